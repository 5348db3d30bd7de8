//! Everything that is kept about a user, as one JSON document. docs/operating.md describes it.

use serde_json::{Value, json};
use sqlx::FromRow;
use sqlx::any::AnyRow;

use super::player_stats::PlayerStats;
use super::privacy;
use super::ratings::Rating;
use crate::ids::{MatchId, UserId};
use crate::play::{MatchMeta, StoreError, UserSettings};
use crate::store::database::Database;
use crate::store::matches;
use crate::store::row::{Column as _, from_row, read};
use crate::store::sql::Connection;
use crate::timestamp::{Timestamp, milliseconds};

pub const MATCHES_OF_USER: &str = "SELECT match_id FROM seats WHERE user_id = $1 ORDER BY match_id DESC";

pub const ABANDONED_LOBBIES: &str = "SELECT id FROM matches WHERE stage = 'cancelled' AND host = $1 ORDER BY id DESC";

pub const RESULT_OF_USER: &str = "
    SELECT rank, drawn, score, rated_matches, rating_before, rating_after
    FROM results WHERE match_id = $1 AND user_id = $2";

pub const EVENTS_OF_USER: &str = "
    SELECT step, kind, value FROM stat_events WHERE match_id = $1 AND user_id = $2 ORDER BY id";

pub const NAME_OF_USER: &str = "SELECT name FROM user_names WHERE user_id = $1";
pub const DAYS_OFF_OF_USER: &str = "SELECT season, number FROM days_off WHERE user_id = $1 ORDER BY season, number";
pub const FLAGS_OF_USER: &str = "SELECT guild, kind, flagged_at FROM flags WHERE user_id = $1 ORDER BY flagged_at";
pub const ALL_STATS_OF_USER: &str = "SELECT * FROM player_stats WHERE user_id = $1 ORDER BY game, guild";
pub const PERIODS_OF_USER: &str = "
    SELECT game, guild, period, starts_at, played, won, drawn FROM period_stats
    WHERE user_id = $1 ORDER BY starts_at, period, game, guild";

from_row! { struct UserResult {
    rank: i64, drawn: bool, score: Option<i64>, rated_matches: Option<i64>, rating_before: Option<i64>,
    rating_after: Option<i64>,
} }

/// Game, server, period, its start, and the matches played, won and drawn.
type PeriodRow = (String, i64, String, i64, i64, i64, i64);

/// The statistics in a game, in one server or everywhere.
struct GameStats {
    game: String,
    guild: i64,
    stats: PlayerStats,
}

