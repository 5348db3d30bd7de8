//! The system's clock.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use async_trait::async_trait;
use parking_lot::Mutex;

use super::ports::Clock;
use crate::telemetry;
use crate::timestamp::Timestamp;

/// The tolerated difference from the system's clock, in microseconds.
const TOLERANCE_MICROS: i64 = 1_000_000;
/// While the system's clock is behind, this clock leaves out one of every `SLOWDOWN_DIVISOR` microseconds, so it runs
/// 10 % slower.
const SLOWDOWN_DIVISOR: i64 = 10;
/// A larger difference, in microseconds, counts as a step of the system's clock.
const MIN_STEP_MICROS: i64 = 60 * 1_000_000;
/// The longest sleep before this clock looks at the time again, because it might have jumped forward.
const MAX_SLEEP: Duration = Duration::from_secs(60);

/// A clock that follows the system's time, but goes back only in [`Clock::apply_step`].
///
/// It is based on a monotonic clock, which users of the machine cannot set but which stops while the machine is
/// suspended. If the system's clock is up to a minute ahead, this clock jumps forward. If the system's clock is up to a
/// minute behind, this clock runs slower until both agree. A larger difference is a step, which is applied once nothing
/// in memory holds a time from before the step.
pub struct SystemClock {
    read: Box<dyn Fn() -> ClockReading + Send + Sync>,
    timeline: Mutex<Timeline>,
}

/// The readings of the machine's clocks at one moment, in microseconds.
#[derive(Clone, Copy)]
struct ClockReading {
    /// The time since the clock was created. In tests with a paused runtime, this time stops.
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
    /// If the difference is a step, how far the system's clock is ahead of this clock. Negative if the system's clock
    /// was set back.
    unapplied_step: Option<i64>,
    /// The sum of all clock steps applied so far.
    applied_steps: i64,
}

impl SystemClock {
    /// Creates a clock that reads the machine's clocks.
    pub fn new() -> SystemClock {
        let (began, real) = (tokio::time::Instant::now(), Instant::now());
        SystemClock::with_clocks(move || ClockReading {
            elapsed: microseconds(began.elapsed()),
            monotonic: microseconds(real.elapsed()),
            system: microseconds(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()),
        })
    }

    fn with_clocks(read: impl Fn() -> ClockReading + Send + Sync + 'static) -> SystemClock {
        let first = read();
        let timeline =
            Timeline { elapsed: first.elapsed, now: first.target_time(), unapplied_step: None, applied_steps: 0 };
        SystemClock { read: Box::new(read), timeline: Mutex::new(timeline) }
    }

    fn with_current_timeline<T>(&self, value: impl FnOnce(&mut Timeline) -> T) -> T {
        let mut timeline = self.timeline.lock();
        timeline.advance((self.read)());
        value(&mut timeline)
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
        self.with_current_timeline(|timeline| Timestamp(timeline.now / 1_000))
    }

    fn now_for_leases(&self) -> Timestamp {
        self.with_current_timeline(|timeline| {
            Timestamp((timeline.now + timeline.unapplied_step.unwrap_or(0).max(0)) / 1_000)
        })
    }

    /// The waiting time stays the same if a clock step is applied in the meantime.
    async fn sleep_until(&self, moment: Timestamp) {
        let without_steps =
            || self.with_current_timeline(|timeline| Timestamp((timeline.now - timeline.applied_steps) / 1_000));
        let left = moment - self.now();
        let end = without_steps() + left;
        loop {
            let left = end - without_steps();
            if left.is_zero() {
                return;
            }
            tokio::time::sleep(left.min(MAX_SLEEP)).await;
        }
    }

    fn has_unapplied_step(&self) -> bool {
        self.with_current_timeline(|timeline| timeline.unapplied_step.is_some())
    }

    fn apply_step(&self) {
        let step = self.with_current_timeline(|timeline| {
            let step = timeline.unapplied_step.take()?;
            timeline.now += step;
            timeline.applied_steps += step;
            Some(step)
        });
        if let Some(step) = step {
            telemetry::increment(telemetry::CLOCK_STEPS);
            tracing::warn!(seconds = step / 1_000_000, "the system's clock was set, or the machine was suspended");
        }
    }
}

