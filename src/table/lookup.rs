//! Finds the match that a command means, or that an interaction was processed for.

use std::sync::Arc;

use super::Table;
use super::actor::{Reply, Request};
use super::model::{Error, MatchId, MatchMeta, User};
use super::ports::{InteractionToken, StoreError};
use crate::text::Locale;

/// The most archived matches of a channel that are looked at.
const MOST_ARCHIVED: usize = 50;

impl Table {
    /// The newest open match of the channel, if possible one in which the user plays; or else an archived one.
    pub(super) async fn match_in(&self, channel: u64, user: &User) -> Result<MatchId, Error> {
        let (open, archived) = self.matches_in(channel).await?;
        let meant = if open.is_empty() { archived } else { open };
        if let [only] = meant[..] {
            return Ok(only);
        }
        for &id in &meant {
            let meta = self.ports.store.meta(id).await?;
            if meta.is_some_and(|meta| meta.seat_of(user.id).is_some()) {
                return Ok(id);
            }
        }
        meant.first().copied().ok_or_else(|| Error::user("table-none-here"))
    }

    pub(super) async fn matches_in(&self, channel: u64) -> Result<(Vec<MatchId>, Vec<MatchId>), StoreError> {
        let open = self.ports.store.open_in(channel).await?.into_iter().map(|one| one.id).collect();
        Ok((open, self.ports.store.archived_in(channel, MOST_ARCHIVED).await?))
    }

    /// Stops the open matches of a channel that cannot be rebuilt. Returns whether any was stopped.
    pub(super) async fn stop_unreadable_in(self: &Arc<Self>, channel: u64) -> bool {
        let Ok(open) = self.ports.store.open_in(channel).await else { return false };
        let mut stopped = false;
        for one in open {
            stopped |= self.view_of(one.id).await.is_err();
        }
        stopped
    }

    /// The match that this interaction has opened or changed.
    pub(super) async fn match_of_interaction(&self, interaction: u64) -> Option<MatchId> {
        let processed = self.ports.store.match_of_interaction(interaction).await;
        processed.inspect_err(|error| tracing::error!(%error, "an interaction could not be looked up")).ok().flatten()
    }

    /// Sends a command to the channel's match. A redelivered command is refused because its first delivery succeeded.
    pub(super) async fn command(
        self: &Arc<Self>,
        user: &User,
        channel: u64,
        interaction: u64,
        request: impl FnOnce(Reply) -> Request,
    ) -> Result<(), Error> {
        let result = match self.match_in(channel, user).await {
            Ok(id) => self.ask(id, request).await,
            Err(error) => Err(error),
        };
        self.unless_redelivered(result, interaction).await
    }

    /// Returns the result of a request, or `Ok` if it was refused because its first delivery succeeded.
    pub(super) async fn unless_redelivered(&self, result: Result<(), Error>, interaction: u64) -> Result<(), Error> {
        match result {
            Err(Error::User(_)) if self.match_of_interaction(interaction).await.is_some() => Ok(()),
            result => result,
        }
    }

    /// Shows the host's lobby for this game that has no message, because its start was interrupted, as by a kill. Returns
    /// `None` if there is none, or if the host chose otherwise then; that lobby is cancelled.
    pub(super) async fn show_interrupted_start(
        self: &Arc<Self>,
        wanted: &MatchMeta,
        token: &InteractionToken,
    ) -> Result<Option<MatchId>, Error> {
        for open in self.ports.store.open_in(wanted.location.channel).await? {
            if open.lobby && open.game == wanted.game && open.location.message.is_none() {
                let (wanted, token) = (Box::new(wanted.clone()), token.clone());
                match self.ask(open.id, |reply| Request::StartAgain { wanted, token, reply }).await {
                    Ok(()) => return Ok(Some(open.id)),
                    Err(Error::User(_)) => (),
                    Err(error) => return Err(error),
                }
            }
        }
        Ok(None)
    }

    /// Shows the match that a redelivered interaction opened before, if its first delivery got no response.
    pub(super) async fn opened_before(self: &Arc<Self>, user: u64, token: InteractionToken) -> Result<MatchId, Error> {
        let id = self.match_of_interaction(token.id).await.ok_or_else(|| Error::user("table-counted-already"))?;
        let user = User { id: user, name: String::new(), locale: Locale::En };
        self.ask(id, |reply| Request::Board { user, token, reply }).await.map(|()| id)
    }
}
