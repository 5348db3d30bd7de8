//! The tables that a copy of the database has, with the statements that copy them. A test compares the list with the schema.
//!
//! The tables of leases (`leases.rs`) are missing on purpose: they are about running processes.

/// A table, and the statements that copy its rows.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    pub name: &'static str,
    pub columns: &'static [(&'static str, Kind)],
    /// Reads all rows.
    pub select: &'static str,
    pub count: &'static str,
    /// Inserts one row, with a parameter for each column.
    pub insert_into_sqlite: &'static str,
    /// Inserts the rows of a JSON array of objects. A statement for each row would take a round trip each.
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

/// All tables of a copy. A table comes after those to which it refers.
pub const TABLES: &[Table] = &[
    table!(matches: id Integer, number Integer, game Text, options Text, pace Text, locale Text, guild Integer,
        channel Integer, message Integer, detached Integer, host Integer, stage Text, youngest Integer, rules Integer,
        secret Text, version Integer, opened_at Integer, unshown_at Integer, started_at Integer, ended_at Integer,
        deadline Integer, outcome Text, practice Text, removed Text, reserved Text, step_count Integer, kept_seed Text),
    table!(seats: match_id Integer, seat Integer, user_id Integer, level Text, name Text, contribution Text,
        missed Integer, agrees Integer, wants_stop Integer, wants_pause Integer),
    table!(steps: match_id Integer, n Integer, json Text),
    table!(rounds: match_id Integer, n Integer, seat Integer, points Integer, total Integer),
    table!(stat_events: id Integer, match_id Integer, step Integer, user_id Integer, game Text, guild Integer, kind Text,
        value Integer),
    table!(results: match_id Integer, user_id Integer, game Text, ended_at Integer, rank Integer, score Integer,
        rating_before Integer, rating_after Integer, drawn Integer, rated_matches Integer),
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
    table!(notices: match_id Integer, deadline Integer, kind Text, channel Integer, posted_at Integer, messages Text),
    table!(interactions: id Integer, match_id Integer),
];
