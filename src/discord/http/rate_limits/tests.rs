use super::*;

#[tokio::test(start_paused = true)]
async fn a_channel_takes_five_messages_in_five_seconds() {
    let limiter = KeyedRateLimiter::messages();
    let began = Instant::now();
    let mut at = Vec::new();
    for _ in 0..23 {
        limiter.acquire(1).await;
        at.push(began.elapsed());
    }
    assert_eq!(at[4], Duration::ZERO, "the first five go at once");
    assert!(at.windows(6).all(|six| six[5] - six[0] > Duration::from_secs(5)), "{at:?}");
    assert!(at[22] < Duration::from_secs(22), "no slower than the limit: {at:?}");
    limiter.acquire(2).await;
    assert_eq!(began.elapsed(), at[22], "another channel has its own limit");
}

#[tokio::test(start_paused = true)]
async fn edits_keep_the_same_limit_without_long_pauses() {
    let limiter = KeyedRateLimiter::edits();
    let began = Instant::now();
    let mut at = Vec::new();
    for _ in 0..23 {
        limiter.acquire(1).await;
        at.push(began.elapsed());
    }
    assert_eq!(at[..6].iter().map(Duration::as_millis).collect::<Vec<_>>(), [0, 375, 1125, 2250, 3750, 5250]);
    assert!(at.windows(6).all(|six| six[5] - six[0] > Duration::from_secs(5)), "{at:?}");
    assert!(at.windows(2).all(|two| two[1] - two[0] <= Duration::from_millis(1500)), "{at:?}");
}

#[tokio::test(start_paused = true)]
async fn a_dropped_wait_counts_nothing() {
    let limiter = KeyedRateLimiter::reactions();
    limiter.acquire(1).await;
    let began = Instant::now();
    for _ in 0..9 {
        let dropped = tokio::time::timeout(Duration::from_millis(10), limiter.acquire(1)).await;
        assert!(dropped.is_err());
    }
    limiter.acquire(1).await;
    assert!(began.elapsed() < Duration::from_millis(600), "{:?}", began.elapsed());
}

#[tokio::test(start_paused = true)]
async fn a_channel_gets_one_message_in_a_while() {
    let pause = KeyedRateLimiter::pause(Duration::from_secs(60));
    assert_eq!(pause.count(1), Ok(()));
    tokio::time::advance(Duration::from_secs(20)).await;
    assert_eq!((pause.count(1), pause.count(2)), (Err(40), Ok(())));
    tokio::time::advance(Duration::from_secs(40)).await;
    assert_eq!(pause.count(1), Ok(()), "the pause is over");
}
