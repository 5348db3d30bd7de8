//! The cover of Ssserpent's lobby: the title, and two snakes that want the same apple.

use crate::game::scene::{Ink, Rotation};
use crate::game::{Options, Scene};

/// The side of a piece, and the space between two.
const PIECE: u16 = 116;
const GAP: u16 = 14;

/// See [`crate::game::Info::cover`].
pub(super) fn cover(_: &Options) -> Scene {
    let mut scene = Scene::cover("ssserpent/title", (712, 180));
    let pieces = [
        ("ssserpent/yellow-disc", Rotation::Quarter, Ink::Yellow),
        ("ssserpent/yellow-disc", Rotation::Quarter, Ink::Yellow),
        ("ssserpent/yellow-head", Rotation::Quarter, Ink::Yellow),
        ("ssserpent/blue-apple", Rotation::None, Ink::Blue),
        ("ssserpent/red-head", Rotation::ThreeQuarters, Ink::Red),
        ("ssserpent/red-disc", Rotation::ThreeQuarters, Ink::Red),
        ("ssserpent/red-disc", Rotation::ThreeQuarters, Ink::Red),
    ];
    for ((art, turn, ink), at) in pieces.into_iter().zip(Scene::below_the_title(pieces.len(), (PIECE, PIECE), GAP)) {
        scene.sprite(art, at, PIECE, turn, ink);
    }
    scene
}
