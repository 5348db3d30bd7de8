//! Matches and their seats: rows to structs and back.

use serde_json::Value;
use sqlx::Row as _;

use super::{Connection, Row, bigint, count, number, results, to_json, unreadable};
use crate::play::{
    MatchId, MatchMeta, MessageLocation, Occupant, Pace, Player, Practice, Stage, StoreError, StoredMatch,
};
use contract::{FORMAT, FairPlay, Record, RecordSeat, Seat, Secret, Seed};
use text::Locale;

/// The number is the next one of the server. Without one, or where the bot is not a member, it is the next one of the channel.
pub const INSERT_MATCH: &str = "
    INSERT INTO matches (game, options, pace, locale, guild, channel, message, host, stage, youngest, rules, secret,
        version, opened_at, unshown_at, started_at, ended_at, deadline, outcome, practice, removed, reserved, detached,
        step_count, number)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14, $15, $16, $17, $18, $19, $20, $21, $22, 0,
        1 + COALESCE(
            CASE
                WHEN CAST($5 AS BIGINT) IS NULL OR CAST($22 AS BIGINT) = 1 THEN
                    (SELECT number FROM matches WHERE channel = $6 AND (guild IS NULL OR detached = 1)
                        ORDER BY id DESC LIMIT 1)
                ELSE (SELECT number FROM matches WHERE guild = $5 AND detached = 0 ORDER BY id DESC LIMIT 1)
            END,
            0
        ))
    RETURNING id";

pub const SELECT_MATCH: &str = "
    SELECT id, number, game, options, pace, locale, guild, channel, message, detached, host, stage, youngest, rules, secret,
        kept_seed, version, opened_at, started_at, ended_at, deadline, outcome, practice, removed, reserved
    FROM matches WHERE id = $1";

pub const SELECT_STEPS: &str = "SELECT json FROM steps WHERE match_id = $1 ORDER BY n";

/// Booleans as numbers, because SQLite has no booleans.
pub const SELECT_SEATS: &str = "
    SELECT user_id, level, name, contribution, missed, CAST(CASE WHEN agrees THEN 1 ELSE 0 END AS BIGINT) AS agrees,
        CAST(CASE WHEN wants_stop THEN 1 ELSE 0 END AS BIGINT) AS wants_stop,
        CAST(CASE WHEN wants_pause THEN 1 ELSE 0 END AS BIGINT) AS wants_pause
    FROM seats WHERE match_id = $1 ORDER BY seat";

pub const PUT_SEAT: &str = "
    INSERT INTO seats (match_id, seat, user_id, level, name, contribution, missed, agrees, wants_stop, wants_pause, resigned)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
    ON CONFLICT (match_id, seat) DO UPDATE
    SET user_id = excluded.user_id, level = excluded.level, name = excluded.name,
        contribution = excluded.contribution, missed = excluded.missed, agrees = excluded.agrees,
        wants_stop = excluded.wants_stop, wants_pause = excluded.wants_pause, resigned = seats.resigned OR excluded.resigned";

pub const DELETE_SEATS: &str = "DELETE FROM seats WHERE match_id = $1 AND seat >= $2";

pub const NEWEST_FINISHED_IN_CHANNEL: &str = "
    SELECT id FROM matches WHERE channel = $1 AND stage = 'over' ORDER BY ended_at DESC, id DESC LIMIT 1";

pub const UPDATE_LOCATION: &str = "UPDATE matches SET guild = $2, channel = $3, message = $4 WHERE id = $1";

/// Stores a new match and its seats; returns its number.
pub async fn insert(db: &mut Connection, meta: &MatchMeta) -> Result<MatchId, StoreError> {
    let id = sqlx::query_scalar(INSERT_MATCH)
        .bind(&meta.game)
        .bind(options_as_text(meta)?)
        .bind(meta.pace.word())
        .bind(meta.locale.code())
        .bind(meta.location.guild.map(bigint).transpose()?)
        .bind(bigint(meta.location.channel)?)
        .bind(meta.location.message.map(bigint).transpose()?)
        .bind(bigint(meta.host)?)
        .bind(meta.stage.word())
        .bind(meta.youngest.map(|seat| i64::from(seat.0)))
        .bind(i64::from(meta.rules))
        .bind(meta.secret.to_hex())
        .bind(meta.version)
        .bind(meta.opened_at)
        .bind(meta.started_at)
        .bind(meta.ended_at)
        .bind(meta.deadline)
        .bind(meta.outcome.as_ref().map(Value::to_string))
        .bind(meta.practice.map(Practice::word))
        .bind(removed_as_text(meta))
        .bind(reserved_as_text(meta)?)
        .bind(i64::from(meta.location.detached))
        .fetch_one(&mut *db)
        .await?;
    for (seat, occupant) in meta.seats.iter().enumerate() {
        put_seat(db, MatchId(id), seat, occupant, false).await?;
    }
    Ok(MatchId(id))
}

/// The options as the database keeps them: JSON.
pub fn options_as_text(meta: &MatchMeta) -> Result<String, StoreError> {
    to_json(&meta.options)
}

