//! The store: keeps everything that lasts, in a SQLite file or a PostgreSQL database. Only this module knows SQL.
//!
//! Every write is one transaction, which is on the disk before the call returns (SQLite: write-ahead log, `synchronous =
//! FULL`; PostgreSQL: `synchronous_commit`). A process that is killed loses nothing that it committed. Changes that wait at the
//! same time share a transaction (`group.rs`). Reads have their own connections and never wait for writes.
//!
//! SQLite has one connection that writes. PostgreSQL has several, also of several processes: the version of a match decides
//! which of two changes came first.
//!
//! All statements are constants, run by sqlx's `Any` driver. Most serve both databases; those that differ are a
//! [`sql::Sql`].

mod avatars;
mod backup;
mod changes;
mod claims;
mod copy;
mod days_off;
mod differences;
mod export;
mod file_lock;
mod group;
pub mod inspect;
mod interactions;
mod leases;
mod left_guilds;
mod matches;
mod notices;
mod open;
mod open_matches;
mod periods;
mod privacy;
mod ratings;
mod results;
mod retention;
mod scores;
mod settings;
mod sql;
mod standing;
mod standings;
mod tables;
mod tidy;
mod writer;

use std::sync::Arc;

use async_trait::async_trait;
use serde::Serialize;
use sqlx::{Any, AnyConnection as Connection, AnyPool, Transaction, any::AnyRow as Row};

pub use backup::{BackupError, Snapshot, backup, migrate};
pub use claims::Flag;
pub use copy::RowCounts;
pub use export::Export;
pub use file_lock::FileLock;
pub use matches::record_of;
pub use open::OpenError;
pub use privacy::Forgotten;
pub use ratings::SHOWN_FROM;
pub use retention::Retention;
pub use scores::{MatchScores, PlayedMatch};
pub use settings::Setting;
pub use standings::{Leaderboard, LeaderboardLine, LeaderboardQuery, RatingPoint, Stats, TREND_MATCHES};
pub use tidy::tidy;

use crate::play::shards::{LeaseTerms, Leases, SingleProcess};
use crate::play::{
    Clock, GuildSettings, MatchChange, MatchId, MatchMeta, MessageLocation, OpenMatch, RatingChange, Season, ShardSet,
    Store, StoreError, StoredMatch,
};
use contract::Record;
use group::Committer;
use leases::SharedLeases;
use open::Address;
use sql::{BEGIN_TO_READ, Dialect};
use writer::Writer;

pub const INSERT_TEST_ROW: &str = "INSERT INTO interactions (id) VALUES (0)";
pub const DELETE_TEST_ROW: &str = "DELETE FROM interactions WHERE id = 0";

/// The bot's database. Clones share its connections.
#[derive(Clone, Debug)]
pub struct Database {
    writer: Writer,
    readers: AnyPool,
    dialect: Dialect,
    committer: Committer,
}

impl Database {
    fn new(writer: AnyPool, readers: AnyPool, dialect: Dialect) -> Database {
        let writer = Writer::new(writer);
        let committer = Committer::start(writer.clone(), dialect);
        Database { writer, readers, dialect, committer }
    }

    /// Opens a database and brings its schema up to date.
    ///
    /// `address` is a path or `sqlite://data/snakepit.db`: a missing file or folder is created. Or it is an existing
    /// PostgreSQL database: `postgres://name:password@host/database`.
    ///
    /// # Errors
    /// A sentence for the operator. It names the file, but never the address of a server.
    pub async fn open(address: &str) -> Result<Database, OpenError> {
        Address::parse(address)?.open().await
    }

    /// Checks that the database can be written, by inserting a row and deleting it.
    ///
    /// # Errors
    /// The database failed.
    pub async fn check(&self) -> Result<(), StoreError> {
        let mut tx = self.write().await?;
        // No interaction of Discord has the number 0.
        sqlx::query(INSERT_TEST_ROW).execute(&mut *tx).await?;
        sqlx::query(DELETE_TEST_ROW).execute(&mut *tx).await?;
        Ok(tx.commit().await?)
    }

    /// Returns this process's leases on shards of the gateway. All processes on a PostgreSQL database share the shards; the
    /// process of a SQLite file has all of them.
    ///
    /// # Errors
    /// The system has no randomness.
    pub fn leases(&self, terms: LeaseTerms, clock: &Arc<dyn Clock>) -> Result<Arc<dyn Leases>, String> {
        match self.dialect {
            Dialect::Sqlite => Ok(Arc::new(SingleProcess::new(Arc::clone(clock)))),
            Dialect::Postgres => Ok(Arc::new(SharedLeases::new(self.clone(), terms)?)),
        }
    }

    /// Waits for running statements and closes all connections. Without this call nothing is lost either.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }

