//! A player's statistics: totals, the rating curve, results and reaction times.

mod curve;
mod histogram;

pub use histogram::{ClaimTimeBar, claim_time_bars};

use super::elements::{INNER_WIDTH, MARGIN, draw_digits, draw_icon, format_short, scale_to_length, won_matches_phrase};
use super::player::{AVATAR_SIZE, ShownPlayer, draw_avatar_and_name};
use contract::scene::{Color, MAX_HEIGHT, Scene};
use contract::{Phrase, Piece, Tally};

/// A player's statistics as shown in the picture.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StatsSheet {
    pub player: ShownPlayer,
    /// The numbers of matches won, drawn and lost.
    pub tally: Tally,
    /// The current number of wins in a row.
    pub current_streak: usize,
    /// The longest streak of wins.
    pub longest_streak: usize,
    /// The ratings after the rated matches, oldest first.
    pub ratings: Vec<i64>,
    /// The results by game, each with the game's icon.
    pub games: Vec<(Piece, Tally)>,
    /// The ranks in the latest matches, oldest first, with `None` for a draw.
    pub latest_ranks: Vec<Option<i64>>,
    /// The reaction times of correct claims, in milliseconds.
    pub claims_ms: Vec<i64>,
}

/// The maximum number of latest matches whose ranks are shown.
pub const MAX_LATEST_RANKS: usize = 10;
/// The maximum number of games that are shown.
pub const MAX_GAMES: usize = 6;

/// The height of the player's row.
const PLAYER_HEIGHT: u16 = AVATAR_SIZE as u16;
/// The height of the panel with one total.
const TOTAL_HEIGHT: u16 = 112;
/// The height of the two rows of totals.
const TOTALS_HEIGHT: u16 = 2 * TOTAL_HEIGHT + 12;
/// The height of a diagram.
const DIAGRAM_HEIGHT: u16 = 376;
/// The height of a game's row.
const GAME_ROW_HEIGHT: u16 = 88;
/// The height of the ranks row.
const RANKS_HEIGHT: u16 = 156;
/// The space between two parts.
const GAP: u16 = 16;

/// Draws a player's statistics. Returns `None` if the player has neither matches nor correct claims.
pub fn stats_sheet(sheet: &StatsSheet) -> Option<Scene> {
    if sheet.tally.total() == 0 && sheet.claims_ms.is_empty() {
        return None;
    }
    let mut scene = Scene::new(MAX_HEIGHT);
    let mut top = MARGIN;
    let mut part = |height: u16| {
        let at = top;
        top += (height + GAP) as i16;
        at
    };
    let middle = part(PLAYER_HEIGHT) + AVATAR_SIZE / 2;
    draw_avatar_and_name(&mut scene, &sheet.player, (MARGIN, middle), INNER_WIDTH as i16);
    draw_totals(&mut scene, part(TOTALS_HEIGHT), sheet);
    if !sheet.ratings.is_empty() {
        curve::draw_rating_curve(&mut scene, part(DIAGRAM_HEIGHT), DIAGRAM_HEIGHT, &sheet.ratings);
    }
    let games = &sheet.games[..sheet.games.len().min(MAX_GAMES)];
    if !games.is_empty() {
        draw_results(&mut scene, part(games.len() as u16 * GAME_ROW_HEIGHT), games);
    }
    let latest = sheet.latest_ranks.len().saturating_sub(MAX_LATEST_RANKS);
    if !sheet.latest_ranks.is_empty() {
        draw_latest_ranks(&mut scene, part(RANKS_HEIGHT), &sheet.latest_ranks[latest..]);
    }
    if !sheet.claims_ms.is_empty() {
        histogram::draw_claim_times(&mut scene, part(DIAGRAM_HEIGHT), DIAGRAM_HEIGHT, &sheet.claims_ms);
    }
    scene.height = (top - GAP as i16 + MARGIN).clamp(1, MAX_HEIGHT as i16) as u16;
    Some(scene)
}