/// The removed users as the database keeps them: JSON.
pub fn removed_as_text(meta: &MatchMeta) -> String {
    Value::from(meta.removed.as_slice()).to_string()
}

/// The reserved seats as the database keeps them: JSON.
pub fn reserved_as_text(meta: &MatchMeta) -> Result<String, StoreError> {
    to_json(&meta.reserved)
}

/// Loads a match without its steps.
pub async fn meta(db: &mut Connection, id: MatchId) -> Result<Option<MatchMeta>, StoreError> {
    let Some(row) = sqlx::query(SELECT_MATCH).bind(id.0).fetch_optional(&mut *db).await? else { return Ok(None) };
    meta_of(&row, seats(db, id).await?).map(Some)
}

/// Loads a match with its steps and, if it is over, its rating changes.
///
/// # Errors
/// [`StoreError::StepUnreadable`] if a step is not JSON; or the database failed.
pub async fn load(db: &mut Connection, id: MatchId) -> Result<Option<StoredMatch>, StoreError> {
    let Some(meta) = meta(db, id).await? else { return Ok(None) };
    let ratings = if meta.stage == Stage::Over { results::rating_changes(db, &meta).await? } else { Vec::new() };
    let texts: Vec<String> = sqlx::query_scalar(SELECT_STEPS).bind(id.0).fetch_all(db).await?;
    let mut steps = Vec::with_capacity(texts.len());
    for (step, text) in texts.iter().enumerate() {
        let Ok(value) = serde_json::from_str(text) else {
            return Err(StoreError::StepUnreadable { meta: Box::new(meta), step, steps: texts.len() });
        };
        steps.push(value);
    }
    Ok(Some(StoredMatch { meta, steps, ratings }))
}

/// Returns the match that ended last in the channel.
pub async fn newest_finished_in(db: &mut Connection, channel: u64) -> Result<Option<MatchId>, StoreError> {
    let found = sqlx::query_scalar(NEWEST_FINISHED_IN_CHANNEL).bind(bigint(channel)?);
    Ok(found.fetch_optional(db).await?.map(MatchId))
}

/// Stores where the message of a match is now.
pub async fn set_location(db: &mut Connection, id: MatchId, location: MessageLocation) -> Result<(), StoreError> {
    let updated = sqlx::query(UPDATE_LOCATION)
        .bind(id.0)
        .bind(location.guild.map(bigint).transpose()?)
        .bind(bigint(location.channel)?)
        .bind(location.message.map(bigint).transpose()?)
        .execute(db)
        .await?;
    if updated.rows_affected() == 0 { Err(StoreError::Failed(format!("match {} is not stored", id.0))) } else { Ok(()) }
}

fn meta_of(row: &Row, seats: Vec<Player>) -> Result<MatchMeta, StoreError> {
    let id: i64 = row.try_get("id")?;
    let wrong = |column: &str| unreadable(format_args!("the {column} of match {id}"));
    let options: String = row.try_get("options")?;
    let pace: String = row.try_get("pace")?;
    let locale: String = row.try_get("locale")?;
    let secret: String = row.try_get("secret")?;
    let kept_seed: Option<String> = row.try_get("kept_seed")?;
    let seed = |text: &String| Secret::from_hex(text).map(|seed| Seed(seed.0)).ok_or_else(|| wrong("seed"));
    let outcome: Option<String> = row.try_get("outcome")?;
    let youngest: Option<i64> = row.try_get("youngest")?;
    let practice: Option<String> = row.try_get("practice")?;
    let practice = practice.map(|word| Practice::of(&word).ok_or_else(|| wrong("practice"))).transpose()?;
    let removed: String = row.try_get("removed")?;
    let reserved: String = row.try_get("reserved")?;
    Ok(MatchMeta {
        id: MatchId(id),
        number: row.try_get("number")?,
        game: row.try_get("game")?,
        options: serde_json::from_str(&options).map_err(|_| wrong("options"))?,
        pace: Pace::of(&pace).ok_or_else(|| wrong("pace"))?,
        locale: locale_of(&locale)?,
        location: location_of(row)?,
        host: number(row.try_get("host")?)?,
        practice,
        stage: stage_of(row, id)?,
        seats,
        removed: serde_json::from_str(&removed).map_err(|_| wrong("removed users"))?,
        reserved: serde_json::from_str(&reserved).map_err(|_| wrong("reserved seats"))?,
        youngest: youngest.map(number).transpose()?.map(Seat),
        rules: number(row.try_get("rules")?)?,
        secret: Secret::from_hex(&secret).ok_or_else(|| wrong("secret"))?,
        kept_seed: kept_seed.as_ref().map(seed).transpose()?,
        version: row.try_get("version")?,
        opened_at: row.try_get("opened_at")?,
        started_at: row.try_get("started_at")?,
        ended_at: row.try_get("ended_at")?,
        deadline: row.try_get("deadline")?,
        outcome: outcome.as_deref().map(serde_json::from_str).transpose().map_err(|_| wrong("outcome"))?,
    })
}

