//! Stores the leases on shards in PostgreSQL, for all processes that share the database. All times come from the
//! database's clock. An advisory lock lets only one process at a time change leases.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use rand::TryRng as _;
use rand::rngs::SysRng;
use sqlx::{Any, Transaction};

use crate::play::shards::{
    IDENTIFY_INTERVAL, IDENTIFY_TIMEOUT, LeaseError, LeaseReport, LeaseTerms, Leases, SingleProcessLeases, fair_share,
};
use crate::play::{Clock, StoreError};
use crate::store::database::{Database, Dialect, lock_until_commit, query};

/// The number of the advisory lock. The numbers of the locks for channels and users are snowflakes, which are far
/// larger.
const LEASES_LOCK_KEY: i64 = 1;

/// Deletes other processes whose leases have expired, which frees their shards.
pub const DELETE_EXPIRED_PROCESSES: &str = "DELETE FROM processes WHERE expires_at <= milliseconds() AND id <> $1";

/// Shortens leases that were granted before the database's clock was set back.
pub const SHORTEN_LEASES: &str = "
    UPDATE processes SET expires_at = milliseconds() + $1 WHERE expires_at > milliseconds() + $1";

pub const RENEW_PROCESS: &str = "
    INSERT INTO processes (id, expires_at) VALUES ($1, milliseconds() + $2)
    ON CONFLICT (id) DO UPDATE SET expires_at = EXCLUDED.expires_at";

pub const DELETE_PROCESS: &str = "DELETE FROM processes WHERE id = $1";

pub const COUNT_OTHER_PROCESSES: &str = "SELECT COUNT(*) FROM processes WHERE id <> $1";

pub const COUNT_SHARDS: &str = "SELECT COUNT(*) FROM shards";

pub const DELETE_SHARDS: &str = "DELETE FROM shards";

/// Inserts shards 0 to `$1`.
pub const INSERT_SHARDS: &str = "INSERT INTO shards (shard) SELECT n FROM generate_series(CAST(0 AS BIGINT), $1) AS n";

pub const SHARDS_PER_PROCESS: &str = "
    SELECT processes.id, COUNT(shards.shard) AS held FROM processes
    LEFT JOIN shards ON shards.holder = processes.id
    GROUP BY processes.id ORDER BY processes.id";

/// Gives process `$1` at most `$2` of the free shards.
pub const TAKE_SHARDS: &str = "
    UPDATE shards SET holder = $1
    WHERE shard IN (SELECT shard FROM shards WHERE holder IS NULL ORDER BY shard LIMIT $2)";

pub const COUNT_FREE_SHARDS: &str = "SELECT COUNT(*) FROM shards WHERE holder IS NULL";

pub const SHARDS_OF_PROCESS: &str = "SELECT shard FROM shards WHERE holder = $1";

pub const RELEASE_SHARD: &str = "UPDATE shards SET holder = NULL WHERE shard = $1 AND holder = $2";

/// Reserves the identify key for `$2` milliseconds, if the key is free. A key that is reserved for longer than `$2`
/// counts as free too: the reservation is from before the database's clock was set back.
pub const RESERVE_IDENTIFY: &str = "
    INSERT INTO identifies (key, free_at) VALUES ($1, milliseconds() + $2)
    ON CONFLICT (key) DO UPDATE SET free_at = EXCLUDED.free_at 
    WHERE identifies.free_at <= milliseconds() OR identifies.free_at > EXCLUDED.free_at";

pub const IDENTIFY_WAIT: &str = "SELECT free_at - milliseconds() FROM identifies WHERE key = $1";

pub const DELAY_IDENTIFY: &str = "UPDATE identifies SET free_at = milliseconds() + $2 WHERE key = $1";

impl Database {
    /// Returns this process's leases on gateway shards. Processes that use the same PostgreSQL database share the
    /// shards. A process with a SQLite file has all shards.
    ///
    /// # Errors
    /// Fails if the operating system does not provide random bytes.
    pub fn leases(&self, terms: LeaseTerms, clock: &Arc<dyn Clock>) -> Result<Arc<dyn Leases>, String> {
        match self.dialect {
            Dialect::Sqlite => Ok(Arc::new(SingleProcessLeases::new(Arc::clone(clock)))),
            Dialect::Postgres => Ok(Arc::new(SharedLeases::new(self.clone(), terms)?)),
        }
    }
}

/// The leases of all processes on the same PostgreSQL database.
pub struct SharedLeases {
    database: Database,
    terms: LeaseTerms,
    /// The random number that identifies this process.
    process: i64,
}

