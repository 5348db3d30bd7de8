//! The commands for the daily puzzle: shows and proves the puzzle of any day, withdraws and restores days, and lists
//! users' reports.

use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use sha2::{Digest as _, Sha256};

use super::run::CommandResult;
use crate::config::Config;
use crate::operate::status::format_utc;
use crate::play::{Clock as _, SystemClock, iso_date, parse_day};
use crate::store::Database;
use contract::{Day, Phrase, Puzzle};
use pictures::Renderer;
use rules::puzzles::{self, FIRST_DAY};
use text::{Locale, localize_scene, say};

#[derive(Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct PuzzleArguments {
    #[command(subcommand)]
    pub change: Option<PuzzleCommand>,
    /// The date, such as 2027-03-01.
    #[arg(required = true)]
    pub day: Option<String>,
    /// The picture to write, a PNG.
    #[arg(long)]
    pub png: Option<PathBuf>,
    /// Also print the solution, and the result of an exact solver.
    #[arg(long)]
    pub prove: bool,
}

#[derive(Subcommand)]
pub enum PuzzleCommand {
    /// Withdraw the puzzle of a day, so that the day does not break streaks. The bot can keep running.
    Withdraw {
        /// The date, such as 2027-03-01.
        day: String,
    },
    /// Offer the puzzle of a withdrawn day again.
    Restore {
        /// The date, such as 2027-03-01.
        day: String,
    },
    /// List users' reports about puzzles, newest day first.
    Reports,
}

/// Prints the puzzle of a day in this language. Writes its picture if `png` is set, and prints its solution and proof
/// if `prove` is set. Returns the exit code: 1 if the solution turns out to be wrong.
///
/// # Errors
/// Fails if the day has no puzzle, or if the picture cannot be written.
pub fn show(day: &str, png: Option<&Path>, prove: bool, locale: Locale) -> CommandResult<u8> {
    let day = parse_date(day)?;
    let puzzle = puzzles::for_day(day);
    let puzzle = puzzle.ok_or_else(|| format!("the first puzzle is that of {}", iso_date(FIRST_DAY)))?;
    let say = |phrase: &Phrase| say(locale, phrase, &[]);
    println!("{}: {}", iso_date(day), say(&Phrase::new(format!("{}-title", puzzle.info().game))));
    println!("{}", say(&puzzle.info().task));
    let fingerprint: String =
        Sha256::digest(puzzle.info().canonical.clone()).iter().map(|byte| format!("{byte:02x}")).collect();
    let (version, difficulty) = (puzzles::version(day), puzzle.info().difficulty);
    println!("difficulty {difficulty} of 1000, version {version}, SHA-256 {fingerprint}");
    if let Some(png) = png {
        let scene = puzzle.position(&[])?.scene;
        let picture = Renderer::new()?.png(&localize_scene(locale, scene))?;
        std::fs::write(png, picture).map_err(|error| format!("{} cannot be written: {error}", png.display()))?;
    }
    if prove {
        let (moves, result) = match play_solution(&*puzzle) {
            Ok(solved) => solved,
            Err(why) => {
                eprintln!("{why}");
                return Ok(1);
            }
        };
        let moves: Vec<String> = moves.iter().map(say).collect();
        println!("solution: {} ({})", moves.join(" → "), say(&puzzle.score_phrase(result)));
        [puzzle.info().canonical.clone()].iter().chain(&puzzle.info().proof).for_each(|line| println!("{line}"));
    }
    Ok(0)
}

/// Withdraws or restores a day, or prints the reports.
///
/// # Errors
/// Fails if the day is not a valid date, or if the database fails.
pub async fn run_command(config: Config, change: PuzzleCommand) -> CommandResult {
    let (day, withdraw) = match change {
        PuzzleCommand::Withdraw { day } => (parse_date(&day)?, true),
        PuzzleCommand::Restore { day } => (parse_date(&day)?, false),
        PuzzleCommand::Reports => return print_reports(&config).await,
    };
    let database = Database::open(&config.database_url).await?;
    let now = SystemClock::new().now();
    let changed = database.set_puzzle_withdrawn(day, withdraw, now).await?;
    let act = if withdraw { "withdraw" } else { "restore" };
    database.store_operator_act(format!("puzzle {act} {}", iso_date(day)), None, now).await?;
    database.close().await;
    let state = match (withdraw, changed) {
        (true, true) => "is withdrawn and breaks no streak",
        (true, false) => "was withdrawn already",
        (false, true) => "is offered again",
        (false, false) => "was not withdrawn",
    };
    println!("The puzzle of {} {state}.", iso_date(day));
    Ok(())
}

async fn print_reports(config: &Config) -> CommandResult {
    let database = Database::open(&config.database_url).await?;
    let reports = database.puzzle_reports().await?;
    database.close().await;
    for report in &reports {
        // A user wrote the report, so characters that could control the terminal are removed.
        let text: String = report.text.chars().filter(|c| !c.is_control()).collect();
        println!("{}  {} UTC  user {}: {text}", iso_date(report.day), format_utc(report.created_at), report.user_id);
    }
    println!("Reports: {}.", reports.len());
    Ok(())
}

fn parse_date(text: &str) -> Result<Day, String> {
    parse_day(text).ok_or_else(|| format!("there is no date “{text}”; write it as 2027-03-01"))
}

/// Plays the solution of a puzzle. Returns the labels of its moves, and its result.
fn play_solution(puzzle: &dyn Puzzle) -> CommandResult<(Vec<Phrase>, u32)> {
    let solution = puzzle.solution();
    let mut labels = Vec::new();
    for (played, code) in solution.iter().enumerate() {
        let position = puzzle.position(&solution[..played])?;
        let chosen = position.moves.into_iter().find(|offered| offered.code == *code);
        labels.push(chosen.ok_or("the solution has a move that is not offered")?.label);
    }
    let end = puzzle.position(&solution)?.end.filter(|end| end.solved);
    let result = end.and_then(|end| end.score).filter(|score| *score == puzzle.info().best);
    Ok((labels, result.ok_or("the solution does not reach the proved result")?))
}
