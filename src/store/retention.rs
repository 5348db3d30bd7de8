//! Deletes old rows: interactions of more than a day ago, days off of earlier seasons, cancelled lobbies, flags of members, and
//! what belongs to servers that removed the bot.
//!
//! A server may have flags and cancelled lobbies deleted earlier than the operator. Finished matches stay, because replays and
//! statistics need them. Each statement deletes at most [`MAX_ROWS`] rows of a kind, so that no player waits for it.

use std::sync::Arc;
use std::time::Duration;

use super::database::Database;
use super::matches::interactions;
use crate::play::{Clock, Season, StoreError};
use crate::timestamp::Timestamp;

/// The most rows of a kind that one pass deletes.
pub const MAX_ROWS: i64 = 200;
/// The pause after a pass that left something to delete.
const SHORT_PAUSE: Duration = Duration::from_secs(1);
/// The pause after a pass that left nothing.
const LONG_PAUSE: Duration = Duration::from_secs(600);
const DAY: Duration = Duration::from_secs(86_400);

pub const DELETE_OLD_FLAGS: &str = "
    DELETE FROM flags WHERE (guild, user_id, kind) IN
        (SELECT flags.guild, user_id, kind FROM flags
         LEFT JOIN guild_settings ON guild_settings.guild = flags.guild
         WHERE flagged_at < $1 OR flagged_at < $3 - keep_days * 86400000 LIMIT $2)";

pub const DELETE_OLD_DAYS_OFF: &str = "
    DELETE FROM days_off WHERE (user_id, season, number) IN
        (SELECT user_id, season, number FROM days_off WHERE season < $1 LIMIT $2)";

/// The newest match stays: SQLite would give its number to the next one.
pub const DELETE_SEATS_OF_CANCELLED: &str = "
    DELETE FROM seats WHERE match_id IN
        (SELECT id FROM matches LEFT JOIN guild_settings ON guild_settings.guild = matches.guild
         WHERE stage = 'cancelled' AND (ended_at < $1 OR ended_at < $3 - keep_days * 86400000)
             AND id < (SELECT MAX(id) FROM matches)
         ORDER BY ended_at, id LIMIT $2)";

/// Checks the seats, because another process may have deleted those of other matches meanwhile.
pub const DELETE_CANCELLED: &str = "
    DELETE FROM matches WHERE id IN
        (SELECT id FROM matches LEFT JOIN guild_settings ON guild_settings.guild = matches.guild
         WHERE stage = 'cancelled' AND (ended_at < $1 OR ended_at < $3 - keep_days * 86400000)
             AND id < (SELECT MAX(id) FROM matches)
         ORDER BY ended_at, id LIMIT $2)
        AND NOT EXISTS (SELECT 1 FROM seats WHERE match_id = matches.id)";

/// How long some things are kept, in days; 0 for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retention {
    /// Lobbies whose match never began.
    pub cancelled_days: u32,
    /// Flags of members whose claims looked suspicious.
    pub flags_days: u32,
    /// The settings and unfinished matches of servers that removed the bot.
    pub left_servers_days: u32,
}

impl Retention {
    /// Returns how long the things of a server are kept that wants them deleted after `days`.
    #[must_use]
    pub fn of_server(self, days: Option<u32>) -> Retention {
        let shorter = |operator: u32| match days {
            Some(days) if operator == 0 || days < operator => days,
            _ => operator,
        };
        Retention { cancelled_days: shorter(self.cancelled_days), flags_days: shorter(self.flags_days), ..self }
    }
}

impl Database {
    /// Deletes, for as long as the future is polled, what is older than `retention` allows.
    pub async fn keep_pruned(self, retention: Retention, clock: Arc<dyn Clock>) {
        // A server may have invited the bot again while no process ran. The gateway tells that first.
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

    /// Deletes some of what is older than `retention` allows at `now`. Returns whether more may be
    /// left.
    ///
    /// # Errors
    /// The database failed.
    pub async fn prune(&self, now: Timestamp, retention: Retention) -> Result<bool, StoreError> {
        let mut deleted = vec![interactions::delete_old(&mut *self.writer.acquire().await?, now, MAX_ROWS).await?];
        let old = sqlx::query(DELETE_OLD_DAYS_OFF).bind(Season::of(now).start()).bind(MAX_ROWS);
        deleted.push(old.execute(&mut *self.writer.acquire().await?).await?.rows_affected());
        let before = cutoff(now, retention.flags_days);
        let flags = sqlx::query(DELETE_OLD_FLAGS).bind(before).bind(MAX_ROWS).bind(now);
        deleted.push(flags.execute(&mut *self.writer.acquire().await?).await?.rows_affected());
        let before = cutoff(now, retention.cancelled_days);
        let mut tx = self.write().await?;
        sqlx::query(DELETE_SEATS_OF_CANCELLED).bind(before).bind(MAX_ROWS).bind(now).execute(&mut *tx).await?;
        let matches = sqlx::query(DELETE_CANCELLED).bind(before).bind(MAX_ROWS).bind(now).execute(&mut *tx).await?;
        tx.commit().await?;
        deleted.push(matches.rows_affected());
        deleted.push(self.prune_left_guilds(cutoff(now, retention.left_servers_days), MAX_ROWS).await?);
        Ok(deleted.into_iter().any(|rows| rows >= MAX_ROWS.unsigned_abs()))
    }
}

/// The moment before which things are deleted at `now`; the first of all if they are kept for ever.
fn cutoff(now: Timestamp, days: u32) -> Timestamp {
    if days > 0 { now - days * DAY } else { Timestamp::MIN }
}
