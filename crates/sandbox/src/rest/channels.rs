//! Channels and threads (<https://discord.com/developers/docs/resources/channel>).

use serde_json::Value;

use super::messages::public_message;
use super::request::{RestRequest, RestResponse, created, object};
use crate::errors::{ApiError, reject_if};
use crate::model::*;
use crate::permissions;
use crate::validate::{Need, Problems};

/// The allowed auto-archive durations of a thread, in minutes without a message.
const ARCHIVE_AFTER: [i64; 4] = [60, 1440, 4320, 10080];

pub async fn get(call: RestRequest) -> RestResponse {
    let state = call.lock();
    let channel = state.channel_for_bot(call.id("channel_id")?)?;
    object(state.bot_json().channel(channel))
}

/// Edits one of the bot's threads. The bot does not have permission to edit other channels.
pub async fn edit(call: RestRequest) -> RestResponse {
    let id = call.id("channel_id")?;
    let mut problems = Problems::default();
    let body = &call.body.json;
    let name = problems.text(body, "name", 1..=100, Need::Optional).map(ToString::to_string);
    let archived = problems.boolean(body, "archived");
    let after = problems.choice(body, "auto_archive_duration", &ARCHIVE_AFTER, Need::Optional);
    problems.finish()?;
    let mut state = call.lock();
    let bot = state.model.bot.id;
    let now = state.clock.now_ms();
    let channel = state.channel_for_bot(id)?;
    reject_if!(channel.is_direct(), ApiError::WRONG_CHANNEL_TYPE);
    reject_if!(channel.kind != PUBLIC_THREAD || channel.user != Some(bot), ApiError::MISSING_PERMISSIONS);
    reject_if!(channel.archived && archived != Some(false), ApiError::THREAD_ARCHIVED);
    if let Some(channel) = state.model.channel_mut(id) {
        channel.name = name.unwrap_or(std::mem::take(&mut channel.name));
        channel.auto_archive = after.and_then(|after| after.try_into().ok()).unwrap_or(channel.auto_archive);
        if let Some(archived) = archived {
            channel.archived = archived;
            channel.archive_changed_ms = now;
        }
    }
    state.channel_changed(id);
    object(state.bot_json().channel(state.channel_for_bot(id)?))
}

/// Starts a thread from a message.
pub async fn create_thread(call: RestRequest) -> RestResponse {
    let (id, from) = (call.id("channel_id")?, call.id("message_id")?);
    let body = &call.body.json;
    let mut problems = Problems::default();
    let name = problems.text(body, "name", 1..=100, Need::Required).unwrap_or_default().to_string();
    let after = problems.choice(body, "auto_archive_duration", &ARCHIVE_AFTER, Need::Optional);
    problems.finish()?;
    let mut state = call.lock();
    let parent = state.channel_for_bot(id)?;
    reject_if!(parent.kind != TEXT, ApiError::WRONG_CHANNEL_TYPE);
    state.need(parent, permissions::CREATE_PUBLIC_THREADS)?;
    let mut message = public_message(&state, id, from)?.clone();
    reject_if!(message.thread, ApiError::THREAD_EXISTS);
    reject_if!(state.model.has_max_channels(), ApiError::MAX_CHANNELS);
    let bot = state.model.bot.id;
    let mut thread = Channel::new(from, PUBLIC_THREAD, &name);
    thread.parent = Some(id);
    thread.user = Some(bot);
    thread.auto_archive = after.and_then(|after| after.try_into().ok()).unwrap_or(thread.auto_archive);
    thread.archive_changed_ms = state.clock.now_ms();
    state.add_channel(thread);
    message.thread = true;
    message.flags |= HAS_THREAD;
    state.replace(message, false);
    let thread = state.model.channel(from).map_or(Value::Null, |thread| state.bot_json().channel(thread));
    created(thread)
}
