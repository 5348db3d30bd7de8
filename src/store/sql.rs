//! The two kinds of databases, and statements that differ between them.

pub use sqlx::AnyConnection as Connection;

/// The kind of a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    Sqlite,
    Postgres,
}

/// A statement that the two kinds of databases need in different words.
#[derive(Clone, Copy, Debug)]
pub struct Sql {
    pub sqlite: &'static str,
    pub postgres: &'static str,
}

impl Sql {
    /// Returns the statement for this kind of database.
    pub fn of(self, dialect: Dialect) -> &'static str {
        match dialect {
            Dialect::Sqlite => self.sqlite,
            Dialect::Postgres => self.postgres,
        }
    }
}

/// Begins a transaction that writes. SQLite takes the write lock at once: taken later, it could fail after reads.
/// PostgreSQL locks each row when it changes.
pub const BEGIN_TO_WRITE: Sql = Sql { sqlite: "BEGIN IMMEDIATE", postgres: "BEGIN ISOLATION LEVEL READ COMMITTED" };

/// Begins a transaction that reads one state of the whole database.
pub const BEGIN_TO_READ: Sql = Sql { sqlite: "BEGIN", postgres: "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY" };
