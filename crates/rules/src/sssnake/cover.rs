//! The cover of Sssnake's lobby: the title, and a whole snake from its tail to its head.

use contract::scene::{Color, Rotation};
use contract::{Options, Scene};

const CARD: u16 = 130;

/// See [`contract::Info::cover`].
pub(super) fn cover(_: &Options) -> Scene {
    let mut scene = Scene::cover("sssnake/title", (576, 156));
    let cards = [
        ("sssnake/tail", Rotation::None),
        ("sssnake/straight", Rotation::Quarter),
        ("sssnake/crossing", Rotation::None),
        ("sssnake/straight", Rotation::Quarter),
        ("sssnake/neck", Rotation::None),
    ];
    for ((art, turn), at) in cards.into_iter().zip(Scene::below_the_title(cards.len(), (CARD, CARD), 0)) {
        scene.sprite(art, at, CARD, turn, Color::Green);
    }
    scene
}
