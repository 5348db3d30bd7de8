//! The podiums of a season that is over: the three best players of each game.

use super::elements::{CUP, DIGIT_RATIO, MARGIN, draw_digits, draw_icon, format_short};
use super::leaderboard::{LeaderboardRow, draw_rank};
use super::player::{ShownPlayer, draw_avatar, name};
use contract::Piece;
use contract::scene::{Color, MAX_HEIGHT, Scene, WIDTH};

/// The height of a game's podium.
pub(super) const PODIUM_HEIGHT: i16 = 224;
/// The space between two podiums.
const GAP: i16 = 22;
/// The heights of the blocks for ranks 1 to 3.
const BLOCK_HEIGHTS: [i16; 3] = [144, 132, 120];
/// The order of the blocks from left to right: the best player is in the middle.
const BLOCK_ORDER: [usize; 3] = [1, 0, 2];
/// The centre and the size of a game's icon.
const ICON_X_AND_SIZE: (i16, u16) = (76, 92);
/// The left edge of the first block.
const FIRST_BLOCK_X: i16 = 148;
/// The space between two blocks.
const BLOCK_GAP: i16 = 12;
/// The distance from the top of a block to the middle of the medal above it.
const MEDAL_DISTANCE: i16 = 42;
/// The radius of a medal.
const MEDAL_RADIUS: i16 = 36;
/// The size of the cup beside the number of wins, and the size of that number.
const CUP_SIZE: i16 = 40;
const WINS_SIZE: u16 = 42;

/// The maximum number of podiums.
const MAX_PODIUMS: usize = ((MAX_HEIGHT as i16 - MARGIN + GAP) / (PODIUM_HEIGHT + GAP)) as usize;

/// Draws a podium for each game, with the game's icon and at most three of its best players. Games that do not fit are
/// left out.
pub fn season(games: &[(Piece, Vec<LeaderboardRow>)]) -> Scene {
    let count = games.len().min(MAX_PODIUMS) as i16;
    let mut scene = Scene::new((MARGIN - GAP + count.max(1) * (PODIUM_HEIGHT + GAP)) as u16);
    for (number, (piece, rows)) in (0..count).zip(games) {
        let place = |row: &LeaderboardRow| Some((row.player.clone(), row.rank?, format_short(row.tally.won)));
        let places: Vec<_> = rows.iter().filter_map(place).collect();
        draw_podium(&mut scene, piece, &places, MARGIN / 2 + number * (PODIUM_HEIGHT + GAP));
    }
    scene
}

/// Draws a game's icon and its best players below `top`. Each place has a player, a rank, and a text beside a cup, such
/// as the number of wins.
pub(super) fn draw_podium(scene: &mut Scene, piece: &Piece, places: &[(ShownPlayer, usize, String)], top: i16) {
    let width = (WIDTH as i16 - MARGIN - FIRST_BLOCK_X - 2 * BLOCK_GAP) / 3;
    let bottom = top + PODIUM_HEIGHT;
    let (icon_x, icon_size) = ICON_X_AND_SIZE;
    draw_icon(scene, *piece, (icon_x, bottom - BLOCK_HEIGHTS[0] + (icon_size / 2) as i16), icon_size);
    for (column, place) in (0..).zip(BLOCK_ORDER) {
        if let Some(place) = places.get(place) {
            draw_block(scene, place, (FIRST_BLOCK_X + column * (width + BLOCK_GAP), bottom), width);
        }
    }
}

/// Draws a player's block. The point is the lower left corner of the block.
fn draw_block(
    scene: &mut Scene,
    (player, rank, text): &(ShownPlayer, usize, String),
    (x, bottom): (i16, i16),
    width: i16,
) {
    let height = BLOCK_HEIGHTS[(*rank).clamp(1, BLOCK_HEIGHTS.len()) - 1];
    let top = bottom - height;
    let middle = x + width / 2;
    let edge = (*rank == 1).then_some((Color::Usable, 6));
    scene.edged_panel((x, top), (width as u16, height as u16), 16, Some(Color::PlayerArea), edge);
    let beside = if player.avatar.is_some() { MEDAL_RADIUS + 4 } else { 0 };
    draw_rank(scene, Some(*rank), true, (middle - beside, top - MEDAL_DISTANCE));
    draw_avatar(scene, player, (middle + 4, top - MEDAL_DISTANCE));
    // The space between the top and the number of wins is enough for a name on two lines.
    let wins = bottom - CUP_SIZE / 2 - 6;
    name(scene, player, (middle, top + (height - CUP_SIZE) / 2 + 2), width - 20, (2, true));
    let digits_width = text.chars().count() as i16 * (WINS_SIZE * DIGIT_RATIO.0 as u16 / DIGIT_RATIO.1 as u16) as i16;
    let left = middle - (CUP_SIZE + 10 + digits_width) / 2;
    draw_icon(scene, CUP, (left + CUP_SIZE / 2, wins), CUP_SIZE as u16);
    let digits = (left + CUP_SIZE + 10 + digits_width / 2, wins);
    draw_digits(scene, text, digits, WINS_SIZE, width as u16, Color::TableText);
}
