//! Compares the win probabilities with the results of matches and with a slow exact search.

use super::*;
use crate::sssnake::rules::Phase;
use contract::{Analysis, Level, RandomSource, SearchContext, WinChances};

/// A move that lowers the win probability by at least this much is a blunder.
const BLUNDER: f64 = 0.2;

fn chances(state: &Sssnake) -> WinChances {
    state.win_chances(&mut SearchContext::new(Level::Hard, &mut seed().external_rng(0)))
}

/// Returns the seat that must choose, and its moves. Each move has the win probabilities after it.
fn judged(state: &Sssnake) -> Option<(Seat, Vec<(Move, WinChances)>)> {
    let seat = state.seats_to_act().iter().next()?;
    let moves = state.judge_moves(seat, &mut SearchContext::new(Level::Hard, &mut seed().external_rng(0)));
    Some((seat, moves.into_iter().map(|judged| (judged.play, judged.chances)).collect()))
}

/// Plays a match at random, and passes each state to `look`, including the last state.
fn play(seats: usize, rounds: i64, number: u8, look: &mut dyn FnMut(&mut Sssnake, &mut RandomSource)) {
    let match_seed = Seed([number; 32]);
    let mut random = match_seed.external_rng(1);
    let mut state = Sssnake::new(&setup(seats, rounds, None));
    loop {
        look(&mut state, &mut random);
        let step = state.forced_step(&match_seed).or_else(|| {
            let seat = state.seats_to_act().iter().next()?;
            let play = *random.pick(&state.legal_moves(seat))?;
            state.steps_for_move(seat, &play, &match_seed).pop()
        });
        let Some(step) = step else { break };
        state.apply(&step).expect("legal");
    }
}

fn assert_sum(chances: &[f64], state: &Sssnake) {
    assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{chances:?} {:?}", state.phase);
    assert!(chances.iter().all(|chance| (0.0..=1.0 + 1e-9).contains(chance)), "{chances:?} {:?}", state.phase);
}

#[test]
fn the_chances_have_the_sum_1_and_the_best_move_keeps_them() {
    for seats in 2..=4 {
        play(seats, 2, 40 + seats as u8, &mut |state, random| {
            let is_seldom = !matches!(state.phase, Phase::Roll(_) | Phase::Turn(_));
            if !is_seldom && !random.happens(0.05) {
                return;
            }
            if seats == 4 && random.happens(0.2) && state.status().playing().len() > 2 {
                state.resign(Seat(0));
            }
            let now = chances(state);
            assert_sum(&now, state);
            assert_eq!(now, chances(state), "the same numbers each time");
            assert!(state.status().resigned().iter().all(|seat| now[seat.index()] == 0.0));
            let Some((seat, moves)) = judged(state) else { return };
            assert_eq!(moves.iter().map(|(play, _)| *play).collect::<Vec<_>>(), state.legal_moves(seat));
            moves.iter().for_each(|(_, after)| assert_sum(after, state));
            let best = moves.iter().map(|(_, after)| after[seat.index()]).fold(0.0, f64::max);
            assert_eq!(now[seat.index()], best);
        });
    }
}

/// Returns every possible roll with its probability. A roll is the number on the die, and the cards drawn one after the
/// other.
fn rolls(state: &Sssnake) -> Vec<(f64, Sssnake)> {
    let Phase::Roll(seat) = state.phase else { panic!("nobody rolls in {:?}", state.phase) };
    let mut rolls = Vec::new();
    for die in 1..=3_u8 {
        let mut draws = vec![(1.0 / 3.0, Vec::new(), state.pile)];
        for _ in 0..usize::from(die).min(state.pile.total()) {
            let longer = |(probability, draw, pile): (f64, Vec<Card>, Pile)| {
                Card::ALL.into_iter().filter_map(move |card| {
                    let share = pile.count(card) as f64 / pile.total() as f64;
                    Some((probability * share, [&draw[..], &[card]].concat(), pile.without(&[card])?))
                })
            };
            draws = draws.into_iter().flat_map(longer).collect();
        }
        for (probability, draw, _) in draws {
            let step = Step::by(seat, StepKind::Roll { die, draw });
            rolls.push((probability, state.clone().after_steps([step])));
        }
    }
    rolls
}

