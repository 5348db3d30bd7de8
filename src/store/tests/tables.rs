//! Tests that copying a database includes every table and column, and preserves every value.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::*;
use crate::ids::{ChannelId, GuildId, InteractionId, MatchId};
use crate::play::Setting;
use crate::store::backup::{COPIED_TABLES, Table, cells};
use crate::store::{BackupError, Database, Snapshot, back_up};
use contract::StatKind;

/// The tables that are not copied: sqlx's own table, and the tables for running processes.
const NOT_COPIED: [&str; 6] =
    ["_sqlx_migrations", "gateway_sessions", "process_reports", "processes", "shards", "identifies"];

/// A column that is computed from a server's settings. SQLite does not list this column.
const GENERATED: &str = "keep_days";

const COLUMNS_IN_SQLITE: &str = "
    SELECT tables.name, columns.name FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns
    WHERE tables.type = 'table'";
const COLUMNS_IN_POSTGRES: &str = "
    SELECT CAST(table_name AS TEXT), CAST(column_name AS TEXT) FROM information_schema.columns
    WHERE table_schema = current_schema()";
const NUMBERED_IN_POSTGRES: &str = "
    SELECT CAST(table_name AS TEXT) FROM information_schema.columns
    WHERE table_schema = current_schema() AND is_identity = 'YES' ORDER BY 1";

async fn compare_with_schema(database: &Database, columns: &'static str) {
    let rows: Vec<(String, String)> =
        sqlx::query_as(columns).fetch_all(&mut *database.writer.acquire().await.unwrap()).await.unwrap();
    let is_copied = |(table, column): &(String, String)| !NOT_COPIED.contains(&&**table) && column != GENERATED;
    let in_schema: BTreeSet<_> = rows.into_iter().filter(is_copied).collect();
    let owned = |table: &'static Table| table.columns.iter().map(|name| (table.name.into(), (*name).into()));
    let copied: BTreeSet<(String, String)> = COPIED_TABLES.iter().flat_map(owned).collect();
    assert_eq!(in_schema, copied, "src/store/backup/copy.rs lists every table and column");
}

#[tokio::test]
async fn no_table_and_no_column_of_sqlite_is_forgotten() {
    let (_folder, database) = fresh().await;
    compare_with_schema(&database, COLUMNS_IN_SQLITE).await;
}

#[tokio::test]
async fn no_table_and_no_column_of_postgres_is_forgotten() {
    on_postgres(async |database| {
        compare_with_schema(&database, COLUMNS_IN_POSTGRES).await;
        let mut db = database.writer.acquire().await.unwrap();
        let numbered: Vec<String> = sqlx::query_scalar(NUMBERED_IN_POSTGRES).fetch_all(&mut *db).await.unwrap();
        assert_eq!(
            numbered,
            ["matches", "stat_events", "tournaments"],
            "src/store/backup/copy.rs sets their next numbers"
        );
    })
    .await;
}

/// Stores at least one row in each table, with values that a copy could easily damage.
async fn fill(database: &Database) {
    let mut story = Story::begin(database, lobby("sssnake", vec![person(ANNA), person(BEN)])).await;
    story.interaction = Some(InteractionId(9_007_199_254_740_993));
    story.rounds.push(RoundResult { points: vec![-3, 0], totals: vec![-3, 0] });
    story.stat_events.push((0, Seat(0), StatEvent { kind: StatKind::ClaimRight, value: 321 }));
    story.commit(&[json!({"by": null, "do": "test", "text": "“É” \"quoted\" \\ 🐍\n"})], None).await.unwrap();
    story.interaction = None;
    story.end(&[1, 2], Some(&[5, -7])).await;
    Story::begin(database, lobby("hisss", vec![person(CHLOE), computer(Level::Hard)])).await;
    database.set_guild_setting(GUILD, &Setting::StartChannels(vec![ChannelId(u64::MAX >> 1)])).await.unwrap();
    database.mark_guild_left(GuildId(GUILD.0 + 1), Timestamp(20)).await.unwrap();
    for statement in [
        "UPDATE player_stats SET estimate = 1532.1234567890123, deviation = 0.1, volatility = 0.05999934327018953",
        "INSERT INTO deal_scores (match_id, seat, code, score) VALUES (2, 0, 'hisss-2-630dcd2966c43366', -9)",
        r#"INSERT INTO user_settings (user_id, settings) VALUES (9007199254740993, '{"notices": "direct"}')"#,
        "INSERT INTO days_off (user_id, season, number) VALUES (1001, 1767225600000, 1)",
        "INSERT INTO times_away (user_id, since, until) VALUES (9007199254740993, 5, 1767225600000)",
        "INSERT INTO acts (id, kind, guild, match_id, user_id, detail) VALUES (9, 'setting', 8, NULL, 5, 'pace: “live”')",
        "INSERT INTO announcements (id, text, until) VALUES (1, 'back at “8” 🐍', 1767225600000)",
        "INSERT INTO notices (match_id, deadline, kind, channel, posted_at) VALUES (2, 5, 'turn', 800, 0)",
        "INSERT INTO role_mentions (match_id, guild, mentioned_at) VALUES (2, 9007199254740993, 5)",
        "INSERT INTO season_posts (guild, season, begun_at, done) VALUES (9007199254740993, 1767225600000, 5, 1)",
        "INSERT INTO awarded_roles (guild, award, role, user_id, wanted, done) \
            VALUES (9007199254740993, 'season', 900, 1001, 1, 0)",
        "INSERT INTO puzzle_posts (guild, day, channel, message, begun_at, changes, shown, edit_at, closed) \
            VALUES (9007199254740993, 20800, 800, 7, 5, 2, 1, 9, 0)",
        "INSERT INTO milestones_seen (user_id, game, kind, value) VALUES (9007199254740993, 'hisss', 'snake', 12)",
        "INSERT INTO invitations (match_id, user_id, host, invited_at, stranger) VALUES (2, 1002, 1003, 5, 1)",
        "INSERT INTO blocked_hosts (user_id, host, blocked_at) VALUES (1002, 9007199254740993, 5)",
        "INSERT INTO puzzle_results (day, user_id, tries, interaction) VALUES (20800, 1002, 3, 9007199254740993)",
        "INSERT INTO puzzle_withdrawals (day, withdrawn_at) VALUES (20800, 1767225600000)",
        "INSERT INTO puzzle_reports (day, user_id, text, created_at) VALUES (20800, 1002, '“two” 🐍', 5)",
        r#"INSERT INTO puzzle_notices (user_id, daily_time, next_at) VALUES (1002, '{"hour":8,"minute":0,"zone":"UTC"}', 5)"#,
        "INSERT INTO tournaments (guild, channel, host, stage, version, interaction, open, changed_at, plan) \
            VALUES (9007199254740993, 800, 1001, 'sign-up', 1, 9007199254740993, 1, 5, '{“}')",
        "INSERT INTO tournament_entrants (tournament_id, entrant, user_id, name, first_round) VALUES (1, 0, 1001, 'É', 0)",
        "INSERT INTO operator_blocks (kind, id, blocked_at) VALUES ('server', 9007199254740993, 5)",
    ] {
        tamper(database, statement).await;
    }
    for (table, rows) in database.row_counts().await.unwrap() {
        assert!(rows > 0, "this test needs a row in {table}");
    }
}

