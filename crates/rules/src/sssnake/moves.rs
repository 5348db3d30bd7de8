//! Moves and their notation, and the steps of the record.
//!
//! A move is written `C-0-neck-left` (card, seat of the snake, end, direction) or `discard-C`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::cards::Card;
use super::snake::{End, Way};
use contract::{Refusal, RoundResult, Seat};

/// The placement of a card on a snake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Placement {
    pub card: Card,
    /// The owner of the snake.
    pub on: Seat,
    pub end: End,
    pub way: Way,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    Place(Placement),
    /// Removes this card from the game, because no card in hand fits.
    Discard(Card),
}

impl Move {
    pub fn card(&self) -> Card {
        match self {
            Move::Place(placement) => placement.card,
            Move::Discard(card) => *card,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Place(Placement { card, on, end, way }) => {
                write!(f, "{card}-{}-{end}-{way}", on.0)
            }
            Move::Discard(card) => write!(f, "discard-{card}"),
        }
    }
}

impl FromStr for Move {
    type Err = Refusal;

    fn from_str(notation: &str) -> Result<Move, Refusal> {
        // The comparison rejects other spellings of a seat, such as `+0` or `00`.
        let read = parse_move(notation).filter(|play| play.to_string() == notation);
        read.ok_or_else(|| Refusal::new("sssnake-refusal-notation"))
    }
}

fn parse_move(notation: &str) -> Option<Move> {
    if let Some(card) = notation.strip_prefix("discard-") {
        return card.parse().ok().map(Move::Discard);
    }
    let (card, place) = notation.split_once('-')?;
    let (on, place) = place.split_once('-')?;
    let (end, way) = place.split_once('-')?;
    let on = Seat(on.parse().ok()?);
    Some(Move::Place(Placement { card: card.parse().ok()?, on, end: end.parse().ok()?, way: way.parse().ok()? }))
}

/// A step of the record. See `docs/record.md`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase")]
pub enum StepKind {
    /// A round starts with a full pile and new snakes. `first` goes first.
    Round {
        first: Seat,
    },
    /// A turn starts with a roll. `draw` contains as many cards as the die shows, or all that are left if there are
    /// fewer.
    Roll {
        die: u8,
        draw: Vec<Card>,
    },
    Place(Placement),
    /// The active player gives the last card to the left neighbour.
    Give {
        card: Card,
        to: Seat,
    },
    /// The left neighbour returns a given card that does not fit on their snake.
    Return {
        card: Card,
        to: Seat,
    },
    /// A card leaves the game.
    Discard {
        card: Card,
    },
    /// A round ends. `missing` contains each seat's number of missing cards. `totals` contains the total scores,
    /// including this round.
    Score {
        missing: Vec<i64>,
        totals: Vec<i64>,
    },
}

impl contract::StepKind for StepKind {
    fn starts_turn(&self) -> bool {
        matches!(self, StepKind::Roll { .. })
    }

    fn is_chance(&self) -> bool {
        matches!(self, StepKind::Round { .. } | StepKind::Roll { .. })
    }

    fn round(&self) -> Option<RoundResult> {
        let StepKind::Score { missing, totals } = self else { return None };
        Some(RoundResult { points: missing.iter().map(|cards| -cards).collect(), totals: totals.clone() })
    }
}
