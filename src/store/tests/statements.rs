//! Every statement of the store is a constant, and both databases prepare it against the schema.

use std::collections::BTreeSet;
use std::path::Path;

use sqlx::{Connection as _, Executor as _, PgConnection, SqlSafeStr as _, SqliteConnection};

use super::*;
use crate::store::sql::{self, Sql};
use crate::store::tables::TABLES;
use crate::store::{
    DELETE_TEST_ROW, INSERT_TEST_ROW, avatars, backup, changes, claims, copy, days_off, differences, export, inspect,
    interactions, leases, left_guilds, matches, notices, open, open_matches, periods, privacy, results, retention,
    scores, settings, standing, standings, tidy,
};

/// Names each constant and its value.
macro_rules! named {
    ($($statement:path),* $(,)?) => { &[$((stringify!($statement), $statement)),*] };
}

/// The statements that serve both databases.
const SHARED: &[(&str, &str)] = named![
    INSERT_TEST_ROW,
    DELETE_TEST_ROW,
    avatars::COUNT_NO_AVATARS,
    avatars::INSERT_NO_AVATARS,
    avatars::DELETE_NO_AVATARS,
    changes::STORED_VERSION,
    changes::COMMIT,
    changes::ROLLBACK,
    claims::SUM_CLAIMS_OF_MATCH,
    claims::RECENT_EVENTS,
    claims::UNCLEARED_EVENTS,
    claims::INSERT_FLAG,
    claims::SELECT_FLAGS,
    copy::MATCHES_AFTER,
    days_off::COUNT_DAYS_OFF,
    days_off::INSERT_DAY_OFF,
    differences::UPDATE_MATCH,
    differences::NEXT_ROUND,
    differences::INSERT_ROUND,
    differences::INSERT_STAT_EVENT,
    differences::PUT_USER_NAME,
    export::MATCHES_OF_USER,
    export::ABANDONED_LOBBIES,
    export::RESULT_OF_USER,
    export::EVENTS_OF_USER,
    export::NAME_OF_USER,
    export::DAYS_OFF_OF_USER,
    export::FLAGS_OF_USER,
    export::ALL_STANDINGS_OF_USER,
    export::PERIODS_OF_USER,
    inspect::SELECT_MIGRATIONS,
    inspect::UNFINISHED_MATCHES,
    inspect::FINISHED_MATCHES,
    interactions::SELECT_INTERACTION,
    interactions::INSERT_INTERACTION,
    interactions::DELETE_OLD_INTERACTIONS,
    left_guilds::INSERT_LEFT_GUILD,
    left_guilds::DELETE_LEFT_GUILD,
    left_guilds::OLD_LEFT_GUILDS,
    left_guilds::LEFT_GUILDS,
    left_guilds::KNOWN_GUILDS,
    left_guilds::UNFINISHED_IN_GUILD,
    left_guilds::DELETE_MATCH,
    left_guilds::DELETE_SETTINGS_OF_GUILD,
    left_guilds::DELETE_AVATAR_CHOICE_OF_GUILD,
    left_guilds::DELETE_FLAGS_OF_GUILD,
    left_guilds::DELETE_LEFT_GUILD_WITHOUT_MATCHES,
    matches::INSERT_MATCH,
    matches::SELECT_MATCH,
    matches::SELECT_STEPS,
    matches::SELECT_SEATS,
    matches::PUT_SEAT,
    matches::DELETE_SEATS,
    matches::NEWEST_FINISHED_IN_CHANNEL,
    matches::UPDATE_LOCATION,
    notices::DUE_NOTICES,
    notices::DUE_INVITATIONS,
    notices::OUTDATED_NOTICES,
    notices::BEGIN_NOTICE,
    notices::SET_NOTICE,
    notices::SELECT_NOTICE_PLACE,
    notices::SELECT_NOTICE_LOCALE,
    notices::PUT_NOTICE_PLACE,
    open_matches::OPEN,
    open_matches::OPEN_IN_CHANNEL,
    open_matches::OPEN_OF_USER,
    open_matches::OPEN_PRACTICE,
    open_matches::ARCHIVED_IN_CHANNEL,
    open_matches::DUE,
    open_matches::UNSHOWN,
    open_matches::MARK_SHOWN,
    open_matches::COUNT_OPEN_IN_CHANNEL,
    periods::ADD_TO_PERIOD,
    privacy::SEATS_OF_USER,
    privacy::OPEN_SEATS_OF_USER,
    privacy::FORGET_SEAT,
    privacy::FORGET_RESULT,
    privacy::FORGET_IN_MATCH,
    privacy::EMPTY_MATCH,
    privacy::FORGET_HOST,
    privacy::LOBBIES_WITH_LISTS,
    privacy::UPDATE_LISTS,
    privacy::DELETE_NOTICES_OF_MATCH,
    privacy::DELETE_EVENTS_OF_MATCH,
    privacy::DELETE_RESULTS_OF_MATCH,
    privacy::DELETE_ROUNDS_OF_MATCH,
    privacy::DELETE_STEPS_OF_MATCH,
    privacy::DELETE_SEATS_OF_MATCH,
    privacy::DELETE_EVENTS_OF_USER,
    privacy::DELETE_STANDINGS_OF_USER,
    privacy::DELETE_PERIODS_OF_USER,
    privacy::DELETE_NAME_OF_USER,
    privacy::DELETE_SETTINGS_OF_USER,
    privacy::DELETE_DAYS_OFF_OF_USER,
    privacy::DELETE_AVATAR_CHOICE_OF_USER,
    privacy::DELETE_FLAGS_OF_USER,
    results::SELECT_RATING_CHANGES,
    results::INSERT_RESULT,
    retention::DELETE_OLD_DAYS_OFF,
    retention::DELETE_OLD_FLAGS,
    retention::DELETE_SEATS_OF_CANCELLED,
    retention::DELETE_CANCELLED,
    scores::SCORES,
    scores::HISTORY,
    scores::SELECT_WINNERS,
    scores::SELECT_ROUNDS,
    settings::SELECT_SETTINGS,
    settings::INSERT_SETTINGS,
    settings::SET_LOCALE,
    settings::SET_MATCHES,
    settings::SET_PACE,
    settings::SET_THREADS,
    settings::SET_NOTICES,
    settings::SET_CHANNELS,
    settings::SET_STOPPING,
    settings::SET_KEEP_DAYS,
    settings::REPLACE_CHANNELS,
    settings::DELETE_FLAGS,
    settings::SET_FLAGS_CLEARED,
    standing::SELECT_STANDING,
    standing::LOCK_STANDING,
    standing::UPDATE_STANDING,
    standings::LEADERBOARD,
    standings::COUNT_STANDINGS,
    standings::COUNT_BETTER,
    standings::PERIOD_LEADERBOARD,
    standings::COUNT_PERIOD_STANDINGS,
    standings::STANDINGS_OF_USER,
    standings::RATING_HISTORY,
    standings::TREND,
    standings::LATEST_RANKS,
];

