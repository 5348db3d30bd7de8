//! Matches and their seats: rows to structs and back, loading, what is open and what is due.

use serde_json::Value;
use sqlx::Row as _;

use super::dialect::Dialect;
use super::{Connection, Row, counted, finish, number, stored, unreadable};
use crate::game::{FORMAT, Level, Record, Seat, Seed, Sitter};
use crate::table::{
    MatchId, MatchMeta, MessageLocation, Occupant, Open, Pace, SeatOccupant, ShardSet, Stage, StoreError, StoredMatch,
};
use crate::text::Locale;

/// Whether another match may be open in this channel, in which at most `most` may be (0 = any number), beside those that are
/// and `taken` that are about to be. Until the transaction ends nobody else takes a place there.
pub async fn has_room(
    db: &mut Connection,
    dialect: Dialect,
    channel: u64,
    most: u32,
    taken: usize,
) -> Result<(), StoreError> {
    if most == 0 {
        return Ok(());
    }
    dialect.lock_channel(db, channel).await?;
    let open = open_in(db, channel).await?.len() + taken;
    if open < most as usize { Ok(()) } else { Err(StoreError::ChannelFull) }
}

pub async fn insert(db: &mut Connection, meta: &MatchMeta) -> Result<MatchId, StoreError> {
    let json = |error: serde_json::Error| StoreError::Failed(error.to_string());
    let row = sqlx::query(
        "INSERT INTO matches (options, pace, locale, host, stage, youngest, seed, version, started_at, ended_at, deadline,
             outcome, game, guild, channel, message, opened_at, unshown_at, step_count)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $17, 0)
         RETURNING id",
    )
    .bind(serde_json::to_string(&meta.options).map_err(json)?)
    .bind(meta.pace.word())
    .bind(meta.locale.code())
    .bind(stored(meta.host)?)
    .bind(meta.stage.word())
    .bind(meta.youngest.map(|seat| i64::from(seat.0)))
    .bind(meta.seed.to_hex())
    .bind(meta.version)
    .bind(meta.started_at)
    .bind(meta.ended_at)
    .bind(meta.deadline)
    .bind(meta.outcome.as_ref().map(Value::to_string))
    .bind(&meta.game)
    .bind(meta.location.guild.map(stored).transpose()?)
    .bind(stored(meta.location.channel)?)
    .bind(meta.location.message.map(stored).transpose()?)
    .bind(meta.opened_at)
    .fetch_one(&mut *db)
    .await?;
    let id = MatchId(row.try_get("id")?);
    put_seats(db, id, &meta.seats).await?;
    Ok(id)
}

/// A match without its steps.
pub async fn meta(db: &mut Connection, id: MatchId) -> Result<Option<MatchMeta>, StoreError> {
    let row = sqlx::query(
        "SELECT id, game, options, pace, locale, guild, channel, message, host,
             CASE WHEN archived THEN 'archived' ELSE stage END AS stage,
             youngest, seed, version, opened_at, started_at, ended_at, deadline, outcome
         FROM matches WHERE id = $1",
    );
    let Some(row) = row.bind(id.0).fetch_optional(&mut *db).await? else { return Ok(None) };
    head_of(&row, seats(db, id).await?).map(Some)
}

pub async fn load(db: &mut Connection, id: MatchId) -> Result<Option<StoredMatch>, StoreError> {
    let Some(meta) = meta(db, id).await? else { return Ok(None) };
    let ratings = if meta.stage == Stage::Over { finish::ratings(db, &meta).await? } else { Vec::new() };
    let steps = sqlx::query_scalar::<_, String>("SELECT json FROM steps WHERE match_id = $1 ORDER BY n")
        .bind(id.0)
        .fetch_all(db)
        .await?;
    let mut read = Vec::with_capacity(steps.len());
    for (step, json) in steps.iter().enumerate() {
        match serde_json::from_str(json) {
            Ok(value) => read.push(value),
            Err(_) => {
                return Err(StoreError::StepUnreadable { meta: Box::new(meta), step, steps: steps.len() });
            }
        }
    }
    Ok(Some(StoredMatch { meta, steps: read, ratings }))
}

pub async fn finished_in(
    db: &mut Connection,
    channel: u64,
    id: Option<MatchId>,
) -> Result<Option<(MatchId, Locale)>, StoreError> {
    let row = sqlx::query(
        "SELECT id, locale FROM matches WHERE channel = $1 AND stage = 'over' AND id = COALESCE($2, id)
         ORDER BY ended_at DESC, id DESC LIMIT 1",
    )
    .bind(stored(channel)?)
    .bind(id.map(|id| id.0))
    .fetch_optional(db)
    .await?;
    let Some(row) = row else { return Ok(None) };
    let locale: String = row.try_get("locale")?;
    Ok(Some((MatchId(row.try_get("id")?), locale_of(&locale)?)))
}

