//! A tournament's seeding, and what its reports contain: bracket, tie-break parts, opponents, score sheets, and shared
//! results.

use std::cmp::Reverse;
use std::collections::HashMap;

use super::Tournaments;
use super::model::{Format, Table, TablePlayer, Tournament, TournamentEntrant, TournamentStage};
use super::pairing::{Bracket, Entrant};
use crate::ids::UserId;
use crate::play::domain::{Error, StoreError, User, doubled_matchpoints};
use contract::Seed;

/// A seat's result at one table of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoreSheetResult {
    pub seated: TablePlayer,
    /// The score; [`i64::MIN`] for a player who left the match, `None` if there is no result.
    pub score: Option<i64>,
    /// Twice the matchpoints, if there is a score.
    pub half_points: Option<usize>,
}

impl Tournaments {
    /// Prepares a tournament that is about to begin: if it is a knockout, numbers its entrants. Returns the seed for
    /// the first round.
    pub(super) async fn seed_knockout(&self, tournament: &mut Tournament) -> Result<Seed, StoreError> {
        let seed = self.new_seed()?;
        if tournament.plan.format == Format::Knockout && tournament.stage == TournamentStage::SignUp {
            let mut ratings = HashMap::new();
            for user in tournament.entrants.iter().filter_map(|entrant| entrant.user) {
                let rating = self.store.shown_rating(tournament.guild, &tournament.plan.game, user).await?;
                ratings.extend(rating.map(|rating| (user, rating)));
            }
            tournament.seed_entrants(&ratings, &seed);
        }
        Ok(seed)
    }
}

impl Tournament {
    /// Numbers the entrants of a knockout that has not begun. Users with ratings come first, highest rating first. All
    /// others follow, in a random order that `seed` determines.
    pub fn seed_entrants(&mut self, ratings: &HashMap<UserId, i64>, seed: &Seed) {
        seed.external_rng(0).shuffle(&mut self.entrants);
        let rating = |entrant: &TournamentEntrant| entrant.user.and_then(|user| ratings.get(&user)).copied();
        self.entrants.sort_by_key(|entrant| Reverse(rating(entrant)));
    }

    /// Records that a user shares their result, which they can do once.
    ///
    /// # Errors
    /// Fails if the tournament is not over, if the user did not take part, or if they have already shared their result.
    pub fn share_result(&mut self, user: &User) -> Result<(), Error> {
        let standings = self.standings(self.plan.rounds.len());
        let is_ranked = |number: &usize| standings.iter().any(|line| line.entrant == *number);
        let number =
            self.entrant_number(user.id).filter(|number| self.stage == TournamentStage::Over && is_ranked(number));
        let number = number.ok_or_else(|| Error::user("tournament-not-joined"))?;
        if self.plan.shared.contains(&number) {
            return Err(Error::user("tournament-shared-already"));
        }
        self.plan.shared.push(number);
        Ok(())
    }

    /// Returns the bracket of a knockout.
    pub fn bracket(&self) -> Option<Bracket> {
        (self.plan.format == Format::Knockout).then(|| self.pairing_tournament().bracket())
    }

    /// Returns the number of places in a knockout round's bracket round: 2 in the final. `round` counts from 0 and
    /// includes rounds of replays.
    pub fn bracket_round_size(&self, round: usize) -> Option<usize> {
        let bracket = self.bracket()?;
        bracket.rounds.get(*bracket.bracket_round_of.get(round)?).map(|matches| 2 * matches.len())
    }

    /// Returns the parts whose sum is the entrant's first tie-break after the first `rounds` rounds, in quarter points.
    pub fn tie_break_parts(&self, rounds: usize, entrant: usize) -> Vec<u32> {
        let pairings = self.pairings_until(rounds);
        u16::try_from(entrant).map_or(Vec::new(), |entrant| pairings.tie_break_parts(Entrant(entrant)))
    }

    /// Returns the opponents of an entrant in the first `rounds` rounds, each with the entrant's half points. `None`
    /// stands for a round without an opponent.
    pub fn opponents_and_points(&self, rounds: usize, entrant: usize) -> Vec<(Option<usize>, i64)> {
        let played = self.plan.rounds.iter().take(rounds).flat_map(|round| &round.tables);
        let result = |table: &Table| {
            let seat = table.seats.iter().position(|seated| seated.entrant() == Some(entrant))?;
            let opponent = table.seats.get(1 - seat.min(1)).and_then(|seated| seated.entrant());
            Some((opponent, table.result.as_ref()?.scores.get(seat).copied().flatten().unwrap_or(0)))
        };
        played.filter_map(result).collect()
    }

    /// Returns the score sheet of a deal whose tables have all ended: for each seat, its results at the tables in
    /// order.
    pub fn score_sheet(&self, deal: usize) -> Vec<Vec<ScoreSheetResult>> {
        let Some(round) = self.plan.rounds.get(deal).filter(|round| round.is_over()) else { return Vec::new() };
        let of_seat = |seat: usize| {
            let result = |table: &Table| {
                let score = table.result.as_ref().and_then(|result| *result.scores.get(seat)?);
                Some(ScoreSheetResult { seated: *table.seats.get(seat)?, score, half_points: None })
            };
            let mut results: Vec<ScoreSheetResult> = round.tables.iter().filter_map(result).collect();
            let scores: Vec<i64> = results.iter().filter_map(|result| result.score).collect();
            let scored = results.iter_mut().filter(|result| result.score.is_some());
            scored.zip(doubled_matchpoints(&scores)).for_each(|(result, points)| result.half_points = Some(points));
            results
        };
        (0..round.tables.first().map_or(0, |table| table.seats.len())).map(of_seat).collect()
    }
}
