//! Leaderboards, and the statistics of a user.

use sqlx::Row as _;

use super::claims::{self, Claims};
use super::ratings::SHOWN_FROM;
use super::results::EVERYWHERE;
use super::standing::Standing;
use super::{Connection, Database, Row, bigint, count, number};
use crate::play::{Period, StoreError};
use contract::Tally;

/// A page of a leaderboard, as asked for.
#[derive(Clone, Copy, Debug)]
pub struct LeaderboardQuery<'a> {
    /// The game's name.
    pub game: &'a str,
    /// The server; `None` for everywhere.
    pub guild: Option<u64>,
    /// All time, or the season or week that contains `now`.
    pub period: Period,
    /// Milliseconds since 1970 (UTC).
    pub now: i64,
    /// The page, from 0.
    pub page: usize,
    /// Lines on a page, at most 100.
    pub per_page: usize,
}

/// A page of a leaderboard.
#[derive(Clone, Debug, PartialEq)]
pub struct Leaderboard {
    /// The lines of the page, best first; none beyond the last page.
    pub lines: Vec<LeaderboardLine>,
    /// How many lines all pages have.
    pub total: usize,
}

/// A user on a leaderboard. Users without a shown rating come last. A season or a week ranks by wins, then by draws, and has
/// neither ratings nor best matches.
#[derive(Clone, Debug, PartialEq)]
pub struct LeaderboardLine {
    /// The rank, 1 the best; equal ratings share it, and equal wins without a shown rating.
    pub rank: usize,
    /// The user.
    pub user: u64,
    /// The name by which the user was last seated.
    pub name: String,
    /// The rating, a whole number around 1500; `None` before [`SHOWN_FROM`] rated matches.
    pub rating: Option<i64>,
    /// How many matches were rated.
    pub rated_matches: i64,
    /// How the rating everywhere changed over the last [`TREND_MATCHES`] rated matches; `None` before it changed as shown.
    pub trend: Option<i64>,
    /// The matches that ended with an outcome.
    pub tally: Tally,
    /// The best score in one match, such as the Sssnake total closest to 0.
    pub best: Option<i64>,
    /// The fastest right claim in milliseconds.
    pub fastest_claim_ms: Option<i64>,
    /// The share of wrong claims, from 0 to 1.
    pub wrong_claim_share: Option<f64>,
}

/// The statistics of a user. Only matches that ended with an outcome count.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Stats {
    /// The matches played.
    pub tally: Tally,
    /// The rating everywhere; `None` before [`SHOWN_FROM`] rated matches, or without a game.
    pub rating: Option<i64>,
    /// How many matches were rated everywhere; 0 without a game.
    pub rated_matches: i64,
    /// The rating everywhere after each match since it is shown, oldest first, at most 500 points; empty without a game.
    pub history: Vec<RatingPoint>,
    /// The ranks in the latest matches everywhere, oldest first, at most 500; 1 is a win, alone or shared, and `None` a draw.
    pub places: Vec<Option<i64>>,
    /// The best score in one match; `None` without a game, because scores of different games do not compare.
    pub best: Option<i64>,
    /// The fastest right claim in milliseconds.
    pub fastest_claim_ms: Option<i64>,
    /// Right claims.
    pub claims_right: i64,
    /// Wrong claims.
    pub claims_wrong: i64,
    /// The milliseconds of the latest right claims in finished matches, newest first, at most 500.
    pub recent_claims_ms: Vec<i64>,
}

impl Stats {
    /// Returns how many of the latest matches the user won in a row.
    pub fn run(&self) -> usize {
        self.places.iter().rev().take_while(|rank| **rank == Some(1)).count()
    }

