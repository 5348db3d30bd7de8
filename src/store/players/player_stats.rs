//! A user's statistics and rating in a game: rows of the tables `player_stats` and `period_stats`.

use std::time::Duration;

use sqlx::any::AnyRow;

use super::claims::{ClaimStats, RECENT_CLAIM_EVENTS};
use super::ratings::{MIN_MATCHES_TO_SHOW, Rating};
use crate::ids::{GuildId, UserId};
use crate::play::{Period, Season, StoreError};
use crate::store::database::row::{FromRow, from_row, read_column};
use crate::store::database::{Connection, Database, Query, query};
use crate::timestamp::Timestamp;
use contract::{StatKind, Tally};

/// In statistics, this ID means all servers together.
pub const ALL_GUILDS: GuildId = GuildId(0);

/// The maximum number of points in the histories of ratings, ranks and claims.
const MAX_HISTORY_POINTS: usize = 500;

pub const SELECT_STATS: &str = "
    SELECT user_id, game, guild, played, won, drawn, rated_matches, estimate, deviation, volatility, shown_rating, best,
        claims_right, claims_wrong, fastest_claim_ms
    FROM player_stats WHERE game = $1 AND guild = $2 AND user_id = $3";

/// Inserts the row if it is missing. In PostgreSQL, also locks the row; the update itself changes nothing.
pub const LOCK_STATS: &str = "
    INSERT INTO player_stats (game, guild, user_id, played, won, drawn, rated_matches, shown_rating, claims_right, claims_wrong)
    VALUES ($1, $2, $3, 0, 0, 0, 0, 0, 0, 0)
    ON CONFLICT (game, guild, user_id) DO UPDATE SET played = player_stats.played
    RETURNING user_id, game, guild, played, won, drawn, rated_matches, estimate, deviation, volatility, shown_rating, best,
        claims_right, claims_wrong, fastest_claim_ms";

/// Updates the row. In `$6` to `$8`, -1 stands for null. If null were used, sqlx would declare the parameter as 4 bytes
/// wide, and PostgreSQL would later refuse an 8-byte value for the same prepared statement.
pub const UPDATE_STATS: &str = "
    UPDATE player_stats
    SET played = $4, won = $5, estimate = NULLIF($6, -1), deviation = NULLIF($7, -1), volatility = NULLIF($8, -1),
        shown_rating = $9, best = $10, claims_right = $11, claims_wrong = $12, fastest_claim_ms = $13, drawn = $14,
        rated_matches = $15
    WHERE game = $1 AND guild = $2 AND user_id = $3";

pub const ADD_TO_PERIOD_STATS: &str = "
    INSERT INTO period_stats (game, guild, user_id, period, starts_at, played, won, drawn)
    VALUES ($1, $2, $3, $4, $5, 1, $6, $7)
    ON CONFLICT (game, guild, period, starts_at, user_id) DO UPDATE
    SET played = period_stats.played + 1, won = period_stats.won + excluded.won,
        drawn = period_stats.drawn + excluded.drawn";

/// Selects the season in which a user's last rated match ended.
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
    pub best_score: Option<i64>,
    pub claims: ClaimStats,
}

impl PlayerStats {
    pub fn tally(&self) -> Tally {
        Tally { won: self.won, drawn: self.drawn, lost: self.played - self.won - self.drawn }
    }

    /// Returns whether the statistics are equal, apart from rounding differences between machines.
    pub fn approx_eq(&self, other: &PlayerStats) -> bool {
        const TOLERANCE: f64 = 0.001;
        let close = |one: f64, other: f64| (one - other).abs() < TOLERANCE;
        let ratings_agree = match (self.rating.map(Rating::parts), other.rating.map(Rating::parts)) {
            (Some(one), Some(other)) => close(one.0, other.0) && close(one.1, other.1) && close(one.2, other.2),
            (one, other) => one == other,
        };
        ratings_agree && PlayerStats { rating: None, ..*self } == PlayerStats { rating: None, ..*other }
    }

    /// Returns the shown rating, or `None` before [`MIN_MATCHES_TO_SHOW`] rated matches.
    pub fn shown_rating(&self) -> Option<i64> {
        self.rating.filter(|_| self.rated_matches >= MIN_MATCHES_TO_SHOW).map(Rating::display_value)
    }
}

