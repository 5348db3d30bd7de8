//! How many gateway sessions Discord allows the bot to start.

use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use serenity::all::{Http, SessionStartLimit};
use tokio::sync::Semaphore;
use tokio::time::Instant;

use crate::discord::http::error_chain;
use crate::play::shards::IDENTIFY_INTERVAL;
use crate::telemetry;

/// The time limit for asking Discord how many sessions may start.
const LIMIT_TIMEOUT: Duration = Duration::from_secs(5);
/// The bot logs a warning if fewer session starts than this remain.
const LOW_SESSION_STARTS: u64 = 50;

/// Discord's limit on session starts, which all shards of this process share.
pub struct SessionStarts {
    http: Arc<Http>,
    /// The limit, and the time at which Discord reported it.
    last_report: Mutex<(SessionStartLimit, Instant)>,
    /// Contains one permit, so that only one shard at a time asks Discord for the limit.
    request_permit: Semaphore,
}

impl SessionStarts {
    /// Creates the shared limit from `limit`, which Discord has just reported.
    pub fn new(http: Arc<Http>, limit: SessionStartLimit) -> SessionStarts {
        SessionStarts { http, last_report: Mutex::new((limit, Instant::now())), request_permit: Semaphore::new(1) }
    }

    /// Takes one of the session starts that Discord allows. Returns `false` if none is left, or if the shard's key (see
    /// [`max_concurrency`]) is no longer `key`.
    pub fn try_take(&self, shard: u32, key: u32) -> bool {
        let limit = &mut self.last_report.lock().0;
        let taken = limit.remaining > 0 && shard % max_concurrency(limit) == key;
        if taken {
            limit.remaining -= 1;
            telemetry::set_gauge(telemetry::SESSION_STARTS_LEFT, limit.remaining as f64);
        }
        taken
    }

    /// Returns Discord's limit on session starts. Discord also limits how often the bot may ask for it, so all shards
    /// share one response until the next IDENTIFY is allowed.
    pub async fn fetch_limit(&self) -> Result<SessionStartLimit, String> {
        let _turn = self.request_permit.acquire().await;
        let (limit, reported_at) = self.last_report.lock().clone();
        if reported_at.elapsed() < IDENTIFY_INTERVAL {
            return Ok(limit);
        }
        let gateway = tokio::time::timeout(LIMIT_TIMEOUT, self.http.get_bot_gateway()).await;
        let gateway = gateway.map_err(|_| "Discord does not respond".to_owned())?;
        let limit = gateway.map_err(|error| error_chain(&error))?.session_start_limit;
        telemetry::set_gauge(telemetry::SESSION_STARTS_LEFT, limit.remaining as f64);
        *self.last_report.lock() = (limit.clone(), Instant::now());
        Ok(limit)
    }
}

/// Returns the number of shards that may identify at the same time. A shard's number modulo this number is its key.
/// Shards with the same key must wait for each other.
pub fn max_concurrency(limit: &SessionStartLimit) -> u32 {
    u32::try_from(limit.max_concurrency).unwrap_or(1).max(1)
}

/// Returns whether Discord allows another session today. Logs a warning if few session starts are left.
pub fn has_sessions_left(limit: &SessionStartLimit) -> bool {
    let hours = limit.reset_after / 3_600_000;
    match limit.remaining {
        0 => tracing::error!(
            total = limit.total,
            hours,
            "Discord allows no more sessions until the daily budget is renewed; unconnected shards wait"
        ),
        left if left < LOW_SESSION_STARTS => {
            tracing::warn!(left, total = limit.total, hours, "few sessions are left until the budget is renewed");
        }
        _ => (),
    }
    limit.remaining > 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_session_starts_only_while_the_daily_budget_lasts() {
        for (remaining, allowed) in [(0, false), (1, true), (999, true)] {
            let limit = json!({"total": 1_000, "remaining": remaining, "reset_after": 3_600_000, "max_concurrency": 1});
            let limit: SessionStartLimit = serde_json::from_value(limit).unwrap();
            assert_eq!(has_sessions_left(&limit), allowed, "{remaining} left");
        }
    }
}
