//! The end of a match: results, ratings and statistics, stored in the transaction that ends it.

use crate::ids::{GuildId, UserId};
use crate::play::{MatchMeta, MatchResult, Occupant, RatingChange, StoreError};
use crate::store::players::claims::{self, Claims};
use crate::store::players::player_stats::{EVERYWHERE, PeriodResult, PlayerStats};
use crate::store::players::ratings::{Rating, System, rate};
use crate::store::row::Column as _;
use crate::store::sql::Connection;
use contract::Seat;

pub const INSERT_RESULT: &str = "
    INSERT INTO results (match_id, user_id, game, ended_at, rank, drawn, score, rated_matches, rating_before, rating_after)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)";

/// Stores the results of a match and brings the players' statistics up to date. Returns how ratings changed.
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
    let stats = update_stats(db, meta, result, &players, rated, EVERYWHERE).await?;
    if let Some(guild) = meta.location.server() {
        update_stats(db, meta, result, &players, rated, guild).await?;
    }
    let mut changes = Vec::new();
    for (player, (before, after)) in players.iter().zip(stats) {
        let shown = |stats: PlayerStats| stats.rating.unwrap_or(Rating::START).shown();
        let (seat, matches) = (player.seat, after.rated_matches);
        let change = rated.then(|| RatingChange { seat, matches, before: shown(before), after: shown(after) });
        insert_result(db, meta, result, player, change.as_ref()).await?;
        changes.extend(change);
    }
    Ok(changes)
}

/// A user in the match, and how they did.
struct Player {
    seat: Seat,
    user: UserId,
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
    let mut claims = claims::of_match(db, meta.id).await?;
    let mut players = Vec::new();
    for (seat, (occupant, &rank)) in Seat::all(meta.seats.len()).zip(meta.seats.iter().zip(&result.ranks)) {
        // Former players have no statistics.
        if let Occupant::User(user) = occupant.occupant
            && !occupant.is_former()
        {
            let best = score_of(result, seat).filter(|_| !cut_short && !result.left.has(seat));
            let claims = claims.remove(&user).unwrap_or_default();
            players.push(Player { seat, user, rank, best, claims });
        }
    }
    Ok(players)
}

fn score_of(result: &MatchResult, seat: Seat) -> Option<i64> {
    result.scores.as_ref()?.get(seat.index()).copied()
}

/// Whether all seats are equal, so that nobody wins or loses.
fn is_drawn(result: &MatchResult) -> bool {
    result.ranks.iter().all(|rank| *rank == 1)
}

/// Updates the players' statistics in one guild, or everywhere. Returns them before and after.
async fn update_stats(
    db: &mut Connection,
    meta: &MatchMeta,
    result: &MatchResult,
    players: &[Player],
    rated: bool,
    guild: GuildId,
) -> Result<Vec<(PlayerStats, PlayerStats)>, StoreError> {
    let mut stats = vec![PlayerStats::default(); players.len()];
    // Rows are locked in the order of users, so that two matches that end at once do not wait for each other.
    let mut by_user: Vec<usize> = (0..players.len()).collect();
    by_user.sort_unstable_by_key(|&index| players[index].user);
    for index in by_user {
        stats[index] = PlayerStats::lock(db, &meta.game, guild, players[index].user).await?;
    }
    let mut ratings: Vec<Rating> = meta
        .seats
        .iter()
        .map(|occupant| match occupant.occupant {
            Occupant::User(_) => Rating::START,
            Occupant::Computer(level) => Rating::of_computer(level),
        })
        .collect();
    for (player, stats) in players.iter().zip(&stats) {
        ratings[player.seat.index()] = stats.rating.unwrap_or(Rating::START);
    }
    let max_seats = rules::find(&meta.game).map_or(meta.seats.len(), |game| *game.info().seats.end());
    let rated_now = if rated { rate(System::of(max_seats), &ratings, &result.ranks) } else { Vec::new() };
    let drawn = is_drawn(result);
    let mut changes = Vec::new();
    for (player, before) in players.iter().zip(stats) {
        let mut after = before;
        after.played += 1;
        let won = player.rank == 1 && !drawn;
        after.won += i64::from(won);
        after.drawn += i64::from(drawn);
        if let Some(&rating) = rated_now.get(player.seat.index()) {
            let old = ratings[player.seat.index()];
            let gains = rating.shown() > old.shown() && result.left.has(player.seat);
            after.rating = Some(if gains { old } else { rating });
            after.rated_matches += 1;
        }
        after.best = before.best.max(player.best);
        after.claims = before.claims.with(player.claims);
        after.save(db, &meta.game, guild, player.user).await?;
        if rated {
            let (game, user, ended_at) = (&*meta.game, player.user, meta.end_time());
            PeriodResult { game, guild, user, ended_at, won, drawn }.store(db).await?;
        }
        changes.push((before, after));
    }
    Ok(changes)
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
        .bind(player.user.to_stored()?)
        .bind(&meta.game)
        .bind(meta.end_time())
        .bind(player.rank.to_stored()?)
        .bind(is_drawn(result).to_stored()?)
        .bind(score_of(result, player.seat))
        .bind(change.map(|change| change.matches))
        .bind(change.map(|change| change.before))
        .bind(change.map(|change| change.after))
        .execute(db)
        .await?;
    Ok(())
}
