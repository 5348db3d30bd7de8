//! Plays each level of the computers against the level below, and easy computers against random moves.
//!
//! `cargo bench -p rules --features strength --bench levels` prints a table with one line for each pairing. `-- --game
//! sssnake-hard --matches 1000` prints one pairing. The score is the stronger level's share of the wins, with its 95 %
//! interval. If k seats share a win, each of them gets 1/k. The table also shows how long each level needs for a move.
//!
//! With `--seats 3`, the stronger level has one of three seats. Each deal is played three times, so that the stronger
//! level has each seat once. Seeds are fixed. The computers have no time limit, so only the times differ between runs.

mod strength;

use std::thread;

use strength::{PAIRINGS, Played};

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let value =
        |name: &str| arguments.iter().position(|argument| argument == name).and_then(|place| arguments.get(place + 1));
    let number = |name, default| value(name).map_or(default, |text| text.parse().expect("a number"));
    let matches = number("--matches", 100);
    let seats = number("--seats", 2);
    println!(
        "{:<20}{:>8}{:>9}{:>18}{:>10}{:>16}",
        "pairing", "matches", "score", "95 % interval", "ms/move", "opponent's"
    );
    let threads = thread::available_parallelism().map_or(1, usize::from);
    for (name, play) in PAIRINGS.iter().filter(|(name, _)| value("--game").is_none_or(|wanted| wanted == name)) {
        let part = |first| (first..matches).step_by(threads).map(|number| play(number, seats)).collect::<Vec<_>>();
        let played = thread::scope(|scope| {
            let parts: Vec<_> = (0..threads).map(|first| scope.spawn(move || part(first))).collect();
            parts.into_iter().flat_map(|part| part.join().expect("no thread panics")).collect::<Vec<_>>()
        });
        report(name, &played);
    }
}

fn report(name: &str, all: &[Played]) {
    let count = all.len() as f64;
    let mean = all.iter().map(|played| played.score).sum::<f64>() / count;
    let variance = all.iter().map(|played| (played.score - mean).powi(2)).sum::<f64>() / (count - 1.0);
    let margin = 1.96 * (variance / count).sqrt();
    let [own, others] = [0, 1].map(|who| {
        let time: f64 = all.iter().map(|played| played.thought[who].as_secs_f64()).sum();
        1000.0 * time / all.iter().map(|played| f64::from(played.moves[who])).sum::<f64>()
    });
    println!(
        "{name:<20}{:>8}{:>8.1}%{:>18}{own:>10.3}{others:>16.3}",
        all.len(),
        100.0 * mean,
        format!("{:.1} to {:.1} %", 100.0 * (mean - margin), 100.0 * (mean + margin)),
    );
}