impl SharedLeases {
    /// Creates the leases for a new process, which does not hold any shards yet.
    ///
    /// # Errors
    /// Fails if the operating system does not provide random bytes.
    pub fn new(database: Database, terms: LeaseTerms) -> Result<SharedLeases, String> {
        let mut number = [0; 8];
        SysRng.try_fill_bytes(&mut number).map_err(|error| error.to_string())?;
        Ok(SharedLeases { database, terms, process: i64::from_be_bytes(number) })
    }

    /// Begins a transaction that excludes other processes, then frees the shards of expired leases.
    async fn begin_exclusive(&self) -> Result<Transaction<'static, Any>, StoreError> {
        let mut tx = self.database.begin_write().await?;
        lock_until_commit(&mut tx, Dialect::Postgres, LEASES_LOCK_KEY).await?;
        query(SHORTEN_LEASES).bind(self.terms.lease.max(LeaseTerms::MAX_LEASE)).execute(&mut *tx).await?;
        query(DELETE_EXPIRED_PROCESSES).bind(self.process).execute(&mut *tx).await?;
        Ok(tx)
    }
}

#[async_trait]
impl Leases for SharedLeases {
    async fn agree_on_shard_total(&self, set: Option<u32>, recommended: u32) -> Result<u32, LeaseError> {
        let mut tx = self.begin_exclusive().await?;
        let total = if query(COUNT_OTHER_PROCESSES).bind(self.process).fetch_one(&mut *tx).await? {
            let agreed = query(COUNT_SHARDS).fetch_one(&mut *tx).await?;
            if let Some(wanted) = set.filter(|wanted| *wanted != agreed) {
                return Err(LeaseError::ShardCountMismatch { wanted, agreed });
            }
            agreed
        } else {
            let total = set.unwrap_or(recommended);
            query(DELETE_SHARDS).execute(&mut *tx).await?;
            query(INSERT_SHARDS).bind(i64::from(total) - 1).execute(&mut *tx).await?;
            total
        };
        query(RENEW_PROCESS).bind(self.process).bind(self.terms.lease).execute(&mut *tx).await?;
        tx.commit().await?;
        Ok(total)
    }

    async fn heartbeat(&self) -> Result<LeaseReport, LeaseError> {
        let mut tx = self.begin_exclusive().await?;
        query(RENEW_PROCESS).bind(self.process).bind(self.terms.lease).execute(&mut *tx).await?;
        let rows: Vec<(i64, usize)> = query(SHARDS_PER_PROCESS).fetch_all(&mut *tx).await?;
        let index = rows.iter().position(|(process, _)| *process == self.process).unwrap_or(0);
        let held: Vec<_> = rows.iter().map(|(_, held)| *held).collect();
        let total = query(COUNT_SHARDS).fetch_one(&mut *tx).await?;
        let share = fair_share(&held, index, total);
        let missing = share.saturating_sub(held.get(index).copied().unwrap_or(0));
        query(TAKE_SHARDS).bind(self.process).bind(missing).execute(&mut *tx).await?;
        let own: Vec<u32> = query(SHARDS_OF_PROCESS).bind(self.process).fetch_readable("shards", &mut tx).await?;
        tx.commit().await?;
        let surplus = own.len().saturating_sub(share);
        Ok(LeaseReport { own_shards: own.into_iter().collect(), surplus, valid_for: Some(self.terms.lease) })
    }

    async fn has_free_shards(&self) -> Result<bool, LeaseError> {
        Ok(query(COUNT_FREE_SHARDS).fetch_one(&self.database.readers).await?)
    }

    async fn release(&self, shard: u32) -> Result<(), LeaseError> {
        self.database.execute(query(RELEASE_SHARD).bind(shard).bind(self.process)).await?;
        Ok(())
    }

    async fn release_all(&self) -> Result<(), LeaseError> {
        self.database.execute(query(DELETE_PROCESS).bind(self.process)).await?;
        Ok(())
    }

    async fn try_identify(&self, key: u32) -> Result<Option<Duration>, LeaseError> {
        let _turn = self.database.start_queue.acquire().await;
        let mut db = self.database.writer.acquire().await?;
        let reserve = query(RESERVE_IDENTIFY).bind(key).bind(IDENTIFY_TIMEOUT);
        if reserve.execute(&mut *db).await? > 0 {
            return Ok(None);
        }
        let wait: Option<Duration> = query(IDENTIFY_WAIT).bind(key).fetch_optional(&mut *db).await?;
        Ok(Some(wait.unwrap_or_default().clamp(Duration::from_millis(1), IDENTIFY_TIMEOUT)))
    }

    async fn report_identify(&self, key: u32) -> Result<(), LeaseError> {
        self.database.execute(query(DELAY_IDENTIFY).bind(key).bind(IDENTIFY_INTERVAL)).await?;
        Ok(())
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
