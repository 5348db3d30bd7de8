//! The Discord scheduled event of a tournament: created for its start time, updated with its plan, and deleted once the
//! tournament has begun.

use super::Tournaments;
use super::model::{Tournament, TournamentStage};
use crate::play::domain::{UpdateError, ok_unless_refused};

impl Tournaments {
    /// Creates the event of a tournament that has a start time. The tournament's message is posted first, because the
    /// event may take long.
    pub(super) async fn create_event(&self, tournament: &mut Tournament) -> Result<(), UpdateError> {
        self.update_event(tournament).await?;
        let is_wanted = tournament.stage == TournamentStage::SignUp && !tournament.plan.announced;
        if !is_wanted || tournament.plan.begins_at.is_none_or(|at| at <= self.matches.now()) {
            return Ok(());
        }
        // The next update tries again. Nothing else in the tournament waits for it.
        let announced = ok_unless_refused(self.sender.create_event(tournament).await, "no event was created");
        let Ok(event) = announced else { return Ok(()) };
        tournament.plan.event = event;
        tournament.plan.announced = true;
        let saved = self.save_without_showing(tournament).await;
        if let (Err(_), Some(event)) = (&saved, tournament.plan.event) {
            // The tournament was changed or begun in the meantime, so nothing else would delete the event.
            let _ = self.sender.remove_event(tournament, event).await;
        }
        Ok(saved?)
    }

    /// Updates the event of a sign-up after its organiser has changed something.
    async fn update_event(&self, tournament: &mut Tournament) -> Result<(), UpdateError> {
        let is_wanted = tournament.stage == TournamentStage::SignUp && tournament.plan.organised.event_outdated;
        let Some(event) = tournament.plan.event.filter(|_| is_wanted) else { return Ok(()) };
        // The next update tries again.
        if ok_unless_refused(self.sender.edit_event(tournament, event).await, "no event was changed").is_err() {
            return Ok(());
        }
        tournament.plan.organised.event_outdated = false;
        Ok(self.save_without_showing(tournament).await?)
    }

    /// Deletes the event of a tournament that has begun or was cancelled.
    pub(super) async fn remove_event(&self, tournament: &mut Tournament) -> Result<(), UpdateError> {
        let is_past = tournament.stage != TournamentStage::SignUp;
        let Some(event) = tournament.plan.event.filter(|_| is_past) else { return Ok(()) };
        // The next update tries again.
        if ok_unless_refused(self.sender.remove_event(tournament, event).await, "no event was deleted").is_err() {
            return Ok(());
        }
        tournament.plan.event = None;
        Ok(self.save_without_showing(tournament).await?)
    }
}
