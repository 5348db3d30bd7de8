//! Loads the leaderboards.

use super::claims::ClaimStats;
use super::player_stats::{ALL_GUILDS, PlayerStats};
use super::ratings::MIN_MATCHES_TO_SHOW;
use crate::ids::{GuildId, UserId};
use crate::play::{Period, StoreError};
use crate::store::database::row::from_row;
use crate::store::database::{Database, Query, query};
use crate::timestamp::Timestamp;
use contract::Tally;

/// A query for a page of a leaderboard.
#[derive(Clone, Copy, Debug)]
pub struct LeaderboardQuery<'a> {
    /// The game's name.
    pub game: &'a str,
    /// The server; `None` for all servers.
    pub guild: Option<GuildId>,
    /// The period: all time, or the season or week that contains `now`.
    pub period: Period,
    pub now: Timestamp,
    /// The page number, from 0.
    pub page: usize,
    /// The number of lines on a page, at most 100.
    pub per_page: usize,
}

/// A page of a leaderboard.
#[derive(Clone, Debug, PartialEq)]
pub struct Leaderboard {
    /// The lines of the page, best first. Empty beyond the last page.
    pub lines: Vec<LeaderboardLine>,
    /// The number of lines on all pages.
    pub total: usize,
}

/// A user's line on a leaderboard. Users without a shown rating come last. The leaderboard of a season or week is
/// sorted by wins, then by draws, and has neither ratings nor best scores.
#[derive(Clone, Debug, PartialEq)]
pub struct LeaderboardLine {
    /// The rank, from 1. Users with the same rating share a rank, as do users without a shown rating who have the same
    /// number of wins.
    pub rank: usize,
    pub user: UserId,
    /// The user's name when they last took a seat.
    pub name: String,
    /// The rating, a whole number around 1500; `None` before [`MIN_MATCHES_TO_SHOW`] rated matches.
    pub rating: Option<i64>,
    /// The number of rated matches.
    pub rated_matches: i64,
    /// How much the last [`TREND_MATCHES`] rated matches have changed the rating across all servers. `None` until the
    /// shown rating has changed.
    pub trend: Option<i64>,
    /// The matches that ended with an outcome.
    pub tally: Tally,
    /// The best score in one match, such as the Sssnake total closest to 0.
    pub best_score: Option<i64>,
    pub claims: ClaimStats,
}

/// The number of rated matches that a leaderboard's trend covers.
pub const TREND_MATCHES: usize = 5;
/// The maximum number of lines on a page.
const MAX_LINES: usize = 100;

pub const LEADERBOARD: &str = "
    SELECT player_stats.user_id AS key, player_stats.*, user_names.name
    FROM player_stats LEFT JOIN user_names ON user_names.user_id = player_stats.user_id
    WHERE player_stats.game = $1 AND player_stats.guild = $2
    ORDER BY player_stats.shown_rating DESC, player_stats.won DESC, player_stats.user_id LIMIT $3 OFFSET $4";

pub const COUNT_LINES: &str = "SELECT COUNT(*) FROM player_stats WHERE game = $1 AND guild = $2";

/// Counts the users who rank above a user.
pub const COUNT_BETTER: &str = "
    SELECT COUNT(*) FROM player_stats
    WHERE game = $1 AND guild = $2 AND (shown_rating > $3 OR shown_rating = $3 AND $3 = 0 AND won > $4)";

/// Selects a page of the leaderboard of a season or week. Users with the same numbers of wins and draws share a rank.
pub const PERIOD_LEADERBOARD: &str = "
    SELECT period_stats.user_id AS key, period_stats.*, user_names.name, RANK() OVER (ORDER BY won DESC, drawn DESC) AS place
    FROM period_stats LEFT JOIN user_names ON user_names.user_id = period_stats.user_id
    WHERE game = $1 AND guild = $2 AND period = $3 AND starts_at = $4
    ORDER BY won DESC, drawn DESC, period_stats.user_id LIMIT $5 OFFSET $6";

