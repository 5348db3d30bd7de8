//! Stores the rest of a change, after version, interaction and steps. Writes only rows that differ from the stored
//! rows. At the end of a match, also stores its result, ratings and statistics.

use std::collections::BTreeMap;

use crate::ids::{GuildId, UserId};
use crate::play::{
    DayOff, MatchChange, MatchEffects, MatchMeta, MatchResult, Occupant, PersonalBest, RatingChange, Stage, StoreError,
    Unrated,
};
use crate::store::database::{Connection, query};
use crate::store::matches::match_row::DELETE_SEATS;
use crate::store::matches::{deals, invitations, put_seat, set_location};
use crate::store::players::PUT_USER_NAME;
use crate::store::players::claims::{self, ClaimStats};
use crate::store::players::comparisons::Comparisons;
use crate::store::players::milestones;
use crate::store::players::player_stats::{ALL_GUILDS, PlayerStats, StatsKey};
use crate::store::players::ratings::{Rating, RatingSystem, rate};
use contract::Seat;

pub const UPDATE_MATCH: &str = "
    UPDATE matches
    SET options = $2, pace = $3, locale = $4, host = $5, stage = $6, youngest = $7, started_at = $8, ended_at = $9,
        outcome = $10, practice = $11, removed = $12, reserved = $13, offered_alone = $14
    WHERE id = $1";

/// Numbers a match whose result is stored. Matches of the same users are stored one at a time, so their numbers differ.
pub const ASSIGN_RESULT_NUMBER: &str = "
    UPDATE matches SET result_number = (SELECT COALESCE(MAX(result_number), 0) + 1 FROM matches) WHERE id = $1";

pub const NEXT_ROUND: &str = "SELECT COALESCE(MAX(n) + 1, 0) FROM rounds WHERE match_id = $1";

pub const INSERT_ROUND: &str = "INSERT INTO rounds (match_id, n, seat, points, total) VALUES ($1, $2, $3, $4, $5)";

pub const INSERT_STAT_EVENT: &str = "
    INSERT INTO stat_events (match_id, step, user_id, game, guild, kind, value) VALUES ($1, $2, $3, $4, $5, $6, $7)";

pub const INSERT_DAY_OFF: &str = "
    INSERT INTO days_off (user_id, season, number) VALUES ($1, $2, $3) ON CONFLICT (user_id, season, number) DO NOTHING";

/// Writes a whole change except its version, interaction and steps. Returns the rating changes, or the comparisons of a
/// deal.
pub async fn store_other_rows(db: &mut Connection, change: &MatchChange) -> Result<MatchEffects, StoreError> {
    let (meta, before) = (&*change.meta, change.meta_before.as_deref());
    if before.is_none_or(|before| rarely_changed_fields(before) != rarely_changed_fields(meta)) {
        update_match(db, meta).await?;
    }
    if let Some(location) = change.location {
        set_location(db, meta.id, location).await?;
    }
    if let Some(before) = before {
        invitations::insert_new(db, meta, before, change.changed_at).await?;
    }
    put_seats(db, change).await?;
    insert_rounds(db, change).await?;
    insert_stat_events(db, change).await?;
    insert_days_off(db, &change.days_off).await?;
    // The names are skipped while a match is running, because they do not change.
    if meta.stage != Stage::Running {
        put_user_names(db, meta).await?;
    }
    match (&change.result, &meta.deal) {
        (Some(result), _) => {
            query(ASSIGN_RESULT_NUMBER).bind(meta.id).execute(&mut *db).await?;
            let mut ratings = store_result(db, meta, result).await?;
            ratings.has_milestone = has_milestone(db, meta, &ratings.changes).await?;
            Ok(ratings)
        }
        (None, Some(deal)) if !change.deal_scores.is_empty() => {
            deals::insert_scores(db, &deal.code, meta.id, &change.deal_scores).await?;
            Ok(MatchEffects { comparisons: deals::comparisons(db, meta).await?, ..MatchEffects::default() })
        }
        (None, _) => Ok(MatchEffects::default()),
    }
}

/// Returns whether one of the rated users has reached a milestone with this match.
async fn has_milestone(db: &mut Connection, meta: &MatchMeta, rated: &[RatingChange]) -> Result<bool, StoreError> {
    for user in rated.iter().filter_map(|change| meta.seats.get(change.seat.index())?.user()) {
        if milestones::has_reached_milestone(db, user, &meta.game, meta.id).await? {
            return Ok(true);
        }
    }
    Ok(false)
}

