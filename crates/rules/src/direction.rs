//! The four directions on a grid.

/// A direction from a cell to its neighbour, and the side of the cell where that neighbour is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    North,
    East,
    South,
    West,
}

impl Direction {
    /// All directions, clockwise from north.
    pub const ALL: [Direction; 4] = [Direction::North, Direction::East, Direction::South, Direction::West];

    /// Returns this direction turned clockwise by `quarters` quarter turns.
    pub fn turned(self, quarters: usize) -> Direction {
        Direction::ALL[(self as usize + quarters) % 4]
    }

    pub fn opposite(self) -> Direction {
        self.turned(2)
    }

    /// Returns the bit that stands for this direction in a set of sides.
    pub fn bit(self) -> u8 {
        1 << self as u8
    }
}
