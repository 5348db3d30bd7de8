//! Deletes old rows:
//! - interactions, invitations and role mentions after a day,
//! - days off, absences and posts of earlier seasons, and posts with daily puzzles after a week,
//! - old cancelled lobbies, ended tournaments and reports about daily puzzles,
//! - settings and unfinished matches of servers that removed the bot, unless they invite it again.
//!
//! Moderators' actions (acts) are kept for 90 days. A server can choose a shorter time for cancelled lobbies than the
//! operator. Finished matches are kept, because replays and statistics need them. Each statement deletes at most
//! [`MAX_ROWS_PER_PASS`] rows of a kind, so that players do not have to wait for long.

use std::sync::Arc;
use std::time::Duration;

use super::database::{Database, query};
use super::matches::delete_match_data;
use super::matches::invitations::DELETE_OLD_INVITATIONS;
use super::matches::match_row::{DELETE_OLD_INTERACTIONS, INTERACTIONS_KEPT_FOR};
use super::matches::role_mentions::{self, DELETE_OLD_ROLE_MENTIONS, ROLE_MENTIONS_KEPT_FOR};
use super::matches::tournaments::{self, DELETE_ENTRANTS_OF_OLD_TOURNAMENTS, DELETE_OLD_TOURNAMENTS};
use super::players::away::DELETE_OLD_TIMES_AWAY;
use super::players::puzzles::{self, DELETE_OLD_PUZZLE_REPORTS};
use super::settings::acts::{ACTS_KEPT_FOR, DELETE_OLD_ACTS};
use super::settings::awards::DELETE_AWARDS_OF_GUILD;
use super::settings::puzzle_posts::{self, DELETE_OLD_PUZZLE_POSTS};
use super::settings::season_posts::{self, DELETE_OLD_SEASON_POSTS};
use crate::ids::{GuildId, InteractionId, MatchId};
use crate::play::{Clock, InvitationEligibility, Season, ShardSet, StoreError};
use crate::timestamp::Timestamp;

/// The maximum number of rows of a kind that one pass deletes.
pub const MAX_ROWS_PER_PASS: i64 = 200;
/// The pause after a pass that has not deleted all old rows.
const SHORT_PAUSE: Duration = Duration::from_secs(1);
/// The pause after a pass that deleted all old rows.
const LONG_PAUSE: Duration = Duration::from_secs(600);
const DAY: Duration = Duration::from_secs(86_400);
/// How long to keep posts with the daily puzzle. The bot edits a post only until the next day.
const PUZZLE_POSTS_KEPT_FOR: Duration = Duration::from_secs(7 * 86_400);

pub const DELETE_OLD_DAYS_OFF: &str = "
    DELETE FROM days_off WHERE (user_id, season, number) IN
        (SELECT user_id, season, number FROM days_off WHERE season < $1 LIMIT $2)";

/// Deletes the seats of old cancelled lobbies. The newest match is kept, because SQLite would give its ID to the next
/// match.
pub const DELETE_SEATS_OF_CANCELLED_LOBBIES: &str = "
    DELETE FROM seats WHERE match_id IN
        (SELECT id FROM matches LEFT JOIN guild_settings ON guild_settings.guild = matches.guild
         WHERE stage = 'cancelled' AND (ended_at < $1 OR ended_at < $3 - keep_days * 86400000)
             AND id < (SELECT MAX(id) FROM matches)
         ORDER BY ended_at, id LIMIT $2)";

/// Deletes old cancelled lobbies that have no seats. If another process deletes lobbies between the two statements, the
/// subquery also selects lobbies whose seats are still stored, so the last condition skips those.
pub const DELETE_CANCELLED_LOBBIES: &str = "
    DELETE FROM matches WHERE id IN
        (SELECT id FROM matches LEFT JOIN guild_settings ON guild_settings.guild = matches.guild
         WHERE stage = 'cancelled' AND (ended_at < $1 OR ended_at < $3 - keep_days * 86400000)
             AND id < (SELECT MAX(id) FROM matches)
         ORDER BY ended_at, id LIMIT $2)
        AND NOT EXISTS (SELECT 1 FROM seats WHERE match_id = matches.id)";

/// How many days to keep some kinds of data; 0 means forever.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retention {
    /// Days to keep lobbies whose matches never began.
    pub cancelled_lobbies_days: u32,
    /// Days to keep reports about daily puzzles.
    pub reports_days: u32,
    /// Days to keep the settings and unfinished matches of servers that removed the bot.
    pub left_servers_days: u32,
}

impl Retention {
    /// Returns the retention times for a server whose managers chose `days` for cancelled lobbies.
    #[must_use]
    pub fn for_server(self, days: Option<u32>) -> Retention {
        let shorter = |operator: u32| match days {
            Some(days) if operator == 0 || days < operator => days,
            _ => operator,
        };
        Retention { cancelled_lobbies_days: shorter(self.cancelled_lobbies_days), ..self }
    }
}

