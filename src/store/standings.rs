//! Standings: leaderboards and a person's statistics.

use sqlx::Row as _;

use super::claims::{self, Claims};
use super::finish::EVERYWHERE;
use super::ratings::Rating;
use super::{Connection, Database, Row, counted, number, stored};
use crate::table::StoreError;

/// Which part of which leaderboard.
#[derive(Clone, Copy, Debug)]
pub struct LeaderboardQuery<'a> {
    /// The game's name.
    pub game: &'a str,
    /// The server; `None` for everywhere.
    pub guild: Option<u64>,
    /// The page, from 0.
    pub page: usize,
    /// Lines a page, at most 100.
    pub per_page: usize,
}

/// A page of a leaderboard.
#[derive(Clone, Debug, PartialEq)]
pub struct Leaderboard {
    /// The lines of the page, best first; none beyond the last page.
    pub lines: Vec<Line>,
    /// How many lines all pages have.
    pub total: usize,
}

/// A person on a leaderboard. Whoever played against computers only stands below all who have a rating.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The place, 1 the best; equal ratings share it.
    pub rank: usize,
    /// Who.
    pub user: u64,
    /// The name by which they were last seated.
    pub name: String,
    /// The rating, a whole number around 1500; `None` before the first match with another person.
    pub rating: Option<i64>,
    /// By how much the rating everywhere changed over the last [`TREND_MATCHES`] rated matches; `None` without one.
    pub trend: Option<i64>,
    /// Matches that ended with an outcome.
    pub games: i64,
    /// Those of them that were won, alone or shared.
    pub wins: i64,
    /// The best match: the most that was reached in one, such as the Sssnake total closest to 0.
    pub best: Option<i64>,
    /// The fastest right claim in milliseconds.
    pub fastest_claim_ms: Option<i64>,
    /// The share of wrong claims, from 0 to 1.
    pub wrong_claim_share: Option<f64>,
}

/// A person's statistics. Only matches that ended with an outcome count.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Stats {
    /// Matches played.
    pub played: i64,
    /// Those of them that were won, alone or shared.
    pub won: i64,
    /// The rating everywhere; `None` before the first rated match, or without a game.
    pub rating: Option<i64>,
    /// How the rating everywhere went, oldest first, at most 500 points; empty without a game.
    pub history: Vec<RatingPoint>,
    /// The places of the latest matches everywhere, oldest first, at most 500; 1 is a win, alone or shared.
    pub places: Vec<i64>,
    /// The best match; `None` without a game, since games count different things.
    pub best: Option<i64>,
    /// The fastest right claim in milliseconds.
    pub fastest_claim_ms: Option<i64>,
    /// Right claims.
    pub claims_right: i64,
    /// Wrong claims.
    pub claims_wrong: i64,
    /// The milliseconds of the latest right claims, newest first, at most 500; those of running matches too.
    pub recent_claims_ms: Vec<i64>,
}

impl Stats {
    /// How many of the latest matches were won in a row up to now.
    pub fn run(&self) -> usize {
        self.places.iter().rev().take_while(|rank| **rank == 1).count()
    }

    /// The most matches won in a row, among those of [`Stats::places`].
    pub fn longest_run(&self) -> usize {
        self.places.split(|rank| *rank != 1).map(<[i64]>::len).max().unwrap_or(0)
    }
}

/// The rating after a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingPoint {
    /// When the match ended: milliseconds since 1970 (UTC).
    pub at: i64,
    /// The rating, as shown.
    pub rating: i64,
}

/// Over how many rated matches a leaderboard shows the trend.
pub const TREND_MATCHES: usize = 5;
/// The most lines of a page, and the most points and claims of statistics.
const MOST_LINES: usize = 100;
const MOST_POINTS: usize = 500;

impl Database {
    /// A page of a leaderboard.
    ///
    /// # Errors
    /// The database failed.
    pub async fn leaderboard(&self, query: &LeaderboardQuery<'_>) -> Result<Leaderboard, StoreError> {
        let guild = stored(query.guild.unwrap_or(EVERYWHERE))?;
        let per_page = query.per_page.min(MOST_LINES);
        let mut tx = self.read().await?;
        let total = sqlx::query_scalar::<_, i64>("SELECT COUNT(*) FROM standings WHERE game = $1 AND guild = $2")
            .bind(query.game)
            .bind(guild)
            .fetch_one(&mut *tx)
            .await?;
        let offset = query.page.saturating_mul(per_page);
        let rows = sqlx::query(LEADERBOARD)
            .bind(query.game)
            .bind(guild)
            .bind(counted(per_page))
            .bind(counted(offset))
            .fetch_all(&mut *tx)
            .await?;
        let mut lines: Vec<Line> = Vec::new();
        for (index, row) in rows.iter().enumerate() {
            let standing = Standing::of_row(row)?;
            let rank = match lines.last() {
                Some(above) if above.rating == standing.shown() => above.rank,
                Some(_) => offset + index + 1,
                None => 1 + better(&mut tx, query.game, guild, row.try_get("standing")?).await?,
            };
            let mut line = line_of(rank, row, standing)?;
            line.trend = trend(&mut tx, line.user, query.game).await?;
            lines.push(line);
        }
        Ok(Leaderboard { lines, total: number(total)? })
    }

