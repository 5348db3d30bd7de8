//! The gateway shards that this process holds, and the leases that give it these shards.

mod identify;
mod leases;
mod ports;

use std::collections::{BTreeMap, BTreeSet};

use parking_lot::Mutex;

use crate::ids::GuildId;
use crate::play::domain::{ShardSet, Silence};
use crate::timestamp::Timestamp;

pub use identify::IdentifyQueue;
pub use leases::*;
pub use ports::*;

/// The shards of this process. Initially, it has all shards without a time limit.
pub struct ShardOwnership(Mutex<Held>);

struct Held {
    own: ShardSet,
    /// The shards that are being unloaded. Their matches finish their requests, but no other match is woken.
    leaving: BTreeSet<u32>,
    /// The shards that this process has taken, but that have not been connected yet.
    fresh: BTreeSet<u32>,
    /// The shards without a connection that receives new events, and those whose lost time is not added yet. Nothing is
    /// overdue in their matches.
    silent: BTreeMap<u32, SilentShard>,
    /// The servers with an outage, and its beginning. Nothing is overdue there either.
    outages: BTreeMap<GuildId, Timestamp>,
    /// The shards whose session a former process began, so that no event has been lost.
    continued: BTreeSet<u32>,
    /// The process must not act for any shard after this moment.
    until: Timestamp,
}

#[derive(Clone, Copy)]
struct SilentShard {
    /// The end of its last connection; `None` if this process has had none.
    since: Option<Timestamp>,
    /// Whether it is connected again.
    connected: bool,
}

impl Default for ShardOwnership {
    fn default() -> ShardOwnership {
        ShardOwnership(Mutex::new(Held {
            own: ShardSet::all(),
            leaving: BTreeSet::new(),
            fresh: BTreeSet::new(),
            silent: BTreeMap::new(),
            outages: BTreeMap::new(),
            continued: BTreeSet::new(),
            until: Timestamp::MAX,
        }))
    }
}

impl ShardOwnership {
    /// Divides the servers into `total` shards. At first, this process has none of them.
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
            held.silent.insert(shard, SilentShard { since: None, connected: false });
        }
    }

    /// Records that a shard of this process resumes the session of a former process.
    pub fn continue_session(&self, shard: u32) {
        self.0.lock().continued.insert(shard);
    }

    /// Returns whether no event of this server has been lost since the former process handled them.
    pub fn is_continued(&self, guild: Option<GuildId>) -> bool {
        let held = self.0.lock();
        held.continued.contains(&held.own.shard_of(guild))
    }

    /// Records that a shard receives new events. Returns the silence that is over, whose time must be added before
    /// [`ShardOwnership::connect`].
    pub fn hear(&self, shard: u32, now: Timestamp) -> Option<Silence> {
        let mut held = self.0.lock();
        let total = held.own.total();
        let silent = held.silent.get_mut(&shard)?;
        silent.connected = true;
        Some(Silence { shard, total, guild: None, since: silent.since, until: now })
    }

    /// Records that nothing in a shard waits for lost time any more, unless its connection is lost again, and whether
    /// events were `lost`. Returns whether this is the first time since the shard was taken.
    pub fn connect(&self, shard: u32, lost: bool) -> bool {
        let mut held = self.0.lock();
        if held.silent.get(&shard).is_some_and(|silent| silent.connected) {
            held.silent.remove(&shard);
        }
        if lost {
            held.continued.remove(&shard);
        }
        held.fresh.remove(&shard)
    }

    /// Records that a shard has lost its connection.
    pub fn disconnect(&self, shard: u32, now: Timestamp) {
        let mut held = self.0.lock();
        let was_connected = held.silent.get(&shard).is_none_or(|silent| silent.connected);
        if held.own.contains(shard) && was_connected {
            held.silent.insert(shard, SilentShard { since: Some(now), connected: false });
        }
    }

    /// Returns when the connection of a silent shard ended.
    pub fn silent_since(&self, shard: u32) -> Option<Timestamp> {
        self.0.lock().silent.get(&shard)?.since
    }

    /// Records that a server has an outage.
    pub fn begin_outage(&self, guild: GuildId, now: Timestamp) {
        self.0.lock().outages.entry(guild).or_insert(now);
    }

    /// Returns the outage of a server, which is over.
    pub fn outage(&self, guild: GuildId, now: Timestamp) -> Option<Silence> {
        let held = self.0.lock();
        let (shard, total) = (held.own.shard_of(Some(guild)), held.own.total());
        held.outages.get(&guild).map(|since| Silence {
            shard,
            total,
            guild: Some(guild),
            since: Some(*since),
            until: now,
        })
    }

    /// Records that the time of an outage is added.
    pub fn end_outage(&self, guild: GuildId) {
        self.0.lock().outages.remove(&guild);
    }

    /// Returns whether presses in this server arrive, and the time that was lost before is added.
    pub fn is_heard(&self, guild: Option<GuildId>) -> bool {
        let held = self.0.lock();
        let has_outage = guild.is_some_and(|guild| held.outages.contains_key(&guild));
        !has_outage && !held.silent.contains_key(&held.own.shard_of(guild))
    }

    /// Records that the process is starting to unload a shard.
    pub fn leave(&self, shard: u32) {
        let mut held = self.0.lock();
        held.fresh.remove(&shard);
        held.silent.remove(&shard);
        held.continued.remove(&shard);
        if held.own.remove(shard) {
            held.leaving.insert(shard);
        }
    }

    /// Records that the process has unloaded a shard.
    pub fn release(&self, shard: u32) {
        let mut held = self.0.lock();
        held.own.remove(shard);
        held.fresh.remove(&shard);
        held.silent.remove(&shard);
        held.leaving.remove(&shard);
    }

    /// Allows the process to act until `until`. Returns `false` and changes nothing if it has shards and the previous
    /// time has already passed. After that time, the process might have dropped its matches.
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

    /// Returns whether the process may act for a server at `now`.
    pub fn has(&self, guild: Option<GuildId>, now: Timestamp) -> bool {
        let held = self.0.lock();
        now < held.until && (held.own.has(guild) || held.leaving.contains(&held.own.shard_of(guild)))
    }

    /// Returns the shards whose matches may be woken at `now`.
    pub fn awake(&self, now: Timestamp) -> ShardSet {
        let held = self.0.lock();
        if now >= held.until {
            return ShardSet::none(held.own.total());
        }
        let mut awake = held.own.clone();
        for shard in held.silent.keys() {
            awake.remove(*shard);
        }
        awake
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

#[cfg(test)]
mod tests;