impl Database {
    /// Periodically deletes rows that are older than `retention` allows. Never returns.
    pub async fn prune_forever(self, retention: Retention, clock: Arc<dyn Clock>) {
        // A server might have invited the bot again while no process was running, and the gateway reports this only
        // after the start. So the first pass skips all servers that removed the bot.
        let mut allowed = Retention { left_servers_days: 0, ..retention };
        loop {
            let pause = match self.prune(clock.now(), allowed).await {
                Ok(true) => SHORT_PAUSE,
                Ok(false) => LONG_PAUSE,
                Err(error) => {
                    tracing::warn!(%error, "old data could not be deleted; trying again later");
                    LONG_PAUSE
                }
            };
            tokio::time::sleep(pause).await;
            if pause == LONG_PAUSE {
                allowed = retention;
            }
        }
    }

    /// Deletes some of the rows that are older than `retention` allows at `now`. Returns whether more of these rows
    /// might be left.
    ///
    /// # Errors
    /// Fails if some rows could not be deleted. The other rows are deleted anyway.
    pub async fn prune(&self, now: Timestamp, retention: Retention) -> Result<bool, StoreError> {
        let season = Season::containing(now);
        let reported_before = cutoff(now, retention.reports_days);
        let ended_before = cutoff(now, retention.cancelled_lobbies_days);
        let mut deleted = vec![self.delete_cancelled_lobbies(ended_before, now).await];
        for delete in [
            query(DELETE_OLD_INTERACTIONS).bind(InteractionId::first_at(now - INTERACTIONS_KEPT_FOR)),
            query(DELETE_OLD_INVITATIONS).bind(now - InvitationEligibility::RECENT_SPAN),
            query(DELETE_OLD_ROLE_MENTIONS).bind(now - ROLE_MENTIONS_KEPT_FOR),
            query(DELETE_OLD_DAYS_OFF).bind(season.start()),
            query(DELETE_OLD_SEASON_POSTS).bind(season.previous().start()),
            query(DELETE_OLD_PUZZLE_POSTS).bind(now - PUZZLE_POSTS_KEPT_FOR),
            query(DELETE_OLD_TIMES_AWAY).bind(season.start()),
            query(DELETE_OLD_PUZZLE_REPORTS).bind(reported_before),
            query(DELETE_OLD_ACTS).bind(InteractionId::first_at(now - ACTS_KEPT_FOR)),
            // `ended_before` is in the past, so both statements select from the same ended tournaments.
            query(DELETE_ENTRANTS_OF_OLD_TOURNAMENTS).bind(ended_before),
            query(DELETE_OLD_TOURNAMENTS).bind(ended_before),
        ] {
            deleted.push(self.execute(delete.bind(MAX_ROWS_PER_PASS)).await);
        }
        deleted.push(self.prune_left_guilds(cutoff(now, retention.left_servers_days), MAX_ROWS_PER_PASS).await);
        let deleted: Vec<u64> = deleted.into_iter().collect::<Result<_, _>>()?;
        Ok(deleted.into_iter().any(|rows| rows >= MAX_ROWS_PER_PASS.unsigned_abs()))
    }

    async fn delete_cancelled_lobbies(&self, before: Timestamp, now: Timestamp) -> Result<u64, StoreError> {
        let mut tx = self.begin_write().await?;
        let mut deleted = 0;
        for delete in [query(DELETE_SEATS_OF_CANCELLED_LOBBIES), query(DELETE_CANCELLED_LOBBIES)] {
            deleted = delete.bind(before).bind(MAX_ROWS_PER_PASS).bind(now).execute(&mut *tx).await?;
        }
        tx.commit().await?;
        Ok(deleted)
    }
}

/// Returns the time before which rows are old. If `days` is 0, no row is old.
fn cutoff(now: Timestamp, days: u32) -> Timestamp {
    if days > 0 { now - days * DAY } else { Timestamp::MIN }
}

/// The maximum number of servers that one pass of [`Database::prune_left_guilds`] checks.
const MAX_GUILDS_PER_PASS: i64 = 20;

pub const INSERT_LEFT_GUILD: &str = "
    INSERT INTO left_guilds (guild, left_at) VALUES ($1, $2) ON CONFLICT (guild) DO NOTHING";

pub const DELETE_LEFT_GUILD: &str = "DELETE FROM left_guilds WHERE guild = $1";

pub const SELECT_OLD_LEFT_GUILDS: &str = "SELECT guild FROM left_guilds WHERE left_at < $1 ORDER BY left_at LIMIT $2";

/// Selects the servers that are marked as having removed the bot. `$1`: see [`ShardSet::to_bits`].
pub const LEFT_GUILDS: &str = "
    SELECT guild FROM left_guilds
    WHERE SUBSTR($1, CAST(1 + (guild >> 22) % LENGTH($1) AS INTEGER), 1) = '1'";

