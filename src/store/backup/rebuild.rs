//! Recomputes results, ratings and statistics from the records, and compares them with the stored values.
//!
//! A user's rating depends on the opponents' ratings. Ratings therefore cannot be recomputed after a match whose record
//! is unusable, or after a match with a former player, whose rating was deleted.

use std::collections::HashSet;

use crate::ids::{MatchId, UserId};
use crate::play::{self, FIRST_FORMER_PLAYER, MatchChange, Stage, StoreError};
use crate::store::commit::rest::{insert_rounds, store_result};
use crate::store::database::row::from_row;
use crate::store::database::{Connection, query};
use crate::store::matches;
use crate::store::players::player_stats::{PlayerStats, StatsKey, StatsRow};

/// Selects the matches that count, in the order in which their results were stored.
pub const COUNTED_MATCHES: &str = "
    SELECT id FROM matches
    WHERE stage IN ('running', 'archived', 'over') AND practice IS NULL AND deal IS NULL
    ORDER BY COALESCE(result_number, 0), COALESCE(ended_at, 0), id";

/// Selects the results of a match, except the results of former players.
pub const RESULTS_OF_MATCH: &str = "
    SELECT user_id, game, ended_at, rank, drawn, score, resigned, rated_matches, rating_before, rating_after, unrated
    FROM results WHERE match_id = $1 AND user_id < $2 ORDER BY user_id";

pub const ROUNDS_OF_MATCH: &str = "SELECT n, seat, points, total FROM rounds WHERE match_id = $1 ORDER BY n, seat";

pub const ALL_STATS: &str = "
    SELECT game, guild, user_id, played, won, drawn, rated_matches, estimate, deviation, volatility, shown_rating, best,
        claims_right, claims_wrong, fastest_claim_ms
    FROM player_stats ORDER BY game, user_id, guild";
pub const COUNT_STATS: &str = "SELECT COUNT(*) FROM player_stats";

pub const DELETE_ALL_RESULTS: &str = "DELETE FROM results WHERE user_id < $1";
pub const DELETE_ALL_ROUNDS: &str = "DELETE FROM rounds";
pub const DELETE_ALL_STATS: &str = "DELETE FROM player_stats";
pub const DELETE_ALL_PERIOD_STATS: &str = "DELETE FROM period_stats";

/// The result of recomputing everything.
#[derive(Debug, Default)]
pub struct RebuildReport {
    /// A sentence for each match or player whose stored data differ from the records.
    pub differences: Vec<String>,
    /// The number of matches whose record cannot be used.
    pub unusable_records: usize,
    /// The number of ratings, one per player and game, that cannot be compared because they depend on deleted data.
    pub uncertain_ratings: usize,
}

/// The games and users whose ratings depend on deleted or unusable data.
type UncertainRatings = HashSet<(String, UserId)>;

/// Replaces the results, scores, ratings and statistics in `to` with the values that follow from the records. Reads the
/// records and the stored data from `from`.
///
/// `to` must be in a transaction, and must contain the rows of matches, statistic events and results.
pub async fn rebuild_results(from: &mut Connection, to: &mut Connection) -> Result<RebuildReport, StoreError> {
    query(DELETE_ALL_RESULTS).bind(FIRST_FORMER_PLAYER).execute(&mut *to).await?;
    query(DELETE_ALL_ROUNDS).execute(&mut *to).await?;
    query(DELETE_ALL_STATS).execute(&mut *to).await?;
    query(DELETE_ALL_PERIOD_STATS).execute(&mut *to).await?;
    let (mut rebuilt, mut uncertain) = (RebuildReport::default(), UncertainRatings::new());
    for id in query(COUNTED_MATCHES).fetch_all(&mut *from).await? {
        rebuild_match(from, to, id, &mut rebuilt, &mut uncertain).await?;
    }
    let stored: Vec<StatsRow> = query(ALL_STATS).fetch_all(&mut *from).await?;
    let mut found = 0;
    for StatsRow { game, guild, user, stats } in stored {
        let computed = StatsKey { game: &game, guild, user }.load(to).await?;
        found += i64::from(computed != PlayerStats::default());
        if !stats.approx_eq(&computed) && !uncertain.contains(&(game.clone(), user)) {
            let what = format!("User {user} ({game}): the stored statistics differ from the records.");
            if rebuilt.differences.last() != Some(&what) {
                rebuilt.differences.push(what);
            }
        }
    }
    let computed: i64 = query(COUNT_STATS).fetch_one(to).await?;
    if computed > found {
        rebuilt.differences.push(format!("Statistics that follow from the records are missing: {}.", computed - found));
    }
    rebuilt.uncertain_ratings = uncertain.len();
    Ok(rebuilt)
}

