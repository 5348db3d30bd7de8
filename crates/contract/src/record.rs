//! The record of a match. `docs/record.md` describes the format.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::fair_play::FairPlay;
use crate::info::Setup;
use crate::level::Level;
use crate::options::Options;
use crate::phrase::Phrase;
use crate::seat::Seat;

/// The record format that this program writes and reads.
pub const RECORD_FORMAT: &str = "snakepit-record/1";

/// The maximum length of a player's name, in characters.
pub const MAX_PLAYER_NAME: usize = 32;

/// The JSON document of a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// Always [`RECORD_FORMAT`].
    pub format: String,
    /// The version of the game's rules. See [`GameInfo::rules_version`](crate::GameInfo::rules_version).
    pub rules: u32,
    /// The game's name in the registry.
    pub game: String,
    pub options: Options,
    /// The players by seat when the match started.
    pub seats: Vec<RecordSeat>,
    /// The seat of the youngest player, who goes first, or null if the rules do not need it.
    #[serde(deserialize_with = "Option::deserialize")]
    pub youngest: Option<Seat>,
    #[serde(flatten)]
    pub fair_play: FairPlay,
    /// The steps in order, each an object with `by` and `do`.
    pub steps: Vec<Value>,
    /// The outcome, or null until the match ends.
    #[serde(deserialize_with = "Option::deserialize")]
    pub outcome: Option<Value>,
}

impl Record {
    /// Returns the set-up of the match.
    pub fn setup(&self) -> Setup {
        Setup { options: self.options.clone(), seats: self.seats.len(), youngest: self.youngest }
    }
}

/// The player in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordSeat {
    pub player: String,
    /// The level of a computer, or null for a person.
    #[serde(deserialize_with = "Option::deserialize")]
    pub computer: Option<Level>,
    /// Whether the person deleted their data. If so, the record does not contain their name or contribution.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub former: bool,
}

impl RecordSeat {
    pub fn person(player: impl Into<String>) -> RecordSeat {
        RecordSeat { player: player.into(), computer: None, former: false }
    }

    pub fn computer(player: String, level: Level) -> RecordSeat {
        RecordSeat { player, computer: Some(level), former: false }
    }
}

/// A step of the record. Its JSON is an object with `by`, `do` and the keys for this kind of step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Step<K> {
    /// The seat that acted, or null for random events and bookkeeping. The key must be present.
    #[serde(deserialize_with = "Option::deserialize")]
    pub by: Option<Seat>,
    #[serde(flatten)]
    pub kind: K,
}

impl<K> Step<K> {
    pub fn by(seat: Seat, kind: K) -> Step<K> {
        Step { by: Some(seat), kind }
    }

    /// Returns a step that names no seat: a random event or bookkeeping.
    pub fn by_nobody(kind: K) -> Step<K> {
        Step { by: None, kind }
    }
}

/// The first error in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The zero-based index of the wrong step, or `None` if the error is not in a step.
    pub step: Option<usize>,
    /// The broken rule.
    pub why: Phrase,
}
