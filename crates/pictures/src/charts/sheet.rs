//! A player's statistics: totals, the rating curve, results and reaction times.

mod curve;
mod histogram;

pub use histogram::{Bar, bars};

use super::elements::{INSIDE, MARGIN, digits, icon, share, short, tally};
use super::player::{AVATAR, ShownPlayer, avatar_and_name};
use contract::scene::{Color, MAX_HEIGHT, Scene};
use contract::{Piece, Tally};

/// The numbers shown in the picture.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    pub player: ShownPlayer,
    /// The matches.
    pub tally: Tally,
    /// The current number of wins in a row.
    pub run: usize,
    /// The longest streak of wins.
    pub longest_run: usize,
    /// The ratings after the rated matches, oldest first.
    pub ratings: Vec<i64>,
    /// The results by game, each with the game's icon.
    pub games: Vec<(Piece, Tally)>,
    /// The ranks in the latest matches, oldest first, with `None` for a draw.
    pub places: Vec<Option<i64>>,
    /// The reaction times of correct claims, in milliseconds.
    pub claims_ms: Vec<i64>,
}

/// The maximum number of ranks shown, which are those of the latest matches.
pub const MAX_PLACES: usize = 10;
/// The maximum number of games shown.
pub const MAX_GAMES: usize = 7;

/// The height of the player's row.
const PLAYER: u16 = AVATAR as u16;
/// The height of the totals row.
const TOTALS: u16 = 116;
/// The height of a diagram.
const DIAGRAM: u16 = 392;
/// The height of a game's row.
const GAME: u16 = 80;
/// The height of the ranks row.
const PLACES: u16 = 112;
/// The space between two parts.
const GAP: u16 = 20;

/// Draws the sheet. Returns `None` if there are neither matches nor correct claims.
pub fn sheet(sheet: &Sheet) -> Option<Scene> {
    if sheet.tally.played() == 0 && sheet.claims_ms.is_empty() {
        return None;
    }
    let mut scene = Scene::new(MAX_HEIGHT);
    let mut top = MARGIN;
    let mut part = |height: u16| {
        let at = top;
        top += (height + GAP) as i16;
        at
    };
    avatar_and_name(&mut scene, &sheet.player, (MARGIN, part(PLAYER) + AVATAR / 2), INSIDE as i16);
    totals(&mut scene, part(TOTALS), sheet);
    if !sheet.ratings.is_empty() {
        curve::draw(&mut scene, part(DIAGRAM), DIAGRAM, &sheet.ratings);
    }
    let games = &sheet.games[..sheet.games.len().min(MAX_GAMES)];
    if !games.is_empty() {
        results(&mut scene, part(games.len() as u16 * GAME), games);
    }
    let latest = sheet.places.len().saturating_sub(MAX_PLACES);
    if !sheet.places.is_empty() {
        places(&mut scene, part(PLACES), &sheet.places[latest..]);
    }
    if !sheet.claims_ms.is_empty() {
        histogram::draw(&mut scene, part(DIAGRAM), DIAGRAM, &sheet.claims_ms);
    }
    scene.height = (top - GAP as i16 + MARGIN).clamp(1, MAX_HEIGHT as i16) as u16;
    Some(scene)
}

/// Draws the matches won, drawn and lost, and the current and the longest winning streak.
fn totals(scene: &mut Scene, top: i16, sheet: &Sheet) {
    let half = (INSIDE - GAP) / 2;
    let middle = top + TOTALS as i16 / 2;
    let right = MARGIN + (half + GAP) as i16;
    let run = format!("{}/{}", sheet.run, sheet.longest_run);
    let parts = [
        (MARGIN, ("chart/cup", Color::Glow), tally(sheet.tally), ("chart/lost", Color::Orange)),
        (right, ("chart/run", Color::Orange), run, ("chart/cup", Color::Glow)),
    ];
    for (left, before, text, after) in parts {
        scene.panel((left, top), (half, TOTALS), 20, Color::Felt);
        icon(scene, before.0, (left + 52, middle), 68, before.1);
        digits(scene, &text, (left + half as i16 / 2, middle), 72, half - 180, Color::Chalk);
        icon(scene, after.0, (left + half as i16 - 52, middle), 68, after.1);
    }
}

/// Draws one row per game with its icon, a bar of its matches, and the numbers. In the bar, wins are green and draws
/// are yellow.
fn results(scene: &mut Scene, top: i16, games: &[(Piece, Tally)]) {
    const BARS: i16 = 120;
    const MAX: u16 = 520;
    let most = games.iter().map(|(_, game)| game.played()).max().unwrap_or(1);
    for (index, (piece, game)) in games.iter().enumerate() {
        let top = top + (index as u16 * GAME) as i16;
        let middle = top + GAME as i16 / 2;
        scene.panel((MARGIN, top), (INSIDE, GAME - 8), 18, Color::Felt);
        scene.sprite(piece.art, (MARGIN + 14, middle - 36), 64, piece.turn, piece.color);
        let played = share(game.played(), most, MAX).max(20);
        scene.panel((BARS, middle - 26), (played, 44), 10, Color::Parchment);
        // The panel of wins covers the left part of the panel of draws.
        for (part, color) in [(game.won.saturating_add(game.drawn), Color::Glow), (game.won, Color::Green)] {
            let length = share(part, game.played(), played);
            if length > 0 {
                scene.panel((BARS, middle - 26), (length, 44), 10, color);
            }
        }
        scene.frame((BARS, middle - 26), (played, 44), 10, (Color::Line, 4));
        digits(scene, &tally(*game), (790, middle - 4), 52, 264, Color::Chalk);
    }
}

/// Draws the ranks in the latest matches, with the newest on the right: a disc for a win, otherwise a card.
fn places(scene: &mut Scene, top: i16, places: &[Option<i64>]) {
    const STEP: i16 = 88;
    const SIZE: u16 = 76;
    scene.panel((MARGIN, top), (INSIDE, PLACES), 20, Color::Felt);
    let middle = top + PLACES as i16 / 2;
    // The ranks are right-aligned, which keeps the newest one at the same position.
    let first = MARGIN + INSIDE as i16 - 16 - STEP * places.len() as i16;
    for (index, &place) in places.iter().enumerate() {
        let left = first + STEP * index as i16 + 6;
        let (radius, fill) = if place == Some(1) { (SIZE / 2, Color::Glow) } else { (12, Color::Parchment) };
        scene.panel((left, middle - 38), (SIZE, SIZE), radius, fill);
        scene.frame((left, middle - 38), (SIZE, SIZE), radius, (Color::Line, 5));
        match place {
            Some(rank) => digits(scene, &short(rank), (left + 38, middle), 52, SIZE - 12, Color::Line),
            None => icon(scene, "chart/drawn", (left + 38, middle), 44, Color::Line),
        }
    }
}
