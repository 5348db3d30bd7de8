//! The statistics of claims by reaction, and the flags of members with suspicious claims.

use std::collections::HashMap;
use std::time::Duration;

use crate::ids::{GuildId, MatchId, UserId};
use crate::play::StoreError;
use crate::store::database::row::{Column as _, from_row, readable};
use crate::store::database::{Connection, Database};
use crate::timestamp::Timestamp;
use contract::StatKind;

pub const SUM_CLAIMS_OF_MATCH: &str = "
    SELECT user_id, kind, COUNT(*) AS claims, MIN(value) AS fastest FROM stat_events
    WHERE match_id = $1 GROUP BY user_id, kind";

pub const RECENT_EVENTS: &str = "
    SELECT id, value FROM stat_events
    WHERE user_id = $1 AND kind = $2 AND (game = $3 OR $3 IS NULL) AND (guild = $4 OR $4 IS NULL)
        AND EXISTS (
            SELECT 1 FROM results
            WHERE results.match_id = stat_events.match_id AND results.user_id = stat_events.user_id
        )
    ORDER BY id DESC LIMIT $5";

/// Selects a user's latest events in a game, from matches before this one.
pub const EVENTS_BEFORE: &str = "
    SELECT id, value FROM stat_events
    WHERE user_id = $1 AND kind = $2 AND game = $3 AND match_id < $4
    ORDER BY id DESC LIMIT $5";

/// Selects a user's latest events in one guild, from matches that ended after the guild's managers last cleared its
/// flags.
pub const UNCLEARED_EVENTS: &str = "
    SELECT id, value FROM stat_events
    WHERE user_id = $1 AND kind = $2 AND guild = $3
        AND EXISTS (
            SELECT 1 FROM results
            WHERE results.match_id = stat_events.match_id AND results.user_id = stat_events.user_id
                AND ended_at > COALESCE((SELECT flags_cleared_at FROM guild_settings WHERE guild = $3), 0)
        )
    ORDER BY id DESC LIMIT $4";

/// Selects other users' events from the matches in which this user has uncleared events, for the latest ones.
pub const EVENTS_OF_OTHERS: &str = "
    SELECT id, value FROM stat_events
    WHERE user_id <> $1 AND kind = $2 AND match_id IN (
        SELECT match_id FROM stat_events
        WHERE user_id = $1 AND kind = $2 AND guild = $3
            AND EXISTS (
                SELECT 1 FROM results
                WHERE results.match_id = stat_events.match_id AND results.user_id = stat_events.user_id
                    AND ended_at > COALESCE((SELECT flags_cleared_at FROM guild_settings WHERE guild = $3), 0)
            )
        ORDER BY id DESC LIMIT $4
    )";

pub const DELETE_FLAGS: &str = "DELETE FROM flags WHERE guild = $1 AND flagged_at <= $2";

pub const SET_FLAGS_CLEARED: &str = "
    INSERT INTO guild_settings (guild, settings, flags_cleared_at) VALUES ($1, '{}', $2)
    ON CONFLICT (guild) DO UPDATE SET flags_cleared_at = excluded.flags_cleared_at
    WHERE guild_settings.flags_cleared_at < excluded.flags_cleared_at";

pub const INSERT_FLAG: &str = "
    INSERT INTO flags (guild, user_id, kind, flagged_at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (guild, user_id, kind) DO NOTHING";

pub const SELECT_FLAGS: &str = "
    SELECT user_id, kind, flagged_at FROM flags WHERE guild = $1 ORDER BY flagged_at DESC, user_id, kind";

/// A member whose claims look suspicious.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flag {
    pub user: UserId,
    /// The kind of suspicion, as named by the caller of [`Database::flag`].
    pub kind: String,
    /// The time at which the flag was stored.
    pub at: Timestamp,
}

from_row!(Flag { user: "user_id", kind, at: "flagged_at" });

from_row! { struct ClaimsOfKind { user_id: UserId, kind: StatKind, claims: i64, fastest: Duration } }

from_row! { struct ClaimEvent { value: Duration } }

/// Statistics of a user's claims.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Claims {
    /// The number of correct claims.
    pub right: i64,
    /// The number of wrong claims.
    pub wrong: i64,
    /// The time of the fastest correct claim.
    pub fastest: Option<Duration>,
}

impl Claims {
    /// Adds the numbers of claims and keeps the fastest time.
    pub fn with(self, more: Claims) -> Claims {
        Claims {
            right: self.right + more.right,
            wrong: self.wrong + more.wrong,
            fastest: self.fastest.into_iter().chain(more.fastest).min(),
        }
    }

    /// Returns the share of wrong claims, from 0 to 1. `None` without claims.
    pub fn wrong_share(self) -> Option<f64> {
        let all = self.right + self.wrong;
        (all > 0).then(|| self.wrong as f64 / all as f64)
    }
}

