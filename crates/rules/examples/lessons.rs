//! Finds the seeds of the lessons: `cargo run -p rules --example lessons`, or `... --example lessons snap` for one.
//!
//! Prints the first seeds with which learners of all kinds read every topic of the lesson in time. Also counts, for each
//! topic, the seeds that do not teach it. Put the seeds into `crates/rules/src/lessons.rs`.

use std::collections::BTreeMap;

use rules::lessons::{LESSONS, Lesson};
use test_support::lesson::{missed, set_up};

const SEEDS: usize = 8;
const MAX_TRIED: u64 = 5_000;

fn main() {
    let chosen: Vec<String> = std::env::args().skip(1).collect();
    for lesson in LESSONS.iter().filter(|lesson| chosen.is_empty() || chosen.iter().any(|name| name == lesson.command))
    {
        let (game, options) = set_up(rules::REGISTRY, lesson.command);
        let mut failed: BTreeMap<&str, usize> = BTreeMap::new();
        let mut seeds = Vec::new();
        for number in 0..MAX_TRIED {
            match missed(game, &options, lesson.topics, &Lesson::seed_from_number(number)) {
                Some(missed) => *failed.entry(missed.topic).or_default() += 1,
                None => seeds.push(number),
            }
            if seeds.len() == SEEDS {
                break;
            }
        }
        println!("{}: {seeds:?}; failed: {failed:?}", lesson.command);
    }
}
