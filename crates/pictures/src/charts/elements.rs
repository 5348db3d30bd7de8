//! Numbers, icons and dimensions that all charts share.

use contract::scene::{Color, Item, Label, MIN_TEXT_SIZE, Rotation, Scene, WIDTH};
use contract::{Phrase, Piece, Tally};

/// The rating with which everybody starts. The rating curve shows it as a thicker line.
pub const INITIAL_RATING: i64 = 1500;

/// The cup of a winner.
pub(super) const CUP: Piece = Piece::upright("chart/cup", Color::Usable);
/// The largest number that charts show. Larger numbers are shown as this number.
pub(super) const MAX_NUMBER: i64 = 999_999_999;
/// The margin of a chart.
pub(super) const MARGIN: i16 = 24;
/// The width between the margins.
pub(super) const INNER_WIDTH: u16 = WIDTH - 2 * MARGIN as u16;
/// The width of a digit as a fraction of its height: 5/8.
pub(super) const DIGIT_RATIO: (usize, usize) = (5, 8);

/// Shortens a number: `9999`, `12k`, `3M`.
pub fn format_short(number: i64) -> String {
    let number = number.clamp(-MAX_NUMBER, MAX_NUMBER);
    match number.abs() {
        0..10_000 => format_with_minus(number),
        10_000..1_000_000 => format!("{}k", format_with_minus(number / 1_000)),
        _ => format!("{}M", format_with_minus(number / 1_000_000)),
    }
}

/// Returns the text that says how many matches were won: `120 of 184 won`.
pub(super) fn won_matches_phrase(tally: Tally) -> Phrase {
    Phrase::new("discord-chart-matches")
        .with("won", format_short(tally.won))
        .with("played", format_short(tally.total()))
}

/// Formats a change with its sign: `+12`, `−7`, `0`.
pub fn format_change(number: i64) -> String {
    let plus = if number > 0 { "+" } else { "" };
    format!("{plus}{}", format_short(number))
}

/// Formats a number with a real minus sign, which is as wide as a plus sign.
fn format_with_minus(number: i64) -> String {
    number.to_string().replace('-', "−")
}

/// Draws digits centred at the point. Their size is as large as the width allows, but at least [`MIN_TEXT_SIZE`] and at
/// most `largest`.
pub(super) fn draw_digits(scene: &mut Scene, text: &str, at: (i16, i16), largest: u16, width: u16, color: Color) {
    let fits = usize::from(width) * DIGIT_RATIO.1 / (text.chars().count().max(1) * DIGIT_RATIO.0);
    let size = u16::try_from(fits).unwrap_or(largest).min(largest).max(MIN_TEXT_SIZE);
    scene.text(text, at, size, color);
}

/// Draws a text that is not a phrase, such as a name. It starts at the point, or is centred there.
pub(super) fn draw_label(
    scene: &mut Scene,
    text: impl Into<String>,
    (x, y): (i16, i16),
    (width, size): (u16, u16),
    (centred, color): (bool, Color),
) {
    scene.items.push(Item::Label(Label { text: text.into(), x, y, width, size, centred, color }));
}

/// Draws an icon centred at the point.
pub(super) fn draw_icon(scene: &mut Scene, icon: Piece, (x, y): (i16, i16), size: u16) {
    let half = (size / 2) as i16;
    scene.square_sprite(icon.art, (x - half, y - half), size, icon.rotation, icon.color);
}

/// Draws the arrow of a change centred at the point: up, down, or a bar for no change.
pub(super) fn draw_arrow(scene: &mut Scene, change: i64, at: (i16, i16), size: u16) {
    let arrow = match change {
        1.. => Piece::upright("chart/up", Color::Green),
        0 => Piece::upright("chart/level", Color::Parchment),
        _ => Piece { rotation: Rotation::Half, ..Piece::upright("chart/up", Color::Orange) },
    };
    draw_icon(scene, arrow, at, size);
}

/// Returns the part of `length` that corresponds to `value` if `whole` corresponds to all of it.
pub(super) fn scale_to_length(value: i64, whole: i64, length: u16) -> u16 {
    let part = i128::from(value.max(0)) * i128::from(length) / i128::from(whole.max(1));
    u16::try_from(part).unwrap_or(length).min(length)
}
