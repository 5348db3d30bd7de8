//! Stores the rest of a change, beside version, interaction and steps: only rows that differ from the stored ones.

use std::collections::BTreeMap;

use serde_json::Value;

use super::result;
use crate::play::{DayOff, MatchChange, MatchMeta, Occupant, RatingChange, Stage, StoreError};
use crate::store::matches::{put_seat, remove_seats};
use crate::store::row::{Column as _, to_json};
use crate::store::sql::Connection;

pub const UPDATE_MATCH: &str = "
    UPDATE matches
    SET options = $2, pace = $3, locale = $4, host = $5, stage = $6, youngest = $7, started_at = $8, ended_at = $9,
        outcome = $10, practice = $11, removed = $12, reserved = $13
    WHERE id = $1";

pub const NEXT_ROUND: &str = "SELECT COALESCE(MAX(n) + 1, 0) FROM rounds WHERE match_id = $1";

pub const INSERT_ROUND: &str = "INSERT INTO rounds (match_id, n, seat, points, total) VALUES ($1, $2, $3, $4, $5)";

pub const INSERT_STAT_EVENT: &str = "
    INSERT INTO stat_events (match_id, step, user_id, game, guild, kind, value) VALUES ($1, $2, $3, $4, $5, $6, $7)";

pub const PUT_USER_NAME: &str = "
    INSERT INTO user_names (user_id, name) VALUES ($1, $2)
    ON CONFLICT (user_id) DO UPDATE SET name = excluded.name WHERE user_names.name <> excluded.name";

pub const INSERT_DAY_OFF: &str = "
    INSERT INTO days_off (user_id, season, number) VALUES ($1, $2, $3) ON CONFLICT (user_id, season, number) DO NOTHING";

/// Writes what a change brings beside version, interaction and steps. Returns how ratings changed.
pub async fn store_rest(db: &mut Connection, change: &MatchChange) -> Result<Vec<RatingChange>, StoreError> {
    let (meta, before) = (&*change.meta, change.before.as_deref());
    if before.is_none_or(|before| rarely_changed(before) != rarely_changed(meta)) {
        update_match(db, meta).await?;
    }
    put_seats(db, change).await?;
    insert_rounds(db, change).await?;
    insert_stat_events(db, change).await?;
    insert_days_off(db, &change.days_off).await?;
    // Names do not change while a match runs.
    if meta.stage != Stage::Running {
        put_user_names(db, meta).await?;
    }
    match &change.result {
        Some(result) => result::store(db, meta, result).await,
        None => Ok(Vec::new()),
    }
}

async fn update_match(db: &mut Connection, meta: &MatchMeta) -> Result<(), StoreError> {
    sqlx::query(UPDATE_MATCH)
        .bind(meta.id.0)
        .bind(to_json(&meta.options)?)
        .bind(meta.pace.to_stored()?)
        .bind(meta.locale.to_stored()?)
        .bind(meta.host.to_stored()?)
        .bind(meta.stage.to_stored()?)
        .bind(meta.youngest.to_stored()?)
        .bind(meta.started_at)
        .bind(meta.ended_at)
        .bind(meta.outcome.as_ref().map(Value::to_string))
        .bind(meta.practice.to_stored()?)
        .bind(to_json(&meta.removed)?)
        .bind(to_json(&meta.reserved)?)
        .execute(db)
        .await?;
    Ok(())
}

/// Writes the seats that differ.
async fn put_seats(db: &mut Connection, change: &MatchChange) -> Result<(), StoreError> {
    let before = change.before.as_deref();
    if before.is_none_or(|before| before.seats.len() > change.meta.seats.len()) {
        remove_seats(db, change.meta.id, change.meta.seats.len()).await?;
    }
    for (seat, player) in change.meta.seats.iter().enumerate() {
        if before.and_then(|before| before.seats.get(seat)) != Some(player) {
            put_seat(db, change.meta.id, seat, player).await?;
        }
    }
    Ok(())
}

async fn insert_rounds(db: &mut Connection, change: &MatchChange) -> Result<(), StoreError> {
    if change.rounds.is_empty() {
        return Ok(());
    }
    let id = change.meta.id.0;
    let next: i64 = sqlx::query_scalar(NEXT_ROUND).bind(id).fetch_one(&mut *db).await?;
    for (n, round) in (next..).zip(&change.rounds) {
        for (seat, (points, total)) in round.points.iter().zip(&round.totals).enumerate() {
            let row = sqlx::query(INSERT_ROUND).bind(id).bind(n).bind(seat.to_stored()?).bind(*points).bind(*total);
            row.execute(&mut *db).await?;
        }
    }
    Ok(())
}

/// Writes the events of users who play themselves. Computers have no statistics, also where they play for an absent user.
async fn insert_stat_events(db: &mut Connection, change: &MatchChange) -> Result<(), StoreError> {
    let meta = &change.meta;
    let guild = meta.location.server().to_stored()?;
    for (step, seat, event) in &change.stat_events {
        if let Some(player) = meta.seats.get(seat.index()).filter(|player| !player.is_away())
            && let Occupant::User(user) = player.occupant
        {
            sqlx::query(INSERT_STAT_EVENT)
                .bind(meta.id.0)
                .bind(step.to_stored()?)
                .bind(user.to_stored()?)
                .bind(&meta.game)
                .bind(guild)
                .bind(event.kind.to_stored()?)
                .bind(event.value)
                .execute(&mut *db)
                .await?;
        }
    }
    Ok(())
}

/// Stores days off.
///
/// # Errors
/// [`StoreError::Conflict`] if one is taken already, in another match; or the database failed.
async fn insert_days_off(db: &mut Connection, days_off: &[DayOff]) -> Result<(), StoreError> {
    for DayOff { user, season, number } in days_off {
        let insert = sqlx::query(INSERT_DAY_OFF).bind(user.to_stored()?).bind(season.start());
        if insert.bind(number.to_stored()?).execute(&mut *db).await?.rows_affected() == 0 {
            return Err(StoreError::Conflict);
        }
    }
    Ok(())
}

/// Stores the players' names for leaderboards. Sorted by user, so that two processes lock rows in the same order.
async fn put_user_names(db: &mut Connection, meta: &MatchMeta) -> Result<(), StoreError> {
    let mut names = BTreeMap::new();
    for player in meta.seats.iter().filter(|player| !player.is_former()) {
        if let Occupant::User(user) = player.occupant {
            names.insert(user.to_stored()?, player.name.as_str());
        }
    }
    for (user, name) in names {
        sqlx::query(PUT_USER_NAME).bind(user).bind(name).execute(&mut *db).await?;
    }
    Ok(())
}

/// What [`UPDATE_MATCH`] writes.
pub fn rarely_changed(meta: &MatchMeta) -> impl PartialEq {
    (
        (&meta.options, meta.pace, meta.locale, meta.host, meta.practice, meta.stage),
        (meta.youngest, meta.started_at, meta.ended_at, &meta.outcome, &meta.removed, &meta.reserved),
    )
}
