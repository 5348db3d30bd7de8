//! UserRateLimiter: how often one person may do something within a span of time.

use std::collections::HashMap;
use std::sync::Mutex;

use super::lock;

/// Counts what each person does in a span of time, which begins with the first of it.
pub struct UserRateLimiter {
    span: i64,
    most_keys: usize,
    /// Since when is counted (milliseconds since 1970), and how many there were.
    counts: Mutex<HashMap<u64, (i64, u32)>>,
}

impl UserRateLimiter {
    /// Spans of so many milliseconds, for so many people at the same time. Who comes when that many are being counted is
    /// not, and may do it.
    pub fn new(span: i64, most_keys: usize) -> UserRateLimiter {
        UserRateLimiter { span, most_keys, counts: Mutex::default() }
    }

    /// Counts one more at this moment if there are fewer than `most` in its span.
    ///
    /// # Errors
    /// When there is room again.
    pub fn take(&self, key: u64, most: u32, at: i64) -> Result<(), i64> {
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
    fn so_many_in_a_span_and_each_for_themselves() {
        let measure = UserRateLimiter::new(1_000, 10);
        assert_eq!([100, 200, 300].map(|at| measure.take(1, 2, at)), [Ok(()), Ok(()), Err(1_100)]);
        assert_eq!(measure.take(2, 2, 300), Ok(()), "somebody else has room");
        assert_eq!([1_099, 1_100].map(|at| measure.take(1, 2, at)), [Err(1_100), Ok(())]);
    }

    #[test]
    fn memory_is_bounded() {
        let measure = UserRateLimiter::new(1_000, 10);
        assert!((0..100).all(|key| measure.take(key, 1, key as i64).is_ok()));
        assert_eq!(lock(&measure.counts).len(), 10);
        assert_eq!(measure.take(0, 1, 500), Err(1_000), "who was counted still is");
        assert_eq!([2_000, 2_001].map(|at| measure.take(200, 1, at)), [Ok(()), Err(3_000)], "and then others are");
    }
}
