//! The clock of the real world.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use async_trait::async_trait;
use tokio::time::Instant;

use super::ports::Clock;

/// The longest sleep in one go; longer waits are made of several.
const LONGEST_SLEEP: Duration = Duration::from_secs(3_600);

/// The system's time when the process began, going on evenly from there: setting the system's clock moves nothing.
pub struct SystemClock {
    began: Instant,
    began_at: i64,
}

impl SystemClock {
    /// The clock, beginning now.
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
