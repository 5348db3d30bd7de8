//! Fuzz targets: every entry point for outside data, as a function of arbitrary bytes.
//!
//! A target must not panic or hang, and refused input must not change anything. A target returns whether it could parse
//! the bytes. `fuzz/` runs the targets under a fuzzer, and the tests here run them as bounded property tests.

use serde_json::Value;

pub use sandbox::check_bodies as sandbox;

use crate::discord::custom_id::{CustomId, MAX_LENGTH};
use crate::discord::event::{Action, Event};
use crate::discord::names;
use contract::{Game, Match, Options, Seat, Seed, Setup};

/// The maximum number of moves in one input.
const MAX_MOVES: usize = 60;

/// Parses a custom id and, after a line break, the value chosen from a select menu.
pub fn custom_id(bytes: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(bytes) else { return false };
    let (id, value) = text.split_once('\n').map_or((text, None), |(id, value)| (id, Some(value.to_owned())));
    let Some(parsed) = CustomId::parse(id, &value.into_iter().collect::<Vec<_>>()) else { return false };
    let written = parsed.to_string();
    // A value can become too long once the match's ID precedes it.
    if written.len() <= MAX_LENGTH {
        assert_eq!(CustomId::parse(&written, &[]), Some(parsed), "{text:?} changes its meaning when written again");
    }
    true
}

/// Parses a gateway payload as JSON.
pub fn gateway(bytes: &[u8]) -> bool {
    let Ok(payload) = serde_json::from_slice::<Value>(bytes) else { return false };
    let Ok(event) = Event::from_json(payload["t"].as_str().unwrap_or_default(), &payload["d"]) else { return false };
    if let Some(Event::Interaction(interaction)) = &event {
        let name = &interaction.context.user.name;
        assert_eq!(names::clean_name(name), *name, "names are cleaned when parsed");
        match &interaction.action {
            Ok(Action::Command(command)) => drop(command.data.options()),
            Ok(Action::Press(press)) => drop(custom_id(press.custom_id.as_bytes())),
            Ok(Action::Form(form)) => drop(custom_id(form.custom_id.as_bytes())),
            Err(_) => (),
        }
    }
    true
}

/// Verifies a record.
pub fn record(bytes: &[u8]) -> bool {
    let Ok(record) = verifier::verify(bytes) else { return false };
    let text = serde_json::to_vec(&record).unwrap_or_default();
    assert_eq!(verifier::verify(&text).ok(), Some(record), "a valid record stays valid when it is written again");
    true
}

/// Sets options for a game. The first line is the game's name, each further line `name=value`.
pub fn options(bytes: &[u8]) -> bool {
    let Some((game, text)) = game_and_text(bytes) else { return false };
    let specs = game.info().options;
    let mut options = Options::defaults(specs);
    for (name, value) in text.lines().filter_map(|line| line.split_once('=')) {
        let before = options.clone();
        match options.set(specs, name, value) {
            Ok(()) => assert!(options.check(specs).is_ok(), "{name}={value} was accepted but is not allowed"),
            Err(_) => assert_eq!(options, before, "{name}={value} was refused but changed something"),
        }
    }
    true
}

/// Plays moves. The first line names the game. Each other line is a move in the game's notation.
///
/// `!` and a number choose a legal move by its index, and `?` begins a draft.
pub fn notation(bytes: &[u8]) -> bool {
    let Some((game, text)) = game_and_text(bytes) else { return false };
    let info = game.info();
    let setup = Setup { options: Options::defaults(info.options), seats: *info.seats.start(), youngest: None };
    let seed = Seed([7; 32]);
    let mut played = game.new_match(&setup);
    played.apply_forced_steps(&seed, 0);
    for (number, line) in text.lines().take(MAX_MOVES).enumerate() {
        if let Some(draft) = line.strip_prefix('?') {
            // Showing a draft must not panic, even if the draft is invalid.
            drop((played.scene(Some(draft)), played.controls(Some(draft))));
            continue;
        }
        let Some(seat) = played.seats_to_act().iter().next() else { break };
        let legal = line.strip_prefix('!').and_then(|number| number.parse::<usize>().ok());
        let legal = legal.and_then(|number| {
            let moves = played.legal_moves(seat);
            moves.get(number % moves.len().max(1)).cloned()
        });
        play(played.as_mut(), seat, legal.as_deref().unwrap_or(line), legal.is_some(), &seed, number);
    }
    true
}

fn play(played: &mut dyn Match, seat: Seat, notation: &str, legal: bool, seed: &Seed, number: usize) {
    let before = (played.step_count(), played.scene(None), played.controls(None), played.describe(None));
    let checked = played.check(seat, notation);
    let done = played.play(seat, notation, seed, number as u64);
    assert_eq!(checked.is_ok(), done.is_ok(), "check and play disagree about {notation}");
    assert!(done.is_ok() || !legal, "{notation} is listed as legal but was refused");
    if done.is_err() {
        let after = (played.step_count(), played.scene(None), played.controls(None), played.describe(None));
        assert!(before == after, "{notation} was refused but changed something");
    }
}

fn game_and_text(bytes: &[u8]) -> Option<(&'static dyn Game, &str)> {
    let (name, text) = std::str::from_utf8(bytes).ok()?.split_once('\n')?;
    Some((rules::find(name)?, text))
}

#[cfg(test)]
mod tests;
