use std::path::Path;

use sqlx::migrate::Migrate;

use super::*;
use crate::store::{BUSY, OpenError, pool, probe, unopened};

fn address(path: &Path) -> String {
    path.to_str().unwrap().to_owned()
}

async fn refusal(address: &str) -> OpenError {
    Database::open(address).await.expect_err("it must not open")
}

#[tokio::test]
async fn file_and_folder_are_made() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a/b/snakepit.db");
    for address in [address(&path), format!("sqlite://{}", path.display()), format!("sqlite:{}", path.display())] {
        Database::open(&address).await.unwrap().close().await;
        assert!(path.is_file());
    }
}

#[tokio::test]
async fn the_connections_are_set_up_to_lose_nothing() {
    let (_folder, database) = fresh().await;
    let pragma = async |statement: &'static str| sqlx::query_scalar(statement).fetch_one(&database.writer).await;
    let journal: String = sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&database.writer).await.unwrap();
    assert_eq!(journal, "wal");
    let full: i64 = pragma("PRAGMA synchronous").await.unwrap();
    assert_eq!(full, 2, "FULL");
    let on: i64 = pragma("PRAGMA foreign_keys").await.unwrap();
    assert_eq!(on, 1);
    let patience: i64 = pragma("PRAGMA busy_timeout").await.unwrap();
    assert_eq!(u128::try_from(patience).unwrap(), BUSY.as_millis());
    let refused = sqlx::query("DELETE FROM people").execute(&database.readers).await;
    assert!(refused.is_err(), "readers cannot write");
}

#[tokio::test]
async fn other_databases_are_refused_without_repeating_the_password() {
    let error = refusal("postgres://snake:hunter2@localhost/snakepit").await;
    assert!(matches!(error, OpenError::Unsupported(_)));
    assert!(error.to_string().contains("postgres databases are not supported yet"), "{error}");
    assert!(!error.to_string().contains("hunter2"));
    for address in ["", "sqlite:", "sqlite://", "sqlite::memory:"] {
        assert!(matches!(refusal(address).await, OpenError::NoFile), "{address}");
    }
}

#[tokio::test]
async fn a_folder_that_cannot_be_made_is_named() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("file"), "").unwrap();
    let path = folder.path().join("file/under/snakepit.db");
    let error = refusal(&address(&path)).await;
    assert!(matches!(error, OpenError::Folder { .. }), "{error:?}");
    assert!(error.to_string().contains(&address(&path)), "{error}");
}

#[tokio::test]
async fn what_cannot_be_opened_or_written_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let error = refusal(&address(folder.path())).await;
    assert!(matches!(error, OpenError::Unwritable { .. }), "{error:?}");
    assert!(error.to_string().contains(&address(folder.path())), "{error}");

    // Whoever runs the tests may be allowed everything, so the protection is the connection's own here.
    let path = folder.path().join("protected.db");
    Database::open(&address(&path)).await.unwrap().close().await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&path).read_only(true);
    let protected = pool(1).connect_with(options).await.unwrap();
    let error = unopened(&path, &probe(&protected).await.expect_err("it cannot be written"));
    assert!(matches!(error, OpenError::Unwritable { .. }), "{error:?}");
}

#[tokio::test]
async fn a_file_with_something_else_is_named_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("snakepit.db");
    let garbage = "Sssnake, but no database. ".repeat(400);
    std::fs::write(&path, &garbage).unwrap();
    let error = refusal(&address(&path)).await;
    assert!(matches!(error, OpenError::Garbage { .. }), "{error:?}");
    assert!(error.to_string().contains(&address(&path)), "{error}");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), garbage);
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_refused() {
    let (folder, database) = fresh().await;
    sqlx::query(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (9999, 'the future', TRUE, x'00', 0)",
    )
    .execute(&database.writer)
    .await
    .unwrap();
    database.close().await;
    let error = refusal(&address(&folder.path().join("test.db"))).await;
    assert!(matches!(error, OpenError::Newer { schema: 9999, .. }), "{error:?}");
}

#[tokio::test]
async fn a_database_whose_schema_was_tampered_with_is_refused() {
    let (folder, database) = fresh().await;
    sqlx::query("UPDATE _sqlx_migrations SET checksum = x'00'").execute(&database.writer).await.unwrap();
    let applied = database.writer.acquire().await.unwrap().list_applied_migrations("_sqlx_migrations").await.unwrap();
    assert_eq!(applied.len(), crate::store::MIGRATIONS.iter().count());
    database.close().await;
    let error = refusal(&address(&folder.path().join("test.db"))).await;
    assert!(matches!(error, OpenError::Schema { .. }), "{error:?}");
}

/// What is on the disk at any moment is all that a killed process leaves behind: a copy of the files of an open database
/// must hold every commit that has returned.
#[tokio::test]
async fn the_files_hold_every_commit_at_every_moment() {
    let (folder, database) = fresh().await;
    let mut story = Story::begin(&database, lobby("sssnake", vec![person(ANNA), person(BEN)])).await;
    for n in 0..12 {
        story.commit(&[step(n)], None).await.unwrap();
        let copy = tempfile::tempdir().unwrap();
        for name in ["test.db", "test.db-wal"] {
            std::fs::copy(folder.path().join(name), copy.path().join(name)).unwrap();
        }
        let survivor = Database::open(&address(&copy.path().join("test.db"))).await.unwrap();
        let saved = survivor.load(story.head.id).await.unwrap().unwrap();
        assert_eq!((saved.head.version, saved.steps.len()), (story.head.version, story.steps));
        assert_eq!(saved.steps.last(), Some(&step(n)));
    }
    drop(database);
}
