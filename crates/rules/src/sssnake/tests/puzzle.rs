//! Compares the solver of Sssnake puzzles with the slow model.

use super::naive::Naive;
use crate::sssnake::cards::Card;
use crate::sssnake::puzzle::generate;
use crate::sssnake::snake::{End, Way, parse_placement};
use contract::Seed;

/// Returns how many cards of the hand are needed at least to complete the snake. Tries every card in every place.
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

/// Returns whether greedy placements can complete the snake with exactly this number of cards. A greedy placement
/// leaves the ends of the snake as near to each other as possible.
fn greedy_solves(snake: &Naive, hand: &[Card], cards: usize) -> bool {
    if snake.complete || cards == 0 {
        return snake.complete && cards == 0;
    }
    let mut next = Vec::new();
    for (index, &card) in hand.iter().enumerate() {
        let rest = [&hand[..index], &hand[index + 1..]].concat();
        next.extend(snake.placements(card).into_iter().map(|(.., after)| (after.missing(), after, rest.clone())));
    }
    let nearest = next.iter().map(|(missing, ..)| *missing).min();
    next.iter().any(|(missing, after, rest)| Some(*missing) == nearest && greedy_solves(after, rest, cards - 1))
}

#[test]
fn no_try_needs_fewer_cards_and_the_distance_is_not_enough() {
    let seed = Seed([6; 32]);
    let puzzles = (0..).filter_map(|number| generate(&mut seed.external_rng(number), number % 2)).take(8);
    for puzzle in puzzles {
        let text = puzzle.info().canonical.clone();
        let [_, built, hand] = text.split(' ').collect::<Vec<_>>()[..] else { panic!("{text}") };
        let snake = built.split(',').fold(Naive::fresh(), |snake, placement| {
            let (card, end, way) = parse_placement(placement).expect("a placement");
            snake.lay(card, usize::from(end == End::Tail), way).expect("a legal placement")
        });
        let hand: Vec<Card> = hand.chars().map(|card| card.to_string().parse().expect("a card")).collect();
        let best = puzzle.info().best as usize;
        assert_eq!(least(&snake, &hand), Some(best), "{text}");
        assert!(snake.missing() < Some(best), "{text}: the distance between the ends tells the best result");
        assert_eq!(greedy_solves(&snake, &hand, best), puzzle.info().greedy_solves, "{text}");
    }
}
