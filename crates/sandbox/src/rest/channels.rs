//! Channels and threads (<https://discord.com/developers/docs/resources/channel>).

use serde_json::{Value, json};

use super::guilds::guild_for_bot;
use super::messages::public_message;
use super::request::{RestRequest, RestResponse, created, json_response, no_content};
use crate::errors::{ApiError, reject_if};
use crate::forms::problems::{Presence, Problems};
use crate::model::ids::Id;
use crate::model::permissions;
use crate::model::*;
use crate::state::State;

/// After how many minutes without a message a thread can be archived.
const AUTO_ARCHIVE_MINUTES: [i64; 4] = [60, 1440, 4320, 10080];

pub async fn get(call: RestRequest) -> RestResponse {
    let state = call.lock();
    let channel = state.channel_for_bot(call.id("channel_id")?)?;
    json_response(state.bot_json().channel(channel))
}

/// Edits a thread. The bot does not have permission to edit other channels.
pub async fn edit(call: RestRequest) -> RestResponse {
    let id = call.id("channel_id")?;
    let mut problems = Problems::default();
    let body = &call.body.json;
    let name = problems.text(body, "name", 1..=100, Presence::Optional).map(ToString::to_string);
    let archived = problems.boolean(body, "archived");
    let locked = problems.boolean(body, "locked");
    let invitable = problems.boolean(body, "invitable");
    let auto_archive = check_auto_archive(&mut problems, body);
    problems.finish()?;
    let mut state = call.lock();
    let bot = state.model.bot.id;
    let now = state.clock.now_ms();
    let channel = state.channel_for_bot(id)?;
    reject_if!(channel.is_direct(), ApiError::WRONG_CHANNEL_TYPE);
    let moderates = state.require_permissions(channel, permissions::MANAGE_THREADS).is_ok();
    let may_edit = channel.user == Some(bot) && !channel.locked && locked.is_none();
    reject_if!(!channel.is_thread() || !(may_edit || moderates), ApiError::MISSING_PERMISSIONS);
    reject_if!(channel.archived && archived != Some(false), ApiError::THREAD_ARCHIVED);
    if let Some(channel) = state.model.channel_mut(id) {
        channel.name = name.unwrap_or(std::mem::take(&mut channel.name));
        channel.auto_archive = auto_archive.unwrap_or(channel.auto_archive);
        channel.locked = locked.unwrap_or(channel.locked);
        channel.invitable = invitable.unwrap_or(channel.invitable);
        if let Some(archived) = archived {
            channel.archived = archived;
            channel.archive_changed_ms = now;
        }
    }
    state.send_channel_update(id);
    json_response(state.bot_json().channel(state.channel_for_bot(id)?))
}

/// Deletes a thread. The bot does not have permission to delete other channels.
pub async fn delete(call: RestRequest) -> RestResponse {
    let id = call.id("channel_id")?;
    let mut state = call.lock();
    let channel = state.channel_for_bot(id)?;
    reject_if!(!channel.is_thread(), ApiError::MISSING_PERMISSIONS);
    state.require_permissions(channel, permissions::MANAGE_THREADS)?;
    let answer = state.bot_json().channel(channel);
    state.remove_channel(id);
    json_response(answer)
}

/// Starts a public thread from a message.
pub async fn create_thread_from_message(call: RestRequest) -> RestResponse {
    let id = call.id("channel_id")?;
    let from = call.id("message_id")?;
    let thread = Problems::check(|problems| parse_thread(problems, &call.body.json, PUBLIC_THREAD))?;
    let mut state = call.lock();
    check_parent(&state, id, PUBLIC_THREAD)?;
    let mut message = public_message(&state, id, from)?.clone();
    reject_if!(message.thread, ApiError::THREAD_EXISTS);
    let answer = add_thread(&mut state, Channel { id: from, parent: Some(id), ..thread });
    message.thread = true;
    message.flags |= HAS_THREAD;
    state.replace(message, false);
    created(answer)
}

/// Starts a thread without a message. The thread is private, unless the body says that it is public.
pub async fn create_thread(call: RestRequest) -> RestResponse {
    let id = call.id("channel_id")?;
    let body = &call.body.json;
    let mut problems = Problems::default();
    let kinds = [PUBLIC_THREAD, PRIVATE_THREAD].map(i64::from);
    let public = problems.choice(body, "type", &kinds, Presence::Optional) == Some(i64::from(PUBLIC_THREAD));
    let kind = if public { PUBLIC_THREAD } else { PRIVATE_THREAD };
    let thread = parse_thread(&mut problems, body, kind);
    let invitable = problems.boolean(body, "invitable").unwrap_or(true);
    problems.finish()?;
    let mut state = call.lock();
    check_parent(&state, id, kind)?;
    let new = state.clock.next_id();
    created(add_thread(&mut state, Channel { id: new, parent: Some(id), invitable, ..thread }))
}

