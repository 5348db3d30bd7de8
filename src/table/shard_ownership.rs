//! Which matches are this process's: those of the shards that it holds, as long as it is trusted with them.

use std::collections::BTreeSet;
use std::sync::Mutex;

use super::lock;
use super::model::ShardSet;

/// The shards of this process. At first it has everything, for good.
pub struct ShardOwnership(Mutex<Held>);

struct Held {
    own: ShardSet,
    /// What is being given up: its matches may still end what they are at, but none is woken.
    leaving: BTreeSet<u32>,
    /// What was taken, but its events do not come in yet.
    fresh: BTreeSet<u32>,
    /// Nothing may be done for any shard from that moment on, in milliseconds since 1970.
    until: i64,
}

impl Default for ShardOwnership {
    fn default() -> ShardOwnership {
        ShardOwnership(Mutex::new(Held {
            own: ShardSet::all(),
            leaving: BTreeSet::new(),
            fresh: BTreeSet::new(),
            until: i64::MAX,
        }))
    }
}

impl ShardOwnership {
    /// From now on servers are divided into so many shards, of which this process has none.
    pub fn divide(&self, total: u32) {
        let mut held = lock(&self.0);
        held.own = ShardSet::none(total);
        held.leaving.clear();
    }

    /// The process has this shard.
    pub fn take(&self, shard: u32) {
        let mut held = lock(&self.0);
        held.leaving.remove(&shard);
        if held.own.insert(shard) {
            held.fresh.insert(shard);
        }
    }

    /// The events of this shard come in. Whether they do so for the first time since it was taken.
    pub fn heard(&self, shard: u32) -> bool {
        lock(&self.0).fresh.remove(&shard)
    }

    /// The process is to have this shard no more.
    pub fn leave(&self, shard: u32) {
        let mut held = lock(&self.0);
        held.fresh.remove(&shard);
        if held.own.remove(shard) {
            held.leaving.insert(shard);
        }
    }

    /// The process has this shard no more.
    pub fn let_go(&self, shard: u32) {
        let mut held = lock(&self.0);
        held.own.remove(shard);
        held.fresh.remove(&shard);
        held.leaving.remove(&shard);
    }

    /// The process may act until then, unless there was a moment in which it might not, for shards that it still has:
    /// whoever asked in that moment has put their matches away for good.
    pub fn trust(&self, now: impl FnOnce() -> i64, until: i64) -> bool {
        let mut held = lock(&self.0);
        let has_none = held.own.numbers().next().is_none() && held.leaving.is_empty();
        // Asked under the lock, so that nobody has looked at a later moment before.
        let trusted = has_none || now() < held.until;
        if trusted {
            held.until = until;
        }
        trusted
    }

    /// Whether this process may act for that server at this moment.
    pub fn has(&self, guild: Option<u64>, now: i64) -> bool {
        let held = lock(&self.0);
        now < held.until && (held.own.has(guild) || held.leaving.contains(&held.own.shard_of(guild)))
    }

    /// The shards whose matches are to be woken at this moment.
    pub fn awake(&self, now: i64) -> ShardSet {
        let held = lock(&self.0);
        if now < held.until { held.own.clone() } else { ShardSet::none(held.own.total()) }
    }

    /// The shards that this process has.
    pub fn own(&self) -> Vec<u32> {
        lock(&self.0).own.numbers().collect()
    }

    /// The shard of that server.
    pub fn shard_of(&self, guild: Option<u64>) -> u32 {
        lock(&self.0).own.shard_of(guild)
    }

    /// That shard alone.
    pub fn only(&self, shard: u32) -> ShardSet {
        let mut only = ShardSet::none(lock(&self.0).own.total());
        only.insert(shard);
        only
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A server of that shard of four.
    fn server(shard: u64) -> Option<u64> {
        Some((4 * 1_000 + shard) << 22 | 0x3f_ffff)
    }

    #[test]
    fn everything_is_ours_until_it_is_divided() {
        let shard_ownership = ShardOwnership::default();
        assert!((0..4).all(|shard| shard_ownership.has(server(shard), 0)) && shard_ownership.has(None, i64::MAX - 1));
        shard_ownership.divide(4);
        assert!(!(0..4).any(|shard| shard_ownership.has(server(shard), 0)) && !shard_ownership.has(None, 0));
        shard_ownership.take(2);
        assert_eq!([0, 1, 2, 3].map(|shard| shard_ownership.has(server(shard), 0)), [false, false, true, false]);
        assert_eq!(shard_ownership.awake(0), shard_ownership.only(2));
        shard_ownership.take(0);
        assert_eq!(shard_ownership.own(), [0, 2]);
        assert!(shard_ownership.has(None, 0), "direct messages belong to shard 0");
    }

    #[test]
    fn what_leaves_may_end_what_it_is_at() {
        let shard_ownership = ShardOwnership::default();
        shard_ownership.divide(4);
        shard_ownership.take(1);
        shard_ownership.leave(1);
        assert!(shard_ownership.has(server(1), 0));
        assert_eq!(shard_ownership.awake(0), ShardSet::none(4));
        shard_ownership.let_go(1);
        assert!(!shard_ownership.has(server(1), 0));
        shard_ownership.leave(1);
        assert!(!shard_ownership.has(server(1), 0), "what one has not one cannot be leaving");
    }

    #[test]
    fn a_shard_is_heard_first_once_each_time_it_is_taken() {
        let shard_ownership = ShardOwnership::default();
        shard_ownership.divide(4);
        assert!(!shard_ownership.heard(1), "it is not ours");
        shard_ownership.take(1);
        assert_eq!([(); 2].map(|()| shard_ownership.heard(1)), [true, false]);
        shard_ownership.leave(1);
        shard_ownership.let_go(1);
        shard_ownership.take(1);
        assert!(shard_ownership.heard(1));
    }

    #[test]
    fn nothing_is_ours_when_the_time_is_over() {
        let shard_ownership = ShardOwnership::default();
        shard_ownership.divide(4);
        shard_ownership.take(1);
        shard_ownership.leave(1);
        shard_ownership.take(3);
        assert!(shard_ownership.trust(|| 0, 100));
        assert!(shard_ownership.has(server(1), 99) && shard_ownership.has(server(3), 99));
        assert!(!shard_ownership.has(server(1), 100) && !shard_ownership.has(server(3), 100));
        assert_eq!(
            (shard_ownership.awake(99), shard_ownership.awake(100)),
            (shard_ownership.only(3), ShardSet::none(4))
        );
    }

    #[test]
    fn who_was_not_trusted_for_a_moment_is_so_again_with_nothing_in_hand() {
        let shard_ownership = ShardOwnership::default();
        shard_ownership.divide(4);
        shard_ownership.take(1);
        assert!(shard_ownership.trust(|| 0, 100) && shard_ownership.trust(|| 99, 200));
        assert!(!shard_ownership.trust(|| 200, 300), "too late");
        assert!(!shard_ownership.has(server(1), 250));
        shard_ownership.leave(1);
        assert!(!shard_ownership.trust(|| 210, 310), "something may still act for it");
        shard_ownership.let_go(1);
        assert!(shard_ownership.trust(|| 220, 320));
        shard_ownership.take(1);
        assert!(shard_ownership.has(server(1), 319));
    }
}
