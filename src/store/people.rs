//! What the owners of servers have set.

use sqlx::Row as _;

use super::matches::locale_of;
use super::{Connection, Database, number, stored, unreadable};
use crate::table::{GuildSettings, Pace, StoreError};

pub async fn settings(db: &mut Connection, guild: u64) -> Result<GuildSettings, StoreError> {
    // As a number, since SQLite has no truth values.
    let row = sqlx::query(
        "SELECT locale, matches_per_channel, pace, CAST(CASE WHEN threads THEN 1 ELSE 0 END AS BIGINT) AS threads
         FROM guild_settings WHERE guild = $1",
    )
    .bind(stored(guild)?)
    .fetch_optional(db)
    .await?;
    let Some(row) = row else { return Ok(GuildSettings::default()) };
    let locale: Option<String> = row.try_get("locale")?;
    let pace: String = row.try_get("pace")?;
    Ok(GuildSettings {
        locale: locale.as_deref().map(locale_of).transpose()?,
        matches_per_channel: number(row.try_get("matches_per_channel")?)?,
        pace: Pace::of(&pace).ok_or_else(|| unreadable(format_args!("the pace of guild {guild}")))?,
        threads: row.try_get::<i64, _>("threads")? != 0,
    })
}

impl Database {
    /// Stores what the owner of a server has set.
    ///
    /// # Errors
    /// The database failed; the settings are as before then.
    pub async fn set_settings(&self, guild: u64, settings: &GuildSettings) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO guild_settings (guild, locale, matches_per_channel, pace, threads) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (guild) DO UPDATE
             SET locale = excluded.locale, matches_per_channel = excluded.matches_per_channel, pace = excluded.pace,
                 threads = excluded.threads",
        )
        .bind(stored(guild)?)
        .bind(settings.locale.map(|locale| locale.code()))
        .bind(i64::from(settings.matches_per_channel))
        .bind(settings.pace.word())
        .bind(settings.threads)
        .execute(&mut *self.writer.acquire().await?)
        .await?;
        Ok(())
    }
}
