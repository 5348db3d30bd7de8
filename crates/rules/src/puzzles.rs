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
pub const DIFFICULTY: [Range<u32>; 7] = [50..200, 200..350, 350..500, 500..620, 620..740, 740..840, 840..940];

/// The difficulty of warm-ups.
pub const WARM_UP: Range<u32> = 50..250;

/// The first weekday on which greed does not solve the puzzle: Wednesday.
pub const FIRST_WITHOUT_GREED: usize = 2;

/// The maximum number of candidates that a search examines.
const MAX_CANDIDATES: usize = 10_000_000;

/// The number of groups of looks. The puzzles of nine weeks have one group each, with three puzzles a week at most, and
/// the warm-ups have the last one. So no puzzle looks like one of the same game within 62 days, or like a warm-up.
const LOOKS: u32 = 28;

/// Makes a candidate, or returns `None` if these random numbers do not give a puzzle of a wanted look.
type Generate = fn(&mut Chance, &dyn Fn(u32) -> bool) -> Option<Box<dyn Puzzle>>;

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
    let number = day.0.checked_sub(FIRST_DAY.0)?;
    let weekday = day.since_monday() as usize;
    let looks = number / 7 % 9 * 3 + number % 7 / 3;
    let search = Search { looks, difficulty: &DIFFICULTY[weekday], greed: weekday < FIRST_WITHOUT_GREED };
    search.first(&seed("puzzle", day), WEEK[weekday].1)
}

/// Returns an easy puzzle of the same game for users who do not know the game's puzzles yet.
pub fn warm_up(day: Day) -> Option<Box<dyn Puzzle>> {
    if day < FIRST_DAY {
        return None;
    }
    let search = Search { looks: LOOKS - 1, difficulty: &WARM_UP, greed: true };
    search.first(&seed("warm-up", day), WEEK[day.since_monday() as usize].1)
}

/// Returns the name of the game whose puzzle a day has.
pub fn game_of(day: Day) -> &'static str {
    WEEK[day.since_monday() as usize].0
}

/// What a puzzle must have.
struct Search<'a> {
    /// The group of looks.
    looks: u32,
    difficulty: &'a Range<u32>,
    /// Whether greed may solve it.
    greed: bool,
}

impl Search<'_> {
    /// Returns the first candidate that has everything. If there is none among [`MAX_CANDIDATES`], returns the one with
    /// the nearest difficulty.
    fn first(&self, seed: &Seed, generate: Generate) -> Option<Box<dyn Puzzle>> {
        let is_wanted = |look: u32| (look.wrapping_mul(0x9e37_79b1) >> 16) % LOOKS == self.looks;
        let mut nearest: Option<(u32, Box<dyn Puzzle>)> = None;
        for number in 0..MAX_CANDIDATES {
            let Some(candidate) = generate(&mut seed.numbers(number), &is_wanted) else { continue };
            if !self.greed && candidate.greedy_solves() {
                continue;
            }
            let difficulty = candidate.difficulty();
            if self.difficulty.contains(&difficulty) {
                return Some(candidate);
            }
            let distance = difficulty.abs_diff(difficulty.clamp(self.difficulty.start, self.difficulty.end));
            if nearest.as_ref().is_none_or(|(least, _)| distance < *least) {
                nearest = Some((distance, candidate));
            }
        }
        nearest.map(|(_, candidate)| candidate)
    }
}

/// Returns the version of the puzzles on this day. A new version holds from a day at least 30 days after its release.
pub fn version(day: Day) -> u32 {
    let _ = day;
    1
}

fn seed(kind: &str, day: Day) -> Seed {
    Seed(Sha256::digest(format!("snakepit-{kind} {} {}", version(day), day.0)).into())
}
