//! The daily puzzles. The game and the difficulty depend on the weekday. See `docs/puzzles.md`.
//!
//! The day's seed is the SHA-256 hash of `snakepit-puzzle <version> <day>`. The search for a puzzle examines candidates
//! in order. Candidate `n` uses the seed's `n`-th sequence of random numbers, so every machine finds the same puzzle.

#[cfg(test)]
mod tests;

use std::ops::Range;

use contract::{Day, Puzzle, RandomSource, Seed};
use sha2::{Digest as _, Sha256};

use crate::solvers::GROUP_COUNT;
use crate::{hisss, ssserpent, sssnake};

/// The first day that has a puzzle: 2026-11-02, a Monday.
pub const FIRST_DAY: Day = Day(20_759);

/// The difficulty range of each weekday, starting with Monday. The ranges rise and do not overlap.
pub const WEEKDAY_DIFFICULTIES: [Range<u32>; 7] = [10..200, 200..380, 380..580, 580..690, 690..780, 780..870, 870..950];

/// The difficulty range of warm-ups. It is wider than Monday's, because some games have few puzzles that easy.
pub const WARM_UP_DIFFICULTY: Range<u32> = 10..330;

/// The first weekday whose puzzles the greedy solver cannot solve: Wednesday.
pub const FIRST_WEEKDAY_WITHOUT_GREED: u32 = 2;

/// The maximum number of candidates that a search examines.
const MAX_CANDIDATES: usize = 1_000_000;

/// Generates a candidate of a group, or returns `None` if the random numbers do not give a puzzle of that group.
type Generator = fn(&mut RandomSource, usize) -> Option<Box<dyn Puzzle>>;

/// The name and the puzzle generator of each weekday's game, starting with Monday.
const WEEKDAY_GAMES: [(&str, Generator); 7] = [
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
    let number = day.0.checked_sub(FIRST_DAY.0)? as usize;
    let group = number / 7 % 9 * 3 + number % 7 / 3;
    let is_greed_allowed = day.days_since_monday() < FIRST_WEEKDAY_WITHOUT_GREED;
    find_candidate("puzzle", day, group, &WEEKDAY_DIFFICULTIES[number % 7], is_greed_allowed)
}

/// Returns an easy puzzle of the day's game, for users who do not know this game's puzzles yet.
pub fn warm_up_puzzle(day: Day) -> Option<Box<dyn Puzzle>> {
    (day >= FIRST_DAY).then(|| find_candidate("warm-up", day, GROUP_COUNT - 1, &WARM_UP_DIFFICULTY, true)).flatten()
}

/// Returns the name of the game that this day's puzzle is from.
pub fn game_of(day: Day) -> &'static str {
    WEEKDAY_GAMES[day.days_since_monday() as usize].0
}

/// Returns the first candidate of `group` whose difficulty is in `range`. If there is none among [`MAX_CANDIDATES`]
/// candidates, returns the one whose difficulty is nearest to the range. Skips candidates that the greedy solver can
/// solve, unless `is_greed_allowed`.
fn find_candidate(
    kind: &str,
    day: Day,
    group: usize,
    range: &Range<u32>,
    is_greed_allowed: bool,
) -> Option<Box<dyn Puzzle>> {
    let seed = Seed(Sha256::digest(format!("snakepit-{kind} {} {}", version(day), day.0)).into());
    let generate = WEEKDAY_GAMES[day.days_since_monday() as usize].1;
    let mut nearest: Option<(u32, Box<dyn Puzzle>)> = None;
    for number in 0..MAX_CANDIDATES {
        let candidate = generate(&mut seed.external_rng(number), group);
        let Some(candidate) = candidate.filter(|puzzle| is_greed_allowed || !puzzle.info().greedy_solves) else {
            continue;
        };
        let difficulty = candidate.info().difficulty;
        let distance = difficulty.abs_diff(difficulty.clamp(range.start, range.end - 1));
        if distance == 0 {
            return Some(candidate);
        }
        if nearest.as_ref().is_none_or(|(least, _)| distance < *least) {
            nearest = Some((distance, candidate));
        }
    }
    nearest.map(|(_, candidate)| candidate)
}

/// Returns the version of the puzzles on this day. A new version must be released at least 30 days before the first day
/// that uses it.
pub fn version(day: Day) -> u32 {
    let _ = day;
    1
}
