//! Rate limiters for channels and interactions. They keep Discord from refusing messages, edits and reactions.
//!
//! serenity's limiter is not enough: it is off behind a proxy, and otherwise it delays requests until their content is
//! outdated. The limits here are those that Discord sends with each response. The crate `governor` is unsuitable. Its
//! algorithm (GCRA) admits more than a full burst within one window, which Discord refuses. It also cannot spread a
//! burst over time.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use moka::sync::Cache;
use parking_lot::Mutex;
use tokio::time::{Instant, sleep_until};

/// The maximum number of remembered keys.
const MAX_KEYS: u64 = 10_000;
/// The time added to every window, because the travel time of requests varies.
const MARGIN: Duration = Duration::from_millis(250);

/// Limits the number of requests per key in a sliding window. A key is the ID of a channel or an interaction.
#[derive(Clone)]
pub struct KeyedRateLimiter {
    max_requests: usize,
    window: Duration,
    /// Each request already in the window adds this much to the pause before the next request. Zero means no pauses.
    pause_growth: Duration,
    admitted: Cache<u64, Arc<Mutex<VecDeque<Instant>>>>,
}

impl KeyedRateLimiter {
    /// Returns the limiter for edits: 5 per 5 seconds in each channel. The first edit is immediate, and the pauses
    /// before further edits grow. Without these pauses, a fast game would use all five edits at once, and then show
    /// nothing until the window ends.
    pub fn for_edits() -> KeyedRateLimiter {
        let limiter = KeyedRateLimiter::new(5, Duration::from_secs(5));
        // The pauses after the five edits are 1, 2, 3, 4 and 4 fourteenths of the window.
        KeyedRateLimiter { pause_growth: limiter.window / 14, ..limiter }
    }

    /// Returns a limiter without pauses inside the window.
    pub fn new(max_requests: usize, window: Duration) -> KeyedRateLimiter {
        let window = window + MARGIN;
        let admitted = Cache::builder().max_capacity(MAX_KEYS).time_to_idle(2 * window).build();
        KeyedRateLimiter { max_requests, window, pause_growth: Duration::ZERO, admitted }
    }

    /// Waits until the limit allows one more request, then counts it. If the future is dropped, nothing is counted.
    pub async fn acquire(&self, key: u64) {
        while let Err(next) = self.try_acquire(key) {
            sleep_until(next).await;
        }
    }

    /// Counts one more request, or fails with the time at which the next attempt is allowed.
    fn try_acquire(&self, key: u64) -> Result<(), Instant> {
        let admitted = self.admitted.get_with(key, Arc::default);
        let mut admitted = admitted.lock();
        let now = Instant::now();
        let next = next_free_time(&mut admitted, self.max_requests, self.window, now);
        let pause = self.pause_growth * u32::try_from(admitted.len()).unwrap_or(u32::MAX);
        let next = next.or_else(|| admitted.back().map(|last| *last + pause)).filter(|next| *next > now);
        if let Some(next) = next {
            return Err(next);
        }
        admitted.push_back(now);
        Ok(())
    }
}

/// Forgets the admitted requests that are older than the window. If the window has `max` requests or more, returns the
/// time at which it has room for another one.
pub fn next_free_time(admitted: &mut VecDeque<Instant>, max: usize, window: Duration, now: Instant) -> Option<Instant> {
    while admitted.front().is_some_and(|oldest| *oldest + window <= now) {
        admitted.pop_front();
    }
    Some(*admitted.get(admitted.len().checked_sub(max)?)? + window)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_channel_takes_five_messages_in_five_seconds() {
        let limiter = KeyedRateLimiter::new(5, Duration::from_secs(5));
        let began = Instant::now();
        let mut at = Vec::new();
        for _ in 0..23 {
            limiter.acquire(1).await;
            at.push(began.elapsed());
        }
        assert_eq!(at[4], Duration::ZERO, "the first five go at once");
        assert!(at.windows(6).all(|six| six[5] - six[0] > Duration::from_secs(5)), "{at:?}");
        assert!(at[22] < Duration::from_secs(22), "no slower than the limit: {at:?}");
        limiter.acquire(2).await;
        assert_eq!(began.elapsed(), at[22], "another channel has its own limit");
    }

    #[tokio::test(start_paused = true)]
    async fn edits_keep_the_same_limit_without_long_pauses() {
        let limiter = KeyedRateLimiter::for_edits();
        let began = Instant::now();
        let mut at = Vec::new();
        for _ in 0..23 {
            limiter.acquire(1).await;
            at.push(began.elapsed());
        }
        assert_eq!(at[..6].iter().map(Duration::as_millis).collect::<Vec<_>>(), [0, 375, 1125, 2250, 3750, 5250]);
        assert!(at.windows(6).all(|six| six[5] - six[0] > Duration::from_secs(5)), "{at:?}");
        assert!(at.windows(2).all(|two| two[1] - two[0] <= Duration::from_millis(1500)), "{at:?}");
    }

    #[tokio::test(start_paused = true)]
    async fn a_dropped_wait_counts_nothing() {
        let limiter = KeyedRateLimiter::new(1, Duration::from_millis(250));
        limiter.acquire(1).await;
        let began = Instant::now();
        for _ in 0..9 {
            let dropped = tokio::time::timeout(Duration::from_millis(10), limiter.acquire(1)).await;
            assert!(dropped.is_err());
        }
        limiter.acquire(1).await;
        assert!(began.elapsed() < Duration::from_millis(600), "{:?}", began.elapsed());
    }
}
