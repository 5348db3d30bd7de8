//! The messages and threads of tournaments in the fake Discord.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};

use async_trait::async_trait;
use snakepit::ids::{ChannelId, MessageId, ScheduledEventId, TournamentId};
use snakepit::play::*;
use snakepit::timestamp::Timestamp;

use crate::environment::Environment;
use crate::fake_discord::{FakeDiscord, NONCE_KEPT};
use crate::invariants::Invariant;
use crate::lock;
use crate::tournament_checker::TournamentChecker;

/// The part of the fake Discord that shows tournaments.
pub struct TournamentMessages {
    environment: Arc<Environment>,
    checker: Arc<TournamentChecker>,
    discord: Arc<FakeDiscord>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    messages: BTreeMap<MessageId, Tournament>,
    /// The tournaments whose last version the bot could not show, because it lacked permission.
    refused: BTreeSet<TournamentId>,
    /// The messages that were deleted.
    deleted: BTreeSet<MessageId>,
    /// The message that was posted with each nonce, and the time of the post.
    posts: BTreeMap<String, (MessageId, Timestamp)>,
    /// The thread of each table. The key is the tournament, the round and the table's number.
    threads: BTreeMap<(TournamentId, usize, usize), ChannelId>,
    /// The reminders and news that were posted. The text contains the time or number, and the user of a direct message.
    told: BTreeSet<(TournamentId, String)>,
    /// The channels in which the bot is not allowed to open threads.
    without_threads: BTreeSet<ChannelId>,
}

impl State {
    /// Returns a message of the tournament that was posted so recently that Discord still knows its nonce.
    fn recent_message(&self, of: TournamentId, now: Timestamp) -> Option<MessageId> {
        let mut recent = self.posts.values().filter(|(_, at)| now - *at < NONCE_KEPT).map(|(message, _)| *message);
        recent.find(|message| self.messages.get(message).is_some_and(|shown| shown.id == of))
    }
}

impl TournamentMessages {
    pub fn new(
        environment: Arc<Environment>,
        checker: Arc<TournamentChecker>,
        discord: Arc<FakeDiscord>,
    ) -> TournamentMessages {
        TournamentMessages { environment, checker, discord, state: Mutex::default() }
    }

    /// Returns the tournament messages that users see, each with the version that it shows.
    pub fn showing(&self) -> Vec<(MessageId, Tournament)> {
        let messages = lock(&self.state).messages.clone();
        messages.into_iter().filter(|(_, tournament)| self.discord.exists(tournament.channel)).collect()
    }

    /// Returns the version that a tournament's message shows. Returns `None` if nothing can be expected: the bot had no
    /// permission, the channel is gone, or the message was deleted, which the bot does not notice after the end.
    pub fn shown(&self, tournament: &Tournament) -> Option<Option<Tournament>> {
        let state = lock(&self.state);
        let message = tournament.message.filter(|message| state.deleted.contains(message));
        let excused = !self.discord.exists(tournament.channel) || state.refused.contains(&tournament.id);
        if excused || message.is_some() {
            None
        } else {
            Some(tournament.message.and_then(|message| state.messages.get(&message).cloned()))
        }
    }

    /// Updates a message in response to a press. The response may be lost.
    pub fn respond(&self, message: MessageId, tournament: &Tournament) {
        if self.environment.strikes(|conditions| conditions.show_fails) {
            return;
        }
        self.checker.shown(tournament);
        if let Some(message) = lock(&self.state).messages.get_mut(&message) {
            *message = tournament.clone();
        }
    }

    pub fn delete_message(&self, message: MessageId) {
        let mut state = lock(&self.state);
        state.messages.remove(&message);
        state.deleted.insert(message);
    }

    pub fn forbid_threads(&self, channel: ChannelId) {
        lock(&self.state).without_threads.insert(channel);
    }

    /// Performs a call, which sometimes fails before or after it has taken effect.
    async fn call<T>(
        &self,
        channel: ChannelId,
        act: impl FnOnce(&mut State) -> Result<T, ShowError>,
    ) -> Result<T, ShowError> {
        self.environment.call().await;
        if self.environment.strikes(|conditions| conditions.show_fails) {
            return Err(self.fault());
        }
        self.discord.may_write(channel)?;
        let done = act(&mut lock(&self.state))?;
        if self.environment.strikes(|conditions| conditions.show_answer_lost) {
            return Err(self.fault());
        }
        self.environment.call().await;
        Ok(done)
    }

    fn fault(&self) -> ShowError {
        self.checker.matches().count(|figures| figures.faults += 1);
        match self.environment.random().happens(0.3) {
            true => {
                ShowError::RateLimited { cause: "429".into(), after: self.environment.random().between(1_000, 20_000) }
            }
            false => ShowError::Temporary("502".into()),
        }
    }
}