/// The key of a user's statistics in a game, in one guild or in all guilds.
#[derive(Clone, Copy)]
pub struct StatsKey<'a> {
    pub game: &'a str,
    pub guild: GuildId,
    pub user: UserId,
}

impl StatsKey<'_> {
    fn bind_to(self, query: Query) -> Query {
        query.bind(self.game).bind(self.guild).bind(self.user)
    }

    /// Loads a user's statistics. Returns the default if there is no row.
    pub async fn load(self, db: &mut Connection) -> Result<PlayerStats, StoreError> {
        Ok(self.bind_to(query(SELECT_STATS)).fetch_readable("player_stats", db).await?.pop().unwrap_or_default())
    }

    /// Loads and locks a user's statistics. No other transaction can change them until this one ends.
    pub async fn lock(self, db: &mut Connection) -> Result<PlayerStats, StoreError> {
        // If statistics cannot be read, they start again from 0. `snakepit restore --rebuild` computes them from the
        // records.
        Ok(self.bind_to(query(LOCK_STATS)).fetch_readable("player_stats", db).await?.pop().unwrap_or_default())
    }

    /// Increases the rating's uncertainty by one step for each season that began between the user's last rated match
    /// and `now`.
    pub async fn aged(self, rating: Rating, db: &mut Connection, now: Timestamp) -> Result<Rating, StoreError> {
        let last = self.bind_to(query(LAST_RATED_SEASON)).fetch_readable("period_stats", db).await?;
        let last: Option<Timestamp> = last.into_iter().next().flatten();
        let passed = last.map(|start| Season::containing(now).seasons_since(Season::containing(start)));
        Ok(rating.after_seasons(passed.unwrap_or(0)))
    }

    /// Stores a user's statistics, which must be [locked](StatsKey::lock).
    pub async fn save(self, stats: &PlayerStats, db: &mut Connection) -> Result<(), StoreError> {
        let (estimate, deviation, volatility) = stats.rating.map_or((-1.0, -1.0, -1.0), Rating::parts);
        let update = self.bind_to(query(UPDATE_STATS)).bind(stats.played).bind(stats.won);
        let update = update.bind(estimate).bind(deviation).bind(volatility);
        let update = update.bind(stats.shown_rating().unwrap_or(0)).bind(stats.best_score);
        let update = update.bind(stats.claims.right).bind(stats.claims.wrong).bind(stats.claims.fastest);
        update.bind(stats.drawn).bind(stats.rated_matches).execute(db).await?;
        Ok(())
    }

    /// Adds a match to the statistics of the season and the week in which it ended.
    pub async fn add_to_periods(
        self,
        db: &mut Connection,
        ended_at: Timestamp,
        won: bool,
        drawn: bool,
    ) -> Result<(), StoreError> {
        for period in [Period::Season, Period::Week] {
            let add = self.bind_to(query(ADD_TO_PERIOD_STATS)).bind(period).bind(period.start(ended_at));
            add.bind(won).bind(drawn).execute(&mut *db).await?;
        }
        Ok(())
    }
}

/// A row of `player_stats`.
pub struct StatsRow {
    pub game: String,
    pub guild: GuildId,
    pub user: UserId,
    pub stats: PlayerStats,
}

from_row!(StatsRow { game, guild, user: "user_id"; stats });

impl FromRow for PlayerStats {
    fn from_row(row: &AnyRow) -> sqlx::Result<PlayerStats> {
        Ok(PlayerStats {
            played: read_column::<u32>(row, "played")?.into(),
            won: read_column::<u32>(row, "won")?.into(),
            drawn: read_column::<u32>(row, "drawn")?.into(),
            rated_matches: read_column::<u32>(row, "rated_matches")?.into(),
            rating: FromRow::from_row(row)?,
            best_score: read_column(row, "best")?,
            claims: ClaimStats {
                right: read_column::<u32>(row, "claims_right")?.into(),
                wrong: read_column::<u32>(row, "claims_wrong")?.into(),
                fastest: read_column(row, "fastest_claim_ms")?,
            },
        })
    }
}

impl FromRow for Option<Rating> {
    fn from_row(row: &AnyRow) -> sqlx::Result<Option<Rating>> {
        let part = |column: &str| read_column::<Option<f64>>(row, column);
        let parts = part("estimate")?.zip(part("deviation")?).zip(part("volatility")?);
        Ok(parts.map(|((estimate, deviation), volatility)| Rating::new(estimate, deviation, volatility)))
    }
}

