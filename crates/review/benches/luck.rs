//! Reviews matches of computers, and prints the mean luck of the first seat, which must be 0 within three standard errors.
//! It also prints the median of the estimate error of a match.
//!
//! `cargo bench -p review --bench luck -- --matches 10000` plays this many matches in all, and prints the figures after each
//! 1,000. The numbers of the matches are their seeds. `--first N` goes on from match N, and counts only the matches since.

use std::ops::Range;
use std::thread;

use review::Review;
use test_support::random_match::{Style, play_one};

/// The games with an analysis. They take turns.
const GAMES: [&str; 3] = ["sssnake", "ssserpent", "hisss"];

/// The luck of the first seat, and the size of the estimate error.
type Sample = (f64, f64);

/// The number of matches between two reports.
const PART: usize = 1000;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let value =
        |name: &str| arguments.iter().position(|argument| argument == name).and_then(|place| arguments.get(place + 1));
    let number = |name: &str| value(name).map(|text| text.parse::<usize>().expect("a number after the name"));
    let first = number("--first").unwrap_or(0);
    let matches = number("--matches").unwrap_or(30);
    let mut all = Vec::new();
    for start in (first..matches).step_by(PART) {
        all.extend(samples(start..matches.min(start + PART)));
        report_all(&all);
    }
}

/// Plays and reviews these matches on all processors.
fn samples(numbers: Range<usize>) -> Vec<(usize, Sample)> {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let part = |thread| numbers.clone().skip(thread).step_by(threads).filter_map(sample).collect::<Vec<_>>();
    thread::scope(|scope| {
        let parts: Vec<_> = (0..threads).map(|thread| scope.spawn(move || part(thread))).collect();
        parts.into_iter().flat_map(|part| part.join().expect("no thread panics")).collect()
    })
}

fn report_all(all: &[(usize, Sample)]) {
    println!("{:<12}{:>8}{:>12}{:>18}{:>18}", "game", "matches", "mean luck", "standard error", "estimate error");
    for (place, game) in GAMES.iter().enumerate() {
        let of_game = all.iter().filter(|(number, _)| number % GAMES.len() == place);
        report(game, of_game.map(|(_, sample)| *sample).collect());
    }
    report("all", all.iter().map(|(_, sample)| *sample).collect());
}

/// Plays and reviews the match with this number. Returns `None` if it has no review, because it was stopped.
fn sample(number: usize) -> Option<(usize, Sample)> {
    let game = rules::find(GAMES[number % GAMES.len()])?;
    let record = play_one(game, number as u64, Style::Computers, &mut |_, _, _| ());
    let review = Review::new(game, &record, &|| false).ok()?;
    Some((number, (review.seats[0].luck, review.seats[0].error.abs())))
}

fn report(name: &str, mut samples: Vec<Sample>) {
    let count = samples.len() as f64;
    let mean = samples.iter().map(|(luck, _)| luck).sum::<f64>() / count;
    let variance = samples.iter().map(|(luck, _)| (luck - mean).powi(2)).sum::<f64>() / (count - 1.0);
    samples.sort_by(|(_, one), (_, other)| one.total_cmp(other));
    let error = 100.0 * samples.get(samples.len() / 2).map_or(0.0, |(_, error)| *error);
    let deviation = (variance / count).sqrt();
    println!("{name:<12}{:>8}{mean:>12.5}{deviation:>18.5}{error:>16.2} %", samples.len());
}
