//! Metrics for Prometheus. This module does not depend on other modules. Before [`install`], calls do nothing.
//!
//! The values of labels come from fixed lists. They never name users, servers, channels or matches.

pub mod spans;

use std::time::{Duration, Instant};

use metrics::{IntoF64, Unit, counter, gauge, histogram};
use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};

pub const BUTTON_PRESSES: &str = "snakepit_presses_total";
pub const CLAIMS: &str = "snakepit_claims_total";
const COMMITS: &str = "snakepit_commits_total";
const COMMIT_SECONDS: &str = "snakepit_commit_seconds";
const RESPONSE_SECONDS: &str = "snakepit_response_seconds";
pub const HTTP_REQUESTS: &str = "snakepit_http_requests_total";
pub const INVALID_HTTP_REQUESTS: &str = "snakepit_http_invalid_requests";
const PICTURES: &str = "snakepit_pictures_total";
const RENDER_SECONDS: &str = "snakepit_render_seconds";
const MATCHES: &str = "snakepit_matches";
pub const PENDING_REPLAYS: &str = "snakepit_pending_replays";
pub const TASKS: &str = "snakepit_tasks";
const SHARD_CONNECTED: &str = "snakepit_shard_connected";
pub const REFUSED_WORK: &str = "snakepit_refused_work_total";
pub const SESSIONS_LOST: &str = "snakepit_gateway_sessions_lost_total";
pub const UNREADABLE_EVENTS: &str = "snakepit_gateway_unreadable_events_total";
pub const SILENT_CONNECTIONS: &str = "snakepit_gateway_silent_connections_total";
pub const CLOCK_STEPS: &str = "snakepit_clock_steps_total";
pub const SESSION_STARTS_LEFT: &str = "snakepit_gateway_session_starts_left";
pub const SERVERS: &str = "snakepit_servers";
pub const MATCHES_BEGUN: &str = "snakepit_matches_begun_total";
pub const MATCHES_FINISHED: &str = "snakepit_matches_finished_total";
const DATABASE_CONNECTIONS: &str = "snakepit_database_connections";
pub const STORE_AVAILABLE: &str = "snakepit_store_available";
pub const LEASES_RENEWED: &str = "snakepit_leases_renewed_timestamp_seconds";
pub const BACKUPS: &str = "snakepit_backups_total";
pub const BACKUP_TIMESTAMP: &str = "snakepit_backup_timestamp_seconds";
pub const BACKUP_DUE: &str = "snakepit_backup_due_timestamp_seconds";
pub const DATABASE_DAMAGED: &str = "snakepit_database_damaged";
const BUILD_INFO: &str = "snakepit_build_info";

/// The upper bounds of the histogram buckets, in seconds. They range from the duration of a commit in memory to more
/// than the 3 seconds that Discord waits for a response.
const BUCKET_BOUNDS: [f64; 13] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 3.0, 10.0];

/// The metrics that only grow, each with its description.
pub const COUNTERS: &[(&str, &str)] = &[
    (BUTTON_PRESSES, "Button presses on matches, by `outcome`: done, refused (the user was told why), failed"),
    (CLAIMS, "Claims that reached a match, by `outcome`: counted, ignored (by the rules)"),
    (
        COMMITS,
        "Changes sent to the database, by `outcome`: stored, conflict, duplicate, refused (the channel is full), failed",
    ),
    (HTTP_REQUESTS, "Requests to Discord, by `outcome`: done, refused, rate-limited, server-error, unreachable"),
    (PICTURES, "Pictures drawn"),
    (
        REFUSED_WORK,
        "Requests for pictures, files and changed absences that a user or channel sent too fast, by `work`: picture, replay, leaderboard, export, away, old-puzzle, shared-puzzle, puzzle-results, shared-milestone",
    ),
    (SESSIONS_LOST, "Gateway sessions that could not be resumed, so events may be missing"),
    (SILENT_CONNECTIONS, "Gateway connections that were given up because Discord acknowledged no heartbeat"),
    (UNREADABLE_EVENTS, "Events of Discord that the bot needs and cannot read"),
    (CLOCK_STEPS, "Steps of the system's clock by more than a minute, forward or back"),
    (MATCHES_BEGUN, "Matches that began, by `game`"),
    (MATCHES_FINISHED, "Matches that were played to an end or stopped, by `game`"),
    (BACKUPS, "Scheduled backups, by `outcome`: done, damaged (kept apart), failed"),
];

