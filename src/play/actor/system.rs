//! Changes to a match that no user's command causes: openings, deadlines, and lost messages or channels.

use std::sync::Arc;

use tokio::sync::oneshot;
use tracing::Span;

use super::loaded::LoadedMatch;
use super::mailbox::Reply;
use super::reading::load_away_users;
use super::updater::{Show, UpdaterEvent};
use crate::ids::{ChannelId, InteractionId};
use crate::play::domain::{
    AuditEntryKind, DayOff, Error, InteractionToken, MatchMeta, NO_CHANNEL, Player, Season, Stage,
};
use crate::play::table;
use crate::play::table::lobby;
use crate::play::table::state::TurnChange;
use crate::timestamp::Timestamp;
use contract::Phrase;

impl LoadedMatch {
    /// Shows a new match. If `begins` is true, begins the match first. The reply is sent once the match's message
    /// exists.
    pub async fn open(&mut self, token: Option<InteractionToken>, begins: bool, reply: Reply<()>) {
        let mut begun = self.begin_if_requested(begins).await;
        if begun.is_err() {
            // The store may have stored the start of the match although it reported an error.
            begun = match self.reload_if_stale().await {
                Ok(()) => self.begin_if_requested(begins).await,
                failed => failed,
            };
        }
        if let Err(error) = begun {
            return drop(reply.send(Err(error)));
        }
        // Another player might have asked for the rematch first. The response to that player has already shown the
        // match.
        if token.is_none() && self.updater.location.message.is_some() {
            self.send_to_updater(UpdaterEvent::Show(Show::Edit(None)));
            return drop(reply.send(Ok(())));
        }
        // The match is new, so no earlier process can have posted it.
        self.updater.knows_all_posts = true;
        let (opened, shown) = oneshot::channel();
        self.presenter_calls.opening_reply = Some(opened);
        self.send_to_updater(UpdaterEvent::Show(token.map_or(Show::Post, Show::RespondWithNewMessage)));
        self.actors.tasks.spawn(async move {
            let result = match shown.await {
                Ok(Err(error)) => Err(Error::Internal(format!("the lobby could not be shown: {error}"))),
                // If there is no result, this process is shutting down. The next process shows the stored match.
                Ok(Ok(())) | Err(_) => Ok(()),
            };
            drop(reply.send(result));
        });
    }

    /// Handles a host's second start command, which asks for the match `wanted`. If an interruption left the first
    /// command's lobby without a message, the response shows that lobby. If the options differ, that lobby is cancelled
    /// instead.
    ///
    /// # Errors
    /// Fails if the response does not show the lobby.
    pub async fn handle_repeated_start(
        &mut self,
        wanted: &MatchMeta,
        token: InteractionToken,
        begins: bool,
    ) -> Result<(), Error> {
        let (meta, updater) = (&self.state.meta, &self.updater);
        let interrupted =
            meta.stage == Stage::Lobby && updater.location.message.is_none() && updater.opening_interaction.is_none();
        if meta.host != wanted.host || !interrupted {
            return Err(Error::user("table-begun"));
        }
        // The contributions are not compared, because each start command has a different contribution.
        let occupants = |meta: &MatchMeta| meta.seats.iter().map(|player| player.occupant.clone()).collect::<Vec<_>>();
        let choices = |meta: &MatchMeta| {
            // Each command that begins a practice match has a different seed.
            let (deal, reserved) = (meta.deal.clone().filter(|_| meta.is_compared()), meta.reserved.clone());
            (meta.options.clone(), meta.pace, meta.practice, occupants(meta), reserved, deal)
        };
        if choices(meta) == choices(wanted) {
            self.begin_if_requested(begins).await?;
            let next = self.state.begin_change();
            let show = Show::RespondWithNewMessage(token);
            return self.commit_change(next, TurnChange::NewTurn, show, Span::none()).await.map(drop);
        }
        self.stop(Show::Edit(None)).await?;
        Err(Error::user("table-cancelled"))
    }

    /// Begins the match if `begins` is true and the match is still a lobby. The caller shows the match.
    async fn begin_if_requested(&mut self, begins: bool) -> Result<(), Error> {
        if !begins || self.state.meta.stage != Stage::Lobby {
            return Ok(());
        }
        let mut next = self.state.begin_change();
        next.start(self.actors.now());
        self.commit_change(next, TurnChange::NewTurn, Show::Nothing, Span::none()).await.map(drop)
    }

    /// Cancels a match that could not be shown, on behalf of its host.
    pub async fn cancel(&mut self) -> Result<(), Error> {
        let mut next = self.state.begin_change();
        table::stop_match(&mut next, self.state.meta.host, self.actors.now())?;
        self.commit_change(next, TurnChange::NewTurn, Show::Edit(None), Span::none()).await.map(drop)
    }

