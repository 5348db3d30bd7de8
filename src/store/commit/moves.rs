//! Stores a group of match changes in one transaction.
//!
//! [`STORE_MOVES`] brings every match in the group to its next version. It skips changes that expect a different
//! version or step count, and changes whose interaction is already stored. Skipped changes are refused and write
//! nothing. For the other changes, it writes the interactions and steps. All other data (options, seats, rounds,
//! results) changes rarely and is written row by row.

use std::collections::HashMap;

use serde::Serialize;
use sqlx::error::ErrorKind;

use super::rest::{rarely_changed_fields, store_other_rows};
use crate::ids::{InteractionId, MatchId};
use crate::play::{MatchChange, MatchEffects, Stage, StoreError};
use crate::store::database::row::to_json;
use crate::store::database::{BEGIN_TO_WRITE, CommitResult, Connection, Dialect, Sql, query};
use crate::store::matches::lists;
use crate::timestamp::Timestamp;

/// Brings matches to their next version, and returns the IDs of these matches. `$1` is the JSON of [`AdvanceRow`] rows.
pub const ADVANCE_IN_SQLITE: &str = "
    UPDATE matches
    SET version = value->>'version', step_count = value->>'step_count',
        deadline = CASE WHEN value->>'keeps_deadline' THEN deadline ELSE value->>'deadline' END,
        unshown_at = value->>'changed_at', last_event = value->>'last_event'
    FROM json_each($1)
    WHERE matches.id = value->>'match_id' AND version = value->>'version' - 1 AND step_count = value->>'first_step'
        AND NOT EXISTS (SELECT 1 FROM interactions WHERE interactions.id = value->>'interaction')
    RETURNING matches.id";

/// Stores interactions and adds steps to records. `$1` and `$2` are the JSON of [`AdvanceRow`] and [`StepRow`] rows.
pub const APPEND_IN_SQLITE: &str = "
    INSERT INTO interactions (id, match_id)
    SELECT value->>'interaction', value->>'match_id' FROM json_each($1) WHERE value->>'interaction' IS NOT NULL;
    INSERT INTO steps (match_id, n, json)
    SELECT value->>'match_id', value->>'n', value->>'json' FROM json_each($2)";

/// Does the work of [`ADVANCE_IN_SQLITE`] and [`APPEND_IN_SQLITE`] in one call. `$1` and `$2` are the JSON of
/// [`AdvanceRow`] and [`StepRow`] rows.
///
/// The PostgreSQL statement skips the changes that are refused, and returns the IDs of the matches whose changes it
/// stored. The SQLite statement contains its own transaction, and stores only moves. It stores all changes, or stops
/// before `COMMIT`: the version of a refused change becomes null, which the column does not allow.
pub const STORE_MOVES: Sql = Sql {
    sqlite: "
        BEGIN IMMEDIATE;
        UPDATE matches
        SET version = CASE
                WHEN version = value->>'version' - 1 AND step_count = value->>'first_step' THEN value->>'version'
            END,
            step_count = value->>'step_count', unshown_at = value->>'changed_at',
            deadline = CASE WHEN value->>'keeps_deadline' THEN deadline ELSE value->>'deadline' END,
            last_event = value->>'last_event'
        FROM json_each($1)
        WHERE matches.id = value->>'match_id';
        INSERT INTO interactions (id, match_id)
        SELECT value->>'interaction', value->>'match_id' FROM json_each($1) WHERE value->>'interaction' IS NOT NULL;
        INSERT INTO steps (match_id, n, json)
        SELECT value->>'match_id', value->>'n', value->>'json' FROM json_each($2);
        COMMIT",
    postgres: "
        WITH change AS MATERIALIZED (
            SELECT *
            FROM json_to_recordset(CAST($1 AS JSON)) AS given (
                match_id BIGINT, version BIGINT, first_step BIGINT, step_count BIGINT, deadline BIGINT,
                keeps_deadline BOOLEAN, changed_at BIGINT, interaction BIGINT, last_event TEXT
            )
        ), advanced AS (
            UPDATE matches
            SET version = change.version, step_count = change.step_count,
                deadline = CASE WHEN change.keeps_deadline THEN matches.deadline ELSE change.deadline END,
                unshown_at = change.changed_at, last_event = change.last_event
            FROM change
            WHERE matches.id = change.match_id AND matches.version = change.version - 1
                AND matches.step_count = change.first_step
                AND NOT EXISTS (SELECT 1 FROM interactions WHERE interactions.id = change.interaction)
            RETURNING id
        ), inserted_interactions AS (
            INSERT INTO interactions (id, match_id)
            SELECT change.interaction, advanced.id FROM advanced JOIN change ON change.match_id = advanced.id
            WHERE change.interaction IS NOT NULL
        ), inserted_steps AS (
            INSERT INTO steps (match_id, n, json)
            SELECT advanced.id, step.n, step.json
            FROM json_to_recordset(CAST($2 AS JSON)) AS step (match_id BIGINT, n BIGINT, json TEXT)
            JOIN advanced ON advanced.id = step.match_id
        )
        SELECT id FROM advanced",
};

