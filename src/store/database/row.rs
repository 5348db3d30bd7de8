//! Converts values and rows of both databases to Rust's types.

use std::fmt::Display;
use std::time::Duration;

use serde::Serialize;
use serde_json::{Map, Value};
use sqlx::any::AnyRow;
use sqlx::{Any, Column as _, Decode, Encode, Row as _, Type};

use crate::ids::{ChannelId, GuildId, InteractionId, MatchId, MessageId, RoleId, TournamentId, UserId};
use crate::play::{
    AuditEntryKind, DailyTime, Deal, EventId, GuildSettings, InvitationAnswer, MilestoneKind, NoticeKind,
    NoticeMessage, Pace, Period, Plan, PracticeGuidance, Reservation, RoleAward, Stage, StoreError, TournamentStage,
    Unrated, UserSettings,
};
use crate::timestamp::{Timestamp, milliseconds};
use contract::{Day, Level, Options, Seat, Secret, Seed, StatKind};
use text::Locale;

/// A value that a statement can take as a parameter.
pub trait Parameter {
    /// The type in both databases.
    type Stored: for<'q> Encode<'q, Any> + Type<Any> + 'static;

    /// Returns the value for the column.
    ///
    /// # Errors
    /// Fails if the value cannot be stored.
    fn to_stored(&self) -> Result<Self::Stored, String>;
}

/// A type that can be stored in a column.
pub trait Column: Parameter<Stored: for<'r> Decode<'r, Any>> + Sized {
    /// Returns the value, or an error for a value that this program never writes.
    fn from_stored(stored: Self::Stored) -> Result<Self, String>;
}

/// A type that can be read from a row.
pub trait FromRow: Sized {
    /// Reads the row.
    ///
    /// # Errors
    /// Fails if a column has a value that this program never writes.
    fn from_row(row: &AnyRow) -> sqlx::Result<Self>;
}

/// Reads a column of a row.
pub fn read_column<T: Column>(row: &AnyRow, column: &str) -> sqlx::Result<T> {
    let wrong = |why: String| sqlx::Error::Decode(format!("{column}: {why}").into());
    T::from_stored(row.try_get(column)?).map_err(wrong)
}

/// A single value is read from the last column. Columns before it only name the row for the operator.
impl<T: Column> FromRow for T {
    fn from_row(row: &AnyRow) -> sqlx::Result<T> {
        read_column(row, row.column(row.len() - 1).name())
    }
}

/// Implements [`FromRow`] for tuples. Their parts are read from the columns in order.
macro_rules! tuples {
    ($(($($part:ident $index:literal),*))*) => {$(
        impl<$($part: Column),*> FromRow for ($($part),*) {
            fn from_row(row: &AnyRow) -> sqlx::Result<Self> {
                Ok(($(read_column::<$part>(row, row.column($index).name())?),*))
            }
        }
    )*};
}

tuples! { (A 0, B 1) (A 0, B 1, C 2) (A 0, B 1, C 2, D 3) }

