//! Stores when users are away. [`crate::play::TimeAway`] explains the rules.

use crate::ids::{MatchId, UserId};
use crate::play::{AwayStatus, StoreError, TimeAway};
use crate::store::database::row::from_row;
use crate::store::database::{Connection, Database, lock_until_commit, query};
use crate::timestamp::Timestamp;

pub const TIMES_AWAY_OF_USER: &str = "
    SELECT user_id, since, until FROM times_away WHERE user_id = $1 ORDER BY since";

/// Stores a period in which a user is away, or changes its end.
pub const SET_TIME_AWAY: &str = "
    INSERT INTO times_away (user_id, since, until) VALUES ($1, $2, $3)
    ON CONFLICT (user_id, since) DO UPDATE SET until = excluded.until";

pub const AWAY_UNTIL: &str = "
    SELECT CAST($1 AS BIGINT) AS user_id, MAX(until) AS until FROM times_away WHERE user_id = $1 AND until > $2";

pub const DELETE_OLD_TIMES_AWAY: &str = "
    DELETE FROM times_away WHERE (user_id, since) IN
        (SELECT user_id, since FROM times_away WHERE until < $1 LIMIT $2)";

pub const DELETE_TIMES_AWAY_OF_USER: &str = "DELETE FROM times_away WHERE user_id = $1";

/// Selects the running slow matches in which a user has a seat.
pub const SLOW_MATCHES_OF_USER: &str = "
    SELECT matches.id FROM seats JOIN matches ON matches.id = seats.match_id
    WHERE seats.user_id = $1 AND matches.stage IN ('lobby', 'running') AND matches.stage = 'running'
        AND matches.pace = 'slow'
    ORDER BY matches.id LIMIT $2";

from_row!(TimeAway { since, until });

/// Returns the stored periods in which a user is or was away, oldest first.
pub async fn times_away(db: &mut Connection, user: UserId) -> Result<Vec<TimeAway>, StoreError> {
    query(TIMES_AWAY_OF_USER).bind(user).fetch_readable("times_away", db).await
}

impl Database {
    /// Returns whether the user is away, and for how long they may still be away.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn away_status(&self, user: UserId, now: Timestamp) -> Result<AwayStatus, StoreError> {
        Ok(AwayStatus::new(&times_away(&mut *self.readers.acquire().await?, user).await?, now))
    }

    /// Marks the user as away until the end of the day that is `days` days from now; 0 ends the absence. Returns the
    /// status, and whether it changed. Changes nothing if the user would be away for too long.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn set_away(&self, user: UserId, days: i64, now: Timestamp) -> Result<(AwayStatus, bool), StoreError> {
        let mut tx = self.begin_write().await?;
        lock_until_commit(&mut tx, self.dialect, user).await?;
        let status = AwayStatus::new(&times_away(&mut tx, user).await?, now);
        let changed = match days {
            0 => status.current.map(|time| TimeAway { until: now.max(time.since), ..time }),
            days => status.time_away_for_days(days, now),
        };
        let Some(TimeAway { since, until }) = changed else { return Ok((status, false)) };
        query(SET_TIME_AWAY).bind(user).bind(since).bind(until).execute(&mut *tx).await?;
        let status = AwayStatus::new(&times_away(&mut tx, user).await?, now);
        tx.commit().await?;
        Ok((status, true))
    }

    /// Returns at most `limit` running slow matches of a user.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn slow_matches_of(&self, user: UserId, limit: usize) -> Result<Vec<MatchId>, StoreError> {
        Ok(query(SLOW_MATCHES_OF_USER).bind(user).bind(limit).fetch_all(&self.readers).await?)
    }
}
