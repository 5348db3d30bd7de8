//! The result of a finished match, above the last picture of the table. It is a large single winner beside the other
//! players, a podium, or a list of the players.

use super::elements::{CUP, INNER_WIDTH, MARGIN, draw_digits, draw_icon, draw_label, format_change, format_short};
use super::leaderboard::draw_rank;
use super::player::{
    AVATAR_AND_BADGE_WIDTH, NAME_LINE_STEP, ShownPlayer, draw_avatar_or_sign, min_name_width, name, name_width,
};
use crate::measure;
use contract::scene::{Avatar, Color, Item, MAX_HEIGHT, MIN_TEXT_SIZE, Scene};
use contract::{Outcome, Piece, Seat, SeatSet, Sign};

/// A seat's place on the podium.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PodiumPlace {
    pub sign: Sign,
    pub player: ShownPlayer,
    /// The rank: 1 is a win, and tied seats share a rank.
    pub rank: usize,
    /// The final points or cards, if the game counts them.
    pub score: Option<i64>,
    /// The change in the rating, if it is known and should be shown.
    pub rating_change: Option<i64>,
}

/// The height of the podium. Even the tallest table leaves enough space for it.
pub(super) const PODIUM_HEIGHT: u16 = 216;
/// The heights of the blocks for ranks 1 to 3.
const BLOCK_HEIGHTS: [u16; 3] = [148, 136, 126];
/// The font size of the name in a block.
const NAME_SIZE: i16 = 46;
const SIGN_SIZE: u16 = 56;
const CUP_SIZE: u16 = 44;
const GAP: i16 = 12;
/// The maximum width of a block, unless a name needs a wider one.
const MAX_BLOCK_WIDTH: i16 = 220;
/// The sum of the spaces to the left and right of a name.
const INSET: i16 = 16;
/// The top and the height of the areas of a single winner and of the other players.
const AREA_TOP: i16 = 10;
const AREA_HEIGHT: i16 = 194;
/// The width of a single winner's area. The area is wide if there are at most [`MAX_IN_COLUMN`] other players, and
/// narrow otherwise.
const WIDE_WINNER_WIDTH: i16 = 440;
const NARROW_WINNER_WIDTH: i16 = 300;
/// The maximum number of other players in one column.
const MAX_IN_COLUMN: usize = 3;
const MAX_ROW_HEIGHT: i16 = 92;
/// The sizes of a single winner's avatar or symbol, and of their cup.
const WIDE_SIZES: (u16, u16) = (112, 96);
const NARROW_SIZES: (u16, u16) = (96, 68);
/// The width of a number beside another player's name.
const NUMBER_WIDTH: i16 = 84;

/// Returns the podium places for this outcome, or none if the match was stopped. `ranking` names the list in the
/// outcome that ranks the seats. [`Outcome::ranks`] explains `away` and `resigned`. `changes` holds the rating changes
/// to show.
pub fn podium_places(
    ranking: Option<&str>,
    outcome: &Outcome,
    seats: &[(Sign, ShownPlayer)],
    (away, resigned): (SeatSet, &[Seat]),
    changes: &[(Seat, i64)],
) -> Vec<PodiumPlace> {
    if outcome.is_stopped() {
        return Vec::new();
    }
    let ranks = outcome.ranks(seats.len(), away, resigned, ranking);
    let scores = ranking.map_or(&[][..], |list| outcome.list(list));
    let place = |(seat, (rank, (sign, player))): (Seat, (usize, &(Sign, ShownPlayer)))| PodiumPlace {
        sign: *sign,
        player: player.clone(),
        rank,
        score: scores.get(seat.index()).copied(),
        rating_change: changes.iter().find(|(changed, _)| *changed == seat).map(|(_, change)| *change),
    };
    Seat::all(ranks.len()).zip(ranks.into_iter().zip(seats)).map(place).collect()
}

