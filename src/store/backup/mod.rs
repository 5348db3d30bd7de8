//! Backups: SQLite files with all data that was committed up to one moment. Backups are made from either kind of
//! database, even while others are writing to it, and can be restored into either kind.

mod copy;
mod file_check;
pub mod inspect;
mod rebuild;
mod unreadable;

use std::fmt::Display;
use std::path::{Path, PathBuf};

use sqlx::any::AnyConnectOptions;
use sqlx::{AnyConnection, ConnectOptions as _, Connection as _};
use tempfile::TempDir;

use super::database::address::{
    Address, FileLock, NO_SETUP, OpenError, SET_UP_POSTGRES_WRITER, open_pool, server_error, sqlite_url, with_suffix,
};
use crate::play::StoreError;
use crate::store::database::{BEGIN_TO_READ, BEGIN_TO_WRITE, Database, Dialect, query};
use crate::store::open::{self, SchemaState};
use copy::copy_rows;
use file_check::{append_checksum, has_newest_schema, verify_checksum};
use inspect::Inspector;
use rebuild::rebuild_results;

pub use copy::COPIED_TABLES;
pub use copy::RowCounts;
#[cfg(test)]
pub use copy::{Table, cells};
pub use file_check::ChecksumState;
pub use rebuild::RebuildReport;
pub use unreadable::Unreadable;

pub const COPY_DATABASE: &str = "VACUUM INTO $1";

/// Sets the page size of a new file to the page size of the bot's databases.
pub const SET_PAGE_SIZE: &str = "PRAGMA page_size = 2048";

pub const COUNT_TABLES_IN_POSTGRES: &str = "SELECT COUNT(*) FROM pg_tables WHERE schemaname = current_schema()";

/// Why a backup or a restore failed. `Display` is written for the operator.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// A database cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The database's file is missing.
    #[error("there is no database {} yet", .0.display())]
    MissingFile(PathBuf),
    /// The file for the copy already exists.
    #[error("{} exists already, and a backup overwrites nothing", .0.display())]
    CopyExists(PathBuf),
    /// The copy failed.
    #[error("the copy {} could not be written: {reason}", .path.display())]
    WriteFailed {
        /// The copy's file.
        path: PathBuf,
        /// The reason.
        reason: String,
    },
    /// The database was not written by this program.
    #[error("{database} is not a database of Snakepit, or it is damaged: {reason}")]
    Foreign {
        /// The database's file or name.
        database: String,
        /// The reason.
        reason: String,
    },
    /// The target is not empty.
    #[error("the database {0} is not empty, and a restore overwrites nothing; name a new file or an empty database")]
    NotEmpty(String),
    /// The PostgreSQL database has an older schema than this program.
    #[error(
        "the database {0} was written by an older snakepit; back it up with that one, or start this one once to upgrade it"
    )]
    Older(String),
    /// A database cannot be read.
    #[error("{database} cannot be read: {reason}")]
    Unreadable {
        /// The database's file or name.
        database: String,
        /// The reason.
        reason: StoreError,
    },
    /// The results could not be recomputed.
    #[error("the backup is restored, but its results could not be computed anew: {0}")]
    NotRebuilt(String),
    /// The copy is damaged, because the database is damaged.
    #[error("the database is damaged, so this backup is kept apart as {}: {damage}", .path.display())]
    Damaged {
        /// The copy's file.
        path: PathBuf,
        /// A description of the damage.
        damage: String,
    },
    /// The rows could not be copied.
    #[error("nothing was changed in the database {database}: {reason}")]
    NotCopied {
        /// The database's file or name.
        database: String,
        /// The reason.
        reason: StoreError,
    },
}

