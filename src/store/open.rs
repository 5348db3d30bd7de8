//! Opens databases and brings their schema up to date with this program's migrations.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use include_dir::{Dir, File, include_dir};
use sqlx::any::{AnyConnectOptions, AnyRow};
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{AnyPool, ConnectOptions as _, Connection as _, Row as _, SqlStr};
use tokio::sync::Semaphore;

use super::commit;
use super::database::address::{
    Address, NO_SETUP, OpenError, SET_UP_POSTGRES_WRITER, SET_UP_SQLITE_WRITER, check_server, file_error, open_pool,
    server_error, sqlite_url,
};
use super::database::row::{FromRow, read_column};
use super::database::{BEGIN_TO_WRITE, Connection, Database, Dialect, MAX_START_CONNECTIONS, Sql, Writer, query};

/// The number of connections for reading.
const READ_CONNECTIONS: u32 = 4;
/// The number of connections for writing to PostgreSQL. SQLite allows only one connection to write at a time.
const POSTGRES_WRITE_CONNECTIONS: u32 = 4;
pub const CREATE_PROBE_TABLE: &str = "CREATE TABLE probe (n INTEGER)";

/// Writes the write-ahead log back into the file, and makes SQLite update the statistics for its query plans.
pub const OPTIMIZE_SQLITE: &str = "PRAGMA wal_checkpoint(TRUNCATE); PRAGMA optimize";

impl Database {
    /// Opens a database and brings its schema up to date.
    ///
    /// `address` is a path, a URL such as `sqlite://data/snakepit.db`, or the URL of an existing PostgreSQL database:
    /// `postgres://name:password@host/database`. A missing file or folder is created.
    ///
    /// # Errors
    /// Fails if the database cannot be opened or upgraded. The error names the file, but never a server's URL.
    pub async fn open(address: &str) -> Result<Database, OpenError> {
        match Address::parse(address)? {
            Address::File(path) => open_file(&path).await,
            Address::Server { url, database } => open_server(&url, database).await,
        }
    }
}

/// Returns a database that uses these connections.
pub fn database_from_pools(writer: AnyPool, readers: AnyPool, dialect: Dialect) -> Database {
    let writer = Writer { pool: writer, connection_wanted: Arc::default() };
    let is_failing = Arc::<AtomicBool>::default();
    let commit_queue = commit::spawn_worker(writer.clone(), dialect, Arc::clone(&is_failing));
    let start_queue = Arc::new(Semaphore::new(MAX_START_CONNECTIONS));
    Database { writer, readers, dialect, commit_queue, is_failing, start_queue }
}

/// Opens a file. Creates a missing file.
pub async fn open_file(path: &Path) -> Result<Database, OpenError> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)
            .map_err(|reason| OpenError::FolderNotCreated { path: path.to_owned(), reason })?;
    }
    let unopened = |error: sqlx::Error| file_error(path, &error);
    let writing = sqlite_url(path, "rwc").map_err(unopened)?;
    let writer = open_pool(1, writing, SET_UP_SQLITE_WRITER, false).await.map_err(unopened)?;
    check_writable(&writer).await.map_err(unopened)?;
    migrate(&writer, Dialect::Sqlite, path.display().to_string(), unopened).await?;
    let reading = sqlite_url(path, "ro").map_err(unopened)?;
    let readers = open_pool(READ_CONNECTIONS, reading, NO_SETUP, false).await.map_err(unopened)?;
    Ok(database_from_pools(writer, readers, Dialect::Sqlite))
}

async fn open_server(url: &AnyConnectOptions, database: String) -> Result<Database, OpenError> {
    sqlx::any::install_default_drivers();
    check_server(url).await?;
    let writer =
        open_pool(POSTGRES_WRITE_CONNECTIONS, url.clone(), SET_UP_POSTGRES_WRITER, true).await.map_err(server_error)?;
    migrate(&writer, Dialect::Postgres, database, server_error).await?;
    let readers = open_pool(READ_CONNECTIONS, url.clone(), NO_SETUP, true).await.map_err(server_error)?;
    Ok(database_from_pools(writer, readers, Dialect::Postgres))
}

/// Checks that the file can be written. SQLite reports no error when it opens a read-only file, or even when it begins
/// a transaction.
pub async fn check_writable(writer: &AnyPool) -> Result<(), sqlx::Error> {
    let mut tx = writer.begin_with(BEGIN_TO_WRITE.for_dialect(Dialect::Sqlite)).await?;
    query(CREATE_PROBE_TABLE).execute(&mut *tx).await?;
    tx.rollback().await
}

/// Checkpoints and optimizes a SQLite database. The caller must hold the database's lock. Does nothing for PostgreSQL.
///
/// # Errors
/// Fails if the file cannot be opened or written.
pub async fn optimize_file(address: &str) -> Result<(), OpenError> {
    let Address::File(path) = Address::parse(address)? else { return Ok(()) };
    sqlx::any::install_default_drivers();
    let failed = |error: sqlx::Error| file_error(&path, &error);
    let mut connection = sqlite_url(&path, "rw").map_err(failed)?.connect().await.map_err(failed)?;
    sqlx::raw_sql(OPTIMIZE_SQLITE).execute(&mut connection).await.map_err(failed)?;
    connection.close().await.map_err(failed)
}

static MIGRATION_FILES: Dir = include_dir!("$CARGO_MANIFEST_DIR/migrations");

/// The prefix in the names of migrations that older programs may ignore. These migrations add only tables, indexes, and
/// columns that have a default or may be null. Processes of both versions can then use the database at the same time.
pub const COMPATIBLE_PREFIX: &str = "adds ";

