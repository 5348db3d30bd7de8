//! Reads matches from the store. Stops those that cannot be rebuilt.

use std::sync::Arc;

use super::actors::Actors;
use crate::ids::{MatchId, UserId};
use crate::play::domain::{Error, MatchChange, MatchMeta, Pace, Stage, StoreError, View, log_unreadable};
use crate::play::table::state::MatchState;
use crate::timestamp::Timestamp;

/// Reads the match from the store.
///
/// # Errors
/// Fails if the store fails. A user error means that the match does not exist, belongs to another process, or cannot be
/// rebuilt.
pub async fn read(actors: &Arc<Actors>, id: MatchId) -> Result<MatchState, Error> {
    let stored = match actors.ports.store.load(id).await {
        Ok(stored) => stored.ok_or_else(|| Error::user("table-unknown-match"))?,
        Err(StoreError::StepUnreadable { meta, why, steps }) => {
            return Err(stop_unreadable(actors, *meta, steps, &why).await);
        }
        Err(StoreError::Unreadable { what, why }) => {
            log_unreadable(&what, &why);
            actors.ports.store.stop_unreadable(id, actors.now()).await?;
            return Err(Error::user("table-unreadable"));
        }
        Err(error) => return Err(error.into()),
    };
    let (meta, steps) = (stored.meta.clone(), stored.steps.len());
    match MatchState::rebuild(stored) {
        Ok(mut state) => {
            state.away = read_away(actors, &state.meta).await?;
            Ok(state)
        }
        Err(why) => Err(stop_unreadable(actors, meta, steps, &why).await),
    }
}

/// Returns the users of a slow match who are away, and until when. In other matches, nothing waits for them.
pub async fn read_away(actors: &Actors, meta: &MatchMeta) -> Result<Vec<(UserId, Timestamp)>, StoreError> {
    let mut away = Vec::new();
    if meta.pace == Pace::Slow && meta.stage == Stage::Running && !meta.is_alone() {
        for user in meta.users() {
            away.extend(actors.ports.store.away_until(user, actors.now()).await?.map(|until| (user, until)));
        }
    }
    Ok(away)
}

/// Stops a match that cannot be rebuilt. The match gets no result. Uses only the match's stored row. Returns the error
/// for its players.
async fn stop_unreadable(actors: &Arc<Actors>, meta: MatchMeta, steps: usize, why: &str) -> Error {
    let (id, now, log_id) = (meta.id, actors.now(), meta.id.with_number(meta.number));
    let error =
        Error::user(if rules::is_current(&meta.game, meta.rules) { "table-unreadable" } else { "table-older-rules" });
    if !actors.has(meta.location.guild) {
        return Error::user("table-elsewhere");
    }
    if meta.stage.is_final() {
        return error;
    }
    tracing::error!(match_id = log_id, why, "a match cannot be rebuilt and is stopped");
    let begun = meta.stage != Stage::Lobby;
    let stopped = MatchMeta {
        stage: if begun { Stage::Over } else { Stage::Cancelled },
        version: meta.version + 1,
        ended_at: Some(now),
        deadline: None,
        outcome: begun.then(|| contract::Outcome::stopped(Vec::new()).to_json()),
        ..meta.clone()
    };
    let change = MatchChange { before: Some(Arc::new(meta)), ..MatchChange::new(stopped.clone(), steps, now) };
    if let Err(error) = actors.ports.store.commit(change).await {
        tracing::error!(match_id = log_id, %error, "a match that cannot be rebuilt could not be stopped");
        return error.into();
    }
    actors.message_index.forget(stopped.location);
    if let Some(game) = rules::find(&stopped.game)
        && stopped.location.message.is_some()
        && !stopped.location.detached
    {
        let actors = Arc::clone(actors);
        let view = View::unreadable(stopped, game.info());
        // Runs concurrently with the mailbox, like every presenter call.
        tokio::spawn(async move {
            match actors.ports.presenter.edit(&view).await {
                Ok(()) => actors.mark_shown(id, view.meta.version),
                Err(error) => {
                    tracing::warn!(match_id = log_id, %error, "players do not see that a match was stopped")
                }
            }
        });
    }
    error
}
