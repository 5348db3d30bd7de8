//! Tests of the rules. Each test quotes the sentence of the Hisss or Rainbow Snake rulebook that it checks. `mod.rs`
//! marks the house rules.

mod analysis;
mod computers;
mod controls;
mod joining;
mod laying;
mod naive;
mod turns;

use super::cards::{Card, Fan};
use super::rules::{Hisss, Phase};
use super::rules::{Move, StepKind};
use super::table::{CardTable, End, Misfit, Place, TableCard};
use contract::{Options, Registered, Rules, Seat, Seed, Setup, Step};

fn card(text: &str) -> Card {
    text.parse().unwrap_or_else(|_| panic!("not a card: {text}"))
}

/// Parses places such as `0-left-blue+2-right-red`.
fn places(text: &str) -> Vec<Place> {
    text.split('+').filter(|place| !place.is_empty()).map(|place| place.parse().expect(text)).collect()
}

/// Returns the table after these legal turns. Each turn is written as a card with its places: `red-blue, head:red
/// 0-left-red`.
fn table(turns: &str) -> CardTable {
    let mut table = CardTable::default();
    for turn in turns.split(',') {
        let (name, place) = turn.trim().split_once(' ').unwrap_or((turn.trim(), ""));
        table.lay(card(name), &places(place)).unwrap_or_else(|misfit| panic!("{turn}: {misfit:?}"));
    }
    table
}

/// Returns the table as text. Each card shows its sides from left to right. `H` and `T` are the closed sides of heads
/// and tails.
fn shown(table: &CardTable) -> String {
    let side = |piece: &TableCard, end| match (piece.color_on(end), piece.card) {
        (Some(color), _) => color.to_string(),
        (None, Card::Head(_)) => "H".into(),
        (None, _) => "T".into(),
    };
    let snakes = table.snakes.iter().map(|(number, snake)| {
        let pieces = snake.cards.iter().map(|piece| format!("{}-{}", side(piece, End::Left), side(piece, End::Right)));
        format!("{number}: {}", pieces.collect::<Vec<_>>().join(" "))
    });
    snakes.collect::<Vec<_>>().join(", ")
}

/// Returns all ways to lay the card, in the notation of moves, separated by spaces.
fn ways(table: &CardTable, name: &str) -> String {
    let ways = table.ways(card(name));
    ways.into_iter().map(|places| Move::Lay(places).to_string()).collect::<Vec<_>>().join(" ")
}

/// Asserts that the card cannot be laid at `at`, and that the attempt changes nothing. Returns the reason for the
/// refusal.
fn refused(table: &CardTable, name: &str, at: &str) -> Misfit {
    let mut after = table.clone();
    let misfit = after.lay(card(name), &places(at)).expect_err(at);
    assert_eq!(&after, table);
    misfit
}

fn setup(seats: usize, edition: &str, claim_on_join: &str, youngest: Option<Seat>) -> Setup {
    let mut options = Options::defaults(Hisss::INFO.options);
    options.set(Hisss::INFO.options, "edition", edition).expect("an edition");
    options.set(Hisss::INFO.options, "claim_on_join", claim_on_join).expect("a rule");
    Setup { options, seats, youngest }
}

/// Returns a match with this table and fan. Seat 0 draws next.
fn on_table(seats: usize, turns: &str, fan: &[&str]) -> Hisss {
    let mut state = Hisss::new(&setup(seats, "hisss", "complete", None));
    state.table = table(turns);
    state.fan = fan.iter().map(|name| card(name)).collect();
    state.phase = Phase::Draw(Seat(0));
    state
}

/// Makes the active seat draw this card. Returns the forced steps, such as `lay 0-left-red, claim 0`.
fn draw(state: &mut Hisss, name: &str) -> String {
    let seat = state.active_seat().expect("an active seat");
    state.apply(&Step::by(seat, StepKind::Draw { card: card(name) })).expect(name);
    apply_forced_steps(state, seat)
}

/// Makes the active seat lay its drawn card. Returns the forced steps.
fn lay(state: &mut Hisss, at: &str) -> String {
    let seat = state.active_seat().expect("an active seat");
    let play = Move::Lay(places(at));
    state.check(seat, &play).expect(at);
    for step in state.steps_for_move(seat, &play, &seed()) {
        state.apply(&step).expect(at);
    }
    apply_forced_steps(state, seat)
}

fn apply_forced_steps(state: &mut Hisss, seat: Seat) -> String {
    let mut done = Vec::new();
    while let Some(step) = state.forced_step(&seed()) {
        assert_eq!(step.by, Some(seat));
        state.apply(&step).expect("forced steps are legal");
        done.push(match step.kind {
            StepKind::Lay { places } if places.is_empty() => "lay alone".to_owned(),
            StepKind::Lay { places } => format!("lay {}", Move::Lay(places)),
            StepKind::Claim { snake } => format!("claim {snake}"),
            other => panic!("never forced in a turn: {other:?}"),
        });
    }
    done.join(", ")
}

fn seed() -> Seed {
    Seed([1; 32])
}
