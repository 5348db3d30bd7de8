//! The games. This page is the registry: one line a game.

use crate::game::Game;

#[cfg(test)]
mod conformance;

/// Every game, in the order in which players meet them.
pub static REGISTRY: &[&dyn Game] = &[];

/// The game of that name.
pub fn find(name: &str) -> Option<&'static dyn Game> {
    REGISTRY.iter().copied().find(|game| game.info().name == name)
}
