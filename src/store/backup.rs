//! Copies the database while the bot runs.

use std::path::{Path, PathBuf};

use sqlx::{ConnectOptions as _, Connection as _};

use super::open::{Address, OpenError, url_of_file};

pub const COPY_DATABASE: &str = "VACUUM INTO $1";

/// Why a backup failed: a sentence for the operator.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The database's address is wrong.
    #[error(transparent)]
    Address(#[from] OpenError),
    /// PostgreSQL has its own program for this.
    #[error("a PostgreSQL database is copied by PostgreSQL's own pg_dump, also while the bot runs")]
    Server,
    /// The database's file is missing.
    #[error("there is no database {} yet", .0.display())]
    Nothing(PathBuf),
    /// The copy's file exists already.
    #[error("{} exists already, and a backup overwrites nothing", .0.display())]
    Exists(PathBuf),
    /// The copy failed.
    #[error("the copy {} could not be written: {reason}", .path.display())]
    Failed {
        /// The copy.
        path: PathBuf,
        /// Why.
        reason: String,
    },
}

/// Copies the database at an address (see [`super::Database::open`]) to a new file. The copy holds everything committed at one
/// moment, also if others write meanwhile. Returns when the copy is on the disk.
///
/// # Errors
/// A sentence for the operator. An incomplete copy is removed.
pub async fn backup(address: &str, copy: &Path) -> Result<(), BackupError> {
    let Address::File(database) = Address::parse(address)? else { return Err(BackupError::Server) };
    if !database.exists() {
        return Err(BackupError::Nothing(database));
    }
    if copy.exists() {
        return Err(BackupError::Exists(copy.to_owned()));
    }
    sqlx::any::install_default_drivers();
    let failed =
        |reason: &dyn std::fmt::Display| BackupError::Failed { path: copy.to_owned(), reason: reason.to_string() };
    let written = write(&database, copy).await;
    written.map_err(|error| {
        let _ = std::fs::remove_file(copy);
        failed(&error)
    })?;
    std::fs::File::open(copy).and_then(|file| file.sync_all()).map_err(|error| failed(&error))
}

async fn write(database: &Path, copy: &Path) -> Result<(), sqlx::Error> {
    let copy = std::path::absolute(copy)?;
    let copy = copy.to_str().ok_or_else(|| sqlx::Error::Configuration("its path is not UTF-8".into()))?;
    let mut connection = url_of_file(database, "rw")?.connect().await?;
    sqlx::query(COPY_DATABASE).bind(copy).execute(&mut connection).await?;
    connection.close().await
}
