//! The score sheet of a deal, which is played at several tables. It shows each seat's results at all tables side by
//! side, with matchpoints.

use super::deal::format_halves;
use super::elements::{INNER_WIDTH, MARGIN, draw_digits};
use super::player::{ShownPlayer, name};
use contract::Sign;
use contract::scene::{Color, MAX_HEIGHT, Scene};

/// The result of a seat at one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreSheetCell {
    pub player: ShownPlayer,
    /// The score, such as `12`, or an empty text if there is no result.
    pub score: String,
    /// Twice the matchpoints, if the result is compared with others.
    pub half_matchpoints: Option<usize>,
}

/// The maximum number of tables side by side.
const MAX_CELLS_PER_ROW: usize = 4;
const TOP_MARGIN: i16 = 16;
const CELL_HEIGHT: u16 = 96;
const GAP: i16 = 8;
/// The width of a seat's symbol.
const SIGN_WIDTH: i16 = 56;
/// The size of the field with the matchpoints.
const POINTS_SIZE: (u16, u16) = (92, 42);

/// Draws the results of these seats, as many as fit.
pub fn score_sheet(seats: &[(Sign, Vec<ScoreSheetCell>)]) -> Scene {
    let beside = seats.first().map_or(1, |(_, cells)| cells.len()).clamp(1, MAX_CELLS_PER_ROW);
    let width = (INNER_WIDTH as i16 - SIGN_WIDTH - GAP) / beside as i16 - GAP;
    let mut scene = Scene::new(MAX_HEIGHT);
    let mut top = TOP_MARGIN;
    for (sign, cells) in seats.iter().filter(|(_, cells)| !cells.is_empty()) {
        let height = cells.len().div_ceil(beside) as i16 * (CELL_HEIGHT as i16 + GAP) + GAP;
        if top + height > MAX_HEIGHT as i16 {
            break;
        }
        scene.sign(*sign, (MARGIN, top + (CELL_HEIGHT as i16 - 44) / 2), 44);
        for (line, cells) in (0..).zip(cells.chunks(beside)) {
            for (column, one) in (0..).zip(cells) {
                let at = (MARGIN + SIGN_WIDTH + column * (width + GAP), top + line * (CELL_HEIGHT as i16 + GAP));
                draw_cell(&mut scene, one, at, width);
            }
        }
        top += height;
    }
    Scene { height: top as u16, ..scene }
}

fn draw_cell(scene: &mut Scene, cell: &ScoreSheetCell, (left, top): (i16, i16), width: i16) {
    scene.panel((left, top), (width as u16, CELL_HEIGHT), 14, Color::PlayerArea);
    name(scene, &cell.player, (left + 12, top + 26), width - 24, (1, false));
    let middle = top + 70;
    let space = width - 128;
    draw_digits(scene, &cell.score, (left + 12 + space / 2, middle), 40, space as u16, Color::TableText);
    if let Some(points) = cell.half_matchpoints {
        let corner = (left + width - POINTS_SIZE.0 as i16 - 8, middle - (POINTS_SIZE.1 / 2) as i16);
        scene.panel(corner, POINTS_SIZE, 20, Color::Usable);
        let at = (corner.0 + (POINTS_SIZE.0 / 2) as i16, middle);
        draw_digits(scene, &format_halves(points), at, 40, POINTS_SIZE.0, Color::Outline);
    }
}
