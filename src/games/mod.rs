//! The games. This page is the registry: one line a game.

mod claims;
mod hisss;
mod slap;
mod snap;
pub mod ssserpent;
pub mod sssnake;

use crate::game::{Entry, Game};

#[cfg(test)]
mod conformance;

/// Every game, in the order in which players meet them.
pub static REGISTRY: &[&dyn Game] = &[
    &Entry::<sssnake::Sssnake>::turn_based(),
    &Entry::<ssserpent::Ssserpent>::turn_based(),
    &Entry::<hisss::Hisss>::turn_based(),
    &Entry::<snap::Snap>::real_time(),
    &Entry::<slap::Slap>::real_time(),
];

/// The game of that name.
pub fn find(name: &str) -> Option<&'static dyn Game> {
    REGISTRY.iter().copied().find(|game| game.info().name == name)
}
