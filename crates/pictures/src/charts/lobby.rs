//! A lobby: the game's cover above the taken, reserved and free seats.

use super::elements::{INNER_WIDTH, MARGIN};
use super::player::{
    AVATAR_SIZE, NAME_LINE_STEP, ShownPlayer, draw_avatar_or_sign, min_name_width, name, name_width, needs_two_lines,
};
use contract::scene::{Color, Rotation, Scene};
use contract::{Seat, Sign};

/// The height of a seat's area, and the y-coordinate of the symbol's centre in an area with a name.
const SEAT_AREA_HEIGHT: u16 = 136;
const SIGN_Y: i16 = 46;
/// The maximum number of areas side by side. With more areas, names would have too little space.
const MAX_SEATS_PER_ROW: usize = 5;
/// The sum of the spaces to the left and right of a name.
const NAME_INSET: i16 = 10;
/// The space between two areas.
const GAP: i16 = 12;
/// The size of a seat's symbol.
const SIGN_SIZE: u16 = 66;
/// The size of the envelope next to a reserved seat's symbol.
const ENVELOPE_SIZE: u16 = 44;
/// The maximum width of a seat's area, unless a name needs more.
const MAX_SEAT_WIDTH: i16 = 200;

/// Draws the lobby of a game for `least` to `most` players, at most [`Seat::MAX`]. `sign` returns a seat's symbol.
///
/// The area of a taken seat is filled. The area of any other seat has only an edge, which glows if the match cannot
/// start without a player there. The first seats after the taken ones are reserved for the invited players. Each
/// reserved seat has a small envelope next to its faded symbol.
pub fn lobby(
    cover: Scene,
    (least, most): (usize, usize),
    sign: fn(Seat) -> Sign,
    taken: &[ShownPlayer],
    reserved: &[ShownPlayer],
) -> Scene {
    let most = most.clamp(1, Seat::MAX);
    let players = || taken.iter().chain(reserved);
    let widest = |beside: usize| (INNER_WIDTH as i16 + GAP) / beside as i16 - GAP;
    // If the seats were in a single row, some names might not fit even on two lines. In this case, the seats take two
    // rows.
    let two_line_need = players().map(|player| min_name_width(player) + NAME_INSET).max().unwrap_or_default();
    let rows = if most > MAX_SEATS_PER_ROW || two_line_need > widest(most) { 2 } else { 1 };
    let beside = most.div_ceil(rows);
    let needed = players().map(|player| name_width(player) + NAME_INSET).max().unwrap_or_default();
    let width = needed.max(MAX_SEAT_WIDTH).min(widest(beside));
    let two_lines = players().any(|player| needs_two_lines(player, width - NAME_INSET));
    let area = if two_lines { SEAT_AREA_HEIGHT + NAME_LINE_STEP as u16 } else { SEAT_AREA_HEIGHT };
    let name_at = if two_lines { 106 + NAME_LINE_STEP / 2 } else { 106 };
    let step = width + GAP;
    let left = MARGIN + (INNER_WIDTH as i16 + GAP - step * beside as i16) / 2;
    let bottom = cover.height;
    let rows = most.div_ceil(beside) as u16;
    let mut scene = Scene { height: bottom + rows * (area + GAP as u16) - GAP as u16 + MARGIN as u16, ..cover };
    for seat in Seat::all(most) {
        let player = taken.get(seat.index());
        let x = left + step * (seat.index() % beside) as i16;
        let top = bottom as i16 + (seat.index() / beside) as i16 * (area as i16 + GAP);
        let edge = match player {
            Some(_) => None,
            None if seat.index() < least => Some((Color::Usable, 8)),
            None => Some((Color::PlayerArea, 6)),
        };
        scene.edged_panel((x, top), (width as u16, area), 24, player.map(|_| Color::PlayerArea), edge);
        let middle = x + width / 2;
        let sign = sign(seat);
        let invited = seat.index().checked_sub(taken.len()).and_then(|index| reserved.get(index));
        let half = SIGN_SIZE as i16 / 2;
        if let Some(player) = player {
            let half = if player.avatar.is_some() { AVATAR_SIZE / 2 } else { half };
            draw_avatar_or_sign(&mut scene, player, sign, (middle - half, top + SIGN_Y), SIGN_SIZE as i16);
        } else {
            let above = if invited.is_some() { SIGN_Y - half } else { (area - SIGN_SIZE) as i16 / 2 };
            scene.sign(sign, (middle - half, top + above), SIGN_SIZE);
            scene.fade(true);
            if invited.is_some() {
                let at =
                    (middle + half - ENVELOPE_SIZE as i16 + 14, top + above + (SIGN_SIZE - ENVELOPE_SIZE) as i16 + 10);
                scene.square_sprite("seat/reserved", at, ENVELOPE_SIZE, Rotation::None, Color::Outline);
            }
        }
        if let Some(player) = player.or(invited) {
            name(&mut scene, player, (middle, top + name_at), width - NAME_INSET, (2, true));
        }
    }
    scene
}
