//! The statistics of claims: users' reactions in real-time games.

use std::collections::HashMap;
use std::time::Duration;

use crate::ids::{MatchId, UserId};
use crate::play::StoreError;
use crate::store::database::row::from_row;
use crate::store::database::{Connection, Database, query};
use contract::StatKind;

pub const SUM_CLAIMS_OF_MATCH: &str = "
    SELECT user_id, kind, COUNT(*) AS claims, MIN(value) AS fastest FROM stat_events
    WHERE match_id = $1 GROUP BY user_id, kind";

/// Selects a user's latest claims of one kind in finished matches, newest first. If `$3` or `$4` is not null, only
/// claims in this game or this server are selected.
pub const RECENT_CLAIM_EVENTS: &str = "
    SELECT id, value FROM stat_events
    WHERE user_id = $1 AND kind = $2 AND (game = $3 OR $3 IS NULL) AND (guild = $4 OR $4 IS NULL)
        AND EXISTS (
            SELECT 1 FROM results
            WHERE results.match_id = stat_events.match_id AND results.user_id = stat_events.user_id
        )
    ORDER BY id DESC LIMIT $5";

/// Selects a user's latest claims of one kind in a game, from matches before match `$4`.
pub const CLAIM_EVENTS_BEFORE: &str = "
    SELECT id, value FROM stat_events
    WHERE user_id = $1 AND kind = $2 AND game = $3 AND match_id < $4
    ORDER BY id DESC LIMIT $5";

from_row! { struct ClaimsOfKind { user_id: UserId, kind: StatKind, claims: i64, fastest: Duration } }

/// Statistics of a user's claims.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ClaimStats {
    /// The number of correct claims.
    pub right: i64,
    /// The number of wrong claims.
    pub wrong: i64,
    /// The reaction time of the fastest correct claim.
    pub fastest: Option<Duration>,
}

impl ClaimStats {
    /// Adds up the numbers of claims and keeps the faster time.
    pub fn plus(self, more: ClaimStats) -> ClaimStats {
        ClaimStats {
            right: self.right + more.right,
            wrong: self.wrong + more.wrong,
            fastest: self.fastest.into_iter().chain(more.fastest).min(),
        }
    }

    /// Returns the share of wrong claims, from 0 to 1. `None` without claims.
    pub fn wrong_share(self) -> Option<f64> {
        let all = self.right + self.wrong;
        (all > 0).then(|| self.wrong as f64 / all as f64)
    }
}

/// Returns each user's claims in a match.
pub async fn claims_of_match(db: &mut Connection, id: MatchId) -> Result<HashMap<UserId, ClaimStats>, StoreError> {
    let mut by_user: HashMap<UserId, ClaimStats> = HashMap::new();
    let rows = query(SUM_CLAIMS_OF_MATCH).bind(id).fetch_readable("stat_events", db).await?;
    for ClaimsOfKind { user_id, kind, claims: count, fastest } in rows {
        let claims = by_user.entry(user_id).or_default();
        match kind {
            StatKind::ClaimRight => (claims.right, claims.fastest) = (count, Some(fastest)),
            StatKind::ClaimWrong => claims.wrong = count,
        }
    }
    Ok(by_user)
}

impl Database {
    /// Returns the reaction times of a user's `limit` latest correct claims in a game before this match, newest first.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn claim_times_before(
        &self,
        user: UserId,
        game: &str,
        id: MatchId,
        limit: usize,
    ) -> Result<Vec<Duration>, StoreError> {
        let claims = query(CLAIM_EVENTS_BEFORE).bind(user).bind(StatKind::ClaimRight).bind(game).bind(id).bind(limit);
        self.list("stat_events", claims).await
    }
}
