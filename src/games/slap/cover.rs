//! The cover of the lobby: the title, and the elephant among others.

use crate::game::scene::Ink;
use crate::game::{Options, Scene};
use crate::games::claims::{Animal, card};

/// The side of a card, the space between two, and the width of its edge.
const CARD: u16 = 136;
const GAP: u16 = 18;
const EDGE: u16 = 4;

/// See [`crate::game::Info::cover`].
pub(super) fn cover(_: &Options) -> Scene {
    let mut scene = Scene::cover("slap/title", (327, 180));
    let animals = [Animal::Mouse, Animal::Owl, Animal::Elephant, Animal::Crab, Animal::Bee];
    for (animal, at) in animals.into_iter().zip(Scene::below_the_title(animals.len(), (CARD, CARD), GAP)) {
        card(&mut scene, animal, at, CARD, (Ink::Line, EDGE));
    }
    scene
}
