//! The tools for records: `simulate`, `verify`, `review` and `replay`.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use clap::Args;
use sha2::{Digest, Sha256};

use crate::play;
use contract::{
    FairPlay, Fault, Game, Level, Phrase, RECORD_FORMAT, RandomSource, Record, RecordSeat, Secret, Seed, Setup,
};
use pictures::animation::{MAX_BYTES, MAX_FRAMES};
use pictures::{RenderError, Renderer};
use replay::{MatchDetails, Replay, replay_steps};
use review::{ClaimsReview, PageContent, Review};
use text::Locale;
use verifier::Verdict;

/// The maximum number of matches in one simulation.
pub const MAX_MATCHES: usize = 1_000_000;

/// The arguments of [`simulate`].
#[derive(Args, Clone, Debug)]
pub struct Simulation {
    /// The game's name.
    #[arg(long)]
    pub game: String,
    /// How many computers play.
    #[arg(long)]
    pub seats: usize,
    /// How many matches to play.
    #[arg(long, default_value_t = 1)]
    pub matches: usize,
    /// Any text; the same text gives the same matches.
    #[arg(long, default_value = "1")]
    pub seed: String,
    /// The folder for the records, one JSON file per match.
    #[arg(long)]
    pub out: PathBuf,
    /// An option of the game, as name=value; can be given several times.
    #[arg(long = "option")]
    pub options: Vec<String>,
}

/// Plays matches between computers at random levels and writes each record to `<game>-<number>.json`. Returns the
/// message to print.
///
/// # Errors
/// Fails if the game is unknown, if a number or an option is wrong, or if the folder cannot be written.
pub fn simulate(order: &Simulation) -> Result<Phrase, Verdict> {
    let game = rules::find(&order.game).ok_or_else(|| unknown_game(&order.game))?;
    let setup = parse_setup(game, order)?;
    if !(1..=MAX_MATCHES).contains(&order.matches) {
        return Err(unusable(Phrase::new("simulate-matches").with("most", MAX_MATCHES)));
    }
    std::fs::create_dir_all(&order.out).map_err(|error| write_failure(&order.out, &error))?;
    let digits = order.matches.to_string().len().max(4);
    let matches = Seed(Sha256::digest(&order.seed).into());
    for number in 1..=order.matches {
        let record = simulate_match(game, &setup, &mut matches.external_rng(number))?;
        let path = order.out.join(format!("{}-{number:0digits$}.json", game.info().name));
        let mut text = serde_json::to_string(&record).map_err(|error| write_failure(&path, &error.into()))?;
        text.push('\n');
        std::fs::write(&path, text).map_err(|error| write_failure(&path, &error))?;
    }
    Ok(Phrase::new("simulate-done").with("matches", order.matches).with("out", order.out.display().to_string()))
}

fn parse_setup(game: &'static dyn Game, order: &Simulation) -> Result<Setup, Verdict> {
    let info = game.info();
    if !info.seats.contains(&order.seats) {
        return Err(unusable(Phrase::new("fault-seats").with("seats", info.player_count_text())));
    }
    let mut options = info.unwatched_options(order.seats);
    for text in &order.options {
        let (name, value) = text
            .split_once('=')
            .ok_or_else(|| unusable(Phrase::new("simulate-option").with("option", text.clone())))?;
        options.set(info.options, name, value).map_err(|refusal| unusable(refusal.0))?;
    }
    Ok(Setup { options, seats: order.seats, youngest: None })
}

/// Plays one match. The match's secret and the computers' levels come from `chance`.
fn simulate_match(game: &'static dyn Game, setup: &Setup, chance: &mut RandomSource) -> Result<Record, Verdict> {
    let secret = Secret(std::array::from_fn(|_| chance.below(256) as u8));
    // Computers contribute nothing to the seed.
    let seed = secret.seed(std::iter::repeat_n(None, setup.seats));
    let levels: Vec<Level> = (0..setup.seats).map(|_| Level::ALL[chance.below(Level::ALL.len())]).collect();
    let (steps, outcome) =
        play::simulate(game, setup, &levels, &seed).ok_or_else(|| unusable(Phrase::new("simulate-stuck")))?;
    let seat = |(number, &level)| RecordSeat::computer(format!("Computer {}", number + 1), level);
    Ok(Record {
        format: RECORD_FORMAT.into(),
        rules: game.info().rules_version,
        game: game.info().name.into(),
        options: setup.options.clone(),
        youngest: setup.youngest,
        seats: levels.iter().enumerate().map(seat).collect(),
        fair_play: FairPlay::for_finished_match(&secret, vec![None; setup.seats]),
        steps,
        outcome: Some(outcome.to_json()),
    })
}

/// Checks the record in a file. Returns the message for a valid record.
///
/// # Errors
/// Fails with the first rule that the record breaks (exit code 1), or if the file cannot be read (exit code 2).
pub fn verify(file: &Path) -> Result<Phrase, Verdict> {
    Ok(Verdict::from(&verifier::verify(&read_file(file)?)?).phrase)
}

