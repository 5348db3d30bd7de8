//! Players in pictures: their avatar, symbol and name.

use contract::scene::{Avatar, AvatarImage, Color, Item, Label, MIN_TEXT, Rotation, Scene};
use contract::{Level, Sign};

/// A player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShownPlayer {
    pub name: String,
    /// The level of a computer, which has the face of its level.
    pub computer: Option<Level>,
    /// The avatar, if it is known and should be shown.
    pub avatar: Option<AvatarImage>,
}

/// The width and height of an avatar.
pub(in crate::charts) const AVATAR: i16 = AvatarImage::SIDE as i16;
/// The size of the symbol on an avatar.
const BADGE: i16 = 36;
/// The size of a computer's face.
const FACE: i16 = 46;

/// Draws the avatar with a small symbol, or only the symbol at this size. The point is the middle of the left edge.
/// Returns the width drawn.
pub(in crate::charts) fn avatar_or_sign(
    scene: &mut Scene,
    player: &ShownPlayer,
    sign: Sign,
    (x, y): (i16, i16),
    size: i16,
) -> i16 {
    if !avatar(scene, player, (x, y)) {
        scene.sign(sign, (x, y - size / 2), size as u16);
        return size;
    }
    scene.sign(sign, (x + AVATAR - BADGE + 6, y + AVATAR / 2 - BADGE + 4), BADGE as u16);
    AVATAR + 6
}

/// Draws [`avatar_or_sign`], then the name after a gap. The point is the middle of the left edge.
pub(in crate::charts) fn sign_and_name(
    scene: &mut Scene,
    player: &ShownPlayer,
    (sign, faded): (Sign, bool),
    (x, y): (i16, i16),
    (size, gap): (i16, i16),
    width: i16,
) {
    let shift = avatar_or_sign(scene, player, sign, (x, y), size) + gap;
    scene.fade(faded);
    name(scene, player, (x + shift, y), width - shift);
}

/// Draws the avatar, if any, and the name. The point is the middle of the left edge.
pub(in crate::charts) fn avatar_and_name(scene: &mut Scene, player: &ShownPlayer, (x, y): (i16, i16), width: i16) {
    let shift = if avatar(scene, player, (x, y)) { AVATAR + 10 } else { 0 };
    name(scene, player, (x + shift, y), width - shift);
}

/// Draws the avatar, if any. The point is the middle of the left edge.
pub(in crate::charts) fn avatar(scene: &mut Scene, player: &ShownPlayer, (x, y): (i16, i16)) -> bool {
    let avatar = player
        .avatar
        .clone()
        .map(|image| Item::Avatar(Avatar { image, side: AvatarImage::SIDE as u16, x, y: y - AVATAR / 2 }));
    scene.items.extend(avatar);
    player.avatar.is_some()
}

/// Draws the name, after a computer's face. The point is the middle of the left edge.
fn name(scene: &mut Scene, player: &ShownPlayer, (x, y): (i16, i16), width: i16) {
    draw_name(scene, player, (x, y), width, false);
}

/// Like [`name`], but centred at the point.
pub(in crate::charts) fn centred_name(scene: &mut Scene, player: &ShownPlayer, (x, y): (i16, i16), width: i16) {
    match player.computer {
        // About the width of a face and a short name. The names of computers are short in all languages.
        Some(_) => {
            let shift = (width / 2).min(FACE + 4 + player.name.chars().count() as i16 * 10);
            draw_name(scene, player, (x - shift, y), width / 2 + shift, false);
        }
        None => draw_name(scene, player, (x, y), width, true),
    }
}

fn draw_name(scene: &mut Scene, player: &ShownPlayer, (mut x, y): (i16, i16), mut width: i16, centred: bool) {
    if let Some(level) = player.computer {
        scene.sprite(face(level), (x, y - FACE / 2), FACE as u16, Rotation::None, Color::Chalk);
        x += FACE + 4;
        width -= FACE + 4;
    }
    scene.items.push(Item::Label(Label {
        text: player.name.clone(),
        x,
        y,
        width: width.max(0) as u16,
        size: MIN_TEXT,
        centred,
        color: Color::Chalk,
    }));
}

fn face(level: Level) -> &'static str {
    match level {
        Level::Easy => "seat/easy",
        Level::Normal => "seat/normal",
        Level::Hard => "seat/hard",
    }
}
