//! Opens databases.

use std::path::Path;

use sqlx::any::AnyConnectOptions;
use sqlx::{AnyPool, ConnectOptions as _, Connection as _};

use super::address::{
    Address, NOTHING, OpenError, SET_UP_POSTGRES_WRITER, SET_UP_SQLITE_WRITER, connect, unopened, unreached,
    url_of_file,
};
use super::commit;
use super::database::{Database, Writer};
use super::schema;
use super::sql::{BEGIN_TO_WRITE, Dialect};

/// Connections for reading.
const READERS: u32 = 4;
/// Connections for writing to PostgreSQL. SQLite allows only one at a time.
const POSTGRES_WRITERS: u32 = 4;
pub const CREATE_PROBE: &str = "CREATE TABLE probe (n INTEGER)";

/// Writes the log back into the file, and lets SQLite renew the statistics that its plans need.
pub const TIDY_SQLITE: &str = "PRAGMA wal_checkpoint(TRUNCATE); PRAGMA optimize";

impl Database {
    /// Opens a database and brings its schema up to date.
    ///
    /// `address` is a path or `sqlite://data/snakepit.db`: a missing file or folder is created. Or it is an existing
    /// PostgreSQL database: `postgres://name:password@host/database`.
    ///
    /// # Errors
    /// A sentence for the operator. It names the file, but never the address of a server.
    pub async fn open(address: &str) -> Result<Database, OpenError> {
        match Address::parse(address)? {
            Address::File(path) => open_file(&path).await,
            Address::Server { url, database } => open_server(&url, database).await,
        }
    }
}

/// Returns a database over these connections.
pub fn over(writer: AnyPool, readers: AnyPool, dialect: Dialect) -> Database {
    let writer = Writer::new(writer);
    let commits = commit::start(writer.clone(), dialect);
    Database { writer, readers, dialect, commits }
}

/// Opens a file. Creates a missing one.
pub async fn open_file(path: &Path) -> Result<Database, OpenError> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(|reason| OpenError::Folder { path: path.to_owned(), reason })?;
    }
    let unopened = |error: sqlx::Error| unopened(path, &error);
    let writing = url_of_file(path, "rwc").map_err(unopened)?;
    let writer = connect(1, writing, SET_UP_SQLITE_WRITER, false).await.map_err(unopened)?;
    probe(&writer).await.map_err(unopened)?;
    schema::update(&writer, Dialect::Sqlite, path.display().to_string(), unopened).await?;
    let reading = url_of_file(path, "ro").map_err(unopened)?;
    let readers = connect(READERS, reading, NOTHING, false).await.map_err(unopened)?;
    Ok(over(writer, readers, Dialect::Sqlite))
}

async fn open_server(url: &AnyConnectOptions, database: String) -> Result<Database, OpenError> {
    let writer = connect(POSTGRES_WRITERS, url.clone(), SET_UP_POSTGRES_WRITER, true).await.map_err(unreached)?;
    schema::update(&writer, Dialect::Postgres, database, unreached).await?;
    let readers = connect(READERS, url.clone(), NOTHING, true).await.map_err(unreached)?;
    Ok(over(writer, readers, Dialect::Postgres))
}

/// Checks that the file can be written. SQLite opens a read-only file, and even begins a transaction, without an error.
pub async fn probe(writer: &AnyPool) -> Result<(), sqlx::Error> {
    let mut tx = writer.begin_with(BEGIN_TO_WRITE.of(Dialect::Sqlite)).await?;
    sqlx::query(CREATE_PROBE).execute(&mut *tx).await?;
    tx.rollback().await
}

/// Tidies the database. The caller holds its lock. A PostgreSQL server does the same by itself.
///
/// # Errors
/// A sentence for the operator.
pub async fn tidy(address: &str) -> Result<(), OpenError> {
    let Address::File(path) = Address::parse(address)? else { return Ok(()) };
    sqlx::any::install_default_drivers();
    let failed = |error: sqlx::Error| unopened(&path, &error);
    let mut connection = url_of_file(&path, "rw").map_err(failed)?.connect().await.map_err(failed)?;
    sqlx::raw_sql(TIDY_SQLITE).execute(&mut connection).await.map_err(failed)?;
    connection.close().await.map_err(failed)
}
