//! The score sheet of a deal: for each seat, the results at all tables side by side, with matchpoints.

use super::deal::halves;
use super::elements::{INSIDE, MARGIN, digits};
use super::player::{ShownPlayer, name};
use contract::Sign;
use contract::scene::{Color, MAX_HEIGHT, Scene};

/// The result of a seat at one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetCell {
    pub player: ShownPlayer,
    /// The score, such as `12`; empty without a result.
    pub score: String,
    /// Twice the matchpoints, if the result is compared.
    pub half_points: Option<usize>,
}

/// The maximum number of tables side by side.
const MAX_BESIDE: usize = 4;
const TOP: i16 = 16;
const CELL: u16 = 96;
const GAP: i16 = 8;
/// The width of a seat's sign.
const SIGN: i16 = 56;
/// The size of the field with the matchpoints.
const POINTS: (u16, u16) = (92, 42);

/// Draws the results of these seats, as many as fit.
pub fn score_sheet(seats: &[(Sign, Vec<SheetCell>)]) -> Scene {
    let beside = seats.first().map_or(1, |(_, cells)| cells.len()).clamp(1, MAX_BESIDE);
    let width = (INSIDE as i16 - SIGN - GAP) / beside as i16 - GAP;
    let mut scene = Scene::new(MAX_HEIGHT);
    let mut top = TOP;
    for (sign, cells) in seats.iter().filter(|(_, cells)| !cells.is_empty()) {
        let height = cells.len().div_ceil(beside) as i16 * (CELL as i16 + GAP) + GAP;
        if top + height > MAX_HEIGHT as i16 {
            break;
        }
        scene.sign(*sign, (MARGIN, top + (CELL as i16 - 44) / 2), 44);
        for (line, cells) in (0..).zip(cells.chunks(beside)) {
            for (column, one) in (0..).zip(cells) {
                let at = (MARGIN + SIGN + column * (width + GAP), top + line * (CELL as i16 + GAP));
                cell(&mut scene, one, at, width);
            }
        }
        top += height;
    }
    Scene { height: top as u16, ..scene }
}

fn cell(scene: &mut Scene, cell: &SheetCell, (left, top): (i16, i16), width: i16) {
    scene.panel((left, top), (width as u16, CELL), 14, Color::Felt);
    name(scene, &cell.player, (left + 12, top + 26), width - 24, (1, false));
    let middle = top + 70;
    digits(scene, &cell.score, (left + 12 + (width - 128) / 2, middle), 40, (width - 128) as u16, Color::Chalk);
    if let Some(points) = cell.half_points {
        let at = (left + width - POINTS.0 as i16 - 8, middle - (POINTS.1 / 2) as i16);
        scene.panel(at, POINTS, 20, Color::Glow);
        digits(scene, &halves(points), (at.0 + (POINTS.0 / 2) as i16, middle), 40, POINTS.0, Color::Line);
    }
}