/// Selects the stored version and step count of match `$1`, and whether interaction `$2` is stored.
pub const SELECT_STORED_VERSION: &str = "
    SELECT version, step_count, (SELECT COUNT(*) FROM interactions WHERE id = $2) AS is_duplicate
    FROM matches WHERE id = $1";

pub const COMMIT: &str = "COMMIT";
pub const ROLLBACK: &str = "ROLLBACK";

/// Stores several changes in one transaction. Each affects a different match, and no two come from the same
/// interaction. Returns the result of each change. A change that [reopens its match](MatchChange::reopen_limit) in its
/// channel must be the only change.
///
/// # Errors
/// Fails if the database fails, or if one of the changes cannot be written. On failure, the transaction can still be
/// open, so the caller must close the connection.
pub async fn store_group(
    db: &mut Connection,
    dialect: Dialect,
    changes: &[&MatchChange],
) -> Result<Vec<CommitResult>, StoreError> {
    // All processes lock matches in the same order, so two processes never wait for each other.
    let mut by_match = changes.to_vec();
    by_match.sort_unstable_by_key(|change| change.meta.id);
    // Moves need one call instead of four. With SQLite and a reduced schema, one call takes 1.2 times as long as
    // writing a bare row, and four calls take 1.5 times as long.
    let mut stored = None;
    if changes.iter().all(|change| is_move(change)) {
        stored = store_moves(db, dialect, &by_match).await?;
    }
    if stored.is_none() {
        stored = store_in_transaction(db, dialect, by_match).await?;
    }
    let Some(mut stored) = stored else { return Ok(vec![Err(StoreError::OpenLimit)]) };
    let mut outcomes = Vec::new();
    for change in changes {
        outcomes.push(match stored.remove(&change.meta.id) {
            Some(ratings) => Ok(ratings),
            None => Err(refusal_reason(db, change).await?),
        });
    }
    Ok(outcomes)
}

/// Stores changes of any kind. Returns the rating changes for each match whose change was not refused. Returns `None`
/// if the only change would reopen a match in a full channel.
async fn store_in_transaction(
    db: &mut Connection,
    dialect: Dialect,
    mut changes: Vec<&MatchChange>,
) -> Result<Option<HashMap<MatchId, MatchEffects>>, StoreError> {
    sqlx::raw_sql(BEGIN_TO_WRITE.for_dialect(dialect)).execute(&mut *db).await?;
    let advances = json_of_advances(&changes)?;
    let advanced: Vec<MatchId> = match dialect {
        Dialect::Sqlite => query(ADVANCE_IN_SQLITE).bind(advances).fetch_all(&mut *db).await?,
        Dialect::Postgres => {
            query(STORE_MOVES.postgres).bind(advances).bind(json_of_steps(&changes)?).fetch_all(&mut *db).await?
        }
    };
    changes.retain(|change| advanced.contains(&change.meta.id));
    if dialect == Dialect::Sqlite {
        let append = query(APPEND_IN_SQLITE).bind(json_of_advances(&changes)?).bind(json_of_steps(&changes)?);
        append.execute(&mut *db).await?;
    }
    // The match is not counted as open yet, because `store_other_rows` opens it later.
    if let [change] = changes[..]
        && let Some(limit) = change.reopen_limit
        && !lists::has_room(db, dialect, change.meta.location.channel, limit, change.changed_at).await?
    {
        sqlx::raw_sql(ROLLBACK).execute(&mut *db).await?;
        return Ok(None);
    }
    let mut ratings = HashMap::new();
    for change in changes {
        ratings.insert(change.meta.id, store_other_rows(db, change).await?);
    }
    sqlx::raw_sql(COMMIT).execute(&mut *db).await?;
    Ok(Some(ratings))
}

