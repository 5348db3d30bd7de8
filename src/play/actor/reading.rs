//! Reads matches from the store, and stops those that cannot be rebuilt.

use std::sync::Arc;

use super::actors::Actors;
use crate::ids::{MatchId, UserId};
use crate::play::domain::{Error, MatchEffects, MatchMeta, Pace, Reason, Stage, StoreError, log_unreadable};
use crate::play::table::lobby::MAX_LOBBIES;
use crate::play::table::state::MatchState;
use crate::timestamp::Timestamp;
use contract::Phrase;

/// Reads the match from the store.
///
/// # Errors
/// Fails if the store fails. A user error means that the match does not exist, belongs to another process, or cannot be
/// rebuilt.
pub async fn load_state(actors: &Arc<Actors>, id: MatchId) -> Result<MatchState, Error> {
    let rebuilt = match actors.ports.store.load(id).await {
        Ok(stored) => MatchState::rebuild(stored.ok_or_else(|| Error::user("table-unknown-match"))?),
        Err(StoreError::Unreadable { why, .. }) => Err(why),
        Err(error) => return Err(error.into()),
    };
    match rebuilt {
        Ok(mut state) => {
            state.away_users = load_away_users(actors, &state.meta).await?;
            Ok(state)
        }
        Err(why) => Err(stop_unreadable(actors, id, &why).await),
    }
}

/// Returns the users of a slow match who are away, each with the time of their return. Other matches do not wait for
/// users who are away, so for them, returns nobody.
pub async fn load_away_users(actors: &Actors, meta: &MatchMeta) -> Result<Vec<(UserId, Timestamp)>, StoreError> {
    let mut away = Vec::new();
    if meta.pace == Pace::Slow && meta.stage == Stage::Running && !meta.is_alone() {
        for user in meta.users() {
            away.extend(actors.ports.store.away_until(user, actors.now()).await?.map(|until| (user, until)));
        }
    }
    Ok(away)
}

/// Stops a match that cannot be read or rebuilt, without a result. Returns the error for its players.
async fn stop_unreadable(actors: &Arc<Actors>, id: MatchId, why: &str) -> Error {
    let store = &actors.ports.store;
    // If only the steps cannot be read, the players can still see that the match was stopped.
    let meta = store.load_meta(id).await.ok().flatten();
    if meta.as_ref().is_some_and(|meta| !actors.serves_guild(meta.location.guild)) {
        return Error::with_reason(Reason::Elsewhere);
    }
    if meta.as_ref().is_none_or(|meta| !meta.stage.is_final()) {
        log_unreadable(&format!("match {}", id.to_short()), why);
    }
    let stopped = store.stop_unreadable_match(id).await;
    let Some(meta) = meta else { return stopped.map_or_else(Error::from, |_| Error::user("table-unreadable")) };
    let is_current = rules::is_current(&meta.game, meta.rules);
    let error = Error::user(if is_current { "table-unreadable" } else { "table-older-rules" });
    match stopped {
        Ok(true) => (),
        Ok(false) => return error,
        Err(error) => return error.into(),
    }
    actors.message_index.remove(meta.location);
    if let Some(game) = rules::find(&meta.game)
        && meta.location.message.is_some()
        && !meta.location.detached
    {
        let actors = Arc::clone(actors);
        let stage = if meta.stage == Stage::Lobby { Stage::Cancelled } else { Stage::Over };
        let stopped = MatchMeta { stage, version: meta.version + 1, deadline: None, ..meta };
        let view = MatchState::new(stopped, game, MatchEffects::default()).view(None);
        // Like every presenter call, this runs concurrently with the mailbox.
        tokio::spawn(async move {
            match actors.ports.presenter.edit(&view).await {
                Ok(()) => actors.mark_shown(id, view.meta.version),
                Err(error) => {
                    tracing::warn!(match_id = id.to_short(), %error, "players do not see that a match was stopped")
                }
            }
        });
    }
    error
}

/// Checks that the user who becomes the lobby's host may have another lobby in this server.
pub async fn check_next_host(actors: &Actors, next: &MatchMeta) -> Result<(), Error> {
    if next.stage != Stage::Lobby {
        return Ok(());
    }
    match actors.ports.store.check_lobby_limits(next.host, next.location.guild, &[], actors.now()).await {
        Err(StoreError::HostLimit) => Err(Phrase::new("table-next-host-lobbies").with("most", MAX_LOBBIES).into()),
        checked => Ok(checked?),
    }
}
