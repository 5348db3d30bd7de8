//! The server's event of a tournament: created for its time, changed with its plan, and deleted once it has begun.

use super::Tournaments;
use super::model::{Tournament, TournamentStage};
use crate::play::domain::{UpdateError, unless_refused};

impl Tournaments {
    /// Announces a tournament that begins at a time. Its message comes first, because the announcement can wait long.
    pub(super) async fn announce(&self, tournament: &mut Tournament) -> Result<(), UpdateError> {
        self.update_event(tournament).await?;
        let is_wanted = tournament.stage == TournamentStage::SignUp && !tournament.plan.announced;
        if !is_wanted || tournament.plan.begins_at.is_none_or(|at| at <= self.matches.now()) {
            return Ok(());
        }
        // The next look tries again. Nothing else in the tournament waits for that.
        let announced = unless_refused(self.sender.announce(tournament).await, "no event was created");
        let Ok(event) = announced else { return Ok(()) };
        tournament.plan.event = event;
        tournament.plan.announced = true;
        let saved = self.save_unseen(tournament).await;
        if let (Err(_), Some(event)) = (&saved, tournament.plan.event) {
            // Somebody has changed the tournament meanwhile, or even begun it. Nothing would delete the event.
            let _ = self.sender.remove_event(tournament, event).await;
        }
        Ok(saved?)
    }

    /// Brings the event of a sign-up up to date after its organiser has changed something.
    async fn update_event(&self, tournament: &mut Tournament) -> Result<(), UpdateError> {
        let is_wanted = tournament.stage == TournamentStage::SignUp && tournament.plan.organised.event_outdated;
        let Some(event) = tournament.plan.event.filter(|_| is_wanted) else { return Ok(()) };
        // The next look tries again.
        if unless_refused(self.sender.edit_event(tournament, event).await, "no event was changed").is_err() {
            return Ok(());
        }
        tournament.plan.organised.event_outdated = false;
        Ok(self.save_unseen(tournament).await?)
    }

    /// Deletes the event of a tournament that has begun or was cancelled.
    pub(super) async fn remove_event(&self, tournament: &mut Tournament) -> Result<(), UpdateError> {
        let is_past = tournament.stage != TournamentStage::SignUp;
        let Some(event) = tournament.plan.event.filter(|_| is_past) else { return Ok(()) };
        // The next look tries again.
        if unless_refused(self.sender.remove_event(tournament, event).await, "no event was deleted").is_err() {
            return Ok(());
        }
        tournament.plan.event = None;
        Ok(self.save_unseen(tournament).await?)
    }
}
