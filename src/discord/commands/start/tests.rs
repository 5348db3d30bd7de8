use super::*;
use crate::ids::{ChannelId, GuildId, InteractionId, UserId};
use crate::play::{InteractionToken, User};
use text::Locale;

fn interaction(guild: Option<u64>, in_thread: bool, bot_permissions: Permissions) -> InteractionContext {
    InteractionContext {
        token: InteractionToken { id: InteractionId(1), token: String::new() },
        user: User { id: UserId(2), name: "Anna".to_owned(), locale: Locale::En },
        guild: guild.map(GuildId),
        channel: ChannelId(3),
        detached: false,
        in_thread,
        parent_channel: ChannelId(3),
        guild_locale: None,
        user_permissions: Permissions::empty(),
        bot_permissions,
        attachment_size_limit: 0,
    }
}

#[test]
fn a_missing_permission_is_named_with_its_channel() {
    let all = crate::discord::gateway::connect::PERMISSIONS;
    assert_eq!(missing(&interaction(Some(1), false, all), true), None);
    assert_eq!(missing(&interaction(Some(1), false, Permissions::ADMINISTRATOR), true), None);
    assert_eq!(
        missing(&interaction(None, false, Permissions::empty()), false),
        None,
        "direct messages need no permission"
    );
    let without = |permission| interaction(Some(1), false, all.difference(permission));
    assert_eq!(missing(&without(Permissions::ATTACH_FILES), false), Some("permission-attach-files"));
    assert_eq!(missing(&without(Permissions::CREATE_PUBLIC_THREADS), false), None);
    assert_eq!(missing(&without(Permissions::CREATE_PUBLIC_THREADS), true), Some("permission-create-public-threads"));
    let text = say(Locale::En, &lacks("permission-attach-files", ChannelId(3)), &[]);
    assert!(text.contains("Attach Files") && text.contains("<#3>"), "{text}");
}

#[test]
fn threads_need_another_permission() {
    let may = crate::discord::gateway::connect::PERMISSIONS.difference(Permissions::SEND_MESSAGES);
    assert_eq!(missing(&interaction(Some(1), true, may), false), None);
    assert_eq!(missing(&interaction(Some(1), false, may), false), Some("permission-send-messages"));
}

/// Returns the users for whom a start command reserves seats, or the key of the error. Each user is given as their ID
/// and whether they are a bot.
fn reserved_for(users: &[(u64, bool)], guild: Option<u64>, computers: usize) -> Result<Vec<u64>, String> {
    let info = rules::find("sssnake").expect("a game for two to four").info();
    let guest = |&(user, bot): &(u64, bool)| Guest { user: UserId(user), name: format!("Guest {user}"), bot };
    let guests: Vec<Guest> = users.iter().map(guest).collect();
    let host = interaction(guild, false, Permissions::empty());
    match reserved(&host, info, &guests, computers) {
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
        assert_eq!(refuse_elsewhere(&thread, &settings(allowed)), Ok(()), "a thread of channel 3: {allowed:?}");
    }
    let Err(Error::User(refused)) = refuse_elsewhere(&thread, &settings(&[4, 8, 9])) else { panic!("it is refused") };
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
