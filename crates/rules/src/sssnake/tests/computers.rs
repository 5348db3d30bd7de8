//! Tests that computers find obvious good moves, and that each level beats the one below it.

use super::*;
use contract::{Computer, Level, SearchContext};

/// Returns the move that a computer of this level plans for the seat that must choose.
fn planned(state: &Sssnake, level: Level, number: usize) -> Move {
    let seat = state.may_act().iter().next().expect("a player chooses");
    let mut rng = Seed([8; 32]).rng(number, seat);
    let plan = state.plan(seat, &mut SearchContext::new(level, &mut rng)).expect("a plan");
    assert_eq!(plan.after, 0, "computers move at once");
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
    // With three cards, the first placement prepares for the second one, which completes the snake.
    let mut three = rolled(&["C-neck-right C-neck-right S-neck-ahead S-neck-ahead C-neck-right", ""], "XSC");
    for _ in 0..2 {
        // The only legal move is forced.
        let forced = three.forced_step(&seed());
        let step = forced.unwrap_or_else(|| three.decide(Seat(0), &planned(&three, Level::Hard, 0), &seed()).remove(0));
        three.apply(&step).expect("legal");
    }
    assert!(three.snake(Seat(0)).is_complete());
}

#[test]
fn the_neighbour_s_snake_is_made_as_bad_as_possible() {
    let state = rolled(&["", "C-neck-right C-neck-right S-neck-ahead", ""], "C");
    let worst = state.snake(Seat(1)).placements(Card::Curve).iter().map(|(.., snake)| snake.missing()).max();
    for level in [Level::Normal, Level::Hard] {
        let Move::Place(placement) = planned(&state, level, 0) else { panic!("a placement") };
        let worsened = state.snake(Seat(1)).place(placement.card, placement.end, placement.way).expect("legal");
        assert_eq!(Some(worsened.missing()), worst, "{level:?}");
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
                            let Some(seat) = state.may_act().iter().next() else { break };
                            let play = planned(&state, pair[(seat.index() + swapped) % 2], version);
                            state.decide(seat, &play, &seed).remove(0)
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
