//! Makes users' presses on a tournament take effect one after the other, in the order of arrival. Otherwise, most of several
//! presses at the same time would be refused, because each change is based on a version.

use std::collections::HashMap;
use std::sync::Arc;

use futures_util::FutureExt as _;
use futures_util::future::{BoxFuture, MaybeDone, maybe_done};
use parking_lot::Mutex;
use tokio::sync::{Mutex as FairMutex, OwnedMutexGuard};
use tokio::task::unconstrained;

use crate::ids::TournamentId;
use crate::play::domain::Error;

/// The maximum number of presses that wait for one tournament.
const MAX_WAITING: usize = 1_024;

/// A fair mutex for each tournament that somebody changes.
#[derive(Clone, Default)]
pub struct TurnQueues(Arc<Mutex<HashMap<TournamentId, Arc<FairMutex<()>>>>>);

/// A place in the queue of a tournament. Once the place is dropped, the next press takes effect.
pub struct QueueTurn(MaybeDone<BoxFuture<'static, OwnedMutexGuard<()>>>);

impl TurnQueues {
    /// Joins the end of a tournament's queue. Never waits.
    ///
    /// # Errors
    /// Fails if too many presses wait.
    pub fn enter(&self, id: TournamentId) -> Result<QueueTurn, Error> {
        let mut queues = self.0.lock();
        queues.retain(|_, queue| Arc::strong_count(queue) > 1);
        let queue = queues.entry(id).or_default();
        // Besides the waiting presses, the map and the press whose turn it is hold the mutex.
        if Arc::strong_count(queue) >= MAX_WAITING + 2 {
            return Err(Error::user("table-busy"));
        }
        let mut turn = QueueTurn(maybe_done(unconstrained(Arc::clone(queue).lock_owned()).boxed()));
        // The first poll joins the queue of the mutex.
        let _ = turn.wait().now_or_never();
        Ok(turn)
    }
}

impl QueueTurn {
    /// Waits until the turn comes.
    pub async fn wait(&mut self) {
        (&mut self.0).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CUP: TournamentId = TournamentId(1);

    /// The next press removes the mutexes that nobody holds.
    fn assert_is_empty(queues: &TurnQueues) {
        let _next = queues.enter(TournamentId(3)).expect("room");
        assert_eq!(queues.0.lock().len(), 1);
    }

    #[tokio::test]
    async fn turns_come_in_order_and_places_that_are_given_up_are_skipped() {
        let queues = TurnQueues::default();
        let mut turns: Vec<QueueTurn> = (0..60).map(|_| queues.enter(CUP).expect("room")).collect();
        let mut elsewhere = queues.enter(TournamentId(2)).expect("room");
        elsewhere.wait().await;
        drop(turns.remove(30));
        let order = Arc::new(Mutex::new(Vec::new()));
        let tasks: Vec<_> = (0..59)
            .rev()
            .map(|number| {
                let (mut turn, order) = (turns.remove(number), Arc::clone(&order));
                tokio::spawn(async move {
                    turn.wait().await;
                    order.lock().push(number);
                    tokio::task::yield_now().await;
                })
            })
            .collect();
        for task in tasks {
            task.await.expect("no panic");
        }
        assert_eq!(*order.lock(), (0..59).collect::<Vec<usize>>());
        drop(elsewhere);
        assert_is_empty(&queues);
    }

    #[tokio::test]
    async fn a_called_place_that_is_given_up_calls_the_next_one() {
        let queues = TurnQueues::default();
        let (first, second) = (queues.enter(CUP).expect("room"), queues.enter(CUP).expect("room"));
        let mut third = queues.enter(CUP).expect("room");
        drop(first);
        drop(second);
        third.wait().await;
        drop(third);
        assert_is_empty(&queues);
    }

    #[test]
    fn too_many_are_refused() {
        let queues = TurnQueues::default();
        let waiting: Vec<_> = (0..=MAX_WAITING).map(|_| queues.enter(CUP).expect("room")).collect();
        assert!(queues.enter(CUP).is_err());
        drop(waiting);
    }
}
