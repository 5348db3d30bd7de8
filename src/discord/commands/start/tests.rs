use serde_json::json;

use super::*;
use crate::discord::commands::tests::interaction as direct;
use crate::discord::gateway::connect::PERMISSIONS;
use crate::discord::message::custom_id::MAX_LENGTH;
use crate::ids::{ChannelId, GuildId, UserId};
use contract::Arg;
use rules::REGISTRY;
use text::Locale;

fn interaction(guild: Option<u64>, in_thread: bool, bot_permissions: Permissions) -> InteractionContext {
    InteractionContext { guild: guild.map(GuildId), in_thread, bot_permissions, ..direct() }
}

/// If the bot lacks a permission to post a match, returns the permission's message key and the error message.
fn lacking(interaction: &InteractionContext, in_thread: bool) -> Option<(String, String)> {
    let Err(Error::User(error)) = check_may_post(interaction, in_thread) else { return None };
    let key = error.phrase.args.iter().find_map(|(name, arg)| match arg {
        Arg::Phrase(permission) if *name == "permission" => Some(permission.key.to_string()),
        _ => None,
    });
    Some((key.expect("a permission"), say(Locale::En, &error.phrase, &[])))
}

#[test]
fn a_missing_permission_is_named_with_its_channel() {
    let all = PERMISSIONS;
    assert_eq!(lacking(&interaction(Some(1), false, all), true), None);
    assert_eq!(lacking(&interaction(Some(1), false, Permissions::ADMINISTRATOR), true), None);
    assert_eq!(
        lacking(&interaction(None, false, Permissions::empty()), false),
        None,
        "direct messages need no permission"
    );
    let without = |permission| interaction(Some(1), false, all.difference(permission));
    let (key, text) = lacking(&without(Permissions::ATTACH_FILES), false).expect("a permission");
    assert_eq!(key, "permission-attach-files");
    assert!(text.contains("Attach Files") && text.contains("<#3>"), "{text}");
    let key = |permission, in_thread| lacking(&without(permission), in_thread).map(|(key, _)| key);
    assert_eq!(key(Permissions::CREATE_PUBLIC_THREADS, false), None);
    assert_eq!(key(Permissions::CREATE_PUBLIC_THREADS, true).as_deref(), Some("permission-create-public-threads"));
}

#[test]
fn threads_need_another_permission() {
    let may = PERMISSIONS.difference(Permissions::SEND_MESSAGES);
    assert_eq!(lacking(&interaction(Some(1), true, may), false), None);
    let key = lacking(&interaction(Some(1), false, may), false).map(|(key, _)| key);
    assert_eq!(key.as_deref(), Some("permission-send-messages"));
}

/// Returns the users for whom a start command reserves seats, or the error's message key. `users` holds each user's ID,
/// and whether they are a bot.
fn reserved_for(users: &[(u64, bool)], guild: Option<u64>, computers: usize) -> Result<Vec<u64>, String> {
    let info = rules::find("sssnake").expect("a game for two to four").info();
    let guest = |&(user, bot): &(u64, bool)| Guest { user: UserId(user), name: format!("Guest {user}"), is_bot: bot };
    let guests: Vec<Guest> = users.iter().map(guest).collect();
    let host = interaction(guild, false, Permissions::empty());
    match reservations(&host, info, &guests, computers) {
        Ok(reserved) => Ok(reserved.iter().map(|reservation| reservation.user.0).collect()),
        Err(Error::User(error)) => Err(error.phrase.key.to_string()),
        Err(Error::Internal(error)) => panic!("{error}"),
    }
}

#[test]
fn a_server_chooses_where_matches_start() {
    let thread = InteractionContext { channel: ChannelId(4), ..interaction(Some(1), true, Permissions::empty()) };
    let settings = |channels: &[u64]| GuildSettings {
        start_channels: channels.iter().copied().map(ChannelId).collect(),
        ..GuildSettings::default()
    };
    for allowed in [&[][..], &[3], &[3, 8]] {
        assert_eq!(check_start_channel(&thread, &settings(allowed)), Ok(()), "a thread of channel 3: {allowed:?}");
    }
    let Err(Error::User(refused)) = check_start_channel(&thread, &settings(&[4, 8, 9])) else {
        panic!("it is refused")
    };
    let text = say(Locale::En, &refused.phrase, &[]);
    assert_eq!(text, "Let’s play in <#4>, <#8> and <#9>: matches in this server start there.");
}

#[test]
fn the_host_chooses_other_people_and_each_once() {
    let refused = |users: &[(u64, bool)], computers| reserved_for(users, Some(1), computers).expect_err("refused");
    assert_eq!(reserved_for(&[(5, false), (6, false)], Some(1), 1), Ok(vec![5, 6]), "in the options' order");
    assert_eq!(refused(&[(5, false), (2, false)], 0), "discord-with-yourself");
    assert_eq!(refused(&[(5, true)], 0), "discord-with-bot");
    assert_eq!(refused(&[(5, false), (5, false)], 0), "discord-with-twice");
    assert_eq!(refused(&[(5, false), (6, false)], 2), "discord-with-too-many");
    assert_eq!(reserved_for(&[(5, false)], None, 0).expect_err("refused"), "discord-with-direct");
    assert_eq!(reserved_for(&[], None, 3), Ok(Vec::new()));
}

/// Returns the custom ids of the buttons with which user 7 can be challenged.
fn offered(detached: bool, name: &str) -> Vec<String> {
    let guest = Guest { user: UserId(7), name: name.to_owned(), is_bot: false };
    let message = challenge_message(&InteractionContext { detached, ..direct() }, &guest).expect("a person");
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
    let refused = |user, is_bot| {
        let guest = Guest { user, name: "Ben".to_owned(), is_bot };
        match challenge_message(&InteractionContext { detached: true, ..direct() }, &guest) {
            Err(Error::User(error)) => error.phrase.key,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(
        (refused(UserId(7), true), refused(UserId(2), false)),
        ("discord-with-bot".into(), "discord-with-yourself".into())
    );
}
