//! What a step of Slap the Elephant did, as `docs/record.md` writes it. The players' moves are those of
//! [`crate::games::claims::Move`].

use serde::{Deserialize, Serialize};

use crate::game::{self, Seat, StatEvent};
use crate::games::claims::{self, Animal};

/// A step of Slap the Elephant.
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
    /// The top card of the pack is played onto the common pile.
    Turn {
        /// That card.
        card: Animal,
    },
    /// A seat without a card goes out when its turn comes.
    Out,
    /// A slap, right or wrong. Gestures that are ignored are no steps.
    Slap(Claim),
    /// A snap of the fingers, right or wrong.
    Snap(Claim),
    /// No pack has a card when a turn comes: the pile is shuffled and dealt anew among the seats still in.
    Redeal {
        /// The pack of each seat, its top card first; empty for seats that are out.
        packs: Vec<Vec<Animal>>,
    },
}

/// A gesture and what it brought.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Claim {
    /// Whether the pile's top card asked for this gesture.
    pub right: bool,
    /// Milliseconds since the picture by which the gesture is judged was accepted.
    pub ms: i64,
    /// Whether that picture is the one just before the newest; only right gestures are judged so.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub before: bool,
    /// Of a right gesture: the number of cards that it took.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub took: Option<usize>,
    /// Of a wrong gesture: the number of cards that were dealt out among the others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shared: Option<usize>,
}

impl game::Act for Act {
    fn stat_event(&self) -> Option<StatEvent> {
        match self {
            Act::Slap(claim) | Act::Snap(claim) => Some(claims::stat_event(claim.right, claim.ms)),
            _ => None,
        }
    }
}
