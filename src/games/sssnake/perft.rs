//! Counts of the trees of placings, by which the rules of growing are checked and their speed is measured.

use super::cards::Card;
use super::grid::{End, Way};
use super::snake::Snake;

/// How many sequences of so many legal placings there are, of any card at any end, from the snake that these placings make,
/// such as `C-neck-left S-tail-ahead`; `None` if one of them is not legal. A complete snake ends a sequence early, which
/// then does not count.
pub fn perft(placings: &str, plies: usize) -> Option<u64> {
    let snake = placings.split_whitespace().try_fold(Snake::fresh(), |snake, placing| {
        let (card, end, way) = read(placing)?;
        snake.place(card, end, way).ok()
    });
    Some(count(&snake?, plies))
}

/// Reads one placing.
pub(super) fn read(placing: &str) -> Option<(Card, End, Way)> {
    let mut parts = placing.splitn(3, '-');
    Some((Card::of(parts.next()?)?, End::of(parts.next()?)?, Way::of(parts.next()?)?))
}

/// The same from a snake.
fn count(snake: &Snake, plies: usize) -> u64 {
    if plies == 0 {
        return 1;
    }
    if snake.is_complete() {
        return 0;
    }
    let next = Card::ALL.into_iter().flat_map(|card| snake.placings(card));
    next.map(|(.., snake)| count(&snake, plies - 1)).sum()
}
