//! How far a match is, how it ended, and what that means for scores and ratings.

use serde_json::{Map, Value};

use super::{Seat, SeatSet};

/// Who resigned from a match, and whether it was stopped. Every state holds one; only the contract changes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    playing: SeatSet,
    resigned: SeatSet,
    stopped: bool,
}

impl Progress {
    /// The progress of a match before its first step.
    pub fn new(seats: usize) -> Progress {
        Progress { playing: SeatSet::all(seats), resigned: SeatSet::NONE, stopped: false }
    }

    /// Returns the seats that have not resigned.
    pub fn playing(&self) -> SeatSet {
        self.playing
    }

    /// Returns the seats that resigned.
    pub fn resigned(&self) -> SeatSet {
        self.resigned
    }

    /// Returns whether the match was stopped before its end.
    pub fn is_stopped(&self) -> bool {
        self.stopped
    }

    pub(super) fn last_playing(&self) -> Option<Seat> {
        self.playing.iter().next().filter(|_| self.playing.len() == 1)
    }

    pub(super) fn resign(&mut self, seat: Seat) {
        self.playing = self.playing.without(seat);
        self.resigned = self.resigned.with(seat);
    }

    pub(super) fn stop(&mut self) {
        self.stopped = true;
    }
}

/// The winners of a match and the reason of its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The seats that won, or share a win or a draw; none if the match was stopped.
    pub winners: SeatSet,
    /// Why the match ended: one of the words that `docs/record.md` lists for the game, or [`Outcome::STOPPED`].
    pub why: &'static str,
}

impl Ending {
    /// The end in which the best of these seats win, by the value of each seat.
    pub fn of_best<T: Ord>(seats: SeatSet, why: &'static str, value: impl Fn(Seat) -> T) -> Ending {
        let best = seats.iter().map(&value).max();
        Ending { winners: seats.iter().filter(|&seat| Some(value(seat)) == best).collect(), why }
    }
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// See [`Ending::winners`].
    pub winners: SeatSet,
    /// See [`Ending::why`].
    pub why: &'static str,
    /// The game's lists by seat, such as `totals`, as they stand at the end.
    pub lists: Vec<(&'static str, Vec<i64>)>,
}

impl Outcome {
    /// The reason of a match that was stopped.
    pub const STOPPED: &str = "stop";

    /// Returns the outcome of a match that was stopped.
    pub fn stopped(lists: Vec<(&'static str, Vec<i64>)>) -> Outcome {
        Outcome { winners: SeatSet::NONE, why: Outcome::STOPPED, lists }
    }

    /// Returns whether the match was stopped before its end.
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
