//! The shards whose matches belong to this process, while its lease lasts.

use std::collections::BTreeSet;
use std::sync::Mutex;

use super::lock;
use super::shard_set::ShardSet;

/// The shards of this process. At first it has all of them, without end.
pub struct ShardOwnership(Mutex<Held>);

struct Held {
    own: ShardSet,
    /// Shards that are being put away: their matches finish their requests, but none is woken.
    leaving: BTreeSet<u32>,
    /// Shards that were taken, but whose events do not arrive yet.
    fresh: BTreeSet<u32>,
    /// From then on the process may not act for any shard (milliseconds since 1970).
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
    /// Divides the servers into `total` shards, of which this process has none.
    pub fn divide(&self, total: u32) {
        let mut held = lock(&self.0);
        held.own = ShardSet::none(total);
        held.leaving.clear();
    }

    /// Gives a shard to the process.
    pub fn take(&self, shard: u32) {
        let mut held = lock(&self.0);
        held.leaving.remove(&shard);
        if held.own.insert(shard) {
            held.fresh.insert(shard);
        }
    }

    /// An event of a shard has arrived. Returns whether it is the first since the shard was taken.
    pub fn is_first_event(&self, shard: u32) -> bool {
        lock(&self.0).fresh.remove(&shard)
    }

    /// The process begins to put a shard away.
    pub fn leave(&self, shard: u32) {
        let mut held = lock(&self.0);
        held.fresh.remove(&shard);
        if held.own.remove(shard) {
            held.leaving.insert(shard);
        }
    }

    /// The process has put a shard away.
    pub fn let_go(&self, shard: u32) {
        let mut held = lock(&self.0);
        held.own.remove(shard);
        held.fresh.remove(&shard);
        held.leaving.remove(&shard);
    }

    /// The process may act until then. Returns `false`, and changes nothing, if it still has shards and the moment until which
    /// it could act has passed: its matches may have been dropped at that moment.
    pub fn trust(&self, now: impl FnOnce() -> i64, until: i64) -> bool {
        let mut held = lock(&self.0);
        let has_none = held.own.numbers().next().is_none() && held.leaving.is_empty();
        // The clock is read under the lock, so that no other call has seen a later time.
        let trusted = has_none || now() < held.until;
        if trusted {
            held.until = until;
        }
        trusted
    }

    /// Whether the process may act for a server at `now`.
    pub fn has(&self, guild: Option<u64>, now: i64) -> bool {
        let held = lock(&self.0);
        now < held.until && (held.own.has(guild) || held.leaving.contains(&held.own.shard_of(guild)))
    }

    /// The shards whose matches may be woken at `now`.
    pub fn awake(&self, now: i64) -> ShardSet {
        let held = lock(&self.0);
        if now < held.until { held.own.clone() } else { ShardSet::none(held.own.total()) }
    }

    /// The process's shards.
    pub fn own(&self) -> Vec<u32> {
        lock(&self.0).own.numbers().collect()
    }

    /// The shard of a server.
    pub fn shard_of(&self, guild: Option<u64>) -> u32 {
        lock(&self.0).own.shard_of(guild)
    }

    /// The set of one shard.
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
        assert!(!shard_ownership.is_first_event(1), "it is not ours");
        shard_ownership.take(1);
        assert_eq!([(); 2].map(|()| shard_ownership.is_first_event(1)), [true, false]);
        shard_ownership.leave(1);
        shard_ownership.let_go(1);
        shard_ownership.take(1);
        assert!(shard_ownership.is_first_event(1));
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
