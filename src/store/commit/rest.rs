//! Stores the parts of a change that `moves` does not store. Writes only rows that differ from the stored rows. At the
//! end of a match, also stores its result, ratings and statistics.

use std::collections::BTreeMap;

use crate::ids::{GuildId, UserId};
use crate::play::{
    DayOff, MatchChange, MatchEffects, MatchMeta, MatchResult, Occupant, PersonalBest, Player, RatingChange, Stage,
    StoreError,
};
use crate::store::database::{Connection, query};
use crate::store::matches::match_row::{DELETE_SEATS, bind_rarely_changed_fields};
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

/// Gives a finished match the next result number. Matches with the same users are stored one after another, so their
/// numbers differ.
pub const ASSIGN_RESULT_NUMBER: &str = "
    UPDATE matches SET result_number = (SELECT COALESCE(MAX(result_number), 0) + 1 FROM matches) WHERE id = $1";

pub const NEXT_ROUND: &str = "SELECT COALESCE(MAX(n) + 1, 0) FROM rounds WHERE match_id = $1";

pub const INSERT_ROUND: &str = "INSERT INTO rounds (match_id, n, seat, points, total) VALUES ($1, $2, $3, $4, $5)";

pub const INSERT_STAT_EVENT: &str = "
    INSERT INTO stat_events (match_id, step, user_id, game, guild, kind, value) VALUES ($1, $2, $3, $4, $5, $6, $7)";

pub const INSERT_DAY_OFF: &str = "
    INSERT INTO days_off (user_id, season, number) VALUES ($1, $2, $3) ON CONFLICT (user_id, season, number) DO NOTHING";

