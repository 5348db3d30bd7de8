//! Parses database addresses and connects to databases. Error messages are written for the operator.

use std::fs::{File, TryLockError};
use std::io::ErrorKind;
use std::os::unix::fs::MetadataExt as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::error::DatabaseError;
use sqlx::postgres::{PgConnectOptions, PgSslMode};
use sqlx::{AnyPool, ConnectOptions as _, Connection as _, Row as _};

use super::query;

/// How long a call waits for a free connection to a SQLite file.
const FILE_ACQUIRE_TIMEOUT: Duration = Duration::from_secs(10);
/// How long a call waits for a free connection to PostgreSQL. The time is short because Discord waits only three
/// seconds for the response to a press.
const SERVER_ACQUIRE_TIMEOUT: Duration = Duration::from_secs(2);
/// The time limit for the first connection.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// The maximum age of a connection to a PostgreSQL server.
const MAX_LIFETIME: Duration = Duration::from_secs(1_800);

/// Sets up a connection that writes to SQLite. A commit is on the disk before it returns. Pages of new files have half
/// the usual size: SQLite writes whole pages, but a move changes only a few bytes in each of five pages. SQLite
/// overwrites deleted data in the file with zeros. Otherwise, sqlx's defaults apply: SQLite checks foreign keys, and a
/// call waits up to five seconds for a locked file.
pub const SET_UP_SQLITE_WRITER: &str = "
    PRAGMA page_size = 2048;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA secure_delete = ON";

/// Sets up a connection that writes to PostgreSQL. A commit is on the disk before it returns; a stricter setting by the
/// operator is kept. Joins always look up rows by key. With other joins, PostgreSQL would scan the whole table, because
/// it expects a hundred rows in every JSON parameter. If a process freezes within a transaction, its locks end after
/// half a minute. Another process can then take over its shards.
pub const SET_UP_POSTGRES_WRITER: &str = "
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';
    SET enable_hashjoin = off;
    SET enable_mergejoin = off;
    SET idle_in_transaction_session_timeout = '30s'";

/// Connections for reading need no setup.
pub const NO_SETUP: &str = "";

/// Selects 1 if the session can write, otherwise 0. A session is read-only if its server was demoted to a replica, or
/// if the database was read-only when the session began.
pub const IS_POSTGRES_WRITABLE: &str =
    "SELECT CAST(CASE current_setting('transaction_read_only') WHEN 'off' THEN 1 ELSE 0 END AS BIGINT)";

pub const SELECT_POSTGRES_SESSION: &str =
    "SELECT CAST(pg_backend_pid() AS BIGINT) AS session, current_setting('server_encoding') AS encoding";

/// The parameters that a server's address can have. sqlx ignores other parameters, so a misspelled `sslmode`
/// could leave the connection unencrypted.
const KNOWN_PARAMETERS: [&str; 18] = [
    "sslmode",
    "ssl-mode",
    "sslrootcert",
    "ssl-root-cert",
    "ssl-ca",
    "sslcert",
    "ssl-cert",
    "sslkey",
    "ssl-key",
    "statement-cache-capacity",
    "host",
    "hostaddr",
    "port",
    "dbname",
    "user",
    "password",
    "application_name",
    "options",
];

