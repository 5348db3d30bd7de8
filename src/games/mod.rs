//! All games, and their registry: one line per game.

mod claims;
mod hisss;
mod slap;
mod snap;
pub mod ssserpent;
pub mod sssnake;

#[cfg(test)]
pub(crate) mod tests;

use crate::game::{Entry, Game};

/// All games, in the order in which lists show them.
pub static REGISTRY: &[&dyn Game] = &[
    &Entry::<sssnake::Sssnake>::turn_based(),
    &Entry::<ssserpent::Ssserpent>::turn_based(),
    &Entry::<hisss::Hisss>::turn_based(),
    &Entry::<snap::Snap>::real_time(),
    &Entry::<slap::Slap>::real_time(),
];

/// Returns the game with this name.
pub fn find(name: &str) -> Option<&'static dyn Game> {
    REGISTRY.iter().copied().find(|game| game.info().name == name)
}
