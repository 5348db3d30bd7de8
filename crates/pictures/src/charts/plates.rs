//! Plates: one or two rows above the picture of a table. Each plate shows a seat's symbol and player.

use super::elements::draw_label;
use super::player::{
    AVATAR_AND_BADGE_WIDTH, NAME_LINE_STEP, ShownPlayer, draw_sign_and_name, min_name_width, name_width,
    needs_two_lines,
};
use contract::Sign;
use contract::scene::{Color, MAX_HEIGHT, Scene, WIDTH};

/// A seat and its player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plate {
    pub sign: Sign,
    pub player: ShownPlayer,
    /// Whether the match is waiting for this seat.
    pub is_awaited: bool,
    /// Whether the player is away or has resigned.
    pub has_left: bool,
}

const GAP: i16 = 12;
const PLATE_HEIGHT: u16 = 64;
/// The height of plates if a name has two lines.
const TALL_PLATE_HEIGHT: u16 = PLATE_HEIGHT - 16 + NAME_LINE_STEP as u16;
const SIGN_SIZE: i16 = 44;
/// The space around an avatar and a name.
const INSET: i16 = 10;
/// The space to the right of a name, which leaves enough room for the plate's edge.
const RIGHT_PADDING: i16 = 6;
/// The font size of the exclamation that [`put_cheer_above`] draws.
const CHEER_SIZE: u16 = 46;
/// The width of an exclamation. It must be enough for the exclamation in every language.
const CHEER_WIDTH: u16 = 440;
/// The left edge of the name beside an exclamation, and the name's width.
const CHEERED_NAME_COLUMN: (i16, i16) =
    (GAP + 2 * INSET, WIDTH as i16 * 3 / 4 - CHEER_WIDTH as i16 / 2 - GAP - 2 * INSET);
/// The minimum width of a user's plate in a row that also has computers' plates.
const MIN_USER_WIDTH: i16 = 180;
/// The maximum number of plates side by side. With more plates, names would have too little space.
const MAX_PLATES_PER_ROW: usize = 4;

/// Puts a plate for each seat above the table, in one or two rows. If there is no space for plates, returns the picture
/// unchanged.
pub fn put_plates_above(table: Scene, plates: &[Plate]) -> Scene {
    let Some((space, height)) = plate_heights(&table, plates) else { return table };
    let mut scene = table.shifted_down(space);
    let mut y = GAP;
    for row in plate_rows(plates) {
        let mut x = GAP;
        for (plate, width) in row.iter().zip(plate_widths(row)) {
            let edge = plate.is_awaited.then_some((Color::Usable, 6));
            scene.edged_panel((x, y), (width as u16, height), 16, Some(Color::PlayerArea), edge);
            let at = (x + INSET, y + height as i16 / 2);
            let sign = (plate.sign, plate.has_left);
            let inner = width - INSET - RIGHT_PADDING;
            draw_sign_and_name(&mut scene, &plate.player, sign, at, (SIGN_SIZE, INSET), inner);
            x += width + GAP;
        }
        y += height as i16 + GAP;
    }
    scene
}

/// Reorders the plates so that the two rows run clockwise around the table.
pub fn sort_clockwise(mut plates: Vec<Plate>) -> Vec<Plate> {
    let first_row = plate_rows(&plates).next().map_or(0, <[Plate]>::len);
    plates[first_row..].reverse();
    plates
}

