//! Reads a database without changing it, for `snakepit doctor`. The database can be in use, old or damaged.

use std::fs::{File, TryLockError};
use std::path::PathBuf;
use std::time::UNIX_EPOCH;

use sqlx::{AnyConnection, ConnectOptions as _, Connection as _};

use super::unreadable::{self, UNFINISHED_MATCHES, Unreadable};
use crate::ids::MatchId;
use crate::play::{StoreError, StoredMatch};
use crate::store::database::address::{
    Address, OpenError, check_server, file_error, lock_path, server_error, sqlite_url,
};
pub use crate::store::database::address::{refuse_hard_links, with_suffix};
use crate::store::database::row::from_row;
use crate::store::database::{BEGIN_TO_READ, Dialect, query};
pub use crate::store::open::SchemaState;
use crate::store::settings::operators::{self, BotStatus};
use crate::store::{matches, open};
use crate::timestamp::{Timestamp, milliseconds};

/// The maximum number of unreadable rows that [`Inspector::find_all_damage`] names.
const MAX_NAMED_ROWS: usize = 3;

pub const SET_UP_POSTGRES_INSPECTOR: &str = "SET default_transaction_read_only = on";

pub const CHECK_SQLITE_INTEGRITY: &str = "SELECT integrity_check FROM pragma_integrity_check LIMIT 10";

pub const CHECK_SQLITE_FOREIGN_KEYS: &str = "
    SELECT 'rows of ' || \"table\" || ' refer to missing rows of ' || parent FROM pragma_foreign_key_check
    GROUP BY 1 LIMIT 10";

pub const SELECT_SQLITE_TABLES: &str = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name";

/// Checks the pages of one table and of its indexes.
pub const QUICK_CHECK_SQLITE_TABLE: &str = "SELECT quick_check FROM pragma_quick_check($1) LIMIT 5";

/// Finds damage that PostgreSQL's catalogue shows, and settings with which commits could be lost. PostgreSQL itself
/// checks pages as it reads them.
pub const CHECK_POSTGRES: &str = "
    SELECT 'the index ' || CAST(indexrelid::regclass AS TEXT) || ' is not valid' FROM pg_catalog.pg_index
    WHERE NOT indisvalid
    UNION ALL
    SELECT 'the constraint ' || CAST(conname AS TEXT) || ' was never checked' FROM pg_catalog.pg_constraint
    WHERE NOT convalidated
    UNION ALL
    SELECT name || ' is off, so a crash of the server can lose or damage data' FROM pg_catalog.pg_settings
    WHERE name IN ('fsync', 'full_page_writes') AND setting = 'off'";

/// Selects the matches that ended most recently.
pub const FINISHED_MATCHES: &str = "
    SELECT id FROM matches WHERE stage = 'over' ORDER BY ended_at DESC, id DESC LIMIT $1";

pub const COUNT_PROCESSES: &str = "
    SELECT (SELECT COUNT(*) FROM processes WHERE expires_at > milliseconds()) AS live,
        COUNT(*) AS shards, COUNT(processes.id) AS held
    FROM shards LEFT JOIN processes ON processes.id = shards.holder AND processes.expires_at > milliseconds()";

/// Returns the database's file, or `None` for a PostgreSQL server.
///
/// # Errors
/// Fails if the address is wrong.
pub fn database_file(address: &str) -> Result<Option<PathBuf>, OpenError> {
    Ok(match Address::parse(address)? {
        Address::File(path) => Some(path),
        Address::Server { .. } => None,
    })
}

/// Returns whether a bot holds the lock for the database's file. Does not create a lock file.
pub fn is_locked(address: &str) -> bool {
    let Ok(Some(path)) = database_file(address) else { return false };
    let Ok(file) = lock_path(&path).and_then(File::open) else { return false };
    // This lock is shared, so two `doctor` processes do not mistake each other for a bot.
    matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock))
}

/// Returns when a bot took the lock for the database's file, or `None` if no bot holds the lock now.
pub fn locked_since(address: &str) -> Option<Timestamp> {
    let path = database_file(address).ok()??;
    let taken = lock_path(&path).and_then(std::fs::metadata).and_then(|lock| lock.modified()).ok()?;
    let since_1970 = taken.duration_since(UNIX_EPOCH).unwrap_or_default();
    is_locked(address).then(|| Timestamp(milliseconds(since_1970)))
}

from_row! {
    /// The bots that share a PostgreSQL database.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct ProcessCounts { live: i64, shards: i64, held: i64 }
}

/// A read-only connection.
pub struct Inspector {
    connection: AnyConnection,
    dialect: Dialect,
    path: Option<PathBuf>,
}

impl Inspector {
    /// Connects to an existing database. Does not migrate or create anything.
    ///
    /// # Errors
    /// Fails if the database does not exist or cannot be opened.
    pub async fn open(address: &str) -> Result<Inspector, OpenError> {
        sqlx::any::install_default_drivers();
        match Address::parse(address)? {
            Address::File(path) => Inspector::open_file(path).await,
            Address::Server { url, .. } => {
                check_server(&url).await?;
                let mut connection = url.connect().await.map_err(server_error)?;
                sqlx::raw_sql(SET_UP_POSTGRES_INSPECTOR).execute(&mut connection).await.map_err(server_error)?;
                Ok(Inspector { connection, dialect: Dialect::Postgres, path: None })
            }
        }
    }

