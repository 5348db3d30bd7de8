//! The results of a deal, which several matches share: for each seat, the result in this match and the best results in
//! other matches, with matchpoints.

use super::elements::{INNER_WIDTH, MARGIN, draw_digits};
use super::leaderboard::draw_rank;
use super::player::{ShownPlayer, draw_avatar_and_name, draw_sign_and_name};
use super::result;
use contract::scene::{Color, MAX_HEIGHT, Scene, WIDTH};
use contract::{Phrase, Sign};

/// The results of a seat in all matches of the deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealSeat {
    pub sign: Sign,
    /// The result in this match.
    pub own_result: DealRow,
    /// The best results in other matches, best first.
    pub best_others: Vec<DealRow>,
    /// The number of results in other matches.
    pub other_result_count: usize,
    /// The maximum matchpoints of a result.
    pub max_matchpoints: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealRow {
    pub player: ShownPlayer,
    /// The rank. 1 is the best, and equal results share a rank.
    pub rank: usize,
    /// The score. In games without scores, it is 1, ½ or 0, as in chess.
    pub score: String,
    /// Twice the matchpoints.
    pub half_matchpoints: usize,
}

/// The maximum number of rows in the chart.
const MAX_ROWS: usize = 8;
/// The height of the text above the rows.
const HEADER_HEIGHT: i16 = 116;
/// The centres of the two lines of text.
const LINE_CENTRES: [i16; 2] = [34, 86];
const ROW_HEIGHT: u16 = 80;
const ROW_STEP: i16 = 88;
/// The height of the line below the rows, which says how many results are not shown.
const NOTE_HEIGHT: i16 = 52;
/// The space between two seats.
const GAP: i16 = 16;
/// The centre of the rank column.
const RANK_X: i16 = 88;
/// The x where names start, and the width of the column.
const NAME_COLUMN: (i16, i16) = (156, 340);
const SIGN_SIZE: i16 = 44;
/// The centre and the width of the scores.
const SCORE_COLUMN: (i16, u16) = (590, 180);
/// The centre and the width of the matchpoints.
const POINTS_COLUMN: (i16, u16) = (802, 250);
const DIGIT_SIZE: u16 = 48;

/// Draws the results below the picture of a finished match's table. If there is no space for both, draws only the
/// results.
pub fn append_deal(table: Scene, seats: &[DealSeat]) -> Scene {
    if seats.is_empty() {
        return table;
    }
    let chart = deal_chart(seats);
    if table.height + chart.height + result::PODIUM_HEIGHT > MAX_HEIGHT {
        return chart;
    }
    stacked(table, chart)
}

fn deal_chart(seats: &[DealSeat]) -> Scene {
    let shown = |seat: &DealSeat| seat.best_others.len().min((MAX_ROWS / seats.len()).saturating_sub(1));
    let more = |seat: &DealSeat| seat.other_result_count.saturating_sub(shown(seat));
    let rows: i16 = seats.iter().map(|seat| 1 + shown(seat) as i16).sum();
    let notes = seats.iter().filter(|seat| more(seat) > 0).count() as i16;
    let mut scene =
        Scene::new((HEADER_HEIGHT + rows * ROW_STEP + notes * NOTE_HEIGHT + seats.len() as i16 * GAP) as u16);
    let middle = WIDTH as i16 / 2;
    scene.centred_words(Phrase::new("discord-chart-deal"), (middle, LINE_CENTRES[0]), INNER_WIDTH, Color::Usable);
    for (key, (x, width)) in [("discord-chart-result", SCORE_COLUMN), ("discord-chart-matchpoints", POINTS_COLUMN)] {
        scene.centred_words(Phrase::new(key), (x, LINE_CENTRES[1]), width, Color::TableText);
    }
    let mut top = HEADER_HEIGHT;
    for seat in seats {
        draw_row(&mut scene, top, &seat.own_result, Some((seat.sign, seat.max_matchpoints)));
        for other in &seat.best_others[..shown(seat)] {
            top += ROW_STEP;
            draw_row(&mut scene, top, other, None);
        }
        top += ROW_STEP;
        if more(seat) > 0 {
            let words = Phrase::new("discord-and-more").with("count", more(seat));
            scene.centred_words(words, (middle, top + NOTE_HEIGHT / 2), INNER_WIDTH, Color::TableText);
            top += NOTE_HEIGHT;
        }
        top += GAP;
    }
    scene
}

/// Draws a row. The result in this match has a frame, the seat's symbol, and the maximum matchpoints.
fn draw_row(scene: &mut Scene, top: i16, row: &DealRow, own: Option<(Sign, usize)>) {
    let middle = top + ROW_HEIGHT as i16 / 2;
    scene.panel((MARGIN, top), (INNER_WIDTH, ROW_HEIGHT), 18, Color::PlayerArea);
    draw_rank(scene, Some(row.rank), true, (RANK_X, middle));
    let (name_x, name_width) = NAME_COLUMN;
    let mut points = format_halves(row.half_matchpoints);
    match own {
        Some((sign, max_points)) => {
            scene.frame((MARGIN, top), (INNER_WIDTH, ROW_HEIGHT), 18, (Color::Usable, 6));
            draw_sign_and_name(scene, &row.player, (sign, false), (name_x, middle), (SIGN_SIZE, 10), name_width);
            points = format!("{points} / {max_points}");
        }
        None => draw_avatar_and_name(scene, &row.player, (name_x, middle), name_width),
    }
    draw_digits(scene, &row.score, (SCORE_COLUMN.0, middle), DIGIT_SIZE, SCORE_COLUMN.1, Color::TableText);
    draw_digits(scene, &points, (POINTS_COLUMN.0, middle), DIGIT_SIZE, POINTS_COLUMN.1, Color::TableText);
}

/// Formats a number of halves: `0`, `½`, `1`, `1½`.
pub fn format_halves(number: usize) -> String {
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
    let mut scene = below.shifted_down(above.height);
    scene.items.splice(0..0, above.items);
    scene
}
