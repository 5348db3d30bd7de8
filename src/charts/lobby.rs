//! A lobby: the game's cover, and its taken and free seats below.

use super::elements::{INSIDE, MARGIN};
use crate::game::scene::{Ink, Item, Panel, Rotation, Scene};
use crate::game::{Seat, Sign};

/// The occupant of a taken seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LobbySeat {
    /// A user.
    User,
    /// A computer, drawn as a small icon beside the seat's sign.
    Computer,
}

/// The height of a seat's area, and the space between two areas.
const AREA: u16 = 116;
const GAP: u16 = 12;
/// The size of a seat's sign, and of the computer icon.
const SIGN: u16 = 72;
const COMPUTER: u16 = 46;
/// The widest area, so that two seats do not take half a picture each.
const WIDEST: u16 = 200;

/// Draws the lobby of a game for `least` to `most` players (up to [`Seat::MOST`]), with these signs of the seats.
///
/// A taken seat is filled. A free seat has only an edge, which glows if the match cannot start without it.
pub fn lobby(cover: Scene, least: usize, most: usize, sign: fn(Seat) -> Sign, taken: &[LobbySeat]) -> Scene {
    let most = most.clamp(1, Seat::MOST);
    let width = ((INSIDE + GAP) / most as u16 - GAP).min(WIDEST);
    let step = (width + GAP) as i16;
    let left = MARGIN + (INSIDE as i16 + GAP as i16 - step * most as i16) / 2;
    let top = cover.height as i16;
    let mut scene = Scene { height: cover.height + AREA + MARGIN as u16, ..cover };
    for seat in Seat::all(most) {
        let occupant = taken.get(seat.index()).copied();
        let x = left + step * i16::from(seat.0);
        let edge = match occupant {
            Some(_) => None,
            None if seat.index() < least => Some((Ink::Glow, 8)),
            None => Some((Ink::Felt, 6)),
        };
        let fill = occupant.map(|_| Ink::Felt);
        scene.items.push(Item::Panel(Panel { x, y: top, width, height: AREA, radius: 24, fill, edge }));
        let at = (x + (width as i16 - SIGN as i16) / 2, top + (AREA as i16 - SIGN as i16) / 2);
        scene.sign(sign(seat), at, SIGN);
        match (occupant, scene.items.last_mut()) {
            (None, Some(Item::Sprite(sign))) => sign.faded = true,
            (Some(LobbySeat::Computer), _) => {
                let at = (at.0 + (SIGN - COMPUTER) as i16 + 16, at.1 + (SIGN - COMPUTER) as i16 + 12);
                scene.sprite("seat/computer", at, COMPUTER, Rotation::None, Ink::Line);
            }
            _ => (),
        }
    }
    scene
}
