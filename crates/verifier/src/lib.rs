//! Checks the record of a match with a second implementation of the rules, which does not share any code with the crate
//! `rules`.
//!
//! This file checks the general form of a record. Each game's folder checks the steps and the outcome. `docs/record.md`
//! describes the format. Anyone can submit a record, so every value is checked and every size is limited.

mod chance;
mod game;
mod hisss;
mod reaction_games;
mod slap;
mod snap;
mod ssserpent;
mod sssnake;
mod steps;
mod verdict;

#[cfg(test)]
mod tests;

pub use game::VerifiedGame;
pub use verdict::{Verdict, VerifyError};

use serde::de::DeserializeOwned;
use serde_json::error::Category;
use serde_json::{Map, Value};

use contract::{FairPlay, Fault, MAX_CONTRIBUTION_CHARS, MAX_PLAYER_NAME, Phrase, RECORD_FORMAT, Record, Secret};

/// The games whose records can be checked.
pub static GAMES: &[VerifiedGame] = &[sssnake::GAME, ssserpent::GAME, hisss::GAME, snap::GAME, slap::GAME];

/// The maximum length of a record in bytes: 4 MiB, which is several times the longest record.
pub const MAX_RECORD_BYTES: usize = 4 << 20;
/// The maximum length of a text in a step or in the outcome, in characters.
const MAX_TEXT_CHARS: usize = 100;
/// The maximum number of entries in a list or an object within a step or the outcome.
const MAX_ENTRIES: usize = 1_000;
/// The maximum number of steps in a record.
pub const MAX_STEPS: usize = 1_000_000;

/// Parses a record and checks it completely.
///
/// ```
/// # let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/records/sssnake/played.json");
/// # let text = std::fs::read_to_string(path).expect("a record");
/// assert!(verifier::verify(text.as_bytes()).is_ok());
///
/// // A changed die is a fault.
/// let changed = text.replacen("\"die\":1", "\"die\":2", 1);
/// assert!(verifier::verify(changed.as_bytes()).is_err());
/// ```
///
/// # Errors
/// Fails with the first flaw.
pub fn verify(text: &[u8]) -> Result<Record, VerifyError> {
    let record = parse_record(text)?;
    verify_steps(&record).map_err(|fault| locate_fault(&record, fault))?;
    Ok(record)
}

/// Checks the steps and the outcome of a record whose general form is correct. Also checks that all random results come
/// from the seed, unless the match is in progress and the record does not have a seed yet.
///
/// # Errors
/// Fails with the first wrong step, or with the error in the outcome.
pub fn verify_steps(record: &Record) -> Result<(), Fault> {
    match find_game(&record.game) {
        Some(game) => (game.verify_steps)(record),
        None => Err(Fault { step: None, why: Phrase::new("fault-game") }),
    }
}

fn find_game(name: &str) -> Option<&'static VerifiedGame> {
    GAMES.iter().find(|game| game.name == name)
}

/// Parses a record and checks its general form: everything except the steps and the content of the outcome.
///
/// # Errors
/// Fails with the first flaw.
pub fn parse_record(text: &[u8]) -> Result<Record, VerifyError> {
    let unreadable = |key| VerifyError::Unreadable(Phrase::new(key));
    if text.len() > MAX_RECORD_BYTES {
        return Err(unreadable("record-too-long"));
    }
    // Some editors put a byte order mark at the start.
    let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text);
    let document: Value = serde_json::from_slice(text).map_err(|error| {
        unreadable(match error.classify() {
            _ if text.is_empty() => "record-empty",
            Category::Eof => "record-cut-off",
            _ => "record-no-json",
        })
    })?;
    let Value::Object(keys) = document else { return Err(unreadable("record-no-record")) };
    if keys.get("format").and_then(Value::as_str) != Some(RECORD_FORMAT) {
        return Err(VerifyError::Unreadable(Phrase::new("record-no-format").with("format", RECORD_FORMAT.to_owned())));
    }
    // `check_form` reports unknown games.
    if let Some(game) = keys.get("game").and_then(Value::as_str).and_then(find_game) {
        match keys.get("rules").map_or(Some(1), Value::as_u64) {
            Some(rules) if rules == u64::from(game.rules_version) => (),
            Some(rules) if rules < u64::from(game.rules_version) => return Err(unreadable("record-older-rules")),
            _ => return Err(unreadable("record-unknown-rules")),
        }
    }
    check_form(keys).map_err(|why| VerifyError::Broken {
        fault: Fault { step: None, why },
        step: String::new(),
        players: Vec::new(),
    })
}

