//! Limits how often users and channels may request costly work, such as pictures, replays, leaderboards and exports.

use std::collections::HashMap;
use std::time::Duration;

use parking_lot::Mutex;

use crate::ids::{ChannelId, UserId};
use crate::play::Error;
use crate::telemetry;
use crate::timestamp::{Timestamp, seconds_rounded_up};
use contract::Phrase;

/// The maximum number of token buckets in memory.
const MAX_BUCKETS: usize = 30_000;

/// A kind of work, with the user or channel whose limit it counts towards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Work {
    /// A picture, a frame, an animation or a file for this user.
    Picture(UserId),
    /// A replay for everybody in this channel.
    PublicReplay(ChannelId),
    /// A leaderboard for everybody in this channel.
    PublicLeaderboard(ChannelId),
    /// A file with all stored data about this user.
    Export(UserId),
    /// An earlier day's puzzle for this user. It is probably not cached, so the bot must generate it.
    OldPuzzle(UserId),
    /// This user's result in the daily puzzle, shared with everybody in a channel.
    SharedPuzzle(UserId),
    /// A milestone of this user, shared with everybody in a channel.
    SharedMilestone(UserId),
    /// The results of the daily puzzle for everybody in this channel.
    PublicPuzzleResults(ChannelId),
    /// Edits to the messages of this user's slow matches, when the user goes away or comes back.
    AwayEdits(UserId),
}

impl Work {
    /// Returns the maximum number of requests at once, the milliseconds after which one more request is allowed, the
    /// metric's label value, and the message key for refused requests.
    fn quota(self) -> (u32, u64, &'static str, &'static str) {
        match self {
            // While a user steps through a replay, they press a button about twice a second.
            Work::Picture(_) => (20, 500, "picture", "discord-picture-pause"),
            Work::PublicReplay(_) => (1, 5_000, "replay", "discord-replay-pause"),
            Work::PublicLeaderboard(_) => (1, 60_000, "leaderboard", "discord-leaderboard-pause"),
            Work::Export(_) => (1, 60_000, "export", "discord-export-pause"),
            Work::OldPuzzle(_) => (10, 3_000, "old-puzzle", "discord-picture-pause"),
            Work::SharedPuzzle(_) => (2, 30_000, "shared-puzzle", "daily-pause"),
            Work::SharedMilestone(_) => (2, 30_000, "shared-milestone", "daily-pause"),
            Work::PublicPuzzleResults(_) => (1, 60_000, "puzzle-results", "daily-pause"),
            Work::AwayEdits(_) => (5, 30_000, "away", "discord-away-pause"),
        }
    }
}

/// A token bucket for each user or channel, and each kind of work.
#[derive(Default)]
pub struct WorkLimiter {
    /// When each bucket will be full again. Buckets that are full need not be stored.
    full_at: Mutex<HashMap<Work, Timestamp>>,
}

impl WorkLimiter {
    /// Counts a request at `now`.
    ///
    /// # Errors
    /// Fails if the user or channel has made too many requests of this kind. The error says when the next request is
    /// allowed.
    pub fn try_acquire(&self, work: Work, now: Timestamp) -> Result<(), Error> {
        let (burst, milliseconds, metric_label, key) = work.quota();
        let every = Duration::from_millis(milliseconds);
        let mut full_at = self.full_at.lock();
        if full_at.len() >= MAX_BUCKETS {
            full_at.retain(|_, at| *at > now);
        }
        // The clock was set back if the stored time is too far in the future. That time is then ignored.
        let at = full_at.get(&work).filter(|at| **at <= now + every * burst);
        let next = at.map_or(now, |at| now.max(*at)) + every;
        let wait = next - (now + every * burst);
        if !wait.is_zero() {
            telemetry::increment_for(telemetry::REFUSED_WORK, "work", metric_label);
            return Err(Phrase::new(key).with("seconds", seconds_rounded_up(wait)).into());
        }
        if full_at.len() < MAX_BUCKETS || full_at.contains_key(&work) {
            full_at.insert(work, next);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: Work = Work::Picture(UserId(1));

    /// If the request was refused, returns the message key and the seconds to wait.
    fn refused(result: Result<(), Error>) -> Option<(String, String)> {
        match result {
            Ok(()) => None,
            Err(Error::User(error)) => Some((error.phrase.key.to_string(), format!("{:?}", error.phrase))),
            Err(Error::Internal(error)) => panic!("{error}"),
        }
    }

    #[test]
    fn a_user_has_a_burst_and_then_a_steady_rate() {
        let limiter = WorkLimiter::default();
        let allowed = |from: i64| (0..1_000).filter(|n| limiter.try_acquire(ANNA, Timestamp(from + n)).is_ok()).count();
        assert_eq!(allowed(0), 21, "1,000 requests within a second");
        assert_eq!(allowed(1_000), 2, "another second");
        let (key, phrase) = refused(limiter.try_acquire(ANNA, Timestamp(1_999))).expect("too many");
        assert!(key == "discord-picture-pause" && phrase.contains("seconds"), "{phrase}");
        assert_eq!(refused(limiter.try_acquire(Work::Picture(UserId(2)), Timestamp(1_999))), None, "another user");
        assert_eq!(allowed(60_000), 21, "after a minute without requests");
        assert_eq!(allowed(0), 21, "after the clock was set back");
    }

    #[test]
    fn a_channel_gets_one_leaderboard_a_minute() {
        let limiter = WorkLimiter::default();
        let take =
            |channel, at| limiter.try_acquire(Work::PublicLeaderboard(ChannelId(channel)), Timestamp(at)).is_ok();
        assert_eq!([take(1, 0), take(1, 20_000), take(2, 20_000)], [true, false, true]);
        assert_eq!([take(1, 59_999), take(1, 60_000)], [false, true]);
    }

    #[test]
    fn memory_is_bounded() {
        let limiter = WorkLimiter::default();
        for user in 0..MAX_BUCKETS as u64 + 10 {
            assert!(limiter.try_acquire(Work::Picture(UserId(user)), Timestamp(0)).is_ok());
        }
        assert_eq!(limiter.full_at.lock().len(), MAX_BUCKETS);
        assert!(limiter.try_acquire(ANNA, Timestamp(10_000)).is_ok());
        assert_eq!(limiter.full_at.lock().len(), 1, "full buckets are forgotten");
    }
}