/// Draws the table as it is after the first `step` steps of the recorded match, with text in this language. Returns the
/// message to print.
///
/// # Errors
/// Fails if the file cannot be read, if the record has fewer than `step` steps, or if a step breaks a rule or hides
/// cards. Also fails if the picture cannot be written.
pub fn replay(file: &Path, step: usize, png: &Path, locale: Locale) -> Result<Phrase, Verdict> {
    let (game, record) = read_record(file)?;
    let most = record.steps.len();
    if step > most {
        return Err(unusable(Phrase::new("replay-step").with("step", step).with("most", most)));
    }
    let played = replay_steps(game, &record, step, |_, _, _| ()).map_err(|fault| replay_failure(&record, fault))?;
    let scene = text::localize_scene(locale, played.scene(None));
    let picture = Renderer::new().and_then(|renderer| renderer.png(&scene)).map_err(render_failure)?;
    std::fs::write(png, picture).map_err(|error| write_failure(png, &error))?;
    Ok(Phrase::new("replay-done").with("step", step).with("png", png.display().to_string()))
}

/// Reviews a recorded match, with text in this language. If `png` is given, also draws the costliest move, or the
/// claims in a real-time game. Returns the message to print.
///
/// # Errors
/// Fails if the file cannot be read, if the record breaks a rule, if the match has no review, or if the picture cannot be
/// written.
pub fn review(file: &Path, png: Option<&Path>, locale: Locale) -> Result<Phrase, Verdict> {
    let record = verifier::verify(&read_file(file)?)?;
    let game = rules::find(&record.game).ok_or_else(|| unknown_game(&record.game))?;
    let about = MatchDetails::from_record(&record, locale);
    let names = about.names.clone();
    let replay = || Replay::new(game, &record, about).map_err(|fault| fault.why);
    let page = if game.info().real_time {
        ClaimsReview::new(game, &record).and_then(|claims| Ok(claims.page(&replay()?, &[])))
    } else {
        Review::new(game, &record, &|| false).and_then(|review| review.single_page(&replay()?))
    };
    let PageContent { lines, scene, .. } = page.map_err(unusable)?;
    if let Some((png, scene)) = png.zip(scene) {
        let picture = Renderer::new().and_then(|renderer| renderer.png(&scene)).map_err(render_failure)?;
        std::fs::write(png, picture).map_err(|error| write_failure(png, &error))?;
    }
    let lines: Vec<String> = lines.iter().map(|line| text::say(locale, line, &names).replace("**", "")).collect();
    Ok(Phrase::verbatim(lines.join("\n")))
}

/// Draws a whole recorded match as a GIF with captions in this language. Returns the message to print.
///
/// # Errors
/// Fails if the file cannot be read, or if a step breaks a rule or hides cards. Also fails if the animation cannot be
/// written.
pub fn animate(file: &Path, out: &Path, locale: Locale) -> Result<Phrase, Verdict> {
    let (game, record) = read_record(file)?;
    let replay = Replay::new(game, &record, MatchDetails::from_record(&record, locale));
    let scenes = replay.and_then(|replay| replay.animation_scenes(MAX_FRAMES));
    let scenes = scenes.map_err(|fault| replay_failure(&record, fault))?;
    let gif = Renderer::new().and_then(|renderer| renderer.gif(&scenes, MAX_BYTES)).map_err(render_failure)?;
    std::fs::write(out, &gif).map_err(|error| write_failure(out, &error))?;
    let done = Phrase::new("replay-animated").with("steps", record.steps.len());
    Ok(done.with("kib", gif.len().div_ceil(1024)).with("out", out.display().to_string()))
}

/// Returns the verdict (exit code 2) on a file or argument that cannot be read, written or understood. `phrase` is the
/// reason.
fn unusable(phrase: Phrase) -> Verdict {
    Verdict { exit_code: 2, phrase, players: Vec::new() }
}

/// Returns the failure for a record whose steps cannot be replayed.
fn replay_failure(record: &Record, fault: Fault) -> Verdict {
    // A valid record can lack data that the picture needs: the record of a running match hides the order of the cards.
    match fault.step.filter(|_| verifier::verify_steps(record).is_ok()) {
        Some(step) => unusable(Phrase::new("replay-hidden").with("step", step)),
        None => verifier::locate_fault(record, fault).into(),
    }
}

fn render_failure(error: RenderError) -> Verdict {
    unusable(Phrase::new("replay-undrawable").with("error", error.to_string()))
}

/// Reads a record and finds its game.
fn read_record(file: &Path) -> Result<(&'static dyn Game, Record), Verdict> {
    let record = verifier::parse_record(&read_file(file)?)?;
    let game = rules::find(&record.game).ok_or_else(|| unknown_game(&record.game))?;
    Ok((game, record))
}

/// Reads at most one byte more than the maximum size of a record, which is enough for the verifier to refuse a larger
/// file.
fn read_file(file: &Path) -> Result<Vec<u8>, Verdict> {
    let mut bytes = Vec::new();
    File::open(file)
        .and_then(|open| open.take(verifier::MAX_RECORD_BYTES as u64 + 1).read_to_end(&mut bytes))
        .map_err(|error| {
            let file = file.display().to_string();
            unusable(Phrase::new("file-unreadable").with("file", file).with("error", error.to_string()))
        })?;
    Ok(bytes)
}

fn write_failure(path: &Path, error: &std::io::Error) -> Verdict {
    let file = path.display().to_string();
    unusable(Phrase::new("file-unwritable").with("file", file).with("error", error.to_string()))
}

fn unknown_game(name: &str) -> Verdict {
    let known = rules::REGISTRY.iter().map(|game| game.info().name).collect::<Vec<_>>().join(", ");
    unusable(Phrase::new("simulate-game").with("game", name.to_owned()).with("known", known))
}

#[cfg(test)]
mod tests;
