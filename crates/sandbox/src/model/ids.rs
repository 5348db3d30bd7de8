//! Snowflakes, and the clock that generates them.

use std::fmt;
use std::str::FromStr;
use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

/// The first millisecond of 2015, which is the epoch of snowflakes.
const DISCORD_EPOCH_MS: u64 = 1_420_070_400_000;
/// How far tests can advance the clock. The limit prevents times from overflowing.
const MAX_AHEAD_MS: u64 = 10 * 366 * 24 * 60 * 60_000;

/// A snowflake: milliseconds since 2015 in the upper 42 bits. In JSON it is a string of digits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(pub u64);

impl Id {
    pub fn created_ms(self) -> u64 {
        (self.0 >> 22) + DISCORD_EPOCH_MS
    }

    pub fn created_timestamp(self) -> String {
        timestamp(self.created_ms())
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Id {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Id)
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(|_| serde::de::Error::custom("not a snowflake"))
    }
}

/// Formats milliseconds since 1970 as Discord does (RFC 3339).
pub fn timestamp(ms: u64) -> String {
    OffsetDateTime::from_unix_timestamp_nanos(i128::from(ms) * 1_000_000)
        .ok()
        .and_then(|moment| moment.format(&Rfc3339).ok())
        .unwrap_or_else(|| "1970-01-01T00:00:00Z".into())
}

/// Parses a time that [`timestamp`] has formatted. Returns milliseconds since 1970.
pub fn parse_timestamp(text: &str) -> Option<u64> {
    let moment = OffsetDateTime::parse(text, &Rfc3339).ok()?;
    (moment.unix_timestamp_nanos() / 1_000_000).try_into().ok()
}

/// The sandbox's clock. Tests can advance it, and it never goes back.
pub struct Clock {
    ahead_ms: u64,
    last_id: u64,
}

impl Clock {
    /// Creates a clock whose snowflakes are all larger than `last`.
    pub fn after(last: Id) -> Self {
        Self { ahead_ms: 0, last_id: last.0 }
    }

    /// Returns the time in milliseconds since 1970.
    pub fn now_ms(&self) -> u64 {
        let real = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis());
        u64::try_from(real).unwrap_or(u64::MAX).saturating_add(self.ahead_ms)
    }

    /// Advances the clock, by at most ten years in total.
    pub fn advance(&mut self, ms: u64) {
        self.ahead_ms = self.ahead_ms.saturating_add(ms).min(MAX_AHEAD_MS);
    }

    /// Returns a new snowflake that is larger than all earlier ones.
    pub fn next_id(&mut self) -> Id {
        let fresh = self.now_ms().saturating_sub(DISCORD_EPOCH_MS) << 22;
        self.last_id = fresh.max(self.last_id + 1);
        Id(self.last_id)
    }
}