/// Returns each user's claims in a match.
pub async fn of_match(db: &mut Connection, id: MatchId) -> Result<HashMap<UserId, Claims>, StoreError> {
    let rows: Vec<ClaimsOfKind> = readable("stat_events", sqlx::query_as(SUM_CLAIMS_OF_MATCH).bind(id.0), db).await?;
    let mut by_user: HashMap<UserId, Claims> = HashMap::new();
    for ClaimsOfKind { user_id, kind, claims: count, fastest } in rows {
        let claims = by_user.entry(user_id).or_default();
        match kind {
            StatKind::ClaimRight => (claims.right, claims.fastest) = (count, Some(fastest)),
            StatKind::ClaimWrong => claims.wrong = count,
        }
    }
    Ok(by_user)
}

/// Returns the times of a user's latest correct claims in finished matches, newest first. `game` and `guild` restrict
/// the matches.
pub async fn recent(
    db: &mut Connection,
    user: UserId,
    game: Option<&str>,
    guild: Option<GuildId>,
    limit: usize,
) -> Result<Vec<Duration>, StoreError> {
    let claims = sqlx::query_as(RECENT_EVENTS)
        .bind(user.to_stored()?)
        .bind(StatKind::ClaimRight.to_stored()?)
        .bind(game)
        .bind(guild.to_stored()?)
        .bind(limit.to_stored()?);
    Ok(delays(readable("stat_events", claims, db).await?))
}

fn delays(events: Vec<ClaimEvent>) -> Vec<Duration> {
    events.into_iter().map(|event| event.value).collect()
}

impl Database {
    /// Returns the times of a user's `limit` latest correct claims in a game before this match, newest first.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn claims_before(
        &self,
        user: UserId,
        game: &str,
        id: MatchId,
        limit: usize,
    ) -> Result<Vec<Duration>, StoreError> {
        let claims = sqlx::query_as(EVENTS_BEFORE)
            .bind(user.to_stored()?)
            .bind(StatKind::ClaimRight.to_stored()?)
            .bind(game)
            .bind(id.0)
            .bind(limit.to_stored()?);
        Ok(delays(self.list("stat_events", claims).await?))
    }

    /// Returns the times of a user's `limit` latest correct claims in a guild's finished matches, newest first. Leaves
    /// out claims before the last [`Database::clear_flags`].
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn uncleared_claims(
        &self,
        user: UserId,
        guild: GuildId,
        limit: usize,
    ) -> Result<Vec<Duration>, StoreError> {
        let claims = sqlx::query_as(UNCLEARED_EVENTS)
            .bind(user.to_stored()?)
            .bind(StatKind::ClaimRight.to_stored()?)
            .bind(guild.to_stored()?)
            .bind(limit.to_stored()?);
        Ok(delays(self.list("stat_events", claims).await?))
    }

    /// Returns the times, in any order, of other users' correct claims from the matches of a user's `latest` newest
    /// correct claims. These are chosen as in [`Database::uncleared_claims`].
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn claims_of_others(
        &self,
        user: UserId,
        guild: GuildId,
        latest: usize,
    ) -> Result<Vec<Duration>, StoreError> {
        let claims = sqlx::query_as(EVENTS_OF_OTHERS)
            .bind(user.to_stored()?)
            .bind(StatKind::ClaimRight.to_stored()?)
            .bind(guild.to_stored()?)
            .bind(latest.to_stored()?);
        Ok(delays(self.list("stat_events", claims).await?))
    }

    /// Stores a flag that was raised at `at`. Returns `false` if the guild already has a flag of this kind for this
    /// member.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn flag(&self, guild: GuildId, user: UserId, kind: &str, at: Timestamp) -> Result<bool, StoreError> {
        let inserted = sqlx::query(INSERT_FLAG)
            .bind(guild.to_stored()?)
            .bind(user.to_stored()?)
            .bind(kind)
            .bind(at)
            .execute(&mut *self.writer.acquire().await?)
            .await?;
        Ok(inserted.rows_affected() > 0)
    }

    /// Returns the flags of a guild, newest first.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn flags(&self, guild: GuildId) -> Result<Vec<Flag>, StoreError> {
        self.list("flags", sqlx::query_as(SELECT_FLAGS).bind(guild.to_stored()?)).await
    }

    /// Deletes a guild's flags up to `at`. Claims in matches that ended before then do not raise new flags.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn clear_flags(&self, guild: GuildId, at: Timestamp) -> Result<(), StoreError> {
        let mut tx = self.write().await?;
        for statement in [sqlx::query(DELETE_FLAGS), sqlx::query(SET_FLAGS_CLEARED)] {
            statement.bind(guild.to_stored()?).bind(at).execute(&mut *tx).await?;
        }
        Ok(tx.commit().await?)
    }
}
