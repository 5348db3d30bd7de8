//! The system's clock.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use async_trait::async_trait;
use tokio::time::Instant;

use super::ports::Clock;

/// The longest single sleep.
const LONGEST_SLEEP: Duration = Duration::from_secs(3_600);

/// The system's time when the process began, plus the time that has passed since: setting the system's clock changes nothing.
pub struct SystemClock {
    began: Instant,
    began_at: i64,
}

impl SystemClock {
    /// Reads the system's time.
    pub fn new() -> SystemClock {
        let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        SystemClock { began: Instant::now(), began_at: i64::try_from(since_1970.as_millis()).unwrap_or(0) }
    }
}

impl Default for SystemClock {
    fn default() -> SystemClock {
        SystemClock::new()
    }
}

#[async_trait]
impl Clock for SystemClock {
    fn now(&self) -> i64 {
        self.began_at.saturating_add(i64::try_from(self.began.elapsed().as_millis()).unwrap_or(i64::MAX))
    }

    async fn until(&self, moment: i64) {
        loop {
            let left = moment.saturating_sub(self.now());
            if left <= 0 {
                return;
            }
            let left = Duration::from_millis(left.unsigned_abs());
            tokio::time::sleep(left.min(LONGEST_SLEEP)).await;
        }
    }
}
