//! Statements with their parameters.

use futures_util::StreamExt as _;
use sqlx::any::AnyArguments;
use sqlx::{Any, Arguments as _, Error, Executor, query_with};

use super::row::{FromRow, Parameter, error_reason, is_unreadable, row_name};
use super::{Connection, Database};
use crate::play::{StoreError, log_unreadable};

/// A statement with its parameters.
pub struct Query {
    statement: &'static str,
    /// The parameters, or why one of them cannot be stored.
    parameters: sqlx::Result<AnyArguments>,
}

/// Creates a query without parameters.
pub fn query(statement: &'static str) -> Query {
    Query { statement, parameters: Ok(AnyArguments::default()) }
}

impl Query {
    /// Adds the next parameter.
    #[must_use]
    pub fn bind(mut self, value: impl Parameter) -> Query {
        self.parameters = self.parameters.and_then(|mut parameters| {
            parameters.add(value.to_stored().map_err(|why| Error::Encode(why.into()))?).map_err(Error::Encode)?;
            Ok(parameters)
        });
        self
    }

    fn into_sqlx(self) -> sqlx::Result<sqlx::query::Query<'static, Any, AnyArguments>> {
        Ok(query_with(self.statement, self.parameters?))
    }

    /// Runs the statement. Returns the number of changed rows.
    pub async fn execute(self, db: impl Executor<'_, Database = Any>) -> sqlx::Result<u64> {
        Ok(self.into_sqlx()?.execute(db).await?.rows_affected())
    }

    /// Returns all rows.
    pub async fn fetch_all<T: FromRow>(self, db: impl Executor<'_, Database = Any>) -> sqlx::Result<Vec<T>> {
        self.into_sqlx()?.fetch_all(db).await?.iter().map(T::from_row).collect()
    }

    /// Returns the first row, if there is one.
    pub async fn fetch_optional<T: FromRow>(self, db: impl Executor<'_, Database = Any>) -> sqlx::Result<Option<T>> {
        self.into_sqlx()?.fetch_optional(db).await?.as_ref().map(T::from_row).transpose()
    }

    /// Returns the first row.
    pub async fn fetch_one<T: FromRow>(self, db: impl Executor<'_, Database = Any>) -> sqlx::Result<T> {
        T::from_row(&self.into_sqlx()?.fetch_one(db).await?)
    }

    /// Returns the rows that can be read, and logs the names of the other rows. A name consists of `table` and the
    /// first column, which should be the row's key.
    pub async fn fetch_readable<T: FromRow>(self, table: &str, db: &mut Connection) -> Result<Vec<T>, StoreError> {
        let mut readable = Vec::new();
        let mut rows = db.fetch(self.into_sqlx()?);
        while let Some(row) = rows.next().await {
            let named = row.map(|row| (row_name(table, &row), T::from_row(&row)));
            match named.unwrap_or_else(|error| (table.to_owned(), Err(error))) {
                (_, Ok(value)) => readable.push(value),
                (what, Err(error)) if is_unreadable(&error) => log_unreadable(&what, &error_reason(&error)),
                (_, Err(error)) => return Err(error.into()),
            }
        }
        Ok(readable)
    }
}

impl Database {
    /// Runs a statement that writes. Returns the number of changed rows.
    pub(in crate::store) async fn execute(&self, query: Query) -> Result<u64, StoreError> {
        Ok(query.execute(&mut *self.writer.acquire().await?).await?)
    }

    /// Returns the rows of a query that can be read. See [`Query::fetch_readable`].
    pub(in crate::store) async fn list<T: FromRow>(&self, table: &str, query: Query) -> Result<Vec<T>, StoreError> {
        query.fetch_readable(table, &mut *self.readers.acquire().await?).await
    }
}
