//! Computer players: their levels, and what they are given to think with.

use serde::{Deserialize, Serialize};

use super::Chance;

/// How well a computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// For beginners: often picks any legal move.
    Easy,
    /// Looks one move ahead.
    Normal,
    /// As well as the house can.
    Hard,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Normal, Level::Hard];

    /// The word in records, commands and message keys.
    pub fn word(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Hard => "hard",
        }
    }

    /// The level of that word.
    pub fn of(word: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.word() == word)
    }
}

/// What a computer has to think with.
pub struct SearchContext<'a> {
    /// How well it plays.
    pub level: Level,
    /// Its whims, which decide nothing but its own moves.
    pub rng: &'a mut Chance,
    /// Asked now and then by long searches: whether the time for this move is over. The core itself knows no clock.
    pub out_of_time: &'a dyn Fn() -> bool,
}

/// What a computer means to do, unless something else happens first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlannedMove<M> {
    /// Milliseconds after Discord accepted the newest picture; 0 for at once.
    pub after: u32,
    /// The move.
    pub play: M,
}
