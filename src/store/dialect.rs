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
pub struct ForEach {
    /// What a connection must have been told before.
    pub first: String,
    /// The statement; its parameter is the rows.
    pub statement: Arc<str>,
    /// The same for a single row, whose columns are its parameters.
    pub of_one: Arc<str>,
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
        let column = |(index, (name, kind)): (usize, (&str, &str))| match kind {
            "TEXT" => format!("value->>{index} AS {name}"),
            kind => format!("CAST(value->>{index} AS {kind}) AS {name}"),
        };
        let columns: Vec<String> = named(columns).enumerate().map(column).collect();
        let source = match self {
            Dialect::Sqlite => format!("json_each({parameter})"),
            Dialect::Postgres => format!("json_array_elements(CAST({parameter} AS JSON))"),
        };
        format!("(SELECT {} FROM {source}) AS given", columns.join(", "))
    }

    /// The texts of a JSON array as a table `given` with the columns `n`, from 0, and `text`.
    pub fn texts(self, array: &str) -> String {
        match self {
            Dialect::Sqlite => format!("(SELECT key AS n, value AS text FROM json_each({array})) AS given"),
            Dialect::Postgres => format!(
                "(SELECT n - 1 AS n, text FROM json_array_elements_text(CAST({array} AS JSON)) WITH ORDINALITY
                  AS element (text, n)) AS given"
            ),
        }
    }

    /// What the statements of [`Dialect::for_each`] call the row.
    pub fn row(self) -> &'static str {
        match self {
            Dialect::Sqlite => "NEW",
            Dialect::Postgres => "change",
        }
    }

    /// The `FROM` of a statement of [`Dialect::for_each`]: the row.
    pub fn row_source(self) -> &'static str {
        match self {
            Dialect::Sqlite => "",
            Dialect::Postgres => "FROM change",
        }
    }

    /// The `FROM` of a statement of [`Dialect::for_each`]: the row with every row of a table made of it.
    pub fn row_source_with(self, table: &str) -> String {
        match self {
            Dialect::Sqlite => format!("FROM {table}"),
            Dialect::Postgres => format!("FROM change CROSS JOIN LATERAL {table}"),
        }
    }

    /// Statements for every row of a parameter, with columns as for [`Dialect::rows`], as a single one, so that nobody waits
    /// for each of them, and it is a transaction by itself.
    ///
    /// In PostgreSQL each runs once for all rows, in the order of their first column, and no two may touch the same row.
    /// SQLite has no such statement, but each connection can be given one: a row put into a view that holds nothing sets off
    /// a trigger.
    pub fn for_each(self, name: &str, columns: &str, statements: &[String]) -> ForEach {
        let rows = self.rows("$1", columns);
        match self {
            Dialect::Sqlite => {
                let parameters: Vec<String> = (1..=named(columns).count()).map(|n| format!("${n}")).collect();
                let columns: Vec<String> = named(columns).map(|(name, _)| format!("NULL AS {name}")).collect();
                ForEach {
                    first: format!(
                        "CREATE TEMP VIEW {name} AS SELECT {};
                         CREATE TEMP TRIGGER each_of_{name} INSTEAD OF INSERT ON {name} BEGIN {}; END;",
                        columns.join(", "),
                        statements.join("; ")
                    ),
                    statement: format!("INSERT INTO {name} SELECT * FROM {rows}").into(),
                    of_one: format!("INSERT INTO {name} VALUES ({})", parameters.join(", ")).into(),
                }
            }
            Dialect::Postgres => {
                let part = |(n, statement): (usize, &String)| format!(", part{n} AS ({statement})");
                let parts: String = statements.iter().enumerate().map(part).collect();
                let parameter = |(n, (name, kind)): (usize, (&str, &str))| format!("CAST(${n} AS {kind}) AS {name}");
                let parameters: Vec<String> = (1..).zip(named(columns)).map(parameter).collect();
                let with = |rows: String| format!("WITH change AS MATERIALIZED (SELECT {rows}){parts} SELECT 1").into();
                ForEach {
                    first: String::new(),
                    statement: with(format!("* FROM {rows} ORDER BY 1")),
                    of_one: with(parameters.join(", ")),
                }
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

/// The names and types of columns such as `id BIGINT, name TEXT`.
fn named(columns: &str) -> impl Iterator<Item = (&str, &str)> {
    columns.split(',').map(|column| column.trim().split_once(' ').unwrap_or((column, "TEXT")))
}
