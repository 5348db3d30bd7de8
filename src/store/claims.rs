//! Claims by reaction: what statistics keep of them, and whose were so fast that a server's owner should know.

use std::collections::HashMap;

use sqlx::Row as _;

use super::{Connection, Database, counted, number, stored};
use crate::table::{MatchId, StoreError};

/// The [`StatEvent`](crate::game::StatEvent) of a right claim; its value is the milliseconds since the picture.
pub const CLAIM_RIGHT: &str = "claim-right";
/// The [`StatEvent`](crate::game::StatEvent) of a wrong claim.
pub const CLAIM_WRONG: &str = "claim-wrong";

/// A member of whom a server's owner was told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flag {
    /// Who.
    pub user: u64,
    /// What of, in a word of the flagger's own.
    pub kind: String,
    /// When: milliseconds since 1970 (UTC).
    pub at: i64,
}

/// Somebody's claims, summed up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Claims {
    /// How many were right.
    pub right: i64,
    /// How many were wrong.
    pub wrong: i64,
    /// The milliseconds of the fastest right one.
    pub fastest: Option<i64>,
}

impl Claims {
    /// These and more.
    pub fn with(self, more: Claims) -> Claims {
        Claims {
            right: self.right + more.right,
            wrong: self.wrong + more.wrong,
            fastest: self.fastest.into_iter().chain(more.fastest).min(),
        }
    }

    /// The share of wrong ones; `None` without any claim.
    pub fn wrong_share(self) -> Option<f64> {
        let all = self.right + self.wrong;
        (all > 0).then(|| self.wrong as f64 / all as f64)
    }
}

/// The claims of a match by person.
pub async fn of_match(db: &mut Connection, id: MatchId) -> Result<HashMap<u64, Claims>, StoreError> {
    let rows = sqlx::query(
        "SELECT user_id, kind, COUNT(*) AS claims, MIN(value) AS fastest FROM feats
         WHERE match_id = $1 GROUP BY user_id, kind",
    )
    .bind(id.0)
    .fetch_all(db)
    .await?;
    let mut by_person: HashMap<u64, Claims> = HashMap::new();
    for row in &rows {
        let claims = by_person.entry(number(row.try_get("user_id")?)?).or_default();
        let kind: String = row.try_get("kind")?;
        match kind.as_str() {
            CLAIM_RIGHT => (claims.right, claims.fastest) = (row.try_get("claims")?, row.try_get("fastest")?),
            CLAIM_WRONG => claims.wrong = row.try_get("claims")?,
            _ => {}
        }
    }
    Ok(by_person)
}

/// The milliseconds of somebody's latest right claims, newest first; of one game and one guild if they are given.
pub async fn recent(
    db: &mut Connection,
    user: u64,
    game: Option<&str>,
    guild: Option<u64>,
    limit: usize,
) -> Result<Vec<i64>, StoreError> {
    let claims = sqlx::query_scalar(
        "SELECT value FROM feats
         WHERE user_id = $1 AND kind = $2 AND (game = $3 OR $3 IS NULL) AND (guild = $4 OR $4 IS NULL)
         ORDER BY id DESC LIMIT $5",
    )
    .bind(stored(user)?)
    .bind(CLAIM_RIGHT)
    .bind(game)
    .bind(guild.map(stored).transpose()?)
    .bind(counted(limit))
    .fetch_all(db)
    .await?;
    Ok(claims)
}

impl Database {
    /// The milliseconds of the latest right claims of a person, newest first, at most `limit`; in one guild, or everywhere.
    ///
    /// # Errors
    /// The database failed.
    pub async fn recent_claims(&self, user: u64, guild: Option<u64>, limit: usize) -> Result<Vec<i64>, StoreError> {
        recent(&mut *self.readers.acquire().await?, user, None, guild, limit).await
    }

    /// Notes that the guild's owner is told of this member; `false` if that was noted before. `at` is milliseconds since
    /// 1970 (UTC).
    ///
    /// # Errors
    /// The database failed.
    pub async fn flag(&self, guild: u64, user: u64, kind: &str, at: i64) -> Result<bool, StoreError> {
        let noted = sqlx::query(
            "INSERT INTO flags (guild, user_id, kind, flagged_at) VALUES ($1, $2, $3, $4)
             ON CONFLICT (guild, user_id, kind) DO NOTHING",
        )
        .bind(stored(guild)?)
        .bind(stored(user)?)
        .bind(kind)
        .bind(at)
        .execute(&mut *self.writer.acquire().await?)
        .await?;
        Ok(noted.rows_affected() > 0)
    }

    /// Of whom the guild's owner was told, newest first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn flags(&self, guild: u64) -> Result<Vec<Flag>, StoreError> {
        let rows = sqlx::query(
            "SELECT user_id, kind, flagged_at FROM flags WHERE guild = $1 ORDER BY flagged_at DESC, user_id, kind",
        )
        .bind(stored(guild)?)
        .fetch_all(&self.readers)
        .await?;
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
