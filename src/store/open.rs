//! NewMatch the database: its address, its connections, its schema, and a sentence for whatever is wrong with it.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::error::DatabaseError;
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::postgres::PgConnectOptions;
use sqlx::{AnyPool, AssertSqlSafe, ConnectOptions as _, Connection as _};

use super::Database;
use super::commit::Statements;
use super::dialect::Dialect;

pub static SQLITE_MIGRATIONS: Migrator = sqlx::migrate!("./migrations/sqlite");
pub static POSTGRES_MIGRATIONS: Migrator = sqlx::migrate!("./migrations/postgres");

/// Connections for reading.
const READERS: u32 = 4;
/// Connections for writing to PostgreSQL. In SQLite only one can write at a time.
const POSTGRES_WRITERS: u32 = 4;
/// How long a call waits for a connection before it fails: to a file until all others had theirs, to a server so shortly that a
/// press can still be answered (Discord waits three seconds).
const PATIENCE: Duration = Duration::from_secs(10);
const PATIENCE_WITH_SERVERS: Duration = Duration::from_secs(2);

/// What each connection that writes is told first: every commit is on the disk before it returns. Of a new file pages are half as
/// large as usual, since a commit writes whole pages and a move changes a few bytes in five of them. SQLite waits five seconds
/// for another process that holds the file, which is sqlx's default, as are foreign keys.
const SQLITE_DURABLE: &str = "PRAGMA page_size = 2048; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL";
/// The same for PostgreSQL, unless its operator set something that promises even more. Whatever is written is found by its
/// key: PostgreSQL takes every parameter of JSON for a hundred rows, and would rather read thousands of matches for them.
const POSTGRES_DURABLE: &str =
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';
     SET enable_hashjoin = off; SET enable_mergejoin = off";

/// Why the database could not be opened; one sentence for the operator. None repeats the address of a server, as it may hold
/// a password.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Another kind of database.
    #[error("{0} databases are not supported; name a file, such as data/snakepit.db, or a PostgreSQL server")]
    Unsupported(String),
    /// An address without a file.
    #[error("the database needs a file to live in, such as data/snakepit.db")]
    NoFile,
    /// The folder is not there and cannot be made.
    #[error("the folder for the database {} cannot be made: {reason}", .path.display())]
    Folder {
        /// The database's file.
        path: PathBuf,
        /// What the system says.
        reason: std::io::Error,
    },
    /// The file cannot be opened or written.
    #[error("the database {} cannot be opened and written: {reason}", .path.display())]
    Unwritable {
        /// The database's file.
        path: PathBuf,
        /// What SQLite says.
        reason: String,
    },
    /// The file holds something else.
    #[error("the file {} is not a SQLite database, or it is damaged: {reason}", .path.display())]
    Garbage {
        /// The database's file.
        path: PathBuf,
        /// What SQLite says.
        reason: String,
    },
    /// An address of a server that is none.
    #[error(
        "the address of the PostgreSQL server cannot be understood; it looks like postgres://name:password@host/database"
    )]
    Address,
    /// No server answers.
    #[error("the PostgreSQL server cannot be reached: {0}")]
    Unreachable(String),
    /// The server does not let this user in.
    #[error("the PostgreSQL server does not let the bot in, so check its user name and password: {0}")]
    Refused(String),
    /// The server has no such database.
    #[error("the PostgreSQL server lacks the bot's database, which has to be made there first: {0}")]
    NoDatabase(String),
    /// A later version of this program wrote it.
    #[error("the database {database} was written by a newer snakepit (its schema is {schema}); run that one")]
    Newer {
        /// The database's file or name.
        database: String,
        /// The number of the unknown migration.
        schema: i64,
    },
    /// The schema cannot be brought up to date.
    #[error("the schema of the database {database} cannot be brought up to date: {reason}")]
    Schema {
        /// The database's file or name.
        database: String,
        /// Why not.
        reason: String,
    },
}

/// Where a database is.
pub enum Home {
    /// In this file.
    File(PathBuf),
    /// On a PostgreSQL server.
    Server {
        /// Its address, a secret if there is a password in it.
        address: AnyConnectOptions,
        /// The database's name there.
        database: String,
    },
}

impl Home {
    /// Reads a path or an address.
    pub fn of(address: &str) -> Result<Home, OpenError> {
        let path = match address.split_once("://") {
            Some(("postgres" | "postgresql", _)) => return server_of(address),
            Some(("sqlite", rest)) => rest.split('?').next().unwrap_or_default(),
            Some((scheme, _)) => return Err(OpenError::Unsupported(scheme.to_owned())),
            None => address.strip_prefix("sqlite:").unwrap_or(address),
        };
        if path.is_empty() || path.contains(":memory:") {
            Err(OpenError::NoFile)
        } else {
            Ok(Home::File(PathBuf::from(path)))
        }
    }

    /// Connects to the database, which is made if it is a file and missing, and brings its schema up to date.
    pub async fn open(&self) -> Result<Database, OpenError> {
        match self {
            Home::File(path) => open_file(path).await,
            Home::Server { address, database } => open_server(address, database).await,
        }
    }
}

fn server_of(address: &str) -> Result<Home, OpenError> {
    let options: PgConnectOptions = address.parse().map_err(|_| OpenError::Address)?;
    let database = options.get_database().unwrap_or(options.get_username()).to_owned();
    Ok(Home::Server { address: address.parse().map_err(|_| OpenError::Address)?, database })
}

