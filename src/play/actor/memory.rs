//! The match in memory: loaded when it is needed, reloaded when the store may have a newer state.

use std::sync::Arc;

use super::{Actor, Loaded, MatchState};
use crate::play::message_updater::{MessageUpdater, UpdaterEvent};
use crate::play::model::{Error, MatchChange, MatchMeta, Stage};
use crate::play::ports::StoreError;
use crate::play::view::View;
use contract::{Outcome, RULES};

impl Actor {
    pub(super) async fn load(&mut self) -> Result<&mut Loaded, Error> {
        if self.loaded.as_ref().is_none_or(|loaded| loaded.stale) {
            let state = self.read().await?;
            let claim_window = state.claim_window();
            self.table.message_index.update(&state);
            match &mut self.loaded {
                Some(loaded) => {
                    loaded.state = Arc::new(state);
                    loaded.stale = false;
                    self.notify_updater(UpdaterEvent::Changed { claim_window });
                    self.notify_updater(UpdaterEvent::Show);
                }
                None => {
                    let updater = MessageUpdater::new(self.id, state.meta.location, claim_window);
                    self.loaded = Some(Loaded { state: Arc::new(state), updater, stale: false });
                }
            }
        }
        if self.leave_if_elsewhere() {
            return Err(Error::user("table-elsewhere"));
        }
        self.loaded.as_mut().ok_or_else(|| Error::user("table-unknown-match"))
    }

    /// The store may have a newer state: the match is loaded again after this request, or else before the next one.
    pub(super) fn mark_stale(&mut self) {
        if let Some(loaded) = &mut self.loaded {
            loaded.stale = true;
        }
    }

    /// Waits until everything is shown, and drops the match from memory.
    pub(super) async fn unload(&mut self) {
        self.finish_showing().await;
        self.loaded = None;
        self.plans.clear();
    }

    /// Drops the match from memory if another process has it now; returns whether it does.
    pub(super) fn leave_if_elsewhere(&mut self) -> bool {
        let elsewhere = self.loaded.as_ref().is_some_and(|loaded| !self.table.has(loaded.state.meta.location.guild));
        if elsewhere {
            self.loaded = None;
            self.plans.clear();
            self.detach_calls();
        }
        elsewhere
    }

    /// Reads the match from the store. A match that cannot be rebuilt is stopped.
    async fn read(&mut self) -> Result<MatchState, Error> {
        let stored = match self.table.ports.store.load(self.id).await {
            Ok(stored) => stored.ok_or_else(|| Error::user("table-unknown-match"))?,
            Err(StoreError::StepUnreadable { meta, step, steps }) => {
                return Err(self.stop_unreadable(*meta, steps, &format!("step {step} is not JSON")).await);
            }
            Err(error) => return Err(error.into()),
        };
        let (meta, steps) = (stored.meta.clone(), stored.steps.len());
        match MatchState::rebuild(stored) {
            Ok(mut state) => {
                if let Some(loaded) = &self.loaded {
                    state.meta_mut().location = loaded.updater.location();
                }
                Ok(state)
            }
            Err(why) => Err(self.stop_unreadable(meta, steps, &why).await),
        }
    }

    /// Stops a match that cannot be rebuilt, from its stored row alone, without a result. Returns its players' error.
    async fn stop_unreadable(&mut self, meta: MatchMeta, steps: usize, why: &str) -> Error {
        let error = Error::user(if meta.rules == RULES { "table-unreadable" } else { "table-older-rules" });
        if !self.table.has(meta.location.guild) {
            return Error::user("table-elsewhere");
        }
        if meta.stage.is_final() {
            return error;
        }
        tracing::error!(id = self.id.to_short(), why, "a match cannot be rebuilt and is stopped");
        let now = self.now();
        let begun = meta.stage != Stage::Lobby;
        let stopped = MatchMeta {
            stage: if begun { Stage::Over } else { Stage::Cancelled },
            version: meta.version + 1,
            ended_at: Some(now),
            deadline: None,
            outcome: begun.then(|| Outcome::stopped(Vec::new()).to_json()),
            ..meta.clone()
        };
        let change = MatchChange { before: Some(Arc::new(meta)), ..MatchChange::new(stopped.clone(), steps, now) };
        if let Err(error) = self.table.ports.store.commit(change).await {
            tracing::error!(id = self.id.to_short(), %error, "a match that cannot be rebuilt could not be stopped");
            return error.into();
        }
        self.table.message_index.forget(stopped.location);
        self.loaded = None;
        self.detach_calls();
        if let Some(game) = rules::find(&stopped.game)
            && stopped.location.message.is_some()
            && !stopped.location.detached
        {
            let (table, id) = (Arc::clone(&self.table), self.id);
            let view = View::unreadable(stopped, game.info());
            // Beside the queue, like every call of the presenter.
            tokio::spawn(async move {
                match table.ports.presenter.edit(&view).await {
                    Ok(()) => table.mark_shown(id, view.meta.version),
                    Err(error) => {
                        tracing::warn!(id = id.to_short(), %error, "players do not see that a match was stopped")
                    }
                }
            });
        }
        error
    }
}
