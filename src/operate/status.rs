//! `snakepit status` and `snakepit announce`, which work while the bot is running.

use std::fmt::Write as _;
use std::time::Duration;

use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

use crate::play::StoreError;
use crate::store::inspect::{self, Inspector, SchemaState};
use crate::store::{Announcement, BotStatus, Database, GameCounts, OpenError, ProcessReport, Unreadable};
use crate::timestamp::Timestamp;

/// If a process has not reported for this long, it has ended or cannot reach the database.
const REPORT_TIMEOUT: Duration = Duration::from_secs(15);
/// The maximum length of an announcement, in characters.
const MAX_ANNOUNCEMENT_CHARS: usize = 200;
/// The maximum time that an announcement is shown.
const MAX_ANNOUNCEMENT_TIME: Duration = Duration::from_secs(30 * 86_400);

/// Why the status cannot be shown or the announcement cannot be made. `Display` is written for the operator.
#[derive(Debug, thiserror::Error)]
pub enum StatusError {
    #[error(transparent)]
    Open(#[from] OpenError),
    #[error("the database cannot be read: {0}")]
    Failed(#[from] StoreError),
    #[error("the database does not have this program's schema; start the bot once, or use the bot's own program")]
    WrongSchema,
    #[error(
        "nothing that cannot be read is called “{0}”; see snakepit doctor; parts are cancelled with their match or tournament"
    )]
    NothingUnreadable(String),
    #[error(
        "there is no match “{0}”; give its ID as the log shows it, the link to its newest message, or its number with --server"
    )]
    NoMatch(String),
    #[error("an announcement is one line of at most {MAX_ANNOUNCEMENT_CHARS} characters")]
    InvalidText,
    #[error("--until must be a time within 30 days, such as 90m, 12h, 2d or 2026-01-31T18:00 (UTC), not “{0}”")]
    InvalidUntil(String),
}

/// Opens a database for writing. It must have this program's schema, because opening an older database would upgrade it
/// while a bot is running.
pub async fn open_for_writing(address: &str) -> Result<Database, StatusError> {
    open_for_reading(address).await?.close().await;
    Ok(Database::open(address).await?)
}

/// Opens a database for reading. It must have this program's schema.
async fn open_for_reading(address: &str) -> Result<Inspector, StatusError> {
    let mut inspector = Inspector::open(address).await?;
    match inspector.schema().await? {
        SchemaState::Current(_) => Ok(inspector),
        _ => Err(StatusError::WrongSchema),
    }
}

/// Returns the status at `now` as lines for the operator.
///
/// # Errors
/// Fails if the database cannot be read.
pub async fn status(address: &str, now: Timestamp) -> Result<String, StatusError> {
    let mut inspector = open_for_reading(address).await?;
    let status = inspector.status(now).await?;
    let unreadable = inspector.find_unreadable(true).await?;
    inspector.close().await;
    // If no process holds the lock, the bot is not running. Reports from before the lock was taken come from an earlier
    // process.
    let running_since = match inspect::database_file(address)? {
        Some(_) => inspect::locked_since(address).unwrap_or(Timestamp::MAX),
        None => Timestamp::MIN,
    };
    Ok(status_lines(&status, &unreadable, running_since.max(now - REPORT_TIMEOUT), now))
}

/// Cancels an unreadable match or tournament, or deletes an unreadable row of any other kind.
///
/// # Errors
/// Fails if no unreadable data has this name, or if the database cannot be written.
pub async fn cancel_unreadable(address: &str, what: &str, now: Timestamp) -> Result<(), StatusError> {
    let database = open_for_writing(address).await?;
    let cancelled = database.cancel_unreadable(what).await?;
    database.store_operator_act(format!("cancel {what}"), None, now).await?;
    database.close().await;
    if cancelled > 0 { Ok(()) } else { Err(StatusError::NothingUnreadable(what.to_owned())) }
}

/// Shows `text` below every match until the time that `until` names.
///
/// # Errors
/// Fails if the text or the time is not allowed, or if the database cannot be written.
pub async fn announce(address: &str, text: &str, until: &str, now: Timestamp) -> Result<Announcement, StatusError> {
    let text = text.trim();
    if text.is_empty() || text.chars().count() > MAX_ANNOUNCEMENT_CHARS || text.contains(char::is_control) {
        return Err(StatusError::InvalidText);
    }
    let until = parse_until(until, now).ok_or_else(|| StatusError::InvalidUntil(until.to_owned()))?;
    let announcement = Announcement { text: text.to_owned(), until };
    store_announcement(address, Some(&announcement), now).await?;
    Ok(announcement)
}

