//! Win probabilities: a fitted estimate between turns, and an exact search within a turn.
//!
//! The search assumes that every player makes the move that gives them the highest win probability.

use std::array::from_fn;

use rustc_hash::FxHashMap;

use super::cards::{Card, MAX_DIE, Pile};
use super::catalog::{COMPLETE_WORTH, Catalog, SnakeId};
use super::rules::{Sssnake, Turn, TurnStage};
use super::snake::Snake;
use contract::{Rules, Seat, SeatSet};

pub const MAX_SEATS: usize = 4;
/// If at most this many cards are left in the pile, the search continues to the end of the round.
const MAX_SEARCHED_PILE: usize = 3;

/// The weights of the estimate for 2, 3 and 4 seats.
///
/// These weights minimize the squared error of the estimate, compared with a search of the next turn that uses the same
/// weights. The error was measured in 160, 40 and 25 matches between computers of mixed strength.
/// `cargo bench -p rules --features strength --bench fit -- --game sssnake --matches 1000` fits new weights to searches
/// with the current weights.
pub const WEIGHTS: [StrengthWeights; 3] = [
    [
        0.768, 0.012, 0.700, 1.085, 4.218, 0.425, -4.282, -1.324, 0.315, -2.380, -0.867, 0.354, 0.360, 0.478, 0.286,
        1.214, 0.963, 0.475,
    ],
    [
        0.452, 0.034, 0.708, 0.874, 3.311, 0.261, -1.197, -0.383, 0.408, 0.075, 0.020, 0.347, -0.088, -0.090, 0.056,
        0.856, 0.387, 0.047,
    ],
    [
        0.491, 0.036, 0.647, 0.875, 3.334, 0.075, -0.635, -0.322, 0.279, -0.358, -0.129, 0.360, 0.125, -0.114, -0.103,
        0.771, 0.447, 0.326,
    ],
];
/// The variance that remains even if a snake is nearly complete in the last round, in squared points.
const MIN_VARIANCE: f64 = 0.25;
/// The maximum difference between two strengths. This limit keeps the result of [`f64::exp`] finite.
const MAX_STRENGTH_DIFFERENCE: f64 = 300.0;

/// The numbers that [`strengths`] uses, in this order:
///
/// - the expected points for each unit of the cost and of its square, and the points for rolling next;
/// - the standard deviations of the points for each card that the best snake needs, and for each remaining round;
/// - for seats that roll later, the expected points for each card by which the cost differs from the missing cards;
/// - the points if 1, 2 or 3 cards are missing, for seats that roll later and for the seat that rolls next;
/// - the same six numbers for a seat that would win the match with a complete snake in the last round.
pub type StrengthWeights = [f64; 18];

/// The maximum number of missing cards for which there is a separate weight.
const MAX_NEAR_MISSING: usize = 3;

/// The inputs of the estimate.
#[derive(Clone, Debug)]
pub struct Features {
    pub rounds_left: usize,
    /// The seat that rolls.
    pub active: Seat,
    /// The seats that have not resigned.
    pub playing: SeatSet,
    pub totals: Vec<i64>,
    /// The costs of the snakes, in missing cards.
    pub costs: Vec<f64>,
    pub missing: Vec<usize>,
}

impl Features {
    /// Returns 1 if the seat would win the match with a complete snake now, 0 if it would share the win or if more
    /// rounds follow, and -1 if it would lose.
    fn completion_result(&self, seat: usize) -> f64 {
        if self.rounds_left > 0 {
            return 0.0;
        }
        let others = self.playing.iter().map(Seat::index).filter(|other| *other != seat);
        let best = others.map(|other| self.totals[other] - self.missing[other] as i64).max();
        best.map_or(0.0, |best| (self.totals[seat] - best).signum() as f64)
    }
}

/// Returns the strength of each seat: its expected final total divided by the standard deviation of that total. The win
/// probability is proportional to the exponential of the strength.
pub fn strengths(weights: &StrengthWeights, features: &Features) -> Vec<f64> {
    let [linear, square, turn, by_card, by_round, growing, near @ ..] = weights;
    let (near, race) = near.split_at(2 * MAX_NEAR_MISSING);
    let needed = COMPLETE_WORTH + features.costs.iter().copied().fold(f64::INFINITY, f64::min);
    let variance = MIN_VARIANCE + by_card.powi(2) * needed.max(0.0) + by_round.powi(2) * features.rounds_left as f64;
    let deviation = variance.sqrt();
    let seats = features.totals.iter().zip(&features.costs).enumerate();
    let points = seats.map(|(seat, (&total, cost))| {
        // The cost ignores two effects: a roll of 3 places two cards, and a snake without space keeps growing.
        let missing = features.missing[seat];
        let (first, turn) = if seat == features.active.index() {
            (MAX_NEAR_MISSING, *turn)
        } else {
            (0, -growing * (cost - missing as f64))
        };
        let place = missing.checked_sub(1).filter(|place| *place < MAX_NEAR_MISSING).map(|place| first + place);
        let near = place.map_or(0.0, |place| near[place] + race[place] * features.completion_result(seat));
        total as f64 - linear * cost - square * cost.powi(2) + turn + near
    });
    points.map(|points| points / deviation).collect()
}