/// Writes a whole change except its version, interaction and steps. If the change ends the match, returns the effects,
/// such as rating changes or comparisons with other matches of the same deal.
pub async fn store_other_rows(db: &mut Connection, change: &MatchChange) -> Result<MatchEffects, StoreError> {
    let (meta, before) = (&*change.meta, change.meta_before.as_deref());
    if before.is_none_or(|before| rarely_changed_fields(before) != rarely_changed_fields(meta)) {
        bind_rarely_changed_fields(query(UPDATE_MATCH).bind(meta.id), meta).execute(&mut *db).await?;
    }
    if let Some(location) = change.location {
        set_location(db, meta.id, location).await?;
    }
    invitations::insert_new(db, change).await?;
    put_seats(db, change).await?;
    insert_rounds(db, change).await?;
    insert_stat_events(db, change).await?;
    for DayOff { user, season, number } in &change.days_off {
        if query(INSERT_DAY_OFF).bind(user).bind(season.start()).bind(number).execute(&mut *db).await? == 0 {
            // The user has already taken this day off in another match.
            return Err(StoreError::Conflict);
        }
    }
    // Names do not change while a match is running, so they need not be stored then.
    if meta.stage != Stage::Running {
        put_user_names(db, meta).await?;
    }
    match (&change.result, &meta.deal) {
        (Some(result), _) => {
            query(ASSIGN_RESULT_NUMBER).bind(meta.id).execute(&mut *db).await?;
            let mut ratings = store_result(db, meta, result).await?;
            for user in ratings.changes.iter().filter_map(|change| meta.seats.get(change.seat.index())?.user()) {
                ratings.has_milestone =
                    ratings.has_milestone || milestones::has_reached_milestone(db, user, &meta.game, meta.id).await?;
            }
            Ok(ratings)
        }
        (None, Some(deal)) if !change.deal_scores.is_empty() => {
            deals::insert_scores(db, &deal.code, meta.id, &change.deal_scores).await?;
            Ok(MatchEffects { comparisons: deals::comparisons(db, meta).await?, ..MatchEffects::default() })
        }
        (None, _) => Ok(MatchEffects::default()),
    }
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

/// Writes the statistic events of users who play their own seats. Computers have no statistics, even when they play for
/// an absent user.
async fn insert_stat_events(db: &mut Connection, change: &MatchChange) -> Result<(), StoreError> {
    let meta = &change.meta;
    let guild = meta.location.joined_guild();
    for (step, seat, event) in &change.stat_events {
        let player = meta.seats.get(seat.index()).filter(|player| !player.is_away());
        if let Some(user) = player.and_then(Player::user) {
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

/// Stores the players' names for leaderboards. The rows are sorted by user, so that all processes lock them in the same
/// order. [`Comparisons`] needs these locks too: they make matches with the same users end one at a time, across all
/// games.
async fn put_user_names(db: &mut Connection, meta: &MatchMeta) -> Result<(), StoreError> {
    let users = meta.seats.iter().filter(|player| !player.is_former());
    let names: BTreeMap<UserId, &str> = users.filter_map(|player| Some((player.user()?, &*player.name))).collect();
    for (user, name) in names {
        query(PUT_USER_NAME).bind(user).bind(name).execute(&mut *db).await?;
    }
    Ok(())
}

/// Returns the data that [`UPDATE_MATCH`] writes, to compare it before and after a change.
pub fn rarely_changed_fields(meta: &MatchMeta) -> impl PartialEq {
    (
        (&meta.options, meta.pace, meta.locale, meta.host, meta.practice, meta.stage),
        (meta.youngest, meta.started_at, meta.ended_at, &meta.outcome),
        (&meta.removed, &meta.reserved, meta.offered_alone),
    )
}

/// Inserts a user's result. Even if the clock was set back, the result's time is not before the user's previous result
/// in the game. Streaks depend on this order.
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
        let [rating_before, rating_after] =
            [before, after].map(|stats| stats.rating.unwrap_or(Rating::START).display_value());
        let (seat, rated_matches) = (player.seat, after.rated_matches);
        let change = RatingChange { seat, rated_matches, rating_before, rating_after };
        let change = comparisons.is_rated(seat).then_some(change);
        let unrated = comparisons.unrated_reasons[seat.index()];
        // A computer plays for users who have left, so their snakes do not count.
        let snake = result.longest_snakes.get(seat.index()).copied();
        query(INSERT_RESULT)
            .bind(meta.id)
            .bind(player.user)
            .bind(&meta.game)
            .bind(meta.ended_or_opened_at())
            .bind(player.rank)
            .bind(is_drawn(result))
            .bind(score_of(result, seat))
            .bind(change.as_ref().map(|change| change.rated_matches))
            .bind(change.as_ref().map(|change| change.rating_before))
            .bind(change.as_ref().map(|change| change.rating_after))
            .bind(result.resigned.contains(seat))
            .bind(unrated)
            .bind(snake.filter(|cards| *cards > 0 && !result.absent.contains(seat)))
            .execute(&mut *db)
            .await?;
        changes.extend(change);
        users.push((seat, unrated));
        personal_bests.extend(personal_best(&before, &after).map(|best| (seat, best)));
    }
    let claims = players.iter().filter_map(|player| Some((player.seat, player.claims.fastest?)));
    let fastest_claim = claims.min_by_key(|(_, time)| *time);
    Ok(MatchEffects { personal_bests, fastest_claim, ..MatchEffects::new(changes, &users) })
}

/// Returns the user's new personal best, if any. In a user's first match, only a win counts, because there are no
/// earlier values to compare with.
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
    /// The score; `None` if a resignation cut the match short or the user did not stay to the end.
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
    // If a resignation ends the match early, its scores are incomplete, so they do not count as best scores.
    let cut_short = meta.outcome.as_ref().is_some_and(|outcome| outcome["why"] == "resign");
    let mut claims = claims::claims_of_match(db, meta.id).await?;
    let mut players = Vec::new();
    for (seat, (player, &rank)) in Seat::all(meta.seats.len()).zip(meta.seats.iter().zip(&result.ranks)) {
        // Former players have no statistics.
        if let Some(user) = player.user().filter(|_| !player.is_former()) {
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

/// Returns whether all seats share the first rank, so that nobody wins or loses.
fn is_drawn(result: &MatchResult) -> bool {
    result.ranks.iter().all(|rank| *rank == 1)
}

/// Updates the players' statistics in one server, or across all servers ([`ALL_GUILDS`]). Returns each player's
/// statistics before and after the match.
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
    // Rows are locked in the order of user IDs, so that two matches that end at the same time cannot deadlock.
    let mut by_user: Vec<usize> = (0..players.len()).collect();
    by_user.sort_unstable_by_key(|&index| players[index].user);
    for index in by_user {
        let player = &players[index];
        stats[index] = key(player).lock(db).await?;
        if let Some(rating) = stats[index].rating.filter(|_| comparisons.is_rated(player.seat)) {
            stats[index].rating = Some(key(player).aged(rating, db, meta.ended_or_opened_at()).await?);
        }
    }
    let first_rating = |player: &Player| match player.occupant {
        Occupant::User(_) => Rating::START,
        Occupant::Computer(level) => Rating::for_computer(level),
    };
    let mut ratings: Vec<Rating> = meta.seats.iter().map(first_rating).collect();
    for (player, stats) in players.iter().zip(&stats) {
        ratings[player.seat.index()] = stats.rating.unwrap_or(Rating::START);
    }
    let max_seats = rules::find(&meta.game).map_or(meta.seats.len(), |game| *game.info().seats.end());
    let system = if max_seats == 2 { RatingSystem::Glicko2 } else { RatingSystem::WengLin };
    // If nobody wins, users who resigned share a rank with users who are away. For ratings, users who resigned lose to
    // the other users.
    let resigned = |seat: Seat| usize::from(result.resigned.contains(seat));
    let ranks: Vec<usize> =
        Seat::all(result.ranks.len()).zip(&result.ranks).map(|(seat, rank)| 2 * rank + resigned(seat)).collect();
    let rated_now = rate(system, &ratings, &ranks, &comparisons.opponents);
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
