//! The steps of a rehearsal that need no person.

use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt as _;
use futures_util::future::LocalBoxFuture;
use serde_json::{Value, json};
use serenity::all::CreateAttachment;
use serenity::http::{LightMethod, Request, Route};
use tokio::time::Instant;

use super::leftovers::Leftover;
use super::outcome::Failure;
use super::{NAME, Rehearsal, TITLE};
use crate::discord::commands::{self, register};
use crate::discord::http::{
    Button, ButtonStyle, Component, Container, Emoji, File, MessagePayload, Priority, ScheduledEvent, id_of,
    with_attachment,
};
use crate::discord::message::custom_id;
use crate::ids::ChannelId;
use crate::play::{Clock as _, SystemClock};
use pictures::Renderer;
use rules::REGISTRY;

/// The time limit for a request. The longest one uploads the largest file.
const REQUEST_LIMIT: Duration = Duration::from_secs(30);
/// The size of the largest file, in bytes. Discord allows 10 MiB with the rest of the request.
const LARGEST_FILE: usize = (10 << 20) - (64 << 10);
/// The number of characters in a container.
const LONGEST_TEXT: usize = 4_000;
/// The number of rows of five buttons. With the container and its other parts, these are 40 components.
const MOST_ROWS: usize = 6;
/// The reactions of the real-time games.
pub const REACTIONS: [&str; 2] = ["🫰", "👋"];
/// How long until the event starts, and how long it lasts.
const HOUR: Duration = Duration::from_secs(3_600);
/// How long threads stay open without a message.
const DAY: Duration = Duration::from_secs(24 * 3_600);

/// A step of the rehearsal.
pub struct Step {
    pub name: &'static str,
    /// What the operator can do if the bot lacks a permission.
    pub advice: &'static str,
    pub run: for<'a> fn(&'a mut Rehearsal) -> LocalBoxFuture<'a, Result<String, Failure>>,
}

const INVITE: &str = "Invite the bot again with the link that it prints at its start";
const WRITE: &str = "Allow View Channel, Send Messages and Attach Files for the bot's role in the channel's settings";
const REACT: &str = "Allow Add Reactions and Read Message History for the bot's role in the channel's settings";
const PUBLIC: &str =
    "Allow Create Public Threads and Send Messages in Threads for the bot's role in the channel's settings";
const PRIVATE: &str =
    "Allow Create Private Threads for the bot's role in the channel's settings; the bot works without it";
const EVENTS: &str = "Allow Create Events for the bot's role in the server; the bot works without it";

pub const STEPS: [Step; 15] = [
    Step { name: "leftovers", advice: WRITE, run: |stage| stage.remove_leftovers().boxed_local() },
    Step { name: "command", advice: INVITE, run: |stage| stage.register_command().boxed_local() },
    Step { name: "emoji", advice: INVITE, run: |stage| stage.upload_emoji().boxed_local() },
    Step { name: "post", advice: WRITE, run: |stage| stage.post_picture().boxed_local() },
    Step { name: "alt text", advice: REACT, run: |stage| stage.read_alt_text().boxed_local() },
    Step { name: "add a picture", advice: WRITE, run: |stage| stage.add_picture().boxed_local() },
    Step { name: "reactions", advice: REACT, run: |stage| stage.react().boxed_local() },
    Step { name: "largest message", advice: WRITE, run: |stage| stage.post_largest_message().boxed_local() },
    Step { name: "largest file", advice: WRITE, run: |stage| stage.post_largest_file().boxed_local() },
    Step { name: "edits", advice: WRITE, run: |stage| stage.edit_often().boxed_local() },
    Step { name: "public threads", advice: PUBLIC, run: |stage| stage.open_public_threads().boxed_local() },
    Step { name: "private thread", advice: PRIVATE, run: |stage| stage.open_private_thread().boxed_local() },
    Step { name: "event", advice: EVENTS, run: |stage| stage.announce_event().boxed_local() },
    Step { name: "direct message", advice: INVITE, run: |stage| stage.write_to_owner().boxed_local() },
    Step { name: "gateway", advice: INVITE, run: |stage| stage.connect_and_resume().boxed_local() },
];

/// Returns the pictures of two pieces.
pub fn pictures() -> Result<[Arc<Vec<u8>>; 2], String> {
    let renderer = Renderer::new().map_err(|error| error.to_string())?;
    let mut pieces = REGISTRY.iter().flat_map(|game| game.pieces());
    let mut next = || {
        let piece = pieces.next().ok_or("no game has pieces")?;
        renderer.piece(&piece).map(Arc::new).map_err(|error| error.to_string())
    };
    Ok([next()?, next()?])
}

/// Returns a button whose custom id marks a message of the rehearsal.
pub fn button(name: &str, label: &str, disabled: bool) -> Button {
    let custom_id = format!("{}/{name}", custom_id::REHEARSAL);
    Button { style: ButtonStyle::Secondary, label: label.to_owned(), custom_id, disabled, emoji: None }
}

