//! Copies the rows of all tables from one database to another, even between SQLite and PostgreSQL. A test compares the
//! list of tables with the schema.
//!
//! Skips the tables that matter only to running processes: leases, gateway sessions and reports.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use futures_util::TryStreamExt as _;
use serde_json::{Map, Value};
use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::ids::{ChannelId, GuildId, InteractionId, MatchId, MessageId, RoleId, TournamentId, UserId};
use crate::play::{
    AuditEntryKind, DailyTime, Deal, EventId, GuildSettings, InvitationAnswer, MilestoneKind, NoticeKind,
    NoticeMessage, Pace, Period, Plan, PracticeGuidance, Reservation, RoleAward, Stage, StoreError, TournamentStage,
    Unrated, UserSettings,
};
use crate::store::database::row::read_column;
use crate::store::database::{Connection, Database, Dialect, Sql, query};
use crate::timestamp::Timestamp;
use contract::{Day, Level, Options, Seat, Secret, Seed, StatKind};
use text::Locale;

/// A table, its statements, and the types of its columns.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    pub name: &'static str,
    pub columns: &'static [&'static str],
    /// The statement that reads all rows.
    pub select: &'static str,
    /// The statement that reads all rows, each with the identifier that [`Table::delete_row`] takes.
    pub select_with_row_id: Sql,
    pub delete_row: Sql,
    pub count: &'static str,
    /// The statement that inserts one row, with a parameter for each column.
    pub insert_into_sqlite: &'static str,
    /// The statement that inserts the rows from a JSON array of objects. One statement per row would need one round
    /// trip per row.
    pub insert_into_postgres: &'static str,
    /// Checks that each column of a row can be read.
    pub check_row: fn(&AnyRow) -> Result<(), sqlx::Error>,
}

macro_rules! table {
    ($table:ident: $first:ident $first_type:ty $(, $column:ident $type:ty)* $(,)?) => {
        Table {
            name: stringify!($table),
            columns: &[stringify!($first) $(, stringify!($column))*],
            select: concat!("SELECT ", columns!($first $($column)*), " FROM ", stringify!($table)),
            select_with_row_id: Sql {
                sqlite: concat!(
                    "SELECT ", columns!($first $($column)*), ", CAST(rowid AS TEXT) AS row_id FROM ", stringify!($table)
                ),
                postgres: concat!(
                    "SELECT ", columns!($first $($column)*), ", CAST(ctid AS TEXT) AS row_id FROM ", stringify!($table)
                ),
            },
            delete_row: Sql {
                sqlite: concat!("DELETE FROM ", stringify!($table), " WHERE rowid = CAST($1 AS INTEGER)"),
                postgres: concat!("DELETE FROM ", stringify!($table), " WHERE ctid = CAST($1 AS TID)"),
            },
            count: concat!("SELECT COUNT(*) FROM ", stringify!($table)),
            insert_into_sqlite: concat!(
                "INSERT INTO ", stringify!($table), " (", columns!($first $($column)*),
                ") VALUES (?" $(, parameter!($column))*, ")"
            ),
            insert_into_postgres: concat!(
                "INSERT INTO ", stringify!($table), " (", columns!($first $($column)*),
                ") OVERRIDING SYSTEM VALUE SELECT ", columns!($first $($column)*),
                " FROM json_populate_recordset(CAST(NULL AS ", stringify!($table), "), CAST($1 AS JSON))"
            ),
            check_row: |row| {
                read_column::<$first_type>(row, stringify!($first))?;
                $(read_column::<$type>(row, stringify!($column))?;)*
                Ok(())
            },
        }
    };
}

macro_rules! columns {
    ($first:ident $($column:ident)*) => {
        concat!(stringify!($first) $(, ", ", stringify!($column))*)
    };
}

macro_rules! parameter {
    ($column:ident) => {
        ", ?"
    };
}

