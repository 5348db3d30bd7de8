//! Lists of matches: open, archived, past their deadline, possibly not shown, or finished (with their scores).
//!
//! Each list uses a partial index, so the query's condition on `stage` repeats the index's condition word for word.
//! Most lists cover only some shards. For these, `$1` is `ShardSet::to_bits`, a text with one character for each shard:
//! `1` if the shard is included.

use serde_json::Value;

use super::match_row;
use crate::ids::{ChannelId, GuildId, MatchId, MessageId, UserId};
use crate::play::{MAX_COUNTED_TIME_ALONE, MatchMeta, Occupant, OpenMatch, Player, StoreError, if_readable};
use crate::store::database::row::from_row;
use crate::store::database::{Connection, Database, Dialect, lock_until_commit, query};
use crate::timestamp::Timestamp;
use contract::{Options, RoundResult, Seat, SeatSet};

pub const OPEN_MATCHES: &str = "
    SELECT id, game, guild, channel, message, detached, CAST(CASE stage WHEN 'lobby' THEN 1 ELSE 0 END AS BIGINT) AS lobby
    FROM matches
    WHERE stage IN ('lobby', 'running')
        AND SUBSTR($1, CAST(1 + (COALESCE(guild, 0) >> 22) % LENGTH($1) AS INTEGER), 1) = '1'
    ORDER BY channel, id";

pub const OPEN_MATCHES_IN_CHANNEL: &str = "
    SELECT id, game, guild, channel, message, detached, CAST(CASE stage WHEN 'lobby' THEN 1 ELSE 0 END AS BIGINT) AS lobby
    FROM matches
    WHERE stage IN ('lobby', 'running') AND channel = $1
    ORDER BY id DESC";

pub const OPEN_PRACTICE_MATCH: &str = "
    SELECT id, game, guild, channel, message, detached, CAST(CASE stage WHEN 'lobby' THEN 1 ELSE 0 END AS BIGINT) AS lobby
    FROM matches
    WHERE stage IN ('lobby', 'running') AND practice IS NOT NULL AND host = $1
    ORDER BY id DESC LIMIT 1";

pub const ACTIVE_MATCHES_OF_USER: &str = "
    SELECT id FROM matches
    WHERE (
            stage IN ('lobby', 'running')
            OR (stage = 'archived' AND id IN (SELECT match_id FROM seats WHERE wants_pause = 1))
        )
        AND EXISTS (SELECT 1 FROM seats WHERE seats.match_id = matches.id AND seats.user_id = $1)
    ORDER BY deadline IS NULL, deadline, id LIMIT $2";

pub const ARCHIVED_MATCHES_IN_CHANNEL: &str = "
    SELECT id FROM matches WHERE stage = 'archived' AND channel = $1 ORDER BY id DESC LIMIT $2";

pub const ARCHIVED_WITHOUT_MESSAGE: &str = "
    SELECT id FROM matches
    WHERE stage = 'archived' AND message IS NULL AND guild = $1 AND detached = 0
        AND id IN (SELECT match_id FROM seats WHERE user_id = $2)
    ORDER BY id DESC LIMIT $3";

pub const EXPIRED_MATCHES: &str = "
    SELECT id FROM matches
    WHERE stage IN ('lobby', 'running') AND deadline <= $2
        AND SUBSTR($1, CAST(1 + (COALESCE(guild, 0) >> 22) % LENGTH($1) AS INTEGER), 1) = '1'
    ORDER BY deadline, id LIMIT $3";

/// Selects the matches whose newest state users might not see yet. The first half reads all open matches, because an
/// index on their `unshown_at` would have to be updated on every move.
pub const UNSHOWN_MATCHES: &str = "
    SELECT id FROM (
        SELECT id, unshown_at FROM matches
        WHERE stage IN ('lobby', 'running') AND unshown_at > $2
            AND SUBSTR($1, CAST(1 + (COALESCE(guild, 0) >> 22) % LENGTH($1) AS INTEGER), 1) = '1'
        UNION ALL
        SELECT id, unshown_at FROM matches
        WHERE stage NOT IN ('lobby', 'running') AND unshown_at > $2
            AND SUBSTR($1, CAST(1 + (COALESCE(guild, 0) >> 22) % LENGTH($1) AS INTEGER), 1) = '1'
    ) AS unshown
    ORDER BY unshown_at DESC, id DESC LIMIT $3";

pub const MARK_SHOWN: &str = "UPDATE matches SET unshown_at = NULL WHERE id = $1 AND version = $2";

/// Selects the matches for which [`MatchMeta::counts_in_channel`] returns `true`. Matches that were opened before `$2`
/// count only if at least two users have joined the lobby or made a move.
pub const COUNTED_MATCHES_IN_CHANNEL: &str = "
    SELECT id FROM matches
    WHERE stage IN ('lobby', 'running') AND channel = $1 AND practice IS NULL
        AND (
            stage = 'lobby'
            OR (SELECT COUNT(*) FROM seats WHERE seats.match_id = matches.id AND seats.user_id IS NOT NULL) <> 1
        )
        AND (
            opened_at > $2
            OR (
                SELECT COUNT(*) FROM seats
                WHERE seats.match_id = matches.id AND seats.user_id IS NOT NULL
                    AND (matches.stage = 'lobby' OR seats.has_moved = 1)
            ) > 1
        )";