/// Runs [`STORE_MOVES`]. Returns the matches whose changes were stored. SQLite stores either all changes or none. If
/// none were stored, returns `None`.
async fn store_moves(
    db: &mut Connection,
    dialect: Dialect,
    changes: &[&MatchChange],
) -> Result<Option<HashMap<MatchId, MatchEffects>>, StoreError> {
    let (advances, steps) = (json_of_advances(changes)?, json_of_steps(changes)?);
    let unchanged = |id: MatchId| (id, MatchEffects::default());
    if dialect == Dialect::Postgres {
        let stored = query(STORE_MOVES.postgres).bind(advances).bind(steps).fetch_all(db).await?;
        return Ok(Some(stored.into_iter().map(unchanged).collect()));
    }
    match query(STORE_MOVES.sqlite).bind(advances).bind(steps).execute(&mut *db).await {
        Ok(_) => Ok(Some(changes.iter().map(|change| unchanged(change.meta.id)).collect())),
        // A constraint of the database has refused a change.
        Err(sqlx::Error::Database(error)) if error.kind() != ErrorKind::Other => {
            sqlx::raw_sql(ROLLBACK).execute(db).await?;
            Ok(None)
        }
        Err(error) => Err(error.into()),
    }
}

/// The columns of the table `matches` that every change writes, and the values that the change expects.
#[derive(Serialize)]
struct AdvanceRow {
    match_id: MatchId,
    version: i64,
    /// The expected number of stored steps.
    first_step: usize,
    step_count: usize,
    deadline: Option<Timestamp>,
    /// Whether to keep the stored deadline. It might have been extended since the match was read, because Discord sent
    /// no events for a while.
    keeps_deadline: bool,
    changed_at: Timestamp,
    interaction: Option<InteractionId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    last_event: Option<String>,
}

/// A row of the table `steps`.
#[derive(Serialize)]
struct StepRow {
    match_id: MatchId,
    n: usize,
    json: String,
}

fn json_of_advances(changes: &[&MatchChange]) -> Result<String, StoreError> {
    let advances = changes.iter().map(|change| AdvanceRow {
        match_id: change.meta.id,
        version: change.meta.version,
        first_step: change.stored_step_count,
        step_count: change.stored_step_count + change.steps.len(),
        deadline: change.meta.deadline,
        keeps_deadline: change.meta_before.as_ref().is_some_and(|before| before.deadline == change.meta.deadline),
        changed_at: change.changed_at,
        interaction: change.interaction,
        last_event: change.meta.last_event.as_ref().map(ToString::to_string),
    });
    to_json(&advances.collect::<Vec<_>>())
}

fn json_of_steps(changes: &[&MatchChange]) -> Result<String, StoreError> {
    let steps = changes.iter().flat_map(|change| {
        let numbered = (change.stored_step_count..).zip(&change.steps);
        numbered.map(|(n, step)| StepRow { match_id: change.meta.id, n, json: step.to_string() })
    });
    to_json(&steps.collect::<Vec<_>>())
}

/// Returns why a change was refused.
async fn refusal_reason(db: &mut Connection, change: &MatchChange) -> Result<StoreError, StoreError> {
    let id = change.meta.id.0;
    let stored = query(SELECT_STORED_VERSION).bind(id).bind(change.interaction).fetch_optional(db);
    let Some((version, step_count, is_duplicate)): Option<(i64, usize, bool)> = stored.await? else {
        return Ok(StoreError::Failed(format!("match {id} is not stored")));
    };
    // Check this first: a repeated interaction's change has an outdated version too, so it would otherwise be reported
    // as a conflict.
    if is_duplicate {
        return Ok(StoreError::Duplicate);
    }
    Ok(if version == change.meta.version - 1 && step_count != change.stored_step_count {
        StoreError::Failed(format!("the steps of match {id} would have a gap or overlap"))
    } else {
        StoreError::Conflict
    })
}

/// Returns whether [`STORE_MOVES`] can store the change: the change affects only steps, interaction, version and
/// deadline. It must also have steps, because SQLite detects a missing match only when it inserts steps.
fn is_move(change: &MatchChange) -> bool {
    !change.steps.is_empty()
        && change.result.is_none()
        && change.reopen_limit.is_none()
        && change.rounds.is_empty()
        && change.stat_events.is_empty()
        && change.days_off.is_empty()
        && change.meta.stage == Stage::Running
        && change.meta_before.as_ref().is_some_and(|before| {
            before.seats == change.meta.seats && rarely_changed_fields(before) == rarely_changed_fields(&change.meta)
        })
}
