//! Tests that the doctor finds the fault in each database.

use std::time::Duration;

use sqlx::{Connection as _, SqliteConnection};
use tempfile::TempDir;
use test_support::postgres::FreshDatabase;

use super::*;
use crate::ids::{ChannelId, GuildId, MatchId, UserId};
use crate::play::{MatchMeta, MessageLocation, Occupant, Pace, Player, Stage, Store as _};
use crate::store::{Database, FileLock};
use crate::timestamp::Timestamp;
use contract::{Record, Secret};
use text::Locale;

struct File {
    _folder: TempDir,
    address: String,
}

impl File {
    /// Returns a path without a database.
    fn missing() -> File {
        let folder = tempfile::tempdir().expect("a folder");
        let address = folder.path().join("snakepit.db").to_str().expect("UTF-8").to_owned();
        File { _folder: folder, address }
    }

    async fn new() -> File {
        let file = File::missing();
        Database::open(&file.address).await.expect("a new database").close().await;
        file
    }

    /// Damages the database with a statement that the program never runs.
    async fn spoil(&self, statement: &'static str) {
        let mut connection = SqliteConnection::connect(&self.address).await.expect("a database");
        sqlx::raw_sql(statement).execute(&mut connection).await.expect("a statement");
        connection.close().await.expect("it is open");
    }

    async fn store(&self, record: &str) {
        let record = std::fs::read(format!("{}/tests/data/records/{record}", env!("CARGO_MANIFEST_DIR")));
        let record = verifier::parse_record(&record.expect("a file")).expect("a record");
        let database = Database::open(&self.address).await.expect("a database");
        let id = database.create(&meta_of(&record), Some(0), None).await.expect("it is stored");
        database.close().await;
        let mut connection = SqliteConnection::connect(&self.address).await.expect("a database");
        for (n, step) in (0_i64..).zip(&record.steps) {
            let insert = sqlx::query("INSERT INTO steps (match_id, n, json) VALUES ($1, $2, $3)");
            insert.bind(id.0).bind(n).bind(step.to_string()).execute(&mut connection).await.expect("a step");
        }
        connection.close().await.expect("it is open");
    }

    async fn examine(&self) -> DatabaseReport {
        check_database(&self.address).await
    }

    /// Returns the problems, one line each.
    async fn wrong(&self) -> Vec<String> {
        let findings = self.examine().await.findings.into_iter();
        findings.filter(|finding| finding.mark == Severity::Wrong).map(|finding| finding.to_string()).collect()
    }
}

fn meta_of(record: &Record) -> MatchMeta {
    let seats = record.seats.iter().zip(&record.fair_play.contributions).zip(1..);
    let seats = seats.map(|((seat, contribution), user)| {
        let occupant = seat.computer.map_or(Occupant::User(UserId(user)), Occupant::Computer);
        Player::new(occupant, seat.player.clone(), contribution.clone())
    });
    let over = record.outcome.is_some();
    MatchMeta {
        id: MatchId(0),
        number: 0,
        game: record.game.clone(),
        options: record.options.clone(),
        pace: Pace::Live,
        locale: Locale::En,
        location: MessageLocation { guild: Some(GuildId(3)), channel: ChannelId(7), message: None, detached: false },
        host: UserId(1),
        practice: None,
        stage: if over { Stage::Over } else { Stage::Running },
        seats: seats.collect(),
        youngest: record.youngest,
        offered_alone: false,
        removed: Vec::new(),
        reserved: Vec::new(),
        rules: record.rules,
        secret: record.fair_play.secret.as_deref().and_then(Secret::from_hex).unwrap_or(Secret([5; 32])),
        deal: None,
        table: None,
        kept_seed: None,
        version: 1,
        opened_at: Timestamp(1_000),
        started_at: Some(Timestamp(2_000)),
        ended_at: over.then_some(Timestamp(3_000)),
        deadline: None,
        outcome: record.outcome.clone(),
        last_event: None,
    }
}

#[tokio::test]
async fn a_healthy_database_has_no_problem() {
    let file = File::new().await;
    file.store("sssnake/played.json").await;
    file.store("sssnake/running.json").await;
    let examined = file.examine().await;
    let lines: Vec<String> = examined.findings.iter().map(ToString::to_string).collect();
    assert!(examined.findings.iter().all(|finding| finding.mark == Severity::Good), "{lines:?}");
    assert!(!examined.bot_runs && lines.contains(&"✓ process: no bot runs".to_owned()), "{lines:?}");
    assert!(lines.contains(&"✓ matches: 1 of 1 open or paused ones can go on".to_owned()), "{lines:?}");
    assert!(lines.contains(&"✓ matches: 1 of 1 newest finished ones keep the rules".to_owned()), "{lines:?}");
}

