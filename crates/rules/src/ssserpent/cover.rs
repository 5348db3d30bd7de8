//! The cover of Ssserpent's lobby: the title, and two snakes that want the same apple.

use contract::scene::{Color, Rotation};
use contract::{Options, Scene};

/// The side of a piece, and the space between two.
const PIECE: u16 = 116;
const GAP: u16 = 14;

/// See [`contract::Info::cover`].
pub(super) fn cover(_: &Options) -> Scene {
    let mut scene = Scene::cover("ssserpent/title", (712, 180));
    let pieces = [
        ("ssserpent/yellow-disc", Rotation::Quarter, Color::Yellow),
        ("ssserpent/yellow-disc", Rotation::Quarter, Color::Yellow),
        ("ssserpent/yellow-head", Rotation::Quarter, Color::Yellow),
        ("ssserpent/blue-apple", Rotation::None, Color::Blue),
        ("ssserpent/red-head", Rotation::ThreeQuarters, Color::Red),
        ("ssserpent/red-disc", Rotation::ThreeQuarters, Color::Red),
        ("ssserpent/red-disc", Rotation::ThreeQuarters, Color::Red),
    ];
    for ((art, turn, color), at) in pieces.into_iter().zip(Scene::below_the_title(pieces.len(), (PIECE, PIECE), GAP)) {
        scene.sprite(art, at, PIECE, turn, color);
    }
    scene
}