/// Checks that the bot may start a thread of this type in a channel.
fn check_parent(state: &State, id: Id, kind: u8) -> Result<(), ApiError> {
    let parent = state.channel_for_bot(id)?;
    reject_if!(parent.kind != GUILD_TEXT, ApiError::WRONG_CHANNEL_TYPE);
    let private = kind == PRIVATE_THREAD;
    let needed = if private { permissions::CREATE_PRIVATE_THREADS } else { permissions::CREATE_PUBLIC_THREADS };
    state.require_permissions(parent, needed)?;
    reject_if!(state.model.has_max_channels(), ApiError::MAX_CHANNELS);
    Ok(())
}

/// Checks the body of a request for a new thread. Returns the thread, still without an id.
fn parse_thread(problems: &mut Problems, body: &Value, kind: u8) -> Channel {
    let name = problems.text(body, "name", 1..=100, Presence::Required).unwrap_or_default();
    let thread = Channel::new(Id::default(), kind, name);
    let auto_archive = check_auto_archive(problems, body).unwrap_or(thread.auto_archive);
    Channel { auto_archive, ..thread }
}

fn check_auto_archive(problems: &mut Problems, body: &Value) -> Option<u64> {
    let minutes = problems.choice(body, "auto_archive_duration", &AUTO_ARCHIVE_MINUTES, Presence::Optional);
    minutes.map(i64::unsigned_abs)
}

/// Adds a thread. The bot is its owner and first member. Returns the thread's object.
fn add_thread(state: &mut State, thread: Channel) -> Value {
    let bot = state.model.bot.id;
    let archive_changed_ms = state.clock.now_ms();
    let thread = Channel { user: Some(bot), members: vec![bot], archive_changed_ms, ..thread };
    let answer = state.bot_json().channel(&thread);
    state.add_channel(thread);
    answer
}

/// Adds a user to a thread.
pub async fn add_thread_member(call: RestRequest) -> RestResponse {
    let id = call.id("channel_id")?;
    let user = call.id("user_id")?;
    let mut state = call.lock();
    let thread = state.channel_for_bot(id)?;
    reject_if!(!thread.is_thread(), ApiError::WRONG_CHANNEL_TYPE);
    state.require_permissions(thread, permissions::SEND_MESSAGES_IN_THREADS)?;
    reject_if!(thread.archived, ApiError::THREAD_ARCHIVED);
    state.require_unlocked(thread)?;
    let known = user == state.model.bot.id || state.model.user(user).is_some();
    reject_if!(!known, ApiError::UNKNOWN_USER);
    state.add_thread_member(id, user);
    no_content()
}

/// Returns a channel's archived threads of one type: public threads, or private threads that the bot has joined.
pub async fn archived_threads(call: RestRequest, kind: u8) -> RestResponse {
    let id = call.id("channel_id")?;
    let limit = call.limit(2)?;
    // Discord sorts public threads by when they were archived, and private ones by their ids.
    let by_time = kind == PUBLIC_THREAD;
    let before = if by_time { call.query_time("before")? } else { call.query_id("before")? };
    let key = |channel: &&Channel| if by_time { channel.archive_changed_ms } else { channel.id.0 };
    let state = call.lock();
    state.require_permissions(state.channel_for_bot(id)?, permissions::READ_MESSAGE_HISTORY)?;
    let archived = |channel: &&Channel| channel.parent == Some(id) && channel.archived && channel.kind == kind;
    let mut found: Vec<&Channel> = state.model.channels.iter().filter(archived).collect();
    found.retain(|channel| before.is_none_or(|before| key(channel) < before));
    found.sort_by_key(|channel| std::cmp::Reverse(key(channel)));
    let threads: Vec<Value> = found.iter().take(limit).map(|channel| state.bot_json().channel(channel)).collect();
    json_response(json!({"threads": threads, "members": [], "has_more": found.len() > limit}))
}

/// Returns a server's threads that are not archived, with the bot's membership in them.
pub async fn active_threads(call: RestRequest) -> RestResponse {
    let guild = guild_for_bot(&call)?;
    let state = call.lock();
    let threads = state.bot_json().active_threads(guild);
    let bot = state.model.bot.id;
    let member = |thread: &Value| {
        json!({
            "id": thread["id"], "user_id": bot, "flags": 0,
            "join_timestamp": thread["thread_metadata"]["create_timestamp"],
        })
    };
    let members: Vec<_> = threads.iter().map(member).collect();
    json_response(json!({"threads": threads, "members": members, "has_more": false}))
}
