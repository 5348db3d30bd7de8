//! The description of a game for the verifier.

use std::ops::RangeInclusive;

use contract::{Fault, OptionKind, OptionSpec, Record};

/// A game whose records can be checked.
pub struct VerifiedGame {
    pub name: &'static str,
    /// The version of the rules that can be checked.
    pub rules_version: u32,
    /// The possible numbers of players.
    pub seats: RangeInclusive<usize>,
    pub options: &'static [OptionSpec],
    /// The options that are missing in records of earlier versions. Such records get the defaults.
    pub newer_options: &'static [&'static str],
    /// See [`verify_steps`](crate::steps::verify_steps).
    pub verify_steps: fn(&Record) -> Result<(), Fault>,
}

/// Returns an option whose value is an integer within these bounds.
pub const fn number_option(name: &'static str, min: i64, max: i64) -> OptionSpec {
    OptionSpec { name, kind: OptionKind::Number { min, max, default: min }, offered: true }
}

/// Returns an option whose value is one of these words.
pub const fn choice_option(name: &'static str, words: &'static [&'static str]) -> OptionSpec {
    OptionSpec { name, kind: OptionKind::Choice(words), offered: true }
}
