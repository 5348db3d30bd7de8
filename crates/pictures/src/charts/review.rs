//! The review of a match: how the win probabilities changed, or how fast everybody claimed.

use super::elements::{INNER_WIDTH, MARGIN, draw_digits, format_short, scale_to_length};
use super::player::{ShownPlayer, draw_sign_and_name};
use contract::scene::{Color, Scene};
use contract::{Phrase, Sign};

/// A seat in the chart for a turn-based match.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewRow {
    pub sign: Sign,
    pub player: ShownPlayer,
    /// The win probabilities before the first step and after each step, from 0 to 1.
    pub win_chances: Vec<f64>,
    /// The indices in `win_chances` of the points after blunders.
    pub points_after_blunders: Vec<usize>,
    /// The accuracy from 0 to 100, or a dash.
    pub accuracy: String,
}

/// A seat in the chart of the claims in a real-time match.
#[derive(Clone, Debug, PartialEq)]
pub struct ClaimsRow {
    pub sign: Sign,
    /// The times of right claims in milliseconds.
    pub right_ms: Vec<i64>,
    /// The times of wrong claims in milliseconds.
    pub wrong_ms: Vec<i64>,
    /// The player's usual reaction time in earlier matches, in milliseconds, if it is known.
    pub usual_ms: Option<i64>,
}

/// The height of the title above a panel.
const TITLE_HEIGHT: i16 = 64;
/// The height of the panel with the curves.
const CURVES_HEIGHT: u16 = 520;
/// The width of the percentages to the left of the curves.
const FIGURES_WIDTH: i16 = 120;
/// The height of a seat's row.
const ROW_HEIGHT: i16 = 84;
const SIGN_SIZE: i16 = 56;
/// The centres of the columns with the number of blunders and the accuracy.
const COLUMN_CENTRES: [i16; 2] = [512, 796];
const COLUMN_WIDTH: u16 = 280;
/// The width of a dot.
const DOT_SIZE: i16 = 32;
/// The maximum number of turns with a number below the curves.
const MAX_TURN_NUMBERS: usize = 7;
/// The maximum number of points of a curve.
const MAX_CURVE_POINTS: usize = 80;
/// The height of a seat's row of claims.
const CLAIMS_ROW_HEIGHT: i16 = 146;

/// Returns the turns of a match that have a number below the curves.
pub fn numbered_turns(turns: usize) -> impl Iterator<Item = usize> {
    let every = [1, 2, 5, 10, 20, 50, 100].into_iter().find(|every| turns / every <= MAX_TURN_NUMBERS).unwrap_or(200);
    (1..=turns).filter(move |turn| turn % every == 0)
}

/// Draws the curves of the win probabilities. Below them are each seat's name, blunders and accuracy. `turns` contains
/// the index in the curves at which each turn begins.
pub fn review(rows: &[ReviewRow], turns: &[usize]) -> Scene {
    let top = TITLE_HEIGHT + CURVES_HEIGHT as i16;
    let mut scene = Scene::new((top + TITLE_HEIGHT + rows.len() as i16 * ROW_HEIGHT + MARGIN) as u16);
    let middle = MARGIN + INNER_WIDTH as i16 / 2;
    scene.centred_words(Phrase::new("review-chart-chances"), (middle, TITLE_HEIGHT / 2), INNER_WIDTH, Color::TableText);
    draw_curves(&mut scene, rows, turns);
    for (x, key) in COLUMN_CENTRES.into_iter().zip(["review-chart-blunders", "review-chart-accuracy"]) {
        scene.centred_words(Phrase::new(key), (x, top + TITLE_HEIGHT / 2), COLUMN_WIDTH, Color::Usable);
    }
    for (number, row) in (0..).zip(rows) {
        let y = top + TITLE_HEIGHT + number * ROW_HEIGHT;
        scene.panel((MARGIN, y), (INNER_WIDTH, ROW_HEIGHT as u16 - 10), 18, Color::PlayerArea);
        let middle = y + (ROW_HEIGHT - 10) / 2;
        let width = COLUMN_CENTRES[0] - COLUMN_WIDTH as i16 / 2 - 2 * MARGIN;
        draw_sign_and_name(&mut scene, &row.player, (row.sign, false), (MARGIN + 20, middle), (SIGN_SIZE, 16), width);
        draw_dot(&mut scene, (COLUMN_CENTRES[0] - 36, middle), row.sign.color);
        for (x, text) in
            [(COLUMN_CENTRES[0] + 20, &row.points_after_blunders.len().to_string()), (COLUMN_CENTRES[1], &row.accuracy)]
        {
            draw_digits(&mut scene, text, (x, middle), 48, 80, Color::TableText);
        }
    }
    scene
}

