//! Channels and threads (<https://discord.com/developers/docs/resources/channel>).

use serde_json::{Value, json};

use super::messages::public_message;
use super::request::{Call, Reply, created, done, object};
use crate::sandbox::errors::{ApiError, reject_if};
use crate::sandbox::model::*;
use crate::sandbox::permissions;
use crate::sandbox::validate::{Need, Problems};

/// Allowed minutes without a message until a thread is archived.
const ARCHIVE_AFTER: [i64; 4] = [60, 1440, 4320, 10080];

pub async fn get(call: Call) -> Reply {
    let state = call.lock();
    let channel = state.channel_for_bot(call.id("channel_id")?)?;
    object(state.bot_json().channel(channel))
}

/// Edits a thread of the bot. For other channels the bot lacks the permission.
pub async fn edit(call: Call) -> Reply {
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
    reject_if!(channel.kind == DIRECT, ApiError::WRONG_CHANNEL_TYPE);
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

pub async fn typing(call: Call) -> Reply {
    let id = call.id("channel_id")?;
    let mut state = call.lock();
    state.need(state.channel_for_bot(id)?, permissions::SEND_MESSAGES)?;
    let data = json!({"channel_id": id, "user_id": state.model.bot.id});
    state.send_to_pages(id, "typing", &data);
    done()
}

/// Joins or leaves a thread, or adds a user. This has no effect, because all users see all public threads.
pub async fn join_thread(call: Call) -> Reply {
    let state = call.lock();
    let channel = state.channel_for_bot(call.id("channel_id")?)?;
    match channel.kind {
        PUBLIC_THREAD if channel.archived => Err(ApiError::THREAD_ARCHIVED),
        PUBLIC_THREAD => done(),
        _ => Err(ApiError::WRONG_CHANNEL_TYPE),
    }
}

/// Starts a thread, from a message if the path names one.
pub async fn create_thread(call: Call) -> Reply {
    let (id, from) = (call.id("channel_id")?, call.optional_id("message_id")?);
    let body = &call.body.json;
    let mut problems = Problems::default();
    let name = problems.text(body, "name", 1..=100, Need::Required).unwrap_or_default().to_string();
    let after = problems.choice(body, "auto_archive_duration", &ARCHIVE_AFTER, Need::Optional);
    if from.is_none() {
        // Without a type Discord creates a private thread, which the sandbox does not support.
        problems.choice(body, "type", &[i64::from(PUBLIC_THREAD)], Need::Required);
    }
    problems.finish()?;
    let mut state = call.lock();
    let parent = state.channel_for_bot(id)?;
    reject_if!(parent.kind != TEXT, ApiError::WRONG_CHANNEL_TYPE);
    state.need(parent, permissions::CREATE_PUBLIC_THREADS)?;
    let from = from.map(|from| public_message(&state, id, from).cloned()).transpose()?;
    reject_if!(from.as_ref().is_some_and(|message| message.thread), ApiError::THREAD_EXISTS);
    reject_if!(state.model.has_max_channels(), ApiError::MAX_CHANNELS);
    let bot = state.model.bot.id;
    let thread_id = from.as_ref().map_or_else(|| state.clock.next_id(), |message| message.id);
    let mut thread = Channel::new(thread_id, PUBLIC_THREAD, &name);
    thread.parent = Some(id);
    thread.user = Some(bot);
    thread.auto_archive = after.and_then(|after| after.try_into().ok()).unwrap_or(thread.auto_archive);
    thread.archive_changed_ms = state.clock.now_ms();
    state.add_channel(thread);
    match from {
        Some(mut message) => {
            message.thread = true;
            message.flags |= HAS_THREAD;
            state.replace(message, false);
        }
        None => {
            let mut notice = Message::new(state.clock.next_id(), id, bot);
            notice.kind = THREAD_CREATED;
            notice.content = name;
            state.post(notice);
        }
    }
    let thread = state.model.channel(thread_id).map_or(Value::Null, |thread| state.bot_json().channel(thread));
    created(thread)
}
