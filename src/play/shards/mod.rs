//! The gateway shards that this process holds, and the leases that entitle it to them.

mod leases;
mod ports;

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use parking_lot::Mutex;

use crate::ids::GuildId;
use crate::play::domain::{ShardSet, Silence};
use crate::timestamp::Timestamp;

pub use leases::*;
pub use ports::*;

/// The maximum number of outages whose time is added to deadlines in one pass. Each outage takes one transaction.
const MAX_OUTAGE_PARTS: usize = 32;

/// The shards of this process. Initially, the process holds all shards, without a time limit.
pub struct ShardOwnership(Mutex<OwnershipState>);

struct OwnershipState {
    own_shards: ShardSet,
    /// The shards that are being unloaded. Their matches still finish their requests, but the process wakes no more of
    /// them.
    unloading: BTreeSet<u32>,
    /// The shards that this process has taken, but that have not been connected yet.
    unconnected: BTreeSet<u32>,
    /// The shards that currently receive no new events, or whose lost time is not added to deadlines yet. In their
    /// matches, no deadline passes.
    ///
    /// A server with an outage has its own entry, which has the same effect on the server's matches.
    silences: BTreeMap<(u32, Option<GuildId>), SilenceState>,
    /// The shards whose gateway session this process resumed from an earlier process. No events were lost there.
    continued_sessions: BTreeSet<u32>,
    /// The moment after which the process must not act for any shard.
    valid_until: Timestamp,
}

#[derive(Clone, Copy)]
struct SilenceState {
    /// When the silence began; `None` if this process has not been connected yet.
    since: Option<Timestamp>,
    /// When the server's outage began. In contrast, `since` becomes later whenever a part of the outage is added to the
    /// deadlines.
    began: Option<Timestamp>,
    /// Whether the shard or the server sends events again.
    is_over: bool,
}

impl Default for ShardOwnership {
    fn default() -> ShardOwnership {
        ShardOwnership(Mutex::new(OwnershipState {
            own_shards: ShardSet::all(),
            unloading: BTreeSet::new(),
            unconnected: BTreeSet::new(),
            silences: BTreeMap::new(),
            continued_sessions: BTreeSet::new(),
            valid_until: Timestamp::MAX,
        }))
    }
}

impl ShardOwnership {
    /// Divides the servers into `total` shards. At first, this process owns no shard.
    pub fn set_shard_total(&self, total: u32) {
        let mut held = self.0.lock();
        held.own_shards = ShardSet::empty(total);
        held.unloading.clear();
    }

    pub fn add_shard(&self, shard: u32) {
        let mut held = self.0.lock();
        held.unloading.remove(&shard);
        if held.own_shards.insert(shard) {
            held.unconnected.insert(shard);
            held.silences.insert((shard, None), SilenceState { since: None, began: None, is_over: false });
        }
    }

    /// Records that a shard of this process resumes the session of an earlier process.
    pub fn continue_session(&self, shard: u32) {
        self.0.lock().continued_sessions.insert(shard);
    }

    /// Returns whether this server's shard resumed an earlier process's session, so that no events were lost.
    pub fn has_continued_session(&self, guild: Option<GuildId>) -> bool {
        let held = self.0.lock();
        held.continued_sessions.contains(&held.own_shards.shard_of(guild))
    }

    /// Records that a shard or a server sends no events. While both are silent, the time is counted for the shard only.
    pub fn begin_silence(&self, shard: u32, guild: Option<GuildId>, now: Timestamp) {
        let mut held = self.0.lock();
        let was_heard = held.silences.get(&(shard, guild)).is_none_or(|silent| silent.is_over);
        if held.own_shards.contains(shard) && was_heard {
            let began = guild.is_some().then_some(now);
            held.silences.insert((shard, guild), SilenceState { since: Some(now), began, is_over: false });
        }
    }

    /// Records that a shard or a server sends events again. Returns the silences that are over. The caller must add
    /// their durations to the deadlines in the returned order, and then call [`ShardOwnership::end_silence`]. If a
    /// server had an outage during its shard's silence, no time is counted twice.
    pub fn mark_events_resumed(&self, shard: u32, guild: Option<GuildId>, now: Timestamp) -> Vec<Silence> {
        let mut held = self.0.lock();
        let shard_total = held.own_shards.shard_total();
        let silence = |guild, since, until| Silence { shard, shard_total, guild, since, until, outage_began: None };
        let of_shard = held.silences.get(&(shard, None)).copied().filter(|silent| !silent.is_over);
        let of_shard = of_shard.map(|silent| silent.since.unwrap_or(Timestamp::MIN));
        let Some(silent) = held.silences.get_mut(&(shard, guild)) else { return Vec::new() };
        // If the silence was already over before this call, its duration is already being added.
        if std::mem::replace(&mut silent.is_over, true) {
            return Vec::new();
        }
        let SilenceState { since, began: outage_began, .. } = *silent;
        if guild.is_some() {
            let until = of_shard.unwrap_or(now);
            let is_new = since.is_some_and(|since| since < until);
            return is_new.then(|| Silence { outage_began, ..silence(guild, since, until) }).into_iter().collect();
        }
        let mut over = Vec::new();
        for ((of, guild), silent) in
            held.silences.iter_mut().filter(|((_, guild), silent)| guild.is_some() && !silent.is_over)
        {
            let began = silent.since.filter(|began| Some(*began) < of_shard);
            if *of == shard {
                over.extend(began.zip(of_shard).map(|(began, until)| silence(*guild, Some(began), until)));
                silent.since = Some(now);
            }
        }
        over.push(silence(None, since, now));
        over
    }