/// Each seat's win probability. A seat that has resigned cannot win. Its value is higher for a better snake and decides
/// its moves, but does not count towards the sum of 1.
pub type SeatChances = [f64; MAX_SEATS];

/// A state in which a seat must roll.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    pub snakes: [SnakeId; MAX_SEATS],
    pub pile: Pile,
    /// The seat that rolls.
    pub active: Seat,
}

/// The rest of a turn.
#[derive(Clone, Copy)]
pub struct RestOfTurn {
    /// The state of the match. Its `active` seat has rolled.
    pub position: Position,
    pub stage: TurnStage,
    pub hand: Pile,
}

/// The scores before or after a round.
#[derive(Clone, Copy)]
pub struct Scores {
    totals: [i64; MAX_SEATS],
    /// The number of rounds that follow.
    rounds_left: usize,
}

/// Evaluates the states that can follow from one state of a match, within the same round.
pub struct Evaluation<'a> {
    seats: usize,
    playing: SeatSet,
    /// The scores before the end of this round.
    pub scores: Scores,
    /// The first player of the next round.
    next_first_seat: Seat,
    out_of_time: &'a dyn Fn() -> bool,
    catalog: Catalog,
    search_cache: FxHashMap<Position, SeatChances>,
}

impl<'a> Evaluation<'a> {
    /// Creates the evaluation of a round that `first` begins.
    pub fn new(state: &Sssnake, rounds_left: usize, first: Seat, out_of_time: &'a dyn Fn() -> bool) -> Evaluation<'a> {
        let totals = from_fn(|seat| state.totals.get(seat).copied().unwrap_or_default());
        Evaluation {
            seats: state.seats(),
            playing: state.status().playing(),
            scores: Scores { totals, rounds_left },
            next_first_seat: first.left_neighbour(state.seats()),
            out_of_time,
            catalog: Catalog::default(),
            search_cache: FxHashMap::default(),
        }
    }

    /// Returns the position with these snakes.
    pub fn position(&mut self, snakes: &[Snake], pile: Pile, active: Seat) -> Position {
        let snakes = from_fn(|seat| snakes.get(seat).map_or(0, |snake| self.catalog.intern(snake.clone())));
        Position { snakes, pile, active }
    }

    pub fn rest_of_turn(&mut self, snakes: &[Snake], pile: Pile, turn: &Turn) -> RestOfTurn {
        let position = self.position(snakes, pile, turn.active);
        RestOfTurn { position, stage: turn.stage, hand: turn.hand.iter().copied().collect() }
    }

    /// Returns the win probabilities before a roll: their mean over all results of the die and all draws.
    pub fn chances_before_roll(&mut self, position: &Position) -> SeatChances {
        let mut expected = [0.0; MAX_SEATS];
        for die in 1..=MAX_DIE {
            let cards = usize::from(die).min(position.pile.total());
            for (hand, pile, probability) in position.pile.possible_draws(cards) {
                let stage = if cards == 1 { TurnStage::Single } else { TurnStage::PlaceOwn(cards as u8 - 1) };
                let chances =
                    self.chances_in_turn(&RestOfTurn { position: Position { pile, ..*position }, stage, hand });
                for (sum, chance) in expected.iter_mut().zip(chances) {
                    *sum += probability * chance / f64::from(MAX_DIE);
                }
            }
        }
        expected
    }

    /// Returns the win probabilities if everybody makes their best moves in the rest of this turn.
    pub fn chances_in_turn(&mut self, rest: &RestOfTurn) -> SeatChances {
        if (self.out_of_time)() {
            return self.estimate_chances(&rest.position, self.scores);
        }
        let (chooser, chances) = self.chances_by_move(rest);
        let better = |best: SeatChances, next: SeatChances| {
            if next[chooser.index()] > best[chooser.index()] { next } else { best }
        };
        chances.into_iter().reduce(better).unwrap_or_default()
    }

    /// Returns the seat that chooses, and the win probabilities after each of its moves, in the order of
    /// [`Turn::moves`].
    pub fn chances_by_move(&mut self, rest: &RestOfTurn) -> (Seat, Vec<SeatChances>) {
        let active = rest.position.active;
        let neighbour = active.left_neighbour(self.seats);
        let (mut chooser, mut on) = match rest.stage {
            TurnStage::Single => (active, neighbour),
            TurnStage::Give | TurnStage::Given => (neighbour, neighbour),
            TurnStage::PlaceOwn(_) | TurnStage::Returned => (active, active),
        };
        let mut moves = self.placements(rest, on);
        if moves.is_empty() {
            chooser = active;
            on = active;
            moves = self.placements(rest, on);
        }
        if moves.is_empty() {
            let same = rest.position.snakes[on.index()];
            moves = rest.hand.kinds().map(|card| (card, same)).collect();
        }
        (chooser, moves.into_iter().map(|(card, snake)| self.chances_after_card(rest, on, card, snake)).collect())
    }

    fn chances_after_card(&mut self, rest: &RestOfTurn, on: Seat, card: Card, snake: SnakeId) -> SeatChances {
        let mut position = rest.position;
        position.snakes[on.index()] = snake;
        let hand = rest.hand.without(&[card]).unwrap_or(rest.hand);
        if self.catalog.snake(snake).is_complete() {
            return self.chances_after_round(&position);
        }
        match rest.stage {
            TurnStage::PlaceOwn(more) => {
                let stage = if more == 1 { TurnStage::Given } else { TurnStage::PlaceOwn(more - 1) };
                self.chances_in_turn(&RestOfTurn { position, stage, hand })
            }
            _ if position.pile.total() == 0 => self.chances_after_round(&position),
            _ => self.chances_after_turn(&Position { active: position.active.left_neighbour(self.seats), ..position }),
        }
    }

    /// Returns the legal placements of the hand's cards on this seat's snake: each card with the resulting snake.
    fn placements(&mut self, rest: &RestOfTurn, on: Seat) -> Vec<(Card, SnakeId)> {
        let snake = rest.position.snakes[on.index()];
        let mut placements = Vec::new();
        for card in rest.hand.kinds() {
            placements.extend(self.catalog.next_snakes(snake, card).iter().map(|&next| (card, next)));
        }
        placements
    }

    fn chances_after_turn(&mut self, position: &Position) -> SeatChances {
        if position.pile.total() > MAX_SEARCHED_PILE {
            return self.estimate_chances(position, self.scores);
        }
        if let Some(chances) = self.search_cache.get(position) {
            return *chances;
        }
        let chances = self.chances_before_roll(position);
        self.search_cache.insert(*position, chances);
        chances
    }

    fn chances_after_round(&mut self, position: &Position) -> SeatChances {
        let Scores { mut totals, rounds_left } = self.scores;
        for (total, snake) in totals.iter_mut().zip(position.snakes).take(self.seats) {
            *total -= self.catalog.snake(snake).missing as i64;
        }
        if rounds_left > 0 {
            let fresh = self.position(&vec![Snake::fresh(); self.seats], Pile::full(), self.next_first_seat);
            return self.estimate_chances(&fresh, Scores { totals, rounds_left: rounds_left - 1 });
        }
        let best = self.playing.iter().map(|seat| totals[seat.index()]).max().unwrap_or_default();
        self.normalized_chances(totals.map(|total| if total >= best { 1.0 } else { 0.0 }))
    }

    /// Returns the estimated win probabilities in this position with these scores.
    fn estimate_chances(&mut self, position: &Position, scores: Scores) -> SeatChances {
        let features = self.features(position, scores);
        let strengths = strengths(&WEIGHTS[self.seats - 2], &features);
        let best = self.playing.iter().map(|seat| strengths[seat.index()]).fold(f64::NEG_INFINITY, f64::max);
        let odds = |strength: &f64| (strength - best).min(MAX_STRENGTH_DIFFERENCE).exp();
        self.normalized_chances(from_fn(|seat| strengths.get(seat).map_or(0.0, odds)))
    }

    /// Returns the inputs of the estimate.
    pub fn features(&mut self, position: &Position, scores: Scores) -> Features {
        let Position { snakes, pile, active } = position;
        let Scores { totals, rounds_left } = scores;
        let cost = |seat: Seat| self.catalog.cost(snakes[seat.index()], pile, seat == *active);
        let costs = Seat::all(self.seats).map(cost).collect();
        let missing = snakes[..self.seats].iter().map(|&id| self.catalog.snake(id).missing).collect();
        let totals = totals[..self.seats].to_vec();
        Features { rounds_left, active: *active, playing: self.playing, totals, costs, missing }
    }

    /// Scales the values so that the values of seats that have not resigned add up to 1.
    fn normalized_chances(&self, values: SeatChances) -> SeatChances {
        let sum: f64 = self.playing.iter().map(|seat| values[seat.index()]).sum();
        values.map(|value| value / sum)
    }
}
