//! Converts matches and their seats between rows and structs. Also stores which interactions changed a match, because a
//! redelivered interaction must not count twice.

use std::time::Duration;

use sqlx::any::AnyRow;
use sqlx::{Any, Executor};

use super::deals::{self, DELETE_DEAL_SCORES_OF_MATCH};
use crate::ids::{InteractionId, MatchId, UserId};
use crate::play::{
    MatchEffects, MatchMeta, MessageLocation, Occupant, Player, RatingChange, Stage, StoreError, StoredMatch,
    TournamentTable, Unrated, if_readable,
};
use crate::store::database::row::{FromRow, from_row, read_column, store_error_for};
use crate::store::database::{Connection, Query, query};
use contract::Seat;

/// Inserts a match with the server's next number. Outside servers, and in servers that the bot has not joined, uses the
/// channel's next number.
pub const INSERT_MATCH: &str = "
    INSERT INTO matches (game, guild, channel, message, rules, secret, version, opened_at, unshown_at, deadline, detached,
        tournament_id, tournament_round, tournament_table, tournament_channel, deal, kept_seed,
        options, pace, locale, host, stage, youngest, started_at, ended_at, outcome, practice, removed, reserved,
        offered_alone, step_count, number)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22,
        $23, $24, $25, $26, $27, $28, $29, 0, 1 + COALESCE(
            CASE
                WHEN CAST($2 AS BIGINT) IS NULL OR CAST($10 AS BIGINT) = 1 THEN
                    (SELECT number FROM matches WHERE channel = $3 AND (guild IS NULL OR detached = 1)
                        ORDER BY id DESC LIMIT 1)
                ELSE (SELECT number FROM matches WHERE guild = $2 AND detached = 0 ORDER BY id DESC LIMIT 1)
            END,
            0
        ))
    RETURNING id";

pub const SELECT_MATCH: &str = "
    SELECT id, number, game, options, pace, locale, guild, channel, message, detached, host, stage, youngest, rules, secret,
        kept_seed, version, opened_at, started_at, ended_at, deadline, outcome, practice, removed, reserved,
        offered_alone, deal, last_event, tournament_id, tournament_round, tournament_table, tournament_channel
    FROM matches WHERE id = $1";

/// Selects the steps of match `$1`. Each row contains the number of steps. If the match has no steps, there is one row.
pub const SELECT_STEPS: &str = "
    SELECT matches.step_count, steps.n, steps.json
    FROM matches LEFT JOIN steps ON steps.match_id = matches.id
    WHERE matches.id = $1 ORDER BY steps.n";

pub const SELECT_SEATS: &str = "
    SELECT seat, user_id, level, name, contribution, missed, agrees, wants_stop, wants_pause, has_moved,
        auto_draws
    FROM seats WHERE match_id = $1 ORDER BY seat";

pub const PUT_SEAT: &str = "
    INSERT INTO seats (match_id, seat, user_id, level, name, contribution, missed, agrees, wants_stop, wants_pause,
        has_moved, auto_draws)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
    ON CONFLICT (match_id, seat) DO UPDATE
    SET user_id = excluded.user_id, level = excluded.level, name = excluded.name,
        contribution = excluded.contribution, missed = excluded.missed, agrees = excluded.agrees,
        wants_stop = excluded.wants_stop, wants_pause = excluded.wants_pause,
        has_moved = excluded.has_moved, auto_draws = excluded.auto_draws";

/// Ends an unreadable match. `$1` is its ID as text. Keeps most columns, so that the operator can repair the match.
pub const STOP_UNREADABLE_MATCH: &str = "
    UPDATE matches
    SET stage = CASE WHEN stage = 'lobby' THEN 'cancelled' ELSE 'over' END, version = version + 1, ended_at = COALESCE(deadline, opened_at),
        deadline = NULL, unshown_at = NULL,
        outcome = CASE WHEN stage = 'lobby' THEN NULL ELSE '{\"winners\":[],\"why\":\"stop\"}' END
    WHERE id = CAST($1 AS BIGINT) AND stage IN ('lobby', 'running', 'archived')";

pub const SELECT_RATINGS: &str = "
    SELECT user_id, rated_matches, rating_before, rating_after, unrated FROM results WHERE match_id = $1";

