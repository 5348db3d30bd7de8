//! The ports through which notices reach the database and Discord.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use strum::{Display, EnumString};

use crate::ids::{ChannelId, GuildId, MatchId, MessageId, RoleId, UserId};
use crate::play::domain::{
    DailyTime, MatchMeta, NoticePlace, Pace, Player, ShardSet, ShowError, StoreError, UserSettings,
};
use crate::timestamp::Timestamp;
use contract::{Day, GameInfo, Phrase, Sign};
use text::Locale;

/// How long others have waited when a player is notified. Users who are watching the match move sooner and need no
/// notice.
pub const NOTICE_DELAY: Duration = Duration::from_secs(60);
/// The reminder comes when the time left is the time for a turn divided by this number.
const REMINDER_DIVISOR: u32 = 6;
/// The minimum time between notices in one channel.
pub const MIN_CHANNEL_PAUSE: Duration = Duration::from_secs(60);
/// The minimum time between two mentions of a server's role for players.
pub const MIN_ROLE_PAUSE: Duration = Duration::from_secs(600);
/// How long the bot tries to post a role mention. Posting again within this time does not create a second message.
pub const MENTION_POST_TIMEOUT: Duration = Duration::from_secs(120);

#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, Display)]
#[strum(serialize_all = "lowercase")]
pub enum NoticeKind {
    Turn,
    Reminder,
    /// A notice to the users for whom a lobby has reserved seats.
    Invitation,
    /// A notice to the user whose turn comes next. It belongs to a notice of the kind `Turn`, and is stored with it.
    Next,
    /// A direct message which tells an invited user that the match begins. It is not stored, so it is never deleted.
    Begin,
}

impl NoticeKind {
    /// Returns the kind under which the store keeps the notice.
    pub fn stored_kind(self) -> NoticeKind {
        if self == NoticeKind::Next { NoticeKind::Turn } else { self }
    }

    /// Returns the place where a user with these settings wants notices of this kind.
    pub fn place(self, settings: &UserSettings) -> NoticePlace {
        match self {
            NoticeKind::Invitation => settings.invitations,
            NoticeKind::Next if !settings.next => NoticePlace::Nowhere,
            NoticeKind::Begin if settings.invitations != NoticePlace::Direct => NoticePlace::Nowhere,
            NoticeKind::Begin if settings.notices != Some(NoticePlace::Nowhere) => NoticePlace::Direct,
            NoticeKind::Begin => NoticePlace::Nowhere,
            NoticeKind::Turn | NoticeKind::Reminder | NoticeKind::Next => settings.notices.unwrap_or_default(),
        }
    }

    /// Returns the latest deadline at which a match of this pace already needs a notice of this kind at `now`.
    pub fn latest_deadline(self, pace: Pace, now: Timestamp) -> Timestamp {
        match self {
            NoticeKind::Turn | NoticeKind::Next | NoticeKind::Begin => now + pace.duration() - NOTICE_DELAY,
            NoticeKind::Reminder => now + pace.duration() / REMINDER_DIVISOR,
            NoticeKind::Invitation => Timestamp::MAX,
        }
    }
}

/// A posted message: its channel and its ID.
pub type NoticeMessage = (ChannelId, MessageId);

/// A match whose users might need a notice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueNotice {
    pub id: MatchId,
    pub channel: ChannelId,
    /// The time at which the wait ends. For an invitation, the time of the lobby's newest invitation.
    pub deadline: Timestamp,
    pub kind: NoticeKind,
    /// The messages that the notice replaces.
    pub old: Vec<NoticeMessage>,
}

/// The messages of a notice whose wait is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutdatedNotice {
    pub id: MatchId,
    pub deadline: Timestamp,
    pub messages: Vec<NoticeMessage>,
}

/// Stores the posted notices.
#[async_trait]
pub trait NoticeStore: Send + Sync {
    /// Returns the notices that are due at `now` in these shards: first invitations to lobbies, then notices and
    /// reminders for waits, most urgent first. For a channel that got a notice within the last [`MIN_CHANNEL_PAUSE`],
    /// returns only invitations.
    async fn due_notices(&self, of: &ShardSet, now: Timestamp) -> Result<Vec<DueNotice>, StoreError>;

    /// Returns the posted notices of matches in these shards whose wait is over.
    async fn outdated_notices(&self, of: &ShardSet) -> Result<Vec<OutdatedNotice>, StoreError>;

    /// Stores that this notice is about to be posted at `now`, or if `now` is `None`, that there is nobody to notify.
    async fn store_notice_attempt(&self, notice: &DueNotice, now: Option<Timestamp>) -> Result<(), StoreError>;

    /// Stores the messages that this match's notice consists of, for the wait that ends at `deadline`.
    async fn set_notice(&self, id: MatchId, deadline: Timestamp, messages: &[NoticeMessage]) -> Result<(), StoreError>;

    /// Returns whether the host who invited the user to this match had never played with them. Returns `None` if the
    /// user was not invited.
    async fn invited_by_stranger(&self, id: MatchId, user: UserId) -> Result<Option<bool>, StoreError>;
}

