//! Computer players. They see what a player sees: the snakes, the cards at hand and how many cards of each kind are left.
//!
//! - *Easy* plays every second time any legal move, else like *normal*.
//! - *Normal* looks at the missing cards alone: as few as possible on its own snake, as many as possible on another's.
//! - *Hard* weighs a snake by the missing cards and by what the next cards will probably do to it, plans the whole
//!   turn, and reckons with what the left neighbour can do with the card that it gives away.

use super::cards::{Card, Pile};
use super::moves::{Move, Placing};
use super::rules::{Sssnake, Stage, Turn};
use super::snake::Snake;
use crate::game::{Computer, Level, PlannedMove, SearchContext, Seat};

/// How often an easy computer does not think.
const CARELESS: f64 = 0.5;
/// What a complete snake is worth beside the missing cards that it has not: the others get their minus points.
const WIN: f64 = 6.0;
/// How many of the best ends of a turn, by missing cards, the hard computer weighs exactly.
const CANDIDATES: usize = 8;

impl Computer for Sssnake {
    fn plan(&self, seat: Seat, search: &mut SearchContext) -> Option<PlannedMove<Move>> {
        let turn = self.choice().filter(|turn| turn.chooser == seat)?;
        let careless = search.level == Level::Easy && search.rng.happens(CARELESS);
        let best = if careless {
            turn.moves.clone()
        } else if search.level == Level::Hard {
            Hard::new(self, seat).best(turn)
        } else {
            greedy(self, seat, turn)
        };
        search.rng.pick(&best).map(|&play| PlannedMove { after: 0, play })
    }
}

/// The moves that are best by the missing cards alone.
fn greedy(state: &Sssnake, seat: Seat, turn: &Turn) -> Vec<Move> {
    let snake = state.snake(turn.on);
    let sign = if turn.on == seat { 1.0 } else { -1.0 };
    best_by(turn.moves.iter().map(|&play| (play, sign * after(snake, &play).missing() as f64)))
}

/// The snake after a legal move on it.
fn after(snake: &Snake, play: &Move) -> Snake {
    match play {
        Move::Place(Placing { card, end, way, .. }) => snake.place(*card, *end, *way).unwrap_or_else(|_| snake.clone()),
        Move::Discard(_) => snake.clone(),
    }
}

/// Everything with the least cost.
fn best_by<T>(costs: impl Iterator<Item = (T, f64)>) -> Vec<T> {
    let mut best = Vec::new();
    let mut least = f64::INFINITY;
    for (thing, cost) in costs {
        if cost < least {
            (best, least) = (vec![thing], cost);
        } else if cost == least {
            best.push(thing);
        }
    }
    best
}

/// The hard computer's view of a state. Costs are in missing cards: less is better for the seat that thinks.
struct Hard<'a> {
    state: &'a Sssnake,
    seat: Seat,
    /// How likely the next card is of each kind.
    likely: [f64; 4],
    /// How much a card less on the neighbour's snake costs: with more opponents, each matters less.
    spite: f64,
}

impl<'a> Hard<'a> {
    fn new(state: &'a Sssnake, seat: Seat) -> Hard<'a> {
        // An empty pile brings no more cards; what is likely plays no part then.
        let likely = |pile: &Pile| Card::ALL.map(|card| pile.count(card) as f64 / pile.total().max(1) as f64);
        Hard { state, seat, likely: likely(&state.pile), spite: 1.0 / (state.seats() - 1) as f64 }
    }

    fn best(&self, turn: &Turn) -> Vec<Move> {
        match turn.stage {
            Stage::Own(more) => self.best_turn(turn, more),
            _ => {
                let snake = self.state.snake(turn.on);
                let sign = if turn.on == self.seat { 1.0 } else { -1.0 };
                best_by(turn.moves.iter().map(|&play| (play, sign * self.weigh(&after(snake, &play)))))
            }
        }
    }

    /// Plans the rest of a turn in which `more` own cards are added and the last one is given.
    fn best_turn(&self, turn: &Turn, more: u8) -> Vec<Move> {
        let own = self.state.snake(self.seat);
        let mut ends: Vec<(Move, Snake, Option<Card>)> = Vec::new();
        for play in &turn.moves {
            let next = after(own, play);
            let rest = without(&turn.hand, play.card());
            if more == 1 || next.is_complete() {
                ends.push((*play, next, rest.first().copied()));
                continue;
            }
            for (k, &second) in rest.iter().enumerate() {
                if rest[..k].contains(&second) {
                    continue;
                }
                let given = without(&rest, second).first().copied();
                for snake in fates(&next, second) {
                    ends.push((*play, snake, given));
                }
            }
        }
        let gifts: Vec<(Card, Option<f64>)> =
            Card::ALL.into_iter().filter(|card| turn.hand.contains(card)).map(|card| (card, self.gift(card))).collect();
        let gift = |card: Card| gifts.iter().find(|(kind, _)| *kind == card).and_then(|(_, cost)| *cost);
        let rough = |(_, snake, given): &(Move, Snake, Option<Card>)| {
            let gift = given.filter(|_| !snake.is_complete()).and_then(gift).unwrap_or(0.0);
            self.worth(snake) + gift
        };
        let mut ends: Vec<_> = ends.into_iter().map(|end| (rough(&end), end)).collect();
        ends.sort_by(|(one, _), (other, _)| one.total_cmp(other));
        ends.truncate(CANDIDATES);
        let exact = |(_, (play, snake, given)): (f64, (Move, Snake, Option<Card>))| {
            let Some(card) = given.filter(|_| !snake.is_complete()) else { return (play, self.weigh(&snake)) };
            let cost = match gift(card) {
                Some(cost) => self.weigh(&snake) + cost,
                // It will come back and must be added to the own snake.
                None => fates(&snake, card).iter().map(|snake| self.weigh(snake)).fold(f64::INFINITY, f64::min),
            };
            (play, cost)
        };
        let mut best = best_by(ends.into_iter().map(exact));
        best.dedup();
        best
    }

    /// What it costs to give the neighbour that card; `None` if it fits nowhere there.
    fn gift(&self, card: Card) -> Option<f64> {
        let theirs = self.state.snake(self.seat.left(self.state.seats()));
        let best = theirs.placings(card).iter().map(|(.., snake)| self.weigh(snake)).min_by(f64::total_cmp)?;
        Some(self.spite * (self.weigh(theirs) - best))
    }

    /// A snake by its missing cards alone.
    fn worth(&self, snake: &Snake) -> f64 {
        if snake.is_complete() { -WIN } else { snake.missing() as f64 }
    }

    /// A snake by its missing cards and by what a card from the pile would do to it: half the time its owner has the
    /// better of two, half the time it is one that must be added.
    fn weigh(&self, snake: &Snake) -> f64 {
        if snake.is_complete() || self.state.pile.total() == 0 {
            return self.worth(snake);
        }
        let next = Card::ALL
            .map(|card| fates(snake, card).iter().map(|snake| self.worth(snake)).fold(f64::INFINITY, f64::min));
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

/// What can become of a snake to which that card must be added: nothing, where it fits nowhere.
fn fates(snake: &Snake, card: Card) -> Vec<Snake> {
    let placed: Vec<Snake> = snake.placings(card).into_iter().map(|(.., snake)| snake).collect();
    if placed.is_empty() { vec![snake.clone()] } else { placed }
}

fn without(cards: &[Card], card: Card) -> Vec<Card> {
    let mut rest = cards.to_vec();
    if let Some(place) = rest.iter().position(|&held| held == card) {
        rest.remove(place);
    }
    rest
}