/// The metrics that rise and fall, each with its description.
pub const GAUGES: &[(&str, &str)] = &[
    (
        INVALID_HTTP_REQUESTS,
        "Requests that failed with 401, 403 or 429 in the current ten minutes; the bot stops sending at 5000",
    ),
    (PENDING_REPLAYS, "Replays and reviews that wait or are being computed, at most 64"),
    (MATCHES, "Matches of this process, by `state`: shown (in the message index), loaded (in memory)"),
    (TASKS, "Asynchronous tasks of this process that have not ended"),
    (SHARD_CONNECTED, SHARD_CONNECTED_HELP),
    (SESSION_STARTS_LEFT, "Gateway sessions that Discord lets the bot start until its daily budget is renewed"),
    (SERVERS, "Servers that this process's shards serve"),
    (DATABASE_CONNECTIONS, "Open connections to the database, by `pool`: read, write; and by `state`: busy, idle"),
    (STORE_AVAILABLE, "1 if the last test write to the database succeeded, else 0"),
    (LEASES_RENEWED, "Unix time of the last heartbeat that renewed the shard leases of this process"),
    (BACKUP_TIMESTAMP, "Unix time of the last scheduled backup; missing if this process has made none"),
    (BACKUP_DUE, "Unix time when the next scheduled backup is due"),
    (DATABASE_DAMAGED, "1 if the last daily check of the SQLite file found damage, else 0"),
    (BUILD_INFO, "1, with the `version`, the `commit` and the kind of `database`"),
];

/// The metrics of durations in seconds, each with its description.
pub const HISTOGRAMS: &[(&str, &str)] = &[
    (COMMIT_SECONDS, "Time to store a change"),
    (RESPONSE_SECONDS, "Time from receiving a command or press until Discord accepts the response"),
    (RENDER_SECONDS, "Time to draw a picture, including the wait for a free thread"),
];

const PROCESS_CPU: &str = "process_cpu_seconds_total";
const PROCESS_MEMORY: &str = "process_resident_memory_bytes";
const PROCESS_THREADS: &str = "process_threads";
const PROCESS_START: &str = "process_start_time_seconds";
const PROCESS_OPEN_FILES: &str = "process_open_fds";
const PROCESS_MAX_OPEN_FILES: &str = "process_max_fds";

/// The metrics of the process, with the names that Prometheus's client libraries use. [`PROCESS_CPU`] is a counter.
const PROCESS_METRICS: [(&str, &str); 6] = [
    (PROCESS_CPU, "Processor time, in seconds"),
    (PROCESS_MEMORY, "Memory of the process, in bytes"),
    (PROCESS_THREADS, "Threads of the process"),
    (PROCESS_START, "Unix time of the start of the process"),
    (PROCESS_OPEN_FILES, "Open files and connections"),
    (PROCESS_MAX_OPEN_FILES, "The number of files and connections that the process may open"),
];

const SHARD_CONNECTED_HELP: &str = "1 for each connected `shard` of this process, 0 for its other shards";

/// The counters with an `outcome`, and all their outcomes.
const OUTCOMES: [(&str, &[&str]); 5] = [
    (BUTTON_PRESSES, &["done", "refused", "failed"]),
    (CLAIMS, &["counted", "ignored"]),
    (COMMITS, &["stored", "conflict", "duplicate", "refused", "failed"]),
    (HTTP_REQUESTS, &["done", "refused", "rate-limited", "server-error", "unreachable"]),
    (BACKUPS, &["done", "damaged", "failed"]),
];

/// The kinds of work that users can request only at a limited rate.
const LIMITED_WORK: [&str; 9] = [
    "picture",
    "replay",
    "leaderboard",
    "export",
    "away",
    "old-puzzle",
    "shared-puzzle",
    "puzzle-results",
    "shared-milestone",
];

/// The labels of `snakepit_build_info`.
#[derive(Clone, Copy, Debug)]
pub struct BuildInfo {
    pub version: &'static str,
    pub commit: &'static str,
    pub database: &'static str,
}

