//! The system's clock.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use async_trait::async_trait;
use parking_lot::Mutex;

use super::ports::Clock;
use crate::timestamp::Timestamp;

/// The tolerated difference from the system's clock, in microseconds.
const TOLERANCE: i64 = 1_000_000;
/// While the system's clock is behind, this clock skips one microsecond in this many, so it runs 10 % slower.
const LEFT_OUT: i64 = 10;
/// The longest single sleep. It is limited because the machine might be suspended, or its clock set, during a sleep.
const MAX_SLEEP: Duration = Duration::from_secs(60);

/// The system's time, which never goes backwards.
///
/// It follows a monotonic clock, which users of the machine cannot set but which stops while the machine is suspended.
/// When the system's clock is ahead, this clock jumps forward. After the system's clock was set back, this clock runs
/// slower until both agree.
pub struct SystemClock {
    read: Box<dyn Fn() -> Reading + Send + Sync>,
    timeline: Mutex<Timeline>,
}

/// The readings of the machine's clocks at one moment, in microseconds.
#[derive(Clone, Copy)]
struct Reading {
    /// The time since the clock was created. It stops in tests with a paused runtime.
    elapsed: i64,
    /// The real time since the clock was created, even in tests with a paused runtime.
    monotonic: i64,
    /// The system's time since 1970 (UTC).
    system: i64,
}

/// The time that the clock has reached, in microseconds.
struct Timeline {
    elapsed: i64,
    now: i64,
    follows: bool,
}

impl SystemClock {
    /// Reads the machine's clocks.
    pub fn new() -> SystemClock {
        let (began, real) = (tokio::time::Instant::now(), Instant::now());
        SystemClock::over(move || Reading {
            elapsed: microseconds(began.elapsed()),
            monotonic: microseconds(real.elapsed()),
            system: microseconds(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()),
        })
    }

    fn over(read: impl Fn() -> Reading + Send + Sync + 'static) -> SystemClock {
        let first = read();
        let timeline = Timeline { elapsed: first.elapsed, now: first.time(), follows: true };
        SystemClock { read: Box::new(read), timeline: Mutex::new(timeline) }
    }
}

impl Default for SystemClock {
    fn default() -> SystemClock {
        SystemClock::new()
    }
}

#[async_trait]
impl Clock for SystemClock {
    fn now(&self) -> Timestamp {
        Timestamp(self.timeline.lock().advance((self.read)()) / 1_000)
    }

    async fn until(&self, moment: Timestamp) {
        loop {
            let left = moment - self.now();
            if left.is_zero() {
                return;
            }
            tokio::time::sleep(left.min(MAX_SLEEP)).await;
        }
    }
}

impl Reading {
    /// Returns the time that this clock approaches.
    fn time(self) -> i64 {
        self.system + (self.elapsed - self.monotonic)
    }
}

impl Timeline {
    fn advance(&mut self, reading: Reading) -> i64 {
        let passed = (reading.elapsed - self.elapsed).max(0);
        self.elapsed += passed;
        let ahead = reading.time() - (self.now + passed);
        let follows = ahead.abs() <= TOLERANCE;
        if self.follows && !follows {
            tracing::warn!(seconds = ahead / 1_000_000, "the system's clock was set, or the machine was suspended");
        }
        self.now += match follows {
            true => passed,
            false if ahead > 0 => passed + ahead,
            false => passed - passed / LEFT_OUT,
        };
        self.follows = follows || ahead > 0;
        self.now
    }
}

fn microseconds(duration: Duration) -> i64 {
    i64::try_from(duration.as_micros()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    const SECOND: i64 = 1_000_000;

    /// Returns a clock for a machine whose elapsed time and system time are set by the test.
    fn clock() -> (SystemClock, Arc<Mutex<(i64, i64)>>) {
        let machine = Arc::new(Mutex::new((0, 500 * SECOND)));
        let clocks = Arc::clone(&machine);
        let read = move || {
            let (elapsed, system) = *clocks.lock();
            Reading { elapsed, monotonic: elapsed, system }
        };
        (SystemClock::over(read), machine)
    }

    #[test]
    fn the_clock_jumps_forward_after_a_suspension() {
        let (clock, machine) = clock();
        assert_eq!(clock.now(), Timestamp(500_000));
        *machine.lock() = (10 * SECOND, 510 * SECOND);
        assert_eq!(clock.now(), Timestamp(510_000));
        *machine.lock() = (11 * SECOND, 4_111 * SECOND);
        assert_eq!(clock.now(), Timestamp(4_111_000), "an hour of suspension counts");
        *machine.lock() = (12 * SECOND, 4_112 * SECOND);
        assert_eq!(clock.now(), Timestamp(4_112_000));
    }

    #[test]
    fn the_clock_runs_slower_but_never_back_after_the_system_was_set_back() {
        let (clock, machine) = clock();
        let mut before = clock.now();
        // The system time was set back by 100 s, so this clock runs 10 % slower. After 990 s, the difference has shrunk
        // to the tolerance.
        for second in 1..=990 {
            *machine.lock() = (second * SECOND, (400 + second) * SECOND);
            let now = clock.now();
            assert!((900..=1_000).contains(&(now - before).as_millis()), "second {second}: {before:?} then {now:?}");
            before = now;
        }
        assert_eq!(before, Timestamp(1_391_000));
        *machine.lock() = (2_000 * SECOND, 2_400 * SECOND);
        assert_eq!(clock.now(), Timestamp(2_401_000), "as fast as the system again");
    }

    #[test]
    fn a_small_difference_is_left_alone() {
        let (clock, machine) = clock();
        *machine.lock() = (10 * SECOND, 509 * SECOND);
        assert_eq!(clock.now(), Timestamp(510_000));
        *machine.lock() = (20 * SECOND, 521 * SECOND);
        assert_eq!(clock.now(), Timestamp(520_000));
    }
}
