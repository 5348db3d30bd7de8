//! The connections that write. Group commit keeps one for its next group, as moves would wait while it is given back and asked
//! for again. In SQLite there is no other, so whoever else wants to write has to tell.

use std::future::poll_fn;
use std::pin::pin;
use std::sync::Arc;

use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyPool, Transaction};
use tokio::sync::Notify;

use super::dialect::Dialect;
use crate::table::StoreError;

/// The connections that write. Copies share them.
#[derive(Clone, Debug)]
pub struct Writer {
    pool: AnyPool,
    wanted: Arc<Notify>,
}

impl Writer {
    /// Those of this pool.
    pub fn of(pool: AnyPool) -> Writer {
        Writer { pool, wanted: Arc::default() }
    }

    /// A connection, for a few statements.
    pub async fn acquire(&self) -> Result<PoolConnection<Any>, StoreError> {
        self.told(self.pool.acquire()).await
    }

    /// Begins a transaction; dropped without a commit it leaves no trace.
    pub async fn begin(&self, dialect: Dialect) -> Result<Transaction<'static, Any>, StoreError> {
        self.told(self.pool.begin_with(dialect.begin_to_write())).await
    }

    async fn told<T>(&self, taken: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, StoreError> {
        let mut taken = pin!(taken);
        let taken = poll_fn(|context| {
            let taken = taken.as_mut().poll(context);
            // UserError only after this has asked the pool: what is given back must not find nobody and be taken away again.
            if taken.is_pending() {
                self.wanted.notify_one();
            }
            taken
        });
        Ok(taken.await?)
    }

    /// A connection that may be kept until somebody else wants one.
    pub async fn keep(&self) -> Result<PoolConnection<Any>, StoreError> {
        Ok(self.pool.acquire().await?)
    }

    /// Waits until somebody else wants a connection; once for all who have wanted one since the last time.
    pub async fn wanted(&self) {
        self.wanted.notified().await;
    }

    /// Waits until all connections are to be closed.
    pub async fn closing(&self) {
        self.pool.close_event().await;
    }

    /// Closes all connections, once they are given back.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}
