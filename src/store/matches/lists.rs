//! Lists of matches: those that are open, archived, due, or perhaps not shown as they are stored.
//!
//! A partial index serves each list, so a condition on `stage` is, word for word, that of its index. Most lists are limited
//! to some shards: `$1` is `ShardSet::mask`, one character for each shard, `1` for those that are wanted.

use sqlx::FromRow;
use sqlx::any::AnyRow;

use crate::ids::{ChannelId, MatchId, UserId};
use crate::play::{MessageLocation, OpenMatch, Stage, StoreError};
use crate::store::database::Database;
use crate::store::row::{Column as _, read};
use crate::store::sql::{Connection, Dialect};

pub const OPEN: &str = "
    SELECT id, game, guild, channel, message, detached, stage FROM matches
    WHERE stage IN ('lobby', 'running')
        AND SUBSTR($1, CAST(1 + (COALESCE(guild, 0) >> 22) % LENGTH($1) AS INTEGER), 1) = '1'
    ORDER BY channel, id";

pub const OPEN_IN_CHANNEL: &str = "
    SELECT id, game, guild, channel, message, detached, stage FROM matches
    WHERE stage IN ('lobby', 'running') AND channel = $1
    ORDER BY id DESC";

pub const OPEN_PRACTICE: &str = "
    SELECT id, game, guild, channel, message, detached, stage FROM matches
    WHERE stage IN ('lobby', 'running') AND practice IS NOT NULL AND host = $1
    ORDER BY id DESC LIMIT 1";

pub const OPEN_OF_USER: &str = "
    SELECT id FROM matches
    WHERE (
            stage IN ('lobby', 'running')
            OR (stage = 'archived' AND id IN (SELECT match_id FROM seats WHERE wants_pause = 1))
        )
        AND EXISTS (SELECT 1 FROM seats WHERE seats.match_id = matches.id AND seats.user_id = $1)
    ORDER BY deadline IS NULL, deadline, id LIMIT $2";

pub const ARCHIVED_IN_CHANNEL: &str = "
    SELECT id FROM matches WHERE stage = 'archived' AND channel = $1 ORDER BY id DESC LIMIT $2";

pub const DUE: &str = "
    SELECT id FROM matches
    WHERE stage IN ('lobby', 'running') AND deadline <= $2
        AND SUBSTR($1, CAST(1 + (COALESCE(guild, 0) >> 22) % LENGTH($1) AS INTEGER), 1) = '1'
    ORDER BY deadline, id LIMIT $3";

/// The first half reads all open matches: an index of them by `unshown_at` would be written with every move.
pub const UNSHOWN: &str = "
    SELECT id FROM (
        SELECT id, unshown_at FROM matches
        WHERE stage IN ('lobby', 'running') AND unshown_at > $2
            AND SUBSTR($1, CAST(1 + (COALESCE(guild, 0) >> 22) % LENGTH($1) AS INTEGER), 1) = '1'
        UNION ALL
        SELECT id, unshown_at FROM matches
        WHERE stage NOT IN ('lobby', 'running') AND unshown_at > $2
            AND SUBSTR($1, CAST(1 + (COALESCE(guild, 0) >> 22) % LENGTH($1) AS INTEGER), 1) = '1'
    ) AS unshown
    ORDER BY unshown_at DESC, id DESC LIMIT $3";

pub const MARK_SHOWN: &str = "UPDATE matches SET unshown_at = NULL WHERE id = $1 AND version = $2";

pub const COUNT_OPEN_IN_CHANNEL: &str = "
    SELECT COUNT(*) FROM matches WHERE stage IN ('lobby', 'running') AND channel = $1";

pub const NEWEST_FINISHED_IN_CHANNEL: &str = "
    SELECT id FROM matches WHERE channel = $1 AND stage = 'over' ORDER BY ended_at DESC, id DESC LIMIT 1";

pub const MATCHES_AFTER: &str = "SELECT id FROM matches WHERE id > $1 ORDER BY id LIMIT $2";

/// Locks a channel until the transaction ends.
pub const LOCK_CHANNEL_IN_POSTGRES: &str = "SELECT pg_advisory_xact_lock($1)";

/// Whether fewer than `limit` matches (0 = any number) are open in the channel. Until the transaction ends nobody else opens
/// one there.
pub async fn has_room(
    db: &mut Connection,
    dialect: Dialect,
    channel: ChannelId,
    limit: u32,
) -> Result<bool, StoreError> {
    if limit == 0 {
        return Ok(true);
    }
    // SQLite has only one transaction at a time that writes.
    if dialect == Dialect::Postgres {
        sqlx::query(LOCK_CHANNEL_IN_POSTGRES).bind(channel.to_stored()?).execute(&mut *db).await?;
    }
    let open: i64 = sqlx::query_scalar(COUNT_OPEN_IN_CHANNEL).bind(channel.to_stored()?).fetch_one(db).await?;
    Ok(open < i64::from(limit))
}

impl Database {
    /// Returns the open practice match of a user, if any.
    ///
    /// # Errors
    /// The database failed.
    pub async fn open_practice(&self, user: UserId) -> Result<Option<OpenMatch>, StoreError> {
        Ok(sqlx::query_as(OPEN_PRACTICE).bind(user.to_stored()?).fetch_optional(&self.readers).await?)
    }

    /// Returns the open and paused matches in which a user has a seat, most urgent first, at most `limit`.
    ///
    /// # Errors
    /// The database failed.
    pub async fn open_matches_of(&self, user: UserId, limit: usize) -> Result<Vec<MatchId>, StoreError> {
        let ids = sqlx::query_scalar(OPEN_OF_USER).bind(user.to_stored()?).bind(limit.to_stored()?);
        Ok(ids.fetch_all(&self.readers).await?)
    }

    /// Returns the match that ended last in the channel.
    ///
    /// # Errors
    /// The database failed.
    pub async fn newest_finished_in(&self, channel: ChannelId) -> Result<Option<MatchId>, StoreError> {
        let newest = sqlx::query_scalar(NEWEST_FINISHED_IN_CHANNEL).bind(channel.to_stored()?);
        Ok(newest.fetch_optional(&self.readers).await?)
    }

    /// Returns the matches after `last`, at most `limit`, in the order in which they were opened.
    ///
    /// # Errors
    /// The database failed.
    pub async fn matches_after(&self, last: MatchId, limit: i64) -> Result<Vec<MatchId>, StoreError> {
        Ok(sqlx::query_scalar(MATCHES_AFTER).bind(last.0).bind(limit).fetch_all(&self.readers).await?)
    }
}

/// Marks these versions of matches as shown. Sorted by match, because two processes that lock rows in different orders would
/// wait for each other.
pub async fn mark_shown(db: &mut Connection, shown: &[(MatchId, i64)]) -> Result<(), StoreError> {
    let mut shown = shown.to_vec();
    shown.sort_unstable();
    for (id, version) in shown {
        sqlx::query(MARK_SHOWN).bind(id.0).bind(version).execute(&mut *db).await?;
    }
    Ok(())
}

impl FromRow<'_, AnyRow> for OpenMatch {
    fn from_row(row: &AnyRow) -> sqlx::Result<OpenMatch> {
        Ok(OpenMatch {
            id: read(row, "id")?,
            game: read(row, "game")?,
            location: MessageLocation::from_row(row)?,
            lobby: read::<Stage>(row, "stage")? == Stage::Lobby,
        })
    }
}
