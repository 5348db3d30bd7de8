//! Tests that the settings and unfinished matches of servers that removed the bot are deleted after a while.

on_both![
    what_belongs_to_a_server_is_deleted_after_a_while,
    a_server_that_invites_the_bot_again_keeps_everything,
    what_happened_while_no_process_ran_is_noticed,
];

use std::time::Duration;

use super::*;
use crate::ids::{GuildId, MatchId};
use crate::play::{GuildSettings, Setting};
use crate::store::retention::Retention;
use crate::timestamp::Timestamp;

const DAY: Duration = Duration::from_secs(86_400);
const NOW: Timestamp = Timestamp(1_800_000_000_000);
const RETENTION: Retention = Retention { cancelled_lobbies_days: 0, reports_days: 0, left_servers_days: 30 };

/// Stores a server's settings, a finished match and an archived match. Returns both matches.
async fn fill(database: &Database, guild: GuildId) -> (MatchId, MatchId) {
    let at = |mut meta: MatchMeta| {
        meta.location.guild = Some(guild);
        meta
    };
    database.set_guild_setting(guild, &Setting::Threads(true)).await.unwrap();
    database.set_guild_setting(guild, &Setting::Avatars(false)).await.unwrap();
    let mut over = Story::begin(database, at(lobby("sssnake", vec![person(ANNA), person(BEN)]))).await;
    over.end(&[1, 2], None).await;
    let mut archived = Story::begin(database, at(lobby("sssnake", vec![person(ANNA), person(BEN)]))).await;
    archived.meta.stage = Stage::Archived;
    archived.rounds.push(RoundResult { points: vec![1, 0], totals: vec![1, 0] });
    archived.commit(&[step(0)], None).await.unwrap();
    (over.meta.id, archived.meta.id)
}

async fn has_settings(database: &Database, guild: GuildId) -> bool {
    database.settings(guild).await.unwrap() != GuildSettings::default()
}

async fn exists(database: &Database, id: MatchId) -> bool {
    database.load(id).await.unwrap().is_some()
}

async fn what_belongs_to_a_server_is_deleted_after_a_while(database: Database) {
    let (over, archived) = fill(&database, GUILD).await;
    let mut detached = lobby("sssnake", vec![person(ANNA), person(BEN)]);
    detached.location.detached = true;
    let detached = Story::begin(&database, detached).await.meta.id;
    let (_, elsewhere) = fill(&database, GuildId(GUILD.0 + 1)).await;
    database.mark_guild_left(GUILD, NOW).await.unwrap();
    database.mark_guild_left(GUILD, NOW + DAY).await.unwrap();
    database.prune(NOW + 30 * DAY, RETENTION).await.unwrap();
    assert!(has_settings(&database, GUILD).await && exists(&database, archived).await, "30 days are not over");
    let for_ever = Retention { left_servers_days: 0, ..RETENTION };
    database.prune(NOW + 400 * DAY, for_ever).await.unwrap();
    assert!(has_settings(&database, GUILD).await);
    assert!(
        !database.prune(NOW + 30 * DAY + Duration::from_millis(1), RETENTION).await.unwrap(),
        "the first time counts"
    );
    assert!(!has_settings(&database, GUILD).await && !exists(&database, archived).await);
    assert!(exists(&database, over).await && exists(&database, detached).await, "matches that count stay");
    assert_eq!(database.stats(ANNA, Some("sssnake"), Some(GUILD)).await.unwrap().tally.total(), 1);
    assert!(
        has_settings(&database, GuildId(GUILD.0 + 1)).await && exists(&database, elsewhere).await,
        "another server"
    );

    database.mark_guild_left(GuildId(GUILD.0 + 1), NOW).await.unwrap();
    database.prune(NOW + 31 * DAY, RETENTION).await.unwrap();
    assert!(exists(&database, elsewhere).await, "SQLite would give the number of the newest match to the next one");
    fill(&database, GuildId(GUILD.0 + 2)).await;
    database.prune(NOW + 31 * DAY, RETENTION).await.unwrap();
    assert!(!exists(&database, elsewhere).await);
}

async fn a_server_that_invites_the_bot_again_keeps_everything(database: Database) {
    let (_, archived) = fill(&database, GUILD).await;
    fill(&database, GuildId(GUILD.0 + 1)).await;
    database.mark_guild_left(GUILD, NOW).await.unwrap();
    database.mark_guild_joined(GUILD).await.unwrap();
    database.prune(NOW + 99 * DAY, RETENTION).await.unwrap();
    assert!(has_settings(&database, GUILD).await && exists(&database, archived).await);
    database.mark_guild_left(GUILD, NOW + 99 * DAY).await.unwrap();
    database.prune(NOW + 100 * DAY, RETENTION).await.unwrap();
    assert!(has_settings(&database, GUILD).await, "the days begin again");
}

async fn what_happened_while_no_process_ran_is_noticed(database: Database) {
    for guild in [GUILD, GuildId(GUILD.0 + 1), GuildId(GUILD.0 + 2)] {
        fill(&database, guild).await;
    }
    fill(&database, GuildId(GUILD.0 + 3)).await;
    database.mark_guild_left(GuildId(GUILD.0 + 1), NOW).await.unwrap();
    let members = [GUILD, GuildId(GUILD.0 + 1)];
    let left = database.sync_left_guilds(&ShardSet::all(), |guild| members.contains(&guild), NOW).await.unwrap();
    assert_eq!(left, [GuildId(GUILD.0 + 2), GuildId(GUILD.0 + 3)]);
    let again = database.sync_left_guilds(&ShardSet::all(), |guild| members.contains(&guild), NOW + DAY).await.unwrap();
    assert_eq!(again, [GuildId(0); 0], "they are known");
    database.prune(NOW + 30 * DAY + Duration::from_millis(1), RETENTION).await.unwrap();
    let kept = [GUILD, GuildId(GUILD.0 + 1), GuildId(GUILD.0 + 2), GuildId(GUILD.0 + 3)]
        .map(|guild| has_settings(&database, guild));
    let kept = futures_util::future::join_all(kept).await;
    assert_eq!(kept, [true, true, false, false]);
}
