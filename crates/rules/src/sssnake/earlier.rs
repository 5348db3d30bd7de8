//! The hard computer of commit c330a7e, for the bench `earlier`.

use super::cards::{Card, Pile};
use super::moves::{Move, Placement};
use super::rules::{Sssnake, Turn, TurnStage};
use super::snake::Snake;
use contract::{PlannedMove, SearchContext, Seat};

/// How many missing cards a complete snake is worth. This is more than 0 because the opponents lose points for their
/// own missing cards.
const WIN: f64 = 6.0;
/// The hard computer scores this many possible results of a turn exactly: those with the fewest missing cards.
const CANDIDATES: usize = 8;

impl Sssnake {
    /// Plans a move as the earlier hard computer.
    pub fn plan_earlier(&self, seat: Seat, search: &mut SearchContext) -> Option<PlannedMove<Move>> {
        let turn = self.choice().filter(|turn| turn.chooser == seat)?;
        let best = Hard::new(self, seat).best(turn);
        search.rng.pick(&best).map(|&play| PlannedMove { after: 0, play })
    }
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
fn best_by<T>(costs: impl Iterator<Item = (T, f64)>) -> Vec<T> {
    let mut best = Vec::new();
    let mut min = f64::INFINITY;
    for (item, cost) in costs {
        if cost < min {
            (best, min) = (vec![item], cost);
        } else if cost == min {
            best.push(item);
        }
    }
    best
}

/// The hard computer's evaluation of a state. Costs are in missing cards, so lower is better.
struct Hard<'a> {
    state: &'a Sssnake,
    seat: Seat,
    /// The probability of each kind for the next card.
    likely: [f64; 4],
    /// The weight of the neighbour's missing cards. The more opponents there are, the less each of them matters.
    neighbour_weight: f64,
}

impl<'a> Hard<'a> {
    fn new(state: &'a Sssnake, seat: Seat) -> Hard<'a> {
        // If the pile is empty, the probabilities are not used.
        let likely = |pile: &Pile| Card::ALL.map(|card| pile.count(card) as f64 / pile.total().max(1) as f64);
        Hard { state, seat, likely: likely(&state.pile), neighbour_weight: 1.0 / (state.seats() - 1) as f64 }
    }

    fn best(&self, turn: &Turn) -> Vec<Move> {
        match turn.stage {
            TurnStage::Own(more) => self.best_turn(turn, more),
            _ => {
                let snake = self.state.snake(turn.on);
                let sign = if turn.on == self.seat { 1.0 } else { -1.0 };
                best_by(turn.moves.iter().map(|&play| (play, sign * self.expected_cost(&after(snake, &play)))))
            }
        }
    }

    /// Plans the rest of a turn: `more` placements on the computer's own snake, then giving away the last card.
    fn best_turn(&self, turn: &Turn, more: u8) -> Vec<Move> {
        let own = self.state.snake(self.seat);
        // Each result consists of the next move, the snake at the end of the turn, and the card to give.
        let mut results: Vec<(Move, Snake, Option<Card>)> = Vec::new();
        for play in &turn.moves {
            let next = after(own, play);
            let rest = without(&turn.hand, play.card());
            if more == 1 || next.is_complete() {
                results.push((*play, next, rest.first().copied()));
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
                    results.push((*play, snake, given));
                }
            }
        }
        let gifts: Vec<(Card, Option<f64>)> =
            Card::ALL.into_iter().filter(|card| turn.hand.contains(card)).map(|card| (card, self.gift(card))).collect();
        let gift = |card: Card| gifts.iter().find(|(kind, _)| *kind == card).and_then(|(_, cost)| *cost);
        let rough = |(_, snake, given): &(Move, Snake, Option<Card>)| {
            let gift = given.filter(|_| !snake.is_complete()).and_then(gift).unwrap_or(0.0);
            self.rough_cost(snake) + gift
        };
        let mut results: Vec<_> = results.into_iter().map(|result| (rough(&result), result)).collect();
        results.sort_by(|(one, _), (other, _)| one.total_cmp(other));
        results.truncate(CANDIDATES);
        let exact = |(_, (play, snake, given)): (f64, (Move, Snake, Option<Card>))| {
            let Some(card) = given.filter(|_| !snake.is_complete()) else { return (play, self.expected_cost(&snake)) };
            let cost = match gift(card) {
                Some(cost) => self.expected_cost(&snake) + cost,
                // The neighbour will return the card, and the computer must place it on its own snake.
                None => after_placing(&snake, card)
                    .iter()
                    .map(|snake| self.expected_cost(snake))
                    .fold(f64::INFINITY, f64::min),
            };
            (play, cost)
        };
        let mut best = best_by(results.into_iter().map(exact));
        best.dedup();
        best
    }

    /// Returns the cost of giving the neighbour this card, or `None` if it does not fit on their snake.
    fn gift(&self, card: Card) -> Option<f64> {
        let theirs = self.state.snake(self.seat.left(self.state.seats()));
        let best =
            theirs.placements(card).iter().map(|(.., snake)| self.expected_cost(snake)).min_by(f64::total_cmp)?;
        Some(self.neighbour_weight * (self.expected_cost(theirs) - best))
    }

    /// Returns the cost of a snake, considering its missing cards only.
    fn rough_cost(&self, snake: &Snake) -> f64 {
        if snake.is_complete() { -WIN } else { snake.missing() as f64 }
    }

    /// Returns the expected cost of a snake after one more card from the pile. In half of the cases, its owner chooses
    /// the better of two cards. In the other half, the card is forced.
    fn expected_cost(&self, snake: &Snake) -> f64 {
        if snake.is_complete() || self.state.pile.total() == 0 {
            return self.rough_cost(snake);
        }
        let next = Card::ALL.map(|card| {
            after_placing(snake, card).iter().map(|snake| self.rough_cost(snake)).fold(f64::INFINITY, f64::min)
        });
        let mut forced = 0.0;
        let mut chosen = 0.0;
        for (one, p) in next.iter().zip(self.likely) {
            forced += p * one;
            for (other, q) in next.iter().zip(self.likely) {
                chosen += p * q * one.min(*other);
            }
        }
        (chosen + forced) / 2.0
    }
}

/// Returns all possible snakes after a forced placement of this card. If the card does not fit, this is only the
/// unchanged snake.
fn after_placing(snake: &Snake, card: Card) -> Vec<Snake> {
    let placed: Vec<Snake> = snake.placements(card).into_iter().map(|(.., snake)| snake).collect();
    if placed.is_empty() { vec![snake.clone()] } else { placed }
}

fn without(cards: &[Card], card: Card) -> Vec<Card> {
    let mut rest = cards.to_vec();
    if let Some(index) = rest.iter().position(|&held| held == card) {
        rest.remove(index);
    }
    rest
}
