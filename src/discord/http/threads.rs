//! Threads, their members, and the scheduled events of servers.

use std::time::Duration;

use serde_json::{Value, json};
use serenity::all::Timestamp as DiscordTime;
use serenity::http::{LightMethod, Request, Route};

use super::api::DiscordApi;
use super::payload::with_json;
use super::transport::id_of;
use crate::ids::{ChannelId, GuildId, MessageId, ScheduledEventId, UserId};
use crate::play::ShowError;
use crate::timestamp::Timestamp;

/// Discord's types for threads.
const PUBLIC_THREAD: u8 = 11;
const PRIVATE_THREAD: u8 = 12;
/// The privacy level of a scheduled event, which only the server's members see.
const MEMBERS_ONLY: u8 = 2;
/// The type of a scheduled event whose place is a text.
const EXTERNAL: u8 = 3;
/// How long threads stay open without a message: the longest time that Discord allows.
const WEEK: Duration = Duration::from_secs(7 * 24 * 3_600);

/// A thread that is not archived.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActiveThread {
    pub id: ChannelId,
    pub parent: ChannelId,
    pub name: String,
    pub owner: UserId,
}

/// A scheduled event for a server, at a place that is a text.
#[derive(Clone, Copy, Debug)]
pub struct ScheduledEvent<'a> {
    /// 1 to 100 characters.
    pub name: &'a str,
    /// At most 1,000 characters.
    pub description: &'a str,
    /// 1 to 100 characters.
    pub location: &'a str,
    /// In the future.
    pub start: Timestamp,
    /// After the start.
    pub end: Timestamp,
}

impl DiscordApi {
    /// Opens a thread below a message. Returns the thread's id.
    pub async fn open_thread(
        &self,
        channel: ChannelId,
        message: MessageId,
        name: &str,
    ) -> Result<ChannelId, ShowError> {
        let (channel_id, message_id) = (channel.into(), message.into());
        let route = Route::ChannelMessageThreads { channel_id, message_id };
        self.start_thread(route, &json!({"name": name, "auto_archive_duration": minutes(WEEK)})).await
    }

    /// Opens a thread without a message, whose name has 1 to 100 characters. Only its members and moderators see a
    /// private thread. Discord archives the thread after an hour, a day, three days or a week (`archive_after`) without
    /// a message. Returns the thread's id.
    pub async fn create_thread(
        &self,
        channel: ChannelId,
        name: &str,
        private: bool,
        archive_after: Duration,
    ) -> Result<ChannelId, ShowError> {
        let mut thread = json!({
            "name": name, "type": if private { PRIVATE_THREAD } else { PUBLIC_THREAD },
            "auto_archive_duration": minutes(archive_after),
        });
        if private {
            // The bot decides who sees the thread.
            thread["invitable"] = json!(false);
        }
        self.start_thread(Route::ChannelThreads { channel_id: channel.into() }, &thread).await
    }

    async fn start_thread(&self, route: Route<'_>, thread: &Value) -> Result<ChannelId, ShowError> {
        let reply = self.send(with_json(Request::new(route, LightMethod::Post), thread)).await?;
        id_of(&reply).ok_or_else(|| ShowError::Passing("Discord returned no thread id".to_owned()))
    }

    /// Adds a user to a thread. Adding a member again changes nothing.
    pub async fn add_thread_member(&self, thread: ChannelId, user: UserId) -> Result<(), ShowError> {
        let route = Route::ChannelThreadMember { channel_id: thread.into(), user_id: user.into() };
        self.send(Request::new(route, LightMethod::Put)).await.map(drop)
    }

    /// Returns the threads in a server that the bot sees and that are not archived.
    pub async fn active_threads(&self, guild: GuildId) -> Result<Vec<ActiveThread>, ShowError> {
        let route = Route::GuildThreadsActive { guild_id: guild.into() };
        let reply = self.send(Request::new(route, LightMethod::Get)).await?;
        let threads = reply["threads"].as_array().map_or(&[][..], Vec::as_slice);
        let thread = |thread: &Value| {
            Some(ActiveThread {
                id: id_of(thread)?,
                parent: thread["parent_id"].as_str()?.parse().ok()?,
                name: thread["name"].as_str()?.to_owned(),
                owner: thread["owner_id"].as_str()?.parse().ok()?,
            })
        };
        Ok(threads.iter().filter_map(thread).collect())
    }

    /// Announces an event in a server. Returns its id.
    pub async fn create_scheduled_event(
        &self,
        guild: GuildId,
        event: &ScheduledEvent<'_>,
    ) -> Result<ScheduledEventId, ShowError> {
        let time = |moment: Timestamp| DiscordTime::from_millis(moment.0).ok().and_then(|time| time.to_rfc3339());
        let body = json!({
            "name": event.name, "description": event.description,
            "entity_type": EXTERNAL, "entity_metadata": {"location": event.location}, "privacy_level": MEMBERS_ONLY,
            "scheduled_start_time": time(event.start), "scheduled_end_time": time(event.end),
        });
        let route = Route::GuildScheduledEvents { guild_id: guild.into() };
        let reply = self.send(with_json(Request::new(route, LightMethod::Post), &body)).await?;
        id_of(&reply).ok_or_else(|| ShowError::Passing("Discord returned no event id".to_owned()))
    }
}

fn minutes(time: Duration) -> u64 {
    time.as_secs() / 60
}
