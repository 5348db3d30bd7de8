//! Leases decide which process runs which gateway shards. [`maintain_leases`] starts and stops the shards accordingly.
//!
//! All processes that use the same database share the bot's shards, without a coordinator. Each process sends a
//! heartbeat to the database every [`LeaseTerms::heartbeat_interval`], which renews its leases for
//! [`LeaseTerms::lease`]. In the same transaction, it takes free shards up to its fair share. If it holds more than its
//! share, the database reports the surplus, and the process gives that many shards up. If a process sends no heartbeat
//! for the length of a lease, its shards become free.
//!
//! For other processes, a lease ends according to the database's clock. For its holder, the lease ends earlier,
//! according to the holder's own clock: the holder counts from *before* the heartbeat, and subtracts
//! [`LeaseTerms::safety_margin`]. A process that was paused, or cannot reach the database, therefore stops before
//! another process starts. The clocks may show different times, but must run at the same rate.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use parking_lot::Mutex;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::ports::{LeaseError, LeaseReport, Leases, ShardHolder};
use crate::play::domain::Clock;
use crate::telemetry;
use crate::timestamp::Timestamp;

/// The period of Discord's limit on session starts. Within it, only one of the shards whose numbers are equal modulo
/// `max_concurrency` may start a session.
pub const IDENTIFY_INTERVAL: Duration = Duration::from_secs(5);
/// How long a session start may take before the next shard may start.
pub const IDENTIFY_TIMEOUT: Duration = Duration::from_secs(20);

/// The longest pause before a shard asks again whether it may start. While another session is starting, the reported
/// wait is that start's time limit, although a start usually takes much less time.
const MAX_PAUSE: Duration = Duration::from_secs(1);
/// How often a process looks for shards that another process has given up. The interval is short because users have to
/// wait until a process takes their shard.
const FREE_SHARD_POLL_INTERVAL: Duration = Duration::from_millis(300);

/// The duration of leases, and the times that follow from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeaseTerms {
    /// The time from a process's last heartbeat until its shards become free.
    pub lease: Duration,
}

impl LeaseTerms {
    /// The shortest allowed lease. With a shorter lease, a short delay in the database would cost the process all its
    /// shards.
    pub const MIN_LEASE: Duration = Duration::from_secs(1);
    /// The longest allowed lease. Even with this lease, other processes take over from a killed process within 30
    /// seconds.
    pub const MAX_LEASE: Duration = Duration::from_secs(20);

    /// Returns the time between heartbeats, which is also the time limit for one heartbeat.
    pub fn heartbeat_interval(self) -> Duration {
        self.lease / 5
    }

    /// Returns how much earlier a lease ends for its holder than for other processes. This time is for stopping the
    /// holder's shards.
    pub fn safety_margin(self) -> Duration {
        self.lease / 5
    }
}

/// Returns how many shards the process at `index` should hold if there are `shards` shards in total. `held` contains
/// the number of shards that each process currently holds.
///
/// All processes compute the same result. The shares differ by at most one. The larger shares go to the processes that
/// hold the most shards, so that few shards move.
pub fn fair_share(held: &[usize], index: usize, shards: usize) -> usize {
    let Some(own) = held.get(index) else { return 0 };
    let before = |(other, count): (usize, &usize)| count > own || (count == own && other < index);
    let rank = held.iter().enumerate().filter(|&it| before(it)).count();
    shards / held.len() + usize::from(rank < shards % held.len())
}

/// The leases for a process that does not share its database.
pub struct SingleProcessLeases {
    clock: Arc<dyn Clock>,
    shards: AtomicU32,
    /// The time at which the next session may start, for each rate limit key.
    free_at: Mutex<HashMap<u32, Timestamp>>,
}

impl SingleProcessLeases {
    pub fn new(clock: Arc<dyn Clock>) -> SingleProcessLeases {
        SingleProcessLeases { clock, shards: AtomicU32::new(0), free_at: Mutex::default() }
    }
}

#[async_trait]
impl Leases for SingleProcessLeases {
    async fn agree_on_shard_total(&self, configured: Option<u32>, recommended: u32) -> Result<u32, LeaseError> {
        let shards = configured.unwrap_or(recommended);
        self.shards.store(shards, Ordering::Release);
        Ok(shards)
    }

    async fn heartbeat(&self) -> Result<LeaseReport, LeaseError> {
        Ok(LeaseReport { own_shards: (0..self.shards.load(Ordering::Acquire)).collect(), surplus: 0, valid_for: None })
    }