/// Why the database could not be opened. `Display` is written for the operator. It never contains a server's URL, which
/// can contain a password.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The address is for an unsupported kind of database.
    #[error("only SQLite and PostgreSQL are supported; name a file, such as data/snakepit.db, or a PostgreSQL server")]
    Unsupported,
    /// The address does not name a file.
    #[error("the database needs a file to live in, such as data/snakepit.db")]
    NoFile,
    /// The folder is missing and cannot be created.
    #[error("the folder for the database {} cannot be made: {reason}", .path.display())]
    FolderNotCreated {
        /// The database's file.
        path: PathBuf,
        /// The operating system's error message.
        reason: std::io::Error,
    },
    /// The file cannot be opened or written.
    #[error("the database {} cannot be opened and written: {reason}", .path.display())]
    Unwritable {
        /// The database's file.
        path: PathBuf,
        /// SQLite's message.
        reason: String,
    },
    /// The file is not a SQLite database.
    #[error("the file {} is not a SQLite database, or it is damaged: {reason}", .path.display())]
    NotSqlite {
        /// The database's file.
        path: PathBuf,
        /// SQLite's message.
        reason: String,
    },
    /// The file has hard links, so the lock cannot tell whether another process uses the file under another name.
    #[error(
        "the database {} has another name (a hard link), by which another snakepit process could open it unnoticed; delete the other name", .0.display()
    )]
    HardLinks(PathBuf),
    /// Another process is using the file.
    #[error("another snakepit process uses the database {}; stop that one first", .0.display())]
    InUse(PathBuf),
    /// The server's URL is malformed.
    #[error(
        "the address of the PostgreSQL server cannot be understood; it looks like postgres://name:password@host/database, with %2F for / in a name or password, %23 for #, %3F for ?, %40 for @ and %25 for %"
    )]
    MalformedUrl,
    /// The server's URL has a parameter that sqlx would ignore, or an invalid `sslmode`.
    #[error(
        "the address of the PostgreSQL server has an unknown parameter after the ?, or an unknown sslmode; write sslmode=disable, allow, prefer, require, verify-ca or verify-full (also in PGSSLMODE)"
    )]
    UnknownParameter,
    /// The address requires encryption that the server cannot provide.
    #[error(
        "the connection to the PostgreSQL server cannot be encrypted as sslmode in its address asks; set up TLS on the server, or correct sslmode, sslrootcert, sslcert and sslkey"
    )]
    NoEncryption,
    /// The bot's PostgreSQL user is not allowed to create or use the bot's tables.
    #[error(
        "the PostgreSQL server does not let the bot's user create tables or use them; as the server's administrator, run GRANT USAGE, CREATE ON SCHEMA public TO the user, or make the user the owner of the database and its tables"
    )]
    Forbidden,
    /// The database's encoding cannot represent all letters.
    #[error(
        "the PostgreSQL database has the encoding {0}, which lacks letters of many names; make one with createdb --encoding=UTF8 --template=template0"
    )]
    WrongEncoding(String),
    /// A connection pooler gives each transaction a different session.
    #[error(
        "the PostgreSQL server is behind a pooler in transaction mode, such as PgBouncer; connect to the server itself, or set pool_mode = session and ignore_startup_parameters = extra_float_digits in the pooler"
    )]
    TransactionPooler,
    /// The server does not respond.
    #[error("the PostgreSQL server cannot be reached: {0}")]
    Unreachable(String),
    /// The server refuses the bot's user or password.
    #[error("the PostgreSQL server does not let the bot in, so check its user name and password: {0}")]
    LoginRefused(String),
    /// The server has no such database.
    #[error("the PostgreSQL server lacks the bot's database, which has to be made there first: {0}")]
    NoDatabase(String),
    /// A newer version of this program has written to the database.
    #[error(
        "the database {database} was written by a newer snakepit (its schema is {schema}); run that one, or restore the backup from before the upgrade"
    )]
    NewerSchema {
        /// The database's file or name.
        database: String,
        /// The number of the migration that this program does not know.
        schema: i64,
    },
    /// The schema cannot be updated.
    #[error("the schema of the database {database} cannot be brought up to date: {reason}")]
    MigrationFailed {
        /// The database's file or name.
        database: String,
        /// The reason.
        reason: String,
    },
}

impl OpenError {
    /// Returns whether the server might not be running yet, so that a later attempt might succeed.
    pub fn is_temporary(&self) -> bool {
        matches!(self, OpenError::Unreachable(_))
    }

    /// Returns whether only the operator can help: the address is wrong, or this program cannot use the database. Other
    /// causes, such as a full disk or a lock held by another process, might go away on their own.
    pub fn needs_operator(&self) -> bool {
        let passes =
            matches!(self, OpenError::FolderNotCreated { .. } | OpenError::Unwritable { .. } | OpenError::InUse(_));
        !passes && !self.is_temporary()
    }
}

