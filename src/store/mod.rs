//! The store: everything that lasts, in one SQLite file. The only room that knows SQL.
//!
//! Writes go through a single connection, each in one transaction that is on the disk before the call returns (write-ahead
//! log, `synchronous = FULL`): a process that is killed loses nothing that was committed. Reads have connections of their
//! own and never wait for writes. Statements keep to what PostgreSQL understands too; what is SQLite's own stands on this
//! page and in `migrations`.

mod claims;
mod commit;
mod finish;
mod matches;
mod people;
mod ratings;
mod scores;
mod standings;

use std::path::{Path, PathBuf};
use std::time::Duration;

use async_trait::async_trait;
use sqlx::error::DatabaseError;
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Connection as _, Pool, Sqlite, Transaction};

pub use claims::{CLAIM_RIGHT, CLAIM_WRONG, Flag};
pub use scores::MatchScores;
pub use standings::{Leaderboard, LeaderboardQuery, Line, RatingPoint, Stats, TREND_MATCHES};

use crate::game::Record;
use crate::table::{Commit, GuildSettings, Head, MatchId, Open, Place, RatingChange, Saved, Store, StoreError};
use crate::text::Locale;

static MIGRATIONS: Migrator = sqlx::migrate!("./migrations");

/// Connections for reading.
const READERS: u32 = 4;
/// How long a statement waits for another process that holds the file.
const BUSY: Duration = Duration::from_secs(5);
/// How long a call waits for a connection before it fails.
const PATIENCE: Duration = Duration::from_secs(10);

type Db = Sqlite;
type Connection = <Db as sqlx::Database>::Connection;
type Row = <Db as sqlx::Database>::Row;

/// The database of the bot. Copies share its connections.
#[derive(Clone, Debug)]
pub struct Database {
    writer: Pool<Db>,
    readers: Pool<Db>,
}

/// Why the database could not be opened; one sentence for the operator.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Another kind of database. The address is not repeated, as it may hold a password.
    #[error("{0} databases are not supported yet; name a file instead, such as data/snakepit.db")]
    Unsupported(String),
    /// An address without a file.
    #[error("the database needs a file to live in, such as data/snakepit.db")]
    NoFile,
    /// The folder is not there and cannot be made.
    #[error("the folder for the database {} cannot be made: {reason}", .path.display())]
    Folder {
        /// The database's file.
        path: PathBuf,
        /// What the system says.
        reason: std::io::Error,
    },
    /// The file cannot be opened or written.
    #[error("the database {} cannot be opened and written: {reason}", .path.display())]
    Unwritable {
        /// The database's file.
        path: PathBuf,
        /// What SQLite says.
        reason: String,
    },
    /// The file holds something else.
    #[error("the file {} is not a SQLite database, or it is damaged: {reason}", .path.display())]
    Garbage {
        /// The database's file.
        path: PathBuf,
        /// What SQLite says.
        reason: String,
    },
    /// A later version of this program wrote it.
    #[error("the database {} was written by a newer snakepit (its schema is {schema}); run that one", .path.display())]
    Newer {
        /// The database's file.
        path: PathBuf,
        /// The number of the unknown migration.
        schema: i64,
    },
    /// The schema cannot be brought up to date.
    #[error("the schema of the database {} cannot be brought up to date: {reason}", .path.display())]
    Schema {
        /// The database's file.
        path: PathBuf,
        /// Why not.
        reason: String,
    },
}

impl Database {
    /// Opens the database in that file, makes file and folder if they are missing, and brings its schema up to date. Takes
    /// a path, or an address such as `sqlite://data/snakepit.db`.
    ///
    /// # Errors
    /// A sentence for the operator that names the file.
    pub async fn open(address: &str) -> Result<Database, OpenError> {
        let path = file_of(address)?;
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).map_err(|reason| OpenError::Folder { path: path.clone(), reason })?;
        }
        let options = SqliteConnectOptions::new().filename(&path).foreign_keys(true).busy_timeout(BUSY);
        let writing = options
            .clone()
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full);
        let writer = pool(1).connect_with(writing).await.map_err(|error| unopened(&path, &error))?;
        probe(&writer).await.map_err(|error| unopened(&path, &error))?;
        MIGRATIONS.run(&writer).await.map_err(|error| unmigrated(&path, error))?;
        let reading = pool(READERS).connect_with(options.read_only(true)).await;
        Ok(Database { writer, readers: reading.map_err(|error| unopened(&path, &error))? })
    }

    /// Waits for what runs, writes the log back into the file and closes it. Without it nothing is lost either.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }

    /// Begins a transaction that writes; dropped without a commit it leaves no trace.
    async fn write(&self) -> Result<Transaction<'static, Db>, StoreError> {
        // Immediate: the right to write is taken at once, not when another process may have changed what was read.
        Ok(self.writer.begin_with("BEGIN IMMEDIATE").await?)
    }

    /// Begins a transaction that sees one state of the whole database.
    async fn read(&self) -> Result<Transaction<'static, Db>, StoreError> {
        Ok(self.readers.begin().await?)
    }

    /// The record of a match that has begun; `None` if there is none. While the match runs, hidden order and seed stay out.
    ///
    /// # Errors
    /// The database failed.
    pub async fn record(&self, id: MatchId) -> Result<Option<Record>, StoreError> {
        Ok(self.load(id).await?.and_then(matches::record_of))
    }

    /// The match of that number, or the newest of all, that has ended in this channel, and its language; `None` if there is
    /// none.
    ///
    /// # Errors
    /// The database failed.
    pub async fn finished_in(
        &self,
        channel: u64,
        id: Option<MatchId>,
    ) -> Result<Option<(MatchId, Locale)>, StoreError> {
        matches::finished_in(&mut *self.readers.acquire().await?, channel, id).await
    }
}

