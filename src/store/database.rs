//! The connections to a database.

use sqlx::{Any, AnyPool, Transaction};
use tokio::sync::{mpsc, oneshot};

use super::sql::{BEGIN_TO_READ, Dialect};
use super::writer::Writer;
use crate::play::{MatchChange, RatingChange, StoreError};

pub const INSERT_TEST_ROW: &str = "INSERT INTO interactions (id) VALUES (0)";
pub const DELETE_TEST_ROW: &str = "DELETE FROM interactions WHERE id = 0";

/// The bot's database. Clones share its connections.
#[derive(Clone, Debug)]
pub struct Database {
    pub(super) writer: Writer,
    pub(super) readers: AnyPool,
    pub(super) dialect: Dialect,
    /// The queue of the task that stores changes.
    pub(super) commits: mpsc::Sender<PendingChange>,
}

/// A change in the queue.
#[derive(Debug)]
pub struct PendingChange {
    pub change: MatchChange,
    pub reply: oneshot::Sender<CommitResult>,
}

/// How the ratings changed, or why the change was refused.
pub type CommitResult = Result<Vec<RatingChange>, StoreError>;

impl Database {
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

    /// Waits for running statements and closes all connections. Without this call nothing is lost either.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }

    /// Begins a transaction that writes. Dropped without a commit, it changes nothing.
    pub(super) async fn write(&self) -> Result<Transaction<'static, Any>, StoreError> {
        self.writer.begin(self.dialect).await
    }

    /// Begins a transaction that reads one state of the whole database.
    pub(super) async fn read(&self) -> Result<Transaction<'static, Any>, StoreError> {
        Ok(self.readers.begin_with(BEGIN_TO_READ.of(self.dialect)).await?)
    }
}
