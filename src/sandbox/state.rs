//! All that the sandbox holds, and the few ways in which it changes. Every change tells the bot (gateway) and the
//! pages (live) in the same breath, under one lock: so both see one total order.

use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};
use std::sync::Arc;

use axum::body::Bytes;
use rand::SeedableRng;
use rand::rand_core::Rng;
use rand_chacha::ChaCha20Rng;
use serde_json::{Value, json};
use tokio::sync::Notify;

use super::errors::ApiError;
use super::faults::Faults;
use super::gateway::{Gateway, intents};
use super::ids::{Clock, Id};
use super::interactions::Interactions;
use super::limits::Limits;
use super::live::Live;
use super::objects::{Objects, Viewer};
use super::permissions as may;
use super::record::Records;
use super::world::*;

/// Different reactions that a message may have.
const MAX_REACTIONS: usize = 20;
/// Attachments that no message shows any more and that are kept a little longer, for pages that still load them.
const MAX_DROPPED_FILES: usize = 64;
/// Bytes of all attachments; the oldest go first.
const MAX_FILE_BYTES: usize = 1 << 30;
/// Attachments noted for removal from the disk; what is not noted is removed at the next start.
const MAX_REMOVED_FILES: usize = 10_000;
/// How long a repeated nonce is taken for the same message.
const NONCE_MS: u64 = 5 * 60_000;

pub struct State {
    pub world: World,
    pub clock: Clock,
    random: ChaCha20Rng,
    /// `http://127.0.0.1:PORT`, before the addresses of attachments.
    pub base_url: String,
    pub gateway: Gateway,
    pub live: Live,
    pub interactions: Interactions,
    pub limits: Limits,
    pub faults: Faults,
    pub records: Records,
    pub dirty: Dirty,
    /// Attachments that are not on the disk (yet).
    pub files: HashMap<Id, Bytes>,
    /// Sizes of all attachments, the oldest first.
    file_sizes: BTreeMap<Id, usize>,
    dropped_files: VecDeque<Id>,
    nonces: VecDeque<(String, Id, Id, u64)>,
}

/// What has to be written to the disk.
pub struct Dirty {
    pub world: bool,
    pub channels: BTreeSet<Id>,
    pub removed_files: Vec<Id>,
    changed: Arc<Notify>,
}

impl Dirty {
    pub fn world(&mut self) {
        self.world = true;
        self.changed.notify_one();
    }

    fn channel(&mut self, id: Id) {
        self.channels.insert(id);
        self.changed.notify_one();
    }
}

impl State {
    pub fn new(world: World, clock: Clock, seed: [u8; 32], base_url: String, changed: Arc<Notify>) -> Self {
        let messages = world.messages.values().flat_map(BTreeMap::values);
        let files = messages.flat_map(|message| &message.attachments);
        let file_sizes = files.map(|file| (file.id, file.size)).collect();
        let dirty = Dirty { world: true, channels: BTreeSet::new(), removed_files: Vec::new(), changed };
        Self {
            world,
            clock,
            random: ChaCha20Rng::from_seed(seed),
            base_url,
            gateway: Gateway::default(),
            live: Live::default(),
            interactions: Interactions::default(),
            limits: Limits::default(),
            faults: Faults::default(),
            records: Records::default(),
            dirty,
            files: HashMap::new(),
            file_sizes,
            dropped_files: VecDeque::new(),
            nonces: VecDeque::new(),
        }
    }

