//! Compares the solver of the puzzle with the slow model.

use super::naive::Naive;
use crate::sssnake::cards::Card;
use crate::sssnake::puzzle::generate;
use crate::sssnake::snake::{End, Way, read};
use contract::Seed;

/// Returns the minimum number of cards of this hand that complete the snake. Tries every card in every place.
fn least(snake: &Naive, hand: &[Card]) -> Option<usize> {
    if snake.complete {
        return Some(0);
    }
    let mut best = None;
    for (index, &card) in hand.iter().enumerate().filter(|(index, card)| !hand[..*index].contains(card)) {
        let rest = [&hand[..index], &hand[index + 1..]].concat();
        for (end, way) in [0, 1].into_iter().flat_map(|end| Way::ALL.map(|way| (end, way))) {
            let cards = snake.lay(card, end, way).and_then(|next| least(&next, &rest)).map(|cards| cards + 1);
            best = best.into_iter().chain(cards).min();
        }
    }
    best
}

#[test]
fn no_try_needs_fewer_cards() {
    let seed = Seed([6; 32]);
    let puzzles = (0..).filter_map(|number| generate(&mut seed.numbers(number))).take(8);
    for puzzle in puzzles {
        let text = puzzle.canonical();
        let [_, built, hand] = text.split(' ').collect::<Vec<_>>()[..] else { panic!("{text}") };
        let snake = built.split(',').fold(Naive::fresh(), |snake, placement| {
            let (card, end, way) = read(placement).expect("a placement");
            snake.lay(card, usize::from(end == End::Tail), way).expect("a legal placement")
        });
        let hand: Vec<Card> = hand.chars().map(|card| card.to_string().parse().expect("a card")).collect();
        assert_eq!(least(&snake, &hand), Some(puzzle.best() as usize), "{text}");
    }
}
