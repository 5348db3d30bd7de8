//! The heartbeat: keeps this process's leases, takes what it is given, and stops in time for what it loses.

use std::collections::BTreeSet;
use std::sync::Arc;

use tokio::task::JoinSet;

use super::{Census, Holder, Leases, Terms};
use crate::table::Clock;

/// Keeps leases and tells the holder, until `end` comes true. Then gives up whatever it has.
pub async fn keep(
    leases: Arc<dyn Leases>,
    holder: Arc<dyn Holder>,
    clock: Arc<dyn Clock>,
    terms: Terms,
    end: impl Future<Output = ()>,
) {
    let mut keeper = Keeper {
        leases,
        holder,
        clock,
        terms,
        own: BTreeSet::new(),
        until: i64::MIN,
        leaving: JoinSet::new(),
        left: BTreeSet::new(),
    };
    tokio::select! {
        () = end => (),
        () = keeper.beat_on() => (),
    }
    keeper.end().await;
}

struct Keeper {
    leases: Arc<dyn Leases>,
    holder: Arc<dyn Holder>,
    clock: Arc<dyn Clock>,
    terms: Terms,
    /// The shards for which something may act here.
    own: BTreeSet<u32>,
    /// How long, by our clock.
    until: i64,
    /// What is being given up.
    leaving: JoinSet<u32>,
    left: BTreeSet<u32>,
}

impl Keeper {
    async fn beat_on(&mut self) {
        loop {
            let asked = self.clock.now();
            let next = asked + self.terms.beat();
            let answer = tokio::select! {
                census = self.leases.beat() => Some(census),
                () = self.clock.until(next) => None,
            };
            match answer {
                Some(Ok(census)) => self.heed(asked, census),
                Some(Err(error)) => tracing::warn!(%error, "the leases on the shards could not be renewed"),
                None => tracing::warn!("the database does not answer: the leases on the shards could not be renewed"),
            }
            self.rest_until(next).await;
        }
    }

    /// Waits for the next beat, and meanwhile for what is to happen before it.
    async fn rest_until(&mut self, next: i64) {
        loop {
            let lost = if self.own.is_empty() { i64::MAX } else { self.until };
            tokio::select! {
                Some(Ok(shard)) = self.leaving.join_next(), if !self.leaving.is_empty() => {
                    self.left.remove(&shard);
                }
                () = self.clock.until(lost.min(next)) => {
                    if self.clock.now() >= self.until {
                        self.lose();
                    }
                    if self.clock.now() >= next {
                        return;
                    }
                }
            }
        }
    }

    fn heed(&mut self, asked: i64, census: Census) {
        self.until = census.lasts.map_or(i64::MAX, |lasts| asked + lasts - self.terms.margin());
        if self.clock.now() >= self.until {
            // The answer took too long to be worth anything.
            return;
        }
        if !self.holder.trust(self.until) {
            // Whoever looked in between takes its matches for another's and has dropped them.
            return self.lose();
        }
        let gone: Vec<u32> = self.own.difference(&census.own).copied().collect();
        for shard in gone {
            tracing::warn!(shard, "the lease on a shard was lost");
            self.give_up(shard, false);
        }
        let new: Vec<u32> =
            census.own.difference(&self.own).filter(|shard| !self.left.contains(shard)).copied().collect();
        for shard in new {
            tracing::info!(shard, "a shard is ours");
            self.own.insert(shard);
            Arc::clone(&self.holder).take(shard);
        }
        // What is on its way out counts as surplus until it is released.
        let excess = census.surplus.saturating_sub(self.left.intersection(&census.own).count());
        let surplus: Vec<u32> = self.own.iter().rev().take(excess).copied().collect();
        for shard in surplus {
            tracing::info!(shard, "a shard is given up: another process is to have it");
            self.give_up(shard, true);
        }
    }

    /// The time is over by our own clock: nothing may act any more, whatever the database would say.
    fn lose(&mut self) {
        if !self.own.is_empty() {
            tracing::error!(shards = self.own.len(), "the leases on all shards ran out before they could be renewed");
        }
        for shard in std::mem::take(&mut self.own) {
            self.give_up(shard, false);
        }
    }

    /// Has everything stop that acts for this shard; then others may have it, if `release`.
    fn give_up(&mut self, shard: u32, release: bool) {
        self.own.remove(&shard);
        self.left.insert(shard);
        let (leases, holder) = (Arc::clone(&self.leases), Arc::clone(&self.holder));
        self.leaving.spawn(async move {
            holder.give_up(shard).await;
            if release && let Err(error) = leases.release(shard).await {
                // Then it comes back to us with the next beat, and is given up again.
                tracing::warn!(shard, %error, "a shard could not be released");
            }
            shard
        });
    }

    async fn end(mut self) {
        for shard in std::mem::take(&mut self.own) {
            self.give_up(shard, false);
        }
        while self.leaving.join_next().await.is_some() {}
        if let Err(error) = self.leases.leave().await {
            tracing::warn!(%error, "others have to wait until the leases of this process run out");
        }
    }
}
