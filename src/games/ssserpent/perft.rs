//! Move-tree counts (perft), by which move generators are checked and their speed is measured.

use std::ops::ControlFlow;

use super::position::Position;

/// How many sequences of so many plies there are from a position, which is given as its text; `None` if the text is no
/// position. A ply is one step of the record: a move with its path, or one disc put back. A taken head or a position
/// without a move ends a sequence early, which then does not count. Repetition and the 120 moves play no part.
pub fn perft(position: &str, plies: usize) -> Option<u64> {
    Some(count(&position.parse().ok()?, plies))
}

/// The same from a position that has been read.
fn count(position: &Position, plies: usize) -> u64 {
    if plies == 0 {
        return 1;
    }
    if position.lost > 0 {
        let replanted = position.cells_for_apple().iter().filter_map(|cell| position.replant(cell).ok());
        return replanted.map(|next| count(&next, plies - 1)).sum();
    }
    let mut sum = 0;
    let _ = position.each_move(&mut |_, next| {
        sum += count(next, plies - 1);
        ControlFlow::Continue(())
    });
    sum
}
