//! Reads a match from the store. A match that cannot be rebuilt is stopped.

use std::sync::Arc;

use crate::ids::MatchId;
use crate::play::model::{Error, MatchChange, MatchMeta, Stage};
use crate::play::ports::StoreError;
use crate::play::service::MatchService;
use crate::play::show::View;
use crate::play::state::MatchState;
use contract::{Outcome, RULES};

/// Reads the match.
///
/// # Errors
/// The store failed. Or, as a user error: there is no such match, another process has it, or it cannot be rebuilt.
pub async fn read(service: &Arc<MatchService>, id: MatchId) -> Result<MatchState, Error> {
    let stored = match service.ports.store.load(id).await {
        Ok(stored) => stored.ok_or_else(|| Error::user("table-unknown-match"))?,
        Err(StoreError::StepUnreadable { meta, step, steps }) => {
            return Err(stop_unreadable(service, *meta, steps, &format!("step {step} is not JSON")).await);
        }
        Err(error) => return Err(error.into()),
    };
    let (meta, steps) = (stored.meta.clone(), stored.steps.len());
    match MatchState::rebuild(stored) {
        Ok(state) => Ok(state),
        Err(why) => Err(stop_unreadable(service, meta, steps, &why).await),
    }
}

/// Stops a match that cannot be rebuilt, from its stored row alone, without a result. Returns its players' error.
async fn stop_unreadable(service: &Arc<MatchService>, meta: MatchMeta, steps: usize, why: &str) -> Error {
    let (id, now) = (meta.id, service.now());
    let error = Error::user(if meta.rules == RULES { "table-unreadable" } else { "table-older-rules" });
    if !service.has(meta.location.guild) {
        return Error::user("table-elsewhere");
    }
    if meta.stage.is_final() {
        return error;
    }
    tracing::error!(id = id.to_short(), why, "a match cannot be rebuilt and is stopped");
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
    if let Err(error) = service.ports.store.commit(change).await {
        tracing::error!(id = id.to_short(), %error, "a match that cannot be rebuilt could not be stopped");
        return error.into();
    }
    service.message_index.forget(stopped.location);
    if let Some(game) = rules::find(&stopped.game)
        && stopped.location.message.is_some()
        && !stopped.location.detached
    {
        let service = Arc::clone(service);
        let view = View::unreadable(stopped, game.info());
        // Beside the mailbox, like every call of the presenter.
        tokio::spawn(async move {
            match service.ports.presenter.edit(&view).await {
                Ok(()) => service.mark_shown(id, view.meta.version),
                Err(error) => {
                    tracing::warn!(id = id.to_short(), %error, "players do not see that a match was stopped")
                }
            }
        });
    }
    error
}
