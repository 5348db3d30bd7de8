//! Finds the match that a command means, or that an interaction was processed for.

use std::sync::Arc;

use super::actor::Request;
use super::match_state::STOP_NEEDS_AGREEMENT;
use super::model::{Error, MatchId, MatchMeta, Stage, User};
use super::ports::{InteractionToken, StoreError};
use super::requests::{CommandRequest, CommandResult, MatchCommand};
use super::{MatchService, lobby};
use text::Locale;

/// The most archived matches of a channel that are looked at.
const MAX_ARCHIVED: usize = 50;

impl MatchService {
    /// Runs a command on the match that the user chose, or on the only match of the channel that fits.
    pub(super) async fn run_command(self: &Arc<Self>, request: CommandRequest) -> Result<CommandResult, Error> {
        let id = match &self.fitting_matches(&request).await?[..] {
            [only] => *only,
            several => return Ok(CommandResult::Choose(self.metas(several).await?)),
        };
        let CommandRequest { user, moderator, command, token, .. } = request;
        let interaction = token.id;
        let (asker, response) = (user.clone(), token.clone());
        let result = match command {
            MatchCommand::Repost => {
                self.count_board(user.id, id)?;
                self.ask(id, |reply| Request::Repost { user, token, reply }).await
            }
            MatchCommand::Resign => {
                let view = self.view_of(id).await?;
                view.check_resign(user.id)?;
                return Ok(CommandResult::Confirm(Box::new(view.meta)));
            }
            MatchCommand::ConfirmResign => self.ask(id, |reply| Request::Resign { user, interaction, reply }).await,
            MatchCommand::Stop => match self.ask(id, |reply| Request::CheckStop { user, moderator, reply }).await {
                Ok(()) => return Ok(CommandResult::Confirm(Box::new(self.view_of(id).await?.meta))),
                refused => refused,
            },
            MatchCommand::ConfirmStop => {
                let interaction = Some(interaction);
                self.ask(id, |reply| Request::Stop { user, moderator, interaction, reply }).await
            }
            MatchCommand::Propose(proposal) => {
                self.ask(id, |reply| Request::Propose { user, proposal, interaction, reply }).await
            }
            MatchCommand::Resume => self.ask(id, |reply| Request::Resume { user, interaction, reply }).await,
            MatchCommand::Remove(player) => {
                self.ask(id, |reply| Request::Remove { user, player, interaction, reply }).await
            }
            MatchCommand::HandOver(player) => {
                self.ask(id, |reply| Request::HandOver { user, player, interaction, reply }).await
            }
        };
        match result {
            Err(Error::User(error)) if error.phrase.key == STOP_NEEDS_AGREEMENT => {
                Ok(CommandResult::NeedsAgreement(id))
            }
            Ok(()) if command != MatchCommand::Repost && self.is_detached(id).await? => {
                // Edits show it to nobody there, so the response does.
                self.ask(id, |reply| Request::Repost { user: asker, token: response, reply }).await?;
                Ok(CommandResult::Shown)
            }
            result => result.map(|()| CommandResult::Done),
        }
    }

    /// See [`super::MessageLocation::detached`].
    async fn is_detached(&self, id: MatchId) -> Result<bool, StoreError> {
        Ok(self.ports.store.meta(id).await?.is_some_and(|meta| meta.location.detached))
    }

    /// Returns the matches of the channel that a command can mean: at least one, the newest first. Open matches hide archived
    /// ones, unless one is to be resumed. A single match always fits, because its own error is more
    /// specific.
    async fn fitting_matches(&self, request: &CommandRequest) -> Result<Vec<MatchId>, Error> {
        let (open, archived) = self.matches_in(request.channel).await?;
        if let Some(chosen) = request.chosen {
            let known = open.contains(&chosen) || archived.contains(&chosen);
            return if known { Ok(vec![chosen]) } else { Err(Error::user("table-choice-gone")) };
        }
        let resumes = request.command == MatchCommand::Resume && !archived.is_empty();
        let matches = if open.is_empty() || resumes { archived } else { open };
        match matches.len() {
            0 => Err(Error::user("table-none-here")),
            1 => Ok(matches),
            _ => {
                let metas = self.metas(&matches).await?;
                let fitting = metas.iter().filter(|meta| fits(meta, request)).map(|meta| meta.id);
                let fitting: Vec<MatchId> = fitting.collect();
                if fitting.is_empty() { Err(refusal(request.command)) } else { Ok(fitting) }
            }
        }
    }

    /// Whether an open lobby for this game in the channel keeps a seat for the user, as a rematch does.
    pub(super) async fn is_invited(&self, user: u64, game: &str, channel: u64) -> Result<bool, StoreError> {
        let open = self.ports.store.open_in(channel).await?.into_iter();
        let lobbies = open.filter(|it| it.lobby && it.game == game && it.location.message.is_some());
        let lobbies: Vec<MatchId> = lobbies.map(|it| it.id).collect();
        Ok(self.metas(&lobbies).await?.iter().any(|meta| meta.is_reserved_for(user)))
    }

    async fn metas(&self, ids: &[MatchId]) -> Result<Vec<MatchMeta>, StoreError> {
        let mut metas = Vec::new();
        for &id in ids {
            metas.extend(self.ports.store.meta(id).await?);
        }
        Ok(metas)
    }

    pub(super) async fn matches_in(&self, channel: u64) -> Result<(Vec<MatchId>, Vec<MatchId>), StoreError> {
        let open = self.ports.store.open_in(channel).await?.into_iter().map(|one| one.id).collect();
        Ok((open, self.ports.store.archived_in(channel, MAX_ARCHIVED).await?))
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

    /// Returns the result of a request, or `done` if it was refused because its first delivery succeeded.
    pub(super) async fn unless_redelivered<T>(
        &self,
        result: Result<T, Error>,
        interaction: u64,
        done: T,
    ) -> Result<T, Error> {
        match result {
            Err(Error::User(_)) if self.match_of_interaction(interaction).await.is_some() => Ok(done),
            result => result,
        }
    }

    /// Shows the host's lobby of an interrupted start: it has no message yet. Returns `None` if there is none. If its options
    /// differ from the wanted ones, cancels it and returns `None`.
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
        self.ask(id, |reply| Request::Repost { user, token, reply }).await.map(|()| id)
    }
}

/// Whether a command of this user can mean the match.
fn fits(meta: &MatchMeta, request: &CommandRequest) -> bool {
    let (user, lobby) = (request.user.id, meta.stage == Stage::Lobby);
    let host = meta.host == user;
    let plays = !lobby && meta.seat_of(user).is_some();
    match request.command {
        MatchCommand::Repost => true,
        MatchCommand::Resign | MatchCommand::ConfirmResign | MatchCommand::Propose(_) | MatchCommand::Resume => plays,
        MatchCommand::Stop | MatchCommand::ConfirmStop => plays || host || request.moderator,
        MatchCommand::Remove(player) => {
            lobby && host && (meta.seat_of(player).is_some() || meta.is_reserved_for(player))
        }
        MatchCommand::HandOver(player) => lobby && host && meta.seat_of(player).is_some(),
    }
}

/// The error if a command fits none of several matches.
fn refusal(command: MatchCommand) -> Error {
    match command {
        MatchCommand::Remove(player) | MatchCommand::HandOver(player) => lobby::not_in_lobby(player),
        _ => Error::user("table-stranger"),
    }
}
