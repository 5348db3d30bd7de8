//! Tests of the rules. Each test quotes the rulebook sentence that it checks, or names the house rule.

mod analysis;
mod computers;
mod growing;
mod naive;
mod perft;
mod puzzle;
mod shown;
mod turns;

use std::collections::{BTreeMap, BTreeSet};

use super::cards::{Card, Pile};
use super::moves::{Move, StepKind};
use super::rules::Sssnake;
use super::snake::Snake;
use super::snake::{Cell, End, Way};
use contract::{Options, Refusal, Registered, Rules, Seat, Seed, Setup, Step};

/// Reads `C-neck-left`.
fn read_placement(text: &str) -> (Card, End, Way) {
    super::snake::parse_placement(text).unwrap_or_else(|| panic!("not a placement: {text}"))
}

/// Draws the snakes as text: each card is its letter, and `#` stands for the large card. `n` and `t` mark the cells
/// that the neck and the tail face.
fn drawn(snakes: &[Snake]) -> String {
    let draw = |snake: &Snake| {
        let ends = End::ALL.map(|end| (snake.front(end).cell, end.to_string()[..1].to_owned()));
        let large =
            [Cell::new(0, 0), Cell::new(1, 0), Cell::new(0, 1), Cell::new(1, 1)].map(|cell| (cell, "#".to_owned()));
        let tiles = snake.tiles.iter().map(|(cell, tile)| (*cell, tile.card.to_string()));
        let cells: BTreeMap<Cell, String> = ends.into_iter().chain(large).chain(tiles).collect();
        let min = cells.keys().map(|cell| cell.x).min();
        let max = cells.keys().map(|cell| cell.x).max();
        let columns = min.expect("a cell")..=max.expect("a cell");
        let rows: BTreeSet<i16> = cells.keys().map(|cell| cell.y).collect();
        let row =
            |y| columns.clone().map(|x| cells.get(&Cell::new(x, y)).map_or(".", String::as_str)).collect::<String>();
        rows.into_iter().map(row).collect::<Vec<_>>().join("\n")
    };
    format!("\n{}\n", snakes.iter().map(draw).collect::<Vec<_>>().join("\n\n"))
}

/// Returns a pile with these counts, in the order of [`Card::ALL`].
fn pile_with(counts: [u8; 4]) -> Pile {
    let cards = Card::ALL.into_iter().zip(counts);
    cards.flat_map(|(card, count)| std::iter::repeat_n(card, count.into())).collect()
}

/// Returns a snake grown from a fresh snake by these legal placements.
fn grown(placements: &str) -> Snake {
    placements.split_whitespace().fold(Snake::fresh(), |snake, text| {
        let (card, end, way) = read_placement(text);
        snake
            .place(card, end, way)
            .unwrap_or_else(|illegal| panic!("{text} in {placements}: {illegal:?} {}", drawn(&[snake])))
    })
}

/// A snake whose neck goes around the north of the large card. Only the last curve is missing.
const ALL_BUT_A_CURVE: &str = "C-neck-right C-neck-right S-neck-ahead S-neck-ahead C-neck-right S-neck-ahead";
/// A snake on the same path as [`ALL_BUT_A_CURVE`], but built from both ends. Only a straight is missing.
const ALL_BUT_A_STRAIGHT: &str = "C-neck-right C-neck-right S-neck-ahead C-tail-left S-tail-ahead C-tail-left";

/// Returns a match in which seat 0 is the youngest.
fn new_match(seats: usize, rounds: i64) -> Sssnake {
    Sssnake::new(&setup(seats, rounds, Some(Seat(0))))
}

fn setup(seats: usize, rounds: i64, youngest: Option<Seat>) -> Setup {
    let mut options = Options::defaults(Sssnake::INFO.options);
    options.set(Sssnake::INFO.options, "rounds", &rounds.to_string()).expect("a number of rounds");
    Setup { options, seats, youngest }
}

/// Returns a one-round match with these snakes (see [`grown`]) and a full pile. Seat 0 rolls next.
fn with_snakes(snakes: &[&str]) -> Sssnake {
    with_pile(snakes, [60, 48, 8, 4])
}

fn with_pile(snakes: &[&str], pile: [u8; 4]) -> Sssnake {
    let mut state = new_match(snakes.len(), 1);
    follow(&mut state, r#"{"by": null, "do": "round", "first": 0}"#);
    state.with_position(snakes.iter().map(|placements| grown(placements)).collect(), pile_with(pile), Seat(0))
}

fn try_step(state: &mut Sssnake, json: &str) -> Result<(), Refusal> {
    let step: Step<StepKind> = serde_json::from_str(json).unwrap_or_else(|error| panic!("{json}: {error}"));
    state.apply(&step)
}

/// Applies a step of a record.
fn follow(state: &mut Sssnake, json: &str) {
    try_step(state, json).unwrap_or_else(|refusal| panic!("{json}: {refusal} {}", drawn(&state.snakes)));
}

/// Asserts that a step is refused with the key `sssnake-refusal-<key>` and changes nothing.
fn refused(state: &Sssnake, json: &str, key: &str) {
    let mut after = state.clone();
    let refusal = try_step(&mut after, json).expect_err(json);
    assert_eq!(refusal.0.key, format!("sssnake-refusal-{key}"), "{json} {}", drawn(&state.snakes));
    assert_eq!(format!("{after:?}"), format!("{state:?}"), "refused steps change nothing: {json}");
}

/// Applies the forced steps before the next choice, roll or round. Returns them as texts such as `0 give S 1`: seat 0
/// gives a straight card to seat 1. A hyphen stands for a step by nobody.
fn forced(state: &mut Sssnake) -> Vec<String> {
    let mut happened = Vec::new();
    while let Some(step) = state.forced_step(&seed()) {
        if matches!(step.kind, StepKind::Roll { .. } | StepKind::Round { .. }) {
            break;
        }
        state.apply(&step).expect("forced steps are legal");
        let by = step.by.map_or_else(|| "-".to_owned(), |seat| seat.0.to_string());
        happened.push(match step.kind {
            StepKind::Give { card, to } => format!("{by} give {card} {}", to.0),
            StepKind::Return { card, to } => format!("{by} return {card} {}", to.0),
            StepKind::Discard { card } => format!("{by} discard {card}"),
            StepKind::Place(placement) => format!("{by} place {}", Move::Place(placement)),
            StepKind::Score { missing, totals } => format!("{by} score {missing:?} {totals:?}"),
            other => panic!("not a forced step: {other:?}"),
        });
    }
    happened
}

/// Returns the seat that must choose, and its legal moves.
fn choices(state: &Sssnake) -> (u8, Vec<String>) {
    let actors: Vec<Seat> = state.seats_to_act().iter().collect();
    let [seat] = actors[..] else { panic!("not one actor: {actors:?}") };
    (seat.0, state.legal_moves(seat).iter().map(Move::to_string).collect())
}

/// Returns the seat that must roll.
fn to_roll(state: &Sssnake) -> u8 {
    match state.forced_step(&seed()) {
        Some(Step { by: Some(seat), kind: StepKind::Roll { .. } }) => seat.0,
        other => panic!("expected a roll, found {other:?}"),
    }
}

fn seed() -> Seed {
    Seed([1; 32])
}
