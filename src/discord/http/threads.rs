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
/// The privacy level of scheduled events that only the server's members see.
const MEMBERS_ONLY_PRIVACY_LEVEL: u8 = 2;
/// The type of scheduled events at an external location.
const EXTERNAL_EVENT_TYPE: u8 = 3;
/// How long threads stay open without a message: the maximum that Discord allows.
const MAX_ARCHIVE_AFTER: Duration = Duration::from_secs(7 * 24 * 3_600);

/// Discord's limit for the name of a thread.
pub const MAX_THREAD_NAME_CHARS: usize = 100;

/// An unarchived thread that the bot opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActiveThread {
    pub id: ChannelId,
    pub parent: ChannelId,
    pub name: String,
    pub is_private: bool,
}

/// A server's scheduled event, at a place that is described in words.
#[derive(Clone, Copy, Debug)]
pub struct ScheduledEvent<'a> {
    /// The name, 1 to 100 characters.
    pub name: &'a str,
    /// The description, at most 1,000 characters.
    pub description: &'a str,
    /// The place in words, 1 to 100 characters.
    pub location: &'a str,
    /// The start, which must be in the future.
    pub start: Timestamp,
    /// The end, which must be after the start.
    pub end: Timestamp,
}

impl ScheduledEvent<'_> {
    fn to_json(self) -> Value {
        let time = |moment: Timestamp| DiscordTime::from_millis(moment.0).ok().and_then(|time| time.to_rfc3339());
        json!({
            "name": self.name, "description": self.description,
            "entity_type": EXTERNAL_EVENT_TYPE, "entity_metadata": {"location": self.location}, "privacy_level": MEMBERS_ONLY_PRIVACY_LEVEL,
            "scheduled_start_time": time(self.start), "scheduled_end_time": time(self.end),
        })
    }
}

impl DiscordApi {
    /// Opens a thread below a message. Returns the thread's id.
    pub async fn open_thread(
        &self,
        channel: ChannelId,
        message: MessageId,
        name: &str,
    ) -> Result<ChannelId, ShowError> {
        let route = Route::ChannelMessageThreads { channel_id: channel.into(), message_id: message.into() };
        self.start_thread(route, &json!({"name": name, "auto_archive_duration": MAX_ARCHIVE_AFTER.as_secs() / 60}))
            .await
    }

    /// Opens a thread that belongs to no message. Its name has 1 to 100 characters. Only members and moderators see a
    /// private thread. `archive_after` is the time without messages until Discord archives the thread: an hour, a day,
    /// three days or a week. Returns the thread's id.
    pub async fn create_thread(
        &self,
        channel: ChannelId,
        name: &str,
        private: bool,
        archive_after: Duration,
    ) -> Result<ChannelId, ShowError> {
        let mut thread = json!({
            "name": name, "type": if private { PRIVATE_THREAD } else { PUBLIC_THREAD },
            "auto_archive_duration": archive_after.as_secs() / 60,
        });
        if private {
            // Members cannot add other users, because only the bot decides who sees the thread.
            thread["invitable"] = json!(false);
        }
        self.start_thread(Route::ChannelThreads { channel_id: channel.into() }, &thread).await
    }

    async fn start_thread(&self, route: Route<'_>, thread: &Value) -> Result<ChannelId, ShowError> {
        let reply = self.send(with_json(Request::new(route, LightMethod::Post), thread)).await?;
        id_of(&reply).ok_or_else(|| ShowError::Temporary("Discord returned no thread id".into()))
    }

    /// Adds a user to a thread. Adding a member again changes nothing.
    pub async fn add_thread_member(&self, thread: ChannelId, user: UserId) -> Result<(), ShowError> {
        let route = Route::ChannelThreadMember { channel_id: thread.into(), user_id: user.into() };
        self.send(Request::new(route, LightMethod::Put)).await.map(drop)
    }

    /// Archives the channel if it is a thread that the bot opened. A new message reopens the thread.
    pub async fn archive_own_thread(&self, channel: ChannelId) -> Result<(), ShowError> {
        self.edit_own_thread(channel, &json!({"archived": true})).await
    }

    /// Archives the channel if it is a thread that the bot opened. Also locks it if the bot may manage threads.
    pub async fn lock_own_thread(&self, channel: ChannelId) -> Result<(), ShowError> {
        match self.edit_own_thread(channel, &json!({"archived": true, "locked": true})).await {
            Err(ShowError::Forbidden(_)) => self.archive_own_thread(channel).await,
            locked => locked,
        }
    }

