//! Finds the match that a command means, or that an interaction was processed for.

use std::sync::Arc;

use super::Table;
use super::actor::Request;
use super::model::{Error, MatchId, User};
use super::ports::{InteractionToken, StoreError};
use crate::text::Locale;

/// The most archived matches of a channel that are looked at.
const MOST_ARCHIVED: usize = 50;

impl Table {
    /// The match of a channel that a command means: the newest open match in which the user plays, or else the newest open
    /// match. If none is open, an archived match by the same rule.
    pub(super) async fn match_in(&self, channel: u64, who: &User) -> Result<MatchId, Error> {
        let internal = |error: StoreError| Error::Internal(error.to_string());
        let (open, archived) = self.matches_in(channel).await.map_err(internal)?;
        let meant = if open.is_empty() { archived } else { open };
        if let [only] = meant[..] {
            return Ok(only);
        }
        for &id in &meant {
            let meta = self.ports.store.meta(id).await.map_err(internal)?;
            if meta.is_some_and(|meta| meta.seat_of(who.id).is_some()) {
                return Ok(id);
            }
        }
        meant.first().copied().ok_or_else(|| Error::user("table-none-here"))
    }

    /// The open and the archived matches of a channel, newest first.
    pub(super) async fn matches_in(&self, channel: u64) -> Result<(Vec<MatchId>, Vec<MatchId>), StoreError> {
        let open = self.ports.store.open_in(channel).await?.into_iter().map(|one| one.id).collect();
        Ok((open, self.ports.store.archived_in(channel, MOST_ARCHIVED).await?))
    }

    /// Stops the open matches of a channel that cannot be rebuilt. Returns whether there may be room now.
    pub(super) async fn stop_unreadable_in(self: &Arc<Self>, channel: u64) -> bool {
        let Ok(open) = self.ports.store.open_in(channel).await else { return false };
        let mut stopped = false;
        for one in open {
            stopped |= self.look(one.id).await.is_err();
        }
        stopped
    }

    /// The match that this interaction has opened or changed.
    pub(super) async fn is_processed(&self, interaction: u64) -> Option<MatchId> {
        let processed = self.ports.store.counted(interaction).await;
        processed.inspect_err(|error| tracing::error!(%error, "an interaction could not be looked up")).ok().flatten()
    }

    /// The result of a command. A redelivered command is refused because of its own first delivery, which succeeded.
    pub(super) async fn unless_processed(&self, result: Result<(), Error>, interaction: u64) -> Result<(), Error> {
        match result {
            Err(Error::User(_)) if self.is_processed(interaction).await.is_some() => Ok(()),
            result => result,
        }
    }

    /// Shows the match that a redelivered interaction opened before, if its first delivery got no response.
    pub(super) async fn opened_before(self: &Arc<Self>, who: u64, token: InteractionToken) -> Result<MatchId, Error> {
        let id = self.is_processed(token.id).await.ok_or_else(|| Error::user("table-counted-already"))?;
        let who = User { id: who, name: String::new(), locale: Locale::En };
        self.ask(id, |reply| Request::Board { who, token, reply }).await.map(|()| id)
    }
}
