//! Channels, users and permissions of the server.

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;

use super::answer::{Answer, Posted, done, object};
use super::queries::{user_object, users};
use crate::sandbox::errors::PageError;
use crate::sandbox::forms::command::LOCALES;
use crate::sandbox::ids::Id;
use crate::sandbox::model::{Channel, DIRECT, MAX_CHANNELS, MAX_USERS, PUBLIC_THREAD, TEXT};
use crate::sandbox::permissions;
use crate::sandbox::shared::Shared;
use crate::sandbox::state::State as Sandbox;

#[derive(Deserialize)]
pub struct NewChannel {
    name: String,
}

pub async fn add_channel(State(shared): State<Shared>, body: Posted<NewChannel>) -> Answer {
    let Json(new) = body?;
    let name = new.name.trim().to_lowercase().replace(char::is_whitespace, "-");
    if name.is_empty() || name.chars().count() > 100 {
        return Err(PageError::wrong("A channel's name has 1 to 100 characters."));
    }
    let mut state = shared.lock();
    if state.model.channels.iter().filter(|channel| channel.kind != DIRECT).count() >= MAX_CHANNELS {
        return Err(PageError::not_now(format!("There are {MAX_CHANNELS} channels already.")));
    }
    let id = state.clock.next_id();
    state.add_channel(Channel::new(id, TEXT, &name));
    channel_answer(&state, id)
}

fn channel_answer(state: &Sandbox, id: Id) -> Answer {
    let channel = state.model.channel(id).ok_or_else(|| PageError::missing("There is no such channel."))?;
    object(state.page_json().channel(channel))
}

#[derive(Deserialize)]
pub struct ChannelChange {
    archived: bool,
}

pub async fn edit_channel(State(shared): State<Shared>, Path(id): Path<Id>, body: Posted<ChannelChange>) -> Answer {
    let Json(change) = body?;
    let mut state = shared.lock();
    let now = state.clock.now_ms();
    let thread = state.model.channel_mut(id).filter(|channel| channel.kind == PUBLIC_THREAD);
    let thread = thread.ok_or_else(|| PageError::missing("There is no such thread."))?;
    thread.archived = change.archived;
    thread.archive_changed_ms = now;
    state.channel_changed(id);
    channel_answer(&state, id)
}

pub async fn delete_channel(State(shared): State<Shared>, Path(id): Path<Id>) -> Answer {
    let mut state = shared.lock();
    if state.model.channel(id).is_none_or(|channel| channel.kind == DIRECT) {
        return Err(PageError::missing("There is no such channel."));
    }
    state.remove_channel(id);
    done()
}

#[derive(Deserialize)]
pub struct NewUser {
    name: String,
    #[serde(default)]
    moderator: bool,
    locale: Option<String>,
}

pub async fn add_user(State(shared): State<Shared>, body: Posted<NewUser>) -> Answer {
    let Json(new) = body?;
    let name = new.name.trim();
    if name.is_empty() || name.chars().count() > 32 {
        return Err(PageError::wrong("A name has 1 to 32 characters."));
    }
    let locale = checked_locale(new.locale)?.unwrap_or_else(|| "en-US".into());
    let mut state = shared.lock();
    if state.model.users.len() >= MAX_USERS {
        return Err(PageError::not_now(format!("There are {MAX_USERS} people already.")));
    }
    if state.model.users.iter().any(|user| user.global_name == name) {
        return Err(PageError::not_now(format!("There is a {name} already.")));
    }
    let (id, direct) = (state.clock.next_id(), state.clock.next_id());
    let letters: String = name.to_lowercase().chars().filter(char::is_ascii_alphanumeric).collect();
    let taken = letters.is_empty() || state.model.users.iter().any(|user| user.username == letters);
    let username = if taken { format!("{letters}{}", id.0 % 10_000) } else { letters };
    state.model.add_user(id, direct, username, name.into(), new.moderator, locale);
    users_changed(&mut state, id)
}

fn checked_locale(locale: Option<String>) -> Result<Option<String>, PageError> {
    match locale {
        Some(locale) if !LOCALES.contains(&locale.as_str()) => {
            Err(PageError::wrong(format!("{locale} is not one of Discord's languages.")))
        }
        other => Ok(other),
    }
}

/// Sends the users to all pages. Returns the user.
fn users_changed(state: &mut Sandbox, id: Id) -> Answer {
    let all = users(state);
    state.pages.send("people", |_| Some(all.clone()));
    state.dirty.model();
    let user = state.model.user(id).ok_or_else(|| PageError::missing("There is no such person."))?;
    object(user_object(user))
}

#[derive(Deserialize)]
pub struct UserChange {
    moderator: Option<bool>,
    locale: Option<String>,
}

pub async fn edit_user(State(shared): State<Shared>, Path(id): Path<Id>, body: Posted<UserChange>) -> Answer {
    let Json(change) = body?;
    let locale = checked_locale(change.locale)?;
    let mut state = shared.lock();
    let user = state.model.users.iter_mut().find(|user| user.id == id);
    let user = user.ok_or_else(|| PageError::missing("There is no such person."))?;
    user.moderator = change.moderator.unwrap_or(user.moderator);
    user.locale = locale.unwrap_or(std::mem::take(&mut user.locale));
    users_changed(&mut state, id)
}

#[derive(Deserialize)]
pub struct Permissions {
    channel: Id,
    denied: Vec<String>,
    #[serde(default)]
    granted: Vec<String>,
}

pub async fn permissions(State(shared): State<Shared>, body: Posted<Permissions>) -> Answer {
    let Json(change) = body?;
    let bits = |names: &[String]| {
        names.iter().try_fold(0, |bits, name| {
            let bit = permissions::bit(name);
            bit.map(|bit| bits | bit).ok_or_else(|| PageError::wrong(format!("{name} is not a permission known here.")))
        })
    };
    let (denied, granted) = (bits(&change.denied)?, bits(&change.granted)?);
    let mut state = shared.lock();
    let channel = state.model.channel_mut(change.channel).filter(|channel| channel.kind == TEXT);
    let channel = channel.ok_or_else(|| PageError::missing("There is no such channel."))?;
    let saw = permissions::VIEW_CHANNEL & !channel.denied != 0;
    channel.denied = denied;
    channel.granted = granted & !denied;
    state.permissions_changed(change.channel, saw);
    done()
}
