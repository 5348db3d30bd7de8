//! The snakes of an analysis. Each snake is stored once, with the results that follow from it,
//! because the same snakes occur again.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::cards::{Card, Pile};
use super::cost::{CostRange, ExpectedCosts, current_cost, snakes_after_placing};
use super::snake::Snake;

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
    /// The snakes after placing each kind of card.
    next_snakes: [Option<Arc<[SnakeId]>>; 4],
    /// The costs after placing each kind of card.
    cost_ranges_by_card: Option<[CostRange; 4]>,
}

impl Catalog {
    pub fn intern(&mut self, snake: Snake) -> SnakeId {
        let snake = snake.without_newest_mark();
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
        } else if before_turn {
            let unchanged = self.cost_after_others_turn(id, &costs);
            let after =
                Card::ALL.map(|card| self.cost_range(id, card, |all, next| all.cost_after_others_turn(next, &costs)));
            costs.expected_after_own_turn(unchanged, after.map(|range| range.best))
        } else {
            let after =
                Card::ALL.map(|card| self.cost_range(id, card, |all, next| all.cost_after_own_turn(next, &costs)));
            costs.expected_after_others_turns(after)
        };
        self.costs.insert((id, *pile, before_turn), cost);
        cost
    }

    /// Returns the range of a cost after placing this kind of card.
    fn cost_range(&mut self, id: SnakeId, card: Card, cost: impl Fn(&mut Catalog, SnakeId) -> f64) -> CostRange {
        let next = self.next_snakes(id, card);
        let next = if next.is_empty() { &[id][..] } else { &next };
        CostRange::new(next.iter().map(|&next| cost(self, next)))
    }

    fn cost_after_own_turn(&mut self, id: SnakeId, costs: &ExpectedCosts) -> f64 {
        let now = current_cost(self.snake(id));
        if self.snake(id).is_complete() {
            now
        } else {
            costs.expected_after_own_turn(now, self.cost_ranges_by_card(id).map(|range| range.best))
        }
    }

    fn cost_after_others_turn(&mut self, id: SnakeId, costs: &ExpectedCosts) -> f64 {
        if self.snake(id).is_complete() {
            current_cost(self.snake(id))
        } else {
            costs.expected_after_others_turns(self.cost_ranges_by_card(id))
        }
    }

    /// Returns the costs after placing each kind of card. The new snakes are not stored, because they are not needed
    /// again.
    fn cost_ranges_by_card(&mut self, id: SnakeId) -> [CostRange; 4] {
        let Entry { snake, cost_ranges_by_card: ranges, .. } = &mut self.entries[id];
        *ranges.get_or_insert_with(|| {
            Card::ALL.map(|card| CostRange::new(snakes_after_placing(snake, card).iter().map(current_cost)))
        })
    }
}
