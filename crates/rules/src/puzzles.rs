//! The week of puzzles: one for each day. See `docs/puzzles.md`.
//!
//! The day's seed is the SHA-256 hash of `snakepit-puzzle <version> <day>`. Candidate number `n` uses the seed's random
//! numbers with that number, so the search gives the same puzzle on every machine.

#[cfg(test)]
mod tests;

use std::ops::Range;

use contract::{Chance, Day, Puzzle, Seed};
use sha2::{Digest as _, Sha256};

use crate::{hisss, ssserpent, sssnake};

/// The first day that has a puzzle: 2026-11-02, a Monday.
pub const FIRST_DAY: Day = Day(20_759);

/// The difficulty of each weekday, from Monday. The ranges rise and do not overlap.
pub const DIFFICULTY: [Range<f64>; 7] = [2.0..3.0, 3.0..5.0, 5.0..8.0, 8.0..13.0, 13.0..20.0, 20.0..32.0, 32.0..60.0];

/// The difficulty of warm-ups: that of a Monday, and a little more, because some games have no puzzles below 3.
pub const WARM_UP: Range<f64> = 2.0..3.5;

/// The maximum number of candidates that a search examines.
const MAX_CANDIDATES: usize = 100_000;

/// Makes a candidate, or returns `None` if these random numbers do not give a puzzle.
type Generate = fn(&mut Chance) -> Option<Box<dyn Puzzle>>;

/// The game of each weekday, from Monday.
const WEEK: [(&str, Generate); 7] = [
    ("sssnake", sssnake::puzzle::generate),
    ("hisss", hisss::puzzle::generate),
    ("ssserpent", ssserpent::puzzle::generate),
    ("sssnake", sssnake::puzzle::generate),
    ("hisss", hisss::puzzle::generate),
    ("ssserpent", ssserpent::puzzle::generate),
    ("ssserpent", ssserpent::puzzle::generate),
];

/// Returns the puzzle of a day, or `None` before [`FIRST_DAY`].
pub fn for_day(day: Day) -> Option<Box<dyn Puzzle>> {
    if day < FIRST_DAY {
        return None;
    }
    let weekday = day.since_monday() as usize;
    first_within(&seed("puzzle", day), WEEK[weekday].1, &DIFFICULTY[weekday])
}

/// Returns an easy puzzle of the same game for users who do not know the game's puzzles yet.
pub fn warm_up(day: Day) -> Option<Box<dyn Puzzle>> {
    if day < FIRST_DAY {
        return None;
    }
    first_within(&seed("warm-up", day), WEEK[day.since_monday() as usize].1, &WARM_UP)
}

/// Returns the name of the game whose puzzle a day has.
pub fn game_of(day: Day) -> &'static str {
    WEEK[day.since_monday() as usize].0
}

/// Returns the first candidate whose difficulty is in this range. If there is none among [`MAX_CANDIDATES`], returns the
/// one that is nearest to the range.
fn first_within(seed: &Seed, generate: Generate, range: &Range<f64>) -> Option<Box<dyn Puzzle>> {
    let mut nearest: Option<(f64, Box<dyn Puzzle>)> = None;
    for number in 0..MAX_CANDIDATES {
        let Some(candidate) = generate(&mut seed.numbers(number)) else { continue };
        let difficulty = candidate.difficulty();
        if range.contains(&difficulty) {
            return Some(candidate);
        }
        let distance = (range.start - difficulty).max(difficulty - range.end);
        if nearest.as_ref().is_none_or(|(least, _)| distance < *least) {
            nearest = Some((distance, candidate));
        }
    }
    nearest.map(|(_, candidate)| candidate)
}

/// Returns the version of the puzzles on this day. A new version holds from a day at least 30 days after its release.
pub fn version(day: Day) -> u32 {
    let _ = day;
    1
}

fn seed(kind: &str, day: Day) -> Seed {
    Seed(Sha256::digest(format!("snakepit-{kind} {} {}", version(day), day.0)).into())
}
