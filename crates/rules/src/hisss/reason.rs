//! Why a move is good, in a few words.

use super::cards::{Card, Fan};
use super::rules::{Hisss, Move};
use super::table::{CardTable, LaidPosition, Place};
use contract::{Phrase, Seat};

/// The minimum number of cards in a snake that counts as long.
const MIN_LONG_SNAKE: usize = 4;

/// Returns the most important reason for laying a card.
pub fn reason(state: &Hisss, play: &Move) -> Option<Phrase> {
    let (Move::Lay(places), (seat, card, ways)) = (play, state.choice()?) else { return None };
    let gain = state.cards_gained(&state.table, card, places);
    if gain > 0 {
        let complete = state.table.length_and_completeness(card, places).1;
        let key = if complete { "hisss-reason-complete" } else { "hisss-reason-join" };
        return Some(Phrase::new(key).with("cards", gain));
    }
    let (table, laid) = table_after(state, card, places)?;
    let own = count_taking_cards(state, &table);
    let fan = state.fan.len();
    if own == 0 {
        return Some(Phrase::new("hisss-reason-safe"));
    }
    let (least, most) = risk_range(state, card, ways);
    let snake = table.snake(laid.snake);
    Some(if own == least && own < most {
        Phrase::new("hisss-reason-fewer").with("player", next_seat(state, seat)).with("cards", own).with("fan", fan)
    } else if let Some(snake) = snake.filter(|snake| snake.len() >= MIN_LONG_SNAKE) {
        Phrase::new("hisss-reason-long").with("cards", snake.len())
    } else {
        let only = CardTable::new(snake.cloned());
        let fitting = count_cards(&state.fan, |next| !only.ways(next).is_empty());
        Phrase::new("hisss-reason-open").with("cards", fitting).with("fan", fan)
    })
}

/// Says with how many cards the next player can take a snake after this move, if another move leaves fewer such cards.
pub fn flaw(state: &Hisss, play: &Move) -> Option<Phrase> {
    let (Move::Lay(places), (seat, card, ways)) = (play, state.choice()?) else { return None };
    let own = count_taking_cards(state, &table_after(state, card, places)?.0);
    let phrase = Phrase::new("hisss-flaw").with("player", next_seat(state, seat)).with("cards", own);
    let phrase = phrase.with("fan", state.fan.len());
    (own > risk_range(state, card, ways).0).then_some(phrase)
}

fn next_seat(state: &Hisss, seat: Seat) -> Seat {
    seat.left_neighbour(state.seats())
}

/// Returns the number of cards in the fan with which the next player can take a snake from this table.
fn count_taking_cards(state: &Hisss, table: &CardTable) -> usize {
    count_cards(&state.fan, |next| table.ways(next).iter().any(|places| state.cards_gained(table, next, places) > 0))
}

/// Returns the smallest and the largest number of cards with which the next player could take a snake after these ways.
fn risk_range(state: &Hisss, card: Card, ways: &[Vec<Place>]) -> (usize, usize) {
    let risks = ways.iter().filter_map(|places| Some(count_taking_cards(state, &table_after(state, card, places)?.0)));
    risks.fold((usize::MAX, 0), |(least, most), risk| (least.min(risk), most.max(risk)))
}

/// Returns the table after the card is laid, without a snake that the player takes.
fn table_after(state: &Hisss, card: Card, places: &[Place]) -> Option<(CardTable, LaidPosition)> {
    let mut table = state.table.clone();
    let gain = state.cards_gained(&table, card, places);
    let laid = table.lay(card, places).ok()?;
    if gain > 0 {
        table.remove(laid.snake);
    }
    Some((table, laid))
}

/// Counts the cards in the fan that fulfil the condition.
fn count_cards(fan: &Fan, is: impl Fn(Card) -> bool) -> usize {
    fan.distinct_cards().filter(|(card, _)| is(*card)).map(|(_, count)| count).sum()
}
