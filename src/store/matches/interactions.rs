//! Which interactions are stored. An interaction that Discord delivers again must not count twice.

use std::time::Duration;

use crate::ids::{InteractionId, MatchId};
use crate::play::StoreError;
use crate::store::row::Column as _;
use crate::store::sql::Connection;
use crate::timestamp::{Timestamp, milliseconds};

/// How long interactions are kept. Discord delivers none again after so long.
const KEPT_FOR: Duration = Duration::from_secs(86_400);
/// The first moment of 2015, from which the upper 42 bits of snowflakes count milliseconds.
const DISCORD_EPOCH: Timestamp = Timestamp(1_420_070_400_000);

pub const SELECT_INTERACTION: &str = "SELECT match_id FROM interactions WHERE id = $1";

pub const INSERT_INTERACTION: &str = "
    INSERT INTO interactions (id, match_id) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING";

pub const DELETE_OLD_INTERACTIONS: &str = "
    DELETE FROM interactions WHERE id IN (SELECT id FROM interactions WHERE id < $1 ORDER BY id LIMIT $2)";

/// Returns the match that the interaction opened or changed, if it is stored.
pub async fn match_of(db: &mut Connection, interaction: InteractionId) -> Result<Option<MatchId>, StoreError> {
    let id = sqlx::query_scalar(SELECT_INTERACTION).bind(interaction.to_stored()?).fetch_optional(db).await?;
    Ok(id.flatten())
}

/// Stores the interaction that opened a match.
///
/// # Errors
/// [`StoreError::Duplicate`] if it is stored already.
pub async fn insert(db: &mut Connection, interaction: InteractionId, id: MatchId) -> Result<(), StoreError> {
    let inserted = sqlx::query(INSERT_INTERACTION).bind(interaction.to_stored()?).bind(id.0).execute(db).await?;
    if inserted.rows_affected() == 0 { Err(StoreError::Duplicate) } else { Ok(()) }
}

/// Deletes the oldest interactions of more than a day before `now`, at most `limit`. Returns how
/// many.
pub async fn delete_old(db: &mut Connection, now: Timestamp, limit: i64) -> Result<u64, StoreError> {
    let first_kept = milliseconds(now - KEPT_FOR - DISCORD_EPOCH) << 22;
    Ok(sqlx::query(DELETE_OLD_INTERACTIONS).bind(first_kept).bind(limit).execute(db).await?.rows_affected())
}
