//! The processor's time, which other programs on the machine do not lengthen as they do a wall clock's.

use std::time::Duration;

/// How long this thread has run so far, to some milliseconds, as Linux counts it; elsewhere nothing can be measured.
pub fn time() -> Duration {
    let run = std::fs::read_to_string("/proc/thread-self/schedstat").expect("Linux counts a thread's time");
    Duration::from_nanos(run.split(' ').next().and_then(|field| field.parse().ok()).expect("nanoseconds"))
}

/// Calls again and again for about so long, and returns how much of what the calls count was done in a second.
pub fn rate(least: Duration, mut call: impl FnMut() -> u64) -> f64 {
    let (began, mut sum) = (time(), 0);
    loop {
        sum += std::hint::black_box(call());
        let took = time() - began;
        if took >= least {
            return sum as f64 / took.as_secs_f64();
        }
    }
}
