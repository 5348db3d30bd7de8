use super::*;

fn limited(most: u32) -> StartLimiter {
    let starts = StartLimiter::default();
    starts.limit(most);
    starts
}

#[test]
fn any_minute_has_at_most_the_allowed_starts() {
    let starts = limited(2);
    let admitted = [0, 40_000, 50_000, 59_999, 60_000, 60_001, 100_000]
        .map(|at| starts.admit(at as u64, 1, at as u64, at).is_ok());
    assert_eq!(admitted, [true, true, false, false, true, false, true]);
}

#[test]
fn a_redelivered_start_counts_once() {
    let starts = limited(2);
    let admitted = [7, 7, 8, 8, 7, 9].map(|interaction| starts.admit(interaction, 1, 2, 0).is_ok());
    assert_eq!(admitted, [true, true, true, true, true, false]);
}

#[test]
fn a_start_refused_in_one_channel_does_not_count() {
    let starts = limited(1);
    starts.admit(1, 1, 10, 0).expect("the first");
    assert!(starts.admit(2, 2, 10, 0).is_err(), "the channel is taken");
    starts.admit(3, 2, 11, 0).expect("another has room");
}

#[test]
fn memory_is_bounded() {
    let starts = limited(1);
    assert!((0..=MAX as u64).all(|n| starts.admit(n, n, n, 0).is_ok()));
    assert_eq!(starts.admitted.lock().len(), MAX);
    starts.admit(MAX as u64 + 1, 0, 0, 0).expect("the oldest is forgotten");
    assert!(starts.admit(MAX as u64 + 2, 5, MAX as u64 + 9, 0).is_err(), "the others are not");
}
