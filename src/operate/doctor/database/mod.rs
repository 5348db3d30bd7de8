//! Examines the database: its connection, its schema, damage, the processes that use it, and its matches.

use std::path::Path;
use std::time::Duration;

use contract::Outcome;
use tokio::time::timeout;

use super::finding::{Finding, Fix, Severity};
use crate::ids::MatchId;
use crate::operate::maintenance::verify_record;
use crate::play::{self, StoreError, StoredMatch};
use crate::store::inspect::{self, Inspector, ProcessCounts, SchemaState, with_suffix};
use crate::store::{OpenError, record_to_check};

const AREA: &str = "database";
const PROCESS: &str = "process";
const INTEGRITY: &str = "integrity";
const MATCHES: &str = "matches";
const ROWS: &str = "rows";
/// The time limit for the first checks: the connection, the schema and the processes.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);
/// The minimum time limit for a check of the whole database. Each megabyte of the database adds a second.
const MIN_CHECK_TIMEOUT: Duration = Duration::from_secs(60);
/// The assumed size of a database on a server, for the time limit. Its real size is unknown.
const ASSUMED_SERVER_MEGABYTES: u64 = 240;
/// The largest normal size of SQLite's write-ahead log. A larger log shows that SQLite has not been able to write it
/// back into the file for a long time.
const MAX_WAL_BYTES: u64 = 64 << 20;
/// The maximum number of finished matches that are verified, newest first.
const MAX_VERIFIED_MATCHES: usize = 200;
/// The maximum number of bad matches that a finding names.
const MAX_NAMED_MATCHES: usize = 5;

/// The result of examining a database.
#[derive(Default)]
pub struct DatabaseReport {
    pub findings: Vec<Finding>,
    /// Whether a bot is using the database.
    pub bot_runs: bool,
}

/// Examines a database without changing it.
pub async fn check_database(address: &str) -> DatabaseReport {
    let mut examined = DatabaseReport::default();
    let checks = async {
        let file = inspect::database_file(address)?;
        if let Some(file) = &file {
            examined.bot_runs = inspect::is_locked(address);
            let what = if examined.bot_runs { "a bot uses the database" } else { "no bot runs" };
            examined.findings.push(Finding::good(PROCESS, what));
            if !file.exists() {
                let what = "its file does not exist yet";
                let advice = "The bot creates it when it starts, and so does doctor --fix; or correct DATABASE_URL";
                examined.findings.push(Finding::notice(AREA, what, advice).with_fix(Fix::PrepareDatabase));
                return Ok(());
            }
            inspect::refuse_hard_links(file)?;
        }
        let first = async {
            let mut inspector = Inspector::open(address).await?;
            let schema = inspector.schema().await?;
            let processes =
                if matches!(schema, SchemaState::Current(_)) { inspector.count_processes().await } else { Ok(None) };
            inspector.close().await;
            Ok::<_, OpenError>((schema, processes))
        };
        let (schema, processes) = match timeout(CONNECT_TIMEOUT, first).await {
            Ok(first) => first?,
            Err(_) => {
                examined.findings.push(timeout_finding(AREA, CONNECT_TIMEOUT));
                return Ok(());
            }
        };
        match processes {
            Ok(Some(processes)) => {
                examined.bot_runs = processes.live > 0;
                examined.findings.push(processes_finding(processes));
            }
            Ok(None) => (),
            Err(error) => examined.findings.push(Finding::wrong(PROCESS, error.to_string(), "Read the server's log")),
        }
        examined.findings.push(schema_finding(schema, examined.bot_runs));
        let file = file.as_deref();
        let metadata = file.and_then(|file| file.metadata().ok());
        let megabytes = metadata.map_or(ASSUMED_SERVER_MEGABYTES, |file| file.len() >> 20);
        let limit = MIN_CHECK_TIMEOUT + Duration::from_secs(megabytes);
        examined
            .findings
            .extend(run_check(INTEGRITY, limit, address, async |inspector| check_damage(inspector, file).await).await);
        if matches!(schema, SchemaState::Current(_)) {
            examined.findings.extend(run_check(ROWS, limit, address, check_rows).await);
            examined.findings.extend(run_check(MATCHES, limit, address, check_all_matches).await);
        }
        Ok::<_, OpenError>(())
    };
    if let Err(error) = checks.await {
        examined.findings.push(open_error_finding(&error));
    }
    // A damaged database is not repaired, because a repair could destroy data that can still be saved.
    let findings = &mut examined.findings;
    if findings.iter().any(|finding| finding.area == INTEGRITY && finding.mark == Severity::Wrong) {
        findings.iter_mut().for_each(|finding| finding.fix = None);
    }
    examined
}