/// Copies a database (see [`Database::open`]) to a new SQLite file. The copy contains all data committed up to one
/// moment, even if others keep writing. Completes once the copy has been checked and is on the disk.
///
/// # Errors
/// Fails if `copy` exists or the database cannot be copied. On failure, an incomplete copy is removed. A damaged copy
/// is kept at the path that [`damaged_path`] returns.
pub async fn back_up(address: &str, copy: &Path) -> Result<(), BackupError> {
    sqlx::any::install_default_drivers();
    let source = Address::parse(address)?;
    let apart = damaged_path(copy);
    if let Some(file) = [copy, &apart].into_iter().find(|file| file.exists()) {
        return Err(BackupError::CopyExists(file.to_owned()));
    }
    let partial = with_suffix(copy, ".partial");
    let written = async {
        match &source {
            Address::File(file) if !file.exists() => return Err(BackupError::MissingFile(file.clone())),
            Address::File(file) => {
                // Refuses a file whose backup could not be restored later.
                has_newest_schema(file).await?;
                vacuum_into(file, &partial).await.map_err(|error| write_failed(&partial, error))?;
            }
            Address::Server { url, database } => back_up_server(url, database, &partial).await?,
        }
        let damage = Inspector::open_file(partial.clone()).await?.find_all_damage().await;
        let file = if damage.is_empty() { copy } else { &apart };
        append_checksum(&partial)
            .and_then(|()| sync_and_rename(&partial, file))
            .map_err(|error| write_failed(copy, error))?;
        if damage.is_empty() { Ok(()) } else { Err(BackupError::Damaged { path: apart, damage: damage.join("; ") }) }
    };
    write_partial(&partial, written).await
}

/// Writes a file under a temporary name, so that a killed process leaves no incomplete file under the final name. The
/// future `written` must write the file and then rename it with [`sync_and_rename`].
async fn write_partial(
    partial: &Path,
    written: impl Future<Output = Result<(), BackupError>>,
) -> Result<(), BackupError> {
    remove_with_journals(partial).map_err(|error| write_failed(partial, error))?;
    let written = written.await;
    if written.is_err() {
        // An error of `written` is more useful than an error from this call.
        let _ = remove_with_journals(partial);
    }
    written
}

fn write_failed(path: &Path, reason: impl Display) -> BackupError {
    BackupError::WriteFailed { path: path.to_owned(), reason: reason.to_string() }
}

/// Returns the path for a damaged copy, such as `backup.damaged.db`.
pub fn damaged_path(copy: &Path) -> PathBuf {
    copy.with_extension("damaged.db")
}

async fn back_up_server(url: &AnyConnectOptions, database: &str, partial: &Path) -> Result<(), BackupError> {
    let foreign = |reason: String| BackupError::Foreign { database: database.to_owned(), reason };
    let mut server = url.connect().await.map_err(server_error)?;
    let mut from = server.begin_with(BEGIN_TO_READ.for_dialect(Dialect::Postgres)).await.map_err(server_error)?;
    match open::compare_schema(&mut from, Dialect::Postgres).await.map_err(|error| foreign(error.to_string()))? {
        SchemaState::Empty => return Err(foreign("it has no tables of Snakepit".to_owned())),
        // A backup by this program would lack the newer program's additions.
        SchemaState::Extended(schema) | SchemaState::Newer(schema) => {
            return Err(OpenError::NewerSchema { database: database.to_owned(), schema }.into());
        }
        SchemaState::Older { .. } => return Err(BackupError::Older(database.to_owned())),
        SchemaState::Current(_) | SchemaState::Changed(_) | SchemaState::Unfinished(_) => (),
    }
    copy_to_new_file(&mut from, partial).await.map_err(|error| write_failed(partial, error))
}

/// Creates a file with the newest schema, and copies all rows to it.
async fn copy_to_new_file(from: &mut AnyConnection, path: &Path) -> Result<(), StoreError> {
    let mut file = create_file(path).await?;
    let mut to = file.begin_with(BEGIN_TO_WRITE.for_dialect(Dialect::Sqlite)).await?;
    copy_rows(COPIED_TABLES.iter(), from, &mut to, Dialect::Sqlite).await?;
    to.commit().await?;
    Ok(file.close().await?)
}

async fn create_file(path: &Path) -> Result<AnyConnection, StoreError> {
    let mut file = sqlite_url(path, "rwc")?.connect().await?;
    sqlx::raw_sql(SET_PAGE_SIZE).execute(&mut file).await?;
    let migrated = open::migrations(Dialect::Sqlite).run_direct(None, &mut file, false).await;
    migrated.map_err(|error| StoreError::Failed(error.to_string()))?;
    Ok(file)
}

