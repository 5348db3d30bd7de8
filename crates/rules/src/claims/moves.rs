//! Moves and their notation: `turn`, and claims with their timing, such as `snap@412`.

use std::fmt;
use std::str::FromStr;

use contract::{Refusal, Timing};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Turns or plays the top card of the player's pack: `turn`.
    Turn,
    /// A claim, such as `snap@412.2010`. After `@` come the milliseconds since Discord accepted the newest picture.
    /// After `.` come those since it accepted the previous picture. Either is missing if that picture was not accepted:
    /// `slap@390`, `snap@-20.380`, `snap@.380`. A `-` at the end: the reaction was taken off, `snap@412-`.
    Claim(Reaction, Timing),
}

/// A reaction that claims cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Reaction {
    /// Snaps the fingers.
    Snap,
    Slap,
}

impl Reaction {
    /// Returns the name in records and moves; `FromStr` reads it.
    pub fn as_str(self) -> &'static str {
        self.into()
    }
}

/// The claim window that a claim counts for, and the milliseconds since Discord accepted its picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimWindow {
    Newest(i64),
    /// The window before the newest.
    Previous(i64),
}

impl ClaimWindow {
    /// Returns the window of a claim. A claim counts for the newest window from `floor` milliseconds after Discord
    /// accepted its picture. An earlier claim counts for the previous window. If its picture was not accepted either,
    /// nobody can have seen it, so the claim is ignored \[house rule\]: `None`.
    pub fn of(timing: Timing, floor: i64) -> Option<ClaimWindow> {
        match timing.newest {
            Some(ms) if ms >= floor => Some(ClaimWindow::Newest(ms)),
            _ => timing.before.filter(|&ms| ms >= 0).map(ClaimWindow::Previous),
        }
    }

    /// Returns the window of a claim in a record, or `None` if the claim is too early.
    pub fn recorded(ms: i64, before: bool, floor: i64) -> Option<ClaimWindow> {
        let (newest, before) = if before { (None, Some(ms)) } else { (Some(ms), None) };
        ClaimWindow::of(Timing { newest, before, removed: false }, floor)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Move::Claim(reaction, timing) = self else { return f.write_str("turn") };
        write!(f, "{}@", reaction.as_str())?;
        timing.newest.map_or(Ok(()), |ms| write!(f, "{ms}"))?;
        timing.before.map_or(Ok(()), |ms| write!(f, ".{ms}"))?;
        if timing.removed { f.write_str("-") } else { Ok(()) }
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
    let (times, removed) = times.strip_suffix('-').map_or((times, false), |times| (times, true));
    let (newest, before) = match times.split_once('.') {
        Some((newest, before)) => (newest, Some(milliseconds(before)?)),
        None => (times, None),
    };
    let newest = if newest.is_empty() { None } else { Some(milliseconds(newest)?) };
    Some(Move::Claim(reaction.parse().ok()?, Timing { newest, before, removed }))
}

/// Reads a whole number without `+` or leading zeros, so that every move has one notation.
fn milliseconds(text: &str) -> Option<i64> {
    let number: i64 = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_move_has_one_notation() {
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
