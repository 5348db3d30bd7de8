//! The database: whether it can be reached, its schema, damage, the processes that use it, and its matches.

use std::path::Path;
use std::time::Duration;

use super::finding::{Finding, Fix, Mark};
use super::matches;
use crate::store::OpenError;
use crate::store::inspect::{self, Inspector, Processes, Schema};

const AREA: &str = "database";
const PROCESS: &str = "process";
const INTEGRITY: &str = "integrity";
/// How long the server may take for its first answer.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);
/// A log of SQLite that is larger than this was not written back for long.
const LARGE_LOG: u64 = 64 << 20;

/// What is found in a database.
pub struct Examined {
    pub findings: Vec<Finding>,
    /// Whether a bot uses it now.
    pub bot_runs: bool,
}

/// Reads the database at an address. Changes nothing.
pub async fn examine(address: &str) -> Examined {
    let file = match inspect::file_of(address) {
        Ok(file) => file,
        Err(error) => return Examined { findings: vec![unopened(&error)], bot_runs: false },
    };
    let mut findings = Vec::new();
    let mut bot_runs = false;
    if let Some(file) = &file {
        bot_runs = inspect::is_locked(address);
        findings.push(Finding::good(PROCESS, if bot_runs { "a bot uses the database" } else { "no bot runs" }));
        if !file.exists() {
            let what = format!("{} does not exist yet", file.display());
            let advice = "The bot creates it when it starts, and so does doctor --fix; or correct DATABASE_URL";
            findings.push(Finding::notice(AREA, what, advice).with_fix(Fix::PrepareDatabase));
            return Examined { findings, bot_runs };
        }
    }
    let mut inspector = match tokio::time::timeout(CONNECT_TIMEOUT, Inspector::open(address)).await {
        Ok(Ok(inspector)) => inspector,
        Ok(Err(error)) => {
            findings.push(unopened(&error));
            return Examined { findings, bot_runs };
        }
        Err(_) => {
            findings.push(unopened(&OpenError::Unreachable("it does not answer".to_owned())));
            return Examined { findings, bot_runs };
        }
    };
    let schema = inspector.schema().await;
    let current = matches!(schema, Ok(Schema::Current(_)));
    if file.is_none() && current {
        match inspector.processes().await {
            Ok(Some(processes)) => {
                bot_runs = processes.live > 0;
                findings.push(shared(processes));
            }
            Ok(None) => (),
            Err(error) => findings.push(Finding::wrong(PROCESS, error.to_string(), "Read the server's log")),
        }
    }
    let readable = schema.is_ok();
    findings.push(match schema {
        Ok(schema) => of_schema(schema, bot_runs),
        Err(error) => unopened(&error),
    });
    if readable {
        findings.extend(damage(&mut inspector, file.as_deref()).await);
    }
    if current {
        findings.extend(matches::findings(&mut inspector).await);
    }
    inspector.close().await;
    // A damaged database stays as it is, because something may still be saved.
    if findings.iter().any(|finding| finding.area == INTEGRITY && finding.mark == Mark::Wrong) {
        findings.iter_mut().for_each(|finding| finding.fix = None);
    }
    Examined { findings, bot_runs }
}

fn unopened(error: &OpenError) -> Finding {
    let advice = match error {
        OpenError::Unsupported(_) | OpenError::NoFile | OpenError::Address => "Correct DATABASE_URL",
        OpenError::Folder { .. } | OpenError::Unwritable { .. } => {
            "Give the file and its folder to the user that runs the bot, or correct DATABASE_URL"
        }
        OpenError::Garbage { .. } => {
            "Keep it, put the newest backup in its place, and correct DATABASE_URL if it is another file"
        }
        OpenError::Unreachable(_) => "Start the server, and check host and port in DATABASE_URL",
        OpenError::Refused(_) => "Correct the user name or password in DATABASE_URL",
        OpenError::NoDatabase(_) => "Create it with createdb, or correct DATABASE_URL",
        OpenError::InUse { .. } | OpenError::Newer { .. } | OpenError::Unreleased(_) | OpenError::Schema { .. } => "",
    };
    Finding::wrong(AREA, error.to_string(), advice)
}

fn of_schema(schema: Schema, bot_runs: bool) -> Finding {
    match schema {
        Schema::Current(number) => {
            let found = Finding::good(AREA, format!("its schema is {number}, as this program expects"));
            if bot_runs { found } else { found.with_fix(Fix::TidyDatabase) }
        }
        Schema::Empty => {
            Finding::notice(AREA, "it is empty", "The bot fills it when it starts, and so does doctor --fix")
                .with_fix(Fix::PrepareDatabase)
        }
        Schema::Older { schema, missing } if bot_runs => Finding::notice(
            AREA,
            format!("its schema {schema} is older than this program; missing migrations: {missing}"),
            "Stop the bot, which is older too, and start this program: it migrates the database",
        ),
        Schema::Older { schema, missing } => Finding::notice(
            AREA,
            format!("its schema {schema} is older than this program; missing migrations: {missing}"),
            "Make a backup; the next start of the bot runs them, and so does doctor --fix",
        )
        .with_fix(Fix::PrepareDatabase),
        Schema::Newer(number) => Finding::wrong(
            AREA,
            format!("a newer program wrote it: its schema is {number}"),
            "Run that version, or restore the backup from before the update",
        ),
        Schema::Unreleased => Finding::wrong(
            AREA,
            "a program from before the first release wrote it",
            "Name a new file or an empty database in DATABASE_URL",
        ),
        Schema::Changed(number) => Finding::wrong(
            AREA,
            format!("migration {number} is not the one of this program"),
            "Run the program that created the database: this one was changed",
        ),
        Schema::Unfinished(number) => Finding::wrong(
            AREA,
            format!("migration {number} failed halfway"),
            "Restore the backup from before the update, and start the bot again",
        ),
    }
}

async fn damage(inspector: &mut Inspector, file: Option<&Path>) -> Vec<Finding> {
    const ADVICE: &str = "Stop the bot, keep a copy of the files, and restore the newest backup";
    let mut found = match inspector.damage().await {
        Ok(damage) if damage.is_empty() => vec![Finding::good(INTEGRITY, "no damage found")],
        Ok(damage) => damage.into_iter().map(|line| Finding::wrong(INTEGRITY, line, ADVICE)).collect(),
        Err(error) => vec![Finding::wrong(INTEGRITY, error.to_string(), ADVICE)],
    };
    let Some(file) = file else {
        let advice = "Check it where the server's disk is managed";
        found.push(Finding::notice("encryption", "that of a PostgreSQL server cannot be seen from here", advice));
        return found;
    };
    let mut log = file.as_os_str().to_owned();
    log.push("-wal");
    if let Some(length) = std::fs::metadata(log).ok().map(|log| log.len()).filter(|length| *length > LARGE_LOG) {
        let what = format!("SQLite's log has {} MiB, because something reads without end", length >> 20);
        found.push(Finding::notice(AREA, what, "End other programs that have the file open, or restart the bot"));
    }
    found
}

fn shared(Processes { live, shards, held }: Processes) -> Finding {
    let what = format!("{live} bots use the database, with {held} of {shards} shards");
    match live {
        0 => Finding::good(PROCESS, "no bot runs"),
        _ if held < shards => {
            Finding::notice(PROCESS, what, "If this stays so for a minute, read the logs of the bots")
        }
        _ => Finding::good(PROCESS, what),
    }
}

#[cfg(test)]
mod tests;
