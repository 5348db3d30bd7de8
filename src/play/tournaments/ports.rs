//! The ports through which tournaments reach the database and Discord.

use async_trait::async_trait;

use super::model::{Tournament, TournamentNews};
use crate::ids::{ChannelId, GuildId, InteractionId, MatchId, MessageId, ScheduledEventId, TournamentId, UserId};
use crate::play::domain::{ShardSet, ShowError, StoreError, TournamentTable};
use crate::timestamp::Timestamp;
use text::Locale;

/// Stores tournaments.
#[async_trait]
pub trait TournamentStore: Send + Sync {
    /// Stores a new tournament and returns its ID. An interaction that is delivered twice opens only one tournament.
    ///
    /// # Errors
    /// Fails with [`StoreError::Duplicate`] if the interaction has opened a tournament, and when
    /// [`Tournament::check_may_open`] fails.
    async fn create_tournament(
        &self,
        tournament: &Tournament,
        interaction: InteractionId,
        max: usize,
    ) -> Result<TournamentId, StoreError>;

    /// Returns a tournament that passes [`Tournament::validate`].
    ///
    /// # Errors
    /// Fails with [`StoreError::Unreadable`] if the stored tournament is invalid.
    async fn tournament(&self, id: TournamentId) -> Result<Option<Tournament>, StoreError>;

    /// Cancels a tournament in this channel that cannot be read, on behalf of a moderator (`None`) or of `host`, who
    /// must be its host. Returns whether there was such an open tournament.
    async fn cancel_unreadable(
        &self,
        id: TournamentId,
        channel: ChannelId,
        host: Option<UserId>,
    ) -> Result<bool, StoreError>;

    /// Returns the tournaments of these shards that are [open](Tournament::is_open), oldest first.
    async fn open_tournaments(&self, of: &ShardSet) -> Result<Vec<TournamentId>, StoreError>;

    /// Returns the open tournaments in a channel, oldest first. Skips unreadable tournaments.
    async fn open_tournaments_in(&self, channel: ChannelId) -> Result<Vec<Tournament>, StoreError>;

    /// Stores a tournament that was changed at `now`, and increases its version.
    ///
    /// # Errors
    /// Fails with [`StoreError::Conflict`] if the stored version differs.
    async fn save_tournament(&self, tournament: &mut Tournament, now: Timestamp) -> Result<(), StoreError>;

    /// Returns a user's rating in a game; `None` if the server does not show the rating yet.
    async fn shown_rating(&self, _guild: GuildId, _game: &str, _user: UserId) -> Result<Option<i64>, StoreError> {
        Ok(None)
    }

    /// Returns the match of this table, if it was opened.
    async fn match_of_table(&self, table: TournamentTable) -> Result<Option<MatchId>, StoreError>;
}

/// A message that reminds entrants of the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reminder {
    /// How many minutes before the start the reminder was due.
    pub minutes_before: u64,
    pub users: Vec<UserId>,
    /// The language if the reminder is a direct message, in which case there is only one user. `None` means that the
    /// reminder is a message in the tournament's channel.
    pub direct_locale: Option<Locale>,
    /// When an earlier attempt began, if there was one. It may have posted the message.
    pub begun_at: Option<Timestamp>,
}

/// Shows tournaments to users.
#[async_trait]
pub trait TournamentSender: Send + Sync {
    /// Edits the tournament's message, or posts it if it has none. Posting again within a few minutes does not create a
    /// second message.
    async fn show(&self, tournament: &Tournament) -> Result<MessageId, ShowError>;

    /// Posts the standings after the first `rounds` rounds. Posting again within a few minutes does not create a second
    /// message.
    async fn post_standings(&self, tournament: &Tournament, rounds: usize) -> Result<(), ShowError>;

    /// Opens a thread for a table, or returns the thread that an earlier call opened. In a duplicate, the thread is
    /// private.
    ///
    /// # Errors
    /// Fails with [`ShowError::Forbidden`] if the bot is not allowed to open the thread.
    async fn open_thread(&self, tournament: &Tournament, table: usize) -> Result<ChannelId, ShowError>;

    /// Closes the threads of these tables of the newest round, if there are any.
    async fn close_threads(&self, tournament: &Tournament, tables: &[usize]) -> Result<(), ShowError>;

    /// Archives the thread of a table whose match is over. Also locks the thread if the bot may manage threads.
    async fn archive_thread(&self, thread: ChannelId) -> Result<(), ShowError>;

    /// Notifies the host, only once, that a round waits for its private threads, and why.
    async fn notify_host(&self, tournament: &Tournament, why: &str) -> Result<(), ShowError>;

    /// Adds the players of a table to its `thread`, and mentions them there. If `thread` is the tournament's own
    /// channel, the message says that they play there.
    async fn mention_players(&self, tournament: &Tournament, table: usize, thread: ChannelId) -> Result<(), ShowError>;

    /// Creates a scheduled event for the start time of the tournament, or returns the event that an earlier call
    /// created.
    async fn create_event(&self, tournament: &Tournament) -> Result<ScheduledEventId, ShowError>;

    /// Updates the tournament's event.
    async fn edit_event(&self, tournament: &Tournament, event: ScheduledEventId) -> Result<(), ShowError>;

    /// Posts a reminder, unless an earlier attempt has already posted it.
    async fn post_reminder(&self, tournament: &Tournament, reminder: &Reminder) -> Result<(), ShowError>;

    /// Posts news about an action of the organiser. Posting again within a few minutes does not create a second
    /// message.
    async fn post_news(&self, tournament: &Tournament, news: &TournamentNews) -> Result<(), ShowError>;

    /// Deletes the tournament's event.
    async fn remove_event(&self, tournament: &Tournament, event: ScheduledEventId) -> Result<(), ShowError>;
}
