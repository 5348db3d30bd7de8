//! The lobby's cover: the edition's title, and a snake of four cards with all six colors.

use contract::scene::{Color, Item, Panel, Rotation, Sprite};
use contract::{Options, Scene};

/// The width and height of a card.
const CARD: (u16, u16) = (176, 132);
const GAP: u16 = 10;

/// See [`contract::Info::cover`].
pub(super) fn cover(options: &Options) -> Scene {
    let rainbow = super::rules::asks_youngest(options);
    let (mut scene, head, tail) = if rainbow {
        (Scene::cover("hisss/title-rainbow", (912, 140)), "hisss/head-rainbow", "hisss/tail-rainbow")
    } else {
        (Scene::cover("hisss/title", (384, 156)), "hisss/head", "hisss/tail")
    };
    let cards = [
        [(head, Rotation::None, Color::Red), ("hisss/stripes", Rotation::None, Color::Red)],
        [("hisss/dots", Rotation::None, Color::Orange), ("hisss/zigzag", Rotation::None, Color::Yellow)],
        [("hisss/diamonds", Rotation::None, Color::Green), ("hisss/waves", Rotation::None, Color::Blue)],
        [("hisss/bricks", Rotation::None, Color::Purple), (tail, Rotation::Half, Color::Purple)],
    ];
    let (width, height) = CARD;
    for (halves, (x, y)) in cards.into_iter().zip(Scene::below_the_title(cards.len(), CARD, GAP)) {
        let card = Panel { x, y, width, height, radius: 14, fill: Some(Color::Paper), edge: None };
        scene.items.push(Item::Panel(card));
        let half = width / 2;
        for (x, (art, turn, color)) in [x, x + half as i16].into_iter().zip(halves) {
            scene.items.push(Item::Sprite(Sprite { art, x, y, width: half, height, turn, color, faded: false }));
        }
    }
    scene
}
