//! The standings of a tournament: one row per entrant, with rank, name, points and a tie-break.

use super::elements::{INNER_WIDTH, MARGIN, draw_digits};
use super::leaderboard::draw_rank;
use super::player::{ShownPlayer, draw_avatar_and_name, name};
use super::season::{PODIUM_HEIGHT, draw_podium};
use contract::scene::{Color, MIN_TEXT_SIZE, Scene, letter};
use contract::{Phrase, Piece};

/// The maximum number of rows in a picture.
pub const MAX_STANDINGS: usize = 12;

/// The row of an entrant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingRow {
    pub player: ShownPlayer,
    /// The rank, or `None` for a computer. Computers are not ranked.
    pub rank: Option<usize>,
    /// Whether others have the same rank.
    pub is_shared: bool,
    /// Whether the player can stand on the podium. Players without points cannot.
    pub has_medal: bool,
    /// The points, such as `2½` or `63 %`.
    pub points: String,
    /// The value that decides between equal points, if there is one.
    pub tie_break: Option<String>,
    /// The results against each row's player, in the order of the rows. Empty if there is no cross-table. In a
    /// cross-table, tie-breaks are below the points.
    pub results_by_opponent: Vec<String>,
}

/// The height of the headings above the columns.
const HEADER_HEIGHT: i16 = 60;
/// The distance from one row to the next.
const ROW_STEP: i16 = 82;
/// The height of a row.
const ROW_HEIGHT: u16 = 74;
/// The centre of the rank column.
const RANK_X: i16 = 80;
/// The x where names start.
const NAME_X: i16 = 132;
/// The centres and widths of the columns with points and tie-breaks.
const POINTS_X: i16 = 604;
const POINTS_WIDTH: u16 = 160;
/// The width of the points if neither a tie-break nor a cross-table is beside them.
const WIDE_POINTS_WIDTH: u16 = 320;
const TIE_BREAK_X: i16 = 810;
const TIE_BREAK_WIDTH: u16 = 252;
/// The width of a column in a cross-table, and in a large cross-table.
const CELL_WIDTH: i16 = 44;
const NARROW_CELL_WIDTH: i16 = 39;
/// The width of the letter before each name in a cross-table.
const LETTER_WIDTH: i16 = 36;
/// The width of the points beside a large cross-table. A large cross-table leaves no space for a heading above the
/// points.
const NARROW_POINTS_WIDTH: u16 = 96;
/// A cross-table with at least this many rows is large.
const MIN_LARGE_ROWS: usize = 9;

/// Draws the first rows of the standings. `columns` contains the headings of the points and the tie-breaks. If `game`
/// contains the game's icon, the best three players stand on a podium above the rows.
pub fn standings(rows: &[StandingRow], columns: [Phrase; 2], game: Option<&Piece>) -> Scene {
    let rows = &rows[..rows.len().min(MAX_STANDINGS)];
    let is_crossed = rows.iter().any(|row| !row.results_by_opponent.is_empty());
    let has_tie_breaks = !is_crossed && rows.iter().any(|row| row.tie_break.is_some());
    let is_large = is_crossed && rows.len() >= MIN_LARGE_ROWS;
    let points_width = match (has_tie_breaks, is_crossed) {
        _ if is_large => NARROW_POINTS_WIDTH,
        (false, false) => WIDE_POINTS_WIDTH,
        _ => POINTS_WIDTH,
    };
    let right = MARGIN + INNER_WIDTH as i16 - 4;
    let points = if has_tie_breaks { POINTS_X } else { right - (points_width / 2) as i16 };
    let columns = [(points, points_width), (TIE_BREAK_X, TIE_BREAK_WIDTH)].into_iter().zip(columns);
    let cells = if is_crossed { rows.len() as i16 } else { 0 };
    let cell = if is_large { NARROW_CELL_WIDTH } else { CELL_WIDTH };
    // The left edge of the cross-table, or of the points.
    let results = points - (points_width / 2) as i16 - cells * cell;
    let centre = |column: i16| results + column * cell + cell / 2;
    let places = standings_podium(rows);
    let game = game.filter(|_| !places.is_empty());
    let above = if game.is_some() { PODIUM_HEIGHT + MARGIN } else { 0 };
    let mut scene = Scene::new((above + HEADER_HEIGHT + rows.len() as i16 * ROW_STEP + 12) as u16);
    if let Some(piece) = game {
        draw_podium(&mut scene, piece, &places, MARGIN / 2);
    }
    let name_at = if is_crossed { NAME_X + LETTER_WIDTH } else { NAME_X };
    let heading = above + HEADER_HEIGHT / 2 + 2;
    for ((centre, width), words) in columns.take(1 + usize::from(has_tie_breaks)).filter(|_| !is_large) {
        scene.centred_words(words, (centre, heading), width, Color::TableText);
    }
    for (number, row) in (0..).zip(rows) {
        let top = above + HEADER_HEIGHT + number * ROW_STEP;
        let middle = top + (ROW_HEIGHT / 2) as i16;
        scene.panel((MARGIN, top), (INNER_WIDTH, ROW_HEIGHT), 20, Color::PlayerArea);
        draw_rank(&mut scene, row.rank, row.has_medal, (RANK_X, middle));
        if is_crossed {
            let at = (NAME_X + LETTER_WIDTH / 2 - 8, middle);
            draw_digits(&mut scene, &letter(number as usize), at, 40, LETTER_WIDTH as u16, Color::Parchment);
        }
        let width = results - name_at;
        if row.is_shared {
            name(&mut scene, &row.player, (name_at, middle - 17), width, (1, false));
            let words = Phrase::new("tournament-shared");
            scene.words(words, (name_at, middle + 17), width as u16, Color::Parchment);
        } else if is_large {
            name(&mut scene, &row.player, (name_at, middle), width, (2, false));
        } else {
            draw_avatar_and_name(&mut scene, &row.player, (name_at, middle), width);
        }
        for (column, result) in (0..).zip(&row.results_by_opponent) {
            draw_digits(&mut scene, result, (centre(column), middle), 40, cell as u16, Color::Parchment);
        }
        let tie_break = row.tie_break.as_ref();
        let (below, points_size) = if is_crossed && tie_break.is_some() { (17, 42) } else { (0, 54) };
        draw_digits(&mut scene, &row.points, (points, middle - below), points_size, points_width, Color::TableText);
        if let Some(tie_break) = tie_break {
            let (at, size, width) = match is_crossed {
                true => ((points, middle + 19), MIN_TEXT_SIZE, points_width),
                false => ((TIE_BREAK_X, middle), 40, TIE_BREAK_WIDTH),
            };
            draw_digits(&mut scene, tie_break, at, size, width, Color::Parchment);
        }
    }
    // Each column of the cross-table has the letter of the opponent's row.
    for column in 0..cells {
        let at = (centre(column), heading);
        draw_digits(&mut scene, &letter(column as usize), at, 40, cell as u16, Color::TableText);
    }
    scene
}

/// Returns the players on the podium: the best three, except players who are tied with the fourth.
fn standings_podium(rows: &[StandingRow]) -> Vec<(ShownPlayer, usize, String)> {
    let place = |row: &StandingRow| Some((row.player.clone(), row.rank?, row.points.clone()));
    let mut places: Vec<_> = rows.iter().filter(|row| row.has_medal).filter_map(place).collect();
    if let Some(first_without) = places.get(3).map(|(_, rank, _)| *rank) {
        places.truncate(3);
        places.retain(|(_, rank, _)| *rank < first_without);
    }
    places
}