/// Puts the result above a match's last picture, with the best seat first: a large single winner, a podium or a list.
/// If there is no space for the result, returns the picture unchanged.
pub fn put_result_above(table: Scene, mut places: Vec<PodiumPlace>) -> Scene {
    if places.is_empty() || table.height + PODIUM_HEIGHT > MAX_HEIGHT {
        return table;
    }
    places.sort_by_key(|place| place.rank);
    let mut scene = table.shifted_down(PODIUM_HEIGHT);
    if let [winner, others @ ..] = &places[..]
        && others
            .first()
            .is_some_and(|other| winner.rank == 1 && other.rank > 1 && winner.player.computer_level.is_none())
    {
        let width = if others.len() > MAX_IN_COLUMN { NARROW_WINNER_WIDTH } else { WIDE_WINNER_WIDTH };
        draw_winner(&mut scene, winner, width);
        draw_player_list(&mut scene, others, false, MARGIN + width + GAP);
        return scene;
    }
    let count = places.len() as i16;
    let drawn = places.len() > 1 && places.iter().all(|place| place.rank == 1);
    let needed = places.iter().map(|place| name_width(&place.player) + INSET).max().unwrap_or_default();
    let widest = (INNER_WIDTH as i16 + GAP) / count - GAP;
    if needed > widest {
        draw_player_list(&mut scene, &places, drawn, MARGIN);
        return scene;
    }
    let width = widest.min(needed.max(MAX_BLOCK_WIDTH));
    let mut x = MARGIN + (INNER_WIDTH as i16 + GAP - (width + GAP) * count) / 2;
    for place in &places {
        draw_podium_block(&mut scene, place, drawn, (x, width));
        x += width + GAP;
    }
    scene
}

/// Returns the icon for a place: a cup for a win, the icon `chart/drawn` for a draw, or none.
fn award(place: &PodiumPlace, drawn: bool) -> Option<Piece> {
    (place.rank == 1).then_some(if drawn { Piece::upright("chart/drawn", Color::Paper) } else { CUP })
}

/// Draws the area of a user who is the only winner.
fn draw_winner(scene: &mut Scene, place: &PodiumPlace, width: i16) {
    let edge = Some((Color::Usable, 8));
    scene.edged_panel((MARGIN, AREA_TOP), (width as u16, AREA_HEIGHT as u16), 24, Some(Color::PlayerArea), edge);
    let lines = score_and_rating_change(place);
    let (size, cup_size) = if width == NARROW_WINNER_WIDTH { NARROW_SIZES } else { WIDE_SIZES };
    let award = (size + 16 + cup_size) as i16;
    // If there are no numbers, the avatar and the cup are in the middle.
    let left = MARGIN + if lines.is_empty() { (width - award) / 2 } else { 24 };
    let upper = AREA_TOP + 72;
    let half = size as i16 / 2;
    if let Some(image) = place.player.avatar.clone() {
        scene.items.push(Item::Avatar(Avatar { image, diameter: size, x: left, y: upper - half }));
        let badge = (left + size as i16 - SIGN_SIZE as i16 + 6, upper + half - SIGN_SIZE as i16 + 4);
        scene.sign(place.sign, badge, SIGN_SIZE);
    } else {
        scene.sign(place.sign, (left, upper - half), size);
    }
    let cup = left + award - cup_size as i16 / 2;
    draw_icon(scene, CUP, (cup, upper), cup_size);
    let numbers = left + award + 8;
    let space = MARGIN + width - 16 - numbers;
    let first = upper - 27 * (lines.len() as i16 - 1);
    for (number, (text, color)) in (0..).zip(lines) {
        let size = if number == 0 { 60 } else { 42 };
        draw_digits(scene, &text, (numbers + space / 2, first + 54 * number), size, space as u16, color);
    }
    let space = width as u16 - 32;
    let at_52 = f32::from(measure::text_width(&place.player.name)) * 52.0 / f32::from(MIN_TEXT_SIZE);
    let size = ((52.0 * f32::from(space) / at_52.max(1.0)) as u16).clamp(MIN_TEXT_SIZE, 52);
    let at = (MARGIN + width / 2, AREA_TOP + AREA_HEIGHT - 42);
    draw_label(scene, &place.player.name, at, (space, size), (true, Color::Usable));
}

