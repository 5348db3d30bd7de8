//! What a player may do and what a record tells: the notation of moves and the acts of steps.
//!
//! A move is `draw`, or the place where the drawn card is laid, such as `2-right-red` (at the right end of snake 2, where it
//! touches by its red side), or two of them with `+` between, which it joins: `0-left-blue+2-right-red`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::cards::{Card, Colour};
use super::snake::End;
use crate::game::{self, Refusal, Seat};

/// A place for the drawn card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Place {
    /// The number of the snake.
    pub snake: usize,
    /// At which end of it.
    pub end: End,
    /// The colour by which the drawn card touches the snake.
    pub touch: Colour,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.snake, self.end.word(), self.touch.word())
    }
}

impl FromStr for Place {
    type Err = Refusal;

    fn from_str(notation: &str) -> Result<Place, Refusal> {
        let parts: Vec<&str> = notation.splitn(4, '-').collect();
        let read = match parts[..] {
            [snake, end, touch] => {
                (|| Some(Place { snake: snake.parse().ok()?, end: End::of(end)?, touch: Colour::of(touch)? }))()
            }
            _ => None,
        };
        // A number such as `+0` or `00` would read as well; a place is read only as it is written.
        read.filter(|place| place.to_string() == notation).ok_or_else(|| Refusal::new("hisss-refusal-notation"))
    }
}

/// What a player may do.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Draws a card from the fan.
    Draw,
    /// Lays the drawn card: at one place, or between two. (A card that fits nowhere lies alone without being asked.)
    Lay(Vec<Place>),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Draw => f.write_str("draw"),
            Move::Lay(places) => {
                for (k, place) in places.iter().enumerate() {
                    write!(f, "{}{place}", if k > 0 { "+" } else { "" })?;
                }
                Ok(())
            }
        }
    }
}

impl FromStr for Move {
    type Err = Refusal;

    fn from_str(notation: &str) -> Result<Move, Refusal> {
        if notation == "draw" {
            return Ok(Move::Draw);
        }
        // No card has more than two sides; a third place is refused by the rules.
        notation.splitn(3, '+').map(str::parse).collect::<Result<_, _>>().map(Move::Lay)
    }
}

/// What a step of the record did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase")]
pub enum Act {
    /// The first card is laid open and makes snake 0.
    Start {
        /// The card.
        card: Card,
        /// Who has the first turn.
        first: Seat,
    },
    /// A card is drawn.
    Draw {
        /// The card.
        card: Card,
    },
    /// The drawn card is laid.
    Lay {
        /// Nowhere, so that it begins a new snake; at one place; or between two.
        places: Vec<Place>,
    },
    /// A snake is taken.
    Claim {
        /// Its number.
        snake: usize,
    },
}

impl game::Act for Act {}
