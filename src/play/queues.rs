//! The queues through which matches get their requests.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use tokio::sync::{mpsc, oneshot};

use super::actor::{self, Request, ResultSender};
use super::{Error, MatchId, MatchService};

const QUEUE: usize = 1_024;

pub type ResultReceiver = oneshot::Receiver<Result<(), Error>>;

/// Waits for the result of a request. A request that found the queue full has none.
pub async fn result(answer: ResultReceiver) -> Result<(), Error> {
    answer.await.unwrap_or_else(|_| Err(Error::user("table-busy")))
}

impl MatchService {
    /// Sends a request to a match and waits for its result.
    pub(super) async fn ask(
        self: &Arc<Self>,
        id: MatchId,
        request: impl FnOnce(ResultSender) -> Request,
    ) -> Result<(), Error> {
        result(self.submit(id, request)).await
    }

    /// Sends a request to a match at once; its result comes later.
    pub(super) fn submit(
        self: &Arc<Self>,
        id: MatchId,
        request: impl FnOnce(ResultSender) -> Request,
    ) -> ResultReceiver {
        let (reply, answer) = oneshot::channel();
        if self.closing.load(Ordering::Acquire) {
            actor::send_result(reply, Err(Error::user("table-closing")));
        } else {
            self.send(id, request(reply));
        }
        answer
    }

    /// Sends a request to a match, and starts its actor if none runs. A full queue drops request and reply.
    pub(super) fn send(self: &Arc<Self>, id: MatchId, request: Request) {
        if self.closing.load(Ordering::Acquire) {
            return;
        }
        let mut queues = self.queues.lock();
        let queue = queues.entry(id).or_insert_with(|| {
            let (sender, queue) = mpsc::channel(QUEUE);
            self.tasks.spawn(actor::run(Arc::clone(self), id, queue));
            sender
        });
        if let Err(error) = queue.try_send(Box::new(request)) {
            tracing::warn!(id = id.to_short(), %error, "the queue of a match is full");
        }
    }

    /// Lets an actor end if its queue is empty. Under the same lock as [`MatchService::send`], so that no request is lost.
    pub(super) fn remove_queue_if_empty(&self, id: MatchId, queue: &mpsc::Receiver<Box<Request>>) -> bool {
        let mut queues = self.queues.lock();
        let empty = queue.is_empty();
        if empty {
            queues.remove(&id);
        }
        empty
    }
}
