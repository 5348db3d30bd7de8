//! The two kinds of databases, the statements that differ between them, and their connections.

pub mod address;
mod query;
pub mod row;

use std::future::poll_fn;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyPool, Transaction};
use tokio::sync::{Notify, Semaphore, mpsc, oneshot};

use crate::play::{MatchChange, MatchEffects, StoreError};

use row::Parameter;

pub use query::{Query, query};
pub use sqlx::AnyConnection as Connection;

/// The kind of a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    Sqlite,
    Postgres,
}

/// A statement that differs between the two kinds of databases.
#[derive(Clone, Copy, Debug)]
pub struct Sql {
    pub sqlite: &'static str,
    pub postgres: &'static str,
}

impl Sql {
    /// Returns the statement for this kind of database.
    pub fn for_dialect(self, dialect: Dialect) -> &'static str {
        match dialect {
            Dialect::Sqlite => self.sqlite,
            Dialect::Postgres => self.postgres,
        }
    }
}

/// Begins a transaction that writes. In SQLite, the transaction takes the write lock immediately, because taking it
/// after a read could fail. PostgreSQL locks each row when it changes.
pub const BEGIN_TO_WRITE: Sql = Sql { sqlite: "BEGIN IMMEDIATE", postgres: "BEGIN ISOLATION LEVEL READ COMMITTED" };

/// Begins a transaction that reads one state of the whole database.
pub const BEGIN_TO_READ: Sql = Sql { sqlite: "BEGIN", postgres: "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY" };

/// Locks a channel, a server or a user until the transaction ends.
pub const LOCK_IN_POSTGRES: &str = "SELECT pg_advisory_xact_lock($1)";

/// The maximum number of connections that starting shards use at the same time.
pub const MAX_START_CONNECTIONS: usize = 2;

pub const INSERT_TEST_ROW: &str = "INSERT INTO interactions (id) VALUES (0)";
pub const DELETE_TEST_ROW: &str = "DELETE FROM interactions WHERE id = 0";

/// The bot's database. Clones share its connections.
#[derive(Clone, Debug)]
pub struct Database {
    pub(super) writer: Writer,
    pub(super) readers: AnyPool,
    pub(super) dialect: Dialect,
    /// The queue for the task that stores changes.
    pub(super) commit_queue: mpsc::Sender<PendingChange>,
    /// Whether the last write failed.
    pub(super) is_failing: Arc<AtomicBool>,
    /// Has a permit for each connection that starting shards are allowed to use. Without this limit, many shards that
    /// start at once would take all connections. Presses and leases would find none, and some shards would exceed the
    /// pool's time limit. A task that holds a permit must not wait for another permit.
    pub(super) start_queue: Arc<Semaphore>,
}

/// Logs when the database stops accepting changes, and when it accepts them again. `failure` is the reason if the last
/// change failed.
pub fn log_availability(is_failing: &AtomicBool, failure: Option<&str>) {
    match (is_failing.swap(failure.is_some(), Ordering::Relaxed), failure) {
        (false, Some(error)) => tracing::error!(error, "the store accepts no changes"),
        (true, None) => tracing::info!("the store accepts changes again"),
        _ => (),
    }
}

/// A change in the queue.
#[derive(Debug)]
pub struct PendingChange {
    pub change: MatchChange,
    pub reply: oneshot::Sender<CommitResult>,
}

/// The effects of the change, such as rating changes, or why the change was refused.
pub type CommitResult = Result<MatchEffects, StoreError>;

impl Database {
    /// Checks that the bot can write to the database, by inserting and deleting a row.
    ///
    /// # Errors
    /// Fails if the database fails, or takes longer than `limit`.
    pub async fn check_writable(&self, limit: Duration) -> Result<(), StoreError> {
        let written = async {
            let mut tx = self.begin_write().await?;
            // No interaction in Discord has the ID 0.
            query(INSERT_TEST_ROW).execute(&mut *tx).await?;
            query(DELETE_TEST_ROW).execute(&mut *tx).await?;
            Ok(tx.commit().await?)
        };
        let checked = tokio::time::timeout(limit, written).await;
        let checked = checked.unwrap_or_else(|_| Err(StoreError::Failed("a commit takes too long".to_owned())));
        log_availability(&self.is_failing, checked.as_ref().err().map(ToString::to_string).as_deref());
        checked
    }

    /// Returns each pool's name, number of connections, and number of idle connections.
    pub fn pool_sizes(&self) -> [(&'static str, usize, usize); 2] {
        let counted = |name, pool: &AnyPool| (name, pool.size() as usize, pool.num_idle());
        [counted("read", &self.readers), counted("write", &self.writer.pool)]
    }

    /// Waits for running statements and closes all connections. No data is lost if this is never called.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.pool.close().await;
    }

    /// Begins a transaction that writes. If the transaction is dropped without a commit, it changes nothing.
    pub(super) async fn begin_write(&self) -> Result<Transaction<'static, Any>, StoreError> {
        self.writer.notify_while_waiting(self.writer.pool.begin_with(BEGIN_TO_WRITE.for_dialect(self.dialect))).await
    }

    /// Begins a transaction that reads one state of the whole database.
    pub(super) async fn begin_read(&self) -> Result<Transaction<'static, Any>, StoreError> {
        Ok(self.readers.begin_with(BEGIN_TO_READ.for_dialect(self.dialect)).await?)
    }
}

/// Locks a channel, a server or a user until the transaction ends. SQLite needs no lock, because only one of its
/// transactions can write at a time.
pub async fn lock_until_commit(db: &mut Connection, dialect: Dialect, id: impl Parameter) -> Result<(), StoreError> {
    if dialect == Dialect::Postgres {
        query(LOCK_IN_POSTGRES).bind(id).execute(db).await?;
    }
    Ok(())
}

/// The connections that write. Clones share the connections.
///
/// The committer (the task in `commit`) keeps its connection from one group of changes to the next. Returning it to the
/// pool and acquiring it again made a single move up to a fifth slower on SQLite. On PostgreSQL, acquiring adds a round
/// trip that tests the connection. SQLite has only one connection that writes, so other callers notify the committer
/// when they wait for it.
#[derive(Clone, Debug)]
pub struct Writer {
    pub pool: AnyPool,
    /// Notifies the committer that another caller wants a connection. Several requests count as one.
    pub connection_wanted: Arc<Notify>,
}

impl Writer {
    /// Acquires a connection for a few statements.
    pub async fn acquire(&self) -> Result<PoolConnection<Any>, StoreError> {
        self.notify_while_waiting(self.pool.acquire()).await
    }

    /// Waits for a connection. If none is free, notifies the committer.
    async fn notify_while_waiting<T>(
        &self,
        acquired: impl Future<Output = Result<T, sqlx::Error>>,
    ) -> Result<T, StoreError> {
        let mut acquired = pin!(acquired);
        let acquired = poll_fn(|context| {
            let result = acquired.as_mut().poll(context);
            // The call is now in the pool's queue, so it receives the connection that the committer gives back.
            if result.is_pending() {
                self.connection_wanted.notify_one();
            }
            result
        });
        Ok(acquired.await?)
    }
}
