//! Converts values and rows of both databases to Rust's types.

use std::time::Duration;

use futures_util::StreamExt as _;
use serde::Serialize;
use serde::de::DeserializeOwned;
use sqlx::any::{AnyArguments, AnyRow, AnyTypeInfo, AnyValueRef};
use sqlx::encode::IsNull;
use sqlx::error::BoxDynError;
use sqlx::{Any, Decode, Encode, Executor as _, FromRow, Row as _, Type, query::QueryAs};

use super::{Connection, Database};
use crate::ids::{ChannelId, GuildId, InteractionId, MatchId, MessageId, RoleId, TournamentId, UserId};
use crate::play::{
    ActKind, Award, EventId, MilestoneKind, NoticeKind, Pace, Period, Practice, Stage, StoreError, TournamentStage,
    Unrated, log_unreadable,
};
use crate::timestamp::{Timestamp, milliseconds};
use contract::{Level, Seat, Secret, Seed, StatKind};
use text::Locale;

/// A type that can be stored in a column.
pub trait Column: Sized {
    /// The type in both databases.
    type Stored: for<'r> Decode<'r, Any> + Type<Any>;

    /// Returns the value, or an error for a value that this program never writes.
    fn from_stored(stored: Self::Stored) -> Result<Self, String>;

    /// Returns the value to bind.
    ///
    /// # Errors
    /// Fails if the value cannot be stored.
    fn to_stored(&self) -> Result<Self::Stored, StoreError>;
}

/// Reads a column of a row.
pub fn read<T: Column>(row: &AnyRow, column: &str) -> sqlx::Result<T> {
    let wrong = |why: String| sqlx::Error::Decode(format!("{column}: {why}").into());
    T::from_stored(row.try_get(column)?).map_err(wrong)
}

