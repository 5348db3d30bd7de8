//! The cover of the lobby: the title, and the elephant among others.

use crate::game::{Options, Scene};
use crate::games::claims::{self, Animal};

/// See [`crate::game::Info::cover`].
pub(super) fn cover(_: &Options) -> Scene {
    let animals = [Animal::Mouse, Animal::Owl, Animal::Elephant, Animal::Crab, Animal::Bee];
    claims::cover("slap/title", (327, 180), &animals)
}
