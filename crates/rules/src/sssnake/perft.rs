//! Perft: counts the sequences of legal placements, to test the rules of placing and to measure their speed.

use super::cards::Card;
use super::grid::{End, Way};
use super::snake::Snake;

/// Counts the sequences of `plies` legal placements, of any card at any end, from the snake that `placements` builds,
/// such as `C-neck-left S-tail-ahead`.
///
/// A complete snake ends its sequence; a sequence that ends early is not counted. Returns `None` if a placement is
/// malformed or illegal.
///
/// ```
/// // At either end a straight card and a crossing fit in one way, a curve and a double in two.
/// assert_eq!(rules::sssnake::perft("", 1), Some(12));
/// assert_eq!(rules::sssnake::perft("S-neck-ahead C-neck-left nonsense", 1), None);
/// ```
pub fn perft(placements: &str, plies: usize) -> Option<u64> {
    let snake = placements.split_whitespace().try_fold(Snake::fresh(), |snake, placement| {
        let (card, end, way) = read(placement)?;
        snake.place(card, end, way).ok()
    });
    Some(count(&snake?, plies))
}

/// Reads one placement, such as `C-neck-left`.
pub(super) fn read(placement: &str) -> Option<(Card, End, Way)> {
    let mut parts = placement.splitn(3, '-');
    Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
}

fn count(snake: &Snake, plies: usize) -> u64 {
    if plies == 0 {
        return 1;
    }
    if snake.is_complete() {
        return 0;
    }
    let next = Card::ALL.into_iter().flat_map(|card| snake.placements(card));
    next.map(|(.., snake)| count(&snake, plies - 1)).sum()
}