#[async_trait]
impl Store for Database {
    async fn create(&self, head: &Head, most_in_channel: u32, interaction: Option<u64>) -> Result<MatchId, StoreError> {
        let mut tx = self.write().await?;
        // Asked first, as the match that it opened may be the one that fills the channel.
        if let Some(interaction) = interaction
            && commit::counted_before(&mut tx, interaction).await?.is_some()
        {
            return Err(StoreError::Duplicate);
        }
        let id = matches::insert(&mut tx, head, most_in_channel).await?;
        if let Some(interaction) = interaction {
            commit::count_once(&mut tx, interaction, id).await?;
        }
        tx.commit().await?;
        Ok(id)
    }

    async fn counted(&self, interaction: u64) -> Result<Option<MatchId>, StoreError> {
        commit::counted_before(&mut *self.readers.acquire().await?, interaction).await
    }

    async fn load(&self, id: MatchId) -> Result<Option<Saved>, StoreError> {
        matches::load(&mut *self.read().await?, id).await
    }

    async fn commit(&self, commit: Commit<'_>) -> Result<Vec<RatingChange>, StoreError> {
        let mut tx = self.write().await?;
        let changes = commit::store(&mut tx, &commit).await?;
        tx.commit().await?;
        Ok(changes)
    }

    async fn moved(&self, id: MatchId, place: Place) -> Result<(), StoreError> {
        matches::moved(&mut *self.writer.acquire().await?, id, place).await
    }

    async fn open_matches(&self) -> Result<Vec<Open>, StoreError> {
        matches::open(&mut *self.readers.acquire().await?).await
    }

    async fn open_in(&self, channel: u64) -> Result<Vec<Open>, StoreError> {
        matches::open_in(&mut *self.readers.acquire().await?, channel).await
    }

    async fn archived_in(&self, channel: u64, limit: usize) -> Result<Vec<MatchId>, StoreError> {
        matches::archived_in(&mut *self.readers.acquire().await?, channel, limit).await
    }

    async fn unshown(&self, since: i64, limit: usize) -> Result<Vec<MatchId>, StoreError> {
        matches::unshown(&mut *self.readers.acquire().await?, since, limit).await
    }

    async fn shown(&self, shown: &[(MatchId, i64)]) -> Result<(), StoreError> {
        let mut tx = self.write().await?;
        matches::shown(&mut tx, shown).await?;
        Ok(tx.commit().await?)
    }

    async fn due(&self, now: i64, limit: usize) -> Result<Vec<MatchId>, StoreError> {
        matches::due(&mut *self.readers.acquire().await?, now, limit).await
    }

    async fn settings(&self, guild: u64) -> Result<GuildSettings, StoreError> {
        people::settings(&mut *self.readers.acquire().await?, guild).await
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Failed(error.to_string())
    }
}

/// What a database holds that this program would never have written.
fn unreadable(what: impl std::fmt::Display) -> StoreError {
    StoreError::Failed(format!("{what} cannot be read"))
}

/// A snowflake as the database keeps it. They are below 2^63 for the next decades.
fn stored(snowflake: u64) -> Result<i64, StoreError> {
    i64::try_from(snowflake).map_err(|_| StoreError::Failed(format!("{snowflake} is no snowflake")))
}

/// A count as the database keeps it.
fn counted(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// A number of the database as the type that it was stored from.
fn number<T: TryFrom<i64>>(stored: i64) -> Result<T, StoreError> {
    T::try_from(stored).map_err(|_| unreadable(format_args!("the number {stored}")))
}

fn file_of(address: &str) -> Result<PathBuf, OpenError> {
    let path = match address.split_once("://") {
        Some(("sqlite", rest)) => rest.split('?').next().unwrap_or_default(),
        Some((scheme, _)) => return Err(OpenError::Unsupported(scheme.to_owned())),
        None => address.strip_prefix("sqlite:").unwrap_or(address),
    };
    if path.is_empty() || path.contains(":memory:") { Err(OpenError::NoFile) } else { Ok(PathBuf::from(path)) }
}

fn pool(connections: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(PATIENCE)
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false)
        // A transaction that SQLite ended by itself, as on a full disk, cannot be rolled back, and its connection would
        // refuse every further one: it is replaced.
        .before_acquire(|connection, _| Box::pin(async { Ok(!connection.is_in_transaction()) }))
}

/// Whether the file can be written: SQLite opens a write-protected file, and even begins to write, without a word.
async fn probe(writer: &Pool<Db>) -> Result<(), sqlx::Error> {
    let mut tx = writer.begin_with("BEGIN IMMEDIATE").await?;
    sqlx::query("CREATE TABLE probe (n INTEGER)").execute(&mut *tx).await?;
    tx.rollback().await
}

fn unopened(path: &Path, error: &sqlx::Error) -> OpenError {
    const CORRUPT: i32 = 11;
    const NOT_A_DATABASE: i32 = 26;
    let (path, reason) = (path.to_owned(), error.to_string());
    let code = error.as_database_error().and_then(DatabaseError::code).and_then(|code| code.parse::<i32>().ok());
    match code.map(|code| code & 0xff) {
        Some(CORRUPT | NOT_A_DATABASE) => OpenError::Garbage { path, reason },
        _ => OpenError::Unwritable { path, reason },
    }
}

fn unmigrated(path: &Path, error: MigrateError) -> OpenError {
    match error {
        MigrateError::VersionMissing(schema) => OpenError::Newer { path: path.to_owned(), schema },
        MigrateError::Execute(error) => unopened(path, &error),
        other => OpenError::Schema { path: path.to_owned(), reason: other.to_string() },
    }
}

#[cfg(test)]
mod tests;
