//! Moves and their notation, and the steps of the record.
//!
//! A move is one of
//! - the cells that the head enters, `E2-E3`, or the single cell of a placement, `D4`;
//! - the color taken, `red` or `yellow`;
//! - `random` to leave this placement or the color to chance, or `random-rest` to leave the player's later placements
//!   in this set-up or turn to chance as well.

use std::fmt;
use std::ops::Deref;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::board::Cell;
use super::position::SnakeColor;
use contract::{Refusal, Seat};

/// A sequence of cells, at most as long as the longest move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Cell>", into = "Vec<Cell>")]
pub struct Path {
    cells: [Cell; Path::MAX_LEN],
    length: u8,
}

impl Path {
    /// « un serpent de 9 pions se déplace de 5 cases »
    pub const MAX_LEN: usize = 5;

    /// Adds a cell, unless the path is full.
    pub fn push(&mut self, cell: Cell) {
        if let Some(place) = self.cells.get_mut(usize::from(self.length)) {
            *place = cell;
            self.length += 1;
        }
    }

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
        if cells.len() > Path::MAX_LEN {
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
        // One cell more than the maximum is enough to recognize a path that is too long.
        let cells: Result<Vec<Cell>, Refusal> = text.splitn(Path::MAX_LEN + 1, '-').map(Cell::from_str).collect();
        Path::try_from(cells?)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// The path of the head, or the single cell of a placement.
    Cells(Path),
    TakeColor(SnakeColor),
    /// Leaves this placement to chance. With `rest`, also leaves the player's later placements to chance, until a snake
    /// moves.
    Random {
        rest: bool,
    },
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Cells(path) => path.fmt(f),
            Move::TakeColor(color) => color.fmt(f),
            Move::Random { rest: false } => f.write_str("random"),
            Move::Random { rest: true } => f.write_str("random-rest"),
        }
    }
}

impl FromStr for Move {
    type Err = Refusal;

    fn from_str(notation: &str) -> Result<Move, Refusal> {
        Ok(match notation {
            "red" => Move::TakeColor(SnakeColor::Red),
            "yellow" => Move::TakeColor(SnakeColor::Yellow),
            "random" => Move::Random { rest: false },
            "random-rest" => Move::Random { rest: true },
            cells => Move::Cells(cells.parse()?),
        })
    }
}

/// A step of the record. See `docs/record.md`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase")]
pub enum StepKind {
    /// The set-up starts, and `first` places first.
    Setup { first: Seat },
    /// A blueberry is placed. It has no color.
    Blue(Placement),
    /// A color is taken. The other seat gets the other color.
    #[serde(rename = "colour")]
    Color {
        take: SnakeColor,
        #[serde(flatten)]
        chooser: Chooser,
    },
    /// An apple of the opponent's color is placed.
    Apple(Placement),
    /// The opponent's head is placed.
    Head(Placement),
    /// The set-up ends, and `first` moves first.
    Begin { first: Seat },
    /// A snake moves. The head enters the cells of the path.
    Move { path: Path },
    /// A lost disc is put back as one of the opponent's apples.
    Replant(Placement),
}

/// A piece that is placed on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placement {
    #[serde(rename = "colour", default, skip_serializing_if = "Option::is_none")]
    pub color: Option<SnakeColor>,
    pub cell: Cell,
    #[serde(flatten)]
    pub chooser: Chooser,
}

/// Who chose a placement or a color: the player or chance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chooser {
    /// Whether chance chose the cell or the color.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub random: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rest: Option<Rest>,
}

impl Chooser {
    pub const PLAYER: Chooser = Chooser { random: false, rest: None };
}

/// Marks the first step of a seat that leaves its remaining placements to chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Rest {
    Random,
}

impl StepKind {
    pub fn placement(&self) -> Option<&Placement> {
        match self {
            StepKind::Blue(placement)
            | StepKind::Apple(placement)
            | StepKind::Head(placement)
            | StepKind::Replant(placement) => Some(placement),
            StepKind::Setup { .. } | StepKind::Color { .. } | StepKind::Begin { .. } | StepKind::Move { .. } => None,
        }
    }
}

impl contract::StepKind for StepKind {
    fn starts_turn(&self) -> bool {
        matches!(self, StepKind::Move { .. })
    }

    fn is_chance(&self) -> bool {
        match self {
            StepKind::Setup { .. } | StepKind::Begin { .. } => true,
            StepKind::Color { chooser, .. } => chooser.random,
            _ => self.placement().is_some_and(|placement| placement.chooser.random),
        }
    }
}
