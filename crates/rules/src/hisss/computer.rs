//! Computer players. They use only what players can see or work out: the snakes, the drawn card and the cards left in
//! the fan.
//!
//! - *Easy* takes cards if it can; otherwise it lays the card anywhere.
//! - *Normal* takes the most cards; otherwise it makes the longest snake.
//! - *Hard* takes the most cards, minus the cards that the next player can then expect to take. It does not look
//!   further ahead, because later turns depend mostly on chance.
//!
//! If the most snakes win, a complete snake is worth more than any number of cards.

use super::cards::{Card, Fan};
use super::rules::{Hisss, Move};
use super::table::{CardTable, Place};
use contract::{Computer, Level, PlannedMove, SearchContext, Seat};

impl Computer for Hisss {
    fn plan(&self, seat: Seat, search: &mut SearchContext) -> Option<PlannedMove<Move>> {
        if self.active() != Some(seat) {
            return None;
        }
        let Some((_, card, ways)) = self.choice() else { return Some(PlannedMove { after: 0, play: Move::Draw }) };
        let value = |places: &Vec<Place>| {
            let gain = value_of(self, &self.table, card, places) as f64;
            match search.level {
                Level::Easy => f64::from(gain > 0.0),
                // A snake has fewer than 100 cards, so its length decides only between gains of the same size.
                Level::Normal => gain + self.table.made(card, places).0 as f64 / 100.0,
                Level::Hard => gain - next_gain(self, card, places),
            }
        };
        let values: Vec<f64> = ways.iter().map(value).collect();
        let max = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let best: Vec<_> = ways.iter().zip(&values).filter(|(_, value)| **value == max).map(|(way, _)| way).collect();
        search.rng.pick(&best).map(|&places| PlannedMove { after: 0, play: Move::Lay(places.clone()) })
    }
}

/// Returns what a player gets by laying the card this way: the number of cards, or more for a snake that wins.
fn value_of(state: &Hisss, table: &CardTable, card: Card, places: &[Place]) -> usize {
    let (_, complete) = table.made(card, places);
    state.gain(table, card, places) + if state.snakes_win && complete { Fan::FULL } else { 0 }
}

/// Returns what the next player can expect to get after a card is laid in this way.
fn next_gain(state: &Hisss, card: Card, places: &[Place]) -> f64 {
    let mut table = state.table.clone();
    let gain = state.gain(&table, card, places);
    if let Ok(laid) = table.lay(card, places)
        && gain > 0
    {
        table.remove(laid.snake);
    }
    let best =
        |next: Card| table.ways(next).iter().map(|places| value_of(state, &table, next, places)).max().unwrap_or(0);
    let sum: usize = state.fan.kinds().map(|(next, count)| count * best(next)).sum();
    sum as f64 / state.fan.len().max(1) as f64
}