    async fn release(&self, _: u32) -> Result<(), LeaseError> {
        Ok(())
    }

    async fn release_all(&self) -> Result<(), LeaseError> {
        Ok(())
    }

    async fn try_identify(&self, key: u32) -> Result<Option<Duration>, LeaseError> {
        let now = self.clock.now();
        let mut free_at = self.free_at.lock();
        let free = free_at.entry(key).or_insert(now);
        // A wait longer than the maximum means that the clock was set back since, so it no longer counts.
        if *free > now && *free - now <= IDENTIFY_TIMEOUT {
            return Ok(Some(*free - now));
        }
        *free = now + IDENTIFY_TIMEOUT;
        Ok(None)
    }

    async fn report_identify(&self, key: u32) -> Result<(), LeaseError> {
        let free_at = self.clock.now() + IDENTIFY_INTERVAL;
        self.free_at.lock().insert(key, free_at);
        Ok(())
    }
}

/// Allows only one shard per rate limit key at a time to ask for a session start, so that waiting shards do not burden
/// the database.
pub struct IdentifyQueue {
    leases: Arc<dyn Leases>,
    clock: Arc<dyn Clock>,
    /// A semaphore with one permit for each rate limit key, which is the shard's number modulo Discord's
    /// `max_concurrency`. Only the shard that holds the permit asks for a session start.
    queues: Mutex<HashMap<u32, Arc<Semaphore>>>,
}

impl IdentifyQueue {
    pub fn new(leases: Arc<dyn Leases>, clock: Arc<dyn Clock>) -> IdentifyQueue {
        IdentifyQueue { leases, clock, queues: Mutex::default() }
    }

    /// Waits until a session with this key may start. Once the session has started or failed to start, the caller must
    /// call [`Leases::report_identify`].
    ///
    /// # Errors
    /// Fails if the leases are unavailable.
    pub async fn wait_for_turn(&self, key: u32) -> Result<(), LeaseError> {
        let queue = Arc::clone(self.queues.lock().entry(key).or_insert_with(|| Arc::new(Semaphore::new(1))));
        let _turn = queue.acquire().await;
        while let Some(wait) = self.leases.try_identify(key).await? {
            self.clock.sleep(wait.min(MAX_PAUSE)).await;
        }
        Ok(())
    }
}

/// Renews leases, and starts and stops shards, until the future `end` completes. Then frees all shards.
pub async fn maintain_leases(
    leases: Arc<dyn Leases>,
    holder: Arc<dyn ShardHolder>,
    clock: Arc<dyn Clock>,
    terms: LeaseTerms,
    end: impl Future<Output = ()>,
) {
    let mut keeper = LeaseMaintainer {
        leases,
        holder,
        clock,
        terms,
        own: BTreeSet::new(),
        until: Timestamp::MIN,
        stopping: JoinSet::new(),
        stopping_shards: BTreeSet::new(),
    };
    tokio::select! {
        () = end => (),
        () = keeper.send_heartbeats() => (),
    }
    keeper.stop_all(true);
    while keeper.stopping.join_next().await.is_some() {}
    if let Err(error) = keeper.leases.release_all().await {
        tracing::warn!(%error, "other processes must wait until the leases of this process end");
    }
}

struct LeaseMaintainer {
    leases: Arc<dyn Leases>,
    holder: Arc<dyn ShardHolder>,
    clock: Arc<dyn Clock>,
    terms: LeaseTerms,
    /// The shards that this process runs.
    own: BTreeSet<u32>,
    /// When the leases expire, by this process's clock.
    until: Timestamp,
    /// The tasks that stop shards. Each task returns the shard that it stopped.
    stopping: JoinSet<u32>,
    stopping_shards: BTreeSet<u32>,
}

impl LeaseMaintainer {
    async fn send_heartbeats(&mut self) {
        let mut fails = false;
        loop {
            self.stop_for_clock_step().await;
            let sent = self.clock.now();
            let next = sent + self.terms.heartbeat_interval();
            let report = tokio::select! {
                report = self.leases.heartbeat() => Some(report),
                () = self.clock.sleep_until(next) => None,
            };
            let failed = std::mem::replace(&mut fails, !matches!(report, Some(Ok(_))));
            match report {
                Some(Ok(report)) => {
                    if failed {
                        tracing::info!("the shard leases are renewed again");
                    }
                    self.apply_report(sent, report);
                }
                Some(Err(error)) if !failed => tracing::warn!(%error, "the shard leases cannot be renewed"),
                None if !failed => tracing::warn!("the database does not respond: the shard leases cannot be renewed"),
                _ => (),
            }
            self.wait_until(next).await;
        }
    }

