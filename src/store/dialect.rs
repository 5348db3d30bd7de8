//! What SQLite and PostgreSQL want to be told differently; all other statements are the same for both.

use std::sync::Arc;

use super::{Connection, StoreError, stored};

/// The language of a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    Sqlite,
    Postgres,
}

/// Several statements as a single one.
pub struct Together {
    /// What a connection must have been told before.
    pub first: String,
    /// The statement.
    pub statement: Arc<str>,
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

    /// Rows from a parameter, a JSON array of arrays, as a table `given` with these columns, each a name and a type, such as
    /// `id BIGINT, name TEXT`.
    pub fn rows(self, parameter: &str, columns: &str) -> String {
        let column = |(index, column): (usize, &str)| {
            let (name, kind) = column.trim().split_once(' ').unwrap_or((column, "TEXT"));
            match kind {
                "TEXT" => format!("value->>{index} AS {name}"),
                kind => format!("CAST(value->>{index} AS {kind}) AS {name}"),
            }
        };
        let columns: Vec<String> = columns.split(',').enumerate().map(column).collect();
        let source = match self {
            Dialect::Sqlite => format!("json_each({parameter})"),
            Dialect::Postgres => format!("json_array_elements(CAST({parameter} AS JSON))"),
        };
        format!("(SELECT {} FROM {source}) AS given", columns.join(", "))
    }

    /// What the statements of [`Dialect::together`] call their parameter of that number, from 1.
    pub fn shared(self, parameter: usize) -> String {
        match self {
            Dialect::Sqlite => format!("NEW.p{parameter}"),
            Dialect::Postgres => format!("${parameter}"),
        }
    }

    /// Several statements with so many parameters in common as a single one, so that nobody waits for each of them, and it is
    /// a transaction by itself. In PostgreSQL no two of them may touch the same row. SQLite has no such statement, but each
    /// connection can be given one: a row put into a view that holds nothing sets off a trigger.
    pub fn together(self, parameters: usize, statements: &[String]) -> Together {
        let list = |one: fn(usize) -> String| (1..=parameters).map(one).collect::<Vec<_>>().join(", ");
        match self {
            Dialect::Sqlite => Together {
                first: format!(
                    "CREATE TEMP VIEW together AS SELECT {};
                     CREATE TEMP TRIGGER all_of_them INSTEAD OF INSERT ON together BEGIN {}; END",
                    list(|n| format!("NULL AS p{n}")),
                    statements.join("; ")
                ),
                statement: format!("INSERT INTO together VALUES ({})", list(|n| format!("${n}"))).into(),
            },
            Dialect::Postgres => {
                let part = |(n, statement): (usize, &String)| format!("part{n} AS ({statement})");
                let parts: Vec<String> = statements.iter().enumerate().map(part).collect();
                Together { first: String::new(), statement: format!("WITH {} SELECT 1", parts.join(", ")).into() }
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
