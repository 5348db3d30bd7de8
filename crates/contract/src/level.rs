//! The levels of computer players, and what they use to choose a move.

use serde::{Deserialize, Serialize};

use crate::chance::Chance;

/// How well a computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[derive(strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Level {
    /// For beginners: often plays any legal move.
    Easy,
    /// Looks one move ahead.
    Normal,
    /// Plays as well as it can.
    Hard,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Normal, Level::Hard];

    /// Returns the word in records, commands and message keys; `FromStr` reads it.
    pub fn as_str(self) -> &'static str {
        self.into()
    }
}

/// What a computer uses to choose a move.
pub struct SearchContext<'a> {
    pub level: Level,
    /// Random numbers that decide nothing but the computer's own moves.
    pub rng: &'a mut Chance,
    /// Returns whether the time for this move is over. Long searches call it regularly, because the core has no clock.
    pub out_of_time: &'a dyn Fn() -> bool,
}

/// The move that a computer will play unless the match changes first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlannedMove<M> {
    /// The milliseconds to wait after Discord accepted the newest picture.
    pub after: u32,
    pub play: M,
}