impl ClockReading {
    /// Returns the time that this clock should show.
    fn target_time(self) -> i64 {
        self.system + (self.elapsed - self.monotonic)
    }
}

impl Timeline {
    fn advance(&mut self, reading: ClockReading) {
        let passed = (reading.elapsed - self.elapsed).max(0);
        self.elapsed += passed;
        let ahead = reading.target_time() - (self.now + passed);
        self.unapplied_step = (ahead.abs() > MIN_STEP_MICROS).then_some(ahead);
        self.now += match ahead {
            _ if ahead.abs() <= TOLERANCE_MICROS || self.unapplied_step.is_some() => passed,
            1.. => passed + ahead,
            _ => passed - passed / SLOWDOWN_DIVISOR,
        };
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
            ClockReading { elapsed, monotonic: elapsed, system }
        };
        (SystemClock::with_clocks(read), machine)
    }

    #[test]
    fn the_clock_runs_slower_but_never_back_after_the_system_was_set_back_a_little() {
        let (clock, machine) = clock();
        let mut before = clock.now();
        // The system time was set back by 50 s, so this clock runs 10 % slower. After 490 s, the difference has shrunk
        // to the tolerance.
        for second in 1..=490 {
            *machine.lock() = (second * SECOND, (450 + second) * SECOND);
            let now = clock.now();
            assert!((900..=1_000).contains(&(now - before).as_millis()), "second {second}: {before:?} then {now:?}");
            before = now;
        }
        assert_eq!(before, Timestamp(941_000));
        *machine.lock() = (2_000 * SECOND, 2_450 * SECOND);
        assert_eq!(clock.now(), Timestamp(2_451_000), "as fast as the system again");
        *machine.lock() = (2_010 * SECOND, 2_520 * SECOND);
        assert_eq!(clock.now(), Timestamp(2_520_000), "and forward at once");
    }

    #[test]
    fn a_step_waits_until_it_is_followed() {
        let (clock, machine) = clock();
        for (system, latest) in [(4_110, 4_110), (100, 520)] {
            *machine.lock() = (20 * SECOND, system * SECOND);
            assert_eq!(
                (clock.now(), clock.has_unapplied_step()),
                (Timestamp(520_000), true),
                "as if nothing had happened"
            );
            assert_eq!(
                clock.now_for_leases(),
                Timestamp(latest * 1_000),
                "leases end, in case the machine was suspended"
            );
        }
        *machine.lock() = (30 * SECOND, 530 * SECOND);
        assert_eq!((clock.now(), clock.has_unapplied_step()), (Timestamp(530_000), false), "it was set right again");
        for system in [4_110, 100] {
            *machine.lock() = (30 * SECOND, system * SECOND);
            clock.apply_step();
            assert_eq!((clock.now(), clock.has_unapplied_step()), (Timestamp(system * 1_000), false));
        }
    }

    #[tokio::test(start_paused = true)]
    async fn waits_keep_the_time_that_is_left() {
        let began = tokio::time::Instant::now();
        let set = Arc::new(Mutex::new(0));
        let step = Arc::clone(&set);
        let clock = Arc::new(SystemClock::with_clocks(move || {
            let elapsed = microseconds(began.elapsed());
            ClockReading { elapsed, monotonic: elapsed, system: 500_000 * SECOND + elapsed + *step.lock() }
        }));
        let waits = Arc::clone(&clock);
        let wait = tokio::spawn(async move { waits.sleep_until(waits.now() + Duration::from_secs(90)).await });
        for step in [259_200, 0] {
            clock.sleep_until(clock.now() + Duration::from_secs(20)).await;
            *set.lock() = step * SECOND;
            clock.apply_step();
        }
        wait.await.expect("it ends");
        assert_eq!(began.elapsed().as_secs(), 90);
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
