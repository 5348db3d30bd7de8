use std::path::Path;
use std::time::Duration;

use sqlx::{AnyConnection, Connection as _};

use super::*;
use crate::store::backup::COUNT_TABLES_IN_POSTGRES;
use crate::store::{BackupError, ChecksumState, FileLock, OpenError, Snapshot, back_up};
use contract::{Record, Secret};
use sha2::{Digest as _, Sha256};
use verifier::verify;

/// Plays stored records of several games. Each copy must contain the beginning of each record, without gaps or errors.
#[tokio::test]
async fn a_copy_made_during_play_holds_valid_records() {
    let (folder, database) = fresh().await;
    let address = folder.path().join("test.db");
    let records = ["hisss", "sssnake", "ssserpent", "snap", "slap"].map(record);
    let mut played: Vec<(Story<'_>, Record)> = Vec::new();
    for record in records {
        let mut meta = lobby(&record.game, record.seats.iter().map(|_| person(ANNA)).collect());
        for (index, seat) in meta.seats.iter_mut().enumerate() {
            seat.name.clone_from(&record.seats[index].player);
            seat.contribution.clone_from(&record.fair_play.contributions[index]);
        }
        meta.options = record.options.clone();
        meta.youngest = record.youngest;
        meta.secret = Secret::from_hex(record.fair_play.secret.as_deref().expect("a finished match")).unwrap();
        played.push((Story::begin(&database, meta).await, record));
    }
    let copies = async {
        for n in 0..4 {
            let copy = folder.path().join(format!("copy-{n}.db"));
            back_up(address.to_str().unwrap(), &copy).await.unwrap();
        }
    };
    let play = async {
        while played.iter().any(|(story, record)| story.steps < record.steps.len()) {
            for (story, record) in &mut played {
                let steps = story.steps..record.steps.len().min(story.steps + 1);
                if steps.end == record.steps.len() {
                    story.meta.stage = Stage::Over;
                    story.meta.outcome = record.outcome.clone();
                }
                if !steps.is_empty() {
                    story.commit(&record.steps[steps], None).await.unwrap();
                }
            }
        }
    };
    tokio::join!(copies, play);
    back_up(address.to_str().unwrap(), &folder.path().join("copy-4.db")).await.unwrap();
    for n in 0..5 {
        let copy = Database::open(folder.path().join(format!("copy-{n}.db")).to_str().unwrap()).await.unwrap();
        for (story, whole) in &played {
            let record = record_of(&copy, story.meta.id).await.unwrap().expect("the match");
            let text = serde_json::to_vec(&record).unwrap();
            verify(&text).unwrap_or_else(|flaw| panic!("copy {n}, {}: {flaw:?}", record.game));
            assert!(n < 4 || record.steps.len() == whole.steps.len(), "the last copy has everything");
        }
    }
}

#[tokio::test]
async fn a_backup_overwrites_nothing_and_names_the_problem() {
    let (folder, _database) = fresh().await;
    let address = folder.path().join("test.db").to_str().unwrap().to_owned();
    let copy = folder.path().join("copy.db");
    std::fs::write(&copy, "something of value").unwrap();
    assert!(matches!(back_up(&address, &copy).await, Err(BackupError::CopyExists(_))));
    assert_eq!(std::fs::read_to_string(&copy).unwrap(), "something of value");
    let nowhere = folder.path().join("no/such/folder/copy.db");
    assert!(matches!(back_up(&address, &nowhere).await, Err(BackupError::WriteFailed { .. })));
    let nothing = folder.path().join("nothing.db");
    assert!(matches!(back_up(nothing.to_str().unwrap(), &nowhere).await, Err(BackupError::MissingFile(_))));
    assert!(!nothing.exists());
    let new = folder.path().join("new.db");
    let server = back_up("postgres://snake:hunter2@127.0.0.1:1/snakepit", &new).await.expect_err("no server");
    assert!(server.to_string().contains("cannot be reached") && !server.to_string().contains("hunter2"), "{server}");
    assert_eq!(
        std::fs::read_dir(folder.path()).unwrap().filter(|entry| is_partial(entry.as_ref().unwrap())).count(),
        0
    );
}

fn is_partial(entry: &std::fs::DirEntry) -> bool {
    entry.file_name().to_string_lossy().contains(".partial")
}

#[tokio::test]
async fn a_restore_overwrites_nothing_and_reads_only_backups() {
    let (folder, database) = fresh().await;
    database.close().await;
    let [address, copy, new] = ["test.db", "copy.db", "new.db"].map(|name| folder.path().join(name));
    let new = new.to_str().unwrap();
    back_up(address.to_str().unwrap(), &copy).await.unwrap();
    let snapshot = Snapshot::open(&copy).await.unwrap();
    let lock = FileLock::acquire(new).unwrap();
    assert!(matches!(snapshot.restore(new).await, Err(BackupError::Open(OpenError::InUse { .. }))));
    drop(lock);
    // SQLite would apply a leftover journal of a different database to the restored one.
    std::fs::write(folder.path().join("new.db-wal"), "").unwrap();
    assert!(matches!(snapshot.restore(new).await, Err(BackupError::NotEmpty(_))));
    std::fs::remove_file(folder.path().join("new.db-wal")).unwrap();
    std::fs::write(folder.path().join("new.db.partial"), "of a restore that was killed").unwrap();
    snapshot.restore(new).await.unwrap();
    assert!(matches!(snapshot.restore(new).await, Err(BackupError::NotEmpty(_))));
    assert_eq!(
        std::fs::read_dir(folder.path()).unwrap().filter(|entry| is_partial(entry.as_ref().unwrap())).count(),
        0
    );

    let missing = Snapshot::open(&folder.path().join("missing.db")).await.expect_err("it is missing");
    assert!(matches!(missing, BackupError::MissingFile(_)), "{missing}");
    std::fs::write(&copy, "no database").unwrap();
    let garbage = Snapshot::open(&copy).await.expect_err("it is no database");
    assert!(garbage.to_string().contains("copy.db") && garbage.to_string().contains("not a database"), "{garbage}");
    std::fs::write(&copy, "").unwrap();
    let foreign = Snapshot::open(&copy).await.expect_err("it has no tables");
    assert!(matches!(foreign, BackupError::Foreign { .. }), "{foreign}");
}

#[tokio::test]
async fn a_restore_fills_only_an_empty_server_and_leaves_others_as_they_are() {
    let Some(server) = FreshDatabase::make().await else { return };
    let (folder, _database) = fresh().await;
    let snapshot = Snapshot::open(&folder.path().join("test.db")).await.unwrap();
    let mut other = AnyConnection::connect(&server.address()).await.unwrap();
    sqlx::raw_sql("CREATE TABLE other (n BIGINT)").execute(&mut other).await.unwrap();
    assert!(matches!(snapshot.restore(&server.address()).await, Err(BackupError::NotEmpty(_))));
    let foreign = back_up(&server.address(), &folder.path().join("copy.db")).await.expect_err("no tables of ours");
    assert!(matches!(foreign, BackupError::Foreign { .. }), "{foreign}");
    let tables: i64 = sqlx::query_scalar(COUNT_TABLES_IN_POSTGRES).fetch_one(&mut other).await.unwrap();
    assert_eq!(tables, 1, "nothing was added");
    sqlx::raw_sql("DROP TABLE other").execute(&mut other).await.unwrap();

    // PostgreSQL strings cannot contain this character, so the copy fails halfway.
    let mut spoiled =
        AnyConnection::connect(&format!("sqlite://{}", folder.path().join("test.db").display())).await.unwrap();
    sqlx::raw_sql("INSERT INTO user_names VALUES (1, 'a' || char(0))").execute(&mut spoiled).await.unwrap();
    let failed = snapshot.restore(&server.address()).await.expect_err("a row cannot be stored");
    assert!(matches!(failed, BackupError::NotCopied { .. }), "{failed}");
    let tables: i64 = sqlx::query_scalar(COUNT_TABLES_IN_POSTGRES).fetch_one(&mut other).await.unwrap();
    assert_eq!(tables, 0, "the database is still empty");
    sqlx::raw_sql("DELETE FROM user_names").execute(&mut spoiled).await.unwrap();
    snapshot.restore(&server.address()).await.unwrap();
    other.close().await.unwrap();
    server.remove().await;
}

#[tokio::test]
async fn a_backup_is_only_read() {
    let (folder, database) = fresh().await;
    let story = Story::begin(&database, lobby("sssnake", vec![person(ANNA), person(BEN)])).await;
    let copy = folder.path().join("copy.db");
    back_up(folder.path().join("test.db").to_str().unwrap(), &copy).await.unwrap();
    let before = std::fs::read(&copy).unwrap();
    let snapshot = Snapshot::open(&copy).await.unwrap();
    assert!(snapshot.database.load(story.meta.id).await.unwrap().is_some());
    assert!(
        matches!(snapshot.database.check_writable(Duration::from_secs(3)).await, Err(StoreError::Failed(_))),
        "the source is only read"
    );
    snapshot.restore(folder.path().join("new.db").to_str().unwrap()).await.unwrap();
    assert_eq!(std::fs::read(&copy).unwrap(), before, "the backup stays as it is");
}

/// Statements that add something malicious to a database, each with the object that the refusal names. SQLite would run
/// the trigger at the next insert, and would never finish reading the views.
const CRAFTED: [(&str, &str); 6] = [
    ("CREATE TRIGGER more AFTER INSERT ON matches BEGIN DELETE FROM seats; END", "trigger more"),
    (
        "DROP TABLE rounds; CREATE VIEW rounds AS
         WITH RECURSIVE all_numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM all_numbers)
         SELECT n AS match_id, n, n AS seat, n AS points, n AS total FROM all_numbers",
        "view rounds",
    ),
    (
        "DROP TABLE _sqlx_migrations; CREATE VIEW _sqlx_migrations AS
         WITH RECURSIVE all_numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM all_numbers)
         SELECT n AS version, 'x' AS description, x'' AS checksum, 1 AS success FROM all_numbers",
        "no tables of Snakepit",
    ),
    ("ALTER TABLE user_names ADD COLUMN more TEXT AS (hex(name))", "table user_names"),
    ("CREATE INDEX more ON seats (hex(name))", "index more"),
    ("DROP INDEX seats_of_user", "index seats_of_user is missing"),
];