#[async_trait]
impl TournamentSender for TournamentMessages {
    async fn show(&self, tournament: &Tournament) -> Result<MessageId, ShowError> {
        let now = self.environment.now();
        let act = |state: &mut State| {
            let message = match tournament.message {
                Some(message) if !state.messages.contains_key(&message) => {
                    return Err(ShowError::MessageGone("10008".into()));
                }
                Some(message) => message,
                None => match state.posts.get(&tournament.message_nonce()) {
                    // Discord returns the earlier message without changing it.
                    Some((message, at)) if now - *at < NONCE_KEPT && state.messages.contains_key(message) => {
                        return Ok(*message);
                    }
                    _ => {
                        if let Some(first) = state.recent_message(tournament.id, now) {
                            let what = format!("{} is posted again beside {first}", tournament.id.to_short());
                            self.checker.matches().violated(Invariant::TournamentsShown, what);
                        }
                        MessageId(self.discord.next_id())
                    }
                },
            };
            if tournament.message.is_none() {
                state.posts.insert(tournament.message_nonce(), (message, now));
            }
            self.checker.shown(tournament);
            state.messages.insert(message, tournament.clone());
            Ok(message)
        };
        let shown = self.call(tournament.channel, act).await;
        let mut state = lock(&self.state);
        match &shown {
            Ok(_) => state.refused.remove(&tournament.id),
            Err(ShowError::Forbidden(_)) => state.refused.insert(tournament.id),
            Err(_) => false,
        };
        drop(state);
        shown
    }

    async fn post_standings(&self, tournament: &Tournament, rounds: usize) -> Result<(), ShowError> {
        self.checker.posts_standings(tournament, rounds);
        self.call(tournament.channel, |_| Ok(())).await
    }

    async fn open_thread(&self, tournament: &Tournament, table: usize) -> Result<ChannelId, ShowError> {
        let act = |state: &mut State| {
            if state.without_threads.contains(&tournament.channel) {
                return Err(ShowError::Forbidden("50013".into()));
            }
            let place = (tournament.id, tournament.plan.rounds.len(), table);
            let open = state.threads.get(&place).copied().filter(|thread| self.discord.exists(*thread));
            let thread = open.unwrap_or_else(|| self.discord.new_thread(tournament.channel));
            state.threads.insert(place, thread);
            Ok(thread)
        };
        self.call(tournament.channel, act).await
    }

    async fn mention_players(&self, _: &Tournament, _: usize, thread: ChannelId) -> Result<(), ShowError> {
        self.call(thread, |_| Ok(())).await
    }

    async fn close_threads(&self, tournament: &Tournament, _: &[usize]) -> Result<(), ShowError> {
        self.call(tournament.channel, |_| Ok(())).await
    }

    async fn archive_thread(&self, thread: ChannelId) -> Result<(), ShowError> {
        self.call(thread, |_| Ok(())).await
    }

    /// Posts the notice. The host then allows threads.
    async fn notify_host(&self, tournament: &Tournament, _: &str) -> Result<(), ShowError> {
        let allow = |state: &mut State| {
            state.without_threads.remove(&tournament.channel);
            Ok(())
        };
        self.call(tournament.channel, allow).await
    }

    async fn create_event(&self, tournament: &Tournament) -> Result<ScheduledEventId, ShowError> {
        self.call(tournament.channel, |_| Ok(ScheduledEventId(tournament.id.0.unsigned_abs()))).await
    }

    async fn edit_event(&self, tournament: &Tournament, event: ScheduledEventId) -> Result<(), ShowError> {
        assert_eq!(event.0, tournament.id.0.unsigned_abs());
        self.call(tournament.channel, |_| Ok(())).await
    }

    /// Checks that nobody is reminded twice. Exception: if the bot knows of an earlier attempt, it searches for that
    /// message.
    async fn post_reminder(&self, tournament: &Tournament, reminder: &Reminder) -> Result<(), ShowError> {
        let Reminder { minutes_before, users, direct_locale, begun_at } = reminder;
        let to = if direct_locale.is_some() { format!("{users:?}") } else { "the channel".to_owned() };
        let what = format!("{minutes_before} minutes before {:?} to {to}", tournament.plan.begins_at);
        let act = |state: &mut State| {
            let is_new = state.told.insert((tournament.id, what.clone()));
            if !is_new && begun_at.is_none() {
                self.checker.matches().violated(Invariant::TournamentsShown, format!("reminded twice: {what}"));
            }
            Ok(())
        };
        self.call(tournament.channel, act).await
    }

    /// Checks that news is stored before it is posted.
    async fn post_news(&self, tournament: &Tournament, news: &TournamentNews) -> Result<(), ShowError> {
        let stored = self.checker.stored(tournament.id);
        if stored.is_some_and(|stored| stored.plan.organised.acts <= news.number) {
            self.checker.matches().violated(Invariant::TournamentsShown, format!("{news:?} is told and not stored"));
        }
        self.call(tournament.channel, |_| Ok(())).await
    }

    async fn remove_event(&self, tournament: &Tournament, event: ScheduledEventId) -> Result<(), ShowError> {
        assert_eq!(event.0, tournament.id.0.unsigned_abs());
        self.call(tournament.channel, |_| Ok(())).await
    }
}
