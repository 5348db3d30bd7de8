//! Metrics for Prometheus. Other modules call this module, which does not depend on any of them. Before [`install`],
//! calls do nothing.
//!
//! The values of labels come from fixed lists. They never name users, servers, channels or matches.

use std::time::{Duration, Instant};

use metrics::{Unit, counter, gauge, histogram};
use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};

const PRESSES: &str = "snakepit_presses_total";
const CLAIMS: &str = "snakepit_claims_total";
const COMMITS: &str = "snakepit_commits_total";
const COMMIT_SECONDS: &str = "snakepit_commit_seconds";
const RESPONSE_SECONDS: &str = "snakepit_response_seconds";
const REQUESTS: &str = "snakepit_http_requests_total";
const INVALID_REQUESTS: &str = "snakepit_http_invalid_requests";
const PICTURES: &str = "snakepit_pictures_total";
const RENDER_SECONDS: &str = "snakepit_render_seconds";
const MATCHES: &str = "snakepit_matches";
const TASKS: &str = "snakepit_tasks";
const SHARD_CONNECTED: &str = "snakepit_shard_connected";
const WORK_REFUSED: &str = "snakepit_refused_work_total";
const SESSIONS_LOST: &str = "snakepit_gateway_sessions_lost_total";

/// The upper bounds of the histogram buckets, in seconds: from a commit in memory to beyond Discord's 3 seconds.
const BUCKETS: [f64; 13] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 3.0, 10.0];

/// The kind of a metric.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A number that only grows.
    Counter,
    /// A number that rises and falls.
    Gauge,
    /// Durations in seconds.
    Histogram,
}

/// All metrics: name, kind, description.
pub const METRICS: [(&str, Kind, &str); 14] = [
    (PRESSES, Kind::Counter, "Button presses on matches, by `outcome`: done, refused (the user was told why), failed"),
    (CLAIMS, Kind::Counter, "Claims that reached a match, by `outcome`: counted, ignored (by the rules)"),
    (
        COMMITS,
        Kind::Counter,
        "Changes sent to the database, by `outcome`: stored, conflict, duplicate, refused (the channel is full), failed",
    ),
    (COMMIT_SECONDS, Kind::Histogram, "Time to store a change"),
    (RESPONSE_SECONDS, Kind::Histogram, "Time from receiving a command or press until Discord accepts the response"),
    (
        REQUESTS,
        Kind::Counter,
        "Requests to Discord, by `outcome`: done, refused, rate-limited, server-error, unreachable",
    ),
    (
        INVALID_REQUESTS,
        Kind::Gauge,
        "Requests that failed with 401, 403 or 429 in the current ten minutes; the bot stops sending at 5000",
    ),
    (PICTURES, Kind::Counter, "Pictures drawn"),
    (RENDER_SECONDS, Kind::Histogram, "Time to draw a picture, including the wait for a free thread"),
    (
        WORK_REFUSED,
        Kind::Counter,
        "Requests for pictures and files that a user or channel sent too fast, by `work`: picture, replay, leaderboard, export",
    ),
    (MATCHES, Kind::Gauge, "Matches of this process, by `state`: shown (in the message index), loaded (in memory)"),
    (TASKS, Kind::Gauge, "Asynchronous tasks of this process that have not ended"),
    (SHARD_CONNECTED, Kind::Gauge, "1 for each connected `shard` of this process, else 0"),
    (SESSIONS_LOST, Kind::Counter, "Gateway sessions that could not be resumed, so events may be missing"),
];

/// Starts recording metrics in this process. Call `run_upkeep` on the returned handle every few seconds, because
/// otherwise its memory grows.
///
/// # Errors
/// Fails if metrics are already recorded.
pub fn install() -> Result<PrometheusHandle, BuildError> {
    let seconds = Matcher::Suffix("_seconds".to_owned());
    let handle = PrometheusBuilder::new().set_buckets_for_metric(seconds, &BUCKETS)?.install_recorder()?;
    for (name, kind, description) in METRICS {
        match kind {
            Kind::Counter => metrics::describe_counter!(name, description),
            Kind::Gauge => metrics::describe_gauge!(name, description),
            Kind::Histogram => metrics::describe_histogram!(name, Unit::Seconds, description),
        }
    }
    Ok(handle)
}

/// Counts a press on a match.
pub fn press(outcome: &'static str) {
    counter!(PRESSES, "outcome" => outcome).increment(1);
}

/// Counts a claim.
pub fn claim(outcome: &'static str) {
    counter!(CLAIMS, "outcome" => outcome).increment(1);
}

/// Counts a commit and measures its duration. `failure` returns the outcome for an error.
///
/// # Errors
/// Fails with the error from the commit.
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

/// Records the duration of a response.
pub fn response(took: Duration) {
    histogram!(RESPONSE_SECONDS).record(took);
}

