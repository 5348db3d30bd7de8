//! Commands, deadlines, and what happens to a match's message and channel.

use std::sync::Arc;

use tokio::sync::oneshot;

use super::transact::Cause;
use super::{Actor, Loaded, MatchState, ResultSender, send_result};
use crate::play::lobby;
use crate::play::match_state::{Proposal, TurnChange, check_proposal};
use crate::play::message_updater::UpdaterEvent;
use crate::play::model::{DayOff, Error, MatchMeta, Stage, User, mention};
use crate::play::period::Season;
use crate::play::ports::InteractionToken;
use crate::play::settings::Stopping;
use contract::Phrase;

impl Actor {
    /// Shows a new match. The reply waits until its message is there.
    pub(super) async fn open_lobby(&mut self, token: Option<InteractionToken>, reply: ResultSender) {
        if let Err(error) = self.begin_practice().await {
            return send_result(reply, Err(error));
        }
        if let Some(loaded) = &mut self.loaded {
            loaded.updater.set_new();
        }
        let (opened, shown) = oneshot::channel();
        self.notify_when_open(opened);
        self.notify_updater(token.map_or(UpdaterEvent::Post, UpdaterEvent::RespondWithNewMessage));
        self.table.tasks.spawn(async move {
            let result = match shown.await {
                Ok(Ok(())) => Ok(()),
                Ok(Err(error)) => Err(Error::Internal(format!("the lobby could not be shown: {error}"))),
                Err(_) => Err(Error::user("table-busy")),
            };
            send_result(reply, result);
        });
    }

    /// The host starts `wanted`, and this lobby of theirs perhaps has no message because its start was interrupted. Then it is
    /// shown in response, or cancelled if the host now chose otherwise.
    ///
    /// # Errors
    /// The lobby is not shown.
    pub(super) async fn start_again(&mut self, wanted: &MatchMeta, token: InteractionToken) -> Result<(), Error> {
        let Loaded { state, updater, .. } = self.load().await?;
        let meta = &state.meta;
        let interrupted =
            meta.stage == Stage::Lobby && updater.location().message.is_none() && !updater.opens_for_interaction();
        if meta.host != wanted.host || !interrupted {
            return Err(Error::user("table-begun"));
        }
        // Each start command has another contribution to the chance.
        let occupants = |meta: &MatchMeta| meta.seats.iter().map(|player| player.occupant.clone()).collect::<Vec<_>>();
        let choices =
            |meta: &MatchMeta| (meta.options.clone(), meta.pace, meta.practice, occupants(meta), meta.reserved.clone());
        if choices(meta) == choices(wanted) {
            self.begin_practice().await?;
            return self.transact(Cause::NewMessage(token), |_, _| Ok(TurnChange::New)).await.map(drop);
        }
        self.transact(Cause::NoInteraction, |state, now| state.stop(now).map(|()| TurnChange::New)).await?;
        Err(Error::user("table-cancelled"))
    }

    pub(super) async fn repost(&mut self, user: &User, token: InteractionToken) -> Result<(), Error> {
        let meta = &self.load().await?.state.meta;
        if meta.stage == Stage::Archived && !meta.is_paused() {
            return self.resume_match(user, Cause::NewMessage(token)).await;
        }
        self.notify_updater(UpdaterEvent::RespondWithNewMessage(token));
        Ok(())
    }

    pub(super) async fn resume_match(&mut self, user: &User, cause: Cause) -> Result<(), Error> {
        let server = self.load().await?.state.meta.location.server();
        let settings = self.table.settings(server).await?;
        self.transact(cause, |state, _| {
            state.resume_match(user.id, settings.matches_per_channel)?;
            Ok(TurnChange::New)
        })
        .await?;
        self.plan(self.now());
        Ok(())
    }

    pub(super) async fn resign(&mut self, user: &User, interaction: u64) -> Result<(), Error> {
        let now = self.now();
        self.transact(Cause::Command(interaction), |state, now| {
            let seat = state.meta.seat_of(user.id).ok_or_else(|| Error::user("table-stranger"))?;
            state.resign(seat, now)?;
            Ok(TurnChange::New)
        })
        .await?;
        // The computers' plans may make no sense any more.
        self.plan(now);
        Ok(())
    }

    pub(super) async fn propose(&mut self, user: &User, proposal: Proposal, interaction: u64) -> Result<(), Error> {
        check_proposal(proposal, self.stopping().await?)?;
        let propose = |state: &mut MatchState, _| state.propose(user.id, proposal, true).map(|()| TurnChange::NoStep);
        self.transact(Cause::Command(interaction), propose).await.map(drop)
    }

    pub(super) async fn hand_over(&mut self, host: &User, user: u64, interaction: u64) -> Result<(), Error> {
        let hand_over =
            |state: &mut MatchState, _| lobby::hand_over(state.meta_mut(), host, user).map(|()| TurnChange::New);
        self.transact(Cause::Command(interaction), hand_over).await.map(drop)
    }

    pub(super) async fn remove_user(&mut self, host: &User, user: u64, interaction: u64) -> Result<(), Error> {
        let remove =
            |state: &mut MatchState, _| lobby::remove_user(state.meta_mut(), host, user).map(|()| TurnChange::New);
        self.transact(Cause::Command(interaction), remove).await.map(drop)
    }

