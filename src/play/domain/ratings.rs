//! The result of a finished match, and its effects on its players' statistics.

use std::time::Duration;

use strum::{Display, EnumString};

use super::deals::DealComparison;
use contract::{Seat, SeatSet};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchResult {
    /// The rank of each seat. 1 is the best, and tied seats share a rank. If all seats share a rank, the match is
    /// drawn.
    pub ranks: Vec<usize>,
    /// The seats whose players have resigned or are away. They cannot win, and their ratings do not rise.
    pub absent: SeatSet,
    /// The seats whose players have resigned.
    pub resigned: SeatSet,
    /// The score of each seat, such as its Sssnake total, if the game has scores.
    pub scores: Option<Vec<i64>>,
    /// The number of cards in each seat's longest snake. Empty in games without growing snakes.
    pub longest_snakes: Vec<i64>,
}

/// What the end of a match changes for its players, and how their results compare with other results of the same deal.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MatchEffects {
    /// The changes, sorted by seat. Users who are not rated have no change.
    pub changes: Vec<RatingChange>,
    /// Why nobody is rated although several users played; `None` otherwise.
    pub unrated: Option<Unrated>,
    /// If some users are rated, the others with the reasons why they are not. Sorted by seat.
    pub unrated_users: Vec<(Seat, Unrated)>,
    /// The personal bests in this match, sorted by seat. The match's message shows them once; they are not stored.
    pub personal_bests: Vec<(Seat, PersonalBest)>,
    /// The user with the match's fastest correct claim, and its time. Like the personal bests, it is not stored.
    pub fastest_claim: Option<(Seat, Duration)>,
    /// If the match's deal was played before, the comparison of each user's result, sorted by seat.
    pub comparisons: Vec<DealComparison>,
    /// Whether a user has reached a milestone with this match. This is not stored.
    pub has_milestone: bool,
}

/// An achievement with which the user surpasses all their earlier matches in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PersonalBest {
    /// The first win in the game.
    FirstWin,
    /// The time of the fastest correct claim.
    FastestClaim(Duration),
    /// The highest score of a match.
    HighestScore(i64),
}

/// The kinds of milestones that users reach in rated matches of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, Display)]
#[strum(serialize_all = "kebab-case")]
pub enum MilestoneKind {
    /// The first win. The value is the time at which the match ended.
    FirstWin,
    /// The most wins in a row, from [`MilestoneKind::MIN_STREAK`] on.
    Streak,
    /// The number of cards in the longest snake.
    Snake,
    /// The time of the fastest correct claim, in milliseconds.
    Claim,
}

impl MilestoneKind {
    /// The minimum number of wins in a row for a milestone.
    pub const MIN_STREAK: usize = 3;
}

impl MatchEffects {
    /// Creates the effects of a match. `users` lists all users, each with the reason why they are not rated, if any. If
    /// every user has a reason, nobody is rated.
    pub fn new(changes: Vec<RatingChange>, users: &[(Seat, Option<Unrated>)]) -> MatchEffects {
        let unrated_users: Vec<_> = users.iter().filter_map(|&(seat, reason)| Some((seat, reason?))).collect();
        match unrated_users.first() {
            Some(&(_, reason)) if unrated_users.len() == users.len() => {
                MatchEffects { changes, unrated: Some(reason), ..MatchEffects::default() }
            }
            _ => MatchEffects { changes, unrated_users, ..MatchEffects::default() },
        }
    }
}

/// Why a match between several users is not rated, or why a user is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, Display)]
#[strum(serialize_all = "kebab-case")]
pub enum Unrated {
    /// Fewer than two users made a move themselves.
    TooFewMoved,
    /// This user did not make a move themselves, but others did.
    NotMoved,
    /// These users have reached the daily limit on rated matches with each other.
    DailyLimit,
    /// One of the users resigned too often that day.
    Resignations,
}

/// How a match changed a player's rating. A rating is the same in all servers.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingChange {
    pub seat: Seat,
    /// The number of the player's rated matches in the game, including this one.
    pub rated_matches: i64,
    /// The rating before the match, as a whole number; new players start at 1500.
    pub rating_before: i64,
    pub rating_after: i64,
}
