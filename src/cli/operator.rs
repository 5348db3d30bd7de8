//! The commands for operators: backups, users' data, health and repairs.

use std::io::Write as _;
use std::path::PathBuf;

use clap::Subcommand;

use super::printable::sanitize;
use super::run::{CommandResult, run_on_runtime};
use super::start::USAGE_ERROR;
use crate::config::Config;
use crate::ids::{ChannelId, GuildId, MatchId, UserId};
use crate::operate::doctor::{self, Finding};
use crate::operate::resigning::resign_and_delete_data;
use crate::operate::{endpoints, maintenance, status};
use crate::play::{BlockTarget, Clock as _, Store as _, StoreError, SystemClock};
use crate::store::{self, Database, DeletionOutcome, FileLock};

#[derive(Subcommand)]
pub enum BlockCommand {
    /// Block a user, who can then neither open nor join matches.
    User {
        /// The user's ID on Discord.
        user: UserId,
        /// Unblock the user instead.
        #[arg(long)]
        undo: bool,
    },
    /// Block a server, so that nobody can open or join matches there.
    Server {
        /// The server's ID on Discord.
        server: GuildId,
        /// Unblock the server instead.
        #[arg(long)]
        undo: bool,
    },
    /// List the blocked users and servers.
    List,
}

pub async fn backup(config: Config, file: PathBuf) -> CommandResult {
    store::back_up(&config.database_url, &file).await?;
    println!("Backed up to {0}. To check it: snakepit restore --check {0}", file.display());
    Ok(())
}

pub async fn restore(config: Config, file: PathBuf, check: bool, rebuild: bool) -> CommandResult {
    let report = if check {
        maintenance::check_backup(&file).await
    } else {
        maintenance::restore(&file, &config.database_url, rebuild).await
    };
    let report = report?;
    print!("{}", sanitize(&report));
    Ok(report.ensure_flawless()?)
}

/// Shows a line of text below every match until a given time. If `line` is `None`, removes the line.
pub async fn announce(config: Config, line: Option<(String, String)>) -> CommandResult {
    match line {
        Some((text, until)) => {
            let shown = status::announce(&config.database_url, &text, &until, SystemClock::new().now()).await?;
            println!("Every table shows this line until {} UTC: {}", status::format_utc(shown.until), shown.text);
        }
        None => {
            status::store_announcement(&config.database_url, None, SystemClock::new().now()).await?;
            println!("The announcement is removed.");
        }
    }
    Ok(())
}

/// Cancels an unreadable match or tournament, or deletes an unreadable row of any other kind.
pub async fn cancel(config: Config, what: String) -> CommandResult {
    status::cancel_unreadable(&config.database_url, &what, SystemClock::new().now()).await?;
    println!("Cancelled: {what}.");
    Ok(())
}

/// Deletes all data about a user. If `resign` is set, first resigns for the user in all open matches and leaves all
/// lobbies.
pub async fn forget(config: Config, user: UserId, resign: bool) -> CommandResult {
    let _lock = FileLock::acquire(&config.database_url)?;
    let database = Database::open(&config.database_url).await?;
    let forgotten = match resign {
        true => resign_and_delete_data(&database, user, config.computer_move_time).await?,
        false => database.delete_user_data(user).await?,
    };
    match forgotten {
        DeletionOutcome::Deleted(matches) => {
            println!("Everything about user {user} is deleted. Matches changed or deleted: {}.", matches.len());
            Ok(())
        }
        DeletionOutcome::InOpenMatches(open) => {
            let open = open.into_iter().map(MatchId::to_short).collect::<Vec<_>>().join(", ");
            let why = if resign {
                "has resigned, but others play on, so nothing is deleted; try again when these matches have ended"
            } else {
                "still plays, so nothing is deleted; try again when these matches have ended, or add --resign"
            };
            Err(format!("user {user} {why}: {open}").into())
        }
    }
}

/// Writes all data about a user to a file.
pub async fn export(config: Config, user: UserId, file: PathBuf) -> CommandResult {
    let _lock = FileLock::acquire(&config.database_url)?;
    let database = Database::open(&config.database_url).await?;
    let export = database.export_user_data(user, SystemClock::new().now(), usize::MAX).await?;
    database.close().await;
    let written = std::fs::File::create_new(&file).and_then(|mut new| new.write_all(export.json.as_bytes()));
    Ok(written.map_err(|error| format!("the file {} cannot be written: {error}", file.display()))?)
}

/// Blocks or unblocks a user or a server, or lists the blocked users and servers. The bot can keep running, because it
/// regularly reads the list of blocked users and servers. So this takes no lock.
pub async fn block(config: Config, change: BlockCommand) -> CommandResult {
    let database = Database::open(&config.database_url).await?;
    match change {
        BlockCommand::User { user, undo } => {
            println!("User {user} {}.", set_block(&database, BlockTarget::User(user), undo).await?);
        }
        BlockCommand::Server { server, undo } => {
            println!("Server {server} {}.", set_block(&database, BlockTarget::Server(server), undo).await?);
        }
        BlockCommand::List => {
            let blocks = database.operator_blocks().await?;
            blocks.users.iter().for_each(|user| println!("user {user}"));
            blocks.servers.iter().for_each(|server| println!("server {server}"));
            println!("Blocked: {} users, {} servers.", blocks.users.len(), blocks.servers.len());
        }
    }
    database.close().await;
    Ok(())
}

async fn set_block(database: &Database, target: BlockTarget, undo: bool) -> Result<&'static str, StoreError> {
    let (guild, name) = match target {
        BlockTarget::User(user) => (None, format!("user {user}")),
        BlockTarget::Server(server) => (Some(server), format!("server {server}")),
    };
    let now = SystemClock::new().now();
    database.store_operator_act(format!("{} {name}", if undo { "unblock" } else { "block" }), guild, now).await?;
    Ok(match undo {
        true if database.remove_operator_block(target).await? => "is no longer blocked",
        true => "was not blocked",
        false if database.add_operator_block(target, now).await? => "is blocked",
        false => "was blocked already",
    })
}

/// Asks the bot on this machine whether it is healthy. Returns the exit code.
pub async fn healthcheck(config: Config) -> CommandResult<u8> {
    let Some(address) = config.http_address else {
        eprintln!("HTTP_ADDRESS is not set; set it to the address on which the bot answers.");
        return Ok(USAGE_ERROR);
    };
    Ok(endpoints::query_health(address).await.map(|()| 0)?)
}

/// Runs all checks and prints the findings. With `fix`, also makes the possible repairs. Returns the exit code.
pub fn doctor(channel: Option<ChannelId>, fix: bool) -> CommandResult<u8> {
    let config = match Config::from_env() {
        Ok(config) => config,
        Err(wrong) => {
            print!("{}", doctor::format_findings(&[Finding::wrong("settings", wrong.to_string(), "")], None));
            return Ok(USAGE_ERROR);
        }
    };
    let print = |findings: &[Finding]| print!("{}", doctor::format_findings(findings, config.token.as_ref()));
    run_on_runtime(async {
        let mut findings = doctor::examine(&config, channel).await;
        if fix {
            print(&doctor::fix(&config, &findings).await);
            findings = doctor::examine(&config, channel).await;
        }
        print(&findings);
        Ok(doctor::has_problem(&findings).into())
    })
}