    /// A person's statistics: of one game, or of all of them together; in one server, or everywhere.
    ///
    /// # Errors
    /// The database failed.
    pub async fn stats(&self, user: u64, game: Option<&str>, guild: Option<u64>) -> Result<Stats, StoreError> {
        let mut tx = self.read().await?;
        let mut stats = Stats::default();
        let mut all = Claims::default();
        let rows =
            sqlx::query("SELECT * FROM standings WHERE user_id = $1 AND guild = $2 AND (game = $3 OR $3 IS NULL)")
                .bind(stored(user)?)
                .bind(stored(guild.unwrap_or(EVERYWHERE))?)
                .bind(game)
                .fetch_all(&mut *tx)
                .await?;
        for row in &rows {
            let standing = Standing::of_row(row)?;
            stats.played += standing.played;
            stats.won += standing.won;
            stats.best = standing.best.filter(|_| game.is_some());
            all = all.with(standing.claims);
        }
        (stats.claims_right, stats.claims_wrong, stats.fastest_claim_ms) = (all.right, all.wrong, all.fastest);
        stats.places = places(&mut tx, user, game).await?;
        stats.recent_claims_ms = claims::recent(&mut tx, user, game, guild, MOST_POINTS).await?;
        if let Some(game) = game {
            stats.rating = Standing::load(&mut tx, game, EVERYWHERE, user).await?.shown();
            stats.history = history(&mut tx, user, game).await?;
        }
        Ok(stats)
    }
}

pub const LEADERBOARD: &str = "SELECT standings.*, people.name
    FROM standings LEFT JOIN people ON people.user_id = standings.user_id
    WHERE standings.game = $1 AND standings.guild = $2
    ORDER BY standings.standing DESC, standings.won DESC, standings.user_id LIMIT $3 OFFSET $4";

/// How many stand higher.
async fn better(db: &mut Connection, game: &str, guild: i64, standing: i64) -> Result<usize, StoreError> {
    let better =
        sqlx::query_scalar::<_, i64>("SELECT COUNT(*) FROM standings WHERE game = $1 AND guild = $2 AND standing > $3")
            .bind(game)
            .bind(guild)
            .bind(standing)
            .fetch_one(db)
            .await?;
    number(better)
}

async fn history(db: &mut Connection, user: u64, game: &str) -> Result<Vec<RatingPoint>, StoreError> {
    let rows = sqlx::query(
        "SELECT ended_at, rating_after FROM results
         WHERE user_id = $1 AND game = $2 AND rating_after IS NOT NULL
         ORDER BY ended_at DESC, match_id DESC LIMIT $3",
    )
    .bind(stored(user)?)
    .bind(game)
    .bind(counted(MOST_POINTS))
    .fetch_all(db)
    .await?;
    let points = rows
        .iter()
        .rev()
        .map(|row| Ok(RatingPoint { at: row.try_get("ended_at")?, rating: row.try_get("rating_after")? }));
    points.collect()
}

/// By how much the rating changed over the last rated matches.
async fn trend(db: &mut Connection, user: u64, game: &str) -> Result<Option<i64>, StoreError> {
    let trend = sqlx::query_scalar(
        "SELECT CAST(SUM(rating_after - rating_before) AS BIGINT) FROM
             (SELECT rating_before, rating_after FROM results
              WHERE user_id = $1 AND game = $2 AND rating_after IS NOT NULL
              ORDER BY ended_at DESC, match_id DESC LIMIT $3) AS latest",
    )
    .bind(stored(user)?)
    .bind(game)
    .bind(counted(TREND_MATCHES))
    .fetch_one(db)
    .await?;
    Ok(trend)
}

