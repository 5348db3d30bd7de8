//! The levels of computer players, and their input when they choose a move.

use serde::{Deserialize, Serialize};

use crate::chance::RandomSource;

/// The strength of a computer player. `Display` writes the name used in records, commands and message keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[derive(strum::EnumString, strum::Display)]
#[strum(serialize_all = "lowercase")]
pub enum Level {
    /// For beginners. Often makes the mistakes that people make.
    Easy,
    /// Looks one move ahead and makes some mistakes.
    Normal,
    /// Plays as well as it can.
    Hard,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Normal, Level::Hard];

    /// Returns the next stronger level, if any.
    pub fn next(self) -> Option<Level> {
        Level::ALL.into_iter().find(|level| *level > self)
    }
}

/// A computer's input when it chooses a move.
pub struct SearchContext<'a> {
    pub level: Level,
    /// Random numbers for the computer's choices only.
    pub rng: &'a mut RandomSource,
    /// How fast the people in the match claim. Only real-time games use it.
    pub pace: ClaimPace,
    /// Returns whether the time for this move is over. Long searches call it regularly, because the rules have no
    /// clock.
    pub out_of_time: &'a dyn Fn() -> bool,
}

impl<'a> SearchContext<'a> {
    /// Creates the input for a computer that may search without a time limit, in a match with the default pace.
    pub fn new(level: Level, rng: &'a mut RandomSource) -> SearchContext<'a> {
        SearchContext { level, rng, pace: ClaimPace::default(), out_of_time: &|| false }
    }
}

/// How fast people claim in a real-time game. Times are in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClaimPace {
    /// The delay between Discord accepting a picture and a phone showing it.
    pub picture_delay_ms: u32,
    /// The median time of correct claims, measured from when the phone shows the picture.
    pub median_ms: u32,
}

impl ClaimPace {
    /// Returns the pace of people who claimed correctly after these times, each measured from when Discord accepted the
    /// picture.
    pub fn from_claims(picture_delay_ms: u32, claims: impl IntoIterator<Item = u32>) -> ClaimPace {
        let claims = claims.into_iter().map(|ms| ms.saturating_sub(picture_delay_ms));
        // One claim with the default time is added. It matters only while there are few claims.
        let mut times: Vec<u32> = claims.chain([ClaimPace::default().median_ms]).collect();
        times.sort_unstable();
        let low = times[(times.len() - 1) / 2];
        let high = times[times.len() / 2];
        ClaimPace { picture_delay_ms, median_ms: low.midpoint(high) }
    }
}

impl Default for ClaimPace {
    /// Returns the pace that is assumed until people have claimed.
    fn default() -> ClaimPace {
        ClaimPace { picture_delay_ms: 500, median_ms: 650 }
    }
}

/// A move that a computer plays after a delay, unless the match changes first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlannedMove<M> {
    /// The delay in milliseconds after Discord accepted the newest picture.
    pub delay_ms: u32,
    pub play: M,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pace_is_the_median_of_right_claims_and_a_usual_one() {
        assert_eq!(ClaimPace::from_claims(500, []), ClaimPace::default());
        assert_eq!(ClaimPace::from_claims(100, [850]).median_ms, 700, "between 750 and the usual 650");
        assert_eq!(ClaimPace::from_claims(100, [850, 900]).median_ms, 750);
        assert_eq!(
            ClaimPace::from_claims(100, [50, 60, 1000]).median_ms,
            325,
            "a claim before the picture was shown took no time"
        );
    }
}
