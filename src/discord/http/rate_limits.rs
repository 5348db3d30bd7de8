//! Pace: how fast a channel takes messages, edits and reactions, so that nothing is sent that Discord would refuse.
//!
//! serenity's limiter waits too, but with the request in its hands, which grows old there; and behind a proxy it is off.
//! Discord tells its limits with each answer; these are the ones it has had in practice for years.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use moka::sync::Cache;
use tokio::time::{Instant, sleep_until};

/// The most channels whose pace is remembered.
const MOST_CHANNELS: u64 = 10_000;
/// Added to every span: requests do not take the same time each.
const MARGIN: Duration = Duration::from_millis(250);

/// Lets so many through in a span of time, for each channel (of follow-ups: for each interaction).
#[derive(Clone)]
pub struct Pace {
    most: usize,
    span: Duration,
    /// By how much the pause before the next one grows with each one in the span; nothing for as fast as possible.
    growth: Duration,
    channels: Cache<u64, Arc<Mutex<VecDeque<Instant>>>>,
}

impl Pace {
    /// New messages: 5 in 5 seconds.
    pub fn of_messages() -> Pace {
        Pace::new(5, Duration::from_secs(5))
    }

    /// Edits: 5 in 5 seconds too, the first at once, the following ones with growing pauses. Five at once would leave a fast
    /// game without news for the rest of the span.
    pub fn of_edits() -> Pace {
        let pace = Pace::of_messages();
        // The pauses before the second to the fifth, and before the next span: 1 + 2 + 3 + 4 + 4 parts.
        Pace { growth: pace.span / 14, ..pace }
    }

    /// Reactions: 1 in a quarter of a second.
    pub fn of_reactions() -> Pace {
        Pace::new(1, Duration::from_millis(250))
    }

    /// Messages that follow the answer to an interaction, for each interaction: 5 in 2 seconds.
    pub fn of_follow_ups() -> Pace {
        Pace::new(5, Duration::from_secs(2))
    }

    fn new(most: usize, span: Duration) -> Pace {
        let span = span + MARGIN;
        let growth = Duration::ZERO;
        Pace {
            most,
            span,
            growth,
            channels: Cache::builder().max_capacity(MOST_CHANNELS).time_to_idle(2 * span).build(),
        }
    }

    /// Waits until this channel takes one more, and counts it. Given up half-way it counts nothing.
    pub async fn room(&self, channel: u64) {
        while let Err(free_at) = self.take(channel) {
            sleep_until(free_at).await;
        }
    }

    /// Counts one more if there is room; otherwise when there may be.
    fn take(&self, channel: u64) -> Result<(), Instant> {
        let taken = self.channels.get_with(channel, Arc::default);
        let mut taken = taken.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let now = Instant::now();
        while taken.front().is_some_and(|first| *first + self.span <= now) {
            taken.pop_front();
        }
        let free_at = match (taken.front(), taken.back()) {
            (Some(first), _) if taken.len() >= self.most => *first + self.span,
            (_, Some(last)) => *last + self.growth * u32::try_from(taken.len()).unwrap_or(u32::MAX),
            _ => now,
        };
        if free_at > now {
            return Err(free_at);
        }
        taken.push_back(now);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn no_more_than_five_in_five_seconds_in_one_channel() {
        let pace = Pace::of_messages();
        let began = Instant::now();
        let mut at = Vec::new();
        for _ in 0..23 {
            pace.room(1).await;
            at.push(began.elapsed());
        }
        assert_eq!(at[4], Duration::ZERO, "the first five go at once");
        assert!(at.windows(6).all(|six| six[5] - six[0] > Duration::from_secs(5)), "{at:?}");
        assert!(at[22] < Duration::from_secs(22), "and no slower than need be: {at:?}");
        pace.room(2).await;
        assert_eq!(began.elapsed(), at[22], "another channel has room");
    }

    #[tokio::test(start_paused = true)]
    async fn edits_keep_the_same_limit_and_never_pause_long() {
        let pace = Pace::of_edits();
        let began = Instant::now();
        let mut at = Vec::new();
        for _ in 0..23 {
            pace.room(1).await;
            at.push(began.elapsed());
        }
        assert_eq!(at[..6].iter().map(Duration::as_millis).collect::<Vec<_>>(), [0, 375, 1125, 2250, 3750, 5250]);
        assert!(at.windows(6).all(|six| six[5] - six[0] > Duration::from_secs(5)), "{at:?}");
        assert!(at.windows(2).all(|two| two[1] - two[0] <= Duration::from_millis(1500)), "{at:?}");
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_gives_up_takes_no_room() {
        let pace = Pace::of_reactions();
        pace.room(1).await;
        let began = Instant::now();
        for _ in 0..9 {
            let given_up = tokio::time::timeout(Duration::from_millis(10), pace.room(1)).await;
            assert!(given_up.is_err());
        }
        pace.room(1).await;
        assert!(began.elapsed() < Duration::from_millis(600), "{:?}", began.elapsed());
    }
}
