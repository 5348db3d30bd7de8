//! The levels of computer players, and their input for choosing a move.

use serde::{Deserialize, Serialize};

use crate::chance::Chance;

/// The strength of a computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[derive(strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Level {
    /// For beginners: often plays a random legal move.
    Easy,
    /// Looks one move ahead.
    Normal,
    /// Plays as well as it can.
    Hard,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Normal, Level::Hard];

    /// Returns the word for records, commands and message keys; `FromStr` parses it.
    pub fn as_str(self) -> &'static str {
        self.into()
    }
}

/// The input of a computer that chooses a move.
pub struct SearchContext<'a> {
    pub level: Level,
    /// Random numbers for the computer's choices only.
    pub rng: &'a mut Chance,
    /// Returns whether the time for this move is over. Long searches call it regularly, because the rules have no
    /// clock.
    pub out_of_time: &'a dyn Fn() -> bool,
}

/// The move that a computer will play unless the match changes first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlannedMove<M> {
    /// The delay in milliseconds after Discord accepted the newest picture.
    pub after: u32,
    pub play: M,
}
