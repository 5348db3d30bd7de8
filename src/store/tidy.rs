//! Tidies a SQLite file while no bot uses it.

use sqlx::{ConnectOptions as _, Connection as _};

use super::open::{Address, OpenError, unopened, url_of_file};

/// Writes the log back into the file, and lets SQLite renew the statistics that its plans need.
pub const TIDY_SQLITE: &str = "PRAGMA wal_checkpoint(TRUNCATE); PRAGMA optimize";

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
