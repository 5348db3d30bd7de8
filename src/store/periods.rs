//! The standings of a season or a week: rows of the table `period_standings`.

use super::{Connection, bigint};
use crate::play::{Period, StoreError};

pub const ADD_TO_PERIOD: &str = "
    INSERT INTO period_standings (game, guild, period, starts_at, user_id, played, won, drawn)
    VALUES ($1, $2, $3, $4, $5, 1, $6, $7)
    ON CONFLICT (game, guild, period, starts_at, user_id) DO UPDATE
    SET played = period_standings.played + 1, won = period_standings.won + excluded.won,
        drawn = period_standings.drawn + excluded.drawn";

/// A match of a user that counts for the season and the week in which it ended.
pub struct PeriodResult<'a> {
    pub game: &'a str,
    pub guild: u64,
    pub user: u64,
    pub ended_at: i64,
    pub won: bool,
    pub drawn: bool,
}

impl PeriodResult<'_> {
    /// Adds the match to both standings.
    pub async fn store(&self, db: &mut Connection) -> Result<(), StoreError> {
        for period in [Period::Season, Period::Week] {
            sqlx::query(ADD_TO_PERIOD)
                .bind(self.game)
                .bind(bigint(self.guild)?)
                .bind(period.word())
                .bind(period.start(self.ended_at))
                .bind(bigint(self.user)?)
                .bind(i64::from(self.won))
                .bind(i64::from(self.drawn))
                .execute(&mut *db)
                .await?;
        }
        Ok(())
    }
}