/// Selects the servers with settings or unfinished matches. `$1`: see [`ShardSet::to_bits`].
pub const SELECT_GUILDS_WITH_DATA: &str = "
    SELECT guild FROM (
        SELECT guild FROM guild_settings
        UNION SELECT guild FROM matches WHERE stage IN ('lobby', 'running') AND guild IS NOT NULL AND detached = 0
        UNION SELECT guild FROM matches WHERE stage = 'archived' AND guild IS NOT NULL AND detached = 0
        UNION SELECT guild FROM tournaments
    ) AS known
    WHERE SUBSTR($1, CAST(1 + (guild >> 22) % LENGTH($1) AS INTEGER), 1) = '1'
    ORDER BY guild";

/// Selects the unfinished matches in a server. The newest match is kept for a while, because SQLite would give its ID
/// to the next match.
pub const UNFINISHED_MATCHES_IN_GUILD: &str = "
    SELECT id FROM matches
    WHERE guild = $1 AND detached = 0 AND stage <> 'over' AND id < (SELECT MAX(id) FROM matches)
    ORDER BY id LIMIT $2";

pub const DELETE_MATCH: &str = "DELETE FROM matches WHERE id = $1";

pub const DELETE_SETTINGS_OF_GUILD: &str = "DELETE FROM guild_settings WHERE guild = $1";

pub const DELETE_EMPTY_LEFT_GUILD: &str = "
    DELETE FROM left_guilds
    WHERE guild = $1
        AND NOT EXISTS (SELECT 1 FROM matches WHERE matches.guild = $1 AND detached = 0 AND stage <> 'over')
        AND NOT EXISTS (SELECT 1 FROM puzzle_results WHERE puzzle_results.guild = $1)";

impl Database {
    /// Records that a server removed the bot at `at`.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn mark_guild_left(&self, guild: GuildId, at: Timestamp) -> Result<(), StoreError> {
        self.execute(query(INSERT_LEFT_GUILD).bind(guild).bind(at)).await.map(drop)
    }

    /// Records that the bot is a member of a server again.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn mark_guild_joined(&self, guild: GuildId) -> Result<(), StoreError> {
        self.execute(query(DELETE_LEFT_GUILD).bind(guild)).await.map(drop)
    }

    /// Compares the stored servers of a shard with the servers that the bot is now in: `member` returns `true` for
    /// these. The bot might have been removed or invited while no process was running. Returns the servers that removed
    /// it.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn sync_left_guilds(
        &self,
        shard: &ShardSet,
        member: impl Fn(GuildId) -> bool,
        at: Timestamp,
    ) -> Result<Vec<GuildId>, StoreError> {
        let _turn = self.start_queue.acquire().await;
        let mut tx = self.begin_read().await?;
        let known = query(SELECT_GUILDS_WITH_DATA).bind(shard.to_bits());
        let known: Vec<GuildId> = known.fetch_readable("known servers", &mut tx).await?;
        let left: Vec<GuildId> =
            query(LEFT_GUILDS).bind(shard.to_bits()).fetch_readable("left_guilds", &mut tx).await?;
        drop(tx);
        for &guild in left.iter().filter(|guild| member(**guild)) {
            self.mark_guild_joined(guild).await?;
        }
        let mut unnoticed = Vec::new();
        for guild in known {
            if !left.contains(&guild) && !member(guild) {
                self.mark_guild_left(guild, at).await?;
                unnoticed.push(guild);
            }
        }
        Ok(unnoticed)
    }

    /// Deletes the settings and unfinished matches of some servers that removed the bot before the time `before`.
    /// Removes these servers from puzzle results. Changes at most `limit` matches and `limit` results per server.
    /// Returns the largest number of matches or results that it changed in any one server.
    pub(super) async fn prune_left_guilds(&self, before: Timestamp, limit: i64) -> Result<u64, StoreError> {
        let guilds = query(SELECT_OLD_LEFT_GUILDS).bind(before).bind(MAX_GUILDS_PER_PASS);
        let mut most = 0;
        for guild in self.list::<GuildId>("left_guilds", guilds).await? {
            let mut tx = self.begin_write().await?;
            let ids: Vec<MatchId> =
                query(UNFINISHED_MATCHES_IN_GUILD).bind(guild).bind(limit).fetch_all(&mut *tx).await?;
            for &id in &ids {
                delete_match_data(&mut tx, id).await?;
                query(DELETE_MATCH).bind(id.0).execute(&mut *tx).await?;
            }
            let results = query(puzzles::FORGET_GUILD_OF_PUZZLES).bind(guild).bind(limit).execute(&mut *tx).await?;
            for statement in [
                query(DELETE_SETTINGS_OF_GUILD),
                query(role_mentions::DELETE_ROLE_MENTIONS_OF_GUILD),
                query(tournaments::DELETE_ENTRANTS_OF_GUILD),
                query(tournaments::DELETE_TOURNAMENTS_OF_GUILD),
                query(season_posts::DELETE_SEASON_POSTS_OF_GUILD),
                query(puzzle_posts::DELETE_PUZZLE_POSTS_OF_GUILD),
                query(DELETE_AWARDS_OF_GUILD),
                query(DELETE_EMPTY_LEFT_GUILD),
            ] {
                statement.bind(guild).execute(&mut *tx).await?;
            }
            tx.commit().await?;
            most = most.max(ids.len() as u64).max(results);
        }
        Ok(most)
    }
}
