//! Hostile input: each way in from outside as one function of bytes that anybody may have written. None of them may panic,
//! hang or change what it refuses. Each returns whether it could make anything of the bytes.
//!
//! The same functions are fuzzed (`fuzz/`, with coverage, for as long as one likes) and run as bounded property tests here.
//! They are in the program for tests and fuzzing only.

pub use crate::discord::fuzz::{custom_id, gateway};
pub use crate::sandbox::fuzz::sandbox;

use crate::game::{Game, Match, Options, Seat, Seed, Setup};
use crate::games;
use crate::verify;

/// Moves that one script may ask for.
const MOST_MOVES: usize = 60;

/// A record: what anybody may send to have it checked.
pub fn record(bytes: &[u8]) -> bool {
    let Ok(record) = verify::verify(bytes) else { return false };
    let text = serde_json::to_vec(&record).unwrap_or_default();
    assert_eq!(verify::verify(&text).ok(), Some(record), "what is valid stays so when it is written anew");
    true
}

/// Options of a game: its number in the registry, then a line `name=value` each.
pub fn options(bytes: &[u8]) -> bool {
    let Some((game, text)) = game_and_text(bytes) else { return false };
    let specs = game.info().options;
    let mut options = Options::defaults(specs);
    for (name, value) in text.lines().filter_map(|line| line.split_once('=')) {
        let before = options.clone();
        match options.set(specs, name, value) {
            Ok(()) => assert!(options.check(specs).is_ok(), "{name}={value} was taken and is wrong"),
            Err(_) => assert_eq!(options, before, "{name}={value} was refused and changed something"),
        }
    }
    true
}

/// Notation: the game's number in the registry, then a line each. A line that begins with `!` and a number is a legal move,
/// the one of that number; `?` and a text is a draft; anything else is played as it stands.
pub fn notation(bytes: &[u8]) -> bool {
    let Some((game, text)) = game_and_text(bytes) else { return false };
    let info = game.info();
    let setup = Setup { options: Options::defaults(info.options), seats: *info.seats.start(), youngest: None };
    let seed = Seed([7; 32]);
    let mut played = game.begin(&setup);
    played.apply_forced_steps(&seed, 0);
    for (number, line) in text.lines().take(MOST_MOVES).enumerate() {
        if let Some(draft) = line.strip_prefix('?') {
            // Nobody minds a draft that makes no sense.
            drop((played.scene(Some(draft)), played.controls(Some(draft))));
            continue;
        }
        let Some(seat) = played.actors().iter().next() else { break };
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
    let before = (played.version(), played.scene(None), played.controls(None), played.describe());
    let checked = played.check(seat, notation);
    let done = played.play(seat, notation, seed, number as u64);
    assert_eq!(checked.is_ok(), done.is_ok(), "{notation} is judged in two ways");
    assert!(done.is_ok() || !legal, "{notation} is said to be legal and refused");
    if done.is_err() {
        let after = (played.version(), played.scene(None), played.controls(None), played.describe());
        assert!(before == after, "{notation} was refused and changed something");
    }
}

fn game_and_text(bytes: &[u8]) -> Option<(&'static dyn Game, &str)> {
    let (first, rest) = bytes.split_first()?;
    let game = games::REGISTRY.get(usize::from(*first) % games::REGISTRY.len())?;
    Some((*game, std::str::from_utf8(rest).ok()?))
}

#[cfg(test)]
mod tests;
