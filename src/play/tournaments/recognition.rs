//! Whom a server honours after a tournament.

use super::model::Tournament;
use crate::ids::UserId;

impl Tournament {
    /// Returns the users with the best place, without computers. Nobody is the best if only one user took part.
    pub fn best_users(&self) -> Vec<UserId> {
        let standings = self.standings(self.plan.rounds.len());
        let users = standings.iter().filter_map(|line| Some((line.rank, self.entrants[line.entrant].user?)));
        let users: Vec<(usize, UserId)> = users.collect();
        let best = users.iter().map(|(rank, _)| *rank).min().filter(|_| users.len() > 1);
        users.into_iter().filter(|(rank, _)| Some(*rank) == best).map(|(_, user)| user).collect()
    }
}