#[tokio::test]
async fn nothing_is_created_or_locked_by_looking() {
    let file = File::missing();
    let found = file.examine().await.findings;
    assert!(found.iter().any(|finding| finding.fix == Some(Fix::PrepareDatabase)), "{found:?}");
    assert!(!Path::new(&file.address).exists());
    let file = File::new().await;
    let before = std::fs::read(&file.address).expect("a file");
    file.examine().await;
    assert!(!inspect::is_locked(&file.address));
    assert_eq!(std::fs::read(&file.address).expect("a file"), before);
}

#[tokio::test]
async fn a_running_bot_is_seen_and_can_still_write() {
    let file = File::new().await;
    let lock = FileLock::acquire(&file.address).expect("nobody else has it");
    let database = Database::open(&file.address).await.expect("it is there");
    let examined = file.examine().await;
    assert!(examined.bot_runs && examined.findings.iter().all(|finding| finding.fix.is_none()));
    database.check_writable(Duration::from_secs(3)).await.expect("it can be written");
    database.close().await;
    drop(lock);
    assert!(!file.examine().await.bot_runs);
}

#[tokio::test]
async fn a_file_that_is_no_database_is_named() {
    let file = File::missing();
    std::fs::write(&file.address, "no database ".repeat(400)).expect("a file");
    let wrong = file.wrong().await;
    assert!(wrong.len() == 1 && wrong[0].contains("not a SQLite database"), "{wrong:?}");
}

#[tokio::test]
async fn damaged_pages_are_named() {
    let file = File::new().await;
    // A long name fills the last pages of the file.
    file.spoil("INSERT INTO user_names (user_id, name) VALUES (1, hex(zeroblob(10000)))").await;
    file.spoil("PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE").await;
    let mut bytes = std::fs::read(&file.address).expect("a file");
    let last_page = bytes.len() - 4_096;
    bytes[last_page..].fill(0xAB);
    std::fs::write(&file.address, bytes).expect("a file");
    let wrong = file.wrong().await;
    assert!(wrong.iter().any(|line| line.starts_with("✗ integrity") && line.contains("backup")), "{wrong:?}");
}

#[tokio::test]
async fn rows_without_their_match_are_named() {
    let file = File::new().await;
    file.spoil("PRAGMA foreign_keys = OFF; INSERT INTO steps (match_id, n, json) VALUES (99, 0, '{}')").await;
    let wrong = file.wrong().await;
    assert!(wrong.len() == 1 && wrong[0].contains("rows of steps refer to missing rows of matches"), "{wrong:?}");
    assert!(file.examine().await.findings.iter().all(|finding| finding.fix.is_none()), "the database is unchanged");
}

#[tokio::test]
async fn an_older_newer_changed_or_broken_schema_is_named() {
    let cases = [
        ("DELETE FROM _sqlx_migrations", "it is empty", Severity::Notice),
        (
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
             VALUES (9999, 'the future', TRUE, x'00', 0)",
            "a newer program wrote it: its schema is 9999",
            Severity::Wrong,
        ),
        (
            "UPDATE _sqlx_migrations SET checksum = x'00' WHERE version = 1",
            "migration 1 is not the one",
            Severity::Wrong,
        ),
        ("UPDATE _sqlx_migrations SET success = FALSE WHERE version = 1", "migration 1 failed", Severity::Wrong),
    ];
    for (statement, said, mark) in cases {
        let file = File::new().await;
        file.spoil(statement).await;
        let found = file.examine().await.findings;
        let finding = found.iter().find(|finding| finding.text.contains(said));
        assert_eq!(finding.map(|finding| finding.mark), Some(mark), "{statement}: {found:?}");
    }
}

