//! Measures CPU time, which, unlike wall-clock time, does not depend on other running programs. Linux only.

use std::time::Duration;

/// Returns the CPU time of this thread, accurate to a few milliseconds.
pub fn of_this_thread() -> Duration {
    let run = std::fs::read_to_string("/proc/thread-self/schedstat").expect("Linux's CPU time of this thread");
    Duration::from_nanos(run.split(' ').next().and_then(|field| field.parse().ok()).expect("nanoseconds"))
}

/// Calls `call` again and again for at least `least`. Returns the sum of the returned counts per second of CPU time.
pub fn rate(least: Duration, mut call: impl FnMut() -> u64) -> f64 {
    let (began, mut sum) = (of_this_thread(), 0);
    loop {
        sum += std::hint::black_box(call());
        let took = of_this_thread() - began;
        if took >= least {
            return sum as f64 / took.as_secs_f64();
        }
    }
}
