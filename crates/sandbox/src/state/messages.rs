//! Messages and their reactions: posting, editing and deleting them.

use serde_json::json;

use super::State;
use super::sessions::intents;
use crate::errors::{ApiError, reject_if};
use crate::forms::message::MessageForm;
use crate::model::discord_json::{DiscordJson, Viewer};
use crate::model::ids::Id;
use crate::model::*;

/// The maximum number of messages in a channel. Beyond it, the oldest are removed.
const MAX_MESSAGES: usize = 1000;
/// The maximum memory for the messages in a channel, in bytes.
const MAX_BYTES: usize = 16 << 20;
/// How long the sandbox remembers a nonce, in milliseconds.
const NONCE_LIFETIME_MS: u64 = 5 * 60_000;
const MAX_NONCES: usize = 10_000;
const MAX_REACTIONS: usize = 20;

pub struct SentNonce {
    nonce: String,
    channel: Id,
    message: Id,
    sent_ms: u64,
}

impl State {
    /// Applies a form to a message and stores its files.
    pub fn apply_form(&mut self, form: MessageForm, message: &mut Message) -> Result<(), ApiError> {
        for (id, content) in form.apply(&self.model, &mut self.clock, message)? {
            self.files.add(id, content);
        }
        Ok(())
    }

    pub fn post_message(&mut self, message: Message) -> Id {
        let id = message.id;
        self.send_message(&message, "MESSAGE_CREATE", "message_create");
        self.insert(message);
        id
    }

    /// Replaces a message with its new version. `edited` marks it as edited.
    pub fn replace(&mut self, mut message: Message, edited: bool) {
        if edited {
            message.edited_ms = Some(self.clock.now_ms());
        }
        self.send_message(&message, "MESSAGE_UPDATE", "message_update");
        self.insert(message);
    }

    /// Stores a new or changed message and removes the oldest messages beyond the channel's limits.
    fn insert(&mut self, mut message: Message) {
        let channel = message.channel;
        let id = message.id;
        message.bytes = message.memory_usage();
        let kept: Vec<_> = message.attachments.iter().map(|file| file.id).collect();
        let messages = self.model.messages.entry(channel).or_default();
        if let Some(old) = messages.insert(id, message) {
            self.files.detach(old.attachments.iter().filter(|file| !kept.contains(&file.id)));
        }
        let mut bytes: usize = messages.values().map(|message| message.bytes).sum();
        while (messages.len() > MAX_MESSAGES || bytes > MAX_BYTES)
            && messages.len() > 1
            && let Some((_, oldest)) = messages.pop_first()
        {
            bytes -= oldest.bytes;
            self.files.detach(&oldest.attachments);
        }
        self.dirty.mark_channel(channel);
    }

    /// Deletes a message if it exists.
    pub fn delete(&mut self, channel: Id, id: Id) {
        let Some(message) = self.model.messages.get_mut(&channel).and_then(|all| all.remove(&id)) else { return };
        self.files.detach(&message.attachments);
        let data = json!({"id": id, "channel_id": channel});
        if message.only_for.is_none() {
            let intent = (intents::GUILD_MESSAGES, intents::DIRECT_MESSAGES);
            self.send_to_bot(channel, "MESSAGE_DELETE", intent, data.clone());
        }
        self.send_to_pages(channel, "message_delete", &data);
        self.dirty.mark_channel(channel);
    }

    fn send_message(&mut self, message: &Message, event: &str, frame: &str) {
        if message.only_for.is_none() {
            let mut data = self.message_for_bot(message);
            if message.author != self.model.bot.id && self.bot_json().guild_of(message.channel).is_some() {
                data["member"] = self.bot_json().resolved_member(message.author);
            }
            self.send_to_bot(message.channel, event, (intents::GUILD_MESSAGES, intents::DIRECT_MESSAGES), data);
        }
        let json = DiscordJson { model: &self.model, base_url: "" };
        let Some(channel) = self.model.channel(message.channel) else { return };
        self.pages.send(frame, |viewer| {
            let sees = json.model.user_sees(viewer, channel) && message.only_for.is_none_or(|only| only == viewer);
            sees.then(|| json.message(message, Viewer::User(viewer)))
        });
    }

