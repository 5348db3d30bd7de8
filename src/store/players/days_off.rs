//! The days off that users have taken. [`DayOff`] says what they are for.

use crate::play::{DayOff, Season, StoreError};
use crate::store::row::{Column as _, count};
use crate::store::sql::Connection;

pub const COUNT_DAYS_OFF: &str = "SELECT COUNT(*) FROM days_off WHERE user_id = $1 AND season = $2";

pub const INSERT_DAY_OFF: &str = "
    INSERT INTO days_off (user_id, season, number) VALUES ($1, $2, $3) ON CONFLICT (user_id, season, number) DO NOTHING";

/// Returns how many days off the user has taken in this season.
pub async fn taken(db: &mut Connection, user: u64, season: Season) -> Result<usize, StoreError> {
    let taken: i64 =
        sqlx::query_scalar(COUNT_DAYS_OFF).bind(user.to_stored()?).bind(season.start()).fetch_one(db).await?;
    Ok(count(taken))
}

/// Stores days off.
///
/// # Errors
/// [`StoreError::Conflict`] if one is taken already, in another match; or the database failed.
pub async fn insert(db: &mut Connection, days_off: &[DayOff]) -> Result<(), StoreError> {
    for DayOff { user, season, number } in days_off {
        let insert = sqlx::query(INSERT_DAY_OFF).bind(user.to_stored()?).bind(season.start());
        if insert.bind(number.to_stored()?).execute(&mut *db).await?.rows_affected() == 0 {
            return Err(StoreError::Conflict);
        }
    }
    Ok(())
}
