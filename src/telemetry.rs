//! Telemetry: what is counted and measured while the bot works, for Prometheus. It knows none of the other rooms; they
//! call it where something happens. Without [`install`] nothing is kept, and a call costs next to nothing.
//!
//! Labels are words from this program's own lists: never a person, a server, a channel or a match.

use std::time::{Duration, Instant};

use metrics::{Unit, counter, gauge, histogram};
use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};

const PRESSES: &str = "snakepit_presses_total";
const CLAIMS: &str = "snakepit_claims_total";
const COMMITS: &str = "snakepit_commits_total";
const COMMIT_SECONDS: &str = "snakepit_commit_seconds";
const ANSWER_SECONDS: &str = "snakepit_answer_seconds";
const REQUESTS: &str = "snakepit_rest_requests_total";
const INVALID_REQUESTS: &str = "snakepit_rest_invalid_requests";
const PICTURES: &str = "snakepit_pictures_total";
const RENDER_SECONDS: &str = "snakepit_render_seconds";
const MATCHES: &str = "snakepit_matches";
const SHARD_CONNECTED: &str = "snakepit_shard_connected";
const SESSIONS_LOST: &str = "snakepit_gateway_sessions_lost_total";

/// The upper ends of the histograms' buckets, in seconds: from a commit in memory to Discord's 3 seconds and beyond.
const BUCKETS: [f64; 13] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 3.0, 10.0];

/// What kind of number a metric is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Grows only.
    Counter,
    /// Goes up and down.
    Gauge,
    /// Durations in seconds.
    Histogram,
}

/// All metrics: name, kind, meaning.
pub const METRICS: [(&str, Kind, &str); 12] = [
    (PRESSES, Kind::Counter, "Presses on matches, by `outcome`: done, refused (the presser was told why), failed"),
    (CLAIMS, Kind::Counter, "Claims that reached a match, by `outcome`: counted, ignored (the rules ignore them)"),
    (
        COMMITS,
        Kind::Counter,
        "Changes given to the store, by `outcome`: stored, conflict, duplicate, refused (its channel is full), failed",
    ),
    (COMMIT_SECONDS, Kind::Histogram, "How long the store takes for a change"),
    (ANSWER_SECONDS, Kind::Histogram, "From hearing a command or press to Discord having taken its answer"),
    (
        REQUESTS,
        Kind::Counter,
        "Requests to Discord, by `outcome`: done, refused, rate-limited, server-error, unreachable",
    ),
    (
        INVALID_REQUESTS,
        Kind::Gauge,
        "Requests refused with 401, 403 or 429 in the current ten minutes; none are sent after 5000",
    ),
    (PICTURES, Kind::Counter, "Pictures wanted, by `origin`: drawn, kept (drawn before)"),
    (RENDER_SECONDS, Kind::Histogram, "How long drawing a picture takes, its wait for a free thread included"),
    (MATCHES, Kind::Gauge, "Matches of this process, by `state`: shown (open, with a message), loaded (in memory)"),
    (SHARD_CONNECTED, Kind::Gauge, "1 for each `shard` of this process that is connected to the gateway, otherwise 0"),
    (SESSIONS_LOST, Kind::Counter, "Sessions of the gateway that could not be resumed, so that events may be missing"),
];

/// Begins to keep what is measured, for the whole process. `run_upkeep` of what is returned has to be called every few
/// seconds, or its memory grows.
///
/// # Errors
/// It was called before.
pub fn install() -> Result<PrometheusHandle, BuildError> {
    let seconds = Matcher::Suffix("_seconds".to_owned());
    let handle = PrometheusBuilder::new().set_buckets_for_metric(seconds, &BUCKETS)?.install_recorder()?;
    for (name, kind, meaning) in METRICS {
        match kind {
            Kind::Counter => metrics::describe_counter!(name, meaning),
            Kind::Gauge => metrics::describe_gauge!(name, meaning),
            Kind::Histogram => metrics::describe_histogram!(name, Unit::Seconds, meaning),
        }
    }
    Ok(handle)
}

/// A press on a match was judged.
pub fn press(outcome: &'static str) {
    counter!(PRESSES, "outcome" => outcome).increment(1);
}

/// A claim was judged.
pub fn claim(outcome: &'static str) {
    counter!(CLAIMS, "outcome" => outcome).increment(1);
}

/// Waits for the store to take a change, and measures it. `failure` names an error.
///
/// # Errors
/// Those of the store.
pub async fn commit<T, E>(
    work: impl Future<Output = Result<T, E>>,
    failure: impl FnOnce(&E) -> &'static str,
) -> Result<T, E> {
    let began = Instant::now();
    let result = work.await;
    histogram!(COMMIT_SECONDS).record(began.elapsed());
    counter!(COMMITS, "outcome" => result.as_ref().err().map_or("stored", failure)).increment(1);
    result
}

/// Discord has taken an answer so long after its wish was heard.
pub fn answer(took: Duration) {
    histogram!(ANSWER_SECONDS).record(took);
}

/// A request to Discord has ended.
pub fn request(outcome: &'static str) {
    counter!(REQUESTS, "outcome" => outcome).increment(1);
}

/// So many requests were invalid in the current span.
pub fn invalid_requests(count: u32) {
    gauge!(INVALID_REQUESTS).set(count);
}

/// A picture was drawn in that time; `None` if it had been drawn before.
pub fn picture(took: Option<Duration>) {
    counter!(PICTURES, "origin" => if took.is_some() { "drawn" } else { "kept" }).increment(1);
    if let Some(took) = took {
        histogram!(RENDER_SECONDS).record(took);
    }
}

/// A session of the gateway could not be resumed.
pub fn session_lost() {
    counter!(SESSIONS_LOST).increment(1);
}

/// So many matches are shown and loaded now.
pub fn matches(shown: usize, loaded: usize) {
    for (state, count) in [("shown", shown), ("loaded", loaded)] {
        gauge!(MATCHES, "state" => state).set(count as f64);
    }
}

/// Whether this shard is connected now.
pub fn shard(id: u32, connected: bool) {
    gauge!(SHARD_CONNECTED, "shard" => id.to_string()).set(u8::from(connected));
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Prometheus's own advice: a prefix, `_total` for counters, base units.
    #[test]
    fn names_are_prometheus_names() {
        for (name, kind, meaning) in METRICS {
            assert!(name.starts_with("snakepit_") && !meaning.is_empty(), "{name}");
            assert!(name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_'), "{name}");
            assert_eq!(name.ends_with("_total"), kind == Kind::Counter, "{name}");
            assert_eq!(name.ends_with("_seconds"), kind == Kind::Histogram, "{name}");
        }
    }

    #[test]
    fn the_operators_page_explains_every_metric() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/operating.md");
        let page = std::fs::read_to_string(path).expect("docs/operating.md is there");
        for (name, kind, meaning) in METRICS {
            let kind = format!("{kind:?}").to_lowercase();
            assert!(page.contains(&format!("| `{name}` | {kind} | {meaning} |")), "{name}");
        }
    }
}
