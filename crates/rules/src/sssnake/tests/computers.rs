//! Tests that all computers find obvious good moves, and that each level beats the level below it. Easy and normal
//! computers overlook the same moves as people.

use super::*;
use contract::{Computer, Level, SearchContext};

/// Returns the move that a computer of level `level` plans for the seat that must choose.
fn planned(state: &Sssnake, level: Level, number: usize) -> Move {
    let seat = state.seats_to_act().iter().next().expect("a player chooses");
    let mut rng = Seed([8; 32]).computer_rng(number, seat);
    let plan = state.plan(seat, &mut SearchContext::new(level, &mut rng)).expect("a plan");
    assert_eq!(plan.delay_ms, 0, "computers move at once");
    assert_eq!(state.check(seat, &plan.play), Ok(()));
    plan.play
}

fn rolled(snakes: &[&str], draw: &str) -> Sssnake {
    let mut state = with_snakes(snakes);
    let cards = draw.chars().map(|card| format!("\"{card}\"")).collect::<Vec<_>>().join(", ");
    follow(&mut state, &format!(r#"{{"by": 0, "do": "roll", "die": {}, "draw": [{cards}]}}"#, draw.len()));
    state
}

#[test]
fn a_snake_that_can_be_completed_is_completed() {
    let two = rolled(&[ALL_BUT_A_CURVE, ""], "XC");
    for level in Level::ALL {
        assert!((0..10).all(|number| planned(&two, level, number).to_string() == "C-0-neck-right"), "{level:?}");
    }
    // When three cards are drawn, the first placement prepares for the second one, which completes the snake.
    let mut three = rolled(&["C-neck-right C-neck-right S-neck-ahead S-neck-ahead C-neck-right", ""], "XSC");
    for _ in 0..2 {
        // Only one legal move is left, so it is a forced step.
        let forced = three.forced_step(&seed());
        let step = forced
            .unwrap_or_else(|| three.steps_for_move(Seat(0), &planned(&three, Level::Hard, 0), &seed()).remove(0));
        three.apply(&step).expect("legal");
    }
    assert!(three.snake(Seat(0)).is_complete());
}

#[test]
fn the_neighbour_s_snake_is_made_as_bad_as_possible() {
    let state = rolled(&["", "C-neck-right C-neck-right S-neck-ahead", ""], "C");
    let worst = state.snake(Seat(1)).placements(Card::Curve).iter().map(|(.., snake)| snake.missing).max();
    for level in [Level::Normal, Level::Hard] {
        let Move::Place(placement) = planned(&state, level, 0) else { panic!("a placement") };
        let worsened = state.snake(Seat(1)).place(placement.card, placement.end, placement.way).expect("legal");
        assert_eq!(Some(worsened.missing), worst, "{level:?}");
    }
}

#[test]
fn the_hard_computer_keeps_the_card_that_would_complete_the_neighbour_s_snake() {
    let state = rolled(&["", ALL_BUT_A_STRAIGHT], "SC");
    assert_eq!(planned(&state, Level::Normal, 0).card(), Card::Curve, "the best card to keep");
    assert_eq!(planned(&state, Level::Hard, 0).card(), Card::Straight);
}

#[test]
fn each_level_is_better_than_the_one_below() {
    const MATCHES: usize = 24;
    for pair in Level::ALL.windows(2) {
        let mut sums = [0, 0];
        for number in 0..MATCHES {
            // Each match is played twice, with the levels in swapped seats.
            for swapped in [0, 1] {
                let seed = Seed([number as u8; 32]);
                let mut state = new_match(2, 1);
                for version in 0.. {
                    let step = match state.forced_step(&seed) {
                        Some(step) => step,
                        None => {
                            let Some(seat) = state.seats_to_act().iter().next() else { break };
                            let play = planned(&state, pair[(seat.index() + swapped) % 2], version);
                            state.steps_for_move(seat, &play, &seed).remove(0)
                        }
                    };
                    state.apply(&step).expect("legal");
                }
                sums[0] += state.totals[swapped];
                sums[1] += state.totals[1 - swapped];
            }
        }
        assert!(sums[0] < sums[1], "{pair:?}: {sums:?} points in {MATCHES} matches from seed 0");
    }
}

/// The best moves are `S-neck-ahead` and `C-tail-left`. `C-neck-right` leads through the crossing. It brings the ends
/// nearer to each other in a straight line, but afterwards 4 more cards are missing.
#[test]
fn detours_are_overlooked_always_by_easy_and_in_some_choices_by_normal() {
    let state = rolled(&["X-neck-ahead C-neck-right C-neck-right", ""], "SC");
    let misled = |level| {
        let plans = (0..200).map(|number| planned(&state, level, number).to_string());
        plans.filter(|play| play == "C-0-neck-right").count()
    };
    // In 15 % of its choices, an easy computer looks only at the tail.
    let [easy, normal, hard] = Level::ALL.map(misled);
    assert!((150..=190).contains(&easy), "expected about 170 of 200, found {easy}");
    assert!((13..=55).contains(&normal), "expected about 34 of 200, found {normal}");
    assert_eq!(hard, 0);
}

/// Both ends of the opponent's snake face the same cell, so the legal moves name only its neck.
#[test]
fn an_opponent_s_snake_is_not_completed_without_need() {
    let state = rolled(&["", ALL_BUT_A_CURVE], "D");
    assert_eq!(choices(&state), (0, vec!["D-1-neck-left".to_owned(), "D-1-neck-right".to_owned()]));
    for level in Level::ALL {
        assert!((0..200).all(|number| planned(&state, level, number).to_string() == "D-1-neck-left"), "{level:?}");
    }
}

/// In random matches, easy and normal computers complete their snake if they can. After their move, their own snake
/// needs at most two cards more than after the best move.
#[test]
fn easy_and_normal_make_no_blunders() {
    let mut completed = 0;
    let mut long_ways = 0;
    // Half of the matches begin with snakes that need only two more cards.
    let begun = ["", "C-neck-right C-neck-right S-neck-ahead S-neck-ahead C-neck-right"];
    for number in 0..100 {
        println!("match {number}");
        let seed = Seed([number; 32]);
        let mut random = seed.external_rng(0);
        let mut state = with_snakes(&vec![begun[usize::from(number) % 2]; 2 + usize::from(number) % 3]);
        for version in 0.. {
            if let Some(step) = state.forced_step(&seed) {
                state.apply(&step).expect("legal");
                continue;
            }
            let Some(seat) = state.seats_to_act().iter().next() else { break };
            let turn = state.choice().expect("a choice").clone();
            let missing = |play: &Move| {
                let after = state.snake_after(&turn, play);
                after.unwrap_or_else(|| state.snake(turn.owner).clone()).missing
            };
            let all: Vec<usize> = turn.moves.iter().map(missing).collect();
            let min = all.iter().min().expect("a move");
            let max = all.iter().max().expect("a move");
            for level in [Level::Easy, Level::Normal] {
                let left = missing(&planned(&state, level, version));
                let blunder = left > min + 2 || (left > 0 && *min == 0);
                assert!(turn.owner != seat || !blunder, "{level:?}: {left} of {all:?} {}", drawn(&state.snakes));
            }
            completed += usize::from(turn.owner == seat && *min == 0 && *max > 0);
            long_ways += usize::from(turn.owner == seat && *max > min + 2);
            let level = *random.pick(&Level::ALL[..2]).expect("a level");
            let any = *random.pick(&turn.moves).expect("a move");
            let play = if random.happens(0.5) { any } else { planned(&state, level, version) };
            state.apply(&state.steps_for_move(seat, &play, &seed).remove(0)).expect("legal");
        }
    }
    assert!(completed >= 8 && long_ways >= 100, "{completed} {long_ways} are too few");
}
