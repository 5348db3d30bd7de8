//! The page's queries for the sandbox's data and a channel's messages.

use axum::extract::{Path, Query, State};
use serde::Deserialize;
use serde_json::json;

use super::answer::{PageResponse, object};
use crate::discord_json::Viewer;
use crate::errors::PageError;
use crate::ids::Id;
use crate::model::{Channel, Message, PUBLIC_THREAD, TEXT};
use crate::shared::Shared;
use crate::state::State as Sandbox;

const MAX_SHOWN: usize = 100;

/// The query parameter that names the user who sends the request.
#[derive(Deserialize)]
pub struct ViewerQuery {
    #[serde(rename = "as")]
    user: Option<Id>,
}

impl ViewerQuery {
    pub fn existing_user(&self, state: &Sandbox) -> Result<Id, PageError> {
        existing_user(state, self.user.ok_or_else(|| PageError::wrong("`as` is missing."))?)
    }
}

pub fn existing_user(state: &Sandbox, user: Id) -> Result<Id, PageError> {
    let known = state.model.user(user).map(|user| user.id);
    known.ok_or_else(|| PageError::wrong("There is no user with the id in `as`."))
}

/// Returns a channel if `user` can see it.
pub fn visible_channel(state: &Sandbox, user: Id, channel: Id) -> Result<&Channel, PageError> {
    let channel = state.model.channel(channel).filter(|channel| state.model.sees(user, channel));
    channel.ok_or(PageError::NO_CHANNEL)
}

/// Returns a message if `user` can see it.
pub fn find_message(state: &Sandbox, user: Id, id: Id) -> Result<&Message, PageError> {
    let message = state.model.find_message(id).filter(|message| {
        let channel = state.model.channel(message.channel);
        channel.is_some_and(|channel| state.model.sees(user, channel))
            && message.only_for.is_none_or(|only| only == user)
    });
    message.ok_or(PageError::NO_MESSAGE)
}

pub async fn model(State(shared): State<Shared>, Query(viewer): Query<ViewerQuery>) -> PageResponse {
    let state = shared.lock();
    let user = viewer.user.map(|user| existing_user(&state, user)).transpose()?;
    let all = &state.model.channels;
    let in_guild = |channel: &&Channel| state.model.guild_of(channel) == Some(state.model.guild.id);
    let of_kind = |kind| all.iter().filter(in_guild).filter(move |channel| channel.kind == kind);
    let direct =
        all.iter().filter(|channel| channel.is_direct() && user.is_some_and(|user| state.model.sees(user, channel)));
    let shown = of_kind(TEXT).chain(of_kind(PUBLIC_THREAD)).chain(direct);
    let channels = shown.map(|channel| state.page_json().channel(channel));
    let model = json!({
        "guild": {"id": state.model.guild.id, "name": state.model.guild.name},
        "channels": channels.collect::<Vec<_>>(),
        "roles": state.model.roles, "users": state.model.users, "bot": state.bot_status(), "commands": state.model.commands,
    });
    object(model)
}

pub async fn messages(
    State(shared): State<Shared>,
    Path(channel): Path<Id>,
    Query(viewer): Query<ViewerQuery>,
) -> PageResponse {
    let state = shared.lock();
    let user = viewer.existing_user(&state)?;
    visible_channel(&state, user, channel)?;
    let all = state.model.messages.get(&channel).into_iter().flat_map(|messages| messages.values());
    let seen: Vec<_> = all.filter(|message| message.only_for.is_none_or(|only| only == user)).collect();
    let newest = seen.get(seen.len().saturating_sub(MAX_SHOWN)..).unwrap_or_default();
    let objects = newest.iter().map(|message| state.page_json().message(message, Viewer::User(user)));
    object(objects.collect::<Vec<_>>())
}
