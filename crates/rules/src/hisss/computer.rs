//! Computer players. Computers use only what players can see or work out: the snakes, the drawn card and the cards left
//! in the fan.
//!
//! - *Easy* takes cards if it can. Otherwise, it lays the card anywhere. In half of its turns, it overlooks that a card
//!   can join two snakes. In half of its turns, it overlooks that a card can be turned around.
//! - *Normal* takes as many cards as possible. If it cannot take any, it makes the longest possible snake. In some
//!   turns, it overlooks joins.
//! - *Easy* and *normal* see every place where a head or a tail completes a snake. `oversight.rs` contains the
//!   probabilities.
//! - *Hard* lays the card where its win probability is highest, according to rollouts or an exact search
//!   (`analysis.rs`).
//!
//! If the most snakes win, a complete snake is worth more than any number of cards.

use std::cmp::Reverse;

use super::cards::Fan;
use super::rules::{Hisss, Move};
use super::table::Place;
use crate::oversight::{JOINS, TURNED_CARDS};
use contract::{Computer, Level, PlannedMove, SearchContext, Seat};

impl Computer for Hisss {
    fn plan(&self, seat: Seat, search: &mut SearchContext) -> Option<PlannedMove<Move>> {
        if self.active_seat() != Some(seat) {
            return None;
        }
        let Some((_, card, ways)) = self.choice() else { return Some(PlannedMove { delay_ms: 0, play: Move::Draw }) };
        if search.level == Level::Hard {
            let best = self.best_way_index(seat, card, search).and_then(|index| ways.get(index));
            return best.map(|places| PlannedMove { delay_ms: 0, play: Move::Lay(places.clone()) });
        }
        let overlooks_joins = JOINS.happens(search);
        let overlooks_turned = TURNED_CARDS.happens(search);
        let value = |places: &Vec<Place>| {
            let (length, complete) = self.table.length_and_completeness(card, places);
            // If the computer overlooks all places, it prefers turning the card to joining two snakes.
            let overlooked = match places[..] {
                _ if complete && !card.is_body() => 0,
                [place] => u8::from(overlooks_turned && place.needs_turn(card)),
                _ => 2 * u8::from(overlooks_joins),
            };
            let gain = self.table.cards_gained(self.takes_on_join, card, places)
                + if self.most_snakes_win && complete { Fan::FULL_LEN } else { 0 };
            let worth = match search.level {
                Level::Easy => usize::from(gain > 0),
                // A snake has fewer than 100 cards, so its length only breaks ties between equal gains.
                Level::Normal | Level::Hard => 100 * gain + length,
            };
            (Reverse(overlooked), worth)
        };
        let max = ways.iter().map(value).max();
        let best: Vec<_> = ways.iter().filter(|places| Some(value(places)) == max).collect();
        search.rng.pick(&best).map(|&places| PlannedMove { delay_ms: 0, play: Move::Lay(places.clone()) })
    }
}
