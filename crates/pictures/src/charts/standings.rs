//! The standings of a tournament: one row per entrant, with rank, name, points and a tie-break.

use super::elements::{INSIDE, MARGIN, digits};
use super::leaderboard::rank_medal;
use super::player::{ShownPlayer, avatar_and_name};
use super::season::{HEIGHT, podium};
use contract::scene::{Color, Scene};
use contract::{Phrase, Piece};

/// The maximum number of rows in a picture.
pub const MAX_STANDINGS: usize = 12;

/// An entrant's row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingRow {
    pub player: ShownPlayer,
    pub rank: usize,
    /// The points, such as `2½` or `63 %`.
    pub points: String,
    /// The value that decides between equal points, if there is one.
    pub tie_break: Option<String>,
}

/// The height of the words above the columns.
const HEADER: i16 = 60;
/// The distance from one row to the next.
const STEP: i16 = 82;
/// The height of a row.
const ROW: u16 = 74;
/// The centre of the rank column.
const RANK: i16 = 80;
/// The x where names start.
const NAME: i16 = 132;
/// The centres and widths of the columns with points and tie-breaks.
const POINTS: i16 = 604;
const POINTS_WIDTH: u16 = 160;
const TIE_BREAK: i16 = 810;
const TIE_BREAK_WIDTH: u16 = 252;

/// Draws the first rows of the standings. `columns` are the words above the points and the tie-breaks. With the icon of a
/// game, the best three stand on a podium above.
pub fn standings(rows: &[StandingRow], columns: [Phrase; 2], game: Option<&Piece>) -> Scene {
    let rows = &rows[..rows.len().min(MAX_STANDINGS)];
    let has_tie_breaks = rows.iter().any(|row| row.tie_break.is_some());
    let points = if has_tie_breaks { POINTS } else { TIE_BREAK };
    let columns = [(points, POINTS_WIDTH), (TIE_BREAK, TIE_BREAK_WIDTH)].into_iter().zip(columns);
    let above = if game.is_some() { HEIGHT + MARGIN } else { 0 };
    let mut scene = Scene::new((above + HEADER + rows.len() as i16 * STEP + 12) as u16);
    if let Some(piece) = game {
        let place = |row: &StandingRow| (row.player.clone(), row.rank, row.points.clone());
        let places: Vec<_> = rows.iter().take(3).map(place).collect();
        podium(&mut scene, piece, &places, MARGIN / 2);
    }
    for ((centre, width), words) in columns.take(1 + usize::from(has_tie_breaks)) {
        scene.centred_words(words, (centre, above + HEADER / 2 + 2), width, Color::Chalk);
    }
    for (top, row) in (0..).map(|row| above + HEADER + row * STEP).zip(rows) {
        let middle = top + (ROW / 2) as i16;
        scene.panel((MARGIN, top), (INSIDE, ROW), 20, Color::Felt);
        rank_medal(&mut scene, row.rank, middle, RANK);
        avatar_and_name(&mut scene, &row.player, (NAME, middle), points - (POINTS_WIDTH / 2) as i16 - NAME);
        digits(&mut scene, &row.points, (points, middle), 54, POINTS_WIDTH, Color::Chalk);
        if let Some(tie_break) = &row.tie_break {
            digits(&mut scene, tie_break, (TIE_BREAK, middle), 40, TIE_BREAK_WIDTH, Color::Parchment);
        }
    }
    scene
}
