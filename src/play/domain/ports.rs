//! The ports of matches: store, presenter and clock. This module uses neither Discord nor SQL.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;

use super::act::AuditEntry;
use super::deals::DealScore;
use super::error::Error;
use super::model::{MatchChange, MatchMeta, Reservation, StoredMatch};
use super::period::Season;
use super::ratings::MatchEffects;
use super::settings::{GuildSettings, InvitationAnswer, OperatorBlocks, UserSettings};
use super::view::View;
use crate::ids::{ChannelId, GuildId, InteractionId, MatchId, MessageLocation, TournamentId, UserId};
use crate::play::domain::ShardSet;
use crate::timestamp::Timestamp;
use contract::Seat;

/// Stores matches, scores and ratings.
#[async_trait]
pub trait Store: Send + Sync {
    /// Stores a new match, and invitations for the users with reserved seats. Returns the match's ID; `meta.id` is
    /// ignored. If `most_in_channel` is `None`, the match begins at once, and the limits for matches and lobbies do not
    /// apply. Fails with [`StoreError::Duplicate`] if the interaction has already opened or changed a match. Fails with
    /// [`StoreError::OpenLimit`] if the channel already has `most_in_channel` open matches (0 = no limit) that
    /// [count](MatchMeta::counts_in_channel). Also fails when [`Store::check_lobby_limits`] does.
    async fn create(
        &self,
        meta: &MatchMeta,
        most_in_channel: Option<u32>,
        interaction: Option<InteractionId>,
    ) -> Result<MatchId, StoreError>;

    /// Checks that the host may open another lobby in this server, and may invite these guests.
    ///
    /// # Errors
    /// Fails with [`StoreError::HostLimit`] or [`StoreError::Uninvitable`].
    async fn check_lobby_limits(
        &self,
        host: UserId,
        guild: Option<GuildId>,
        guests: &[Reservation],
        now: Timestamp,
    ) -> Result<(), StoreError>;

    /// Returns the match that this interaction opened or changed. Also deletes old interactions, because Discord does
    /// not deliver them again.
    async fn match_of_interaction(&self, interaction: InteractionId) -> Result<Option<MatchId>, StoreError>;

    /// Returns the match without its steps, or `None` if there is no such match.
    async fn load_meta(&self, id: MatchId) -> Result<Option<MatchMeta>, StoreError>;

