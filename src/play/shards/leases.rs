//! Leases decide which process runs which gateway shards.
//!
//! All processes on one database share the bot's shards, without a coordinator. Each process sends a heartbeat to the
//! database every [`LeaseTerms::heartbeat_interval`], which renews its leases for [`LeaseTerms::lease`]. In the same
//! transaction it takes free shards up to its fair share. If it holds more, it learns how many, and gives them up one by one.
//! When a process sends no heartbeat for the length of a lease, its shards become free.
//!
//! For other processes a lease ends by the database's clock. For its holder it ends earlier, by the holder's own clock:
//! counted from *before* the heartbeat, and [`LeaseTerms::margin`] shorter. So a process that was paused, or cannot reach
//! the database, stops before another starts. The clocks may show different times, but must run equally fast.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use parking_lot::Mutex;

use crate::play::ports::Clock;
use crate::timestamp::Timestamp;

/// Shards with equal numbers modulo `max_concurrency` may start one session in this time, which is Discord's limit.
pub const IDENTIFY_EVERY: Duration = Duration::from_secs(5);
/// After this time an allowed session start counts as over, and the next shard may start.
pub const IDENTIFY_WITHIN: Duration = Duration::from_secs(20);

/// How long leases last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeaseTerms {
    /// The time from the last heartbeat until a process's shards are free.
    pub lease: Duration,
}

impl LeaseTerms {
    /// The shortest lease: with a shorter one, a short delay of the database costs all shards.
    pub const MIN: Duration = Duration::from_secs(1);
    /// The longest lease: other processes replace a killed one within 30 seconds.
    pub const MAX: Duration = Duration::from_secs(20);

    /// The time between heartbeats, and the time limit for one.
    pub fn heartbeat_interval(self) -> Duration {
        self.lease / 5
    }

    /// How much earlier a lease ends for its holder than for others: the time to stop.
    pub fn margin(self) -> Duration {
        self.lease / 5
    }

    /// The longest time from the death of a process until another holds its shards. The lease must end; the other process
    /// has just sent its heartbeat, and one more is lost. The database responds meanwhile.
    pub fn takeover(self) -> Duration {
        self.lease + 2 * self.heartbeat_interval()
    }
}

/// What a process learns from a heartbeat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeaseReport {
    /// The shards that the process holds.
    pub own: BTreeSet<u32>,
    /// How many shards it holds beyond its fair share.
    pub surplus: usize,
    /// The time from the sending of the heartbeat until the leases end; `None` if they never end.
    pub valid_for: Option<Duration>,
}

/// Why leases are unavailable: a sentence for the operator.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LeaseError {
    /// The running processes use another number of shards.
    #[error(
        "SHARDS is {wanted}, but the running processes share {agreed} shards; stop them all first, or set the same number"
    )]
    OtherNumber {
        /// The setting of this process.
        wanted: u32,
        /// The number of the others.
        agreed: u32,
    },
    /// The database cannot be reached or written.
    #[error("the database failed: {0}")]
    Failed(String),
}

/// Stores the leases of all processes.
#[async_trait]
pub trait Leases: Send + Sync {
    /// Returns the number of shards, which is the same for all running processes. The first of them uses `configured` by the
    /// operator, else `recommended` by Discord.
    async fn agree(&self, configured: Option<u32>, recommended: u32) -> Result<u32, LeaseError>;

    /// Renews the leases of this process, and takes free shards up to its fair share.
    async fn heartbeat(&self) -> Result<LeaseReport, LeaseError>;

    /// Frees a shard that this process no longer runs.
    async fn release(&self, shard: u32) -> Result<(), LeaseError>;

    /// Frees all shards, because this process ends.
    async fn leave(&self) -> Result<(), LeaseError>;

    /// Asks to start a session with this key. `None`: allowed, within [`IDENTIFY_WITHIN`]. Otherwise how long to wait
    /// before asking again.
    async fn may_identify(&self, key: u32) -> Result<Option<Duration>, LeaseError>;

    /// Reports that the allowed session start succeeded or failed. The next one of this key is allowed in [`IDENTIFY_EVERY`].
    async fn identified(&self, key: u32) -> Result<(), LeaseError>;
}

/// Runs the shards of this process.
#[async_trait]
pub trait ShardHolder: Send + Sync {
    /// Starts a shard.
    fn take(self: Arc<Self>, shard: u32);

    /// Stops a shard; returns when nothing acts for it any more.
    async fn give_up(&self, shard: u32);

    /// Allows the shards to act until this time, by the process's own clock. Returns `false`, and
    /// changes nothing, if the time set before is over: the caller must then stop all shards.
    fn extend_trust(&self, until: Timestamp) -> bool;
}

/// Returns how many of `shards` the process at `index` should hold; `held` counts what each process holds now.
///
/// All processes compute the same result. Shares differ by at most one. The processes that hold the most get the larger
/// shares, so that few shards move.
pub fn fair_share(held: &[usize], index: usize, shards: usize) -> usize {
    let Some(own) = held.get(index) else { return 0 };
    let before = |(other, count): (usize, &usize)| count > own || (count == own && other < index);
    let rank = held.iter().enumerate().filter(|&it| before(it)).count();
    shards / held.len() + usize::from(rank < shards % held.len())
}

/// The leases of a process that shares its database with no other.
pub struct SingleProcess {
    clock: Arc<dyn Clock>,
    shards: AtomicU32,
    /// When each key may identify next.
    free_at: Mutex<HashMap<u32, Timestamp>>,
}

impl SingleProcess {
    pub fn new(clock: Arc<dyn Clock>) -> SingleProcess {
        SingleProcess { clock, shards: AtomicU32::new(0), free_at: Mutex::default() }
    }
}

#[async_trait]
impl Leases for SingleProcess {
    async fn agree(&self, configured: Option<u32>, recommended: u32) -> Result<u32, LeaseError> {
        let shards = configured.unwrap_or(recommended);
        self.shards.store(shards, Ordering::Release);
        Ok(shards)
    }

    async fn heartbeat(&self) -> Result<LeaseReport, LeaseError> {
        Ok(LeaseReport { own: (0..self.shards.load(Ordering::Acquire)).collect(), surplus: 0, valid_for: None })
    }

    async fn release(&self, _: u32) -> Result<(), LeaseError> {
        Ok(())
    }

    async fn leave(&self) -> Result<(), LeaseError> {
        Ok(())
    }

    async fn may_identify(&self, key: u32) -> Result<Option<Duration>, LeaseError> {
        let now = self.clock.now();
        let mut free_at = self.free_at.lock();
        let free = free_at.entry(key).or_insert(now);
        if *free > now {
            return Ok(Some(*free - now));
        }
        *free = now + IDENTIFY_WITHIN;
        Ok(None)
    }

    async fn identified(&self, key: u32) -> Result<(), LeaseError> {
        let free_at = self.clock.now() + IDENTIFY_EVERY;
        self.free_at.lock().insert(key, free_at);
        Ok(())
    }
}
