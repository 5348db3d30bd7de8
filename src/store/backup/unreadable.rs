//! Finds stored data that cannot be read, and cancels or deletes it.

use futures_util::StreamExt as _;
use sqlx::{Executor as _, Row as _};

use super::copy::COPIED_TABLES;
use crate::ids::{MatchId, TournamentId};
use crate::play::StoreError;
use crate::store::database::row::{row_name, store_error_for};
use crate::store::database::{Connection, Database, Dialect, query};
use crate::store::matches::match_row::{self, STOP_UNREADABLE_MATCH};
use crate::store::matches::tournaments::{self, CANCEL_UNREADABLE_TOURNAMENT};

/// The maximum number of unreadable rows that [`find`] returns.
const MAX_UNREADABLE: usize = 100;
/// The tables whose rows are parts of matches and tournaments. An unreadable match or tournament is cancelled as a
/// whole.
const PART_TABLES: &str = "matches seats deal_scores steps rounds results tournaments tournament_entrants";
/// Large tables that the bot reads only for users' requests. If their rows cannot be read, the bot can still run.
const HISTORY_TABLES: &str = "stat_events player_stats period_stats user_names days_off puzzle_results puzzle_reports \
    milestones_seen interactions acts";

/// Selects the matches that can continue, in order.
pub const UNFINISHED_MATCHES: &str = "
    SELECT id FROM matches WHERE stage IN ('lobby', 'running', 'archived') ORDER BY id";

pub const ALL_OPEN_TOURNAMENTS: &str = "SELECT id FROM tournaments WHERE open = 1 ORDER BY id";

/// Stored data that cannot be read.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{what} cannot be read: {why}")]
pub struct Unreadable {
    /// The data's name, such as "tournament 3" or "notices 47": the table and the first column of the row's key.
    pub what: String,
    pub why: String,
    /// The statement that cancels or deletes the data, and the statement's parameter.
    cancel: Option<(&'static str, String)>,
}

/// Finds data that cannot be read, in at most [`MAX_UNREADABLE`] rows. With `only_live`, skips the tables in
/// `PART_TABLES` and `HISTORY_TABLES`.
pub async fn find(db: &mut Connection, dialect: Dialect, only_live: bool) -> Result<Vec<Unreadable>, StoreError> {
    let mut found = Vec::new();
    for id in query(UNFINISHED_MATCHES).fetch_all::<MatchId>(&mut *db).await? {
        let read = match_row::load_meta(db, id).await;
        found.extend(unreadable_from(read, Some((STOP_UNREADABLE_MATCH, id.0.to_string())))?);
    }
    for id in query(ALL_OPEN_TOURNAMENTS).fetch_all::<TournamentId>(&mut *db).await? {
        let read = tournaments::load_tournament(db, id).await;
        found.extend(unreadable_from(read, Some((CANCEL_UNREADABLE_TOURNAMENT, id.0.to_string())))?);
    }
    for table in COPIED_TABLES {
        let lists = |list: &str| list.split_whitespace().any(|name| name == table.name);
        let is_part = lists(PART_TABLES);
        if only_live && (is_part || lists(HISTORY_TABLES)) {
            continue;
        }
        let mut rows = db.fetch(table.select_with_row_id.for_dialect(dialect));
        while let Some(row) = rows.next().await
            && found.len() < MAX_UNREADABLE
        {
            let (row, error) = match row.map(|row| ((table.check_row)(&row), row)) {
                Ok((Ok(()), _)) => continue,
                Ok((Err(error), row)) => (Some(row), error),
                Err(error) => (None, error),
            };
            let what = row.as_ref().map_or(table.name.to_owned(), |row| row_name(table.name, row));
            let row = row.filter(|_| !is_part).and_then(|row| row.try_get("row_id").ok());
            let cancel = row.map(|row| (table.delete_row.for_dialect(dialect), row));
            // `found` already names unfinished matches and tournaments.
            if !is_part || found.iter().all(|known: &Unreadable| known.what != what) {
                found.extend(unreadable_from::<()>(Err(store_error_for(what, error)), cancel)?);
            }
        }
    }
    Ok(found)
}

/// Converts an error about unreadable data to an [`Unreadable`]. Returns other errors unchanged.
fn unreadable_from<T>(
    read: Result<T, StoreError>,
    cancel: Option<(&'static str, String)>,
) -> Result<Option<Unreadable>, StoreError> {
    match read {
        Ok(_) => Ok(None),
        Err(StoreError::Unreadable { what, why }) => Ok(Some(Unreadable { what, why, cancel })),
        Err(error) => Err(error),
    }
}

impl Database {
    /// Finds data that cannot be read.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn find_unreadable(&self) -> Result<Vec<Unreadable>, StoreError> {
        find(&mut *self.readers.acquire().await?, self.dialect, false).await
    }

    /// Cancels the unreadable match or tournament named `what`, or deletes the unreadable rows with this name. Returns
    /// the number of changed rows.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn cancel_unreadable(&self, what: &str) -> Result<u64, StoreError> {
        let found = self.find_unreadable().await?.into_iter().filter(|found| found.what == what);
        let mut cancelled = 0;
        for (cancel, row) in found.filter_map(|found| found.cancel) {
            cancelled += self.execute(query(cancel).bind(row)).await?;
        }
        Ok(cancelled)
    }
}
