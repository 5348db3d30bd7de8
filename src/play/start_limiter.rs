//! How often matches are opened: by one user, and in one channel.

#[cfg(test)]
mod tests;

use std::collections::VecDeque;
use std::sync::atomic::{AtomicU32, Ordering};

use parking_lot::Mutex;

use super::model::{Error, UserError};
use contract::Phrase;

/// How long a start counts, in milliseconds.
const SPAN: i64 = 60_000;
/// The most starts that are counted. The oldest are forgotten first.
const MAX: usize = 10_000;

/// The starts of the last minute.
#[derive(Default)]
pub struct StartLimiter {
    /// How many starts each user and each channel has; 0 for any number.
    limit: AtomicU32,
    admitted: Mutex<VecDeque<Start>>,
}

#[derive(Clone, Copy)]
struct Start {
    interaction: u64,
    user: u64,
    channel: u64,
    at: i64,
}

impl StartLimiter {
    pub fn limit(&self, most: u32) {
        self.limit.store(most, Ordering::Relaxed);
    }

    /// Counts a start at `now`. A redelivered interaction counts once.
    ///
    /// # Errors
    /// The user or the channel has reached the limit. The sentence says when the next start is allowed.
    pub fn admit(&self, interaction: u64, user: u64, channel: u64, now: i64) -> Result<(), Error> {
        let limit = self.limit.load(Ordering::Relaxed);
        if limit == 0 {
            return Ok(());
        }
        let mut admitted = self.admitted.lock();
        while admitted.front().is_some_and(|oldest| now - oldest.at >= SPAN) {
            admitted.pop_front();
        }
        if admitted.iter().any(|start| start.interaction == interaction) {
            return Ok(());
        }
        let check = |key: &'static str, counts: fn(&Start) -> u64, of: u64| {
            let newest_first = admitted.iter().rev().filter(|start| counts(start) == of);
            newest_first.map(|start| start.at).nth(limit as usize - 1).map_or(Ok(()), |at| {
                let seconds = (at + SPAN - now + 999) / 1_000;
                let phrase = Phrase::new(key).with("most", i64::from(limit)).with("seconds", seconds);
                Err(Error::User(UserError { phrase, seats: Vec::new() }))
            })
        };
        check("table-too-many-yours", |start| start.user, user)?;
        check("table-too-many-here", |start| start.channel, channel)?;
        if admitted.len() == MAX {
            admitted.pop_front();
        }
        admitted.push_back(Start { interaction, user, channel, at: now });
        Ok(())
    }
}