/// If the win probabilities before a roll were not the mean of those after it, luck would not be 0 on average.
#[test]
fn before_a_roll_the_chances_are_the_mean_of_those_after_it() {
    for (seats, pile) in [(2, [6, 5, 1, 0]), (3, [1, 2, 1, 1]), (4, [60, 48, 8, 4]), (2, [1, 0, 0, 1])] {
        let mut random = Seed([9; 32]).external_rng(seats);
        let snakes = (0..seats).map(|_| random_snake(&mut random, 5)).collect();
        let state = new_match(seats, 3).after_steps([Step::by_nobody(StepKind::Round { first: Seat(0) })]);
        let state = state.with_position(snakes, pile_with(pile), Seat(1));
        let mut mean = vec![0.0; seats];
        for (probability, after) in rolls(&state) {
            mean.iter_mut().zip(chances(&after)).for_each(|(sum, chance)| *sum += probability * chance);
        }
        let before = chances(&state);
        assert!(before.iter().zip(&mean).all(|(one, other)| (one - other).abs() < 1e-9), "{before:?} {mean:?}");
    }
}

/// Returns a snake to which `cards` cards were added at random places.
fn random_snake(random: &mut RandomSource, cards: usize) -> Snake {
    let mut snake = Snake::fresh();
    while snake.tiles.len() < cards {
        let card =
            *random.pick(&[Card::Straight, Card::Curve, Card::Curve, Card::Crossing, Card::Double]).expect("a card");
        let next = random.pick(&snake.placements(card)).map(|(.., next)| next.clone());
        // A random snake is seldom nearly complete. So a fresh snake replaces any snake that is complete or needs more
        // than 6 cards.
        snake = next.filter(|next| !next.is_complete() && next.missing <= 6).unwrap_or_else(Snake::fresh);
    }
    snake
}

/// Returns the exact win probabilities in a state of the last round. Tries all moves and random events with the rules
/// themselves.
fn exact(state: &Sssnake) -> WinChances {
    if let Some(end) = state.match_ending() {
        let share = 1.0 / end.winners.len() as f64;
        return Seat::all(state.seats()).map(|seat| if end.winners.contains(seat) { share } else { 0.0 }).collect();
    }
    if matches!(state.phase, Phase::Roll(_)) {
        let mut mean = vec![0.0; state.seats()];
        for (probability, after) in rolls(state) {
            mean.iter_mut().zip(exact(&after)).for_each(|(sum, chance)| *sum += probability * chance);
        }
        return mean;
    }
    let Some(seat) = state.seats_to_act().iter().next() else {
        let step = state.forced_step(&seed()).expect("a forced step");
        return exact(&state.clone().after_steps([step]));
    };
    let results = exact_moves(state, seat).into_iter().map(|(_, chances)| chances);
    results
        .reduce(|best, chances| if chances[seat.index()] > best[seat.index()] { chances } else { best })
        .expect("a move")
}

fn exact_moves(state: &Sssnake, seat: Seat) -> Vec<(Move, WinChances)> {
    let after = |play: &Move| state.clone().after_steps(state.steps_for_move(seat, play, &seed()));
    state.legal_moves(seat).into_iter().map(|play| (play, exact(&after(&play)))).collect()
}

/// Returns a state in the last round of a match with two seats. One of them must choose, and the pile has at most
/// `most` cards.
fn endgame(number: usize, most: usize) -> Option<Sssnake> {
    let mut random = Seed([77; 32]).external_rng(number);
    let snakes = (0..2).map(|_| random_snake(&mut random, 4)).collect();
    let drawn = 1 + random.below(3);
    let cards = Pile::full().random_cards(drawn + random.below(most + 1), &mut random);
    let pile = cards.iter().copied().collect();
    let mut state = new_match(2, 1).after_steps([Step::by_nobody(StepKind::Round { first: Seat(0) })]);
    state = state.with_position(snakes, pile, Seat(0));
    let roll = StepKind::Roll { die: drawn as u8, draw: cards[..drawn].to_vec() };
    state = state.after_steps([Step::by(Seat(0), roll)]);
    forced(&mut state);
    state.choice().is_some().then_some(state)
}

