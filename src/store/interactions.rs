//! Which interactions are stored. An interaction that Discord delivers again must not count twice.

use super::{Connection, bigint};
use crate::table::{MatchId, StoreError};

/// How long interactions are kept, in snowflakes, whose upper bits count milliseconds: a day.
const KEPT: i64 = 86_400_000 << 22;

pub const SELECT_INTERACTION: &str = "SELECT match_id FROM interactions WHERE id = $1";

pub const INSERT_INTERACTION: &str = "
    INSERT INTO interactions (id, match_id) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING";

pub const DELETE_OLD_INTERACTIONS: &str = "DELETE FROM interactions WHERE id < $1";

/// Returns the match that the interaction opened or changed, if it is stored.
pub async fn match_of(db: &mut Connection, interaction: u64) -> Result<Option<MatchId>, StoreError> {
    let id =
        sqlx::query_scalar::<_, Option<i64>>(SELECT_INTERACTION).bind(bigint(interaction)?).fetch_optional(db).await?;
    Ok(id.flatten().map(MatchId))
}

/// Stores the interaction that opened a match, and deletes those that came more than a day before it.
///
/// # Errors
/// [`StoreError::Duplicate`] if it is stored already.
pub async fn insert(db: &mut Connection, interaction: u64, id: MatchId) -> Result<(), StoreError> {
    let interaction = bigint(interaction)?;
    let inserted = sqlx::query(INSERT_INTERACTION).bind(interaction).bind(id.0).execute(&mut *db).await?;
    if inserted.rows_affected() == 0 {
        return Err(StoreError::Duplicate);
    }
    sqlx::query(DELETE_OLD_INTERACTIONS).bind(interaction - KEPT).execute(db).await?;
    Ok(())
}