fn draw_dot(scene: &mut Scene, (x, y): (i16, i16), color: Color) {
    let at = (x - DOT_SIZE / 2, y - DOT_SIZE / 2);
    let size = DOT_SIZE as u16;
    scene.edged_panel(at, (size, size), size / 2, Some(color), Some((Color::Outline, 6)));
}

fn draw_curves(scene: &mut Scene, rows: &[ReviewRow], turns: &[usize]) {
    const PADDING: i16 = 40;
    scene.panel((MARGIN, TITLE_HEIGHT), (INNER_WIDTH, CURVES_HEIGHT), 20, Color::Paper);
    let left = MARGIN + FIGURES_WIDTH;
    let right = MARGIN + INNER_WIDTH as i16 - 2 * PADDING - SIGN_SIZE;
    let upper = TITLE_HEIGHT + PADDING;
    let lower = TITLE_HEIGHT + CURVES_HEIGHT as i16 - 2 * PADDING;
    let figures = MARGIN + FIGURES_WIDTH / 2;
    let y = |chance: f64| lower - (chance.clamp(0.0, 1.0) * f64::from(lower - upper)) as i16;
    for percent in [0, 25, 50, 75, 100] {
        let height = y(f64::from(percent) / 100.0);
        let width = if percent == 50 { 5 } else { 3 };
        scene.line((left, height), (right, height), width, Color::Parchment);
        let width = FIGURES_WIDTH as u16 - 20;
        draw_digits(scene, &percent.to_string(), (figures, height), 40, width, Color::Outline);
    }
    let last = rows.first().map_or(0, |row| row.win_chances.len().saturating_sub(1));
    let x = |index: usize| left + (i64::from(right - left) * index as i64 / last.max(1) as i64) as i16;
    let numbers = lower + PADDING + 8;
    let width = FIGURES_WIDTH as u16;
    scene.centred_words(Phrase::new("review-chart-turn"), (figures, numbers), width, Color::Outline);
    for turn in numbered_turns(turns.len()) {
        draw_digits(scene, &turn.to_string(), (x(turns[turn - 1]), numbers), 40, 80, Color::Outline);
    }
    for row in rows {
        let every = row.win_chances.len().div_ceil(MAX_CURVE_POINTS).max(1);
        let is_shown =
            |index: &usize| index.is_multiple_of(every) || *index == last || row.points_after_blunders.contains(index);
        let shown = (0..row.win_chances.len()).filter(is_shown);
        let points: Vec<(i16, i16)> = shown.map(|index| (x(index), y(row.win_chances[index]))).collect();
        scene.polyline(&points, 13, Color::Outline);
        scene.polyline(&points, 8, row.sign.color);
    }
    // Marks of blunders are drawn over the curves, and no mark covers another mark.
    let mut dots: Vec<(i16, i16)> = Vec::new();
    for row in rows {
        for &index in &row.points_after_blunders {
            let (x, y) = (x(index), y(row.win_chances[index]));
            let is_free = |y: &i16| {
                (upper..=lower).contains(y)
                    && dots.iter().all(|dot| dot.0.abs_diff(x).max(dot.1.abs_diff(*y)) >= DOT_SIZE as u16)
            };
            let near = (0..=CURVES_HEIGHT as i16).flat_map(|far| [y - far, y + far]).find(is_free);
            if let Some(y) = near {
                dots.push((x, y));
                draw_dot(scene, (x, y), row.sign.color);
            }
        }
    }
    let mut ends: Vec<(i16, Sign)> =
        rows.iter().map(|row| (row.win_chances.last().map_or(lower, |chance| y(*chance)), row.sign)).collect();
    ends.sort_by_key(|(y, _)| *y);
    let mut lowest = lower + SIGN_SIZE;
    for (y, sign) in ends.into_iter().rev() {
        lowest = y.min(lowest - SIGN_SIZE);
        scene.sign(sign, (right + DOT_SIZE, lowest - SIGN_SIZE / 2), SIGN_SIZE as u16);
    }
}

