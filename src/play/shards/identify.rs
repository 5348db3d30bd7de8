//! The order in which this process's shards begin their sessions.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use tokio::sync::Semaphore;

use super::ports::{LeaseError, Leases};
use crate::play::domain::Clock;

/// The longest pause before a shard asks again. While another session is starting, the reported wait is only the time
/// limit for that start, which usually ends much earlier.
const MAX_PAUSE: Duration = Duration::from_secs(1);

/// Limits this process to one shard that asks for a session start, so that waiting shards do not burden the database.
pub struct IdentifyQueue {
    leases: Arc<dyn Leases>,
    clock: Arc<dyn Clock>,
    /// A semaphore with one permit for each rate limit key, which is the shard's number modulo Discord's
    /// `max_concurrency`. Only the shard with the permit asks for a session start.
    queues: Mutex<HashMap<u32, Arc<Semaphore>>>,
}

impl IdentifyQueue {
    pub fn new(leases: Arc<dyn Leases>, clock: Arc<dyn Clock>) -> IdentifyQueue {
        IdentifyQueue { leases, clock, queues: Mutex::default() }
    }

    /// Waits until a session with this key may start. The caller must then report the end of the start with
    /// [`Leases::report_identify`].
    ///
    /// # Errors
    /// Fails if the leases are unavailable.
    pub async fn wait_for_turn(&self, key: u32) -> Result<(), LeaseError> {
        let queue = Arc::clone(self.queues.lock().entry(key).or_insert_with(|| Arc::new(Semaphore::new(1))));
        let _turn = queue.acquire().await;
        while let Some(wait) = self.leases.try_identify(key).await? {
            self.clock.sleep_until(self.clock.now() + wait.min(MAX_PAUSE)).await;
        }
        Ok(())
    }
}