/// A user's statistics. Only matches that ended with an outcome count.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct UserStats {
    /// The matches played.
    pub tally: Tally,
    /// The rating across all servers. `None` before [`MIN_MATCHES_TO_SHOW`] rated matches, or if no game is chosen.
    pub rating: Option<i64>,
    /// The number of rated matches in all servers; 0 without a game.
    pub rated_matches: i64,
    /// The rating after each match since the rating was first shown, oldest first, at most 500 points. Covers all
    /// servers. Empty without a game.
    pub rating_history: Vec<RatingPoint>,
    /// The ranks in the latest matches across all servers, oldest first, at most 500. Rank 1 is a win, alone or shared,
    /// and `None` is a draw.
    pub ranks: Vec<Option<i64>>,
    /// The ranks in the latest rated matches, like [`UserStats::ranks`].
    pub rated_ranks: Vec<Option<i64>>,
    /// The best score in one match. `None` without a game, because scores in different games cannot be compared.
    pub best_score: Option<i64>,
    pub claims: ClaimStats,
    /// The reaction times of the latest correct claims in finished matches, newest first, at most 500.
    pub recent_claims: Vec<Duration>,
}

impl UserStats {
    /// Returns the number of wins in a row up to the latest rated match.
    pub fn current_streak(&self) -> usize {
        current_streak(&self.rated_ranks)
    }

    /// Returns the largest number of wins in a row in [`UserStats::rated_ranks`].
    pub fn longest_streak(&self) -> usize {
        longest_streak(&self.rated_ranks)
    }
}

/// Returns the number of wins in a row at the end of a list of ranks.
pub fn current_streak(ranks: &[Option<i64>]) -> usize {
    ranks.iter().rev().take_while(|rank| **rank == Some(1)).count()
}

/// Returns the largest number of wins in a row in a list of ranks.
pub fn longest_streak(ranks: &[Option<i64>]) -> usize {
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
    pub async fn stats(
        &self,
        user: UserId,
        game: Option<&str>,
        guild: Option<GuildId>,
    ) -> Result<UserStats, StoreError> {
        let mut tx = self.begin_read().await?;
        let mut stats = UserStats::default();
        let games = query(STATS_OF_USER).bind(user).bind(guild.unwrap_or(ALL_GUILDS)).bind(game);
        for of_game in games.fetch_readable::<PlayerStats>("player_stats", &mut tx).await? {
            stats.tally = stats.tally.plus(of_game.tally());
            stats.best_score = of_game.best_score.filter(|_| game.is_some());
            stats.claims = stats.claims.plus(of_game.claims);
        }
        stats.ranks = ranks(query(LATEST_RANKS), &mut tx, user, game).await?;
        stats.rated_ranks = ranks(query(LATEST_RATED_RANKS), &mut tx, user, game).await?;
        let claims = query(RECENT_CLAIM_EVENTS).bind(user).bind(StatKind::ClaimRight).bind(game).bind(guild);
        stats.recent_claims = claims.bind(MAX_HISTORY_POINTS).fetch_readable("stat_events", &mut tx).await?;
        if let Some(game) = game {
            let everywhere = StatsKey { game, guild: ALL_GUILDS, user }.load(&mut tx).await?;
            stats.rating = everywhere.shown_rating();
            stats.rated_matches = everywhere.rated_matches;
            let history = query(RATING_HISTORY).bind(user).bind(game).bind(MAX_HISTORY_POINTS);
            stats.rating_history = history.bind(MIN_MATCHES_TO_SHOW).fetch_readable("results", &mut tx).await?;
            stats.rating_history.reverse();
        }
        Ok(stats)
    }
}

/// Returns the ranks that a query selects, oldest first. A draw is `None`.
pub async fn ranks(
    ranks: Query,
    db: &mut Connection,
    user: UserId,
    game: Option<&str>,
) -> Result<Vec<Option<i64>>, StoreError> {
    let mut ranks = ranks.bind(user).bind(game).bind(MAX_HISTORY_POINTS).fetch_readable("results", db).await?;
    ranks.reverse();
    Ok(ranks)
}