/// All tables that are copied. Each table comes after the tables that it refers to.
pub const COPIED_TABLES: &[Table] = &[
    table!(matches: id MatchId, number i64, game String, options Options, pace Pace, locale Locale,
        guild Option<GuildId>, channel ChannelId, message Option<MessageId>, detached bool, host UserId, stage Stage,
        youngest Option<Seat>, rules u32, secret Secret, version i64, opened_at Timestamp,
        unshown_at Option<Timestamp>, started_at Option<Timestamp>, ended_at Option<Timestamp>,
        deadline Option<Timestamp>, outcome Option<Value>, practice Option<PracticeGuidance>, removed Vec<UserId>,
        reserved Vec<Reservation>, step_count usize, kept_seed Option<Seed>, result_number Option<i64>,
        last_event Option<EventId>, tournament_id Option<TournamentId>, tournament_round Option<usize>,
        tournament_table Option<usize>, tournament_channel Option<ChannelId>, deal Option<Deal>,
        review Option<String>, offered_alone bool),
    table!(seats: match_id MatchId, seat Seat, user_id Option<UserId>, level Option<Level>, name String,
        contribution Option<String>, missed u8, agrees bool, wants_stop bool, wants_pause bool, has_moved bool,
        auto_draws Option<u8>),
    table!(deal_scores: match_id MatchId, seat Seat, code String, score Option<i64>),
    table!(steps: match_id MatchId, n usize, json Value),
    table!(rounds: match_id MatchId, n i64, seat Seat, points i64, total i64),
    table!(stat_events: id i64, match_id MatchId, step i64, user_id UserId, game String, guild Option<GuildId>,
        kind StatKind, value i64),
    table!(results: match_id MatchId, user_id UserId, game String, ended_at Timestamp, rank usize, score Option<i64>,
        rating_before Option<u32>, rating_after Option<u32>, drawn bool, rated_matches Option<u32>, resigned bool,
        unrated Option<Unrated>, longest_snake Option<i64>),
    table!(player_stats: user_id UserId, game String, guild GuildId, played u32, won u32, drawn u32,
        rated_matches u32, estimate Option<f64>, deviation Option<f64>, volatility Option<f64>, shown_rating i64,
        best Option<i64>, claims_right u32, claims_wrong u32, fastest_claim_ms Option<i64>),
    table!(period_stats: user_id UserId, game String, guild GuildId, period Period, starts_at Timestamp,
        played u32, won u32, drawn u32),
    table!(user_names: user_id UserId, name String),
    table!(user_settings: user_id UserId, settings UserSettings),
    table!(guild_settings: guild GuildId, settings GuildSettings, flags_cleared_at Timestamp,
        puzzle_at Option<Timestamp>),
    table!(left_guilds: guild GuildId, left_at Timestamp),
    table!(days_off: user_id UserId, season Timestamp, number usize),
    table!(times_away: user_id UserId, since Timestamp, until Timestamp),
    table!(puzzle_results: day Day, user_id UserId, guild Option<GuildId>, tries u32, solved_on Option<Day>,
        interaction InteractionId, hinted bool, shown_on Option<Day>),
    table!(puzzle_withdrawals: day Day, withdrawn_at Timestamp),
    table!(puzzle_reports: day Day, user_id UserId, text String, created_at Timestamp),
    table!(puzzle_notices: user_id UserId, daily_time DailyTime, next_at Timestamp, begun_at Option<Timestamp>,
        last_day Option<Day>, refused u32),
    table!(tournaments: id TournamentId, guild GuildId, channel ChannelId, message Option<MessageId>, host UserId,
        stage TournamentStage, version i64, interaction InteractionId, open bool, changed_at Timestamp,
        plan Plan),
    table!(tournament_entrants: tournament_id TournamentId, entrant usize, user_id Option<UserId>,
        level Option<Level>, name String, first_round usize, left_before Option<usize>),
    table!(notices: match_id MatchId, deadline Timestamp, kind NoticeKind, channel ChannelId, posted_at Timestamp,
        messages Option<Vec<NoticeMessage>>),
    table!(role_mentions: match_id MatchId, guild GuildId, mentioned_at Timestamp, channel Option<ChannelId>,
        message Option<MessageId>),
    table!(season_posts: guild GuildId, season Timestamp, begun_at Timestamp, done bool),
    table!(awarded_roles: guild GuildId, award RoleAward, role RoleId, user_id UserId, wanted bool, done bool),
    table!(puzzle_posts: guild GuildId, day Day, channel ChannelId, message Option<MessageId>, begun_at Timestamp,
        changes i64, shown i64, edit_at Timestamp, closed bool),
    table!(milestones_seen: user_id UserId, game String, kind MilestoneKind, value i64),
    table!(invitations: match_id MatchId, user_id UserId, host UserId, invited_at Timestamp, stranger bool,
        answer Option<InvitationAnswer>),
    table!(blocked_hosts: user_id UserId, host UserId, blocked_at Timestamp),
    table!(operator_blocks: id u64, kind String, blocked_at Timestamp),
    table!(interactions: id InteractionId, match_id Option<MatchId>),
    table!(acts: id InteractionId, kind AuditEntryKind, guild Option<GuildId>, match_id Option<MatchId>,
        user_id Option<UserId>, detail String),
    table!(announcements: id i64, text String, until Timestamp),
];

