//! The progress, the end and the outcome of a match, and the ranking of its players.

use serde_json::{Map, Value};

use crate::seat::{Seat, SeatSet};

/// The seats that resigned, and whether the match was stopped. Every state has a `Progress`, which only this crate
/// changes.
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

    /// Returns the seats that have not resigned.
    pub fn playing(&self) -> SeatSet {
        self.playing
    }

    pub fn resigned(&self) -> SeatSet {
        self.resigned
    }

    pub fn is_stopped(&self) -> bool {
        self.stopped
    }

    pub(crate) fn last_playing(&self) -> Option<Seat> {
        self.playing.iter().next().filter(|_| self.playing.len() == 1)
    }

    pub(crate) fn resign(&mut self, seat: Seat) {
        self.playing = self.playing.without(seat);
        self.resigned = self.resigned.with(seat);
    }

    pub(crate) fn stop(&mut self) {
        self.stopped = true;
    }
}

/// The winners of a match, and why it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The seats that won, or that share a win or a draw; empty if the match was stopped.
    pub winners: SeatSet,
    /// One of the words that `docs/record.md` lists for the game, or [`Outcome::STOPPED`].
    pub why: &'static str,
}

impl Ending {
    /// Returns an ending in which the seats with the highest value win.
    pub fn of_best<T: Ord>(seats: SeatSet, why: &'static str, value: impl Fn(Seat) -> T) -> Ending {
        let best = seats.iter().map(&value).max();
        Ending { winners: seats.iter().filter(|&seat| Some(value(seat)) == best).collect(), why }
    }
}

/// The numbers of matches that a player won (alone or shared), drew and lost.
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

/// The outcome of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// See [`Ending::winners`].
    pub winners: SeatSet,
    /// See [`Ending::why`].
    pub why: &'static str,
    /// The game's final lists by seat, such as `totals`.
    pub lists: Vec<(&'static str, Vec<i64>)>,
}

impl Outcome {
    /// The value of [`Outcome::why`] for a stopped match.
    pub const STOPPED: &str = "stop";

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

    /// Returns the rank of every seat. 1 is the best, and equal seats share a rank. Winners come first, then the seats
    /// by the list named `by` (more is better). The seats in `left` share the last rank and never win. Returns `None`
    /// for a stopped match.
    pub fn ranks(&self, seats: usize, left: SeatSet, by: Option<&str>) -> Option<Vec<usize>> {
        if self.is_stopped() {
            return None;
        }
        let list = by.map_or(&[][..], |name| self.list(name));
        // A computer played on for those who left, so they did not earn their points.
        let worth = |seat: Seat| match (left.has(seat), self.winners.has(seat)) {
            (true, _) => (false, false, 0),
            (false, true) => (true, true, 0),
            (false, false) => (true, false, list.get(seat.index()).copied().unwrap_or(0)),
        };
        let rank = |seat: Seat| {
            let better = Seat::all(seats).filter(|&other| worth(other) > worth(seat)).count();
            // If all have left, nobody wins.
            if left.has(seat) { 1 + better.max(1) } else { 1 + better }
        };
        Some(Seat::all(seats).map(rank).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(winners: &[u8], totals: &[i64]) -> Outcome {
        let winners = winners.iter().copied().map(Seat).collect();
        Outcome { winners, why: "rounds", lists: vec![("totals", totals.to_vec())] }
    }

    fn ranks(outcome: &Outcome, left: &[u8]) -> Vec<usize> {
        let left = left.iter().copied().map(Seat).collect();
        outcome.ranks(outcome.list("totals").len(), left, Some("totals")).expect("it was not stopped")
    }

    #[test]
    fn winners_are_first_and_the_others_follow_by_their_totals() {
        assert_eq!(ranks(&outcome(&[2], &[-9, -4, -7, -4]), &[]), [4, 2, 1, 2]);
        assert_eq!(ranks(&outcome(&[0, 1], &[-3, -3]), &[]), [1, 1], "a draw");
        assert_eq!(Outcome::stopped(Vec::new()).ranks(2, SeatSet::NONE, None), None);
    }

    #[test]
    fn players_who_left_share_the_last_rank_and_never_win() {
        assert_eq!(ranks(&outcome(&[2], &[-9, -4, 0]), &[2]), [2, 1, 3], "the best of those who played wins");
        assert_eq!(ranks(&outcome(&[2], &[-9, -4, 0, -1]), &[2, 3]), [2, 1, 3, 3], "a computer scored for them");
        assert_eq!(ranks(&outcome(&[0, 1], &[-3, -3]), &[1]), [1, 2], "no draw with somebody who left");
        assert_eq!(ranks(&outcome(&[1], &[-3, 0]), &[0, 1]), [2, 2], "nobody wins");
    }
}