/// The location of a database.
pub enum Address {
    /// A SQLite file.
    File(PathBuf),
    /// A database on a PostgreSQL server.
    Server {
        /// The server's URL, which is secret if it contains a password.
        url: AnyConnectOptions,
        /// The name of the database on the server.
        database: String,
    },
}

impl Address {
    /// Parses a path or URL.
    pub fn parse(address: &str) -> Result<Address, OpenError> {
        let path = match address.split_once("://") {
            Some(("postgres" | "postgresql", _)) => return parse_server(address),
            Some(("sqlite", rest)) => rest.split('?').next().unwrap_or_default(),
            Some(_) => return Err(OpenError::Unsupported),
            None => address.strip_prefix("sqlite:").unwrap_or(address),
        };
        if path.is_empty() || path.contains(":memory:") {
            Err(OpenError::NoFile)
        } else if path.split_once('@').is_some_and(|(user, _)| user.contains(':')) {
            // This is a mistyped server address. If it were taken for a file's path, error messages would show it,
            // including the password.
            Err(OpenError::MalformedUrl)
        } else {
            Ok(Address::File(PathBuf::from(path)))
        }
    }
}

fn parse_server(address: &str) -> Result<Address, OpenError> {
    let url = reqwest::Url::parse(address).map_err(|_| OpenError::MalformedUrl)?;
    // An unescaped /, # or ? in a password ends the host part of the URL.
    if url.fragment().is_some() || url.path().contains('@') || url.query_pairs().any(|(key, _)| key.contains('@')) {
        return Err(OpenError::MalformedUrl);
    }
    let is_mode = |value: &str| value.parse::<PgSslMode>().is_ok();
    let is_known = |key: &str, value: &str| match key {
        "sslmode" | "ssl-mode" => is_mode(value),
        _ => KNOWN_PARAMETERS.contains(&key) || key.starts_with("options["),
    };
    if !url.query_pairs().all(|(key, value)| is_known(&key, &value))
        || std::env::var("PGSSLMODE").is_ok_and(|value| !is_mode(&value))
    {
        return Err(OpenError::UnknownParameter);
    }
    let options: PgConnectOptions = address.parse().map_err(|_| OpenError::MalformedUrl)?;
    let database = options.get_database().unwrap_or(options.get_username()).to_owned();
    Ok(Address::Server { url: address.parse().map_err(|_| OpenError::MalformedUrl)?, database })
}

/// Returns the URL of a file. The file's name can contain any characters.
pub fn sqlite_url(path: &Path, mode: &str) -> Result<AnyConnectOptions, sqlx::Error> {
    let unusual = || sqlx::Error::Configuration("the path cannot be written as an address".into());
    let url = reqwest::Url::from_file_path(std::path::absolute(path)?).map_err(|()| unusual())?;
    format!("sqlite://{}?mode={mode}", url.path()).parse()
}

/// Refuses a server that is behind a transaction pooler or has a wrong encoding, because the bot would fail later.
pub async fn check_server(url: &AnyConnectOptions) -> Result<(), OpenError> {
    let examined = tokio::time::timeout(CONNECT_TIMEOUT, async {
        let mut connections = [url.connect().await?, url.connect().await?];
        let mut sessions = Vec::new();
        for connection in &mut connections {
            let row = sqlx::raw_sql(SELECT_POSTGRES_SESSION).fetch_one(connection).await?;
            sessions.push((row.try_get::<i64, _>("session")?, row.try_get::<String, _>("encoding")?));
        }
        for connection in connections {
            connection.close().await?;
        }
        Ok(sessions)
    });
    let sessions = examined.await.unwrap_or_else(|_| Err(timeout_error().into())).map_err(server_error)?;
    match &sessions[..] {
        // Both connections are open, so only a pooler can give them the same session.
        [(one, _), (other, _)] if one == other => Err(OpenError::TransactionPooler),
        [(_, encoding), ..] if encoding != "UTF8" => Err(OpenError::WrongEncoding(encoding.clone())),
        _ => Ok(()),
    }
}

