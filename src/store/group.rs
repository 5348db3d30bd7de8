//! Group commit: changes of different matches that wait at the same time are stored in one transaction, so that the disk is
//! waited for once. Each is judged alone: one that comes too late or twice fails alone and leaves nothing.
//!
//! Whoever comes first is not made to wait for others: a group is whatever came in while the one before it was stored.

use std::collections::HashSet;
use std::time::Duration;

use futures_util::FutureExt as _;
use sqlx::Any;
use sqlx::pool::PoolConnection;
use tokio::sync::{mpsc, oneshot};

use super::commit::{Change, Statements};
use super::dialect::Dialect;
use super::writer::Writer;
use super::{Connection, finish};
use crate::table::{RatingChange, StoreError};

/// The most changes of one group.
const MOST: usize = 256;
/// The most changes that wait; further ones wait to be let in.
const QUEUE: usize = 1024;
/// How long a server may take for a group before its connection counts as lost.
const STALLED: Duration = Duration::from_secs(5);
/// How long a connection is kept for the next group, which spares giving it back and, with a server, a test of whether it was lost.
const KEPT: Duration = Duration::from_secs(1);

/// What a change brought.
type Outcome = Result<Vec<RatingChange>, StoreError>;

/// Where changes are handed in. Copies share one queue, which is worked off until the last copy is gone.
#[derive(Clone, Debug)]
pub struct Committer {
    queue: mpsc::Sender<Waiting>,
}

struct Waiting {
    change: Change,
    reply: oneshot::Sender<Outcome>,
}

impl Committer {
    /// Begins to work off a queue with connections of `writer`.
    pub fn start(writer: Writer, dialect: Dialect) -> Committer {
        let (queue, waiting) = mpsc::channel(QUEUE);
        let worker = Worker { writer, dialect, statements: Statements::of(dialect), kept: None };
        tokio::spawn(worker.run(waiting));
        Committer { queue }
    }

    /// Stores a change; returns once it is on the disk.
    pub async fn commit(&self, change: Change) -> Outcome {
        let ended = || StoreError::Failed("the store has ended".to_owned());
        let (reply, outcome) = oneshot::channel();
        self.queue.send(Waiting { change, reply }).await.map_err(|_| ended())?;
        outcome.await.map_err(|_| ended())?
    }
}

struct Worker {
    writer: Writer,
    dialect: Dialect,
    statements: Statements,
    /// The connection of the last group.
    kept: Option<PoolConnection<Any>>,
}

impl Worker {
    async fn run(mut self, mut queue: mpsc::Receiver<Waiting>) {
        let mut next = None;
        loop {
            let Some(first) = (match next.take() {
                Some(first) => Some(first),
                None => self.first(&mut queue).await,
            }) else {
                return;
            };
            let group;
            (group, next) = together(first, &mut queue);
            let (changes, replies): (Vec<Change>, Vec<_>) =
                group.into_iter().map(|waiting| (waiting.change, waiting.reply)).unzip();
            for (reply, outcome) in replies.into_iter().zip(self.store(&changes).await) {
                // Whoever asked may be gone: it is stored all the same.
                let _ = reply.send(outcome);
            }
            // A file has only one connection, and others must not wait until nothing comes in here any more.
            if self.writer.wanted().now_or_never().is_some() {
                self.kept = None;
            }
            // Those who were answered may have something new, which then belongs to the next group.
            tokio::task::yield_now().await;
        }
    }

    /// The next change that comes in. The connection is given back if that takes long, if others want it, and when all are to be
    /// closed.
    async fn first(&mut self, queue: &mut mpsc::Receiver<Waiting>) -> Option<Waiting> {
        if self.kept.is_some() {
            tokio::select! {
                biased;
                first = queue.recv() => return first,
                () = tokio::time::sleep(KEPT) => (),
                () = self.writer.wanted() => (),
                () = self.writer.closing() => (),
            }
            self.kept = None;
        }
        queue.recv().await
    }

