//! Tests that old rows are deleted, except rows that finished matches need.

on_both![
    old_interactions_are_deleted_a_little_at_a_time,
    cancelled_lobbies_are_deleted_after_a_while,
    a_server_has_them_deleted_earlier_but_never_later,
    matches_that_were_played_stay,
    what_is_kept_for_ever_stays,
];

use std::time::Duration;

use super::*;
use crate::ids::{GuildId, InteractionId, MatchId};
use crate::play::Setting;
use crate::store::database::query;
use crate::store::matches::match_row::INSERT_INTERACTION;
use crate::store::retention::{MAX_ROWS_PER_PASS, Retention};
use crate::timestamp::Timestamp;
use contract::StatKind;

const MS: Duration = Duration::from_millis(1);
const DAY: Duration = Duration::from_secs(86_400);
/// A moment long after the beginning of 2015, at which Discord's snowflakes start to count.
const NOW: Timestamp = Timestamp(1_800_000_000_000);
const RETENTION: Retention = Retention { cancelled_lobbies_days: 7, reports_days: 90, left_servers_days: 30 };
const KEEP_ALL: Retention = Retention { cancelled_lobbies_days: 0, reports_days: 0, left_servers_days: 0 };

/// Returns the smallest snowflake created at this moment.
fn snowflake(at: Timestamp) -> InteractionId {
    InteractionId((at.0 - 1_420_070_400_000).unsigned_abs() << 22)
}

/// Cancels a lobby at this time.
async fn cancel(database: &Database, at: Timestamp) -> MatchId {
    cancel_in(database, GUILD, at).await
}

async fn cancel_in(database: &Database, guild: GuildId, at: Timestamp) -> MatchId {
    let mut before = MatchMeta { opened_at: at, ..lobby("sssnake", vec![person(ANNA), computer(Level::Easy)]) };
    before.location.guild = Some(guild);
    let id = database.create(&before, Some(0), None).await.unwrap();
    let before = MatchMeta { id, ..before };
    let meta = MatchMeta { stage: Stage::Cancelled, version: 2, ended_at: Some(at), ..before.clone() };
    database.commit(MatchChange { meta_before: Some(before.into()), ..MatchChange::new(meta, 0, at) }).await.unwrap();
    id
}

async fn count_seats(database: &Database, id: MatchId) -> i64 {
    let seats = sqlx::query_scalar("SELECT COUNT(*) FROM seats WHERE match_id = $1").bind(id.0);
    seats.fetch_one(&database.readers).await.unwrap()
}

async fn old_interactions_are_deleted_a_little_at_a_time(database: Database) {
    let id = database.create(&lobby("sssnake", vec![person(ANNA)]), Some(0), Some(snowflake(NOW - DAY))).await.unwrap();
    let old = snowflake(NOW - DAY).0 - 1;
    let mut writer = database.writer.acquire().await.unwrap();
    for number in 0..=MAX_ROWS_PER_PASS.unsigned_abs() {
        query(INSERT_INTERACTION).bind(InteractionId(old - number)).bind(id).execute(&mut *writer).await.unwrap();
    }
    drop(writer);
    assert!(database.prune(NOW, KEEP_ALL).await.unwrap(), "more rows may be left");
    assert_eq!(
        database.match_of_interaction(InteractionId(old)).await.unwrap(),
        Some(id),
        "the oldest are deleted first"
    );
    assert!(!database.prune(NOW, KEEP_ALL).await.unwrap());
    assert_eq!(database.match_of_interaction(InteractionId(old)).await.unwrap(), None);
    assert_eq!(database.match_of_interaction(snowflake(NOW - DAY)).await.unwrap(), Some(id), "exactly a day");
}

