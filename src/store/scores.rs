//! What users look up: the scores of the matches in a channel, round by round, and the matches of a user.

use serde_json::Value;
use sqlx::Row as _;

use super::{Connection, Database, bigint, count, matches, number, unreadable};
use crate::play::{MatchId, MatchMeta, Occupant, Player, StoreError};
use contract::{Round, Seat, SeatSet};

/// A match with its rounds.
#[derive(Clone, Debug)]
pub struct MatchScores {
    /// The number that users read.
    pub number: i64,
    /// When it began: milliseconds since 1970 (UTC).
    pub started_at: i64,
    /// When it ended; `None` while it runs.
    pub ended_at: Option<i64>,
    /// The players, by seat.
    pub seats: Vec<Player>,
    /// The rounds that have ended, in order; empty for games without rounds.
    pub rounds: Vec<Round>,
    /// The record's outcome; `None` while it runs.
    pub outcome: Option<Value>,
    /// The seats that won the match, alone or shared; none after a draw.
    pub winners: SeatSet,
}

/// A match that has ended, and how one of its users did.
#[derive(Debug)]
pub struct PlayedMatch {
    pub meta: MatchMeta,
    /// 1 is the best; equal seats share a rank.
    pub rank: usize,
    pub drawn: bool,
}

/// The most matches that one call returns.
const MAX_MATCHES: usize = 25;

pub const SCORES: &str = "
    SELECT id, number, started_at, ended_at, outcome FROM matches
    WHERE channel = $1 AND game = $2 AND stage IN ('running', 'archived', 'over') AND started_at IS NOT NULL
        AND practice IS NULL
    ORDER BY id DESC LIMIT $3";

pub const HISTORY: &str = "
    SELECT match_id, rank, CAST(CASE WHEN drawn THEN 1 ELSE 0 END AS BIGINT) AS drawn
    FROM results JOIN matches ON matches.id = match_id
    WHERE user_id = $1 AND COALESCE(guild, channel) = $2
    ORDER BY results.ended_at DESC, match_id DESC LIMIT $3";

pub const SELECT_WINNERS: &str = "SELECT user_id FROM results WHERE match_id = $1 AND rank = 1 AND NOT drawn";

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
            .bind(count(limit.min(MAX_MATCHES)))
            .fetch_all(&mut *tx)
            .await?;
        let mut scores = Vec::new();
        for row in &rows {
            let id = MatchId(row.try_get("id")?);
            let outcome: Option<String> = row.try_get("outcome")?;
            let outcome = outcome.as_deref().map(serde_json::from_str).transpose();
            let outcome: Option<Value> =
                outcome.map_err(|_| unreadable(format_args!("the outcome of match {}", id.0)))?;
            let seats = matches::seats(&mut tx, id).await?;
            let users: Vec<i64> = sqlx::query_scalar(SELECT_WINNERS).bind(id.0).fetch_all(&mut *tx).await?;
            scores.push(MatchScores {
                number: row.try_get("number")?,
                started_at: row.try_get("started_at")?,
                ended_at: row.try_get("ended_at")?,
                winners: winners(&seats, &users, outcome.as_ref()),
                seats,
                rounds: rounds(&mut tx, id).await?,
                outcome,
            });
        }
        Ok(scores)
    }

    /// Returns the latest matches of a user that count, newest first, at most `limit`. `place` is the server, or outside of
    /// servers the channel.
    ///
    /// # Errors
    /// The database failed.
    pub async fn history(&self, user: u64, place: u64, limit: usize) -> Result<Vec<PlayedMatch>, StoreError> {
        let mut tx = self.read().await?;
        let rows = sqlx::query(HISTORY).bind(bigint(user)?).bind(bigint(place)?).bind(count(limit));
        let mut played = Vec::new();
        for row in rows.fetch_all(&mut *tx).await? {
            let (rank, drawn) = (number(row.try_get("rank")?)?, row.try_get::<i64, _>("drawn")? != 0);
            let meta = matches::meta(&mut tx, MatchId(row.try_get("match_id")?)).await?;
            played.extend(meta.map(|meta| PlayedMatch { meta, rank, drawn }));
        }
        Ok(played)
    }
}

/// Returns the users who won by the results, and the computers that won by the record.
fn winners(seats: &[Player], users: &[i64], outcome: Option<&Value>) -> SeatSet {
    let by_record = outcome.and_then(|outcome| outcome["winners"].as_array()).into_iter().flatten();
    let by_record: SeatSet = by_record.filter_map(|seat| Some(Seat(seat.as_u64()?.try_into().ok()?))).collect();
    let won = |seat: &Seat| match seats[seat.index()].occupant {
        Occupant::User(user) => users.iter().any(|&winner| number::<u64>(winner).is_ok_and(|winner| winner == user)),
        Occupant::Computer(_) => by_record.has(*seat) && by_record.len() < seats.len(),
    };
    Seat::all(seats.len()).filter(won).collect()
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
