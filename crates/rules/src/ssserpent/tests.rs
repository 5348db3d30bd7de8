//! Tests of the rules. Each test quotes the rulebook sentence that it checks, or names the house rule.

mod analysis;
mod computers;
mod ending;
mod guidance;
mod moving;
mod naive;
mod perft;
mod placing;
mod pressing;
mod puzzle;
mod thinking;

use super::board::{Cell, Cells};
use super::moves::{Move, Path, StepKind};
use super::position::{Position, Snake, SnakeColor};
use super::rules::{Phase, Ssserpent, Task};
use contract::{Options, Refusal, Rules, Seat, Seed, Setup, Step};

fn cell(name: &str) -> Cell {
    name.parse().unwrap_or_else(|_| panic!("not a cell: {name}"))
}

fn cells(names: &str) -> Cells {
    names.split_whitespace().map(cell).collect()
}

fn path(notation: &str) -> Path {
    notation.parse().unwrap_or_else(|_| panic!("not a path: {notation}"))
}

/// Returns the names of the cells in a set.
fn names(cells: Cells) -> String {
    cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
}

/// Returns a snake on these cells, from the head to the last disc.
fn snake(names: &str) -> Snake {
    Snake::from_pieces(&names.split_whitespace().map(cell).collect::<Vec<Cell>>())
}

/// Returns a position with these snakes and red to move. Each color has an apple in a corner, so neither snake is
/// adult.
fn board(red: &str, yellow: &str) -> Position {
    let apples = [cells("I1"), cells("I9")];
    Position { snakes: [snake(red), snake(yellow)], apples, ..Position::EMPTY }
}

/// Draws the board as text: each piece is its letter in the notation of positions, and a dot is an empty cell.
fn drawn(position: &Position) -> String {
    let text = position.to_string();
    let (board, rest) = text.split_once(' ').expect("fields");
    let cells = board.chars().map(|letter| match letter.to_digit(10) {
        Some(empty) => ".".repeat(empty as usize),
        None => letter.to_string().replace('/', "\n"),
    });
    format!("\n{}\n{rest}", cells.collect::<String>())
}

impl Ssserpent {
    /// Returns the match as if nobody had eaten or attacked in the last `moves` moves.
    fn after_quiet_moves(mut self, moves: usize) -> Ssserpent {
        self.quiet_moves = moves;
        self
    }
}

/// Returns the position after red's move.
fn after(position: &Position, notation: &str) -> Position {
    position.after_move(&path(notation)).unwrap_or_else(|illegal| panic!("{notation}: {illegal:?} {}", drawn(position)))
}

/// Asserts that a move is not among the legal moves and is refused with the key `ssserpent-refusal-<key>`.
#[track_caller]
fn no_move(position: &Position, notation: &str, key: &str) {
    let path = path(notation);
    let illegal = position.after_move(&path).expect_err(notation);
    assert_eq!(illegal.refusal().0.key, format!("ssserpent-refusal-{key}"), "{notation} {}", drawn(position));
    assert!(!position.legal_moves().contains(&path), "{notation} is listed {}", drawn(position));
}

/// Returns the cells that a snake covers, from the head to the last disc.
fn pieces(position: &Position, color: SnakeColor) -> String {
    position.snake(color).pieces().iter().map(Cell::to_string).collect::<Vec<_>>().join(" ")
}

fn new_match() -> Ssserpent {
    Ssserpent::new(&Setup { options: Options::default(), seats: 2, youngest: None })
}

fn seed() -> Seed {
    Seed([5; 32])
}

fn try_step(state: &mut Ssserpent, json: &str) -> Result<(), Refusal> {
    let step: Step<StepKind> = serde_json::from_str(json).unwrap_or_else(|error| panic!("{json}: {error}"));
    state.apply(&step)
}

/// Applies a step of a record.
#[track_caller]
fn follow(state: &mut Ssserpent, json: &str) {
    try_step(state, json).unwrap_or_else(|refusal| panic!("{json}: {refusal} {}", drawn(&state.position)));
}

/// Asserts that a step is refused with the key `ssserpent-refusal-<key>` and changes nothing.
#[track_caller]
fn refused(state: &Ssserpent, json: &str, key: &str) {
    let mut after = state.clone();
    let refusal = try_step(&mut after, json).expect_err(json);
    assert_eq!(refusal.0.key, format!("ssserpent-refusal-{key}"), "{json} {}", drawn(&state.position));
    assert_eq!(format!("{after:?}"), format!("{state:?}"), "refused steps change nothing: {json}");
}

/// Plays a move and the forced steps after it.
#[track_caller]
fn play(state: &mut Ssserpent, notation: &str) {
    let seat = actor(state);
    let play: Move = notation.parse().unwrap_or_else(|_| panic!("not a move: {notation}"));
    state.check(seat, &play).unwrap_or_else(|refusal| panic!("{notation}: {refusal}"));
    for step in state.steps_for_move(seat, &play, &seed()) {
        state.apply(&step).expect("decided steps are legal");
    }
    apply_forced_steps(state);
}

/// Applies the forced steps. Returns their number.
fn apply_forced_steps(state: &mut Ssserpent) -> usize {
    let mut steps = 0;
    while let Some(step) = state.forced_step(&seed()) {
        state.apply(&step).expect("forced steps are legal");
        steps += 1;
    }
    steps
}

/// Returns the seat whose turn it is to act.
#[track_caller]
fn actor(state: &Ssserpent) -> Seat {
    let actors: Vec<Seat> = state.seats_to_act().iter().collect();
    let [seat] = actors[..] else { panic!("not one actor: {actors:?}") };
    seat
}
