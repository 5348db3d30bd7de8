//! The results of a deal: for each seat, the result in this match and the best other results, with matchpoints.

use super::elements::{INSIDE, MARGIN, digits};
use super::leaderboard::rank_medal;
use super::player::{ShownPlayer, avatar_and_name, sign_and_name};
use super::result;
use contract::scene::{Color, MAX_HEIGHT, Scene, WIDTH};
use contract::{Phrase, Sign};

/// The results of a seat in all matches of the deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealSeat {
    pub sign: Sign,
    /// The result in this match.
    pub own: DealRow,
    /// The best results in other matches, best first.
    pub others: Vec<DealRow>,
    /// The number of results in other matches.
    pub all_others: usize,
    /// The maximum matchpoints of a result.
    pub max_points: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealRow {
    pub player: ShownPlayer,
    /// The rank. 1 is the best, and equal results share it.
    pub rank: usize,
    /// The score. In games without scores, it is 1, ½ or 0, as in chess.
    pub score: String,
    /// Twice the matchpoints.
    pub half_points: usize,
}

/// The maximum number of rows in the chart, and the maximum number of other results of a seat.
const MAX_ROWS: usize = 8;
const MAX_OTHERS: usize = 8;
/// The height of the words above the rows.
const HEADER: i16 = 116;
/// The centres of the two lines of words.
const LINES: [i16; 2] = [34, 86];
const ROW: u16 = 80;
const STEP: i16 = 88;
/// The height of the line that says how many results are not shown.
const NOTE: i16 = 52;
/// The space between two seats.
const GAP: i16 = 16;
/// The centre of the rank column.
const RANK: i16 = 88;
/// The x where names start, and their width.
const NAME: (i16, i16) = (156, 340);
const SIGN: i16 = 44;
/// The centre and the width of the scores.
const SCORE: (i16, u16) = (590, 180);
/// The centre and the width of the matchpoints.
const POINTS: (i16, u16) = (802, 250);
const SIZE: u16 = 48;

/// Draws the results below the table of a finished match, or without the table if there is no space for both.
pub fn with_deal(table: Scene, seats: &[DealSeat]) -> Scene {
    if seats.is_empty() {
        return table;
    }
    let chart = deal(seats);
    if table.height + chart.height + result::HEIGHT > MAX_HEIGHT {
        return chart;
    }
    stacked(table, chart)
}

/// Returns the number of other results that each of this many seats can show.
fn others(seats: usize) -> usize {
    (MAX_ROWS / seats.max(1)).saturating_sub(1).min(MAX_OTHERS)
}

fn deal(seats: &[DealSeat]) -> Scene {
    let shown = |seat: &DealSeat| seat.others.len().min(others(seats.len()));
    let more = |seat: &DealSeat| seat.all_others.saturating_sub(shown(seat));
    let rows: i16 = seats.iter().map(|seat| 1 + shown(seat) as i16).sum();
    let notes = seats.iter().filter(|seat| more(seat) > 0).count() as i16;
    let mut scene = Scene::new((HEADER + rows * STEP + notes * NOTE + seats.len() as i16 * GAP) as u16);
    scene.centred_words(Phrase::new("discord-chart-deal"), (WIDTH as i16 / 2, LINES[0]), INSIDE, Color::Glow);
    scene.centred_words(Phrase::new("discord-chart-result"), (SCORE.0, LINES[1]), SCORE.1, Color::Chalk);
    scene.centred_words(Phrase::new("discord-chart-matchpoints"), (POINTS.0, LINES[1]), POINTS.1, Color::Chalk);
    let mut top = HEADER;
    for seat in seats {
        row(&mut scene, top, &seat.own, Some((seat.sign, seat.max_points)));
        for other in &seat.others[..shown(seat)] {
            top += STEP;
            row(&mut scene, top, other, None);
        }
        top += STEP;
        if more(seat) > 0 {
            let words = Phrase::new("discord-and-more").with("count", more(seat));
            scene.centred_words(words, (WIDTH as i16 / 2, top + NOTE / 2), INSIDE, Color::Chalk);
            top += NOTE;
        }
        top += GAP;
    }
    scene
}

/// Draws a row. The result in this match has a frame, the seat's symbol, and the maximum matchpoints.
fn row(scene: &mut Scene, top: i16, row: &DealRow, own: Option<(Sign, usize)>) {
    let middle = top + ROW as i16 / 2;
    scene.panel((MARGIN, top), (INSIDE, ROW), 18, Color::Felt);
    rank_medal(scene, row.rank, middle, RANK);
    let mut points = halves(row.half_points);
    match own {
        Some((sign, max_points)) => {
            scene.frame((MARGIN, top), (INSIDE, ROW), 18, (Color::Glow, 6));
            sign_and_name(scene, &row.player, (sign, false), (NAME.0, middle), (SIGN, 10), NAME.1);
            points = format!("{points} / {max_points}");
        }
        None => avatar_and_name(scene, &row.player, (NAME.0, middle), NAME.1),
    }
    digits(scene, &row.score, (SCORE.0, middle), SIZE, SCORE.1, Color::Chalk);
    digits(scene, &points, (POINTS.0, middle), SIZE, POINTS.1, Color::Chalk);
}

/// Formats a number of halves: `0`, `½`, `1`, `1½`.
pub fn halves(number: usize) -> String {
    match (number / 2, number % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

/// Returns one picture below the other, or only the upper picture if there is no space for both.
pub fn stacked(above: Scene, below: Scene) -> Scene {
    if above.height + below.height > MAX_HEIGHT {
        return above;
    }
    let mut scene = below.below(above.height);
    scene.items.splice(0..0, above.items);
    scene
}
