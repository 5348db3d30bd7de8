//! Computer players. Computers use only what players can see: the snakes, the cards in hand, and the number of cards
//! left of each kind.
//!
//! - *Easy* judges a snake by the straight distance between the two ends, so it overlooks free parts and detours. In
//!   some choices, it looks at one end only.
//! - *Normal* minimizes the missing cards of its own snake, and maximizes the missing cards of an opponent's snake. In
//!   some choices, it judges like *easy*. `oversight.rs` contains the probabilities.
//! - *Easy* and *normal* complete their own snake if they can, and an opponent's only if they must. They never leave
//!   their own snake with more than two missing cards above the minimum.
//! - *Hard* makes the move with the highest win probability, as in hints (`analysis.rs`).

use super::moves::Move;
use super::rules::{Sssnake, Turn};
use super::snake::{End, Snake};
use crate::oversight::{DETOURS, ONE_END};
use contract::{Computer, Level, PlannedMove, SearchContext, Seat};

/// After an easy or normal computer's move on its own snake, at most this many cards are missing beyond the minimum.
const MAX_EXTRA_MISSING: usize = 2;

impl Computer for Sssnake {
    fn plan(&self, seat: Seat, search: &mut SearchContext) -> Option<PlannedMove<Move>> {
        let turn = self.choice().filter(|turn| turn.chooser == seat)?;
        let best = match search.level {
            Level::Hard => {
                let judged = self.judged(turn, search).into_iter();
                all_with_min_cost(judged.map(|(play, chances)| (play, -chances[seat.index()])))
            }
            Level::Easy | Level::Normal => greedy_moves(self, seat, turn, search),
        };
        search.rng.pick(&best).map(|&play| PlannedMove { delay_ms: 0, play })
    }
}

/// Returns the best moves that an easy or normal computer sees. The computer considers only the snake that results from
/// the move.
fn greedy_moves(state: &Sssnake, seat: Seat, turn: &Turn, search: &mut SearchContext) -> Vec<Move> {
    let own = turn.owner == seat;
    let by_distance = DETOURS.happens(search);
    let one_end = by_distance && ONE_END.happens(search);
    let only = if one_end { search.rng.pick(&End::ALL) } else { None };
    let after = |play: &Move| state.snake_after(turn, play).unwrap_or_else(|| state.snake(turn.owner).clone());
    let results: Vec<(Move, Snake)> = turn.moves.iter().map(|play| (*play, after(play))).collect();
    let least = results.iter().map(|(_, snake)| snake.missing).min().unwrap_or_default();
    all_with_min_cost(results.iter().map(|(play, snake)| {
        let complete = snake.is_complete();
        let blunder = if own { snake.missing > least + MAX_EXTRA_MISSING } else { complete };
        let at = |end: &End| matches!(play, Move::Place(placement) if placement.end == *end);
        let overlooked = !complete && only.is_some_and(|end| !at(end));
        let cards = if by_distance { snake.straight_distance() } else { snake.missing } as i64;
        (*play, (blunder, overlooked, if own { cards } else { -cards }))
    }))
}

/// Returns all moves with the lowest cost.
fn all_with_min_cost<C: PartialOrd + Copy>(costs: impl Iterator<Item = (Move, C)> + Clone) -> Vec<Move> {
    let min = costs.clone().map(|(_, cost)| cost).reduce(|min, cost| if cost < min { cost } else { min });
    costs.filter(|(_, cost)| Some(*cost) == min).map(|(play, _)| play).collect()
}
