//! Tests that ratings are less certain in a later season, and that each server gets a season's podium once.

on_both![
    a_rating_is_less_certain_in_a_later_season,
    each_server_has_its_own_uncertainty,
    a_podium_is_due_until_it_is_posted,
    a_podium_is_due_only_in_the_servers_of_these_shards,
    old_posts_and_those_of_left_servers_are_deleted,
    a_podium_is_in_the_language_of_the_newest_match,
];

use std::time::Duration;

use super::*;
use crate::ids::RoleId;
use crate::play::Setting;
use crate::store::DueSeasonPost;
use crate::store::players::player_stats::{ALL_GUILDS, StatsKey};
use crate::store::players::ratings::Rating;
use crate::store::retention::Retention;

const DAY: Duration = Duration::from_secs(86_400);
const SEASON: Season = Season { year: 2026, quarter: 4 };
const NOW: Timestamp = Timestamp(1_798_761_600_000);
const KEEP_ALL: Retention = Retention { cancelled_lobbies_days: 0, reports_days: 0, left_servers_days: 30 };

/// Anna beats Ben on this server. Returns how her rating changed.
async fn win(database: &Database, guild: GuildId, ended_at: Timestamp) -> RatingChange {
    let mut meta = lobby("sssnake", vec![person(ANNA), person(BEN)]);
    meta.location.guild = Some(guild);
    let mut story = Story::begin(database, meta).await;
    story.meta.ended_at = Some(ended_at);
    story.end(&[1, 2], None).await.remove(0)
}

async fn rating(database: &Database, guild: GuildId) -> Rating {
    let mut db = database.readers.acquire().await.unwrap();
    StatsKey { game: "sssnake", guild, user: ANNA }.load(&mut db).await.unwrap().rating.expect("a rating")
}

async fn a_rating_is_less_certain_in_a_later_season(database: Database) {
    let first = win(&database, GUILD, SEASON.start()).await;
    let second = win(&database, GUILD, NOW - Duration::from_millis(1)).await;
    assert_eq!(second.rating_before, first.rating_after, "the same season");
    let certain = rating(&database, ALL_GUILDS).await;
    // Two seasons pass. Before that, Anna plays a match in which nobody is rated.
    let mut unrated = Story::begin(&database, lobby("sssnake", vec![person(ANNA), computer(Level::Easy)])).await;
    unrated.meta.ended_at = Some(NOW);
    assert_eq!(unrated.end(&[1, 2], None).await, []);
    assert_eq!(rating(&database, ALL_GUILDS).await, certain, "it changes only with a rated match");
    let third = win(&database, GUILD, NOW + 100 * DAY).await;
    assert_eq!(third.rating_before, certain.after_seasons(2).display_value());
    assert!(
        third.rating_before < second.rating_after && third.rating_after > third.rating_before,
        "{second:?} {third:?}"
    );
    let fourth = win(&database, GUILD, NOW + 100 * DAY).await;
    assert_eq!(fourth.rating_before, third.rating_after, "once for each season");
}

async fn each_server_has_its_own_uncertainty(database: Database) {
    win(&database, GUILD, SEASON.start()).await;
    let here = rating(&database, GUILD).await;
    win(&database, GuildId(GUILD.0 + 1), NOW).await;
    assert_eq!(rating(&database, GUILD).await, here);
    let everywhere = rating(&database, ALL_GUILDS).await;
    let change = win(&database, GUILD, NOW).await;
    assert_eq!(change.rating_before, everywhere.display_value(), "the last rated match was in this season");
    let (_, aged, _) = here.after_seasons(1).parts();
    let (_, after, _) = rating(&database, GUILD).await.parts();
    assert!(here.parts().1 < aged && after < aged && after > here.parts().1 - 10.0, "{here:?} {aged} {after}");
}

async fn due(database: &Database, of: &ShardSet) -> Vec<DueSeasonPost> {
    database.due_season_posts(of, SEASON).await.unwrap()
}

