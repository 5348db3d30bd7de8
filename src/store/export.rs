//! Everything that is kept about a user, as one JSON document. docs/operating.md describes it.

use serde_json::{Value, json};
use sqlx::Row as _;

use super::notices::{SELECT_NOTICE_LOCALE, SELECT_NOTICE_PLACE};
use super::standing::Standing;
use super::{Connection, Database, avatars, bigint, matches, privacy};
use crate::play::{MatchId, MatchMeta, StoreError};

pub const MATCHES_OF_USER: &str = "SELECT match_id FROM seats WHERE user_id = $1 ORDER BY match_id DESC";

pub const ABANDONED_LOBBIES: &str = "SELECT id FROM matches WHERE stage = 'cancelled' AND host = $1 ORDER BY id DESC";

/// Booleans as numbers, because SQLite has no booleans.
pub const RESULT_OF_USER: &str = "
    SELECT rank, CAST(CASE WHEN drawn THEN 1 ELSE 0 END AS BIGINT) AS drawn, score, rated_matches, rating_before,
        rating_after
    FROM results WHERE match_id = $1 AND user_id = $2";

pub const EVENTS_OF_USER: &str = "
    SELECT step, kind, value FROM stat_events WHERE match_id = $1 AND user_id = $2 ORDER BY id";

pub const NAME_OF_USER: &str = "SELECT name FROM user_names WHERE user_id = $1";
pub const DAYS_OFF_OF_USER: &str = "SELECT season, number FROM days_off WHERE user_id = $1 ORDER BY season, number";
pub const FLAGS_OF_USER: &str = "SELECT guild, kind, flagged_at FROM flags WHERE user_id = $1 ORDER BY flagged_at";
pub const ALL_STANDINGS_OF_USER: &str = "SELECT * FROM standings WHERE user_id = $1 ORDER BY game, guild";
pub const PERIODS_OF_USER: &str = "
    SELECT game, guild, period, starts_at, played, won, drawn FROM period_standings
    WHERE user_id = $1 ORDER BY starts_at, period, game, guild";

/// The data of a user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Export {
    /// A JSON object in UTF-8.
    pub json: String,
    /// How many matches it has: the newest.
    pub matches: usize,
    /// How many older ones did not fit.
    pub left_out: usize,
}

impl Database {
    /// Returns everything that is kept about a user, in at most `limit` bytes: if needed, without the oldest matches. `now` is
    /// milliseconds since 1970 (UTC).
    ///
    /// # Errors
    /// The database failed.
    pub async fn export(&self, user: u64, now: i64, limit: usize) -> Result<Export, StoreError> {
        let mut db = self.readers.acquire().await?;
        let about = about(&mut db, user, now).await?.to_string();
        // The matches follow as the last keys of the object.
        let (mut list, mut matches) = (String::new(), 0);
        let room = limit.saturating_sub(about.len() + 100);
        let ids: Vec<i64> = sqlx::query_scalar(MATCHES_OF_USER).bind(bigint(user)?).fetch_all(&mut *db).await?;
        for &id in &ids {
            // It may have been deleted meanwhile.
            let Some(entry) = match_of(&mut db, user, MatchId(id)).await? else { continue };
            let entry = entry.to_string();
            if list.len() + entry.len() + 1 > room {
                break;
            }
            list += if list.is_empty() { "" } else { "," };
            list += &entry;
            matches += 1;
        }
        let left_out = ids.len() - matches;
        let about = about.strip_suffix('}').unwrap_or(&about);
        let json = format!("{about},\"older_matches_left_out\":{left_out},\"matches\":[{list}]}}");
        Ok(Export { json, matches, left_out })
    }
}

