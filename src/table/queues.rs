//! The queues through which matches get their requests.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use tokio::sync::{mpsc, oneshot};

use super::actor::{self, Reply, Request};
use super::{Error, MatchId, Table, lock};

/// The most requests that wait in the queue of one match.
const QUEUE: usize = 1_024;

/// The result of a request, once it is there.
pub type Answer = oneshot::Receiver<Result<(), Error>>;

/// Waits for the result of a request. A request that found the queue full has none.
pub async fn result(answer: Answer) -> Result<(), Error> {
    answer.await.unwrap_or_else(|_| Err(Error::user("table-busy")))
}

impl Table {
    /// Sends a request to a match and waits for its result.
    pub(super) async fn ask(
        self: &Arc<Self>,
        id: MatchId,
        request: impl FnOnce(Reply) -> Request,
    ) -> Result<(), Error> {
        result(self.put(id, request)).await
    }

    /// Sends a request to a match at once; its result comes later.
    pub(super) fn put(self: &Arc<Self>, id: MatchId, request: impl FnOnce(Reply) -> Request) -> Answer {
        let (reply, answer) = oneshot::channel();
        if self.closing.load(Ordering::Acquire) {
            actor::answer(reply, Err(Error::user("table-closing")));
        } else {
            self.send(id, request(reply));
        }
        answer
    }

    /// Sends a request to a match, whose actor is started if none runs. If the queue is full the request is dropped, and with
    /// it its reply.
    pub(super) fn send(self: &Arc<Self>, id: MatchId, request: Request) {
        if self.closing.load(Ordering::Acquire) {
            return;
        }
        let mut queues = lock(&self.queues);
        let queue = queues.entry(id).or_insert_with(|| {
            let (sender, queue) = mpsc::channel(QUEUE);
            self.tasks.spawn(actor::run(Arc::clone(self), id, queue));
            sender
        });
        if let Err(error) = queue.try_send(Box::new(request)) {
            tracing::warn!(id = id.to_short(), %error, "the queue of a match is full");
        }
    }

    /// Removes the queue of a match if it is empty; then its actor may end. Under the same lock as [`Table::send`], so that no
    /// request is lost in between.
    pub(super) fn retire(&self, id: MatchId, queue: &mpsc::Receiver<Box<Request>>) -> bool {
        let mut queues = lock(&self.queues);
        let empty = queue.is_empty();
        if empty {
            queues.remove(&id);
        }
        empty
    }
}
