//! Claims by reaction: their statistics, and the members whose claims looked suspicious.

use std::collections::HashMap;

use sqlx::Row as _;

use super::{Connection, Database, bigint, count, number};
use crate::play::{MatchId, StoreError};
use contract::StatKind;

pub const SUM_CLAIMS_OF_MATCH: &str = "
    SELECT user_id, kind, COUNT(*) AS claims, MIN(value) AS fastest FROM stat_events
    WHERE match_id = $1 GROUP BY user_id, kind";

pub const RECENT_EVENTS: &str = "
    SELECT value FROM stat_events
    WHERE user_id = $1 AND kind = $2 AND (game = $3 OR $3 IS NULL) AND (guild = $4 OR $4 IS NULL)
        AND EXISTS (
            SELECT 1 FROM results
            WHERE results.match_id = stat_events.match_id AND results.user_id = stat_events.user_id
        )
    ORDER BY id DESC LIMIT $5";

/// The same in one guild, in matches that ended since its managers cleared its flags.
pub const UNCLEARED_EVENTS: &str = "
    SELECT value FROM stat_events
    WHERE user_id = $1 AND kind = $2 AND guild = $3
        AND EXISTS (
            SELECT 1 FROM results
            WHERE results.match_id = stat_events.match_id AND results.user_id = stat_events.user_id
                AND ended_at > COALESCE((SELECT flags_cleared_at FROM guild_settings WHERE guild = $3), 0)
        )
    ORDER BY id DESC LIMIT $4";

pub const INSERT_FLAG: &str = "
    INSERT INTO flags (guild, user_id, kind, flagged_at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (guild, user_id, kind) DO NOTHING";

pub const SELECT_FLAGS: &str = "
    SELECT user_id, kind, flagged_at FROM flags WHERE guild = $1 ORDER BY flagged_at DESC, user_id, kind";

/// A suspicious member, about whom the bot told the server's owner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flag {
    /// The member.
    pub user: u64,
    /// What looked suspicious, as the caller of [`Database::flag`] named it.
    pub kind: String,
    /// When: milliseconds since 1970 (UTC).
    pub at: i64,
}

/// The claims of a user, summed up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Claims {
    /// How many were right.
    pub right: i64,
    /// How many were wrong.
    pub wrong: i64,
    /// The milliseconds of the fastest right one.
    pub fastest_ms: Option<i64>,
}

impl Claims {
    /// The sum of these and more.
    pub fn with(self, more: Claims) -> Claims {
        Claims {
            right: self.right + more.right,
            wrong: self.wrong + more.wrong,
            fastest_ms: self.fastest_ms.into_iter().chain(more.fastest_ms).min(),
        }
    }

    /// The share of wrong ones, from 0 to 1; `None` without any claim.
    pub fn wrong_share(self) -> Option<f64> {
        let all = self.right + self.wrong;
        (all > 0).then(|| self.wrong as f64 / all as f64)
    }
}

/// Returns the claims of a match by user.
pub async fn of_match(db: &mut Connection, id: MatchId) -> Result<HashMap<u64, Claims>, StoreError> {
    let rows = sqlx::query(SUM_CLAIMS_OF_MATCH).bind(id.0).fetch_all(db).await?;
    let mut by_user: HashMap<u64, Claims> = HashMap::new();
    for row in &rows {
        let claims = by_user.entry(number(row.try_get("user_id")?)?).or_default();
        let kind: String = row.try_get("kind")?;
        match kind.parse() {
            Ok(StatKind::ClaimRight) => {
                (claims.right, claims.fastest_ms) = (row.try_get("claims")?, row.try_get("fastest")?)
            }
            Ok(StatKind::ClaimWrong) => claims.wrong = row.try_get("claims")?,
            Err(_) => {}
        }
    }
    Ok(by_user)
}

/// Returns the milliseconds of a user's latest right claims in finished matches, newest first; `game` and `guild` limit them.
pub async fn recent(
    db: &mut Connection,
    user: u64,
    game: Option<&str>,
    guild: Option<u64>,
    limit: usize,
) -> Result<Vec<i64>, StoreError> {
    let claims = sqlx::query_scalar(RECENT_EVENTS)
        .bind(bigint(user)?)
        .bind(StatKind::ClaimRight.as_str())
        .bind(game)
        .bind(guild.map(bigint).transpose()?)
        .bind(count(limit));
    Ok(claims.fetch_all(db).await?)
}

impl Database {
    /// Returns the milliseconds of a user's latest right claims in a guild's finished matches, newest first, at most `limit`.
    /// Claims until the last [`Database::clear_flags`] are left out.
    ///
    /// # Errors
    /// The database failed.
    pub async fn uncleared_claims(&self, user: u64, guild: u64, limit: usize) -> Result<Vec<i64>, StoreError> {
        let claims = sqlx::query_scalar(UNCLEARED_EVENTS)
            .bind(bigint(user)?)
            .bind(StatKind::ClaimRight.as_str())
            .bind(bigint(guild)?)
            .bind(count(limit));
        Ok(claims.fetch_all(&mut *self.readers.acquire().await?).await?)
    }

    /// Stores a flag; `at` is milliseconds since 1970 (UTC). Returns `false` if the guild already has one of this kind for
    /// this member.
    ///
    /// # Errors
    /// The database failed.
    pub async fn flag(&self, guild: u64, user: u64, kind: &str, at: i64) -> Result<bool, StoreError> {
        let inserted = sqlx::query(INSERT_FLAG)
            .bind(bigint(guild)?)
            .bind(bigint(user)?)
            .bind(kind)
            .bind(at)
            .execute(&mut *self.writer.acquire().await?)
            .await?;
        Ok(inserted.rows_affected() > 0)
    }

    /// Returns the flags of a guild, newest first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn flags(&self, guild: u64) -> Result<Vec<Flag>, StoreError> {
        let rows = sqlx::query(SELECT_FLAGS).bind(bigint(guild)?).fetch_all(&self.readers).await?;
        let flags = rows.iter().map(|row| {
            Ok(Flag {
                user: number(row.try_get("user_id")?)?,
                kind: row.try_get("kind")?,
                at: row.try_get("flagged_at")?,
            })
        });
        flags.collect()
    }
}
