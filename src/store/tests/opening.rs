use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::{Child, Stdio};
use std::time::Duration;

use sqlx::migrate::Migrate;
use sqlx::{AnyConnection, Connection as _};

use super::*;
use crate::store::database::Dialect;
use crate::store::database::address::{file_error, open_pool, sqlite_url};
use crate::store::open::{SchemaState, check_writable, compare_schema, migrations};
use crate::store::{FileLock, OpenError, back_up, inspect};

fn address(path: &Path) -> String {
    path.to_str().unwrap().to_owned()
}

async fn refusal(address: &str) -> OpenError {
    Database::open(address).await.expect_err("it must not open")
}

#[tokio::test]
async fn missing_file_and_folder_are_created() {
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
    let mut writer = database.writer.acquire().await.unwrap();
    let journal: String = sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut *writer).await.unwrap();
    let mut pragma = async |statement: &'static str| sqlx::query_scalar(statement).fetch_one(&mut *writer).await;
    assert_eq!(journal, "wal");
    let full: i64 = pragma("PRAGMA synchronous").await.unwrap();
    assert_eq!(full, 2, "FULL");
    let on: i64 = pragma("PRAGMA foreign_keys").await.unwrap();
    assert_eq!(on, 1);
    let patience: i64 = pragma("PRAGMA busy_timeout").await.unwrap();
    assert_eq!(patience, 5_000, "milliseconds for another process that holds the file");
    let page: i64 = pragma("PRAGMA page_size").await.unwrap();
    assert_eq!(page, 2_048, "bytes, of a new file");
    let refused = sqlx::query("DELETE FROM user_names").execute(&database.readers).await;
    assert!(refused.is_err(), "readers cannot write");
}

#[tokio::test]
async fn other_databases_are_refused_without_repeating_the_password() {
    let error = refusal("mysql://snake:hunter2@localhost/snakepit").await;
    assert!(matches!(error, OpenError::Unsupported));
    assert!(error.to_string().starts_with("only SQLite and PostgreSQL are supported"), "{error}");
    // A mistyped server address must not be taken for a file's path, because error messages show paths.
    for address in ["sqlite://snake:hunter2@localhost/snakepit", "postgres:snake:hunter2@localhost/snakepit"] {
        let error = refusal(address).await;
        assert!(matches!(error, OpenError::MalformedUrl) && !error.to_string().contains("hunter2"), "{error}");
    }
    for address in ["", "sqlite:", "sqlite://", "sqlite::memory:"] {
        assert!(matches!(refusal(address).await, OpenError::NoFile), "{address}");
    }
}

#[tokio::test]
async fn a_file_may_have_any_name() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["with space.db", "100%41.db", "what?.db", "a#b.db", "Élève [1]^.db"] {
        let path = folder.path().join(name);
        Database::open(&address(&path)).await.unwrap().close().await;
        assert!(path.is_file(), "{name}");
    }
}

#[tokio::test]
async fn errors_of_a_server_are_sentences_without_its_address() {
    for (address, nothing_there) in [
        ("postgres://snake:hunter2@127.0.0.1:70000/snakepit", false),
        ("postgres://snake:hunter2@127.0.0.1:1/snakepit", true),
        ("postgres://snake:hunter2@nowhere.invalid/snakepit", true),
    ] {
        let error = refusal(address).await;
        assert_eq!(matches!(error, OpenError::Unreachable(_)), nothing_there, "{error:?}");
        assert!(nothing_there || matches!(error, OpenError::MalformedUrl), "{error:?}");
        assert!(!error.to_string().contains("hunter2"), "{error}");
    }
}

#[tokio::test]
async fn an_address_that_would_be_misread_is_refused_with_what_to_do() {
    for password in ["12/34", "hunter/2", "1#2", "12?34", "hunter#2", "a@b/c", "/", "#", "?"] {
        let error = refusal(&format!("postgres://snake:{password}@127.0.0.1:1/snakepit")).await;
        assert!(matches!(error, OpenError::MalformedUrl), "{password}: {error:?}");
        assert!(error.needs_operator() && error.to_string().contains("%2F for /"), "{error}");
    }
    for parameter in ["sslmod=require", "SSLMODE=require", "sslmode=perhaps", "sslmode=", "ssl=true", "hunter2"] {
        let error = refusal(&format!("postgres://snake@127.0.0.1:1/snakepit?{parameter}")).await;
        assert!(matches!(error, OpenError::UnknownParameter), "{parameter}: {error:?}");
        assert!(error.needs_operator() && !error.to_string().contains("hunter2"), "{error}");
    }
    for right in
        ["snake:1%2F2%23@127.0.0.1:1/snakepit", "snake@127.0.0.1:1/snakepit?sslmode=prefer&options=-cwork_mem=8MB"]
    {
        let error = refusal(&format!("postgres://{right}")).await;
        assert!(matches!(error, OpenError::Unreachable(_)), "{right}: {error:?}");
    }
}