pub const NEWEST_FINISHED_IN_CHANNEL: &str = "
    SELECT id FROM matches WHERE channel = $1 AND stage = 'over' ORDER BY ended_at DESC, id DESC LIMIT 1";

pub const MATCH_OF_MESSAGE: &str = "SELECT id FROM matches WHERE message = $1 ORDER BY id DESC LIMIT 1";
pub const MATCH_WITH_NUMBER: &str = "SELECT id FROM matches WHERE guild = $1 AND number = $2 ORDER BY id DESC LIMIT 1";
pub const UNSHOWN_SINCE: &str = "SELECT unshown_at FROM matches WHERE id = $1 AND unshown_at IS NOT NULL";

pub const NEWEST_AUTO_DRAWS: &str = "
    SELECT COALESCE(seats.auto_draws, -1) FROM seats JOIN matches ON matches.id = seats.match_id
    WHERE seats.user_id = $1 AND matches.game = $2 AND matches.started_at IS NOT NULL
    ORDER BY seats.match_id DESC LIMIT 1";
pub const MATCHES_AFTER: &str = "SELECT id FROM matches WHERE id > $1 ORDER BY id LIMIT $2";

/// Returns whether fewer than `limit` matches (0 = no limit) are open in the channel. No other process can open a match
/// there until the transaction ends.
pub async fn has_room(
    db: &mut Connection,
    dialect: Dialect,
    channel: ChannelId,
    limit: u32,
    now: Timestamp,
) -> Result<bool, StoreError> {
    if limit == 0 {
        return Ok(true);
    }
    lock_until_commit(db, dialect, channel).await?;
    let counted = query(COUNTED_MATCHES_IN_CHANNEL).bind(channel).bind(now - MAX_COUNTED_TIME_ALONE);
    let open: Vec<MatchId> = counted.fetch_all(&mut *db).await?;
    let limit = limit as usize;
    Ok(open.len() < limit || match_row::count_readable(db, &open).await? < limit)
}

impl Database {
    /// Returns the open practice match of a user, if any.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn open_practice_match(&self, user: UserId) -> Result<Option<OpenMatch>, StoreError> {
        Ok(self.list("matches", query(OPEN_PRACTICE_MATCH).bind(user)).await?.pop())
    }

    /// Returns at most `limit` open and paused matches in which a user has a seat, most urgent first.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn open_matches_of(&self, user: UserId, limit: usize) -> Result<Vec<MatchId>, StoreError> {
        Ok(query(ACTIVE_MATCHES_OF_USER).bind(user).bind(limit).fetch_all(&self.readers).await?)
    }

    /// Returns the match in the channel that ended most recently.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn newest_finished_in(&self, channel: ChannelId) -> Result<Option<MatchId>, StoreError> {
        Ok(query(NEWEST_FINISHED_IN_CHANNEL).bind(channel).fetch_optional(&self.readers).await?)
    }

    /// Returns the match that is shown in a message.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn match_of_message(&self, message: MessageId) -> Result<Option<MatchId>, StoreError> {
        Ok(query(MATCH_OF_MESSAGE).bind(message).fetch_optional(&self.readers).await?)
    }

    /// Returns the match with this number in a server.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn match_with_number(&self, guild: GuildId, number: i64) -> Result<Option<MatchId>, StoreError> {
        Ok(query(MATCH_WITH_NUMBER).bind(guild).bind(number).fetch_optional(&self.readers).await?)
    }

    /// Returns the time of a match's newest change, if users might not see it yet.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn unshown_since(&self, id: MatchId) -> Result<Option<Timestamp>, StoreError> {
        Ok(query(UNSHOWN_SINCE).bind(id).fetch_optional(&self.readers).await?)
    }

    /// Returns at most `limit` matches after `last`, in the order in which they were opened.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn matches_after(&self, last: MatchId, limit: i64) -> Result<Vec<MatchId>, StoreError> {
        Ok(query(MATCHES_AFTER).bind(last).bind(limit).fetch_all(&self.readers).await?)
    }
}

from_row!(OpenMatch { id, game, lobby; location });

/// A match with its rounds and scores.
#[derive(Clone, Debug)]
pub struct MatchScores {
    /// The match's number, as users see it.
    pub number: i64,
    pub options: Options,
    /// The time at which the match began.
    pub started_at: Timestamp,
    /// The time at which the match ended; `None` if it is not over.
    pub ended_at: Option<Timestamp>,
    /// The players, by seat.
    pub seats: Vec<Player>,
    /// The rounds that have ended, in order. Empty for games without rounds.
    pub rounds: Vec<RoundResult>,
    /// The record's outcome; `None` until the match ends.
    pub outcome: Option<Value>,
    /// The seats that won the match, alone or shared. Empty after a draw.
    pub winners: SeatSet,
    /// Whether the match has ended and counts for statistics.
    pub counts: bool,
}

