//! Milestones: a user's best results in the rated matches of a game. They are computed from results and statistic
//! events. The store records only which milestones the user has seen.

use std::collections::HashMap;

use super::player_stats::{LATEST_RATED_RANKS, current_streak, longest_streak, ranks};
use crate::ids::{MatchId, UserId};
use crate::play::{MilestoneKind, StoreError};
use crate::store::database::row::from_row;
use crate::store::database::{Connection, Database, query};

pub const FIRST_WIN: &str = "
    SELECT match_id, ended_at AS value FROM results
    WHERE user_id = $1 AND game = $2 AND rank = 1 AND drawn = 0 AND rated_matches IS NOT NULL
    ORDER BY ended_at, match_id LIMIT 1";

pub const LONGEST_SNAKE: &str = "
    SELECT match_id, longest_snake AS value FROM results
    WHERE user_id = $1 AND game = $2 AND longest_snake IS NOT NULL AND rated_matches IS NOT NULL
    ORDER BY longest_snake DESC, match_id LIMIT 1";

pub const FASTEST_CLAIM: &str = "
    SELECT match_id, value FROM stat_events
    WHERE user_id = $1 AND game = $2 AND kind = 'claim-right'
        AND EXISTS (
            SELECT 1 FROM results
            WHERE results.match_id = stat_events.match_id AND results.user_id = stat_events.user_id
                AND results.rated_matches IS NOT NULL
        )
    ORDER BY value, match_id LIMIT 1";

pub const SEEN_MILESTONES: &str = "
    SELECT user_id, kind, value FROM milestones_seen WHERE user_id = $1 AND game = $2";

pub const MARK_MILESTONE_SEEN: &str = "
    INSERT INTO milestones_seen (user_id, game, kind, value) VALUES ($1, $2, $3, $4)
    ON CONFLICT (user_id, game, kind) DO UPDATE SET value = excluded.value";

pub const SEEN_MILESTONES_OF_USER: &str = "
    SELECT game, kind, value FROM milestones_seen WHERE user_id = $1 ORDER BY game, kind";
pub const DELETE_SEEN_MILESTONES_OF_USER: &str = "DELETE FROM milestones_seen WHERE user_id = $1";

/// A user's best result of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Milestone {
    pub kind: MilestoneKind,
    /// See [`MilestoneKind`].
    pub value: i64,
    /// Whether this milestone has yet to be shown to the user.
    pub is_new: bool,
}

from_row! { struct ReachedMilestone { match_id: MatchId, value: i64 } }

impl Database {
    /// Returns a user's milestones in a game.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn milestones(&self, user: UserId, game: &str) -> Result<Vec<Milestone>, StoreError> {
        let mut tx = self.begin_read().await?;
        let seen = query(SEEN_MILESTONES).bind(user).bind(game);
        let seen: Vec<(UserId, MilestoneKind, i64)> = seen.fetch_readable("milestones_seen", &mut tx).await?;
        let seen: HashMap<MilestoneKind, i64> = seen.into_iter().map(|(_, kind, value)| (kind, value)).collect();
        let reached =
            reached_milestones(&mut tx, user, game).await?.into_iter().map(|(kind, reached)| (kind, reached.value));
        let streak = milestone_streak(&ranks(query(LATEST_RATED_RANKS), &mut tx, user, Some(game)).await?);
        let all = reached.chain(streak.map(|value| (MilestoneKind::Streak, value)));
        let milestone = |(kind, value)| {
            let is_new = seen.get(&kind).is_none_or(|seen| is_better(kind, value, *seen));
            Milestone { kind, value, is_new }
        };
        Ok(all.map(milestone).collect())
    }

    /// Stores that the user has seen these milestones.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn mark_milestones_seen(&self, user: UserId, game: &str, seen: &[Milestone]) -> Result<(), StoreError> {
        let mut tx = self.begin_write().await?;
        for Milestone { kind, value, .. } in seen.iter().filter(|milestone| milestone.is_new) {
            query(MARK_MILESTONE_SEEN).bind(user).bind(game).bind(kind).bind(*value).execute(&mut *tx).await?;
        }
        Ok(tx.commit().await?)
    }
}

/// Returns whether the user reached a milestone in this match, which must be the user's newest match.
pub async fn has_reached_milestone(
    db: &mut Connection,
    user: UserId,
    game: &str,
    id: MatchId,
) -> Result<bool, StoreError> {
    if reached_milestones(db, user, game).await?.iter().any(|(_, reached)| reached.match_id == id) {
        return Ok(true);
    }
    let ranks = ranks(query(LATEST_RATED_RANKS), db, user, Some(game)).await?;
    let current = current_streak(&ranks);
    let earlier = longest_streak(&ranks[..ranks.len() - current]);
    Ok(milestone_streak(&ranks) == Some(current as i64) && earlier < current)
}

/// Returns all milestones except streaks, each with the first match that reached it.
async fn reached_milestones(
    db: &mut Connection,
    user: UserId,
    game: &str,
) -> Result<Vec<(MilestoneKind, ReachedMilestone)>, StoreError> {
    let mut milestones = Vec::new();
    for (kind, query) in [
        (MilestoneKind::FirstWin, query(FIRST_WIN)),
        (MilestoneKind::Snake, query(LONGEST_SNAKE)),
        (MilestoneKind::Claim, query(FASTEST_CLAIM)),
    ] {
        let reached: Option<ReachedMilestone> = query.bind(user).bind(game).fetch_readable("results", db).await?.pop();
        milestones.extend(reached.map(|reached| (kind, reached)));
    }
    Ok(milestones)
}

/// Returns the longest winning streak, if it is long enough for a milestone.
fn milestone_streak(ranks: &[Option<i64>]) -> Option<i64> {
    let longest = longest_streak(ranks);
    (longest >= MilestoneKind::MIN_STREAK).then_some(longest as i64)
}

fn is_better(kind: MilestoneKind, value: i64, than: i64) -> bool {
    match kind {
        MilestoneKind::FirstWin => false,
        MilestoneKind::Claim => value < than,
        MilestoneKind::Snake | MilestoneKind::Streak => value > than,
    }
}
