//! The command line: runs the bot, the sandbox, the operator's commands, and the tools for records.

mod operator;
mod printable;
mod puzzle;
pub mod records;
mod run;
mod start;

use std::fmt::Display;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{ArgGroup, Parser, Subcommand};
use printable::sanitize;
use puzzle::PuzzleArguments;
use run::{CommandResult, run_on_runtime};
use rustix::fs::Mode;
use rustix::process::umask;
use start::{BotError, USAGE_ERROR};

use crate::config::Config;
use crate::ids::{ChannelId, GuildId, UserId};
use crate::operate::rehearse::rehearse;
use crate::operate::status::{self, StatusError};
use crate::operate::{complaints, logs};
use crate::play::{Clock as _, SystemClock};
use crate::version::VERSION_AND_COMMIT;
use contract::Phrase;
use text::Locale;
use verifier::Verdict;

/// Table games for Discord. Without a command, runs the bot if DISCORD_TOKEN is set, otherwise the sandbox.
#[derive(Parser)]
#[command(version = VERSION_AND_COMMIT)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Subcommand)]
pub enum Command {
    /// Run the bot on Discord, or on the server that DISCORD_API_URL or DISCORD_CONNECT names.
    Run,
    /// Run the sandbox: the bot, and a local web page that behaves like Discord.
    Sandbox {
        /// Run the page without the bot. Start the bot separately, with DISCORD_API_URL set to the page's address.
        #[arg(long)]
        no_bot: bool,
    },
    /// Back up the database, SQLite or PostgreSQL, to a new file. The bot can keep running.
    Backup {
        /// The file to write; it must not exist yet.
        file: PathBuf,
    },
    /// Show the running processes, the open matches and the last errors. Only reads, so the bot can keep running.
    Status,
    /// Show a line of text below every match until a given time, or remove the line. Running bots react within seconds.
    #[command(group = ArgGroup::new("what").required(true).args(["text", "clear"]))]
    Announce {
        /// The line, shown as written; at most 200 characters.
        #[arg(requires = "until")]
        text: Option<String>,
        /// When the line disappears: 90m, 12h, 2d, or a time in UTC such as 2026-01-31T18:00.
        #[arg(long, conflicts_with = "clear")]
        until: Option<String>,
        /// Remove the line now.
        #[arg(long)]
        clear: bool,
    },
    /// Cancel an unreadable match or tournament, or delete an unreadable row of any other kind. The bot can keep
    /// running.
    Cancel {
        /// The name that `status` or `doctor` shows, such as `tournament 3`.
        #[arg(required = true, num_args = 1..=2)]
        what: Vec<String>,
    },
    /// Delete all data about a user, as `/privacy forget` does. With SQLite, stop the bot first.
    Forget {
        /// The user's ID on Discord.
        user: UserId,
        /// First take the user out of lobbies and resign their running matches.
        #[arg(long)]
        resign: bool,
    },
    /// Write all data about a user to a new JSON file, as `/privacy export` does. With SQLite, stop the bot first.
    Export {
        /// The user's ID on Discord.
        user: UserId,
        /// The file to write; it must not exist yet.
        file: PathBuf,
    },
    /// Show the course of a match: each step with its time and cause, and refused requests. Hides a running match's
    /// secrets.
    Match {
        /// The match's ID from the log, the link to its newest message, or (with --server) its number in the server.
        name: String,
        /// The server, if the match is given by its number there.
        #[arg(long)]
        server: Option<GuildId>,
    },
    /// Show the data about a user, like `export` but shorter.
    User {
        /// The user's ID on Discord.
        user: UserId,
    },
    /// Show what managers, moderators and the operator did in the last 90 days, newest first.
    Acts {
        /// Show only what happened in this server.
        #[arg(long)]
        server: Option<GuildId>,
    },
    /// Block users and servers. The bot can keep running: it notices changes within 5 seconds.
    Block {
        #[command(subcommand)]
        change: operator::BlockCommand,
    },
    /// Show or withdraw the puzzle of a day. The day can be in the future.
    Puzzle(puzzle::PuzzleArguments),
    /// Restore a backup into DATABASE_URL: a new SQLite file or an empty PostgreSQL database.
    Restore {
        /// The backup.
        file: PathBuf,
        /// Only check the backup: look for damage, verify the record of every match, and compare results with records.
        #[arg(long)]
        check: bool,
        /// Recompute results, scores, ratings and statistics from the matches' records.
        #[arg(long, conflicts_with = "check")]
        rebuild: bool,
    },
    /// Check the bot on this machine at HTTP_ADDRESS: exit code 0 if it works, 1 if not.
    Healthcheck,
    /// Check settings, Discord, the database and this machine: exit code 0 if nothing is wrong, 1 if something is, 2
    /// for a wrong setting. Only reads, so it can run while the bot is running.
    Doctor {
        /// Also check the bot's permissions in the channel with this ID.
        #[arg(long)]
        channel: Option<ChannelId>,
        /// Make the repairs that cannot lose data: create, migrate or optimize the database, and register the
        /// commands.
        #[arg(long)]
        fix: bool,
    },
    /// Try every kind of request that the bot makes, in one channel of a test server, and show which ones Discord
    /// accepts. Exit code 0 if Discord accepts all of them, 1 if not. Removes what it creates. The bot can keep
    /// running.
    Rehearse {
        /// The ID of the channel.
        #[arg(long)]
        channel: ChannelId,
        /// Also wait until you have pressed three buttons and reacted twice, and show how long each took to arrive.
        #[arg(long)]
        press: bool,
        /// How many seconds to wait for your presses and reactions.
        #[arg(long, default_value_t = 180)]
        wait: u32,
        /// How many times to edit a message, at the pace of a fast match.
        #[arg(long, default_value_t = 30)]
        edits: u32,
    },
    /// Let computers play matches and write their records.
    Simulate(records::Simulation),
    /// Check a match's record against all rules of its game: exit code 0 if it is valid, 1 if not, 2 if it cannot be
    /// read.
    Verify {
        /// The record.
        file: PathBuf,
    },
    /// Review a recorded match: who won and why, and the three costliest moves.
    Review {
        /// The record.
        file: PathBuf,
        /// The PNG picture to write. It shows the costliest move, or the claims in a real-time game.
        #[arg(long)]
        png: Option<PathBuf>,
    },
    /// Draw a recorded match as an animation, or draw a picture of the table after a given step.
    #[command(group = ArgGroup::new("out").required(true).args(["animation", "png"]))]
    Replay {
        /// The record.
        file: PathBuf,
        /// The animation to write, a GIF of less than 8 MiB.
        #[arg(long, conflicts_with = "step")]
        animation: Option<PathBuf>,
        /// The number of steps to play before drawing.
        #[arg(long, requires = "png")]
        step: Option<usize>,
        /// The picture to write, a PNG.
        #[arg(long, requires = "step")]
        png: Option<PathBuf>,
    },
}