/// Returns all rows of each table as text.
async fn contents(database: &Database) -> Vec<(&'static str, BTreeSet<String>)> {
    let mut all = Vec::new();
    let mut db = database.readers.acquire().await.unwrap();
    for table in COPIED_TABLES {
        let rows = sqlx::query(table.select).fetch_all(&mut *db).await.unwrap();
        all.push((table.name, rows.iter().map(|row| format!("{:?}", cells(table, row).unwrap())).collect()));
    }
    all
}

/// Backs up the values of [`fill`]. Not all of these values are valid, so the copy is reported as damaged. Returns the
/// path of the copy.
async fn back_up_filled(address: &str, folder: &Path) -> PathBuf {
    match back_up(address, &folder.join("copy.db")).await {
        Err(BackupError::Damaged { path, .. }) => path,
        backed_up => panic!("{backed_up:?}"),
    }
}

/// Starts a match with a step. Its new IDs must not collide with copied rows.
async fn play_on(database: &Database) {
    let mut story = Story::begin(database, lobby("sssnake", vec![person(ANNA), person(BEN)])).await;
    assert_eq!(story.meta.id, MatchId(3));
    story.stat_events.push((0, Seat(0), StatEvent { kind: StatKind::ClaimRight, value: 322 }));
    story.commit(&[step(0)], None).await.unwrap();
}

#[tokio::test]
async fn a_restored_file_holds_every_value() {
    let (folder, database) = fresh().await;
    fill(&database).await;
    let copy = back_up_filled(folder.path().join("test.db").to_str().unwrap(), folder.path()).await;
    let target = folder.path().join("new/test.db").to_str().unwrap().to_owned();
    Snapshot::open(&copy).await.unwrap().restore(&target).await.unwrap();
    let restored = Database::open(&target).await.unwrap();
    assert_eq!(contents(&restored).await, contents(&database).await);
    play_on(&restored).await;
}

/// Copies from SQLite to PostgreSQL. Then backs up to SQLite and restores that backup to PostgreSQL.
#[tokio::test]
async fn every_value_survives_the_way_between_both_databases() {
    let Some(server) = FreshDatabase::make().await else { return };
    let second = FreshDatabase::make().await.expect("the same server");
    let (folder, database) = fresh().await;
    fill(&database).await;
    let expected = contents(&database).await;
    database.close().await;
    let file = folder.path().join("test.db");
    Snapshot::open(&file).await.unwrap().restore(&server.address()).await.unwrap();
    let moved = Database::open(&server.address()).await.unwrap();
    assert_eq!(contents(&moved).await, expected);
    play_on(&moved).await;
    let expected = contents(&moved).await;

    let copy = back_up_filled(&server.address(), folder.path()).await;
    let snapshot = Snapshot::open(&copy).await.unwrap();
    assert_eq!(contents(&snapshot.database).await, expected);
    snapshot.restore(&second.address()).await.unwrap();
    let restored = Database::open(&second.address()).await.unwrap();
    assert_eq!(contents(&restored).await, expected);
    for (database, fresh) in [(moved, server), (restored, second)] {
        database.close().await;
        fresh.remove().await;
    }
}