    pub(super) async fn decline(&mut self, user: &User, interaction: u64) -> Result<(), Error> {
        let decline = |state: &mut MatchState, _| lobby::decline(state.meta_mut(), user).map(|()| TurnChange::New);
        self.transact(Cause::Command(interaction), decline).await.map(drop)
    }

    /// See [`MatchState::check_stop`].
    pub(super) async fn check_stop(&mut self, user: &User, moderator: bool) -> Result<(), Error> {
        let stopping = self.stopping().await?;
        self.load().await?.state.check_stop(user.id, moderator, stopping)
    }

    /// Who may stop a match of the server.
    pub(super) async fn stopping(&mut self) -> Result<Stopping, Error> {
        let server = self.load().await?.state.meta.location.server();
        Ok(self.table.settings(server).await?.stopping)
    }

    /// Stops the match, as a user asks who may do so alone.
    pub(super) async fn stop(&mut self, user: &User, moderator: bool, interaction: Option<u64>) -> Result<(), Error> {
        let stopping = self.stopping().await?;
        self.transact(interaction.map_or(Cause::NoInteraction, Cause::Command), |state, now| {
            state.check_stop(user.id, moderator, stopping)?;
            state.stop(now)?;
            // A user without a seat has no name in the match, so the message mentions the moderator.
            state.push_news(Some(match state.meta.seat_of(user.id) {
                Some(seat) => Phrase::new("table-news-stopped").with("player", seat),
                None => Phrase::new("table-news-stopped-by-moderator").with("moderator", mention(user.id)),
            }));
            Ok(TurnChange::New)
        })
        .await
        .map(drop)
    }

    /// Replaces the user's contribution to the match's chance with their words.
    pub(super) async fn contribute(&mut self, user: &User, contribution: &str, interaction: u64) -> Result<(), Error> {
        self.transact(Cause::Command(interaction), |state, _| {
            lobby::contribute(state.meta_mut(), user, contribution).map(|()| TurnChange::New)
        })
        .await
        .map(drop)
    }

    pub(super) async fn channel_deleted(&mut self) {
        let stopped = self.transact(Cause::NotShown, |state, now| state.stop(now).map(|()| TurnChange::New)).await;
        if stopped.is_ok() {
            tracing::info!(id = self.id.to_short(), "a match was stopped: its channel is gone");
        }
    }

    pub(super) async fn guild_left(&mut self) {
        let archived = self.transact(Cause::NotShown, |state, _| state.archive().map(|()| TurnChange::New)).await;
        if archived.is_ok()
            && let Some(loaded) = &self.loaded
        {
            // Nobody can see it until the bot is back.
            self.table.mark_shown(self.id, loaded.state.meta.version);
            tracing::info!(id = self.id.to_short(), "a match waits: the bot was removed from its server");
        }
    }

    pub(super) async fn time_out(&mut self) -> Result<(), Error> {
        let days_off = self.days_off().await?;
        self.transact(Cause::NoInteraction, |state, now| state.time_out(now, &days_off).map(|()| TurnChange::New))
            .await
            .map(drop)
    }

    /// The next day off of each user who may take one.
    async fn days_off(&mut self) -> Result<Vec<DayOff>, Error> {
        let users = self.load().await?.state.may_take_days_off();
        let season = Season::of(self.now());
        let mut days_off = Vec::new();
        for user in users {
            let number = self.table.ports.store.days_off(user, season).await? + 1;
            days_off.extend((number <= DayOff::MAX).then_some(DayOff { user, season, number }));
        }
        Ok(days_off)
    }

    /// Posts the match again if its message was deleted.
    pub(super) async fn message_deleted(&mut self, message: u64) {
        let Ok(loaded) = self.load().await else { return };
        if loaded.updater.location().message == Some(message) && loaded.state.meta.stage.is_open() {
            self.add_news("table-news-message-gone");
            self.notify_updater(UpdaterEvent::Post);
        }
    }

    /// After a restart: shows what was stored and perhaps not shown. Claims made meanwhile are lost.
    pub(super) async fn restarted(&mut self) {
        // Nothing to do if a user has pressed before.
        if self.load().await.is_ok_and(|loaded| !loaded.updater.has_shown()) {
            self.events_lost().await;
        }
    }

    /// Shows the match again, even if nothing has changed.
    pub(super) async fn refresh(&mut self) {
        let Ok(loaded) = self.load().await else { return };
        let claim_window = loaded.state.claim_window();
        let has_message = loaded.updater.location().message.is_some();
        self.notify_updater(UpdaterEvent::Changed { claim_window });
        self.notify_updater(if has_message { UpdaterEvent::Show } else { UpdaterEvent::Post });
    }

    /// Adds a line of news that is not stored.
    pub(super) fn add_news(&mut self, key: &'static str) {
        let Some(loaded) = &mut self.loaded else { return };
        Arc::make_mut(&mut loaded.state).push_news(Some(Phrase::new(key)));
        let claim_window = loaded.state.claim_window();
        self.notify_updater(UpdaterEvent::Changed { claim_window });
    }
}
