//! Progress, end and outcome of a match, and the ranking of its players.

#[cfg(test)]
mod tests;

use serde_json::{Map, Value};

use super::{Seat, SeatSet};

/// The seats that resigned, and whether the match was stopped. Every state has one; only the contract changes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    playing: SeatSet,
    resigned: SeatSet,
    stopped: bool,
}

impl Progress {
    pub fn new(seats: usize) -> Progress {
        Progress { playing: SeatSet::all(seats), resigned: SeatSet::NONE, stopped: false }
    }

    /// The seats that have not resigned.
    pub fn playing(&self) -> SeatSet {
        self.playing
    }

    pub fn resigned(&self) -> SeatSet {
        self.resigned
    }

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

/// The winners of a match, and why it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The seats that won, or share a win or a draw; none if the match was stopped.
    pub winners: SeatSet,
    /// One of the words that `docs/record.md` lists for the game, or [`Outcome::STOPPED`].
    pub why: &'static str,
}

impl Ending {
    /// Returns the end in which the seats with the highest value win.
    pub fn of_best<T: Ord>(seats: SeatSet, why: &'static str, value: impl Fn(Seat) -> T) -> Ending {
        let best = seats.iter().map(&value).max();
        Ending { winners: seats.iter().filter(|&seat| Some(value(seat)) == best).collect(), why }
    }
}

/// How many matches a player won (alone or shared), drew and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub won: i64,
    pub drawn: i64,
    pub lost: i64,
}

impl Tally {
    pub fn played(self) -> i64 {
        self.won.saturating_add(self.drawn).saturating_add(self.lost)
    }

    pub fn plus(self, other: Tally) -> Tally {
        Tally { won: self.won + other.won, drawn: self.drawn + other.drawn, lost: self.lost + other.lost }
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
    /// The reason of a stopped match.
    pub const STOPPED: &str = "stop";

    /// Returns the outcome of a stopped match.
    pub fn stopped(lists: Vec<(&'static str, Vec<i64>)>) -> Outcome {
        Outcome { winners: SeatSet::NONE, why: Outcome::STOPPED, lists }
    }

    pub fn is_stopped(&self) -> bool {
        self.why == Outcome::STOPPED
    }

    /// Returns the `outcome` object of the record.
    pub fn to_json(&self) -> Value {
        let mut object = Map::new();
        object.insert("winners".into(), self.winners.iter().collect::<Vec<Seat>>().iter().map(|seat| seat.0).collect());
        object.insert("why".into(), self.why.into());
        for (name, list) in &self.lists {
            object.insert((*name).into(), list.clone().into());
        }
        Value::Object(object)
    }

    /// Returns the list with this name, or an empty one.
    pub fn list(&self, name: &str) -> &[i64] {
        self.lists.iter().find(|(known, _)| *known == name).map_or(&[], |(_, list)| list)
    }

    /// Returns the rank of every seat, 1 for the best; equal seats share a rank. Winners come first, then the seats by
    /// the list named `by` (more is better). Seats whose players `left` share the last rank and never win. `None` for a
    /// stopped match.
    pub fn ranks(&self, seats: usize, left: SeatSet, by: Option<&str>) -> Option<Vec<usize>> {
        if self.is_stopped() {
            return None;
        }
        let list = by.map_or(&[][..], |name| self.list(name));
        // A computer played on for those who left, so their points are not theirs.
        let worth = |seat: Seat| match (left.has(seat), self.winners.has(seat)) {
            (true, _) => (false, false, 0),
            (false, true) => (true, true, 0),
            (false, false) => (true, false, list.get(seat.index()).copied().unwrap_or(0)),
        };
        let rank = |seat: Seat| {
            let better = Seat::all(seats).filter(|&other| worth(other) > worth(seat)).count();
            // If all have left, nobody is first.
            if left.has(seat) { 1 + better.max(1) } else { 1 + better }
        };
        Some(Seat::all(seats).map(rank).collect())
    }
}
