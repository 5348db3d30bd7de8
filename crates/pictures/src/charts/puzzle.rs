//! A user's result in the daily puzzle. The picture does not show the solution.

use super::elements::{INNER_WIDTH, MARGIN, draw_icon};
use contract::scene::{Color, Scene};
use contract::{Phrase, Piece};

/// The height of the picture.
const PICTURE_HEIGHT: u16 = 308;
/// The size of the game's icon, and the x-coordinate of its centre.
const ICON_SIZE_AND_X: (u16, i16) = (160, 144);
/// The x where the lines start.
const LINES_X: i16 = 264;
/// The distance from one line to the next.
const LINE_STEP: i16 = 58;

/// Draws the icon of a puzzle's game, and at most four lines beside it.
pub fn solved_puzzle(game: &Piece, lines: &[Phrase]) -> Scene {
    let mut scene = Scene::new(PICTURE_HEIGHT);
    let middle = PICTURE_HEIGHT as i16 / 2;
    scene.panel((MARGIN, MARGIN), (INNER_WIDTH, PICTURE_HEIGHT - 2 * MARGIN as u16), 24, Color::PlayerArea);
    draw_icon(&mut scene, *game, (ICON_SIZE_AND_X.1, middle), ICON_SIZE_AND_X.0);
    let first = middle - LINE_STEP * (lines.len().min(4) as i16 - 1) / 2;
    let width = INNER_WIDTH - (LINES_X - MARGIN) as u16 - 16;
    for (number, line) in (0..).zip(lines.iter().take(4)) {
        let color = if number == 0 { Color::TableText } else { Color::Parchment };
        scene.words(line.clone(), (LINES_X, first + number * LINE_STEP), width, color);
    }
    scene
}