#[test]
fn near_the_end_the_chances_are_exact() {
    let mut solved = 0;
    for number in 0..60 {
        let Some(state) = endgame(number, 3) else { continue };
        let (seat, moves) = judged(&state).expect("a choice");
        for ((play, found), (_, expected)) in moves.iter().zip(exact_moves(&state, seat)) {
            let same = found.iter().zip(&expected).all(|(one, other)| (one - other).abs() < 1e-9);
            assert!(same, "endgame {number}, {play}: {found:?} instead of {expected:?}");
        }
        solved += 1;
    }
    assert!(solved > 30, "{solved} endgames");
}

#[test]
fn all_blunders_near_the_end_are_found() {
    let mut blunders = 0;
    let mut perfect = 0;
    for number in 1000.. {
        if blunders >= 50 && perfect >= 50 {
            break;
        }
        let Some(state) = endgame(number, 2) else { continue };
        let (seat, found) = judged(&state).expect("a choice");
        let loss = |moves: &[(Move, WinChances)]| -> Vec<f64> {
            let best = moves.iter().map(|(_, after)| after[seat.index()]).fold(0.0, f64::max);
            moves.iter().map(|(_, after)| best - after[seat.index()]).collect()
        };
        for (found, expected) in loss(&found).into_iter().zip(loss(&exact_moves(&state, seat))) {
            let is_flagged = found >= BLUNDER - 1e-9;
            if expected >= BLUNDER {
                blunders += 1;
                assert!(is_flagged, "endgame {number}: {found} instead of {expected}");
            } else if expected == 0.0 {
                perfect += 1;
                assert!(!is_flagged, "endgame {number}: {found} for a perfect move");
            }
        }
    }
}

#[test]
fn moves_to_equal_snakes_have_equal_values() {
    // Both moves make the same two placements, but in a different order: the curve at the neck, and the straight at the
    // tail.
    let state = with_snakes(&["", ""]);
    let roll = StepKind::Roll { die: 3, draw: vec![Card::Curve, Card::Straight, Card::Straight] };
    let state = state.after_steps([Step::by(Seat(0), roll)]);
    let value = |moves: [&str; 2]| {
        let mut state = state.clone();
        for text in moves {
            let play: Move = text.parse().expect("a move");
            state = state.clone().after_steps(state.steps_for_move(Seat(0), &play, &seed()));
        }
        chances(&state)
    };
    let one = "C-0-neck-right";
    let other = "S-0-tail-ahead";
    assert_eq!(value([one, other]), value([other, one]));
}

#[test]
fn without_time_the_estimate_is_used() {
    let state = with_snakes(&["C-neck-right", ""]);
    let mut random = seed().external_rng(0);
    let estimate =
        state.win_chances(&mut SearchContext { out_of_time: &|| true, ..SearchContext::new(Level::Hard, &mut random) });
    assert_sum(&estimate, &state);
    assert!((estimate[0] - chances(&state)[0]).abs() < 0.1, "{estimate:?}");
    assert_ne!(estimate, chances(&state));
}

#[test]
fn reasons_name_what_a_move_does() {
    let reason = |snakes: &[&str], draw: &[Card], play: &str| {
        let state = with_snakes(snakes);
        let roll = StepKind::Roll { die: draw.len() as u8, draw: draw.to_vec() };
        let state = state.after_steps([Step::by(Seat(0), roll)]);
        state.reason(Seat(0), &play.parse().expect("a move")).map(|reason| reason.key.into_owned())
    };
    let far = "C-neck-right C-neck-right S-neck-ahead";
    let two = [Card::Curve, Card::Straight];
    for (snakes, drawn, play, expected) in [
        ([ALL_BUT_A_CURVE, ""], &[Card::Curve, Card::Crossing][..], "C-0-neck-right", "complete"),
        (["", ""], &two, "C-0-neck-right", "fewer"),
        (["", ALL_BUT_A_STRAIGHT], &two, "S-0-neck-ahead", "keep"),
        ([far, ""], &two, "S-0-tail-ahead", "shortest"),
        (["", far], &two[..1], "C-1-neck-left", "longer"),
        (["", far], &two[..1], "C-1-tail-left", "closed"),
    ] {
        assert_eq!(reason(&snakes, drawn, play), Some(format!("sssnake-reason-{expected}")), "{snakes:?} {play}");
    }
    assert_eq!(reason(&["", ""], &two[..1], "C-1-neck-left"), None, "all places are equal");
}
