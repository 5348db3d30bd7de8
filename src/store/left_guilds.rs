//! Servers that removed the bot. Their settings and unfinished matches are deleted after a while, unless they invite it again.

use super::database::Database;
use super::matches::delete_parts;
use super::row::Column as _;
use crate::ids::{GuildId, MatchId};
use crate::play::{ShardSet, StoreError};
use crate::timestamp::Timestamp;

/// The most servers that one pass of [`Database::prune_left_guilds`] looks at.
const MAX_GUILDS: i64 = 20;

pub const INSERT_LEFT_GUILD: &str = "
    INSERT INTO left_guilds (guild, left_at) VALUES ($1, $2) ON CONFLICT (guild) DO NOTHING";

pub const DELETE_LEFT_GUILD: &str = "DELETE FROM left_guilds WHERE guild = $1";

pub const OLD_LEFT_GUILDS: &str = "SELECT guild FROM left_guilds WHERE left_at < $1 ORDER BY left_at LIMIT $2";

/// `$1`: see [`ShardSet::mask`].
pub const LEFT_GUILDS: &str = "
    SELECT guild FROM left_guilds
    WHERE SUBSTR($1, CAST(1 + (guild >> 22) % LENGTH($1) AS INTEGER), 1) = '1'";

/// The servers with settings or unfinished matches. `$1`: see [`ShardSet::mask`].
pub const KNOWN_GUILDS: &str = "
    SELECT guild FROM (
        SELECT guild FROM guild_settings
        UNION SELECT guild FROM matches WHERE stage IN ('lobby', 'running') AND guild IS NOT NULL AND detached = 0
        UNION SELECT guild FROM matches WHERE stage = 'archived' AND guild IS NOT NULL AND detached = 0
    ) AS known
    WHERE SUBSTR($1, CAST(1 + (guild >> 22) % LENGTH($1) AS INTEGER), 1) = '1'
    ORDER BY guild";

/// The newest match stays for a while: SQLite would give its number to the next one.
pub const UNFINISHED_IN_GUILD: &str = "
    SELECT id FROM matches
    WHERE guild = $1 AND detached = 0 AND stage <> 'over' AND id < (SELECT MAX(id) FROM matches)
    ORDER BY id LIMIT $2";

pub const DELETE_MATCH: &str = "DELETE FROM matches WHERE id = $1";

pub const DELETE_SETTINGS_OF_GUILD: &str = "DELETE FROM guild_settings WHERE guild = $1";
pub const DELETE_FLAGS_OF_GUILD: &str = "DELETE FROM flags WHERE guild = $1";

pub const DELETE_LEFT_GUILD_WITHOUT_MATCHES: &str = "
    DELETE FROM left_guilds
    WHERE guild = $1
        AND NOT EXISTS (SELECT 1 FROM matches WHERE matches.guild = $1 AND detached = 0 AND stage <> 'over')";

impl Database {
    /// Stores that the bot was removed from a server at `at`.
    ///
    /// # Errors
    /// The database failed.
    pub async fn guild_left(&self, guild: GuildId, at: Timestamp) -> Result<(), StoreError> {
        let insert = sqlx::query(INSERT_LEFT_GUILD).bind(guild.to_stored()?).bind(at);
        insert.execute(&mut *self.writer.acquire().await?).await?;
        Ok(())
    }

    /// Stores that the bot is a member of a server again.
    ///
    /// # Errors
    /// The database failed.
    pub async fn guild_joined(&self, guild: GuildId) -> Result<(), StoreError> {
        let delete = sqlx::query(DELETE_LEFT_GUILD).bind(guild.to_stored()?);
        delete.execute(&mut *self.writer.acquire().await?).await?;
        Ok(())
    }

    /// Compares the servers of a shard with those that the bot is a `member` of, because it was perhaps removed or invited while
    /// no process ran. Returns the servers that it was removed from.
    ///
    /// # Errors
    /// The database failed.
    pub async fn compare_guilds(
        &self,
        shard: &ShardSet,
        member: impl Fn(GuildId) -> bool,
        at: Timestamp,
    ) -> Result<Vec<GuildId>, StoreError> {
        let mut tx = self.read().await?;
        let known: Vec<i64> = sqlx::query_scalar(KNOWN_GUILDS).bind(shard.mask()).fetch_all(&mut *tx).await?;
        let left: Vec<i64> = sqlx::query_scalar(LEFT_GUILDS).bind(shard.mask()).fetch_all(&mut *tx).await?;
        drop(tx);
        for guild in left.iter().map(|guild| GuildId(guild.unsigned_abs())) {
            if member(guild) {
                self.guild_joined(guild).await?;
            }
        }
        let mut unnoticed = Vec::new();
        for guild in known.into_iter().filter(|guild| !left.contains(guild)) {
            let guild = GuildId(guild.unsigned_abs());
            if !member(guild) {
                self.guild_left(guild, at).await?;
                unnoticed.push(guild);
            }
        }
        Ok(unnoticed)
    }

    /// Deletes some settings and unfinished matches of servers that the bot left before this moment, at most `limit` matches of
    /// each server. Returns the most matches that were deleted of a server.
    pub(super) async fn prune_left_guilds(&self, before: Timestamp, limit: i64) -> Result<u64, StoreError> {
        let guilds = sqlx::query_scalar(OLD_LEFT_GUILDS).bind(before).bind(MAX_GUILDS);
        let guilds: Vec<i64> = guilds.fetch_all(&self.readers).await?;
        let mut most = 0;
        for guild in guilds {
            let mut tx = self.write().await?;
            let ids = sqlx::query_scalar(UNFINISHED_IN_GUILD).bind(guild).bind(limit);
            let ids: Vec<MatchId> = ids.fetch_all(&mut *tx).await?;
            for &id in &ids {
                delete_parts(&mut tx, id).await?;
                sqlx::query(DELETE_MATCH).bind(id.0).execute(&mut *tx).await?;
            }
            for statement in [
                sqlx::query(DELETE_SETTINGS_OF_GUILD),
                sqlx::query(DELETE_FLAGS_OF_GUILD),
                sqlx::query(DELETE_LEFT_GUILD_WITHOUT_MATCHES),
            ] {
                statement.bind(guild).execute(&mut *tx).await?;
            }
            tx.commit().await?;
            most = most.max(ids.len() as u64);
        }
        Ok(most)
    }
}
