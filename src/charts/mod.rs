//! Charts: lobbies, standings and statistics as pictures. Pure: numbers become a [`Scene`].
//!
//! The charts are drawn with the items that tables are made of, not with a plotting library: so they have the house's
//! colours, type and lines, which are tested for all eyes, go through the same renderer and cache, and stay as small. A
//! plotting library would bring an own rasteriser and type, and put words and small figures on axes; we need a line, some
//! bars and large digits.
//!
//! No words and no names stand in them: people and games bear the place or the letter that they have in the message.
//! What has a colour also has a shape or a number.

mod board;
mod lobby;
mod sheet;

#[cfg(test)]
mod tests;

pub use board::{MOST_ROWS, Standing, board};
pub use lobby::{Sitter, lobby};
pub use sheet::{Bar, Game, MOST_GAMES, MOST_PLACES, Sheet, bars, letter, sheet};

use crate::game::scene::{Ink, SMALLEST_TEXT, Scene, Turn, WIDTH};

/// The rating with which everybody begins: the line from which bars and curves are read.
pub const START: i64 = 1500;

/// Larger numbers are shown as this one.
const MOST: i64 = 999_999_999;
/// The space around everything.
const MARGIN: i16 = 24;
/// The width between the margins.
const INSIDE: u16 = WIDTH - 2 * MARGIN as u16;
/// The width of a digit as a share of its height: 5/8.
const DIGIT: (usize, usize) = (5, 8);

/// A number as short as its place needs: `9999`, `12k`, `3M`.
pub fn short(number: i64) -> String {
    let number = number.clamp(-MOST, MOST);
    match number.abs() {
        0..10_000 => minus(number),
        10_000..1_000_000 => format!("{}k", minus(number / 1_000)),
        _ => format!("{}M", minus(number / 1_000_000)),
    }
}

/// A change with its sign: `+12`, `−7`, `0`.
pub fn change(number: i64) -> String {
    let plus = if number > 0 { "+" } else { "" };
    format!("{plus}{}", short(number))
}

/// The number with the sign that is as wide as a plus.
fn minus(number: i64) -> String {
    number.to_string().replace('-', "−")
}

/// Puts digits with their middle at the point, as large as they may be and fit into the width, but never below
/// [`SMALLEST_TEXT`].
fn digits(scene: &mut Scene, text: &str, at: (i16, i16), largest: u16, width: u16, ink: Ink) {
    let fits = usize::from(width) * DIGIT.1 / (text.chars().count().max(1) * DIGIT.0);
    let size = u16::try_from(fits).unwrap_or(largest).min(largest).max(SMALLEST_TEXT);
    scene.text(text, at, size, ink);
}

/// Puts a piece of the charts' art with its middle at the point.
fn icon(scene: &mut Scene, art: &'static str, (x, y): (i16, i16), size: u16, ink: Ink) {
    let half = (size / 2) as i16;
    scene.sprite(art, (x - half, y - half), size, Turn::None, ink);
}

/// Puts the arrow of a change with its middle at the point: up, down, or a bar for neither.
fn arrow(scene: &mut Scene, change: i64, (x, y): (i16, i16), size: u16) {
    let half = (size / 2) as i16;
    let (art, turn, ink) = match change {
        1.. => ("chart/up", Turn::None, Ink::Green),
        0 => ("chart/level", Turn::None, Ink::Parchment),
        _ => ("chart/up", Turn::Half, Ink::Orange),
    };
    scene.sprite(art, (x - half, y - half), size, turn, ink);
}

/// The part `value` of `whole` as a length between 0 and `length`.
fn share(value: i64, whole: i64, length: u16) -> u16 {
    let part = i128::from(value.max(0)) * i128::from(length) / i128::from(whole.max(1));
    u16::try_from(part).unwrap_or(length).min(length)
}