/// A database that is only read: a backup, or a stopped bot's file.
#[derive(Debug)]
pub struct Snapshot {
    path: PathBuf,
    /// The database, opened read-only.
    pub database: Database,
    /// The temporary folder with the upgraded copy, if the file has an older schema.
    _upgraded: Option<TempDir>,
}

impl Snapshot {
    /// Opens a file. A file with an older schema is copied to a temporary folder and upgraded there.
    ///
    /// # Errors
    /// Fails if the file is missing, is not a database, or cannot be upgraded.
    pub async fn open(path: &Path) -> Result<Snapshot, BackupError> {
        if !path.is_file() {
            return Err(BackupError::MissingFile(path.to_owned()));
        }
        let (mut file, mut upgraded) = (path.to_owned(), None);
        if !has_newest_schema(path).await? {
            let folder = create_temporary_folder()?;
            file = folder.path().join("upgraded.db");
            vacuum_into(path, &file).await.map_err(|error| foreign_error(path, &error))?;
            open::open_file(&file).await?.close().await;
            upgraded = Some(folder);
        }
        let url = sqlite_url(&file, "ro").map_err(|error| foreign_error(path, &error))?;
        let readers = open_pool(2, url, NO_SETUP, false).await.map_err(|error| foreign_error(path, &error))?;
        let database = open::database_from_pools(readers.clone(), readers, Dialect::Sqlite);
        Ok(Snapshot { path: path.to_owned(), database, _upgraded: upgraded })
    }

    /// Compares the file with its checksum, and looks for damage. Returns the result of the comparison, and one line
    /// for each damage found.
    ///
    /// # Errors
    /// Fails if the file cannot be read.
    pub async fn damage(&self) -> Result<(ChecksumState, Vec<String>), BackupError> {
        let unreadable =
            |reason: StoreError| BackupError::Unreadable { database: self.path.display().to_string(), reason };
        let checksum =
            verify_checksum(&self.path).map_err(|error| unreadable(StoreError::Failed(error.to_string())))?;
        let mut inspector = Inspector::open_file(self.path.clone()).await?;
        // If the damage prevents SQLite from checking the file, the error is the finding.
        let damage = inspector.find_damage().await.unwrap_or_else(|error| vec![error.to_string()]);
        inspector.close().await;
        Ok((checksum, damage))
    }

    /// Recomputes results, scores, ratings and statistics in a temporary file, and compares them with the stored
    /// values.
    ///
    /// # Errors
    /// Fails if the file cannot be read, or if the temporary file cannot be written.
    pub async fn compare_results(&self) -> Result<RebuildReport, BackupError> {
        let failed = |reason: StoreError| BackupError::Unreadable { database: self.path.display().to_string(), reason };
        let folder = create_temporary_folder()?;
        let compared = async {
            let mut from = self.database.begin_read().await?;
            let mut file = create_file(&folder.path().join("results.db")).await?;
            let mut to = file.begin_with(BEGIN_TO_WRITE.for_dialect(Dialect::Sqlite)).await?;
            let needed =
                COPIED_TABLES.iter().filter(|table| ["matches", "stat_events", "results"].contains(&table.name));
            copy_rows(needed, &mut from, &mut to, Dialect::Sqlite).await?;
            rebuild_results(&mut from, &mut to).await
        };
        compared.await.map_err(failed)
    }

    /// Replaces the results, scores, ratings and statistics in a restored database with the values that follow from the
    /// records. Returns how the stored values differed from the new values.
    ///
    /// # Errors
    /// Fails if the database fails or a record cannot be used. On failure, the stored values remain.
    pub async fn rebuild_results(&self, address: &str) -> Result<RebuildReport, BackupError> {
        let failed = |reason: StoreError| BackupError::NotRebuilt(reason.to_string());
        let restored = Database::open(address).await?;
        let mut from = self.database.begin_read().await.map_err(failed)?;
        let mut to = restored.begin_write().await.map_err(failed)?;
        let rebuilt = rebuild_results(&mut from, &mut to).await.map_err(failed)?;
        if rebuilt.unusable_records > 0 {
            let why = format!("records that break the rules or have earlier rules: {}", rebuilt.unusable_records);
            return Err(BackupError::NotRebuilt(why));
        }
        to.commit().await.map_err(|error| failed(error.into()))?;
        restored.close().await;
        Ok(rebuilt)
    }