    /// Objects as the bot gets them.
    pub fn objects(&self) -> Objects<'_> {
        Objects { world: &self.world, base_url: &self.base_url }
    }

    /// Objects as the page gets them.
    pub fn page_objects(&self) -> Objects<'_> {
        Objects { world: &self.world, base_url: "" }
    }

    pub fn message_for_bot(&self, message: &Message) -> Value {
        self.objects().message(message, Viewer::Bot)
    }

    /// A name that nobody guesses, for sessions and interactions.
    pub fn random_name(&mut self) -> String {
        let mut bytes = [0; 24];
        self.random.fill_bytes(&mut bytes);
        hex::encode(bytes)
    }

    /// A channel that the bot sees.
    pub fn channel_for_bot(&self, id: Id) -> Result<&Channel, ApiError> {
        let channel = self.world.channel(id).ok_or(ApiError::UNKNOWN_CHANNEL)?;
        self.need(channel, may::VIEW_CHANNEL)?;
        Ok(channel)
    }

    /// Checks that the bot has all of these permissions in a channel.
    pub fn need(&self, channel: &Channel, permissions: u64) -> Result<(), ApiError> {
        let has = self.world.bot_permissions(channel);
        if channel.kind == DIRECT {
            Ok(())
        } else if has & may::VIEW_CHANNEL == 0 {
            Err(ApiError::MISSING_ACCESS)
        } else if has & permissions != permissions {
            Err(ApiError::MISSING_PERMISSIONS)
        } else {
            Ok(())
        }
    }

    // ---- Telling the bot and the pages

    /// Tells the bot about something in a channel, if it sees that channel. The intent is the one for servers and the
    /// one for direct messages.
    pub fn tell_bot(&mut self, channel: Id, event: &str, intent: (u64, u64), mut data: Value) {
        let Some(place) = self.world.channel(channel) else { return };
        let Some(guild) = self.world.guild_of(place) else {
            return self.gateway.dispatch(event, intent.1, None, &data);
        };
        if self.world.bot_permissions(place) & may::VIEW_CHANNEL != 0 {
            data["guild_id"] = json!(guild);
            self.gateway.dispatch(event, intent.0, Some(guild), &data);
        }
    }

    /// Tells a frame about a channel to everybody who sees that channel.
    pub fn tell_people(&mut self, channel: Id, frame: &str, data: &Value) {
        let Some(channel) = self.world.channel(channel) else { return };
        let world = &self.world;
        self.live.send(frame, |person| world.sees(person, channel).then(|| data.clone()));
    }

    /// Tells bot and pages about a whole message.
    fn tell_message(&mut self, message: &Message, event: &str, frame: &str) {
        if message.only_for.is_none() {
            let mut data = self.message_for_bot(message);
            if message.author != self.world.bot.id && self.objects().guild_of(message.channel).is_some() {
                data["member"] = self.objects().resolved_member(message.author);
            }
            self.tell_bot(message.channel, event, (intents::GUILD_MESSAGES, intents::DIRECT_MESSAGES), data);
        }
        let objects = Objects { world: &self.world, base_url: "" };
        let Some(channel) = self.world.channel(message.channel) else { return };
        self.live.send(frame, |person| {
            let sees = objects.world.sees(person, channel) && message.only_for.is_none_or(|only| only == person);
            sees.then(|| objects.message(message, Viewer::Person(person)))
        });
    }

    // ---- Messages

    /// Puts a new message into its channel.
    pub fn post(&mut self, message: Message) -> Id {
        let (channel, id) = (message.channel, message.id);
        self.tell_message(&message, "MESSAGE_CREATE", "message_create");
        let messages = self.world.messages.entry(channel).or_default();
        messages.insert(id, message);
        let oldest = if messages.len() > MAX_MESSAGES { messages.pop_first() } else { None };
        if let Some((_, oldest)) = oldest {
            self.drop_files(&oldest.attachments);
        }
        self.dirty.channel(channel);
        id
    }

    /// Replaces a message by its changed self. `edited` marks it as edited for the reader.
    pub fn replace(&mut self, mut message: Message, edited: bool) {
        if edited {
            message.edited_ms = Some(self.clock.now_ms());
        }
        let old = self.world.messages.get_mut(&message.channel).and_then(|all| all.insert(message.id, message.clone()));
        let gone: Vec<_> = old
            .into_iter()
            .flat_map(|old| old.attachments)
            .filter(|old| message.attachments.iter().all(|kept| kept.id != old.id))
            .collect();
        self.drop_files(&gone);
        self.tell_message(&message, "MESSAGE_UPDATE", "message_update");
        self.dirty.channel(message.channel);
    }

    /// Deletes a message. `false` if there is none.
    pub fn delete(&mut self, channel: Id, id: Id) -> bool {
        let Some(message) = self.world.messages.get_mut(&channel).and_then(|all| all.remove(&id)) else { return false };
        self.drop_files(&message.attachments);
        let data = json!({"id": id, "channel_id": channel});
        if message.only_for.is_none() {
            let intent = (intents::GUILD_MESSAGES, intents::DIRECT_MESSAGES);
            self.tell_bot(channel, "MESSAGE_DELETE", intent, data.clone());
        }
        self.tell_people(channel, "message_delete", &data);
        self.dirty.channel(channel);
        true
    }

    /// The message that the bot sent with this nonce in the last minutes.
    pub fn sent_with_nonce(&mut self, nonce: &str, channel: Id) -> Option<Message> {
        let now = self.clock.now_ms();
        self.nonces.retain(|(_, _, _, at)| now.saturating_sub(*at) < NONCE_MS);
        let (_, _, id, _) = self.nonces.iter().find(|(known, place, _, _)| known == nonce && *place == channel)?;
        self.world.message(channel, *id).cloned()
    }

    /// Remembers the nonce of a message.
    pub fn remember_nonce(&mut self, nonce: String, channel: Id, message: Id) {
        self.nonces.push_back((nonce, channel, message, self.clock.now_ms()));
    }

    /// Keeps the content of an attachment; the oldest ones go where there are too many.
    pub fn keep_file(&mut self, id: Id, bytes: Bytes) {
        self.file_sizes.insert(id, bytes.len());
        self.files.insert(id, bytes);
        let mut total: usize = self.file_sizes.values().sum();
        while total > MAX_FILE_BYTES
            && let Some((id, size)) = self.file_sizes.pop_first()
        {
            total -= size;
            self.remove_file(id);
        }
    }

    /// Forgets attachments, the longest forgotten ones for good.
    fn drop_files(&mut self, files: &[Attachment]) {
        self.dropped_files.extend(files.iter().map(|file| file.id));
        while self.dropped_files.len() > MAX_DROPPED_FILES
            && let Some(id) = self.dropped_files.pop_front()
        {
            self.remove_file(id);
        }
    }

    fn remove_file(&mut self, id: Id) {
        self.file_sizes.remove(&id);
        self.files.remove(&id);
        if self.dirty.removed_files.len() < MAX_REMOVED_FILES {
            self.dirty.removed_files.push(id);
        }
    }

    // ---- Emoji of the application

    /// Takes up an emoji with its picture.
    pub fn add_emoji(&mut self, emoji: OwnEmoji, picture: Bytes) {
        self.files.insert(emoji.id, picture);
        self.world.emojis.push(emoji);
        self.dirty.world();
    }

    /// Takes an emoji away. `false` if there is none with this id.
    pub fn remove_emoji(&mut self, id: Id) -> bool {
        let before = self.world.emojis.len();
        self.world.emojis.retain(|emoji| emoji.id != id);
        let removed = self.world.emojis.len() < before;
        if removed {
            self.remove_file(id);
            self.dirty.world();
        }
        removed
    }

    // ---- Reactions

    /// Puts a reaction on a message or takes it away. `false` if nothing changed.
    pub fn react(&mut self, channel: Id, id: Id, user: Id, emoji: &Emoji, on: bool) -> Result<bool, ApiError> {
        let messages = self.world.messages.get_mut(&channel);
        let message = messages.and_then(|all| all.get_mut(&id)).ok_or(ApiError::UNKNOWN_MESSAGE)?;
        if message.only_for.is_some() {
            return Err(ApiError::UNKNOWN_MESSAGE);
        }
        let kinds = message.reactions.len();
        let count = match (message.reactions.iter_mut().find(|reaction| reaction.emoji == *emoji), on) {
            (Some(reaction), on) if on != reaction.users.contains(&user) => {
                if on {
                    reaction.users.push(user);
                } else {
                    reaction.users.retain(|other| *other != user);
                }
                reaction.users.len()
            }
            (None, true) if kinds >= MAX_REACTIONS => return Err(ApiError::MAX_REACTIONS),
            (None, true) => {
                message.reactions.push(Reaction { emoji: emoji.clone(), users: vec![user] });
                1
            }
            _ => return Ok(false),
        };
        message.reactions.retain(|reaction| !reaction.users.is_empty());
        let author = message.author;
        self.tell_reaction(channel, id, user, emoji, on, count, author);
        self.dirty.channel(channel);
        Ok(true)
    }

    #[expect(clippy::too_many_arguments, reason = "the parts of one event, used in one place")]
    fn tell_reaction(&mut self, channel: Id, id: Id, user: Id, emoji: &Emoji, on: bool, count: usize, author: Id) {
        let mut data = json!({
            "user_id": user, "channel_id": channel, "message_id": id, "emoji": emoji, "burst": false, "type": 0,
        });
        if on {
            data["message_author_id"] = json!(author);
            if self.objects().guild_of(channel).is_some() {
                data["member"] = self.objects().member(user);
            }
        }
        let event = if on { "MESSAGE_REACTION_ADD" } else { "MESSAGE_REACTION_REMOVE" };
        self.tell_bot(channel, event, (intents::GUILD_MESSAGE_REACTIONS, intents::DIRECT_MESSAGE_REACTIONS), data);
        let Some(place) = self.world.channel(channel) else { return };
        let world = &self.world;
        let mine = world.message(channel, id).and_then(|message| message.reactions.iter().find(|r| r.emoji == *emoji));
        self.live.send(if on { "reaction_add" } else { "reaction_remove" }, |person| {
            let me = mine.is_some_and(|reaction| reaction.users.contains(&person));
            world.sees(person, place).then(|| {
                json!({
                    "channel_id": channel, "message_id": id, "user_id": user, "emoji": emoji, "count": count, "me": me,
                })
            })
        });
    }

    /// Takes away all reactions of a message, or all with one emoji.
    pub fn clear_reactions(&mut self, mut message: Message, only: Option<Emoji>) {
        let mut data = json!({"channel_id": message.channel, "message_id": message.id});
        let event = if only.is_some() { "MESSAGE_REACTION_REMOVE_EMOJI" } else { "MESSAGE_REACTION_REMOVE_ALL" };
        let channel = message.channel;
        message.reactions.retain(|reaction| only.as_ref().is_some_and(|only| reaction.emoji != *only));
        self.replace(message, false);
        only.into_iter().for_each(|emoji| data["emoji"] = json!(emoji));
        self.tell_bot(channel, event, (intents::GUILD_MESSAGE_REACTIONS, 0), data);
    }

    // ---- Servers and channels

    /// Adds a server with one channel, and the bot to it.
    pub fn add_server(&mut self, server: Server, channel: Channel) {
        let id = server.id;
        self.world.channels.push(Channel { server: Some(id), ..channel });
        self.world.servers.push(server);
        let data = self.objects().guild_create(id);
        self.gateway.dispatch("GUILD_CREATE", intents::GUILDS, Some(id), &data);
        self.dirty.world();
    }

    /// Adds a channel or thread.
    pub fn add_channel(&mut self, channel: Channel) {
        let id = channel.id;
        let event = if channel.kind == PUBLIC_THREAD { "THREAD_CREATE" } else { "CHANNEL_CREATE" };
        self.world.channels.push(channel);
        self.tell_channel(id, event, "channel_create");
    }

    /// Tells about a changed channel or thread.
    pub fn channel_changed(&mut self, id: Id) {
        let thread = self.world.channel(id).is_some_and(|channel| channel.kind == PUBLIC_THREAD);
        self.tell_channel(id, if thread { "THREAD_UPDATE" } else { "CHANNEL_UPDATE" }, "channel_update");
    }

    fn tell_channel(&mut self, id: Id, event: &str, frame: &str) {
        let Some(data) = self.world.channel(id).map(|channel| self.objects().channel(channel)) else { return };
        self.tell_people(id, frame, &data);
        self.tell_bot(id, event, (intents::GUILDS, 0), data);
        self.dirty.world();
    }

    /// Takes a channel away with its messages and threads.
    pub fn remove_channel(&mut self, id: Id) {
        let threads = self.world.channels.iter().filter(|channel| channel.parent == Some(id));
        for thread in threads.map(|thread| thread.id).collect::<Vec<_>>() {
            self.remove_channel(thread);
        }
        let thread = self.world.channel(id).is_some_and(|channel| channel.kind == PUBLIC_THREAD);
        self.tell_channel(id, if thread { "THREAD_DELETE" } else { "CHANNEL_DELETE" }, "channel_delete");
        self.world.channels.retain(|channel| channel.id != id);
        for message in self.world.messages.remove(&id).unwrap_or_default().into_values() {
            self.drop_files(&message.attachments);
        }
        self.dirty.channel(id);
    }

    /// Tells about changed permissions. A channel that the bot does not see any more, or sees again, is deleted or new
    /// for it.
    pub fn permissions_changed(&mut self, id: Id, saw: bool) {
        let Some(channel) = self.world.channel(id) else { return };
        let sees = self.world.bot_permissions(channel) & may::VIEW_CHANNEL != 0;
        let mut data = self.objects().channel(channel);
        match (saw, sees) {
            (true, false) => {
                let guild = self.world.guild_of(channel);
                data["guild_id"] = json!(guild);
                self.gateway.dispatch("CHANNEL_DELETE", intents::GUILDS, guild, &data);
            }
            (false, true) => self.tell_bot(id, "CHANNEL_CREATE", (intents::GUILDS, 0), data),
            _ => self.channel_changed(id),
        }
        self.dirty.world();
    }

    /// A thread wakes up when somebody writes in it; the bot's other acts need it to be awake.
    pub fn wake_thread(&mut self, id: Id) {
        let now = self.clock.now_ms();
        if let Some(channel) = self.world.channel_mut(id).filter(|channel| channel.archived) {
            channel.archived = false;
            channel.archive_changed_ms = now;
            self.channel_changed(id);
        }
    }
}
