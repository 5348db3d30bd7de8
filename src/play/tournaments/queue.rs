//! Makes users' presses in a tournament take effect one after the other, in the order of arrival. If they ran at the
//! same time, most of them would be refused, because each change must be based on the newest version.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use parking_lot::Mutex;
use tokio::sync::oneshot;

use crate::ids::TournamentId;
use crate::play::domain::Error;

/// The maximum number of presses that wait for one tournament.
const MAX_WAITING: usize = 1_024;

/// The presses that wait, by tournament. A tournament has no entry while nobody changes it.
#[derive(Clone, Default)]
pub struct TurnQueues(Arc<Mutex<HashMap<TournamentId, VecDeque<oneshot::Sender<()>>>>>);

/// A place in a tournament's queue. Once it is dropped, the next press takes effect.
pub struct QueueTurn {
    queues: TurnQueues,
    id: TournamentId,
    /// Completes when the press's turn comes; `None` once it has come.
    called: Option<oneshot::Receiver<()>>,
}

impl TurnQueues {
    /// Joins the end of a tournament's queue. Never waits.
    ///
    /// # Errors
    /// Fails if too many presses wait.
    pub fn enter(&self, id: TournamentId) -> Result<QueueTurn, Error> {
        let called = match self.0.lock().entry(id) {
            Entry::Vacant(queue) => {
                queue.insert(VecDeque::new());
                None
            }
            Entry::Occupied(queue) if queue.get().len() >= MAX_WAITING => return Err(Error::user("table-busy")),
            Entry::Occupied(mut queue) => {
                let (call, called) = oneshot::channel();
                queue.get_mut().push_back(call);
                Some(called)
            }
        };
        Ok(QueueTurn { queues: self.clone(), id, called })
    }
}

impl QueueTurn {
    /// Waits until the turn comes.
    pub async fn wait(&mut self) {
        if let Some(called) = &mut self.called {
            // The sender is only dropped with the whole queue.
            let _ = called.await;
        }
        self.called = None;
    }
}

impl Drop for QueueTurn {
    fn drop(&mut self) {
        let mut queues = self.queues.0.lock();
        // Turns are called only under this lock. A turn that has not been called by now will never be called.
        if self.called.as_mut().is_some_and(|called| called.try_recv().is_err()) {
            return;
        }
        let Entry::Occupied(mut queue) = queues.entry(self.id) else { return };
        while let Some(next) = queue.get_mut().pop_front() {
            // Skips turns that were dropped.
            if next.send(()).is_ok() {
                return;
            }
        }
        queue.remove();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CUP: TournamentId = TournamentId(1);

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
        assert!(queues.0.lock().is_empty());
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
        assert!(queues.0.lock().is_empty());
    }

    #[test]
    fn too_many_are_refused() {
        let queues = TurnQueues::default();
        let waiting: Vec<_> = (0..=MAX_WAITING).map(|_| queues.enter(CUP).expect("room")).collect();
        assert!(queues.enter(CUP).is_err());
        drop(waiting);
    }
}
