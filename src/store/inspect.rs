//! Reads a database without changing it, for `snakepit doctor`: also while the bot runs, and if the schema is old or damaged.

use std::fs::{File, TryLockError};
use std::path::PathBuf;

use sqlx::any::AnyConnectOptions;
use sqlx::migrate::Migrator;
use sqlx::{AnyConnection, ConnectOptions as _, Connection as _, Row as _};

use super::matches;
use super::open::{Address, OpenError, POSTGRES_MIGRATIONS, SQLITE_MIGRATIONS, unopened, unreached, url_of_file};
use super::sql::{BEGIN_TO_READ, Dialect, Sql};
use super::{count, file_lock};
use crate::play::{MatchId, StoreError, StoredMatch};

pub const SET_UP_POSTGRES_INSPECTOR: &str = "SET default_transaction_read_only = on";

/// Tells whether there is a table of migrations.
pub const HAS_MIGRATIONS: Sql = Sql {
    sqlite: "SELECT COUNT(*) FROM sqlite_master WHERE name = '_sqlx_migrations'",
    postgres: "SELECT COUNT(*) FROM pg_catalog.pg_class WHERE oid = to_regclass('_sqlx_migrations')",
};

pub const SELECT_MIGRATIONS: &str = "
    SELECT version, checksum, CAST(CASE WHEN success THEN 1 ELSE 0 END AS BIGINT) AS success
    FROM _sqlx_migrations ORDER BY version";

pub const CHECK_SQLITE_INTEGRITY: &str = "SELECT integrity_check FROM pragma_integrity_check LIMIT 10";

pub const CHECK_SQLITE_REFERENCES: &str = "
    SELECT 'rows of ' || \"table\" || ' refer to missing rows of ' || parent FROM pragma_foreign_key_check
    GROUP BY 1 LIMIT 10";

/// PostgreSQL checks pages as it reads them. What it cannot repair itself, and what could lose commits, is in its catalogue.
pub const CHECK_POSTGRES: &str = "
    SELECT 'the index ' || CAST(indexrelid::regclass AS TEXT) || ' is not valid' FROM pg_catalog.pg_index
    WHERE NOT indisvalid
    UNION ALL
    SELECT 'the constraint ' || CAST(conname AS TEXT) || ' was never checked' FROM pg_catalog.pg_constraint
    WHERE NOT convalidated
    UNION ALL
    SELECT name || ' is off, so a crash of the server can lose or damage data' FROM pg_catalog.pg_settings
    WHERE name IN ('fsync', 'full_page_writes') AND setting = 'off'";

/// The matches that can go on, in order.
pub const UNFINISHED_MATCHES: &str = "
    SELECT id FROM matches WHERE stage IN ('lobby', 'running', 'archived') ORDER BY id";

/// The matches that ended last.
pub const FINISHED_MATCHES: &str = "
    SELECT id FROM matches WHERE stage = 'over' ORDER BY ended_at DESC, id DESC LIMIT $1";

pub const COUNT_LIVE_PROCESSES: &str = "SELECT COUNT(*) FROM processes WHERE expires_at > milliseconds()";

pub const COUNT_HELD_SHARDS: &str = "
    SELECT COUNT(*) AS shards, COUNT(processes.id) AS held FROM shards
    LEFT JOIN processes ON processes.id = shards.holder AND processes.expires_at > milliseconds()";

/// Where the database is: the file, if it is SQLite.
///
/// # Errors
/// The address is wrong.
pub fn file_of(address: &str) -> Result<Option<PathBuf>, OpenError> {
    Ok(match Address::parse(address)? {
        Address::File(path) => Some(path),
        Address::Server { .. } => None,
    })
}

/// Whether a bot holds the lock of the database's file. Creates nothing.
pub fn is_locked(address: &str) -> bool {
    let Ok(Some(path)) = file_of(address) else { return false };
    let Ok(file) = File::open(file_lock::path_of(&path)) else { return false };
    // A shared lock, held for a moment: two doctors do not mistake each other for a bot.
    matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock))
}

/// How the schema of a database relates to this program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Schema {
    /// There are no tables.
    Empty,
    /// It has this number.
    Current(i64),
    /// It lacks this many migrations.
    Older { schema: i64, missing: usize },
    /// A newer program wrote it.
    Newer(i64),
    /// This migration is not the one of this program.
    Changed(i64),
    /// This migration failed halfway.
    Unfinished(i64),
}

/// The bots on a PostgreSQL database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Processes {
    pub live: i64,
    pub shards: i64,
    pub held: i64,
}

/// One connection that only reads.
pub struct Inspector {
    connection: AnyConnection,
    dialect: Dialect,
    path: Option<PathBuf>,
}

impl Inspector {
    /// Connects to an existing database. Nothing is migrated or created.
    ///
    /// # Errors
    /// A sentence for the operator.
    pub async fn open(address: &str) -> Result<Inspector, OpenError> {
        sqlx::any::install_default_drivers();
        match Address::parse(address)? {
            Address::File(path) => {
                let reading = url_of_file(&path, "ro").map_err(|error| unopened(&path, &error))?;
                let connection = reading.connect().await.map_err(|error| unopened(&path, &error))?;
                Ok(Inspector { connection, dialect: Dialect::Sqlite, path: Some(path) })
            }
            Address::Server { url, .. } => {
                let connection = connect_to_server(&url).await.map_err(unreached)?;
                Ok(Inspector { connection, dialect: Dialect::Postgres, path: None })
            }
        }
    }

