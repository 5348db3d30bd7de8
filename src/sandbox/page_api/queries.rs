//! What a page reads: the model and the messages of a channel.

use axum::extract::{Path, Query, State};
use serde::Deserialize;
use serde_json::{Value, json};

use super::answer::{Answer, object};
use crate::sandbox::discord_json::Viewer;
use crate::sandbox::errors::PageError;
use crate::sandbox::ids::Id;
use crate::sandbox::model::{Channel, DIRECT, Message, PUBLIC_THREAD, TEXT, User};
use crate::sandbox::shared::Shared;
use crate::sandbox::state::State as Sandbox;

/// Messages that a page gets at once.
const MAX_SHOWN: usize = 100;

/// The user who looks.
#[derive(Deserialize)]
pub struct As {
    #[serde(rename = "as")]
    user: Option<Id>,
}

impl As {
    pub fn known(&self, state: &Sandbox) -> Result<Id, PageError> {
        known(state, self.user.ok_or_else(|| PageError::wrong("`as` is missing."))?)
    }
}

/// Checks that a user exists.
pub fn known(state: &Sandbox, user: Id) -> Result<Id, PageError> {
    let known = state.model.user(user).map(|user| user.id);
    known.ok_or_else(|| PageError::wrong("`as` names nobody here."))
}

/// Returns a channel that a user sees.
pub fn visible(state: &Sandbox, user: Id, channel: Id) -> Result<&Channel, PageError> {
    let channel = state.model.channel(channel).filter(|channel| state.model.sees(user, channel));
    channel.ok_or_else(|| PageError::missing("There is no such channel."))
}

/// Returns a message that a user sees.
pub fn find(state: &Sandbox, user: Id, id: Id) -> Result<&Message, PageError> {
    let message = state.model.find_message(id).filter(|message| {
        let channel = state.model.channel(message.channel);
        channel.is_some_and(|channel| state.model.sees(user, channel))
            && message.only_for.is_none_or(|only| only == user)
    });
    message.ok_or_else(|| PageError::missing("There is no such message."))
}

pub fn user_object(user: &User) -> Value {
    json!({
        "id": user.id, "username": user.username, "global_name": user.global_name, "moderator": user.moderator,
        "locale": user.locale,
    })
}

pub fn users(state: &Sandbox) -> Value {
    state.model.users.iter().map(user_object).collect()
}

pub async fn model(State(shared): State<Shared>, Query(looker): Query<As>) -> Answer {
    let state = shared.lock();
    let user = looker.user.map(|user| known(&state, user)).transpose()?;
    let all = &state.model.channels;
    let mine = |channel: &&Channel| channel.kind == DIRECT && user.is_some() && channel.user == user;
    let here = |channel: &&Channel| state.model.guild_of(channel) == Some(state.model.guild.id);
    let public = [TEXT, PUBLIC_THREAD]
        .into_iter()
        .flat_map(|kind| all.iter().filter(here).filter(move |channel| channel.kind == kind));
    let channels = public.chain(all.iter().filter(mine)).map(|channel| state.page_json().channel(channel));
    let model = json!({
        "guild": {"id": state.model.guild.id, "name": state.model.guild.name},
        "channels": channels.collect::<Vec<_>>(),
        "people": users(&state), "bot": state.bot_status(), "commands": state.model.commands,
    });
    object(model)
}

pub async fn messages(State(shared): State<Shared>, Path(channel): Path<Id>, Query(looker): Query<As>) -> Answer {
    let state = shared.lock();
    let user = looker.known(&state)?;
    visible(&state, user, channel)?;
    let all = state.model.messages.get(&channel).into_iter().flat_map(|messages| messages.values());
    let seen: Vec<_> = all.filter(|message| message.only_for.is_none_or(|only| only == user)).collect();
    let newest = seen.get(seen.len().saturating_sub(MAX_SHOWN)..).unwrap_or_default();
    let objects = newest.iter().map(|message| state.page_json().message(message, Viewer::User(user)));
    object(objects.collect::<Vec<_>>())
}