/// The places of the latest matches, oldest first.
async fn places(db: &mut Connection, user: u64, game: Option<&str>) -> Result<Vec<i64>, StoreError> {
    let mut places: Vec<i64> = sqlx::query_scalar(
        "SELECT place FROM results WHERE user_id = $1 AND (game = $2 OR $2 IS NULL)
         ORDER BY ended_at DESC, match_id DESC LIMIT $3",
    )
    .bind(stored(user)?)
    .bind(game)
    .bind(counted(MOST_POINTS))
    .fetch_all(db)
    .await?;
    places.reverse();
    Ok(places)
}

fn line_of(rank: usize, row: &Row, standing: Standing) -> Result<Line, StoreError> {
    let user = number(row.try_get("user_id")?)?;
    let name: Option<String> = row.try_get("name")?;
    Ok(Line {
        rank,
        user,
        name: name.unwrap_or_else(|| format!("{user}")),
        rating: standing.shown(),
        trend: None,
        games: standing.played,
        wins: standing.won,
        best: standing.best,
        fastest_claim_ms: standing.claims.fastest,
        wrong_claim_share: standing.claims.wrong_share(),
    })
}

/// How a person stands in a game, in one guild or everywhere: a row of `standings`.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Standing {
    pub played: i64,
    pub won: i64,
    /// `None` until a match was rated.
    pub rating: Option<Rating>,
    pub best: Option<i64>,
    pub claims: Claims,
}

impl Standing {
    /// The rating as people see it.
    pub fn shown(&self) -> Option<i64> {
        self.rating.map(Rating::shown)
    }

    /// How that person stands; as a newcomer if they are unknown.
    pub async fn load(db: &mut Connection, game: &str, guild: u64, user: u64) -> Result<Standing, StoreError> {
        let row = sqlx::query("SELECT * FROM standings WHERE game = $1 AND guild = $2 AND user_id = $3")
            .bind(game)
            .bind(stored(guild)?)
            .bind(stored(user)?)
            .fetch_optional(db)
            .await?;
        row.map_or(Ok(Standing::default()), |row| Standing::of_row(&row))
    }

    /// How that person stands, for a change: until the transaction ends nobody else changes it.
    pub async fn take(db: &mut Connection, game: &str, guild: u64, user: u64) -> Result<Standing, StoreError> {
        let row = sqlx::query(
            "INSERT INTO standings (game, guild, user_id, played, won, standing, claims_right, claims_wrong)
             VALUES ($1, $2, $3, 0, 0, 0, 0, 0)
             ON CONFLICT (game, guild, user_id) DO UPDATE SET played = standings.played
             RETURNING *",
        )
        .bind(game)
        .bind(stored(guild)?)
        .bind(stored(user)?)
        .fetch_one(db)
        .await?;
        Standing::of_row(&row)
    }

    /// Stores how that person stands now; they have been [taken](Standing::take).
    pub async fn save(&self, db: &mut Connection, game: &str, guild: u64, user: u64) -> Result<(), StoreError> {
        // As numbers even where there is none: sqlx tells PostgreSQL that a null of these is of half their size, and then the
        // statement, once prepared, takes no others.
        let (estimate, deviation, volatility) = self.rating.map_or((-1.0, -1.0, -1.0), Rating::parts);
        sqlx::query(
            "UPDATE standings
             SET played = $4, won = $5, estimate = NULLIF($6, -1), deviation = NULLIF($7, -1),
                 volatility = NULLIF($8, -1), standing = $9, best = $10,
                 claims_right = $11, claims_wrong = $12, fastest_claim = $13
             WHERE game = $1 AND guild = $2 AND user_id = $3",
        )
        .bind(game)
        .bind(stored(guild)?)
        .bind(stored(user)?)
        .bind(self.played)
        .bind(self.won)
        .bind(estimate)
        .bind(deviation)
        .bind(volatility)
        .bind(self.shown().unwrap_or(0))
        .bind(self.best)
        .bind(self.claims.right)
        .bind(self.claims.wrong)
        .bind(self.claims.fastest)
        .execute(db)
        .await?;
        Ok(())
    }

    fn of_row(row: &Row) -> Result<Standing, StoreError> {
        let estimate: Option<f64> = row.try_get("estimate")?;
        let deviation: Option<f64> = row.try_get("deviation")?;
        let volatility: Option<f64> = row.try_get("volatility")?;
        let parts = estimate.zip(deviation).zip(volatility);
        Ok(Standing {
            played: row.try_get("played")?,
            won: row.try_get("won")?,
            rating: parts.map(|((estimate, deviation), volatility)| Rating::new(estimate, deviation, volatility)),
            best: row.try_get("best")?,
            claims: Claims {
                right: row.try_get("claims_right")?,
                wrong: row.try_get("claims_wrong")?,
                fastest: row.try_get("fastest_claim")?,
            },
        })
    }
}
