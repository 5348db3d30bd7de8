//! Backups, restores and moves between databases; looking at a database without changing it.

mod copy;
pub mod inspect;
mod snapshot;
mod tables;

pub use copy::RowCounts;
pub use snapshot::{BackupError, Snapshot, backup, migrate};
#[cfg(test)]
pub use {snapshot::COUNT_TABLES_IN_POSTGRES, tables::*};