/// Counts sqlx's migration tables: 0 or 1.
pub const COUNT_MIGRATION_TABLES: Sql = Sql {
    sqlite: "SELECT COUNT(*) FROM sqlite_master WHERE name = '_sqlx_migrations'",
    postgres: "SELECT COUNT(*) FROM pg_catalog.pg_class WHERE oid = to_regclass('_sqlx_migrations')",
};

/// Selects the stored migrations. sqlx's table has a boolean column, but SQLite has no booleans.
pub const SELECT_MIGRATIONS: &str = "
    SELECT version, description, checksum, CAST(CASE WHEN success THEN 1 ELSE 0 END AS BIGINT) AS success
    FROM _sqlx_migrations ORDER BY version";

/// Selects the definition of each object in a file's schema.
pub const SELECT_SQLITE_SCHEMA_TEXTS: &str =
    "SELECT type || ' ' || name || ' ' || COALESCE(sql, '') FROM sqlite_master ORDER BY 1";

struct AppliedMigration {
    version: i64,
    description: String,
    /// The migration's checksum. Empty if it is not a checksum from sqlx.
    checksum: Vec<u8>,
    success: bool,
}

impl FromRow for AppliedMigration {
    fn from_row(row: &AnyRow) -> sqlx::Result<AppliedMigration> {
        Ok(AppliedMigration {
            version: read_column(row, "version")?,
            description: read_column(row, "description")?,
            checksum: row.try_get("checksum").unwrap_or_default(),
            success: read_column(row, "success")?,
        })
    }
}

/// The state of a database's schema, compared with this program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SchemaState {
    /// The database has no tables.
    Empty,
    /// The schema is current and has this number.
    Current(i64),
    /// The schema lacks this many migrations.
    Older { schema: i64, missing: usize },
    /// A newer program has added to the schema, and this program can use it. The schema has this number.
    Extended(i64),
    /// A newer program wrote the schema, and this program cannot use it.
    Newer(i64),
    /// The stored migration with this number differs from this program's migration.
    Changed(i64),
    /// The migration with this number failed halfway.
    Unfinished(i64),
}

/// Returns the migrations, which are embedded in this program. sqlx's own macro would compile both database drivers,
/// tokio and rustls a second time, as build dependencies.
pub fn migrations(dialect: Dialect) -> Migrator {
    let folder = match dialect {
        Dialect::Sqlite => "sqlite",
        Dialect::Postgres => "postgres",
    };
    let migration = |file: &'static File| {
        let (version, description) = file.path().file_stem()?.to_str()?.split_once('_')?;
        let (description, sql) = (description.replace('_', " "), SqlStr::from_static(file.contents_utf8()?));
        Some(Migration::new(version.parse().ok()?, description.into(), MigrationType::Simple, sql, false))
    };
    let mut migrations: Vec<Migration> =
        MIGRATION_FILES.get_dir(folder).into_iter().flat_map(Dir::files).filter_map(migration).collect();
    migrations.sort_by_key(|migration| migration.version);
    Migrator::with_migrations(migrations)
}

/// Compares the schema of a database with this program.
pub async fn compare_schema(db: &mut Connection, dialect: Dialect) -> Result<SchemaState, sqlx::Error> {
    if dialect == Dialect::Sqlite {
        // If a table's definition is not UTF-8, sqlx's thread for the connection panics, and a later call may never
        // return. This call fails instead.
        let _: Vec<String> = query(SELECT_SQLITE_SCHEMA_TEXTS).fetch_all(&mut *db).await?;
    }
    if !query(COUNT_MIGRATION_TABLES.for_dialect(dialect)).fetch_one(&mut *db).await? {
        return Ok(SchemaState::Empty);
    }
    let migrations = migrations(dialect);
    let applied: Vec<AppliedMigration> = query(SELECT_MIGRATIONS).fetch_all(db).await?;
    let Some(newest) = applied.last() else { return Ok(SchemaState::Empty) };
    let mut extended = false;
    for AppliedMigration { version, description, checksum, success } in &applied {
        match migrations.iter().find(|own| own.version == *version) {
            None if !description.starts_with(COMPATIBLE_PREFIX) => return Ok(SchemaState::Newer(*version)),
            _ if !success => return Ok(SchemaState::Unfinished(*version)),
            None => extended = true,
            Some(own) if *own.checksum != **checksum => return Ok(SchemaState::Changed(*version)),
            Some(_) => (),
        }
    }
    let is_missing = |own: &&Migration| applied.iter().all(|applied| applied.version != own.version);
    Ok(match migrations.iter().filter(is_missing).count() {
        0 if extended => SchemaState::Extended(newest.version),
        0 => SchemaState::Current(newest.version),
        // The newer program lacks some of this program's migrations, so it was built from a different branch.
        _ if extended => SchemaState::Newer(newest.version),
        missing => SchemaState::Older { schema: newest.version, missing },
    })
}

/// Brings the schema of a database up to date. `name` is the database's name in error messages. `failed` converts sqlx
/// errors to errors for the operator.
pub async fn migrate(
    writer: &AnyPool,
    dialect: Dialect,
    name: String,
    failed: impl Fn(sqlx::Error) -> OpenError,
) -> Result<(), OpenError> {
    let mut connection = writer.acquire().await.map_err(&failed)?;
    match compare_schema(&mut connection, dialect).await.map_err(&failed)? {
        SchemaState::Extended(schema) => {
            tracing::info!(schema, "a newer program has added to the database");
            return Ok(());
        }
        SchemaState::Newer(schema) => return Err(OpenError::NewerSchema { database: name, schema }),
        _ => drop(connection),
    }
    migrations(dialect).run(writer).await.map_err(|error| match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => failed(error),
        other => OpenError::MigrationFailed { database: name, reason: other.to_string() },
    })
}