    /// Returns the longest row of wins in [`Stats::places`].
    pub fn longest_run(&self) -> usize {
        self.places.split(|rank| *rank != Some(1)).map(<[Option<i64>]>::len).max().unwrap_or(0)
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

/// How many rated matches the trend on a leaderboard covers.
pub const TREND_MATCHES: usize = 5;
/// The most lines of a page, and the most points and claims of statistics.
const MAX_LINES: usize = 100;
const MAX_POINTS: usize = 500;

pub const LEADERBOARD: &str = "
    SELECT standings.*, user_names.name
    FROM standings LEFT JOIN user_names ON user_names.user_id = standings.user_id
    WHERE standings.game = $1 AND standings.guild = $2
    ORDER BY standings.shown_rating DESC, standings.won DESC, standings.user_id LIMIT $3 OFFSET $4";

pub const COUNT_STANDINGS: &str = "SELECT COUNT(*) FROM standings WHERE game = $1 AND guild = $2";

pub const COUNT_BETTER: &str = "
    SELECT COUNT(*) FROM standings
    WHERE game = $1 AND guild = $2 AND (shown_rating > $3 OR shown_rating = $3 AND $3 = 0 AND won > $4)";

/// Users with equally many wins and draws share a rank.
pub const PERIOD_LEADERBOARD: &str = "
    SELECT period_standings.*, user_names.name, RANK() OVER (ORDER BY won DESC, drawn DESC) AS place
    FROM period_standings LEFT JOIN user_names ON user_names.user_id = period_standings.user_id
    WHERE game = $1 AND guild = $2 AND period = $3 AND starts_at = $4
    ORDER BY won DESC, drawn DESC, period_standings.user_id LIMIT $5 OFFSET $6";

pub const COUNT_PERIOD_STANDINGS: &str =
    "SELECT COUNT(*) FROM period_standings WHERE game = $1 AND guild = $2 AND period = $3 AND starts_at = $4";

pub const STANDINGS_OF_USER: &str = "
    SELECT * FROM standings WHERE user_id = $1 AND guild = $2 AND (game = $3 OR $3 IS NULL)";

pub const RATING_HISTORY: &str = "
    SELECT ended_at, rating_after FROM results
    WHERE user_id = $1 AND game = $2 AND rated_matches >= $4
    ORDER BY ended_at DESC, match_id DESC LIMIT $3";

pub const TREND: &str = "
    SELECT CAST(SUM(rating_after - rating_before) AS BIGINT) FROM (
        SELECT rating_before, rating_after FROM results
        WHERE user_id = $1 AND game = $2 AND rated_matches > $4
        ORDER BY ended_at DESC, match_id DESC LIMIT $3
    ) AS latest";

pub const LATEST_RANKS: &str = "
    SELECT CASE WHEN drawn THEN NULL ELSE rank END AS rank FROM results WHERE user_id = $1 AND (game = $2 OR $2 IS NULL)
    ORDER BY ended_at DESC, match_id DESC LIMIT $3";

impl Database {
    /// Returns a page of a leaderboard.
    ///
    /// # Errors
    /// The database failed.
    pub async fn leaderboard(&self, query: &LeaderboardQuery<'_>) -> Result<Leaderboard, StoreError> {
        let guild = bigint(query.guild.unwrap_or(EVERYWHERE))?;
        let per_page = query.per_page.min(MAX_LINES);
        let mut tx = self.read().await?;
        if query.period != Period::AllTime {
            return period_leaderboard(&mut tx, query, guild, per_page).await;
        }
        let total: i64 = sqlx::query_scalar(COUNT_STANDINGS).bind(query.game).bind(guild).fetch_one(&mut *tx).await?;
        let offset = query.page.saturating_mul(per_page);
        let rows = sqlx::query(LEADERBOARD)
            .bind(query.game)
            .bind(guild)
            .bind(count(per_page))
            .bind(count(offset))
            .fetch_all(&mut *tx)
            .await?;
        let mut lines: Vec<LeaderboardLine> = Vec::new();
        for (index, row) in rows.iter().enumerate() {
            let standing = Standing::of_row(row)?;
            let rank = match lines.last() {
                Some(above) if is_level(above, &standing) => above.rank,
                Some(_) => offset + index + 1,
                None => 1 + count_better(&mut tx, query.game, guild, &standing).await?,
            };
            let mut line = line_of(rank, row, standing)?;
            line.trend = trend(&mut tx, line.user, query.game).await?;
            lines.push(line);
        }
        Ok(Leaderboard { lines, total: number(total)? })
    }

    /// Returns the statistics of a user in one game, or in all together; in one server, or everywhere.
    ///
    /// # Errors
    /// The database failed.
    pub async fn stats(&self, user: u64, game: Option<&str>, guild: Option<u64>) -> Result<Stats, StoreError> {
        let mut tx = self.read().await?;
        let mut stats = Stats::default();
        let mut all = Claims::default();
        let rows = sqlx::query(STANDINGS_OF_USER)
            .bind(bigint(user)?)
            .bind(bigint(guild.unwrap_or(EVERYWHERE))?)
            .bind(game)
            .fetch_all(&mut *tx)
            .await?;
        for row in &rows {
            let standing = Standing::of_row(row)?;
            stats.tally = stats.tally.plus(standing.tally());
            stats.best = standing.best.filter(|_| game.is_some());
            all = all.with(standing.claims);
        }
        (stats.claims_right, stats.claims_wrong, stats.fastest_claim_ms) = (all.right, all.wrong, all.fastest_ms);
        stats.places = ranks(&mut tx, user, game).await?;
        stats.recent_claims_ms = claims::recent(&mut tx, user, game, guild, MAX_POINTS).await?;
        if let Some(game) = game {
            let everywhere = Standing::load(&mut tx, game, EVERYWHERE, user).await?;
            (stats.rating, stats.rated_matches) = (everywhere.shown_rating(), everywhere.rated_matches);
            stats.history = history(&mut tx, user, game).await?;
        }
        Ok(stats)
    }
}

/// Returns a page of the leaderboard of the season or week that contains the query's instant.
async fn period_leaderboard(
    db: &mut Connection,
    query: &LeaderboardQuery<'_>,
    guild: i64,
    per_page: usize,
) -> Result<Leaderboard, StoreError> {
    let (period, start) = (query.period.word(), query.period.start(query.now));
    let total = sqlx::query_scalar(COUNT_PERIOD_STANDINGS).bind(query.game).bind(guild).bind(period).bind(start);
    let total: i64 = total.fetch_one(&mut *db).await?;
    let rows = sqlx::query(PERIOD_LEADERBOARD).bind(query.game).bind(guild).bind(period).bind(start);
    let rows = rows.bind(count(per_page)).bind(count(query.page.saturating_mul(per_page))).fetch_all(db).await?;
    let line = |row: &Row| {
        let (played, won, drawn): (i64, i64, i64) =
            (row.try_get("played")?, row.try_get("won")?, row.try_get("drawn")?);
        let rank = number(row.try_get("place")?)?;
        let standing = Standing { played, won, drawn, ..Standing::default() };
        line_of(rank, row, standing)
    };
    Ok(Leaderboard { lines: rows.iter().map(line).collect::<Result<_, _>>()?, total: number(total)? })
}

/// Whether a user shares the rank of the line above.
fn is_level(above: &LeaderboardLine, standing: &Standing) -> bool {
    let rating = standing.shown_rating();
    above.rating == rating && (rating.is_some() || above.tally.won == standing.won)
}

/// Returns how many users rank above this one.
async fn count_better(db: &mut Connection, game: &str, guild: i64, standing: &Standing) -> Result<usize, StoreError> {
    let better = sqlx::query_scalar(COUNT_BETTER).bind(game).bind(guild);
    let better = better.bind(standing.shown_rating().unwrap_or(0)).bind(standing.won);
    number(better.fetch_one(db).await.map(|count: i64| count)?)
}

/// Returns the rating after each of the latest rated matches, oldest first.
async fn history(db: &mut Connection, user: u64, game: &str) -> Result<Vec<RatingPoint>, StoreError> {
    let history = sqlx::query(RATING_HISTORY).bind(bigint(user)?).bind(game).bind(count(MAX_POINTS)).bind(SHOWN_FROM);
    let rows = history.fetch_all(db).await?;
    let point = |row: &Row| Ok(RatingPoint { at: row.try_get("ended_at")?, rating: row.try_get("rating_after")? });
    rows.iter().rev().map(point).collect()
}

/// Returns by how much the rating changed over the last rated matches.
async fn trend(db: &mut Connection, user: u64, game: &str) -> Result<Option<i64>, StoreError> {
    let trend = sqlx::query_scalar(TREND).bind(bigint(user)?).bind(game).bind(count(TREND_MATCHES)).bind(SHOWN_FROM);
    Ok(trend.fetch_one(db).await?)
}

/// Returns the ranks in the latest matches, oldest first; `None` for a draw.
async fn ranks(db: &mut Connection, user: u64, game: Option<&str>) -> Result<Vec<Option<i64>>, StoreError> {
    let ranks = sqlx::query_scalar(LATEST_RANKS).bind(bigint(user)?).bind(game).bind(count(MAX_POINTS));
    let mut ranks: Vec<Option<i64>> = ranks.fetch_all(db).await?;
    ranks.reverse();
    Ok(ranks)
}

fn line_of(rank: usize, row: &Row, standing: Standing) -> Result<LeaderboardLine, StoreError> {
    let user = number(row.try_get("user_id")?)?;
    let name: Option<String> = row.try_get("name")?;
    Ok(LeaderboardLine {
        rank,
        user,
        name: name.unwrap_or_else(|| format!("{user}")),
        rating: standing.shown_rating(),
        trend: None,
        rated_matches: standing.rated_matches,
        tally: standing.tally(),
        best: standing.best,
        fastest_claim_ms: standing.claims.fastest_ms,
        wrong_claim_share: standing.claims.wrong_share(),
    })
}
