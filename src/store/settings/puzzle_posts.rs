//! Stores the posts in which the bot shows the daily puzzle in servers, and when the next posts are due. Each post
//! lists the users who solved the puzzle.

use contract::Day;

use crate::ids::{ChannelId, GuildId, MessageId, UserId};
use crate::play::{ShardSet, StoreError};
use crate::store::database::row::from_row;
use crate::store::database::{Database, query};
use crate::timestamp::Timestamp;

/// The maximum number of posts that one query returns.
const MAX_POSTS: i64 = 64;

pub const SCHEDULE_PUZZLE_POST: &str = "UPDATE guild_settings SET puzzle_at = $2 WHERE guild = $1";

/// Selects the servers whose post is due at `$1`. `$2`: see [`ShardSet::to_bits`].
pub const DUE_PUZZLE_POSTS: &str = "
    SELECT guild, puzzle_at FROM guild_settings
    WHERE puzzle_at <= $1 AND SUBSTR($2, CAST(1 + (guild >> 22) % LENGTH($2) AS INTEGER), 1) = '1'
    ORDER BY puzzle_at, guild LIMIT $3";

pub const BEGIN_PUZZLE_POST: &str = "
    INSERT INTO puzzle_posts (guild, day, channel, begun_at, changes, shown, edit_at, closed)
    VALUES ($1, $2, $3, $4, 0, 0, 0, 0) ON CONFLICT (guild, day) DO NOTHING";

pub const PUZZLE_POST: &str = "
    SELECT guild, day, channel, message, begun_at, changes FROM puzzle_posts WHERE guild = $1 AND day = $2";

pub const SET_PUZZLE_POST_MESSAGE: &str = "UPDATE puzzle_posts SET message = $3 WHERE guild = $1 AND day = $2";

/// Selects the posts that need an edit and may be edited at `$1`. A post needs an edit if its list of solvers has
/// changed, or if its day is before `$2`. `$3`: see [`ShardSet::to_bits`].
pub const OUTDATED_PUZZLE_POSTS: &str = "
    SELECT guild, day, channel, message, begun_at, changes FROM puzzle_posts
    WHERE closed = 0 AND edit_at <= $1 AND message IS NOT NULL AND (changes > shown OR day < $2)
        AND SUBSTR($3, CAST(1 + (guild >> 22) % LENGTH($3) AS INTEGER), 1) = '1'
    ORDER BY edit_at, guild LIMIT $4";

pub const DELAY_PUZZLE_POST: &str = "UPDATE puzzle_posts SET edit_at = $3 WHERE guild = $1 AND day = $2";
pub const MARK_PUZZLE_POST_SHOWN: &str =
    "UPDATE puzzle_posts SET shown = $3, closed = $4 WHERE guild = $1 AND day = $2";

/// Counts a change to the list of solvers in a server's post.
pub const COUNT_PUZZLE_POST_CHANGE: &str = "
    UPDATE puzzle_posts SET changes = changes + 1 WHERE guild = $1 AND day = $2 AND closed = 0";
pub const COUNT_PUZZLE_POST_CHANGE_OF_DAY: &str = "
    UPDATE puzzle_posts SET changes = changes + 1 WHERE day = $1 AND closed = 0";
/// Counts a change to each post that can name the user.
pub const COUNT_PUZZLE_POST_CHANGE_OF_USER: &str = "
    UPDATE puzzle_posts SET changes = changes + 1 WHERE closed = 0 AND (guild, day) IN
        (SELECT guild, day FROM puzzle_results WHERE user_id = $1)";

pub const DELETE_OLD_PUZZLE_POSTS: &str = "
    DELETE FROM puzzle_posts WHERE (guild, day) IN
        (SELECT guild, day FROM puzzle_posts WHERE begun_at < $1 LIMIT $2)";
pub const DELETE_PUZZLE_POSTS_OF_GUILD: &str = "DELETE FROM puzzle_posts WHERE guild = $1";

