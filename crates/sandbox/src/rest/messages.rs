//! Messages and reactions (<https://discord.com/developers/docs/resources/message>).

use serde_json::Value;

use super::request::{RestRequest, RestResponse, json_response, no_content};
use crate::errors::{ApiError, reject_if};
use crate::forms::message::MessageForm;
use crate::model::ids::Id;
use crate::model::permissions;
use crate::model::*;
use crate::state::State;
use crate::state::rate_limits::HOUR_MS;

pub async fn create(call: RestRequest) -> RestResponse {
    let id = call.id("channel_id")?;
    let form = call.message_form()?;
    let mut state = call.lock();
    let channel = state.channel_for_bot(id)?;
    let send = if channel.is_thread() { permissions::SEND_MESSAGES_IN_THREADS } else { permissions::SEND_MESSAGES };
    state.require_permissions(channel, send | file_permissions(&form))?;
    state.require_unlocked(channel)?;

    let nonce = form.nonce.as_ref().map(|nonce| nonce.as_str().map_or(nonce.to_string(), Into::into));
    if form.enforce_nonce
        && let Some(sent) = nonce.as_ref().and_then(|nonce| state.sent_with_nonce(nonce, id))
    {
        return json_response(state.message_for_bot(&sent));
    }
    let bot = state.model.bot.id;
    let mut message = Message::new(state.clock.next_id(), id, bot);
    message.nonce.clone_from(&form.nonce);
    state.apply_form(form, &mut message)?;
    state.set_archived(id, false);
    let answer = state.message_for_bot(&message);
    let posted = state.post_message(message);
    nonce.into_iter().for_each(|nonce| state.remember_nonce(nonce, id, posted));
    json_response(answer)
}

fn file_permissions(form: &MessageForm) -> u64 {
    if form.has_files() { permissions::ATTACH_FILES } else { 0 }
}

/// Lists a channel's messages, newest first: the oldest messages after the id `after`, or the newest before `before`.
pub async fn list(call: RestRequest) -> RestResponse {
    let id = call.id("channel_id")?;
    let after = call.query_id("after")?;
    let before = call.query_id("before")?.unwrap_or(u64::MAX);
    let limit = call.limit(1)?;
    let state = call.lock();
    let channel = state.channel_for_bot(id)?;
    // Without this permission, Discord returns no messages.
    if state.require_permissions(channel, permissions::READ_MESSAGE_HISTORY).is_err() {
        return json_response(Value::Array(Vec::new()));
    }
    let all = state.model.messages.get(&id).into_iter().flat_map(|messages| messages.values());
    let mut listed: Vec<&Message> = all.filter(|message| message.only_for.is_none() && message.id.0 < before).collect();
    if let Some(after) = after {
        listed.retain(|message| message.id.0 > after);
        listed.truncate(limit);
    }
    let newest = listed.iter().rev().take(limit);
    json_response(newest.map(|message| state.message_for_bot(message)).collect())
}

pub async fn get(call: RestRequest) -> RestResponse {
    let channel = call.id("channel_id")?;
    let id = call.id("message_id")?;
    let state = call.lock();
    state.require_permissions(state.channel_for_bot(channel)?, permissions::READ_MESSAGE_HISTORY)?;
    json_response(state.message_for_bot(public_message(&state, channel, id)?))
}

/// Returns a message that is not ephemeral. The bot can reach an ephemeral message only through its interaction.
pub fn public_message(state: &State, channel: Id, id: Id) -> Result<&Message, ApiError> {
    let message = state.model.message(channel, id).filter(|message| message.only_for.is_none());
    message.ok_or(ApiError::UNKNOWN_MESSAGE)
}

pub async fn edit(call: RestRequest) -> RestResponse {
    let id = call.id("channel_id")?;
    let message = call.id("message_id")?;
    let form = call.message_form()?;
    let mut state = call.lock();
    let channel = state.channel_for_bot(id)?;
    state.require_permissions(channel, file_permissions(&form))?;
    let archived = channel.archived;
    let mut message = public_message(&state, id, message)?.clone();
    reject_if!(message.author != state.model.bot.id, ApiError::NOT_THE_AUTHOR);
    reject_if!(archived, ApiError::THREAD_ARCHIVED);
    let now = state.clock.now_ms();
    let old = now.saturating_sub(message.id.created_ms()) > HOUR_MS;
    reject_if!(old && !state.rate_limits.allow_old_edit(now, &message.id.to_string()), ApiError::MAX_OLD_EDITS);
    state.apply_form(form, &mut message)?;
    let key = message.id;
    state.replace(message, true);
    let answer = state.message_for_bot(public_message(&state, id, key)?);
    json_response(answer)
}

pub async fn delete(call: RestRequest) -> RestResponse {
    let id = call.id("channel_id")?;
    let message = call.id("message_id")?;
    let mut state = call.lock();
    let channel = state.channel_for_bot(id)?;
    let foreign = public_message(&state, id, message)?.author != state.model.bot.id;
    reject_if!(foreign && channel.is_direct(), ApiError::MISSING_PERMISSIONS);
    state.require_permissions(channel, if foreign { permissions::MANAGE_MESSAGES } else { 0 })?;
    reject_if!(channel.archived, ApiError::THREAD_ARCHIVED);
    state.delete(id, message);
    no_content()
}

/// Adds or removes the bot's reaction (<https://discord.com/developers/docs/resources/message#create-reaction>).
pub async fn set_reaction(call: RestRequest, on: bool) -> RestResponse {
    let id = call.id("channel_id")?;
    let message = call.id("message_id")?;
    let emoji = Emoji::parse(call.params.get("emoji_name")).ok_or(ApiError::UNKNOWN_EMOJI)?;
    let mut state = call.lock();
    let channel = state.channel_for_bot(id)?;
    let exists = public_message(&state, id, message)?.reactions.iter().any(|reaction| reaction.emoji == emoji);
    if on {
        state.require_permissions(
            channel,
            permissions::READ_MESSAGE_HISTORY | if exists { 0 } else { permissions::ADD_REACTIONS },
        )?;
    }
    reject_if!(channel.archived, ApiError::THREAD_ARCHIVED);
    let bot = state.model.bot.id;
    state.set_reaction(id, message, bot, &emoji, on)?;
    no_content()
}