    /// If the system's clock made a step, drops all matches, so that nothing in memory holds a time from before the
    /// step. The shards then start as after a restart, and their start moves the deadlines.
    async fn stop_for_clock_step(&mut self) {
        if self.clock.has_unapplied_step() {
            self.stop_all(false);
            while self.stopping.join_next().await.is_some() {}
            self.stopping_shards.clear();
            self.clock.apply_step();
        }
    }

    /// Waits until the next heartbeat is due, or until a shard is free. Meanwhile, handles stopped shards and ended
    /// leases.
    async fn wait_until(&mut self, next: Timestamp) {
        let mut look_at = self.clock.now() + FREE_SHARD_POLL_INTERVAL;
        loop {
            let end = if self.own.is_empty() { Timestamp::MAX } else { self.until };
            tokio::select! {
                Some(Ok(shard)) = self.stopping.join_next(), if !self.stopping.is_empty() => {
                    self.stopping_shards.remove(&shard);
                }
                () = self.clock.sleep_until(end.min(next).min(look_at)) => {
                    if self.clock.has_unapplied_step() {
                        return;
                    }
                    if self.clock.now_for_leases() >= self.until {
                        self.stop_after_expiry();
                    }
                    let now = self.clock.now();
                    if now >= next {
                        return;
                    }
                    if now >= look_at {
                        look_at = now + FREE_SHARD_POLL_INTERVAL;
                        let free = timeout(FREE_SHARD_POLL_INTERVAL, self.leases.has_free_shards()).await;
                        if let Ok(Ok(true)) = free {
                            return;
                        }
                    }
                }
            }
        }
    }

    fn apply_report(&mut self, sent: Timestamp, report: LeaseReport) {
        telemetry::set_gauge(telemetry::LEASES_RENEWED, sent.as_unix_seconds());
        self.until = report.valid_for.map_or(Timestamp::MAX, |valid_for| sent + valid_for - self.terms.safety_margin());
        if self.clock.now_for_leases() >= self.until {
            // The report came so late that the renewed leases have ended, too. `until` makes the caller stop all
            // shards.
            return;
        }
        if !self.holder.extend_ownership(self.until) {
            // The earlier leases ended in the meantime, so the match service might have dropped its matches.
            return self.stop_after_expiry();
        }
        let lost: Vec<u32> = self.own.difference(&report.own_shards).copied().collect();
        for shard in lost {
            tracing::warn!(shard, "lost the lease of a shard");
            self.stop_shard(shard, false);
        }
        for &shard in &report.own_shards {
            if !self.stopping_shards.contains(&shard) && self.own.insert(shard) {
                tracing::info!(shard, "got the lease of a shard");
                Arc::clone(&self.holder).start_shard(shard);
            }
        }
        // Shards that are being stopped count as surplus until they are released.
        let excess = report.surplus.saturating_sub(self.stopping_shards.intersection(&report.own_shards).count());
        let surplus: Vec<u32> = self.own.iter().rev().take(excess).copied().collect();
        for shard in surplus {
            tracing::info!(shard, "giving a shard up to another process");
            self.stop_shard(shard, true);
        }
    }

    /// Stops all shards, because the leases have ended by this process's clock. In the database, they may still be
    /// valid.
    fn stop_after_expiry(&mut self) {
        if !self.own.is_empty() {
            tracing::error!(shards = self.own.len(), "the leases of all shards ended before they could be renewed");
        }
        self.stop_all(false);
    }

    /// Stops all shards, see [`LeaseMaintainer::stop_shard`].
    fn stop_all(&mut self, release: bool) {
        for shard in std::mem::take(&mut self.own) {
            self.stop_shard(shard, release);
        }
    }

    /// Stops a shard in a task. If `release` is true, the task then frees the shard for other processes.
    fn stop_shard(&mut self, shard: u32, release: bool) {
        self.own.remove(&shard);
        self.stopping_shards.insert(shard);
        let (leases, holder) = (Arc::clone(&self.leases), Arc::clone(&self.holder));
        self.stopping.spawn(async move {
            holder.stop_shard(shard).await;
            if release && let Err(error) = leases.release(shard).await {
                // The next heartbeat will report the shard again, so it will be given up again.
                tracing::warn!(shard, %error, "a shard could not be released");
            }
            shard
        });
    }
}
