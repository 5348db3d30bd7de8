//! Finds the match that a command means, or that an interaction was processed for.

use std::sync::Arc;

use super::command::{Command, Request};
use super::model::{Error, MatchMeta};
use super::ports::StoreError;
use super::service::MatchService;
use crate::ids::{ChannelId, InteractionId, MatchId, UserId};

/// The most archived matches of a channel that are looked at.
const MAX_ARCHIVED: usize = 50;

impl MatchService {
    /// Returns the matches of the channel that a command can mean: at least one, the newest first; or else the chosen one. Open
    /// matches hide archived ones, unless one is to be resumed. A single match always fits, because its own error is more
    /// specific.
    pub(super) async fn find_match(
        &self,
        channel: ChannelId,
        chosen: Option<MatchId>,
        request: &Request,
    ) -> Result<Vec<MatchId>, Error> {
        let (open, archived) = self.matches_in(channel).await?;
        if let Some(chosen) = chosen {
            let known = open.contains(&chosen) || archived.contains(&chosen);
            return if known { Ok(vec![chosen]) } else { Err(Error::user("table-choice-gone")) };
        }
        let resumes = request.command == Command::Resume && !archived.is_empty();
        let matches = if open.is_empty() || resumes { archived } else { open };
        match matches.len() {
            0 => Err(Error::user("table-none-here")),
            1 => Ok(matches),
            _ => {
                let metas = self.metas(&matches).await?;
                let fits = |meta: &&MatchMeta| request.command.fits(meta, request.user.id, request.moderator);
                let fitting: Vec<MatchId> = metas.iter().filter(fits).map(|meta| meta.id).collect();
                if fitting.is_empty() { Err(request.command.fits_none()) } else { Ok(fitting) }
            }
        }
    }

    /// Whether an open lobby for this game in the channel keeps a seat for the user, as a rematch does.
    pub(super) async fn is_invited(&self, user: UserId, game: &str, channel: ChannelId) -> Result<bool, StoreError> {
        let open = self.ports.store.open_in(channel).await?.into_iter();
        let lobbies = open.filter(|it| it.lobby && it.game == game && it.location.message.is_some());
        let lobbies: Vec<MatchId> = lobbies.map(|it| it.id).collect();
        Ok(self.metas(&lobbies).await?.iter().any(|meta| meta.is_reserved_for(user)))
    }

    pub(super) async fn metas(&self, ids: &[MatchId]) -> Result<Vec<MatchMeta>, StoreError> {
        let mut metas = Vec::new();
        for &id in ids {
            metas.extend(self.ports.store.meta(id).await?);
        }
        Ok(metas)
    }

    /// Returns the open and the archived matches of a channel.
    pub(super) async fn matches_in(&self, channel: ChannelId) -> Result<(Vec<MatchId>, Vec<MatchId>), StoreError> {
        let open = self.ports.store.open_in(channel).await?.into_iter().map(|one| one.id).collect();
        Ok((open, self.ports.store.archived_in(channel, MAX_ARCHIVED).await?))
    }

    /// Stops the open matches of a channel that cannot be rebuilt. Returns whether any was stopped.
    pub(super) async fn stop_unreadable_in(self: &Arc<Self>, channel: ChannelId) -> bool {
        let Ok(open) = self.ports.store.open_in(channel).await else { return false };
        let mut stopped = false;
        for one in open {
            stopped |= self.view_of(one.id).await.is_err();
        }
        stopped
    }

    /// The match that this interaction has opened or changed.
    pub(super) async fn match_of_interaction(&self, interaction: InteractionId) -> Option<MatchId> {
        let processed = self.ports.store.match_of_interaction(interaction).await;
        processed.inspect_err(|error| tracing::error!(%error, "an interaction could not be looked up")).ok().flatten()
    }
}
