//! The table's ports: what it asks of the rooms around it. It knows neither Discord nor SQL, only these.

use async_trait::async_trait;

use super::model::{
    GuildSettings, MatchChange, MatchId, MatchMeta, MessageLocation, RatingChange, ShardSet, StoredMatch, User,
    UserError, View,
};

/// Keeps matches, scores and ratings.
#[async_trait]
pub trait Store: Send + Sync {
    /// Stores a new match in its lobby and gives it a number, unless the `interaction` that asks for it was stored before
    /// ([`StoreError::Duplicate`]) or `most_in_channel` (0 = any number) matches are open in its channel already
    /// ([`StoreError::ChannelFull`]). `head.id` is ignored.
    async fn create(
        &self,
        meta: &MatchMeta,
        most_in_channel: u32,
        interaction: Option<u64>,
    ) -> Result<MatchId, StoreError>;

    /// The match that this interaction opened or changed; `None` if it did neither, or so long ago that it cannot come again.
    async fn counted(&self, interaction: u64) -> Result<Option<MatchId>, StoreError>;

    /// The match of that number, with all its steps; `None` if there is none.
    async fn load(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError>;

    /// Stores one change, all of it in one transaction: the match's row and seats, its new steps, rounds, feats, the
    /// interaction, and at the end results and ratings. Returns how ratings changed. One that takes a place in its channel
    /// is refused where there is none ([`StoreError::ChannelFull`]).
    async fn commit(&self, change: MatchChange) -> Result<Vec<RatingChange>, StoreError>;

    /// Notes where the match's message is now, without counting as a change of the match.
    async fn moved(&self, id: MatchId, location: MessageLocation) -> Result<(), StoreError>;

    /// All matches of these shards' servers that are in their lobby or live.
    async fn open_matches(&self, of: &ShardSet) -> Result<Vec<Open>, StoreError>;

    /// The open matches of one channel, newest first.
    async fn open_in(&self, channel: u64) -> Result<Vec<Open>, StoreError>;

    /// The archived matches of one channel, newest first, at most `limit`.
    async fn archived_in(&self, channel: u64, limit: usize) -> Result<Vec<MatchId>, StoreError>;

    /// Matches of these shards' servers that were changed after `since` (milliseconds since 1970) and of which [`Store::shown`] has not said yet that
    /// their last change was shown; the newest change first, at most `limit`.
    async fn unshown(&self, of: &ShardSet, since: i64, limit: usize) -> Result<Vec<MatchId>, StoreError>;

    /// Notes that these versions of matches are known to be shown. What has changed since is left alone.
    async fn shown(&self, shown: &[(MatchId, i64)]) -> Result<(), StoreError>;

    /// Open matches of these shards' servers whose deadline is not after `now` (milliseconds since 1970), the most urgent first, at most `limit`.
    async fn due(&self, of: &ShardSet, now: i64, limit: usize) -> Result<Vec<MatchId>, StoreError>;

    /// What the owner of a server has set.
    async fn settings(&self, guild: u64) -> Result<GuildSettings, StoreError>;
}

/// An open match, in short.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Open {
    /// Its number.
    pub id: MatchId,
    /// Its game's name.
    pub game: String,
    /// Where it is.
    pub location: MessageLocation,
    /// Whether it is still in its lobby.
    pub lobby: bool,
}

/// Why the store did not do it; nothing was changed then.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// As many matches as the server allows are open in this channel.
    #[error("as many matches as allowed are open in this channel")]
    ChannelFull,
    /// Somebody else changed the match first: load it anew.
    #[error("the match was changed by somebody else in the meantime")]
    Conflict,
    /// This interaction was stored before.
    #[error("this interaction has been counted already")]
    Duplicate,
    /// The database cannot be reached or written, or holds something unreadable; for the operator.
    #[error("the database failed: {0}")]
    Failed(String),
}

/// Shows matches to people. For one match these are called one after the other, never at the same time.
#[async_trait]
pub trait Presenter: Send + Sync {
    /// A press will probably be answered with this in a moment: what takes time for that, such as the picture, can be made
    /// ready meanwhile.
    async fn foresee(&self, view: &View);

    /// Shows the match as the answer to the press with this ticket, on the match's own message: one call.
    async fn answer(&self, token: &InteractionToken, view: &View) -> Result<(), ShowError>;

    /// Waits until an edit of a message there would be made at once, and keeps its place for the caller. Given up half-way it
    /// keeps none.
    async fn room(&self, location: MessageLocation);

    /// Edits the match's message.
    async fn edit(&self, view: &View) -> Result<(), ShowError>;

    /// Shows the match as a new message that answers the command with this ticket; returns where it is now.
    async fn open(&self, token: &InteractionToken, view: &View) -> Result<MessageLocation, ShowError>;

    /// Shows the match as a new message in its channel; returns where it is now. Repeated before the match has its new place,
    /// it makes no second message, but may leave the first one as it was.
    async fn post(&self, view: &View) -> Result<MessageLocation, ShowError>;

    /// Turns a message that showed the match into a pointer to where it is now.
    async fn point(&self, old: MessageLocation, view: &View) -> Result<(), ShowError>;

    /// Tells the presser of this ticket, privately, why nothing happened.
    async fn refuse(&self, token: &InteractionToken, who: &User, told: &UserError) -> Result<(), ShowError>;
}

/// What is needed to answer a press: the interaction's number and token.
#[derive(Clone, PartialEq, Eq)]
pub struct InteractionToken {
    /// The interaction's snowflake.
    pub id: u64,
    /// Its token, a secret for 15 minutes.
    pub token: String,
}

impl std::fmt::Debug for InteractionToken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "InteractionToken({})", self.id)
    }
}

/// Why something could not be shown.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ShowError {
    /// The message is gone; the channel may still be there.
    #[error("the message is gone: {0}")]
    MessageGone(String),
    /// The channel or the server is gone for good.
    #[error("the channel is gone: {0}")]
    ChannelGone(String),
    /// The bot may not write there (any more), and it is of no use to try again: somebody has to give it the permission back.
    #[error("the bot may not write there: {0}")]
    Forbidden(String),
    /// The message is too old to be edited: it must be posted anew.
    #[error("the message can no longer be edited: {0}")]
    Stale(String),
    /// It is too late to answer.
    #[error("it is too late to answer: {0}")]
    InteractionExpired(String),
    /// It is answered already, or being answered: it came twice.
    #[error("it is answered already: {0}")]
    Answered(String),
    /// It may succeed later.
    #[error("it was not taken: {0}")]
    Passing(String),
    /// It may succeed after so many milliseconds.
    #[error("it is not taken for {after} ms: {words}")]
    Busy {
        /// What was said.
        words: String,
        /// Milliseconds from now.
        after: i64,
    },
}

/// Tells the time.
#[async_trait]
pub trait Clock: Send + Sync {
    /// Milliseconds since 1970 (UTC). Never goes back while the process runs.
    fn now(&self) -> i64;

    /// Waits until that moment.
    async fn until(&self, moment: i64);
}
