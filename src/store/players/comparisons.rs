//! Chooses the pairs of users that a match compares for their ratings. These rules prevent users from raising their
//! rating with a second account. `docs/ratings.md` explains the rules to players.

use std::time::Duration;

use crate::ids::UserId;
use crate::play::{FIRST_FORMER_PLAYER, MatchMeta, MatchResult, StoreError, Unrated};
use crate::store::database::row::from_row;
use crate::store::database::{Connection, query};
use crate::timestamp::{Timestamp, milliseconds};
use contract::{Seat, SeatSet};

/// How many matches between the same two users are rated in one day.
pub const MAX_RATED_PER_DAY: i64 = 10;
/// Resignations matter only if two users have played at least this many matches in a day, because fewer matches prove
/// too little.
const MIN_MATCHES_FOR_RESIGNATIONS: i64 = 4;
const DAY: Duration = Duration::from_secs(86_400);

/// Counts the matches between two users on one day, in all games and servers. Includes matches with a former player,
/// because the second user might have been this player before deleting their data. This is impossible if the second
/// user has a result that is not newer than the match. A match belongs to the day of its own end, if that time is
/// stored. The time of a result can be later, if the clock was set back.
pub const COMMON_MATCHES: &str = "
    SELECT COUNT(DISTINCT one.match_id) AS matches,
        COUNT(DISTINCT CASE WHEN one.rated_matches IS NOT NULL
            AND (other.rated_matches IS NOT NULL OR other.user_id >= $5) THEN one.match_id END) AS rated,
        COUNT(DISTINCT CASE WHEN one.resigned = 1 THEN one.match_id END) AS one_resigned,
        COUNT(DISTINCT CASE WHEN other.resigned = 1 THEN one.match_id END) AS other_resigned
    FROM results AS one JOIN results AS other ON other.match_id = one.match_id JOIN matches ON matches.id = one.match_id
    WHERE one.user_id = $1 AND one.ended_at >= $3
        AND COALESCE(matches.ended_at, one.ended_at) >= $3 AND COALESCE(matches.ended_at, one.ended_at) < $4
        AND (other.user_id = $2 OR other.user_id >= $5 AND NOT EXISTS (
            SELECT 1 FROM results AS earlier WHERE earlier.user_id = $2 AND earlier.ended_at <= one.ended_at
        ))";

from_row! { struct CommonMatches { matches: i64, rated: i64, one_resigned: i64, other_resigned: i64 } }

impl CommonMatches {
    /// Loads the matches between two users on the day of `at`, in UTC. Includes matches between the first user and a
    /// former player who could be the second user.
    async fn load(db: &mut Connection, one: UserId, other: UserId, at: Timestamp) -> Result<CommonMatches, StoreError> {
        let day = Timestamp(at.0 - at.0.rem_euclid(milliseconds(DAY)));
        let common = query(COMMON_MATCHES).bind(one).bind(other).bind(day).bind(day + DAY).bind(FIRST_FORMER_PLAYER);
        Ok(common.fetch_one(db).await?)
    }

    /// Returns why the next match does not compare the users, or `None` if it does. The arguments say who resigned in
    /// that match, and these resignations count too.
    fn unrated_reason(&self, one_resigned: bool, other_resigned: bool) -> Option<Unrated> {
        let matches = self.matches + 1;
        let resigned =
            (self.one_resigned + i64::from(one_resigned)).max(self.other_resigned + i64::from(other_resigned));
        if self.rated >= MAX_RATED_PER_DAY {
            Some(Unrated::DailyLimit)
        } else if matches >= MIN_MATCHES_FOR_RESIGNATIONS && resigned * 2 > matches {
            Some(Unrated::Resignations)
        } else {
            None
        }
    }
}

/// Returns whether the user of `seat` resigned, and the user of the seat `against` did not, or resigned later. If a
/// user resigns too often, other users gain nothing from it, but the user's own rating still falls.
fn resigned_first(result: &MatchResult, seat: Seat, against: Seat) -> bool {
    let rank = |seat: Seat| result.ranks.get(seat.index());
    result.resigned.contains(seat) && (!result.resigned.contains(against) || rank(seat) > rank(against))
}

/// The comparisons of a match.
pub struct Comparisons {
    /// For each seat, the seats that it is compared with. A comparison can count for only one of the two seats. Empty
    /// for computers and for unrated users.
    pub opponents: Vec<SeatSet>,
    /// Why each unrated user is not rated, by seat, if several users played. If nobody is rated, all users have the
    /// same reason.
    pub unrated_reasons: Vec<Option<Unrated>>,
}

impl Comparisons {
    /// Returns the comparisons of a match that has just ended and whose results are not stored yet.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn for_match(
        db: &mut Connection,
        meta: &MatchMeta,
        result: &MatchResult,
    ) -> Result<Comparisons, StoreError> {
        let players = || Seat::all(meta.seats.len()).zip(&meta.seats).filter(|(_, player)| !player.is_former());
        let computers: SeatSet = players().filter(|(_, player)| player.is_computer()).map(|(seat, _)| seat).collect();
        let mut users: Vec<_> =
            players().filter_map(|(seat, player)| Some((seat, player.user()?, player.has_moved))).collect();
        let mut opponents = vec![SeatSet::EMPTY; meta.seats.len()];
        let mut unrated_reasons = vec![None; meta.seats.len()];
        let mut nobody = (users.len() > 1).then_some(Unrated::TooFewMoved);
        users.retain(|&(seat, _, has_moved)| {
            unrated_reasons[seat.index()] = (!has_moved).then_some(Unrated::NotMoved);
            has_moved
        });
        for (index, &(one, user, _)) in users.iter().enumerate() {
            for &(other, opponent, _) in &users[index + 1..] {
                // Either user might have deleted their data earlier that day and now play as a new user, so both
                // directions are checked.
                let of_one = CommonMatches::load(db, user, opponent, meta.ended_or_opened_at()).await?;
                let of_other = CommonMatches::load(db, opponent, user, meta.ended_or_opened_at()).await?;
                let (one_resigned, other_resigned) = (result.resigned.contains(one), result.resigned.contains(other));
                let reason = of_one.unrated_reason(one_resigned, other_resigned);
                let reason = reason.or_else(|| of_other.unrated_reason(other_resigned, one_resigned));
                nobody = reason.or(nobody);
                for (seat, against) in [(one, other), (other, one)] {
                    let excluded = reason
                        .filter(|reason| *reason != Unrated::Resignations || !resigned_first(result, seat, against));
                    match excluded {
                        Some(_) => unrated_reasons[seat.index()] = excluded,
                        None => opponents[seat.index()] = opponents[seat.index()].with(against),
                    }
                }
            }
        }
        if opponents.iter().all(|compared| compared.is_empty()) {
            unrated_reasons.fill(nobody);
        }
        for (compared, unrated) in
            opponents.iter_mut().zip(&mut unrated_reasons).filter(|(compared, _)| !compared.is_empty())
        {
            *unrated = None;
            *compared = computers.iter().fold(*compared, SeatSet::with);
        }
        Ok(Comparisons { opponents, unrated_reasons })
    }

    /// Returns whether the user of this seat is rated.
    pub fn is_rated(&self, seat: Seat) -> bool {
        !self.opponents[seat.index()].is_empty()
    }
}
