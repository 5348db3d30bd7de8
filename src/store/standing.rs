//! The standing of a user in a game: a row of the table `standings`.

use sqlx::Row as _;

use super::claims::Claims;
use super::ratings::{Rating, SHOWN_FROM};
use super::{Connection, Row, bigint};
use crate::play::StoreError;
use contract::Tally;

pub const SELECT_STANDING: &str = "SELECT * FROM standings WHERE game = $1 AND guild = $2 AND user_id = $3";

/// Locks the row in PostgreSQL, and inserts it if it is missing. The update changes nothing.
pub const LOCK_STANDING: &str = "
    INSERT INTO standings (game, guild, user_id, played, won, drawn, rated_matches, shown_rating, claims_right, claims_wrong)
    VALUES ($1, $2, $3, 0, 0, 0, 0, 0, 0, 0)
    ON CONFLICT (game, guild, user_id) DO UPDATE SET played = standings.played
    RETURNING *";

/// -1 stands for null in `$6` to `$8`. sqlx declares a null `f64` as 4 bytes wide; PostgreSQL would then refuse an 8-byte value
/// for the same prepared statement.
pub const UPDATE_STANDING: &str = "
    UPDATE standings
    SET played = $4, won = $5, estimate = NULLIF($6, -1), deviation = NULLIF($7, -1), volatility = NULLIF($8, -1),
        shown_rating = $9, best = $10, claims_right = $11, claims_wrong = $12, fastest_claim_ms = $13, drawn = $14,
        rated_matches = $15
    WHERE game = $1 AND guild = $2 AND user_id = $3";

/// How a user stands in a game, in one guild or everywhere.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Standing {
    pub played: i64,
    /// Matches won, alone or shared. The others that were not drawn are lost.
    pub won: i64,
    pub drawn: i64,
    /// `None` until a match was rated.
    pub rating: Option<Rating>,
    pub rated_matches: i64,
    pub best: Option<i64>,
    pub claims: Claims,
}

impl Standing {
    pub fn tally(&self) -> Tally {
        Tally { won: self.won, drawn: self.drawn, lost: self.played - self.won - self.drawn }
    }

    /// The rating as shown; `None` before [`SHOWN_FROM`] rated matches.
    pub fn shown_rating(&self) -> Option<i64> {
        self.rating.filter(|_| self.rated_matches >= SHOWN_FROM).map(Rating::shown)
    }

    /// Loads the standing of a user; the default if there is none.
    pub async fn load(db: &mut Connection, game: &str, guild: u64, user: u64) -> Result<Standing, StoreError> {
        let standing = sqlx::query(SELECT_STANDING).bind(game).bind(bigint(guild)?).bind(bigint(user)?);
        standing.fetch_optional(db).await?.map_or(Ok(Standing::default()), |row| Standing::of_row(&row))
    }

    /// Loads the standing of a user to change it: nobody else changes it until the transaction ends.
    pub async fn lock(db: &mut Connection, game: &str, guild: u64, user: u64) -> Result<Standing, StoreError> {
        let standing = sqlx::query(LOCK_STANDING).bind(game).bind(bigint(guild)?).bind(bigint(user)?);
        Standing::of_row(&standing.fetch_one(db).await?)
    }

    /// Stores the standing of a user, which must be [locked](Standing::lock).
    pub async fn save(&self, db: &mut Connection, game: &str, guild: u64, user: u64) -> Result<(), StoreError> {
        let (estimate, deviation, volatility) = self.rating.map_or((-1.0, -1.0, -1.0), Rating::parts);
        sqlx::query(UPDATE_STANDING)
            .bind(game)
            .bind(bigint(guild)?)
            .bind(bigint(user)?)
            .bind(self.played)
            .bind(self.won)
            .bind(estimate)
            .bind(deviation)
            .bind(volatility)
            .bind(self.shown_rating().unwrap_or(0))
            .bind(self.best)
            .bind(self.claims.right)
            .bind(self.claims.wrong)
            .bind(self.claims.fastest_ms)
            .bind(self.drawn)
            .bind(self.rated_matches)
            .execute(db)
            .await?;
        Ok(())
    }

    /// Reads a row of `standings`.
    pub fn of_row(row: &Row) -> Result<Standing, StoreError> {
        let estimate: Option<f64> = row.try_get("estimate")?;
        let deviation: Option<f64> = row.try_get("deviation")?;
        let volatility: Option<f64> = row.try_get("volatility")?;
        let parts = estimate.zip(deviation).zip(volatility);
        Ok(Standing {
            played: row.try_get("played")?,
            won: row.try_get("won")?,
            drawn: row.try_get("drawn")?,
            rated_matches: row.try_get("rated_matches")?,
            rating: parts.map(|((estimate, deviation), volatility)| Rating::new(estimate, deviation, volatility)),
            best: row.try_get("best")?,
            claims: Claims {
                right: row.try_get("claims_right")?,
                wrong: row.try_get("claims_wrong")?,
                fastest_ms: row.try_get("fastest_claim_ms")?,
            },
        })
    }
}
