use std::sync::Arc;

use super::*;

const SECOND: i64 = 1_000_000;

/// A clock over a machine whose clocks the test sets: elapsed time and system time.
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
    assert_eq!(clock.now(), 500_000);
    *machine.lock() = (10 * SECOND, 510 * SECOND);
    assert_eq!(clock.now(), 510_000);
    *machine.lock() = (11 * SECOND, 4_111 * SECOND);
    assert_eq!(clock.now(), 4_111_000, "an hour of suspension counts");
    *machine.lock() = (12 * SECOND, 4_112 * SECOND);
    assert_eq!(clock.now(), 4_112_000);
}

#[test]
fn the_clock_runs_slower_but_never_back_after_the_system_was_set_back() {
    let (clock, machine) = clock();
    let mut before = clock.now();
    // Set back by 100 seconds: after 990 seconds a tenth of them has made up for all but the tolerance.
    for second in 1..=990 {
        *machine.lock() = (second * SECOND, (400 + second) * SECOND);
        let now = clock.now();
        assert!((900..=1_000).contains(&(now - before)), "second {second}: {before} then {now}");
        before = now;
    }
    assert_eq!(before, 1_391_000);
    *machine.lock() = (2_000 * SECOND, 2_400 * SECOND);
    assert_eq!(clock.now(), 2_401_000, "as fast as the system again");
}

#[test]
fn a_small_difference_is_left_alone() {
    let (clock, machine) = clock();
    *machine.lock() = (10 * SECOND, 509 * SECOND);
    assert_eq!(clock.now(), 510_000);
    *machine.lock() = (20 * SECOND, 521 * SECOND);
    assert_eq!(clock.now(), 520_000);
}