    /// Returns the match with all its steps, or `None` if there is no such match.
    async fn load(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError>;

    /// Stores a change in one transaction. If the match ends, returns its rating changes and comparisons. See
    /// [`MatchChange`].
    async fn commit(&self, change: MatchChange) -> Result<MatchEffects, StoreError>;

    /// Ends a match that cannot be read or rebuilt, and keeps its steps. Returns `false` if the match had already
    /// ended.
    async fn stop_unreadable_match(&self, id: MatchId) -> Result<bool, StoreError>;

    /// Stores the results of a finished match as the first results of its deal, unless they are already stored.
    async fn store_deal_results(&self, code: &str, id: MatchId, scores: &[(Seat, DealScore)])
    -> Result<(), StoreError>;

    /// Stores the location of the match's new message, unless a newer message is already stored: if two messages are
    /// created at the same time, the location of the older message may arrive last. The match's version does not
    /// change.
    async fn set_location(&self, id: MatchId, location: MessageLocation) -> Result<(), StoreError>;

    async fn open_matches(&self, of: &ShardSet) -> Result<Vec<OpenMatch>, StoreError>;

    async fn open_matches_in(&self, channel: ChannelId) -> Result<Vec<OpenMatch>, StoreError>;

    /// Returns at most `limit` archived matches in one channel, newest first.
    async fn archived_matches_in(&self, channel: ChannelId, limit: usize) -> Result<Vec<MatchId>, StoreError>;

    /// Returns at most `limit` of the user's archived matches in this server whose channel was deleted, newest first.
    async fn matches_without_channel(
        &self,
        guild: GuildId,
        user: UserId,
        limit: usize,
    ) -> Result<Vec<MatchId>, StoreError>;

    /// Returns at most `limit` matches in these shards that changed after `since`, newest change first. Leaves out
    /// matches whose newest version is already shown, see [`Store::store_shown_versions`].
    async fn unshown_matches(&self, of: &ShardSet, since: Timestamp, limit: usize) -> Result<Vec<MatchId>, StoreError>;

    /// Stores that Discord shows each match's given version. Ignores matches that have a newer version.
    async fn store_shown_versions(&self, shown: &[(MatchId, i64)]) -> Result<(), StoreError>;

    /// Returns at most `limit` open matches in these shards whose deadline has passed at `now`, most urgent first.
    async fn overdue_matches(&self, of: &ShardSet, now: Timestamp, limit: usize) -> Result<Vec<MatchId>, StoreError>;

    /// Adds the duration of a silence to the deadlines of open matches and sign-ups, but leaves no turn more than its
    /// full time. Also stores, in the same transaction, that the silence's shard sends events again. Matches keep their
    /// versions, so that their buttons stay valid.
    async fn end_silence(&self, _: &Silence) -> Result<LostTime, StoreError> {
        Ok(LostTime::default())
    }

    /// If this shard's last stored event is later than the silence's end, the clock was set back in the meantime. In
    /// that case, makes the deadlines of open matches and sign-ups earlier by the difference, so that users keep their
    /// remaining time. Returns the difference.
    async fn make_deadlines_earlier(&self, _: &Silence) -> Result<Duration, StoreError> {
        Ok(Duration::ZERO)
    }

    async fn settings(&self, guild: GuildId) -> Result<GuildSettings, StoreError>;

    async fn user_settings(&self, user: UserId) -> Result<UserSettings, StoreError>;

    /// Returns the number of days off that the user has taken in this season.
    async fn days_off_taken(&self, user: UserId, season: Season) -> Result<usize, StoreError>;

    /// Returns whether the bot made routine moves for the user in their newest match of this game.
    async fn had_auto_draws(&self, user: UserId, game: &str) -> Result<bool, StoreError>;

    /// If the user is away, returns when they will be back. See [`TimeAway`](super::TimeAway).
    async fn away_until(&self, user: UserId, now: Timestamp) -> Result<Option<Timestamp>, StoreError>;

    /// Stores an entry of the audit log for 90 days. Ignores an entry whose ID is already stored. Also ignores a
    /// refused request if 200 refused requests of the same match are already stored.
    async fn store_audit_entry(&self, act: &AuditEntry) -> Result<(), StoreError>;

    /// Returns the host of a tournament, if there is such a tournament.
    async fn tournament_host(&self, id: TournamentId) -> Result<Option<UserId>, StoreError>;

    /// Stores the user's newest answer to an invitation. Returns whether they were invited.
    async fn store_invitation_answer(
        &self,
        id: MatchId,
        user: UserId,
        answer: &InvitationAnswer,
    ) -> Result<bool, StoreError>;

    /// Returns whether this answer to an invitation is still stored.
    async fn has_answer(&self, id: MatchId, user: UserId, answer: &InvitationAnswer) -> Result<bool, StoreError>;

    /// Returns the stored answers to invitations to lobbies in these shards.
    async fn invitation_answers(&self, of: &ShardSet) -> Result<Vec<(MatchId, UserId, InvitationAnswer)>, StoreError>;

    /// Removes `answer`, but keeps a newer answer from the same user. Returns whether `answer` was still stored.
    async fn remove_answer(&self, id: MatchId, user: UserId, answer: &InvitationAnswer) -> Result<bool, StoreError>;

    /// Returns the users and servers that the operator blocked.
    async fn operator_blocks(&self) -> Result<OperatorBlocks, StoreError>;
}

/// A time in which no events arrived from a shard or a server.
#[derive(Clone, Debug)]
pub struct Silence {
    pub shard: u32,
    /// The number of shards.
    pub shard_total: u32,
    /// The server; `None` for all servers of the shard.
    pub guild: Option<GuildId>,
    /// When the silence began; `None` if it began with the last event that an earlier process received from the shard.
    pub since: Option<Timestamp>,
    pub until: Timestamp,
    /// When the server's outage began. Part of the outage may already have been added to the deadlines.
    pub outage_began: Option<Timestamp>,
}

/// The time that players lost in a silence.
#[derive(Clone, Debug, Default)]
pub struct LostTime {
    pub duration: Duration,
    /// The matches whose deadlines were extended, with the new deadlines.
    pub new_deadlines: Vec<(MatchId, Timestamp)>,
}

/// An open match, as [`Store::open_matches`] lists it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenMatch {
    pub id: MatchId,
    pub game: String,
    pub location: MessageLocation,
    pub lobby: bool,
}

