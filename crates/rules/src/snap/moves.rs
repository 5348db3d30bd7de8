//! The kinds of Snap's steps; `docs/record.md` describes them. Its moves are [`crate::claims::Move`].

use serde::{Deserialize, Serialize};

use crate::claims::{self, Animal};
use contract::{Seat, StatEvent};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase")]
pub enum StepKind {
    Deal {
        /// The packs by seat, their top card first.
        packs: Vec<Vec<Animal>>,
        /// The dealer's left neighbour, who begins.
        first: Seat,
    },
    /// A seat with an empty pack shuffles its pile into a new pack. Its turn or wrong call follows.
    Reform {
        /// The new pack, its top card first.
        pack: Vec<Animal>,
    },
    /// A seat turns the top card of its pack onto its pile.
    Turn { card: Animal },
    /// A seat without any card goes out when its turn comes.
    Out,
    /// A right or wrong call. An ignored call makes no step.
    Call(Call),
    /// The users still in agreed to end the match.
    Agree,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Call {
    /// Whether an animal was shown twice.
    pub right: bool,
    /// The milliseconds since Discord accepted the picture that the call counts for.
    pub ms: i64,
    /// Whether that is the picture before the newest. Only right calls can count for it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub before: bool,
    /// For a right call: the animal that was shown twice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<Animal>,
    /// For a right call: the number of cards that it took.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub took: Option<usize>,
    /// For a wrong call: the card that went to the middle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub penalty: Option<Animal>,
}

impl contract::StepKind for StepKind {
    fn stat_event(&self) -> Option<StatEvent> {
        match self {
            StepKind::Call(call) => Some(claims::stat_event(call.right, call.ms)),
            _ => None,
        }
    }
}
