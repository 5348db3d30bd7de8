//! Finds what is stored but cannot be read, and cancels it.

use futures_util::StreamExt as _;
use sqlx::{Executor as _, Row as _};

use super::copy::{Role, TABLES, Table};
use crate::ids::{MatchId, TournamentId};
use crate::play::StoreError;
use crate::store::database::row::{name_of, of_thing};
use crate::store::database::{Connection, Database, Dialect};
use crate::store::matches::{self, tournaments};
use crate::timestamp::Timestamp;

/// The maximum number of unreadable rows that are named.
const MAX_FOUND: usize = 100;

/// Selects the matches that can continue, in order.
pub const UNFINISHED_MATCHES: &str = "
    SELECT id FROM matches WHERE stage IN ('lobby', 'running', 'archived') ORDER BY id";

pub const ALL_OPEN_TOURNAMENTS: &str = "SELECT id FROM tournaments WHERE open = 1 ORDER BY id";

/// Something stored that cannot be read.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{what} cannot be read: {why}")]
pub struct Unreadable {
    /// Its name, such as "tournament 3" or "notices 47": the table and the first column of its key.
    pub what: String,
    pub why: String,
    place: Place,
}

#[derive(Clone, Debug)]
enum Place {
    Match(MatchId),
    Tournament(TournamentId),
    Row { table: &'static Table, row: Option<String> },
}

/// Returns what cannot be read, at most [`MAX_FOUND`] rows. With `only_live`, skips what has ended.
pub async fn find(db: &mut Connection, dialect: Dialect, only_live: bool) -> Result<Vec<Unreadable>, StoreError> {
    let mut found = Vec::new();
    let matches: Vec<MatchId> = sqlx::query_scalar(UNFINISHED_MATCHES).fetch_all(&mut *db).await?;
    for id in matches {
        found.extend(unreadable(matches::meta(db, id).await, Place::Match(id))?);
    }
    let tournaments: Vec<TournamentId> = sqlx::query_scalar(ALL_OPEN_TOURNAMENTS).fetch_all(&mut *db).await?;
    for id in tournaments {
        found.extend(unreadable(tournaments::load(db, id).await, Place::Tournament(id))?);
    }
    for table in TABLES.iter().filter(|table| !only_live || table.role == Role::Live) {
        let mut rows = db.fetch(table.find.of(dialect));
        while let Some(row) = rows.next().await
            && found.len() < MAX_FOUND
        {
            let (row, error) = match row.map(|row| ((table.check)(&row), row)) {
                Ok((Ok(()), _)) => continue,
                Ok((Err(error), row)) => (Some(row), error),
                Err(error) => (None, error),
            };
            let what = row.as_ref().map_or(table.name.to_owned(), |row| name_of(table.name, row));
            if table.role == Role::Part && found.iter().any(|known: &Unreadable| known.what == what) {
                continue;
            }
            let row = row.and_then(|row| row.try_get("row_id").ok());
            found.extend(unreadable::<()>(Err(of_thing(what, error)), Place::Row { table, row })?);
        }
    }
    Ok(found)
}

/// Returns what the error is about, if something cannot be read.
fn unreadable<T>(read: Result<T, StoreError>, place: Place) -> Result<Option<Unreadable>, StoreError> {
    match read {
        Ok(_) => Ok(None),
        Err(StoreError::Unreadable { what, why }) => Ok(Some(Unreadable { what, why, place })),
        Err(error) => Err(error),
    }
}

impl Database {
    /// Returns what cannot be read.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn unreadable(&self) -> Result<Vec<Unreadable>, StoreError> {
        find(&mut *self.readers.acquire().await?, self.dialect, false).await
    }

    /// Cancels the matches and tournaments of this name that cannot be read, and deletes other such rows. Returns their number.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn cancel(&self, what: &str, now: Timestamp) -> Result<u64, StoreError> {
        let mut cancelled = 0;
        for Unreadable { place, .. } in self.unreadable().await?.into_iter().filter(|found| found.what == what) {
            let db = &mut *self.writer.acquire().await?;
            cancelled += match place {
                Place::Match(id) => matches::stop_unreadable(db, id, now).await?,
                Place::Tournament(id) => tournaments::cancel(db, id, None, None, now).await?,
                Place::Row { table, row } if table.role != Role::Part => {
                    sqlx::query(table.delete.of(self.dialect)).bind(row).execute(db).await?.rows_affected()
                }
                Place::Row { .. } => 0,
            };
        }
        Ok(cancelled)
    }
}
