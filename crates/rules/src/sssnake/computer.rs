//! Computer players. Computers use only what players can see: the snakes, the cards in hand, and the number of cards
//! left of each kind.
//!
//! - *Easy* judges a snake by the straight distance between the two ends, so it overlooks free parts and detours. In some
//!   choices, it looks at one end only.
//! - *Normal* minimizes the missing cards of its own snake, and maximizes the missing cards of an opponent's snake. In
//!   some choices, it judges like *easy*. `oversight.rs` has the probabilities.
//! - Both complete their snake if they can, and an opponent's only if they must. A move never leaves their own snake with
//!   over two missing cards more than necessary.
//! - *Hard* plans the whole turn. It scores a snake by the missing cards that it can expect two turns later. It also
//!   considers what the left neighbour can do with the given card.

use super::cards::{Card, without};
use super::catalog::Catalog;
use super::cost::{after_placing, now};
use super::moves::{Move, Placement};
use super::rules::{Sssnake, Turn, TurnStage};
use super::snake::{End, Snake};
use crate::oversight::{DETOURS, ONE_END};
use contract::{Computer, Level, PlannedMove, SearchContext, Seat};

/// How many more cards than necessary the computer's own snake may miss after an easy or normal computer's move.
const MAX_LOSS: usize = 2;
/// The hard computer scores this many possible results of a turn exactly: the results with the fewest missing cards.
const CANDIDATES: usize = 6;

impl Computer for Sssnake {
    fn plan(&self, seat: Seat, search: &mut SearchContext) -> Option<PlannedMove<Move>> {
        let turn = self.choice().filter(|turn| turn.chooser == seat)?;
        let best = match search.level {
            Level::Hard => Hard::new(self, seat).best(turn),
            Level::Easy | Level::Normal => greedy(self, seat, turn, search),
        };
        search.rng.pick(&best).map(|&play| PlannedMove { after: 0, play })
    }
}

/// Returns the best of the moves that an easy or normal computer sees, considering only the snake after the move.
fn greedy(state: &Sssnake, seat: Seat, turn: &Turn, search: &mut SearchContext) -> Vec<Move> {
    let own = turn.on == seat;
    let by_distance = DETOURS.happens(search);
    let one_end = by_distance && ONE_END.happens(search);
    let only = if one_end { search.rng.pick(&End::ALL) } else { None };
    let results: Vec<(Move, Snake)> =
        turn.moves.iter().map(|play| (*play, after(state.snake(turn.on), play))).collect();
    let least = results.iter().map(|(_, snake)| snake.missing()).min().unwrap_or_default();
    best_by(results.iter().map(|(play, snake)| {
        let complete = snake.is_complete();
        let blunder = if own { snake.missing() > least + MAX_LOSS } else { complete };
        let at = |end: &End| matches!(play, Move::Place(placement) if placement.end == *end);
        let overlooked = !complete && only.is_some_and(|end| !at(end));
        let cards = if by_distance && !complete { straight_distance(snake) } else { snake.missing() } as i64;
        (*play, (blunder, overlooked, if own { cards } else { -cards }))
    }))
}

/// Returns the number of cards that would join the two ends if all cells were empty.
fn straight_distance(snake: &Snake) -> usize {
    let [neck, tail] = End::ALL.map(|end| snake.front(end).cell);
    1 + usize::from(neck.x.abs_diff(tail.x) + neck.y.abs_diff(tail.y))
}

/// Returns the move's snake after this legal move.
fn after(snake: &Snake, play: &Move) -> Snake {
    match play {
        Move::Place(Placement { card, end, way, .. }) => {
            snake.place(*card, *end, *way).unwrap_or_else(|_| snake.clone())
        }
        Move::Discard(_) => snake.clone(),
    }
}

/// Returns all items with the lowest cost.
fn best_by<T, C: PartialOrd>(costs: impl Iterator<Item = (T, C)>) -> Vec<T> {
    let mut best = Vec::new();
    let mut min = None;
    for (item, cost) in costs {
        if min.as_ref().is_none_or(|min| cost < *min) {
            best = vec![item];
            min = Some(cost);
        } else if min.as_ref() == Some(&cost) {
            best.push(item);
        }
    }
    best
}