/// Returns the widths of the plates in a row. The widths are equal if all names fit. Otherwise, long names get the
/// space that short names leave.
fn plate_widths(row: &[Plate]) -> Vec<i16> {
    let count = row.len() as i16;
    let space = WIDTH as i16 - GAP - count * GAP;
    let needs = |name: fn(&ShownPlayer) -> i16| -> Vec<i16> {
        row.iter().map(|plate| width_beside_name(plate) + name(&plate.player)).collect()
    };
    let one_line = needs(name_width);
    if one_line.iter().all(|need| *need <= space / count) {
        return vec![space / count; row.len()];
    }
    let fit = one_line.iter().sum::<i16>() <= space;
    // Only names that are too long for their share have two lines.
    let two_lines = if fit { one_line.clone() } else { needs(min_name_width) };
    let share = space / count;
    let needs: Vec<i16> =
        one_line.iter().zip(two_lines).map(|(one, two)| if *one <= share { *one } else { two }).collect();
    let mut widths = vec![0; row.len()];
    let mut left = space;
    let is_computer = |index: &usize| row[*index].player.computer_level.is_some();
    // Computers get their space first, because their names are never cut.
    let (computers, users): (Vec<usize>, Vec<usize>) = (0..row.len()).partition(is_computer);
    let kept = users.len() as i16 * MIN_USER_WIDTH;
    for (mut group, kept) in [(computers, kept), (users, 0)] {
        group.sort_by_key(|index| needs[*index]);
        for (index, others) in group.iter().zip((1..=group.len() as i16).rev()) {
            widths[*index] = needs[*index].min((left - kept) / others);
            left -= widths[*index];
        }
    }
    // The remaining space goes to names that need two lines, if they then fit on one line. Single-word names come
    // first, because they would otherwise be split mid-word.
    let is_one_word = |index: usize| !row[index].player.name.contains(' ');
    let mut broken: Vec<usize> = (0..row.len()).filter(|index| widths[*index] < one_line[*index]).collect();
    broken.sort_by_key(|index| (!is_one_word(*index), one_line[*index] - widths[*index]));
    for index in broken {
        let more = one_line[index] - widths[index];
        if more <= left {
            widths[index] += more;
            left -= more;
        }
    }
    widths.iter_mut().for_each(|width| *width += left / count);
    widths
}

/// Puts the player `winner` and an exclamation above the table instead of the plates. The picture keeps the height that
/// it has with the plates.
pub fn put_cheer_above(table: Scene, plates: &[Plate], winner: usize, words: String) -> Scene {
    let (Some((space, _)), Some(plate)) = (plate_heights(&table, plates), plates.get(winner)) else {
        return table;
    };
    let mut scene = table.shifted_down(space);
    let height = space - GAP as u16;
    let edge = Some((Color::Changed, 8));
    scene.edged_panel((GAP, GAP), (WIDTH - 2 * GAP as u16, height), 16, Some(Color::PlayerArea), edge);
    let middle = GAP + height as i16 / 2;
    let half = WIDTH as i16 / 2;
    let (left, width) = CHEERED_NAME_COLUMN;
    let sign = (plate.sign, plate.has_left);
    draw_sign_and_name(&mut scene, &plate.player, sign, (left, middle), (SIGN_SIZE, INSET), width);
    draw_label(&mut scene, words, (half + half / 2, middle), (CHEER_WIDTH, CHEER_SIZE), (true, Color::Usable));
    scene
}

/// Returns the width of everything in the plate except the name.
fn width_beside_name(plate: &Plate) -> i16 {
    let sign = if plate.player.avatar.is_some() { AVATAR_AND_BADGE_WIDTH } else { SIGN_SIZE };
    INSET + sign + INSET + RIGHT_PADDING
}

/// Splits the plates into as few rows as possible, with nearly equal numbers of plates.
fn plate_rows(plates: &[Plate]) -> impl ExactSizeIterator<Item = &[Plate]> {
    let rows = plates.len().div_ceil(MAX_PLATES_PER_ROW).max(1);
    plates.chunks(plates.len().div_ceil(rows).max(1))
}

/// Returns the height of all rows and of one plate, or `None` if the picture has no space for the plates.
fn plate_heights(table: &Scene, plates: &[Plate]) -> Option<(u16, u16)> {
    let is_long = |(plate, width): (&Plate, i16)| needs_two_lines(&plate.player, width - width_beside_name(plate));
    let cheered_width = CHEERED_NAME_COLUMN.1 - AVATAR_AND_BADGE_WIDTH - INSET;
    let any_long = plates.iter().any(|plate| needs_two_lines(&plate.player, cheered_width))
        || plate_rows(plates).any(|row| row.iter().zip(plate_widths(row)).any(is_long));
    let height = if any_long { TALL_PLATE_HEIGHT } else { PLATE_HEIGHT };
    let space = plate_rows(plates).len() as u16 * (height + GAP as u16);
    (!plates.is_empty() && table.height + space <= MAX_HEIGHT).then_some((space, height))
}