/// Runs a check on its own connection, with a time limit. If the database is damaged, a call to SQLite or sqlx may
/// never return.
async fn run_check(
    area: &'static str,
    limit: Duration,
    address: &str,
    look: impl AsyncFnOnce(&mut Inspector) -> Vec<Finding>,
) -> Vec<Finding> {
    let looked = timeout(limit, async {
        let mut inspector = Inspector::open(address).await?;
        let found = look(&mut inspector).await;
        inspector.close().await;
        Ok(found)
    });
    match looked.await {
        Ok(found) => found.unwrap_or_else(|error: OpenError| vec![open_error_finding(&error)]),
        Err(_) => vec![timeout_finding(area, limit)],
    }
}

/// Returns the finding for a check that exceeded its time limit.
fn timeout_finding(area: &'static str, limit: Duration) -> Finding {
    let what = format!("the database did not answer within {} seconds", limit.as_secs());
    let advice = "If it is a file, keep a copy and restore the newest backup: it is damaged, or its disk is; else read the server's log";
    Finding::wrong(area, what, advice)
}

fn open_error_finding(error: &OpenError) -> Finding {
    let advice = match error {
        OpenError::FolderNotCreated { .. } | OpenError::Unwritable { .. } => {
            "Give the file and its folder to the user that runs the bot, or correct DATABASE_URL"
        }
        OpenError::NotSqlite { .. } => {
            "Keep it, put the newest backup in its place, and correct DATABASE_URL if it is another file"
        }
        OpenError::Unreachable(_) => "Start the server, and check host and port in DATABASE_URL",
        OpenError::Forbidden | OpenError::WrongEncoding(_) | OpenError::TransactionPooler | OpenError::NoEncryption => {
            "The bot does not start until this is done"
        }
        OpenError::HardLinks(_) => "Find the other name with find -samefile, and delete it",
        OpenError::NoDatabase(_) => "Create it with createdb, or correct DATABASE_URL",
        _ => "Correct DATABASE_URL",
    };
    Finding::wrong(AREA, error.to_string(), advice)
}

fn schema_finding(schema: SchemaState, bot_runs: bool) -> Finding {
    match schema {
        SchemaState::Current(number) => {
            let found = Finding::good(AREA, format!("its schema is {number}, as this program expects"));
            if bot_runs { found } else { found.with_fix(Fix::OptimizeDatabase) }
        }
        SchemaState::Empty => {
            Finding::notice(AREA, "it is empty", "The bot fills it when it starts, and so does doctor --fix")
                .with_fix(Fix::PrepareDatabase)
        }
        SchemaState::Older { schema, missing } => {
            let what = format!("its schema {schema} is older than this program; missing migrations: {missing}");
            if bot_runs {
                let advice = "Stop the bot, which is older too, and start this program: it migrates the database";
                return Finding::notice(AREA, what, advice);
            }
            let advice = "Make a backup; the next start of the bot runs them, and so does doctor --fix";
            Finding::notice(AREA, what, advice).with_fix(Fix::PrepareDatabase)
        }
        SchemaState::Extended(number) => Finding::notice(
            AREA,
            format!("a newer program has added to it: its schema is {number}"),
            "This program can use it too, but finish the upgrade soon: only the newer one can back it up",
        ),
        SchemaState::Newer(number) => Finding::wrong(
            AREA,
            format!("a newer program wrote it: its schema is {number}"),
            "Run that version, or restore the backup from before the update",
        ),
        SchemaState::Changed(number) => Finding::wrong(
            AREA,
            format!("migration {number} is not the one of this program"),
            "Run the program that created the database: this one was changed",
        ),
        SchemaState::Unfinished(number) => Finding::wrong(
            AREA,
            format!("migration {number} failed halfway"),
            "Restore the backup from before the update, and start the bot again",
        ),
    }
}

async fn check_damage(inspector: &mut Inspector, file: Option<&Path>) -> Vec<Finding> {
    const ADVICE: &str = "Stop the bot, keep a copy of the files, and restore the newest backup";
    let mut found = match inspector.find_damage().await {
        Ok(damage) if damage.is_empty() => vec![Finding::good(INTEGRITY, "no damage found")],
        Ok(damage) => damage.into_iter().map(|line| Finding::wrong(INTEGRITY, line, ADVICE)).collect(),
        Err(error) => vec![Finding::wrong(INTEGRITY, error.to_string(), ADVICE)],
    };
    let log = file.and_then(|file| std::fs::metadata(with_suffix(file, "-wal")).ok());
    if let Some(length) = log.map(|log| log.len()).filter(|length| *length > MAX_WAL_BYTES) {
        let what = format!("SQLite's log has {} MiB, because something reads without end", length >> 20);
        found.push(Finding::notice(AREA, what, "End other programs that have the file open, or restart the bot"));
    }
    found
}