async fn a_podium_is_due_until_it_is_posted(database: Database) {
    let guilds = [GUILD, GuildId(GUILD.0 + 1), GuildId(GUILD.0 + 2)];
    let due = async || due(&database, &ShardSet::all()).await;
    database.set_guild_setting(guilds[2], &Setting::Threads(true)).await.unwrap();
    assert_eq!(due().await, [], "no server wants it");
    for guild in &guilds[..2] {
        database.set_guild_setting(*guild, &Setting::SeasonChannel(Some(CHANNEL))).await.unwrap();
    }
    let post = |guild, begun_at| DueSeasonPost { guild, begun_at };
    assert_eq!(due().await, [post(guilds[0], None), post(guilds[1], None)]);
    database.begin_season_post(guilds[0], SEASON, NOW).await.unwrap();
    database.begin_season_post(guilds[0], SEASON, NOW + DAY).await.unwrap();
    assert_eq!(due().await, [post(guilds[1], None), post(guilds[0], Some(NOW))], "it is tried again, after the others");
    database.finish_season_post(guilds[0], SEASON, NOW).await.unwrap();
    database.finish_season_post(guilds[1], SEASON, NOW).await.unwrap();
    assert_eq!(due().await, []);
    database.begin_season_post(guilds[0], SEASON, NOW).await.unwrap();
    assert_eq!(due().await, [], "it stays posted");
    let next = database.due_season_posts(&ShardSet::all(), Season { year: 2027, quarter: 1 }).await.unwrap();
    assert_eq!(next.len(), 2, "the next season");
    database.set_guild_setting(guilds[0], &Setting::SeasonChannel(None)).await.unwrap();
    let next = database.due_season_posts(&ShardSet::all(), Season { year: 2027, quarter: 1 }).await.unwrap();
    assert_eq!(next, [post(guilds[1], None)]);
    database.set_guild_setting(guilds[1], &Setting::SeasonChannel(None)).await.unwrap();
    database.set_guild_setting(guilds[1], &Setting::SeasonRole(Some(RoleId(9)))).await.unwrap();
    let next = database.due_season_posts(&ShardSet::all(), Season { year: 2027, quarter: 1 }).await.unwrap();
    assert_eq!(next, [post(guilds[1], None)], "the server gives a role");
}

async fn a_podium_is_due_only_in_the_servers_of_these_shards(database: Database) {
    let guilds = [GuildId(1 << 22), GuildId(2 << 22)];
    for guild in guilds {
        database.set_guild_setting(guild, &Setting::SeasonChannel(Some(CHANNEL))).await.unwrap();
    }
    for (shard, guild) in [(1, guilds[0]), (0, guilds[1])] {
        let mut only = ShardSet::empty(2);
        only.insert(shard);
        assert_eq!(due(&database, &only).await, [DueSeasonPost { guild, begun_at: None }]);
    }
    assert_eq!(due(&database, &ShardSet::empty(2)).await, []);
}

async fn old_posts_and_those_of_left_servers_are_deleted(database: Database) {
    let rows = async || database.row_counts().await.unwrap().into_iter().find(|(table, _)| *table == "season_posts");
    database.finish_season_post(GUILD, SEASON, NOW).await.unwrap();
    database.prune(NOW + 8 * DAY, KEEP_ALL).await.unwrap();
    assert_eq!(rows().await, Some(("season_posts", 1)), "the last season");
    database.prune(NOW + 91 * DAY, KEEP_ALL).await.unwrap();
    assert_eq!(rows().await, Some(("season_posts", 0)));
    database.finish_season_post(GUILD, SEASON, NOW).await.unwrap();
    database.mark_guild_left(GUILD, NOW - 31 * DAY).await.unwrap();
    database.prune(NOW, KEEP_ALL).await.unwrap();
    assert_eq!(rows().await, Some(("season_posts", 0)));
}

async fn a_podium_is_in_the_language_of_the_newest_match(database: Database) {
    assert_eq!(database.locale_of_newest_match(GUILD).await.unwrap(), None);
    for locale in [Locale::Fr, Locale::Fi] {
        let meta = MatchMeta { locale, ..lobby("sssnake", vec![person(ANNA), person(BEN)]) };
        Story::begin(&database, meta).await.end(&[1, 2], None).await;
    }
    assert_eq!(database.locale_of_newest_match(GUILD).await.unwrap(), Some(Locale::Fi));
}
