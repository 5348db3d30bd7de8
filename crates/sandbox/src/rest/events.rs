//! Scheduled events at places outside Discord
//! (<https://discord.com/developers/docs/resources/guild-scheduled-event>).

use serde_json::Value;

use super::guilds::guild_for_bot;
use super::request::{RestRequest, RestResponse, json_response, no_content};
use crate::errors::{ApiError, reject_if};
use crate::forms::problems::{Presence, Problems};
use crate::model::permissions;
use crate::model::{MAX_EVENTS, ScheduledEvent};

/// The privacy level of an event that only the server's members see.
const PRIVACY_GUILD_ONLY: i64 = 2;
/// The type of an event at a place outside Discord.
const ENTITY_EXTERNAL: i64 = 3;

pub async fn list(call: RestRequest) -> RestResponse {
    let server = guild_for_bot(&call)?;
    let state = call.lock();
    json_response(state.bot_json().scheduled_events(server, state.clock.now_ms()).into())
}

/// Checks the fields of a request and copies them to the event. In an edit, all fields are optional.
fn set_fields(event: &mut ScheduledEvent, body: &Value, now: u64, need: Presence) -> Result<(), ApiError> {
    let mut problems = Problems::default();
    let name = problems.text(body, "name", 1..=100, need);
    let description = problems.text(body, "description", 0..=1000, Presence::Optional);
    problems.choice(body, "privacy_level", &[PRIVACY_GUILD_ONLY], need);
    problems.choice(body, "entity_type", &[ENTITY_EXTERNAL], need);
    let place = problems.object(body, "entity_metadata", need);
    let location = place.and_then(|place| {
        problems.at_key("entity_metadata", |problems| problems.text(place, "location", 1..=100, Presence::Required))
    });
    let starts_ms = problems.time(body, "scheduled_start_time", need);
    let ends_ms = problems.time(body, "scheduled_end_time", need);
    if starts_ms.is_some_and(|starts_ms| starts_ms <= now) {
        let message = "Cannot schedule event in the past.";
        problems.add_at("scheduled_start_time", "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", message);
    }
    if ends_ms.is_some() && ends_ms <= starts_ms {
        let message = "Cannot schedule event to end before its start.";
        problems.add_at("scheduled_end_time", "GUILD_SCHEDULED_EVENT_SCHEDULE_END_BEFORE_START", message);
    }
    problems.finish()?;
    event.name = name.unwrap_or(&event.name).to_owned();
    event.description = description.map(str::to_owned).or(event.description.take());
    event.location = location.unwrap_or(&event.location).to_owned();
    event.starts_ms = starts_ms.unwrap_or(event.starts_ms);
    event.ends_ms = ends_ms.unwrap_or(event.ends_ms);
    Ok(())
}

pub async fn create(call: RestRequest) -> RestResponse {
    let server = guild_for_bot(&call)?;
    let mut state = call.lock();
    let now = state.clock.now_ms();
    let mut event = ScheduledEvent { server, ..ScheduledEvent::default() };
    set_fields(&mut event, &call.body.json, now, Presence::Required)?;
    reject_if!(state.model.bot_base_permissions() & permissions::CREATE_EVENTS == 0, ApiError::MISSING_PERMISSIONS);
    reject_if!(state.bot_json().scheduled_events(server, now).len() >= MAX_EVENTS, ApiError::MAX_EVENTS);
    event.id = state.clock.next_id();
    let answer = state.bot_json().scheduled_event(&event);
    state.put_event(event);
    json_response(answer)
}

pub async fn edit(call: RestRequest) -> RestResponse {
    let (server, id) = (guild_for_bot(&call)?, call.id("guild_scheduled_event_id")?);
    let mut state = call.lock();
    let known = state.model.events.iter().find(|event| event.id == id && event.server == server);
    let mut event = known.cloned().ok_or(ApiError::UNKNOWN_EVENT)?;
    set_fields(&mut event, &call.body.json, state.clock.now_ms(), Presence::Optional)?;
    let answer = state.bot_json().scheduled_event(&event);
    state.put_event(event);
    json_response(answer)
}

pub async fn remove(call: RestRequest) -> RestResponse {
    let (server, id) = (guild_for_bot(&call)?, call.id("guild_scheduled_event_id")?);
    let mut state = call.lock();
    let known = state.model.events.iter().any(|event| event.id == id && event.server == server);
    reject_if!(!known, ApiError::UNKNOWN_EVENT);
    state.remove_event(id);
    no_content()
}
