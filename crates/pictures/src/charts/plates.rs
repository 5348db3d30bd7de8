//! Plates: a row above the table's picture, with each seat's symbol and player.

use super::player::{ShownPlayer, sign_and_name};
use contract::Sign;
use contract::scene::{Color, Item, Label, MAX_HEIGHT, Scene, WIDTH};

/// A seat and its player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plate {
    pub sign: Sign,
    pub player: ShownPlayer,
    /// Whether the match is waiting for this seat.
    pub awaited: bool,
    /// Whether the player is away or has resigned.
    pub left: bool,
}

const GAP: i16 = 12;
const HEIGHT: u16 = 64;
const SIGN: i16 = 44;
/// The space around an avatar and a name.
const INSET: i16 = 10;
/// The font size of an exclamation.
const CHEER: u16 = 46;
/// The width of an exclamation, which must be enough in every language.
const CHEER_WIDTH: u16 = 440;
/// The maximum number of plates side by side. More would leave too little space for names.
const MAX_BESIDE: usize = 4;

/// Puts a plate for each seat above the table, in one or two rows. A picture without space for them is returned
/// unchanged.
pub fn plates(table: Scene, plates: &[Plate]) -> Scene {
    let Some(space) = space_for(&table, plates) else { return table };
    let rows = rows(plates);
    let beside = plates.len().div_ceil(rows);
    let step = (WIDTH as i16 - GAP) / beside as i16;
    let mut scene = table.below(space);
    for (index, plate) in plates.iter().enumerate() {
        let x = GAP + (index % beside) as i16 * step;
        let y = GAP + (index / beside) as i16 * (HEIGHT as i16 + GAP);
        draw(&mut scene, plate, (x, y), step - GAP);
    }
    scene
}

/// Puts one player and an exclamation above the table, in the place of the plates, so that the picture keeps its size.
pub fn cheer(table: Scene, plates: &[Plate], winner: usize, words: String) -> Scene {
    let (Some(space), Some(plate)) = (space_for(&table, plates), plates.get(winner)) else { return table };
    let mut scene = table.below(space);
    let height = space - GAP as u16;
    let edge = Some((Color::Fresh, 8));
    scene.edged_panel((GAP, GAP), (WIDTH - 2 * GAP as u16, height), 16, Some(Color::Felt), edge);
    let middle = GAP + height as i16 / 2;
    let half = WIDTH as i16 / 2;
    let player = (plate.sign, plate.left);
    sign_and_name(&mut scene, &plate.player, player, (GAP + 2 * INSET, middle), (SIGN, INSET), half - 2 * GAP);
    scene.items.push(Item::Label(Label {
        text: words,
        x: half + half / 2,
        y: middle,
        width: CHEER_WIDTH,
        size: CHEER,
        centred: true,
        color: Color::Glow,
    }));
    scene
}

fn rows(plates: &[Plate]) -> usize {
    plates.len().div_ceil(MAX_BESIDE)
}

/// Returns the height that plates take, or `None` if the picture has no space for them.
fn space_for(table: &Scene, plates: &[Plate]) -> Option<u16> {
    let space = rows(plates) as u16 * (HEIGHT + GAP as u16);
    (!plates.is_empty() && table.height + space <= MAX_HEIGHT).then_some(space)
}

fn draw(scene: &mut Scene, plate: &Plate, (x, y): (i16, i16), width: i16) {
    let edge = plate.awaited.then_some((Color::Glow, 6));
    scene.edged_panel((x, y), (width as u16, HEIGHT), 16, Some(Color::Felt), edge);
    let middle = y + HEIGHT as i16 / 2;
    let sign = (plate.sign, plate.left);
    sign_and_name(scene, &plate.player, sign, (x + INSET, middle), (SIGN, INSET), width - 2 * INSET);
}
