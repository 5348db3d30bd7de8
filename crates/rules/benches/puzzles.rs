//! Measures how long it takes to generate the puzzles. Shows their difficulty by weekday, how many of them cannot be
//! solved by greedy moves, and the smallest number of days between two puzzles that look alike.
//!
//! `cargo bench -p rules --bench puzzles` generates and solves the puzzles of ten years. `-- --first 21000 --days 70`
//! uses other days. Times are for one core.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use contract::Day;
use rules::puzzles;

const TEN_YEARS: u32 = 3_650;
const WEEKDAYS: [&str; 7] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/// The puzzles of one weekday.
#[derive(Default)]
struct Weekday {
    difficulties: Vec<u32>,
    bests: Vec<u32>,
    outside: usize,
    greed_fails: usize,
    time: Duration,
    slowest: (Duration, u32),
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let value =
        |name: &str| arguments.iter().position(|argument| argument == name).and_then(|place| arguments.get(place + 1));
    let days: u32 = value("--days").map_or(TEN_YEARS, |text| text.parse().expect("--days takes a number"));
    let first: u32 = value("--first").map_or(puzzles::FIRST_DAY.0, |text| text.parse().expect("--first takes a day"));
    let mut week: [Weekday; 7] = Default::default();
    let mut last_seen: HashMap<(&str, u32), u32> = HashMap::new();
    let mut least_apart = None;
    for number in 0..days {
        let day = Day(first + number);
        let start = Instant::now();
        let puzzle = puzzles::for_day(day).expect("a puzzle");
        let solution = puzzle.position(&puzzle.solution()).expect("a legal try");
        let time = start.elapsed();
        assert!(solution.end.is_some_and(|end| end.solved), "the solution of day {} fails", day.0);
        let weekday = day.days_since_monday() as usize;
        let difficulty = puzzle.info().difficulty;
        let range = &puzzles::WEEKDAY_DIFFICULTIES[weekday];
        let of_day = &mut week[weekday];
        of_day.difficulties.push(difficulty);
        of_day.bests.push(puzzle.info().best);
        of_day.outside += usize::from(!range.contains(&difficulty));
        of_day.greed_fails += usize::from(!puzzle.info().greedy_solves);
        of_day.time += time;
        of_day.slowest = of_day.slowest.max((time, day.0));
        let before = last_seen.insert((puzzle.info().game, puzzle.info().look), day.0).map(|before| day.0 - before);
        least_apart = least_apart.into_iter().chain(before).min();
    }
    for (of_day, name) in week.iter_mut().zip(WEEKDAYS).filter(|(of_day, _)| !of_day.difficulties.is_empty()) {
        of_day.difficulties.sort_unstable();
        of_day.bests.sort_unstable();
        let all = &of_day.difficulties;
        let bests = &of_day.bests;
        let count = of_day.difficulties.len();
        let least = all[0];
        let median = all[count / 2];
        let most = all[count - 1];
        println!(
            "{name:<10} difficulty {least} {median} {most}, {} outside; greed fails {} of {count}; best {} {} {}; mean {:?}; slowest {:?} (day {})",
            of_day.outside,
            of_day.greed_fails,
            bests[0],
            bests[count / 2],
            bests[count - 1],
            of_day.time / count as u32,
            of_day.slowest.0,
            of_day.slowest.1
        );
    }
    let total: Duration = week.iter().map(|weekday| weekday.time).sum();
    let worst = week.iter().map(|weekday| weekday.slowest).max().unwrap_or_default();
    println!("two puzzles of a game that look alike are at least {} days apart", least_apart.unwrap_or_default());
    println!("{days} days in {total:.1?}; the slowest is day {} with {:.0?}", worst.1, worst.0);
}