#[tokio::test]
async fn a_server_on_which_the_bot_would_fail_is_refused_with_what_to_do() {
    let Some(fresh) = FreshDatabase::make().await else { return };
    let address = fresh.address();
    let (server, name) = address.rsplit_once('/').unwrap();
    let latin = format!("{name}_latin");
    let user = format!("{name}_user");
    for statement in [
        format!("CREATE DATABASE {latin} ENCODING LATIN1 LOCALE 'C' TEMPLATE template0"),
        format!("CREATE ROLE {user} LOGIN PASSWORD 'hunter2'"),
        "REVOKE CREATE ON SCHEMA public FROM PUBLIC".to_owned(),
    ] {
        run(&address, statement).await;
    }
    let error = refusal(&format!("{server}/{latin}")).await;
    assert!(matches!(&error, OpenError::WrongEncoding(encoding) if encoding == "LATIN1"), "{error:?}");
    let (_, host) = server.rsplit_once('@').unwrap();
    let error = refusal(&format!("postgres://{user}:hunter2@{host}/{name}")).await;
    assert!(matches!(error, OpenError::Forbidden) && error.needs_operator(), "{error:?}");
    run(&address, "REVOKE USAGE ON SCHEMA public FROM PUBLIC".to_owned()).await;
    let error = refusal(&format!("postgres://{user}:hunter2@{host}/{name}")).await;
    assert!(matches!(error, OpenError::Forbidden), "{error:?}");
    let error = refusal(&format!("{address}?sslmode=require")).await;
    assert!(matches!(error, OpenError::NoEncryption), "{error:?}");
    run(&address, format!("DROP DATABASE {latin}")).await;
    run(&address, format!("DROP ROLE {user}")).await;
    fresh.remove().await;
}

struct Pooler(Child);

impl Drop for Pooler {
    fn drop(&mut self) {
        self.0.kill().and_then(|()| self.0.wait()).expect("it runs until now");
    }
}

/// Runs PgBouncer in front of a server until the returned value is dropped. Returns that value with PgBouncer's
/// address.
async fn pooled(server: &str, mode: &str, folder: &Path) -> Option<(Pooler, String)> {
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let url = reqwest::Url::parse(server).unwrap();
    let (user, password, port) = (url.username(), url.password().unwrap(), url.port().unwrap());
    let database = url.path().trim_start_matches('/');
    let settings = format!(
        "[databases]\n{database} = host=127.0.0.1 port={port} user={user} password={password}\n[pgbouncer]\n\
         listen_addr = 127.0.0.1\nlisten_port = {free}\nunix_socket_dir =\nauth_type = any\npool_mode = {mode}\n\
         ignore_startup_parameters = extra_float_digits\n"
    );
    let file = folder.join(format!("{mode}.ini"));
    std::fs::write(&file, settings).unwrap();
    // PgBouncer refuses to run as root. It runs as `nobody`, who must be able to read this folder.
    std::fs::set_permissions(folder, std::fs::Permissions::from_mode(0o755)).unwrap();
    let pooler = std::process::Command::new("/usr/sbin/pgbouncer")
        .args(["-q", "-u", "nobody"])
        .arg(&file)
        .stderr(Stdio::null())
        .spawn();
    let Ok(pooler) = pooler else {
        test_support::skip("PgBouncer", "it is not installed");
        return None;
    };
    while tokio::net::TcpStream::connect(("127.0.0.1", free)).await.is_err() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    Some((Pooler(pooler), format!("postgres://{user}@127.0.0.1:{free}/{database}")))
}

#[tokio::test]
async fn a_pooler_in_transaction_mode_is_refused_and_one_in_session_mode_works() {
    let Some(fresh) = FreshDatabase::make().await else { return };
    let folder = tempfile::tempdir().unwrap();
    let Some((_pooler, address)) = pooled(&fresh.address(), "transaction", folder.path()).await else { return };
    let error = refusal(&address).await;
    assert!(matches!(error, OpenError::TransactionPooler) && error.needs_operator(), "{error:?}");
    let Some((_pooler, address)) = pooled(&fresh.address(), "session", folder.path()).await else { return };
    let database = Database::open(&address).await.unwrap();
    database.check_writable(Duration::from_secs(3)).await.unwrap();
    database.close().await;
    fresh.remove().await;
}