impl FromRow<'_, AnyRow> for GameStats {
    fn from_row(row: &AnyRow) -> sqlx::Result<GameStats> {
        Ok(GameStats { game: read(row, "game")?, guild: read(row, "guild")?, stats: PlayerStats::from_row(row)? })
    }
}

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
    /// Returns everything that is kept about a user, in at most `limit` bytes: if needed, without the oldest matches.
    ///
    /// # Errors
    /// The database failed.
    pub async fn export(&self, user: UserId, now: Timestamp, limit: usize) -> Result<Export, StoreError> {
        let settings = self.user_settings(user).await?;
        let mut db = self.readers.acquire().await?;
        let about = about(&mut db, user, &settings, now).await?.to_string();
        // The matches follow as the last keys of the object.
        let (mut list, mut matches) = (String::new(), 0);
        let room = limit.saturating_sub(about.len() + 100);
        let ids: Vec<MatchId> = sqlx::query_scalar(MATCHES_OF_USER).bind(user.to_stored()?).fetch_all(&mut *db).await?;
        for &id in &ids {
            // It may have been deleted meanwhile.
            let Some(entry) = match_of(&mut db, user, id).await? else { continue };
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
async fn about(
    db: &mut Connection,
    user: UserId,
    settings: &UserSettings,
    now: Timestamp,
) -> Result<Value, StoreError> {
    let id = user.to_stored()?;
    let name: Option<String> = sqlx::query_scalar(NAME_OF_USER).bind(id).fetch_optional(&mut *db).await?;
    let days_off: Vec<(i64, i64)> = sqlx::query_as(DAYS_OFF_OF_USER).bind(id).fetch_all(&mut *db).await?;
    let day_off = |(season, number)| json!({"season_starts_at": season, "number": number});
    let flags: Vec<(i64, String, i64)> = sqlx::query_as(FLAGS_OF_USER).bind(id).fetch_all(&mut *db).await?;
    let flag = |(guild, kind, at): (i64, String, i64)| json!({"server": server(guild), "kind": kind, "at": at});
    let games: Vec<GameStats> = sqlx::query_as(ALL_STATS_OF_USER).bind(id).fetch_all(&mut *db).await?;
    let game = |GameStats { game, guild, stats }: GameStats| {
        let parts = stats.rating.map(Rating::parts);
        json!({
            "game": game, "server": server(guild), "played": stats.played, "won": stats.won, "drawn": stats.drawn,
            "rated_matches": stats.rated_matches, "best_score": stats.best,
            "rating": {
                "estimate": parts.map(|it| it.0), "deviation": parts.map(|it| it.1), "volatility": parts.map(|it| it.2),
            },
            "claims": {
                "right": stats.claims.right, "wrong": stats.claims.wrong, "fastest_ms": stats.claims.fastest.map(milliseconds),
            },
        })
    };
    let periods: Vec<PeriodRow> = sqlx::query_as(PERIODS_OF_USER).bind(id).fetch_all(&mut *db).await?;
    let period = |(game, guild, period, starts_at, played, won, drawn): PeriodRow| {
        json!({
            "game": game, "server": server(guild), "period": period, "starts_at": starts_at, "played": played,
            "won": won, "drawn": drawn,
        })
    };
    let mut lobbies = Vec::new();
    for mention in privacy::mentions_in_lobbies(db, user).await? {
        let removed = mention.removed.0.contains(&user);
        lobbies.push(json!({"match": mention.id.to_short(), "role": if removed { "removed" } else { "invited" }}));
    }
    let hosted: Vec<MatchId> = sqlx::query_scalar(ABANDONED_LOBBIES).bind(id).fetch_all(&mut *db).await?;
    lobbies.extend(hosted.into_iter().map(|id| json!({"match": id.to_short(), "role": "host"})));
    Ok(json!({
        "format": "snakepit-export/1",
        "about": "Everything that this bot keeps about you. Times are milliseconds since 1970 (UTC).",
        "user": user.to_string(),
        "exported_at": now,
        "name": name,
        "settings": {
            "notices": settings.notices, "notices_language": settings.locale, "avatar_hidden": !settings.avatar,
        },
        "days_off": days_off.into_iter().map(day_off).collect::<Value>(),
        "suspicious_claims": flags.into_iter().map(flag).collect::<Value>(),
        "standings": games.into_iter().map(game).collect::<Value>(),
        "season_and_week_standings": periods.into_iter().map(period).collect::<Value>(),
        "lobbies": lobbies,
    }))
}

/// A match in which the user has a seat, with the record as every player of the match can get it.
async fn match_of(db: &mut Connection, user: UserId, id: MatchId) -> Result<Option<Value>, StoreError> {
    let (meta, record) = match matches::load(db, id).await {
        Ok(Some(stored)) => (stored.meta.clone(), matches::record_of(stored)),
        Ok(None) => return Ok(None),
        // A match with unreadable steps has no record.
        Err(StoreError::StepUnreadable { meta, .. }) => (*meta, None),
        Err(error) => return Err(error),
    };
    let Some(seat) = meta.seat_of(user) else { return Ok(None) };
    let player = &meta.seats[seat.index()];
    let id_of_user = user.to_stored()?;
    let result = sqlx::query_as(RESULT_OF_USER).bind(id.0).bind(id_of_user).fetch_optional(&mut *db).await?;
    let result = result.map(|it: UserResult| {
        json!({
            "rank": it.rank, "drawn": it.drawn, "score": it.score, "rated_matches": it.rated_matches,
            "rating_before": it.rating_before, "rating_after": it.rating_after,
        })
    });
    let claims: Vec<(i64, String, i64)> =
        sqlx::query_as(EVENTS_OF_USER).bind(id.0).bind(id_of_user).fetch_all(&mut *db).await?;
    let claim = |(step, kind, ms): (i64, String, i64)| json!({"step": step, "kind": kind, "ms": ms});
    let claims: Value = claims.into_iter().map(claim).collect();
    let MatchMeta { location, .. } = &meta;
    Ok(Some(json!({
        "match": id.to_short(), "number": meta.number, "game": meta.game, "stage": meta.stage.to_stored()?,
        "pace": meta.pace, "language": meta.locale, "practice": meta.practice.is_some(),
        "server": location.guild.map(|guild| guild.to_string()), "channel": location.channel.to_string(),
        "message": location.message.map(|message| message.to_string()),
        "opened_at": meta.opened_at, "started_at": meta.started_at, "ended_at": meta.ended_at,
        "host": meta.host == user, "seat": seat.0, "name": player.name, "contribution": player.contribution,
        "missed_turns": player.missed, "result": result, "claims": claims, "record": record,
    })))
}

/// The server of a standing; null for all together.
fn server(guild: i64) -> Value {
    if guild == 0 { Value::Null } else { Value::from(guild.to_string()) }
}