    /// Returns the message that the bot sent with this nonce in the last five minutes.
    pub fn sent_with_nonce(&mut self, nonce: &str, channel: Id) -> Option<Message> {
        let now = self.clock.now_ms();
        self.nonces.retain(|sent| now.saturating_sub(sent.sent_ms) < NONCE_LIFETIME_MS);
        let sent = self.nonces.iter().find(|sent| sent.nonce == nonce && sent.channel == channel)?;
        self.model.message(channel, sent.message).cloned()
    }

    pub fn remember_nonce(&mut self, nonce: String, channel: Id, message: Id) {
        if self.nonces.len() >= MAX_NONCES {
            self.nonces.pop_front();
        }
        self.nonces.push_back(SentNonce { nonce, channel, message, sent_ms: self.clock.now_ms() });
    }

    /// Adds or removes a reaction.
    pub fn set_reaction(&mut self, channel: Id, id: Id, user: Id, emoji: &Emoji, on: bool) -> Result<(), ApiError> {
        let messages = self.model.messages.get_mut(&channel);
        let message = messages.and_then(|all| all.get_mut(&id)).ok_or(ApiError::UNKNOWN_MESSAGE)?;
        reject_if!(message.only_for.is_some(), ApiError::UNKNOWN_MESSAGE);
        let known = message.reactions.iter_mut().find(|reaction| reaction.emoji == *emoji);
        if known.as_ref().is_some_and(|reaction| reaction.users.contains(&user)) == on {
            return Ok(());
        }
        match known {
            Some(reaction) if on => reaction.users.push(user),
            Some(reaction) => reaction.users.retain(|other| *other != user),
            None => {
                reject_if!(message.reactions.len() >= MAX_REACTIONS, ApiError::MAX_REACTIONS);
                message.reactions.push(Reaction { emoji: emoji.clone(), users: vec![user] });
            }
        }
        message.reactions.retain(|reaction| !reaction.users.is_empty());
        self.send_reaction(channel, id, user, emoji, on);
        self.dirty.mark_channel(channel);
        Ok(())
    }

    fn send_reaction(&mut self, channel: Id, id: Id, user: Id, emoji: &Emoji, on: bool) {
        let Some(message) = self.model.message(channel, id) else { return };
        let reaction = message.reactions.iter().find(|reaction| reaction.emoji == *emoji);
        let users = reaction.map(|reaction| reaction.users.clone()).unwrap_or_default();
        let shared = json!({"user_id": user, "channel_id": channel, "message_id": id, "emoji": emoji});
        let mut data = shared.clone();
        data["burst"] = json!(false);
        data["type"] = json!(0);
        if on {
            data["message_author_id"] = json!(message.author);
            if self.bot_json().guild_of(channel).is_some() {
                data["member"] = self.bot_json().member(user);
            }
        }
        let event = if on { "MESSAGE_REACTION_ADD" } else { "MESSAGE_REACTION_REMOVE" };
        self.send_to_bot(channel, event, (intents::GUILD_MESSAGE_REACTIONS, intents::DIRECT_MESSAGE_REACTIONS), data);
        let Some(channel) = self.model.channel(channel) else { return };
        self.pages.send(if on { "reaction_add" } else { "reaction_remove" }, |viewer| {
            let mut data = shared.clone();
            data["count"] = json!(users.len());
            data["me"] = json!(users.contains(&viewer));
            self.model.user_sees(viewer, channel).then_some(data)
        });
    }

    /// Removes all reactions with this emoji from a message.
    pub fn clear_reactions(&mut self, mut message: Message, emoji: &Emoji) {
        let channel = message.channel;
        let data = json!({"channel_id": channel, "message_id": message.id, "emoji": emoji});
        message.reactions.retain(|reaction| reaction.emoji != *emoji);
        self.replace(message, false);
        let intent = (intents::GUILD_MESSAGE_REACTIONS, 0);
        self.send_to_bot(channel, "MESSAGE_REACTION_REMOVE_EMOJI", intent, data);
    }
}
