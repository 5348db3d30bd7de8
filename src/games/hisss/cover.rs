//! The lobby's cover: the edition's title, and a snake of four cards with all six colours.

use crate::game::scene::{Ink, Item, Panel, Rotation, Sprite};
use crate::game::{Options, Scene};

/// The width and height of a card.
const CARD: (u16, u16) = (176, 132);
const GAP: u16 = 10;

/// See [`crate::game::Info::cover`].
pub(super) fn cover(options: &Options) -> Scene {
    let rainbow = super::asks_youngest(options);
    let (mut scene, head, tail) = if rainbow {
        (Scene::cover("hisss/title-rainbow", (912, 140)), "hisss/head-rainbow", "hisss/tail-rainbow")
    } else {
        (Scene::cover("hisss/title", (384, 156)), "hisss/head", "hisss/tail")
    };
    let cards = [
        [(head, Rotation::None, Ink::Red), ("hisss/stripes", Rotation::None, Ink::Red)],
        [("hisss/dots", Rotation::None, Ink::Orange), ("hisss/zigzag", Rotation::None, Ink::Yellow)],
        [("hisss/diamonds", Rotation::None, Ink::Green), ("hisss/waves", Rotation::None, Ink::Blue)],
        [("hisss/bricks", Rotation::None, Ink::Purple), (tail, Rotation::Half, Ink::Purple)],
    ];
    let (width, height) = CARD;
    for (halves, (x, y)) in cards.into_iter().zip(Scene::below_the_title(cards.len(), CARD, GAP)) {
        let card = Panel { x, y, width, height, radius: 14, fill: Some(Ink::Paper), edge: None };
        scene.items.push(Item::Panel(card));
        let half = width / 2;
        for (x, (art, turn, ink)) in [x, x + half as i16].into_iter().zip(halves) {
            scene.items.push(Item::Sprite(Sprite { art, x, y, width: half, height, turn, ink, faded: false }));
        }
    }
    scene
}
