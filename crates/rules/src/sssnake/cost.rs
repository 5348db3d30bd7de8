//! What a snake will probably still miss: the number of missing cards, expected over the next turns.

use super::cards::{Card, Pile};
use super::snake::Snake;

/// How many missing cards a complete snake is worth. This is more than 0 because the opponents lose points for their own
/// missing cards.
pub const WIN: f64 = 6.0;

/// Expected costs of snakes, in missing cards. Lower is better for the owner.
pub struct Costs {
    /// The probability of each kind for the next card.
    likely: [f64; 4],
}

impl Costs {
    pub fn new(pile: &Pile) -> Costs {
        let total = pile.total().max(1) as f64;
        Costs { likely: Card::ALL.map(|card| pile.count(card) as f64 / total) }
    }

    /// Returns the expected cost after the owner's turn. `unchanged` is the cost if the snake stays as it is, and `best`
    /// contains the lowest cost after placing each kind of card.
    ///
    /// A die that shows 2 or 3 lets the owner choose the card, here between two. A die that shows 1 changes another snake.
    pub fn expected_of_own_turn(&self, unchanged: f64, best: [f64; 4]) -> f64 {
        let pairs = best
            .iter()
            .zip(self.likely)
            .flat_map(|(one, p)| best.iter().zip(self.likely).map(move |(other, q)| p * q * one.min(*other)));
        (2.0 * pairs.sum::<f64>() + unchanged) / 3.0
    }

    /// Returns the expected cost after the others' turns. `after` contains the costs after placing each kind of card.
    ///
    /// A die that shows 2 or 3 gives the owner a card, which the owner places. A die that shows 1 lets an opponent place it.
    pub fn expected_of_others_turn(&self, after: [Range; 4]) -> f64 {
        after.iter().zip(self.likely).map(|(range, p)| p * (2.0 * range.best + range.worst) / 3.0).sum()
    }
}

/// The lowest and the highest of several costs.
#[derive(Clone, Copy, Debug)]
pub struct Range {
    pub best: f64,
    pub worst: f64,
}

impl Range {
    pub fn new(costs: impl Iterator<Item = f64>) -> Range {
        costs.fold(Range { best: f64::INFINITY, worst: f64::NEG_INFINITY }, |range, cost| Range {
            best: range.best.min(cost),
            worst: range.worst.max(cost),
        })
    }
}

/// Returns the cost of a snake now.
pub fn now(snake: &Snake) -> f64 {
    if snake.is_complete() { -WIN } else { snake.missing() as f64 }
}

/// Returns all possible snakes after a forced placement of this card. If the card does not fit, this is only the
/// unchanged snake.
pub fn after_placing(snake: &Snake, card: Card) -> Vec<Snake> {
    let placed: Vec<Snake> = snake.placements(card).into_iter().map(|(.., snake)| snake).collect();
    if placed.is_empty() { vec![snake.clone()] } else { placed }
}