    /// Returns the parts of ongoing outages that were not returned before and are at least `part` long. The caller must
    /// add their durations to the deadlines now, because a killed process would forget them.
    pub fn take_outage_parts(&self, part: Duration, now: Timestamp) -> Vec<Silence> {
        let mut held = self.0.lock();
        let shard_total = held.own_shards.shard_total();
        let silent = held.silences.iter().filter(|((_, guild), silent)| guild.is_none() && !silent.is_over);
        let silent_shards: Vec<u32> =
            silent.map(|((shard, _), _)| *shard).chain(held.unloading.iter().copied()).collect();
        // The last second is left for the end of the outage, so that there is a last part whose message tells users
        // about the whole outage.
        let until = now - Duration::from_secs(1);
        let mut parts = Vec::new();
        for (&(shard, guild), silent) in &mut held.silences {
            let lasts = silent.since.is_some_and(|since| now - since >= part) && !silent.is_over;
            if parts.len() < MAX_OUTAGE_PARTS && lasts && guild.is_some() && !silent_shards.contains(&shard) {
                parts.push(Silence { shard, shard_total, guild, since: silent.since, until, outage_began: None });
                silent.since = Some(until);
            }
        }
        parts
    }

    /// Records that a silence's duration was added to the deadlines. By now, another silence may have begun.
    pub fn end_silence(&self, shard: u32, guild: Option<GuildId>) {
        let mut held = self.0.lock();
        if held.silences.get(&(shard, guild)).is_some_and(|silent| silent.is_over) {
            held.silences.remove(&(shard, guild));
        }
    }

    /// Records that a shard receives new events, and whether some were `lost`. Returns whether this is the first
    /// connection since the shard was taken.
    pub fn record_connection(&self, shard: u32, lost: bool) -> bool {
        self.end_silence(shard, None);
        let mut held = self.0.lock();
        if lost {
            held.continued_sessions.remove(&shard);
        }
        held.unconnected.remove(&shard)
    }

    /// Returns when the connection of a silent shard ended.
    pub fn silent_since(&self, shard: u32) -> Option<Timestamp> {
        self.0.lock().silences.get(&(shard, None))?.since
    }

    /// Returns the servers of a shard that have an outage, even while the shard is being unloaded.
    pub fn guilds_with_outage(&self, shard: u32) -> Vec<GuildId> {
        let held = self.0.lock();
        let lasting = held.silences.iter().filter(|((of, _), silent)| *of == shard && !silent.is_over);
        lasting.filter_map(|((_, guild), _)| *guild).collect()
    }

    /// Forgets the outage of a server that removed the bot.
    pub fn forget_outage(&self, guild: GuildId) {
        self.0.lock().silences.retain(|(_, silent), _| *silent != Some(guild));
    }

    /// Returns whether this server's events arrive and all lost time was added to its deadlines.
    pub fn receives_events(&self, guild: Option<GuildId>) -> bool {
        let held = self.0.lock();
        let shard = held.own_shards.shard_of(guild);
        [None, guild].iter().all(|silent| !held.silences.contains_key(&(shard, *silent)))
    }

    /// Records that the process is starting to unload a shard.
    pub fn begin_unloading(&self, shard: u32) {
        let mut held = self.0.lock();
        held.unconnected.remove(&shard);
        held.silences.remove(&(shard, None));
        held.continued_sessions.remove(&shard);
        if held.own_shards.remove(shard) {
            held.unloading.insert(shard);
        }
    }

    /// Records that the process has unloaded a shard.
    pub fn finish_unloading(&self, shard: u32) {
        let mut held = self.0.lock();
        held.own_shards.remove(shard);
        held.unconnected.remove(&shard);
        held.silences.retain(|(silent, _), _| *silent != shard);
        held.unloading.remove(&shard);
    }

    /// Allows the process to act until `until`. If the process has shards and the previous limit has already passed,
    /// changes nothing and returns `false`, because the process might have dropped its matches by now.
    pub fn extend_until(&self, now: impl FnOnce() -> Timestamp, until: Timestamp) -> bool {
        let mut held = self.0.lock();
        let has_none = held.own_shards.iter().next().is_none() && held.unloading.is_empty();
        // The clock is read under the lock, so that no other call has seen a later time.
        let in_time = has_none || now() < held.valid_until;
        if in_time {
            held.valid_until = until;
        }
        in_time
    }

    /// Returns whether the process may act for a server at `now`.
    pub fn owns_guild(&self, guild: Option<GuildId>, now: Timestamp) -> bool {
        let held = self.0.lock();
        now < held.valid_until
            && (held.own_shards.contains_guild(guild) || held.unloading.contains(&held.own_shards.shard_of(guild)))
    }

    /// Returns the shards whose matches may be woken at `now`.
    pub fn active_shards(&self, now: Timestamp) -> ShardSet {
        let held = self.0.lock();
        if now >= held.valid_until {
            return ShardSet::empty(held.own_shards.shard_total());
        }
        let mut awake = held.own_shards.clone();
        for (shard, _) in held.silences.keys().filter(|(_, guild)| guild.is_none()) {
            awake.remove(*shard);
        }
        awake
    }

    pub fn own_shards(&self) -> Vec<u32> {
        self.0.lock().own_shards.iter().collect()
    }

    pub fn shard_of(&self, guild: Option<GuildId>) -> u32 {
        self.0.lock().own_shards.shard_of(guild)
    }

    pub fn single_shard_set(&self, shard: u32) -> ShardSet {
        let mut only = ShardSet::empty(self.0.lock().own_shards.shard_total());
        only.insert(shard);
        only
    }
}

#[cfg(test)]
mod tests;
