//! The kinds of this game's steps; `docs/record.md` describes them. Its moves are [`crate::claims::Move`].

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
    /// A seat plays the top card of its pack onto the common pile.
    Turn { card: Animal },
    /// A seat without a card goes out when its turn comes.
    Out,
    /// A right or wrong slap. An ignored reaction makes no step.
    Slap(Claim),
    /// A right or wrong snap of the fingers.
    Snap(Claim),
    /// No pack has a card, so the pile is shuffled and dealt among the remaining seats.
    Redeal {
        /// The packs by seat, their top card first; empty for seats that are out.
        packs: Vec<Vec<Animal>>,
    },
    /// The users still in agreed to end the match.
    Agree,
}

/// A reaction and its result.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Claim {
    /// Whether the pile's top card asked for this reaction.
    pub right: bool,
    /// The milliseconds since Discord accepted the picture that the reaction counts for.
    pub ms: i64,
    /// Whether that is the picture before the newest. Only right reactions can count for it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub before: bool,
    /// For a right reaction: the number of cards that it took.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub took: Option<usize>,
    /// For a wrong reaction: the number of cards that the others shared.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shared: Option<usize>,
}

impl contract::StepKind for StepKind {
    fn stat_event(&self) -> Option<StatEvent> {
        match self {
            StepKind::Slap(claim) | StepKind::Snap(claim) => Some(claims::stat_event(claim.right, claim.ms)),
            _ => None,
        }
    }
}