    /// Compares the schema with the migrations of this program.
    ///
    /// # Errors
    /// A sentence for the operator: the file is no database, or the server failed.
    pub async fn schema(&mut self) -> Result<Schema, OpenError> {
        let migrations = match self.dialect {
            Dialect::Sqlite => &SQLITE_MIGRATIONS,
            Dialect::Postgres => &POSTGRES_MIGRATIONS,
        };
        let path = self.path.clone();
        self.compare_schema(migrations).await.map_err(|error| match &path {
            Some(path) => unopened(path, &error),
            None => unreached(error),
        })
    }

    async fn compare_schema(&mut self, migrations: &Migrator) -> Result<Schema, sqlx::Error> {
        let tables: i64 = sqlx::query_scalar(HAS_MIGRATIONS.of(self.dialect)).fetch_one(&mut self.connection).await?;
        if tables == 0 {
            return Ok(Schema::Empty);
        }
        let rows = sqlx::query(SELECT_MIGRATIONS).fetch_all(&mut self.connection).await?;
        let mut newest = 0;
        for row in &rows {
            let version: i64 = row.try_get("version")?;
            let checksum: Vec<u8> = row.try_get("checksum")?;
            let Some(own) = migrations.iter().find(|own| own.version == version) else {
                return Ok(Schema::Newer(version));
            };
            if row.try_get::<i64, _>("success")? == 0 {
                return Ok(Schema::Unfinished(version));
            }
            if *own.checksum != *checksum {
                return Ok(Schema::Changed(version));
            }
            newest = version;
        }
        let missing = migrations.iter().count().saturating_sub(rows.len());
        Ok(match (rows.is_empty(), missing) {
            (true, _) => Schema::Empty,
            (false, 0) => Schema::Current(newest),
            (false, missing) => Schema::Older { schema: newest, missing },
        })
    }

    /// Looks for damage: sentences for the operator, none if all is well. Reads the whole file of a SQLite database.
    ///
    /// # Errors
    /// The database failed.
    pub async fn damage(&mut self) -> Result<Vec<String>, StoreError> {
        Ok(match self.dialect {
            Dialect::Sqlite => {
                let lines = sqlx::query_scalar(CHECK_SQLITE_INTEGRITY).fetch_all(&mut self.connection).await?;
                let mut found: Vec<String> = lines.into_iter().filter(|line: &String| line != "ok").collect();
                if found.is_empty() {
                    found = sqlx::query_scalar(CHECK_SQLITE_REFERENCES).fetch_all(&mut self.connection).await?;
                }
                found
            }
            Dialect::Postgres => sqlx::query_scalar(CHECK_POSTGRES).fetch_all(&mut self.connection).await?,
        })
    }

    /// Returns the matches that can go on.
    ///
    /// # Errors
    /// The database failed.
    pub async fn unfinished(&mut self) -> Result<Vec<MatchId>, StoreError> {
        let ids: Vec<i64> = sqlx::query_scalar(UNFINISHED_MATCHES).fetch_all(&mut self.connection).await?;
        Ok(ids.into_iter().map(MatchId).collect())
    }

    /// Returns the matches that ended last, at most `limit`.
    ///
    /// # Errors
    /// The database failed.
    pub async fn finished(&mut self, limit: usize) -> Result<Vec<MatchId>, StoreError> {
        let ids = sqlx::query_scalar(FINISHED_MATCHES).bind(count(limit)).fetch_all(&mut self.connection);
        Ok(ids.await?.into_iter().map(MatchId).collect())
    }

    /// Loads a match as it is at one moment.
    ///
    /// # Errors
    /// The database failed, or has something unreadable.
    pub async fn load(&mut self, id: MatchId) -> Result<Option<StoredMatch>, StoreError> {
        let mut tx = self.connection.begin_with(BEGIN_TO_READ.of(self.dialect)).await?;
        let loaded = matches::load(&mut tx, id).await;
        tx.rollback().await?;
        loaded
    }

    /// Counts the bots that share the database; `None` for SQLite.
    ///
    /// # Errors
    /// The database failed.
    pub async fn processes(&mut self) -> Result<Option<Processes>, StoreError> {
        if self.dialect == Dialect::Sqlite {
            return Ok(None);
        }
        let live = sqlx::query_scalar(COUNT_LIVE_PROCESSES).fetch_one(&mut self.connection).await?;
        let row = sqlx::query(COUNT_HELD_SHARDS).fetch_one(&mut self.connection).await?;
        Ok(Some(Processes { live, shards: row.try_get("shards")?, held: row.try_get("held")? }))
    }

    /// Closes the connection.
    pub async fn close(self) {
        // Nothing was written, so nothing can be lost.
        drop(self.connection.close().await);
    }
}

async fn connect_to_server(url: &AnyConnectOptions) -> Result<AnyConnection, sqlx::Error> {
    let mut connection = url.connect().await?;
    sqlx::raw_sql(SET_UP_POSTGRES_INSPECTOR).execute(&mut connection).await?;
    Ok(connection)
}
