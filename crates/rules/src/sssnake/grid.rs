//! The grid on which a snake grows: cells, sides, directions and ends. The grid has no bounds.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A cell of a snake's grid. The large card covers (0, 0) to (1, 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// Counted to the east.
    pub x: i16,
    /// Counted to the south.
    pub y: i16,
}

impl Cell {
    pub const fn new(x: i16, y: i16) -> Cell {
        Cell { x, y }
    }

    /// The neighbour on this side.
    pub fn step(self, side: Side) -> Cell {
        let (dx, dy) = side.offset();
        Cell::new(self.x + dx, self.y + dy)
    }

    /// Whether the large card covers this cell.
    pub fn under_large_card(self) -> bool {
        (0..=1).contains(&self.x) && (0..=1).contains(&self.y)
    }
}

/// Column and row as players read them, such as `-1/2`.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.x, self.y)
    }
}

/// A side of a cell, and the direction of a body that leaves through it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    North,
    East,
    South,
    West,
}

impl Side {
    /// All sides, clockwise from north.
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    /// This side after `quarters` quarter turns clockwise.
    pub fn turned(self, quarters: usize) -> Side {
        Side::ALL[(self as usize + quarters) % 4]
    }

    pub fn opposite(self) -> Side {
        self.turned(2)
    }

    /// The step (x, y) to the neighbour on this side.
    pub fn offset(self) -> (i16, i16) {
        match self {
            Side::North => (0, -1),
            Side::East => (1, 0),
            Side::South => (0, 1),
            Side::West => (-1, 0),
        }
    }

    /// The bit of this side in a set of sides.
    pub fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// The direction in which a body leaves a card, as seen travelling out of the end that the card continues.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[derive(strum::Display, strum::EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum Way {
    Ahead,
    Left,
    Right,
}

impl Way {
    /// All ways, in the order of move lists.
    pub const ALL: [Way; 3] = [Way::Ahead, Way::Left, Way::Right];

    /// The side through which a body with this heading leaves.
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
#[derive(strum::Display, strum::EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum End {
    Neck,
    Tail,
}

impl End {
    /// Both ends, in the order of move lists.
    pub const ALL: [End; 2] = [End::Neck, End::Tail];

    pub fn other(self) -> End {
        match self {
            End::Neck => End::Tail,
            End::Tail => End::Neck,
        }
    }
}

/// The front of a body: the cell that it enters next, and the direction in which it does so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Front {
    pub cell: Cell,
    pub heading: Side,
}

impl Front {
    /// The front of a body that leaves `cell` through `side`.
    pub fn leaving(cell: Cell, side: Side) -> Front {
        Front { cell: cell.step(side), heading: side }
    }

    /// The side through which the body enters the cell.
    pub fn entry(self) -> Side {
        self.heading.opposite()
    }

    /// The front that crosses the same edge between two cells in the opposite direction.
    pub fn reversed(self) -> Front {
        Front::leaving(self.cell, self.entry())
    }
}
