//! The frames of a replay: a title with the players, then tables below a caption and a progress bar.
//!
//! The caller passes the text in the reader's language. Only the title shows all players.

use super::elements::{INNER_WIDTH, MARGIN, draw_label, scale_to_length};
use super::player::{ShownPlayer, draw_sign_and_name};
use super::result::PODIUM_HEIGHT;
use contract::Sign;
use contract::scene::{Color, MAX_HEIGHT, MIN_TEXT_SIZE, Scene, WIDTH};

/// The part of a frame above the table.
#[derive(Clone, Copy, Debug)]
pub struct Caption<'a> {
    /// The symbol of the seat that acted, if any.
    pub sign: Option<Sign>,
    pub text: &'a str,
    /// The number of the moment that the frame shows, counted from 1.
    pub number: usize,
    /// The number of the last moment, at which the progress bar is full.
    pub total: usize,
}

/// The maximum length of a caption's line, in units. A character takes one unit per byte, and a capital letter takes
/// one more.
const MAX_LINE_UNITS: usize = 42;
const MAX_LINES: usize = 3;
const LINE_STEP: i16 = 45;
/// The y of the caption's centre.
const CAPTION_Y: i16 = 90;
/// The y of the top of the bar, which is below the caption.
const BAR_Y: i16 = 180;
const BAR_HEIGHT: u16 = 16;
/// The minimum width of the space for the numbers to the right of the bar.
const MIN_NUMBERS_WIDTH: u16 = 160;
/// The width of each character in the numbers beside the bar.
const CHARACTER_WIDTH: u16 = 24;
const SIGN_SIZE: u16 = 56;
/// The size of a player's area in the title frame.
const PLAYER_AREA_SIZE: (u16, u16) = (450, 84);
/// The space between two players' areas.
const GAP: i16 = 12;
/// The number of players in a column.
const PLAYERS_PER_COLUMN: usize = 3;

/// Puts a caption and a progress bar above the picture of a table. The caption and the bar are together as high as the
/// podium of a result, so the table is in the same place in all frames. If there is no space for them, returns the
/// picture unchanged.
pub fn replay_frame(table: Scene, caption: Caption) -> Scene {
    if table.height + PODIUM_HEIGHT > MAX_HEIGHT {
        return table;
    }
    let mut scene = table.shifted_down(PODIUM_HEIGHT);
    let lines = break_lines(caption.text, MAX_LINE_UNITS, MAX_LINES);
    let mut x = WIDTH as i16 / 2;
    let mut width = INNER_WIDTH;
    if let Some(sign) = caption.sign {
        scene.sign(sign, (MARGIN, CAPTION_Y - (SIGN_SIZE / 2) as i16), SIGN_SIZE);
        let beside = SIGN_SIZE + MARGIN as u16;
        x = MARGIN + beside as i16;
        width -= beside;
    }
    let first = CAPTION_Y - LINE_STEP * (lines.len() as i16 - 1) / 2;
    for (number, text) in (0..).zip(lines) {
        let at = (x, first + number * LINE_STEP);
        draw_label(&mut scene, text, at, (width, MIN_TEXT_SIZE), (caption.sign.is_none(), Color::TableText));
    }
    // The last number is the longest, so reserving space for it gives the bar the same length in every frame.
    let space = MIN_NUMBERS_WIDTH.max(CHARACTER_WIDTH * (2 * caption.total.to_string().len() as u16 + 1));
    let length = INNER_WIDTH - space;
    let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    let done = scale_to_length(count(caption.number), count(caption.total), length).max(BAR_HEIGHT);
    scene.panel((MARGIN, BAR_Y), (length, BAR_HEIGHT), BAR_HEIGHT / 2, Color::PlayerArea);
    scene.panel((MARGIN, BAR_Y), (done, BAR_HEIGHT), BAR_HEIGHT / 2, Color::Usable);
    let numbers = format!("{}/{}", caption.number, caption.total);
    let at = (WIDTH as i16 - (space / 2) as i16 - MARGIN / 2, BAR_Y + (BAR_HEIGHT / 2) as i16);
    scene.text(numbers, at, MIN_TEXT_SIZE, Color::TableText);
    scene
}

/// Returns the first frame: the game's cover, the match's number, and the players with their symbols.
pub fn title_frame(cover: Scene, number: Option<i64>, players: &[(Sign, ShownPlayer)]) -> Scene {
    let columns = players.len().div_ceil(PLAYERS_PER_COLUMN).clamp(1, 2);
    let rows = players.len().div_ceil(columns) as i16;
    let width = PLAYER_AREA_SIZE.0 as i16 + GAP;
    let height = PLAYER_AREA_SIZE.1 as i16 + GAP;
    let left = (WIDTH as i16 + GAP - width * columns as i16) / 2;
    let name_width = PLAYER_AREA_SIZE.0 as i16 - 28;
    let top = cover.height as i16;
    let bottom = if number.is_some() { 72 } else { MARGIN };
    let mut scene = Scene { height: cover.height + (rows * height + bottom) as u16, ..cover };
    for (index, (sign, player)) in players.iter().enumerate() {
        let x = left + (index % columns) as i16 * width;
        let y = top + (index / columns) as i16 * height;
        scene.panel((x, y), PLAYER_AREA_SIZE, 20, Color::PlayerArea);
        let at = (x + 14, y + PLAYER_AREA_SIZE.1 as i16 / 2);
        draw_sign_and_name(&mut scene, player, (*sign, false), at, (SIGN_SIZE as i16, 14), name_width);
    }
    if let Some(number) = number {
        scene.text(format!("#{number}"), (WIDTH as i16 / 2, top + rows * height + 28), MIN_TEXT_SIZE, Color::TableText);
    }
    scene
}

/// Breaks a text into lines of at most `length` units (see [`MAX_LINE_UNITS`]). Emojis are left out, because the font
/// does not have them. A text that needs more than `most` lines ends with an ellipsis.
fn break_lines(text: &str, length: usize, most: usize) -> Vec<String> {
    let units = |text: &str| text.chars().map(|c| c.len_utf8() + usize::from(c.is_uppercase())).sum::<usize>();
    let is_emoji = |c: char| matches!(c, '\u{2190}'..='\u{2BFF}' | '\u{FE0F}' | '\u{1F000}'..);
    let text = text.replace(|c: char| c.is_control() || is_emoji(c), "");
    let mut lines: Vec<String> = Vec::new();
    // Lines do not break at the non-breaking space before a percent sign.
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        match lines.last_mut() {
            Some(line) if units(line) + 1 + units(word) <= length => *line = format!("{line} {word}"),
            _ => lines.push(word.to_owned()),
        }
    }
    if lines.len() > most {
        lines.truncate(most);
        lines[most - 1].push('…');
    }
    for line in lines.iter_mut().filter(|line| units(line) > length) {
        while units(line) + '…'.len_utf8() > length {
            line.pop();
        }
        line.push('…');
    }
    lines
}

#[cfg(test)]
mod tests;
