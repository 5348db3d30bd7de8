//! A page of a leaderboard: one row per player, with rank, name, matches, rating and trend.

use super::elements::{
    CUP, INNER_WIDTH, MARGIN, draw_arrow, draw_digits, draw_icon, format_change, format_short, won_matches_phrase,
};
use super::player::{AVATAR_SIZE, ShownPlayer, draw_avatar_and_name, needs_two_lines};
use contract::scene::{Color, Scene, WIDTH};
use contract::{Phrase, Tally};

/// The maximum number of rows in a picture.
pub const MAX_LEADERBOARD_ROWS: usize = 10;

/// A player's row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeaderboardRow {
    pub player: ShownPlayer,
    /// The rank as shown in the message, if the player has one. 1 is the best.
    pub rank: Option<usize>,
    /// Whether the ranks 1, 2 and 3 are shown on a medal.
    pub has_medal: bool,
    /// The rating, if it is shown.
    pub rating: Option<i64>,
    /// The number of rated matches, and the number after which the rating is shown.
    pub rating_progress: (i64, i64),
    /// The numbers of matches won, drawn and lost.
    pub tally: Tally,
    /// The recent change in the rating, if there was a recent rated match.
    pub trend: Option<i64>,
}

/// The height of the row of headings above the columns.
const HEADER_HEIGHT: u16 = 60;
/// The distance from one row to the next.
const ROW_STEP: i16 = 122;
/// The height of a row.
const ROW_HEIGHT: u16 = 114;
/// The centre of the rank column.
const RANK_X: i16 = 88;
/// The x where names and matches start.
const NAME_X: i16 = 156;
/// The centre of the rating column.
const RATING_X: i16 = 676;
/// The centre and the width of the heading above the ratings.
const RATING_HEADING: (i16, u16) = (RATING_X, 200);
/// The width of a rating.
const DIGITS_WIDTH: u16 = 150;
/// The centre of the arrow column.
const ARROW_X: i16 = 796;
/// The centre of the column with rating changes.
const TREND_X: i16 = 872;
/// The centre and the width of the heading above the rating changes.
const TREND_HEADING: (i16, u16) = (852, 156);

/// Draws at most [`MAX_LEADERBOARD_ROWS`] rows, or an empty podium if there are none.
pub fn leaderboard(standings: &[LeaderboardRow]) -> Scene {
    let standings = &standings[..standings.len().min(MAX_LEADERBOARD_ROWS)];
    if standings.is_empty() {
        return empty_podium();
    }
    let rows = standings.len() as i16;
    let mut scene = Scene::new((HEADER_HEIGHT as i16 + rows * ROW_STEP + 12) as u16);
    let middle = HEADER_HEIGHT as i16 / 2 + 2;
    let has_trends = standings.iter().any(|one| one.trend.is_some());
    let headings = [("discord-chart-rating", RATING_HEADING), ("discord-chart-trend", TREND_HEADING)];
    for (key, (x, width)) in headings.into_iter().take(1 + usize::from(has_trends)) {
        scene.centred_words(Phrase::new(key), (x, middle), width, Color::TableText);
    }
    for (top, standing) in (0..rows).map(|row| HEADER_HEIGHT as i16 + row * ROW_STEP).zip(standings) {
        draw_row(&mut scene, top, standing);
    }
    scene
}

/// Draws an empty podium with a cup.
fn empty_podium() -> Scene {
    const HEIGHT: u16 = 420;
    const STEP: u16 = 220;
    const SPACE: i16 = 12;
    let middle = WIDTH as i16 / 2;
    let side = STEP as i16 + SPACE;
    let mut scene = Scene::new(HEIGHT);
    for (number, x, height) in [(2, middle - side, 128), (1, middle, 190), (3, middle + side, 92)] {
        let top = (HEIGHT - height) as i16 - MARGIN;
        scene.panel((x - (STEP / 2) as i16, top), (STEP, height), 20, Color::PlayerArea);
        draw_rank(&mut scene, Some(number), true, (x, top + 46));
    }
    draw_icon(&mut scene, CUP, (middle, 112), 160);
    scene
}

fn draw_row(scene: &mut Scene, top: i16, standing: &LeaderboardRow) {
    scene.panel((MARGIN, top), (INNER_WIDTH, ROW_HEIGHT), 20, Color::PlayerArea);
    let middle = top + ROW_HEIGHT as i16 / 2;
    draw_rank(scene, standing.rank, standing.has_medal, (RANK_X, middle));
    let width = RATING_X - DIGITS_WIDTH as i16 / 2 - 12 - NAME_X;
    let beside_avatar = if standing.player.avatar.is_some() { width - AVATAR_SIZE - 10 } else { width };
    let (name, won) = if needs_two_lines(&standing.player, beside_avatar) { (40, 94) } else { (34, 84) };
    draw_avatar_and_name(scene, &standing.player, (NAME_X, top + name), width);
    scene.words(won_matches_phrase(standing.tally), (NAME_X, top + won), width as u16, Color::Parchment);
    draw_rating(scene, standing, (RATING_X, middle));
    if let Some(trend) = standing.trend {
        draw_arrow(scene, trend, (ARROW_X, middle), 52);
        draw_digits(scene, &format_change(trend), (TREND_X, middle), 48, 116, Color::TableText);
    }
}

/// Draws a rating. If the rating is not shown yet, draws how many of the required matches have been played. The point
/// is the centre of the digits.
pub(super) fn draw_rating(scene: &mut Scene, row: &LeaderboardRow, at: (i16, i16)) {
    let (played, needed) = row.rating_progress;
    let (text, size, color) = match row.rating {
        Some(rating) => (format_short(rating), 54, Color::TableText),
        None => (format!("{}/{}", format_short(played), format_short(needed)), 46, Color::Parchment),
    };
    draw_digits(scene, &text, at, size, DIGITS_WIDTH, color);
}

/// Draws a rank, if there is one. If `has_medal` is set, the first three ranks are on medals. The point is the centre.
pub(super) fn draw_rank(scene: &mut Scene, rank: Option<usize>, has_medal: bool, (x, middle): (i16, i16)) {
    let Some(rank) = rank else { return };
    let metal = match rank {
        _ if !has_medal => None,
        1 => Some(Color::Usable),
        2 => Some(Color::Paper),
        3 => Some(Color::Orange),
        _ => None,
    };
    if let Some(metal) = metal {
        scene.panel((x - 36, middle - 36), (72, 72), 36, metal);
        scene.frame((x - 36, middle - 36), (72, 72), 36, (Color::Outline, 5));
    }
    let color = if metal.is_some() { Color::Outline } else { Color::TableText };
    draw_digits(scene, &format_short(i64::try_from(rank).unwrap_or(i64::MAX)), (x, middle), 54, 112, color);
}
