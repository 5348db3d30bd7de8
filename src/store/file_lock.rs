//! One process for each SQLite file: the bot holds an advisory lock on a file beside the database.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};

use super::address::{Address, OpenError};

/// Holds the lock until it is dropped. The system releases it if the process dies.
#[derive(Debug)]
pub struct FileLock {
    _file: File,
}

impl FileLock {
    /// Locks the database at this address for the bot's process. Backups and other readers need no lock. Returns `None` for
    /// a PostgreSQL database, which several processes share.
    ///
    /// # Errors
    /// A sentence for the operator: another process holds the lock, or the lock's file cannot be written.
    pub fn take(address: &str) -> Result<Option<FileLock>, OpenError> {
        let Address::File(database) = Address::parse(address)? else { return Ok(None) };
        if let Some(folder) = database.parent() {
            std::fs::create_dir_all(folder).map_err(|reason| OpenError::Folder { path: folder.to_owned(), reason })?;
        }
        let path = path_of(&database);
        let unwritable =
            |error: std::io::Error| OpenError::Unwritable { path: path.clone(), reason: error.to_string() };
        let file = File::options().create(true).truncate(false).write(true).open(&path).map_err(unwritable)?;
        match file.try_lock() {
            Ok(()) => Ok(Some(FileLock { _file: file })),
            Err(TryLockError::WouldBlock) => Err(OpenError::InUse { path: database }),
            Err(TryLockError::Error(error)) => Err(unwritable(error)),
        }
    }
}

/// The file of the lock, beside the database: SQLite locks parts of the database's own file.
pub fn path_of(database: &Path) -> PathBuf {
    let mut path = database.as_os_str().to_owned();
    path.push(".lock");
    PathBuf::from(path)
}