async fn update_match(db: &mut Connection, meta: &MatchMeta) -> Result<(), StoreError> {
    query(UPDATE_MATCH)
        .bind(meta.id)
        .bind(&meta.options)
        .bind(meta.pace)
        .bind(meta.locale)
        .bind(meta.host)
        .bind(meta.stage)
        .bind(meta.youngest)
        .bind(meta.started_at)
        .bind(meta.ended_at)
        .bind(&meta.outcome)
        .bind(meta.practice)
        .bind(&meta.removed)
        .bind(&meta.reserved)
        .bind(meta.offered_alone)
        .execute(db)
        .await?;
    Ok(())
}

/// Writes the seats that differ from the stored seats.
async fn put_seats(db: &mut Connection, change: &MatchChange) -> Result<(), StoreError> {
    let before = change.meta_before.as_deref();
    if before.is_none_or(|before| before.seats.len() > change.meta.seats.len()) {
        query(DELETE_SEATS).bind(change.meta.id).bind(change.meta.seats.len()).execute(&mut *db).await?;
    }
    for (seat, player) in change.meta.seats.iter().enumerate() {
        if before.and_then(|before| before.seats.get(seat)) != Some(player) {
            put_seat(db, change.meta.id, seat, player).await?;
        }
    }
    Ok(())
}

/// Appends the rounds of a change to the rounds of its match.
pub async fn insert_rounds(db: &mut Connection, change: &MatchChange) -> Result<(), StoreError> {
    if change.rounds.is_empty() {
        return Ok(());
    }
    let id = change.meta.id.0;
    let next: i64 = query(NEXT_ROUND).bind(id).fetch_one(&mut *db).await?;
    for (n, round) in (next..).zip(&change.rounds) {
        for (seat, (points, total)) in round.points.iter().zip(&round.totals).enumerate() {
            query(INSERT_ROUND).bind(id).bind(n).bind(seat).bind(*points).bind(*total).execute(&mut *db).await?;
        }
    }
    Ok(())
}

/// Writes the events of users who play their own seats. Computers have no statistics, even when they play for an absent
/// user.
async fn insert_stat_events(db: &mut Connection, change: &MatchChange) -> Result<(), StoreError> {
    let meta = &change.meta;
    let guild = meta.location.joined_guild();
    for (step, seat, event) in &change.stat_events {
        if let Some(player) = meta.seats.get(seat.index()).filter(|player| !player.is_away())
            && let Occupant::User(user) = player.occupant
        {
            query(INSERT_STAT_EVENT)
                .bind(meta.id)
                .bind(step)
                .bind(user)
                .bind(&meta.game)
                .bind(guild)
                .bind(event.kind)
                .bind(event.value)
                .execute(&mut *db)
                .await?;
        }
    }
    Ok(())
}

/// Stores days off.
///
/// # Errors
/// Fails with [`StoreError::Conflict`] if a day off is already taken in another match, or if the database fails.
async fn insert_days_off(db: &mut Connection, days_off: &[DayOff]) -> Result<(), StoreError> {
    for DayOff { user, season, number } in days_off {
        if query(INSERT_DAY_OFF).bind(user).bind(season.start()).bind(number).execute(&mut *db).await? == 0 {
            return Err(StoreError::Conflict);
        }
    }
    Ok(())
}

/// Stores the players' names for leaderboards. The rows are sorted by user, so that all processes lock them in the same
/// order. [`Comparisons`] also needs these locks: matches of the same users end one at a time, across all games.
async fn put_user_names(db: &mut Connection, meta: &MatchMeta) -> Result<(), StoreError> {
    let mut names = BTreeMap::new();
    for player in meta.seats.iter().filter(|player| !player.is_former()) {
        if let Occupant::User(user) = player.occupant {
            names.insert(user, player.name.as_str());
        }
    }
    for (user, name) in names {
        query(PUT_USER_NAME).bind(user).bind(name).execute(&mut *db).await?;
    }
    Ok(())
}

/// Returns the data that [`UPDATE_MATCH`] writes, for comparison.
pub fn rarely_changed_fields(meta: &MatchMeta) -> impl PartialEq {
    (
        (&meta.options, meta.pace, meta.locale, meta.host, meta.practice, meta.stage),
        (meta.youngest, meta.started_at, meta.ended_at, &meta.outcome),
        (&meta.removed, &meta.reserved, meta.offered_alone),
    )
}