/// Draws a row for each seat: a histogram of the times of right claims above the row's middle line, and of wrong claims
/// below this line. A vertical line marks the player's usual time.
pub fn claims(rows: &[ClaimsRow]) -> Scene {
    const BARS: i64 = 20;
    const BAR: i16 = 30;
    let left = MARGIN + SIGN_SIZE + 50;
    let right = left + BARS as i16 * BAR;
    let times = rows.iter().flat_map(|row| row.right_ms.iter().chain(&row.wrong_ms).chain(&row.usual_ms));
    let latest = times.copied().max().unwrap_or(0);
    let slowest = latest.clamp(1_000, 5_000);
    let x = |ms: i64| left + (i64::from(right - left) * ms.clamp(0, slowest) / slowest) as i16;
    let bars = |times: &[i64]| {
        let mut counts = [0; BARS as usize];
        times.iter().for_each(|&ms| counts[(BARS * ms.clamp(0, slowest) / slowest).min(BARS - 1) as usize] += 1);
        counts
    };
    let all = rows.iter().flat_map(|row| [bars(&row.right_ms), bars(&row.wrong_ms)]);
    let most = all.flatten().max().unwrap_or(1);
    let mut scene = Scene::new((TITLE_HEIGHT + rows.len() as i16 * CLAIMS_ROW_HEIGHT + TITLE_HEIGHT) as u16);
    let middle = MARGIN + INNER_WIDTH as i16 / 2;
    scene.centred_words(Phrase::new("review-chart-claims"), (middle, TITLE_HEIGHT / 2), INNER_WIDTH, Color::TableText);
    for (number, row) in (0..).zip(rows) {
        let top = TITLE_HEIGHT + number * CLAIMS_ROW_HEIGHT;
        let y = top + (CLAIMS_ROW_HEIGHT - 10) / 2;
        scene.panel((MARGIN, top), (INNER_WIDTH, CLAIMS_ROW_HEIGHT as u16 - 10), 18, Color::PlayerArea);
        scene.sign(row.sign, (MARGIN + 20, y - SIGN_SIZE / 2), SIGN_SIZE as u16);
        for (times, is_right, color) in [(&row.right_ms, true, Color::Green), (&row.wrong_ms, false, Color::Red)] {
            for (index, &count) in (0..).zip(&bars(times)).filter(|(_, count)| **count > 0) {
                let height = scale_to_length(count, most, CLAIMS_ROW_HEIGHT as u16 / 2 - 20).max(8);
                let top = if is_right { y - 2 - height as i16 } else { y + 2 };
                scene.panel((left + index * BAR + 3, top), (BAR as u16 - 6, height), 6, color);
            }
            let mark = right + 36;
            let y = if is_right { y - 32 } else { y + 32 };
            if is_right {
                scene.panel((mark - 15, y - 15), (30, 30), 15, color);
            } else {
                scene.cross_out((mark - 20, y - 20), 40);
            }
            draw_digits(&mut scene, &format_short(times.len() as i64), (mark + 66, y), 44, 90, Color::TableText);
        }
        scene.line((left, y), (right, y), 3, Color::Parchment);
        if let Some(usual) = row.usual_ms {
            scene.panel((x(usual) - 4, top + 10), (8, CLAIMS_ROW_HEIGHT as u16 - 30), 4, Color::Usable);
        }
    }
    let axis = TITLE_HEIGHT + rows.len() as i16 * CLAIMS_ROW_HEIGHT + TITLE_HEIGHT / 2 - 4;
    for second in 0..=slowest / 1_000 {
        let more = if latest > slowest && second * 1_000 == slowest { "+" } else { "" };
        draw_digits(&mut scene, &format!("{second}{more}"), (x(second * 1_000), axis), 42, 80, Color::TableText);
    }
    scene
}
