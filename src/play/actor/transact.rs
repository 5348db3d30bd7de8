//! The one path of every change: load, copy, change the copy, store it, show it.

use std::sync::Arc;

use tokio::sync::oneshot;
use tracing::Instrument as _;

use super::{Actor, MatchState};
use crate::play::MatchService;
use crate::play::match_state::{ThinkingTime, TurnChange};
use crate::play::message_updater::UpdaterEvent;
use crate::play::model::Error;
use crate::play::ports::{InteractionToken, StoreError};
use crate::play::view::View;
use crate::telemetry::{
    self,
    spans::{self, Part},
};

/// What caused a change, which decides how it is shown, and whether an interaction is counted.
pub enum Cause {
    /// A button press; the response is the changed message.
    Press(InteractionToken),
    /// A command; the response is a new message of the match.
    NewMessage(InteractionToken),
    /// A command with another response: the message is edited.
    Command(u64),
    /// No interaction, such as a deadline or a reaction: the message is edited.
    NoInteraction,
    /// Nothing is shown: the channel is gone, or the caller shows it.
    NotShown,
}

impl Cause {
    fn interaction(&self) -> Option<u64> {
        match self {
            Cause::Press(token) | Cause::NewMessage(token) => Some(token.id),
            Cause::Command(interaction) => Some(*interaction),
            Cause::NoInteraction | Cause::NotShown => None,
        }
    }
}

impl Actor {
    /// Changes the match: loads it, lets `change` change a copy, lets computers play on, stores the copy and shows it.
    /// Returns whether anything was stored: the rules ignore some claims.
    ///
    /// # Errors
    /// `change` was refused, or the copy could not be stored. The match is unchanged.
    pub(super) async fn transact<F>(&mut self, cause: Cause, change: F) -> Result<bool, Error>
    where
        F: FnOnce(&mut MatchState, i64) -> Result<TurnChange, Error>,
    {
        let now = self.now();
        let before = Arc::clone(&self.load().await?.state);
        let mut next = before.begin_change();
        let rules = spans::part(Part::Rules);
        let turn = rules.in_scope(|| {
            let turn = change(&mut next, now)?;
            Ok::<_, Error>(if next.apply_agreement(now) { TurnChange::New } else { turn })
        })?;
        let ignored = turn == TurnChange::Continues && next.unsaved.steps.is_empty();
        let mut view = None;
        if !ignored {
            let mut next = play_computers(&self.table, next).instrument(rules.clone()).await?;
            next.finish_change(now, turn, before.awaited());
            drop(rules);
            view = self.commit(&before, next, cause.interaction()).await?;
        }
        match cause {
            Cause::Press(token) => self.notify_updater(UpdaterEvent::Respond { token, view }),
            Cause::NewMessage(token) => self.notify_updater(UpdaterEvent::RespondWithNewMessage(token)),
            Cause::Command(_) | Cause::NoInteraction if !ignored => self.notify_updater(UpdaterEvent::Show),
            _ => (),
        }
        Ok(!ignored)
    }

    /// Stores the changed copy; then it is the match's state. Returns its view if a response will show it.
    async fn commit(
        &mut self,
        before: &MatchState,
        mut next: MatchState,
        interaction: Option<u64>,
    ) -> Result<Option<Box<View>>, Error> {
        // Another process may have taken the match over while computers were thinking.
        if self.leave_if_elsewhere() {
            return Err(Error::user("table-elsewhere"));
        }
        let ports = &self.table.ports;
        let failure = |error: &StoreError| match error {
            StoreError::Conflict => "conflict",
            StoreError::Duplicate => "duplicate",
            StoreError::ChannelFull => "refused",
            StoreError::StepUnreadable { .. } | StoreError::Failed(_) => "failed",
        };
        let change = next.take_change(Arc::clone(&before.meta), interaction, self.now());
        let storing = telemetry::commit(ports.store.commit(change), failure).instrument(spans::part(Part::Commit));
        // The picture of a response is drawn while the disk writes. Nothing is shown before it has.
        let (stored, mut view) = match interaction {
            Some(_) => {
                let mut view = Box::new(next.view(None));
                let drawing = ports.presenter.draw(&view).instrument(spans::part(Part::Draw));
                let (stored, picture) = tokio::join!(storing, drawing);
                view.picture = picture;
                (stored, Some(view))
            }
            None => (storing.await, None),
        };
        match stored {
            Ok(ratings) if *ratings == *next.ratings => (),
            // The ratings changed, so the view above is outdated. The response builds and draws another one.
            Ok(ratings) => {
                next.ratings = ratings.into();
                view = None;
            }
            Err(StoreError::Conflict) => {
                self.mark_stale();
                return Err(Error::user("table-changed"));
            }
            Err(StoreError::Duplicate) => {
                // Perhaps the store repeated this very change, because the first answer was lost.
                self.mark_stale();
                return Err(Error::user("table-counted-already"));
            }
            Err(StoreError::ChannelFull) => return Err(Error::user("table-channel-full")),
            Err(error) => {
                tracing::error!(id = self.id.to_short(), %error, "a change could not be stored");
                // Perhaps it was stored, and only the answer was lost.
                self.mark_stale();
                return Err(Error::user("table-not-stored"));
            }
        }
        self.replace_state(next);
        Ok(view)
    }

    /// The match looks like this from now on.
    fn replace_state(&mut self, next: MatchState) {
        self.table.message_index.update(&next);
        let Some(loaded) = &mut self.loaded else { return };
        // Computers look again once users see the new claim window. They do nothing while the match is paused.
        if loaded.state.claim_window() != next.claim_window() || !next.is_running() {
            self.plans.clear();
        }
        let claim_window = next.claim_window();
        loaded.state = Arc::new(next);
        self.notify_updater(UpdaterEvent::Changed { claim_window });
    }
}

/// Lets computers play until a user is awaited. They may think for long, so they do it off the async threads.
async fn play_computers(table: &MatchService, mut next: MatchState) -> Result<MatchState, Error> {
    // Skips the switch of threads if no computer has to move.
    if next.computer_to_play().is_none() {
        return Ok(next);
    }
    let clock = table.ports.clock.clone();
    let per_move = table.computer_move_ms;
    let (done, played) = oneshot::channel();
    (table.ports.spawn_blocking)(Box::new(move || {
        next.let_computers_play(&ThinkingTime { now: &|| clock.now(), per_move });
        // The actor may have been dropped with the whole table.
        let _ = done.send(next);
    }));
    played.await.map_err(|_| Error::Internal("a computer could not think".to_owned()))
}