pub const DELETE_SEATS: &str = "DELETE FROM seats WHERE match_id = $1 AND seat >= $2";

/// Updates the location only if the stored message is older than the new message. If either message is NULL, the
/// comparison is NULL, so the update happens.
pub const UPDATE_LOCATION: &str = "
    UPDATE matches SET guild = $2, channel = $3, message = $4
    WHERE id = $1 AND (message < $4) IS NOT FALSE";

pub const IS_MATCH_STORED: &str = "SELECT 1 AS stored FROM matches WHERE id = $1";

pub const DELETE_NOTICES_OF_MATCH: &str = "DELETE FROM notices WHERE match_id = $1";
pub const DELETE_INVITATIONS_OF_MATCH: &str = "DELETE FROM invitations WHERE match_id = $1";
pub const DELETE_EVENTS_OF_MATCH: &str = "DELETE FROM stat_events WHERE match_id = $1";
pub const DELETE_RESULTS_OF_MATCH: &str = "DELETE FROM results WHERE match_id = $1";
pub const DELETE_ROUNDS_OF_MATCH: &str = "DELETE FROM rounds WHERE match_id = $1";
pub const DELETE_STEPS_OF_MATCH: &str = "DELETE FROM steps WHERE match_id = $1";
pub const DELETE_SEATS_OF_MATCH: &str = "DELETE FROM seats WHERE match_id = $1";

/// Stores a new match and its seats. Returns the match's ID.
pub async fn insert_match(db: &mut Connection, meta: &MatchMeta) -> Result<MatchId, StoreError> {
    let insert = query(INSERT_MATCH)
        .bind(&meta.game)
        .bind(meta.location.guild)
        .bind(meta.location.channel)
        .bind(meta.location.message)
        .bind(meta.rules)
        .bind(meta.secret)
        .bind(meta.version)
        .bind(meta.opened_at)
        .bind(meta.deadline)
        .bind(meta.location.detached)
        .bind(meta.table.map(|table| table.tournament))
        .bind(meta.table.map(|table| table.round))
        .bind(meta.table.map(|table| table.table))
        .bind(meta.table.map(|table| table.tournament_channel))
        .bind(&meta.deal)
        .bind(meta.kept_seed);
    let id = bind_rarely_changed_fields(insert, meta).fetch_one(&mut *db).await?;
    for (seat, player) in meta.seats.iter().enumerate() {
        put_seat(db, id, seat, player).await?;
    }
    Ok(id)
}

/// Binds the fields that rarely change as the next parameters, in the order that [`INSERT_MATCH`] and `UPDATE_MATCH`
/// (in `commit/rest.rs`) expect.
pub fn bind_rarely_changed_fields(query: Query, meta: &MatchMeta) -> Query {
    let query = query.bind(&meta.options).bind(meta.pace).bind(meta.locale).bind(meta.host).bind(meta.stage);
    let query = query.bind(meta.youngest).bind(meta.started_at).bind(meta.ended_at).bind(&meta.outcome);
    query.bind(meta.practice).bind(&meta.removed).bind(&meta.reserved).bind(meta.offered_alone)
}

pub const LENGTH_OF_STEPS: &str = "SELECT COALESCE(SUM(LENGTH(json)), 0) FROM steps WHERE match_id = $1";

/// Loads a match without its steps.
pub async fn load_meta(db: &mut Connection, id: MatchId) -> Result<Option<MatchMeta>, StoreError> {
    let meta: Option<MatchMeta> =
        query(SELECT_MATCH).bind(id).fetch_optional(&mut *db).await.map_err(match_error(id))?;
    let Some(mut meta) = meta else { return Ok(None) };
    meta.seats = load_seats(db, id).await?;
    Ok(Some(meta))
}

/// Returns the seats of a match, in order.
pub async fn load_seats(db: &mut Connection, id: MatchId) -> Result<Vec<Player>, StoreError> {
    let rows: Vec<NumberedPlayer> = query(SELECT_SEATS).bind(id).fetch_all(db).await.map_err(match_error(id))?;
    if let Some(number) = (0..rows.len()).find(|number| rows[*number].seat != *number) {
        return Err(match_error(id)(sqlx::Error::Decode(format!("seat {number} is missing").into())));
    }
    Ok(rows.into_iter().map(|row| row.player).collect())
}