/// Implements `FromRow` for a struct whose fields are columns. Each column has its field's name unless a different name
/// is given. The field after a semicolon is read from the same row. If the fields have types, also defines the struct. sqlx's own derive macro would build both databases a
/// second time, for the compiler.
macro_rules! from_row {
    ($(#[$attribute:meta])* struct $name:ident { $($field:ident: $type:ty),* $(,)? }) => {
        $(#[$attribute])*
        struct $name {
            $($field: $type),*
        }
        $crate::store::database::row::from_row!($name { $($field),* });
    };
    ($name:ident { $($field:ident $(: $column:literal)?),* $(,)? $(; $part:ident: $type:ty)? }) => {
        impl sqlx::FromRow<'_, sqlx::any::AnyRow> for $name {
            fn from_row(row: &sqlx::any::AnyRow) -> sqlx::Result<$name> {
                use $crate::store::database::row::{column, read};
                Ok($name {
                    $($field: read(row, column!($field $($column)?))?,)*
                    $($part: <$type as sqlx::FromRow<_>>::from_row(row)?)?
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

pub(crate) use {column, from_row};

/// A value that is stored as JSON.
pub struct Json<T>(pub T);

impl<T: Serialize + DeserializeOwned> Column for Json<T> {
    type Stored = String;

    fn from_stored(stored: String) -> Result<Self, String> {
        serde_json::from_str(&stored).map(Json).map_err(|error| fault_in(&error))
    }

    fn to_stored(&self) -> Result<String, StoreError> {
        to_json(&self.0)
    }
}

/// Returns a value as JSON.
pub fn to_json(value: &impl Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Failed(error.to_string()))
}

impl<T: Column> Column for Option<T> {
    type Stored = Option<T::Stored>;

    fn from_stored(stored: Self::Stored) -> Result<Self, String> {
        stored.map(T::from_stored).transpose()
    }

    fn to_stored(&self) -> Result<Self::Stored, StoreError> {
        self.as_ref().map(T::to_stored).transpose()
    }
}

/// Implements [`Column`] for types that the databases also have.
macro_rules! as_they_are {
    ($($type:ty),*) => {$(
        impl Column for $type {
            type Stored = $type;

            fn from_stored(stored: $type) -> Result<Self, String> {
                Ok(stored)
            }

            fn to_stored(&self) -> Result<$type, StoreError> {
                Ok(self.clone())
            }
        }
    )*};
}

as_they_are!(i64, f64, String);

/// Implements [`Column`] for types that are stored as `BIGINT`.
macro_rules! numbers {
    ($($type:ty: $from:expr, $to:expr;)*) => {$(
        impl Column for $type {
            type Stored = i64;

            fn from_stored(stored: i64) -> Result<Self, String> {
                stored.try_into().map($from).map_err(|_| stored.to_string())
            }

            fn to_stored(&self) -> Result<i64, StoreError> {
                let number = $to(self);
                // Discord's snowflakes will stay below 2^63 for decades.
                number.try_into().map_err(|_| StoreError::Failed(format!("{number} is no snowflake")))
            }
        }
    )*};
}

numbers! {
    u8: |number: u8| number, |number: &u8| *number;
    u32: |number: u32| number, |number: &u32| *number;
    u64: |number: u64| number, |number: &u64| *number;
    UserId: UserId, |id: &UserId| id.0;
    GuildId: GuildId, |id: &GuildId| id.0;
    RoleId: RoleId, |id: &RoleId| id.0;
    ChannelId: ChannelId, |id: &ChannelId| id.0;
    MessageId: MessageId, |id: &MessageId| id.0;
    InteractionId: InteractionId, |id: &InteractionId| id.0;
    usize: |number: usize| number, |number: &usize| i64::try_from(*number).unwrap_or(i64::MAX);
    bool: |flag: i64| flag != 0, |flag: &bool| i64::from(*flag);
    MatchId: MatchId, |id: &MatchId| id.0;
    TournamentId: TournamentId, |id: &TournamentId| id.0;
    Seat: Seat, |seat: &Seat| seat.0;
    Timestamp: Timestamp, |at: &Timestamp| at.0;
    Duration: |ms: i64| Duration::from_millis(ms.max(0).unsigned_abs()), |duration: &Duration| milliseconds(*duration);
}

/// Implements [`Column`] for types that are stored as text, in the form that `Display` writes and `FromStr` parses.
macro_rules! texts {
    ($($type:ty)*) => {$(
        impl Column for $type {
            type Stored = String;

            fn from_stored(stored: String) -> Result<Self, String> {
                stored.parse().map_err(|_| "its text is unknown".to_owned())
            }

            fn to_stored(&self) -> Result<String, StoreError> {
                Ok(self.to_string())
            }
        }
    )*};
}

texts!(ActKind Award EventId Level MilestoneKind NoticeKind Pace Period Practice Stage StatKind Unrated);

/// Implements [`Column`] for other types that are stored as text.
macro_rules! codes {
    ($($type:ty: $from:expr, $to:expr;)*) => {$(
        impl Column for $type {
            type Stored = String;

            fn from_stored(stored: String) -> Result<Self, String> {
                $from(&stored).ok_or_else(|| "its text is unknown".to_owned())
            }

            fn to_stored(&self) -> Result<String, StoreError> {
                Ok($to(*self).into())
            }
        }
    )*};
}

codes! {
    Locale: |code: &str| Locale::ALL.into_iter().find(|locale| locale.code() == code), Locale::code;
    Secret: Secret::from_hex, |secret: Secret| secret.to_hex();
    Seed: |text: &str| Secret::from_hex(text).map(|seed| Seed(seed.0)), |seed: Seed| seed.to_hex();
    TournamentStage: |word: &str| word.parse().ok(), TournamentStage::as_str;
}

/// Lets statements return these IDs.
macro_rules! ids {
    ($($id:ident)*) => {$(
        impl Type<Any> for $id {
            fn type_info() -> AnyTypeInfo {
                <i64 as Type<Any>>::type_info()
            }
        }

        impl<'r> Decode<'r, Any> for $id {
            fn decode(value: AnyValueRef<'r>) -> Result<$id, BoxDynError> {
                <i64 as Decode<Any>>::decode(value).map($id)
            }
        }
    )*};
}

ids!(MatchId TournamentId);

/// Lets statements take timestamps as parameters.
impl Type<Any> for Timestamp {
    fn type_info() -> AnyTypeInfo {
        <i64 as Type<Any>>::type_info()
    }
}

impl Encode<'_, Any> for Timestamp {
    fn encode_by_ref(&self, buffer: &mut <Any as sqlx::Database>::ArgumentBuffer) -> Result<IsNull, BoxDynError> {
        Encode::<Any>::encode_by_ref(&self.0, buffer)
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Failed(reason(&error))
    }
}

/// Returns why a statement failed or a row is invalid.
pub fn reason(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Decode(reason) => reason.to_string(),
        sqlx::Error::ColumnDecode { index, source } => format!("{}: {source}", index.trim_matches('"')),
        other => other.to_string(),
    }
}

/// Returns where JSON is wrong. serde's own message can quote it, and the JSON can contain the seed of a deal.
pub fn fault_in(error: &serde_json::Error) -> String {
    format!("its JSON is wrong at column {}", error.column())
}

/// Returns whether a row has data that this program never writes. Otherwise, the database fails.
pub fn is_unreadable(error: &sqlx::Error) -> bool {
    matches!(error, sqlx::Error::Decode(_) | sqlx::Error::ColumnDecode { .. })
}

/// Returns the error for `what`, such as "match 2f".
pub fn of_thing(what: impl std::fmt::Display, error: sqlx::Error) -> StoreError {
    match is_unreadable(&error) {
        true => StoreError::Unreadable { what: what.to_string(), why: reason(&error) },
        false => error.into(),
    }
}

/// Returns the name of a row for the operator: its table, and its first column.
pub fn name_of(table: &str, row: &AnyRow) -> String {
    let number = row.try_get::<i64, _>(0);
    match (table, &number) {
        ("matches", Ok(id)) => format!("match {}", MatchId(*id).to_short()),
        ("tournaments", Ok(id)) => format!("tournament {}", TournamentId(*id).to_short()),
        (_, Ok(number)) => format!("{table} {number}"),
        (_, Err(_)) => format!("{table} {}", row.try_get::<String, _>(0).unwrap_or_default()),
    }
}

/// Returns the rows of a query. Names rows that cannot be read in the log, and leaves them out. `table` names the table
/// of the rows, whose key should be the first column.
pub async fn readable<T: for<'r> FromRow<'r, AnyRow> + Send>(
    table: &str,
    query: QueryAs<'_, Any, T, AnyArguments>,
    db: &mut Connection,
) -> Result<Vec<T>, StoreError> {
    let mut readable = Vec::new();
    let mut rows = db.fetch(query);
    while let Some(row) = rows.next().await {
        let named = row.map(|row| (name_of(table, &row), T::from_row(&row)));
        match named.unwrap_or_else(|error| (table.to_owned(), Err(error))) {
            (_, Ok(value)) => readable.push(value),
            (what, Err(error)) if is_unreadable(&error) => log_unreadable(&what, &reason(&error)),
            (_, Err(error)) => return Err(error.into()),
        }
    }
    Ok(readable)
}

impl Database {
    /// Returns the rows of a query. See [`readable`].
    pub async fn list<T: for<'r> FromRow<'r, AnyRow> + Send>(
        &self,
        table: &str,
        query: QueryAs<'_, Any, T, AnyArguments>,
    ) -> Result<Vec<T>, StoreError> {
        readable(table, query, &mut *self.readers.acquire().await?).await
    }
}

/// Converts the result of a `COUNT`.
pub fn count(rows: i64) -> usize {
    rows.try_into().unwrap_or_default()
}
