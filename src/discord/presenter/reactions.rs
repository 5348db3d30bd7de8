//! Adds the bot's reactions to the message of a real-time game. If somebody removes these reactions, they are added
//! again or replaced with buttons.

use std::sync::Arc;

use moka::sync::Cache;
use serde_json::Value;
use tokio::sync::mpsc;

use crate::discord::http::{DiscordApi, id_of};
use crate::discord::message::ReactionMode;
use crate::ids::{ChannelId, MessageId};
use contract::ClaimReaction;

/// The maximum number of remembered messages.
const MAX_MESSAGES: u64 = 10_000;

/// The emojis that the bot added to a message.
#[derive(Clone)]
struct Added {
    emojis: Arc<[&'static str]>,
    /// Whether the emojis were missing and have been added a second time.
    restored: bool,
}

/// The bot's reactions to each message.
#[derive(Clone)]
pub struct BotReactions {
    api: DiscordApi,
    modes: Cache<MessageId, ReactionMode>,
    added: Cache<MessageId, Added>,
    /// The sender for messages that must be shown again, because buttons replace their reactions.
    refresh: mpsc::Sender<MessageId>,
}

impl BotReactions {
    pub fn new(api: DiscordApi, refresh: mpsc::Sender<MessageId>) -> BotReactions {
        BotReactions { api, modes: Cache::new(MAX_MESSAGES), added: Cache::new(MAX_MESSAGES), refresh }
    }

    /// Returns how users react to this message. Users click reactions, unless reactions are known to be impossible.
    pub fn mode(&self, message: Option<MessageId>) -> ReactionMode {
        message.and_then(|message| self.modes.get(&message)).unwrap_or(ReactionMode::Reactions)
    }

    /// Adds these reactions to a message once, in the background. If the bot lacks the permission, buttons replace
    /// them.
    pub fn add(&self, channel: ChannelId, message: MessageId, reactions: &[ClaimReaction]) {
        if reactions.is_empty() || self.modes.contains_key(&message) {
            return;
        }
        self.modes.insert(message, ReactionMode::Reactions);
        let emojis = reactions.iter().map(|reaction| reaction.emoji).collect();
        self.add_all(channel, message, Added { emojis, restored: false });
    }

    fn add_all(&self, channel: ChannelId, message: MessageId, added: Added) {
        let this = self.clone();
        tokio::spawn(async move {
            for emoji in added.emojis.iter() {
                if let Err(error) = this.api.add_reaction(channel, message, emoji).await {
                    let code = error.code;
                    tracing::warn!(
                        channel = channel.0,
                        message = message.0,
                        code,
                        error = error.message,
                        "a reaction could not be added"
                    );
                    if error.is_forbidden() {
                        this.replace_with_buttons(message, ReactionMode::Forbidden);
                    } else {
                        // Forgets the message, so that the next change to the match tries again.
                        this.modes.invalidate(&message);
                    }
                    return;
                }
            }
            this.added.insert(message, added);
        });
    }

    /// Returns the emojis that a message should have. Pass them to [`BotReactions::restore_missing`] with a later
    /// response.
    pub fn expected(&self, message: Option<MessageId>) -> Option<Arc<[&'static str]>> {
        let added = self.added.get(&message?)?;
        (!added.restored).then_some(added.emojis)
    }

    /// Adds the expected emojis again if the message that Discord returned lacks one. serenity cannot parse the event
    /// for the removal of a single emoji, so only this check detects that.
    pub fn restore_missing(&self, channel: ChannelId, returned: &Value, expected: Option<Arc<[&'static str]>>) {
        let (Some(message), Some(expected)) = (id_of(returned), expected) else { return };
        let reactions = returned["reactions"].as_array().map(Vec::as_slice).unwrap_or_default();
        let present = |emoji: &&str| {
            reactions.iter().any(|reaction| reaction["me"] == true && reaction["emoji"]["name"] == **emoji)
        };
        if self.mode(Some(message)) == ReactionMode::Reactions && !expected.iter().all(present) {
            tracing::info!(
                channel = channel.0,
                message = message.0,
                "reactions were removed for all users; adding them once more"
            );
            self.added.invalidate(&message);
            self.add_all(channel, message, Added { emojis: expected, restored: true });
        }
    }

    /// Replaces the reactions to a message with buttons, because somebody removed the bot's reactions.
    pub fn removed(&self, message: MessageId) {
        self.replace_with_buttons(message, ReactionMode::Removed);
    }

    fn replace_with_buttons(&self, message: MessageId, mode: ReactionMode) {
        if self.modes.get(&message) == Some(ReactionMode::Reactions) {
            self.modes.insert(message, mode);
            // If the queue is full or closed, the match's next change shows the buttons.
            let _ = self.refresh.try_send(message);
        }
    }
}