/// Reads every row, and loads every unfinished match and every open tournament.
async fn check_rows(inspector: &mut Inspector) -> Vec<Finding> {
    const ADVICE: &str = "The bot skips it; cancel it with snakepit cancel and its name, or restore a backup";
    match inspector.find_unreadable(false).await {
        Ok(found) if found.is_empty() => vec![Finding::good(ROWS, "everything stored can be read")],
        Ok(found) => found.iter().map(|one| Finding::wrong(ROWS, one.to_string(), ADVICE)).collect(),
        Err(error) => vec![Finding::wrong(ROWS, error.to_string(), "Look at the findings about the database")],
    }
}

fn processes_finding(ProcessCounts { live, shards, held }: ProcessCounts) -> Finding {
    let what = format!("{live} bots use the database, with {held} of {shards} shards");
    match live {
        0 => Finding::good(PROCESS, "no bot runs"),
        _ if held < shards => {
            Finding::notice(PROCESS, what, "If this stays so for a minute, read the logs of the bots")
        }
        _ => Finding::good(PROCESS, what),
    }
}

/// Rebuilds every unfinished match, and verifies the newest finished matches.
async fn check_all_matches(inspector: &mut Inspector) -> Vec<Finding> {
    const REBUILT: Check = Check {
        test: play::check_rebuildable,
        good: "open or paused ones can go on",
        bad: "cannot go on",
        advice: "The bot stops it without a result when somebody uses it; keep a backup, and report this",
    };
    const VERIFIED: Check = Check {
        test: verify_stored_match,
        good: "newest finished ones keep the rules",
        bad: "breaks the rules",
        advice: "It was changed outside of the bot, or the bot has a bug: report it with the record",
    };
    let mut found = Vec::new();
    for (ids, check) in [
        (inspector.unfinished_matches().await, REBUILT),
        (inspector.finished_matches(MAX_VERIFIED_MATCHES).await, VERIFIED),
    ] {
        found.extend(match ids {
            Ok(ids) => check_matches(inspector, ids, &check).await,
            Err(error) => {
                vec![Finding::wrong(MATCHES, error.to_string(), "Look at the findings about the database")]
            }
        });
    }
    found
}

/// A check of stored matches, with the words that the findings use for valid and invalid matches.
struct Check {
    test: fn(StoredMatch) -> Result<(), String>,
    good: &'static str,
    bad: &'static str,
    advice: &'static str,
}

async fn check_matches(inspector: &mut Inspector, ids: Vec<MatchId>, check: &Check) -> Vec<Finding> {
    let Check { test, good, bad, advice } = check;
    let (mut passed, mut failed) = (0, Vec::new());
    for id in ids {
        let result = match inspector.load_match(id).await {
            Ok(Some(stored)) => test(stored),
            // The match was deleted in the meantime.
            Ok(None) => continue,
            Err(StoreError::Unreadable { why, .. }) => Err(why),
            Err(error) => Err(error.to_string()),
        };
        let Err(why) = result else {
            passed += 1;
            continue;
        };
        let name = format!("match {}", id.to_short());
        // Some reasons begin with the match's name.
        let why = why.strip_prefix(&name).unwrap_or(&why).trim_start_matches([',', ':', ' ']);
        failed.push(Finding::wrong(MATCHES, format!("{name} {bad}: {why}"), *advice));
    }
    let mut found = vec![Finding::good(MATCHES, format!("{passed} of {} {good}", passed + failed.len()))];
    let more = failed.len().saturating_sub(MAX_NAMED_MATCHES);
    found.extend(failed.into_iter().take(MAX_NAMED_MATCHES));
    if more > 0 {
        found.push(Finding::wrong(MATCHES, format!("of {more} more, each {bad}"), *advice));
    }
    found
}

/// Verifies a finished match. Accepts matches with older rules and stopped matches, because their results cannot be
/// checked.
fn verify_stored_match(stored: StoredMatch) -> Result<(), String> {
    let stopped = stored.meta.outcome.as_ref().is_some_and(|outcome| outcome["why"] == Outcome::STOPPED);
    if !rules::is_current(&stored.meta.game, stored.meta.rules) || stopped {
        return Ok(());
    }
    verify_record(&record_to_check(stored).ok_or("it never began")?)
}

#[cfg(test)]
mod tests;
