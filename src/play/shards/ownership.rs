//! The shards whose matches belong to this process, while its lease lasts.

use std::collections::BTreeSet;

use parking_lot::Mutex;

use super::set::ShardSet;
use crate::ids::GuildId;
use crate::timestamp::Timestamp;

/// The shards of this process. At first it has all of them, without end.
pub struct ShardOwnership(Mutex<Held>);

struct Held {
    own: ShardSet,
    /// Shards that are being unloaded: their matches finish their requests, but none is woken.
    leaving: BTreeSet<u32>,
    /// Shards that were taken, but whose events do not arrive yet.
    fresh: BTreeSet<u32>,
    /// From then on the process may not act for any shard.
    until: Timestamp,
}

impl Default for ShardOwnership {
    fn default() -> ShardOwnership {
        ShardOwnership(Mutex::new(Held {
            own: ShardSet::all(),
            leaving: BTreeSet::new(),
            fresh: BTreeSet::new(),
            until: Timestamp::MAX,
        }))
    }
}

impl ShardOwnership {
    /// Divides the servers into `total` shards, of which this process has none.
    pub fn divide(&self, total: u32) {
        let mut held = self.0.lock();
        held.own = ShardSet::none(total);
        held.leaving.clear();
    }

    pub fn take(&self, shard: u32) {
        let mut held = self.0.lock();
        held.leaving.remove(&shard);
        if held.own.insert(shard) {
            held.fresh.insert(shard);
        }
    }

    /// An event of a shard has arrived. Returns whether it is the first since the shard was taken.
    pub fn is_first_event(&self, shard: u32) -> bool {
        self.0.lock().fresh.remove(&shard)
    }

    /// The process begins to unload a shard.
    pub fn leave(&self, shard: u32) {
        let mut held = self.0.lock();
        held.fresh.remove(&shard);
        if held.own.remove(shard) {
            held.leaving.insert(shard);
        }
    }

    /// The process has unloaded a shard.
    pub fn release(&self, shard: u32) {
        let mut held = self.0.lock();
        held.own.remove(shard);
        held.fresh.remove(&shard);
        held.leaving.remove(&shard);
    }

    /// The process may act until then. Returns `false`, and changes nothing, if it has shards and could act only until a moment
    /// that has passed. Its matches may have been dropped at that moment.
    pub fn extend(&self, now: impl FnOnce() -> Timestamp, until: Timestamp) -> bool {
        let mut held = self.0.lock();
        let has_none = held.own.numbers().next().is_none() && held.leaving.is_empty();
        // The clock is read under the lock, so that no other call has seen a later time.
        let in_time = has_none || now() < held.until;
        if in_time {
            held.until = until;
        }
        in_time
    }

    /// Whether the process may act for a server at `now`.
    pub fn has(&self, guild: Option<GuildId>, now: Timestamp) -> bool {
        let held = self.0.lock();
        now < held.until && (held.own.has(guild) || held.leaving.contains(&held.own.shard_of(guild)))
    }

    /// The shards whose matches may be woken at `now`.
    pub fn awake(&self, now: Timestamp) -> ShardSet {
        let held = self.0.lock();
        if now < held.until { held.own.clone() } else { ShardSet::none(held.own.total()) }
    }

    pub fn own(&self) -> Vec<u32> {
        self.0.lock().own.numbers().collect()
    }

    pub fn shard_of(&self, guild: Option<GuildId>) -> u32 {
        self.0.lock().own.shard_of(guild)
    }

    pub fn only(&self, shard: u32) -> ShardSet {
        let mut only = ShardSet::none(self.0.lock().own.total());
        only.insert(shard);
        only
    }
}
