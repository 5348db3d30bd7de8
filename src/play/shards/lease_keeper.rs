//! Keeps this process's leases with heartbeats; starts shards that it gets, and stops lost ones in time.

use std::collections::BTreeSet;
use std::sync::Arc;

use tokio::task::JoinSet;

use super::leases::{LeaseReport, LeaseTerms, Leases, ShardHolder};
use crate::play::ports::Clock;
use crate::timestamp::Timestamp;

/// Keeps leases, and starts and stops shards, until `end` completes. Then frees all shards.
pub async fn keep_leases(
    leases: Arc<dyn Leases>,
    holder: Arc<dyn ShardHolder>,
    clock: Arc<dyn Clock>,
    terms: LeaseTerms,
    end: impl Future<Output = ()>,
) {
    let mut keeper = Keeper {
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
    keeper.end().await;
}

struct Keeper {
    leases: Arc<dyn Leases>,
    holder: Arc<dyn ShardHolder>,
    clock: Arc<dyn Clock>,
    terms: LeaseTerms,
    /// The shards that run here.
    own: BTreeSet<u32>,
    /// When the leases end by this process's clock.
    until: Timestamp,
    /// The tasks that stop shards; each returns its shard.
    stopping: JoinSet<u32>,
    stopping_shards: BTreeSet<u32>,
}

impl Keeper {
    async fn send_heartbeats(&mut self) {
        loop {
            let sent = self.clock.now();
            let next = sent + self.terms.heartbeat_interval();
            let report = tokio::select! {
                report = self.leases.heartbeat() => Some(report),
                () = self.clock.until(next) => None,
            };
            match report {
                Some(Ok(report)) => self.apply(sent, report),
                Some(Err(error)) => tracing::warn!(%error, "the shard leases could not be renewed"),
                None => tracing::warn!("the database does not respond: the shard leases could not be renewed"),
            }
            self.wait_until(next).await;
        }
    }

    /// Waits for the next heartbeat. Meanwhile notices stopped shards and ended leases.
    async fn wait_until(&mut self, next: Timestamp) {
        loop {
            let end = if self.own.is_empty() { Timestamp::MAX } else { self.until };
            tokio::select! {
                Some(Ok(shard)) = self.stopping.join_next(), if !self.stopping.is_empty() => {
                    self.stopping_shards.remove(&shard);
                }
                () = self.clock.until(end.min(next)) => {
                    if self.clock.now() >= self.until {
                        self.stop_all();
                    }
                    if self.clock.now() >= next {
                        return;
                    }
                }
            }
        }
    }

    fn apply(&mut self, sent: Timestamp, report: LeaseReport) {
        self.until = report.valid_for.map_or(Timestamp::MAX, |valid_for| sent + valid_for - self.terms.margin());
        if self.clock.now() >= self.until {
            // The report came too late.
            return;
        }
        if !self.holder.extend_trust(self.until) {
            // The leases had ended in between, and the table may have dropped its matches.
            return self.stop_all();
        }
        let lost: Vec<u32> = self.own.difference(&report.own).copied().collect();
        for shard in lost {
            tracing::warn!(shard, "lost the lease of a shard");
            self.give_up(shard, false);
        }
        let new: Vec<u32> =
            report.own.difference(&self.own).filter(|shard| !self.stopping_shards.contains(shard)).copied().collect();
        for shard in new {
            tracing::info!(shard, "got the lease of a shard");
            self.own.insert(shard);
            Arc::clone(&self.holder).take(shard);
        }
        // Shards that are being stopped count as surplus until they are released.
        let excess = report.surplus.saturating_sub(self.stopping_shards.intersection(&report.own).count());
        let surplus: Vec<u32> = self.own.iter().rev().take(excess).copied().collect();
        for shard in surplus {
            tracing::info!(shard, "giving a shard up to another process");
            self.give_up(shard, true);
        }
    }

    /// Stops all shards: the leases have ended by this process's clock, whatever the database says.
    fn stop_all(&mut self) {
        if !self.own.is_empty() {
            tracing::error!(shards = self.own.len(), "the leases of all shards ended before they could be renewed");
        }
        for shard in std::mem::take(&mut self.own) {
            self.give_up(shard, false);
        }
    }

    /// Stops a shard in a task, and then frees it for other processes if `release`.
    fn give_up(&mut self, shard: u32, release: bool) {
        self.own.remove(&shard);
        self.stopping_shards.insert(shard);
        let (leases, holder) = (Arc::clone(&self.leases), Arc::clone(&self.holder));
        self.stopping.spawn(async move {
            holder.give_up(shard).await;
            if release && let Err(error) = leases.release(shard).await {
                // The next heartbeat reports the shard again, and it is given up again.
                tracing::warn!(shard, %error, "a shard could not be released");
            }
            shard
        });
    }

    async fn end(mut self) {
        for shard in std::mem::take(&mut self.own) {
            self.give_up(shard, false);
        }
        while self.stopping.join_next().await.is_some() {}
        if let Err(error) = self.leases.leave().await {
            tracing::warn!(%error, "other processes must wait until the leases of this process end");
        }
    }
}