    /// Copies all data into an empty database: a file that does not exist yet, or a database without tables.
    ///
    /// # Errors
    /// Fails if the target is not empty or the data cannot be copied. A failed copy leaves the target empty.
    pub async fn restore(&self, address: &str) -> Result<(), BackupError> {
        match Address::parse(address)? {
            Address::File(file) => {
                let _lock = FileLock::acquire(address)?;
                self.restore_to_file(&file).await
            }
            Address::Server { url, database } => self.restore_to_server(&url, &database).await,
        }
    }

    async fn restore_to_file(&self, file: &Path) -> Result<(), BackupError> {
        // An earlier database with the same name may have left journal files. SQLite would apply their data to the new
        // database.
        if ["", "-wal", "-shm", "-journal"].iter().any(|suffix| with_suffix(file, suffix).exists()) {
            return Err(BackupError::NotEmpty(file.display().to_string()));
        }
        let partial = with_suffix(file, ".partial");
        let written = async {
            let mut from = self.database.begin_read().await.map_err(|error| write_failed(file, error))?;
            copy_to_new_file(&mut from, &partial).await.map_err(|error| write_failed(file, error))?;
            sync_and_rename(&partial, file).map_err(|error| write_failed(file, error))
        };
        write_partial(&partial, written).await
    }

    async fn restore_to_server(&self, url: &AnyConnectOptions, database: &str) -> Result<(), BackupError> {
        let failed = |reason: StoreError| BackupError::NotCopied { database: database.to_owned(), reason };
        let mut server = url.connect().await.map_err(server_error)?;
        sqlx::raw_sql(SET_UP_POSTGRES_WRITER).execute(&mut server).await.map_err(server_error)?;
        // The schema and the rows are written in one transaction, so a failed copy leaves the target empty.
        let mut to = server.begin_with(BEGIN_TO_WRITE.for_dialect(Dialect::Postgres)).await.map_err(server_error)?;
        if query(COUNT_TABLES_IN_POSTGRES).fetch_one(&mut *to).await.map_err(server_error)? {
            return Err(BackupError::NotEmpty(database.to_owned()));
        }
        let migrated = open::migrations(Dialect::Postgres).run_direct(None, &mut *to, false).await;
        migrated.map_err(|error| failed(StoreError::Failed(error.to_string())))?;
        let mut from = self.database.begin_read().await.map_err(failed)?;
        copy_rows(COPIED_TABLES.iter(), &mut from, &mut to, Dialect::Postgres).await.map_err(failed)?;
        to.commit().await.map_err(|error| failed(error.into()))
    }
}

fn create_temporary_folder() -> Result<TempDir, BackupError> {
    let folder = tempfile::Builder::new().prefix("snakepit-").tempdir();
    folder.map_err(|error| write_failed(&std::env::temp_dir(), error))
}

/// Copies a SQLite database to a new file.
async fn vacuum_into(database: &Path, copy: &Path) -> Result<(), sqlx::Error> {
    let copy = std::path::absolute(copy)?;
    let copy = copy.to_str().ok_or_else(|| sqlx::Error::Configuration("its path is not UTF-8".into()))?;
    let mut connection = sqlite_url(database, "ro")?.connect().await?;
    query(COPY_DATABASE).bind(copy).execute(&mut connection).await?;
    connection.close().await
}

/// Renames a complete file to its final name. The file is on the disk before this returns.
fn sync_and_rename(partial: &Path, file: &Path) -> std::io::Result<()> {
    std::fs::File::open(partial)?.sync_all()?;
    std::fs::rename(partial, file)?;
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    std::fs::File::open(folder)?.sync_all()
}

fn remove_with_journals(file: &Path) -> std::io::Result<()> {
    for suffix in ["", "-wal", "-shm", "-journal"] {
        match std::fs::remove_file(with_suffix(file, suffix)) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error),
            _ => (),
        }
    }
    Ok(())
}

fn foreign_error(path: &Path, error: &sqlx::Error) -> BackupError {
    BackupError::Foreign { database: path.display().to_string(), reason: error.to_string() }
}