#[tokio::test]
async fn a_file_with_another_schema_is_neither_read_nor_backed_up() {
    for (statement, object) in CRAFTED {
        let (folder, database) = fresh().await;
        tamper(&database, statement).await;
        database.close().await;
        let [file, copy] = ["test.db", "copy.db"].map(|name| folder.path().join(name));
        let read = Snapshot::open(&file).await.map(drop).expect_err(object);
        let copied = back_up(file.to_str().unwrap(), &copy).await.expect_err(object);
        for error in [read, copied] {
            assert!(matches!(error, BackupError::Foreign { .. }), "{error:?}");
            assert!(error.to_string().contains(object), "{error}");
        }
        assert!(!copy.exists());
    }
}

/// SQLite stores statistics about tables in its own tables.
#[tokio::test]
async fn a_file_with_statistics_of_sqlite_is_backed_up_and_restored() {
    let (folder, database) = fresh().await;
    tamper(&database, "ANALYZE").await;
    let copy = folder.path().join("copy.db");
    back_up(folder.path().join("test.db").to_str().unwrap(), &copy).await.unwrap();
    let snapshot = Snapshot::open(&copy).await.unwrap();
    snapshot.restore(folder.path().join("new.db").to_str().unwrap()).await.unwrap();
}

#[tokio::test]
async fn a_backup_ends_with_its_checksum() {
    let (folder, _database) = fresh().await;
    let [file, copy] = ["test.db", "copy.db"].map(|name| folder.path().join(name));
    back_up(file.to_str().unwrap(), &copy).await.unwrap();
    let damage = async || Snapshot::open(&copy).await.unwrap().damage().await.unwrap();
    assert_eq!(damage().await, (ChecksumState::Matches, Vec::new()));
    let whole = std::fs::read(&copy).unwrap();
    let (content, line) = whole.split_at(whole.len() - "\nSHA-256 \n".len() - 64);
    assert_eq!(line, format!("\nSHA-256 {}\n", hex::encode(Sha256::digest(content))).as_bytes());
    std::fs::write(&copy, content).unwrap();
    assert_eq!(damage().await, (ChecksumState::Missing, Vec::new()));
    // SQLite never reads these bytes.
    for lost in [1, 30, line.len() - 1] {
        std::fs::write(&copy, &whole[..whole.len() - lost]).unwrap();
        assert_eq!(damage().await, (ChecksumState::Differs, Vec::new()), "without the last {lost} bytes");
    }
}

/// A server with unfinished migrations counts as foreign.
#[tokio::test]
async fn a_server_with_another_schema_is_not_backed_up() {
    let Some(server) = FreshDatabase::make().await else { return };
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("copy.db");
    let database = Database::open(&server.address()).await.unwrap();
    tamper(&database, "DELETE FROM _sqlx_migrations").await;
    let error = back_up(&server.address(), &copy).await.expect_err("it has no migration");
    assert!(matches!(error, BackupError::Foreign { .. }), "{error}");
    database.close().await;
    server.remove().await;
}

fn record(game: &str) -> Record {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/data/records/{game}/played.json"));
    verify(&std::fs::read(path).unwrap()).unwrap()
}
