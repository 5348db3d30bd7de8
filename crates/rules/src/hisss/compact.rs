//! A small copy of a match for fast rollouts. What players can take depends only on the snakes' ends, lengths, heads
//! and tails, so the copy leaves out the cards between the ends.
//!
//! In a rollout, everybody plays greedily for a few turns. Its result is the win probabilities after that.

use std::cmp::Reverse;

use arrayvec::ArrayVec;

use super::cards::{Card, CardColor, Fan};
use super::rules::{Hisss, Phase};
use super::table::{End, Place, Snake};
use contract::{Rules, Seat, SeatSet};

/// The maximum number of seats in a match.
pub const MAX_SEATS: usize = 5;
/// The maximum number of places for a card: two ends for each snake, and one more each at the rainbow head and tail,
/// where a body fits with either color.
const MAX_PLACES: usize = 2 * Fan::FULL_LEN + 2;

/// The values of a complete snake and of a card if the most snakes win. Otherwise, each card has the value 1, and
/// snakes do not count. These two numbers and the next two were fitted to 12,000 greedy matches for each number of
/// seats, with all options.
const SNAKE_WORTH: f64 = 6.0;
const CARD_WORTH: f64 = 0.3;
/// The bonus of the seat that draws next. It is negative, because the other seats profit from the snakes that this seat
/// leaves on the table.
const NEXT_TO_DRAW_BONUS: f64 = -0.4;
/// The spread of the seats' gains if each seat draws one card. The spread grows with the square root of the number of
/// draws.
const SCORE_SPREAD: f64 = 2.5;

/// Each seat's win probability. The elements after the last seat are 0.
pub type SeatChances = [f64; MAX_SEATS];

/// A match between two turns.
#[derive(Clone, Debug, PartialEq)]
pub struct CompactMatch {
    takes_on_join: bool,
    most_snakes_win: bool,
    /// The seats that can win.
    winnable_seats: SeatSet,
    /// The seat that draws next, or that must lay the card that it has drawn.
    pub(super) active_seat: Seat,
    /// What each seat has taken.
    pub(super) scores: ArrayVec<Score, MAX_SEATS>,
    /// The snakes on the table in the order of their numbers.
    snakes: ArrayVec<CompactSnake, { Fan::FULL_LEN }>,
}

/// What a seat has taken. The seat with the highest score wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score {
    /// The number of complete snakes, or 0 if only cards count.
    pub snakes: u8,
    pub cards: u8,
    longest_snake: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CompactSnake {
    /// The colors at the left and the right end, or `None` if a head or a tail closes the end.
    end_colors: [Option<CardColor>; 2],
    pub len: u8,
    has_head: bool,
    has_tail: bool,
}

/// See [`CompactMatch::state_key`].
pub type StateKey = (Box<[CompactSnake]>, Box<[Score]>);

/// A way to lay a card: at one place, or between two. Here, a place contains the snake's index in the compact match
/// instead of the snake's number.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    first: Place,
    second: Option<Place>,
}

impl CompactMatch {
    /// Copies a match. If the next step is that a player takes a snake, the snake is already taken in the copy.
    pub fn new(state: &Hisss) -> CompactMatch {
        let (seat, claimed) = match state.phase {
            Phase::Draw(seat) | Phase::Lay(seat, ..) => (seat, None),
            Phase::Claim(seat, number) => (seat, Some(number)),
            Phase::Start | Phase::Over => (Seat(0), None),
        };
        let score = |seat| Score {
            snakes: if state.most_snakes_win { state.complete_count(seat) as u8 } else { 0 },
            cards: state.taken_cards(seat) as u8,
            longest_snake: state.longest_taken_len(seat) as u8,
        };
        let on_table = |(&number, snake)| (Some(number) != claimed).then(|| CompactSnake::new(snake));
        let mut copy = CompactMatch {
            takes_on_join: state.takes_on_join,
            most_snakes_win: state.most_snakes_win,
            winnable_seats: state.status().playing(),
            active_seat: seat,
            scores: Seat::all(state.seats()).map(score).collect(),
            snakes: state.table.snakes.iter().filter_map(on_table).collect(),
        };
        if let Some(snake) = claimed.and_then(|number| state.table.snakes.get(&number)) {
            copy.take_snake(&CompactSnake::new(snake));
            copy.pass_turn();
        }
        copy
    }

    /// Returns every way to lay the card, in the same order as [`CardTable::ways`](super::table::CardTable::ways).
    pub fn ways(&self, card: Card) -> Vec<Way> {
        let mut ways = Vec::new();
        self.for_each_way(card, |way| ways.push(way));
        ways
    }

