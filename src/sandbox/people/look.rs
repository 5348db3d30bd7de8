//! Looking: the world, a channel's messages, and what happens from now on.

use axum::Json;
use axum::extract::{Path, Query, State, WebSocketUpgrade};
use axum::response::IntoResponse;
use serde::Deserialize;
use serde_json::{Value, json};

use super::Answer;
use crate::sandbox::errors::PageError;
use crate::sandbox::ids::Id;
use crate::sandbox::live;
use crate::sandbox::objects::Viewer;
use crate::sandbox::shared::Shared;
use crate::sandbox::state::State as Inner;
use crate::sandbox::world::{Channel, DIRECT, PUBLIC_THREAD, Person, TEXT};

/// Messages that the page gets at once.
const MAX_SHOWN: usize = 100;

/// Who looks.
#[derive(Deserialize)]
pub struct As {
    #[serde(rename = "as")]
    person: Option<Id>,
}

impl As {
    /// The person who looks.
    pub fn known(&self, state: &Inner) -> Result<Id, PageError> {
        known(state, self.person.ok_or_else(|| PageError::wrong("`as` is missing."))?)
    }
}

/// Checks that a person exists.
pub fn known(state: &Inner, person: Id) -> Result<Id, PageError> {
    let known = state.world.person(person).map(|person| person.id);
    known.ok_or_else(|| PageError::wrong("`as` names nobody here."))
}

/// A channel that a person sees.
pub fn visible(state: &Inner, person: Id, channel: Id) -> Result<&Channel, PageError> {
    let channel = state.world.channel(channel).filter(|channel| state.world.sees(person, channel));
    channel.ok_or_else(|| PageError::missing("There is no such channel."))
}

pub fn person_object(person: &Person) -> Value {
    json!({
        "id": person.id, "username": person.username, "global_name": person.global_name, "moderator": person.moderator,
        "locale": person.locale,
    })
}

pub fn people(state: &Inner) -> Value {
    state.world.people.iter().map(person_object).collect()
}

pub async fn world(State(shared): State<Shared>, Query(looker): Query<As>) -> Answer {
    let state = shared.lock();
    let person = looker.person.map(|person| known(&state, person)).transpose()?;
    let all = &state.world.channels;
    let mine = |channel: &&Channel| channel.kind == DIRECT && person.is_some() && channel.person == person;
    let here = |channel: &&Channel| state.world.guild_of(channel) == Some(state.world.guild.id);
    let public = [TEXT, PUBLIC_THREAD]
        .into_iter()
        .flat_map(|kind| all.iter().filter(here).filter(move |channel| channel.kind == kind));
    let channels = public.chain(all.iter().filter(mine)).map(|channel| state.page_objects().channel(channel));
    let world = json!({
        "guild": {"id": state.world.guild.id, "name": state.world.guild.name},
        "channels": channels.collect::<Vec<_>>(),
        "people": people(&state), "bot": state.bot_status(), "commands": state.world.commands,
    });
    Ok(Json(world).into_response())
}

pub async fn messages(State(shared): State<Shared>, Path(channel): Path<Id>, Query(looker): Query<As>) -> Answer {
    let state = shared.lock();
    let person = looker.known(&state)?;
    visible(&state, person, channel)?;
    let all = state.world.messages.get(&channel).into_iter().flat_map(|messages| messages.values());
    let seen: Vec<_> = all.filter(|message| message.only_for.is_none_or(|only| only == person)).collect();
    let newest = seen.get(seen.len().saturating_sub(MAX_SHOWN)..).unwrap_or_default();
    let objects = newest.iter().map(|message| state.page_objects().message(message, Viewer::Person(person)));
    Ok(Json(objects.collect::<Vec<_>>()).into_response())
}

pub async fn live(State(shared): State<Shared>, Query(looker): Query<As>, upgrade: WebSocketUpgrade) -> Answer {
    let person = {
        let state = shared.lock();
        if !state.live.has_room() {
            return Err(PageError::not_now(format!("{} pages are open already.", live::MAX_PAGES)));
        }
        looker.known(&state)?
    };
    Ok(upgrade.on_upgrade(move |socket| live::serve(shared, person, socket)))
}