/// Runs the command that the arguments name.
pub fn main() -> ExitCode {
    // Databases, backups and exports contain names and secrets, so other users of the machine must not read them.
    umask(Mode::RWXG | Mode::RWXO);
    let Some(command) = Arguments::try_parse().unwrap_or_else(|error| redact_input(error).exit()).command else {
        return run_with_log(async |config: Config| match config.token {
            Some(_) => run::run_bot(config).await,
            None => Ok(run::run_sandbox(config, true).await?),
        });
    };
    match command {
        Command::Run => run_with_log(run::run_bot),
        Command::Sandbox { no_bot } => run_with_log(|config| run::run_sandbox(config, !no_bot)),
        Command::Backup { file } => run_with_log(|config| operator::backup(config, file)),
        Command::Status => print_report(async |url| status::status(url, SystemClock::new().now()).await),
        Command::Announce { text, until, .. } => run_with_log(|config| operator::announce(config, text.zip(until))),
        Command::Cancel { what } => run_with_log(|config| operator::cancel(config, what.join(" "))),
        Command::Forget { user, resign } => run_with_log(|config| operator::forget(config, user, resign)),
        Command::Export { user, file } => run_with_log(|config| operator::export(config, user, file)),
        Command::Match { name, server } => print_report(async |url| complaints::match_report(url, &name, server).await),
        Command::User { user } => print_report(async |url| complaints::user_report(url, user).await),
        Command::Acts { server } => print_report(async |url| complaints::acts_report(url, server).await),
        Command::Block { change } => run_with_log(|config| operator::block(config, change)),
        Command::Puzzle(PuzzleArguments { change: Some(change), .. }) => {
            run_with_log(|config| puzzle::run_command(config, change))
        }
        Command::Puzzle(PuzzleArguments { day, png, prove, .. }) => {
            // clap has checked that the day is given.
            let shown = puzzle::show(&day.unwrap_or_default(), png.as_deref(), prove, terminal_locale());
            shown.map_or_else(|why| print_failure(why, USAGE_ERROR), ExitCode::from)
        }
        Command::Restore { file, check, rebuild } => {
            run_with_log(|config| operator::restore(config, file, check, rebuild))
        }
        Command::Healthcheck => run_without_log(operator::healthcheck),
        Command::Doctor { channel, fix } => exit_code(operator::doctor(channel, fix)),
        Command::Rehearse { channel, press, wait, edits } => {
            let press = press.then(|| Duration::from_secs(wait.into()));
            run_without_log(async |config: Config| Ok((!rehearse(&config, channel, edits, press).await).into()))
        }
        Command::Simulate(simulation) => print_tool_result(records::simulate(&simulation)),
        Command::Verify { file } => print_tool_result(records::verify(&file)),
        Command::Review { file, png } => print_tool_result(records::review(&file, png.as_deref(), terminal_locale())),
        Command::Replay { file, animation: Some(out), .. } => {
            print_tool_result(records::animate(&file, &out, terminal_locale()))
        }
        Command::Replay { file, step, png, .. } => {
            // clap has checked that `step` and `png` are given.
            let png = png.unwrap_or_default();
            print_tool_result(records::replay(&file, step.unwrap_or_default(), &png, terminal_locale()))
        }
    }
}

