//! Rollouts: the chances to win after everybody has played greedily for some turns.

use std::cmp::Reverse;

use super::cards::{Card, Fan};
use super::compact::{CompactMatch, MAX_SEATS, Score, Way};
use contract::Seat;

/// The worth of a complete snake and of a card if the most snakes win. Otherwise, only cards count, 1 each.
/// These and the next two numbers were fitted to 12,000 greedy matches for each number of seats, with all options.
const SNAKE_WORTH: f64 = 6.0;
const CARD_WORTH: f64 = 0.3;
/// The bonus of the seat that draws next. It is negative, because the others profit from the cards that this seat leaves.
const NEXT_TO_DRAW_BONUS: f64 = -0.4;
/// The spread of the seats' gains if each seat draws one card. It grows with the square root of the number of draws.
const SCORE_SPREAD: f64 = 2.5;

/// Each seat's chance to win. The elements after the last seat are 0.
pub type SeatChances = [f64; MAX_SEATS];

impl CompactMatch {
    /// Returns the states that can follow when the seat lays this card, each only once, the greedy state first. Also
    /// returns the index of the state that follows each of the ways.
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

    /// Lays these cards in the greedy way, and returns the chances to win when `left` more cards are in the fan.
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

    /// Returns the chances at the end of the match: the best score wins, and equal scores share the win.
    pub fn result_chances(&self) -> SeatChances {
        let best = self.winnable_seats.iter().map(|seat| self.scores[seat.index()]).max();
        let wins = |seat: &Seat| Some(self.scores[seat.index()]) == best;
        let share = 1.0 / self.winnable_seats.iter().filter(wins).count().max(1) as f64;
        let mut chances = [0.0; MAX_SEATS];
        self.winnable_seats.iter().filter(wins).for_each(|seat| chances[seat.index()] = share);
        chances
    }

    /// Returns how much a greedy player prefers a way: the most cards first, then the longest snake. If the most snakes
    /// win, a complete snake is worth more than any number of cards.
    fn greedy_value(&self, card: Card, way: &Way) -> u32 {
        let (snake, is_taken) = self.resulting_snake(card, way);
        let complete = if self.most_snakes_win && snake.is_complete() { Fan::FULL_LEN as u32 } else { 0 };
        let gain = if is_taken { u32::from(snake.len) } else { 0 } + complete;
        100 * gain + u32::from(snake.len)
    }

    /// Estimates the chances from what the seats have taken, when each seat has the same number of draws left.
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
