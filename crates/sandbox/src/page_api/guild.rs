//! Changes the server's channels, users and permissions.

use axum::extract::{Path, Query, State};
use serde::Deserialize;
use serde_json::json;

use super::answer::{JsonBody, NewChannel, PageResponse, json_response, no_content};
use super::queries::{ViewerQuery, check_unlocked, visible_channel};
use crate::errors::{PageError, reject_if};
use crate::forms::command::LOCALES;
use crate::model::ids::Id;
use crate::model::permissions;
use crate::model::{Channel, DM, GROUP_DM, GUILD_TEXT, MAX_CHANNELS, MAX_ROLES, MAX_USERS, Role};
use crate::state::Shared;
use crate::state::State as Sandbox;

pub async fn create_channel(State(shared): State<Shared>, JsonBody(new): JsonBody<NewChannel>) -> PageResponse {
    let name = check_name(&new.name, 100)?.to_lowercase().replace(char::is_whitespace, "-");
    let mut state = shared.lock();
    let full = || PageError::TOO_MANY_CHANNELS.with_value("max", MAX_CHANNELS);
    reject_if!(state.model.has_max_channels(), full());
    let id = state.clock.next_id();
    state.add_channel(Channel::new(id, GUILD_TEXT, &name));
    channel_response(&state, id)
}

/// Trims a name and checks its length in characters.
pub fn check_name(name: &str, max: usize) -> Result<&str, PageError> {
    let name = name.trim();
    let fits = (1..=max).contains(&name.chars().count());
    fits.then_some(name).ok_or_else(|| PageError::NAME_LENGTH.with_value("max", max))
}

fn channel_response(state: &Sandbox, id: Id) -> PageResponse {
    let channel = state.model.channel(id).ok_or(PageError::NO_CHANNEL)?;
    json_response(state.page_json().channel(channel))
}

#[derive(Deserialize)]
pub struct ChannelEdit {
    archived: bool,
}

pub async fn edit_channel(
    State(shared): State<Shared>,
    Path(id): Path<Id>,
    Query(viewer): Query<ViewerQuery>,
    JsonBody(change): JsonBody<ChannelEdit>,
) -> PageResponse {
    let mut state = shared.lock();
    let user = viewer.user_or_nobody();
    let thread = visible_channel(&state, user, id)?;
    check_unlocked(&state, user, thread)?;
    reject_if!(!thread.is_thread(), PageError::not_found("There is no such thread."));
    state.set_archived(id, change.archived);
    channel_response(&state, id)
}

pub async fn delete_channel(
    State(shared): State<Shared>,
    Path(id): Path<Id>,
    Query(viewer): Query<ViewerQuery>,
) -> PageResponse {
    let mut state = shared.lock();
    reject_if!(visible_channel(&state, viewer.user_or_nobody(), id)?.is_direct(), PageError::NO_CHANNEL);
    state.remove_channel(id);
    no_content()
}

#[derive(Deserialize)]
pub struct NewDirect {
    users: Vec<Id>,
}

/// Opens a direct-message channel between two users, without the bot. There is one channel per pair of users.
pub async fn create_direct_channel(State(shared): State<Shared>, JsonBody(new): JsonBody<NewDirect>) -> PageResponse {
    let mut state = shared.lock();
    let known = new.users.iter().all(|user| state.model.user(*user).is_some());
    let [user, others @ ..] = &new.users[..] else { return Err(PageError::bad_request("`users` is empty.")) };
    reject_if!(
        !known || others.is_empty() || others.contains(user),
        PageError::bad_request("Direct messages need two users.")
    );
    let same = |channel: &&Channel| {
        channel.kind == DM
            && !channel.others.is_empty()
            && new.users.iter().all(|user| state.model.user_sees(*user, channel))
    };
    if others.len() == 1
        && let Some(known) = state.model.channels.iter().find(same)
    {
        return channel_response(&state, known.id);
    }
    let most = MAX_USERS * MAX_USERS;
    let full = state.model.channels.iter().filter(|channel| channel.is_direct()).count() >= most;
    reject_if!(full, PageError::conflict(format!("There are {most} direct messages already.")));
    let id = state.clock.next_id();
    let kind = if others.len() > 1 { GROUP_DM } else { DM };
    state.add_channel(Channel { user: Some(*user), others: others.to_vec(), ..Channel::new(id, kind, "") });
    channel_response(&state, id)
}

#[derive(Deserialize)]
pub struct NewUser {
    name: String,
    #[serde(default)]
    moderator: bool,
    locale: Option<String>,
}