impl Rehearsal {
    /// Returns a message like those of matches, with one of the pictures if `picture` is its index.
    pub fn table(&self, text: &str, picture: Option<usize>) -> MessagePayload {
        let picture = picture.and_then(|index| Some((Arc::clone(self.pictures.get(index)?), alt_text(index))));
        let emoji = self.emoji.clone();
        MessagePayload {
            content: format!("**{TITLE}**\n{text}"),
            container: Some(Container { color: 0x2f_9e_44, below: String::new() }),
            picture,
            components: vec![Component::Buttons(vec![Button { emoji, ..button("piece", "Piece", true) }])],
            ..MessagePayload::default()
        }
    }

    /// Posts a message in a channel or thread.
    pub async fn post(
        &mut self,
        channel: ChannelId,
        payload: &MessagePayload,
    ) -> Result<crate::ids::MessageId, Failure> {
        let id = self.api.post(channel, payload).await?;
        self.created.push(Leftover::Message(channel, id));
        Ok(id)
    }

    /// Registers the largest of the bot's commands under another name.
    async fn register_command(&mut self) -> Result<String, Failure> {
        let Value::Array(commands) = register::to_json(&commands::all()) else { return Ok(String::new()) };
        let mut command = commands.into_iter().max_by_key(|command| command.to_string().len()).unwrap_or_default();
        command["name"] = NAME.into();
        // Discord takes these fields only for commands of all servers.
        for field in ["name_localizations", "contexts", "integration_types"] {
            command.as_object_mut().map(|fields| fields.remove(field));
        }
        let route = Route::GuildCommands { application_id: self.application, guild_id: self.guild.into() };
        let body = command.to_string();
        let reply = self.send(|| Request::new(route, LightMethod::Post).body(Some(body.clone().into_bytes()))).await?;
        self.created.extend(id_of(&reply).map(Leftover::Command));
        Ok(format!("Discord took a command of {} bytes for this server", body.len()))
    }

    async fn upload_emoji(&mut self) -> Result<String, Failure> {
        let image = CreateAttachment::bytes(self.pictures[0].as_slice(), "piece.png").to_base64();
        let name = format!("{NAME}_{}", SystemClock::new().now().0);
        let body = json!({"name": name, "image": image}).to_string();
        let route = Route::Emojis { application_id: self.application };
        let reply = self.send(|| Request::new(route, LightMethod::Post).body(Some(body.clone().into_bytes()))).await?;
        self.created.extend(id_of(&reply).map(Leftover::Emoji));
        self.emoji = id_of(&reply).map(|id| Emoji { id, name });
        Ok("the message below has it on a button".to_owned())
    }

    async fn post_picture(&mut self) -> Result<String, Failure> {
        let began = Instant::now();
        self.message = Some(self.post(self.plan.channel, &self.table("A picture", Some(0))).await?);
        Ok(format!("took {} ms", began.elapsed().as_millis()))
    }

    async fn read_alt_text(&mut self) -> Result<String, Failure> {
        let (channel_id, message_id) = (self.plan.channel.into(), self.message()?.into());
        let route = Route::ChannelMessage { channel_id, message_id };
        let message = self.send(|| Request::new(route, LightMethod::Get)).await?;
        has_picture(&message, 0)
    }

    /// Adds a picture to a message without one, and replaces the picture of another.
    async fn add_picture(&mut self) -> Result<String, Failure> {
        let channel = self.plan.channel;
        let id = self.post(channel, &self.table("Without a picture", None)).await?;
        self.api.acquire_edit(channel, Priority::Urgent).await;
        has_picture(&self.api.edit(channel, id, &self.table("With a picture", Some(0))).await?, 0)?;
        self.api.acquire_edit(channel, Priority::Urgent).await;
        has_picture(&self.api.edit(channel, id, &self.table("With another picture", Some(1))).await?, 1)
    }

    async fn react(&mut self) -> Result<String, Failure> {
        let (channel, message) = (self.plan.channel, self.message()?);
        for method in [LightMethod::Put, LightMethod::Delete] {
            for emoji in REACTIONS {
                self.api.set_reaction(channel, message, emoji, method).await?;
            }
        }
        Ok("added and removed".to_owned())
    }

    async fn post_largest_message(&mut self) -> Result<String, Failure> {
        let mut payload = self.table("", Some(1));
        let row = |row: usize| {
            let labels = (0..5).map(|n| button(&format!("{row}-{n}-{:-<80}", ""), &"W".repeat(80), true));
            Component::Buttons(labels.collect())
        };
        payload.components = (0..MOST_ROWS).map(row).collect();
        let below = "🐍".repeat(LONGEST_TEXT - payload.content.chars().count());
        payload.container = Some(Container { color: 0, below });
        self.post(self.plan.channel, &payload).await?;
        Ok(format!("{LONGEST_TEXT} characters and {} buttons", 5 * MOST_ROWS))
    }

