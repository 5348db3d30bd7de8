//! The steps of a rehearsal that do not need a person.

use std::sync::Arc;
use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};
use serenity::all::CreateAttachment;
use serenity::http::{LightMethod, Request, Route};
use tokio::time::Instant;

use super::{Failure, REHEARSAL_NAME, Rehearsal, StepResult};
use crate::discord::commands::{self, register};
use crate::discord::http::{
    Button, Component, Container, Emoji, File, MessagePayload, Priority, ScheduledEvent, id_of, with_attachment,
};
use crate::discord::message::custom_id;
use crate::ids::{ChannelId, MessageId};
use crate::play::{Clock as _, SystemClock};
use contract::Style;
use pictures::Renderer;
use rules::REGISTRY;

/// The time limit for a request. The longest request uploads the largest file.
const REQUEST_LIMIT: Duration = Duration::from_secs(30);
/// The size of the largest file, in bytes. Discord allows 10 MiB, including the rest of the request.
const MAX_FILE_SIZE: usize = (10 << 20) - (64 << 10);
/// The number of characters in a container.
const MAX_CONTAINER_CHARS: usize = 4_000;
/// The number of rows with five buttons. Together with the container and its other parts, they make 40 components.
const MAX_ROWS: usize = 6;
/// The reactions of the real-time games.
pub const REACTIONS: [&str; 2] = ["🫰", "👋"];
/// The time until the rehearsal's scheduled event starts, the event's duration, and the time until threads are
/// archived.
const HOUR: Duration = Duration::from_secs(3_600);

const INVITE_ADVICE: &str = "Invite the bot again with the link that it prints when it starts";
/// The advice if the bot is not allowed to read the messages that [`Rehearsal::remove_leftovers`] searches.
pub const READ_ADVICE: &str = "Allow View Channel and Read Message History for the bot's role in the channel";
const WRITE_ADVICE: &str = "Allow View Channel, Send Messages and Attach Files for the bot's role in the channel";
const REACT_ADVICE: &str = "Allow Add Reactions and Read Message History for the bot's role in the channel";
const THREAD_ADVICE: &str =
    "Allow Create Public Threads and Send Messages in Threads for the bot's role in the channel";
const PRIVATE_THREAD_ADVICE: &str =
    "Allow Create Private Threads for the bot's role in the channel; the bot works without it";
const EVENTS_ADVICE: &str = "Allow Create Events for the bot's role; the bot works without it";

/// Returns pictures of two pieces.
pub fn pictures() -> Result<[Arc<Vec<u8>>; 2], String> {
    let renderer = Renderer::new().map_err(|error| error.to_string())?;
    let mut pieces = REGISTRY.iter().flat_map(|game| game.pieces());
    let mut next = || {
        let piece = pieces.next().ok_or("no game has pieces")?;
        renderer.piece_png(&piece).map(Arc::new).map_err(|error| error.to_string())
    };
    Ok([next()?, next()?])
}

/// Returns a button whose custom id marks a message of the rehearsal.
pub fn marked_button(name: &str, label: &str, disabled: bool) -> Button {
    let custom_id = format!("{}/{name}", custom_id::REHEARSAL);
    Button { style: Style::Secondary, label: label.to_owned(), custom_id, disabled, emoji: None }
}

impl Rehearsal {
    /// Runs all steps that need no person. Calls `report` with each step's name, the advice for a missing permission,
    /// and the result.
    pub async fn run_steps(&mut self, report: &impl Fn(&'static str, &'static str, StepResult)) {
        report("leftovers", READ_ADVICE, self.remove_leftovers().await);
        report("command", INVITE_ADVICE, self.register_command().await);
        report("emoji", INVITE_ADVICE, self.upload_emoji().await);
        report("post", WRITE_ADVICE, self.post_picture().await);
        report("pictures", WRITE_ADVICE, self.add_and_replace_picture().await);
        report("reactions", REACT_ADVICE, self.add_and_remove_reactions().await);
        report("largest message", WRITE_ADVICE, self.post_largest_message().await);
        report("largest file", WRITE_ADVICE, self.post_largest_file().await);
        report("edits", WRITE_ADVICE, self.edit_often().await);
        report("public threads", THREAD_ADVICE, self.open_public_threads().await);
        report("private thread", PRIVATE_THREAD_ADVICE, self.open_private_thread().await);
        report("event", EVENTS_ADVICE, self.create_and_edit_event().await);
        report("direct message", INVITE_ADVICE, self.send_direct_message().await);
        report("gateway", INVITE_ADVICE, self.connect_and_resume().await);
    }

