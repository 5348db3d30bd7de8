//! Moments in time.

use std::ops::{Add, Sub};
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// A moment: milliseconds since 1970 (UTC). Sums that are out of range become [`Timestamp::MAX`] or [`Timestamp::MIN`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Timestamp(pub i64);

impl Timestamp {
    /// The earliest possible moment.
    pub const MIN: Timestamp = Timestamp(i64::MIN);
    /// A moment that never comes.
    pub const MAX: Timestamp = Timestamp(i64::MAX);

    /// Returns the seconds since 1970, as Prometheus counts them.
    pub fn as_unix_seconds(self) -> f64 {
        self.0 as f64 / 1_000.0
    }
}

impl Add<Duration> for Timestamp {
    type Output = Timestamp;

    fn add(self, duration: Duration) -> Timestamp {
        Timestamp(self.0.saturating_add(milliseconds(duration)))
    }
}

impl Sub<Duration> for Timestamp {
    type Output = Timestamp;

    fn sub(self, duration: Duration) -> Timestamp {
        Timestamp(self.0.saturating_sub(milliseconds(duration)))
    }
}

/// Returns the time that has passed since `earlier`, or zero if `earlier` is the later moment.
impl Sub for Timestamp {
    type Output = Duration;

    fn sub(self, earlier: Timestamp) -> Duration {
        Duration::from_millis(self.0.saturating_sub(earlier.0).max(0).unsigned_abs())
    }
}

/// Returns a duration in seconds, rounded up, as users see it.
pub fn seconds_rounded_up(duration: Duration) -> i64 {
    duration.as_secs_f64().ceil() as i64
}

/// Returns a duration in whole milliseconds, as stored in the database.
pub fn milliseconds(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}
