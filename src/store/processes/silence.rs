//! Discord might send no events for a shard or a server for some time (a *silence*). After a silence, extends users'
//! deadlines by its length.

use std::time::Duration;

use serde_json::Value;

use crate::ids::{GuildId, TournamentId};
use crate::play::{LostTime, Pace, ShardSet, Silence, StoreError};
use crate::store::database::{Connection, Database, Dialect, query};
use crate::timestamp::{Timestamp, milliseconds};

/// If the clock is set back by at most this time, deadlines do not move.
const CLOCK_TOLERANCE: Duration = Duration::from_secs(60);

pub const SELECT_HEARD_AT: &str = "
    SELECT heard_at FROM gateway_sessions WHERE shard = $1 AND shards = $2 AND heard_at IS NOT NULL";

/// Stores when a shard last sent an event. The time never goes back, because lost time would then be added twice.
pub const SET_HEARD_AT: &str = "
    UPDATE gateway_sessions SET heard_at = $2 WHERE shard = $1 AND (heard_at IS NULL OR heard_at < $2)";

/// Like [`SET_HEARD_AT`], but also sets an earlier time.
pub const RESET_HEARD_AT: &str = "UPDATE gateway_sessions SET heard_at = $2 WHERE shard = $1";

/// Makes deadlines earlier after the clock was set back. `$1`: see [`ShardSet::to_bits`]. `$2`: now. `$3`: by how much
/// the clock was set back.
pub const MOVE_DEADLINES_BACK: &str = "
    UPDATE matches SET deadline = deadline - $3
    WHERE stage IN ('lobby', 'running') AND deadline > $2
        AND SUBSTR($1, CAST(1 + (COALESCE(guild, 0) >> 22) % LENGTH($1) AS INTEGER), 1) = '1'";

/// Locks the matches with a deadline, in the same order as commits lock them, so that no move is stored in between.
/// SQLite needs no lock, because it has only one writing transaction at a time. The parameters are as in
/// [`MARK_NOTICES`].
pub const LOCK_WAITING_IN_POSTGRES: &str = "
    SELECT id FROM matches
    WHERE stage IN ('lobby', 'running') AND deadline > $2 AND (CAST($3 AS BIGINT) IS NULL OR guild = CAST($3 AS BIGINT))
        AND SUBSTR($1, CAST(1 + (COALESCE(guild, 0) >> 22) % LENGTH($1) AS INTEGER), 1) = '1'
    ORDER BY id FOR UPDATE";

/// Marks the notices of the current deadlines with a minus sign, so that [`MOVE_NOTICE_DEADLINES`] can move them with
/// the matches' deadlines. Without this, users would get another notice. `$1`: see [`ShardSet::to_bits`]. `$2`: the
/// beginning of the silence. `$3`: the server.
pub const MARK_NOTICES: &str = "
    UPDATE notices SET deadline = -deadline
    WHERE EXISTS (
        SELECT 1 FROM matches
        WHERE matches.id = match_id AND matches.deadline = notices.deadline AND stage IN ('lobby', 'running')
            AND matches.deadline > $2 AND (CAST($3 AS BIGINT) IS NULL OR guild = CAST($3 AS BIGINT))
            AND SUBSTR($1, CAST(1 + (COALESCE(guild, 0) >> 22) % LENGTH($1) AS INTEGER), 1) = '1'
    )";

pub const MOVE_NOTICE_DEADLINES: &str = "
    UPDATE notices
    SET deadline = COALESCE((SELECT matches.deadline FROM matches WHERE matches.id = match_id), -deadline)
    WHERE deadline < 0";

/// Adds the time of a silence to deadlines, but leaves at most the full time for a turn. `$1`: see
/// [`ShardSet::to_bits`]. `$2` and `$3`: the beginning and the end of the silence. `$4`: the server. `$5` to `$7`: the
/// full times of live, relaxed and slow turns. Lobbies wait at most twice as long as slow turns.
pub const EXTEND_DEADLINES: &str = "
    UPDATE matches SET deadline = CASE WHEN longer < latest THEN longer ELSE latest END
    FROM (
        SELECT id AS waiting_id,
            deadline + $3 - $2 AS longer,
            $3 + CASE WHEN stage = 'lobby' THEN 2 * $7 WHEN pace = 'live' THEN $5 WHEN pace = 'relaxed' THEN $6 ELSE $7 END
                AS latest
        FROM matches
        WHERE stage IN ('lobby', 'running') AND deadline > $2 AND (CAST($4 AS BIGINT) IS NULL OR guild = CAST($4 AS BIGINT))
            AND SUBSTR($1, CAST(1 + (COALESCE(guild, 0) >> 22) % LENGTH($1) AS INTEGER), 1) = '1'
    ) AS waiting
    WHERE matches.id = waiting_id AND matches.deadline < latest AND matches.deadline < longer
    RETURNING matches.id, matches.deadline";

pub const SELECT_OPEN_SIGN_UPS: &str = "
    SELECT id, version, plan FROM tournaments
    WHERE open = 1 AND stage = 'sign-up' AND (CAST($2 AS BIGINT) IS NULL OR guild = CAST($2 AS BIGINT))
        AND SUBSTR($1, CAST(1 + (guild >> 22) % LENGTH($1) AS INTEGER), 1) = '1'";