/// The statements that differ.
const IN_BOTH_DIALECTS: &[(&str, Sql)] = named![
    sql::BEGIN_TO_READ,
    sql::BEGIN_TO_WRITE,
    changes::ADVANCE,
    changes::APPEND,
    changes::STORE_MOVES,
    inspect::HAS_MIGRATIONS,
];

/// The statements that only SQLite runs.
const SQLITE_ONLY: &[(&str, &str)] = named![
    backup::COPY_DATABASE,
    backup::SET_PAGE_SIZE,
    open::SET_UP_SQLITE_WRITER,
    open::CREATE_PROBE,
    privacy::EMPTY_WAL,
    inspect::CHECK_SQLITE_INTEGRITY,
    inspect::CHECK_SQLITE_REFERENCES,
    tidy::TIDY_SQLITE,
];

/// The statements that only PostgreSQL runs.
const POSTGRES_ONLY: &[(&str, &str)] = named![
    backup::COUNT_TABLES_IN_POSTGRES,
    copy::NUMBER_NEW_MATCHES,
    copy::NUMBER_NEW_STAT_EVENTS,
    inspect::SET_UP_POSTGRES_INSPECTOR,
    inspect::CHECK_POSTGRES,
    inspect::COUNT_LIVE_PROCESSES,
    inspect::COUNT_HELD_SHARDS,
    leases::LOCK_LEASES,
    leases::DELETE_EXPIRED_PROCESSES,
    leases::RENEW_PROCESS,
    leases::DELETE_PROCESS,
    leases::COUNT_OTHER_PROCESSES,
    leases::COUNT_SHARDS,
    leases::DELETE_SHARDS,
    leases::INSERT_SHARDS,
    leases::SHARDS_PER_PROCESS,
    leases::TAKE_SHARDS,
    leases::SHARDS_OF_PROCESS,
    leases::RELEASE_SHARD,
    leases::RESERVE_IDENTIFY,
    leases::IDENTIFY_WAIT,
    leases::FREE_IDENTIFY_LATER,
    open::SET_UP_POSTGRES_WRITER,
    open_matches::LOCK_CHANNEL_IN_POSTGRES,
];

