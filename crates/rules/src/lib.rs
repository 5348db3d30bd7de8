//! All games, and their registry: one line per game.

mod claims;
mod hisss;
mod slap;
mod snap;
pub mod ssserpent;
pub mod sssnake;

#[cfg(test)]
pub(crate) mod tests;

use contract::{Game, RegisteredGame};

/// All games, in the order in which lists show them.
pub static REGISTRY: &[&dyn Game] = &[
    &RegisteredGame::<sssnake::Sssnake>::turn_based(),
    &RegisteredGame::<ssserpent::Ssserpent>::turn_based(),
    &RegisteredGame::<hisss::Hisss>::turn_based(),
    &RegisteredGame::<snap::Snap>::real_time(),
    &RegisteredGame::<slap::Slap>::real_time(),
];

/// Returns the game with this name.
pub fn find(name: &str) -> Option<&'static dyn Game> {
    REGISTRY.iter().copied().find(|game| game.info().name == name)
}
