//! Mentions of a role when a lobby looks for players. The server's managers choose the role.
//!
//! A lobby may mention the role only when it opens, and all lobbies of a server together do so at most once within
//! [`MIN_ROLE_PAUSE`](super::ports::MIN_ROLE_PAUSE). A mention is stored before it is posted, so that the pause is kept
//! after a restart, too. The message is deleted when the lobby is no longer open.

use std::sync::Arc;

use super::ports::{RoleMention, RoleMentionSender, RoleMentionStore};
use super::{MAX_AT_ONCE, NOTICE_POLL_INTERVAL, NoticeMessage};
use crate::ids::MatchId;
use crate::play::domain::{
    MatchMeta, ShowError, Stage, StoreError, for_each_isolated, if_readable, ok_unless_refused, poll_forever,
};
use crate::play::service::MatchService;
use contract::GameInfo;

/// Posts and removes mentions for the match service's lobbies.
#[derive(Clone)]
pub struct RoleMentions {
    pub matches: Arc<MatchService>,
    pub store: Arc<dyn RoleMentionStore>,
    pub sender: Arc<dyn RoleMentionSender>,
}

impl RoleMentions {
    /// Posts waiting mentions and removes outdated mentions for as long as the future is polled.
    pub async fn run(self) {
        let clock = &self.matches.actors.ports.clock;
        poll_forever("mentions of roles", || self.update(), || clock.sleep(NOTICE_POLL_INTERVAL)).await;
    }

    /// Posts waiting mentions and removes outdated mentions.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn update(&self) -> Result<(), StoreError> {
        let now = self.matches.actors.ports.clock.now();
        let shards = self.matches.actors.active_shards();
        let outdated = self.store.outdated_role_mentions(&shards).await?;
        let remove =
            |(lobby, message)| (lobby, async move { log_store_failure(lobby, self.remove(lobby, message).await) });
        for_each_isolated("the mention of a role", MAX_AT_ONCE, outdated, remove).await;
        let waiting = self.store.waiting_role_mentions(&shards, now).await?;
        let post = |lobby| (lobby, async move { log_store_failure(lobby, self.post(lobby).await) });
        for_each_isolated("the mention of a role", MAX_AT_ONCE, waiting, post).await;
        Ok(())
    }

    async fn post(&self, lobby: MatchId) -> Result<(), StoreError> {
        // A match that cannot be loaded is stopped by its actor.
        let Ok(view) = self.matches.match_view(lobby).await else { return Ok(()) };
        let role = match view.meta.location.joined_guild() {
            Some(guild) if looks_for_players(&view.meta, view.game) => {
                self.matches.actors.ports.store.settings(guild).await?.players_role
            }
            _ => None,
        };
        let Some(role) = role else { return self.store.set_role_mention(lobby, None).await };
        let mention = RoleMention { meta: view.meta, game: view.game, role };
        match self.sender.post_role_mention(&mention).await {
            Ok(message) => self.store.set_role_mention(lobby, message).await,
            Err(ShowError::Temporary(error) | ShowError::RateLimited { cause: error, .. }) => {
                tracing::info!(match_id = lobby.to_short(), %error, "the mention of a role is tried again");
                Ok(())
            }
            Err(error) => {
                tracing::info!(match_id = lobby.to_short(), %error, "a role cannot be mentioned");
                self.store.set_role_mention(lobby, None).await
            }
        }
    }

    async fn remove(&self, lobby: MatchId, message: NoticeMessage) -> Result<(), StoreError> {
        // If the lobby was cancelled, the mention stays, so that readers see who caused it.
        let meta = if_readable(self.matches.actors.ports.store.load_meta(lobby).await)?.flatten();
        if meta.is_some_and(|meta| meta.stage == Stage::Cancelled) {
            return self.store.set_role_mention(lobby, None).await;
        }
        let stays = format!("the mention of a role for {} stays", lobby.to_short());
        if ok_unless_refused(self.sender.delete_role_mention(message).await, &stays).is_err() {
            return Ok(());
        }
        self.store.set_role_mention(lobby, None).await
    }
}

/// Returns whether a lobby has a free seat that is not reserved.
fn looks_for_players(meta: &MatchMeta, game: &GameInfo) -> bool {
    let taken = meta.seats.len() + meta.reserved.len();
    meta.stage == Stage::Lobby && meta.practice.is_none() && taken < *game.seats.end()
}

fn log_store_failure(lobby: MatchId, result: Result<(), StoreError>) {
    if let Err(error) = result {
        tracing::warn!(match_id = lobby.to_short(), %error, "the mention of a role could not be stored");
    }
}
