//! Measures how many matches are needed to show that a hard computer is better than a normal one, at 95 % confidence.
//! It compares matches with the same deal to matches with different deals.
//!
//! `cargo bench --bench same_deal -- --deals 300` prints a table. The numbers in the table count every match. Each deal
//! is played twice against the same normal opponent: once with the hard computer in the first seat, and once with the
//! normal computer. In the first comparison, the two results of the same deal are subtracted, and the differences are
//! compared with 0. In the second comparison, the results of the two computers come from different deals. A result is
//! the score, or 1 for a win, 0 for a draw and -1 for a loss. Seeds are fixed, so the table is always the same.

use contract::{Game, Level, Options, Seat, SeatSet, Seed, Setup};
use snakepit::play::simulate;

const GAMES: [&str; 3] = ["sssnake", "hisss", "ssserpent"];
/// The quantile of the normal distribution for a confidence of 95 %.
const Z: f64 = 1.96;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let value =
        |name: &str| arguments.iter().position(|argument| argument == name).and_then(|place| arguments.get(place + 1));
    let deals: u64 = value("--deals").map_or(100, |text| text.parse().expect("--deals takes a number"));
    println!("{:<12}{:>12}{:>12}{:>16}{:>16}", "game", "difference", "deviation", "same deal", "other deals");
    for game in GAMES.map(|name| rules::find(name).expect("a game")) {
        let results: Vec<[f64; 2]> =
            (0..deals).map(|deal| [Level::Hard, Level::Normal].map(|level| result(game, level, deal))).collect();
        let of = |index: usize| results.iter().map(|pair| pair[index]).collect::<Vec<f64>>();
        let differences: Vec<f64> = results.iter().map(|[hard, normal]| hard - normal).collect();
        let (mean, paired) = moments(&differences);
        let other = moments(&of(0)).1 + moments(&of(1)).1;
        // The factor 2 is there because each deal is played twice.
        let matches = |variance: f64| (2.0 * Z * Z * variance / (mean * mean)).ceil();
        let name = game.info().name;
        let deviation = paired.sqrt();
        println!("{name:<12}{mean:>12.2}{deviation:>12.2}{:>16}{:>16}", matches(paired), matches(other));
    }
}

/// Returns the first seat's result in a deal. A computer of level `level` has that seat.
fn result(game: &dyn Game, level: Level, deal: u64) -> f64 {
    let info = game.info();
    let options = info.options_with_deals(&Options::defaults(info.options)).expect("the game has deals");
    let ranking = info.ranking_list(&options);
    let youngest = (info.asks_youngest)(&options).then_some(Seat(0));
    let setup = Setup { options, seats: 2, youngest };
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&deal.to_be_bytes());
    let (_, outcome) = simulate(game, &setup, &[level, Level::Normal], &Seed(seed)).expect("computers always move");
    match ranking {
        Some(list) => outcome.list(list)[0] as f64,
        None => {
            let ranks = outcome.ranks(2, SeatSet::EMPTY, &[], None);
            ranks[1] as f64 - ranks[0] as f64
        }
    }
}

/// Returns the mean and the variance.
fn moments(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    (mean, variance)
}