/// Draws players in one or two columns, from x = `left` to the right margin.
fn draw_player_list(scene: &mut Scene, places: &[PodiumPlace], drawn: bool, left: i16) {
    let columns = if places.len() > MAX_IN_COLUMN { 2 } else { 1 };
    let rows = places.len().div_ceil(columns) as i16;
    let height = ((AREA_HEIGHT + 8) / rows - 8).min(MAX_ROW_HEIGHT);
    let width = (MARGIN + INNER_WIDTH as i16 - left + GAP) / columns as i16 - GAP;
    let is_narrow = width < NARROW_WINNER_WIDTH;
    let number = if columns == 2 { NUMBER_WIDTH - 18 } else { NUMBER_WIDTH };
    let inset = if is_narrow { 8 } else { 12 };
    let (max_lines, needed_width) = match height < 2 * NAME_LINE_STEP {
        true => (1, name_width as fn(&ShownPlayer) -> i16),
        false => (2, min_name_width as fn(&ShownPlayer) -> i16),
    };
    // If any name needs more space, every place shows only its first number.
    let needed = |place: &PodiumPlace| {
        let beside = AVATAR_AND_BADGE_WIDTH + 3 * inset + 2 + award(place, drawn).map_or(0, |_| CUP_SIZE as i16);
        beside + needed_width(&place.player) + number * list_numbers(place, drawn).len() as i16
    };
    let most_numbers = if places.iter().all(|place| needed(place) <= width) { 2 } else { 1 };
    let top = AREA_TOP + (AREA_HEIGHT + 8 - rows * (height + 8)) / 2;
    for (index, place) in places.iter().enumerate() {
        let x = left + (index % columns) as i16 * (width + GAP);
        let y = top + (index / columns) as i16 * (height + 8);
        let middle = y + height / 2;
        let award = award(place, drawn);
        let edge = award.map(|_| (Color::Usable, 4));
        scene.edged_panel((x, y), (width as u16, height as u16), 14, Some(Color::PlayerArea), edge);
        let mut right = x + width - inset;
        for (text, color) in list_numbers(place, drawn).iter().take(most_numbers).rev() {
            right -= number;
            draw_digits(scene, text, (right + number / 2, middle), 42, number as u16, *color);
        }
        if let Some(award) = award {
            right -= CUP_SIZE as i16;
            draw_icon(scene, award, (right + CUP_SIZE as i16 / 2, middle), (CUP_SIZE - 6).min(height as u16 - 6));
        }
        // A narrow column has space for a name, but not for an avatar or a computer's face.
        let player = ShownPlayer { name: place.player.name.clone(), ..ShownPlayer::default() };
        let player = if is_narrow { &player } else { &place.player };
        let sign = (SIGN_SIZE as i16 - 8).min(height - 4);
        let after = x + inset + draw_avatar_or_sign(scene, player, place.sign, (x + inset, middle), sign) + inset - 2;
        name(scene, player, (after, middle), right - 4 - after, (max_lines, false));
    }
}

/// Returns the numbers that a list shows for a place: those of [`score_and_rating_change`] or, if there are none, the
/// rank.
fn list_numbers(place: &PodiumPlace, drawn: bool) -> Vec<(String, Color)> {
    let lines = score_and_rating_change(place);
    if lines.is_empty() && !drawn { vec![(place.rank.to_string(), Color::TableText)] } else { lines }
}

/// Returns the numbers that are shown for a place: the score and the change in the rating.
fn score_and_rating_change(place: &PodiumPlace) -> Vec<(String, Color)> {
    let lines =
        [(place.score.map(format_short), Color::TableText), (place.rating_change.map(format_change), Color::Changed)];
    lines.into_iter().filter_map(|(text, color)| Some((text?, color))).collect()
}

fn draw_podium_block(scene: &mut Scene, place: &PodiumPlace, drawn: bool, (x, width): (i16, i16)) {
    let height = BLOCK_HEIGHTS[place.rank.clamp(1, BLOCK_HEIGHTS.len()) - 1];
    let top = (PODIUM_HEIGHT - height) as i16;
    let middle = x + width / 2;
    let edge = (place.rank == 1).then_some((Color::Usable, 6));
    scene.edged_panel((x, top), (width as u16, height), 16, Some(Color::PlayerArea), edge);
    let award = award(place, drawn);
    let beside = if award.is_some() { (CUP_SIZE / 2) as i16 } else { 0 };
    let half = (SIGN_SIZE / 2) as i16;
    let above = top - 4 - half;
    draw_avatar_or_sign(scene, &place.player, place.sign, (middle - beside - half, above), SIGN_SIZE as i16);
    if let Some(award) = award {
        draw_icon(scene, award, (middle + half + 4, above), CUP_SIZE);
    }
    name(scene, &place.player, (middle, top + 8 + NAME_SIZE / 2), width - INSET, (1, true));
    let lines = score_and_rating_change(place);
    if lines.is_empty() && !drawn {
        draw_rank(scene, Some(place.rank), true, (middle, (top + NAME_SIZE + PODIUM_HEIGHT as i16) / 2));
    }
    let step = (height as i16 - NAME_SIZE - 8) / (lines.len() as i16).max(1);
    for (number, (text, color)) in (0..).zip(&lines) {
        let at = (middle, top + NAME_SIZE + 4 + step / 2 + number * step);
        draw_digits(scene, text, at, 42, width as u16 - 8, *color);
    }
}
