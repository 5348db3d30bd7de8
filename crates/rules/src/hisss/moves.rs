//! Moves with their notation, and the kinds of a record's steps.
//!
//! - `draw` draws a card.
//! - `2-right-red` lays the drawn card at the right end of snake 2, where its red side touches.
//! - `0-left-blue+2-right-red` joins two snakes with it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::cards::{Card, CardColor};
use super::snake::End;
use contract::{Refusal, Seat};

/// A place for the drawn card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Place {
    pub snake: usize,
    pub end: End,
    /// The color of the drawn card that touches the snake.
    pub touch: CardColor,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.snake, self.end, self.touch)
    }
}

impl FromStr for Place {
    type Err = Refusal;

    fn from_str(notation: &str) -> Result<Place, Refusal> {
        let parts: Vec<&str> = notation.splitn(4, '-').collect();
        let read = match parts[..] {
            [snake, end, touch] => {
                (|| Some(Place { snake: snake.parse().ok()?, end: end.parse().ok()?, touch: touch.parse().ok()? }))()
            }
            _ => None,
        };
        // Numbers such as `+0` or `00` parse too, but every place has one notation.
        read.filter(|place| place.to_string() == notation).ok_or_else(|| Refusal::new("hisss-refusal-notation"))
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    Draw,
    /// Lays the drawn card at one place or between two. A card that fits nowhere lies alone by a forced step.
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
        // The rules refuse a third place, because a card has only two sides.
        notation.splitn(3, '+').map(str::parse).collect::<Result<_, _>>().map(Move::Lay)
    }
}

/// What a step did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase")]
pub enum StepKind {
    /// The first card becomes snake 0.
    Start {
        card: Card,
        /// The seat that has the first turn.
        first: Seat,
    },
    Draw {
        card: Card,
    },
    /// The drawn card is laid.
    Lay {
        /// No place if the card begins a new snake, two places if it joins two snakes.
        places: Vec<Place>,
    },
    /// The seat takes the snake with this number.
    Claim {
        snake: usize,
    },
}

impl contract::StepKind for StepKind {}
