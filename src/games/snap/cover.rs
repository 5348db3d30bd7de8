//! The cover of Snap's lobby: the title, and two cards with the same picture among others.

use crate::game::{Options, Scene};
use crate::games::claims::{self, Animal};

/// See [`crate::game::Info::cover`].
pub(super) fn cover(_: &Options) -> Scene {
    let animals = [Animal::Giraffe, Animal::Frog, Animal::Penguin, Animal::Frog, Animal::Whale];
    claims::cover("snap/title", (355, 180), &animals)
}