async fn cancelled_lobbies_are_deleted_after_a_while(database: Database) {
    let old = cancel(&database, NOW - 7 * DAY - MS).await;
    let young = cancel(&database, NOW - 7 * DAY).await;
    let newest = cancel(&database, NOW - 7 * DAY - MS).await;
    assert!(!database.prune(NOW, RETENTION).await.unwrap());
    assert!(database.load_meta(old).await.unwrap().is_none());
    assert_eq!(count_seats(&database, old).await, 0);
    assert_eq!(database.load_meta(young).await.unwrap().expect("it is young").seats.len(), 2);
    assert!(database.load_meta(newest).await.unwrap().is_some(), "SQLite would use its number again");
    let next = database.create(&lobby("sssnake", vec![person(ANNA)]), Some(0), None).await.unwrap();
    assert!(next > newest);
    database.prune(NOW, RETENTION).await.unwrap();
    assert!(database.load_meta(newest).await.unwrap().is_none());
}

async fn a_server_has_them_deleted_earlier_but_never_later(database: Database) {
    let (short, long) = (GuildId(GUILD.0 + 1), GuildId(GUILD.0 + 2));
    database.set_guild_setting(short, &Setting::KeepDays(Some(1))).await.unwrap();
    database.set_guild_setting(long, &Setting::KeepDays(Some(365))).await.unwrap();
    let at = NOW - DAY - MS;
    let lobbies = [cancel_in(&database, GUILD, at).await, cancel_in(&database, short, at).await];
    let too_long = cancel_in(&database, long, NOW - 7 * DAY - MS).await;
    cancel(&database, NOW).await;
    database.prune(NOW, RETENTION).await.unwrap();
    assert!(database.load_meta(lobbies[0]).await.unwrap().is_some());
    assert!(database.load_meta(lobbies[1]).await.unwrap().is_none());
    assert_eq!(count_seats(&database, lobbies[1]).await, 0);
    assert!(database.load_meta(too_long).await.unwrap().is_none());
    assert_eq!(
        RETENTION.for_server(Some(30)),
        Retention { cancelled_lobbies_days: 7, reports_days: 90, left_servers_days: 30 }
    );
    assert_eq!(
        KEEP_ALL.for_server(Some(30)),
        Retention { cancelled_lobbies_days: 30, reports_days: 0, left_servers_days: 0 }
    );
    assert_eq!(RETENTION.for_server(None), RETENTION);
}

async fn matches_that_were_played_stay(database: Database) {
    let waiting = database.create(&lobby("hisss", vec![person(ANNA)]), Some(0), None).await.unwrap();
    let mut archived = Story::begin(&database, lobby("sssnake", vec![person(ANNA), person(BEN)])).await;
    archived.meta.stage = Stage::Archived;
    archived.commit(&[step(0)], None).await.unwrap();
    let mut over = Story::begin(&database, lobby("sssnake", vec![person(ANNA), person(BEN)])).await;
    over.rounds.push(RoundResult { points: vec![3, 0], totals: vec![3, 0] });
    over.stat_events.push((0, Seat(0), StatEvent { kind: StatKind::ClaimRight, value: 321 }));
    over.end(&[1, 2], Some(&[3, 0])).await;
    let before = over.loaded().await;
    let record = record_of(&database, over.meta.id).await.unwrap().expect("a record");
    cancel(&database, NOW).await;

    database.prune(NOW, RETENTION).await.unwrap();
    let after = over.loaded().await;
    assert_eq!((after.steps, after.ratings), (before.steps, before.ratings));
    assert_eq!(record_of(&database, over.meta.id).await.unwrap(), Some(record));
    let stats = database.stats(ANNA, Some("sssnake"), None).await.unwrap();
    assert_eq!((stats.tally.total(), stats.recent_claims), (1, vec![Duration::from_millis(321)]));
    assert_eq!(database.match_scores(CHANNEL, "sssnake", 5).await.unwrap()[0].rounds.len(), 1);
    assert_eq!(archived.loaded().await.meta.stage, Stage::Archived);
    assert_eq!(database.load_meta(waiting).await.unwrap().expect("it is open").stage, Stage::Lobby);
}

async fn what_is_kept_for_ever_stays(database: Database) {
    let old = cancel(&database, Timestamp(0)).await;
    cancel(&database, NOW).await;
    assert!(!database.prune(NOW, KEEP_ALL).await.unwrap());
    assert!(database.load_meta(old).await.unwrap().is_some());
}
