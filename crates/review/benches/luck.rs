//! Reviews matches of computers. For each game and number of seats, it prints the mean luck of the first seat, which must
//! be 0 within three standard errors. It also prints the median of the size of the estimate error and what a tenth exceeds,
//! both of all seats, and the mean time of a review.
//!
//! `cargo bench -p review --bench luck -- --matches 10000` plays this many matches of each game, and prints the figures
//! after each 1,000. The numbers of the matches are their seeds. `--first N` goes on from match N, and counts only the
//! matches since. `--game NAME` plays only this game.

use std::collections::BTreeMap;
use std::ops::Range;
use std::thread;
use std::time::{Duration, Instant};

use review::Review;
use test_support::random_match::{Style, play_one};

/// The games with an analysis.
const GAMES: [&str; 3] = ["sssnake", "ssserpent", "hisss"];
/// The number of matches between two reports.
const PART: usize = 1000;

/// A reviewed match.
struct Sample {
    game: &'static str,
    review: Review,
    time: Duration,
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let value =
        |name: &str| arguments.iter().position(|argument| argument == name).and_then(|place| arguments.get(place + 1));
    let number = |name: &str| value(name).map(|text| text.parse::<usize>().expect("a number after the name"));
    let first = number("--first").unwrap_or(0);
    let matches = number("--matches").unwrap_or(10);
    let games: Vec<&str> = GAMES.into_iter().filter(|game| value("--game").is_none_or(|only| only == game)).collect();
    let mut all = Vec::new();
    for start in (first..matches).step_by(PART) {
        all.extend(samples(start..matches.min(start + PART), &games));
        report_all(&all);
    }
}

/// Plays and reviews these matches of each game on all processors.
fn samples(numbers: Range<usize>, games: &[&'static str]) -> Vec<Sample> {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let of_all = |number| games.iter().filter_map(move |game| sample(game, number));
    let part = |thread| numbers.clone().skip(thread).step_by(threads).flat_map(of_all).collect::<Vec<_>>();
    thread::scope(|scope| {
        let parts: Vec<_> = (0..threads).map(|thread| scope.spawn(move || part(thread))).collect();
        parts.into_iter().flat_map(|part| part.join().expect("no thread panics")).collect()
    })
}

/// Plays and reviews the match with this number. Returns `None` if it has no review, because it was stopped.
fn sample(game: &'static str, number: usize) -> Option<Sample> {
    let rules = rules::find(game)?;
    let record = play_one(rules, number as u64, Style::Computers, &mut |_, _, _| ());
    let begun = Instant::now();
    let review = Review::new(rules, &record, &|| false).ok()?;
    Some(Sample { game, review, time: begun.elapsed() })
}

fn report_all(all: &[Sample]) {
    let mut groups: BTreeMap<(&str, usize), Vec<&Sample>> = BTreeMap::new();
    for sample in all {
        groups.entry((sample.game, sample.review.seats.len())).or_default().push(sample);
    }
    println!(
        "{:<10}{:>6}{:>8}{:>10}{:>10}{:>14}{:>8}{:>8}",
        "game", "seats", "matches", "luck", "± s.e.", "error: median", "90 %", "time"
    );
    for ((game, seats), samples) in groups {
        report(&format!("{game:<10}{seats:>6}"), &samples);
    }
}

fn report(name: &str, samples: &[&Sample]) {
    let count = samples.len() as f64;
    let lucks = || samples.iter().map(|sample| sample.review.seats[0].luck);
    let mean = lucks().sum::<f64>() / count;
    let variance = lucks().map(|luck| (luck - mean).powi(2)).sum::<f64>() / (count - 1.0);
    let seats = samples.iter().flat_map(|sample| &sample.review.seats);
    let mut errors: Vec<f64> = seats.map(|parts| 100.0 * parts.error.abs()).collect();
    errors.sort_by(f64::total_cmp);
    let [median, tenth] = [errors.len() / 2, errors.len() * 9 / 10].map(|index| errors[index]);
    let time = samples.iter().map(|sample| sample.time.as_secs_f64()).sum::<f64>() / count;
    let deviation = (variance / count).sqrt();
    println!("{name}{count:>8}{mean:>10.4}{deviation:>10.4}{median:>14.2}{tenth:>8.2}{time:>7.2}s");
}