/// Gives a result at least the time of the user's previous result in the game, even if the clock was set back. Streaks
/// depend on this order.
pub const INSERT_RESULT: &str = "
    INSERT INTO results (match_id, user_id, game, ended_at, rank, drawn, score, rated_matches, rating_before, rating_after,
        resigned, unrated, longest_snake)
    VALUES ($1, $2, $3,
        COALESCE((SELECT MAX(ended_at) FROM results WHERE user_id = $2 AND game = $3 AND ended_at > $4), $4), $5, $6, $7, $8, $9, $10, $11, $12, $13)";

/// Stores the results of a match and updates the players' statistics. Returns the rating changes and personal bests.
///
/// # Errors
/// Fails if the database fails, or if the result does not match the seats.
pub async fn store_result(
    db: &mut Connection,
    meta: &MatchMeta,
    result: &MatchResult,
) -> Result<MatchEffects, StoreError> {
    let players = player_results(db, meta, result).await?;
    let comparisons = Comparisons::for_match(db, meta, result).await?;
    let stats = update_stats(db, meta, result, &players, &comparisons, ALL_GUILDS).await?;
    if let Some(guild) = meta.location.joined_guild() {
        update_stats(db, meta, result, &players, &comparisons, guild).await?;
    }
    let (mut changes, mut users, mut personal_bests) = (Vec::new(), Vec::new(), Vec::new());
    for (player, (before, after)) in players.iter().zip(stats) {
        let shown = |stats: PlayerStats| stats.rating.unwrap_or(Rating::START).display_value();
        let (seat, rated_matches) = (player.seat, after.rated_matches);
        let rated = comparisons.is_rated(seat);
        let change = rated.then(|| RatingChange {
            seat,
            rated_matches,
            rating_before: shown(before),
            rating_after: shown(after),
        });
        let unrated = comparisons.unrated_reasons[seat.index()];
        insert_result(db, meta, result, player, change.as_ref(), unrated).await?;
        changes.extend(change);
        users.push((seat, unrated));
        personal_bests.extend(personal_best(&before, &after).map(|best| (seat, best)));
    }
    let claims = players.iter().filter_map(|player| Some((player.seat, player.claims.fastest?)));
    let fastest_claim = claims.min_by_key(|(_, time)| *time);
    Ok(MatchEffects { personal_bests, fastest_claim, ..MatchEffects::new(changes, &users) })
}

/// Returns the user's new personal best, if any. In a first match, only a win counts, because there are no earlier
/// values to compare with.
fn personal_best(before: &PlayerStats, after: &PlayerStats) -> Option<PersonalBest> {
    if before.won == 0 && after.won > 0 {
        return Some(PersonalBest::FirstWin);
    }
    let times = before.claims.fastest.zip(after.claims.fastest);
    let faster = times.filter(|(old, new)| new < old).map(|(_, new)| PersonalBest::FastestClaim(new));
    let scores = before.best_score.zip(after.best_score);
    faster.or(scores.filter(|(old, new)| new > old).map(|(_, new)| PersonalBest::HighestScore(new)))
}

/// A user's result in the match.
struct PlayerResult {
    seat: Seat,
    user: UserId,
    rank: usize,
    /// The score, if the match was not cut short and the user stayed to the end.
    final_score: Option<i64>,
    claims: ClaimStats,
}

async fn player_results(
    db: &mut Connection,
    meta: &MatchMeta,
    result: &MatchResult,
) -> Result<Vec<PlayerResult>, StoreError> {
    let fits = |length: usize| length == meta.seats.len();
    if !fits(result.ranks.len()) || !result.scores.as_ref().is_none_or(|scores| fits(scores.len())) {
        return Err(StoreError::Failed(format!("the result of match {} does not fit its seats", meta.id.0)));
    }
    // If a resignation ends the match early, its scores are incomplete and do not count as best scores.
    let cut_short = meta.outcome.as_ref().is_some_and(|outcome| outcome["why"] == "resign");
    let mut claims = claims::claims_of_match(db, meta.id).await?;
    let mut players = Vec::new();
    for (seat, (occupant, &rank)) in Seat::all(meta.seats.len()).zip(meta.seats.iter().zip(&result.ranks)) {
        // Former players have no statistics.
        if let Occupant::User(user) = occupant.occupant
            && !occupant.is_former()
        {
            let final_score = score_of(result, seat).filter(|_| !cut_short && !result.absent.contains(seat));
            let claims = claims.remove(&user).unwrap_or_default();
            players.push(PlayerResult { seat, user, rank, final_score, claims });
        }
    }
    Ok(players)
}

fn score_of(result: &MatchResult, seat: Seat) -> Option<i64> {
    result.scores.as_ref()?.get(seat.index()).copied()
}