    async fn post_largest_file(&mut self) -> Result<String, Failure> {
        let file = File { name: "rehearsal.bin", bytes: Arc::new(vec![0; LARGEST_FILE]), description: None };
        let components = vec![Component::Buttons(vec![button("file", "File", true)])];
        let payload = MessagePayload { file: Some(file), components, ..MessagePayload::text(TITLE.to_owned()) };
        let route = Route::ChannelMessages { channel_id: self.plan.channel.into() };
        let request = with_attachment(Request::new(route, LightMethod::Post), &payload, &payload);
        let began = Instant::now();
        let reply = self.api.transport().send_once(request, REQUEST_LIMIT).await?;
        self.created.extend(id_of(&reply).map(|id| Leftover::Message(self.plan.channel, id)));
        Ok(format!("{LARGEST_FILE} bytes in {} ms", began.elapsed().as_millis()))
    }

    /// Edits a message as often as a fast match.
    async fn edit_often(&mut self) -> Result<String, Failure> {
        let (channel, message) = (self.plan.channel, self.message()?);
        let route = Route::ChannelMessage { channel_id: channel.into(), message_id: message.into() };
        let (began, mut slowest, mut limits) = (Instant::now(), Duration::ZERO, Vec::new());
        for number in 1..=self.plan.edits {
            let payload = self.table(&format!("Edit {number}"), Some(usize::from(number % 2 == 0)));
            self.api.acquire_edit(channel, Priority::Urgent).await;
            let sent = Instant::now();
            let request = with_attachment(Request::new(route, LightMethod::Patch), &payload, &payload);
            let reply = self.api.transport().send_with_headers(request, REQUEST_LIMIT).await?;
            slowest = slowest.max(sent.elapsed());
            let header = |name: &str| reply.headers.get(name).and_then(|value| value.to_str().ok());
            let limit = ["x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset-after"].map(header);
            if let [Some(limit), Some(remaining), Some(reset_after)] = limit {
                limits.push(format!("{remaining} of {limit} left for {reset_after} s"));
            }
        }
        limits.sort();
        let fewest = limits.first().map_or("no headers with a rate limit", String::as_str);
        let (count, took) = (self.plan.edits, began.elapsed().as_secs_f64());
        Ok(format!("{count} in {took:.1} s, the slowest took {} ms; {fewest}", slowest.as_millis()))
    }

    fn check_threads_can_go(&self) -> Result<(), Failure> {
        if self.plan.may_delete_threads {
            return Ok(());
        }
        let why = "the bot could not delete its threads again; allow Manage Threads for its role in the channel while you rehearse";
        Err(Failure::NotHere(why.to_owned()))
    }

    /// Opens a thread below a message and one without a message. In the first, archives it and edits a message.
    async fn open_public_threads(&mut self) -> Result<String, Failure> {
        self.check_threads_can_go()?;
        let channel = self.plan.channel;
        let thread = self.api.open_thread(channel, self.message()?, TITLE).await?;
        self.created.push(Leftover::Thread(thread));
        let other = self.api.create_thread(channel, TITLE, false, DAY).await?;
        self.created.push(Leftover::Thread(other));
        let id = self.api.post(thread, &self.table("In a thread", Some(0))).await?;
        self.api.close_own_thread(thread).await?;
        self.api.edit(thread, id, &self.table("In a thread that was archived", Some(1))).await?;
        Ok("opened, archived, and opened again by an edit".to_owned())
    }

    async fn open_private_thread(&mut self) -> Result<String, Failure> {
        self.check_threads_can_go()?;
        let thread = self.api.create_thread(self.plan.channel, TITLE, true, DAY).await?;
        self.created.push(Leftover::Thread(thread));
        if let Some(owner) = self.owner {
            self.api.add_thread_member(thread, owner).await?;
        }
        self.api.post(thread, &self.table("In a private thread", Some(0))).await?;
        Ok("opened, with the bot's owner as a member".to_owned())
    }

    async fn announce_event(&mut self) -> Result<String, Failure> {
        let start = SystemClock::new().now() + HOUR;
        let event = ScheduledEvent { name: TITLE, description: TITLE, location: TITLE, start, end: start + HOUR };
        let id = self.api.create_scheduled_event(self.guild, &event).await?;
        self.created.push(Leftover::Event(id));
        Ok("announced".to_owned())
    }

    async fn write_to_owner(&mut self) -> Result<String, Failure> {
        let owner = self.owner.ok_or_else(|| Failure::NotHere("Discord does not name the bot's owner".to_owned()))?;
        let channel = self.api.direct_channel(owner).await?;
        self.post(channel, &self.table("A direct message", Some(0))).await?;
        Ok("sent to the bot's owner".to_owned())
    }
}

/// Returns the description of a picture for screen readers.
fn alt_text(picture: usize) -> String {
    format!("Picture {picture}")
}

/// Checks that Discord's message has exactly one picture, with its description.
fn has_picture(message: &Value, picture: usize) -> Result<String, Failure> {
    let parts = message["components"][0]["components"].as_array().into_iter().flatten();
    let pictures: Vec<&Value> = parts.filter_map(|part| part["items"].as_array()).flatten().collect();
    match pictures[..] {
        [shown] if shown["description"] == *alt_text(picture) => {
            Ok("the message has the picture and its text".to_owned())
        }
        _ => {
            let why = "Discord did not keep the picture with its text for screen readers".to_owned();
            Err(Failure::Refused { why, code: 0, passing: false })
        }
    }
}