/// Why a call to the store failed. The call changed nothing, unless the database's response was lost.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("as many matches are open in this channel, or tournaments in this server, as allowed")]
    OpenLimit,
    #[error("the host has as many open lobbies or sign-ups in this server as allowed")]
    HostLimit,
    /// The host is not allowed to invite these users, see
    /// [`InvitationEligibility::allows_host`](super::InvitationEligibility::allows_host). `again_in` is set if each of
    /// these users has declined or not answered an invitation from the host.
    #[error("users may not be invited by this host")]
    Uninvitable { users: Vec<UserId>, again_in: Option<Duration> },
    /// Another process changed the match first, or a user took the same day off in another match. The match must be
    /// loaded again.
    #[error("the match was changed by somebody else in the meantime")]
    Conflict,
    #[error("this interaction has been counted already")]
    Duplicate,
    /// Other tables of a duplicate still play the match's deal.
    #[error("the match's deal is sealed")]
    Sealed,
    /// A stored object cannot be read. `what` names the object, such as "tournament 3".
    #[error("{what} cannot be read: {why}")]
    Unreadable { what: String, why: String },
    /// The database cannot be reached or written. The text is for the operator.
    #[error("the database failed: {0}")]
    Failed(String),
}

impl StoreError {
    /// Returns the error for these users. Each comes with the time at which the host may invite them again, if it is
    /// known.
    pub fn uninvitable(refused: &[(UserId, Option<Timestamp>)], now: Timestamp) -> StoreError {
        let again_at = refused.iter().map(|(_, again_at)| *again_at).collect::<Option<Vec<Timestamp>>>();
        let again_in = again_at.and_then(|times| times.into_iter().max()).map(|time| time - now);
        StoreError::Uninvitable { users: refused.iter().map(|(user, _)| *user).collect(), again_in }
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Error {
        match error {
            StoreError::Sealed => Error::user("tournament-sealed"),
            error => Error::Internal(error.to_string()),
        }
    }
}

/// Shows matches to users.
///
/// [`Presenter::respond`] and [`Presenter::respond_with_new_message`] are called immediately, even while other calls
/// for the same match are in flight. All other calls for a match are made one at a time.
#[async_trait]
pub trait Presenter: Send + Sync {
    /// Draws the picture of a view as PNG, for [`View::picture`]. Returns `None` if the view has no picture.
    async fn draw_picture(&self, view: &View) -> Option<Arc<Vec<u8>>>;

    /// Responds to a button press by changing the pressed message.
    async fn respond(&self, token: &InteractionToken, view: &View) -> Result<(), ShowError>;

    /// Tells Discord that the response to a button press comes later, from [`Presenter::respond`].
    async fn defer(&self, token: &InteractionToken) -> Result<(), ShowError>;

    /// Waits until the rate limits allow an edit in this channel, then counts the edit. If the future is dropped, no
    /// edit is counted. Edits of real-time games have priority.
    async fn acquire_edit_permit(&self, location: MessageLocation, real_time: bool);

    /// Returns how long the edits that wait for the rate limits will take.
    fn edit_backlog(&self) -> Duration {
        Duration::ZERO
    }

    async fn edit(&self, view: &View) -> Result<(), ShowError>;

    /// Responds to a command with a new message. Returns the message's location.
    async fn respond_with_new_message(
        &self,
        token: &InteractionToken,
        view: &View,
    ) -> Result<MessageLocation, ShowError>;

    /// Posts the match in its channel. Returns the message's location. A second call with the same location in
    /// [`View::meta`] creates no second message, but might not update the first message. If `may_exist` is true, first
    /// looks for a message that already shows the match.
    async fn post(&self, view: &View, may_exist: bool) -> Result<MessageLocation, ShowError>;

