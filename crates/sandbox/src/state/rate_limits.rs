//! Rate limits (<https://discord.com/developers/docs/topics/rate-limits>): one bucket per route and major parameter,
//! and fifty requests per second in total. Discord does not publish its bucket limits, so the limits here are observed
//! values.

use std::collections::HashMap;

use axum::http::HeaderMap;

use super::faults::{ErrorResponse, set_header};

/// The limit for all requests except responses to interactions, as (requests, milliseconds).
const GLOBAL_LIMIT: (u32, u64) = (50, 1000);
/// The limit for edits to messages that are older than an hour, as (edits, milliseconds).
const OLD_EDIT_LIMIT: (u32, u64) = (5, HOUR_MS);
/// How old a message must be for edits to it to be limited, in milliseconds.
pub const HOUR_MS: u64 = 60 * 60_000;
/// The maximum number of buckets. Beyond it, expired buckets are removed.
const MAX_BUCKETS: usize = 10_000;

#[derive(Default)]
pub struct RateLimits {
    pub enabled: bool,
    buckets: HashMap<String, Window>,
}

#[derive(Clone, Copy)]
struct Window {
    ends_ms: u64,
    used: u32,
}

/// Returns the name of a route's bucket, and its limit as (requests, milliseconds). Returns `None` if only the global
/// limit can apply.
fn bucket(method: &str, path: &str) -> Option<(&'static str, u32, u64)> {
    let message = "/channels/{channel_id}/messages/{message_id}";
    Some(match (method, path) {
        ("POST", "/interactions/{interaction_id}/{interaction_token}/callback") => return None,
        ("POST", "/channels/{channel_id}/messages") => ("send", 5, 5000),
        ("PATCH", path) if path == message => ("edit", 5, 5000),
        ("DELETE", path) if path == message => ("delete", 5, 1000),
        ("PUT" | "DELETE", path) if path.contains("/reactions") => ("reaction", 1, 250),
        (_, path) if path.starts_with("/webhooks/") => ("webhook", 5, 2000),
        (method, path) if path.contains("/commands") && method != "GET" => ("commands", 5, 20_000),
        ("POST", path) if path.ends_with("/threads") => ("threads", 50, 300_000),
        // This limit is a guess. Discord allows fewer requests for emojis than other requests.
        (_, path) if path.contains("/emojis") => ("emojis", 10, 1000),
        _ => ("other", 50, 1000),
    })
}

impl RateLimits {
    /// Counts a request. `main` is the channel, server or webhook in the path. Returns the rate-limit headers. If the
    /// request exceeds a limit, also returns the error response.
    pub fn count(&mut self, now_ms: u64, method: &str, path: &str, main: &str) -> (HeaderMap, Option<ErrorResponse>) {
        let mut headers = HeaderMap::new();
        if !self.enabled {
            return (headers, None);
        }
        let exempt = path.starts_with("/interactions/") || path.starts_with("/webhooks/");
        if !exempt && let Err(wait_ms) = self.count_in_bucket("global", GLOBAL_LIMIT, now_ms) {
            return (headers, Some(ErrorResponse::rate_limited(wait_ms, "global")));
        }
        let Some((name, most, per_ms)) = bucket(method, path) else { return (headers, None) };
        let key = format!("{name}:{main}");
        let taken = self.count_in_bucket(&key, (most, per_ms), now_ms);
        let window = self.buckets.get(&key).copied().unwrap_or(Window { ends_ms: now_ms + per_ms, used: most });
        let seconds = |ms: u64| format!("{}.{:03}", ms / 1000, ms % 1000);
        set_header(&mut headers, "x-ratelimit-limit", most.to_string());
        set_header(&mut headers, "x-ratelimit-remaining", most.saturating_sub(window.used).to_string());
        set_header(&mut headers, "x-ratelimit-reset", seconds(window.ends_ms));
        set_header(&mut headers, "x-ratelimit-reset-after", seconds(window.ends_ms.saturating_sub(now_ms)));
        set_header(&mut headers, "x-ratelimit-bucket", hex::encode(name));
        (headers, taken.err().map(|wait_ms| ErrorResponse::rate_limited(wait_ms, "user")))
    }

    /// Counts an edit to an old message. Returns `false` if there were too many edits.
    pub fn allow_old_edit(&mut self, now_ms: u64, message: &str) -> bool {
        !self.enabled || self.count_in_bucket(&format!("old:{message}"), OLD_EDIT_LIMIT, now_ms).is_ok()
    }

    /// Counts a request in a bucket. If the bucket is full, returns the wait time in milliseconds as an error.
    fn count_in_bucket(&mut self, key: &str, (most, per_ms): (u32, u64), now_ms: u64) -> Result<(), u64> {
        if self.buckets.len() > MAX_BUCKETS {
            self.buckets.retain(|_, window| window.ends_ms > now_ms);
        }
        let window = self.buckets.entry(key.into()).or_insert(Window { ends_ms: 0, used: 0 });
        if window.ends_ms <= now_ms {
            *window = Window { ends_ms: now_ms + per_ms, used: 0 };
        }
        if window.used >= most {
            return Err(window.ends_ms - now_ms);
        }
        window.used += 1;
        Ok(())
    }
}
