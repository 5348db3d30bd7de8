//! The formats of tournaments: who plays whom in the next round, and the standings. `docs/tournaments.md` contains the
//! rules.
//!
//! Everything here is a pure function of a [`PairingTournament`], so a tournament can be rebuilt from its stored
//! rounds. Other modules store the tournament, open its matches and record their results:
//!
//! 1. Collect the entrants in the order in which they sign up.
//! 2. Append [`PairingTournament::next_round`] to the history and open its matches. Byes have their results already.
//! 3. When each pairing of the round has a result, repeat step 2 until `next_round` returns `None`.
//!
//! An entrant can withdraw at any time: set [`EntrantRounds::left`] to the length of the history. Their current pairing
//! still needs a result. New entrants can join while [`PairingTournament::accepts_late_joins`] returns `true`.

mod knockout;
mod model;
mod round_robin;
mod sides;
mod standings;
mod swiss;

#[cfg(test)]
mod tests;

use super::model::Format;

pub use knockout::{Bracket, BracketMatch};
pub use model::{Entrant, EntrantRounds, Pairing, PairingTournament};
pub use standings::Standing;

impl PairingTournament {
    /// Returns the recommended number of rounds in a Swiss tournament: at least three and enough to find one winner,
    /// but few enough to avoid repeated pairings.
    pub fn default_round_count(entrants: usize) -> usize {
        knockout::round_count(entrants).max(3).min(entrants.saturating_sub(1)).max(1)
    }

    /// Returns the pairings of the next round, or `None` if the tournament is over or a pairing has no result yet.
    ///
    /// Each entrant has at most one pairing. Byes have their results already. In a round robin, a round can consist
    /// only of byes. Call this on a blocking thread: pairing a Swiss round of 256 entrants takes about 0.1 seconds, and
    /// the solver keeps 9 MB for the thread's next round.
    pub fn next_round(&self) -> Option<Vec<Pairing>> {
        if self.history.iter().flatten().any(|pairing| pairing.result.is_none()) {
            return None;
        }
        let round = self.history.len();
        match self.format {
            Format::Swiss => (round < self.rounds && self.playing_in(round).len() > 1).then(|| swiss::pairings(self)),
            Format::RoundRobin => round_robin::pairings(self),
            Format::Knockout => self.bracket().next_pairings,
            Format::Duplicate => None,
        }
    }

    /// Returns the number of rounds that the tournament has if nobody else joins or withdraws. In a knockout, replays
    /// are not included.
    pub fn planned_round_count(&self) -> usize {
        let entrants = self.playing_in(0).len();
        match self.format {
            Format::Swiss | Format::Duplicate => self.rounds,
            Format::RoundRobin => round_robin::round_count(entrants),
            Format::Knockout => knockout::round_count(entrants),
        }
    }

    /// Returns whether a new entrant can be paired in the next round.
    pub fn accepts_late_joins(&self) -> bool {
        match self.format {
            Format::Swiss => self.history.len() < self.rounds,
            Format::RoundRobin | Format::Knockout => self.history.is_empty(),
            Format::Duplicate => false,
        }
    }
}
