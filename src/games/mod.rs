//! The games. This page is the registry: one line a game.

mod claims;
mod hisss;
mod slap;
mod snap;
pub mod ssserpent;
pub mod sssnake;

use crate::game::{Game, Of};

#[cfg(test)]
mod conformance;

/// Every game, in the order in which players meet them.
pub static REGISTRY: &[&dyn Game] = &[
    &Of::<sssnake::Sssnake>::rules(),
    &Of::<ssserpent::Ssserpent>::rules(),
    &Of::<hisss::Hisss>::rules(),
    &Of::<snap::Snap>::rules(),
    &Of::<slap::Slap>::rules(),
];

/// The game of that name.
pub fn find(name: &str) -> Option<&'static dyn Game> {
    REGISTRY.iter().copied().find(|game| game.info().name == name)
}
