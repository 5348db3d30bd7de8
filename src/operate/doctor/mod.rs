//! `snakepit doctor`: checks settings, Discord, the database and the machine, and says what to do about each problem.
//!
//! Checks only read, and may run beside the bot. [`fix`] does what cannot lose data. Most checks are functions of their inputs;
//! `online.rs` and `database.rs` fetch the inputs.

mod application;
mod clock;
mod database;
mod endpoint;
mod finding;
mod letters;
mod matches;
mod online;
mod permissions;
mod storage;

use std::collections::BTreeSet;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;

pub use finding::{Finding, Fix, Mark};

use crate::config::{Config, Token};
use crate::store::{self, Database, FileLock, inspect};
use pictures::Renderer;

/// Checks everything; with `channel` also the bot's permissions there.
pub async fn examine(config: &Config, channel: Option<u64>) -> Vec<Finding> {
    let database = database::examine(&config.database_url).await;
    let mut found = online::findings(config, channel, database.bot_runs).await;
    found.extend(database.findings);
    if let Ok(Some(file)) = inspect::file_of(&config.database_url) {
        found.extend(storage::findings(&file));
    }
    found.push(endpoint::finding(config.http_address).await);
    found.extend(match Renderer::with_system_fonts() {
        Ok(renderer) => letters::findings(|word| renderer.has_letters(word)),
        Err(error) => vec![Finding::wrong("letters", error.to_string(), "Install the program again")],
    });
    found.extend(readable_by_others(Path::new(".env")));
    found
}

/// Does what the findings allow, and tells what it did.
pub async fn fix(config: &Config, findings: &[Finding]) -> Vec<Finding> {
    let fixes: BTreeSet<Fix> = findings.iter().filter_map(|finding| finding.fix).collect();
    let mut done = Vec::new();
    for fix in fixes {
        let (result, what) = match fix {
            Fix::PrepareDatabase => {
                (prepare(&config.database_url).await, "the database has the schema of this program")
            }
            Fix::TidyDatabase => (tidy(&config.database_url).await, "the database is tidy: its log is written back"),
            Fix::RegisterCommands => (online::register_commands(config).await, "the commands are registered"),
        };
        done.push(match result {
            Ok(()) => Finding::good("fixed", what),
            Err(why) => Finding::wrong("not fixed", why, ""),
        });
    }
    done
}

/// Returns the findings as lines, without the token.
pub fn report(findings: &[Finding], token: Option<&Token>) -> String {
    let lines: String = findings.iter().map(|finding| format!("{finding}\n")).collect();
    match token.map(Token::expose).filter(|token| !token.is_empty()) {
        Some(token) => lines.replace(token, "[token]"),
        None => lines,
    }
}

/// Whether a finding is a problem.
pub fn is_wrong(findings: &[Finding]) -> bool {
    findings.iter().any(|finding| finding.mark == Mark::Wrong)
}

/// Creates a missing database, and runs outstanding migrations.
async fn prepare(address: &str) -> Result<(), String> {
    let _lock = FileLock::take(address).map_err(|error| error.to_string())?;
    let database = Database::open(address).await.map_err(|error| error.to_string())?;
    database.close().await;
    Ok(())
}

async fn tidy(address: &str) -> Result<(), String> {
    let _lock = FileLock::take(address).map_err(|error| error.to_string())?;
    store::tidy(address).await.map_err(|error| error.to_string())
}

/// Warns if other users of the machine can read a token in this file.
fn readable_by_others(file: &Path) -> Option<Finding> {
    let mode = std::fs::metadata(file).ok()?.permissions().mode();
    let text = std::fs::read_to_string(file).ok()?;
    let has_token = text.lines().any(|line| line.trim_start().starts_with("DISCORD_TOKEN="));
    (has_token && mode & 0o044 != 0).then(|| {
        let what = format!("other users of this machine can read the token in {}", file.display());
        Finding::notice("token", what, format!("Run chmod 600 {}", file.display()))
    })
}

#[cfg(test)]
mod tests;