/// Implements [`FromRow`] for a struct whose fields are columns. Each column has its field's name, unless a different
/// name is given. Fields that are read from several columns, and fields with a fixed value, come after a semicolon. If
/// the fields have types, the macro also defines the struct.
macro_rules! from_row {
    ($(#[$attribute:meta])* $visible:vis struct $name:ident { $($field:ident: $type:ty),* $(,)? }) => {
        $(#[$attribute])*
        $visible struct $name {
            $($visible $field: $type),*
        }
        $crate::store::database::row::from_row!($name { $($field),* });
    };
    ($name:ident { $($field:ident $(: $column:literal)?),* $(,)? $(; $($part:ident $(= $value:expr)?),*)? }) => {
        impl $crate::store::database::row::FromRow for $name {
            fn from_row(row: &sqlx::any::AnyRow) -> sqlx::Result<$name> {
                use $crate::store::database::row;
                Ok($name {
                    $($field: row::read_column(row, row::column!($field $($column)?))?,)*
                    $($($part: row::part!(row $(, $value)?),)*)?
                })
            }
        }
    };
}

macro_rules! column {
    ($field:ident) => {
        stringify!($field)
    };
    ($field:ident $column:literal) => {
        $column
    };
}

macro_rules! part {
    ($row:ident) => {
        $crate::store::database::row::FromRow::from_row($row)?
    };
    ($row:ident, $value:expr) => {
        $value
    };
}

pub(crate) use {column, from_row, part};

impl<T: Parameter> Parameter for &T {
    type Stored = T::Stored;

    fn to_stored(&self) -> Result<T::Stored, String> {
        T::to_stored(self)
    }
}

impl<T: Parameter> Parameter for Option<T> {
    type Stored = Option<T::Stored>;

    fn to_stored(&self) -> Result<Self::Stored, String> {
        self.as_ref().map(T::to_stored).transpose()
    }
}

impl<T: Column> Column for Option<T> {
    fn from_stored(stored: Self::Stored) -> Result<Self, String> {
        stored.map(T::from_stored).transpose()
    }
}

impl Parameter for &str {
    type Stored = String;

    fn to_stored(&self) -> Result<String, String> {
        Ok((*self).to_owned())
    }
}

/// Implements [`Column`] for types. Takes the stored type, and for each implementing type the functions that read and
/// write it.
macro_rules! columns {
    ($stored:ty; $($type:ty: $from:expr, $to:expr;)*) => {$(
        impl Parameter for $type {
            type Stored = $stored;

            fn to_stored(&self) -> Result<$stored, String> {
                $to(self)
            }
        }

        impl Column for $type {
            fn from_stored(stored: $stored) -> Result<Self, String> {
                $from(stored)
            }
        }
    )*};
}

/// Reads a number that the databases store as `BIGINT`.
fn from_bigint<T: TryFrom<i64>>(stored: i64) -> Result<T, String> {
    stored.try_into().map_err(|_| stored.to_string())
}

fn to_bigint<T: TryInto<i64> + Copy + Display>(number: T) -> Result<i64, String> {
    // Discord's snowflakes will stay below 2^63 for decades.
    number.try_into().map_err(|_| format!("{number} is no snowflake"))
}

/// Implements [`Column`] for types that wrap a number.
macro_rules! wrapped {
    ($($type:ident)*) => {
        columns! { i64; $($type: |stored| from_bigint(stored).map($type), |wrapped: &$type| to_bigint(wrapped.0);)* }
    };
}

wrapped! {
    UserId GuildId RoleId ChannelId MessageId InteractionId MatchId TournamentId Seat Timestamp Day
}

columns! { i64;
    i64: Ok, |number: &i64| Ok(*number);
    u8: from_bigint, |number: &u8| to_bigint(*number);
    u32: from_bigint, |number: &u32| to_bigint(*number);
    u64: from_bigint, |number: &u64| to_bigint(*number);
    usize: from_bigint, |number: &usize| Ok(i64::try_from(*number).unwrap_or(i64::MAX));
    bool: |flag: i64| Ok(flag != 0), |flag: &bool| Ok(i64::from(*flag));
    Duration: |ms: i64| Ok(Duration::from_millis(ms.max(0).unsigned_abs())), |time: &Duration| Ok(milliseconds(*time));
}

columns! { f64; f64: Ok, |number: &f64| Ok(*number); }

const UNKNOWN: &str = "its text is unknown";

/// Implements [`Column`] for types that are stored in the form that `Display` writes and `FromStr` parses.
macro_rules! texts {
    ($($type:ident)*) => {
        columns! { String; $(
            $type: |text: String| text.parse().map_err(|_| UNKNOWN.to_owned()), |value: &$type| Ok(value.to_string());
        )* }
    };
}

texts! {
    AuditEntryKind RoleAward EventId Level MilestoneKind NoticeKind Pace Period PracticeGuidance Stage StatKind
    TournamentStage Unrated
}

columns! { String;
    String: Ok, |text: &String| Ok(text.clone());
    Locale: |code: String| Locale::ALL.into_iter().find(|locale| locale.code() == code).ok_or(UNKNOWN.to_owned()),
        |locale: &Locale| Ok(locale.code().to_owned());
    Secret: |hex: String| Secret::from_hex(&hex).ok_or(UNKNOWN.to_owned()), |secret: &Secret| Ok(secret.to_hex());
    Seed: |hex: String| Secret::from_hex(&hex).map(|seed| Seed(seed.0)).ok_or(UNKNOWN.to_owned()),
        |seed: &Seed| Ok(seed.to_hex());
}

/// Implements [`Column`] for types that are stored as JSON. An error message contains only the position in the JSON,
/// because serde's message can quote the JSON, which can contain a deal's seed.
macro_rules! jsons {
    ($($type:ty),*) => {
        columns! { String; $(
            $type: |text: String| serde_json::from_str(&text).map_err(|error| format!("its JSON is wrong at column {}", error.column())),
                |value: &$type| serde_json::to_string(value).map_err(|error| error.to_string());
        )* }
    };
}

jsons!(
    Value, Map<String, Value>, Options, Deal, Plan, InvitationAnswer, DailyTime, UserSettings, GuildSettings, Vec<u64>,
    Vec<UserId>, Vec<Reservation>, Vec<NoticeMessage>
);

/// Returns a value as JSON.
pub fn to_json(value: &impl Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Failed(error.to_string()))
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Failed(error_reason(&error))
    }
}

/// Returns why a statement failed or a row is invalid.
pub fn error_reason(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Decode(reason) | sqlx::Error::Encode(reason) => reason.to_string(),
        sqlx::Error::ColumnDecode { index, source } => format!("{}: {source}", index.trim_matches('"')),
        other => other.to_string(),
    }
}

/// Returns whether the error comes from a row that this program cannot read. Other errors mean that the database
/// failed.
pub fn is_unreadable(error: &sqlx::Error) -> bool {
    matches!(error, sqlx::Error::Decode(_) | sqlx::Error::ColumnDecode { .. })
}

/// Converts an error that occurred while reading `what`, such as "match 2f".
pub fn store_error_for(what: impl std::fmt::Display, error: sqlx::Error) -> StoreError {
    match is_unreadable(&error) {
        true => StoreError::Unreadable { what: what.to_string(), why: error_reason(&error) },
        false => error.into(),
    }
}

/// Returns the name by which the operator can identify a row: its table and its first column.
pub fn row_name(table: &str, row: &AnyRow) -> String {
    let number = row.try_get::<i64, _>(0);
    match (table, &number) {
        ("matches", Ok(id)) => format!("match {}", MatchId(*id).to_short()),
        ("tournaments", Ok(id)) => format!("tournament {}", TournamentId(*id).to_short()),
        (_, Ok(number)) => format!("{table} {number}"),
        (_, Err(_)) => format!("{table} {}", row.try_get::<String, _>(0).unwrap_or_default()),
    }
}
