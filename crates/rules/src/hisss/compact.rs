//! A small copy of a match for fast rollouts. What players take depends only on the ends, the lengths, the heads and
//! the tails of the snakes, so the copy leaves out the cards between the ends.

use arrayvec::ArrayVec;

use super::cards::{Card, CardColor, Fan};
use super::rules::{Hisss, Phase};
use super::table::{End, Place, Snake};
use contract::{Rules, Seat, SeatSet};

/// The maximum number of seats in a match.
pub const MAX_SEATS: usize = 5;
/// The maximum number of places for a card: two ends for each snake, and two colors at the rainbow head and tail.
const MAX_PLACES: usize = 2 * Fan::FULL_LEN + 2;

/// A match between two turns.
#[derive(Clone, Debug, PartialEq)]
pub struct CompactMatch {
    takes_on_join: bool,
    pub(super) most_snakes_win: bool,
    /// The seats that can win.
    pub(super) winnable_seats: SeatSet,
    /// The seat that draws next, or that has drawn.
    pub(super) active_seat: Seat,
    /// What each seat has taken.
    pub(super) scores: ArrayVec<Score, MAX_SEATS>,
    /// The snakes on the table in the order of their numbers.
    snakes: ArrayVec<CompactSnake, { Fan::FULL_LEN }>,
}

/// What a seat has taken. The highest value wins.
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

/// A way to lay a card: at one place or between two. In the places, a snake's number is its index.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    first: Place,
    second: Option<Place>,
}

impl CompactMatch {
    /// Copies a match. If a snake must be taken next, the copy takes it.
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
        let on_table = |(number, snake)| (Some(number) != claimed).then(|| CompactSnake::new(snake));
        let mut copy = CompactMatch {
            takes_on_join: state.takes_on_join,
            most_snakes_win: state.most_snakes_win,
            winnable_seats: state.status().playing(),
            active_seat: seat,
            scores: Seat::all(state.seats()).map(score).collect(),
            snakes: state.table.snakes().filter_map(on_table).collect(),
        };
        if let Some(snake) = claimed.and_then(|number| state.table.snake(number)) {
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

    /// Lays the card one way, or as a new snake. The player takes the snake if the rules say so. Then it is the next
    /// seat's turn.
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

    /// Returns a key of the state that is much smaller than the state. Two states of a match with the same cards in the
    /// fan have equal keys if and only if they allow the same continuations.
    pub fn state_key(&self) -> StateKey {
        let sorted = self.clone().canonical();
        (sorted.snakes[..].into(), sorted.scores[..].into())
    }

    /// Returns a state that is equal for all states that differ only in the order or the direction of snakes.
    pub fn canonical(mut self) -> CompactMatch {
        self.snakes.iter_mut().for_each(|snake| snake.end_colors.sort_unstable());
        self.snakes.sort_unstable();
        self
    }
}

impl CompactSnake {
    fn new(snake: &Snake) -> CompactSnake {
        CompactSnake {
            end_colors: End::ALL.map(|end| snake.end_color(end)),
            len: snake.len() as u8,
            has_head: snake.head_count() > 0,
            has_tail: snake.tail_count() > 0,
        }
    }

    pub fn is_complete(&self) -> bool {
        self.has_head && self.has_tail
    }

    /// Returns whether the card may touch an open end, whatever its color. A head or a tail touches only bodies.
    fn accepts(&self, card: Card) -> bool {
        match card {
            Card::Body(..) => true,
            Card::Head(_) => !self.has_head && (self.len > 1 || !self.has_tail),
            Card::Tail(_) => !self.has_tail && (self.len > 1 || !self.has_head),
        }
    }

    /// Returns the snake with a card at one end.
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