/// Adds the wrong step and the players' names to a fault.
pub fn locate_fault(record: &Record, fault: Fault) -> VerifyError {
    let step = fault.step.and_then(|step| record.steps.get(step)).map(Value::to_string).unwrap_or_default();
    VerifyError::Broken { fault, step, players: record.seats.iter().map(|seat| seat.player.clone()).collect() }
}

fn check_form(mut keys: Map<String, Value>) -> Result<Record, Phrase> {
    let name: String = take_key(&mut keys, "game")?;
    let game = find_game(&name).ok_or_else(|| Phrase::new("fault-game"))?;
    // Unknown options are ignored, like all unknown keys in a record. A missing option is a fault, unless it was added
    // after the first records.
    let mut options: Map<String, Value> = take_key(&mut keys, "options")?;
    options.retain(|name, _| game.options.iter().any(|spec| spec.name == name));
    for spec in game.options.iter().filter(|spec| game.newer_options.contains(&spec.name)) {
        options.entry(spec.name).or_insert_with(|| spec.default());
    }
    let deal: Option<String> = take_optional_key(&mut keys, "deal")?;
    let fair_play = FairPlay {
        commitment: take_key(&mut keys, "commitment")?,
        contributions: match deal {
            Some(_) if keys.contains_key("contributions") => return Err(Phrase::new("fault-deal-and-contributions")),
            Some(_) => Vec::new(),
            None => take_key(&mut keys, "contributions")?,
        },
        deal,
        secret: take_optional_key(&mut keys, "secret")?,
        seed: take_optional_key(&mut keys, "seed")?,
    };
    let outcome: Value = take_key(&mut keys, "outcome")?;
    let record = Record {
        youngest: take_key(&mut keys, "youngest")?,
        format: RECORD_FORMAT.into(),
        rules: game.rules_version,
        game: name,
        options: serde_json::from_value(Value::Object(options)).map_err(|_| wrong_key("options"))?,
        seats: take_key(&mut keys, "seats")?,
        fair_play,
        steps: take_key(&mut keys, "steps")?,
        outcome: (!outcome.is_null()).then_some(outcome),
    };
    record.options.check(game.options).map_err(|refusal| refusal.0)?;
    if !game.seats.contains(&record.seats.len()) {
        return Err(Phrase::new("fault-seats").with("seats", contract::player_count_text(&game.seats)));
    }
    if record.youngest.is_some_and(|seat| seat.index() >= record.seats.len()) {
        return Err(wrong_key("youngest"));
    }
    if record.outcome.as_ref().is_some_and(|outcome| !outcome.is_object()) {
        return Err(wrong_key("outcome"));
    }
    if record.steps.len() > MAX_STEPS {
        return Err(Phrase::new("fault-too-many-steps").with("most", MAX_STEPS));
    }
    let is_too_long = |text: &str, most: usize| text.chars().nth(most).is_some();
    if record.seats.iter().any(|seat| is_too_long(&seat.player, MAX_PLAYER_NAME)) {
        return Err(Phrase::new("fault-long-name").with("most", MAX_PLAYER_NAME));
    }
    if record.fair_play.contributions.iter().flatten().any(|text| is_too_long(text, MAX_CONTRIBUTION_CHARS)) {
        return Err(Phrase::new("fault-long-contribution").with("most", MAX_CONTRIBUTION_CHARS));
    }
    if !record.steps.iter().chain(&record.outcome).all(is_small) {
        return Err(Phrase::new("fault-long-step").with("most", MAX_TEXT_CHARS).with("entries", MAX_ENTRIES));
    }
    check_fair_play(&record)?;
    Ok(record)
}