/// A match that has ended, with the rank of one user.
#[derive(Debug)]
pub struct PlayedMatch {
    pub meta: MatchMeta,
    /// The user's rank. 1 is the best, and tied seats share a rank.
    pub rank: usize,
    pub drawn: bool,
}

/// The maximum number of matches that one call returns.
const MAX_MATCHES: usize = 25;

pub const SCORED_MATCHES: &str = "
    SELECT id, number, options, started_at, ended_at, outcome FROM matches
    WHERE channel = $1 AND game = $2 AND stage IN ('running', 'archived', 'over') AND started_at IS NOT NULL
        AND practice IS NULL AND deal IS NULL
    ORDER BY id DESC LIMIT $3";

pub const MATCH_HISTORY: &str = "
    SELECT match_id, rank, drawn
    FROM results JOIN matches ON matches.id = match_id
    WHERE user_id = $1 AND COALESCE(guild, channel) = $2
    ORDER BY results.ended_at DESC, match_id DESC LIMIT $3";

pub const SELECT_RESULTS: &str = "SELECT user_id, rank, drawn FROM results WHERE match_id = $1";

pub const SELECT_ROUNDS: &str = "SELECT n, points, total FROM rounds WHERE match_id = $1 ORDER BY n, seat";

from_row! { struct StartedMatch {
    id: MatchId, number: i64, options: Options, started_at: Timestamp, ended_at: Option<Timestamp>,
    outcome: Option<Value>,
} }

from_row! { struct SeatResult { user_id: UserId, rank: usize, drawn: bool } }

from_row! { struct SeatRound { n: i64, points: i64, total: i64 } }

impl Database {
    /// Returns at most `limit` started matches of a game in a channel, newest first, and never more than 25.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn match_scores(
        &self,
        channel: ChannelId,
        game: &str,
        limit: usize,
    ) -> Result<Vec<MatchScores>, StoreError> {
        let mut tx = self.begin_read().await?;
        let started = query(SCORED_MATCHES).bind(channel).bind(game).bind(limit.min(MAX_MATCHES));
        let mut scores = Vec::new();
        let started = started.fetch_readable("matches", &mut tx).await?;
        for StartedMatch { id, number, options, started_at, ended_at, outcome } in started {
            let Some(seats) = if_readable(match_row::load_seats(&mut tx, id).await)? else { continue };
            let results: Vec<SeatResult> = query(SELECT_RESULTS).bind(id).fetch_readable("results", &mut tx).await?;
            let (winners, rounds) = (winners(&seats, &results, outcome.as_ref()), load_rounds(&mut tx, id).await?);
            let counts = !results.is_empty();
            scores.push(MatchScores { number, options, started_at, ended_at, seats, rounds, outcome, winners, counts });
        }
        Ok(scores)
    }

    /// Returns at most `limit` of a user's latest matches that count, newest first. The matches are from the server
    /// `guild` or, without a server, from `channel`.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn match_history(
        &self,
        user: UserId,
        guild: Option<GuildId>,
        channel: ChannelId,
        limit: usize,
    ) -> Result<Vec<PlayedMatch>, StoreError> {
        let place = guild.map_or(channel.0, |guild| guild.0);
        let mut tx = self.begin_read().await?;
        let results = query(MATCH_HISTORY).bind(user).bind(place).bind(limit);
        let results: Vec<(MatchId, usize, bool)> = results.fetch_readable("results", &mut tx).await?;
        let mut played = Vec::new();
        for (match_id, rank, drawn) in results {
            let meta = if_readable(match_row::load_meta(&mut tx, match_id).await)?.flatten();
            played.extend(meta.map(|meta| PlayedMatch { meta, rank, drawn }));
        }
        Ok(played)
    }
}

/// Returns the seats that won. The results show which users won, and the record's outcome shows which computers won.
fn winners(seats: &[Player], results: &[SeatResult], outcome: Option<&Value>) -> SeatSet {
    let by_record = outcome.and_then(|outcome| outcome["winners"].as_array()).into_iter().flatten();
    let by_record: SeatSet = by_record.filter_map(|seat| Some(Seat(seat.as_u64()?.try_into().ok()?))).collect();
    let won = |seat: &Seat| match seats[seat.index()].occupant {
        Occupant::User(user) => results.iter().any(|one| one.user_id == user && one.rank == 1 && !one.drawn),
        Occupant::Computer(_) => by_record.contains(*seat) && by_record.len() < seats.len(),
    };
    Seat::all(seats.len()).filter(won).collect()
}

/// Returns the rounds of a match in order.
async fn load_rounds(db: &mut Connection, id: MatchId) -> Result<Vec<RoundResult>, StoreError> {
    let rows: Vec<SeatRound> = query(SELECT_ROUNDS).bind(id).fetch_readable("rounds", db).await?;
    let rounds = rows.chunk_by(|one, next| one.n == next.n).map(|round| RoundResult {
        points: round.iter().map(|seat| seat.points).collect(),
        totals: round.iter().map(|seat| seat.total).collect(),
    });
    Ok(rounds.collect())
}
