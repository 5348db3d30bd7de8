//! A lobby: the game's cover above the taken, reserved and free seats.

use super::elements::{INSIDE, MARGIN};
use super::player::{AVATAR, ShownPlayer, avatar_or_sign, centred_name};
use contract::scene::{Color, Rotation, Scene};
use contract::{Seat, Sign};

/// The height of a seat's area.
const AREA: u16 = 136;
/// The space between two areas.
const GAP: u16 = 12;
/// The size of a seat's symbol.
const SIGN: u16 = 66;
/// The size of the envelope next to a reserved seat's symbol.
const LETTER: u16 = 44;
/// The maximum width of a seat's area. Without this limit, two seats would each take half of the picture.
const WIDEST: u16 = 200;

/// Draws the lobby of a game for `least` to `most` players (up to [`Seat::MAX`]). `sign` returns a seat's symbol.
///
/// A taken seat is filled. Any other seat has only an edge, which glows if the match cannot start without it. The first
/// seats after the taken ones are reserved for invited players. These seats have a small envelope next to the faded
/// symbol.
pub fn lobby(
    cover: Scene,
    (least, most): (usize, usize),
    sign: fn(Seat) -> Sign,
    taken: &[ShownPlayer],
    reserved: &[ShownPlayer],
) -> Scene {
    let most = most.clamp(1, Seat::MAX);
    let width = ((INSIDE + GAP) / most as u16 - GAP).min(WIDEST);
    let step = (width + GAP) as i16;
    let left = MARGIN + (INSIDE as i16 + GAP as i16 - step * most as i16) / 2;
    let top = cover.height as i16;
    let mut scene = Scene { height: cover.height + AREA + MARGIN as u16, ..cover };
    for seat in Seat::all(most) {
        let player = taken.get(seat.index());
        let x = left + step * i16::from(seat.0);
        let edge = match player {
            Some(_) => None,
            None if seat.index() < least => Some((Color::Glow, 8)),
            None => Some((Color::Felt, 6)),
        };
        scene.edged_panel((x, top), (width, AREA), 24, player.map(|_| Color::Felt), edge);
        let middle = x + width as i16 / 2;
        let sign = sign(seat);
        match player {
            Some(player) => {
                let half = if player.avatar.is_some() { AVATAR / 2 } else { SIGN as i16 / 2 };
                avatar_or_sign(&mut scene, player, sign, (middle - half, top + 46), SIGN as i16);
                centred_name(&mut scene, player, (middle, top + 106), width as i16 - 6);
            }
            None => {
                let invited = seat.index().checked_sub(taken.len()).and_then(|index| reserved.get(index));
                let above = if invited.is_some() { 46 - SIGN as i16 / 2 } else { (AREA - SIGN) as i16 / 2 };
                scene.sign(sign, (middle - SIGN as i16 / 2, top + above), SIGN);
                scene.fade(true);
                if let Some(player) = invited {
                    let at = (middle + SIGN as i16 / 2 - LETTER as i16 + 14, top + above + (SIGN - LETTER) as i16 + 10);
                    scene.sprite("seat/reserved", at, LETTER, Rotation::None, Color::Line);
                    centred_name(&mut scene, player, (middle, top + 106), width as i16 - 6);
                }
            }
        }
    }
    scene
}
