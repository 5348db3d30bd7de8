//! Enforces Discord's global rate limit: the requests per second that all processes of a bot may send together.
//!
//! Responses to interactions do not count. Every other request is counted here before it is sent. Each process may use
//! a share of the limit in proportion to its shards. Each shard belongs to one process at a time, so the processes need
//! not communicate about their shares.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use tokio::sync::Semaphore;
use tokio::time::{Instant, sleep_until};

use super::rate_limits::next_free_time;

/// The part of the limit that the bot uses. Requests take different times to arrive, so some arrive closer together
/// than they were sent.
const USED_FRACTION: f64 = 0.85;
/// The part of the limit that may be sent at once after a pause. Together with [`USED_FRACTION`], this keeps every
/// second within the limit.
const BURST_FRACTION: f64 = 0.05;

/// In any window of this length, the bot sends at most as many requests as Discord allows per second. The window is
/// longer than a second because travel times vary.
const WINDOW: Duration = Duration::from_millis(1_150);

/// Which of the requests that wait for the budget are sent first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Priority {
    /// A player is waiting for the result. Such requests are sent before those with [`Priority::Background`].
    Urgent,
    /// Can wait, such as an edit after a deadline.
    Background,
}

/// The requests per second that this process may send. Clones share the budget.
#[derive(Clone)]
pub struct RequestBudget(Arc<Inner>);

struct Inner {
    /// The limit for all processes together, in requests per second.
    limit: f64,
    rate: Mutex<Rate>,
    /// One semaphore for each priority. Each has a single permit, for which requests wait in order. See
    /// [`waiting_count`].
    urgent: Arc<Semaphore>,
    background: Arc<Semaphore>,
    /// The times of the newest requests, oldest first.
    sent_at: Mutex<VecDeque<Instant>>,
}

struct Rate {
    /// The part of the limit that this process may use.
    share: f64,
    /// The time at which the next request may be sent if it does not use the burst.
    next_at: Instant,
}

/// Returns the number of requests that wait for the permit or hold it. Each of them holds a clone of the `Arc`.
fn waiting_count(queue: &Arc<Semaphore>) -> usize {
    Arc::strong_count(queue) - 1
}

impl RequestBudget {
    /// Returns the budget of a single process. Discord allows the bot `limit` requests per second.
    pub fn new(limit: u32) -> RequestBudget {
        RequestBudget(Arc::new(Inner {
            limit: limit.max(1).into(),
            rate: Mutex::new(Rate { share: 1.0, next_at: Instant::now() }),
            urgent: Arc::new(Semaphore::new(1)),
            background: Arc::new(Semaphore::new(1)),
            sent_at: Mutex::default(),
        }))
    }

    /// Sets this process's share of the limit: its `own` shards out of `total` shards. A process without shards gets
    /// the share of one shard, because it must be able to start.
    pub fn set_share(&self, own: usize, total: u32) {
        self.0.rate.lock().share = (own.max(1) as f64 / f64::from(total.max(1))).min(1.0);
    }

    /// Returns this process's share of a limit for all processes.
    pub fn share_of(&self, limit: u32) -> u32 {
        (f64::from(limit) * self.0.rate.lock().share) as u32
    }

    /// Returns how long it will take to send all requests that wait for the budget.
    pub fn backlog(&self) -> Duration {
        let interval = self.0.interval(&self.0.rate.lock());
        interval.mul_f64((waiting_count(&self.0.urgent) + waiting_count(&self.0.background)) as f64)
    }

    /// Holds back all requests for the duration of `pause`. Call this when Discord refuses a request because of the
    /// global rate limit.
    pub fn pause(&self, pause: Duration) {
        let mut rate = self.0.rate.lock();
        rate.next_at = rate.next_at.max(Instant::now() + pause + self.0.burst(&rate));
    }

    /// Waits until the budget allows one more request, then counts it. If the future is dropped, nothing is counted.
    pub async fn acquire(&self, priority: Priority) {
        let queue = match priority {
            Priority::Urgent => &self.0.urgent,
            Priority::Background => &self.0.background,
        };
        // The semaphore is never closed.
        let _turn = Arc::clone(queue).acquire_owned().await;
        while let Err(at) = self.0.try_acquire(priority) {
            sleep_until(at).await;
        }
    }

    /// Waits until a request that [`RequestBudget::acquire`] has counted can be sent. This takes time only if many
    /// requests become ready at the same moment, for example because their pictures are finished together.
    pub async fn wait_to_send(&self) {
        while let Err(at) = self.0.try_send() {
            sleep_until(at).await;
        }
    }
}

impl Inner {
    fn interval(&self, rate: &Rate) -> Duration {
        Duration::from_secs_f64(1.0 / (self.limit * USED_FRACTION * rate.share))
    }

