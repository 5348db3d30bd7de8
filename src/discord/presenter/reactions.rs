//! Adds the bot's reactions to the messages of real-time games. If somebody removes one of these reactions, buttons
//! replace all reactions to the message.

use std::sync::Arc;

use moka::sync::Cache;
use serenity::http::LightMethod;
use tokio::sync::mpsc;

use crate::discord::http::DiscordApi;
use crate::discord::message::ReactionMode;
use crate::ids::{ChannelId, MessageId};
use contract::ClaimReaction;

/// The maximum number of remembered messages.
const MAX_MESSAGES: u64 = 10_000;

/// The bot's reactions to each message.
#[derive(Clone)]
pub struct BotReactions {
    api: DiscordApi,
    /// How users react to a message, and the emojis that the bot adds to it.
    modes: Cache<MessageId, (ReactionMode, Arc<[&'static str]>)>,
    /// Sends the messages that must be edited, because buttons replace their reactions.
    refresh_sender: mpsc::Sender<MessageId>,
}

impl BotReactions {
    pub fn new(api: DiscordApi, refresh_sender: mpsc::Sender<MessageId>) -> BotReactions {
        BotReactions { api, modes: Cache::new(MAX_MESSAGES), refresh_sender }
    }

    /// Returns how users react to this message: with reactions, unless the bot knows that only buttons work there.
    pub fn mode(&self, message: Option<MessageId>) -> ReactionMode {
        message.and_then(|message| self.modes.get(&message)).map_or(ReactionMode::Reactions, |(mode, _)| mode)
    }

    /// Adds these reactions to a message in the background, unless the bot has already done so. If the bot lacks the
    /// permission, buttons replace them.
    pub fn add_reactions(&self, channel: ChannelId, message: MessageId, reactions: &[ClaimReaction]) {
        if reactions.is_empty() || self.modes.contains_key(&message) {
            return;
        }
        let emojis: Arc<[_]> = reactions.iter().map(|reaction| reaction.emoji).collect();
        self.modes.insert(message, (ReactionMode::Reactions, Arc::clone(&emojis)));
        let this = self.clone();
        tokio::spawn(async move {
            for emoji in emojis.iter() {
                if let Err(error) = this.api.set_reaction(channel, message, emoji, LightMethod::Put).await {
                    let code = error.code;
                    tracing::warn!(
                        channel = channel.0,
                        message = message.0,
                        code,
                        error = error.message,
                        "a reaction could not be added"
                    );
                    // The bot lacks access or a permission, or the server blocks its reactions.
                    if matches!(code, 50_001 | 50_013 | 90_001) {
                        this.replace_with_buttons(message, ReactionMode::Forbidden);
                    } else {
                        // Forget the message, so that the next change to the match tries again.
                        this.modes.invalidate(&message);
                    }
                    return;
                }
            }
        });
    }

    /// Replaces the reactions to a message with buttons, because somebody removed all reactions or, if `emoji` is
    /// given, the reactions with this emoji.
    pub fn on_removed(&self, message: MessageId, emoji: Option<&str>) {
        let is_own = |emoji: &str| self.modes.get(&message).is_some_and(|(_, emojis)| emojis.contains(&emoji));
        if emoji.is_none_or(is_own) {
            self.replace_with_buttons(message, ReactionMode::Removed);
        }
    }

    /// Records whether the message's channel is hidden from the bot, as a press has just shown. Discord refuses edits
    /// in a hidden channel and sends no reactions from it, so only buttons work.
    pub fn set_channel_hidden(&self, message: MessageId, hidden: bool) {
        if hidden {
            self.modes.insert(message, (ReactionMode::Hidden, Arc::default()));
        } else if self.mode(Some(message)) == ReactionMode::Hidden {
            self.modes.invalidate(&message);
        }
    }

    fn replace_with_buttons(&self, message: MessageId, mode: ReactionMode) {
        if let Some((ReactionMode::Reactions, emojis)) = self.modes.get(&message) {
            self.modes.insert(message, (mode, emojis));
            // If the queue is full or closed, the buttons appear with the match's next update.
            let _ = self.refresh_sender.try_send(message);
        }
    }
}
