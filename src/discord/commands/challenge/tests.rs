use serde_json::json;
use serenity::all::Permissions;

use super::*;
use crate::discord::message::custom_id::MAX_LENGTH;
use crate::ids::{ChannelId, InteractionId, UserId};
use crate::play::InteractionToken;
use text::Locale;

fn interaction(detached: bool) -> InteractionContext {
    InteractionContext {
        token: InteractionToken { id: InteractionId(1), token: String::new() },
        user: crate::play::User { id: UserId(2), name: "Anna".to_owned(), locale: Locale::En },
        guild: None,
        channel: ChannelId(3),
        detached,
        in_thread: false,
        parent_channel: ChannelId(3),
        guild_locale: None,
        user_permissions: Permissions::empty(),
        bot_permissions: Permissions::empty(),
        attachment_size_limit: 0,
    }
}

/// Returns the custom IDs of the buttons that challenge user 7.
fn offered(detached: bool, name: &str) -> Vec<String> {
    let message = offer(&interaction(detached), UserId(7), name, false).expect("a person");
    let rows = json!(message.components);
    let rows = rows.as_array().expect("rows").iter().flat_map(|row| row["components"].as_array().expect("buttons"));
    rows.map(|button| button["custom_id"].as_str().expect("an id").to_owned()).collect()
}

#[test]
fn every_game_that_can_be_played_there_has_a_button() {
    let games: usize = REGISTRY.iter().map(|game| game.info().commands().len()).sum();
    assert_eq!(offered(false, "Ben").len(), games);
    let detached = offered(true, "Ben");
    for info in REGISTRY.iter().map(|game| game.info()) {
        let there = detached.iter().any(|id| id.starts_with(&format!("challenge/7/{}/", info.name)));
        assert_eq!(there, !info.real_time, "{}", info.name);
    }
}

#[test]
fn buttons_carry_the_name_as_far_as_it_fits() {
    for name in ["Ben", "a/b", &"\u{10ffff}".repeat(32)] {
        for id in offered(false, name) {
            assert!(id.len() <= MAX_LENGTH, "{id}");
            let Some(CustomId::Challenge { user: UserId(7), name: carried, .. }) = CustomId::parse(&id, &[]) else {
                panic!("{id}")
            };
            assert!(!carried.is_empty() && name.starts_with(&carried), "{carried}");
        }
    }
}

#[test]
fn nobody_challenges_a_bot_or_themselves() {
    let refused = |user, is_bot| match offer(&interaction(true), user, "Ben", is_bot) {
        Err(Error::User(error)) => error.phrase.key,
        other => panic!("{other:?}"),
    };
    assert_eq!(
        (refused(UserId(7), true), refused(UserId(2), false)),
        ("discord-with-bot".into(), "discord-with-yourself".into())
    );
}