    async fn stop(&mut self, show: Show) -> Result<(), Error> {
        let mut next = self.state.begin_change();
        next.stop(self.actors.now())?;
        self.commit_change(next, TurnChange::NewTurn, show, Span::none()).await.map(drop)
    }

    /// Handles the deletion of the channel. A tournament's match continues in the tournament's channel or, if its deal
    /// is sealed, in another private thread. Lobbies outside tournaments are cancelled. Other matches are paused, and
    /// their players can continue them elsewhere.
    pub async fn channel_deleted(&mut self) {
        let meta = &self.state.meta;
        if meta.location.channel == NO_CHANNEL {
            return;
        }
        if let Some(table) =
            meta.table.filter(|table| table.tournament_channel != meta.location.channel && !meta.stage.is_final())
        {
            let sealed = meta.is_duplicate_table();
            self.move_to_channel(if sealed { NO_CHANNEL } else { table.tournament_channel }).await;
            if sealed {
                self.actors.changed_tournaments.add(table.tournament);
            }
            return;
        }
        if meta.stage == Stage::Lobby {
            if self.stop(Show::Nothing).await.is_ok() {
                tracing::info!(match_id = self.log_id(), "a lobby was cancelled: its channel is gone");
            }
            return;
        }
        if meta.stage.is_final() || meta.is_paused() && meta.location.message.is_none() {
            return;
        }
        let mut next = self.state.begin_change();
        next.pause_without_channel();
        if self.commit_change(next, TurnChange::NewTurn, Show::Nothing, Span::none()).await.is_ok() && !self.is_gone() {
            // No message can show the match until a player continues it, so there is nothing to show after a restart.
            self.actors.mark_shown(self.id, self.state.meta.version);
            tracing::info!(match_id = self.log_id(), "a match was paused: its channel is gone");
        }
    }

    /// Cancels the match if it has not begun, because its tournament no longer needs it. If `counts` is true, the
    /// players who have not arrived lose the match.
    pub async fn cancel_for_tournament(&mut self, counts: bool) {
        if self.state.meta.stage != Stage::Lobby {
            return;
        }
        let mut next = self.state.begin_change();
        if counts {
            lobby::note_absent(next.meta_mut());
        }
        // If the store fails, the tournament sends its mail again.
        if next.stop(self.actors.now()).is_ok()
            && self.commit_change(next, TurnChange::NewTurn, Show::Edit(None), Span::none()).await.is_ok()
        {
            tracing::info!(match_id = self.log_id(), "a match was cancelled by its tournament");
        }
    }

    /// Gives the players of a tournament table until this time to arrive. If the store fails, the tournament sends its
    /// mail again.
    pub async fn extend_arrival_time(&mut self, until: Timestamp) {
        let meta = &self.state.meta;
        if meta.stage == Stage::Lobby && meta.table.is_some() && meta.deadline < Some(until) {
            let mut next = self.state.begin_change();
            next.meta_mut().deadline = Some(until);
            if self.commit_change(next, TurnChange::SameTurnNoStep, Show::Edit(None), Span::none()).await.is_ok() {
                tracing::info!(match_id = self.log_id(), "a match waits longer for its players");
            }
        }
    }

    /// Replaces the players of a tournament match that has not begun.
    ///
    /// # Errors
    /// Fails if the match has begun, or if the store fails.
    pub async fn replace_players(&mut self, players: Vec<Player>) -> Result<(), Error> {
        let meta = &self.state.meta;
        if meta.stage != Stage::Lobby || meta.table.is_none() {
            return Err(Error::user("tournament-not-waiting"));
        }
        if !lobby::differ(meta, &players) {
            return Ok(());
        }
        let mut next = self.state.begin_change();
        let now = self.actors.now();
        let begins = lobby::seat_again(next.meta_mut(), players, now);
        if begins {
            next.start(now);
        }
        let turn = if begins { TurnChange::NewTurn } else { TurnChange::SameTurnNoStep };
        self.commit_change(next, turn, Show::Edit(None), Span::none()).await.map(drop)
    }

    /// Continues a match that waits for a thread in this thread.
    pub async fn continue_in_thread(&mut self, thread: ChannelId) {
        if self.state.meta.location.channel == NO_CHANNEL && !self.state.meta.stage.is_final() {
            self.move_to_channel(thread).await;
        }
    }

    async fn move_to_channel(&mut self, channel: ChannelId) {
        let mut next = self.state.begin_change();
        next.move_to_channel(channel);
        if self.commit_change(next, TurnChange::SameTurnNoStep, Show::Nothing, Span::none()).await.is_ok() {
            self.refresh();
        }
    }

