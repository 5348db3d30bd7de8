//! How often a user may do something within a span of time.

#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::hash::Hash;

use parking_lot::Mutex;

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
        let mut counts = self.counts.lock();
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
