//! The curve of a rating, from the oldest match on the left to the newest on the right.

use crate::charts::elements::{INITIAL_RATING, INNER_WIDTH, MARGIN, draw_digits, format_short};
use contract::Phrase;
use contract::scene::{Color, Scene};

/// The maximum number of points. More points could not be told apart. A longer history is thinned out evenly, but keeps
/// the newest match.
const MAX_POINTS: usize = 60;
/// Each point of a curve has a dot if there are at most this many points.
const MAX_DOTS: usize = 16;
/// The width of the axis labels on the left.
const LABELS_WIDTH: i16 = 132;
/// The space around the curve.
const PADDING: i16 = 36;
/// The height of the title above the curve.
const TITLE_HEIGHT: i16 = 52;

/// Draws these ratings as a curve below `top`.
pub fn draw_rating_curve(scene: &mut Scene, top: i16, height: u16, ratings: &[i64]) {
    scene.panel((MARGIN, top), (INNER_WIDTH, height), 20, Color::Paper);
    // The points are evenly spaced, and always include the newest rating.
    let every = ratings.len().div_ceil(MAX_POINTS).max(1);
    let mut ratings: Vec<i64> = ratings.iter().rev().step_by(every).map(|rating| (*rating).clamp(0, 100_000)).collect();
    ratings.reverse();
    let (low, high, step) = axis_labels(&ratings);
    let left = MARGIN + LABELS_WIDTH;
    let right = MARGIN + INNER_WIDTH as i16 - PADDING;
    scene.words(Phrase::new("discord-chart-rating-curve"), (MARGIN + 20, top + 34), INNER_WIDTH - 40, Color::Outline);
    let upper = top + TITLE_HEIGHT + PADDING;
    let lower = top + height as i16 - PADDING;
    let y = |rating: i64| {
        let part = (high - rating.clamp(low, high)) * i64::from(lower - upper) / (high - low);
        upper + part as i16
    };
    for rating in (low..=high).step_by(step as usize) {
        let (width, color) = if rating == INITIAL_RATING { (6, Color::Outline) } else { (3, Color::Parchment) };
        scene.line((left, y(rating)), (right, y(rating)), width, color);
        let figures = (MARGIN + LABELS_WIDTH / 2 - 4, y(rating));
        draw_digits(scene, &format_short(rating), figures, 42, LABELS_WIDTH as u16 - 20, Color::Outline);
    }
    let gaps = ratings.len().saturating_sub(1).max(1) as i64;
    let newest = ratings.len().saturating_sub(1);
    let x = |index: usize| right - 16 - ((newest - index) as i64 * i64::from(right - left - 32) / gaps) as i16;
    let points: Vec<(i16, i16)> = ratings.iter().enumerate().map(|(index, &rating)| (x(index), y(rating))).collect();
    scene.polyline(&points, 9, Color::Blue);
    for (index, &(x, y)) in points.iter().enumerate() {
        if index == newest {
            scene.panel((x - 17, y - 17), (34, 34), 17, Color::Changed);
            scene.frame((x - 17, y - 17), (34, 34), 17, (Color::Outline, 5));
        } else if points.len() <= MAX_DOTS {
            scene.panel((x - 10, y - 10), (20, 20), 10, Color::Blue);
        }
    }
}

/// Returns the lowest and the highest axis label, and the step between labels.
///
/// All of them are round numbers. There are at most four steps, and [`INITIAL_RATING`] is one of the labels.
fn axis_labels(ratings: &[i64]) -> (i64, i64, i64) {
    let low = ratings.iter().copied().min().unwrap_or(INITIAL_RATING).min(INITIAL_RATING);
    let high = ratings.iter().copied().max().unwrap_or(INITIAL_RATING).max(INITIAL_RATING);
    let mut steps = [50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000].into_iter();
    let bounds = |step: i64| {
        let low = INITIAL_RATING - (INITIAL_RATING - low + step - 1) / step * step;
        let high = INITIAL_RATING + (high - INITIAL_RATING + step - 1) / step * step;
        if low == high { (low - step, high + step, step) } else { (low, high, step) }
    };
    let fits = |(low, high, step): &(i64, i64, i64)| (high - low) / step <= 4;
    steps.by_ref().map(bounds).find(fits).unwrap_or_else(|| bounds(50_000))
}
