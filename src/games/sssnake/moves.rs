//! What a player may do and what a record tells: the notation of moves and the acts of steps.
//!
//! A move is `C-0-neck-left` (this card, on that seat's snake, at that end, going that way) or `discard-C`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::cards::Card;
use super::grid::{End, Way};
use crate::game::{self, Refusal, Round, Seat};

/// A card that is added to a snake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Placing {
    /// The card.
    pub card: Card,
    /// Whose snake it is added to.
    pub on: Seat,
    /// At which end.
    pub end: End,
    /// Where the body goes, as seen travelling out of that end.
    pub way: Way,
}

/// What a player may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Adds a card to a snake.
    Place(Placing),
    /// Chooses a card that fits at neither end: it goes out of the game.
    Discard(Card),
}

impl Move {
    /// The card that it is about.
    pub fn card(&self) -> Card {
        match self {
            Move::Place(placing) => placing.card,
            Move::Discard(card) => *card,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Place(Placing { card, on, end, way }) => {
                write!(f, "{}-{}-{}-{}", card.letter(), on.0, end.word(), way.word())
            }
            Move::Discard(card) => write!(f, "discard-{}", card.letter()),
        }
    }
}

impl FromStr for Move {
    type Err = Refusal;

    fn from_str(notation: &str) -> Result<Move, Refusal> {
        let parts: Vec<&str> = notation.splitn(5, '-').collect();
        let read = match parts[..] {
            ["discard", card] => Card::of(card).map(Move::Discard),
            [card, on, end, way] => (|| {
                let on = Seat(on.parse().ok()?);
                Some(Move::Place(Placing { card: Card::of(card)?, on, end: End::of(end)?, way: Way::of(way)? }))
            })(),
            _ => None,
        };
        // A seat such as `+0` or `00` would read as well; a move is read only as it is written.
        read.filter(|play| play.to_string() == notation).ok_or_else(|| Refusal::new("sssnake-refusal-notation"))
    }
}

/// What a step of the record did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase")]
pub enum Act {
    /// A round begins, with a fresh pile and fresh snakes.
    Round {
        /// Who has the first turn.
        first: Seat,
    },
    /// A turn begins with the die.
    Roll {
        /// 1 to 3.
        die: u8,
        /// The cards drawn: as many as the die says, or all that were left.
        draw: Vec<Card>,
    },
    /// A card is added to a snake.
    Place(Placing),
    /// The card that is left over goes to the left neighbour.
    Give {
        /// The card.
        card: Card,
        /// The left neighbour.
        to: Seat,
    },
    /// A given card fits nowhere and comes back.
    Return {
        /// The card.
        card: Card,
        /// Who gave it.
        to: Seat,
    },
    /// A card goes out of the game.
    Discard {
        /// The card.
        card: Card,
    },
    /// A round ends.
    Score {
        /// How many cards each snake misses, by seat.
        missing: Vec<i64>,
        /// The running sums by seat, this round included.
        totals: Vec<i64>,
    },
}

impl game::Act for Act {
    fn round(&self) -> Option<Round> {
        let Act::Score { missing, totals } = self else { return None };
        Some(Round { points: missing.iter().map(|cards| -cards).collect(), totals: totals.clone() })
    }
}
