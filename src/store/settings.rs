//! The settings of servers.

use sqlx::Row as _;

use super::matches::locale_of;
use super::{Connection, Database, bigint, number, unreadable};
use crate::table::{GuildSettings, Pace, StoreError};

/// The word for a server that leaves the pace to the game.
const ANY_PACE: &str = "auto";

/// `threads` and `notices` as numbers, because SQLite has no booleans.
pub const SELECT_SETTINGS: &str = "
    SELECT locale, matches_per_channel, pace, CAST(CASE WHEN threads THEN 1 ELSE 0 END AS BIGINT) AS threads,
        CAST(CASE WHEN notices THEN 1 ELSE 0 END AS BIGINT) AS notices
    FROM guild_settings WHERE guild = $1";

pub const PUT_SETTINGS: &str = "
    INSERT INTO guild_settings (guild, locale, matches_per_channel, pace, threads, notices) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (guild) DO UPDATE
    SET locale = excluded.locale, matches_per_channel = excluded.matches_per_channel, pace = excluded.pace,
        threads = excluded.threads, notices = excluded.notices";

/// Returns the settings of a server; the defaults if its owner set none.
pub async fn load(db: &mut Connection, guild: u64) -> Result<GuildSettings, StoreError> {
    let row = sqlx::query(SELECT_SETTINGS).bind(bigint(guild)?).fetch_optional(db).await?;
    let Some(row) = row else { return Ok(GuildSettings::default()) };
    let locale: Option<String> = row.try_get("locale")?;
    let pace: String = row.try_get("pace")?;
    Ok(GuildSettings {
        locale: locale.as_deref().map(locale_of).transpose()?,
        matches_per_channel: number(row.try_get("matches_per_channel")?)?,
        pace: match pace.as_str() {
            ANY_PACE => None,
            word => Some(Pace::of(word).ok_or_else(|| unreadable(format_args!("the pace of guild {guild}")))?),
        },
        threads: row.try_get::<i64, _>("threads")? != 0,
        notices: row.try_get::<i64, _>("notices")? != 0,
    })
}

impl Database {
    /// Stores the settings of a server.
    ///
    /// # Errors
    /// The database failed. The settings stay as they were.
    pub async fn set_settings(&self, guild: u64, settings: &GuildSettings) -> Result<(), StoreError> {
        sqlx::query(PUT_SETTINGS)
            .bind(bigint(guild)?)
            .bind(settings.locale.map(|locale| locale.code()))
            .bind(i64::from(settings.matches_per_channel))
            .bind(settings.pace.map_or(ANY_PACE, Pace::word))
            .bind(settings.threads)
            .bind(settings.notices)
            .execute(&mut *self.writer.acquire().await?)
            .await?;
        Ok(())
    }
}
