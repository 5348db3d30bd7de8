//! Tests that each setting of a server is stored separately.

on_both![
    settings_are_the_defaults_until_set,
    two_managers_do_not_undo_each_other,
    a_deleted_channel_is_no_place_for_matches_or_podiums_any_more,
    keys_of_a_newer_process_survive,
    avatars_are_shown_unless_user_or_server_hides_them,
];

use super::*;
use crate::ids::{ChannelId, GuildId, RoleId, UserId};
use crate::play::{DailyTime, GuildSettings, NoticePlace, Setting, StopPermission, UserSettings};

async fn settings_are_the_defaults_until_set(database: Database) {
    assert_eq!(database.settings(GUILD).await.unwrap(), GuildSettings::default());
    let all = [
        Setting::Locale(Some(Locale::Fr)),
        Setting::MatchesPerChannel(7),
        Setting::Pace(Some(Pace::Slow)),
        Setting::Threads(true),
        Setting::Notices(false),
        Setting::PlayersRole(Some(RoleId(u64::MAX >> 1))),
        Setting::SeasonChannel(Some(ChannelId(u64::MAX >> 1))),
        Setting::StartChannels(vec![CHANNEL, ChannelId(u64::MAX >> 1)]),
        Setting::Stopping(StopPermission::Nobody),
        Setting::KeepDays(Some(30)),
        Setting::PuzzleChannel(Some(CHANNEL)),
        Setting::PuzzleTime(DailyTime::parse("8:30", "Europe/Berlin").ok()),
        Setting::PuzzleRole(Some(RoleId(7))),
        Setting::WinnerRole(Some(RoleId(8))),
        Setting::SeasonRole(Some(RoleId(9))),
        Setting::Avatars(false),
        Setting::Barred(vec![ANNA, UserId(u64::MAX >> 1)]),
    ];
    for setting in &all {
        database.set_guild_setting(GUILD, setting).await.unwrap();
    }
    let settings = GuildSettings {
        locale: Some(Locale::Fr),
        own_locale: None,
        matches_per_channel: 7,
        pace: Some(Pace::Slow),
        threads: true,
        notices: false,
        players_role: Some(RoleId(u64::MAX >> 1)),
        season_channel: Some(ChannelId(u64::MAX >> 1)),
        puzzle_channel: Some(CHANNEL),
        puzzle_time: DailyTime::parse("8:30", "Europe/Berlin").ok(),
        puzzle_role: Some(RoleId(7)),
        puzzle_lost: None,
        winner_role: Some(RoleId(8)),
        season_role: Some(RoleId(9)),
        start_channels: vec![CHANNEL, ChannelId(u64::MAX >> 1)],
        stopping: StopPermission::Nobody,
        keep_days: Some(30),
        avatars: false,
        barred: vec![ANNA, UserId(u64::MAX >> 1)],
    };
    assert_eq!(database.settings(GUILD).await.unwrap(), settings);
    for setting in [
        Setting::Locale(None),
        Setting::MatchesPerChannel(1),
        Setting::Pace(None),
        Setting::Threads(false),
        Setting::Notices(true),
        Setting::PlayersRole(None),
        Setting::SeasonChannel(None),
        Setting::PuzzleChannel(None),
        Setting::PuzzleTime(None),
        Setting::PuzzleRole(None),
        Setting::WinnerRole(None),
        Setting::SeasonRole(None),
        Setting::StartChannels(Vec::new()),
        Setting::Stopping(StopPermission::Host),
        Setting::KeepDays(None),
        Setting::Avatars(true),
        Setting::Barred(Vec::new()),
    ] {
        database.set_guild_setting(GUILD, &setting).await.unwrap();
    }
    assert_eq!(database.settings(GUILD).await.unwrap(), GuildSettings::default());
    assert_eq!(database.settings(GuildId(GUILD.0 + 1)).await.unwrap(), GuildSettings::default());
}

