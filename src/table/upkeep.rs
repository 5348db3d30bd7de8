//! What the table does by itself: it takes up matches after a restart, looks after deadlines, and tells the store what is shown.

use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use tokio::sync::mpsc;

use super::actor::Request;
use super::model::{MatchId, ShardSet};
use super::ports::StoreError;
use super::{Table, lock};

/// Due matches that are woken in one look at the store.
const DUE_AT_ONCE: usize = 256;
/// How often the store is asked for due matches, in milliseconds.
pub const LOOK_EVERY: i64 = 2_000;
/// Matches that are shown again at the same time after a restart, and how long until the next, in milliseconds: far less than
/// the 50 requests a second that Discord takes, for people play meanwhile.
const RESUMED_AT_ONCE: usize = 20;
pub const RESUME_EVERY: i64 = 1_000;
/// Matches that are shown again at most, and how long ago they may have changed, in milliseconds: what is older shows itself
/// when somebody presses.
const MOST_RESUMED: usize = 20_000;
const RESUMED_FOR: i64 = 7 * 86_400_000;

impl Table {
    /// Takes up all open matches of the store: from now on looks after their deadlines, and shows again, little by little and
    /// the newest first, those of which it is not certain that people see what is stored. The others cost nothing until
    /// somebody presses. Call it once the presenter can speak; while the store cannot be read it is tried again. Returns how
    /// many are open.
    pub async fn resume(self: &Arc<Self>) -> usize {
        self.look_after_deadlines();
        self.resume_in(&self.shard_ownership.awake(self.ports.clock.now())).await
    }

    /// From now on all servers are divided into so many shards, and this process has the matches of none.
    pub fn divide(&self, total: u32) {
        self.shard_ownership.divide(total);
    }

    /// From now on the matches of this shard's servers are this process's, which looks after their deadlines.
    pub fn take(self: &Arc<Self>, shard: u32) {
        self.shard_ownership.take(shard);
        self.look_after_deadlines();
    }

    /// The events of a shard come in: if they did not since it was taken, takes its matches up as [`Table::resume`] does and
    /// returns how many are open.
    pub async fn take_up(self: &Arc<Self>, shard: u32) -> Option<usize> {
        if self.shard_ownership.heard(shard) {
            Some(self.resume_in(&self.shard_ownership.only(shard)).await)
        } else {
            None
        }
    }

    /// Puts the matches of this shard's servers away: what waits in their queues is done and shown, then they are dropped from
    /// memory. Comes back when that is so.
    pub async fn put_away(self: &Arc<Self>, shard: u32) {
        self.shard_ownership.leave(shard);
        let (away, mut all) = mpsc::channel::<Infallible>(1);
        let awake: Vec<MatchId> = lock(&self.queues).keys().copied().collect();
        for id in awake {
            self.send(id, Request::PutAway { shard, away: away.clone() });
        }
        drop(away);
        // Nothing is ever sent: it is over when nobody could any more.
        let _ = all.recv().await;
        self.tell_settled().await;
    }

    /// The matches of this shard's servers are another process's from now on: nothing is changed or shown here any more.
    pub fn let_go(&self, shard: u32) {
        self.shard_ownership.let_go(shard);
        self.message_index.forget_all(&self.shard_ownership.only(shard));
    }

    /// No match is this process's after that moment (milliseconds since 1970), unless a later one is told until then. Returns
    /// `false`, and changes nothing, if it comes too late for the shards that this process has or is giving up.
    pub fn trust(&self, until: i64) -> bool {
        self.shard_ownership.trust(|| self.ports.clock.now(), until)
    }

    /// Whether the matches of this server (`None`: direct messages) are this process's at this moment.
    pub fn has(&self, guild: Option<u64>) -> bool {
        self.shard_ownership.has(guild, self.ports.clock.now())
    }

    /// The shards whose servers' matches are this process's.
    pub fn shards(&self) -> Vec<u32> {
        self.shard_ownership.own()
    }

    async fn resume_in(self: &Arc<Self>, shards: &ShardSet) -> usize {
        loop {
            match self.resume_once(shards).await {
                Ok(open) => return open,
                Err(error) => tracing::error!(%error, "open matches cannot be taken up yet"),
            }
            self.ports.clock.until(self.ports.clock.now() + LOOK_EVERY).await;
        }
    }

    async fn resume_once(self: &Arc<Self>, shards: &ShardSet) -> Result<usize, StoreError> {
        let open = self.ports.store.open_matches(shards).await?;
        open.iter().for_each(|one| self.message_index.know(one.location, one.id));
        let since = self.ports.clock.now() - RESUMED_FOR;
        let unshown = self.ports.store.unshown(shards, since, MOST_RESUMED).await?;
        let table = Arc::clone(self);
        tokio::spawn(async move { table.show_again(&unshown).await });
        Ok(open.len())
    }

    async fn show_again(self: Arc<Self>, unshown: &[MatchId]) {
        for some in unshown.chunks(RESUMED_AT_ONCE) {
            for &id in some {
                self.send(id, Request::Resume);
            }
            self.ports.clock.until(self.ports.clock.now() + RESUME_EVERY).await;
        }
    }

    fn look_after_deadlines(self: &Arc<Self>) {
        if !self.looking.swap(true, Ordering::AcqRel) {
            let table = Arc::clone(self);
            tokio::spawn(async move { table.wake_those_due().await });
        }
    }

    async fn wake_those_due(self: Arc<Self>) {
        while !self.closing.load(Ordering::Acquire) {
            self.tell_settled().await;
            let now = self.ports.clock.now();
            match self.ports.store.due(&self.shard_ownership.awake(now), now, DUE_AT_ONCE).await {
                Ok(due) => due.into_iter().for_each(|id| {
                    self.send(id, Request::Due);
                }),
                Err(error) => tracing::error!(%error, "due matches could not be looked up"),
            }
            self.ports.clock.until(now + LOOK_EVERY).await;
        }
    }

    /// This version of a match is shown, or can never be: it need not be shown again after a restart.
    pub(super) fn settled(&self, id: MatchId, version: i64) {
        lock(&self.settled).push((id, version));
    }

    /// Tells the store what is shown; many matches in one go, and not at once, as a match that is shown again for nothing does
    /// no harm.
    pub(super) async fn tell_settled(&self) {
        let settled = std::mem::take(&mut *lock(&self.settled));
        if !settled.is_empty()
            && let Err(error) = self.ports.store.shown(&settled).await
        {
            tracing::warn!(%error, matches = settled.len(), "what is shown could not be noted; it will be shown again");
        }
    }
}
