//! Finds and removes what a rehearsal created.

use serde_json::Value;
use serenity::all::EmojiId;
use serenity::http::{LightMethod, Request, Route};

use super::outcome::Failure;
use super::{NAME, Rehearsal, TITLE};
use crate::discord::http::id_of;
use crate::discord::message::custom_id;
use crate::ids::{ChannelId, CommandId, MessageId, ScheduledEventId};

/// Discord's type for the message that it adds to a channel for a new thread.
const THREAD_CREATED: u64 = 18;

/// Something that a rehearsal created.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leftover {
    Command(CommandId),
    Emoji(EmojiId),
    Message(ChannelId, MessageId),
    Thread(ChannelId),
    Event(ScheduledEventId),
}

impl Rehearsal {
    /// Removes what this rehearsal and earlier ones created.
    pub async fn remove_leftovers(&mut self) -> Result<String, Failure> {
        let (mut removed, mut failed) = (0, None);
        for listed in [
            self.commands().await,
            self.emojis().await,
            self.messages(self.plan.channel).await,
            self.direct_messages().await,
            self.threads().await,
            self.events().await,
        ] {
            match listed {
                Ok(found) => self.created.extend(found),
                Err(failure) => failed = Some(failure),
            }
        }
        let mut created = std::mem::take(&mut self.created);
        // What was created last is removed first, such as a thread before its message.
        while let Some(leftover) = created.pop() {
            created.retain(|other| *other != leftover);
            match self.remove(leftover).await {
                Ok(()) => removed += 1,
                Err(failure) => {
                    self.created.push(leftover);
                    failed = Some(failure);
                }
            }
        }
        match failed {
            None => Ok(format!("{removed} things removed")),
            Some(Failure::Refused { why, code, passing }) if !self.created.is_empty() => {
                Err(Failure::Refused { why: format!("{why}; left behind: {:?}", self.created), code, passing })
            }
            Some(failure) => Err(failure),
        }
    }

    async fn remove(&self, leftover: Leftover) -> Result<(), Failure> {
        let (application_id, guild_id) = (self.application, self.guild.into());
        let route = match leftover {
            Leftover::Command(id) => Route::GuildCommand { application_id, guild_id, command_id: id.0.max(1).into() },
            Leftover::Emoji(emoji_id) => Route::Emoji { application_id, emoji_id },
            Leftover::Message(channel, id) => {
                Route::ChannelMessage { channel_id: channel.into(), message_id: id.into() }
            }
            Leftover::Thread(id) => Route::Channel { channel_id: id.into() },
            Leftover::Event(id) => Route::GuildScheduledEvent { guild_id, event_id: id.0.max(1).into() },
        };
        match self.api.transport().send_with_retries(|| Request::new(route, LightMethod::Delete)).await {
            Err(error) if error.status != 404 => Err(error.into()),
            // It is gone.
            _ => Ok(()),
        }
    }

    async fn list(&self, route: Route<'static>) -> Result<Value, Failure> {
        self.send(|| Request::new(route, LightMethod::Get)).await
    }

    async fn commands(&self) -> Result<Vec<Leftover>, Failure> {
        let (application_id, guild_id) = (self.application, self.guild.into());
        let list = self.list(Route::GuildCommands { application_id, guild_id }).await?;
        Ok(find(&list, |command| command["name"] == NAME, Leftover::Command))
    }

    async fn emojis(&self) -> Result<Vec<Leftover>, Failure> {
        let list = self.list(Route::Emojis { application_id: self.application }).await?;
        let is_ours = |emoji: &Value| emoji["name"].as_str().is_some_and(|name| name.starts_with(NAME));
        Ok(find(&list["items"], is_ours, Leftover::Emoji))
    }

    /// Searches the newest 50 messages of a channel.
    async fn messages(&self, channel: ChannelId) -> Result<Vec<Leftover>, Failure> {
        let list = self.list(Route::ChannelMessages { channel_id: channel.into() }).await?;
        let is_ours = |message: &Value| {
            // Users cannot write these quotes: JSON escapes theirs.
            let button = format!("\"custom_id\":\"{}/", custom_id::REHEARSAL);
            let shows_thread = message["type"] == THREAD_CREATED && message["content"] == TITLE;
            self.is_own(&message["author"]["id"])
                && (shows_thread || message["components"].to_string().contains(&button))
        };
        Ok(find(&list, is_ours, |id| Leftover::Message(channel, id)))
    }

    async fn direct_messages(&self) -> Result<Vec<Leftover>, Failure> {
        let Some(owner) = self.owner else { return Ok(Vec::new()) };
        match self.api.direct_channel(owner).await {
            Ok(channel) => self.messages(channel).await,
            // The step for direct messages reports this.
            Err(_) => Ok(Vec::new()),
        }
    }

    async fn threads(&self) -> Result<Vec<Leftover>, Failure> {
        let active = self.list(Route::GuildThreadsActive { guild_id: self.guild.into() }).await?;
        let archived = Route::ChannelArchivedPublicThreads { channel_id: self.plan.channel.into() };
        let archived = self.list(archived).await?;
        let is_ours = |thread: &Value| {
            let parent = self.plan.channel.to_string();
            thread["name"] == TITLE && thread["parent_id"] == *parent && self.is_own(&thread["owner_id"])
        };
        let mut found = find(&active["threads"], is_ours, Leftover::Thread);
        found.extend(find(&archived["threads"], is_ours, Leftover::Thread));
        Ok(found)
    }

    async fn events(&self) -> Result<Vec<Leftover>, Failure> {
        let list = self.list(Route::GuildScheduledEvents { guild_id: self.guild.into() }).await?;
        let is_ours = |event: &Value| event["name"] == TITLE && self.is_own(&event["creator_id"]);
        Ok(find(&list, is_ours, Leftover::Event))
    }

    /// Returns whether this is the bot's ID, which is the same as its application's.
    fn is_own(&self, id: &Value) -> bool {
        *id == *self.application.to_string()
    }
}

/// Returns the objects in a list that a rehearsal created.
fn find<T: std::str::FromStr>(
    list: &Value,
    is_ours: impl Fn(&Value) -> bool,
    leftover: impl Fn(T) -> Leftover,
) -> Vec<Leftover> {
    let ours = list.as_array().into_iter().flatten().filter(|object| is_ours(object));
    ours.filter_map(id_of).map(leftover).collect()
}