    /// Returns a message like a match's message, with one of the two pictures.
    pub fn match_like_message(&self, text: &str, picture: Option<usize>) -> MessagePayload {
        let emoji = self.emoji.clone();
        MessagePayload {
            content: format!("{REHEARSAL_NAME}\n{text}"),
            container: Some(Container { color: 0x2f_9e_44, text_below: String::new() }),
            picture: picture.map(|number| (Arc::clone(&self.pictures[number]), format!("Picture {number}"))),
            components: vec![Component::Buttons(vec![Button { emoji, ..marked_button("piece", "Piece", true) }])],
            ..MessagePayload::default()
        }
    }

    /// Posts a message in a channel.
    pub async fn post(&mut self, channel: ChannelId, payload: &MessagePayload) -> Result<MessageId, Failure> {
        let id = self.api.post(channel, payload).await?;
        self.record_created(&format!("/channels/{channel}/messages"), Some(id))
    }

    /// Returns the ID of the posted message with a picture.
    fn picture_message(&self) -> Result<MessageId, Failure> {
        self.message.ok_or_else(|| Failure::NotPossible("it needs the message, which could not be posted".to_owned()))
    }

    /// Registers the largest of the bot's commands under another name.
    async fn register_command(&mut self) -> StepResult {
        let list = format!("/applications/{}/guilds/{}/commands", self.application, self.guild);
        let commands = register::to_json(&commands::all_commands());
        let largest = commands.as_array().into_iter().flatten().max_by_key(|command| command.to_string().len());
        let mut command = largest.cloned().unwrap_or_default();
        command["name"] = REHEARSAL_NAME.into();
        // Discord accepts `contexts` and `integration_types` only for global commands.
        for field in ["name_localizations", "contexts", "integration_types"] {
            command[field] = Value::Null;
        }
        let reply = self.probe.send(Method::POST, &list, Some(&command)).await?;
        self.record_created::<u64>(&list, id_of(&reply))?;
        Ok(format!("registered one of {} bytes", command.to_string().len()))
    }

    async fn upload_emoji(&mut self) -> StepResult {
        let list = format!("/applications/{}/emojis", self.application);
        let image = CreateAttachment::bytes(self.pictures[0].as_slice(), "piece.png").to_base64();
        let reply =
            self.probe.send(Method::POST, &list, Some(&json!({"name": REHEARSAL_NAME, "image": image}))).await?;
        let id = self.record_created(&list, id_of(&reply))?;
        self.emoji = Some(Emoji { id, name: REHEARSAL_NAME.to_owned() });
        Ok("the messages below have it on a button".to_owned())
    }

    async fn post_picture(&mut self) -> StepResult {
        let began = Instant::now();
        self.message = Some(self.post(self.channel, &self.match_like_message("A picture", Some(0))).await?);
        Ok(format!("took {} ms", began.elapsed().as_millis()))
    }

    /// Adds a picture to a message that has none, and then replaces the picture.
    async fn add_and_replace_picture(&mut self) -> StepResult {
        let id = self.post(self.channel, &self.match_like_message("Without a picture", None)).await?;
        for number in [0, 1] {
            self.api.acquire_edit(self.channel, Priority::Urgent).await;
            let message =
                self.api.edit(self.channel, id, &self.match_like_message("With a picture", Some(number))).await?;
            let parts = message["components"][0]["components"].as_array().into_iter().flatten();
            let shown: Vec<&Value> = parts.filter_map(|part| part["items"].as_array()).flatten().collect();
            if shown.len() != 1 || shown[0]["description"] != format!("Picture {number}") {
                return Err(Failure::unexpected("Discord did not keep the picture with its text for screen readers"));
            }
        }
        Ok("added and replaced by edits, with their texts for screen readers".to_owned())
    }

    async fn add_and_remove_reactions(&mut self) -> StepResult {
        let message = self.picture_message()?;
        for method in [LightMethod::Put, LightMethod::Delete] {
            for emoji in REACTIONS {
                self.api.set_reaction(self.channel, message, emoji, method).await?;
            }
        }
        Ok("added and removed".to_owned())
    }

    async fn post_largest_message(&mut self) -> StepResult {
        let mut payload = self.match_like_message("", Some(1));
        let buttons =
            |row| (0..5).map(move |n| marked_button(&format!("{row}-{n}-{:-<80}", ""), &"W".repeat(80), true));
        payload.components = (0..MAX_ROWS).map(|row| Component::Buttons(buttons(row).collect())).collect();
        let text_below = "🐍".repeat(MAX_CONTAINER_CHARS - payload.content.chars().count());
        payload.container = Some(Container { color: 0, text_below });
        self.post(self.channel, &payload).await?;
        Ok(format!("{MAX_CONTAINER_CHARS} characters and {} buttons", 5 * MAX_ROWS))
    }