#[tokio::test]
async fn sqlite_prepares_every_statement() {
    let (folder, database) = fresh().await;
    let path = folder.path().join("test.db");
    let mut connection = SqliteConnection::connect(path.to_str().unwrap()).await.unwrap();
    let differing = IN_BOTH_DIALECTS.iter().map(|(name, statement)| (*name, statement.sqlite));
    let copying = TABLES.iter().flat_map(|it| [it.select, it.count, it.insert_into_sqlite].map(|sql| (it.name, sql)));
    for (name, statement) in SHARED.iter().chain(SQLITE_ONLY).copied().chain(differing).chain(copying) {
        let prepared = connection.prepare(statement.into_sql_str()).await;
        prepared.unwrap_or_else(|error| panic!("{name}: {error}"));
    }
    database.close().await;
}

#[tokio::test]
async fn postgres_prepares_every_statement() {
    let Some(fresh) = FreshDatabase::make().await else { return };
    let database = Database::open(&fresh.address()).await.unwrap();
    let mut connection = PgConnection::connect(&fresh.address()).await.unwrap();
    let differing = IN_BOTH_DIALECTS.iter().map(|(name, statement)| (*name, statement.postgres));
    let copying = TABLES.iter().flat_map(|it| [it.select, it.count, it.insert_into_postgres].map(|sql| (it.name, sql)));
    for (name, statement) in SHARED.iter().chain(POSTGRES_ONLY).copied().chain(differing).chain(copying) {
        // PostgreSQL prepares one statement at a time.
        for part in statement.split_inclusive(';') {
            let prepared = connection.prepare(part.into_sql_str()).await;
            prepared.unwrap_or_else(|error| panic!("{name}: {error}"));
        }
    }
    connection.close().await.unwrap();
    database.close().await;
    fresh.remove().await;
}

/// A statement that is missing above would not be prepared by these tests.
#[test]
fn every_statement_that_runs_is_listed() {
    let listed: BTreeSet<&str> = [SHARED, SQLITE_ONLY, POSTGRES_ONLY]
        .into_iter()
        .flatten()
        .map(|(name, _)| *name)
        .chain(IN_BOTH_DIALECTS.iter().map(|(name, _)| *name))
        .map(last_part)
        .collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/store");
    let mut run = BTreeSet::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "rs") {
            let source = std::fs::read_to_string(&path).unwrap();
            assert!(!source.contains("AssertSqlSafe"), "{}: a statement is a literal", path.display());
            for statement in statements_of(&source) {
                // `open::connect` takes one of the constants for setting up. `copy.rs` runs the statements of `TABLES`.
                let allowed = statement == "set_up" && path.ends_with("open.rs")
                    || statement == "table" && path.ends_with("copy.rs");
                assert!(allowed || listed.contains(statement), "{}: {statement} is not listed", path.display());
                run.insert(statement.to_owned());
            }
        }
    }
    let passed_on = ["SET_UP_SQLITE_WRITER", "SET_UP_POSTGRES_WRITER"];
    for name in listed {
        assert!(run.contains(name) || passed_on.contains(&name), "{name} is listed but never runs");
    }
}

/// What a source passes to sqlx as statements: the names of constants, or whatever else stands there.
fn statements_of(source: &str) -> impl Iterator<Item = &str> {
    let calls = ["sqlx::query", "sqlx::raw_sql", ".begin_with"];
    calls.into_iter().flat_map(|call| source.split(call).skip(1)).filter_map(|rest| {
        // What stands between may be `_scalar` or `::<_, Option<i64>>`.
        let (_, arguments) = rest.split_once('(')?;
        let end = arguments.find([')', ',', '(']).unwrap_or(arguments.len());
        let name = arguments[..end].trim();
        Some(last_part(name.split('.').next().unwrap_or(name)))
    })
}

fn last_part(path: &str) -> &str {
    path.rsplit("::").next().unwrap_or(path)
}
