//! `snakepit doctor`: checks settings, Discord, the database and the machine, and gives advice on each problem.
//!
//! Checks only read, so they can run while the bot is running. [`fix`] makes only repairs that cannot lose data.
//! `online` fetches the data that `application` checks.

mod application;
mod database;
mod finding;
mod machine;
mod online;

use std::collections::BTreeSet;
use std::error::Error;

pub use finding::{Finding, Fix, Severity};
pub use online::check_permissions;

use crate::config::{Config, Token};
use crate::ids::ChannelId;
use crate::store::{self, Database, FileLock};

/// Runs all checks. If `channel` is given, also checks the bot's permissions in it.
pub async fn examine(config: &Config, channel: Option<ChannelId>) -> Vec<Finding> {
    let database = database::check_database(&config.database_url).await;
    let mut found = online::check_discord(config, channel, database.bot_runs).await;
    found.extend(database.findings);
    found.extend(machine::check_machine(config).await);
    found
}

/// Makes the repairs that the findings name. Returns a finding for each repair.
pub async fn fix(config: &Config, findings: &[Finding]) -> Vec<Finding> {
    let fixes: BTreeSet<Fix> = findings.iter().filter_map(|finding| finding.fix).collect();
    let mut done = Vec::new();
    for fix in fixes {
        done.push(match apply_fix(config, fix).await {
            Ok(what) => Finding::good("fixed", what),
            Err(why) => Finding::wrong("not fixed", why.to_string(), ""),
        });
    }
    done
}

/// Makes one repair. Returns the text of its finding.
async fn apply_fix(config: &Config, fix: Fix) -> Result<&'static str, Box<dyn Error>> {
    let address = &config.database_url;
    match fix {
        Fix::PrepareDatabase => {
            let _lock = FileLock::acquire(address)?;
            Database::open(address).await?.close().await;
            Ok("the database has the schema of this program")
        }
        Fix::OptimizeDatabase => {
            let _lock = FileLock::acquire(address)?;
            store::optimize_file(address).await?;
            Ok("the database is tidy: its log is written back")
        }
        Fix::RegisterCommands => {
            online::register_commands(config).await?;
            Ok("the commands are registered")
        }
    }
}

/// Returns the findings as lines, without the token.
pub fn format_findings(findings: &[Finding], token: Option<&Token>) -> String {
    let lines: String = findings.iter().map(|finding| format!("{finding}\n")).collect();
    match token.map(Token::expose).filter(|token| !token.is_empty()) {
        Some(token) => lines.replace(token, "[token]"),
        None => lines,
    }
}

/// Returns whether any finding is a problem.
pub fn has_problem(findings: &[Finding]) -> bool {
    findings.iter().any(|finding| finding.mark == Severity::Wrong)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_report_never_has_the_token() {
        let findings = [Finding::wrong("token", "the server said: Bot MTIz.abc.secret", "")];
        let token = Token::new("MTIz.abc.secret");
        assert_eq!(format_findings(&findings, Some(&token)), "✗ token: the server said: Bot [token]\n");
        assert!(format_findings(&findings, None).contains("secret"));
        assert!(has_problem(&findings) && !has_problem(&[Finding::notice("a", "b", "c")]));
    }
}
