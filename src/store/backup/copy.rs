//! Copies the rows of all tables from one database to another. One database may be SQLite and the other PostgreSQL. A
//! test compares the list of tables with the schema.
//!
//! The tables for leases (`leases.rs`) are left out, because they concern only running processes.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use futures_util::TryStreamExt as _;
use serde_json::{Map, Value};
use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::play::StoreError;
use crate::store::database::{Connection, Database, Dialect};

/// A table, and the statements that copy its rows.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    pub name: &'static str,
    pub columns: &'static [(&'static str, Kind)],
    /// The statement that reads all rows.
    pub select: &'static str,
    pub count: &'static str,
    /// The statement that inserts one row, with a parameter for each column.
    pub insert_into_sqlite: &'static str,
    /// The statement that inserts the rows from a JSON array of objects. One statement per row would need one round
    /// trip per row.
    pub insert_into_postgres: &'static str,
}

/// The type of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Integer,
    Real,
    Text,
}

macro_rules! table {
    ($table:ident: $first:ident $first_kind:ident $(, $column:ident $kind:ident)* $(,)?) => {
        Table {
            name: stringify!($table),
            columns: &[(stringify!($first), Kind::$first_kind) $(, (stringify!($column), Kind::$kind))*],
            select: concat!(
                "SELECT ", stringify!($first) $(, ", ", stringify!($column))*, " FROM ", stringify!($table)
            ),
            count: concat!("SELECT COUNT(*) FROM ", stringify!($table)),
            insert_into_sqlite: concat!(
                "INSERT INTO ", stringify!($table), " (", stringify!($first) $(, ", ", stringify!($column))*,
                ") VALUES (?" $(, parameter!($column))*, ")"
            ),
            insert_into_postgres: concat!(
                "INSERT INTO ", stringify!($table), " (", stringify!($first) $(, ", ", stringify!($column))*,
                ") OVERRIDING SYSTEM VALUE SELECT ", stringify!($first) $(, ", ", stringify!($column))*,
                " FROM json_populate_recordset(CAST(NULL AS ", stringify!($table), "), CAST($1 AS JSON))"
            ),
        }
    };
}

macro_rules! parameter {
    ($column:ident) => {
        ", ?"
    };
}

