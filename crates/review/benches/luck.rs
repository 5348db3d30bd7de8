//! Plays matches with computers or random moves, and reviews them. For each game and number of seats, it prints the
//! mean luck of the first seat, which must be 0 within three standard errors. It also prints the median and the 90 %
//! quantile of the error's size over all seats, and the mean time of a review. Two more tables show whether the values
//! can be trusted. One table groups turns by the win probability: 0 to 10 %, 10 to 20 % and so on. For each group, it
//! shows the mean probability and the share of wins. The other table shows the mean accuracy of random players and of
//! each level of computers.
//!
//! `cargo bench -p review --bench luck -- --matches 10000` plays 10,000 matches of each game, and prints the figures
//! after every 1,000 matches. A match's number is its seed. `--first N` starts with match N. `--game NAME` plays only
//! this game. `--seats N` reviews only matches with this many seats. `--computers` leaves out the matches with random
//! moves, which count only in the last table.

use std::collections::BTreeMap;
use std::ops::Range;
use std::thread;
use std::time::{Duration, Instant};

use contract::Seat;
use review::Review;
use test_support::random_match::{Style, play_one};

/// The games with an analysis.
const GAMES: [&str; 3] = ["sssnake", "ssserpent", "hisss"];
/// The number of matches between two reports.
const PART: usize = 1000;

/// The kinds of players. In a match between computers, the three levels alternate from seat to seat.
const PLAYERS: [&str; 4] = ["easy", "normal", "hard", "random"];

/// A reviewed match.
struct Sample {
    game: &'static str,
    review: Review,
    time: Duration,
    /// The index of each seat's player in [`PLAYERS`].
    players: Vec<usize>,
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let value =
        |name: &str| arguments.iter().position(|argument| argument == name).and_then(|place| arguments.get(place + 1));
    let number = |name: &str| value(name).map(|text| text.parse::<usize>().expect("a number after the name"));
    let first = number("--first").unwrap_or(0);
    let matches = number("--matches").unwrap_or(10);
    let seats = number("--seats");
    let only_computers = arguments.iter().any(|argument| argument == "--computers");
    let styles = if only_computers { &[Style::Computers][..] } else { &[Style::Computers, Style::Random] };
    let games: Vec<&str> = GAMES.into_iter().filter(|game| value("--game").is_none_or(|only| only == game)).collect();
    let mut all = Vec::new();
    for start in (first..matches).step_by(PART) {
        all.extend(samples(start..matches.min(start + PART), &games, styles, seats));
        report_all(&all);
    }
}

/// Plays and reviews these matches of each game on all processors.
fn samples(numbers: Range<usize>, games: &[&'static str], styles: &[Style], seats: Option<usize>) -> Vec<Sample> {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let of_game = |game, number| styles.iter().filter_map(move |style| sample(game, number, *style, seats));
    let of_all = |number| games.iter().flat_map(move |game| of_game(game, number));
    let part = |thread| numbers.clone().skip(thread).step_by(threads).flat_map(of_all).collect::<Vec<_>>();
    thread::scope(|scope| {
        let parts: Vec<_> = (0..threads).map(|thread| scope.spawn(move || part(thread))).collect();
        parts.into_iter().flat_map(|part| part.join().expect("no thread panics")).collect()
    })
}

/// Plays and reviews the match with this number. Returns `None` if the match was stopped, or if its number of seats is
/// not `seats`.
fn sample(game: &'static str, number: usize, style: Style, seats: Option<usize>) -> Option<Sample> {
    let rules = rules::find(game)?;
    let record = play_one(rules, number as u64, style, &mut |_, _, _| ());
    if seats.is_some_and(|seats| seats != record.seats.len()) {
        return None;
    }
    let begun = Instant::now();
    let review = Review::new(rules, &record, &|| false).ok()?;
    let time = begun.elapsed();
    let first = usize::from_str_radix(record.fair_play.seed?.get(..2)?, 16).ok()?;
    // This is how `play_one` assigns players to seats.
    let player = |seat| if style == Style::Random { 3 } else { (first + seat) % 3 };
    let players = (0..review.seats.len()).map(player).collect();
    Some(Sample { game, review, time, players })
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
    let groups = groups.iter().map(|((game, seats), samples)| (format!("{game:<10}{seats:>6}"), samples));
    let groups: Vec<(String, &Vec<&Sample>)> = groups.collect();
    groups.iter().for_each(|(name, samples)| report(name, samples));
    println!("\nchance to win, and the share that was won, in percent:");
    groups.iter().for_each(|(name, samples)| report_calibration(name, samples));
    println!("\nmean accuracy:");
    groups.iter().for_each(|(name, samples)| report_accuracy(name, samples));
}

fn report(name: &str, samples: &[&Sample]) {
    let samples: Vec<&&Sample> = samples.iter().filter(|sample| sample.players[0] < 3).collect();
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

/// Groups the seats' win probabilities at the starts of turns: 0 to 10 %, 10 to 20 % and so on. For each group, prints
/// the mean probability and the mean result.
fn report_calibration(name: &str, samples: &[&Sample]) {
    let mut tenths = [(0.0, 0.0, 0.0); 10];
    let mut squares = (0.0, 0.0);
    for sample in samples.iter().filter(|sample| sample.players[0] < 3) {
        let starts = sample.review.turns.iter().map(|&step| &sample.review.curve[step]);
        for (chance, parts) in starts.flat_map(|chances| chances.iter().zip(&sample.review.seats)) {
            let (count, chances, results) = &mut tenths[((10.0 * chance) as usize).min(9)];
            *count += 1.0;
            *chances += 100.0 * chance;
            *results += 100.0 * parts.result;
            squares.0 += 1.0;
            squares.1 += (chance - parts.result).powi(2);
        }
    }
    let shown =
        tenths.iter().map(|(count, chances, results)| format!("{:>5.0}/{:<3.0}", chances / count, results / count));
    println!("{name}{}  squared error {:.4}", shown.collect::<String>(), squares.1 / squares.0);
}

fn report_accuracy(name: &str, samples: &[&Sample]) {
    let seats = || samples.iter().flat_map(|sample| Seat::all(sample.players.len()).map(move |seat| (*sample, seat)));
    let of_player = |(player, level): (usize, &&str)| {
        let of_seat = |(sample, seat): (&Sample, Seat)| sample.review.accuracy(seat);
        let all: Vec<f64> =
            seats().filter(|(sample, seat)| sample.players[seat.index()] == player).filter_map(of_seat).collect();
        format!("  {level} {:.1} ({})", all.iter().sum::<f64>() / all.len() as f64, all.len())
    };
    println!("{name}{}", PLAYERS.iter().enumerate().map(of_player).collect::<String>());
}