#[tokio::test]
async fn sessions_that_became_read_only_are_renewed() {
    let Some(fresh) = FreshDatabase::make().await else { return };
    let database = Database::open(&fresh.address()).await.unwrap();
    let name = fresh.address().rsplit_once('/').unwrap().1.to_owned();
    run(&fresh.address(), format!("ALTER DATABASE {name} SET default_transaction_read_only = on")).await;
    let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()";
    run(&fresh.address(), end.to_owned()).await;
    for _ in 0..8 {
        database.check_writable(Duration::from_secs(3)).await.expect_err("every new session is read-only");
    }
    run(&fresh.address(), format!("BEGIN READ WRITE; ALTER DATABASE {name} RESET ALL; COMMIT")).await;
    for _ in 0..8 {
        database.check_writable(Duration::from_secs(3)).await.expect("the sessions are renewed");
    }
    database.close().await;
    fresh.remove().await;
}

async fn run(address: &str, statement: String) {
    let mut server = AnyConnection::connect(address).await.unwrap();
    sqlx::raw_sql(sqlx::AssertSqlSafe(statement)).execute(&mut server).await.unwrap();
    server.close().await.unwrap();
}

#[tokio::test]
async fn a_refused_user_and_a_missing_database_are_different_errors() {
    let Some(fresh) = FreshDatabase::make().await else { return };
    let right = fresh.address();
    let (user, rest) = right.rsplit_once('@').unwrap();
    let (name, _) = user.rsplit_once(':').unwrap();
    let error = refusal(&format!("{name}:hunter2@{rest}")).await;
    assert!(matches!(error, OpenError::LoginRefused(_)) && error.needs_operator(), "{error:?}");
    assert!(!error.to_string().contains("hunter2"), "{error}");
    let error = refusal(&format!("{right}_not")).await;
    assert!(matches!(error, OpenError::NoDatabase(_)), "{error:?}");
    fresh.remove().await;
}

#[tokio::test]
async fn the_error_names_a_folder_that_cannot_be_created() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("file"), "").unwrap();
    let path = folder.path().join("file/under/snakepit.db");
    let error = refusal(&address(&path)).await;
    assert!(matches!(error, OpenError::FolderNotCreated { .. }) && !error.needs_operator(), "{error:?}");
    assert!(error.to_string().contains(&address(&path)), "{error}");
}

#[tokio::test]
async fn the_error_names_a_file_that_cannot_be_written() {
    let folder = tempfile::tempdir().unwrap();
    let error = refusal(&address(folder.path())).await;
    assert!(matches!(error, OpenError::Unwritable { .. }) && !error.needs_operator(), "{error:?}");
    assert!(error.to_string().contains(&address(folder.path())), "{error}");

    // Root can write to any file, so the test makes the connection itself read-only.
    let path = folder.path().join("protected.db");
    Database::open(&address(&path)).await.unwrap().close().await;
    let protected = open_pool(1, sqlite_url(&path, "ro").unwrap(), "", false).await.unwrap();
    let error = file_error(&path, &check_writable(&protected).await.expect_err("it cannot be written"));
    assert!(matches!(error, OpenError::Unwritable { .. }), "{error:?}");
}

#[tokio::test]
async fn a_file_that_is_no_database_is_named_and_stays_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("snakepit.db");
    let garbage = "Sssnake, but no database. ".repeat(400);
    std::fs::write(&path, &garbage).unwrap();
    let error = refusal(&address(&path)).await;
    assert!(matches!(error, OpenError::NotSqlite { .. }) && error.needs_operator(), "{error:?}");
    assert!(error.to_string().contains(&address(&path)), "{error}");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), garbage);
}

