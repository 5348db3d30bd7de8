//! Helpers for Snakepit's tests and benchmarks. They use the crate `contract` and the games' messages, but no
//! particular game.

pub mod allocations;
pub mod cpu_time;
pub mod lesson;
pub mod message;
pub mod postgres;
pub mod process;
pub mod random_match;
pub mod spoil;
pub mod test_data;
pub mod tls;

use std::collections::BTreeSet;
use std::env;
use std::fmt::Display;
use std::fs::File;
use std::io::Write as _;
use std::str::FromStr;
use std::sync::Mutex;

/// The environment variable that makes tests run their full number of repetitions. `scripts/test` sets it.
const FULL: &str = "SNAKEPIT_FULL_TESTS";

/// Returns the number of repetitions of a test: `quick` in a plain `cargo test`, `full` in `scripts/test`. The
/// environment variable `name` overrides both.
pub fn count<T: FromStr + Display>(name: &str, quick: T, full: T) -> T {
    let usual = if is_set(FULL) { full } else { quick };
    setting(name).unwrap_or(usual)
}

/// Reads an environment variable. Returns `None` if it is not set.
pub fn setting<T: FromStr>(name: &str) -> Option<T> {
    let text = env::var(name).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{name}={text} is not valid")))
}

/// Reports once, on standard error, that `what` is not tested, and why. In CI, fails the test.
pub fn skip(what: &str, reason: &str) {
    assert!(!in_ci(), "{what} cannot be tested: {reason}");
    static REPORTED: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());
    if REPORTED.lock().expect("no panic under this lock").insert(what.to_owned()) {
        // The test harness hides what a passing test prints with `eprintln!`.
        writeln!(std::io::stderr(), "SKIPPED: {what} was not tested: {reason}").expect("an open standard error");
        // `scripts/test` prints this file at its end.
        if let Some(path) = env::var_os("SNAKEPIT_SKIPPED") {
            let mut file = File::options().append(true).open(path).expect("the file of skipped tests");
            writeln!(file, "{what}: {reason}").expect("the file can be written");
        }
    }
}

/// Returns whether `CI` is set and not empty.
pub fn in_ci() -> bool {
    is_set("CI")
}

fn is_set(name: &str) -> bool {
    env::var_os(name).is_some_and(|value| !value.is_empty())
}
