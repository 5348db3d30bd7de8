//! The even boards: balanced set-ups from the table `boards.txt`.

use super::board::{BOARD_SIZE, Cell};
use crate::chance::NumberStream;

/// A board from the table, possibly turned or mirrored.
pub struct EvenBoard {
    /// The pieces, row by row from A1, with their letters in the notation of positions (`docs/record.md`).
    pieces: Vec<(Cell, char)>,
    pub red_first: bool,
}

impl EvenBoard {
    /// Picks a board with these random numbers, in the way that `docs/fairness.md` describes.
    pub fn from_numbers(numbers: &mut NumberStream) -> EvenBoard {
        let lines: Vec<&str> = include_str!("../../../../assets/ssserpent/boards.txt").lines().collect();
        let line = lines[numbers.below(lines.len())];
        let symmetry = numbers.below(8);
        let (board, rest) = line.split_once(' ').unwrap_or((line, ""));
        let mut pieces = Vec::new();
        for (row, letters) in board.rsplit('/').enumerate() {
            let mut column = 0;
            for letter in letters.chars() {
                if let Some(empty) = letter.to_digit(10) {
                    column += empty as i8;
                    continue;
                }
                pieces.push((apply_symmetry(column, row as i8, symmetry), letter));
                column += 1;
            }
        }
        pieces.sort_unstable();
        EvenBoard { pieces, red_first: rest.starts_with('r') }
    }

    /// Returns the first cell with this piece that is still free.
    pub fn next_cell(&self, piece: char, is_free: impl Fn(Cell) -> bool) -> Option<Cell> {
        self.pieces.iter().find(|(cell, letter)| *letter == piece && is_free(*cell)).map(|(cell, _)| *cell)
    }
}

/// Mirrors a cell up to three times: at the middle column if bit 1 of `symmetry` is set, at the middle row for bit 2,
/// and at the diagonal from A1 for bit 4, in this order.
fn apply_symmetry(column: i8, row: i8, symmetry: usize) -> Cell {
    let mirrored = |place: i8, bit: usize| if symmetry & bit == 0 { place } else { BOARD_SIZE - 1 - place };
    let column = mirrored(column, 1);
    let row = mirrored(row, 2);
    if symmetry & 4 == 0 { Cell { row, column } } else { Cell { row: column, column: row } }
}