/// Returns whether all texts, lists and objects in a step are within the limits.
fn is_small(step: &Value) -> bool {
    match step {
        Value::String(text) => text.chars().nth(MAX_TEXT_CHARS).is_none(),
        Value::Array(entries) => entries.len() <= MAX_ENTRIES && entries.iter().all(is_small),
        Value::Object(keys) => {
            let is_short = |key: &String| key.chars().nth(MAX_TEXT_CHARS).is_none();
            keys.len() <= MAX_ENTRIES && keys.iter().all(|(key, value)| is_short(key) && is_small(value))
        }
        _ => true,
    }
}

/// Checks that every user contributed to the seed, that the commitment follows from the secret, and that the seed
/// follows from the secret and the contributions. If a former player's contribution was deleted, the seed cannot be
/// computed, and only its format is checked. In a match of a deal, nobody contributes: the secret is the seed, and the
/// deal's code contains the first digits of the commitment.
fn check_fair_play(record: &Record) -> Result<(), Phrase> {
    let FairPlay { commitment, deal, contributions, secret, seed } = &record.fair_play;
    // A commitment is 32 bytes in hex, like a secret.
    if Secret::from_hex(commitment).is_none() {
        return Err(Phrase::new("fault-commitment"));
    }
    if let Some(code) = deal {
        check_deal(code, record)?;
    }
    let as_seated = contributions.len() == record.seats.len()
        && contributions.iter().zip(&record.seats).all(|(contribution, seat)| match contribution {
            Some(text) => seat.computer.is_none() && !seat.former && !text.is_empty(),
            None => seat.computer.is_some() != seat.former,
        });
    if deal.is_none() && !as_seated {
        return Err(Phrase::new("fault-contributions"));
    }
    match (secret, seed, &record.outcome) {
        (None, None, None) => Ok(()),
        (_, _, None) => Err(Phrase::new("fault-secret-early")),
        (Some(secret), Some(seed), Some(_)) => {
            let secret = Secret::from_hex(secret).ok_or_else(|| Phrase::new("fault-secret"))?;
            if secret.commitment() != *commitment {
                return Err(Phrase::new("fault-secret-commitment"));
            }
            if deal.is_some() {
                return if *seed == secret.to_hex() { Ok(()) } else { Err(Phrase::new("fault-deal-seed")) };
            }
            if record.seats.iter().any(|seat| seat.former) {
                // A seed is 32 bytes in hex, like a secret.
                return Secret::from_hex(seed).map(drop).ok_or_else(|| Phrase::new("fault-seed-form"));
            }
            let computed = secret.seed(contributions.iter().map(Option::as_deref)).to_hex();
            if computed == *seed { Ok(()) } else { Err(Phrase::new("fault-seed").with("seed", computed)) }
        }
        (_, _, Some(_)) => Err(Phrase::new("fault-secret-missing")),
    }
}

/// Checks the code of a deal: the game, the version of its rules, and the first 16 digits of the commitment.
fn check_deal(code: &str, record: &Record) -> Result<(), Phrase> {
    let Some((set_up, digits)) = code.rsplit_once('-') else { return Err(Phrase::new("fault-deal")) };
    let [game, rules] = set_up.split('-').collect::<Vec<_>>()[..] else { return Err(Phrase::new("fault-deal")) };
    if game != record.game || rules != record.rules.to_string() {
        return Err(Phrase::new("fault-deal-other")
            .with("game", steps::excerpt(game))
            .with("rules", steps::excerpt(rules)));
    }
    if record.fair_play.commitment.get(..16) == Some(digits) { Ok(()) } else { Err(Phrase::new("fault-deal")) }
}

/// Removes a key from the document and returns its value.
fn take_key<T: DeserializeOwned>(keys: &mut Map<String, Value>, name: &str) -> Result<T, Phrase> {
    keys.remove(name).and_then(|value| serde_json::from_value(value).ok()).ok_or_else(|| wrong_key(name))
}

/// Like [`take_key`], but returns `None` if the document does not have the key.
fn take_optional_key<T: DeserializeOwned>(keys: &mut Map<String, Value>, name: &str) -> Result<Option<T>, Phrase> {
    keys.contains_key(name).then(|| take_key(keys, name)).transpose()
}

fn wrong_key(name: &str) -> Phrase {
    Phrase::new("fault-key").with("key", name.to_owned())
}
