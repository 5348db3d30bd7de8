//! Leaderboards, and the statistics of a user.

use sqlx::Row as _;

use super::claims::{self, Claims};
use super::results::EVERYWHERE;
use super::standing::Standing;
use super::{Connection, Database, Row, bigint, count, number};
use crate::table::StoreError;

/// A page of a leaderboard, as asked for.
#[derive(Clone, Copy, Debug)]
pub struct LeaderboardQuery<'a> {
    /// The game's name.
    pub game: &'a str,
    /// The server; `None` for everywhere.
    pub guild: Option<u64>,
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

/// A user on a leaderboard. Users without a rating, who played against computers only, come last.
#[derive(Clone, Debug, PartialEq)]
pub struct LeaderboardLine {
    /// The rank, 1 the best; equal ratings share it.
    pub rank: usize,
    /// The user.
    pub user: u64,
    /// The name by which the user was last seated.
    pub name: String,
    /// The rating, a whole number around 1500; `None` before the first match with another user.
    pub rating: Option<i64>,
    /// How the rating everywhere changed over the last [`TREND_MATCHES`] rated matches; `None` without one.
    pub trend: Option<i64>,
    /// Matches that ended with an outcome.
    pub games: i64,
    /// How many of them the user won, alone or shared.
    pub wins: i64,
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
    /// Matches played.
    pub played: i64,
    /// How many of them the user won, alone or shared.
    pub won: i64,
    /// The rating everywhere; `None` before the first rated match, or without a game.
    pub rating: Option<i64>,
    /// The rating everywhere after each match, oldest first, at most 500 points; empty without a game.
    pub history: Vec<RatingPoint>,
    /// The ranks in the latest matches everywhere, oldest first, at most 500; 1 is a win, alone or shared.
    pub places: Vec<i64>,
    /// The best score in one match; `None` without a game, because scores of different games do not compare.
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
    /// Returns how many of the latest matches the user won in a row.
    pub fn run(&self) -> usize {
        self.places.iter().rev().take_while(|rank| **rank == 1).count()
    }

    /// Returns the longest row of wins in [`Stats::places`].
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

/// How many rated matches the trend on a leaderboard covers.
pub const TREND_MATCHES: usize = 5;
/// The most lines of a page, and the most points and claims of statistics.
const MOST_LINES: usize = 100;
const MOST_POINTS: usize = 500;

pub const LEADERBOARD: &str = "
    SELECT standings.*, user_names.name
    FROM standings LEFT JOIN user_names ON user_names.user_id = standings.user_id
    WHERE standings.game = $1 AND standings.guild = $2
    ORDER BY standings.shown_rating DESC, standings.won DESC, standings.user_id LIMIT $3 OFFSET $4";

pub const COUNT_STANDINGS: &str = "SELECT COUNT(*) FROM standings WHERE game = $1 AND guild = $2";

pub const COUNT_BETTER: &str = "
    SELECT COUNT(*) FROM standings WHERE game = $1 AND guild = $2 AND shown_rating > $3";

pub const STANDINGS_OF_USER: &str = "
    SELECT * FROM standings WHERE user_id = $1 AND guild = $2 AND (game = $3 OR $3 IS NULL)";

pub const RATING_HISTORY: &str = "
    SELECT ended_at, rating_after FROM results
    WHERE user_id = $1 AND game = $2 AND rating_after IS NOT NULL
    ORDER BY ended_at DESC, match_id DESC LIMIT $3";

pub const TREND: &str = "
    SELECT CAST(SUM(rating_after - rating_before) AS BIGINT) FROM (
        SELECT rating_before, rating_after FROM results
        WHERE user_id = $1 AND game = $2 AND rating_after IS NOT NULL
        ORDER BY ended_at DESC, match_id DESC LIMIT $3
    ) AS latest";

pub const LATEST_RANKS: &str = "
    SELECT rank FROM results WHERE user_id = $1 AND (game = $2 OR $2 IS NULL)
    ORDER BY ended_at DESC, match_id DESC LIMIT $3";

impl Database {
    /// Returns a page of a leaderboard.
    ///
    /// # Errors
    /// The database failed.
    pub async fn leaderboard(&self, query: &LeaderboardQuery<'_>) -> Result<Leaderboard, StoreError> {
        let guild = bigint(query.guild.unwrap_or(EVERYWHERE))?;
        let per_page = query.per_page.min(MOST_LINES);
        let mut tx = self.read().await?;
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
                Some(above) if above.rating == standing.shown_rating() => above.rank,
                Some(_) => offset + index + 1,
                None => 1 + count_better(&mut tx, query.game, guild, row.try_get("shown_rating")?).await?,
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
            stats.played += standing.played;
            stats.won += standing.won;
            stats.best = standing.best.filter(|_| game.is_some());
            all = all.with(standing.claims);
        }
        (stats.claims_right, stats.claims_wrong, stats.fastest_claim_ms) = (all.right, all.wrong, all.fastest_ms);
        stats.places = ranks(&mut tx, user, game).await?;
        stats.recent_claims_ms = claims::recent(&mut tx, user, game, guild, MOST_POINTS).await?;
        if let Some(game) = game {
            stats.rating = Standing::load(&mut tx, game, EVERYWHERE, user).await?.shown_rating();
            stats.history = history(&mut tx, user, game).await?;
        }
        Ok(stats)
    }
}

/// Returns how many users have a higher rating.
async fn count_better(db: &mut Connection, game: &str, guild: i64, shown_rating: i64) -> Result<usize, StoreError> {
    let better: i64 = sqlx::query_scalar(COUNT_BETTER).bind(game).bind(guild).bind(shown_rating).fetch_one(db).await?;
    number(better)
}

/// Returns the rating after each of the latest rated matches, oldest first.
async fn history(db: &mut Connection, user: u64, game: &str) -> Result<Vec<RatingPoint>, StoreError> {
    let rows =
        sqlx::query(RATING_HISTORY).bind(bigint(user)?).bind(game).bind(count(MOST_POINTS)).fetch_all(db).await?;
    let point = |row: &Row| Ok(RatingPoint { at: row.try_get("ended_at")?, rating: row.try_get("rating_after")? });
    rows.iter().rev().map(point).collect()
}

/// Returns by how much the rating changed over the last rated matches.
async fn trend(db: &mut Connection, user: u64, game: &str) -> Result<Option<i64>, StoreError> {
    let trend = sqlx::query_scalar(TREND).bind(bigint(user)?).bind(game).bind(count(TREND_MATCHES));
    Ok(trend.fetch_one(db).await?)
}

/// Returns the ranks in the latest matches, oldest first.
async fn ranks(db: &mut Connection, user: u64, game: Option<&str>) -> Result<Vec<i64>, StoreError> {
    let ranks = sqlx::query_scalar(LATEST_RANKS).bind(bigint(user)?).bind(game).bind(count(MOST_POINTS));
    let mut ranks: Vec<i64> = ranks.fetch_all(db).await?;
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
        games: standing.played,
        wins: standing.won,
        best: standing.best,
        fastest_claim_ms: standing.claims.fastest_ms,
        wrong_claim_share: standing.claims.wrong_share(),
    })
}
