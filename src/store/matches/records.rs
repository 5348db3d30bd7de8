//! Returns the records and the fair-play proofs of matches. Only this file and `database/row.rs` convert a secret or a
//! seed to text. In a duplicate tournament, several tables play the same deal. The deal is sealed until all tables have
//! ended: nobody gets its secret or seed.

use serde_json::Value;

use crate::play::{MatchMeta, Occupant, Plan, StoreError, StoredMatch, TournamentStage};
use crate::store::database::row::is_unreadable;
use crate::store::database::{Connection, Database, query};
use contract::{FairPlay, RECORD_FORMAT, Record, RecordSeat};

pub const STAGE_AND_PLAN_OF_TOURNAMENT: &str = "SELECT stage, plan FROM tournaments WHERE id = $1";

/// Counts the matches of a tournament's round that have not ended.
pub const COUNT_OPEN_TABLES: &str = "
    SELECT COUNT(*) FROM matches
    WHERE tournament_id = $1 AND tournament_round = $2 AND stage IN ('lobby', 'running', 'archived')";

impl Database {
    /// Returns the record of a match (`docs/record.md`), or `None` if the match has not begun. Until the match ends,
    /// the record lacks the secret, the seed and the cards that the game hides.
    ///
    /// # Errors
    /// Fails with [`StoreError::Sealed`] if other tables still play the match's deal, or if the database fails.
    pub async fn record_of_stored(&self, stored: StoredMatch) -> Result<Option<Record>, StoreError> {
        unsealed_record(&mut *self.readers.acquire().await?, stored).await
    }

    /// Returns the record as [`Database::record_of_stored`] does, but with the cards that the game hides. Use this
    /// record only to draw frames, because no user is allowed to get it.
    ///
    /// # Errors
    /// Fails in the same cases as [`Database::record_of_stored`].
    pub async fn record_to_draw(&self, stored: StoredMatch) -> Result<Option<Record>, StoreError> {
        check_unsealed(&mut *self.readers.acquire().await?, &stored.meta).await?;
        Ok(whole_record(stored))
    }

    /// Returns the fair-play proof of a match. Until the match ends, the proof lacks the secret and the seed.
    ///
    /// # Errors
    /// Fails with [`StoreError::Sealed`] if the match has ended but other tables still play its deal, or if the
    /// database fails.
    pub async fn fair_play(&self, meta: &MatchMeta) -> Result<FairPlay, StoreError> {
        if meta.outcome.is_some() {
            check_unsealed(&mut *self.readers.acquire().await?, meta).await?;
        }
        Ok(fair_play_proof(meta))
    }
}

/// See [`Database::record_of_stored`].
pub async fn unsealed_record(db: &mut Connection, stored: StoredMatch) -> Result<Option<Record>, StoreError> {
    check_unsealed(db, &stored.meta).await?;
    Ok(record_to_check(stored))
}

/// Checks that no table of a duplicate tournament still plays the match's deal.
async fn check_unsealed(db: &mut Connection, meta: &MatchMeta) -> Result<(), StoreError> {
    let Some(table) = meta.table.filter(|_| meta.deal.is_some()) else { return Ok(()) };
    let tournament = query(STAGE_AND_PLAN_OF_TOURNAMENT).bind(table.tournament).fetch_optional(&mut *db).await;
    // If the tournament cannot be read, other tables might still be playing.
    let sealed = |error| if is_unreadable(&error) { StoreError::Sealed } else { error.into() };
    let tournament: Option<(TournamentStage, Plan)> = tournament.map_err(sealed)?;
    // Some tables might not have a match yet.
    let is_played = tournament.is_some_and(|(stage, plan)| {
        stage == TournamentStage::Running && plan.rounds.get(table.round).is_none_or(|round| !round.is_over())
    });
    // The matches of a duplicate tournament continue even after the tournament is stopped.
    let others_play = query(COUNT_OPEN_TABLES).bind(table.tournament).bind(table.round).fetch_one(db).await?;
    if is_played || others_play { Err(StoreError::Sealed) } else { Ok(()) }
}

/// Returns the record of a match even if its deal is sealed. Use the record only for the operator's checks, which do
/// not show it.
pub fn record_to_check(mut stored: StoredMatch) -> Option<Record> {
    if stored.meta.outcome.is_none() {
        let hidden = rules::find(&stored.meta.game).map_or(&[][..], |game| game.info().hidden_step_keys);
        for step in stored.steps.iter_mut().filter_map(Value::as_object_mut) {
            step.retain(|key, _| !hidden.contains(&key.as_str()));
        }
    }
    whole_record(stored)
}

fn whole_record(stored: StoredMatch) -> Option<Record> {
    let StoredMatch { meta, steps, .. } = stored;
    meta.started_at?;
    let fair_play = fair_play_proof(&meta);
    let mut computers = 0;
    let seats = meta.seats.into_iter().map(|occupant| match occupant.occupant {
        Occupant::User(_) => RecordSeat { former: occupant.is_former(), ..RecordSeat::person(occupant.name) },
        Occupant::Computer(level) => {
            computers += 1;
            RecordSeat::computer(format!("Computer {computers}"), level)
        }
    });
    Some(Record {
        format: RECORD_FORMAT.to_owned(),
        rules: meta.rules,
        game: meta.game,
        options: meta.options,
        youngest: meta.youngest,
        seats: seats.collect(),
        fair_play,
        steps,
        outcome: meta.outcome,
    })
}

/// Returns the fair-play proof of a match, even if its deal is sealed.
fn fair_play_proof(meta: &MatchMeta) -> FairPlay {
    let contributions = meta.seats.iter().map(|player| player.contribution.clone()).collect();
    let proof = match meta.outcome {
        Some(_) => {
            FairPlay { seed: Some(meta.seed().to_hex()), ..FairPlay::for_finished_match(&meta.secret, contributions) }
        }
        None => FairPlay::for_running_match(&meta.secret, contributions),
    };
    match &meta.deal {
        Some(deal) => proof.with_deal(deal.code.clone()),
        None => proof,
    }
}
