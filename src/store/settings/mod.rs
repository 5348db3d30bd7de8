//! The settings of users and servers, one JSON object each. A missing key means the default. Unknown keys are kept,
//! because a newer process might have written them.

pub mod acts;
pub mod awards;
pub mod operators;
pub mod puzzle_posts;
pub mod season_posts;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::database::row::from_row;
use super::database::{Connection, Database, Query, query};
use crate::ids::{ChannelId, GuildId, UserId};
use crate::play::{GuildSettings, Setting, Store as _, StoreError, UserSettings, log_unreadable};
use text::Locale;

pub const SELECT_USER_SETTINGS: &str = "SELECT user_id AS id, settings FROM user_settings WHERE user_id = $1";
pub const SELECT_GUILD_SETTINGS: &str = "SELECT guild AS id, settings FROM guild_settings WHERE guild = $1";

/// Inserts the row if it is missing. In PostgreSQL, also locks the row; the update itself changes nothing.
pub const LOCK_USER_SETTINGS: &str = "
    INSERT INTO user_settings (user_id, settings) VALUES ($1, '{}')
    ON CONFLICT (user_id) DO UPDATE SET settings = user_settings.settings
    RETURNING user_id AS id, settings";
pub const LOCK_GUILD_SETTINGS: &str = "
    INSERT INTO guild_settings (guild, settings) VALUES ($1, '{}')
    ON CONFLICT (guild) DO UPDATE SET settings = guild_settings.settings
    RETURNING guild AS id, settings";

pub const UPDATE_USER_SETTINGS: &str = "UPDATE user_settings SET settings = $2 WHERE user_id = $1";
pub const UPDATE_GUILD_SETTINGS: &str = "UPDATE guild_settings SET settings = $2 WHERE guild = $1";

impl Database {
    /// Returns a user's settings.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn user_settings(&self, user: UserId) -> Result<UserSettings, StoreError> {
        read_user_settings(&mut *self.readers.acquire().await?, user).await
    }

    /// Changes a user's settings.
    ///
    /// # Errors
    /// Fails if the database fails. On failure, the settings are unchanged.
    pub async fn change_user_settings(
        &self,
        user: UserId,
        change: impl FnOnce(&mut UserSettings),
    ) -> Result<(), StoreError> {
        let queries = [query(LOCK_USER_SETTINGS), query(UPDATE_USER_SETTINGS)].map(|query| query.bind(user));
        self.change_settings("user_settings", queries, change).await
    }

    async fn change_guild_settings(
        &self,
        guild: GuildId,
        change: impl FnOnce(&mut GuildSettings),
    ) -> Result<(), StoreError> {
        let queries = [query(LOCK_GUILD_SETTINGS), query(UPDATE_GUILD_SETTINGS)].map(|query| query.bind(guild));
        self.change_settings("guild_settings", queries, change).await
    }

    /// Changes settings and keeps all keys that this program does not know.
    async fn change_settings<T: Serialize + DeserializeOwned + Default>(
        &self,
        table: &str,
        [lock, update]: [Query; 2],
        change: impl FnOnce(&mut T),
    ) -> Result<(), StoreError> {
        let mut tx = self.begin_write().await?;
        let (mut keys, mut settings) = parse_settings(lock.fetch_readable(table, &mut tx).await?);
        change(&mut settings);
        if let Ok(Value::Object(changed)) = serde_json::to_value(&settings) {
            keys.extend(changed);
        }
        update.bind(keys).execute(&mut *tx).await?;
        Ok(tx.commit().await?)
    }

    /// Stores one setting of a server. The other settings do not change. Returns what has changed (see
    /// [`GuildSettings::changes`]).
    ///
    /// # Errors
    /// Fails if the database fails. On failure, the setting is unchanged.
    pub async fn set_guild_setting(&self, guild: GuildId, setting: &Setting) -> Result<Vec<String>, StoreError> {
        let mut changes = Vec::new();
        let change = |settings: &mut GuildSettings| {
            let before = settings.clone();
            settings.set(setting);
            changes = settings.changes(&before);
        };
        self.change_guild_settings(guild, change).await?;
        Ok(changes)
    }

    /// Stores a server's own language.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn set_own_locale(&self, guild: GuildId, locale: Option<Locale>) -> Result<(), StoreError> {
        self.change_guild_settings(guild, |settings| settings.own_locale = locale).await
    }

    /// Removes a deleted channel from a server's settings. If no start channel is left, matches may
    /// start in all channels.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn remove_channel(&self, guild: GuildId, channel: ChannelId) -> Result<(), StoreError> {
        let settings = self.settings(guild).await?;
        let chosen = [settings.season_channel, settings.puzzle_channel];
        if settings.start_channels.contains(&channel) || chosen.contains(&Some(channel)) {
            let forget = |settings: &mut GuildSettings| {
                settings.start_channels.retain(|id| *id != channel);
                settings.season_channel = settings.season_channel.filter(|id| *id != channel);
                if settings.puzzle_channel == Some(channel) {
                    settings.set(&Setting::PuzzleLost(Some(channel)));
                }
            };
            self.change_guild_settings(guild, forget).await?;
        }
        Ok(())
    }

    /// Returns whether pictures show a user's avatar in a server or, without `guild`, outside servers.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn shows_avatar(&self, user: UserId, guild: Option<GuildId>) -> Result<bool, StoreError> {
        let server_shows = match guild {
            Some(guild) => self.settings(guild).await?.avatars,
            None => true,
        };
        Ok(server_shows && self.user_settings(user).await?.avatar)
    }
}

/// Returns a server's settings.
pub async fn read_guild_settings(db: &mut Connection, guild: GuildId) -> Result<GuildSettings, StoreError> {
    Ok(parse_settings(query(SELECT_GUILD_SETTINGS).bind(guild).fetch_readable("guild_settings", db).await?).1)
}

/// Returns a user's settings.
pub async fn read_user_settings(db: &mut Connection, user: UserId) -> Result<UserSettings, StoreError> {
    Ok(parse_settings(query(SELECT_USER_SETTINGS).bind(user).fetch_readable("user_settings", db).await?).1)
}

from_row! { struct StoredSettings { id: u64, settings: Map<String, Value> } }

/// Returns the row's keys, if there is a row, and the settings. A setting that cannot be read gets its default.
fn parse_settings<T: DeserializeOwned + Default>(mut stored: Vec<StoredSettings>) -> (Map<String, Value>, T) {
    let Some(StoredSettings { id, settings: mut keys }) = stored.pop() else { return (Map::new(), T::default()) };
    let settings = serde_json::from_value(Value::Object(keys.clone())).unwrap_or_else(|_| {
        keys.retain(|key, value| {
            let alone = Map::from_iter([(key.clone(), value.clone())]);
            let is_readable = serde_json::from_value::<T>(Value::Object(alone)).is_ok();
            if !is_readable {
                log_unreadable(&format!("the settings of {id}"), &format!("the value of {key:?} is unexpected"));
            }
            is_readable
        });
        serde_json::from_value(Value::Object(keys.clone())).unwrap_or_default()
    });
    (keys, settings)
}
