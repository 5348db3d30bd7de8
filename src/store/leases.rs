//! Leases on shards, kept in PostgreSQL for all processes that share it. All times are by its clock, and whatever changes
//! leases does so one process after the other.

use async_trait::async_trait;
use rand::TryRng as _;
use rand::rngs::SysRng;
use sqlx::{Any, Row as _, Transaction};

use super::{Connection, Database, StoreError, counted, number};
use crate::lease::{IDENTIFY_EVERY, IDENTIFY_WITHIN, LeaseError, LeaseReport, LeaseTerms, Leases, fair_share};

/// The advisory lock of whoever changes leases; channels, which are locked too, have far larger numbers.
const LOCK: i64 = 1;

/// The leases of this process and of all others on the same PostgreSQL database.
pub struct SharedLeases {
    database: Database,
    terms: LeaseTerms,
    /// Which process this is: a number by chance.
    process: i64,
}

impl SharedLeases {
    /// Leases for a process that has none yet.
    ///
    /// # Errors
    /// The system has no randomness.
    pub fn new(database: Database, terms: LeaseTerms) -> Result<SharedLeases, String> {
        let mut number = [0; 8];
        SysRng.try_fill_bytes(&mut number).map_err(|error| error.to_string())?;
        Ok(SharedLeases { database, terms, process: i64::from_be_bytes(number) })
    }

    /// Begins a transaction that others wait for, and frees the shards of processes that have not been heard of in time.
    async fn change(&self) -> Result<Transaction<'static, Any>, StoreError> {
        let mut tx = self.database.write().await?;
        sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(LOCK).execute(&mut *tx).await?;
        sqlx::query("DELETE FROM processes WHERE expires_at <= milliseconds() AND id <> $1")
            .bind(self.process)
            .execute(&mut *tx)
            .await?;
        Ok(tx)
    }

    async fn sign_of_life(&self, db: &mut Connection) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO processes (id, expires_at) VALUES ($1, milliseconds() + $2)
            ON CONFLICT (id) DO UPDATE SET expires_at = EXCLUDED.expires_at",
        )
        .bind(self.process)
        .bind(self.terms.lease)
        .execute(db)
        .await?;
        Ok(())
    }

    async fn agreed(&self, set: Option<u32>, recommended: u32) -> Result<Result<u32, LeaseError>, StoreError> {
        let mut tx = self.change().await?;
        let others: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM processes WHERE id <> $1")
            .bind(self.process)
            .fetch_one(&mut *tx)
            .await?;
        let total = if others > 0 {
            let agreed = number(sqlx::query_scalar("SELECT COUNT(*) FROM shards").fetch_one(&mut *tx).await?)?;
            if let Some(wanted) = set.filter(|wanted| *wanted != agreed) {
                return Ok(Err(LeaseError::OtherNumber { wanted, agreed }));
            }
            agreed
        } else {
            let total = set.unwrap_or(recommended);
            sqlx::query("DELETE FROM shards").execute(&mut *tx).await?;
            sqlx::query("INSERT INTO shards (shard) SELECT * FROM generate_series(CAST(0 AS BIGINT), $1)")
                .bind(i64::from(total) - 1)
                .execute(&mut *tx)
                .await?;
            total
        };
        self.sign_of_life(&mut tx).await?;
        tx.commit().await?;
        Ok(Ok(total))
    }

    async fn census(&self) -> Result<LeaseReport, StoreError> {
        let mut tx = self.change().await?;
        self.sign_of_life(&mut tx).await?;
        let rows = sqlx::query(
            "SELECT processes.id, COUNT(shards.shard) AS held FROM processes
            LEFT JOIN shards ON shards.holder = processes.id GROUP BY processes.id ORDER BY processes.id",
        )
        .fetch_all(&mut *tx)
        .await?;
        let mut held = Vec::new();
        let mut index = 0;
        for row in &rows {
            if row.try_get::<i64, _>("id")? == self.process {
                index = held.len();
            }
            held.push(number(row.try_get("held")?)?);
        }
        let total = number(sqlx::query_scalar("SELECT COUNT(*) FROM shards").fetch_one(&mut *tx).await?)?;
        let share = fair_share(&held, index, total);
        let missing = share.saturating_sub(held.get(index).copied().unwrap_or(0));
        sqlx::query(
            "UPDATE shards SET holder = $1
            WHERE shard IN (SELECT shard FROM shards WHERE holder IS NULL ORDER BY shard LIMIT $2)",
        )
        .bind(self.process)
        .bind(counted(missing))
        .execute(&mut *tx)
        .await?;
        let own = sqlx::query_scalar::<_, i64>("SELECT shard FROM shards WHERE holder = $1")
            .bind(self.process)
            .fetch_all(&mut *tx)
            .await?;
        tx.commit().await?;
        let surplus = own.len().saturating_sub(share);
        let own = own.into_iter().map(number).collect::<Result<_, _>>()?;
        Ok(LeaseReport { own, surplus, valid_for: Some(self.terms.lease) })
    }

    async fn asked(&self, key: u32) -> Result<Option<i64>, StoreError> {
        let mut db = self.database.writer.acquire().await?;
        let granted = sqlx::query(
            "INSERT INTO identifies (key, free_at) VALUES ($1, milliseconds() + $2)
            ON CONFLICT (key) DO UPDATE SET free_at = EXCLUDED.free_at WHERE identifies.free_at <= milliseconds()",
        )
        .bind(i64::from(key))
        .bind(IDENTIFY_WITHIN)
        .execute(&mut *db)
        .await?;
        if granted.rows_affected() > 0 {
            return Ok(None);
        }
        let wait: Option<i64> = sqlx::query_scalar("SELECT free_at - milliseconds() FROM identifies WHERE key = $1")
            .bind(i64::from(key))
            .fetch_optional(&mut *db)
            .await?;
        Ok(Some(wait.unwrap_or(0).clamp(1, IDENTIFY_WITHIN)))
    }

    async fn run(&self, statement: &'static str, about: i64, with: i64) -> Result<(), LeaseError> {
        let mut db = self.database.writer.acquire().await?;
        sqlx::query(statement).bind(about).bind(with).execute(&mut *db).await?;
        Ok(())
    }
}