fn timeout_error() -> std::io::Error {
    std::io::Error::new(ErrorKind::TimedOut, "no answer within ten seconds")
}

/// Opens a pool of connections and runs the statements in `set_up` on each connection. Connections to a server can
/// break, so they are tested before each use and replaced once they are older than [`MAX_LIFETIME`].
pub async fn open_pool(
    connections: u32,
    url: AnyConnectOptions,
    set_up: &'static str,
    to_server: bool,
) -> Result<AnyPool, sqlx::Error> {
    sqlx::any::install_default_drivers();
    // The first attempt does not use a pool, because a pool would retry a failing attempt until its timeout, and then
    // not report the cause.
    let attempt = tokio::time::timeout(CONNECT_TIMEOUT, url.connect()).await;
    let mut attempt = attempt.map_err(|_| timeout_error())??;
    sqlx::raw_sql(set_up).execute(&mut attempt).await?;
    attempt.close().await?;
    let writes_to_server = to_server && set_up != NO_SETUP;
    AnyPoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(if to_server { SERVER_ACQUIRE_TIMEOUT } else { FILE_ACQUIRE_TIMEOUT })
        .idle_timeout(None)
        .max_lifetime(to_server.then_some(MAX_LIFETIME))
        .test_before_acquire(to_server && !writes_to_server)
        .after_connect(move |connection, _| {
            Box::pin(async move {
                sqlx::raw_sql(set_up).execute(connection).await?;
                Ok(())
            })
        })
        // SQLite automatically ends a transaction when the disk is full, and sqlx does not notice. Such a connection
        // would refuse every further transaction, so it is replaced.
        .before_acquire(move |connection, _| {
            Box::pin(async move {
                let is_ready = !connection.is_in_transaction();
                Ok(is_ready && (!writes_to_server || query(IS_POSTGRES_WRITABLE).fetch_one(connection).await?))
            })
        })
        .connect_with(url)
        .await
}

/// Returns the error for a file that SQLite cannot open or write.
pub fn file_error(path: &Path, error: &sqlx::Error) -> OpenError {
    const CORRUPT: i32 = 11;
    const NOT_A_DATABASE: i32 = 26;
    let (path, reason) = (path.to_owned(), error.to_string());
    let code = error.as_database_error().and_then(DatabaseError::code).and_then(|code| code.parse::<i32>().ok());
    let is_damaged =
        matches!(error, sqlx::Error::Decode(_) | sqlx::Error::ColumnDecode { .. } | sqlx::Error::WorkerCrashed);
    match code.map(|code| code & 0xff) {
        Some(CORRUPT | NOT_A_DATABASE) => OpenError::NotSqlite { path, reason },
        None if is_damaged => OpenError::NotSqlite { path, reason: "its schema cannot be read".to_owned() },
        _ => OpenError::Unwritable { path, reason },
    }
}

/// Returns the error for a server that cannot be reached or that refuses the bot.
pub fn server_error(error: sqlx::Error) -> OpenError {
    // PostgreSQL's error codes (https://www.postgresql.org/docs/current/errcodes-appendix.html). `28` begins all codes
    // for authorization errors.
    const INVALID_AUTHORIZATION: &str = "28";
    const INVALID_CATALOG_NAME: &str = "3D000";
    const INSUFFICIENT_PRIVILEGE: &str = "42501";
    const INVALID_SCHEMA_NAME: &str = "3F000";
    const INVALID_STATEMENT_NAME: &str = "26000";
    const DUPLICATE_STATEMENT: &str = "42P05";
    if matches!(error, sqlx::Error::Tls(_)) {
        return OpenError::NoEncryption;
    }
    let Some(database_error) = error.as_database_error() else { return OpenError::Unreachable(error.to_string()) };
    // The server's message can quote parts of the address.
    let code = database_error.code().unwrap_or_default();
    let reason = format!("its error is {code}, and its log says more");
    match code.as_ref() {
        INVALID_CATALOG_NAME => OpenError::NoDatabase(reason),
        INSUFFICIENT_PRIVILEGE | INVALID_SCHEMA_NAME => OpenError::Forbidden,
        INVALID_STATEMENT_NAME | DUPLICATE_STATEMENT => OpenError::TransactionPooler,
        // Unless configured otherwise, PgBouncer refuses a setting that the bot sends when it connects.
        _ if database_error.message().starts_with("unsupported startup parameter") => OpenError::TransactionPooler,
        code if code.starts_with(INVALID_AUTHORIZATION) => OpenError::LoginRefused(reason),
        _ => OpenError::Unreachable(reason),
    }
}

