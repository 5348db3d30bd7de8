//! Tests how often a server's role is mentioned, and which mentions are waiting or outdated.

on_both![
    a_server_mentions_its_role_once_in_ten_minutes,
    of_two_lobbies_at_once_one_mentions_the_role,
    a_mention_waits_until_it_is_posted_and_is_outdated_once_the_lobby_closes,
    old_mentions_are_deleted,
];

use std::time::Duration;

use super::*;
use crate::ids::MessageId;
use crate::play::{MENTION_POST_TIMEOUT, MIN_ROLE_PAUSE, RoleMentionStore as _};
use crate::store::retention::Retention;

const MS: Duration = Duration::from_millis(1);
const NOW: Timestamp = Timestamp(1_000_000_000);

async fn open(database: &Database) -> MatchId {
    open_as(database, ANNA).await
}

async fn open_as(database: &Database, host: UserId) -> MatchId {
    Story::open(database, MatchMeta { host, ..lobby("sssnake", vec![person(host)]) }).await.meta.id
}

async fn begin(database: &Database, guild: GuildId, lobby: MatchId, now: Timestamp) -> bool {
    database.store_role_mention(guild, lobby, now).await.unwrap()
}

async fn a_server_mentions_its_role_once_in_ten_minutes(database: Database) {
    let lobbies = [open(&database).await, open(&database).await, open_as(&database, BEN).await];
    assert!(begin(&database, GUILD, lobbies[0], NOW).await);
    assert!(!begin(&database, GUILD, lobbies[0], NOW).await, "the same lobby");
    assert!(!begin(&database, GUILD, lobbies[1], NOW + MIN_ROLE_PAUSE - MS).await);
    assert!(begin(&database, GuildId(GUILD.0 + 1), lobbies[2], NOW).await, "a different server");
    assert!(begin(&database, GUILD, lobbies[1], NOW + MIN_ROLE_PAUSE).await);
}

async fn of_two_lobbies_at_once_one_mentions_the_role(database: Database) {
    let (one, two) = (open(&database).await, open(&database).await);
    let begun = tokio::join!(begin(&database, GUILD, one, NOW), begin(&database, GUILD, two, NOW));
    assert_eq!(u8::from(begun.0) + u8::from(begun.1), 1);
}

async fn a_mention_waits_until_it_is_posted_and_is_outdated_once_the_lobby_closes(database: Database) {
    let mut story = Story::open(&database, lobby("sssnake", vec![person(ANNA)])).await;
    let id = story.meta.id;
    begin(&database, GUILD, id, NOW).await;
    let waiting = async |now| database.waiting_role_mentions(&ShardSet::all(), now).await.unwrap();
    let outdated = async || database.outdated_role_mentions(&ShardSet::all()).await.unwrap();
    assert_eq!(waiting(NOW + MENTION_POST_TIMEOUT - MS).await, [id]);
    assert_eq!(waiting(NOW + MENTION_POST_TIMEOUT).await, []);
    let message = (CHANNEL, MessageId(9_007_199_254_740_993));
    database.set_role_mention(id, Some(message)).await.unwrap();
    assert_eq!((waiting(NOW).await, outdated().await), (vec![], vec![]));
    story.meta.stage = Stage::Running;
    story.commit(&[], None).await.unwrap();
    assert_eq!(outdated().await, [(id, message)]);
    database.set_role_mention(id, None).await.unwrap();
    assert_eq!((waiting(NOW).await, outdated().await), (vec![], vec![]));
    assert!(!begin(&database, GUILD, open(&database).await, NOW + MS).await, "the pause goes on");
}

async fn old_mentions_are_deleted(database: Database) {
    begin(&database, GUILD, open(&database).await, NOW).await;
    let keep_all = Retention { cancelled_lobbies_days: 0, reports_days: 0, left_servers_days: 0 };
    let rows = async || database.row_counts().await.unwrap().into_iter().find(|(table, _)| *table == "role_mentions");
    let day = Duration::from_secs(86_400);
    database.prune(NOW + day, keep_all).await.unwrap();
    assert_eq!(rows().await, Some(("role_mentions", 1)));
    database.prune(NOW + day + MS, keep_all).await.unwrap();
    assert_eq!(rows().await, Some(("role_mentions", 0)));
}
