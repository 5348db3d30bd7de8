//! Checks a SQLite file before its rows are used: its checksum and its schema.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{Read, Write as _};
use std::path::Path;

use sha2::{Digest as _, Sha256};
use sqlx::{AnyConnection, ConnectOptions as _, Connection as _};

use super::BackupError;
use crate::store::database::Dialect;
use crate::store::database::address::{OpenError, file_error, sqlite_url};
use crate::store::database::query;
use crate::store::open::{self, SchemaState};

/// Selects the tables, indexes, views and triggers of a file, except what SQLite creates itself.
pub const SELECT_SQLITE_SCHEMA: &str = "
    SELECT type || ' ' || name, sql FROM sqlite_master
    WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite!_%' ESCAPE '!'
    ORDER BY 1";

pub const COUNT_COMPUTED_COLUMNS_IN_SQLITE: &str =
    "SELECT COUNT(*) FROM pragma_table_xinfo('_sqlx_migrations') WHERE hidden <> 0";

/// sqlx's own table, whose definition can differ between versions of sqlx.
const MIGRATIONS_TABLE: &str = "table _sqlx_migrations";

/// Returns whether a file has the newest schema.
///
/// # Errors
/// Fails unless the schema is exactly the result of this program's migrations up to some number. A view, trigger or
/// computed column that this program did not create could change rows or run forever as soon as a statement uses the
/// file.
pub async fn has_newest_schema(path: &Path) -> Result<bool, BackupError> {
    let name = path.display().to_string();
    let foreign = |reason: String| BackupError::Foreign { database: name.clone(), reason };
    let failed = |error: sqlx::Error| foreign(error.to_string());
    sqlx::any::install_default_drivers();
    let url = sqlite_url(path, "ro").map_err(failed)?;
    let mut file = url.connect().await.map_err(|error| BackupError::Open(file_error(path, &error)))?;
    let mut found = schema_definitions(&mut file).await.map_err(failed)?;
    let is_computed = query(COUNT_COMPUTED_COLUMNS_IN_SQLITE).fetch_one(&mut file).await.map_err(failed)?;
    if found.remove(MIGRATIONS_TABLE).is_none() || is_computed {
        return Err(foreign("it has no tables of Snakepit".to_owned()));
    }
    let schema = open::compare_schema(&mut file, Dialect::Sqlite).await.map_err(failed)?;
    file.close().await.map_err(failed)?;
    let (number, newest) = match schema {
        SchemaState::Current(number) => (number, true),
        SchemaState::Older { schema, .. } => (schema, false),
        SchemaState::Extended(schema) | SchemaState::Newer(schema) => {
            return Err(OpenError::NewerSchema { database: name, schema }.into());
        }
        SchemaState::Empty => return Err(foreign("it has no tables of Snakepit".to_owned())),
        SchemaState::Changed(number) | SchemaState::Unfinished(number) => {
            return Err(foreign(format!("its migration {number} is not that of this program")));
        }
    };
    let expected = expected_definitions(number).await.map_err(foreign)?;
    let difference = found.iter().find_map(|(object, sql)| match expected.get(object) {
        None => Some(format!("the {object} is not part of the schema")),
        Some(expected) => (sql != expected).then(|| format!("the {object} is not as in the schema")),
    });
    let missing = || expected.keys().find(|object| !found.contains_key(*object));
    match difference.or_else(|| missing().map(|object| format!("the {object} is missing"))) {
        Some(difference) => Err(foreign(difference)),
        None => Ok(newest),
    }
}

/// Returns the definitions in a new database to which migrations up to `number` were applied.
async fn expected_definitions(number: i64) -> Result<BTreeMap<String, String>, String> {
    let failed = |error: sqlx::Error| error.to_string();
    let mut new = AnyConnection::connect("sqlite::memory:").await.map_err(failed)?;
    let migrated = open::migrations(Dialect::Sqlite).run_direct(Some(number), &mut new, false).await;
    migrated.map_err(|error| error.to_string())?;
    let mut expected = schema_definitions(&mut new).await.map_err(failed)?;
    expected.remove(MIGRATIONS_TABLE);
    Ok(expected)
}

/// Returns the definition of each table, index, view and trigger, by its kind and name.
async fn schema_definitions(file: &mut AnyConnection) -> Result<BTreeMap<String, String>, sqlx::Error> {
    let rows: Vec<(String, String)> = query(SELECT_SQLITE_SCHEMA).fetch_all(file).await?;
    Ok(rows.into_iter().collect())
}

/// The label at the start of a backup's last line. After the label comes the SHA-256 of all bytes before this line.
/// SQLite ignores bytes after the last page.
const CHECKSUM_LABEL: &str = "\nSHA-256 ";
/// The length of a backup's last line in bytes: the label, 64 hexadecimal digits, and a line break.
const CHECKSUM_LINE_BYTES: u64 = CHECKSUM_LABEL.len() as u64 + 64 + 1;
/// SQLite's smallest page size. The size of a file without a checksum is a multiple of this size.
const MIN_PAGE_BYTES: u64 = 512;

/// The result of comparing a file with its checksum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChecksumState {
    Matches,
    Differs,
    /// The file has no checksum. It is not a backup, or an older program made it.
    Missing,
}

/// Appends a file's checksum to the file.
pub fn append_checksum(path: &Path) -> std::io::Result<()> {
    let mut file = File::options().read(true).append(true).open(path)?;
    let line = checksum_line(&mut file)?;
    file.write_all(line.as_bytes())
}

/// Compares a file's content with the checksum at its end.
pub fn verify_checksum(path: &Path) -> std::io::Result<ChecksumState> {
    let mut file = File::open(path)?;
    let length = file.metadata()?.len();
    if length % MIN_PAGE_BYTES == 0 {
        return Ok(ChecksumState::Missing);
    }
    let expected = checksum_line(&mut (&mut file).take(length.saturating_sub(CHECKSUM_LINE_BYTES)))?;
    let mut line = Vec::new();
    file.read_to_end(&mut line)?;
    Ok(if line == expected.as_bytes() { ChecksumState::Matches } else { ChecksumState::Differs })
}

fn checksum_line(content: &mut impl Read) -> std::io::Result<String> {
    let mut hasher = Sha256::new();
    let mut buffer = vec![0; 64 << 10];
    loop {
        match content.read(&mut buffer)? {
            0 => return Ok(format!("{CHECKSUM_LABEL}{}\n", hex::encode(hasher.finalize()))),
            length => hasher.update(&buffer[..length]),
        }
    }
}
