//! Validates a stored tournament, so that the other functions can rely on its data.

use std::collections::HashSet;

use super::model::{Format, Table, TablePlayer, Tournament, TournamentRound, TournamentStage};
use super::rounds::{MAX_ENTRANTS, MAX_ROUNDS, MAX_TABLES};
use contract::{GameInfo, Secret};

impl Tournament {
    /// Checks the entrants and rounds.
    ///
    /// # Errors
    /// Fails with the reason, for the operator.
    pub fn validate(&self) -> Result<(), String> {
        let plan = &self.plan;
        let game = rules::find(&plan.game).ok_or("its game is unknown")?.info();
        let possible = game.complete_options(&plan.options, false, *game.seats.start()).check(game.options).is_ok()
            && plan.rounds_wanted.is_none_or(|rounds| (1..=MAX_ROUNDS).contains(&rounds))
            && plan.tables <= MAX_TABLES
            && plan.organised.limit.is_none_or(|limit| limit <= MAX_ENTRANTS)
            && plan.organised.wanted.iter().all(|wanted| *wanted < self.entrants.len());
        ensure(possible, "its plan is impossible")?;
        let rounds = plan.rounds.len();
        let mut users = HashSet::new();
        let possible = self.entrants.len() <= MAX_ENTRANTS
            && self.entrants.iter().all(|entrant| {
                entrant.user.is_none_or(|user| entrant.level.is_none() && users.insert(user))
                    && entrant.joined <= rounds
                    && entrant.left.is_none_or(|left| left <= rounds)
            });
        ensure(possible, "its entrants are impossible")?;
        // No tournament has more rounds than a round robin with the maximum number of entrants.
        let possible = rounds <= MAX_ENTRANTS && plan.posted <= rounds;
        ensure(possible && (rounds == 0 || self.stage != TournamentStage::SignUp), "its rounds are impossible")?;
        for (number, round) in (1..).zip(&plan.rounds) {
            ensure(number == rounds || round.is_over(), "it has two unfinished rounds")?;
            self.validate_round(game, round).map_err(|why| format!("round {number}: {why}"))?;
        }
        Ok(())
    }

    fn validate_round(&self, info: &GameInfo, round: &TournamentRound) -> Result<(), String> {
        let is_duplicate = self.plan.format == Format::Duplicate;
        let has_deal = round.deal.as_deref().is_some_and(|deal| Secret::from_hex(deal).is_some());
        ensure(has_deal || !is_duplicate, "its deal is no seed")?;
        ensure(round.tables.len() <= MAX_ENTRANTS, "it has too many tables")?;
        let max_seats = if is_duplicate { *info.seats.end() } else { 2 };
        let mut seated = HashSet::new();
        for Table { seats, result, .. } in &round.tables {
            ensure((1..=max_seats).contains(&seats.len()), "a table has an impossible number of seats")?;
            for seat in seats {
                let TablePlayer::Entrant(number) = *seat else { continue };
                let is_known = number < self.entrants.len();
                ensure(is_known, &format!("a seat names entrant {number}, who is missing"))?;
                ensure(seated.insert(number), &format!("entrant {number} sits twice"))?;
            }
            // The result of a bye contains points for two sides, although there is only one seat.
            let scores = result.as_ref().map_or(&[][..], |result| &result.scores);
            let fits = |score: &i64| is_duplicate || (0..=2).contains(score);
            let possible = scores.len() <= seats.len().max(2) && scores.iter().flatten().all(fits);
            ensure(possible, "a result is impossible")?;
        }
        Ok(())
    }
}

fn ensure(holds: bool, why: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(why.to_owned()) }
}
