//! Perft: counts the leaves of the move tree, to test the move generator and to measure its speed.

use std::ops::ControlFlow;

use super::position::Position;

/// Counts the sequences of `plies` plies from a position in its text notation, or returns `None` for an invalid text.
///
/// A ply is one step of the record: a move with its path, or one disc put back. A taken head, or a position without a
/// move, ends its sequence; a sequence that ends early is not counted. Repetition and the limit of quiet moves are
/// ignored.
///
/// ```
/// // The first player has two moves, and there are twelve sequences of three moves.
/// let position = "9/1A5a1/3*2*2/1a5A1/9/1A5a1/2*3*2/1A5a1/H7h r - 0";
/// assert_eq!(rules::ssserpent::perft(position, 1), Some(2));
/// assert_eq!(rules::ssserpent::perft(position, 3), Some(12));
/// ```
pub fn perft(position: &str, plies: usize) -> Option<u64> {
    Some(count(&position.parse().ok()?, plies))
}

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
