//! Limits the number of events within a time span, such as a user's claims per second.

use crate::timestamp::Timestamp;
use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::time::Duration;

use parking_lot::Mutex;

/// Counts the events within the last span for each key, such as a user.
pub struct RateLimiter<K> {
    span: Duration,
    max_keys: usize,
    /// The times of each key's events, oldest first.
    events: Mutex<HashMap<K, VecDeque<Timestamp>>>,
}

impl<K: Copy + Eq + Hash> RateLimiter<K> {
    /// Creates a limiter for the events within the last `span`. It counts at most `max_keys` keys at a time, and does
    /// not limit any others.
    pub fn new(span: Duration, max_keys: usize) -> RateLimiter<K> {
        RateLimiter { span, max_keys, events: Mutex::default() }
    }

    /// Counts an event for a key at `at`, unless the key already has `max` events within the span.
    ///
    /// # Errors
    /// Fails with the time at which the next event is allowed.
    pub fn try_acquire(&self, key: K, max: u32, at: Timestamp) -> Result<(), Timestamp> {
        self.try_acquire_all([(key, max)], at).map_err(|(_, free_at)| free_at)
    }

    /// Counts an event at `at` for each key, unless a key has already reached its maximum in this span.
    ///
    /// # Errors
    /// Fails with the first key at its maximum, and the time at which its next event is allowed. On failure, nothing is
    /// counted.
    pub fn try_acquire_all<const N: usize>(&self, keys: [(K, u32); N], at: Timestamp) -> Result<(), (K, Timestamp)> {
        let mut counted = self.events.lock();
        for (key, max) in keys {
            let Some(events) = counted.get_mut(&key) else { continue };
            // If an event is further in the future than this, the clock was set back.
            let is_over = |event: Timestamp| at - event >= self.span || event - at > self.span;
            while events.front().is_some_and(|oldest| is_over(*oldest)) {
                events.pop_front();
            }
            if let Some(blocking) = events.len().checked_sub(max as usize).and_then(|index| events.get(index)) {
                return Err((key, *blocking + self.span));
            }
        }
        for (key, _) in keys {
            if counted.len() >= self.max_keys && !counted.contains_key(&key) {
                counted.retain(|_, events| events.back().is_some_and(|newest| at - *newest < self.span));
                if counted.len() >= self.max_keys {
                    continue;
                }
            }
            counted.entry(key).or_default().push_back(at);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn each_user_has_a_limit_of_their_own() {
        let limiter = RateLimiter::new(SECOND, 10);
        assert_eq!(
            [100, 200, 300].map(|at| limiter.try_acquire(1, 2, Timestamp(at))),
            [Ok(()), Ok(()), Err(Timestamp(1_100))]
        );
        assert_eq!(limiter.try_acquire(2, 2, Timestamp(300)), Ok(()), "another user is not limited");
        assert_eq!([1_099, 1_100].map(|at| limiter.try_acquire(1, 2, Timestamp(at))), [Err(Timestamp(1_100)), Ok(())]);
    }

    #[test]
    fn events_before_the_clock_was_set_back_do_not_count() {
        let limiter = RateLimiter::new(SECOND, 10);
        assert_eq!(
            [90_000, 90_000].map(|at| limiter.try_acquire(1, 1, Timestamp(at))),
            [Ok(()), Err(Timestamp(91_000))]
        );
        assert_eq!([100, 100].map(|at| limiter.try_acquire(1, 1, Timestamp(at))), [Ok(()), Err(Timestamp(1_100))]);
    }

    #[test]
    fn any_span_has_at_most_the_allowed_events() {
        let limiter = RateLimiter::new(60 * SECOND, 10);
        let times = [0, 40_000, 50_000, 59_999, 60_000, 60_001, 100_000];
        let allowed = times.map(|at| limiter.try_acquire(1, 2, Timestamp(at)).is_ok());
        assert_eq!(allowed, [true, true, false, false, true, false, true]);
    }

    #[test]
    fn an_event_refused_for_one_key_counts_for_none() {
        let limiter = RateLimiter::new(SECOND, 10);
        limiter.try_acquire_all([("Anna", 1), ("here", 1)], Timestamp(0)).expect("the first");
        assert_eq!(limiter.try_acquire_all([("Ben", 1), ("here", 1)], Timestamp(0)), Err(("here", Timestamp(1_000))));
        limiter.try_acquire_all([("Ben", 1), ("there", 1)], Timestamp(0)).expect("another place has room");
    }

    #[test]
    fn memory_is_bounded() {
        let limiter = RateLimiter::new(SECOND, 10);
        assert!((0..100).all(|key| limiter.try_acquire(key, 1, Timestamp(key as i64)).is_ok()));
        assert_eq!(limiter.events.lock().len(), 10);
        assert_eq!(limiter.try_acquire(0, 1, Timestamp(500)), Err(Timestamp(1_000)), "counted users are still limited");
        let newer = [2_000, 2_001].map(|at| limiter.try_acquire(200, 1, Timestamp(at)));
        assert_eq!(newer, [Ok(()), Err(Timestamp(3_000))], "and then new ones are counted");
    }
}