    /// Begins a transaction that writes. Dropped without a commit, it changes nothing.
    async fn write(&self) -> Result<Transaction<'static, Any>, StoreError> {
        self.writer.begin(self.dialect).await
    }

    /// Begins a transaction that reads one state of the whole database.
    async fn read(&self) -> Result<Transaction<'static, Any>, StoreError> {
        Ok(self.readers.begin_with(BEGIN_TO_READ.of(self.dialect)).await?)
    }

    /// Returns the record of a match; `None` if it does not exist or has not begun. While the match runs, the record lacks
    /// secret, seed and hidden cards.
    ///
    /// # Errors
    /// The database failed.
    pub async fn record(&self, id: MatchId) -> Result<Option<Record>, StoreError> {
        Ok(self.load(id).await?.and_then(matches::record_of))
    }

    /// Returns the open practice match of a user, if any.
    ///
    /// # Errors
    /// The database failed.
    pub async fn open_practice(&self, user: u64) -> Result<Option<OpenMatch>, StoreError> {
        open_matches::open_practice(&mut *self.readers.acquire().await?, user).await
    }

    /// Returns the open matches in which a user has a seat, most urgent first, at most `limit`.
    ///
    /// # Errors
    /// The database failed.
    pub async fn open_matches_of(&self, user: u64, limit: usize) -> Result<Vec<MatchId>, StoreError> {
        open_matches::open_of(&mut *self.readers.acquire().await?, user, limit).await
    }

    /// Returns the match that ended last in the channel.
    ///
    /// # Errors
    /// The database failed.
    pub async fn newest_finished_in(&self, channel: u64) -> Result<Option<MatchId>, StoreError> {
        matches::newest_finished_in(&mut *self.readers.acquire().await?, channel).await
    }
}

#[async_trait]
impl Store for Database {
    async fn create(
        &self,
        meta: &MatchMeta,
        most_in_channel: u32,
        interaction: Option<u64>,
    ) -> Result<MatchId, StoreError> {
        let mut tx = self.write().await?;
        // Checked first: the match that it opened may be the one that fills the channel.
        if let Some(interaction) = interaction
            && interactions::match_of(&mut tx, interaction).await?.is_some()
        {
            return Err(StoreError::Duplicate);
        }
        if !open_matches::has_room(&mut tx, self.dialect, meta.location.channel, most_in_channel).await? {
            return Err(StoreError::ChannelFull);
        }
        let id = matches::insert(&mut tx, meta).await?;
        if let Some(interaction) = interaction {
            interactions::insert(&mut tx, interaction, id).await?;
        }
        tx.commit().await?;
        Ok(id)
    }

    async fn match_of_interaction(&self, interaction: u64) -> Result<Option<MatchId>, StoreError> {
        interactions::match_of(&mut *self.readers.acquire().await?, interaction).await
    }

    async fn meta(&self, id: MatchId) -> Result<Option<MatchMeta>, StoreError> {
        matches::meta(&mut *self.read().await?, id).await
    }

    async fn load(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError> {
        matches::load(&mut *self.read().await?, id).await
    }

    async fn commit(&self, change: MatchChange) -> Result<Vec<RatingChange>, StoreError> {
        self.committer.commit(change).await
    }

    async fn set_location(&self, id: MatchId, location: MessageLocation) -> Result<(), StoreError> {
        matches::set_location(&mut *self.writer.acquire().await?, id, location).await
    }

    async fn open_matches(&self, of: &ShardSet) -> Result<Vec<OpenMatch>, StoreError> {
        open_matches::open(&mut *self.readers.acquire().await?, of).await
    }

    async fn open_in(&self, channel: u64) -> Result<Vec<OpenMatch>, StoreError> {
        open_matches::open_in(&mut *self.readers.acquire().await?, channel).await
    }

    async fn archived_in(&self, channel: u64, limit: usize) -> Result<Vec<MatchId>, StoreError> {
        open_matches::archived_in(&mut *self.readers.acquire().await?, channel, limit).await
    }

    async fn unshown(&self, of: &ShardSet, since: i64, limit: usize) -> Result<Vec<MatchId>, StoreError> {
        open_matches::unshown(&mut *self.readers.acquire().await?, of, since, limit).await
    }

    async fn shown(&self, shown: &[(MatchId, i64)]) -> Result<(), StoreError> {
        let mut tx = self.write().await?;
        open_matches::mark_shown(&mut tx, shown).await?;
        Ok(tx.commit().await?)
    }

    async fn due(&self, of: &ShardSet, now: i64, limit: usize) -> Result<Vec<MatchId>, StoreError> {
        open_matches::due(&mut *self.readers.acquire().await?, of, now, limit).await
    }

    async fn settings(&self, guild: u64) -> Result<GuildSettings, StoreError> {
        settings::load(&mut *self.readers.acquire().await?, guild).await
    }

    async fn days_off(&self, user: u64, season: Season) -> Result<usize, StoreError> {
        days_off::taken(&mut *self.readers.acquire().await?, user, season).await
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Failed(error.to_string())
    }
}

/// The error for something in the database that this program never writes.
/// Returns a value as the database keeps it: JSON.
fn to_json(value: &impl Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Failed(error.to_string()))
}

fn unreadable(what: impl std::fmt::Display) -> StoreError {
    StoreError::Failed(format!("{what} cannot be read"))
}

/// A snowflake as a `BIGINT`. Discord's stay below 2^63 for decades.
fn bigint(snowflake: u64) -> Result<i64, StoreError> {
    i64::try_from(snowflake).map_err(|_| StoreError::Failed(format!("{snowflake} is no snowflake")))
}

/// A count as a `BIGINT`.
fn count(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// A `BIGINT` as the type that it was stored from.
fn number<T: TryFrom<i64>>(stored: i64) -> Result<T, StoreError> {
    T::try_from(stored).map_err(|_| unreadable(format_args!("the number {stored}")))
}

#[cfg(test)]
mod tests;
