//! The end of a match: results, ratings and standings, stored in the transaction that ends it.

use sqlx::Row as _;

use super::claims::{self, Claims};
use super::ratings::{Rating, System, rate};
use super::standing::Standing;
use super::{Connection, bigint, count, number};
use crate::game::{Seat, SeatSet};
use crate::games;
use crate::table::{MatchMeta, MatchResult, Occupant, RatingChange, StoreError};

/// The guild number of the standings that count matches of all servers.
pub const EVERYWHERE: u64 = 0;

pub const SELECT_RATING_CHANGES: &str = "
    SELECT user_id, rating_before, rating_after FROM results WHERE match_id = $1";

pub const SELECT_RESIGNED_SEATS: &str = "SELECT seat FROM seats WHERE match_id = $1 AND resigned";

pub const INSERT_RESULT: &str = "
    INSERT INTO results (match_id, user_id, game, ended_at, rank, score, rating_before, rating_after)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";

/// Stores the results of a match and brings standings up to date. Returns how ratings changed.
///
/// # Errors
/// The database failed, or the result does not fit the seats.
pub async fn store(
    db: &mut Connection,
    meta: &MatchMeta,
    result: &MatchResult,
) -> Result<Vec<RatingChange>, StoreError> {
    let players = players(db, meta, result).await?;
    let rated = players.len() > 1;
    let ratings = update_standings(db, meta, result, &players, rated, EVERYWHERE).await?;
    if let Some(guild) = meta.location.guild {
        update_standings(db, meta, result, &players, rated, guild).await?;
    }
    let mut changes = Vec::new();
    for (player, (before, after)) in players.iter().zip(ratings) {
        let change = rated.then(|| RatingChange { seat: player.seat, before: before.shown(), after: after.shown() });
        insert_result(db, meta, result, player, change.as_ref()).await?;
        changes.extend(change);
    }
    Ok(changes)
}

/// Returns how the end of this match changed ratings, sorted by seat.
pub async fn rating_changes(db: &mut Connection, meta: &MatchMeta) -> Result<Vec<RatingChange>, StoreError> {
    let rows = sqlx::query(SELECT_RATING_CHANGES).bind(meta.id.0).fetch_all(db).await?;
    let mut changes = Vec::new();
    for row in &rows {
        let seat = meta.seat_of(number(row.try_get("user_id")?)?);
        if let (Some(seat), Some(before), Some(after)) =
            (seat, row.try_get("rating_before")?, row.try_get("rating_after")?)
        {
            changes.push(RatingChange { seat, before, after });
        }
    }
    changes.sort_by_key(|change| change.seat);
    Ok(changes)
}

/// A user in the match, and how they did.
struct Player {
    seat: Seat,
    user: u64,
    rank: usize,
    /// The score, if the user and the match played to the end.
    best: Option<i64>,
    claims: Claims,
}

async fn players(db: &mut Connection, meta: &MatchMeta, result: &MatchResult) -> Result<Vec<Player>, StoreError> {
    let fits = |length: usize| length == meta.seats.len();
    if !fits(result.ranks.len()) || !result.scores.as_ref().is_none_or(|scores| fits(scores.len())) {
        return Err(StoreError::Failed(format!("the result of match {} does not fit its seats", meta.id.0)));
    }
    // A score of a match that a resignation cut short is no best score: the last points were never played for.
    let cut_short = meta.outcome.as_ref().is_some_and(|outcome| outcome["why"] == "resign");
    let resigned = resigned_seats(db, meta).await?;
    let mut claims = claims::of_match(db, meta.id).await?;
    let mut players = Vec::new();
    for (seat, (occupant, &rank)) in Seat::all(meta.seats.len()).zip(meta.seats.iter().zip(&result.ranks)) {
        if let Occupant::User(user) = occupant.occupant {
            let best = score_of(result, seat).filter(|_| !cut_short && !resigned.has(seat));
            let claims = claims.remove(&user).unwrap_or_default();
            players.push(Player { seat, user, rank, best, claims });
        }
    }
    Ok(players)
}

fn score_of(result: &MatchResult, seat: Seat) -> Option<i64> {
    result.scores.as_ref()?.get(seat.index()).copied()
}

async fn resigned_seats(db: &mut Connection, meta: &MatchMeta) -> Result<SeatSet, StoreError> {
    let seats: Vec<i64> = sqlx::query_scalar(SELECT_RESIGNED_SEATS).bind(meta.id.0).fetch_all(db).await?;
    seats.into_iter().map(|seat| Ok(Seat(number(seat)?))).collect()
}

/// Updates the players' standings in one guild, or everywhere. Returns their ratings before and after.
async fn update_standings(
    db: &mut Connection,
    meta: &MatchMeta,
    result: &MatchResult,
    players: &[Player],
    rated: bool,
    guild: u64,
) -> Result<Vec<(Rating, Rating)>, StoreError> {
    let mut standings = vec![Standing::default(); players.len()];
    // Rows are locked in the order of users, so that two matches that end at once do not wait for each other.
    let mut by_user: Vec<usize> = (0..players.len()).collect();
    by_user.sort_unstable_by_key(|&index| players[index].user);
    for index in by_user {
        standings[index] = Standing::lock(db, &meta.game, guild, players[index].user).await?;
    }
    let mut before: Vec<Rating> = meta
        .seats
        .iter()
        .map(|occupant| match occupant.occupant {
            Occupant::User(_) => Rating::START,
            Occupant::Computer(level) => Rating::of_computer(level),
        })
        .collect();
    for (player, standing) in players.iter().zip(&standings) {
        before[player.seat.index()] = standing.rating.unwrap_or(Rating::START);
    }
    let most_seats = games::find(&meta.game).map_or(meta.seats.len(), |game| *game.info().seats.end());
    let after = if rated { rate(System::of(most_seats), &before, &result.ranks) } else { before.clone() };
    let mut ratings = Vec::new();
    for (player, mut standing) in players.iter().zip(standings) {
        let (before, after) = (before[player.seat.index()], after[player.seat.index()]);
        ratings.push((before, after));
        standing.played += 1;
        standing.won += i64::from(player.rank == 1);
        standing.rating = if rated { Some(after) } else { standing.rating };
        standing.best = standing.best.max(player.best);
        standing.claims = standing.claims.with(player.claims);
        standing.save(db, &meta.game, guild, player.user).await?;
    }
    Ok(ratings)
}

async fn insert_result(
    db: &mut Connection,
    meta: &MatchMeta,
    result: &MatchResult,
    player: &Player,
    change: Option<&RatingChange>,
) -> Result<(), StoreError> {
    sqlx::query(INSERT_RESULT)
        .bind(meta.id.0)
        .bind(bigint(player.user)?)
        .bind(&meta.game)
        .bind(meta.ended_at.unwrap_or(meta.opened_at))
        .bind(count(player.rank))
        .bind(score_of(result, player.seat))
        .bind(change.map(|change| change.before))
        .bind(change.map(|change| change.after))
        .execute(db)
        .await?;
    Ok(())
}