    /// Archives a running match. Any of its players can resume it.
    pub async fn guild_left(&mut self) {
        if self.state.meta.stage != Stage::Running {
            return;
        }
        let mut next = self.state.begin_change();
        next.meta_mut().stage = Stage::Archived;
        if self.commit_change(next, TurnChange::NewTurn, Show::Nothing, Span::none()).await.is_ok() && !self.is_gone() {
            // Nobody can see the match until the bot is back in the server.
            self.actors.mark_shown(self.id, self.state.meta.version);
            tracing::info!(match_id = self.log_id(), "a match waits: the bot was removed from its server");
        }
    }

    /// Handles the deadline, if it has passed.
    ///
    /// # Errors
    /// Fails if the store failed or the match is over.
    pub(super) async fn handle_deadline(&mut self) -> Result<(), Error> {
        self.reload_if_stale().await?;
        // The store might have a newer state, with a different deadline or no deadline.
        if self.state.meta.deadline.is_none_or(|deadline| deadline > self.actors.now()) {
            return Ok(());
        }
        let days_off = self.next_days_off().await?;
        let away = load_away_users(&self.actors, &self.state.meta).await?;
        let mut next = self.state.begin_change();
        next.away_users = away;
        next.handle_deadline(self.actors.now(), &days_off)?;
        let first = self.state.step_count();
        self.commit_change(next, TurnChange::NewTurn, Show::Edit(None), Span::none()).await?;
        let id = InteractionId::from_timestamp(self.actors.now(), self.id.0.unsigned_abs());
        self.store_audit_entry(id, AuditEntryKind::Timeout, None, format!("{first}..{}", self.state.step_count()));
        Ok(())
    }

    /// Applies a deadline to which the store has added the duration of a silence. `news` tells users about a long
    /// silence.
    pub(super) fn apply_new_deadline(&mut self, deadline: Timestamp, news: Option<Phrase>) {
        let state = Arc::make_mut(&mut self.state);
        // If a move after the silence has already set a later deadline, that deadline stays.
        if state.meta.deadline.is_some_and(|before| before < deadline) {
            state.meta_mut().deadline = Some(deadline);
        }
        if news.is_some() {
            state.push_news(news);
            self.refresh();
        }
    }

    /// Returns the next day off of each user who may take a day off now.
    async fn next_days_off(&mut self) -> Result<Vec<DayOff>, Error> {
        let season = Season::containing(self.actors.now());
        let mut days_off = Vec::new();
        for user in self.state.may_take_days_off() {
            let number = self.actors.ports.store.days_off_taken(user, season).await? + 1;
            days_off.extend((number <= DayOff::MAX_PER_SEASON).then_some(DayOff { user, season, number }));
        }
        Ok(days_off)
    }

    /// Shows that a user of the match is away, or is back.
    pub async fn away_changed(&mut self) {
        match load_away_users(&self.actors, &self.state.meta).await {
            Ok(away) => Arc::make_mut(&mut self.state).away_users = away,
            Err(error) => tracing::warn!(match_id = self.log_id(), %error, "who is away could not be read"),
        }
        self.refresh();
    }

    /// Adds the news that the match's message was deleted, which explains why the match is posted again.
    pub(super) fn message_gone(&mut self) {
        if !self.state.meta.stage.is_open() {
            return;
        }
        let has_seen_cards = self.state.claim_window().is_some_and(|window| self.updater.shown_at(window).is_some());
        let news = if self.state.accepts_claims() && has_seen_cards {
            // The cards are void, because the user who deleted the message has seen them and the others can no
            // longer claim them.
            self.void_claims();
            "table-news-message-gone-claims"
        } else {
            "table-news-message-gone"
        };
        // The updater's next call shows this news.
        Arc::make_mut(&mut self.state).push_news(Some(Phrase::new(news)));
    }

    /// Shows the stored state again after a restart, because users might not have seen it. If `events_lost` is true,
    /// claims that users made during the restart are lost.
    pub fn show_after_restart(&mut self, events_lost: bool) {
        // If a user has already pressed a button, the response has shown the match. If the match is just being opened,
        // it will be shown anyway.
        let opens = self.updater.location.message.is_none() && self.updater.is_calling();
        match self.updater.has_shown() || opens {
            true => (),
            false if events_lost => self.events_lost(),
            false => self.refresh(),
        }
    }

    /// Shows the match again, even if nothing has changed.
    pub fn refresh(&mut self) {
        let claim_window = self.state.claim_window();
        let show = match self.updater.location.message {
            Some(_) => Show::Edit(None),
            // A match whose channel was deleted has no message to show.
            None if self.state.meta.stage == Stage::Archived => Show::Nothing,
            None if self.state.meta.location.channel == NO_CHANNEL => Show::Nothing,
            None => Show::Post,
        };
        self.send_to_updater(UpdaterEvent::Changed { claim_window, show });
    }
}