    /// Turns a message that showed the match into a pointer to the match's new message.
    async fn turn_into_pointer(&self, old: MessageLocation, view: &View) -> Result<(), ShowError>;
}

/// The data that is needed to respond to an interaction.
#[derive(Clone, PartialEq, Eq)]
pub struct InteractionToken {
    pub id: InteractionId,
    /// The interaction's token, which is secret and valid for 15 minutes.
    pub token: String,
}

impl std::fmt::Debug for InteractionToken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "InteractionToken({})", self.id)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ShowError {
    /// The message is gone, but the channel might still exist.
    #[error("the message is gone: {0}")]
    MessageGone(DiscordError),
    /// The channel or the server was deleted.
    #[error("the channel is gone: {0}")]
    ChannelGone(DiscordError),
    /// The bot has no permission to write in the channel. Retrying does not help.
    #[error("Discord does not allow it: {0}")]
    Forbidden(DiscordError),
    /// The message is too old to be edited. The match must be posted again.
    #[error("the message can no longer be edited: {0}")]
    Stale(DiscordError),
    #[error("it is too late to respond: {0}")]
    InteractionExpired(DiscordError),
    /// The interaction already has a response, because it was delivered twice.
    #[error("it has a response already: {0}")]
    AlreadyResponded(DiscordError),
    #[error("Discord did not take it: {0}")]
    Temporary(DiscordError),
    /// The call might succeed later, after the pause that Discord asks for.
    #[error("Discord takes it in {} ms: {cause}", .after.as_millis())]
    RateLimited { cause: DiscordError, after: Duration },
}

impl ShowError {
    pub fn cause(&self) -> &DiscordError {
        match self {
            ShowError::MessageGone(cause)
            | ShowError::ChannelGone(cause)
            | ShowError::Forbidden(cause)
            | ShowError::Stale(cause)
            | ShowError::InteractionExpired(cause)
            | ShowError::AlreadyResponded(cause)
            | ShowError::Temporary(cause)
            | ShowError::RateLimited { cause, .. } => cause,
        }
    }

    /// Returns whether Discord may accept the call later.
    pub fn is_temporary(&self) -> bool {
        matches!(self, ShowError::Temporary(_) | ShowError::RateLimited { .. })
    }
}

/// Why the bot must try again to show something.
#[derive(Debug, thiserror::Error)]
pub enum UpdateError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Show(#[from] ShowError),
}

/// Turns the error of a call that Discord refuses permanently into `None`, and logs the refusal.
///
/// # Errors
/// Fails if Discord may accept the call later.
pub fn ok_unless_refused<T>(answer: Result<T, ShowError>, refused: &str) -> Result<Option<T>, ShowError> {
    match answer {
        Ok(answer) => Ok(Some(answer)),
        Err(error) if error.is_temporary() => Err(error),
        Err(error) => {
            tracing::info!(%error, "{refused}");
            Ok(None)
        }
    }
}

/// Discord's description of a failed call.
#[derive(Clone, Debug, Default, PartialEq, Eq, thiserror::Error)]
#[error("{message}{}", if *code == 0 { String::new() } else { format!(" ({code})") })]
pub struct DiscordError {
    pub message: String,
    /// The HTTP status; 0 if there was no response.
    pub status: u16,
    /// Discord's JSON error code; 0 if there is none.
    pub code: u64,
}

impl From<&str> for DiscordError {
    fn from(message: &str) -> DiscordError {
        DiscordError { message: message.to_owned(), ..DiscordError::default() }
    }
}

#[async_trait]
pub trait Clock: Send + Sync {
    /// Returns the current time. The time goes back only in [`Clock::apply_step`].
    fn now(&self) -> Timestamp;

    /// Returns the later of this clock's time and the system clock's time. Used to decide whether a lease has ended.
    fn now_for_leases(&self) -> Timestamp {
        self.now()
    }

    async fn sleep_until(&self, moment: Timestamp);

    async fn sleep(&self, duration: Duration) {
        self.sleep_until(self.now() + duration).await;
    }

    /// Returns whether the system's clock made a step, forward or back, that this clock has not applied yet.
    fn has_unapplied_step(&self) -> bool {
        false
    }

    /// Sets this clock to the system's time. Call this only while no match is in memory.
    fn apply_step(&self) {}
}