async fn two_managers_do_not_undo_each_other(database: Database) {
    let (threads, notices) = (Setting::Threads(true), Setting::Notices(false));
    let (one, other) =
        tokio::join!(database.set_guild_setting(GUILD, &threads), database.set_guild_setting(GUILD, &notices));
    one.unwrap();
    other.unwrap();
    let settings = database.settings(GUILD).await.unwrap();
    assert_eq!((settings.threads, settings.notices), (true, false));
}

async fn a_deleted_channel_is_no_place_for_matches_or_podiums_any_more(database: Database) {
    database.remove_channel(GUILD, CHANNEL).await.unwrap();
    database.set_guild_setting(GUILD, &Setting::StartChannels(vec![CHANNEL, ChannelId(CHANNEL.0 + 1)])).await.unwrap();
    database.set_guild_setting(GUILD, &Setting::SeasonChannel(Some(CHANNEL))).await.unwrap();
    database.remove_channel(GUILD, ChannelId(CHANNEL.0 + 2)).await.unwrap();
    assert_eq!(database.settings(GUILD).await.unwrap().season_channel, Some(CHANNEL));
    database.remove_channel(GUILD, CHANNEL).await.unwrap();
    let settings = database.settings(GUILD).await.unwrap();
    assert_eq!(settings.season_channel, None);
    assert_eq!(settings.start_channels, [ChannelId(CHANNEL.0 + 1)]);
    assert!(settings.may_start_in(ChannelId(CHANNEL.0 + 1)) && !settings.may_start_in(CHANNEL));
    database.remove_channel(GUILD, ChannelId(CHANNEL.0 + 1)).await.unwrap();
    assert!(database.settings(GUILD).await.unwrap().may_start_in(CHANNEL), "everywhere");
}

/// The store keeps keys that it does not know, because a newer process might share the database or have used it
/// earlier.
async fn keys_of_a_newer_process_survive(database: Database) {
    database.set_guild_setting(GUILD, &Setting::Threads(true)).await.unwrap();
    database.change_user_settings(ANNA, |settings| settings.avatar = false).await.unwrap();
    tamper(&database, r#"UPDATE guild_settings SET settings = '{"threads": true, "later": {"a": [1, 2.5]}}'"#).await;
    tamper(&database, r#"UPDATE user_settings SET settings = '{"avatar": false, "later": "é"}'"#).await;
    database.set_guild_setting(GUILD, &Setting::Notices(false)).await.unwrap();
    database.change_user_settings(ANNA, |settings| settings.notices = Some(NoticePlace::Direct)).await.unwrap();
    let settings = GuildSettings { threads: true, notices: false, ..GuildSettings::default() };
    assert_eq!(database.settings(GUILD).await.unwrap(), settings);
    let settings = UserSettings { notices: Some(NoticePlace::Direct), avatar: false, ..UserSettings::default() };
    assert_eq!(database.user_settings(ANNA).await.unwrap(), settings);
    for (statement, later) in [
        ("SELECT settings FROM guild_settings", json!({"a": [1, 2.5]})),
        ("SELECT settings FROM user_settings", json!("é")),
    ] {
        let stored: String = sqlx::query_scalar(statement).fetch_one(&database.readers).await.unwrap();
        assert_eq!(serde_json::from_str::<Value>(&stored).unwrap()["later"], later);
    }
}

async fn avatars_are_shown_unless_user_or_server_hides_them(database: Database) {
    let shown = async |user, guild| database.shows_avatar(user, guild).await.unwrap();
    assert!(shown(ANNA, None).await && shown(ANNA, Some(GUILD)).await);
    database.set_guild_setting(GUILD, &Setting::Avatars(false)).await.unwrap();
    assert!(
        shown(ANNA, None).await && !shown(ANNA, Some(GUILD)).await && shown(ANNA, Some(GuildId(GUILD.0 + 1))).await
    );
    database.change_user_settings(ANNA, |settings| settings.avatar = false).await.unwrap();
    assert!(!shown(ANNA, None).await && !shown(ANNA, Some(GuildId(GUILD.0 + 1))).await && shown(BEN, None).await);
}
