//! Which match is meant: by a command without a number, and by an interaction that came before.

use std::sync::Arc;

use super::Table;
use super::actor::Request;
use super::model::{Error, MatchId, User};
use super::ports::{InteractionToken, StoreError};
use crate::text::Locale;

/// The archived matches of a channel that a command may mean.
const MOST_ARCHIVED: usize = 50;

impl Table {
    /// The match of a channel that a command without a number means: among the open ones, or if none is open among the
    /// archived ones, the newest in which the person sits, or else the newest.
    pub(super) async fn match_in(&self, channel: u64, who: &User) -> Result<MatchId, Error> {
        let broken = |error: StoreError| Error::Internal(error.to_string());
        let (open, archived) = self.matches_in(channel).await.map_err(broken)?;
        let meant = if open.is_empty() { archived } else { open };
        if let [only] = meant[..] {
            return Ok(only);
        }
        for &id in &meant {
            let saved = self.ports.store.load(id).await.map_err(broken)?;
            if saved.is_some_and(|saved| saved.meta.seat_of(who.id).is_some()) {
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

    /// The match that this interaction opened or changed before.
    pub(super) async fn counted(&self, interaction: u64) -> Option<MatchId> {
        let counted = self.ports.store.counted(interaction).await;
        counted.inspect_err(|error| tracing::error!(%error, "an interaction could not be looked up")).ok().flatten()
    }

    /// What a command is answered with. One that comes once more is refused by what its first coming has changed, but it was
    /// granted.
    pub(super) async fn or_counted_before(&self, judged: Result<(), Error>, interaction: u64) -> Result<(), Error> {
        match judged {
            Err(Error::User(_)) if self.counted(interaction).await.is_some() => Ok(()),
            judged => judged,
        }
    }

    /// The match that this interaction has opened already is shown as its answer, should it have none yet.
    pub(super) async fn opened_before(self: &Arc<Self>, who: u64, token: InteractionToken) -> Result<MatchId, Error> {
        let id = self.counted(token.id).await.ok_or_else(|| Error::user("table-counted-already"))?;
        let who = User { id: who, name: String::new(), locale: Locale::En };
        self.ask(id, |reply| Request::Board { who, token, reply }).await.map(|()| id)
    }
}