    /// Stores a group; if that fails each change by itself, since only one of them may be to blame, or a connection that was
    /// lost while nobody used it. If in truth the first attempt did succeed and only its answer was lost, each is found to be
    /// stored already.
    async fn store(&mut self, changes: &[Change]) -> Vec<Outcome> {
        match self.attempt(&changes.iter().collect::<Vec<_>>()).await {
            Ok(outcomes) => outcomes,
            Err(Failure::NoConnection(why)) => changes.iter().map(|_| Err(StoreError::Failed(why.clone()))).collect(),
            // A file is not lost and found again.
            Err(Failure::Attempt(why)) if changes.len() == 1 && self.dialect == Dialect::Sqlite => vec![Err(why)],
            Err(Failure::Attempt(first)) => {
                tracing::warn!(error = %first, changes = changes.len(), "changes are stored one by one");
                let mut outcomes = Vec::new();
                let mut unreachable: Option<String> = None;
                for change in changes {
                    let outcome = match &unreachable {
                        Some(why) => Err(StoreError::Failed(why.clone())),
                        None => match self.attempt(&[change]).await {
                            Ok(outcomes) => outcomes.into_iter().next().unwrap_or_else(|| Ok(Vec::new())),
                            Err(Failure::Attempt(error)) => Err(error),
                            Err(Failure::NoConnection(why)) => Err(StoreError::Failed(unreachable.insert(why).clone())),
                        },
                    };
                    outcomes.push(outcome);
                }
                outcomes
            }
        }
    }

    /// Stores changes of different matches in one transaction, over a connection of its own.
    async fn attempt(&mut self, changes: &[&Change]) -> Result<Vec<Outcome>, Failure> {
        let mut connection = match self.kept.take() {
            Some(connection) => connection,
            None => self.writer.keep().await.map_err(|error| Failure::NoConnection(error.to_string()))?,
        };
        let stored = transaction(&self.statements, &mut connection, changes);
        let stored = match self.dialect {
            Dialect::Sqlite => stored.await,
            Dialect::Postgres => tokio::time::timeout(STALLED, stored)
                .await
                .unwrap_or_else(|_| Err(StoreError::Failed("the server did not answer in time".to_owned()))),
        };
        match stored {
            Ok(outcomes) => {
                self.kept = Some(connection);
                Ok(outcomes)
            }
            Err(error) => {
                // Its transaction may still be open.
                drop(connection.detach());
                Err(Failure::Attempt(error))
            }
        }
    }
}

/// In one go, which is right nearly always; otherwise judged first, and without those that are refused.
async fn transaction(
    statements: &Statements,
    db: &mut Connection,
    changes: &[&Change],
) -> Result<Vec<Outcome>, StoreError> {
    if statements.at_once(db, changes).await {
        return Ok(changes.iter().map(|_| Ok(Vec::new())).collect());
    }
    let verdicts = statements.judge(db, changes).await?;
    let right: Vec<&Change> =
        changes.iter().zip(&verdicts).filter(|(_, verdict)| verdict.is_ok()).map(|(change, _)| *change).collect();
    if right.is_empty() {
        sqlx::raw_sql("ROLLBACK").execute(db).await?;
        return Ok(verdicts.into_iter().map(|verdict| verdict.map(|()| Vec::new())).collect());
    }
    statements.write(db, &right).await?;
    let mut outcomes = Vec::new();
    for (change, verdict) in changes.iter().zip(verdicts) {
        outcomes.push(match (verdict, change.finish.as_deref()) {
            (Ok(()), Some((meta, end))) => Ok(finish::store(db, meta, end).await?),
            (verdict, _) => verdict.map(|()| Vec::new()),
        });
    }
    sqlx::raw_sql("COMMIT").execute(db).await?;
    Ok(outcomes)
}

/// Why a group was not stored, or not surely.
enum Failure {
    /// Nobody could be asked.
    NoConnection(String),
    /// The attempt failed.
    Attempt(StoreError),
}

/// Whatever waits now and is about different matches and interactions, in the order in which it came; and the first that is
/// not, if there is one.
fn together(first: Waiting, queue: &mut mpsc::Receiver<Waiting>) -> (Vec<Waiting>, Option<Waiting>) {
    let mut matches = HashSet::from([first.change.id]);
    let mut interactions: HashSet<i64> = first.change.interaction.into_iter().collect();
    let mut group = vec![first];
    while group.len() < MOST
        && let Ok(waiting) = queue.try_recv()
    {
        let new = matches.insert(waiting.change.id)
            && waiting.change.interaction.is_none_or(|interaction| interactions.insert(interaction));
        if !new {
            return (group, Some(waiting));
        }
        group.push(waiting);
    }
    (group, None)
}
