//! Reactions: adding and removing them.

use serde_json::json;

use super::State;
use super::sessions::intents;
use crate::errors::{ApiError, reject_if};
use crate::ids::Id;
use crate::model::*;

const MAX_REACTIONS: usize = 20;

impl State {
    /// Adds or removes a reaction and returns `false` if nothing changed.
    pub fn react(&mut self, channel: Id, id: Id, user: Id, emoji: &Emoji, on: bool) -> Result<bool, ApiError> {
        let messages = self.model.messages.get_mut(&channel);
        let message = messages.and_then(|all| all.get_mut(&id)).ok_or(ApiError::UNKNOWN_MESSAGE)?;
        reject_if!(message.only_for.is_some(), ApiError::UNKNOWN_MESSAGE);
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
        self.send_reaction(channel, id, user, emoji, on, count, author);
        self.dirty.channel(channel);
        Ok(true)
    }

    #[expect(clippy::too_many_arguments, reason = "the parts of one event, used in one place")]
    fn send_reaction(&mut self, channel: Id, id: Id, user: Id, emoji: &Emoji, on: bool, count: usize, author: Id) {
        let mut data = json!({
            "user_id": user, "channel_id": channel, "message_id": id, "emoji": emoji, "burst": false, "type": 0,
        });
        if on {
            data["message_author_id"] = json!(author);
            if self.bot_json().guild_of(channel).is_some() {
                data["member"] = self.bot_json().member(user);
            }
        }
        let event = if on { "MESSAGE_REACTION_ADD" } else { "MESSAGE_REACTION_REMOVE" };
        self.send_to_bot(channel, event, (intents::GUILD_MESSAGE_REACTIONS, intents::DIRECT_MESSAGE_REACTIONS), data);
        let Some(seen_channel) = self.model.channel(channel) else { return };
        let model = &self.model;
        let reaction =
            model.message(channel, id).and_then(|message| message.reactions.iter().find(|r| r.emoji == *emoji));
        self.pages.send(if on { "reaction_add" } else { "reaction_remove" }, |viewer| {
            let me = reaction.is_some_and(|reaction| reaction.users.contains(&viewer));
            model.sees(viewer, seen_channel).then(|| {
                json!({
                    "channel_id": channel, "message_id": id, "user_id": user, "emoji": emoji, "count": count, "me": me,
                })
            })
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