pub async fn moved(db: &mut Connection, id: MatchId, location: MessageLocation) -> Result<(), StoreError> {
    let updated = sqlx::query("UPDATE matches SET guild = $1, channel = $2, message = $3 WHERE id = $4")
        .bind(location.guild.map(stored).transpose()?)
        .bind(stored(location.channel)?)
        .bind(location.message.map(stored).transpose()?)
        .bind(id.0)
        .execute(db)
        .await?;
    if updated.rows_affected() == 0 { Err(StoreError::Failed(format!("match {} is not stored", id.0))) } else { Ok(()) }
}

/// Notes that these versions are shown; a match that has changed since is left alone. Rows are locked in an order that all
/// keep, or two processes would wait for each other.
pub async fn shown(db: &mut Connection, shown: &[(MatchId, i64)]) -> Result<(), StoreError> {
    let mut shown = shown.to_vec();
    shown.sort_unstable();
    for (id, version) in shown {
        sqlx::query("UPDATE matches SET unshown_at = NULL WHERE id = $1 AND version = $2")
            .bind(id.0)
            .bind(version)
            .execute(&mut *db)
            .await?;
    }
    Ok(())
}

/// Whether a match belongs to the shards of $1, a sign for each of all: see [`ShardSet::mask`].
macro_rules! ours {
    () => {
        "SUBSTR($1, CAST(1 + (COALESCE(guild, 0) >> 22) % LENGTH($1) AS INTEGER), 1) = '1'"
    };
}

pub async fn unshown(db: &mut Connection, of: &ShardSet, since: i64, limit: usize) -> Result<Vec<MatchId>, StoreError> {
    let ids =
        sqlx::query_scalar::<_, i64>(UNSHOWN).bind(of.mask()).bind(since).bind(counted(limit)).fetch_all(db).await?;
    Ok(ids.into_iter().map(MatchId).collect())
}

// The conditions of this and the next four are, word for word, those of the partial indices made for them.

/// The open ones are looked through, as they are once more at every start: an index of them would be written with every move.
pub const UNSHOWN: &str = concat!(
    "SELECT id FROM (
         SELECT id, unshown_at FROM matches
         WHERE stage IN ('lobby', 'live') AND NOT archived AND unshown_at > $2 AND ",
    ours!(),
    " UNION ALL
         SELECT id, unshown_at FROM matches
         WHERE (archived OR stage NOT IN ('lobby', 'live')) AND unshown_at > $2 AND ",
    ours!(),
    ") AS unshown ORDER BY unshown_at DESC, id DESC LIMIT $3"
);

pub async fn open(db: &mut Connection, of: &ShardSet) -> Result<Vec<Open>, StoreError> {
    sqlx::query(OPEN).bind(of.mask()).fetch_all(db).await?.iter().map(open_of).collect()
}

pub const OPEN: &str = concat!(
    "SELECT id, game, guild, channel, message, stage FROM matches
    WHERE stage IN ('lobby', 'live') AND NOT archived AND ",
    ours!(),
    " ORDER BY channel, id"
);

pub async fn open_in(db: &mut Connection, channel: u64) -> Result<Vec<Open>, StoreError> {
    sqlx::query(OPEN_IN).bind(stored(channel)?).fetch_all(db).await?.iter().map(open_of).collect()
}

pub const OPEN_IN: &str = "SELECT id, game, guild, channel, message, stage FROM matches
    WHERE stage IN ('lobby', 'live') AND NOT archived AND channel = $1 ORDER BY id DESC";

pub async fn archived_in(db: &mut Connection, channel: u64, limit: usize) -> Result<Vec<MatchId>, StoreError> {
    let archived = sqlx::query_scalar::<_, i64>(ARCHIVED_IN).bind(stored(channel)?).bind(counted(limit));
    Ok(archived.fetch_all(db).await?.into_iter().map(MatchId).collect())
}

pub const ARCHIVED_IN: &str = "SELECT id FROM matches WHERE archived AND channel = $1 ORDER BY id DESC LIMIT $2";

pub async fn due(db: &mut Connection, of: &ShardSet, now: i64, limit: usize) -> Result<Vec<MatchId>, StoreError> {
    let ids = sqlx::query_scalar::<_, i64>(DUE).bind(of.mask()).bind(now).bind(counted(limit)).fetch_all(db).await?;
    Ok(ids.into_iter().map(MatchId).collect())
}

pub const DUE: &str = concat!(
    "SELECT id FROM matches WHERE stage IN ('lobby', 'live') AND deadline <= $2 AND ",
    ours!(),
    " ORDER BY deadline, id LIMIT $3"
);

