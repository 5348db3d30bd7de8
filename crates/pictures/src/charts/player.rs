//! Players in pictures: their avatar, symbol and name.

use super::elements::{draw_icon, draw_label};
use crate::measure;
use contract::scene::{Avatar, AvatarImage, Color, Item, MIN_TEXT_SIZE, Scene};
use contract::{Level, Piece, Sign};

/// A player, as pictures show them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShownPlayer {
    pub name: String,
    /// The level of a computer player, which decides the face that is drawn.
    pub computer_level: Option<Level>,
    /// The avatar, if it is known and should be shown.
    pub avatar: Option<AvatarImage>,
}

/// The width and height of an avatar.
pub(super) const AVATAR_SIZE: i16 = AvatarImage::SIDE as i16;
/// The width of an avatar with its symbol.
pub(super) const AVATAR_AND_BADGE_WIDTH: i16 = AVATAR_SIZE + 6;
/// The size of the symbol on an avatar.
const BADGE_SIZE: i16 = 36;
/// The size of a computer's face.
const FACE_SIZE: i16 = 46;
/// The space between a face and the name.
const FACE_GAP: i16 = 4;
/// The distance between the two lines of a name.
pub(super) const NAME_LINE_STEP: i16 = 36;

/// Returns the width needed to show the player's name, and a computer's face, on one line.
pub(super) fn name_width(player: &ShownPlayer) -> i16 {
    let face = if player.computer_level.is_some() { FACE_SIZE + FACE_GAP } else { 0 };
    face + measure::text_width(&player.name)
}

/// Returns the minimum width for the whole name on two lines, or on one line for a computer.
pub(super) fn min_name_width(player: &ShownPlayer) -> i16 {
    match player.computer_level {
        Some(_) => name_width(player),
        None => measure::min_width_on_two_lines(&player.name),
    }
}

/// Returns whether the name needs two lines at this width.
pub(super) fn needs_two_lines(player: &ShownPlayer, width: i16) -> bool {
    measure::name_lines(&player.name, width, 2).len() > 1
}

/// Draws the avatar with a small symbol, or only the symbol at this size. The point is the middle of the left edge.
/// Returns the width drawn.
pub(super) fn draw_avatar_or_sign(
    scene: &mut Scene,
    player: &ShownPlayer,
    sign: Sign,
    (x, y): (i16, i16),
    size: i16,
) -> i16 {
    if !draw_avatar(scene, player, (x, y)) {
        scene.sign(sign, (x, y - size / 2), size as u16);
        return size;
    }
    scene.sign(sign, (x + AVATAR_SIZE - BADGE_SIZE + 6, y + AVATAR_SIZE / 2 - BADGE_SIZE + 4), BADGE_SIZE as u16);
    AVATAR_AND_BADGE_WIDTH
}

/// Draws the avatar or the symbol, as [`draw_avatar_or_sign`] does, then the name after a gap. The point is the middle
/// of the left edge.
pub(super) fn draw_sign_and_name(
    scene: &mut Scene,
    player: &ShownPlayer,
    (sign, faded): (Sign, bool),
    (x, y): (i16, i16),
    (size, gap): (i16, i16),
    width: i16,
) {
    let shift = draw_avatar_or_sign(scene, player, sign, (x, y), size) + gap;
    scene.fade(faded);
    name(scene, player, (x + shift, y), width - shift, (2, false));
}

/// Draws the avatar, if any, and the name. The point is the middle of the left edge.
pub(super) fn draw_avatar_and_name(scene: &mut Scene, player: &ShownPlayer, (x, y): (i16, i16), width: i16) {
    let shift = if draw_avatar(scene, player, (x, y)) { AVATAR_SIZE + 10 } else { 0 };
    name(scene, player, (x + shift, y), width - shift, (2, false));
}

/// Draws the avatar, and returns whether there is one. The point is the middle of the left edge.
pub(super) fn draw_avatar(scene: &mut Scene, player: &ShownPlayer, (x, y): (i16, i16)) -> bool {
    let place = |image| Item::Avatar(Avatar { image, diameter: AVATAR_SIZE as u16, x, y: y - AVATAR_SIZE / 2 });
    scene.items.extend(player.avatar.clone().map(place));
    player.avatar.is_some()
}

/// Draws the name, after a face if the player is a computer. If the name is too wide for one line and `max_lines`
/// allows two, it takes two lines. The face is left out if the name fits only without it. The point is the middle of
/// the left edge, or the centre if `centred` is set.
pub(super) fn name(
    scene: &mut Scene,
    player: &ShownPlayer,
    (mut x, y): (i16, i16),
    width: i16,
    (max_lines, mut centred): (usize, bool),
) {
    let mut width = width.max(0);
    let text = &player.name;
    let lines = |width: i16| measure::name_lines(text, width, max_lines);
    let widest = |width: i16| lines(width).into_iter().map(measure::text_width).max().unwrap_or_default();
    let beside_face = width - FACE_SIZE - FACE_GAP;
    let fits_alone = widest(beside_face) > beside_face && measure::text_width(text) <= width;
    if let Some(level) = player.computer_level.filter(|_| !fits_alone) {
        width = beside_face.max(0);
        if centred {
            width = widest(beside_face).min(width);
            x -= (FACE_SIZE + FACE_GAP + width) / 2;
            centred = false;
        }
        let face = match level {
            Level::Easy => "seat/easy",
            Level::Normal => "seat/normal",
            Level::Hard => "seat/hard",
        };
        let face = Piece::upright(face, Color::TableText);
        draw_icon(scene, face, (x + FACE_SIZE / 2, y), FACE_SIZE as u16);
        x += FACE_SIZE + FACE_GAP;
    }
    let lines = lines(width);
    // Two lines are moved up a little, because letters extend farther below the middle than above it.
    let first = if lines.len() > 1 { y - 3 - NAME_LINE_STEP / 2 } else { y };
    for (number, text) in (0..).zip(lines) {
        let at = (x, first + number * NAME_LINE_STEP);
        draw_label(scene, text, at, (width as u16, MIN_TEXT_SIZE), (centred, Color::TableText));
    }
}
