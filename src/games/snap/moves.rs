//! What a step of Snap did, as `docs/record.md` writes it. The players' moves are those of [`crate::games::claims::Move`].

use serde::{Deserialize, Serialize};

use crate::game::{self, Seat, StatEvent};
use crate::games::claims::{self, Animal};

/// A step of Snap.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase")]
pub enum Act {
    /// The cards are dealt.
    Deal {
        /// The pack of each seat, its top card first.
        packs: Vec<Vec<Animal>>,
        /// The seat left of the dealer, which begins.
        first: Seat,
    },
    /// A seat whose pack is empty shuffles its face-up pile into a new pack, for the turn or the wrong call that follows.
    Reform {
        /// The new pack, its top card first.
        pack: Vec<Animal>,
    },
    /// The top card of the pack is turned onto the own face-up pile.
    Turn {
        /// That card.
        card: Animal,
    },
    /// A seat without any card goes out when its turn comes.
    Out,
    /// SNAP, right or wrong. Calls that are ignored are no steps.
    Call(Call),
}

/// A call of SNAP and what it brought.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Call {
    /// Whether a picture was shown twice.
    pub right: bool,
    /// Milliseconds since the picture by which the call is judged was accepted.
    pub ms: i64,
    /// Whether that picture is the one just before the newest; only right calls are judged so.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub before: bool,
    /// Of a right call: what was shown twice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<Animal>,
    /// Of a right call: the number of cards that it took.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub took: Option<usize>,
    /// Of a wrong call: the card that went to the middle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub penalty: Option<Animal>,
}

impl game::Act for Act {
    fn stat_event(&self) -> Option<StatEvent> {
        match self {
            Act::Call(call) => Some(claims::stat_event(call.right, call.ms)),
            _ => None,
        }
    }
}
