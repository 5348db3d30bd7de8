//! How often a user may do something within a span of time.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Mutex;

use super::lock;

/// Counts events by key, such as a user, in spans of time. A span begins with its first event.
pub struct UserRateLimiter<K = u64> {
    span: i64,
    most_keys: usize,
    /// When the span of each key began (milliseconds since 1970), and how many events it has.
    counts: Mutex<HashMap<K, (i64, u32)>>,
}

impl<K: Copy + Eq + Hash> UserRateLimiter<K> {
    /// Counts in spans of `span` milliseconds. When `most_keys` keys are counted, new keys are not limited.
    pub fn new(span: i64, most_keys: usize) -> UserRateLimiter<K> {
        UserRateLimiter { span, most_keys, counts: Mutex::default() }
    }

    /// Counts an event at `at` if its span has fewer than `most`.
    ///
    /// # Errors
    /// The time at which the next event is allowed.
    pub fn take(&self, key: K, most: u32, at: i64) -> Result<(), i64> {
        let mut counts = lock(&self.counts);
        if counts.len() >= self.most_keys && !counts.contains_key(&key) {
            counts.retain(|_, (since, _)| at - *since < self.span);
            if counts.len() >= self.most_keys {
                return Ok(());
            }
        }
        let (since, count) = counts.entry(key).or_insert((at, 0));
        if at - *since >= self.span {
            (*since, *count) = (at, 0);
        }
        if *count >= most {
            return Err(*since + self.span);
        }
        *count += 1;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_user_has_a_limit_of_their_own() {
        let limiter = UserRateLimiter::new(1_000, 10);
        assert_eq!([100, 200, 300].map(|at| limiter.take(1, 2, at)), [Ok(()), Ok(()), Err(1_100)]);
        assert_eq!(limiter.take(2, 2, 300), Ok(()), "another user is not limited");
        assert_eq!([1_099, 1_100].map(|at| limiter.take(1, 2, at)), [Err(1_100), Ok(())]);
    }

    #[test]
    fn memory_is_bounded() {
        let limiter = UserRateLimiter::new(1_000, 10);
        assert!((0..100).all(|key| limiter.take(key, 1, key as i64).is_ok()));
        assert_eq!(lock(&limiter.counts).len(), 10);
        assert_eq!(limiter.take(0, 1, 500), Err(1_000), "counted users are still limited");
        assert_eq!(
            [2_000, 2_001].map(|at| limiter.take(200, 1, at)),
            [Ok(()), Err(3_000)],
            "and then new ones are counted"
        );
    }
}
