//! Reactions (<https://discord.com/developers/docs/resources/message#create-reaction>).

use serde_json::Value;

use super::messages::public_message;
use super::request::{Call, Reply, done, object};
use crate::sandbox::errors::{ApiError, reject_if};
use crate::sandbox::ids::Id;
use crate::sandbox::model::{DIRECT, Emoji};
use crate::sandbox::permissions;

/// Returns the channel, message and emoji of the path.
fn target(call: &Call) -> Result<(Id, Id, Emoji), ApiError> {
    let emoji = Emoji::parse(call.text("emoji_name")).ok_or(ApiError::UNKNOWN_EMOJI)?;
    Ok((call.id("channel_id")?, call.id("message_id")?, emoji))
}

pub async fn add(call: Call) -> Reply {
    let (id, message, emoji) = target(&call)?;
    let mut state = call.lock();
    let channel = state.channel_for_bot(id)?;
    let exists = public_message(&state, id, message)?.reactions.iter().any(|reaction| reaction.emoji == emoji);
    state.need(channel, permissions::READ_MESSAGE_HISTORY | if exists { 0 } else { permissions::ADD_REACTIONS })?;
    reject_if!(channel.archived, ApiError::THREAD_ARCHIVED);
    let bot = state.model.bot.id;
    state.react(id, message, bot, &emoji, true)?;
    done()
}

pub async fn remove_mine(call: Call) -> Reply {
    let user = call.lock().model.bot.id;
    remove_reaction(&call, user)
}

pub async fn remove(call: Call) -> Reply {
    let user = call.id("user_id")?;
    remove_reaction(&call, user)
}

fn remove_reaction(call: &Call, user: Id) -> Reply {
    let (id, message, emoji) = target(call)?;
    let mut state = call.lock();
    let channel = state.channel_for_bot(id)?;
    let foreign = user != state.model.bot.id;
    state.need_to_remove(channel, foreign)?;
    public_message(&state, id, message)?;
    state.react(id, message, user, &emoji, false)?;
    done()
}

pub async fn list(call: Call) -> Reply {
    let (id, message, emoji) = target(&call)?;
    let most = call.query_number("limit", 1, 100, 25)?;
    let after = call.query_id("after")?;
    let state = call.lock();
    state.need(state.channel_for_bot(id)?, permissions::READ_MESSAGE_HISTORY)?;
    let reactions = &public_message(&state, id, message)?.reactions;
    let reaction = reactions.iter().find(|reaction| reaction.emoji == emoji);
    let mut users = reaction.map(|reaction| reaction.users.clone()).unwrap_or_default();
    users.retain(|user| after.is_none_or(|after| *user > after));
    users.sort_unstable();
    object(users.into_iter().take(most).map(|user| state.bot_json().user(user)).collect::<Value>())
}

/// Removes all reactions of a message, or all with one emoji.
pub async fn clear(call: Call) -> Reply {
    let (id, message) = (call.id("channel_id")?, call.id("message_id")?);
    let text = call.text("emoji_name");
    let only = if text.is_empty() { None } else { Some(Emoji::parse(text).ok_or(ApiError::UNKNOWN_EMOJI)?) };
    let mut state = call.lock();
    let channel = state.channel_for_bot(id)?;
    reject_if!(channel.kind == DIRECT, ApiError::WRONG_CHANNEL_TYPE);
    state.need(channel, permissions::MANAGE_MESSAGES)?;
    let cleared = public_message(&state, id, message)?.clone();
    state.clear_reactions(cleared, only);
    done()
}