    /// Lays the card in this way, or as a new snake if `way` is `None`. The seat takes the snake if the rules say so.
    /// Then the turn passes to the next seat.
    pub fn lay(&mut self, card: Card, way: Option<Way>) {
        let Some(way) = way else {
            self.snakes.push(CompactSnake::new(&Snake::from_card(card)));
            return self.pass_turn();
        };
        let (snake, is_taken) = self.resulting_snake(card, &way);
        self.snakes[way.first.snake] = snake;
        if let Some(other) = way.second {
            self.snakes.remove(other.snake);
        }
        if is_taken {
            self.take_snake(&snake);
            self.snakes.remove(way.first.snake);
        }
        self.pass_turn();
    }

    /// Calls `visit` for every way to lay the card.
    #[inline]
    pub fn for_each_way(&self, card: Card, mut visit: impl FnMut(Way)) {
        let mut places = ArrayVec::<Place, MAX_PLACES>::new();
        for (number, snake) in (0..).zip(&self.snakes) {
            if !snake.accepts(card) {
                continue;
            }
            for end in End::ALL {
                let Some(shown) = snake.end_colors[end as usize] else { continue };
                for touch in card.colors().filter(|&touch| shown.touches(touch)) {
                    let one = Place { snake: number, end, touch };
                    visit(Way { first: one, second: None });
                    places.push(one);
                }
            }
        }
        if card.is_body() {
            for (k, &one) in places.iter().enumerate() {
                for &other in &places[k + 1..] {
                    if self.can_join(one, other) {
                        visit(Way { first: one, second: Some(other) });
                    }
                }
            }
        }
    }

    fn can_join(&self, one: Place, other: Place) -> bool {
        let before = &self.snakes[one.snake];
        let after = &self.snakes[other.snake];
        let twice = before.has_head && after.has_head || before.has_tail && after.has_tail;
        one.snake != other.snake && one.touch != other.touch && !twice
    }

    /// Returns the snake that results from laying a card this way, and whether the player takes it.
    pub fn resulting_snake(&self, card: Card, way: &Way) -> (CompactSnake, bool) {
        let one = &self.snakes[way.first.snake];
        let Some(place) = way.second else {
            let snake = one.with_card(card, way.first);
            return (snake, snake.is_complete());
        };
        let other = &self.snakes[place.snake];
        let snake = CompactSnake {
            end_colors: [one.end_colors[way.first.end.other() as usize], other.end_colors[place.end.other() as usize]],
            len: one.len + 1 + other.len,
            has_head: one.has_head || other.has_head,
            has_tail: one.has_tail || other.has_tail,
        };
        let joins_snakes = one.len > 1 && other.len > 1;
        (snake, snake.is_complete() || self.takes_on_join && joins_snakes)
    }

    fn take_snake(&mut self, snake: &CompactSnake) {
        let score = &mut self.scores[self.active_seat.index()];
        score.snakes += u8::from(self.most_snakes_win && snake.is_complete());
        score.cards += snake.len;
        score.longest_snake = score.longest_snake.max(snake.len);
    }

    fn pass_turn(&mut self) {
        self.active_seat = self.active_seat.left_neighbour(self.scores.len());
    }

    /// Returns a key that is much smaller than the state. Two states of a match with the same cards in the fan have
    /// equal keys if and only if they allow the same continuations.
    pub fn state_key(&self) -> StateKey {
        let sorted = self.clone().canonical();
        (sorted.snakes[..].into(), sorted.scores[..].into())
    }

    /// Returns the state in a canonical form. States that differ only in the order or the direction of snakes have the
    /// same form.
    pub fn canonical(mut self) -> CompactMatch {
        self.snakes.iter_mut().for_each(|snake| snake.end_colors.sort_unstable());
        self.snakes.sort_unstable();
        self
    }

    /// Returns the different states that can result from laying this card, with the greedy state first. Also returns,
    /// for each way to lay it, the index of the resulting state.
    pub fn states_after(&self, card: Card) -> (Vec<CompactMatch>, Vec<usize>) {
        let ways = self.ways(card);
        let after = |way| {
            let mut next = self.clone();
            next.lay(card, way);
            next
        };
        if ways.is_empty() {
            return (vec![after(None)], Vec::new());
        }
        let mut greedy: Vec<usize> = (0..ways.len()).collect();
        greedy.sort_by_key(|&index| Reverse(self.greedy_value(card, &ways[index])));
        let mut states = Vec::new();
        let mut sorted = Vec::new();
        let mut indices = vec![0; ways.len()];
        for index in greedy {
            let state = after(Some(ways[index]));
            let key = state.clone().canonical();
            indices[index] = sorted.iter().position(|known| *known == key).unwrap_or(states.len());
            if indices[index] == states.len() {
                states.push(state);
                sorted.push(key);
            }
        }
        (states, indices)
    }

