//! All games: their covers as tiles, two in a row.

use super::elements::MARGIN;
use contract::scene::{COVER_HEIGHT, Color, Scene, WIDTH};

/// The number of tiles in a row.
const COLUMNS: i16 = 2;
/// The space between two tiles.
const GAP: i16 = 16;
const TILE_WIDTH: i16 = (WIDTH as i16 - 2 * MARGIN - (COLUMNS - 1) * GAP) / COLUMNS;
/// A tile is as high as a cover of its width.
const TILE_HEIGHT: i16 = (COVER_HEIGHT as i32 * TILE_WIDTH as i32 / WIDTH as i32) as i16;

/// Draws the covers of all games.
pub fn games(covers: impl IntoIterator<Item = Scene>) -> Scene {
    let mut scene = Scene::new(0);
    for (number, cover) in (0..).zip(covers) {
        let at = (MARGIN + number % COLUMNS * (TILE_WIDTH + GAP), MARGIN + number / COLUMNS * (TILE_HEIGHT + GAP));
        scene.panel(at, (TILE_WIDTH as u16, TILE_HEIGHT as u16), 24, Color::PlayerArea);
        scene.items.extend(cover.enlarged((i32::from(TILE_WIDTH), i32::from(WIDTH)), (0, 0), at).items);
        scene.height = (at.1 + TILE_HEIGHT + MARGIN) as u16;
    }
    scene
}
