//! For tests: faults, and what the bot asked for.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Query, State};
use axum::response::IntoResponse;
use serde::Deserialize;
use serde_json::json;

use super::{Answer, done};
use crate::sandbox::errors::PageError;
use crate::sandbox::faults::{Does, Fault, MAX_FAULTS};
use crate::sandbox::shared::Shared;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wanted {
    rate_limits: Option<bool>,
    next: Option<Vec<Fault>>,
    close: Option<u16>,
    #[serde(default)]
    invalidate: bool,
    invalid_session: Option<bool>,
    heartbeat_ms: Option<u64>,
    available: Option<bool>,
    member: Option<bool>,
    #[serde(default)]
    reconnect: bool,
    acknowledge: Option<bool>,
    #[serde(default)]
    advance_ms: u64,
}

pub async fn faults(State(shared): State<Shared>, body: Result<Json<Wanted>, JsonRejection>) -> Answer {
    let Json(wanted) = body?;
    let next = wanted.next.as_deref().unwrap_or_default();
    if next.len() > MAX_FAULTS {
        return Err(PageError::wrong(format!("At most {MAX_FAULTS} faults can be asked for.")));
    }
    if next.iter().any(|fault| matches!(fault.does, Does::Status(refusal) if !(400..600).contains(&refusal.status))) {
        return Err(PageError::wrong("A fault's status is an error: 400 to 599."));
    }
    let soon =
        |fault: &Fault| !matches!(fault.does, Does::Status(refusal) if !(0.0..=3600.0).contains(&refusal.retry_after));
    if !next.iter().all(soon) {
        return Err(PageError::wrong("A 429 names 0 to 3600 seconds."));
    }
    if wanted.close.is_some_and(|code| !(1000..5000).contains(&code)) {
        return Err(PageError::wrong("A close code lies between 1000 and 4999."));
    }
    let mut state = shared.lock();
    state.limits.on = wanted.rate_limits.unwrap_or(state.limits.on);
    if let Some(next) = wanted.next {
        state.faults.next = next;
    }
    state.gateway.deaf = wanted.acknowledge.map_or(state.gateway.deaf, |acknowledge| !acknowledge);
    state.gateway.heartbeat_ms = wanted.heartbeat_ms.map_or(state.gateway.heartbeat_ms, |ms| ms.max(1));
    state.clock.advance(wanted.advance_ms);
    wanted.close.into_iter().for_each(|code| state.gateway.close(code));
    if wanted.reconnect {
        state.gateway.reconnect();
    }
    if wanted.invalidate {
        state.gateway.invalidate();
    }
    wanted.invalid_session.into_iter().for_each(|resumable| state.gateway.invalid_session(resumable));
    wanted.available.into_iter().for_each(|available| state.set_available(available));
    wanted.member.into_iter().for_each(|member| state.set_member(member));
    done()
}

pub async fn counters(State(shared): State<Shared>) -> Answer {
    let state = shared.lock();
    let records = &state.records;
    let counters = json!({
        "routes": records.routes, "total": records.routes.values().sum::<u64>(), "rate_limited": records.rate_limited,
        "invalid": records.invalid,
        "sessions": {"identified": state.gateway.identified, "resumed": state.gateway.resumed},
    });
    Ok(Json(counters).into_response())
}

#[derive(Deserialize)]
pub struct After {
    #[serde(default)]
    after: u64,
}

pub async fn requests(State(shared): State<Shared>, Query(after): Query<After>) -> Answer {
    let requests = shared.lock().records.after(after.after);
    Ok(Json(requests).into_response())
}
