//! The histogram of the reaction times of correct claims.

use crate::charts::elements::{INNER_WIDTH, MARGIN, draw_digits, format_short, scale_to_length};
use contract::Phrase;
use contract::scene::{Color, Scene};

/// A bar of the histogram.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClaimTimeBar {
    /// The lower bound in milliseconds, inclusive.
    pub from_ms: i64,
    /// The upper bound in milliseconds, exclusive, or `None` if there is no upper bound.
    pub to_ms: Option<i64>,
    /// The number of claims.
    pub count: usize,
}

/// The maximum number of bars.
pub const MAX_BARS: usize = 9;
/// The possible widths of a bar, in milliseconds.
const BAR_WIDTHS_MS: [i64; 7] = [50, 100, 200, 250, 500, 1_000, 2_000];
/// The bars are made wide enough for the fastest nine tenths of the claims. If very slow claims also counted, most
/// claims would be in one bar.
const USUAL_TENTHS: usize = 9;

/// Counts the claims in at most [`MAX_BARS`] bars of equal width, fastest first. If these bars do not reach the slowest
/// claim, the last bar has no upper bound.
pub fn claim_time_bars(claims_ms: &[i64]) -> Vec<ClaimTimeBar> {
    let mut sorted: Vec<i64> = claims_ms.iter().map(|ms| (*ms).max(0)).collect();
    sorted.sort_unstable();
    let Some(&usual) = sorted.get(sorted.len().saturating_sub(1) * USUAL_TENTHS / 10) else { return Vec::new() };
    let most = MAX_BARS as i64;
    let width = BAR_WIDTHS_MS.into_iter().find(|width| usual / width < most - 1).unwrap_or(5_000);
    let longest = sorted.last().map_or(0, |ms| ms / width);
    let bars = longest.min(most - 1) + 1;
    let bar = |index: i64| {
        let from_ms = index * width;
        let to_ms = (index + 1 < bars || longest < most).then_some(from_ms + width);
        let count = sorted.iter().filter(|ms| **ms >= from_ms && to_ms.is_none_or(|to| **ms < to)).count();
        ClaimTimeBar { from_ms, to_ms, count }
    };
    (0..bars).map(bar).collect()
}

/// Draws the histogram of these claims below `top`.
pub fn draw_claim_times(scene: &mut Scene, top: i16, height: u16, claims_ms: &[i64]) {
    let bars = claim_time_bars(claims_ms);
    scene.panel((MARGIN, top), (INNER_WIDTH, height), 20, Color::Paper);
    scene.words(Phrase::new("discord-chart-reactions"), (MARGIN + 20, top + 34), INNER_WIDTH - 40, Color::Outline);
    let left = MARGIN + 60;
    let base = top + height as i16 - 66;
    let step = (INNER_WIDTH as i16 - 60 - 60) / MAX_BARS as i16;
    let most = bars.iter().map(|bar| bar.count).max().unwrap_or(1) as i64;
    // The highest bar is lower than the diagram, which leaves space for the title and for the number above the bar.
    let tallest = (base - top) as u16 - 116;
    for (index, bar) in bars.iter().enumerate() {
        let x = left + step * index as i16;
        if bar.count > 0 {
            let tall = scale_to_length(bar.count as i64, most, tallest).max(8);
            let top = base - tall as i16;
            scene.panel((x + 5, top), (step as u16 - 10, tall), 8, Color::Blue);
            scene.frame((x + 5, top), (step as u16 - 10, tall), 8, (Color::Outline, 4));
            draw_digits(scene, &format_short(bar.count as i64), (x + step / 2, top - 28), 44, 76, Color::Outline);
        }
    }
    let right = left + step * bars.len() as i16;
    scene.line((left, base), (right, base), 6, Color::Outline);
    // Labels are wider than bars, so only every second bound has a label.
    for (index, bar) in bars.iter().enumerate().step_by(2) {
        let x = left + step * index as i16;
        scene.line((x, base), (x, base + 12), 6, Color::Outline);
        let more = if bar.to_ms.is_none() { "+" } else { "" };
        draw_digits(scene, &format!("{}{more}", bar.from_ms), (x, base + 36), 40, 2 * step as u16 - 12, Color::Outline);
    }
}