/// The lock for a SQLite file. It is an advisory lock on a file next to the database, and only one process can hold it.
/// The lock lasts until this value is dropped. If the process dies, the system releases the lock.
#[derive(Debug)]
pub struct FileLock {
    _file: File,
}

impl FileLock {
    /// Locks the database at this address for the bot. Backups and other readers need no lock. Returns `None` for
    /// PostgreSQL, because several processes share the database.
    ///
    /// # Errors
    /// Fails if another process holds the lock, or if the lock file cannot be written.
    pub fn acquire(address: &str) -> Result<Option<FileLock>, OpenError> {
        let Address::File(database) = Address::parse(address)? else { return Ok(None) };
        if let Some(folder) = database.parent() {
            std::fs::create_dir_all(folder)
                .map_err(|reason| OpenError::FolderNotCreated { path: folder.to_owned(), reason })?;
        }
        let unwritable =
            |error: std::io::Error| OpenError::Unwritable { path: database.clone(), reason: error.to_string() };
        let path = lock_path(&database).map_err(unwritable)?;
        refuse_hard_links(&database)?;
        let file = File::options().create(true).truncate(false).write(true).open(&path).map_err(unwritable)?;
        match file.try_lock() {
            Ok(()) => {
                // `snakepit status` compares this time with the processes' reports. If the time cannot be set, the
                // command's output is slightly less exact.
                let _ = file.set_modified(SystemTime::now());
                Ok(Some(FileLock { _file: file }))
            }
            Err(TryLockError::WouldBlock) => Err(OpenError::InUse(database)),
            Err(TryLockError::Error(error)) => Err(unwritable(error)),
        }
    }
}

/// Returns the path of the lock file. If the database's path is a symbolic link, the lock file is next to the link's
/// target. The database file itself cannot be the lock: SQLite locks parts of the file, and loses these locks if this
/// process closes the file.
///
/// # Errors
/// Fails if the folder is missing, or if a symbolic link is broken.
pub fn lock_path(database: &Path) -> std::io::Result<PathBuf> {
    let resolved = match database.canonicalize() {
        // The file does not exist yet.
        Err(error) if error.kind() == ErrorKind::NotFound && !database.is_symlink() => {
            let folder = std::path::absolute(database)?.parent().unwrap_or(Path::new("/")).canonicalize()?;
            folder.join(database.file_name().unwrap_or_default())
        }
        resolved => resolved?,
    };
    Ok(with_suffix(&resolved, ".lock"))
}

/// Refuses a file that has several names (hard links), because the lock file protects only one name. SQLite would also
/// use a separate journal for each name, which damages the database (<https://www.sqlite.org/howtocorrupt.html>).
pub fn refuse_hard_links(database: &Path) -> Result<(), OpenError> {
    match std::fs::metadata(database) {
        Ok(found) if found.is_file() && found.nlink() > 1 => Err(OpenError::HardLinks(database.to_owned())),
        _ => Ok(()),
    }
}

/// Returns the path with `suffix` appended to the file's name.
pub fn with_suffix(file: &Path, suffix: &str) -> PathBuf {
    let mut name = file.to_owned().into_os_string();
    name.push(suffix);
    PathBuf::from(name)
}