pub const COUNT_PERIOD_LINES: &str =
    "SELECT COUNT(*) FROM period_stats WHERE game = $1 AND guild = $2 AND period = $3 AND starts_at = $4";

/// Selects how much the last rated matches have changed the rating.
pub const TREND: &str = "
    SELECT CAST(SUM(rating_after - rating_before) AS BIGINT) FROM (
        SELECT rating_before, rating_after FROM results
        WHERE user_id = $1 AND game = $2 AND rated_matches > $4
        ORDER BY ended_at DESC, match_id DESC LIMIT $3
    ) AS latest";

impl Database {
    /// Returns a page of a leaderboard.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn leaderboard(&self, page: &LeaderboardQuery<'_>) -> Result<Leaderboard, StoreError> {
        let guild = page.guild.unwrap_or(ALL_GUILDS);
        let per_page = page.per_page.min(MAX_LINES);
        let offset = page.page.saturating_mul(per_page);
        let mut tx = self.begin_read().await?;
        if page.period != Period::AllTime {
            let starts_at = page.period.start(page.now);
            let in_period = |statement: Query| statement.bind(page.game).bind(guild).bind(page.period).bind(starts_at);
            let total = in_period(query(COUNT_PERIOD_LINES)).fetch_one(&mut *tx).await?;
            let rows = in_period(query(PERIOD_LEADERBOARD)).bind(per_page).bind(offset);
            let line = |row: PeriodRow| {
                let (played, won, drawn) = (row.played.into(), row.won.into(), row.drawn.into());
                let stats = PlayerStats { played, won, drawn, ..PlayerStats::default() };
                LineRow { user: row.user_id, name: row.name, stats }.into_line(row.place)
            };
            let lines = rows.fetch_readable("period_stats", &mut tx).await?.into_iter().map(line).collect();
            return Ok(Leaderboard { lines, total });
        }
        let total = query(COUNT_LINES).bind(page.game).bind(guild).fetch_one(&mut *tx).await?;
        let rows = query(LEADERBOARD).bind(page.game).bind(guild).bind(per_page).bind(offset);
        let rows: Vec<LineRow> = rows.fetch_readable("player_stats", &mut tx).await?;
        let mut lines: Vec<LeaderboardLine> = Vec::new();
        for (index, row) in rows.into_iter().enumerate() {
            let (rating, won) = (row.stats.shown_rating(), row.stats.won);
            let shares_rank =
                |above: &LeaderboardLine| above.rating == rating && (rating.is_some() || above.tally.won == won);
            let rank = match lines.last() {
                Some(above) if shares_rank(above) => above.rank,
                Some(_) => offset + index + 1,
                None => {
                    let better = query(COUNT_BETTER).bind(page.game).bind(guild).bind(rating.unwrap_or(0)).bind(won);
                    1 + better.fetch_one::<usize>(&mut *tx).await?
                }
            };
            let trend = query(TREND).bind(row.user).bind(page.game).bind(TREND_MATCHES).bind(MIN_MATCHES_TO_SHOW);
            let trend = trend.fetch_one(&mut *tx).await?;
            lines.push(LeaderboardLine { trend, ..row.into_line(rank) });
        }
        Ok(Leaderboard { lines, total })
    }
}

/// A user's row in `player_stats`, with the name.
struct LineRow {
    user: UserId,
    name: Option<String>,
    stats: PlayerStats,
}

from_row!(LineRow { user: "user_id", name; stats });

from_row! {
    /// A user's row in `period_stats`, with the name and the rank.
    struct PeriodRow { place: usize, user_id: UserId, name: Option<String>, played: u32, won: u32, drawn: u32 }
}

impl LineRow {
    fn into_line(self, rank: usize) -> LeaderboardLine {
        let LineRow { user, name, stats } = self;
        LeaderboardLine {
            rank,
            user,
            name: name.unwrap_or_else(|| format!("{user}")),
            rating: stats.shown_rating(),
            trend: None,
            rated_matches: stats.rated_matches,
            tally: stats.tally(),
            best_score: stats.best_score,
            claims: stats.claims,
        }
    }
}