pub const SET_SIGN_UP_PLAN: &str = "
    UPDATE tournaments SET plan = $2, version = version + 1 WHERE id = $1 AND version = $3 AND stage = 'sign-up'";

impl Database {
    /// Stores that the bot heard from these shards at `now`.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn set_heard_at(&self, shards: impl IntoIterator<Item = u32>, now: Timestamp) -> Result<(), StoreError> {
        let mut tx = self.begin_write().await?;
        for shard in shards {
            query(SET_HEARD_AT).bind(shard).bind(now).execute(&mut *tx).await?;
        }
        Ok(tx.commit().await?)
    }

    /// See [`Store::make_deadlines_earlier`](crate::play::Store::make_deadlines_earlier).
    pub(in crate::store) async fn move_deadlines_back(&self, silence: &Silence) -> Result<Duration, StoreError> {
        let now = silence.until;
        let mut of = ShardSet::empty(silence.shard_total);
        of.insert(silence.shard);
        let mut tx = self.begin_write().await?;
        let back = heard_at(&mut tx, silence).await?.unwrap_or(now) - now;
        if back <= CLOCK_TOLERANCE {
            return Ok(Duration::ZERO);
        }
        shift_sign_ups(&mut tx, &of, None, now, -milliseconds(back)).await?;
        mark_notices(&mut tx, self.dialect, &of, None, now).await?;
        query(MOVE_DEADLINES_BACK).bind(of.to_bits()).bind(now).bind(milliseconds(back)).execute(&mut *tx).await?;
        query(MOVE_NOTICE_DEADLINES).execute(&mut *tx).await?;
        query(RESET_HEARD_AT).bind(silence.shard).bind(now).execute(&mut *tx).await?;
        tx.commit().await?;
        Ok(back)
    }

    /// See [`Store::end_silence`](crate::play::Store::end_silence).
    pub(in crate::store) async fn extend_deadlines(&self, silence: &Silence) -> Result<LostTime, StoreError> {
        let Silence { until, guild, .. } = *silence;
        let mut of = ShardSet::empty(silence.shard_total);
        of.insert(silence.shard);
        let mut tx = self.begin_write().await?;
        let heard_at = heard_at(&mut tx, silence).await?;
        // If both times are missing, the bot runs for the first time.
        let since = silence.since.or(heard_at).unwrap_or(until).min(until);
        let mut new_deadlines = Vec::new();
        if since < until {
            shift_sign_ups(&mut tx, &of, guild, since, milliseconds(until - since)).await?;
            mark_notices(&mut tx, self.dialect, &of, guild, since).await?;
            let extend = query(EXTEND_DEADLINES).bind(of.to_bits()).bind(since).bind(until).bind(guild);
            let [live, relaxed, slow] = [Pace::Live, Pace::Relaxed, Pace::Slow].map(Pace::duration);
            new_deadlines = extend.bind(live).bind(relaxed).bind(slow).fetch_readable("matches", &mut tx).await?;
            query(MOVE_NOTICE_DEADLINES).execute(&mut *tx).await?;
        }
        if guild.is_none() {
            query(SET_HEARD_AT).bind(silence.shard).bind(until).execute(&mut *tx).await?;
        }
        tx.commit().await?;
        Ok(LostTime { duration: until - since, new_deadlines })
    }
}

/// Returns when the shard last sent an event, if known.
async fn heard_at(tx: &mut Connection, silence: &Silence) -> Result<Option<Timestamp>, StoreError> {
    let heard_at = query(SELECT_HEARD_AT).bind(silence.shard).bind(silence.shard_total);
    Ok(heard_at.fetch_readable("gateway_sessions", tx).await?.pop())
}

/// Locks the matches that have a deadline, and marks their notices.
async fn mark_notices(
    tx: &mut Connection,
    dialect: Dialect,
    of: &ShardSet,
    guild: Option<GuildId>,
    since: Timestamp,
) -> Result<(), StoreError> {
    if dialect == Dialect::Postgres {
        query(LOCK_WAITING_IN_POSTGRES).bind(of.to_bits()).bind(since).bind(guild).execute(&mut *tx).await?;
    }
    query(MARK_NOTICES).bind(of.to_bits()).bind(since).bind(guild).execute(tx).await?;
    Ok(())
}

/// Moves the times of open tournament sign-ups by `shift` milliseconds.
///
/// # Errors
/// Fails with [`StoreError::Conflict`] if a sign-up changes at the same time, or if the database fails.
async fn shift_sign_ups(
    tx: &mut Connection,
    of: &ShardSet,
    guild: Option<GuildId>,
    since: Timestamp,
    shift: i64,
) -> Result<(), StoreError> {
    // Unreadable rows are skipped until the operator repairs them.
    let sign_ups = query(SELECT_OPEN_SIGN_UPS).bind(of.to_bits()).bind(guild).fetch_readable("tournaments", tx).await?;
    for (id, version, mut plan) in sign_ups as Vec<(TournamentId, i64, Value)> {
        for key in ["opened_at", "begins_at"] {
            if let Some(at) = plan[key].as_i64().filter(|at| key == "opened_at" || *at > since.0) {
                plan[key] = at.saturating_add(shift).into();
            }
        }
        if query(SET_SIGN_UP_PLAN).bind(id).bind(&plan).bind(version).execute(&mut *tx).await? == 0 {
            return Err(StoreError::Conflict);
        }
    }
    Ok(())
}