/// All tables that are copied. Each table comes after the tables to which it refers.
pub const TABLES: &[Table] = &[
    table!(matches: id Integer, number Integer, game Text, options Text, pace Text, locale Text, guild Integer,
        channel Integer, message Integer, detached Integer, host Integer, stage Text, youngest Integer, rules Integer,
        secret Text, version Integer, opened_at Integer, unshown_at Integer, started_at Integer, ended_at Integer,
        deadline Integer, outcome Text, practice Text, removed Text, reserved Text, step_count Integer, kept_seed Text,
        result_number Integer, last_event Text, tournament_id Integer, tournament_round Integer,
        tournament_table Integer, tournament_channel Integer, deal Text, review Text),
    table!(seats: match_id Integer, seat Integer, user_id Integer, level Text, name Text, contribution Text,
        missed Integer, agrees Integer, wants_stop Integer, wants_pause Integer, has_moved Integer),
    table!(deal_scores: match_id Integer, seat Integer, code Text, score Integer),
    table!(steps: match_id Integer, n Integer, json Text),
    table!(rounds: match_id Integer, n Integer, seat Integer, points Integer, total Integer),
    table!(stat_events: id Integer, match_id Integer, step Integer, user_id Integer, game Text, guild Integer, kind Text,
        value Integer),
    table!(results: match_id Integer, user_id Integer, game Text, ended_at Integer, rank Integer, score Integer,
        rating_before Integer, rating_after Integer, drawn Integer, rated_matches Integer,
        resigned Integer, unrated Text, longest_snake Integer),
    table!(player_stats: game Text, guild Integer, user_id Integer, played Integer, won Integer, drawn Integer,
        rated_matches Integer, estimate Real, deviation Real, volatility Real, shown_rating Integer, best Integer,
        claims_right Integer, claims_wrong Integer, fastest_claim_ms Integer),
    table!(period_stats: game Text, guild Integer, period Text, starts_at Integer, user_id Integer, played Integer,
        won Integer, drawn Integer),
    table!(user_names: user_id Integer, name Text),
    table!(user_settings: user_id Integer, settings Text),
    table!(guild_settings: guild Integer, settings Text, flags_cleared_at Integer),
    table!(left_guilds: guild Integer, left_at Integer),
    table!(flags: guild Integer, user_id Integer, kind Text, flagged_at Integer),
    table!(days_off: user_id Integer, season Integer, number Integer),
    table!(times_away: user_id Integer, since Integer, until Integer),
    table!(puzzle_results: day Integer, user_id Integer, guild Integer, tries Integer, solved_on Integer,
        interaction Integer),
    table!(puzzle_withdrawals: day Integer, withdrawn_at Integer),
    table!(puzzle_reports: day Integer, user_id Integer, text Text, created_at Integer),
    table!(tournaments: id Integer, guild Integer, channel Integer, message Integer, host Integer, stage Text,
        version Integer, interaction Integer, open Integer, changed_at Integer, plan Text),
    table!(tournament_entrants: tournament_id Integer, entrant Integer, user_id Integer, level Text, name Text,
        first_round Integer, left_before Integer),
    table!(notices: match_id Integer, deadline Integer, kind Text, channel Integer, posted_at Integer, messages Text),
    table!(role_mentions: match_id Integer, guild Integer, mentioned_at Integer, channel Integer, message Integer),
    table!(season_posts: guild Integer, season Integer, begun_at Integer, done Integer),
    table!(milestones_seen: user_id Integer, game Text, kind Text, value Integer),
    table!(invitations: match_id Integer, user_id Integer, host Integer, invited_at Integer, stranger Integer),
    table!(blocked_hosts: user_id Integer, host Integer, blocked_at Integer),
    table!(operator_blocks: kind Text, id Integer, blocked_at Integer),
    table!(interactions: id Integer, match_id Integer),
    table!(announcements: id Integer, text Text, until Integer),
];

/// The maximum number of rows that one statement inserts into PostgreSQL.
const BATCH: usize = 500;

/// Makes the IDs of new matches continue after those of the copied matches. SQLite does this automatically.
pub const NUMBER_NEW_MATCHES: &str = "
    SELECT setval(pg_get_serial_sequence('matches', 'id'), COALESCE(MAX(id), 0) + 1, FALSE) FROM matches";
pub const NUMBER_NEW_STAT_EVENTS: &str = "
    SELECT setval(pg_get_serial_sequence('stat_events', 'id'), COALESCE(MAX(id), 0) + 1, FALSE) FROM stat_events";

pub const NUMBER_NEW_TOURNAMENTS: &str = "
    SELECT setval(pg_get_serial_sequence('tournaments', 'id'), COALESCE(MAX(id), 0) + 1, FALSE) FROM tournaments";

/// The names of the tables, with the number of rows in each.
pub type RowCounts = Vec<(&'static str, i64)>;

/// Copies all rows of some tables. Then reads everything back and compares it. Call this within a transaction in each
/// database. The target must have the newest schema and no rows.
///
/// # Errors
/// Fails if a database fails, or if the copy differs.
pub async fn copy_rows(
    tables: impl Iterator<Item = &'static Table>,
    from: &mut Connection,
    to: &mut Connection,
    dialect: Dialect,
) -> Result<RowCounts, StoreError> {
    let mut counts = RowCounts::new();
    for table in tables {
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
        sqlx::query(NUMBER_NEW_TOURNAMENTS).execute(&mut *to).await?;
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

/// The number of rows, and the sum of their hashes. The sum does not depend on the rows' order, which differs between
/// databases.
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
    /// Fails if the database fails.
    pub async fn row_counts(&self) -> Result<RowCounts, StoreError> {
        let mut tx = self.read().await?;
        let mut counts = RowCounts::new();
        for table in TABLES {
            counts.push((table.name, sqlx::query_scalar(table.count).fetch_one(&mut *tx).await?));
        }
        Ok(counts)
    }
}