/// Starts recording metrics in this process. Call `run_upkeep` on the returned handle every few seconds, or its memory
/// use grows.
///
/// All counters and histograms start at 0, because Prometheus would miss the first event of a new counter.
///
/// # Errors
/// Fails if metrics are already recorded.
pub fn install(build: BuildInfo, games: &[&'static str]) -> Result<PrometheusHandle, BuildError> {
    let seconds = Matcher::Suffix("_seconds".to_owned());
    let handle = PrometheusBuilder::new().set_buckets_for_metric(seconds, &BUCKET_BOUNDS)?.install_recorder()?;
    let [(cpu, cpu_description), process_gauges @ ..] = PROCESS_METRICS;
    metrics::describe_counter!(cpu, cpu_description);
    for (name, description) in COUNTERS {
        metrics::describe_counter!(*name, *description);
    }
    for (name, description) in GAUGES.iter().chain(&process_gauges) {
        metrics::describe_gauge!(*name, *description);
    }
    for (name, description) in HISTOGRAMS {
        metrics::describe_histogram!(*name, Unit::Seconds, *description);
        // A histogram appears as soon as it has a handle.
        drop(histogram!(*name));
    }
    for (name, outcomes) in OUTCOMES {
        outcomes.iter().for_each(|outcome| counter!(name, "outcome" => *outcome).absolute(0));
    }
    for work in LIMITED_WORK {
        counter!(REFUSED_WORK, "work" => work).absolute(0);
    }
    for game in games {
        [MATCHES_BEGUN, MATCHES_FINISHED].iter().for_each(|name| counter!(*name, "game" => *game).absolute(0));
    }
    [PICTURES, SESSIONS_LOST, SILENT_CONNECTIONS, UNREADABLE_EVENTS, CLOCK_STEPS]
        .iter()
        .for_each(|name| counter!(*name).absolute(0));
    set_gauge(INVALID_HTTP_REQUESTS, 0);
    let BuildInfo { version, commit, database } = build;
    gauge!(BUILD_INFO, "version" => version, "commit" => commit, "database" => database).set(1);
    Ok(handle)
}

/// Records the metrics of this process. They exist only on Linux.
pub fn record_process_metrics() {
    #[cfg(target_os = "linux")]
    // If a value cannot be read, its metric stays unchanged.
    let _ = measure_process();
}

#[cfg(target_os = "linux")]
fn measure_process() -> procfs::ProcResult<()> {
    use procfs::WithCurrentSystemInfo as _;
    let process = procfs::process::Process::myself()?;
    let stat = process.stat()?;
    let ticks = stat.utime + stat.stime;
    counter!(PROCESS_CPU).absolute(ticks / procfs::ticks_per_second());
    gauge!(PROCESS_MEMORY).set(stat.rss_bytes().get() as f64);
    gauge!(PROCESS_THREADS).set(stat.num_threads as f64);
    let started = stat.starttime as f64 / procfs::ticks_per_second() as f64;
    gauge!(PROCESS_START).set(procfs::boot_time_secs()? as f64 + started);
    gauge!(PROCESS_OPEN_FILES).set(process.fd_count()? as f64);
    if let procfs::process::LimitValue::Value(max) = process.limits()?.max_open_files.soft_limit {
        gauge!(PROCESS_MAX_OPEN_FILES).set(max as f64);
    }
    Ok(())
}

/// Sets a gauge.
pub fn set_gauge(gauge: &'static str, value: impl IntoF64) {
    gauge!(gauge).set(value);
}

/// Increments a counter that has an `outcome` label.
pub fn count_outcome(counter: &'static str, outcome: &'static str) {
    counter!(counter, "outcome" => outcome).increment(1);
}

/// Counts a commit and measures its duration. `failure` returns the outcome for an error.
///
/// # Errors
/// Fails with the error from the commit.
pub async fn measure_commit<T, E>(
    work: impl Future<Output = Result<T, E>>,
    failure: impl FnOnce(&E) -> &'static str,
) -> Result<T, E> {
    let began = Instant::now();
    let result = work.await;
    histogram!(COMMIT_SECONDS).record(began.elapsed());
    count_outcome(COMMITS, result.as_ref().err().map_or("stored", failure));
    result
}

/// Records the duration of a response.
pub fn record_response_time(took: Duration) {
    histogram!(RESPONSE_SECONDS).record(took);
}

/// Counts a picture and records the duration of drawing it.
pub fn record_picture(took: Duration) {
    counter!(PICTURES).increment(1);
    histogram!(RENDER_SECONDS).record(took);
}

/// Increments a counter without labels.
pub fn increment(counter: &'static str) {
    counter!(counter).increment(1);
}

/// Increments a counter for this value of its label.
pub fn increment_for(counter: &'static str, label: &'static str, value: &'static str) {
    counter!(counter, label => value).increment(1);
}

/// Sets the numbers of shown matches and of loaded matches.
pub fn set_match_counts(shown: usize, loaded: usize) {
    for (state, count) in [("shown", shown), ("loaded", loaded)] {
        gauge!(MATCHES, "state" => state).set(count as f64);
    }
}

/// Returns the metric lines that show which of this process's shards are connected. A recorded gauge would remain after
/// another process takes over the shard.
pub fn shard_metric_lines(shards: impl IntoIterator<Item = (u32, bool)>) -> String {
    let mut lines = format!("# HELP {SHARD_CONNECTED} {SHARD_CONNECTED_HELP}\n# TYPE {SHARD_CONNECTED} gauge\n");
    for (shard, connected) in shards {
        lines += &format!("{SHARD_CONNECTED}{{shard=\"{shard}\"}} {}\n", u8::from(connected));
    }
    lines
}

/// Sets the numbers of busy and idle connections of a pool.
pub fn set_connection_counts(pool: &'static str, all: usize, idle: usize) {
    for (state, count) in [("busy", all.saturating_sub(idle)), ("idle", idle)] {
        gauge!(DATABASE_CONNECTIONS, "pool" => pool, "state" => state).set(count as f64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Prometheus's naming conventions: a prefix, `_total` for counters, base units.
    #[test]
    fn names_follow_the_conventions_of_prometheus() {
        for (name, description) in [COUNTERS, GAUGES, HISTOGRAMS].concat() {
            assert!(name.starts_with("snakepit_") && !description.is_empty(), "{name}");
            assert!(name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_'), "{name}");
            let is_counter = COUNTERS.iter().any(|(counter, _)| *counter == name);
            assert_eq!(name.ends_with("_total"), is_counter, "{name}");
            let is_duration = name.ends_with("_seconds") && !name.ends_with("_timestamp_seconds");
            assert_eq!(is_duration, HISTOGRAMS.iter().any(|(histogram, _)| *histogram == name), "{name}");
        }
    }

    #[test]
    fn every_counter_begins_with_zero() {
        let build = BuildInfo { version: "1.2.3", commit: "abc", database: "sqlite" };
        let page = install(build, &["chess"]).expect("only this test records metrics").render();
        for (name, _) in HISTOGRAMS {
            assert!(page.lines().any(|line| line == format!("{name}_count 0")), "{name}: {page}");
        }
        for (name, description) in COUNTERS {
            let samples = page.lines().filter(|line| line.starts_with(name)).collect::<Vec<_>>();
            assert!(!samples.is_empty() && samples.iter().all(|line| line.ends_with(" 0")), "{name}");
            for (_, outcomes) in OUTCOMES.iter().filter(|(counter, _)| counter == name) {
                assert_eq!(samples.len(), outcomes.len(), "{name}");
                assert!(outcomes.iter().all(|outcome| description.contains(outcome)), "{name}: {description}");
            }
        }
        assert!(page.contains("snakepit_matches_begun_total{game=\"chess\"} 0"), "{page}");
        let info = page.lines().find(|line| line.starts_with("snakepit_build_info")).expect("the build");
        for label in ["version=\"1.2.3\"", "commit=\"abc\"", "database=\"sqlite\""] {
            assert!(info.contains(label), "{info}");
        }
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn this_process_can_be_measured() {
        measure_process().expect("Linux has these values");
    }

    #[test]
    fn only_the_shards_of_this_process_are_listed() {
        let lines = shard_metric_lines([(0, true), (7, false)]);
        assert!(lines.ends_with("snakepit_shard_connected{shard=\"0\"} 1\nsnakepit_shard_connected{shard=\"7\"} 0\n"));
        assert!(!shard_metric_lines([]).contains("shard="), "a shard that was given up is not listed");
    }

    #[test]
    fn the_documentation_lists_every_metric() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/operating.md");
        let page = std::fs::read_to_string(path).expect("docs/operating.md exists");
        for (name, _) in [COUNTERS, GAUGES, HISTOGRAMS, &PROCESS_METRICS].concat() {
            assert!(page.contains(&format!("`{name}`")), "{name}");
        }
    }

    /// Returns how many metrics a file queries, and checks that all of them exist. A panel or an alert for an unknown
    /// metric would never show anything.
    fn queried(file: &str) -> usize {
        let text = std::fs::read_to_string(format!("{}/{file}", env!("CARGO_MANIFEST_DIR"))).expect(file);
        let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let queried: std::collections::BTreeSet<&str> =
            text.split(|c| !is_name(c)).filter(|word| word.starts_with("snakepit_")).collect();
        for name in &queried {
            let is_histogram = |(metric, _): &(&str, &str)| name.strip_suffix("_bucket") == Some(metric);
            let known = [COUNTERS, GAUGES].concat().iter().any(|(metric, _)| metric == name);
            let known = known || HISTOGRAMS.iter().any(is_histogram);
            assert!(known, "{file}: {name}");
        }
        queried.len()
    }

    #[test]
    fn the_dashboard_shows_every_metric_of_this_program() {
        assert_eq!(queried("deploy/grafana/snakepit.json"), [COUNTERS, GAUGES, HISTOGRAMS].concat().len());
    }

    #[test]
    fn the_alerts_query_only_metrics_of_this_program() {
        assert!(queried("deploy/alerts.yml") > 5);
    }
}
