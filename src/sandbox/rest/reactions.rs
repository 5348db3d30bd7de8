//! Reactions (<https://discord.com/developers/docs/resources/message#create-reaction>).

use serde_json::Value;

use super::messages::public_message;
use super::request::{Call, Reply, done, object};
use crate::sandbox::errors::ApiError;
use crate::sandbox::ids::Id;
use crate::sandbox::model::{DIRECT, Emoji};
use crate::sandbox::permissions as may;

/// Which message, which emoji.
fn place(call: &Call) -> Result<(Id, Id, Emoji), ApiError> {
    let emoji = Emoji::parse(call.text("emoji_name")).ok_or(ApiError::UNKNOWN_EMOJI)?;
    Ok((call.id("channel_id")?, call.id("message_id")?, emoji))
}

pub async fn add(call: Call) -> Reply {
    let (id, message, emoji) = place(&call)?;
    let mut state = call.lock();
    let channel = state.channel_for_bot(id)?;
    let there = public_message(&state, id, message)?.reactions.iter().any(|reaction| reaction.emoji == emoji);
    state.need(channel, may::READ_MESSAGE_HISTORY | if there { 0 } else { may::ADD_REACTIONS })?;
    if channel.archived {
        return Err(ApiError::THREAD_ARCHIVED);
    }
    let bot = state.model.bot.id;
    state.react(id, message, bot, &emoji, true)?;
    done()
}

pub async fn remove_mine(call: Call) -> Reply {
    let user = call.lock().model.bot.id;
    take_away(&call, user)
}

pub async fn remove(call: Call) -> Reply {
    let user = call.id("user_id")?;
    take_away(&call, user)
}

fn take_away(call: &Call, user: Id) -> Reply {
    let (id, message, emoji) = place(call)?;
    let mut state = call.lock();
    let channel = state.channel_for_bot(id)?;
    let foreign = user != state.model.bot.id;
    if foreign && channel.kind == DIRECT {
        return Err(ApiError::MISSING_PERMISSIONS);
    }
    state.need(channel, if foreign { may::MANAGE_MESSAGES } else { 0 })?;
    if channel.archived {
        return Err(ApiError::THREAD_ARCHIVED);
    }
    public_message(&state, id, message)?;
    state.react(id, message, user, &emoji, false)?;
    done()
}

/// The users who reacted, by id.
pub async fn list(call: Call) -> Reply {
    let (id, message, emoji) = place(&call)?;
    let most = call.query_number("limit", 1, 100, 25)?;
    let after = call.query_id("after")?;
    let state = call.lock();
    state.need(state.channel_for_bot(id)?, may::READ_MESSAGE_HISTORY)?;
    let reactions = &public_message(&state, id, message)?.reactions;
    let reaction = reactions.iter().find(|reaction| reaction.emoji == emoji);
    let mut users = reaction.map(|reaction| reaction.users.clone()).unwrap_or_default();
    users.retain(|user| after.is_none_or(|after| *user > after));
    users.sort_unstable();
    object(users.into_iter().take(most).map(|user| state.bot_json().user(user)).collect::<Value>())
}

/// Takes away all reactions of a message, or all with one emoji.
pub async fn clear(call: Call) -> Reply {
    let (id, message) = (call.id("channel_id")?, call.id("message_id")?);
    let text = call.text("emoji_name");
    let only = if text.is_empty() { None } else { Some(Emoji::parse(text).ok_or(ApiError::UNKNOWN_EMOJI)?) };
    let mut state = call.lock();
    let channel = state.channel_for_bot(id)?;
    if channel.kind == DIRECT {
        return Err(ApiError::WRONG_CHANNEL_TYPE);
    }
    state.need(channel, may::MANAGE_MESSAGES)?;
    let cleared = public_message(&state, id, message)?.clone();
    state.clear_reactions(cleared, only);
    done()
}
