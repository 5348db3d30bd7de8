//! Measures how fast users claim in real-time games, so that computers can match their pace. The times are kept only in
//! memory.

use std::collections::VecDeque;
use std::time::Duration;

use moka::sync::Cache;

use crate::ids::UserId;
use contract::ClaimPace;

/// How many of a user's newest correct claims to remember for each game.
const MAX_TIMES: usize = 20;
/// The maximum number of remembered (user, game) pairs.
const MAX_USER_GAME_PAIRS: u64 = 20_000;
/// How long to remember a user's times after their last correct claim.
const IDLE_EXPIRY: Duration = Duration::from_secs(7 * 24 * 3600);

/// The times of users' newest correct claims, by user and game.
pub struct ClaimTimes {
    /// How many milliseconds a phone takes to show a picture after Discord has accepted the picture.
    picture_delay_ms: u32,
    newest_ms: Cache<(UserId, &'static str), VecDeque<u32>>,
}

impl ClaimTimes {
    /// Creates an empty record. `picture_delay` is how long a phone takes to show a picture once Discord has accepted
    /// the picture.
    pub fn new(picture_delay: Duration) -> ClaimTimes {
        ClaimTimes {
            picture_delay_ms: u32::try_from(picture_delay.as_millis()).unwrap_or(u32::MAX),
            newest_ms: Cache::builder().max_capacity(MAX_USER_GAME_PAIRS).time_to_idle(IDLE_EXPIRY).build(),
        }
    }

    /// Adds a correct claim, made `ms` milliseconds after Discord accepted the picture. Claims also count if another
    /// user's claim was faster.
    pub fn add(&self, user: UserId, game: &'static str, ms: i64) {
        let mut newest = self.newest_ms.get(&(user, game)).unwrap_or_default();
        newest.truncate(MAX_TIMES - 1);
        newest.push_front(u32::try_from(ms.max(0)).unwrap_or(u32::MAX));
        self.newest_ms.insert((user, game), newest);
    }

    /// Returns these users' combined claim pace in a game.
    pub fn claim_pace(&self, users: impl Iterator<Item = UserId>, game: &'static str) -> ClaimPace {
        let times = users.filter_map(|user| self.newest_ms.get(&(user, game))).flatten();
        ClaimPace::from_claims(self.picture_delay_ms, times)
    }

    /// Forgets the times of a user who deleted their data.
    pub fn forget_user(&self, user: UserId) {
        rules::REGISTRY.iter().for_each(|game| self.newest_ms.invalidate(&(user, game.info().name)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_right_claims_of_the_users_at_the_table_count() {
        let times = ClaimTimes::new(Duration::from_millis(500));
        let (anna, ben, cleo) = (UserId(1), UserId(2), UserId(3));
        let pace = |users: &[UserId]| times.claim_pace(users.iter().copied(), "snap").median_ms;
        assert_eq!(pace(&[anna, ben]), ClaimPace::default().median_ms);
        (0..3).for_each(|_| times.add(anna, "snap", 900));
        (0..9).for_each(|_| times.add(ben, "snap", 1400));
        times.add(cleo, "slap", 600);
        assert_eq!((pace(&[anna]), pace(&[ben]), pace(&[anna, ben])), (400, 900, 900));
        assert_eq!(pace(&[cleo]), ClaimPace::default().median_ms, "that was another game");
        (0..MAX_TIMES).for_each(|_| times.add(ben, "snap", 1000));
        assert_eq!(pace(&[ben]), 500, "ben became faster");
        times.forget_user(ben);
        assert_eq!(pace(&[anna, ben]), 400);
    }
}
