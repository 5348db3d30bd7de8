//! Routes for tests: faults, more servers, and the request log.

use axum::extract::{Query, State};
use serde::Deserialize;
use serde_json::json;

use super::answer::{JsonBody, PageResponse, json_response, no_content};
use super::guild::check_name;
use crate::errors::{PageError, reject_if};
use crate::model::ids::Id;
use crate::model::{Channel, GUILD_TEXT, MAX_SERVERS, Server};
use crate::state::Shared;
use crate::state::faults::{Effect, Fault, MAX_FAULTS};
use crate::state::sessions::{Control, OddField};

/// The maximum that a test can set for the recommended number of shards and for concurrent session starts.
const MAX_SHARDS: u64 = 1_000;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FaultRequest {
    rate_limits: Option<bool>,
    next: Option<Vec<Fault>>,
    close: Option<u16>,
    #[serde(default)]
    invalidate: bool,
    invalid_session: Option<bool>,
    heartbeat_ms: Option<u64>,
    identify_ms: Option<u64>,
    available: Option<bool>,
    member: Option<bool>,
    #[serde(default)]
    reconnect: bool,
    acknowledge: Option<bool>,
    silent: Option<bool>,
    odd: Option<OddField>,
    #[serde(default)]
    advance_ms: u64,
    shards: Option<u64>,
    max_concurrency: Option<u64>,
    sessions_left: Option<u64>,
    twice: Option<u32>,
    repeat: Option<Id>,
}

pub async fn set_faults(State(shared): State<Shared>, JsonBody(wanted): JsonBody<FaultRequest>) -> PageResponse {
    let next = wanted.next.as_deref().unwrap_or_default();
    reject_if!(next.len() > MAX_FAULTS, PageError::bad_request(format!("At most {MAX_FAULTS} faults are possible.")));
    for fault in next {
        let Effect::Status(response) = &fault.effect else { continue };
        reject_if!(
            !(400..600).contains(&response.status),
            PageError::bad_request("The status has to be from 400 to 599.")
        );
        let wait = response.retry_after.unwrap_or_default();
        reject_if!(!(0.0..=3600.0).contains(&wait), PageError::bad_request("`retry_after` has to be from 0 to 3600."));
    }
    let invalid_close = wanted.close.is_some_and(|code| !(1000..5000).contains(&code));
    reject_if!(invalid_close, PageError::bad_request("The close code has to be from 1000 to 4999."));
    let shards = 1..=MAX_SHARDS;
    if [wanted.shards, wanted.max_concurrency].into_iter().flatten().any(|count| !shards.contains(&count)) {
        return Err(PageError::bad_request(format!("Shards and concurrency have to be from 1 to {MAX_SHARDS}.")));
    }
    let mut state = shared.lock();
    // This step comes first because it can fail, and a failed request must change nothing.
    wanted.repeat.map_or(Ok(()), |id| state.deliver_interaction(id))?;
    let gateway = &mut state.gateway;
    gateway.shards = wanted.shards.or(gateway.shards);
    gateway.start_limit.max_concurrency = wanted.max_concurrency.unwrap_or(gateway.start_limit.max_concurrency);
    gateway.start_limit.remaining = wanted.sessions_left.unwrap_or(gateway.start_limit.remaining);
    state.rate_limits.enabled = wanted.rate_limits.unwrap_or(state.rate_limits.enabled);
    if let Some(next) = wanted.next {
        state.faults.pending = next;
    }
    state.faults.deliver_twice = wanted.twice.unwrap_or(state.faults.deliver_twice);
    state.gateway.ignores_heartbeats =
        wanted.acknowledge.map_or(state.gateway.ignores_heartbeats, |acknowledge| !acknowledge);
    state.gateway.is_silent = wanted.silent.unwrap_or(state.gateway.is_silent);
    state.gateway.odd_field = wanted.odd.or(state.gateway.odd_field.take());
    state.gateway.heartbeat_ms = wanted.heartbeat_ms.map(|ms| ms.max(1)).or(state.gateway.heartbeat_ms);
    state.gateway.identify_timeout_ms = wanted.identify_ms.or(state.gateway.identify_timeout_ms);
    state.clock.advance(wanted.advance_ms);
    for control in wanted.close.map(Control::Close).into_iter().chain(wanted.reconnect.then_some(Control::Reconnect)) {
        state.gateway.send_control(control);
    }
    if wanted.invalidate {
        state.gateway.invalidate_all();
    }
    wanted
        .invalid_session
        .into_iter()
        .for_each(|resumable| state.gateway.send_control(Control::InvalidSession(resumable)));
    wanted.available.into_iter().for_each(|available| state.set_guild_available(available));
    wanted.member.into_iter().for_each(|member| state.set_bot_member(member));
    no_content()
}

pub async fn counters(State(shared): State<Shared>) -> PageResponse {
    let state = shared.lock();
    let requests = &state.request_log;
    let counters = json!({
        "routes": requests.routes, "total": requests.routes.values().sum::<u64>(), "rate_limited": requests.rate_limited,
        "invalid": requests.invalid, "faults": state.faults.pending.iter().map(|fault| u64::from(fault.count)).sum::<u64>(),
        "sessions": {
            "identified": state.gateway.identify_count, "resumed": state.gateway.resume_count,
            "too_fast": state.gateway.start_limit.refused, "shards": state.gateway.connections_by_shard(),
        },
    });
    json_response(counters)
}

#[derive(Deserialize)]
pub struct AfterQuery {
    #[serde(default)]
    after: u64,
}

pub async fn requests(State(shared): State<Shared>, Query(after): Query<AfterQuery>) -> PageResponse {
    let requests = shared.lock().request_log.requests_after(after.after);
    json_response(requests)
}

#[derive(Deserialize)]
pub struct NewServer {
    name: String,
    #[serde(default)]
    without_bot: bool,
    #[serde(default)]
    installed: bool,
}

pub async fn create_server(State(shared): State<Shared>, JsonBody(new): JsonBody<NewServer>) -> PageResponse {
    let NewServer { name, without_bot, installed } = new;
    let name = check_name(&name, 100)?;
    let mut state = shared.lock();
    let full = state.model.servers.len() >= MAX_SERVERS;
    reject_if!(full, PageError::conflict(format!("There are {MAX_SERVERS} more servers already.")));
    let id = state.clock.next_id();
    let channel = state.clock.next_id();
    let answer = json!({"id": id, "name": name, "channel": channel});
    state.add_server(Server { id, name: name.into(), without_bot, installed }, Channel::new(channel, GUILD_TEXT, name));
    json_response(answer)
}