/// The maximum number of rows that one statement inserts into PostgreSQL.
const MAX_BATCH: usize = 500;

/// Makes new rows get IDs that follow the IDs of the copied rows. SQLite does this automatically.
pub const RESET_IDS: &str = "
    SELECT setval(pg_get_serial_sequence('matches', 'id'), COALESCE(MAX(id), 0) + 1, FALSE) FROM matches
    UNION ALL
    SELECT setval(pg_get_serial_sequence('stat_events', 'id'), COALESCE(MAX(id), 0) + 1, FALSE) FROM stat_events
    UNION ALL
    SELECT setval(pg_get_serial_sequence('tournaments', 'id'), COALESCE(MAX(id), 0) + 1, FALSE) FROM tournaments";

/// The name and the number of rows of each table.
pub type RowCounts = Vec<(&'static str, i64)>;

/// Copies all rows of these tables, reads the copy back, and compares the two. Call this function within a transaction
/// in each database. The target must have the newest schema and no rows.
///
/// # Errors
/// Fails if a database fails, or if the copy differs.
pub async fn copy_rows(
    tables: impl Iterator<Item = &'static Table>,
    from: &mut Connection,
    to: &mut Connection,
    dialect: Dialect,
) -> Result<(), StoreError> {
    for table in tables {
        let mut copied = Digest::default();
        let mut batch = Vec::new();
        let mut rows = sqlx::query(table.select).fetch(&mut *from);
        while let Some(row) = rows.try_next().await? {
            let cells = cells(table, &row)?;
            copied.add(&cells);
            batch.push(cells);
            if batch.len() == MAX_BATCH {
                insert_rows(table, std::mem::take(&mut batch), to, dialect).await?;
            }
        }
        insert_rows(table, batch, to, dialect).await?;
        let mut read = Digest::default();
        let mut rows = sqlx::query(table.select).fetch(&mut *to);
        while let Some(row) = rows.try_next().await? {
            read.add(&cells(table, &row)?);
        }
        if copied != read {
            let (name, before, after) = (table.name, copied.rows, read.rows);
            return Err(StoreError::Failed(format!("the copy of table {name} differs: {before} rows became {after}")));
        }
    }
    if dialect == Dialect::Postgres {
        query(RESET_IDS).execute(&mut *to).await?;
    }
    Ok(())
}

/// The number of rows, and the sum of their hashes. The sum does not depend on the rows' order, which differs between
/// databases.
#[derive(Default, PartialEq)]
struct Digest {
    rows: i64,
    hash_sum: u64,
}

impl Digest {
    fn add(&mut self, cells: &[Value]) {
        let mut hasher = DefaultHasher::new();
        cells.hash(&mut hasher);
        self.rows += 1;
        self.hash_sum = self.hash_sum.wrapping_add(hasher.finish());
    }
}

/// Returns a row's cells as they are stored. In SQLite, a damaged cell can have a different type than its column.
pub fn cells(table: &Table, row: &AnyRow) -> Result<Vec<Value>, sqlx::Error> {
    let cell = |index| {
        let number = row.try_get::<Option<i64>, _>(index).map(Value::from);
        let number = number.or_else(|_| row.try_get::<Option<f64>, _>(index).map(Value::from));
        number.or_else(|_| row.try_get::<Option<String>, _>(index).map(Value::from))
    };
    (0..table.columns.len()).map(cell).collect()
}

async fn insert_rows(
    table: &Table,
    rows: Vec<Vec<Value>>,
    to: &mut Connection,
    dialect: Dialect,
) -> Result<(), StoreError> {
    match dialect {
        Dialect::Sqlite => {
            for row in &rows {
                let mut insert = query(table.insert_into_sqlite);
                for cell in row {
                    insert = match (cell.as_i64(), cell.as_f64()) {
                        (Some(integer), _) => insert.bind(integer),
                        (None, Some(real)) => insert.bind(real),
                        (None, None) => insert.bind(cell.as_str()),
                    };
                }
                insert.execute(&mut *to).await?;
            }
        }
        Dialect::Postgres => {
            let object = |row: Vec<Value>| -> Map<String, Value> {
                table.columns.iter().map(|name| (*name).to_owned()).zip(row).collect()
            };
            let objects: Value = rows.into_iter().map(object).collect();
            query(table.insert_into_postgres).bind(objects.to_string()).execute(to).await?;
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
        let mut tx = self.begin_read().await?;
        let mut counts = RowCounts::new();
        for table in COPIED_TABLES {
            counts.push((table.name, query(table.count).fetch_one(&mut *tx).await?));
        }
        Ok(counts)
    }
}
