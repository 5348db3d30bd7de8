//! A copy of the database while the bot runs.

use std::path::{Path, PathBuf};

use sqlx::{ConnectOptions as _, Connection as _};

use super::open::{Home, OpenError, address_of};

/// Why there is no copy; one sentence for the operator.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The settings' address is wrong.
    #[error(transparent)]
    Address(#[from] OpenError),
    /// A server has a better way.
    #[error("a PostgreSQL database is copied by PostgreSQL's own pg_dump, also while the bot runs")]
    Server,
    /// There is no database to copy.
    #[error("there is no database {} yet", .0.display())]
    Nothing(PathBuf),
    /// Nothing is overwritten.
    #[error("{} is there already, and a backup overwrites nothing", .0.display())]
    SeatOccupant(PathBuf),
    /// The copy failed.
    #[error("the copy {} could not be written: {reason}", .path.display())]
    Failed {
        /// The copy.
        path: PathBuf,
        /// Why.
        reason: String,
    },
}

/// Copies the database of that address, see [`super::Database::open`], to a new file: as it is at one moment, with all that was
/// committed before, whoever writes meanwhile. Returns once the copy is on the disk.
///
/// # Errors
/// A sentence for the operator; what was written of the copy is removed then.
pub async fn backup(address: &str, copy: &Path) -> Result<(), BackupError> {
    let Home::File(database) = Home::of(address)? else { return Err(BackupError::Server) };
    if !database.exists() {
        return Err(BackupError::Nothing(database));
    }
    if copy.exists() {
        return Err(BackupError::SeatOccupant(copy.to_owned()));
    }
    sqlx::any::install_default_drivers();
    let failed =
        |reason: &dyn std::fmt::Display| BackupError::Failed { path: copy.to_owned(), reason: reason.to_string() };
    let written = write(&database, copy).await;
    written.map_err(|error| {
        // Half a copy is none; SQLite has not begun one if this fails.
        let _ = std::fs::remove_file(copy);
        failed(&error)
    })?;
    std::fs::File::open(copy).and_then(|file| file.sync_all()).map_err(|error| failed(&error))
}

async fn write(database: &Path, copy: &Path) -> Result<(), sqlx::Error> {
    let copy = std::path::absolute(copy)?;
    let copy = copy.to_str().ok_or_else(|| sqlx::Error::Configuration("its path is not UTF-8".into()))?;
    let mut connection = address_of(database, "rw")?.connect().await?;
    sqlx::query("VACUUM INTO $1").bind(copy).execute(&mut connection).await?;
    connection.close().await
}