/// Everything but matches.
async fn about(db: &mut Connection, user: u64, now: i64) -> Result<Value, StoreError> {
    let id = bigint(user)?;
    let name: Option<String> = sqlx::query_scalar(NAME_OF_USER).bind(id).fetch_optional(&mut *db).await?;
    let notices: Option<String> = sqlx::query_scalar(SELECT_NOTICE_PLACE).bind(id).fetch_optional(&mut *db).await?;
    let notices_language: Option<String> =
        sqlx::query_scalar(SELECT_NOTICE_LOCALE).bind(id).fetch_optional(&mut *db).await?.flatten();
    let hidden: i64 = sqlx::query_scalar(avatars::COUNT_NO_AVATARS).bind(id).bind(id).fetch_one(&mut *db).await?;
    let mut days_off = Vec::new();
    for row in sqlx::query(DAYS_OFF_OF_USER).bind(id).fetch_all(&mut *db).await? {
        let (season, number): (i64, i64) = (row.try_get("season")?, row.try_get("number")?);
        days_off.push(json!({"season_starts_at": season, "number": number}));
    }
    let mut flags = Vec::new();
    for row in sqlx::query(FLAGS_OF_USER).bind(id).fetch_all(&mut *db).await? {
        let (kind, at): (String, i64) = (row.try_get("kind")?, row.try_get("flagged_at")?);
        flags.push(json!({"server": server(row.try_get("guild")?), "kind": kind, "at": at}));
    }
    let mut standings = Vec::new();
    for row in sqlx::query(ALL_STANDINGS_OF_USER).bind(id).fetch_all(&mut *db).await? {
        let (game, standing): (String, _) = (row.try_get("game")?, Standing::of_row(&row)?);
        let [estimate, deviation, volatility] = standing.rating.map_or([Value::Null, Value::Null, Value::Null], |it| {
            let (estimate, deviation, volatility) = it.parts();
            [json!(estimate), json!(deviation), json!(volatility)]
        });
        standings.push(json!({
            "game": game, "server": server(row.try_get("guild")?), "played": standing.played, "won": standing.won,
            "drawn": standing.drawn, "rated_matches": standing.rated_matches, "best_score": standing.best,
            "rating": {"estimate": estimate, "deviation": deviation, "volatility": volatility},
            "claims": {
                "right": standing.claims.right, "wrong": standing.claims.wrong,
                "fastest_ms": standing.claims.fastest_ms,
            },
        }));
    }
    let mut periods = Vec::new();
    for row in sqlx::query(PERIODS_OF_USER).bind(id).fetch_all(&mut *db).await? {
        let (game, period): (String, String) = (row.try_get("game")?, row.try_get("period")?);
        let number = |column| row.try_get::<i64, _>(column);
        periods.push(json!({
            "game": game, "server": server(row.try_get("guild")?), "period": period, "starts_at": number("starts_at")?,
            "played": number("played")?, "won": number("won")?, "drawn": number("drawn")?,
        }));
    }
    let mut lobbies = Vec::new();
    for mention in privacy::mentions_in_lobbies(db, user).await? {
        let removed = mention.removed.contains(&user);
        lobbies.push(json!({"match": mention.id.to_short(), "role": if removed { "removed" } else { "invited" }}));
    }
    for id in sqlx::query_scalar(ABANDONED_LOBBIES).bind(id).fetch_all(&mut *db).await? {
        lobbies.push(json!({"match": MatchId(id).to_short(), "role": "host"}));
    }
    Ok(json!({
        "format": "snakepit-export/1",
        "about": "Everything that this bot keeps about you. Times are milliseconds since 1970 (UTC).",
        "user": user.to_string(),
        "exported_at": now,
        "name": name,
        "settings": {"notices": notices, "notices_language": notices_language, "avatar_hidden": hidden > 0},
        "days_off": days_off,
        "suspicious_claims": flags,
        "standings": standings,
        "season_and_week_standings": periods,
        "lobbies": lobbies,
    }))
}

/// A match in which the user has a seat, with the record as every player of the match can get it.
async fn match_of(db: &mut Connection, user: u64, id: MatchId) -> Result<Option<Value>, StoreError> {
    let (meta, record) = match matches::load(db, id).await {
        Ok(Some(stored)) => (stored.meta.clone(), matches::record_of(stored)),
        Ok(None) => return Ok(None),
        // A match with unreadable steps has no record.
        Err(StoreError::StepUnreadable { meta, .. }) => (*meta, None),
        Err(error) => return Err(error),
    };
    let Some(seat) = meta.seat_of(user) else { return Ok(None) };
    let player = &meta.seats[seat.index()];
    let result = sqlx::query(RESULT_OF_USER).bind(id.0).bind(bigint(user)?).fetch_optional(&mut *db).await?;
    let result = result.map(|row| {
        let optional = |column| row.try_get::<Option<i64>, _>(column);
        Ok::<_, StoreError>(json!({
            "rank": optional("rank")?, "drawn": row.try_get::<i64, _>("drawn")? != 0, "score": optional("score")?,
            "rated_matches": optional("rated_matches")?, "rating_before": optional("rating_before")?,
            "rating_after": optional("rating_after")?,
        }))
    });
    let mut claims = Vec::new();
    for row in sqlx::query(EVENTS_OF_USER).bind(id.0).bind(bigint(user)?).fetch_all(&mut *db).await? {
        let (step, kind, ms): (i64, String, i64) = (row.try_get("step")?, row.try_get("kind")?, row.try_get("value")?);
        claims.push(json!({"step": step, "kind": kind, "ms": ms}));
    }
    let MatchMeta { location, .. } = &meta;
    Ok(Some(json!({
        "match": id.to_short(), "number": meta.number, "game": meta.game, "stage": meta.stage.word(),
        "pace": meta.pace.word(), "language": meta.locale.code(), "practice": meta.practice.is_some(),
        "server": location.guild.map(|guild| guild.to_string()), "channel": location.channel.to_string(),
        "message": location.message.map(|message| message.to_string()),
        "opened_at": meta.opened_at, "started_at": meta.started_at, "ended_at": meta.ended_at,
        "host": meta.host == user, "seat": seat.0, "name": player.name, "contribution": player.contribution,
        "missed_turns": player.missed, "result": result.transpose()?, "claims": claims, "record": record,
    })))
}

/// The server of a standing; null for all together.
fn server(guild: i64) -> Value {
    if guild == 0 { Value::Null } else { Value::from(guild.to_string()) }
}
