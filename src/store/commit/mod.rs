//! Stores changes to matches. A group of changes shares one transaction. Moves are stored in one call (`moves`), and
//! everything else is stored row by row (`rest`).
//!
//! Changes that arrive while a transaction is running share the next transaction, so that they wait for the disk only
//! once. A change never waits for other changes to arrive. Each change has its own result: a refused change does not
//! affect the others.

pub mod moves;
pub mod rest;

use std::collections::HashSet;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use futures_util::FutureExt as _;
use sqlx::Any;
use sqlx::pool::PoolConnection;
use tokio::sync::mpsc;

use crate::ids::InteractionId;
use crate::play::{MatchChange, StoreError};
use crate::store::database::{CommitResult, Dialect, PendingChange, Writer, log_availability};

/// The maximum number of changes in a group.
const MAX_GROUP_CHANGES: usize = 256;
/// The maximum number of changes in the queue. Senders wait while it is full.
const MAX_QUEUED: usize = 1024;
/// The time limit for a server to store a group. If the server takes longer, its connection counts as lost.
const SERVER_TIMEOUT: Duration = Duration::from_secs(5);
/// How long the worker keeps an idle connection for the next group.
const IDLE_TIMEOUT: Duration = Duration::from_secs(1);

/// Starts the task that stores changes. Returns its queue. The task ends when the last sender is dropped.
pub fn spawn_worker(writer: Writer, dialect: Dialect, is_failing: Arc<AtomicBool>) -> mpsc::Sender<PendingChange> {
    let (queue, waiting) = mpsc::channel(MAX_QUEUED);
    tokio::spawn(Worker { writer, dialect, connection: None, is_failing }.run(waiting));
    queue
}

/// The task that stores groups of changes.
struct Worker {
    writer: Writer,
    dialect: Dialect,
    /// The connection that stored the last group.
    connection: Option<PoolConnection<Any>>,
    is_failing: Arc<AtomicBool>,
}

impl Worker {
    async fn run(mut self, mut queue: mpsc::Receiver<PendingChange>) {
        let mut next = None;
        loop {
            let Some(first) = (match next.take() {
                Some(first) => Some(first),
                None => self.next_change(&mut queue).await,
            }) else {
                return;
            };
            let group;
            (group, next) = take_group(first, &mut queue);
            let (changes, replies): (Vec<MatchChange>, Vec<_>) =
                group.into_iter().map(|waiting| (waiting.change, waiting.reply)).unzip();
            let outcomes = self.store_group(&changes).await;
            log_availability(&self.is_failing, shared_failure(&outcomes));
            for (reply, outcome) in replies.into_iter().zip(outcomes) {
                // The caller might have stopped waiting. The change is stored anyway.
                let _ = reply.send(outcome);
            }
            if self.writer.connection_wanted.notified().now_or_never().is_some() {
                self.connection = None;
            }
            // Yields, so that the callers run first and their next changes join the next group.
            tokio::task::yield_now().await;
        }
    }

    /// Waits for the next change. Returns the connection to the pool if the wait is long, if other callers want it, or
    /// if the store is closing.
    async fn next_change(&mut self, queue: &mut mpsc::Receiver<PendingChange>) -> Option<PendingChange> {
        if self.connection.is_some() {
            tokio::select! {
                biased;
                first = queue.recv() => return first,
                () = tokio::time::sleep(IDLE_TIMEOUT) => (),
                () = self.writer.connection_wanted.notified() => (),
                () = self.writer.pool.close_event() => (),
            }
            self.connection = None;
        }
        queue.recv().await
    }

    /// Stores a group. If that fails, stores each change alone, because perhaps only one change is wrong, or the
    /// connection was lost while idle. If only the response to the first attempt was lost, the second attempt finds
    /// that each change is already stored.
    async fn store_group(&mut self, changes: &[MatchChange]) -> Vec<CommitResult> {
        let mut outcomes = Vec::new();
        let mut is_retry = false;
        while outcomes.len() < changes.len() {
            let rest = &changes[outcomes.len()..];
            let tried: Vec<&MatchChange> = if is_retry { vec![&rest[0]] } else { rest.iter().collect() };
            let connection = match self.connection.take() {
                Some(connection) => Ok(connection),
                None => self.writer.pool.acquire().await,
            };
            let connection = match connection.map_err(StoreError::from) {
                Ok(connection) => connection,
                Err(error) => {
                    let reason = error.to_string();
                    outcomes.extend(rest.iter().map(|_| Err(StoreError::Failed(reason.clone()))));
                    break;
                }
            };
            match self.attempt(connection, &tried).await {
                Ok(stored) => outcomes.extend(stored),
                // A second attempt at a single change would not help, because a connection to a file cannot be lost.
                Err(error) if is_retry || changes.len() == 1 && self.dialect == Dialect::Sqlite => {
                    outcomes.push(Err(error));
                }
                Err(error) => {
                    tracing::warn!(%error, changes = changes.len(), "storing a group failed; its changes are stored one by one");
                    is_retry = true;
                }
            }
        }
        outcomes
    }

    /// Stores changes in one transaction. If this fails, the changes are not stored, or only the response was lost.
    async fn attempt(
        &mut self,
        mut connection: PoolConnection<Any>,
        changes: &[&MatchChange],
    ) -> Result<Vec<CommitResult>, StoreError> {
        // A panic must not end the only task that stores changes.
        let stored = AssertUnwindSafe(moves::store_group(&mut connection, self.dialect, changes)).catch_unwind();
        let stored =
            stored.map(|stored| stored.unwrap_or_else(|_| Err(StoreError::Failed("storing panicked".to_owned()))));
        let stored = match self.dialect {
            Dialect::Sqlite => stored.await,
            Dialect::Postgres => tokio::time::timeout(SERVER_TIMEOUT, stored)
                .await
                .unwrap_or_else(|_| Err(StoreError::Failed("the server did not answer in time".to_owned()))),
        };
        match stored {
            Ok(outcomes) => {
                self.connection = Some(connection);
                Ok(outcomes)
            }
            Err(error) => {
                // The connection is closed, because its transaction might still be open.
                drop(connection.detach());
                Err(error)
            }
        }
    }
}

/// Returns the first change's error message, if the database failed for every change of the group.
fn shared_failure(outcomes: &[CommitResult]) -> Option<&str> {
    let failures = outcomes.iter().map(|outcome| match outcome {
        Err(StoreError::Failed(reason)) => Some(&**reason),
        _ => None,
    });
    failures.collect::<Option<Vec<_>>>()?.first().copied()
}

/// Takes the waiting changes in order, until a change has the same match or interaction as an earlier change. A change
/// that reopens a match in its channel forms its own group. Returns the group, and the first change that cannot be in
/// it.
fn take_group(
    first: PendingChange,
    queue: &mut mpsc::Receiver<PendingChange>,
) -> (Vec<PendingChange>, Option<PendingChange>) {
    if first.change.reopen_limit.is_some() {
        return (vec![first], None);
    }
    let mut matches = HashSet::from([first.change.meta.id]);
    let mut interactions: HashSet<InteractionId> = first.change.interaction.into_iter().collect();
    let mut group = vec![first];
    while group.len() < MAX_GROUP_CHANGES
        && let Ok(waiting) = queue.try_recv()
    {
        let change = &waiting.change;
        let fits = change.reopen_limit.is_none()
            && matches.insert(change.meta.id)
            && change.interaction.is_none_or(|interaction| interactions.insert(interaction));
        if !fits {
            return (group, Some(waiting));
        }
        group.push(waiting);
    }
    (group, None)
}