    /// Renames a thread that the bot has opened.
    pub async fn rename_own_thread(&self, channel: ChannelId, name: &str) -> Result<(), ShowError> {
        self.edit_own_thread(channel, &json!({"name": name})).await
    }

    async fn edit_own_thread(&self, channel: ChannelId, change: &Value) -> Result<(), ShowError> {
        let thread = self.fetch_channel(channel).await?;
        let is_open = thread["thread_metadata"]["archived"] == false;
        if !is_open || thread["owner_id"] != *self.application_id()?.to_string() {
            return Ok(());
        }
        let route = Route::Channel { channel_id: channel.into() };
        self.send(with_json(Request::new(route, LightMethod::Patch), change)).await.map(drop)
    }

    /// Returns the unarchived threads that the bot opened in a server.
    pub async fn own_active_threads(&self, guild: GuildId) -> Result<Vec<ActiveThread>, ShowError> {
        let own = self.application_id()?.to_string();
        let route = Route::GuildThreadsActive { guild_id: guild.into() };
        let reply = self.send(Request::new(route, LightMethod::Get)).await?;
        let threads = reply["threads"].as_array().map_or(&[][..], Vec::as_slice);
        let thread = |thread: &Value| {
            Some(ActiveThread {
                id: id_of(thread)?,
                parent: thread["parent_id"].as_str()?.parse().ok()?,
                name: thread["name"].as_str()?.to_owned(),
                is_private: thread["type"] == PRIVATE_THREAD,
            })
        };
        Ok(threads.iter().filter(|thread| thread["owner_id"] == *own).filter_map(thread).collect())
    }

    /// Changes a scheduled event.
    pub async fn edit_scheduled_event(
        &self,
        guild: GuildId,
        id: ScheduledEventId,
        event: &ScheduledEvent<'_>,
    ) -> Result<(), ShowError> {
        let route = Route::GuildScheduledEvent { guild_id: guild.into(), event_id: id.0.into() };
        let request = with_json(Request::new(route, LightMethod::Patch), &event.to_json());
        self.send(request).await.map(drop)
    }

    /// Creates an event in a server, unless the bot has created an event with this name and start. Returns its id.
    pub async fn create_scheduled_event(
        &self,
        guild: GuildId,
        event: &ScheduledEvent<'_>,
    ) -> Result<ScheduledEventId, ShowError> {
        let own = self.application_id()?.to_string();
        let route = Route::GuildScheduledEvents { guild_id: guild.into() };
        let known = self.send(Request::new(route, LightMethod::Get)).await?;
        let start = |known: &Value| known["scheduled_start_time"].as_str()?.parse::<DiscordTime>().ok();
        let is_same = |known: &&Value| {
            let starts = start(known).is_some_and(|start| start.unix_timestamp() == event.start.0 / 1_000);
            known["creator_id"] == *own && known["name"] == event.name && starts
        };
        if let Some(id) = known.as_array().and_then(|known| id_of(known.iter().find(is_same)?)) {
            return Ok(id);
        }
        let reply = self.send(with_json(Request::new(route, LightMethod::Post), &event.to_json())).await?;
        id_of(&reply).ok_or_else(|| ShowError::Temporary("Discord returned no event id".into()))
    }