/// Counts a request to Discord.
pub fn request(outcome: &'static str) {
    counter!(REQUESTS, "outcome" => outcome).increment(1);
}

/// Sets the number of invalid requests in the current ten minutes.
pub fn invalid_requests(count: u32) {
    gauge!(INVALID_REQUESTS).set(count);
}

/// Counts a picture and records the duration of drawing it.
pub fn picture(took: Duration) {
    counter!(PICTURES).increment(1);
    histogram!(RENDER_SECONDS).record(took);
}

/// Counts a refused request for work.
pub fn work_refused(work: &'static str) {
    counter!(WORK_REFUSED, "work" => work).increment(1);
}

/// Counts a gateway session that could not be resumed.
pub fn session_lost() {
    counter!(SESSIONS_LOST).increment(1);
}

/// Sets the number of matches that are shown and loaded.
pub fn matches(shown: usize, loaded: usize) {
    for (state, count) in [("shown", shown), ("loaded", loaded)] {
        gauge!(MATCHES, "state" => state).set(count as f64);
    }
}

/// Sets the number of tasks that have not finished.
pub fn tasks(count: usize) {
    gauge!(TASKS).set(count as f64);
}

/// Sets whether a shard is connected.
pub fn shard(id: u32, connected: bool) {
    gauge!(SHARD_CONNECTED, "shard" => id.to_string()).set(u8::from(connected));
}

pub mod spans {
    //! The spans of a press: `press`, which contains `parse`, `rules`, `commit`, `draw` and `answer`. They have the
    //! level debug, so the usual log drops them at the cost of reading one number. With the feature `otel`, they are
    //! sent as traces.

    use tracing::level_filters::LevelFilter;
    use tracing::{Span, debug_span, field};

    /// The tracing target of these spans. Filters select the spans by this target.
    pub const TARGET: &str = "snakepit::press";

    /// A part of handling a press.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Part {
        /// Reading the button.
        Parse,
        /// Checking and applying the move, and playing the computers' moves.
        Rules,
        /// Storing the change.
        Commit,
        /// Drawing the picture.
        Draw,
        /// Sending the response to Discord.
        Answer,
    }

    /// Starts the trace of a press.
    pub fn press() -> Span {
        debug_span!(target: TARGET, parent: None, "press", outcome = field::Empty)
    }

    /// Starts a part of the current press. If there is no current press, traces nothing.
    pub fn part(part: Part) -> Span {
        if current().is_disabled() {
            return Span::none();
        }
        match part {
            Part::Parse => debug_span!(target: TARGET, "parse"),
            Part::Rules => debug_span!(target: TARGET, "rules"),
            Part::Commit => debug_span!(target: TARGET, "commit"),
            Part::Draw => debug_span!(target: TARGET, "draw"),
            Part::Answer => debug_span!(target: TARGET, "answer"),
        }
    }

    /// Returns the current span, for another task that continues the press.
    pub fn current() -> Span {
        // The level is checked first, because asking for the span takes longer.
        if LevelFilter::current() < LevelFilter::DEBUG { Span::none() } else { Span::current() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Prometheus's naming conventions: a prefix, `_total` for counters, base units.
    #[test]
    fn names_follow_the_conventions_of_prometheus() {
        for (name, kind, description) in METRICS {
            assert!(name.starts_with("snakepit_") && !description.is_empty(), "{name}");
            assert!(name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_'), "{name}");
            assert_eq!(name.ends_with("_total"), kind == Kind::Counter, "{name}");
            assert_eq!(name.ends_with("_seconds"), kind == Kind::Histogram, "{name}");
        }
    }

    #[test]
    fn the_documentation_lists_every_metric() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/operating.md");
        let page = std::fs::read_to_string(path).expect("docs/operating.md exists");
        for (name, kind, description) in METRICS {
            let kind = format!("{kind:?}").to_lowercase();
            assert!(page.contains(&format!("| `{name}` | {kind} | {description} |")), "{name}");
        }
    }

    /// A panel that queries an unknown metric would stay empty.
    #[test]
    fn the_dashboard_queries_only_metrics_of_this_program() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/deploy/grafana/snakepit.json");
        let dashboard = std::fs::read_to_string(path).expect("the dashboard exists");
        let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let queried: std::collections::BTreeSet<&str> =
            dashboard.split(|c| !is_name(c)).filter(|word| word.starts_with("snakepit_")).collect();
        for name in &queried {
            let known = METRICS.iter().any(|(metric, kind, _)| match kind {
                Kind::Histogram => name.strip_suffix("_bucket") == Some(metric),
                Kind::Counter | Kind::Gauge => name == metric,
            });
            assert!(known, "{name}");
        }
        assert_eq!(queried.len(), METRICS.len(), "the dashboard shows every metric");
    }
}