    /// Returns how long before its scheduled time a request may be sent.
    fn burst(&self, rate: &Rate) -> Duration {
        self.interval(rate).mul_f64((self.limit * BURST_FRACTION * rate.share).floor())
    }

    /// Counts one more request, or fails with the time at which to try again.
    fn try_acquire(&self, priority: Priority) -> Result<(), Instant> {
        let mut rate = self.rate.lock();
        let (now, interval, burst) = (Instant::now(), self.interval(&rate), self.burst(&rate));
        if rate.next_at > now + burst {
            return Err(rate.next_at - burst);
        }
        if priority == Priority::Background && waiting_count(&self.urgent) > 0 {
            return Err(now + interval);
        }
        rate.next_at = rate.next_at.max(now) + interval;
        Ok(())
    }

    /// Records a request that is sent now, or fails with the time at which to try again.
    fn try_send(&self) -> Result<(), Instant> {
        let max = (self.limit * self.rate.lock().share).ceil() as usize;
        let (mut sent, now) = (self.sent_at.lock(), Instant::now());
        if let Some(next) = next_free_time(&mut sent, max, WINDOW, now) {
            return Err(next);
        }
        sent.push_back(now);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns when each of `count` simultaneous requests may be sent.
    async fn times(budget: &RequestBudget, priority: Priority, count: usize) -> Vec<Duration> {
        let began = Instant::now();
        let request = || async {
            budget.acquire(priority).await;
            began.elapsed()
        };
        futures_util::future::join_all((0..count).map(|_| request())).await
    }

    #[tokio::test(start_paused = true)]
    async fn ten_thousand_requests_use_most_of_the_limit_and_never_exceed_it() {
        for (limit, own, total) in [(50, 1, 1), (50, 1, 4), (500, 3, 10)] {
            let budget = RequestBudget::new(limit);
            budget.set_share(own, total);
            let allowed = limit as usize * own / total as usize;
            let at = times(&budget, Priority::Background, 10_000).await;
            for (first, sent) in at.iter().enumerate() {
                let within = at[first..].iter().take_while(|other| **other - *sent < Duration::from_secs(1)).count();
                assert!(within <= allowed, "{within} within a second");
            }
            let rate = 10_000.0 / at[9_999].as_secs_f64();
            assert!(rate >= 0.8 * f64::from(limit) * own as f64 / f64::from(total), "{rate} per second");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn requests_that_are_ready_together_do_not_exceed_the_limit() {
        let (budget, began) = (RequestBudget::new(50), Instant::now());
        let request = || async {
            budget.acquire(Priority::Background).await;
            // Every 400 ms, the pictures of 17 requests become ready.
            let ready = (began.elapsed().as_millis() / 400 + 1) * 400;
            sleep_until(began + Duration::from_millis(ready as u64)).await;
            budget.wait_to_send().await;
            began.elapsed()
        };
        let mut at = futures_util::future::join_all((0..1_000).map(|_| request())).await;
        at.sort();
        let within = |first: Duration| at.iter().filter(|time| **time >= first && **time - first < WINDOW).count();
        assert_eq!(at.iter().map(|sent| within(*sent)).max(), Some(50));
        assert!(at[999] < Duration::from_secs(25), "80 % of the limit: {:?}", at[999]);
    }

    #[tokio::test(start_paused = true)]
    async fn urgent_requests_go_first() {
        let budget = RequestBudget::new(50);
        let (background, urgent) =
            tokio::join!(times(&budget, Priority::Background, 1_000), times(&budget, Priority::Urgent, 20));
        assert!(urgent[19] < Duration::from_millis(600), "{urgent:?}");
        assert!(background[999] > Duration::from_secs(20), "the others wait");
        assert_eq!(budget.backlog(), Duration::ZERO);
    }

    #[tokio::test(start_paused = true)]
    async fn a_dropped_wait_counts_nothing() {
        let budget = RequestBudget::new(1);
        budget.acquire(Priority::Urgent).await;
        let began = Instant::now();
        for _ in 0..9 {
            let wait = budget.acquire(Priority::Urgent);
            assert!(tokio::time::timeout(Duration::from_millis(10), wait).await.is_err());
        }
        assert_eq!(budget.backlog(), Duration::ZERO);
        budget.acquire(Priority::Background).await;
        assert!(began.elapsed() < Duration::from_millis(1_300), "{:?}", began.elapsed());
    }

    #[tokio::test(start_paused = true)]
    async fn nothing_is_sent_while_discord_asks_for_a_pause() {
        let budget = RequestBudget::new(50);
        budget.pause(Duration::from_secs(3));
        assert!(times(&budget, Priority::Urgent, 1).await[0] >= Duration::from_secs(3));
    }
}
