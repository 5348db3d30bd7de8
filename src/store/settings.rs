//! The settings of servers.

use sqlx::Row as _;

use super::matches::locale_of;
use super::{Connection, Database, bigint, number, unreadable};
use crate::play::{GuildSettings, Pace, Stopping, StoreError};
use text::Locale;

/// The word for a server that leaves the pace to the game.
const ANY_PACE: &str = "auto";

/// `threads` and `notices` as numbers, because SQLite has no booleans.
pub const SELECT_SETTINGS: &str = "
    SELECT locale, matches_per_channel, pace, CAST(CASE WHEN threads THEN 1 ELSE 0 END AS BIGINT) AS threads,
        CAST(CASE WHEN notices THEN 1 ELSE 0 END AS BIGINT) AS notices, start_channels, stopping, keep_days
    FROM guild_settings WHERE guild = $1";

pub const INSERT_SETTINGS: &str = "
    INSERT INTO guild_settings (guild, matches_per_channel, pace, threads, notices) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (guild) DO NOTHING";

pub const SET_LOCALE: &str = "UPDATE guild_settings SET locale = $2 WHERE guild = $1";
pub const SET_MATCHES: &str = "UPDATE guild_settings SET matches_per_channel = $2 WHERE guild = $1";
pub const SET_PACE: &str = "UPDATE guild_settings SET pace = $2 WHERE guild = $1";
pub const SET_THREADS: &str = "UPDATE guild_settings SET threads = $2 WHERE guild = $1";
pub const SET_NOTICES: &str = "UPDATE guild_settings SET notices = $2 WHERE guild = $1";
pub const SET_CHANNELS: &str = "UPDATE guild_settings SET start_channels = $2 WHERE guild = $1";
pub const SET_STOPPING: &str = "UPDATE guild_settings SET stopping = $2 WHERE guild = $1";
pub const SET_KEEP_DAYS: &str = "UPDATE guild_settings SET keep_days = $2 WHERE guild = $1";

/// Takes effect only if nobody has set other channels meanwhile.
pub const REPLACE_CHANNELS: &str =
    "UPDATE guild_settings SET start_channels = $2 WHERE guild = $1 AND start_channels = $3";

pub const DELETE_FLAGS: &str = "DELETE FROM flags WHERE guild = $1 AND flagged_at <= $2";

pub const SET_FLAGS_CLEARED: &str =
    "UPDATE guild_settings SET flags_cleared_at = $2 WHERE guild = $1 AND flags_cleared_at < $2";

/// A setting of a server with its new value, see [`GuildSettings`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Setting {
    Locale(Option<Locale>),
    MatchesPerChannel(u32),
    Pace(Option<Pace>),
    Threads(bool),
    Notices(bool),
    StartChannels(Vec<u64>),
    Stopping(Stopping),
    KeepDays(Option<u32>),
}

/// Returns the settings of a server; the defaults if nobody has set any.
pub async fn load(db: &mut Connection, guild: u64) -> Result<GuildSettings, StoreError> {
    let row = sqlx::query(SELECT_SETTINGS).bind(bigint(guild)?).fetch_optional(db).await?;
    let Some(row) = row else { return Ok(GuildSettings::default()) };
    let unknown = |what: &str| unreadable(format_args!("the {what} of guild {guild}"));
    let locale: Option<String> = row.try_get("locale")?;
    let pace: String = row.try_get("pace")?;
    let channels: String = row.try_get("start_channels")?;
    let stopping: String = row.try_get("stopping")?;
    let keep_days: Option<i64> = row.try_get("keep_days")?;
    Ok(GuildSettings {
        locale: locale.as_deref().map(locale_of).transpose()?,
        matches_per_channel: number(row.try_get("matches_per_channel")?)?,
        pace: match pace.as_str() {
            ANY_PACE => None,
            word => Some(Pace::of(word).ok_or_else(|| unknown("pace"))?),
        },
        threads: row.try_get::<i64, _>("threads")? != 0,
        notices: row.try_get::<i64, _>("notices")? != 0,
        start_channels: serde_json::from_str(&channels).map_err(|_| unknown("list of channels"))?,
        stopping: Stopping::of(&stopping).ok_or_else(|| unknown("rule for stopping"))?,
        keep_days: keep_days.map(number).transpose()?,
    })
}