    /// Deletes a scheduled event.
    pub async fn delete_scheduled_event(&self, guild: GuildId, event: ScheduledEventId) -> Result<(), ShowError> {
        let route = Route::GuildScheduledEvent { guild_id: guild.into(), event_id: event.0.into() };
        self.send(Request::new(route, LightMethod::Delete)).await.map(drop)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use sandbox::{Sandbox, SandboxConfig};
    use serenity::all::HttpBuilder;

    use super::*;
    use crate::discord::http::budget::RequestBudget;
    use crate::discord::http::transport::Transport;
    use crate::play::SystemClock;

    const TOKEN: &str = "token-of-the-test";

    /// Starts a sandbox and a client for it. Also returns the address of the API of the sandbox's page.
    async fn start() -> (sandbox::RunningSandbox, DiscordApi, String) {
        let address = "127.0.0.1:0".parse().expect("an address");
        let config = SandboxConfig { address, data_dir: None, token: Some(TOKEN.to_owned()), extra_hosts: Vec::new() };
        let running = Sandbox::start(config).await.expect("the sandbox starts");
        let url = format!("http://{}", running.address());
        let http = HttpBuilder::new(TOKEN).proxy(&url).ratelimiter_disabled(true).build();
        let bot = reqwest::get(format!("{url}/sandbox/api/world")).await.expect("an answer").json().await;
        let bot: Value = bot.expect("JSON");
        http.set_application_id(id_of::<UserId>(&bot["bot"]).expect("a bot").0.into());
        let transport = Transport::new(Arc::new(http), reqwest::Client::new(), RequestBudget::new(1_000_000));
        (running, DiscordApi::new(transport, Arc::new(SystemClock::new())), format!("{url}/sandbox/api"))
    }

    async fn world(page: &str, query: &str) -> Value {
        let response = reqwest::get(format!("{page}/world{query}")).await.expect("an answer");
        response.json().await.expect("JSON")
    }

    #[tokio::test]
    async fn threads_are_created_filled_and_listed() {
        let (_running, api, page) = start().await;
        let all = world(&page, "").await;
        let games = id_of(&all["channels"][0]).expect("a channel");
        let (guild, ben) = (id_of(&all["guild"]).expect("a server"), id_of(&all["users"][1]).expect("a user"));
        let day = Duration::from_secs(24 * 3_600);
        let public = api.create_thread(games, "Open", false, day).await.expect("a thread");
        let private = api.create_thread(games, "Table 1", true, MAX_ARCHIVE_AFTER).await.expect("a thread");
        let visible = async || {
            let seen = world(&page, &format!("?as={ben}")).await["channels"].as_array().expect("a list").clone();
            seen.iter().any(|channel| id_of(channel) == Some(private))
        };
        assert!(!visible().await);
        api.add_thread_member(private, ben).await.expect("it works");
        assert!(visible().await);
        let thread = |id, name: &str, is_private| ActiveThread { id, parent: games, name: name.to_owned(), is_private };
        let active = api.own_active_threads(guild).await.expect("a list");
        assert_eq!(active, [thread(public, "Open", false), thread(private, "Table 1", true)]);
        let error = api.create_thread(ChannelId(1), "x", true, day).await.expect_err("no such channel");
        assert!(matches!(error, ShowError::ChannelGone(_)), "{error}");
        let error = api.create_thread(games, "x", true, Duration::from_secs(5)).await.expect_err("not an allowed time");
        assert!(matches!(error, ShowError::Forbidden(_)), "{error}");
    }

    #[tokio::test]
    async fn events_are_created() {
        let (_running, api, page) = start().await;
        let guild = id_of(&world(&page, "").await["guild"]).expect("a server");
        // 1 February 2999, 18:00 UTC.
        let start = Timestamp(32_474_887_200_000);
        let end = start + Duration::from_secs(3_600);
        let cup = ScheduledEvent { name: "Cup", description: "Swiss", location: "#games", start, end };
        let id = api.create_scheduled_event(guild, &cup).await.expect("an event");
        assert_eq!(api.create_scheduled_event(guild, &cup).await, Ok(id), "the answer was lost");
        let shown = world(&page, "").await["events"].clone();
        assert_eq!((shown.as_array().map(Vec::len), id_of(&shown[0])), (Some(1), Some(id)));
        let field = |key: &str| shown[0][key].clone();
        assert_eq!([field("name"), field("description")], ["Cup", "Swiss"]);
        let times = [field("scheduled_start_time"), field("scheduled_end_time")];
        assert_eq!(times, ["2999-02-01T18:00:00Z", "2999-02-01T19:00:00Z"]);
        let later = ScheduledEvent { name: "Late cup", start: end, end: end + Duration::from_secs(3_600), ..cup };
        api.edit_scheduled_event(guild, id, &later).await.expect("it is there");
        let shown = world(&page, "").await["events"].clone();
        let edited = (&shown[0]["name"], &shown[0]["scheduled_start_time"], id_of(&shown[0]));
        assert_eq!(edited, (&json!("Late cup"), &json!("2999-02-01T19:00:00Z"), Some(id)));
        let past = ScheduledEvent { start: Timestamp(0), ..cup };
        let error = api.create_scheduled_event(guild, &past).await.expect_err("it is over");
        assert!(matches!(error, ShowError::Forbidden(_)), "{error}");
        api.delete_scheduled_event(guild, id).await.expect("it is there");
        assert_eq!(world(&page, "").await["events"], json!([]));
        let error = api.delete_scheduled_event(guild, id).await.expect_err("it is gone");
        assert!(matches!(error, ShowError::Forbidden(_)), "{error}");
    }
}
