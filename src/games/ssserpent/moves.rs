//! What a player may do and what a record tells: the notation of moves and the acts of steps.
//!
//! A move is one of
//! - the cells that the head enters, `E2-E3`, or the one cell on which a piece is placed, `D4`;
//! - the colour taken, `red` or `yellow`;
//! - `random`: what is to be placed or taken now, at random; `random-rest`: and what comes later in this set-up or this
//!   putting back, too.

use std::fmt;
use std::ops::Deref;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::board::Cell;
use super::position::Colour;
use crate::game::{Refusal, Seat};

/// Cells in order, at most as many as the longest move has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Cell>", into = "Vec<Cell>")]
pub struct Path {
    cells: [Cell; Path::MOST],
    length: u8,
}

impl Path {
    /// « un serpent de 9 pions se déplace de 5 cases »
    pub const MOST: usize = 5;

    /// Adds a cell; nothing happens to a full path.
    pub fn push(&mut self, cell: Cell) {
        if let Some(place) = self.cells.get_mut(usize::from(self.length)) {
            *place = cell;
            self.length += 1;
        }
    }

    /// Takes the last cell away.
    pub fn pop(&mut self) {
        self.length = self.length.saturating_sub(1);
        self.cells[usize::from(self.length)] = Cell::default();
    }
}

impl Deref for Path {
    type Target = [Cell];

    fn deref(&self) -> &[Cell] {
        &self.cells[..usize::from(self.length)]
    }
}

impl From<Cell> for Path {
    fn from(cell: Cell) -> Path {
        let mut path = Path::default();
        path.push(cell);
        path
    }
}

impl From<Path> for Vec<Cell> {
    fn from(path: Path) -> Vec<Cell> {
        path.to_vec()
    }
}

impl TryFrom<Vec<Cell>> for Path {
    type Error = Refusal;

    fn try_from(cells: Vec<Cell>) -> Result<Path, Refusal> {
        if cells.len() > Path::MOST {
            return Err(Refusal::new("ssserpent-refusal-notation"));
        }
        let mut path = Path::default();
        cells.into_iter().for_each(|cell| path.push(cell));
        Ok(path)
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cells: Vec<String> = self.iter().map(Cell::to_string).collect();
        f.write_str(&cells.join("-"))
    }
}

impl FromStr for Path {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Path, Refusal> {
        // One part more than a path may have is enough to refuse it.
        let cells: Result<Vec<Cell>, Refusal> = text.splitn(Path::MOST + 1, '-').map(Cell::from_str).collect();
        Path::try_from(cells?)
    }
}

/// What a player may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// The head enters these cells, or a piece is placed on the only one.
    Cells(Path),
    /// Takes a colour.
    Take(Colour),
    /// Places or takes at random; with the rest of what this player has to place if `rest`.
    Random {
        /// Whether everything that this player places or takes later, up to the next move of a snake, is left to chance.
        rest: bool,
    },
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Cells(path) => path.fmt(f),
            Move::Take(colour) => f.write_str(colour.word()),
            Move::Random { rest: false } => f.write_str("random"),
            Move::Random { rest: true } => f.write_str("random-rest"),
        }
    }
}

impl FromStr for Move {
    type Err = Refusal;

    fn from_str(notation: &str) -> Result<Move, Refusal> {
        Ok(match notation {
            "red" => Move::Take(Colour::Red),
            "yellow" => Move::Take(Colour::Yellow),
            "random" => Move::Random { rest: false },
            "random-rest" => Move::Random { rest: true },
            cells => Move::Cells(cells.parse()?),
        })
    }
}

/// What a step of the record did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase")]
pub enum Act {
    /// The set-up begins.
    Setup {
        /// Who places first.
        first: Seat,
    },
    /// A blue apple is placed.
    Blue {
        /// Where.
        cell: Cell,
        /// See [`Rest`].
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rest: Option<Rest>,
    },
    /// A colour is taken; the other seat gets the other one.
    Colour {
        /// Which.
        take: Colour,
        /// See [`Rest`].
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rest: Option<Rest>,
    },
    /// An apple of the opponent's colour is placed.
    Apple {
        /// The opponent's colour.
        colour: Colour,
        /// Where.
        cell: Cell,
        /// See [`Rest`].
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rest: Option<Rest>,
    },
    /// The opponent's head is placed.
    Head {
        /// The opponent's colour.
        colour: Colour,
        /// Where.
        cell: Cell,
    },
    /// The set-up is done.
    Begin {
        /// Who moves first.
        first: Seat,
    },
    /// A snake moves.
    Move {
        /// The cells that the head enters.
        path: Path,
    },
    /// A lost disc is put back.
    Replant {
        /// The opponent's colour.
        colour: Colour,
        /// Where.
        cell: Cell,
        /// See [`Rest`].
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rest: Option<Rest>,
    },
}

/// Who is to decide about the rest of what a seat places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Rest {
    /// Chance.
    Random,
}

impl crate::game::Act for Act {}
