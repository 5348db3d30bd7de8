//! What users look up: the scores of the matches in a channel, round by round, and the matches of a user.

use serde_json::Value;

use super::match_row;
use crate::ids::{ChannelId, GuildId, MatchId, UserId};
use crate::play::{MatchMeta, Occupant, Player, StoreError};
use crate::store::database::Database;
use crate::store::row::{Column as _, Json, from_row};
use crate::store::sql::Connection;
use crate::timestamp::Timestamp;
use contract::{Round, Seat, SeatSet};

/// A match with its rounds.
#[derive(Clone, Debug)]
pub struct MatchScores {
    /// The number that users read.
    pub number: i64,
    /// When it began.
    pub started_at: Timestamp,
    /// When it ended; `None` while it runs.
    pub ended_at: Option<Timestamp>,
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
    SELECT match_id, rank, drawn
    FROM results JOIN matches ON matches.id = match_id
    WHERE user_id = $1 AND COALESCE(guild, channel) = $2
    ORDER BY results.ended_at DESC, match_id DESC LIMIT $3";

pub const SELECT_WINNERS: &str = "SELECT user_id FROM results WHERE match_id = $1 AND rank = 1 AND drawn = 0";

pub const SELECT_ROUNDS: &str = "SELECT n, points, total FROM rounds WHERE match_id = $1 ORDER BY n, seat";

from_row! { struct StartedMatch {
    id: MatchId, number: i64, started_at: Timestamp, ended_at: Option<Timestamp>, outcome: Option<Json<Value>>,
} }

from_row! { struct UserResult { match_id: MatchId, rank: usize, drawn: bool } }

from_row! { struct SeatRound { n: i64, points: i64, total: i64 } }

impl Database {
    /// Returns the started matches of a game in a channel, newest first, at most `limit` and at most 25.
    ///
    /// # Errors
    /// The database failed.
    pub async fn scores(&self, channel: ChannelId, game: &str, limit: usize) -> Result<Vec<MatchScores>, StoreError> {
        let mut tx = self.read().await?;
        let limit = limit.min(MAX_MATCHES).to_stored()?;
        let started = sqlx::query_as(SCORES).bind(channel.to_stored()?).bind(game).bind(limit);
        let started: Vec<StartedMatch> = started.fetch_all(&mut *tx).await?;
        let mut scores = Vec::new();
        for StartedMatch { id, number, started_at, ended_at, outcome } in started {
            let outcome = outcome.map(|outcome| outcome.0);
            let seats = match_row::seats(&mut tx, id).await?;
            let users: Vec<i64> = sqlx::query_scalar(SELECT_WINNERS).bind(id.0).fetch_all(&mut *tx).await?;
            let (winners, rounds) = (winners(&seats, &users, outcome.as_ref()), rounds(&mut tx, id).await?);
            scores.push(MatchScores { number, started_at, ended_at, seats, rounds, outcome, winners });
        }
        Ok(scores)
    }

    /// Returns the latest matches of a user that count, newest first, at most `limit`. They are of the server, or outside of
    /// servers of the channel.
    ///
    /// # Errors
    /// The database failed.
    pub async fn history(
        &self,
        user: UserId,
        guild: Option<GuildId>,
        channel: ChannelId,
        limit: usize,
    ) -> Result<Vec<PlayedMatch>, StoreError> {
        let place = guild.map_or(channel.0, |guild| guild.0);
        let mut tx = self.read().await?;
        let results = sqlx::query_as(HISTORY).bind(user.to_stored()?).bind(place.to_stored()?).bind(limit.to_stored()?);
        let results: Vec<UserResult> = results.fetch_all(&mut *tx).await?;
        let mut played = Vec::new();
        for UserResult { match_id, rank, drawn } in results {
            let meta = match_row::meta(&mut tx, match_id).await?;
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
        Occupant::User(user) => users.iter().any(|winner| UserId(winner.unsigned_abs()) == user),
        Occupant::Computer(_) => by_record.has(*seat) && by_record.len() < seats.len(),
    };
    Seat::all(seats.len()).filter(won).collect()
}

/// Returns the rounds of a match in order.
async fn rounds(db: &mut Connection, id: MatchId) -> Result<Vec<Round>, StoreError> {
    let rows: Vec<SeatRound> = sqlx::query_as(SELECT_ROUNDS).bind(id.0).fetch_all(db).await?;
    let rounds = rows.chunk_by(|one, next| one.n == next.n).map(|round| Round {
        points: round.iter().map(|seat| seat.points).collect(),
        totals: round.iter().map(|seat| seat.total).collect(),
    });
    Ok(rounds.collect())
}
