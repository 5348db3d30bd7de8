//! A change of a match, stored whole or not at all: everything here runs inside one transaction of the caller's.

use serde_json::Value;

use super::{Connection, claims, counted, finish, matches, people, stored};
use crate::game::Round;
use crate::table::{Commit, MatchId, RatingChange, Stage, StoreError};

pub async fn store(db: &mut Connection, commit: &Commit<'_>) -> Result<Vec<RatingChange>, StoreError> {
    let head = commit.head;
    // First of all, so that a doubled press is told from one that came too late.
    if let Some(interaction) = commit.interaction {
        count_once(db, interaction, head.id).await?;
    }
    matches::update(db, head, commit.first_step, commit.steps.len(), commit.at).await?;
    if head.stage != Stage::Live {
        people::remember(db, &head.seats).await?;
    }
    put_steps(db, head.id, commit.first_step, commit.steps).await?;
    put_rounds(db, head.id, commit.rounds).await?;
    claims::put_feats(db, head, commit.feats).await?;
    match &commit.finish {
        Some(end) => finish::store(db, head, end).await,
        None => Ok(Vec::new()),
    }
}

/// Notes the interaction, which changes this match, and forgets those of more than a day before it.
pub async fn count_once(db: &mut Connection, interaction: u64, id: MatchId) -> Result<(), StoreError> {
    /// A day in snowflakes, whose upper bits count milliseconds.
    const DAY: u64 = 86_400_000 << 22;
    let noted = sqlx::query("INSERT INTO interactions (id, match_id) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING")
        .bind(stored(interaction)?)
        .bind(id.0)
        .execute(&mut *db)
        .await?;
    if noted.rows_affected() == 0 {
        return Err(StoreError::Duplicate);
    }
    sqlx::query("DELETE FROM interactions WHERE id < $1")
        .bind(stored(interaction.saturating_sub(DAY))?)
        .execute(db)
        .await?;
    Ok(())
}

/// The match that the interaction opened or changed.
pub async fn counted_before(db: &mut Connection, interaction: u64) -> Result<Option<MatchId>, StoreError> {
    let id = sqlx::query_scalar::<_, Option<i64>>("SELECT match_id FROM interactions WHERE id = $1")
        .bind(stored(interaction)?)
        .fetch_optional(db)
        .await?;
    Ok(id.flatten().map(MatchId))
}

async fn put_steps(db: &mut Connection, id: MatchId, first: usize, steps: &[Value]) -> Result<(), StoreError> {
    for (n, step) in (first..).zip(steps) {
        sqlx::query("INSERT INTO steps (match_id, n, json) VALUES ($1, $2, $3)")
            .bind(id.0)
            .bind(counted(n))
            .bind(step.to_string())
            .execute(&mut *db)
            .await?;
        if step["do"] == "resign" {
            sqlx::query("UPDATE seats SET resigned = TRUE WHERE match_id = $1 AND seat = $2")
                .bind(id.0)
                .bind(step["by"].as_i64())
                .execute(&mut *db)
                .await?;
        }
    }
    Ok(())
}

async fn put_rounds(db: &mut Connection, id: MatchId, rounds: &[Round]) -> Result<(), StoreError> {
    if rounds.is_empty() {
        return Ok(());
    }
    let played = sqlx::query_scalar::<_, Option<i64>>("SELECT MAX(n) FROM rounds WHERE match_id = $1")
        .bind(id.0)
        .fetch_one(&mut *db)
        .await?;
    for (n, round) in (played.map_or(0, |last| last + 1)..).zip(rounds) {
        for (seat, (points, total)) in round.points.iter().zip(&round.totals).enumerate() {
            sqlx::query("INSERT INTO rounds (match_id, n, seat, points, total) VALUES ($1, $2, $3, $4, $5)")
                .bind(id.0)
                .bind(n)
                .bind(counted(seat))
                .bind(points)
                .bind(total)
                .execute(&mut *db)
                .await?;
        }
    }
    Ok(())
}