/// Stores the announcement, or removes it.
///
/// # Errors
/// Fails if the database cannot be written.
pub async fn store_announcement(
    address: &str,
    announcement: Option<&Announcement>,
    now: Timestamp,
) -> Result<(), StatusError> {
    let database = open_for_writing(address).await?;
    database.set_announcement(announcement).await?;
    let text = announcement.map_or("nothing", |announcement| &announcement.text);
    database.store_operator_act(format!("announce {text}"), None, now).await?;
    database.close().await;
    Ok(())
}

/// Parses a time in UTC, or a duration from `now`, such as 90m. The time must be in the future, and at most
/// [`MAX_ANNOUNCEMENT_TIME`] away.
fn parse_until(text: &str, now: Timestamp) -> Option<Timestamp> {
    let until = match text.strip_suffix(['m', 'h', 'd']).map(str::parse) {
        Some(Ok(number)) => {
            let unit = match text.as_bytes().last()? {
                b'm' => 60,
                b'h' => 3_600,
                _ => 86_400,
            };
            now + Duration::from_secs(u64::checked_mul(number, unit)?)
        }
        _ => {
            let text = text.trim_end_matches('Z').replacen(' ', "T", 1);
            let seconds = if text.matches(':').count() == 1 { ":00" } else { "" };
            let moment = OffsetDateTime::parse(&format!("{text}{seconds}Z"), &Rfc3339).ok()?;
            Timestamp(moment.unix_timestamp() * 1_000)
        }
    };
    (until > now && until - now <= MAX_ANNOUNCEMENT_TIME).then_some(until)
}

/// Returns a time in UTC, such as 2026-01-31 18:00:00.
pub fn format_utc(at: Timestamp) -> String {
    let moment = OffsetDateTime::from_unix_timestamp(at.0.div_euclid(1_000)).unwrap_or(OffsetDateTime::UNIX_EPOCH);
    format!("{} {:02}:{:02}:{:02}", moment.date(), moment.hour(), moment.minute(), moment.second())
}

/// Returns a duration in its largest unit, such as "5 min".
fn format_duration(duration: Duration) -> String {
    match duration.as_secs() {
        seconds @ ..120 => format!("{seconds} s"),
        seconds @ ..7_200 => format!("{} min", seconds / 60),
        seconds @ ..172_800 => format!("{} h", seconds / 3_600),
        seconds => format!("{} d", seconds / 86_400),
    }
}

/// Returns the status as lines. A process whose last report is older than `since` counts as ended.
fn status_lines(status: &BotStatus, unreadable: &[Unreadable], since: Timestamp, now: Timestamp) -> String {
    let mut text = String::new();
    let (running, silent): (Vec<_>, Vec<_>) = status.reports.iter().partition(|(reported_at, _)| *reported_at >= since);
    let servers: usize = running.iter().map(|(_, report)| report.servers).sum();
    // Writing to a `String` cannot fail.
    let _ = writeln!(text, "processes: {}; servers: {servers}", running.len());
    for (reported_at, report) in &running {
        let _ = writeln!(text, "  {}", process_line(report, *reported_at));
    }
    for (reported_at, report) in &silent {
        let ago = format_duration(now - *reported_at);
        let name = process_name(report);
        let _ = writeln!(text, "  {name}: no report for {ago}; it has ended, or cannot reach the database");
    }
    let open: i64 = status.games.iter().map(|game| game.lobbies + game.running).sum();
    let _ = writeln!(text, "open matches: {open}");
    for GameCounts { game, lobbies, running, archived } in &status.games {
        let _ = writeln!(text, "  {game}: lobbies {lobbies}, running {running}, archived {archived}");
    }
    let BotStatus { expired_matches: expired, unshown_matches: unshown, .. } = status;
    let _ = writeln!(text, "deadlines that have passed: {expired}; changes not shown yet: {unshown}");
    for unreadable in unreadable {
        let _ = writeln!(text, "skipped: {unreadable}");
    }
    if let Some(Announcement { text: line, until }) = &status.announcement {
        let _ = writeln!(text, "announcement until {} UTC: {line}", format_utc(*until));
    }
    let mut errors: Vec<&(Timestamp, String)> = status.reports.iter().flat_map(|(_, report)| &report.errors).collect();
    errors.sort();
    text += if errors.is_empty() { "last errors: none\n" } else { "last errors:\n" };
    for (at, error) in errors {
        let _ = writeln!(text, "  {} UTC {error}", format_utc(*at));
    }
    text
}

fn process_name(report: &ProcessReport) -> String {
    format!("version {} (commit {}), started {} UTC", report.version, report.commit, format_utc(report.started_at))
}

