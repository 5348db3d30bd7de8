//! The board: cells and sets of cells.

use std::fmt;
use std::ops::{BitAnd, BitOr, Not};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::direction::Direction;
use contract::Refusal;

/// The number of columns, which is also the number of rows.
pub const BOARD_SIDE: usize = 9;
/// The number of ways to turn and mirror a board.
pub const SYMMETRIES: usize = 8;

/// A cell, from `A1` to `I9`. Columns are counted from the left, rows from the bottom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Cell(u8);

impl Cell {
    pub const COUNT: usize = BOARD_SIDE * BOARD_SIDE;
    /// `A1`.
    pub const FIRST: Cell = Cell(0);

    /// Returns the cell in this column and row, both counted from 0.
    pub fn new(column: usize, row: usize) -> Option<Cell> {
        (column < BOARD_SIDE && row < BOARD_SIDE).then(|| Cell((row * BOARD_SIDE + column) as u8))
    }

    /// Returns all cells, row by row from `A1`.
    pub fn all() -> impl DoubleEndedIterator<Item = Cell> {
        (0..Cell::COUNT as u8).map(Cell)
    }

    /// Returns the cell's index in [`Cell::all`].
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn column(self) -> usize {
        self.index() % BOARD_SIDE
    }

    pub fn row(self) -> usize {
        self.index() / BOARD_SIDE
    }

    /// Returns the adjacent cell in this direction, if it is on the board. North is towards higher rows.
    pub fn neighbour(self, direction: Direction) -> Option<Cell> {
        let column = self.column();
        match direction {
            Direction::North => (self.index() + BOARD_SIDE < Cell::COUNT).then(|| Cell(self.0 + BOARD_SIDE as u8)),
            Direction::East => (column + 1 < BOARD_SIDE).then(|| Cell(self.0 + 1)),
            Direction::South => (self.index() >= BOARD_SIDE).then(|| Cell(self.0 - BOARD_SIDE as u8)),
            Direction::West => (column > 0).then(|| Cell(self.0 - 1)),
        }
    }

    /// Returns the direction from this cell to an orthogonally adjacent cell.
    pub fn direction_to(self, other: Cell) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&direction| self.neighbour(direction) == Some(other))
    }

    /// Returns the number of steps to the other cell on an empty board.
    pub fn distance(self, other: Cell) -> usize {
        self.column().abs_diff(other.column()) + self.row().abs_diff(other.row())
    }

    /// Returns the cell to which this symmetry of the board moves this cell. Bit 0 of `symmetry` mirrors the board in
    /// the middle column, and bit 1 in the middle row. After that, bit 2 mirrors the board in the diagonal through A1.
    pub fn turned(self, symmetry: usize) -> Cell {
        let mirrored = |place, bit| if symmetry & bit == 0 { place } else { BOARD_SIDE - 1 - place };
        let (column, row) = (mirrored(self.column(), 1), mirrored(self.row(), 2));
        let place = if symmetry & 4 == 0 { Cell::new(column, row) } else { Cell::new(row, column) };
        place.unwrap_or(self)
    }

    pub fn column_letter(column: usize) -> char {
        char::from(b'A' + column as u8)
    }
}

/// Returns the directions of the steps along these adjacent cells.
pub fn directions(cells: impl IntoIterator<Item = Cell>) -> Vec<Direction> {
    let cells: Vec<Cell> = cells.into_iter().collect();
    cells.windows(2).filter_map(|pair| pair[0].direction_to(pair[1])).collect()
}

/// Returns how often consecutive steps have different directions.
pub fn bends(directions: &[Direction]) -> usize {
    directions.windows(2).filter(|pair| pair[0] != pair[1]).count()
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", Cell::column_letter(self.column()), self.row() + 1)
    }
}

impl FromStr for Cell {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Cell, Refusal> {
        match *text.as_bytes() {
            [column @ b'A'..=b'I', row @ b'1'..=b'9'] => Ok(Cell((row - b'1') * BOARD_SIDE as u8 + column - b'A')),
            _ => Err(Refusal::new("ssserpent-refusal-notation")),
        }
    }
}

impl TryFrom<String> for Cell {
    type Error = Refusal;

    fn try_from(text: String) -> Result<Cell, Refusal> {
        text.parse()
    }
}

impl From<Cell> for String {
    fn from(cell: Cell) -> String {
        cell.to_string()
    }
}

/// A set of cells, with one bit per cell.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Cells(u128);

impl Cells {
    pub const NONE: Cells = Cells(0);
    const ALL: Cells = Cells((1 << Cell::COUNT) - 1);
    const FIRST_ROW: Cells = Cells((1 << BOARD_SIDE) - 1);
    const LAST_ROW: Cells = Cells(Cells::FIRST_ROW.0 << (Cell::COUNT - BOARD_SIDE));
    const FIRST_COLUMN: Cells = Cells(Cells::ALL.0 / Cells::FIRST_ROW.0);
    const LAST_COLUMN: Cells = Cells(Cells::FIRST_COLUMN.0 << (BOARD_SIDE - 1));
    /// « les lignes du bord de la grille »
    pub const BORDER: Cells =
        Cells(Cells::FIRST_ROW.0 | Cells::LAST_ROW.0 | Cells::FIRST_COLUMN.0 | Cells::LAST_COLUMN.0);

    /// Returns the cells of the set in this row, counted from 0.
    pub fn in_row(self, row: usize) -> Cells {
        self & Cells(Cells::FIRST_ROW.0 << (BOARD_SIDE * row))
    }

    pub fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 != 0
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn insert(&mut self, cell: Cell) {
        self.0 |= 1 << cell.0;
    }

    pub fn remove(&mut self, cell: Cell) {
        self.0 &= !(1 << cell.0);
    }

    /// Returns the cells in the order of [`Cell::all`].
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let cell = (rest != 0).then(|| Cell(rest.trailing_zeros() as u8));
            rest &= rest.wrapping_sub(1);
            cell
        })
    }

    /// Returns the cells that are orthogonally adjacent to a cell in the set.
    pub fn neighbours(self) -> Cells {
        let east = (self & !Cells::LAST_COLUMN).0 << 1;
        let west = (self & !Cells::FIRST_COLUMN).0 >> 1;
        Cells(self.0 << BOARD_SIDE | self.0 >> BOARD_SIDE | east | west) & Cells::ALL
    }
}

impl BitAnd for Cells {
    type Output = Cells;

    fn bitand(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }
}

impl BitOr for Cells {
    type Output = Cells;

    fn bitor(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }
}

/// All cells of the board that are not in the set.
impl Not for Cells {
    type Output = Cells;

    fn not(self) -> Cells {
        Cells(!self.0 & Cells::ALL.0)
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        Cells(cells.into_iter().fold(0, |bits, cell| bits | 1 << cell.0))
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|cell| cell.to_string())).finish()
    }
}
