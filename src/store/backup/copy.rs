//! Copies the rows of all tables from one database to another, of the same or the other kind.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use futures_util::TryStreamExt as _;
use serde_json::{Map, Value};
use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::tables::{Kind, TABLES, Table};
use crate::play::StoreError;
use crate::store::database::Database;
use crate::store::sql::{Connection, Dialect};

/// The number of rows that one statement inserts into PostgreSQL.
const BATCH: usize = 500;

/// Lets new matches continue the numbers of copied ones. SQLite does so by itself.
pub const NUMBER_NEW_MATCHES: &str = "
    SELECT setval(pg_get_serial_sequence('matches', 'id'), COALESCE(MAX(id), 0) + 1, FALSE) FROM matches";
pub const NUMBER_NEW_STAT_EVENTS: &str = "
    SELECT setval(pg_get_serial_sequence('stat_events', 'id'), COALESCE(MAX(id), 0) + 1, FALSE) FROM stat_events";

/// The number of rows in each table.
pub type RowCounts = Vec<(&'static str, i64)>;

/// Copies all rows. Call it within a transaction of each database; the target has the newest schema and no rows. Reads
/// everything back and compares it.
///
/// # Errors
/// A database failed, or the copy differs.
pub async fn copy_rows(from: &mut Connection, to: &mut Connection, dialect: Dialect) -> Result<RowCounts, StoreError> {
    let mut counts = RowCounts::new();
    for table in TABLES {
        let copied = copy_table(table, from, to, dialect).await?;
        let read = digest(table, to).await?;
        if copied != read {
            let (name, before, after) = (table.name, copied.rows, read.rows);
            return Err(StoreError::Failed(format!("the copy of table {name} differs: {before} rows became {after}")));
        }
        counts.push((table.name, copied.rows));
    }
    if dialect == Dialect::Postgres {
        sqlx::query(NUMBER_NEW_MATCHES).execute(&mut *to).await?;
        sqlx::query(NUMBER_NEW_STAT_EVENTS).execute(&mut *to).await?;
    }
    Ok(counts)
}

async fn copy_table(
    table: &Table,
    from: &mut Connection,
    to: &mut Connection,
    dialect: Dialect,
) -> Result<Digest, StoreError> {
    let mut digest = Digest::default();
    let mut batch = Vec::new();
    let mut rows = sqlx::query(table.select).fetch(from);
    while let Some(row) = rows.try_next().await? {
        let cells = cells(table, &row)?;
        digest.add(&cells);
        batch.push(cells);
        if batch.len() == BATCH {
            insert(table, std::mem::take(&mut batch), to, dialect).await?;
        }
    }
    insert(table, batch, to, dialect).await?;
    Ok(digest)
}

async fn digest(table: &Table, of: &mut Connection) -> Result<Digest, StoreError> {
    let mut digest = Digest::default();
    let mut rows = sqlx::query(table.select).fetch(of);
    while let Some(row) = rows.try_next().await? {
        digest.add(&cells(table, &row)?);
    }
    Ok(digest)
}

/// The number of rows, and a sum of their hashes. The sum does not depend on the order, which differs between databases.
#[derive(Default, PartialEq)]
struct Digest {
    rows: i64,
    sum: u64,
}

impl Digest {
    fn add(&mut self, cells: &[Value]) {
        let mut hasher = DefaultHasher::new();
        cells.hash(&mut hasher);
        self.rows += 1;
        self.sum = self.sum.wrapping_add(hasher.finish());
    }
}

fn cells(table: &Table, row: &AnyRow) -> Result<Vec<Value>, sqlx::Error> {
    let cell = |(index, (_, kind)): (usize, &(&str, Kind))| {
        Ok(match kind {
            Kind::Integer => Value::from(row.try_get::<Option<i64>, _>(index)?),
            Kind::Real => Value::from(row.try_get::<Option<f64>, _>(index)?),
            Kind::Text => Value::from(row.try_get::<Option<String>, _>(index)?),
        })
    };
    table.columns.iter().enumerate().map(cell).collect()
}

async fn insert(table: &Table, rows: Vec<Vec<Value>>, to: &mut Connection, dialect: Dialect) -> Result<(), StoreError> {
    match dialect {
        Dialect::Sqlite => {
            for row in &rows {
                let mut query = sqlx::query(table.insert_into_sqlite);
                for ((_, kind), cell) in table.columns.iter().zip(row) {
                    query = match kind {
                        Kind::Integer => query.bind(cell.as_i64()),
                        Kind::Real => query.bind(cell.as_f64()),
                        Kind::Text => query.bind(cell.as_str().map(str::to_owned)),
                    };
                }
                query.execute(&mut *to).await?;
            }
        }
        Dialect::Postgres => {
            let object = |row: Vec<Value>| -> Map<String, Value> {
                table.columns.iter().map(|(name, _)| (*name).to_owned()).zip(row).collect()
            };
            let objects: Value = rows.into_iter().map(object).collect();
            sqlx::query(table.insert_into_postgres).bind(objects.to_string()).execute(to).await?;
        }
    }
    Ok(())
}

impl Database {
    /// Returns the number of rows in each table.
    ///
    /// # Errors
    /// The database failed.
    pub async fn row_counts(&self) -> Result<RowCounts, StoreError> {
        let mut tx = self.read().await?;
        let mut counts = RowCounts::new();
        for table in TABLES {
            counts.push((table.name, sqlx::query_scalar(table.count).fetch_one(&mut *tx).await?));
        }
        Ok(counts)
    }
}
