//! The outcome of a match, and what it means for scores and ratings.

use serde_json::{Map, Value};

use super::{Seat, SeatSet};

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The seats that won; all who share a win or a draw; none if the match was stopped.
    pub winners: SeatSet,
    /// Why it ended, one of the words that `docs/record.md` lists for the game, or [`Outcome::STOPPED`].
    pub why: &'static str,
    /// The game's lists by seat, such as `totals`, as they stand at the end.
    pub lists: Vec<(&'static str, Vec<i64>)>,
}

impl Outcome {
    /// Why a match ended that was stopped.
    pub const STOPPED: &str = "stop";

    /// The outcome of a match that was stopped: nobody's.
    pub fn stopped(lists: Vec<(&'static str, Vec<i64>)>) -> Outcome {
        Outcome { winners: SeatSet::NONE, why: Outcome::STOPPED, lists }
    }

    /// Whether the match was stopped before its end.
    pub fn is_stopped(&self) -> bool {
        self.why == Outcome::STOPPED
    }

    /// The `outcome` object of the record.
    pub fn to_json(&self) -> Value {
        let mut object = Map::new();
        object.insert("winners".into(), self.winners.iter().collect::<Vec<Seat>>().iter().map(|seat| seat.0).collect());
        object.insert("why".into(), self.why.into());
        for (name, list) in &self.lists {
            object.insert((*name).into(), list.clone().into());
        }
        Value::Object(object)
    }

    /// The list of that name; empty if there is none.
    pub fn list(&self, name: &str) -> &[i64] {
        self.lists.iter().find(|(known, _)| *known == name).map_or(&[], |(_, list)| list)
    }

    /// The place of every seat, 1 the best, equal ones sharing: winners first, then by the list named `by` (more is
    /// better), those who resigned last. `None` for a stopped match, which counts for nothing.
    pub fn places(&self, seats: usize, resigned: SeatSet, by: Option<&str>) -> Option<Vec<usize>> {
        if self.is_stopped() {
            return None;
        }
        let list = by.map_or(&[][..], |name| self.list(name));
        let worth = |seat: Seat| {
            let points = if self.winners.has(seat) { 0 } else { list.get(seat.index()).copied().unwrap_or(0) };
            (self.winners.has(seat), !resigned.has(seat), points)
        };
        Some(
            Seat::all(seats)
                .map(|seat| 1 + Seat::all(seats).filter(|&other| worth(other) > worth(seat)).count())
                .collect(),
        )
    }
}
