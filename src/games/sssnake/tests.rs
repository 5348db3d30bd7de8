//! Tests of the rules, written from the rulebook: each quotes the sentence that it proves, or names the ruling of ours
//! as in `mod.rs`.

mod computers;
mod growing;
mod naive;
mod perft;
mod shown;
mod turns;

use super::cards::{Card, Pile};
use super::grid::{End, Way};
use super::moves::{Act, Move};
use super::rules::Sssnake;
use super::snake::Snake;
use crate::game::{Chance, Options, Refusal, Rules, Seat, Seed, Setup, Step};

/// Reads `C-neck-left`.
fn read_placing(text: &str) -> (Card, End, Way) {
    super::perft::read(text).unwrap_or_else(|| panic!("not a placing: {text}"))
}

/// A fresh snake after these placings, each of them legal.
fn grown(placings: &str) -> Snake {
    placings.split_whitespace().fold(Snake::fresh(), |snake, text| {
        let (card, end, way) = read_placing(text);
        snake.place(card, end, way).unwrap_or_else(|misfit| panic!("{text} in {placings}: {misfit:?}"))
    })
}

/// Around the north of the large card, complete but for the last curve.
const ALL_BUT_A_CURVE: &str = "C-neck-right C-neck-right S-neck-ahead S-neck-ahead C-neck-right S-neck-ahead";
/// The same way from both ends, complete but for a straight part.
const ALL_BUT_A_STRAIGHT: &str = "C-neck-right C-neck-right S-neck-ahead C-tail-left S-tail-ahead C-tail-left";

/// A match of that many seats and rounds in which seat 0 is the youngest.
fn new_match(seats: usize, rounds: i64) -> Sssnake {
    Sssnake::new(&setup(seats, rounds, Some(Seat(0))))
}

fn setup(seats: usize, rounds: i64, youngest: Option<Seat>) -> Setup {
    let mut options = Options::defaults(Sssnake::INFO.options);
    options.set(Sssnake::INFO.options, "rounds", &rounds.to_string()).expect("a number of rounds");
    Setup { options, seats, youngest }
}

/// A match in its only round with these snakes (as [`grown`]), a full pile, and seat 0 to roll.
fn with_snakes(snakes: &[&str]) -> Sssnake {
    with_pile(snakes, [60, 48, 8, 4])
}

fn with_pile(snakes: &[&str], pile: [u8; 4]) -> Sssnake {
    let mut state = new_match(snakes.len(), 1);
    follow(&mut state, r#"{"by": null, "do": "round", "first": 0}"#);
    state.set_up(snakes.iter().map(|placings| grown(placings)).collect(), Pile::of(pile), Seat(0))
}

fn try_step(state: &mut Sssnake, json: &str) -> Result<(), Refusal> {
    let step: Step<Act> = serde_json::from_str(json).unwrap_or_else(|error| panic!("{json}: {error}"));
    state.apply(&step)
}

/// Follows a step of a record.
fn follow(state: &mut Sssnake, json: &str) {
    try_step(state, json).unwrap_or_else(|refusal| panic!("{json}: {refusal}"));
}

/// A step of a record is refused with that key (without `sssnake-refusal-`), and nothing changes.
fn refused(state: &Sssnake, json: &str, key: &str) {
    let mut after = state.clone();
    let refusal = try_step(&mut after, json).expect_err(json);
    assert_eq!(refusal.0.key, format!("sssnake-refusal-{key}"), "{json}");
    assert_eq!(format!("{after:?}"), format!("{state:?}"), "refused steps change nothing: {json}");
}

/// Follows what happens without choice and without chance, and writes it down: `1 give S`, `0 place ...`.
fn forced(state: &mut Sssnake) -> Vec<String> {
    let mut happened = Vec::new();
    while let Some(step) = state.forced_step(&mut chance()) {
        if matches!(step.act, Act::Roll { .. } | Act::Round { .. }) {
            break;
        }
        state.apply(&step).expect("what is due is legal");
        let by = step.by.map_or_else(|| "-".to_owned(), |seat| seat.0.to_string());
        happened.push(match step.act {
            Act::Give { card, to } => format!("{by} give {} {}", card.letter(), to.0),
            Act::Return { card, to } => format!("{by} return {} {}", card.letter(), to.0),
            Act::Discard { card } => format!("{by} discard {}", card.letter()),
            Act::Score { missing, totals } => format!("{by} score {missing:?} {totals:?}"),
            other => panic!("never due without chance: {other:?}"),
        });
    }
    happened
}

/// The seat that the match waits for, and its legal moves.
fn choices(state: &Sssnake) -> (u8, Vec<String>) {
    let actors: Vec<Seat> = state.actors().iter().collect();
    let [seat] = actors[..] else { panic!("not one actor: {actors:?}") };
    (seat.0, state.legal_moves(seat).iter().map(Move::to_string).collect())
}

/// The seat that is to roll.
fn to_roll(state: &Sssnake) -> u8 {
    match state.forced_step(&mut chance()) {
        Some(Step { by: Some(seat), act: Act::Roll { .. } }) => seat.0,
        other => panic!("no roll is due but {other:?}"),
    }
}

fn chance() -> Chance {
    Seed([1; 32]).chance(0)
}