    /// Opens an existing file.
    ///
    /// # Errors
    /// Fails if the file cannot be opened.
    pub async fn open_file(path: PathBuf) -> Result<Inspector, OpenError> {
        let reading = sqlite_url(&path, "ro").map_err(|error| file_error(&path, &error))?;
        let connection = reading.connect().await.map_err(|error| file_error(&path, &error))?;
        Ok(Inspector { connection, dialect: Dialect::Sqlite, path: Some(path) })
    }

    /// Compares the schema with the migrations of this program.
    ///
    /// # Errors
    /// Fails if the file is not a database, or if the server fails.
    pub async fn schema(&mut self) -> Result<SchemaState, OpenError> {
        open::compare_schema(&mut self.connection, self.dialect).await.map_err(|error| match &self.path {
            Some(path) => file_error(path, &error),
            None => server_error(error),
        })
    }

    /// Looks for damage. Returns one line for the operator per finding. Reads the whole file of a SQLite
    /// database.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn find_damage(&mut self) -> Result<Vec<String>, StoreError> {
        Ok(match self.dialect {
            Dialect::Sqlite => {
                let lines = query(CHECK_SQLITE_INTEGRITY).fetch_all(&mut self.connection).await?;
                let mut found: Vec<String> = lines.into_iter().filter(|line: &String| line != "ok").collect();
                if found.is_empty() {
                    found = query(CHECK_SQLITE_FOREIGN_KEYS).fetch_all(&mut self.connection).await?;
                }
                found
            }
            Dialect::Postgres => query(CHECK_POSTGRES).fetch_all(&mut self.connection).await?,
        })
    }

    /// Looks for everything that makes a backup useless: damage, and rows that cannot be read. Returns one line per
    /// finding.
    pub async fn find_all_damage(mut self) -> Vec<String> {
        // If the damage prevents SQLite from checking the file, the error is the finding.
        let mut damage = self.find_damage().await.unwrap_or_else(|error| vec![error.to_string()]);
        damage.extend(match self.find_unreadable(false).await {
            Ok(found) => {
                let more = found.len().saturating_sub(MAX_NAMED_ROWS);
                let more = (more > 0).then(|| format!("{more} more cannot be read"));
                found.iter().take(MAX_NAMED_ROWS).map(Unreadable::to_string).chain(more).collect()
            }
            Err(error) => vec![error.to_string()],
        });
        self.close().await;
        damage
    }

    /// Looks for damaged pages in a SQLite file. Checks one table at a time, so that a running bot can write its
    /// write-ahead log back into the file in between. Returns one line per finding.
    ///
    /// # Errors
    /// Fails if the file cannot be read.
    pub async fn find_damaged_pages(&mut self) -> Result<Vec<String>, StoreError> {
        let tables: Vec<String> = query(SELECT_SQLITE_TABLES).fetch_all(&mut self.connection).await?;
        let mut found = Vec::new();
        for table in tables {
            let lines = query(QUICK_CHECK_SQLITE_TABLE).bind(&table).fetch_all(&mut self.connection).await;
            // If the damage prevents SQLite from checking the table, the error is the finding.
            let lines = lines.unwrap_or_else(|error| vec![error.to_string()]);
            found.extend(lines.into_iter().filter(|line: &String| line != "ok").map(|line| format!("{table}: {line}")));
        }
        Ok(found)
    }

    /// Returns all lobbies, running matches and archived matches.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn unfinished_matches(&mut self) -> Result<Vec<MatchId>, StoreError> {
        Ok(query(UNFINISHED_MATCHES).fetch_all(&mut self.connection).await?)
    }

    /// Returns at most `limit` of the matches that ended most recently.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn finished_matches(&mut self, limit: usize) -> Result<Vec<MatchId>, StoreError> {
        Ok(query(FINISHED_MATCHES).bind(limit).fetch_all(&mut self.connection).await?)
    }

    /// Loads a match in one transaction, so that its parts are consistent.
    ///
    /// # Errors
    /// Fails if the database fails or contains something unreadable.
    pub async fn load_match(&mut self, id: MatchId) -> Result<Option<StoredMatch>, StoreError> {
        let mut tx = self.connection.begin_with(BEGIN_TO_READ.for_dialect(self.dialect)).await?;
        let loaded = matches::load_match(&mut tx, id).await;
        tx.rollback().await?;
        loaded
    }

    /// Finds data that cannot be read. With `only_live`, checks only unfinished matches and tournaments, and the data
    /// that a running bot needs.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn find_unreadable(&mut self, only_live: bool) -> Result<Vec<Unreadable>, StoreError> {
        unreadable::find(&mut self.connection, self.dialect, only_live).await
    }

    /// Counts the bots that share the database; `None` for SQLite.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn count_processes(&mut self) -> Result<Option<ProcessCounts>, StoreError> {
        if self.dialect == Dialect::Sqlite {
            return Ok(None);
        }
        Ok(Some(query(COUNT_PROCESSES).fetch_one(&mut self.connection).await?))
    }

    /// Returns the bot's status at `now`.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn status(&mut self, now: Timestamp) -> Result<BotStatus, StoreError> {
        operators::status(&mut self.connection, now).await
    }

    /// Closes the connection.
    pub async fn close(self) {
        // Nothing was written, so nothing can be lost.
        drop(self.connection.close().await);
    }
}
