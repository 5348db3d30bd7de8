//! The progress, the end and the outcome of a match, and the ranking of its players.

use serde_json::{Value, json};

use crate::phrase::Phrase;
use crate::seat::{Seat, SeatSet};

/// The seats that resigned, and whether the match was stopped. Every game state contains a `MatchStatus`, which only
/// this crate changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchStatus {
    pub(crate) playing: SeatSet,
    /// In order of resigning.
    pub(crate) resignations: Vec<Seat>,
    pub(crate) stopped: bool,
}

impl MatchStatus {
    pub fn new(seats: usize) -> MatchStatus {
        MatchStatus { playing: SeatSet::all(seats), resignations: Vec::new(), stopped: false }
    }

    /// Returns the number of seats in the match.
    pub fn seats(&self) -> usize {
        self.playing.len() + self.resignations.len()
    }

    /// Returns the seats that have not resigned.
    pub fn playing(&self) -> SeatSet {
        self.playing
    }

    pub fn resigned(&self) -> SeatSet {
        self.resignations.iter().copied().collect()
    }

    /// The seats that resigned, in order of resigning.
    pub fn resignations(&self) -> &[Seat] {
        &self.resignations
    }

    pub fn is_stopped(&self) -> bool {
        self.stopped
    }
}

/// The winners of a match, and why it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The seats that won, or that share a win or draw. Empty if the match was stopped.
    pub winners: SeatSet,
    /// The reason: one of the game's words in `docs/record.md`, or [`Outcome::STOPPED`].
    pub why: &'static str,
}

impl Ending {
    /// Returns an ending in which the seats with the highest value win.
    pub fn highest_wins<T: Ord>(seats: SeatSet, why: &'static str, value: impl Fn(Seat) -> T) -> Ending {
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
    pub fn total(self) -> i64 {
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
        Outcome { winners: SeatSet::EMPTY, why: Outcome::STOPPED, lists }
    }

    pub fn is_stopped(&self) -> bool {
        self.why == Outcome::STOPPED
    }

    /// Returns the sentence that says who has won. `seats` is the number of seats in the match.
    pub fn verdict(winners: SeatSet, seats: usize) -> Phrase {
        let winners: Vec<Seat> = winners.iter().collect();
        match &winners[..] {
            [] => Phrase::new("discord-verdict-none"),
            [winner] => Phrase::new("discord-verdict-won").with("player", *winner),
            all if all.len() == seats => Phrase::new("discord-verdict-draw"),
            _ => Phrase::new("discord-verdict-shared").with("players", winners),
        }
    }

    /// Returns the `outcome` object of the record.
    pub fn to_json(&self) -> Value {
        let winners: Vec<Seat> = self.winners.iter().collect();
        let mut object = json!({ "winners": winners, "why": self.why });
        for (name, list) in &self.lists {
            object[*name] = list.clone().into();
        }
        object
    }

    /// Returns the list with this name, or an empty list.
    pub fn list(&self, name: &str) -> &[i64] {
        self.lists.iter().find(|(known, _)| *known == name).map_or(&[], |(_, list)| list)
    }

    /// Returns the rank of every seat. 1 is the best, and tied seats share a rank. Winners come first. The other seats
    /// follow in the order of the list named `by`, highest value first. Next come the seats whose users are `away`, and
    /// last the seats that `resigned`, in reverse order of resigning. Seats that are away or resigned never win, and
    /// nobody wins a stopped match.
    pub fn ranks(&self, seats: usize, away: SeatSet, resigned: &[Seat], by: Option<&str>) -> Vec<usize> {
        let list = by.map_or(&[][..], |name| self.list(name));
        let resignation = |seat: Seat| resigned.iter().position(|&other| other == seat);
        // Points of users who left do not count, because a computer played for them.
        let worth = |seat: Seat| match resignation(seat) {
            Some(number) => (0, number as i64),
            None if away.contains(seat) => (1, 0),
            None if self.winners.contains(seat) => (3, 0),
            None => (2, list.get(seat.index()).copied().unwrap_or(0)),
        };
        let rank = |seat: Seat| {
            let better = Seat::all(seats).filter(|&other| worth(other) > worth(seat)).count();
            let cannot_win = self.is_stopped() || away.contains(seat) || resigned.contains(&seat);
            if cannot_win { 1 + better.max(1) } else { 1 + better }
        };
        Seat::all(seats).map(rank).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(winners: &[u8], totals: &[i64]) -> Outcome {
        let winners = winners.iter().copied().map(Seat).collect();
        Outcome { winners, why: "rounds", lists: vec![("totals", totals.to_vec())] }
    }

    fn ranks(outcome: &Outcome, away: &[u8]) -> Vec<usize> {
        ranks_after(outcome, away, &[])
    }

    /// `resigned` is in order of resigning.
    fn ranks_after(outcome: &Outcome, away: &[u8], resigned: &[u8]) -> Vec<usize> {
        let seats = |numbers: &[u8]| numbers.iter().copied().map(Seat).collect::<Vec<Seat>>();
        let away = seats(away).into_iter().collect();
        outcome.ranks(outcome.list("totals").len(), away, &seats(resigned), Some("totals"))
    }

    #[test]
    fn winners_are_first_and_the_others_follow_by_their_totals() {
        assert_eq!(ranks(&outcome(&[2], &[-9, -4, -7, -4]), &[]), [4, 2, 1, 2]);
        assert_eq!(ranks(&outcome(&[0, 1], &[-3, -3]), &[]), [1, 1], "a draw");
    }

    #[test]
    fn players_who_are_away_share_the_last_rank_and_never_win() {
        assert_eq!(ranks(&outcome(&[2], &[-9, -4, 0]), &[2]), [2, 1, 3], "the best of those who played wins");
        assert_eq!(ranks(&outcome(&[2], &[-9, -4, 0, -1]), &[2, 3]), [2, 1, 3, 3], "a computer scored for them");
        assert_eq!(ranks(&outcome(&[0, 1], &[-3, -3]), &[1]), [1, 2], "no draw with somebody who left");
        assert_eq!(ranks(&outcome(&[1], &[-3, 0]), &[0, 1]), [2, 2], "nobody wins");
    }

    /// House rule: players who resigned rank in the reverse order of resigning. The last to resign is first among them.
    #[test]
    fn the_last_to_resign_ranks_first_among_those_who_resigned() {
        let ended = outcome(&[2], &[0, -1, -9, -4]);
        assert_eq!(ranks_after(&ended, &[], &[0, 1]), [4, 3, 1, 2], "their points do not matter");
        assert_eq!(ranks_after(&ended, &[], &[1, 0]), [3, 4, 1, 2]);
        assert_eq!(ranks_after(&ended, &[0, 3], &[1, 0]), [3, 4, 1, 2], "they come after a player who is away");
        assert_eq!(ranks_after(&ended, &[], &[2]), [1, 2, 4, 3], "a winner who resigned does not win");
    }

    #[test]
    fn nobody_wins_a_stopped_match() {
        let stopped = Outcome::stopped(vec![("totals", vec![0, -1, -9])]);
        assert_eq!(ranks_after(&stopped, &[], &[0, 1]), [3, 2, 2], "one computer is left");
        let stopped = Outcome::stopped(vec![("totals", vec![0, -1, -9, -4])]);
        assert_eq!(ranks_after(&stopped, &[], &[1, 0]), [3, 4, 2, 2], "two computers are left");
    }
}
