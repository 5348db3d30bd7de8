//! Helpers for the pictures of all games.

use contract::scene::{Item, Scene};

/// Sets whether the newest sprite of a picture is drawn pale.
pub fn fade(scene: &mut Scene, faded: bool) {
    if let Some(Item::Sprite(sprite)) = scene.items.last_mut() {
        sprite.faded = faded;
    }
}
