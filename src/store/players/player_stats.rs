//! A user's statistics and rating in a game: rows of the tables `player_stats` and `period_stats`.

use std::time::Duration;

use sqlx::any::{AnyArguments, AnyRow};
use sqlx::{Any, FromRow, query::QueryAs};

use super::claims::{self, Claims};
use super::ratings::{Rating, SHOWN_FROM};
use crate::ids::{GuildId, UserId};
use crate::play::{Period, Season, StoreError};
use crate::store::database::row::{Column as _, from_row, read, readable};
use crate::store::database::{Connection, Database};
use crate::timestamp::Timestamp;
use contract::Tally;

/// The guild number for statistics that cover the matches in all servers.
pub const EVERYWHERE: GuildId = GuildId(0);

/// The maximum number of points in the histories of ratings, ranks and claims.
const MAX_POINTS: usize = 500;

pub const SELECT_STATS: &str = "
    SELECT user_id, game, guild, played, won, drawn, rated_matches, estimate, deviation, volatility, shown_rating, best,
        claims_right, claims_wrong, fastest_claim_ms
    FROM player_stats WHERE game = $1 AND guild = $2 AND user_id = $3";

/// Inserts the row if it is missing and locks it in PostgreSQL. The update itself changes nothing.
pub const LOCK_STATS: &str = "
    INSERT INTO player_stats (game, guild, user_id, played, won, drawn, rated_matches, shown_rating, claims_right, claims_wrong)
    VALUES ($1, $2, $3, 0, 0, 0, 0, 0, 0, 0)
    ON CONFLICT (game, guild, user_id) DO UPDATE SET played = player_stats.played
    RETURNING user_id, game, guild, played, won, drawn, rated_matches, estimate, deviation, volatility, shown_rating, best,
        claims_right, claims_wrong, fastest_claim_ms";

/// Updates the row. In `$6` to `$8`, -1 stands for null. sqlx declares a null `f64` as 4 bytes wide, and PostgreSQL
/// would then refuse an 8-byte value for the same prepared statement.
pub const UPDATE_STATS: &str = "
    UPDATE player_stats
    SET played = $4, won = $5, estimate = NULLIF($6, -1), deviation = NULLIF($7, -1), volatility = NULLIF($8, -1),
        shown_rating = $9, best = $10, claims_right = $11, claims_wrong = $12, fastest_claim_ms = $13, drawn = $14,
        rated_matches = $15
    WHERE game = $1 AND guild = $2 AND user_id = $3";

pub const ADD_TO_PERIOD: &str = "
    INSERT INTO period_stats (game, guild, period, starts_at, user_id, played, won, drawn)
    VALUES ($1, $2, $3, $4, $5, 1, $6, $7)
    ON CONFLICT (game, guild, period, starts_at, user_id) DO UPDATE
    SET played = period_stats.played + 1, won = period_stats.won + excluded.won,
        drawn = period_stats.drawn + excluded.drawn";

/// Selects the season of a user's last rated match.
pub const LAST_RATED_SEASON: &str = "
    SELECT CAST($3 AS BIGINT) AS user_id, MAX(starts_at) AS starts_at FROM period_stats WHERE game = $1 AND guild = $2 AND user_id = $3 AND period = 'season'";

pub const STATS_OF_USER: &str = "
    SELECT user_id, game, guild, played, won, drawn, rated_matches, estimate, deviation, volatility, shown_rating, best,
        claims_right, claims_wrong, fastest_claim_ms
    FROM player_stats WHERE user_id = $1 AND guild = $2 AND (game = $3 OR $3 IS NULL)";

pub const RATING_HISTORY: &str = "
    SELECT match_id, ended_at, rating_after FROM results
    WHERE user_id = $1 AND game = $2 AND rated_matches >= $4
    ORDER BY ended_at DESC, match_id DESC LIMIT $3";

pub const LATEST_RANKS: &str = "
    SELECT match_id, CASE WHEN drawn = 1 THEN NULL ELSE rank END AS rank FROM results WHERE user_id = $1 AND (game = $2 OR $2 IS NULL)
    ORDER BY ended_at DESC, match_id DESC LIMIT $3";

