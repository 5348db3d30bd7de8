//! The store: everything that lasts, in one SQLite file or in a PostgreSQL database. The only room that knows SQL.
//!
//! Each write is one transaction that is on the disk before the call returns (SQLite: write-ahead log, `synchronous = FULL`;
//! PostgreSQL: `synchronous_commit`): a process that is killed loses nothing that was committed. Reads have connections of
//! their own and never wait for writes. Changes that wait at the same time share a transaction (`group.rs`). In SQLite one connection writes; in PostgreSQL several do, of several processes
//! too, and the version of a match decides which of two changes came first.
//!
//! The statements are the same for both, given to sqlx's `Any` driver; what differs is `dialect.rs`, `open.rs` and the
//! folders in `migrations`.

mod backup;
mod claims;
mod commit;
mod dialect;
mod finish;
mod group;
mod leases;
mod matches;
mod open;
mod people;
mod ratings;
mod scores;
mod standings;
mod writer;

use std::sync::Arc;

use async_trait::async_trait;
use sqlx::{Any, AnyConnection as Connection, AnyPool, Transaction, any::AnyRow as Row};

pub use backup::{BackupError, backup};
pub use claims::{CLAIM_RIGHT, CLAIM_WRONG, Flag};
pub use open::OpenError;
pub use scores::MatchScores;
pub use standings::{Leaderboard, LeaderboardQuery, Line, RatingPoint, Stats, TREND_MATCHES};

use crate::game::Record;
use crate::lease::{LeaseTerms, Leases, SingleProcess};
use crate::table::{
    Clock, GuildSettings, MatchChange, MatchId, MatchMeta, MessageLocation, Open, RatingChange, ShardSet, Store,
    StoreError, StoredMatch,
};
use crate::text::Locale;
use commit::Change;
use dialect::Dialect;
use group::Committer;
use leases::SharedLeases;
use open::Home;
use writer::Writer;

/// The database of the bot. Copies share its connections.
#[derive(Clone, Debug)]
pub struct Database {
    writer: Writer,
    readers: AnyPool,
    dialect: Dialect,
    committer: Committer,
}

impl Database {
    fn new(writer: AnyPool, readers: AnyPool, dialect: Dialect) -> Database {
        let writer = Writer::of(writer);
        let committer = Committer::start(writer.clone(), dialect);
        Database { writer, readers, dialect, committer }
    }

    /// Opens a database and brings its schema up to date. Takes a path or an address such as `sqlite://data/snakepit.db`,
    /// where file and folder are made if they are missing, or that of a PostgreSQL database, such as
    /// `postgres://name:password@host/database`, which must be there.
    ///
    /// # Errors
    /// A sentence for the operator that names the file, but never the address of a server.
    pub async fn open(address: &str) -> Result<Database, OpenError> {
        Home::of(address)?.open().await
    }

    /// Makes sure that something can be stored just now, by storing a row and deleting it.
    ///
    /// # Errors
    /// Why not.
    pub async fn check(&self) -> Result<(), StoreError> {
        let mut tx = self.write().await?;
        // No interaction of Discord's has this number.
        for statement in ["INSERT INTO interactions (id) VALUES (0)", "DELETE FROM interactions WHERE id = 0"] {
            sqlx::query(statement).execute(&mut *tx).await?;
        }
        Ok(tx.commit().await?)
    }

    /// The leases of this process on shards of the gateway: shared with all others on the same PostgreSQL database; a file is
    /// one process's alone.
    ///
    /// # Errors
    /// The system has no randomness.
    pub fn leases(&self, terms: LeaseTerms, clock: &Arc<dyn Clock>) -> Result<Arc<dyn Leases>, String> {
        match self.dialect {
            Dialect::Sqlite => Ok(Arc::new(SingleProcess::new(Arc::clone(clock)))),
            Dialect::Postgres => Ok(Arc::new(SharedLeases::new(self.clone(), terms)?)),
        }
    }

    /// Waits for what runs, and closes all connections. Without it nothing is lost either.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }

    /// Begins a transaction that writes; dropped without a commit it leaves no trace.
    async fn write(&self) -> Result<Transaction<'static, Any>, StoreError> {
        self.writer.begin(self.dialect).await
    }

    /// Begins a transaction that sees one state of the whole database.
    async fn read(&self) -> Result<Transaction<'static, Any>, StoreError> {
        Ok(self.readers.begin_with(self.dialect.begin_to_read()).await?)
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
    async fn create(
        &self,
        meta: &MatchMeta,
        most_in_channel: u32,
        interaction: Option<u64>,
    ) -> Result<MatchId, StoreError> {
        let mut tx = self.write().await?;
        // Asked first, as the match that it opened may be the one that fills the channel.
        if let Some(interaction) = interaction
            && commit::counted_before(&mut tx, interaction).await?.is_some()
        {
            return Err(StoreError::Duplicate);
        }
        matches::has_room(&mut tx, self.dialect, meta.location.channel, most_in_channel, 0).await?;
        let id = matches::insert(&mut tx, meta).await?;
        if let Some(interaction) = interaction {
            commit::count_once(&mut tx, interaction, id).await?;
        }
        tx.commit().await?;
        Ok(id)
    }

    async fn counted(&self, interaction: u64) -> Result<Option<MatchId>, StoreError> {
        commit::counted_before(&mut *self.readers.acquire().await?, interaction).await
    }

    async fn meta(&self, id: MatchId) -> Result<Option<MatchMeta>, StoreError> {
        matches::meta(&mut *self.read().await?, id).await
    }

    async fn load(&self, id: MatchId) -> Result<Option<StoredMatch>, StoreError> {
        matches::load(&mut *self.read().await?, id).await
    }

    async fn commit(&self, change: MatchChange) -> Result<Vec<RatingChange>, StoreError> {
        self.committer.commit(Change::of(&change)?).await
    }

    async fn moved(&self, id: MatchId, location: MessageLocation) -> Result<(), StoreError> {
        matches::moved(&mut *self.writer.acquire().await?, id, location).await
    }

    async fn open_matches(&self, of: &ShardSet) -> Result<Vec<Open>, StoreError> {
        matches::open(&mut *self.readers.acquire().await?, of).await
    }

    async fn open_in(&self, channel: u64) -> Result<Vec<Open>, StoreError> {
        matches::open_in(&mut *self.readers.acquire().await?, channel).await
    }

    async fn archived_in(&self, channel: u64, limit: usize) -> Result<Vec<MatchId>, StoreError> {
        matches::archived_in(&mut *self.readers.acquire().await?, channel, limit).await
    }

    async fn unshown(&self, of: &ShardSet, since: i64, limit: usize) -> Result<Vec<MatchId>, StoreError> {
        matches::unshown(&mut *self.readers.acquire().await?, of, since, limit).await
    }

    async fn shown(&self, shown: &[(MatchId, i64)]) -> Result<(), StoreError> {
        let mut tx = self.write().await?;
        matches::shown(&mut tx, shown).await?;
        Ok(tx.commit().await?)
    }

    async fn due(&self, of: &ShardSet, now: i64, limit: usize) -> Result<Vec<MatchId>, StoreError> {
        matches::due(&mut *self.readers.acquire().await?, of, now, limit).await
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

#[cfg(test)]
mod tests;
