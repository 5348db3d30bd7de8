//! The grid on which a snake grows: cells without bound, their sides, and how a body runs over them.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A cell of a snake's own grid: x to the east, y to the south. The large card covers (0, 0) to (1, 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// To the east.
    pub x: i16,
    /// To the south.
    pub y: i16,
}

impl Cell {
    /// The cell in that column and row.
    pub const fn new(x: i16, y: i16) -> Cell {
        Cell { x, y }
    }

    /// The neighbour on that side.
    pub fn step(self, side: Side) -> Cell {
        let (dx, dy) = side.offset();
        Cell::new(self.x + dx, self.y + dy)
    }

    /// Whether the large card covers it.
    pub fn under_large_card(self) -> bool {
        (0..=1).contains(&self.x) && (0..=1).contains(&self.y)
    }
}

/// As players read it: column/row, counted to the right and down.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.x, self.y)
    }
}

/// A side of a cell, and the direction of whoever leaves through it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// Up in the picture.
    North,
    /// To the right.
    East,
    /// Down.
    South,
    /// To the left.
    West,
}

impl Side {
    /// All sides, clockwise.
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    /// That many quarter turns clockwise from here.
    pub fn turned(self, quarters: usize) -> Side {
        Side::ALL[(self as usize + quarters) % 4]
    }

    /// The side across.
    pub fn opposite(self) -> Side {
        self.turned(2)
    }

    /// The step to the neighbour on this side, as (x, y).
    pub fn offset(self) -> (i16, i16) {
        match self {
            Side::North => (0, -1),
            Side::East => (1, 0),
            Side::South => (0, 1),
            Side::West => (-1, 0),
        }
    }

    /// The side's bit in a set of sides.
    pub fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// Where a body goes on a card, as seen travelling out of the end that it continues.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Way {
    /// Straight on.
    Ahead,
    /// To the left.
    Left,
    /// To the right.
    Right,
}

impl Way {
    /// All ways, in the order in which they are listed.
    pub const ALL: [Way; 3] = [Way::Ahead, Way::Left, Way::Right];

    /// The word in records and moves.
    pub fn word(self) -> &'static str {
        match self {
            Way::Ahead => "ahead",
            Way::Left => "left",
            Way::Right => "right",
        }
    }

    /// The way of that word.
    pub fn of(word: &str) -> Option<Way> {
        Way::ALL.into_iter().find(|way| way.word() == word)
    }

    /// The direction after going this way with that heading.
    pub fn from(self, heading: Side) -> Side {
        match self {
            Way::Ahead => heading,
            Way::Right => heading.turned(1),
            Way::Left => heading.turned(3),
        }
    }
}

/// The two open ends of a snake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum End {
    /// Where the neck grows, from the head.
    Neck,
    /// Where the tail grows, from its tip.
    Tail,
}

impl End {
    /// Both ends, in the order in which they are listed.
    pub const ALL: [End; 2] = [End::Neck, End::Tail];

    /// The word in records and moves.
    pub fn word(self) -> &'static str {
        match self {
            End::Neck => "neck",
            End::Tail => "tail",
        }
    }

    /// The end of that word.
    pub fn of(word: &str) -> Option<End> {
        End::ALL.into_iter().find(|end| end.word() == word)
    }

    /// The other end.
    pub fn other(self) -> End {
        match self {
            End::Neck => End::Tail,
            End::Tail => End::Neck,
        }
    }
}

/// The front of a body that travels: the cell that it is about to enter, and its heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Front {
    /// The cell to be entered.
    pub cell: Cell,
    /// The direction in which it is entered.
    pub heading: Side,
}

impl Front {
    /// The front of a body that leaves `cell` through `side`.
    pub fn leaving(cell: Cell, side: Side) -> Front {
        Front { cell: cell.step(side), heading: side }
    }

    /// The side by which the cell is entered.
    pub fn entry(self) -> Side {
        self.heading.opposite()
    }

    /// The same edge between two cells, crossed the other way.
    pub fn reversed(self) -> Front {
        Front::leaving(self.cell, self.entry())
    }
}