async fn open_file(path: &Path) -> Result<Database, OpenError> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(|reason| OpenError::Folder { path: path.to_owned(), reason })?;
    }
    let unopened = |error: sqlx::Error| unopened(path, &error);
    let writing = address_of(path, "rwc").map_err(unopened)?;
    let writer = connect(1, writing.clone(), SQLITE_DURABLE, false).await.map_err(unopened)?;
    probe(&writer).await.map_err(unopened)?;
    SQLITE_MIGRATIONS.run(&writer).await.map_err(|error| match error {
        MigrateError::Execute(error) => unopened(error),
        other => unmigrated(path.display().to_string(), other),
    })?;
    writer.close().await;
    let first = format!("{SQLITE_DURABLE}; {}", Statements::of(Dialect::Sqlite).first);
    let writer = connect(1, writing, first, false).await.map_err(unopened)?;
    let reading = address_of(path, "ro").map_err(unopened)?;
    let readers = connect(READERS, reading, "", false).await.map_err(unopened)?;
    Ok(Database::new(writer, readers, Dialect::Sqlite))
}

/// The address of a file, whatever characters are in its name.
pub fn address_of(path: &Path, mode: &str) -> Result<AnyConnectOptions, sqlx::Error> {
    let unusual = || sqlx::Error::Configuration("the path cannot be written as an address".into());
    let url = reqwest::Url::from_file_path(std::path::absolute(path)?).map_err(|()| unusual())?;
    format!("sqlite://{}?mode={mode}", url.path()).parse()
}

async fn open_server(address: &AnyConnectOptions, database: &str) -> Result<Database, OpenError> {
    let writer = connect(POSTGRES_WRITERS, address.clone(), POSTGRES_DURABLE, true).await.map_err(unreached)?;
    POSTGRES_MIGRATIONS.run(&writer).await.map_err(|error| match error {
        MigrateError::Execute(error) => unreached(error),
        other => unmigrated(database.to_owned(), other),
    })?;
    let readers = connect(READERS, address.clone(), "", true).await.map_err(unreached)?;
    Ok(Database::new(writer, readers, Dialect::Postgres))
}

/// Connections to the database of that address, each told `first` before anything else. Those that may be lost are tested
/// before they are used.
pub async fn connect(
    connections: u32,
    address: AnyConnectOptions,
    first: impl Into<Arc<str>>,
    may_be_lost: bool,
) -> Result<AnyPool, sqlx::Error> {
    let first = first.into();
    sqlx::any::install_default_drivers();
    // Tried once outright: a pool would try again and again, and then only say that the time is over.
    let mut attempt = address.connect().await?;
    sqlx::raw_sql(AssertSqlSafe(Arc::clone(&first))).execute(&mut attempt).await?;
    attempt.close().await?;
    AnyPoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(if may_be_lost { PATIENCE_WITH_SERVERS } else { PATIENCE })
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(may_be_lost)
        .after_connect(move |connection, _| {
            let first = AssertSqlSafe(Arc::clone(&first));
            Box::pin(async move {
                sqlx::raw_sql(first).execute(connection).await?;
                Ok(())
            })
        })
        // A transaction that SQLite ended by itself, as on a full disk, cannot be rolled back, and its connection would
        // refuse every further one: it is replaced.
        .before_acquire(|connection, _| Box::pin(std::future::ready(Ok(!connection.is_in_transaction()))))
        .connect_with(address)
        .await
}

/// Whether the file can be written: SQLite opens a write-protected file, and even begins to write, without a word.
pub async fn probe(writer: &AnyPool) -> Result<(), sqlx::Error> {
    let mut tx = writer.begin_with(Dialect::Sqlite.begin_to_write()).await?;
    sqlx::query("CREATE TABLE probe (n INTEGER)").execute(&mut *tx).await?;
    tx.rollback().await
}

pub fn unopened(path: &Path, error: &sqlx::Error) -> OpenError {
    const CORRUPT: i32 = 11;
    const NOT_A_DATABASE: i32 = 26;
    let (path, reason) = (path.to_owned(), error.to_string());
    let code = error.as_database_error().and_then(DatabaseError::code).and_then(|code| code.parse::<i32>().ok());
    match code.map(|code| code & 0xff) {
        Some(CORRUPT | NOT_A_DATABASE) => OpenError::Garbage { path, reason },
        _ => OpenError::Unwritable { path, reason },
    }
}

fn unreached(error: sqlx::Error) -> OpenError {
    /// PostgreSQL's class of errors about who may come in.
    const INVALID_AUTHORIZATION: &str = "28";
    const INVALID_CATALOG_NAME: &str = "3D000";
    let Some(told) = error.as_database_error() else { return OpenError::Unreachable(error.to_string()) };
    let code = told.code().unwrap_or_default();
    let message = told.message().to_owned();
    match code.as_ref() {
        INVALID_CATALOG_NAME => OpenError::NoDatabase(message),
        code if code.starts_with(INVALID_AUTHORIZATION) => OpenError::Refused(message),
        _ => OpenError::Unreachable(message),
    }
}

fn unmigrated(database: String, error: MigrateError) -> OpenError {
    match error {
        MigrateError::VersionMissing(schema) => OpenError::Newer { database, schema },
        other => OpenError::Schema { database, reason: other.to_string() },
    }
}
