//! How often matches are opened: by one user, and in one channel.

use std::collections::VecDeque;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use super::lock;
use super::model::{Error, UserError};
use crate::game::Phrase;

/// How long a start counts, in milliseconds.
const SPAN: i64 = 60_000;
/// The most starts that are counted. The oldest are forgotten first.
const MOST: usize = 10_000;

/// The starts of the last minute.
#[derive(Default)]
pub struct StartLimiter {
    /// How many starts each user and each channel has; 0 for any number.
    limit: AtomicU32,
    /// Oldest first.
    admitted: Mutex<VecDeque<Start>>,
}

#[derive(Clone, Copy)]
struct Start {
    interaction: u64,
    who: u64,
    channel: u64,
    at: i64,
}

impl StartLimiter {
    /// Sets the limit; 0 for any number.
    pub fn limit(&self, most: u32) {
        self.limit.store(most, Ordering::Relaxed);
    }

    /// Counts a start at `now`. A redelivered interaction counts once.
    ///
    /// # Errors
    /// The user or the channel has reached the limit. The sentence says when the next start is allowed.
    pub fn admit(&self, interaction: u64, who: u64, channel: u64, now: i64) -> Result<(), Error> {
        let limit = self.limit.load(Ordering::Relaxed);
        if limit == 0 {
            return Ok(());
        }
        let mut admitted = lock(&self.admitted);
        while admitted.front().is_some_and(|oldest| now - oldest.at >= SPAN) {
            admitted.pop_front();
        }
        if admitted.iter().any(|start| start.interaction == interaction) {
            return Ok(());
        }
        let room = |key: &'static str, counts: fn(&Start) -> u64, of: u64| {
            let newest_first = admitted.iter().rev().filter(|start| counts(start) == of);
            newest_first.map(|start| start.at).nth(limit as usize - 1).map_or(Ok(()), |at| {
                let seconds = (at + SPAN - now + 999) / 1_000;
                let phrase = Phrase::new(key).with("most", i64::from(limit)).with("seconds", seconds);
                Err(Error::User(UserError { phrase, seats: Vec::new() }))
            })
        };
        room("table-too-many-yours", |start| start.who, who)?;
        room("table-too-many-here", |start| start.channel, channel)?;
        if admitted.len() == MOST {
            admitted.pop_front();
        }
        admitted.push_back(Start { interaction, who, channel, at: now });
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limited(most: u32) -> StartLimiter {
        let starts = StartLimiter::default();
        starts.limit(most);
        starts
    }

    #[test]
    fn whatever_the_minute_never_more_than_allowed() {
        let starts = limited(2);
        let admitted = [0, 40_000, 50_000, 59_999, 60_000, 60_001, 100_000]
            .map(|at| starts.admit(at as u64, 1, at as u64, at).is_ok());
        assert_eq!(admitted, [true, true, false, false, true, false, true]);
    }

    #[test]
    fn what_comes_twice_counts_once() {
        let starts = limited(2);
        let admitted = [7, 7, 8, 8, 7, 9].map(|interaction| starts.admit(interaction, 1, 2, 0).is_ok());
        assert_eq!(admitted, [true, true, true, true, true, false]);
    }

    #[test]
    fn who_is_refused_in_one_channel_has_lost_nothing() {
        let starts = limited(1);
        starts.admit(1, 1, 10, 0).expect("the first");
        assert!(starts.admit(2, 2, 10, 0).is_err(), "the channel is taken");
        starts.admit(3, 2, 11, 0).expect("another has room");
    }

    #[test]
    fn memory_is_bounded() {
        let starts = limited(1);
        assert!((0..=MOST as u64).all(|n| starts.admit(n, n, n, 0).is_ok()));
        assert_eq!(lock(&starts.admitted).len(), MOST);
        starts.admit(MOST as u64 + 1, 0, 0, 0).expect("the oldest is forgotten");
        assert!(starts.admit(MOST as u64 + 2, 5, MOST as u64 + 9, 0).is_err(), "the others are not");
    }
}