/// Runs the statement `spoil` in a new database of each kind. Returns the errors that occur when the databases are
/// opened again.
async fn reopened_after(spoil: &'static str) -> Vec<OpenError> {
    let (folder, database) = fresh().await;
    let applied = database.writer.acquire().await.unwrap().list_applied_migrations("_sqlx_migrations").await.unwrap();
    assert_eq!(applied.len(), migrations(Dialect::Sqlite).iter().count());
    tamper(&database, spoil).await;
    database.close().await;
    let mut errors = vec![refusal(&address(&folder.path().join("test.db"))).await];
    if let Some(fresh) = FreshDatabase::make().await {
        let database = Database::open(&fresh.address()).await.unwrap();
        tamper(&database, spoil).await;
        database.close().await;
        errors.push(refusal(&fresh.address()).await);
        fresh.remove().await;
    }
    errors
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_refused() {
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (9999, 'the future', TRUE, '', 0)";
    for error in reopened_after(newer).await {
        assert!(matches!(error, OpenError::NewerSchema { schema: 9999, .. }) && error.needs_operator(), "{error:?}");
    }
}

/// An older process keeps running, and can even start, while a newer program has added to the schema. The older process
/// makes no backups, because they would lack what was added.
#[tokio::test]
async fn an_older_program_uses_a_database_that_was_extended() {
    const EXTENDED: &str = "
        CREATE TABLE future (id BIGINT PRIMARY KEY);
        ALTER TABLE player_stats ADD COLUMN future BIGINT NOT NULL DEFAULT 0;
        INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
        VALUES (9999, 'adds the future', TRUE, '', 0)";
    let (folder, file) = fresh().await;
    let path = folder.path().join("test.db");
    let server = FreshDatabase::make().await;
    let mut databases = vec![(file, address(&path))];
    if let Some(server) = &server {
        databases.push((Database::open(&server.address()).await.unwrap(), server.address()));
    }
    for (database, address) in databases {
        tamper(&database, EXTENDED).await;
        database.close().await;
        let again = Database::open(&address).await.unwrap();
        let mut connection = again.writer.acquire().await.unwrap();
        assert_eq!(compare_schema(&mut connection, again.dialect).await.unwrap(), SchemaState::Extended(9999));
        drop(connection);
        tamper(&again, "UPDATE _sqlx_migrations SET success = FALSE WHERE version = 9999").await;
        again.close().await;
        let error = refusal(&address).await;
        assert!(matches!(error, OpenError::MigrationFailed { .. }), "{error:?}");
    }
    if let Some(server) = server {
        server.remove().await;
    }
}

#[tokio::test]
async fn a_database_whose_schema_was_tampered_with_is_refused() {
    for error in reopened_after("UPDATE _sqlx_migrations SET checksum = ''").await {
        assert!(matches!(error, OpenError::MigrationFailed { .. }) && error.needs_operator(), "{error:?}");
    }
}

/// After the process is killed, only the data on the disk is left. A copy of an open database's files must therefore
/// contain every commit that has returned.
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
        let saved = survivor.load(story.meta.id).await.unwrap().unwrap();
        assert_eq!((saved.meta.version, saved.steps.len()), (story.meta.version, story.steps));
        assert_eq!(saved.steps.last(), Some(&step(n)));
    }
    drop(database);
}

#[tokio::test]
async fn a_sqlite_file_belongs_to_one_process_until_that_ends() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("new/folder/test.db");
    let lock = FileLock::acquire(&address(&path)).unwrap();
    assert!(lock.is_some());
    let error = FileLock::acquire(&address(&path)).expect_err("it is locked");
    assert!(matches!(error, OpenError::InUse { .. }) && !error.needs_operator(), "{error:?}");
    assert!(error.to_string().contains(&address(&path)), "{error}");
    let database = Database::open(&address(&path)).await.unwrap();
    back_up(&address(&path), &folder.path().join("copy.db")).await.expect("a backup needs no lock");
    database.close().await;
    drop(lock);
    FileLock::acquire(&address(&path)).expect("it is free again");
    assert!(FileLock::acquire("postgres://snake@127.0.0.1:1/snakepit").unwrap().is_none(), "processes share servers");
}

#[tokio::test]
async fn no_other_name_opens_a_file_twice() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let (database, link, second) = (path("test.db"), path("link.db"), path("second.db"));
    std::os::unix::fs::symlink("test.db", &link).unwrap();
    let error = FileLock::acquire(&address(&link)).expect_err("the link leads nowhere");
    assert!(matches!(error, OpenError::Unwritable { .. }), "{error:?}");

    // A lock taken before the file exists still holds after the file is created, whichever path names it.
    let lock = FileLock::acquire(&address(&database)).unwrap();
    Database::open(&address(&database)).await.unwrap().close().await;
    std::fs::create_dir(path("folder")).unwrap();
    let others = [link.clone(), path("folder/../test.db")];
    for other in &others {
        let error = FileLock::acquire(&address(other)).expect_err("the file is in use");
        assert!(matches!(error, OpenError::InUse { .. }), "{error:?}");
        assert!(inspect::is_locked(&address(other)), "{}", other.display());
    }
    std::fs::hard_link(&database, &second).unwrap();
    let error = FileLock::acquire(&address(&second)).expect_err("the file is in use");
    assert!(matches!(error, OpenError::HardLinks { .. }) && error.needs_operator(), "{error:?}");
    assert!(error.to_string().contains("second.db has another name (a hard link)"), "{error}");
    drop(lock);
    assert!(matches!(FileLock::acquire(&address(&database)), Err(OpenError::HardLinks { .. })));
    std::fs::remove_file(second).unwrap();
    FileLock::acquire(&address(&link)).expect("the file is free");
    assert!(!path("link.db.lock").exists());
}