/// Draws the numbers of matches won, drawn and lost, in the colors of the bars below. Then draws the current and the
/// longest winning streak.
fn draw_totals(scene: &mut Scene, top: i16, sheet: &StatsSheet) {
    let Tally { won, drawn, lost } = sheet.tally;
    let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    let of_matches = [
        (won, "discord-chart-won", Some(Color::Green)),
        (drawn, "discord-chart-drawn", Some(Color::Usable)),
        (lost, "discord-chart-lost", Some(Color::Parchment)),
    ];
    let of_streaks = [
        (count(sheet.current_streak), "discord-chart-run", None),
        (count(sheet.longest_streak), "discord-chart-longest-run", None),
    ];
    for (top, row) in [(top, &of_matches[..]), (top + (TOTAL_HEIGHT + 12) as i16, &of_streaks[..])] {
        let step = (INNER_WIDTH + 12) / row.len() as u16;
        for (&(number, key, color), left) in row.iter().zip((MARGIN..).step_by(step.into())) {
            let width = step - 12;
            scene.panel((left, top), (width, TOTAL_HEIGHT), 20, Color::PlayerArea);
            if let Some(color) = color {
                scene.panel((left + 24, top + 8), (width - 48, 10), 5, color);
            }
            let middle = left + width as i16 / 2;
            draw_digits(scene, &format_short(number), (middle, top + 48), 60, width - 16, Color::TableText);
            scene.centred_words(Phrase::new(key), (middle, top + 90), width - 16, Color::TableText);
        }
    }
}

/// Draws a row for each game, with its icon, a text such as "120 of 184 won", and a bar. In the bar, wins are green and
/// draws are yellow.
fn draw_results(scene: &mut Scene, top: i16, games: &[(Piece, Tally)]) {
    const BARS: i16 = 124;
    const MAX: u16 = 790;
    let most = games.iter().map(|(_, game)| game.total()).max().unwrap_or(1);
    for (index, (piece, game)) in games.iter().enumerate() {
        let top = top + (index as u16 * GAME_ROW_HEIGHT) as i16;
        let bar = top + 48;
        scene.panel((MARGIN, top), (INNER_WIDTH, GAME_ROW_HEIGHT - 8), 18, Color::PlayerArea);
        draw_icon(scene, *piece, (MARGIN + 46, top + (GAME_ROW_HEIGHT as i16 - 8) / 2), 64);
        scene.words(won_matches_phrase(*game), (BARS, top + 26), MAX, Color::TableText);
        let played = scale_to_length(game.total(), most, MAX).max(20);
        scene.panel((BARS, bar), (played, 24), 8, Color::Parchment);
        // The panel of wins covers the left part of the panel of draws.
        for (part, color) in [(game.won.saturating_add(game.drawn), Color::Usable), (game.won, Color::Green)] {
            let length = scale_to_length(part, game.total(), played);
            if length > 0 {
                scene.panel((BARS, bar), (length, 24), 8, color);
            }
        }
        scene.frame((BARS, bar), (played, 24), 8, (Color::Outline, 3));
    }
}

/// Draws the ranks in the latest matches, with the newest on the right. A win is on a disc, and any other rank on a
/// card.
fn draw_latest_ranks(scene: &mut Scene, top: i16, places: &[Option<i64>]) {
    const STEP: i16 = 88;
    const SIZE: u16 = 76;
    scene.panel((MARGIN, top), (INNER_WIDTH, RANKS_HEIGHT), 20, Color::PlayerArea);
    scene.words(Phrase::new("discord-chart-latest"), (MARGIN + 20, top + 32), INNER_WIDTH - 40, Color::TableText);
    let middle = top + RANKS_HEIGHT as i16 - 52;
    // The ranks are right-aligned, which keeps the newest rank at the same position.
    let first = MARGIN + INNER_WIDTH as i16 - 16 - STEP * places.len() as i16;
    for (index, &place) in places.iter().enumerate() {
        let left = first + STEP * index as i16 + 6;
        let (radius, fill) = if place == Some(1) { (SIZE / 2, Color::Usable) } else { (12, Color::Parchment) };
        scene.panel((left, middle - 38), (SIZE, SIZE), radius, fill);
        scene.frame((left, middle - 38), (SIZE, SIZE), radius, (Color::Outline, 5));
        match place {
            Some(rank) => draw_digits(scene, &format_short(rank), (left + 38, middle), 52, SIZE - 12, Color::Outline),
            None => draw_icon(scene, Piece::upright("chart/drawn", Color::Outline), (left + 38, middle), 44),
        }
    }
}
