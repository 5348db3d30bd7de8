//! A user's result at the puzzle. It does not show the solution.

use super::elements::{INSIDE, MARGIN, icon};
use contract::scene::{Color, Scene};
use contract::{Phrase, Piece};

/// The height of the picture.
const HEIGHT: u16 = 308;
/// The size of the game's icon, and the x of its centre.
const ICON: (u16, i16) = (160, 144);
/// The x where the lines start.
const LINES: i16 = 264;
/// The distance from one line to the next.
const STEP: i16 = 58;

/// Draws the icon of a puzzle's game, and at most four lines beside it.
pub fn solved_puzzle(game: &Piece, lines: &[Phrase]) -> Scene {
    let mut scene = Scene::new(HEIGHT);
    let middle = HEIGHT as i16 / 2;
    scene.panel((MARGIN, MARGIN), (INSIDE, HEIGHT - 2 * MARGIN as u16), 24, Color::Felt);
    icon(&mut scene, game.art, (ICON.1, middle), ICON.0, game.color);
    let first = middle - STEP * (lines.len().min(4) as i16 - 1) / 2;
    let width = INSIDE - (LINES - MARGIN) as u16 - 16;
    for (number, line) in (0..).zip(lines.iter().take(4)) {
        let color = if number == 0 { Color::Chalk } else { Color::Parchment };
        scene.words(line.clone(), (LINES, first + number * STEP), width, color);
    }
    scene
}
