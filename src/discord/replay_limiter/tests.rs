use serenity::all::Permissions;

use super::*;
use crate::ids::{ChannelId, InteractionId, UserId};
use crate::play::{InteractionToken, User};
use text::Locale;

fn interaction(id: u64, user: u64) -> InteractionContext {
    InteractionContext {
        token: InteractionToken { id: InteractionId(id), token: String::new() },
        user: User { id: UserId(user), name: "Anna".to_owned(), locale: Locale::En },
        guild: None,
        channel: ChannelId(3),
        detached: false,
        in_thread: false,
        parent_channel: ChannelId(3),
        guild_locale: None,
        user_permissions: Permissions::empty(),
        bot_permissions: Permissions::empty(),
        attachment_size_limit: 0,
    }
}

/// Returns the key of the refusal.
fn refused<T>(result: Result<T, Error>) -> String {
    match result {
        Err(Error::User(error)) => error.phrase.key.to_string(),
        Err(Error::Internal(error)) => panic!("{error}"),
        Ok(_) => panic!("the replay was admitted"),
    }
}

#[test]
fn a_user_has_one_pending_replay() {
    let limiter = ReplayLimiter::new();
    let first = limiter.admit(&interaction(1, 7)).expect("the first").expect("not redelivered");
    assert!(limiter.admit(&interaction(1, 7)).expect("no refusal").is_none(), "a redelivery draws nothing");
    assert_eq!(refused(limiter.admit(&interaction(2, 7))), "discord-replay-pending");
    assert!(limiter.admit(&interaction(3, 8)).expect("another user").is_some());
    drop(first);
    assert!(limiter.admit(&interaction(4, 7)).expect("the first is done").is_some());
}

#[test]
fn the_number_of_pending_replays_is_limited() {
    let limiter = ReplayLimiter::new();
    let admit = |user| limiter.admit(&interaction(user, user));
    let pending: Vec<_> = (0..MAX_PENDING as u64).map(|user| admit(user).expect("within the limit")).collect();
    assert_eq!(refused(admit(99)), "discord-replay-busy");
    drop(pending);
    assert!(admit(99).is_ok());
}

#[tokio::test(start_paused = true)]
async fn a_channel_gets_one_replay_in_a_while() {
    let limiter = ReplayLimiter::new();
    limiter.count_in_channel(ChannelId(1)).expect("the first");
    assert_eq!(refused(limiter.count_in_channel(ChannelId(1))), "discord-replay-pause");
    limiter.count_in_channel(ChannelId(2)).expect("another channel");
    tokio::time::advance(CHANNEL_PAUSE).await;
    limiter.count_in_channel(ChannelId(1)).expect("the pause is over");
}
