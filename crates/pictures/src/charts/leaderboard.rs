//! A page of a leaderboard: one row per player, with rank, name, rating, matches and trend.

use super::elements::{INSIDE, MARGIN, START, arrow, change, digits, icon, share, short, tally};
use super::player::{ShownPlayer, avatar_and_name};
use contract::Tally;
use contract::scene::{Color, Item, Line, Scene, WIDTH};

/// The maximum number of rows in a picture.
pub const MAX_ROWS: usize = 10;

/// A player's row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeaderboardRow {
    pub player: ShownPlayer,
    /// The rank as in the message, where 1 is the best.
    pub rank: usize,
    /// The rating, if it is shown.
    pub rating: Option<i64>,
    /// The matches.
    pub tally: Tally,
    /// The recent change of the rating, if there was a rated match.
    pub trend: Option<i64>,
}

/// The height of the row of icons above the columns.
const HEADER: u16 = 92;
/// The distance from one row to the next.
const STEP: i16 = 120;
/// The height of a row.
const ROW: u16 = 110;
/// The middle of the column of ranks.
const RANK: i16 = 88;
/// The middle of the column of ratings.
const RATING: i16 = 232;
/// The line at which the bars start.
const BARS: i16 = 394;
/// The length of the longest bar.
const MAX: u16 = 76;
/// The length of the shortest bar.
const MIN_BAR: u16 = 14;
/// The middle of the column of matches.
const MATCHES: i16 = 614;
/// The middle of the column of arrows.
const ARROW: i16 = 780;
/// The middle of the column of rating changes.
const TREND: i16 = 866;
/// The minimum difference for the longest bar, so that small differences look small.
const MIN_SPAN: i64 = 100;

/// Draws at most [`MAX_ROWS`] rows, or an empty podium if there are none.
pub fn leaderboard(standings: &[LeaderboardRow]) -> Scene {
    let standings = &standings[..standings.len().min(MAX_ROWS)];
    if standings.is_empty() {
        return podium();
    }
    let rows = standings.len() as i16;
    let mut scene = Scene::new((HEADER as i16 + rows * STEP + 12) as u16);
    let middle = HEADER as i16 / 2 + 4;
    icon(&mut scene, "chart/rating", (RATING, middle), 64, Color::Glow);
    digits(&mut scene, &START.to_string(), (BARS, middle), 40, 2 * MAX, Color::Chalk);
    tally_icons(&mut scene, (MATCHES, middle));
    icon(&mut scene, "chart/trend", (TREND - 42, middle), 68, Color::Glow);

    let span = standings.iter().filter_map(|one| one.rating).map(|rating| from_start(rating).abs());
    let span = span.max().unwrap_or(0).max(MIN_SPAN);
    for (top, standing) in (0..rows).map(|row| HEADER as i16 + row * STEP).zip(standings) {
        row(&mut scene, top, span, standing);
    }
    scene
}

/// Draws the icons above a column of matches won, drawn and lost.
pub(in crate::charts) fn tally_icons(scene: &mut Scene, (x, middle): (i16, i16)) {
    icon(scene, "chart/cup", (x - 84, middle), 60, Color::Glow);
    digits(scene, "/", (x - 40, middle), 48, 30, Color::Chalk);
    icon(scene, "chart/drawn", (x, middle), 44, Color::Paper);
    digits(scene, "/", (x + 40, middle), 48, 30, Color::Chalk);
    icon(scene, "chart/lost", (x + 84, middle), 48, Color::Orange);
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

fn row(scene: &mut Scene, top: i16, span: i64, standing: &LeaderboardRow) {
    scene.panel((MARGIN, top), (INSIDE, ROW), 20, Color::Felt);
    rank_medal(scene, standing.rank, top + ROW as i16 / 2, RANK);
    let (left, above) = (RANK + 68, top + 30);
    avatar_and_name(scene, &standing.player, (left, above), ARROW - left);
    let middle = top + ROW as i16 - 30;
    match standing.rating {
        Some(rating) => {
            digits(scene, &short(rating), (RATING, middle), 52, 150, Color::Chalk);
            bar(scene, from_start(rating), span, middle);
        }
        None => digits(scene, "–", (RATING, middle), 52, 150, Color::Chalk),
    }
    scene.items.push(Item::Line(Line {
        from: (BARS, middle - 22),
        to: (BARS, middle + 22),
        width: 4,
        color: Color::Chalk,
    }));
    digits(scene, &tally(standing.tally), (MATCHES, middle), 48, 264, Color::Chalk);
    if let Some(trend) = standing.trend {
        let middle = top + ROW as i16 / 2;
        arrow(scene, trend, (ARROW, middle), 52);
        digits(scene, &change(trend), (TREND, middle), 48, 116, Color::Chalk);
    }
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
    digits(scene, &short(i64::try_from(rank).unwrap_or(i64::MAX)), (x, middle), 54, 112, color);
}

/// Draws the bar of a rating: to the right of the line if it is above [`START`], otherwise to the left.
fn bar(scene: &mut Scene, from_start: i64, span: i64, middle: i16) {
    let length = share(from_start.saturating_abs(), span, MAX).max(MIN_BAR);
    let (left, color) = match from_start {
        0 => return,
        1.. => (BARS, Color::Green),
        _ => (BARS - length as i16, Color::Orange),
    };
    scene.panel((left, middle - 18), (length, 36), 8, color);
    scene.frame((left, middle - 18), (length, 36), 8, (Color::Line, 3));
}

fn from_start(rating: i64) -> i64 {
    rating.clamp(0, 1_000_000) - START
}
