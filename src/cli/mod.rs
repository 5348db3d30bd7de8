//! The command line: runs the bot, the sandbox, the operator's commands, and the tools for records.

mod arguments;
mod operator;
pub mod records;
mod run;
mod runtime;

use std::fmt::Display;
use std::process::ExitCode;

use arguments::{Arguments, Command};
use clap::Parser as _;
use contract::Phrase;
use runtime::{Ended, USAGE_ERROR, on_runtime};
use text::Locale;

use crate::config::Config;
use crate::operate::logs;

/// Runs the command that the arguments name.
pub fn main() -> ExitCode {
    match Arguments::parse().command {
        None => with_log(|config| match config.token {
            Some(_) => on_runtime(run::bot(config)),
            None => on_runtime(run::sandbox(config, true)),
        }),
        Some(Command::Run) => with_log(|config| on_runtime(run::bot(config))),
        Some(Command::Sandbox { no_bot }) => with_log(|config| on_runtime(run::sandbox(config, !no_bot))),
        Some(Command::Backup { file }) => with_log(|config| on_runtime(operator::backup(config, file))),
        Some(Command::Forget { user }) => with_log(|config| on_runtime(operator::forget(config, user))),
        Some(Command::Export { user, file }) => with_log(|config| on_runtime(operator::export(config, user, file))),
        Some(Command::Restore { file, check }) => with_log(|config| on_runtime(operator::restore(config, file, check))),
        Some(Command::Migrate { from, to }) => with_log(|config| on_runtime(operator::migrate(config, from, to))),
        Some(Command::Healthcheck) => without_log(operator::healthcheck()),
        Some(Command::Doctor { channel, fix }) => without_log(operator::doctor(channel, fix)),
        Some(Command::Simulate(simulation)) => tool(records::simulate(&simulation)),
        Some(Command::Verify { file }) => tool(records::verify(&file)),
        Some(Command::Replay { file, animation: Some(out), .. }) => {
            tool(records::animate(&file, &out, terminal_locale()))
        }
        Some(Command::Replay { file, step, png, .. }) => {
            // clap has checked that `step` and `png` are given.
            tool(records::replay(&file, step.unwrap_or_default(), &png.unwrap_or_default()))
        }
    }
}

/// Reads the settings, starts the log, and runs `command`.
fn with_log(command: impl FnOnce(Config) -> Ended) -> ExitCode {
    let config = match Config::from_env() {
        Ok(config) => config,
        Err(wrong) => return fail(wrong, USAGE_ERROR),
    };
    let log = match logs::start(&config) {
        Ok(log) => log,
        Err(why) => return fail(format_args!("{why}."), USAGE_ERROR),
    };
    command(config).map_or_else(
        |why| {
            log.fail(&why.to_string());
            ExitCode::from(USAGE_ERROR)
        },
        |()| ExitCode::SUCCESS,
    )
}

/// Exits as a command says that writes no log: with its exit code, or with its error.
fn without_log(result: Ended<u8>) -> ExitCode {
    result.map_or_else(|why| fail(why, 1), ExitCode::from)
}

/// Prints a tool's result in the terminal's language.
fn tool(result: Result<Phrase, records::Failure>) -> ExitCode {
    let locale = terminal_locale();
    match result {
        Ok(phrase) => {
            println!("{}", text::say(locale, &phrase, &[]));
            ExitCode::SUCCESS
        }
        Err(failure) => fail(text::say(locale, &failure.why, &failure.players), failure.code),
    }
}

fn fail(why: impl Display, code: u8) -> ExitCode {
    eprintln!("{why}");
    ExitCode::from(code)
}

fn terminal_locale() -> Locale {
    let language =
        ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(|name| std::env::var(name).ok()).unwrap_or_default();
    Locale::of(&language)
}