from_row! {
    /// A server whose post is due.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct DuePuzzlePost { guild: GuildId, puzzle_at: Timestamp }
}

/// A server's message with the puzzle of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzlePost {
    pub guild: GuildId,
    pub day: Day,
    pub channel: ChannelId,
    /// `None` until the bot knows that Discord has the message.
    pub message: Option<MessageId>,
    /// When a process first tried to post the message.
    pub begun_at: Timestamp,
    /// The number of changes to the post's list of solvers when this row was read.
    pub changes: i64,
}

from_row!(PuzzlePost { guild, day, channel, message, begun_at, changes });

impl Database {
    /// Stores when a server's next post is due; `None` if the server wants no posts.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn schedule_puzzle_post(&self, guild: GuildId, at: Option<Timestamp>) -> Result<(), StoreError> {
        self.execute(query(SCHEDULE_PUZZLE_POST).bind(guild).bind(at)).await.map(drop)
    }

    /// Returns some servers in these shards whose post is due.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn due_puzzle_posts(&self, of: &ShardSet, now: Timestamp) -> Result<Vec<DuePuzzlePost>, StoreError> {
        self.list("guild_settings", query(DUE_PUZZLE_POSTS).bind(now).bind(of.to_bits()).bind(MAX_POSTS)).await
    }

    /// Returns a server's post for a day, if a process has begun to post it.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn puzzle_post(&self, guild: GuildId, day: Day) -> Result<Option<PuzzlePost>, StoreError> {
        Ok(self.list("puzzle_posts", query(PUZZLE_POST).bind(guild).bind(day)).await?.pop())
    }

    /// Stores that the bot is about to send a post. Changes nothing if the bot already began this post.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn begin_puzzle_post(
        &self,
        guild: GuildId,
        day: Day,
        channel: ChannelId,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        self.execute(query(BEGIN_PUZZLE_POST).bind(guild).bind(day).bind(channel).bind(now)).await.map(drop)
    }

    /// Stores which message shows a post.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn set_puzzle_post_message(
        &self,
        guild: GuildId,
        day: Day,
        message: MessageId,
    ) -> Result<(), StoreError> {
        self.execute(query(SET_PUZZLE_POST_MESSAGE).bind(guild).bind(day).bind(message)).await.map(drop)
    }

    /// Returns some posts in these shards that need an edit and may be edited at `now`. A post needs an edit if its
    /// list of solvers has changed, or if its day is before `counting`.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn outdated_puzzle_posts(
        &self,
        of: &ShardSet,
        now: Timestamp,
        counting: Day,
    ) -> Result<Vec<PuzzlePost>, StoreError> {
        let outdated = query(OUTDATED_PUZZLE_POSTS).bind(now).bind(counting).bind(of.to_bits());
        self.list("puzzle_posts", outdated.bind(MAX_POSTS)).await
    }

    /// Stores that a post must not be edited before `until`.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn delay_puzzle_post(&self, post: &PuzzlePost, until: Timestamp) -> Result<(), StoreError> {
        self.execute(query(DELAY_PUZZLE_POST).bind(post.guild).bind(post.day).bind(until)).await.map(drop)
    }

    /// Stores that a post shows its list of solvers with all changes up to `post.changes`. If `closed` is true, the
    /// post no longer changes.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn mark_puzzle_post_shown(&self, post: &PuzzlePost, closed: bool) -> Result<(), StoreError> {
        let shown = query(MARK_PUZZLE_POST_SHOWN).bind(post.guild).bind(post.day);
        self.execute(shown.bind(post.changes).bind(closed)).await.map(drop)
    }

    /// Sets whether the lists of solvers name the user.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn set_solver_listed(&self, user: UserId, listed: bool) -> Result<(), StoreError> {
        self.change_user_settings(user, |settings| settings.unlisted = !listed).await?;
        self.execute(query(COUNT_PUZZLE_POST_CHANGE_OF_USER).bind(user)).await.map(drop)
    }
}