#[tokio::test]
async fn an_open_match_that_cannot_go_on_is_named() {
    let file = File::new().await;
    file.store("sssnake/running.json").await;
    file.store("sssnake/running.json").await;
    file.store("sssnake/running.json").await;
    file.spoil("UPDATE steps SET json = 'nonsense' WHERE match_id = 1 AND n = 2").await;
    file.spoil("DELETE FROM steps WHERE match_id = 2 AND n = 1").await;
    let wrong = file.wrong().await;
    assert_eq!(wrong.len(), 3, "{wrong:?}");
    assert!(wrong[0].starts_with("✗ rows: steps 1 cannot be read: json: "), "{wrong:?}");
    assert!(wrong[1].starts_with("✗ matches: match 1 cannot go on: step 2 is not JSON."), "{wrong:?}");
    assert!(wrong[2].starts_with("✗ matches: match 2 cannot go on: step 1 is missing."), "{wrong:?}");
    file.spoil("UPDATE matches SET rules = 1 WHERE id = 3").await;
    let wrong = file.wrong().await;
    assert!(wrong[3].contains("rules 1 are no longer supported"), "{wrong:?}");
}

#[tokio::test]
async fn a_finished_match_that_breaks_the_rules_is_named() {
    let file = File::new().await;
    file.store("sssnake/played.json").await;
    file.spoil("UPDATE matches SET outcome = replace(outcome, '\"winners\":[0]', '\"winners\":[1]')").await;
    let wrong = file.wrong().await;
    assert!(wrong.len() == 1 && wrong[0].starts_with("✗ matches: match 1 breaks the rules: "), "{wrong:?}");
}

#[tokio::test]
async fn wrong_addresses_and_servers_are_named_without_the_password() {
    for (address, said) in [
        ("postgres://snake:hunter2@127.0.0.1:1/snakepit", "cannot be reached"),
        ("postgres://snake:hunter2@127.0.0.1:70000/snakepit", "cannot be understood"),
        ("sqlite::memory:", "needs a file"),
    ] {
        let found = check_database(address).await.findings;
        assert!(found[0].mark == Severity::Wrong && found[0].text.contains(said), "{found:?}");
        assert!(!found[0].to_string().contains("hunter2"));
    }
}

#[tokio::test]
async fn a_server_is_checked_too() {
    let Some(fresh) = FreshDatabase::make().await else { return };
    let empty = check_database(&fresh.address()).await.findings;
    assert!(empty.iter().any(|finding| finding.fix == Some(Fix::PrepareDatabase)), "{empty:?}");
    Database::open(&fresh.address()).await.expect("a new database").close().await;
    let examined = check_database(&fresh.address()).await;
    let lines: Vec<String> = examined.findings.iter().map(ToString::to_string).collect();
    assert!(examined.findings.iter().all(|finding| finding.mark != Severity::Wrong), "{lines:?}");
    assert!(!examined.bot_runs, "{lines:?}");
    fresh.remove().await;
}

#[test]
fn bots_that_share_a_server_are_counted() {
    let mark = |live, shards, held| processes_finding(ProcessCounts { live, shards, held }).mark;
    assert_eq!([mark(0, 4, 0), mark(2, 4, 4), mark(2, 4, 3)], [Severity::Good, Severity::Good, Severity::Notice]);
}

#[tokio::test]
async fn every_bit_of_a_damaged_schema_gets_a_verdict() {
    let file = File::new().await;
    file.spoil("PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE").await;
    let whole = std::fs::read(&file.address).expect("a file");
    let position = |word: &[u8]| whole.windows(word.len()).position(|window| window == word).expect("the definition");
    // These words are a type, a name and a keyword, in the table of migrations and in other tables.
    for word in ["success BOOLEAN", "checksum BLOB", "stage TEXT", "CREATE TABLE seats", "contribution TEXT"] {
        for byte in 0..word.len() {
            let mut damaged = whole.clone();
            damaged[position(word.as_bytes()) + byte] |= 0x80;
            std::fs::write(&file.address, damaged).expect("a file");
            let wrong = file.wrong().await;
            assert!(!wrong.is_empty(), "{word} {byte}");
            assert!(wrong.iter().all(|line| !line.contains("did not answer")), "{word} {byte}: {wrong:?}");
        }
    }
}

#[tokio::test]
async fn a_look_that_does_not_end_gets_a_verdict() {
    let file = File::new().await;
    let forever = async |_: &mut Inspector| std::future::pending().await;
    let found = run_check(MATCHES, Duration::ZERO, &file.address, forever).await;
    assert!(found.len() == 1 && found[0].mark == Severity::Wrong, "{found:?}");
    assert!(found[0].text.contains("did not answer within 0 seconds"), "{found:?}");
}
