//! Tests that both databases have the same migrations, tables and columns. Also tests that a migration from the first
//! schema keeps all data.

use std::collections::BTreeSet;
use std::time::Duration;

use sqlx::migrate::Migrator;

use super::*;
use crate::ids::{InteractionId, MatchId, MessageId};
use crate::play::{GuildSettings, UserSettings};
use crate::store::database::Dialect;
use crate::store::database::address::{Address, open_pool, sqlite_url};
use crate::store::open::{COMPATIBLE_PREFIX, migrations};
use crate::store::{Snapshot, players::claims};
use crate::timestamp::Timestamp;
use contract::Tally;

/// Data for the first schema. This file never changes.
const DATA: &str = include_str!("../../../tests/data/schemas/0001.sql");

const COLUMNS_IN_SQLITE: &str = "
    SELECT tables.name, columns.name FROM sqlite_master AS tables, pragma_table_xinfo(tables.name) AS columns
    WHERE tables.type = 'table'";
const COLUMNS_IN_POSTGRES: &str = "
    SELECT CAST(table_name AS TEXT), CAST(column_name AS TEXT) FROM information_schema.columns
    WHERE table_schema = current_schema()";
const INDEXES_IN_SQLITE: &str = "SELECT tbl_name, name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL";
const INDEXES_IN_POSTGRES: &str = "
    SELECT CAST(tablename AS TEXT), CAST(indexname AS TEXT) FROM pg_indexes
    WHERE schemaname = current_schema() AND indexname NOT LIKE '%_pkey'";
/// The tables for leases, which only PostgreSQL has.
const ONLY_IN_POSTGRES: [&str; 3] = ["processes", "shards", "identifies"];

async fn names(database: &Database, statement: &'static str) -> BTreeSet<(String, String)> {
    let rows: Vec<(String, String)> = sqlx::query_as(statement).fetch_all(&database.readers).await.unwrap();
    rows.into_iter().filter(|(table, _)| !ONLY_IN_POSTGRES.contains(&&**table)).collect()
}

#[tokio::test]
async fn both_databases_have_the_same_tables_columns_and_indexes() {
    let (_folder, file) = fresh().await;
    on_postgres(async |server| {
        assert_eq!(names(&file, COLUMNS_IN_SQLITE).await, names(&server, COLUMNS_IN_POSTGRES).await);
        assert_eq!(names(&file, INDEXES_IN_SQLITE).await, names(&server, INDEXES_IN_POSTGRES).await);
    })
    .await;
}

#[test]
fn both_databases_have_the_same_migrations() {
    let names = |dialect| {
        let migrations = migrations(dialect);
        migrations.iter().map(|migration| (migration.version, migration.description.clone())).collect::<Vec<_>>()
    };
    assert_eq!(names(Dialect::Sqlite), names(Dialect::Postgres));
    assert_eq!(names(Dialect::Sqlite)[0].0, 1);
}

/// Older programs keep running after a newer program has extended the schema. So a migration that extends the schema
/// must not change anything that older programs read or write.
#[test]
fn a_migration_that_says_so_only_adds() {
    let only_adds = |sql: &str| {
        let lines: Vec<&str> = sql.lines().filter(|line| !line.trim_start().starts_with("--")).collect();
        let lines = lines.join("\n");
        // Older programs do not write to a new table and leave a new column empty, so they cannot violate an index on
        // either.
        let is_of_new_data = |words: &str| {
            let column = words.strip_suffix(" IS NOT NULL").and_then(|words| words.rsplit(' ').next());
            let table = words.split(' ').skip_while(|word| *word != "ON").nth(1);
            column.is_some_and(|column| lines.contains(&format!("ADD COLUMN {column} ")))
                || table.is_some_and(|table| lines.contains(&format!("CREATE TABLE {table} (")))
        };
        lines.split(';').map(str::trim).filter(|statement| !statement.is_empty()).all(|statement| {
            let words = statement.split_whitespace().collect::<Vec<_>>().join(" ");
            let column = words.starts_with("ALTER TABLE ") && words.contains(" ADD COLUMN ");
            words.starts_with("CREATE TABLE ")
                || words.starts_with("CREATE INDEX ")
                || words.starts_with("CREATE UNIQUE INDEX ") && is_of_new_data(&words)
                || column && (words.contains(" DEFAULT ") || !words.contains(" NOT NULL"))
        })
    };
    for dialect in [Dialect::Sqlite, Dialect::Postgres] {
        for migration in
            migrations(dialect).iter().filter(|migration| migration.description.starts_with(COMPATIBLE_PREFIX))
        {
            assert!(only_adds(migration.sql.as_str()), "{}", migration.description);
        }
    }
    assert!(only_adds("-- A comment; more.\nCREATE TABLE a (b BIGINT);\nALTER TABLE c ADD COLUMN d TEXT;"));
    let unique = "CREATE UNIQUE INDEX a ON b (c) WHERE c IS NOT NULL";
    assert!(only_adds(&format!("ALTER TABLE b ADD COLUMN c BIGINT; {unique};")));
    for changes in [
        unique,
        "DROP TABLE a",
        "ALTER TABLE a ADD COLUMN b BIGINT NOT NULL",
        "UPDATE a SET b = 1",
        "CREATE UNIQUE INDEX a ON b (c)",
        "ALTER TABLE b ADD COLUMN d TEXT; CREATE UNIQUE INDEX a ON b (c) WHERE c IS NOT NULL",
    ] {
        assert!(!only_adds(changes), "{changes}");
    }
}

