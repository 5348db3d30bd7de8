use super::*;

#[tokio::test(start_paused = true)]
async fn a_channel_gets_one_message_in_a_while() {
    let pause = ChannelPause::new(Duration::from_secs(60));
    assert_eq!(pause.count(1), Ok(()));
    tokio::time::advance(Duration::from_secs(20)).await;
    assert_eq!((pause.count(1), pause.count(2)), (Err(40), Ok(())));
    tokio::time::advance(Duration::from_secs(40)).await;
    assert_eq!(pause.count(1), Ok(()), "the pause is over");
    tokio::time::advance(Duration::from_secs(60)).await;
    assert_eq!(pause.count(3), Ok(()));
    assert_eq!(pause.channels.lock().len(), 1, "old channels are forgotten");
}