pub const LATEST_RATED_RANKS: &str = "
    SELECT match_id, CASE WHEN drawn = 1 THEN NULL ELSE rank END AS rank FROM results
    WHERE user_id = $1 AND (game = $2 OR $2 IS NULL) AND rated_matches IS NOT NULL
    ORDER BY ended_at DESC, match_id DESC LIMIT $3";

from_row! { struct LastSeason { starts_at: Option<Timestamp> } }

/// A user's statistics in a game, in one guild or in all guilds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PlayerStats {
    pub played: i64,
    /// The number of matches won, alone or shared. Matches that were neither won nor drawn are lost.
    pub won: i64,
    pub drawn: i64,
    /// The rating; `None` until a match has been rated.
    pub rating: Option<Rating>,
    pub rated_matches: i64,
    pub best: Option<i64>,
    pub claims: Claims,
}

impl PlayerStats {
    pub fn tally(&self) -> Tally {
        Tally { won: self.won, drawn: self.drawn, lost: self.played - self.won - self.drawn }
    }

    /// Returns whether both are the same, except for differences in rounding between machines.
    pub fn agrees_with(&self, other: &PlayerStats) -> bool {
        const TOLERANCE: f64 = 0.001;
        let close = |one: f64, other: f64| (one - other).abs() < TOLERANCE;
        let ratings_agree = match (self.rating.map(Rating::parts), other.rating.map(Rating::parts)) {
            (Some(one), Some(other)) => close(one.0, other.0) && close(one.1, other.1) && close(one.2, other.2),
            (one, other) => one == other,
        };
        ratings_agree && PlayerStats { rating: None, ..*self } == PlayerStats { rating: None, ..*other }
    }

    /// Returns the shown rating, or `None` before [`SHOWN_FROM`] rated matches.
    pub fn shown_rating(&self) -> Option<i64> {
        self.rating.filter(|_| self.rated_matches >= SHOWN_FROM).map(Rating::shown)
    }

    /// Loads a user's statistics. Returns the default if there are none.
    pub async fn load(
        db: &mut Connection,
        game: &str,
        guild: GuildId,
        user: UserId,
    ) -> Result<PlayerStats, StoreError> {
        let stats = sqlx::query_as(SELECT_STATS).bind(game).bind(guild.to_stored()?).bind(user.to_stored()?);
        Ok(readable("player_stats", stats, db).await?.pop().unwrap_or_default())
    }

    /// Loads and locks a user's statistics. No other transaction can change them until this one ends.
    pub async fn lock(
        db: &mut Connection,
        game: &str,
        guild: GuildId,
        user: UserId,
    ) -> Result<PlayerStats, StoreError> {
        let stats = sqlx::query_as(LOCK_STATS).bind(game).bind(guild.to_stored()?).bind(user.to_stored()?);
        // Statistics that cannot be read start again from 0. `snakepit restore --rebuild` computes them from the
        // records.
        Ok(readable("player_stats", stats, db).await?.pop().unwrap_or_default())
    }

    /// Makes the rating less certain for each season that began since the last rated match and until `now`.
    pub async fn age(
        &mut self,
        db: &mut Connection,
        game: &str,
        guild: GuildId,
        user: UserId,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        if let Some(rating) = &mut self.rating {
            let last = sqlx::query_as(LAST_RATED_SEASON).bind(game).bind(guild.to_stored()?).bind(user.to_stored()?);
            let last: Option<LastSeason> = readable("period_stats", last, db).await?.pop();
            let last = last.and_then(|last| last.starts_at);
            let passed = last.map(|start| Season::at(now).seasons_since(Season::at(start)));
            *rating = rating.after_seasons(passed.unwrap_or(0));
        }
        Ok(())
    }

