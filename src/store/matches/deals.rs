//! Stores the results of matches with the same deal, and compares them.

use crate::ids::MatchId;
use crate::play::{DealComparison, DealResult, DealScore, MatchMeta, StoreError};
use crate::store::database::row::from_row;
use crate::store::database::{Connection, query};
use contract::Seat;

/// The maximum number of results in a comparison. Older results are left out.
const MAX_RESULTS: i64 = 1_000;

/// Inserts a result, unless the match's data was deleted in the meantime because its players asked for it.
pub const INSERT_DEAL_SCORE: &str = "
    INSERT INTO deal_scores (match_id, seat, code, score)
    SELECT id, CAST($2 AS BIGINT), CAST($3 AS TEXT), CAST($4 AS BIGINT) FROM matches
    WHERE id = $1 AND stage = 'over'
    ON CONFLICT (match_id, seat) DO NOTHING";

pub const SCORES_OF_SEAT: &str = "
    SELECT deal_scores.match_id, deal_scores.score, seats.user_id, seats.name, COUNT(*) OVER () AS results
    FROM deal_scores JOIN seats ON seats.match_id = deal_scores.match_id AND seats.seat = deal_scores.seat
    WHERE deal_scores.code = $1 AND deal_scores.seat = $2
    ORDER BY deal_scores.match_id DESC LIMIT $3";

pub const DELETE_DEAL_SCORES_OF_MATCH: &str = "DELETE FROM deal_scores WHERE match_id = $1";

/// A result, and the total number of results for its seat.
struct SeatScore {
    result: DealResult,
    all: usize,
}

from_row!(DealResult { id: "match_id", user: "user_id", name, score; half_points = 0 });
from_row!(SeatScore { all: "results"; result });

/// Stores the results of a finished match under its deal's code, unless they are already stored.
pub async fn insert_scores(
    db: &mut Connection,
    code: &str,
    id: MatchId,
    scores: &[(Seat, DealScore)],
) -> Result<(), StoreError> {
    for (seat, score) in scores {
        query(INSERT_DEAL_SCORE).bind(id).bind(seat).bind(code).bind(*score).execute(&mut *db).await?;
    }
    Ok(())
}

/// Compares the users of a finished match with the users who had the same seats in other matches with this deal. Leaves
/// out seats that have no other result. If the deal is sealed (not played before), there are no comparisons.
pub async fn comparisons(db: &mut Connection, meta: &MatchMeta) -> Result<Vec<DealComparison>, StoreError> {
    let mut comparisons = Vec::new();
    let Some(deal) = meta.deal.as_ref().filter(|deal| deal.open) else { return Ok(comparisons) };
    for seat in Seat::all(meta.seats.len()).filter(|seat| !meta.seats[seat.index()].is_computer()) {
        let scores = query(SCORES_OF_SEAT).bind(&deal.code).bind(seat).bind(MAX_RESULTS);
        let scores: Vec<SeatScore> = scores.fetch_readable("deal_scores", db).await?;
        let older_result_count = scores.first().map_or(0, |score| score.all.saturating_sub(scores.len()));
        let comparison = DealComparison::new(seat, scores.into_iter().map(|score| score.result).collect());
        if comparison.max_matchpoints() > 0 && comparison.result_of(meta.id).is_some() {
            comparisons.push(DealComparison { older_result_count, ..comparison });
        }
    }
    Ok(comparisons)
}
