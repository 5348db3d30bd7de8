//! The end of a match: results, ratings and standings, in the very transaction that ends it.

use sqlx::Row as _;

use super::claims::{self, Claims};
use super::ratings::{Rating, System, rate};
use super::standings::Standing;
use super::{Connection, counted, number, stored};
use crate::game::{Seat, SeatSet};
use crate::games;
use crate::table::{MatchMeta, MatchResult, Occupant, RatingChange, StoreError};

/// The guild number under which standings everywhere are kept.
pub const EVERYWHERE: u64 = 0;

/// A person at the table, and what the match was for them.
struct Player {
    seat: Seat,
    user: u64,
    rank: usize,
    /// What they reached, if they played to the end and so did the match.
    best: Option<i64>,
    claims: Claims,
}

pub async fn store(
    db: &mut Connection,
    meta: &MatchMeta,
    finish: &MatchResult,
) -> Result<Vec<RatingChange>, StoreError> {
    let players = players(db, meta, finish).await?;
    let rated = players.len() > 1;
    let here = standings_after(db, meta, finish, &players, rated, EVERYWHERE).await?;
    if let Some(guild) = meta.location.guild {
        standings_after(db, meta, finish, &players, rated, guild).await?;
    }
    let mut changes = Vec::new();
    for (player, (before, after)) in players.iter().zip(here) {
        let change = rated.then(|| RatingChange { seat: player.seat, before: before.shown(), after: after.shown() });
        put_result(db, meta, finish, player, change.as_ref()).await?;
        changes.extend(change);
    }
    Ok(changes)
}

/// How the end of this match changed ratings, in the order of its seats.
pub async fn ratings(db: &mut Connection, meta: &MatchMeta) -> Result<Vec<RatingChange>, StoreError> {
    let rows = sqlx::query("SELECT user_id, rating_before, rating_after FROM results WHERE match_id = $1")
        .bind(meta.id.0)
        .fetch_all(db)
        .await?;
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

async fn players(db: &mut Connection, meta: &MatchMeta, finish: &MatchResult) -> Result<Vec<Player>, StoreError> {
    let fits = |length: usize| length == meta.seats.len();
    if !fits(finish.ranks.len()) || !finish.scores.as_ref().is_none_or(|scores| fits(scores.len())) {
        return Err(StoreError::Failed(format!("the end of match {} does not fit its seats", meta.id.0)));
    }
    // Whoever gives up before anything is lost has not played a splendid match, nor has whom that makes the winner.
    let cut_short = meta.outcome.as_ref().is_some_and(|outcome| outcome["why"] == "resign");
    let resigned = resigned(db, meta).await?;
    let mut claims = claims::of_match(db, meta.id).await?;
    let mut players = Vec::new();
    for (seat, (taken, &rank)) in Seat::all(meta.seats.len()).zip(meta.seats.iter().zip(&finish.ranks)) {
        if let Occupant::User(user) = taken.who {
            let score = finish.scores.as_ref().and_then(|scores| scores.get(seat.index()).copied());
            let best = score.filter(|_| !cut_short && !resigned.has(seat));
            let claims = claims.remove(&user).unwrap_or_default();
            players.push(Player { seat, user, rank, best, claims });
        }
    }
    Ok(players)
}

async fn resigned(db: &mut Connection, meta: &MatchMeta) -> Result<SeatSet, StoreError> {
    let rows =
        sqlx::query("SELECT seat FROM seats WHERE match_id = $1 AND resigned").bind(meta.id.0).fetch_all(db).await?;
    rows.iter().map(|row| Ok(Seat(number(row.try_get("seat")?)?))).collect()
}

/// Brings the players' standings in one guild, or everywhere, up to date; returns their ratings before and after.
async fn standings_after(
    db: &mut Connection,
    meta: &MatchMeta,
    finish: &MatchResult,
    players: &[Player],
    rated: bool,
    guild: u64,
) -> Result<Vec<(Rating, Rating)>, StoreError> {
    let mut standings = vec![Standing::default(); players.len()];
    // In an order that all keep, so that no two wait for each other's rows for ever.
    let mut order: Vec<usize> = (0..players.len()).collect();
    order.sort_unstable_by_key(|&index| players[index].user);
    for index in order {
        standings[index] = Standing::take(db, &meta.game, guild, players[index].user).await?;
    }
    let mut all: Vec<Rating> = meta
        .seats
        .iter()
        .map(|taken| match taken.who {
            Occupant::User(_) => Rating::START,
            Occupant::Computer(level) => Rating::of_computer(level),
        })
        .collect();
    for (player, standing) in players.iter().zip(&standings) {
        all[player.seat.index()] = standing.rating.unwrap_or(Rating::START);
    }
    let most_seats = games::find(&meta.game).map_or(meta.seats.len(), |game| *game.info().seats.end());
    let after = if rated { rate(System::of(most_seats), &all, &finish.ranks) } else { all.clone() };
    let mut ratings = Vec::new();
    for (player, mut standing) in players.iter().zip(standings) {
        let (before, after) = (all[player.seat.index()], after[player.seat.index()]);
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

async fn put_result(
    db: &mut Connection,
    meta: &MatchMeta,
    finish: &MatchResult,
    player: &Player,
    change: Option<&RatingChange>,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO results (match_id, user_id, game, ended_at, place, score, rating_before, rating_after)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind(meta.id.0)
    .bind(stored(player.user)?)
    .bind(&meta.game)
    .bind(meta.ended_at.unwrap_or(meta.opened_at))
    .bind(counted(player.rank))
    .bind(finish.scores.as_ref().and_then(|scores| scores.get(player.seat.index()).copied()))
    .bind(change.map(|change| change.before))
    .bind(change.map(|change| change.after))
    .execute(db)
    .await?;
    Ok(())
}
