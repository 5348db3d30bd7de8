//! Measures the strength of the computers. Each pair of levels plays the same number of two-player matches.
//!
//! `cargo bench --bench strength -- --game ssserpent --games 100` prints a table. Without `--game` it uses all games.
//! Seeds are fixed and seats alternate. The computers have no time limit, so only the times differ between runs.

use std::time::{Duration, Instant};

use contract::{Game, Level, Options, SearchContext, Seat, Seed, Setup};
use rules::{REGISTRY, find};

/// The pairs of levels, with the stronger level first.
const PAIRS: [(Level, Level); 3] =
    [(Level::Hard, Level::Easy), (Level::Hard, Level::Normal), (Level::Normal, Level::Easy)];

/// The results of one level against another.
#[derive(Default)]
struct Tally {
    won: usize,
    shared: usize,
    lost: usize,
    moves: usize,
    thought: Duration,
    longest: Duration,
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let value =
        |name: &str| arguments.iter().position(|argument| argument == name).and_then(|place| arguments.get(place + 1));
    let games = value("--games").map_or(100, |text| text.parse().expect("--games takes a number"));
    let chosen: Vec<&dyn Game> = match value("--game") {
        Some(name) => vec![find(name).expect("--game takes the name of a game")],
        None => REGISTRY.to_vec(),
    };
    println!(
        "{:<12}{:<16}{:>6}{:>8}{:>6}{:>9}{:>14}{:>12}",
        "game", "levels", "won", "shared", "lost", "score", "mean ms/move", "longest ms"
    );
    for game in chosen {
        for (level, other) in PAIRS {
            let mut tally = Tally::default();
            (0..games).for_each(|number| play(game, level, other, number, &mut tally));
            let score = 100.0 * (tally.won as f64 + tally.shared as f64 / 2.0) / games.max(1) as f64;
            println!(
                "{:<12}{:<16}{:>6}{:>8}{:>6}{:>8.1}%{:>14.2}{:>12.1}",
                game.info().name,
                format!("{level} : {other}"),
                tally.won,
                tally.shared,
                tally.lost,
                score,
                1000.0 * tally.thought.as_secs_f64() / tally.moves.max(1) as f64,
                1000.0 * tally.longest.as_secs_f64(),
            );
        }
    }
}

/// Plays one match. `level` has the first seat if `number` is even, and the second seat otherwise.
fn play(game: &dyn Game, level: Level, other: Level, number: usize, tally: &mut Tally) {
    let mut seed = Seed([0x5a; 32]);
    seed.0[..8].copy_from_slice(&((number / 2) as u64).to_le_bytes());
    let ours = Seat((number % 2) as u8);
    let mut options = Options::defaults(game.info().options);
    if game.info().real_time {
        game.info().set_number(&mut options, "turn_limit", 120);
    }
    let setup = Setup { options, seats: 2, youngest: None };
    let mut played = game.new_match(&setup);
    played.apply_forced_steps(&seed, 0);
    while played.outcome().is_none() {
        let mut plans = Vec::new();
        for seat in played.seats_to_act().iter() {
            let mut rng = seed.computer_rng(played.step_count(), seat);
            let level = if seat == ours { level } else { other };
            let begun = Instant::now();
            let plan = played.plan(seat, &mut SearchContext::new(level, &mut rng));
            if seat == ours && plan.is_some() {
                tally.moves += 1;
                tally.thought += begun.elapsed();
                tally.longest = tally.longest.max(begun.elapsed());
            }
            plans.extend(plan.map(|plan| (plan.delay_ms, seat, plan.play)));
        }
        let (_, seat, notation) = plans.into_iter().min_by_key(|(after, ..)| *after).expect("some computer has a plan");
        played.play(seat, &notation, &seed, 0).expect("a computer's plan is legal");
    }
    let winners = played.outcome().map(|outcome| outcome.winners).unwrap_or_default();
    match (winners.contains(ours), winners.len()) {
        (true, 1) => tally.won += 1,
        (true, _) => tally.shared += 1,
        (false, _) => tally.lost += 1,
    }
}
