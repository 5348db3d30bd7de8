//! A lobby: the game's cover, and below it the seats that are taken and free.

use super::{INSIDE, MARGIN};
use crate::game::Seat;
use crate::game::scene::{Ink, Item, Panel, Scene, Turn};

/// Who has taken a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// A person.
    User,
    /// A computer: a small one stands beside the seat's sign.
    Computer,
}

/// The height of the seats' areas, and the space between two.
const AREA: u16 = 116;
const GAP: u16 = 12;
/// The size of a seat's sign, and of a computer.
const SIGN: u16 = 72;
const COMPUTER: u16 = 46;
/// The widest area: of two seats each would be half a picture wide.
const WIDEST: u16 = 200;

/// The picture of a lobby for at least `least` and at most `most` (up to [`Seat::MOST`]): a taken seat has a ground, a
/// free one only an edge, which glows as long as nobody can begin without it.
pub fn lobby(cover: Scene, least: usize, most: usize, sitters: &[Sitter]) -> Scene {
    let most = most.clamp(1, Seat::MOST);
    let width = ((INSIDE + GAP) / most as u16 - GAP).min(WIDEST);
    let step = (width + GAP) as i16;
    let left = MARGIN + (INSIDE as i16 + GAP as i16 - step * most as i16) / 2;
    let top = cover.height as i16;
    let mut scene = Scene { height: cover.height + AREA + MARGIN as u16, ..cover };
    for seat in Seat::all(most) {
        let sitter = sitters.get(seat.index()).copied();
        let x = left + step * i16::from(seat.0);
        let edge = match sitter {
            Some(_) => None,
            None if seat.index() < least => Some((Ink::Glow, 8)),
            None => Some((Ink::Felt, 6)),
        };
        let fill = sitter.map(|_| Ink::Felt);
        scene.items.push(Item::Panel(Panel { x, y: top, width, height: AREA, radius: 24, fill, edge }));
        let sign = (x + (width as i16 - SIGN as i16) / 2, top + (AREA as i16 - SIGN as i16) / 2);
        scene.seat(seat, sign, SIGN);
        match (sitter, scene.items.last_mut()) {
            (None, Some(Item::Sprite(sign))) => sign.faded = true,
            (Some(Sitter::Computer), _) => {
                let at = (sign.0 + (SIGN - COMPUTER) as i16 + 16, sign.1 + (SIGN - COMPUTER) as i16 + 12);
                scene.sprite("seat/computer", at, COMPUTER, Turn::None, Ink::Line);
            }
            _ => (),
        }
    }
    scene
}