/// The hard computer's evaluation of a state. Costs are in missing cards, so lower is better.
struct Hard<'a> {
    state: &'a Sssnake,
    seat: Seat,
    catalog: Catalog,
    /// The weight of the neighbour's missing cards. The more opponents there are, the less each of them matters.
    neighbour_weight: f64,
}

impl<'a> Hard<'a> {
    fn new(state: &'a Sssnake, seat: Seat) -> Hard<'a> {
        Hard { state, seat, catalog: Catalog::default(), neighbour_weight: 1.0 / (state.seats() - 1) as f64 }
    }

    fn best(&mut self, turn: &Turn) -> Vec<Move> {
        if let TurnStage::Own(more) = turn.stage {
            return self.best_turn(turn, more);
        }
        let snake = self.state.snake(turn.on);
        let sign = if turn.on == self.seat { 1.0 } else { -1.0 };
        // The left neighbour's turn is next.
        let is_next = turn.on != turn.active;
        best_by(turn.moves.iter().map(|&play| (play, sign * self.cost(after(snake, &play), is_next))))
    }

    /// Plans the rest of a turn: `more` placements on the computer's own snake, then giving away the last card.
    fn best_turn(&mut self, turn: &Turn, more: u8) -> Vec<Move> {
        let own = self.state.snake(self.seat);
        // Each result consists of the next move, the snake at the end of the turn, and the card to give.
        let mut results: Vec<(Move, Snake, Option<Card>)> = Vec::new();
        for play in &turn.moves {
            let next = after(own, play);
            let rest = without(&turn.hand, play.card());
            if more == 1 || next.is_complete() {
                let given = rest.first().copied().filter(|_| !next.is_complete());
                results.push((*play, next, given));
                continue;
            }
            let fits = |card: &Card| !next.placements(*card).is_empty();
            let any_fits = rest.iter().any(fits);
            for (k, &second) in rest.iter().enumerate() {
                if rest[..k].contains(&second) || (any_fits && !fits(&second)) {
                    continue;
                }
                let given = without(&rest, second).first().copied();
                for snake in after_placing(&next, second) {
                    let given = given.filter(|_| !snake.is_complete());
                    results.push((*play, snake, given));
                }
            }
        }
        let rough = |(play, snake, given): (Move, Snake, Option<Card>)| {
            let gift = given.and_then(|card| self.gift(card));
            (now(&snake) + gift.unwrap_or(0.0), play, snake, given)
        };
        let mut results: Vec<_> = results.into_iter().map(rough).collect();
        results.sort_by(|one, other| one.0.total_cmp(&other.0));
        results.truncate(CANDIDATES);
        let exact = |(_, play, snake, given): (f64, Move, Snake, Option<Card>)| {
            let gift = given.map(|card| (card, self.gift(card)));
            let cost = match gift {
                None => self.cost(snake, false),
                Some((_, Some(gift))) => self.cost(snake, false) + gift,
                // The neighbour will return the card, and the computer must place it on its own snake.
                Some((card, None)) => {
                    let returned = after_placing(&snake, card).into_iter();
                    returned.map(|snake| self.cost(snake, false)).fold(f64::INFINITY, f64::min)
                }
            };
            (play, cost)
        };
        let mut best = best_by(results.into_iter().map(exact));
        best.dedup();
        best
    }

    /// Returns the cost of giving the neighbour this card, or `None` if it does not fit on their snake.
    fn gift(&mut self, card: Card) -> Option<f64> {
        let theirs = self.state.snake(self.seat.left(self.state.seats()));
        let after = theirs.placements(card).into_iter().map(|(.., snake)| self.cost(snake, true));
        let best = after.min_by(f64::total_cmp)?;
        Some(self.neighbour_weight * (self.cost(theirs.clone(), true) - best))
    }

    /// See [`Catalog::cost`].
    fn cost(&mut self, snake: Snake, before_turn: bool) -> f64 {
        let id = self.catalog.id(snake);
        self.catalog.cost(id, &self.state.pile, before_turn)
    }
}
