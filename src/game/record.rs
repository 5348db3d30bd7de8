//! The record: one match as one JSON document. `docs/record.md` describes the format.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Level, Options, Phrase, Seat};

/// The format that this program writes and reads.
pub const FORMAT: &str = "snakepit-record/1";

/// One match as one document.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// Always [`FORMAT`].
    pub format: String,
    /// The game's name in the registry.
    pub game: String,
    /// Every option with its effective value.
    pub options: Options,
    /// Who sat where when the match began.
    pub seats: Vec<RecordSeat>,
    /// SHA-256 of the seed bytes in lower-case hex.
    pub commitment: String,
    /// The seed in lower-case hex, exactly where `outcome` is not null.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// What happened, in order; each an object with `by` and `do`.
    pub steps: Vec<Value>,
    /// How it ended; null while the match runs.
    #[serde(deserialize_with = "Option::deserialize")]
    pub outcome: Option<Value>,
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordSeat {
    /// The name.
    pub player: String,
    /// The level of the computer that sits there; null for a person.
    #[serde(deserialize_with = "Option::deserialize")]
    pub computer: Option<Level>,
}

/// A line of the record: who did what. Its JSON is an object with `by`, `do`, and what belongs to that `do`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Step<A> {
    /// The seat that acted; `None` (null) for chance and bookkeeping. The key must be there.
    #[serde(deserialize_with = "Option::deserialize")]
    pub by: Option<Seat>,
    /// What was done.
    #[serde(flatten)]
    pub act: A,
}

impl<A> Step<A> {
    /// A step of a seat.
    pub fn of(seat: Seat, act: A) -> Step<A> {
        Step { by: Some(seat), act }
    }

    /// A step of chance or bookkeeping.
    pub fn nobody(act: A) -> Step<A> {
        Step { by: None, act }
    }
}

/// What is wrong with a record: the first wrong step, or no step if the fault lies outside of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The index into `steps`, from 0.
    pub step: Option<usize>,
    /// The rule that is broken.
    pub why: Phrase,
}
