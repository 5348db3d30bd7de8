//! The standings and their tie-breaks. `docs/tournaments.md` explains them with an example.

use std::cmp::Reverse;

use super::model::{Entrant, PairingTournament, WIN};
use super::round_robin;
use crate::play::tournaments::model::Format;

/// An entrant's line in the standings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    pub entrant: Entrant,
    /// The place, from 1. Entrants share a place if all the following values are equal.
    pub rank: usize,
    /// Half points. In a knockout, each bracket round that the entrant has won counts as a win.
    pub points: u32,
    /// Half points; only in Swiss tournaments.
    pub buchholz: u32,
    /// Quarter points; not in knockouts.
    pub sonneborn_berger: u32,
    /// The number of won matches. Only in a knockout, byes and the match for third place count, too.
    pub wins: u32,
}

impl Standing {
    /// Returns the values that decide the rank, most important first.
    fn sort_key(&self) -> [u32; 4] {
        [self.points, self.buchholz, self.sonneborn_berger, self.wins]
    }
}

impl PairingTournament {
    /// Returns the standings after all results so far, best first. Entrants who share a rank are in the order of their
    /// numbers. Entrants who withdrew before their first round are missing.
    pub fn standings(&self) -> Vec<Standing> {
        let mut standings = match self.format {
            Format::Knockout => self.knockout_standings(),
            Format::Swiss | Format::RoundRobin | Format::Duplicate => self.point_standings(),
        };
        standings.retain(|standing| self.entrants[standing.entrant.index()].takes_part());
        standings.sort_by_key(|standing| Reverse(standing.sort_key()));
        for place in 0..standings.len() {
            let tied = place > 0 && standings[place].sort_key() == standings[place - 1].sort_key();
            standings[place].rank = if tied { standings[place - 1].rank } else { place + 1 };
        }
        standings
    }

    fn knockout_standings(&self) -> Vec<Standing> {
        let bracket = self.bracket();
        let third = bracket.third_place_match.and_then(|third| third.winner);
        let won = bracket.rounds_won.into_iter().map(|won| u32::try_from(won).unwrap_or(u32::MAX));
        let standing = |(entrant, won)| {
            let wins = won + u32::from(third == Some(entrant));
            Standing { entrant, points: won * u32::from(WIN), wins, ..Standing::default() }
        };
        self.all_entrants().zip(won).map(standing).collect()
    }

    fn point_standings(&self) -> Vec<Standing> {
        let standing = |entrant| Standing { entrant, ..Standing::default() };
        let mut standings: Vec<Standing> = self.all_entrants().map(standing).collect();
        let results = self.counted_results();
        for (entrant, opponent, points) in &results {
            let standing = &mut standings[entrant.index()];
            standing.points += points;
            standing.wins += u32::from(opponent.is_some() && *points == u32::from(WIN));
        }
        let points: Vec<u32> = standings.iter().map(|standing| standing.points).collect();
        for (entrant, opponent, gained) in results {
            // FIDE calls this the dummy opponent: a round without an opponent counts as a match against an equally good
            // opponent.
            let of_opponent = points[opponent.unwrap_or(entrant).index()];
            standings[entrant.index()].buchholz += of_opponent;
            standings[entrant.index()].sonneborn_berger += of_opponent * gained;
        }
        let is_swiss = self.format == Format::Swiss;
        for standing in &mut standings {
            let missed = |entrant| self.missed_round_count(entrant) * standing.points;
            standing.buchholz = if is_swiss { standing.buchholz + missed(standing.entrant) } else { 0 };
        }
        standings
    }

    /// Returns the parts whose sum is an entrant's first tie-break, in quarter points and in the order of the rounds.
    pub fn tie_break_parts(&self, entrant: Entrant) -> Vec<u32> {
        let standings = self.point_standings();
        let points = |entrant: Entrant| standings[entrant.index()].points;
        let part = |opponent: Option<Entrant>, gained| match self.format {
            Format::RoundRobin => points(opponent.unwrap_or(entrant)) * gained,
            Format::Swiss | Format::Knockout | Format::Duplicate => 2 * points(opponent.unwrap_or(entrant)),
        };
        let results = self.counted_results().into_iter().filter(|(one, ..)| *one == entrant);
        let missed = if self.format == Format::Swiss { self.missed_round_count(entrant) } else { 0 };
        let missed = (0..missed).map(|_| 2 * points(entrant));
        results.map(|(_, opponent, gained)| part(opponent, gained)).chain(missed).collect()
    }

    /// Returns the results that count in standings by points.
    fn counted_results(&self) -> Vec<(Entrant, Option<Entrant>, u32)> {
        let counts = |entrant| self.format != Format::RoundRobin || round_robin::results_count(self, entrant);
        let counting: Vec<bool> = self.all_entrants().map(counts).collect();
        let counts = |entrant: Entrant| counting[entrant.index()];
        self.results().filter(|(entrant, opponent, _)| counts(*entrant) && opponent.is_none_or(counts)).collect()
    }

    /// Returns the number of rounds without the entrant.
    fn missed_round_count(&self, entrant: Entrant) -> u32 {
        let missed = self.history.iter().filter(|round| !round.iter().any(|pairing| pairing.includes(entrant)));
        u32::try_from(missed.count()).unwrap_or(u32::MAX)
    }
}
