//! A finished match: a podium of its seats above the last picture of the table.

use super::elements::{INSIDE, MARGIN, change, digits, icon, short};
use crate::game::Sign;
use crate::game::scene::{Ink, Item, MOST_HEIGHT, Panel, Scene};

/// A seat on the podium.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PodiumPlace {
    pub sign: Sign,
    /// 1 is the best; equal seats share a rank.
    pub rank: usize,
    pub won: bool,
    /// The points or cards at the end, if the game counts any.
    pub score: Option<i64>,
    /// The change of the rating, once it is known and shown.
    pub rating_change: Option<i64>,
}

/// The height of the podium: the tallest board of the games leaves this much.
const HEIGHT: u16 = 176;
/// The heights of the blocks by rank, from the first.
const BLOCKS: [u16; 3] = [110, 98, 88];
const SIGN: u16 = 56;
const CUP: u16 = 44;
const GAP: i16 = 12;
/// The widest block.
const WIDEST: i16 = 220;

/// Puts a podium above the last picture of a table, the best seat first. Returns a picture that leaves no space for it as it
/// is.
pub fn result(table: Scene, mut places: Vec<PodiumPlace>) -> Scene {
    if places.is_empty() || table.height + HEIGHT > MOST_HEIGHT {
        return table;
    }
    places.sort_by_key(|place| place.rank);
    let count = places.len() as i16;
    let drawn = places.len() > 1 && places.iter().all(|place| place.won);
    let width = ((INSIDE as i16 + GAP) / count - GAP).min(WIDEST);
    let mut x = MARGIN + (INSIDE as i16 + GAP - (width + GAP) * count) / 2;
    let mut scene = table.below(HEIGHT);
    for place in &places {
        draw_place(&mut scene, place, drawn, (x, width));
        x += width + GAP;
    }
    scene
}

fn draw_place(scene: &mut Scene, place: &PodiumPlace, drawn: bool, (x, width): (i16, i16)) {
    let height = BLOCKS[place.rank.clamp(1, BLOCKS.len()) - 1];
    let (top, middle) = ((HEIGHT - height) as i16, x + width / 2);
    let edge = place.won.then_some((Ink::Glow, 6));
    let (panel_width, fill) = (width as u16, Some(Ink::Felt));
    scene.items.push(Item::Panel(Panel { x, y: top, width: panel_width, height, radius: 16, fill, edge }));
    let award = match (place.won, drawn) {
        (true, false) => Some(("chart/cup", Ink::Glow)),
        (true, true) => Some(("chart/drawn", Ink::Paper)),
        (false, _) => None,
    };
    let beside = if award.is_some() { (CUP / 2) as i16 } else { 0 };
    let above = top - 4 - (SIGN / 2) as i16;
    scene.sign(place.sign, (middle - beside - (SIGN / 2) as i16, above - (SIGN / 2) as i16), SIGN);
    if let Some((art, ink)) = award {
        icon(scene, art, (middle + (SIGN / 2) as i16, above), CUP, ink);
    }
    let lines = [(place.score.map(short), Ink::Chalk), (place.rating_change.map(change), Ink::Fresh)];
    let mut lines: Vec<_> = lines.into_iter().filter_map(|(text, ink)| Some((text?, ink))).collect();
    if lines.is_empty() && !drawn {
        lines.push((place.rank.to_string(), Ink::Chalk));
    }
    let step = height as i16 / (lines.len() as i16 + 1).max(2);
    let first = if lines.len() == 1 { step } else { step - 8 };
    for (number, (text, ink)) in (0..).zip(&lines) {
        digits(scene, text, (middle, top + first + number * (step + 8)), 44, width as u16 - 8, *ink);
    }
}
