//! The snakes that an analysis examines, with their costs. A snake's cost is the number of cards that it is expected to
//! miss after the next turns. The same snakes occur repeatedly, so each snake is stored once, together with the results
//! computed for it.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::cards::{Card, Pile};
use super::snake::Snake;

/// The value of a complete snake, in missing cards: its cost is minus this number. The value is more than 0 because the
/// opponents lose points for their own missing cards.
pub const COMPLETE_WORTH: f64 = 6.0;

/// The number of a snake in a [`Catalog`].
pub type SnakeId = usize;

#[derive(Default)]
pub struct Catalog {
    ids: FxHashMap<Snake, SnakeId>,
    entries: Vec<Entry>,
    costs: FxHashMap<(SnakeId, Pile, bool), f64>,
}

struct Entry {
    snake: Snake,
    /// For each kind of card, the snakes that result from placing it.
    next_snakes: [Option<Arc<[SnakeId]>>; 4],
    /// For each kind of card, the range of costs after placing it.
    cost_ranges_by_card: Option<[CostRange; 4]>,
}

impl Catalog {
    pub fn intern(&mut self, mut snake: Snake) -> SnakeId {
        // Two snakes that differ only in their newest card allow the same moves.
        snake.newest_cell = None;
        if let Some(&id) = self.ids.get(&snake) {
            return id;
        }
        let id = self.entries.len();
        self.ids.insert(snake.clone(), id);
        self.entries.push(Entry { snake, next_snakes: [const { None }; 4], cost_ranges_by_card: None });
        id
    }

    pub fn snake(&self, id: SnakeId) -> &Snake {
        &self.entries[id].snake
    }

    /// Returns the snakes after each legal placement of this kind of card.
    pub fn next_snakes(&mut self, id: SnakeId, card: Card) -> Arc<[SnakeId]> {
        if let Some(next) = &self.entries[id].next_snakes[card as usize] {
            return next.clone();
        }
        let placements = self.snake(id).placements(card);
        let next: Arc<[SnakeId]> = placements.into_iter().map(|(.., snake)| self.intern(snake)).collect();
        self.entries[id].next_snakes[card as usize] = Some(next.clone());
        next
    }

    /// Returns the cost of a snake after the owner's next turn and the others' turns. `before_turn` says whether the
    /// owner's turn comes first.
    pub fn cost(&mut self, id: SnakeId, pile: &Pile, before_turn: bool) -> f64 {
        if let Some(&cost) = self.costs.get(&(id, *pile, before_turn)) {
            return cost;
        }
        let costs = ExpectedCosts::new(pile);
        let cost = if pile.total() == 0 || self.snake(id).is_complete() {
            current_cost(self.snake(id))
        } else {
            let after = Card::ALL.map(|card| {
                let next = self.next_snakes(id, card);
                let next = if next.is_empty() { &[id][..] } else { &next };
                CostRange::new(next.iter().map(|&next| self.cost_after_turn(next, &costs, !before_turn)))
            });
            if before_turn {
                costs.expected_after_own_turn(self.cost_after_turn(id, &costs, false), after)
            } else {
                costs.expected_after_others_turns(after)
            }
        };
        self.costs.insert((id, *pile, before_turn), cost);
        cost
    }

    /// Returns the cost after the owner's turn, or after the others' turns if `is_own_turn` is false.
    fn cost_after_turn(&mut self, id: SnakeId, costs: &ExpectedCosts, is_own_turn: bool) -> f64 {
        let Entry { snake, cost_ranges_by_card, .. } = &mut self.entries[id];
        let now = current_cost(snake);
        if snake.is_complete() {
            return now;
        }
        // The new snakes are not stored, because they are not needed again.
        let ranges = *cost_ranges_by_card.get_or_insert_with(|| {
            Card::ALL.map(|card| {
                let placed: Vec<f64> = snake.placements(card).iter().map(|(.., next)| current_cost(next)).collect();
                CostRange::new(if placed.is_empty() { vec![now] } else { placed }.into_iter())
            })
        });
        if is_own_turn { costs.expected_after_own_turn(now, ranges) } else { costs.expected_after_others_turns(ranges) }
    }
}

/// Computes the expected costs of snakes, in missing cards. Lower is better for the owner.
struct ExpectedCosts {
    /// For each kind, the probability that the next card is of that kind.
    kind_probabilities: [f64; 4],
}

impl ExpectedCosts {
    fn new(pile: &Pile) -> ExpectedCosts {
        let total = pile.total().max(1) as f64;
        ExpectedCosts { kind_probabilities: Card::ALL.map(|card| pile.count(card) as f64 / total) }
    }

    /// Returns the expected cost after the owner's turn. `unchanged` is the cost if the snake stays as it is. `after`
    /// contains the cost range after placing each kind of card.
    ///
    /// With a roll of 2 or 3, the owner chooses which card to place. This estimate assumes a choice between two cards.
    /// With a roll of 1, the owner's snake does not change.
    fn expected_after_own_turn(&self, unchanged: f64, after: [CostRange; 4]) -> f64 {
        let pairs = after.iter().zip(self.kind_probabilities).flat_map(|(one, p)| {
            after.iter().zip(self.kind_probabilities).map(move |(other, q)| p * q * one.best.min(other.best))
        });
        (2.0 * pairs.sum::<f64>() + unchanged) / 3.0
    }

    /// Returns the expected cost after the others' turns. `after` contains the cost range after placing each kind of
    /// card.
    ///
    /// With a roll of 2 or 3, the owner receives a card and places it. With a roll of 1, an opponent places it.
    fn expected_after_others_turns(&self, after: [CostRange; 4]) -> f64 {
        after.iter().zip(self.kind_probabilities).map(|(range, p)| p * (2.0 * range.best + range.worst) / 3.0).sum()
    }
}

/// The lowest and the highest of several costs.
#[derive(Clone, Copy, Debug)]
struct CostRange {
    best: f64,
    worst: f64,
}

impl CostRange {
    fn new(costs: impl Iterator<Item = f64>) -> CostRange {
        costs.fold(CostRange { best: f64::INFINITY, worst: f64::NEG_INFINITY }, |range, cost| CostRange {
            best: range.best.min(cost),
            worst: range.worst.max(cost),
        })
    }
}

/// Returns the cost of a snake without looking ahead.
fn current_cost(snake: &Snake) -> f64 {
    if snake.is_complete() { -COMPLETE_WORTH } else { snake.missing as f64 }
}