/// Returns the ranks by which users are compared. If nobody wins, users who resigned share a rank with
/// users who are away. Here, users who resigned lose to the other users.
fn comparison_ranks(result: &MatchResult) -> Vec<usize> {
    let resigned = |index: usize| usize::from(result.resigned.contains(Seat(index as u8)));
    result.ranks.iter().enumerate().map(|(index, rank)| 2 * rank + resigned(index)).collect()
}

/// Returns whether all seats share the first rank, so that nobody wins or loses.
fn is_drawn(result: &MatchResult) -> bool {
    result.ranks.iter().all(|rank| *rank == 1)
}

/// Updates the players' statistics in one server, or across all servers ([`ALL_GUILDS`]). Returns the statistics before
/// and after.
async fn update_stats(
    db: &mut Connection,
    meta: &MatchMeta,
    result: &MatchResult,
    players: &[PlayerResult],
    comparisons: &Comparisons,
    guild: GuildId,
) -> Result<Vec<(PlayerStats, PlayerStats)>, StoreError> {
    let key = |player: &PlayerResult| StatsKey { game: &meta.game, guild, user: player.user };
    let mut stats = vec![PlayerStats::default(); players.len()];
    // Rows are locked in the order of users, so that two matches that end at the same time cannot deadlock.
    let mut by_user: Vec<usize> = (0..players.len()).collect();
    by_user.sort_unstable_by_key(|&index| players[index].user);
    for index in by_user {
        let player = &players[index];
        stats[index] = key(player).lock(db).await?;
        if let Some(rating) = stats[index].rating.filter(|_| comparisons.is_rated(player.seat)) {
            stats[index].rating = Some(key(player).aged(rating, db, meta.ended_or_opened_at()).await?);
        }
    }
    let mut ratings: Vec<Rating> = meta
        .seats
        .iter()
        .map(|occupant| match occupant.occupant {
            Occupant::User(_) => Rating::START,
            Occupant::Computer(level) => Rating::for_computer(level),
        })
        .collect();
    for (player, stats) in players.iter().zip(&stats) {
        ratings[player.seat.index()] = stats.rating.unwrap_or(Rating::START);
    }
    let max_seats = rules::find(&meta.game).map_or(meta.seats.len(), |game| *game.info().seats.end());
    let rated_now =
        rate(RatingSystem::for_seats(max_seats), &ratings, &comparison_ranks(result), &comparisons.opponents);
    let drawn = is_drawn(result);
    let mut changes = Vec::new();
    for (player, before) in players.iter().zip(stats) {
        let mut after = before;
        after.played += 1;
        let won = player.rank == 1 && !drawn;
        after.won += i64::from(won);
        after.drawn += i64::from(drawn);
        let rated = comparisons.is_rated(player.seat);
        if rated {
            let (old, rating) = (ratings[player.seat.index()], rated_now[player.seat.index()]);
            let gains = rating.display_value() > old.display_value() && result.absent.contains(player.seat);
            after.rating = Some(if gains { old } else { rating });
            after.rated_matches += 1;
        }
        after.best_score = before.best_score.max(player.final_score);
        after.claims = before.claims.plus(player.claims);
        key(player).save(&after, db).await?;
        if rated {
            key(player).add_to_periods(db, meta.ended_or_opened_at(), won, drawn).await?;
        }
        changes.push((before, after));
    }
    Ok(changes)
}

/// Returns the longest snake of a user who stayed to the end. A computer plays for users who have left.
fn longest_snake(result: &MatchResult, seat: Seat) -> Option<i64> {
    let snake = result.longest_snakes.get(seat.index()).copied();
    snake.filter(|cards| *cards > 0 && !result.absent.contains(seat))
}

async fn insert_result(
    db: &mut Connection,
    meta: &MatchMeta,
    result: &MatchResult,
    player: &PlayerResult,
    change: Option<&RatingChange>,
    unrated: Option<Unrated>,
) -> Result<(), StoreError> {
    query(INSERT_RESULT)
        .bind(meta.id)
        .bind(player.user)
        .bind(&meta.game)
        .bind(meta.ended_or_opened_at())
        .bind(player.rank)
        .bind(is_drawn(result))
        .bind(score_of(result, player.seat))
        .bind(change.map(|change| change.rated_matches))
        .bind(change.map(|change| change.rating_before))
        .bind(change.map(|change| change.rating_after))
        .bind(result.resigned.contains(player.seat))
        .bind(unrated)
        .bind(longest_snake(result, player.seat))
        .execute(db)
        .await?;
    Ok(())
}