fn process_line(report: &ProcessReport, reported_at: Timestamp) -> String {
    if report.leases_renewed_at == Timestamp::default() {
        return format!("{}: it is starting, and has no shards yet", process_name(report));
    }
    // Reports from earlier versions do not say what each shard waits for.
    let with_wait = |shard: u32| match report.waits.iter().find(|(waiting, _)| *waiting == shard) {
        Some((_, wait)) => format!("{shard} (waits for {wait})"),
        None => shard.to_string(),
    };
    let disconnected = report.shards.iter().filter(|(_, connected)| !connected).map(|(shard, _)| with_wait(*shard));
    let disconnected: Vec<String> = disconnected.collect();
    let disconnected =
        if disconnected.is_empty() { String::new() } else { format!(", disconnected: {}", disconnected.join(", ")) };
    let name = |&(shard, connected): &(u32, bool)| if connected { with_wait(shard) } else { shard.to_string() };
    let shards: Vec<String> = report.shards.iter().map(name).collect();
    let shards = if shards.is_empty() { "none (standby)".to_owned() } else { shards.join(" ") };
    let (shown, loaded) = report.matches;
    format!(
        "{}; shards: {shards}{disconnected}; leases renewed {} before its report; servers {}, matches shown {shown}, in memory {loaded}",
        process_name(report),
        format_duration(reported_at - report.leases_renewed_at),
        report.servers,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Timestamp = Timestamp(1_769_882_400_000);

    #[test]
    fn a_time_is_a_duration_or_a_moment_in_utc() {
        assert_eq!(format_utc(NOW), "2026-01-31 18:00:00");
        for (text, minutes) in [("90m", 90), ("2h", 120), ("1d", 1_440), ("2026-01-31T19:00", 60)] {
            assert_eq!(parse_until(text, NOW), Some(NOW + Duration::from_secs(minutes * 60)), "{text}");
        }
        for (text, minutes) in [("2026-01-31 19:00Z", 60), ("2026-01-31T18:01:00", 1)] {
            assert_eq!(parse_until(text, NOW), Some(NOW + Duration::from_secs(minutes * 60)), "{text}");
        }
        for text in
            ["", "m", "soon", "0m", "31d", "99999999999999999999d", "2026-01-31T17:59", "2026-13-01T00:00", "-1h"]
        {
            assert_eq!(parse_until(text, NOW), None, "{text}");
        }
    }

    #[test]
    fn the_status_names_processes_matches_and_errors() {
        let report = |shards: Vec<(u32, bool)>, errors| ProcessReport {
            version: "1.2.3".to_owned(),
            commit: "abc".to_owned(),
            started_at: NOW - Duration::from_secs(7_200),
            servers: 20,
            matches: (7, 3),
            leases_renewed_at: NOW - Duration::from_secs(14),
            waits: vec![(0, "the acknowledgement of a heartbeat".to_owned()), (1, "READY".to_owned())],
            shards,
            errors,
        };
        let at = NOW - Duration::from_secs(11);
        let old = NOW - Duration::from_secs(600);
        let status = BotStatus {
            reports: vec![
                (at, report(vec![(0, true), (1, false)], vec![(old, "the store accepts no changes".to_owned())])),
                (old, report(Vec::new(), Vec::new())),
            ],
            games: vec![GameCounts { game: "chess".to_owned(), lobbies: 1, running: 2, archived: 3 }],
            expired_matches: 4,
            unshown_matches: 5,
            announcement: Some(Announcement { text: "Back soon".to_owned(), until: NOW }),
        };
        let wanted = "\
processes: 1; servers: 20
  version 1.2.3 (commit abc), started 2026-01-31 16:00:00 UTC; shards: 0 (waits for the acknowledgement of a heartbeat) 1, disconnected: 1 (waits for READY); leases renewed 3 s before its report; servers 20, matches shown 7, in memory 3
  version 1.2.3 (commit abc), started 2026-01-31 16:00:00 UTC: no report for 10 min; it has ended, or cannot reach the database
open matches: 3
  chess: lobbies 1, running 2, archived 3
deadlines that have passed: 4; changes not shown yet: 5
announcement until 2026-01-31 18:00:00 UTC: Back soon
last errors:
  2026-01-31 17:50:00 UTC the store accepts no changes
";
        assert_eq!(status_lines(&status, &[], NOW - REPORT_TIMEOUT, NOW), wanted);
        let none = status_lines(&status, &[], Timestamp::MAX, NOW);
        assert!(none.starts_with("processes: 0; servers: 0\n"), "{none}");
        let starting = process_line(&ProcessReport::default(), NOW);
        assert!(starting.ends_with(": it is starting, and has no shards yet"), "{starting}");
    }
}