#[async_trait]
impl Leases for SharedLeases {
    async fn agree(&self, set: Option<u32>, recommended: u32) -> Result<u32, LeaseError> {
        self.agreed(set, recommended).await?
    }

    async fn heartbeat(&self) -> Result<LeaseReport, LeaseError> {
        Ok(self.census().await?)
    }

    async fn release(&self, shard: u32) -> Result<(), LeaseError> {
        let statement = "UPDATE shards SET holder = NULL WHERE shard = $1 AND holder = $2";
        self.run(statement, shard.into(), self.process).await
    }

    async fn leave(&self) -> Result<(), LeaseError> {
        let mut db = self.database.writer.acquire().await?;
        sqlx::query("DELETE FROM processes WHERE id = $1").bind(self.process).execute(&mut *db).await?;
        Ok(())
    }

    async fn may_identify(&self, key: u32) -> Result<Option<i64>, LeaseError> {
        Ok(self.asked(key).await?)
    }

    async fn identified(&self, key: u32) -> Result<(), LeaseError> {
        let statement = "UPDATE identifies SET free_at = milliseconds() + $2 WHERE key = $1";
        self.run(statement, key.into(), IDENTIFY_EVERY).await
    }
}

impl From<StoreError> for LeaseError {
    fn from(error: StoreError) -> LeaseError {
        LeaseError::Failed(error.to_string())
    }
}

impl From<sqlx::Error> for LeaseError {
    fn from(error: sqlx::Error) -> LeaseError {
        LeaseError::Failed(error.to_string())
    }
}