    async fn post_largest_file(&mut self) -> StepResult {
        let file = File { name: "rehearsal.bin", bytes: Arc::new(vec![0; MAX_FILE_SIZE]), description: None };
        let components = vec![Component::Buttons(vec![marked_button("file", "File", true)])];
        let payload =
            MessagePayload { file: Some(file), components, ..MessagePayload::text(REHEARSAL_NAME.to_owned()) };
        let route = Route::ChannelMessages { channel_id: self.channel.into() };
        let request = with_attachment(Request::new(route, LightMethod::Post), &payload, &payload);
        let began = Instant::now();
        let reply = self.api.transport.send_once(request, REQUEST_LIMIT).await?;
        self.record_created::<u64>(&format!("/channels/{}/messages", self.channel), id_of(&reply))?;
        Ok(format!("{MAX_FILE_SIZE} bytes took {} ms", began.elapsed().as_millis()))
    }

    /// Edits a message as often as in a fast match.
    async fn edit_often(&mut self) -> StepResult {
        let route =
            Route::ChannelMessage { channel_id: self.channel.into(), message_id: self.picture_message()?.into() };
        let (began, mut slowest, mut limits) = (Instant::now(), Duration::ZERO, Vec::new());
        for number in 1..=self.edit_count {
            let payload = self.match_like_message(&format!("Edit {number}"), Some(number as usize % 2));
            self.api.acquire_edit(self.channel, Priority::Urgent).await;
            let sent = Instant::now();
            let request = with_attachment(Request::new(route, LightMethod::Patch), &payload, &payload);
            let (_, headers) = self.api.transport.send_counted(request, REQUEST_LIMIT).await?;
            slowest = slowest.max(sent.elapsed());
            let header = |name: &str| headers.get(format!("x-ratelimit-{name}"))?.to_str().ok();
            if let [Some(remaining), Some(limit), Some(seconds)] = ["remaining", "limit", "reset-after"].map(header) {
                let left = remaining.parse().unwrap_or(u64::MAX);
                limits.push((left, format!("{remaining} of {limit} left for {seconds} s")));
            }
        }
        let fewest = limits.into_iter().min();
        let fewest = fewest.map_or("no headers with a rate limit".to_owned(), |(_, limit)| limit);
        let (seconds, slowest) = (began.elapsed().as_secs_f64(), slowest.as_millis());
        Ok(format!("{} in {seconds:.1} s, the slowest took {slowest} ms; {fewest}", self.edit_count))
    }

    /// Opens a thread below the message `below`, if any, else a thread without a message. Returns the thread's ID.
    async fn open_thread(&mut self, below: Option<MessageId>, private: bool) -> Result<ChannelId, Failure> {
        if !self.may_delete_threads {
            let why =
                "the bot could not delete its threads; allow Manage Threads for its role in the channel meanwhile";
            return Err(Failure::NotPossible(why.to_owned()));
        }
        let thread = match below {
            Some(message) => self.api.open_thread(self.channel, message, REHEARSAL_NAME).await?,
            None => self.api.create_thread(self.channel, REHEARSAL_NAME, private, HOUR).await?,
        };
        self.record_created("/channels", Some(thread))
    }

    /// Opens a public thread without a message and another below a message. Archives the latter, and edits a message
    /// there.
    async fn open_public_threads(&mut self) -> StepResult {
        self.open_thread(None, false).await?;
        let thread = self.open_thread(Some(self.picture_message()?), false).await?;
        let id = self.api.post(thread, &self.match_like_message("In a thread", Some(0))).await?;
        self.api.archive_own_thread(thread).await?;
        self.api.edit(thread, id, &self.match_like_message("In a thread that was archived", Some(1))).await?;
        Ok("opened, archived, and opened again by an edit".to_owned())
    }

    async fn open_private_thread(&mut self) -> StepResult {
        let thread = self.open_thread(None, true).await?;
        self.api.add_thread_member(thread, self.owner).await?;
        self.api.post(thread, &self.match_like_message("In a private thread", Some(0))).await?;
        Ok("opened for the bot's owner".to_owned())
    }

    async fn create_and_edit_event(&mut self) -> StepResult {
        let start = SystemClock::new().now() + HOUR;
        let event = ScheduledEvent {
            name: REHEARSAL_NAME,
            description: REHEARSAL_NAME,
            location: REHEARSAL_NAME,
            start,
            end: start + HOUR,
        };
        let id = self.api.create_scheduled_event(self.guild, &event).await?;
        self.record_created(&format!("/guilds/{}/scheduled-events", self.guild), Some(id))?;
        let later = ScheduledEvent { start: event.start + HOUR, end: event.end + HOUR, ..event };
        self.api.edit_scheduled_event(self.guild, id, &later).await?;
        Ok("announced, and moved".to_owned())
    }

    async fn send_direct_message(&mut self) -> StepResult {
        let channel = self.api.open_direct_channel(self.owner).await?;
        self.post(channel, &self.match_like_message("A direct message", Some(0))).await?;
        Ok("sent to the bot's owner".to_owned())
    }
}
