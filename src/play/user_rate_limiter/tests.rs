use super::*;

#[test]
fn each_user_has_a_limit_of_their_own() {
    let limiter = UserRateLimiter::new(1_000, 10);
    assert_eq!([100, 200, 300].map(|at| limiter.take(1, 2, at)), [Ok(()), Ok(()), Err(1_100)]);
    assert_eq!(limiter.take(2, 2, 300), Ok(()), "another user is not limited");
    assert_eq!([1_099, 1_100].map(|at| limiter.take(1, 2, at)), [Err(1_100), Ok(())]);
}

#[test]
fn memory_is_bounded() {
    let limiter = UserRateLimiter::new(1_000, 10);
    assert!((0..100).all(|key| limiter.take(key, 1, key as i64).is_ok()));
    assert_eq!(limiter.counts.lock().len(), 10);
    assert_eq!(limiter.take(0, 1, 500), Err(1_000), "counted users are still limited");
    assert_eq!(
        [2_000, 2_001].map(|at| limiter.take(200, 1, at)),
        [Ok(()), Err(3_000)],
        "and then new ones are counted"
    );
}