/// Returns how many of these matches can be read. Matches that cannot be read do not count towards limits.
pub async fn count_readable(db: &mut Connection, ids: &[MatchId]) -> Result<usize, StoreError> {
    let mut readable = 0;
    for &id in ids {
        readable += usize::from(if_readable(load_meta(db, id).await)?.is_some());
    }
    Ok(readable)
}

/// Returns a function that adds the match's name to an error, for the operator.
fn match_error(id: MatchId) -> impl Fn(sqlx::Error) -> StoreError {
    move |error| store_error_for(format_args!("match {}", id.to_short()), error)
}

/// The operator's tools read a record only if its steps have at most this many characters of JSON.
pub const MAX_RECORD_CHARS: i64 = 4 << 20;

/// Returns whether the steps of a match are longer than [`MAX_RECORD_CHARS`]. Does not read any steps into memory.
pub async fn is_record_too_long(db: &mut Connection, id: MatchId) -> Result<bool, StoreError> {
    Ok(query(LENGTH_OF_STEPS).bind(id).fetch_one::<i64>(db).await? > MAX_RECORD_CHARS)
}

/// Loads a match with its steps and, if it is over, its rating changes and its comparisons with other matches of the
/// same deal.
///
/// # Errors
/// Fails with [`StoreError::Unreadable`] if a step is missing or not JSON, or if the database fails.
pub async fn load_match(db: &mut Connection, id: MatchId) -> Result<Option<StoredMatch>, StoreError> {
    let Some(meta) = load_meta(db, id).await? else { return Ok(None) };
    let ratings = if meta.stage == Stage::Over { load_ratings(db, &meta).await? } else { MatchEffects::default() };
    let rows: Vec<NumberedStep> = query(SELECT_STEPS).bind(id).fetch_all(db).await.map_err(match_error(id))?;
    let count = rows.first().map_or(0, |row| row.step_count);
    let wrong = |step: usize, why: &str| match_error(id)(sqlx::Error::Decode(format!("step {step} {why}").into()));
    // The stored step count can be damaged, so the capacity is computed from the number of rows.
    let mut steps = Vec::with_capacity(rows.len());
    for (n, text) in rows.into_iter().filter_map(|row| row.n.zip(row.json)) {
        if n != steps.len() {
            return Err(wrong(steps.len(), "is missing"));
        }
        steps.push(serde_json::from_str(&text).map_err(|_| wrong(n, "is not JSON"))?);
    }
    if steps.len() < count {
        return Err(wrong(steps.len(), "is missing"));
    }
    Ok(Some(StoredMatch { meta, steps, ratings }))
}

from_row! { struct NumberedStep { step_count: usize, n: Option<usize>, json: Option<String> } }

/// Returns the rating changes at the end of this match, and its comparisons with other matches of the same deal.
async fn load_ratings(db: &mut Connection, meta: &MatchMeta) -> Result<MatchEffects, StoreError> {
    let rows: Vec<RatedUser> = query(SELECT_RATINGS).bind(meta.id).fetch_readable("results", db).await?;
    let mut rows: Vec<_> = rows.into_iter().filter_map(|row| Some((meta.seat_of(row.user_id)?, row))).collect();
    rows.sort_by_key(|(seat, _)| *seat);
    let users: Vec<_> = rows.iter().map(|(seat, row)| (*seat, row.unrated)).collect();
    let change = |(seat, row): (Seat, RatedUser)| {
        let (rating_before, rating_after) = (row.rating_before?.into(), row.rating_after?.into());
        Some(RatingChange { seat, rated_matches: row.rated_matches?.into(), rating_before, rating_after })
    };
    let changes = rows.into_iter().filter_map(change).collect();
    Ok(MatchEffects { comparisons: deals::comparisons(db, meta).await?, ..MatchEffects::new(changes, &users) })
}

/// Stores the location of a match's message, unless a newer message is stored.
pub async fn set_location(db: &mut Connection, id: MatchId, location: MessageLocation) -> Result<(), StoreError> {
    let MessageLocation { guild, channel, message, .. } = location;
    let update = query(UPDATE_LOCATION).bind(id).bind(guild).bind(channel).bind(message);
    if update.execute(&mut *db).await? == 0
        && query(IS_MATCH_STORED).bind(id).fetch_optional::<i64>(db).await?.is_none()
    {
        return Err(StoreError::Failed(format!("match {} is not stored", id.0)));
    }
    Ok(())
}

