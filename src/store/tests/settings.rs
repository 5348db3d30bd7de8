//! Each setting of a server is stored alone.

on_both![
    settings_are_the_defaults_until_set,
    two_managers_do_not_undo_each_other,
    a_deleted_channel_is_no_place_to_start_any_more,
    only_the_flags_that_a_manager_saw_are_cleared,
];

use super::*;
use crate::play::{GuildSettings, Stopping};
use crate::store::Setting;

async fn settings_are_the_defaults_until_set(database: Database) {
    assert_eq!(database.settings(GUILD).await.unwrap(), GuildSettings::default());
    let all = [
        Setting::Locale(Some(Locale::Fr)),
        Setting::MatchesPerChannel(7),
        Setting::Pace(Some(Pace::Slow)),
        Setting::Threads(true),
        Setting::Notices(false),
        Setting::StartChannels(vec![CHANNEL, u64::MAX >> 1]),
        Setting::Stopping(Stopping::Nobody),
        Setting::KeepDays(Some(30)),
    ];
    for setting in &all {
        database.set(GUILD, setting).await.unwrap();
    }
    let settings = GuildSettings {
        locale: Some(Locale::Fr),
        matches_per_channel: 7,
        pace: Some(Pace::Slow),
        threads: true,
        notices: false,
        start_channels: vec![CHANNEL, u64::MAX >> 1],
        stopping: Stopping::Nobody,
        keep_days: Some(30),
    };
    assert_eq!(database.settings(GUILD).await.unwrap(), settings);
    for setting in [
        Setting::Locale(None),
        Setting::MatchesPerChannel(1),
        Setting::Pace(None),
        Setting::Threads(false),
        Setting::Notices(true),
        Setting::StartChannels(Vec::new()),
        Setting::Stopping(Stopping::Host),
        Setting::KeepDays(None),
    ] {
        database.set(GUILD, &setting).await.unwrap();
    }
    assert_eq!(database.settings(GUILD).await.unwrap(), GuildSettings::default());
    assert_eq!(database.settings(GUILD + 1).await.unwrap(), GuildSettings::default());
}

async fn two_managers_do_not_undo_each_other(database: Database) {
    let (threads, notices) = (Setting::Threads(true), Setting::Notices(false));
    let (one, other) = tokio::join!(database.set(GUILD, &threads), database.set(GUILD, &notices));
    one.unwrap();
    other.unwrap();
    let settings = database.settings(GUILD).await.unwrap();
    assert_eq!((settings.threads, settings.notices), (true, false));
}

async fn a_deleted_channel_is_no_place_to_start_any_more(database: Database) {
    database.forget_start_channel(GUILD, CHANNEL).await.unwrap();
    database.set(GUILD, &Setting::StartChannels(vec![CHANNEL, CHANNEL + 1])).await.unwrap();
    database.forget_start_channel(GUILD, CHANNEL + 2).await.unwrap();
    database.forget_start_channel(GUILD, CHANNEL).await.unwrap();
    let settings = database.settings(GUILD).await.unwrap();
    assert_eq!(settings.start_channels, [CHANNEL + 1]);
    assert!(settings.may_start_in(CHANNEL + 1) && !settings.may_start_in(CHANNEL));
    database.forget_start_channel(GUILD, CHANNEL + 1).await.unwrap();
    assert!(database.settings(GUILD).await.unwrap().may_start_in(CHANNEL), "everywhere");
}

async fn only_the_flags_that_a_manager_saw_are_cleared(database: Database) {
    for (guild, user, at) in [(GUILD, ANNA, 10), (GUILD, BEN, 20), (GUILD, CHLOE, 21), (GUILD + 1, ANNA, 10)] {
        assert!(database.flag(guild, user, "fast", at).await.unwrap());
    }
    database.clear_flags(GUILD, 20).await.unwrap();
    let flagged: Vec<u64> = database.flags(GUILD).await.unwrap().into_iter().map(|flag| flag.user).collect();
    assert_eq!(flagged, [CHLOE]);
    assert_eq!(database.flags(GUILD + 1).await.unwrap().len(), 1, "another server keeps its flags");
    assert_eq!(database.settings(GUILD).await.unwrap(), GuildSettings::default());
}
