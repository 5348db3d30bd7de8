//! Moves and their notation: `turn`, and claims such as `snap@412` with the moment at which they came.

use std::fmt;
use std::str::FromStr;

use crate::game::{Refusal, Timing};

/// What a player may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Turns or plays the top card of the own pack: `turn`.
    Turn,
    /// Claims. Notation: the gesture, `@`, the milliseconds since the newest picture was accepted, and behind a `.` those
    /// since the picture before; either is left out where that picture was not accepted: `snap@412.2010`, `slap@390`,
    /// `snap@-20.380`, `snap@.380`.
    Claim(Reaction, Timing),
}

/// The two gestures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reaction {
    /// Snapping the fingers.
    Snap,
    /// Slapping.
    Slap,
}

impl Reaction {
    /// The gesture's name in notation and records.
    pub fn word(self) -> &'static str {
        match self {
            Reaction::Snap => "snap",
            Reaction::Slap => "slap",
        }
    }

    /// The gesture of that name.
    pub fn of(word: &str) -> Option<Reaction> {
        [Reaction::Snap, Reaction::Slap].into_iter().find(|reaction| reaction.word() == word)
    }
}

/// The picture by which a claim is judged, and the milliseconds since that picture was accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// The newest picture.
    Newest(i64),
    /// The picture just before.
    Before(i64),
}

impl Moment {
    /// The moment of a claim: "A claim counts for the newest picture only from 150 ms after Discord accepted it. An
    /// earlier one, also one before acceptance, is judged by the picture just before." `None`, and so ignored, if there
    /// is no picture before or it was not accepted by then either: nobody can have seen it **[ours]**.
    pub fn of(timing: Timing, floor: i64) -> Option<Moment> {
        match timing.newest {
            Some(ms) if ms >= floor => Some(Moment::Newest(ms)),
            _ => timing.before.filter(|&ms| ms >= 0).map(Moment::Before),
        }
    }

    /// The moment that a recorded claim names; `None` if it is too early.
    pub fn recorded(ms: i64, before: bool, floor: i64) -> Option<Moment> {
        let (newest, before) = if before { (None, Some(ms)) } else { (Some(ms), None) };
        Moment::of(Timing { newest, before }, floor)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Move::Claim(reaction, timing) = self else { return f.write_str("turn") };
        write!(f, "{}@", reaction.word())?;
        timing.newest.map_or(Ok(()), |ms| write!(f, "{ms}"))?;
        timing.before.map_or(Ok(()), |ms| write!(f, ".{ms}"))
    }
}

impl FromStr for Move {
    type Err = Refusal;

    fn from_str(notation: &str) -> Result<Move, Refusal> {
        read(notation).ok_or_else(|| Refusal::new("claims-refusal-unreadable"))
    }
}

fn read(notation: &str) -> Option<Move> {
    if notation == "turn" {
        return Some(Move::Turn);
    }
    let (reaction, times) = notation.split_once('@')?;
    let (newest, before) = match times.split_once('.') {
        Some((newest, before)) => (newest, Some(milliseconds(before)?)),
        None => (times, None),
    };
    let newest = if newest.is_empty() { None } else { Some(milliseconds(newest)?) };
    Some(Move::Claim(Reaction::of(reaction)?, Timing { newest, before }))
}

/// A whole number written in the one way in which it is printed: no `+`, no zeros in front.
fn milliseconds(text: &str) -> Option<i64> {
    let number: i64 = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_is_read_only_as_it_is_written() {
        for text in ["turn", "snap@412", "slap@390.2010", "snap@-20.380", "snap@.380", "snap@", "slap@0.-5"] {
            assert_eq!(text.parse::<Move>().expect("a move").to_string(), text);
        }
        let wrong =
            ["", "Turn", "snap", "slap@ 5", "snap@+5", "snap@007", "snap@-0", "snap@5.", "snap@1.2.3", "wave@300"];
        for text in wrong.into_iter().chain(["snap@99999999999999999999"]) {
            assert!(text.parse::<Move>().is_err(), "{text}");
        }
    }
}