/// Removes the operator's input from the error, because the input can contain a password.
fn redact_input(mut error: clap::Error) -> clap::Error {
    let is_unknown = error.kind() == ErrorKind::UnknownArgument;
    for kind in [ContextKind::InvalidSubcommand, ContextKind::InvalidValue, ContextKind::InvalidArg] {
        if (kind != ContextKind::InvalidArg || is_unknown) && error.remove(kind).is_some() {
            error.insert(kind, ContextValue::String("…".to_owned()));
        }
    }
    // The suggestions also quote the input.
    error.remove(ContextKind::Suggested);
    error
}

/// Reads the settings, starts the log, and runs `command`.
fn run_with_log<E: Into<BotError> + From<io::Error>>(command: impl AsyncFnOnce(Config) -> Result<(), E>) -> ExitCode {
    let config = match Config::from_env() {
        Ok(config) => config,
        Err(wrong) => return print_failure(wrong, USAGE_ERROR),
    };
    let log = match logs::start(&config) {
        Ok(log) => log,
        Err(why) => return print_failure(format_args!("{why}."), USAGE_ERROR),
    };
    match run_on_runtime(command(config)).map_err(Into::into) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            log.log_failure(&sanitize(&error));
            ExitCode::from(error.exit_code())
        }
    }
}

/// Reads the settings and runs `command`, which returns the exit code.
fn run_without_log(command: impl AsyncFnOnce(Config) -> CommandResult<u8>) -> ExitCode {
    match Config::from_env() {
        Ok(config) => exit_code(run_on_runtime(command(config))),
        Err(wrong) => print_failure(wrong, USAGE_ERROR),
    }
}

/// Prints a report on the database.
fn print_report(report: impl AsyncFnOnce(&str) -> Result<String, StatusError>) -> ExitCode {
    run_with_log(async |config: Config| -> CommandResult {
        print!("{}", sanitize(report(&config.database_url).await?));
        Ok(())
    })
}

fn exit_code(ended: CommandResult<u8>) -> ExitCode {
    ended.map_or_else(|why| print_failure(why, 1), ExitCode::from)
}

/// Prints a tool's result in the terminal's language.
fn print_tool_result(result: Result<Phrase, Verdict>) -> ExitCode {
    let locale = terminal_locale();
    match result {
        Ok(phrase) => match writeln!(io::stdout(), "{}", sanitize(text::say(locale, &phrase, &[]))) {
            // Programs such as `head` close the pipe early, which is not an error.
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => print_failure(error, USAGE_ERROR),
            _ => ExitCode::SUCCESS,
        },
        Err(failure) => print_failure(text::say(locale, &failure.phrase, &failure.players), failure.exit_code),
    }
}

fn print_failure(why: impl Display, code: u8) -> ExitCode {
    eprintln!("{}", sanitize(why));
    ExitCode::from(code)
}

fn terminal_locale() -> Locale {
    let language =
        ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(|name| std::env::var(name).ok()).unwrap_or_default();
    Locale::from_code(&language)
}