/// Inserts the default settings of a server that has none.
async fn insert_defaults(db: &mut Connection, guild: u64) -> Result<(), StoreError> {
    let defaults = GuildSettings::default();
    sqlx::query(INSERT_SETTINGS)
        .bind(bigint(guild)?)
        .bind(i64::from(defaults.matches_per_channel))
        .bind(defaults.pace.map_or(ANY_PACE, Pace::word))
        .bind(defaults.threads)
        .bind(defaults.notices)
        .execute(db)
        .await?;
    Ok(())
}

impl Database {
    /// Stores one setting of a server. The others stay as they are.
    ///
    /// # Errors
    /// The database failed. The setting stays as it was.
    pub async fn set(&self, guild: u64, setting: &Setting) -> Result<(), StoreError> {
        let id = bigint(guild)?;
        let update = match setting {
            Setting::Locale(locale) => sqlx::query(SET_LOCALE).bind(id).bind(locale.map(Locale::code)),
            Setting::MatchesPerChannel(most) => sqlx::query(SET_MATCHES).bind(id).bind(i64::from(*most)),
            Setting::Pace(pace) => sqlx::query(SET_PACE).bind(id).bind(pace.map_or(ANY_PACE, Pace::word)),
            Setting::Threads(threads) => sqlx::query(SET_THREADS).bind(id).bind(*threads),
            Setting::Notices(notices) => sqlx::query(SET_NOTICES).bind(id).bind(*notices),
            Setting::StartChannels(channels) => sqlx::query(SET_CHANNELS).bind(id).bind(list(channels)),
            Setting::Stopping(stopping) => sqlx::query(SET_STOPPING).bind(id).bind(stopping.word()),
            Setting::KeepDays(days) => sqlx::query(SET_KEEP_DAYS).bind(id).bind(days.map(i64::from)),
        };
        let mut tx = self.write().await?;
        insert_defaults(&mut tx, guild).await?;
        update.execute(&mut *tx).await?;
        Ok(tx.commit().await?)
    }

    /// Removes a channel that was deleted from those in which the server's matches may start. After the last one they may
    /// start everywhere.
    ///
    /// # Errors
    /// The database failed.
    pub async fn forget_start_channel(&self, guild: u64, channel: u64) -> Result<(), StoreError> {
        let before = load(&mut *self.readers.acquire().await?, guild).await?.start_channels;
        let left: Vec<u64> = before.iter().copied().filter(|it| *it != channel).collect();
        if left.len() < before.len() {
            let replace = sqlx::query(REPLACE_CHANNELS).bind(bigint(guild)?).bind(list(&left)).bind(list(&before));
            replace.execute(&mut *self.writer.acquire().await?).await?;
        }
        Ok(())
    }

    /// Deletes the flags of a guild until `at` (milliseconds since 1970). The claims of matches that ended until then raise no
    /// flag again.
    ///
    /// # Errors
    /// The database failed.
    pub async fn clear_flags(&self, guild: u64, at: i64) -> Result<(), StoreError> {
        let mut tx = self.write().await?;
        sqlx::query(DELETE_FLAGS).bind(bigint(guild)?).bind(at).execute(&mut *tx).await?;
        insert_defaults(&mut tx, guild).await?;
        sqlx::query(SET_FLAGS_CLEARED).bind(bigint(guild)?).bind(at).execute(&mut *tx).await?;
        Ok(tx.commit().await?)
    }
}

/// The channels as JSON.
fn list(channels: &[u64]) -> String {
    serde_json::json!(channels).to_string()
}