/// Writes data with the first schema, then applies the migrations up to the schema under test. So new migrations are
/// tested automatically.
async fn fill(migrations: &Migrator, pool: &sqlx::AnyPool, schema: i64) {
    migrations.run_to(1, pool).await.unwrap();
    sqlx::raw_sql(DATA).execute(pool).await.unwrap();
    migrations.run_to(schema, pool).await.unwrap();
    pool.close().await;
}

#[tokio::test]
async fn files_of_every_earlier_schema_are_brought_up_to_date() {
    let migrations = migrations(Dialect::Sqlite);
    for schema in migrations.iter().map(|migration| migration.version) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("test.db");
        let pool = open_pool(1, sqlite_url(&path, "rwc").unwrap(), "", false).await.unwrap();
        fill(&migrations, &pool, schema).await;
        let new = folder.path().join("new.db").to_str().unwrap().to_owned();
        Snapshot::open(&path).await.unwrap().restore(&new).await.unwrap();
        check(&Database::open(&new).await.unwrap(), schema).await;
        check(&Database::open(path.to_str().unwrap()).await.unwrap(), schema).await;
    }
}

#[tokio::test]
async fn servers_with_every_earlier_schema_are_brought_up_to_date() {
    let migrations = migrations(Dialect::Postgres);
    for schema in migrations.iter().map(|migration| migration.version) {
        let Some(fresh) = FreshDatabase::make().await else { return };
        let Address::Server { url, .. } = Address::parse(&fresh.address()).unwrap() else { panic!("it is one") };
        let pool = open_pool(1, url, "", true).await.unwrap();
        fill(&migrations, &pool, schema).await;
        let database = Database::open(&fresh.address()).await.unwrap();
        check(&database, schema).await;
        database.close().await;
        fresh.remove().await;
    }
}

/// Checks that all data is still there, and that play can continue.
async fn check(database: &Database, schema: i64) {
    let live = database.load(MatchId(1)).await.unwrap().expect("the match");
    assert_eq!(live.steps, [step(0), step(1)], "schema {schema}");
    let anna = Player { missed: 1, wants_pause: true, has_moved: false, ..person(ANNA) };
    let meta = MatchMeta {
        id: MatchId(1),
        number: 1,
        locale: Locale::Fr,
        stage: Stage::Running,
        seats: vec![anna, computer(Level::Hard)],
        youngest: Some(Seat(1)),
        offered_alone: false,
        reserved: vec![Reservation { user: CHLOE, name: "Chloé".into() }],
        version: 4,
        started_at: Some(Timestamp(2_000)),
        deadline: Some(Timestamp(9_000)),
        location: MessageLocation {
            guild: Some(GUILD),
            channel: CHANNEL,
            message: Some(MessageId(900)),
            detached: false,
        },
        ..lobby("sssnake", Vec::new())
    };
    assert_eq!(format!("{:?}", live.meta), format!("{meta:?}"));
    assert_eq!(live.meta.secret, meta.secret);
    assert_eq!(database.open_matches(&ShardSet::all()).await.unwrap().len(), 1);
    assert_eq!(database.overdue_matches(&ShardSet::all(), Timestamp(9_000), 9).await.unwrap(), [MatchId(1)]);
    let over = record_of(database, MatchId(2)).await.unwrap().expect("the match that is over");
    assert_eq!(over.outcome, Some(json!({"winners": [0], "why": "rounds"})));
    let scores = database.match_scores(CHANNEL, "sssnake", 5).await.unwrap();
    assert_eq!(scores[0].rounds, [RoundResult { points: vec![-3, 0], totals: vec![-3, 0] }]);
    let stats = database.stats(ANNA, Some("sssnake"), None).await.unwrap();
    assert_eq!((stats.tally, stats.best_score), (Tally { won: 1, drawn: 0, lost: 0 }, Some(-2)));
    assert_eq!(
        (stats.rating, stats.rated_matches, stats.rating_history.len()),
        (None, 1, 0),
        "one match shows no rating"
    );
    assert!(stats.recent_claims.is_empty(), "its match still runs");
    let claims = claims::claims_of_match(&mut database.readers.acquire().await.unwrap(), MatchId(1)).await.unwrap();
    assert_eq!((claims[&ANNA].right, claims[&ANNA].fastest), (1, Some(Duration::from_millis(321))));
    let settings = GuildSettings {
        locale: Some(Locale::Fr),
        matches_per_channel: 7,
        pace: Some(Pace::Slow),
        threads: true,
        ..GuildSettings::default()
    };
    assert_eq!(database.settings(GUILD).await.unwrap(), settings);
    assert_eq!(database.user_settings(ANNA).await.unwrap(), UserSettings { avatar: false, ..UserSettings::default() });

    let mut meta = live.meta;
    meta.version += 1;
    let steps = [step(2)];
    let commit = |interaction| MatchChange {
        steps: steps.to_vec(),
        interaction: Some(interaction),
        ..MatchChange::new(meta.clone(), 2, Timestamp(10_000))
    };
    assert!(matches!(database.commit(commit(InteractionId(4_194_304_000_000))).await, Err(StoreError::Duplicate)));
    database.commit(commit(InteractionId(4_194_304_000_001))).await.unwrap();
    assert_eq!(database.load(MatchId(1)).await.unwrap().expect("the match").steps.len(), 3);
    let mut new = Story::begin(database, lobby("sssnake", vec![person(ANNA), person(BEN)])).await;
    let changes = new.end(&[1, 2], None).await;
    assert_eq!(
        (changes[0].rated_matches, changes[0].rating_before, changes[1].rated_matches),
        (2, 1602, 1),
        "1532 − 181 + 250"
    );
}
