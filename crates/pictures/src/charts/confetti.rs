//! Confetti over the picture of a result.

use contract::scene::{Color, Scene, WIDTH};

const FRAME_COUNT: i16 = 3;
/// The number of pieces in a picture.
const PIECE_COUNT: i16 = 44;
const PIECE_COLORS: [Color; 6] =
    [Color::Usable, Color::Changed, Color::Green, Color::Blue, Color::Orange, Color::TableText];
/// The sizes of the pieces. Pieces with equal width and height are round.
const PIECE_SIZES: [(u16, u16); 3] = [(16, 30), (22, 22), (30, 16)];
/// How far a piece drifts from one picture to the next.
const DRIFT: i16 = 24;

/// Returns pictures of the result with falling confetti. The confetti falls in the same way in every match.
pub fn confetti(result: &Scene) -> impl Iterator<Item = Scene> {
    (0..FRAME_COUNT).map(|frame| {
        let mut scene = result.clone();
        for piece in 0..PIECE_COUNT {
            let turned = (piece + frame) as usize;
            let size = PIECE_SIZES[turned % PIECE_SIZES.len()];
            // The R2 sequence (Roberts, 2018) spreads points evenly and without a pattern. Its steps are given in
            // thousandths.
            let spread = |step: i32, length: u16| (i32::from(piece) * step % 1000 * i32::from(length) / 1000) as i16;
            let x = spread(755, WIDTH) + DRIFT * (turned % 2) as i16;
            let y = spread(570, scene.height) + (frame - 2) * (scene.height / 5) as i16;
            let radius = if size.0 == size.1 { size.0 / 2 } else { 4 };
            scene.panel((x, y), size, radius, PIECE_COLORS[piece as usize % PIECE_COLORS.len()]);
        }
        scene
    })
}
