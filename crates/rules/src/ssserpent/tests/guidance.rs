//! Tests of the advice to learners in situations that random play rarely reaches.

use super::*;
use contract::{Guidance, Phrase};

fn keys(phrases: &[Phrase]) -> Vec<&str> {
    phrases.iter().map(|phrase| phrase.key.trim_start_matches("ssserpent-learn-")).collect()
}

#[test]
fn an_attack_is_pointed_out_and_explained() {
    let mut state = Ssserpent::in_play(board("D5 C5 B5", "E7 E6 E5 F5"));
    assert_eq!(keys(&state.advice(Seat(0))), ["aim", "move", "attack"]);
    assert_eq!(state.advice(Seat(1)), [], "it is not their turn");
    play(&mut state, "E5-E4");
    let attack = Step::by(Seat(0), StepKind::Move { path: path("E5-E4") });
    assert_eq!(state.remark(&attack, Seat(1)).expect("explained").key, "ssserpent-remark-bitten");
    assert_eq!(keys(&state.advice(Seat(0))), ["aim", "replant"]);
}

#[test]
fn a_win_is_pointed_out() {
    let state = Ssserpent::in_play(board("D5 C5 B5", "E5 E6 E7"));
    assert!(keys(&state.advice(Seat(0))).contains(&"win"));
}

#[test]
fn the_nearest_apple_is_named() {
    let position = Position { apples: [cells("B7 E3"), cells("D4")], ..board("D1", "I9") };
    let nearest = Ssserpent::in_play(position).advice(Seat(0)).pop().expect("advice");
    let cell = "E3".to_owned();
    assert_eq!(nearest, Phrase::new("ssserpent-learn-nearest-now").with("cell", cell));
}