/// The stage of match `id`, from a row with its column.
pub fn stage_of(row: &Row, id: i64) -> Result<Stage, StoreError> {
    let stage: String = row.try_get("stage")?;
    Stage::of(&stage).ok_or_else(|| unreadable(format_args!("the stage of match {id}")))
}

/// Where the message of a match is, from a row with the columns.
pub fn location_of(row: &Row) -> Result<MessageLocation, StoreError> {
    let guild: Option<i64> = row.try_get("guild")?;
    let message: Option<i64> = row.try_get("message")?;
    Ok(MessageLocation {
        guild: guild.map(number).transpose()?,
        channel: number(row.try_get("channel")?)?,
        message: message.map(number).transpose()?,
        detached: row.try_get::<i64, _>("detached")? != 0,
    })
}

/// Parses a language code. The database holds only codes that this program wrote, so no other spelling is accepted.
pub fn locale_of(code: &str) -> Result<Locale, StoreError> {
    let known = Locale::ALL.into_iter().find(|locale| locale.code() == code);
    known.ok_or_else(|| unreadable(format_args!("the language {code:?}")))
}

/// Returns the seats of a match, in order.
pub async fn seats(db: &mut Connection, id: MatchId) -> Result<Vec<Player>, StoreError> {
    let rows = sqlx::query(SELECT_SEATS).bind(id.0).fetch_all(db).await?;
    rows.iter().map(occupant_of).collect()
}

fn occupant_of(row: &Row) -> Result<Player, StoreError> {
    let user: Option<i64> = row.try_get("user_id")?;
    let level: Option<String> = row.try_get("level")?;
    let occupant = match (user, level.as_deref().map(str::parse)) {
        (Some(user), None) => Occupant::User(number(user)?),
        (None, Some(Ok(level))) => Occupant::Computer(level),
        _ => return Err(unreadable("a seat")),
    };
    let (name, contribution) = (row.try_get("name")?, row.try_get("contribution")?);
    let flag = |column| Ok::<bool, StoreError>(row.try_get::<i64, _>(column)? != 0);
    let (missed, agrees) = (number(row.try_get("missed")?)?, flag("agrees")?);
    let (wants_stop, wants_pause) = (flag("wants_stop")?, flag("wants_pause")?);
    Ok(Player { occupant, name, contribution, missed, agrees, wants_stop, wants_pause })
}

/// Stores who sits at a seat, and whether the seat has resigned. A seat that has resigned stays so.
pub async fn put_seat(
    db: &mut Connection,
    id: MatchId,
    seat: usize,
    occupant: &Player,
    resigned: bool,
) -> Result<(), StoreError> {
    let (user, level) = match occupant.occupant {
        Occupant::User(user) => (Some(bigint(user)?), None),
        Occupant::Computer(level) => (None, Some(level.as_str())),
    };
    sqlx::query(PUT_SEAT)
        .bind(id.0)
        .bind(count(seat))
        .bind(user)
        .bind(level)
        .bind(&occupant.name)
        .bind(occupant.contribution.as_deref())
        .bind(i64::from(occupant.missed))
        .bind(occupant.agrees)
        .bind(occupant.wants_stop)
        .bind(occupant.wants_pause)
        .bind(resigned)
        .execute(db)
        .await?;
    Ok(())
}

/// Removes all but the first `kept` seats of a match.
pub async fn remove_seats(db: &mut Connection, id: MatchId, kept: usize) -> Result<(), StoreError> {
    sqlx::query(DELETE_SEATS).bind(id.0).bind(count(kept)).execute(db).await?;
    Ok(())
}

/// Returns the record of a match (`docs/record.md`); `None` if it has not begun. While the match runs, the record lacks
/// secret, seed and hidden cards.
pub fn record_of(stored: StoredMatch) -> Option<Record> {
    let StoredMatch { meta, mut steps, .. } = stored;
    meta.started_at?;
    if meta.outcome.is_none() {
        for step in steps.iter_mut().filter_map(Value::as_object_mut) {
            step.remove("packs");
            step.remove("pack");
        }
    }
    let contributions = meta.seats.iter().map(|occupant| occupant.contribution.clone()).collect();
    let fair_play = match meta.outcome {
        Some(_) => FairPlay { seed: Some(meta.seed().to_hex()), ..FairPlay::over(&meta.secret, contributions) },
        None => FairPlay::running(&meta.secret, contributions),
    };
    let seats = meta.seats.into_iter().map(|occupant| match occupant.occupant {
        Occupant::User(_) => RecordSeat { former: occupant.is_former(), ..RecordSeat::person(occupant.name) },
        Occupant::Computer(level) => RecordSeat::computer(format!("Computer {}", occupant.name), level),
    });
    Some(Record {
        format: FORMAT.to_owned(),
        rules: meta.rules,
        game: meta.game,
        options: meta.options,
        seats: seats.collect(),
        fair_play,
        steps,
        outcome: meta.outcome,
    })
}