    /// Stores a user's statistics, which must be [locked](PlayerStats::lock).
    pub async fn save(&self, db: &mut Connection, game: &str, guild: GuildId, user: UserId) -> Result<(), StoreError> {
        let (estimate, deviation, volatility) = self.rating.map_or((-1.0, -1.0, -1.0), Rating::parts);
        sqlx::query(UPDATE_STATS)
            .bind(game)
            .bind(guild.to_stored()?)
            .bind(user.to_stored()?)
            .bind(self.played)
            .bind(self.won)
            .bind(estimate)
            .bind(deviation)
            .bind(volatility)
            .bind(self.shown_rating().unwrap_or(0))
            .bind(self.best)
            .bind(self.claims.right)
            .bind(self.claims.wrong)
            .bind(self.claims.fastest.to_stored()?)
            .bind(self.drawn)
            .bind(self.rated_matches)
            .execute(db)
            .await?;
        Ok(())
    }
}

impl FromRow<'_, AnyRow> for PlayerStats {
    fn from_row(row: &AnyRow) -> sqlx::Result<PlayerStats> {
        let parts: (Option<f64>, Option<f64>, Option<f64>) =
            (read(row, "estimate")?, read(row, "deviation")?, read(row, "volatility")?);
        Ok(PlayerStats {
            played: read::<u32>(row, "played")?.into(),
            won: read::<u32>(row, "won")?.into(),
            drawn: read::<u32>(row, "drawn")?.into(),
            rated_matches: read::<u32>(row, "rated_matches")?.into(),
            rating: match parts {
                (Some(estimate), Some(deviation), Some(volatility)) => {
                    Some(Rating::new(estimate, deviation, volatility))
                }
                _ => None,
            },
            best: read(row, "best")?,
            claims: Claims {
                right: read::<u32>(row, "claims_right")?.into(),
                wrong: read::<u32>(row, "claims_wrong")?.into(),
                fastest: read(row, "fastest_claim_ms")?,
            },
        })
    }
}

/// A user's match, which counts towards the season and the week in which it ended.
pub struct PeriodResult<'a> {
    pub game: &'a str,
    pub guild: GuildId,
    pub user: UserId,
    pub ended_at: Timestamp,
    pub won: bool,
    pub drawn: bool,
}

impl PeriodResult<'_> {
    /// Adds the match to the statistics of its season and its week.
    pub async fn store(&self, db: &mut Connection) -> Result<(), StoreError> {
        for period in [Period::Season, Period::Week] {
            sqlx::query(ADD_TO_PERIOD)
                .bind(self.game)
                .bind(self.guild.to_stored()?)
                .bind(period.to_stored()?)
                .bind(period.start(self.ended_at))
                .bind(self.user.to_stored()?)
                .bind(self.won.to_stored()?)
                .bind(self.drawn.to_stored()?)
                .execute(&mut *db)
                .await?;
        }
        Ok(())
    }
}

/// A user's statistics. Only matches that ended with an outcome count.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Stats {
    /// The matches played.
    pub tally: Tally,
    /// The rating, which covers all servers. `None` before [`SHOWN_FROM`] rated matches, or without a game.
    pub rating: Option<i64>,
    /// The number of rated matches in all servers; 0 without a game.
    pub rated_matches: i64,
    /// The rating after each match since it was first shown, oldest first, at most 500 points. Covers all servers.
    /// Empty without a game.
    pub history: Vec<RatingPoint>,
    /// The ranks in the latest matches in all servers, oldest first, at most 500. 1 is a win, alone or shared, and
    /// `None` is a draw.
    pub places: Vec<Option<i64>>,
    /// The same for rated matches only.
    pub rated_places: Vec<Option<i64>>,
    /// The best score in one match. `None` without a game, because scores in different games cannot be compared.
    pub best: Option<i64>,
    /// The time of the fastest correct claim.
    pub fastest_claim: Option<Duration>,
    /// The number of correct claims.
    pub claims_right: i64,
    /// The number of wrong claims.
    pub claims_wrong: i64,
    /// The times of the latest correct claims in finished matches, newest first, at most 500.
    pub recent_claims: Vec<Duration>,
}

impl Stats {
    /// Returns the number of wins in a row up to the latest rated match.
    pub fn run(&self) -> usize {
        run(&self.rated_places)
    }