fn head_of(row: &Row, seats: Vec<SeatOccupant>) -> Result<MatchMeta, StoreError> {
    let id: i64 = row.try_get("id")?;
    let wrong = |column: &str| unreadable(format_args!("the {column} of match {id}"));
    let options: String = row.try_get("options")?;
    let pace: String = row.try_get("pace")?;
    let locale: String = row.try_get("locale")?;
    let seed: String = row.try_get("seed")?;
    let outcome: Option<String> = row.try_get("outcome")?;
    let youngest: Option<i64> = row.try_get("youngest")?;
    Ok(MatchMeta {
        id: MatchId(id),
        game: row.try_get("game")?,
        options: serde_json::from_str(&options).map_err(|_| wrong("options"))?,
        pace: Pace::of(&pace).ok_or_else(|| wrong("pace"))?,
        locale: locale_of(&locale)?,
        location: place_of(row)?,
        host: number(row.try_get("host")?)?,
        stage: stage_of(row, id)?,
        seats,
        youngest: youngest.map(number).transpose()?.map(Seat),
        seed: Seed::from_hex(&seed).ok_or_else(|| wrong("seed"))?,
        version: row.try_get("version")?,
        opened_at: row.try_get("opened_at")?,
        started_at: row.try_get("started_at")?,
        ended_at: row.try_get("ended_at")?,
        deadline: row.try_get("deadline")?,
        outcome: outcome.as_deref().map(serde_json::from_str).transpose().map_err(|_| wrong("outcome"))?,
    })
}

fn open_of(row: &Row) -> Result<Open, StoreError> {
    let id = row.try_get("id")?;
    Ok(Open {
        id: MatchId(id),
        game: row.try_get("game")?,
        location: place_of(row)?,
        lobby: stage_of(row, id)? == Stage::Lobby,
    })
}

fn stage_of(row: &Row, id: i64) -> Result<Stage, StoreError> {
    let stage: String = row.try_get("stage")?;
    Stage::of(&stage).ok_or_else(|| unreadable(format_args!("the stage of match {id}")))
}

fn place_of(row: &Row) -> Result<MessageLocation, StoreError> {
    let guild: Option<i64> = row.try_get("guild")?;
    let message: Option<i64> = row.try_get("message")?;
    Ok(MessageLocation {
        guild: guild.map(number).transpose()?,
        channel: number(row.try_get("channel")?)?,
        message: message.map(number).transpose()?,
    })
}

/// The language of that code, strictly: the database holds only codes that this program wrote.
pub fn locale_of(code: &str) -> Result<Locale, StoreError> {
    let known = Locale::ALL.into_iter().find(|locale| locale.code() == code);
    known.ok_or_else(|| unreadable(format_args!("the language {code:?}")))
}

/// The seats of a match, in order.
pub async fn seats(db: &mut Connection, id: MatchId) -> Result<Vec<SeatOccupant>, StoreError> {
    let rows = sqlx::query("SELECT user_id, level, name, missed FROM seats WHERE match_id = $1 ORDER BY seat")
        .bind(id.0)
        .fetch_all(db)
        .await?;
    rows.iter().map(taken_of).collect()
}

fn taken_of(row: &Row) -> Result<SeatOccupant, StoreError> {
    let user: Option<i64> = row.try_get("user_id")?;
    let level: Option<String> = row.try_get("level")?;
    let who = match (user, level.as_deref().map(Level::of)) {
        (Some(user), None) => Occupant::User(number(user)?),
        (None, Some(Some(level))) => Occupant::Computer(level),
        _ => return Err(unreadable("a seat")),
    };
    Ok(SeatOccupant { who, name: row.try_get("name")?, missed: number(row.try_get("missed")?)? })
}

async fn put_seats(db: &mut Connection, id: MatchId, seats: &[SeatOccupant]) -> Result<(), StoreError> {
    for (seat, taken) in seats.iter().enumerate() {
        let (user, level) = match taken.who {
            Occupant::User(user) => (Some(stored(user)?), None),
            Occupant::Computer(level) => (None, Some(level.word())),
        };
        sqlx::query("INSERT INTO seats (match_id, seat, user_id, level, name, missed) VALUES ($1, $2, $3, $4, $5, $6)")
            .bind(id.0)
            .bind(counted(seat))
            .bind(user)
            .bind(level)
            .bind(&taken.name)
            .bind(i64::from(taken.missed))
            .execute(&mut *db)
            .await?;
    }
    Ok(())
}

/// The public form of a match, see `docs/record.md`; `None` if it never began.
pub fn record_of(saved: StoredMatch) -> Option<Record> {
    let StoredMatch { meta, mut steps, .. } = saved;
    meta.started_at?;
    if meta.outcome.is_none() {
        for step in steps.iter_mut().filter_map(Value::as_object_mut) {
            step.remove("packs");
            step.remove("pack");
        }
    }
    let seats = meta.seats.into_iter().map(|taken| match taken.who {
        Occupant::User(_) => Sitter { player: taken.name, computer: None },
        Occupant::Computer(level) => Sitter { player: format!("Computer {}", taken.name), computer: Some(level) },
    });
    Some(Record {
        format: FORMAT.to_owned(),
        game: meta.game,
        options: meta.options,
        seats: seats.collect(),
        commitment: meta.seed.commitment(),
        seed: meta.outcome.is_some().then(|| meta.seed.to_hex()),
        steps,
        outcome: meta.outcome,
    })
}