from_row! { struct RatedUser {
    user_id: UserId, rated_matches: Option<u32>, rating_before: Option<u32>, rating_after: Option<u32>,
    unrated: Option<Unrated>,
} }

// The seats are read separately.
from_row!(MatchMeta {
    id, number, game, options, pace, locale, host, practice, stage, removed, reserved, youngest, offered_alone, rules,
    secret, deal, kept_seed, version, opened_at, started_at, ended_at, deadline, outcome, last_event;
    location, table, seats = Vec::new()
});

impl FromRow for Option<TournamentTable> {
    fn from_row(row: &AnyRow) -> sqlx::Result<Option<TournamentTable>> {
        let Some(tournament) = read_column(row, "tournament_id")? else { return Ok(None) };
        let (round, table) = (read_column(row, "tournament_round")?, read_column(row, "tournament_table")?);
        let tournament_channel = read_column(row, "tournament_channel")?;
        Ok(Some(TournamentTable { tournament, round, table, tournament_channel }))
    }
}

from_row!(MessageLocation { guild, channel, message, detached });

from_row!(Player {
    name, contribution, missed, agrees, wants_stop, wants_pause, has_moved, auto_draws; occupant
});

struct NumberedPlayer {
    seat: usize,
    player: Player,
}

from_row!(NumberedPlayer { seat; player });

impl FromRow for Occupant {
    fn from_row(row: &AnyRow) -> sqlx::Result<Occupant> {
        match (read_column(row, "user_id")?, read_column(row, "level")?) {
            (Some(user), None) => Ok(Occupant::User(user)),
            (None, Some(level)) => Ok(Occupant::Computer(level)),
            _ => Err(sqlx::Error::Decode("a seat has no user or level".into())),
        }
    }
}

/// Stores the player in a seat.
pub async fn put_seat(db: &mut Connection, id: MatchId, seat: usize, player: &Player) -> Result<(), StoreError> {
    let (user, level) = match player.occupant {
        Occupant::User(user) => (Some(user), None),
        Occupant::Computer(level) => (None, Some(level)),
    };
    query(PUT_SEAT)
        .bind(id)
        .bind(seat)
        .bind(user)
        .bind(level)
        .bind(&player.name)
        .bind(&player.contribution)
        .bind(player.missed)
        .bind(player.agrees)
        .bind(player.wants_stop)
        .bind(player.wants_pause)
        .bind(player.has_moved)
        .bind(player.auto_draws)
        .execute(db)
        .await?;
    Ok(())
}

/// Deletes all data of a match except its own row.
pub async fn delete_match_data(db: &mut Connection, id: MatchId) -> Result<(), StoreError> {
    for statement in [
        query(DELETE_NOTICES_OF_MATCH),
        query(DELETE_INVITATIONS_OF_MATCH),
        query(DELETE_EVENTS_OF_MATCH),
        query(DELETE_RESULTS_OF_MATCH),
        query(DELETE_DEAL_SCORES_OF_MATCH),
        query(DELETE_ROUNDS_OF_MATCH),
        query(DELETE_STEPS_OF_MATCH),
        query(DELETE_SEATS_OF_MATCH),
    ] {
        statement.bind(id).execute(&mut *db).await?;
    }
    Ok(())
}

/// How long interactions are kept. Discord does not redeliver older interactions.
pub const INTERACTIONS_KEPT_FOR: Duration = Duration::from_secs(86_400);

pub const SELECT_INTERACTION: &str = "SELECT match_id FROM interactions WHERE id = $1";

pub const INSERT_INTERACTION: &str = "
    INSERT INTO interactions (id, match_id) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING";

pub const DELETE_OLD_INTERACTIONS: &str = "
    DELETE FROM interactions WHERE id IN (SELECT id FROM interactions WHERE id < $1 ORDER BY id LIMIT $2)";

/// Returns the match that the interaction opened or changed, if it is stored.
pub async fn match_of_interaction(
    db: impl Executor<'_, Database = Any>,
    interaction: InteractionId,
) -> Result<Option<MatchId>, StoreError> {
    Ok(query(SELECT_INTERACTION).bind(interaction).fetch_optional(db).await?.flatten())
}
