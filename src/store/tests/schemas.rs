//! Databases of every earlier schema are migrated and read.
//!
//! The data is written at the first schema and migrated to the schema under test, so each new migration adds a case by
//! itself.

use sqlx::migrate::Migrator;

use super::*;
use crate::play::GuildSettings;
use crate::store::open::{Address, POSTGRES_MIGRATIONS, SQLITE_MIGRATIONS, connect, url_of_file};
use crate::store::{Flag, claims};
use contract::Tally;

/// Data for the first schema. It never changes.
const DATA: &str = include_str!("../../../tests/data/schemas/0001.sql");

#[tokio::test]
async fn files_of_every_earlier_schema_are_brought_up_to_date() {
    for schema in schemas(&SQLITE_MIGRATIONS) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("test.db");
        let pool = connect(1, url_of_file(&path, "rwc").unwrap(), "", false).await.unwrap();
        fill(&SQLITE_MIGRATIONS, &pool, schema).await;
        check(&Database::open(path.to_str().unwrap()).await.unwrap(), schema).await;
    }
}

#[tokio::test]
async fn servers_with_every_earlier_schema_are_brought_up_to_date() {
    for schema in schemas(&POSTGRES_MIGRATIONS) {
        let Some(fresh) = FreshDatabase::make().await else { return };
        let Address::Server { url, .. } = Address::parse(&fresh.address()).unwrap() else { panic!("it is one") };
        let pool = connect(1, url, "", true).await.unwrap();
        fill(&POSTGRES_MIGRATIONS, &pool, schema).await;
        let database = Database::open(&fresh.address()).await.unwrap();
        check(&database, schema).await;
        database.close().await;
        fresh.remove().await;
    }
}

#[test]
fn both_kinds_of_databases_have_the_same_migrations() {
    let names = |migrations: &Migrator| {
        migrations.iter().map(|migration| (migration.version, migration.description.clone())).collect::<Vec<_>>()
    };
    assert_eq!(names(&SQLITE_MIGRATIONS), names(&POSTGRES_MIGRATIONS));
    assert!(SQLITE_MIGRATIONS.iter().next().is_some());
}

fn schemas(migrations: &Migrator) -> Vec<i64> {
    migrations.iter().map(|migration| migration.version).collect()
}

async fn fill(migrations: &Migrator, pool: &sqlx::AnyPool, schema: i64) {
    migrations.run_to(1, pool).await.unwrap();
    sqlx::raw_sql(DATA).execute(pool).await.unwrap();
    migrations.run_to(schema, pool).await.unwrap();
    pool.close().await;
}

/// Checks that all data is still there, and that play can continue.
async fn check(database: &Database, schema: i64) {
    let live = database.load(MatchId(1)).await.unwrap().expect("the match");
    assert_eq!(live.steps, [step(0), step(1)], "schema {schema}");
    let meta = &live.meta;
    assert_eq!((meta.stage, meta.version, meta.deadline), (Stage::Running, 4, Some(9_000)));
    assert_eq!((meta.rules, &meta.secret), (1, &Secret([5; 32])), "matches of earlier schemas have earlier rules");
    assert_eq!((meta.pace, meta.locale, meta.youngest), (Pace::Live, Locale::Fr, Some(Seat(1))));
    assert_eq!(
        meta.location,
        MessageLocation { guild: Some(GUILD), channel: CHANNEL, message: Some(900), detached: false }
    );
    let anna = Player { missed: 1, contribution: None, ..person(ANNA) };
    assert_eq!(meta.seats, [anna, computer(Level::Hard)]);
    assert_eq!(database.open_matches(&ShardSet::all()).await.unwrap().len(), 1);
    assert_eq!(database.due(&ShardSet::all(), 9_000, 9).await.unwrap(), [MatchId(1)]);
    let over = database.record(MatchId(2)).await.unwrap().expect("the match that is over");
    assert_eq!(over.rules, 1);
    assert_eq!(over.outcome, Some(json!({"winners": [0], "why": "rounds"})));
    let scores = database.scores(CHANNEL, "sssnake", 5).await.unwrap();
    assert_eq!(scores[0].rounds, [Round { points: vec![-3, 0], totals: vec![-3, 0] }]);
    let stats = database.stats(ANNA, Some("sssnake"), None).await.unwrap();
    assert_eq!((stats.tally, stats.best), (Tally { won: 1, drawn: 0, lost: 0 }, Some(-2)));
    assert_eq!((stats.rating, stats.rated_matches, stats.history.len()), (None, 1, 0), "one match shows no rating");
    assert_eq!(stats.recent_claims_ms, [0; 0], "its match still runs");
    let claims = claims::of_match(&mut database.readers.acquire().await.unwrap(), MatchId(1)).await.unwrap();
    assert_eq!((claims[&ANNA].right, claims[&ANNA].fastest_ms), (1, Some(321)));
    let settings = GuildSettings {
        locale: Some(Locale::Fr),
        matches_per_channel: 7,
        pace: Some(Pace::Slow),
        threads: true,
        notices: true,
        ..GuildSettings::default()
    };
    assert_eq!(database.settings(GUILD).await.unwrap(), settings);
    assert_eq!(database.flags(GUILD).await.unwrap(), [Flag { user: ANNA, kind: "too-fast".into(), at: 10 }]);

    let mut meta = live.meta;
    meta.version += 1;
    let steps = [step(2)];
    let commit = |interaction| MatchChange {
        steps: steps.to_vec(),
        interaction: Some(interaction),
        ..MatchChange::new(meta.clone(), 2, 10_000)
    };
    assert!(matches!(database.commit(commit(4_194_304_000_000)).await, Err(StoreError::Duplicate)));
    database.commit(commit(4_194_304_000_001)).await.unwrap();
    assert_eq!(database.load(MatchId(1)).await.unwrap().expect("the match").steps.len(), 3);
    let mut new = Story::begin(database, lobby("sssnake", vec![person(ANNA), person(BEN)])).await;
    let changes = new.end(&[1, 2], None).await;
    assert_eq!((changes[0].matches, changes[0].before, changes[1].matches), (2, 1602, 1), "1532 − 181 + 250");
    assert_eq!(new.loaded().await.meta.rules, RULES);
}
