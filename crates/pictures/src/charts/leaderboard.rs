//! A page of a leaderboard: one row per player, with rank, name, matches, rating and trend.

use super::elements::{INSIDE, MARGIN, arrow, change, digits, icon, matches, short};
use super::player::{AVATAR, ShownPlayer, avatar_and_name, has_two_lines};
use contract::scene::{Color, Scene, WIDTH};
use contract::{Phrase, Tally};

/// The maximum number of rows in a picture.
pub const MAX_ROWS: usize = 10;

/// A player's row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeaderboardRow {
    pub player: ShownPlayer,
    /// The rank as shown in the message, if the player has one. 1 is the best.
    pub rank: Option<usize>,
    /// Whether the rank is shown on a medal if it is 1, 2 or 3.
    pub medal: bool,
    /// The rating, if it is shown.
    pub rating: Option<i64>,
    /// The number of rated matches, and the number after which the rating is shown.
    pub rated_matches: (i64, i64),
    /// The numbers of matches won, drawn and lost.
    pub tally: Tally,
    /// The recent change in the rating, if there was a rated match.
    pub trend: Option<i64>,
}

/// The height of the row of words above the columns.
const HEADER: u16 = 60;
/// The distance from one row to the next.
const STEP: i16 = 122;
/// The height of a row.
const ROW: u16 = 114;
/// The centre of the rank column.
const RANK: i16 = 88;
/// The x where names and matches start.
const NAME: i16 = 156;
/// The centre of the rating column.
const RATING: i16 = 676;
/// The width of the word above the ratings.
const RATING_WIDTH: u16 = 200;
/// The width of a rating.
const DIGITS: u16 = 150;
/// The centre of the arrow column.
const ARROW: i16 = 796;
/// The centre of the column with rating changes.
const TREND: i16 = 872;
/// The centre and the width of the words above the changes.
const CHANGE: (i16, u16) = (852, 156);

/// Draws at most [`MAX_ROWS`] rows, or an empty podium if there are none.
pub fn leaderboard(standings: &[LeaderboardRow]) -> Scene {
    let standings = &standings[..standings.len().min(MAX_ROWS)];
    if standings.is_empty() {
        return podium();
    }
    let rows = standings.len() as i16;
    let mut scene = Scene::new((HEADER as i16 + rows * STEP + 12) as u16);
    let middle = HEADER as i16 / 2 + 2;
    scene.centred_words(Phrase::new("discord-chart-rating"), (RATING, middle), RATING_WIDTH, Color::Chalk);
    if standings.iter().any(|one| one.trend.is_some()) {
        scene.centred_words(Phrase::new("discord-chart-trend"), (CHANGE.0, middle), CHANGE.1, Color::Chalk);
    }
    for (top, standing) in (0..rows).map(|row| HEADER as i16 + row * STEP).zip(standings) {
        row(&mut scene, top, standing);
    }
    scene
}

/// Draws an empty podium with a cup.
fn podium() -> Scene {
    const HEIGHT: u16 = 420;
    const STEP: u16 = 220;
    const SPACE: i16 = 12;
    let middle = WIDTH as i16 / 2;
    let side = STEP as i16 + SPACE;
    let mut scene = Scene::new(HEIGHT);
    for (number, x, height) in [(2, middle - side, 128), (1, middle, 190), (3, middle + side, 92)] {
        let top = (HEIGHT - height) as i16 - MARGIN;
        scene.panel((x - (STEP / 2) as i16, top), (STEP, height), 20, Color::Felt);
        rank_medal(&mut scene, number, top + 46, x);
    }
    icon(&mut scene, "chart/cup", (middle, 112), 160, Color::Glow);
    scene
}

fn row(scene: &mut Scene, top: i16, standing: &LeaderboardRow) {
    scene.panel((MARGIN, top), (INSIDE, ROW), 20, Color::Felt);
    let middle = top + ROW as i16 / 2;
    rank(scene, standing, (RANK, middle));
    let width = RATING - DIGITS as i16 / 2 - 12 - NAME;
    let beside_avatar = if standing.player.avatar.is_some() { width - AVATAR - 10 } else { width };
    let (name, won) = if has_two_lines(&standing.player, beside_avatar) { (40, 94) } else { (34, 84) };
    avatar_and_name(scene, &standing.player, (NAME, top + name), width);
    scene.words(matches(standing.tally), (NAME, top + won), width as u16, Color::Parchment);
    rating(scene, standing, (RATING, middle));
    if let Some(trend) = standing.trend {
        arrow(scene, trend, (ARROW, middle), 52);
        digits(scene, &change(trend), (TREND, middle), 48, 116, Color::Chalk);
    }
}

/// Draws a rating. If it is not shown yet, draws how many of the required matches are played. The point is the centre.
pub(in crate::charts) fn rating(scene: &mut Scene, row: &LeaderboardRow, at: (i16, i16)) {
    let (played, needed) = row.rated_matches;
    match row.rating {
        Some(rating) => digits(scene, &short(rating), at, 54, DIGITS, Color::Chalk),
        None => digits(scene, &format!("{}/{}", short(played), short(needed)), at, 46, DIGITS, Color::Parchment),
    }
}

/// Draws a row's rank, if any, on a medal if it has one. The point is the centre.
pub(in crate::charts) fn rank(scene: &mut Scene, row: &LeaderboardRow, (x, middle): (i16, i16)) {
    match row.rank {
        Some(rank) if row.medal => rank_medal(scene, rank, middle, x),
        Some(rank) => rank_number(scene, rank, (x, middle), Color::Chalk),
        None => (),
    }
}

pub(in crate::charts) fn rank_number(scene: &mut Scene, rank: usize, at: (i16, i16), color: Color) {
    digits(scene, &short(i64::try_from(rank).unwrap_or(i64::MAX)), at, 54, 112, color);
}

/// Draws the rank, on a medal for the first three.
pub(in crate::charts) fn rank_medal(scene: &mut Scene, rank: usize, middle: i16, x: i16) {
    let metal = match rank {
        1 => Some(Color::Glow),
        2 => Some(Color::Paper),
        3 => Some(Color::Orange),
        _ => None,
    };
    if let Some(metal) = metal {
        scene.panel((x - 36, middle - 36), (72, 72), 36, metal);
        scene.frame((x - 36, middle - 36), (72, 72), 36, (Color::Line, 5));
    }
    let color = if metal.is_some() { Color::Line } else { Color::Chalk };
    rank_number(scene, rank, (x, middle), color);
}