    /// Returns the largest number of wins in a row in [`Stats::rated_places`].
    pub fn longest_run(&self) -> usize {
        longest_run(&self.rated_places)
    }
}

/// Returns the number of wins at the end of a list of ranks.
pub fn run(ranks: &[Option<i64>]) -> usize {
    ranks.iter().rev().take_while(|rank| **rank == Some(1)).count()
}

/// Returns the largest number of wins in a row in a list of ranks.
pub fn longest_run(ranks: &[Option<i64>]) -> usize {
    ranks.split(|rank| *rank != Some(1)).map(<[Option<i64>]>::len).max().unwrap_or(0)
}

/// The rating after a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingPoint {
    /// The time at which the match ended.
    pub at: Timestamp,
    /// The shown rating.
    pub rating: i64,
}

from_row!(RatingPoint { at: "ended_at", rating: "rating_after" });

impl Database {
    /// Returns a user's statistics in one game or across all games, and in one server or in all servers.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn stats(&self, user: UserId, game: Option<&str>, guild: Option<GuildId>) -> Result<Stats, StoreError> {
        let mut tx = self.read().await?;
        let mut stats = Stats::default();
        let mut all = Claims::default();
        let games = sqlx::query_as(STATS_OF_USER).bind(user.to_stored()?);
        let games = games.bind(guild.unwrap_or(EVERYWHERE).to_stored()?).bind(game);
        let games: Vec<PlayerStats> = readable("player_stats", games, &mut tx).await?;
        for of_game in games {
            stats.tally = stats.tally.plus(of_game.tally());
            stats.best = of_game.best.filter(|_| game.is_some());
            all = all.with(of_game.claims);
        }
        stats.claims_right = all.right;
        stats.claims_wrong = all.wrong;
        stats.fastest_claim = all.fastest;
        stats.places = ranks(&mut tx, user, game).await?;
        stats.rated_places = rated_ranks(&mut tx, user, game).await?;
        stats.recent_claims = claims::recent(&mut tx, user, game, guild, MAX_POINTS).await?;
        if let Some(game) = game {
            let everywhere = PlayerStats::load(&mut tx, game, EVERYWHERE, user).await?;
            stats.rating = everywhere.shown_rating();
            stats.rated_matches = everywhere.rated_matches;
            stats.history = history(&mut tx, user, game).await?;
        }
        Ok(stats)
    }
}

from_row! { struct RankRow { rank: Option<i64> } }

async fn oldest_first(
    ranks: QueryAs<'_, Any, RankRow, AnyArguments>,
    db: &mut Connection,
    user: UserId,
    game: Option<&str>,
) -> Result<Vec<Option<i64>>, StoreError> {
    let ranks = ranks.bind(user.to_stored()?).bind(game).bind(MAX_POINTS.to_stored()?);
    Ok(readable("results", ranks, db).await?.into_iter().rev().map(|row| row.rank).collect())
}

/// Returns the rating after each of the latest rated matches, oldest first.
async fn history(db: &mut Connection, user: UserId, game: &str) -> Result<Vec<RatingPoint>, StoreError> {
    let history = sqlx::query_as(RATING_HISTORY).bind(user.to_stored()?).bind(game);
    let history = history.bind(MAX_POINTS.to_stored()?).bind(SHOWN_FROM);
    let mut points: Vec<RatingPoint> = readable("results", history, db).await?;
    points.reverse();
    Ok(points)
}

/// Returns the ranks in the latest rated matches, oldest first; `None` for a draw.
pub async fn rated_ranks(
    db: &mut Connection,
    user: UserId,
    game: Option<&str>,
) -> Result<Vec<Option<i64>>, StoreError> {
    oldest_first(sqlx::query_as(LATEST_RATED_RANKS), db, user, game).await
}

/// Returns the ranks in the latest matches, oldest first; `None` for a draw.
async fn ranks(db: &mut Connection, user: UserId, game: Option<&str>) -> Result<Vec<Option<i64>>, StoreError> {
    oldest_first(sqlx::query_as(LATEST_RANKS), db, user, game).await
}
