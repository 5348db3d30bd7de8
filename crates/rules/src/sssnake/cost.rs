//! The cost of a snake: the expected number of missing cards after the next turns.

use super::cards::{Card, Pile};
use super::snake::Snake;

/// How many missing cards a complete snake is worth. This is more than 0 because the opponents lose points for their own
/// missing cards.
pub const COMPLETE_WORTH: f64 = 6.0;

/// Expected costs of snakes, in missing cards. Lower is better for the owner.
pub struct ExpectedCosts {
    /// The probability of each kind for the next card.
    kind_probabilities: [f64; 4],
}

impl ExpectedCosts {
    pub fn new(pile: &Pile) -> ExpectedCosts {
        let total = pile.total().max(1) as f64;
        ExpectedCosts { kind_probabilities: Card::ALL.map(|card| pile.count(card) as f64 / total) }
    }

    /// Returns the expected cost after the owner's turn. `unchanged` is the cost if the snake stays as it is, and `best`
    /// contains the lowest cost after placing each kind of card.
    ///
    /// With a roll of 2 or 3, the owner chooses the card, here from two cards. With a roll of 1, another snake changes.
    pub fn expected_after_own_turn(&self, unchanged: f64, best: [f64; 4]) -> f64 {
        let pairs = best.iter().zip(self.kind_probabilities).flat_map(|(one, p)| {
            best.iter().zip(self.kind_probabilities).map(move |(other, q)| p * q * one.min(*other))
        });
        (2.0 * pairs.sum::<f64>() + unchanged) / 3.0
    }

    /// Returns the expected cost after the others' turns. `after` contains the costs after placing each kind of card.
    ///
    /// With a roll of 2 or 3, the owner receives a card and places it. With a roll of 1, an opponent places it.
    pub fn expected_after_others_turns(&self, after: [CostRange; 4]) -> f64 {
        after.iter().zip(self.kind_probabilities).map(|(range, p)| p * (2.0 * range.best + range.worst) / 3.0).sum()
    }
}

/// The lowest and the highest of several costs.
#[derive(Clone, Copy, Debug)]
pub struct CostRange {
    pub best: f64,
    pub worst: f64,
}

impl CostRange {
    pub fn new(costs: impl Iterator<Item = f64>) -> CostRange {
        costs.fold(CostRange { best: f64::INFINITY, worst: f64::NEG_INFINITY }, |range, cost| CostRange {
            best: range.best.min(cost),
            worst: range.worst.max(cost),
        })
    }
}

/// Returns the cost of a snake without looking ahead.
pub fn current_cost(snake: &Snake) -> f64 {
    if snake.is_complete() { -COMPLETE_WORTH } else { snake.missing() as f64 }
}

/// Returns all possible snakes after a forced placement of this card. If the card does not fit, this is only the
/// unchanged snake.
pub fn snakes_after_placing(snake: &Snake, card: Card) -> Vec<Snake> {
    let placed: Vec<Snake> = snake.placements(card).into_iter().map(|(.., snake)| snake).collect();
    if placed.is_empty() { vec![snake.clone()] } else { placed }
}