async fn rebuild_match(
    from: &mut Connection,
    to: &mut Connection,
    id: MatchId,
    rebuilt: &mut RebuildReport,
    uncertain: &mut UncertainRatings,
) -> Result<(), StoreError> {
    let Some(meta) = matches::load_meta(from, id).await? else { return Ok(()) };
    let mut computed = Err(());
    if !matches::is_record_too_long(from, id).await?
        && let Ok(Some(stored)) = matches::load_match(from, id).await
    {
        computed = play::recompute_result(stored).map_err(drop);
    }
    let players = || meta.seats.iter().filter_map(|player| Some((meta.game.clone(), player.user()?)));
    if meta.stage == Stage::Over {
        let former = meta.seats.iter().any(play::Player::is_former);
        if former || computed.is_err() || players().any(|player| uncertain.contains(&player)) {
            uncertain.extend(players().filter(|(_, user)| *user < FIRST_FORMER_PLAYER));
        }
    }
    let Ok((rounds, result)) = computed else {
        rebuilt.unusable_records += 1;
        return Ok(());
    };
    insert_rounds(to, &MatchChange { rounds, ..MatchChange::new(meta.clone(), 0, meta.opened_at) }).await?;
    if let Some(result) = &result {
        store_result(to, &meta, result).await?;
    }
    let mut differ = |what: &str| {
        rebuilt.differences.push(format!("Match {} ({}): its stored {what} differ from its record.", id.0, meta.game));
    };
    if rounds_of(from, id).await? != rounds_of(to, id).await? {
        differ("scores");
    }
    let (before, after) = (results_of(from, id).await?, results_of(to, id).await?);
    let certain = players().all(|player| !uncertain.contains(&player));
    if before.iter().map(ResultRow::without_rating).ne(after.iter().map(ResultRow::without_rating)) {
        differ("results");
    } else if certain && before != after {
        differ("ratings");
    }
    Ok(())
}

from_row! {
    #[derive(PartialEq)]
    struct ResultRow {
        user_id: UserId, game: String, ended_at: i64, rank: i64, drawn: bool, score: Option<i64>, resigned: bool,
        rated_matches: Option<i64>, rating_before: Option<i64>, rating_after: Option<i64>, unrated: Option<String>,
    }
}

impl ResultRow {
    /// Returns the fields that follow from the record alone: all except the rating fields.
    fn without_rating(&self) -> impl PartialEq {
        (self.user_id, &self.game, self.ended_at, self.rank, self.drawn, self.score, self.resigned)
    }
}

async fn results_of(db: &mut Connection, id: MatchId) -> Result<Vec<ResultRow>, StoreError> {
    Ok(query(RESULTS_OF_MATCH).bind(id).bind(FIRST_FORMER_PLAYER).fetch_all(db).await?)
}

async fn rounds_of(db: &mut Connection, id: MatchId) -> Result<Vec<(i64, i64, i64, i64)>, StoreError> {
    Ok(query(ROUNDS_OF_MATCH).bind(id).fetch_all(db).await?)
}