    /// Lays `cards` greedily. Then returns the win probabilities, assuming that `left` more cards are in the fan.
    pub fn roll_out(mut self, cards: &[Card], left: usize) -> SeatChances {
        for &card in cards {
            let mut best: Option<(u32, Way)> = None;
            self.for_each_way(card, |way| {
                let greed = self.greedy_value(card, &way);
                if best.is_none_or(|(most, _)| greed > most) {
                    best = Some((greed, way));
                }
            });
            self.lay(card, best.map(|(_, way)| way));
        }
        if left == 0 { self.result_chances() } else { self.estimate_chances(left) }
    }

    /// Returns the win probabilities at the end of the match: the best score wins, and equal scores share the win.
    pub fn result_chances(&self) -> SeatChances {
        let best = self.winnable_seats.iter().map(|seat| self.scores[seat.index()]).max();
        let wins = |seat: &Seat| Some(self.scores[seat.index()]) == best;
        let share = 1.0 / self.winnable_seats.iter().filter(wins).count().max(1) as f64;
        let mut chances = [0.0; MAX_SEATS];
        self.winnable_seats.iter().filter(wins).for_each(|seat| chances[seat.index()] = share);
        chances
    }

    /// Returns how much a greedy player likes a way. The number of cards taken counts first, then the length of the
    /// snake. If the most snakes win, a complete snake is worth more than any number of cards.
    fn greedy_value(&self, card: Card, way: &Way) -> u32 {
        let (snake, is_taken) = self.resulting_snake(card, way);
        let complete = if self.most_snakes_win && snake.is_complete() { Fan::FULL_LEN as u32 } else { 0 };
        let gain = if is_taken { u32::from(snake.len) } else { 0 } + complete;
        100 * gain + u32::from(snake.len)
    }

    /// Estimates the win probabilities from what the seats have taken. Each seat must have the same number of draws
    /// left.
    fn estimate_chances(&self, left: usize) -> SeatChances {
        let spread = SCORE_SPREAD * (left as f64 / self.scores.len() as f64).sqrt();
        let card_worth = if self.most_snakes_win { CARD_WORTH } else { 1.0 };
        let mut chances = [0.0; MAX_SEATS];
        for seat in self.winnable_seats.iter() {
            let Score { snakes, cards, .. } = self.scores[seat.index()];
            let worth = SNAKE_WORTH * f64::from(snakes) + card_worth * f64::from(cards);
            let next = if seat == self.active_seat { NEXT_TO_DRAW_BONUS } else { 0.0 };
            chances[seat.index()] = ((worth + next) / spread).exp();
        }
        let sum: f64 = chances.iter().sum();
        chances.map(|chance| chance / sum)
    }
}

impl CompactSnake {
    fn new(snake: &Snake) -> CompactSnake {
        CompactSnake {
            end_colors: End::ALL.map(|end| snake.end_color(end)),
            len: snake.cards.len() as u8,
            has_head: snake.head_count() > 0,
            has_tail: snake.tail_count() > 0,
        }
    }

    pub fn is_complete(&self) -> bool {
        self.has_head && self.has_tail
    }

    /// Returns whether the card may touch an open end of this snake, provided that the colors match. A head or a tail
    /// touches only bodies.
    fn accepts(&self, card: Card) -> bool {
        match card {
            Card::Body(..) => true,
            Card::Head(_) => !self.has_head && (self.len > 1 || !self.has_tail),
            Card::Tail(_) => !self.has_tail && (self.len > 1 || !self.has_head),
        }
    }

    /// Returns the snake with a card added at one end.
    fn with_card(mut self, card: Card, place: Place) -> CompactSnake {
        self.end_colors[place.end as usize] = match card {
            Card::Body(one, other) => Some(if place.touch == one { other } else { one }),
            Card::Head(_) | Card::Tail(_) => None,
        };
        self.len += 1;
        self.has_head |= matches!(card, Card::Head(_));
        self.has_tail |= matches!(card, Card::Tail(_));
        self
    }
}