pub async fn create_user(State(shared): State<Shared>, JsonBody(new): JsonBody<NewUser>) -> PageResponse {
    let name = check_name(&new.name, 32)?;
    let locale = check_locale(new.locale)?.unwrap_or_else(|| "en-US".into());
    let mut state = shared.lock();
    let full = state.model.users.len() >= MAX_USERS;
    reject_if!(full, PageError::TOO_MANY_USERS.with_value("max", MAX_USERS));
    let exists = state.model.users.iter().any(|user| user.global_name == name);
    reject_if!(exists, PageError::NAME_TAKEN.with_value("name", name));
    let id = state.clock.next_id();
    let direct = state.clock.next_id();
    let letters: String = name.to_lowercase().chars().filter(char::is_ascii_alphanumeric).collect();
    let taken = letters.is_empty() || state.model.users.iter().any(|user| user.username == letters);
    let username = if taken { format!("{letters}{}", id.0 % 10_000) } else { letters };
    state.model.add_user(id, direct, username, name.into(), new.moderator, locale);
    publish_users(&mut state, id)
}

fn check_locale(locale: Option<String>) -> Result<Option<String>, PageError> {
    match locale {
        Some(locale) if !LOCALES.contains(&locale.as_str()) => {
            Err(PageError::bad_request(format!("{locale} is not a language of Discord.")))
        }
        other => Ok(other),
    }
}

/// Sends the list of all users to the pages. Returns a response that contains the changed user.
fn publish_users(state: &mut Sandbox, id: Id) -> PageResponse {
    let all = json!(state.model.users);
    state.pages.send("users", |_| Some(all.clone()));
    state.dirty.mark_model();
    let user = state.model.user(id).ok_or_else(|| PageError::not_found("There is no such user."))?;
    json_response(user)
}

/// Discord's limit for nicknames, in characters.
const MAX_NICK: usize = 32;

#[derive(Deserialize)]
pub struct UserChange {
    moderator: Option<bool>,
    locale: Option<String>,
    nick: Option<String>,
}

pub async fn edit_user(
    State(shared): State<Shared>,
    Path(id): Path<Id>,
    JsonBody(change): JsonBody<UserChange>,
) -> PageResponse {
    let locale = check_locale(change.locale)?;
    if change.nick.as_ref().is_some_and(|nick| nick.chars().count() > MAX_NICK) {
        return Err(PageError::bad_request(format!("A nickname has at most {MAX_NICK} characters.")));
    }
    let mut state = shared.lock();
    let user = state.model.users.iter_mut().find(|user| user.id == id);
    let user = user.ok_or_else(|| PageError::not_found("There is no such user."))?;
    user.moderator = change.moderator.unwrap_or(user.moderator);
    user.nick = change.nick.or(user.nick.take());
    user.locale = locale.unwrap_or(std::mem::take(&mut user.locale));
    publish_users(&mut state, id)
}

#[derive(Deserialize)]
pub struct NewRole {
    name: String,
    #[serde(default)]
    mentionable: bool,
    #[serde(default)]
    assignable: bool,
}

pub async fn create_role(State(shared): State<Shared>, JsonBody(new): JsonBody<NewRole>) -> PageResponse {
    let name = check_name(&new.name, 100)?.to_owned();
    let mut state = shared.lock();
    let full = state.model.roles.len() >= MAX_ROLES;
    reject_if!(full, PageError::conflict(format!("There are {MAX_ROLES} roles already.")));
    let (mentionable, assignable) = (new.mentionable, new.assignable);
    let role = Role { id: state.clock.next_id(), name, mentionable, assignable };
    let answer = json!(role);
    state.add_role(role);
    json_response(answer)
}

pub async fn delete_role(State(shared): State<Shared>, Path(id): Path<Id>) -> PageResponse {
    let mut state = shared.lock();
    let missing = state.model.roles.iter().all(|role| role.id != id);
    reject_if!(missing, PageError::not_found("There is no such role."));
    state.remove_role(id);
    no_content()
}

#[derive(Deserialize)]
pub struct Permissions {
    channel: Option<Id>,
    denied: Vec<String>,
    #[serde(default)]
    granted: Vec<String>,
}

pub async fn set_permissions(State(shared): State<Shared>, JsonBody(change): JsonBody<Permissions>) -> PageResponse {
    let bits = |names: &[String]| {
        names.iter().try_fold(0, |bits, name| {
            let bit = permissions::from_name(name);
            bit.map(|bit| bits | bit)
                .ok_or_else(|| PageError::bad_request(format!("{name} is not a known permission.")))
        })
    };
    let denied = bits(&change.denied)?;
    let granted = bits(&change.granted)?;
    let mut state = shared.lock();
    let Some(id) = change.channel else {
        state.model.granted = granted;
        state.set_denied(denied);
        return no_content();
    };
    let channel = state.model.channel_mut(id).filter(|channel| channel.kind == GUILD_TEXT);
    let channel = channel.ok_or(PageError::NO_CHANNEL)?;
    channel.denied = denied;
    channel.granted = granted & !denied;
    state.send_channel_update(id);
    no_content()
}
