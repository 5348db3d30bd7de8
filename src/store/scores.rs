//! The scores of the matches in a channel, round by round.

use serde_json::Value;
use sqlx::Row as _;

use super::{Connection, Database, bigint, count, matches, unreadable};
use crate::game::Round;
use crate::table::{MatchId, SeatOccupant, StoreError};

/// A match with its rounds.
#[derive(Clone, Debug)]
pub struct MatchScores {
    /// Its number.
    pub id: MatchId,
    /// When it began: milliseconds since 1970 (UTC).
    pub started_at: i64,
    /// When it ended; `None` while it runs.
    pub ended_at: Option<i64>,
    /// The players, by seat.
    pub seats: Vec<SeatOccupant>,
    /// The rounds that have ended, in order; empty for games without rounds.
    pub rounds: Vec<Round>,
    /// The record's outcome; `None` while it runs.
    pub outcome: Option<Value>,
}

/// The most matches that one call returns.
const MOST_MATCHES: usize = 25;

pub const SCORES: &str = "
    SELECT id, started_at, ended_at, outcome FROM matches
    WHERE channel = $1 AND game = $2 AND stage IN ('live', 'archived', 'over') AND started_at IS NOT NULL
    ORDER BY id DESC LIMIT $3";

pub const SELECT_ROUNDS: &str = "SELECT n, points, total FROM rounds WHERE match_id = $1 ORDER BY n, seat";

impl Database {
    /// Returns the started matches of a game in a channel, newest first, at most `limit` and at most 25.
    ///
    /// # Errors
    /// The database failed.
    pub async fn scores(&self, channel: u64, game: &str, limit: usize) -> Result<Vec<MatchScores>, StoreError> {
        let mut tx = self.read().await?;
        let rows = sqlx::query(SCORES)
            .bind(bigint(channel)?)
            .bind(game)
            .bind(count(limit.min(MOST_MATCHES)))
            .fetch_all(&mut *tx)
            .await?;
        let mut scores = Vec::new();
        for row in &rows {
            let id = MatchId(row.try_get("id")?);
            let outcome: Option<String> = row.try_get("outcome")?;
            let outcome = outcome.as_deref().map(serde_json::from_str).transpose();
            scores.push(MatchScores {
                id,
                started_at: row.try_get("started_at")?,
                ended_at: row.try_get("ended_at")?,
                seats: matches::seats(&mut tx, id).await?,
                rounds: rounds(&mut tx, id).await?,
                outcome: outcome.map_err(|_| unreadable(format_args!("the outcome of match {}", id.0)))?,
            });
        }
        Ok(scores)
    }
}

/// Returns the rounds of a match in order.
async fn rounds(db: &mut Connection, id: MatchId) -> Result<Vec<Round>, StoreError> {
    let rows = sqlx::query(SELECT_ROUNDS).bind(id.0).fetch_all(db).await?;
    let mut rounds: Vec<(i64, Round)> = Vec::new();
    for row in &rows {
        let n: i64 = row.try_get("n")?;
        if rounds.last().is_none_or(|(last, _)| *last != n) {
            rounds.push((n, Round { points: Vec::new(), totals: Vec::new() }));
        }
        if let Some((_, round)) = rounds.last_mut() {
            round.points.push(row.try_get("points")?);
            round.totals.push(row.try_get("total")?);
        }
    }
    Ok(rounds.into_iter().map(|(_, round)| round).collect())
}