/// A notice to post as one message.
#[derive(Clone, Debug)]
pub struct Notice {
    pub meta: Arc<MatchMeta>,
    pub game: &'static GameInfo,
    pub kind: NoticeKind,
    /// See [`DueNotice::deadline`].
    pub deadline: Timestamp,
    /// The users to notify.
    pub users: Vec<UserId>,
    /// The user's language if the notice is a direct message, otherwise the match's language.
    pub locale: Locale,
    /// Whether the notice is a direct message to a single user.
    pub is_direct: bool,
    /// The match's seats with their symbols, for the names in `missed_turn_news`.
    pub seats: Vec<(Player, Sign)>,
    /// The news of the moves that were made for these users in their last turns, after their time ran out.
    pub missed_turn_news: Vec<Phrase>,
}

#[async_trait]
pub trait NoticeSender: Send + Sync {
    /// Posts the notice. Posting again within a few minutes does not create a second message.
    async fn post_notice(&self, notice: &Notice) -> Result<NoticeMessage, ShowError>;

    /// Returns whether the user is a member of the server.
    async fn is_member(&self, guild: GuildId, user: UserId) -> Result<bool, ShowError>;

    /// Deletes the message. Succeeds if there is no such message.
    async fn delete_notice(&self, message: NoticeMessage) -> Result<(), ShowError>;

    /// Deletes the message of a notice that was posted within the last few minutes, if Discord has accepted the
    /// message.
    async fn withdraw_notice(&self, notice: &Notice) -> Result<(), ShowError>;
}

/// A due message about the daily puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DuePuzzleNotice {
    pub user: UserId,
    pub locale: Locale,
    pub time: DailyTime,
    /// When the message became due.
    pub next_at: Timestamp,
    /// When the bot first tried to post the message, if it has tried.
    pub begun_at: Option<Timestamp>,
    /// How many of the user's messages in a row Discord refused before this one.
    pub refused: u32,
    /// Whether no message is needed, because the user has tried this puzzle, already has a message about it or is away,
    /// or because the puzzle was withdrawn.
    pub is_needless: bool,
}

/// Stores who wants a message about the daily puzzle.
#[async_trait]
pub trait PuzzleNoticeStore: Send + Sync {
    /// Returns at most `limit` messages about the puzzle of `day` that are due at `now`, the earliest first.
    async fn due_puzzle_notices(
        &self,
        day: Day,
        now: Timestamp,
        limit: usize,
    ) -> Result<Vec<DuePuzzleNotice>, StoreError>;

    /// Stores that the message is about to be posted. Returns `false` if the user has since turned the messages off or
    /// changed their time.
    async fn store_puzzle_notice_attempt(&self, due: &DuePuzzleNotice, now: Timestamp) -> Result<bool, StoreError>;

    /// Stores when the next message is due, and how many messages in a row Discord refused. If the message was posted,
    /// `posted` is its puzzle. After [`MAX_REFUSED_NOTICES`](super::MAX_REFUSED_NOTICES) refusals, there is no next
    /// message.
    async fn store_puzzle_notice_result(
        &self,
        due: &DuePuzzleNotice,
        next_at: Timestamp,
        posted: Option<Day>,
        refused: u32,
    ) -> Result<(), StoreError>;
}

#[async_trait]
pub trait PuzzleNoticeSender: Send + Sync {
    /// Posts the message about the puzzle of `day`, unless an interrupted earlier attempt has already posted it.
    async fn post_puzzle_notice(&self, due: &DuePuzzleNotice, day: Day) -> Result<(), ShowError>;
}

/// Stores the mentions of roles.
#[async_trait]
pub trait RoleMentionStore: Send + Sync {
    /// Stores that this lobby mentions its server's role for players. Returns `false` if a lobby in the server has
    /// mentioned the role within the last [`MIN_ROLE_PAUSE`].
    async fn store_role_mention(&self, guild: GuildId, lobby: MatchId, now: Timestamp) -> Result<bool, StoreError>;

    /// Returns the lobbies in these shards whose role mention was stored within the last [`MENTION_POST_TIMEOUT`] but
    /// is not posted yet.
    async fn waiting_role_mentions(&self, of: &ShardSet, now: Timestamp) -> Result<Vec<MatchId>, StoreError>;

    /// Returns the posted role mentions in these shards whose lobby is no longer open.
    async fn outdated_role_mentions(&self, of: &ShardSet) -> Result<Vec<(MatchId, NoticeMessage)>, StoreError>;

    /// Stores the message with the lobby's mention; `None` if there is no message, or it was deleted.
    async fn set_role_mention(&self, lobby: MatchId, message: Option<NoticeMessage>) -> Result<(), StoreError>;
}

/// A message that mentions a role.
#[derive(Clone, Debug)]
pub struct RoleMention {
    pub meta: MatchMeta,
    pub game: &'static GameInfo,
    pub role: RoleId,
}

#[async_trait]
pub trait RoleMentionSender: Send + Sync {
    /// Posts the mention. Posting again within a few minutes does not create a second message. Returns `None` if the
    /// role was deleted, or if the bot is not allowed to mention it.
    async fn post_role_mention(&self, mention: &RoleMention) -> Result<Option<NoticeMessage>, ShowError>;

    /// Deletes the message. Succeeds if there is no such message.
    async fn delete_role_mention(&self, message: NoticeMessage) -> Result<(), ShowError>;
}
