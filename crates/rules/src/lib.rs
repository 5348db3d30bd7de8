//! All games, and their registry: one line per game.
//!
//! ```
//! use contract::Seed;
//!
//! // A match with the default options, in which each player makes the first legal move.
//! let game = rules::find("sssnake").expect("a registered game");
//! let seed = Seed([7; 32]);
//! let mut played = game.new_match(&game.info().default_setup(2));
//! played.apply_forced_steps(&seed, 0);
//! while let Some(seat) = played.seats_to_act().iter().next() {
//!     let moves = played.legal_moves(seat);
//!     played.play(seat, &moves[0], &seed, 0).expect("a listed move is legal");
//! }
//! assert_eq!(played.outcome().expect("the match is over").why, "rounds");
//! ```

mod direction;
pub mod hisss;
pub mod lessons;
mod oversight;
pub mod puzzles;
mod reaction_games;
mod slap;
mod snap;
mod solvers;
pub mod ssserpent;
pub mod sssnake;

#[cfg(test)]
pub(crate) mod tests;

use contract::{Game, RegisteredGame};

/// All games, in display order.
pub static REGISTRY: &[&dyn Game] = &[
    &RegisteredGame::<sssnake::Sssnake>::ENTRY,
    &RegisteredGame::<ssserpent::Ssserpent>::ENTRY,
    &RegisteredGame::<hisss::Hisss>::ENTRY,
    &RegisteredGame::<snap::Snap>::ENTRY,
    &RegisteredGame::<slap::Slap>::ENTRY,
];

/// Returns the game with this name.
///
/// ```
/// # let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/records/snap/all-cards.json");
/// # let text = std::fs::read(path).expect("a record");
/// use contract::Setup;
///
/// // Follows a record to its outcome.
/// let record: contract::Record = serde_json::from_slice(&text).expect("a record");
/// let game = rules::find(&record.game).expect("a registered game");
/// let setup = Setup { options: record.options, seats: record.seats.len(), youngest: record.youngest };
/// let mut played = game.new_match(&setup);
/// for step in &record.steps {
///     played.apply_step(step).expect("a step of a valid record");
/// }
/// assert_eq!(played.outcome().map(|outcome| outcome.to_json()), record.outcome);
/// ```
pub fn find(name: &str) -> Option<&'static dyn Game> {
    REGISTRY.iter().copied().find(|game| game.info().name == name)
}

/// Returns whether the registry contains this game with this version of its rules.
pub fn is_current(game: &str, rules: u32) -> bool {
    find(game).is_some_and(|game| game.info().rules_version == rules)
}
