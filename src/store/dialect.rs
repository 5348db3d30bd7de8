//! What SQLite and PostgreSQL want to be told differently; all other statements are the same for both.

use super::{Connection, StoreError, stored};

/// The language of a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    Sqlite,
    Postgres,
}

impl Dialect {
    /// Begins a transaction that writes. In SQLite the right to write is taken at once, not when another process may have
    /// changed what was read; PostgreSQL locks the rows that are changed, one by one.
    pub fn begin_to_write(self) -> &'static str {
        match self {
            Dialect::Sqlite => "BEGIN IMMEDIATE",
            Dialect::Postgres => "BEGIN ISOLATION LEVEL READ COMMITTED",
        }
    }

    /// Begins a transaction that sees one state of the whole database.
    pub fn begin_to_read(self) -> &'static str {
        match self {
            Dialect::Sqlite => "BEGIN",
            Dialect::Postgres => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        }
    }

    /// Rows from the parameter of that number, a JSON array of arrays, as a table `given` with these columns, each a name and a
    /// type, such as `id BIGINT, name TEXT`.
    pub fn rows(self, parameter: usize, columns: &str) -> String {
        let column = |(index, column): (usize, &str)| {
            let (name, kind) = column.trim().split_once(' ').unwrap_or((column, "TEXT"));
            match kind {
                "TEXT" => format!("value->>{index} AS {name}"),
                kind => format!("CAST(value->>{index} AS {kind}) AS {name}"),
            }
        };
        let columns: Vec<String> = columns.split(',').enumerate().map(column).collect();
        let source = match self {
            Dialect::Sqlite => format!("json_each(${parameter})"),
            Dialect::Postgres => format!("json_array_elements(CAST(${parameter} AS JSON))"),
        };
        format!("(SELECT {} FROM {source}) AS given", columns.join(", "))
    }

    /// One text of several statements with parameters in common.
    pub fn together(self, statements: &[String]) -> String {
        match self {
            Dialect::Sqlite => statements.join("; "),
            Dialect::Postgres => {
                let part = |(n, statement): (usize, &String)| format!("part{n} AS ({statement})");
                let parts: Vec<String> = statements.iter().enumerate().map(part).collect();
                format!("WITH {} SELECT 1", parts.join(", "))
            }
        }
    }

    /// Keeps all others from opening a match in this channel, or taking one up, until the transaction ends, so that those that are open can be
    /// counted first. In SQLite only one transaction writes at a time.
    pub async fn lock_channel(self, db: &mut Connection, channel: u64) -> Result<(), StoreError> {
        if self == Dialect::Postgres {
            sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(stored(channel)?).execute(db).await?;
        }
        Ok(())
    }
}
