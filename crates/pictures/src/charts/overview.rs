//! The best players in several games, or in one game's season.

use super::elements::{INNER_WIDTH, MARGIN, draw_icon};
use super::leaderboard::{LeaderboardRow, draw_rank, draw_rating};
use super::player::draw_avatar_and_name;
use contract::scene::{Color, MAX_HEIGHT, Scene};
use contract::{Phrase, Piece};

/// The distance from one row to the next.
const ROW_STEP: i16 = 74;
/// The space between two games.
const GAP: i16 = 14;
/// The height of the heading above the ratings.
const HEADER_HEIGHT: i16 = 60;
/// The centre of the icon column.
const ICON_X: i16 = 70;
/// The centre of the rank column.
const RANK_X: i16 = 88;
/// The x where names start if there are no icons.
const NAME_X: i16 = 140;
/// The centre of the rating column.
const RATING_X: i16 = 598;
/// The centre of the column that says how many matches were won.
const WINS_X: i16 = 808;
/// The width of the rating column.
const RATING_WIDTH: u16 = 216;
/// The width of the column that says how many matches were won.
const WINS_WIDTH: u16 = 240;
/// The width of the icon column.
const ICON_COLUMN_WIDTH: i16 = 62;

/// Draws the top players of each game, with the game's icon if it has one. Games that do not fit are left out. If
/// `rated` is set, there is a rating column.
pub fn overview(games: &[(Option<Piece>, Vec<LeaderboardRow>)], rated: bool) -> Scene {
    let mut scene = Scene::new(MAX_HEIGHT);
    let mut top = MARGIN / 2;
    if rated {
        let middle = HEADER_HEIGHT / 2 + 2;
        scene.centred_words(Phrase::new("discord-chart-rating"), (RATING_X, middle), RATING_WIDTH, Color::TableText);
        top = HEADER_HEIGHT;
    }
    let name_end = if rated { RATING_X - RATING_WIDTH as i16 / 2 } else { WINS_X - WINS_WIDTH as i16 / 2 };
    for (piece, rows) in games {
        let height = ROW_STEP * rows.len() as i16;
        if top + height > MAX_HEIGHT as i16 {
            break;
        }
        scene.panel((MARGIN, top), (INNER_WIDTH, height as u16), 20, Color::PlayerArea);
        let indent = if piece.is_some() { ICON_COLUMN_WIDTH } else { 0 };
        if let Some(piece) = piece {
            draw_icon(&mut scene, *piece, (ICON_X, top + height / 2), 64);
        }
        for (middle, row) in (0..).map(|number| top + number * ROW_STEP + ROW_STEP / 2).zip(rows) {
            draw_rank(&mut scene, row.rank, row.has_medal, (RANK_X + indent, middle));
            let left = NAME_X + indent;
            draw_avatar_and_name(&mut scene, &row.player, (left, middle), name_end - left);
            if rated {
                draw_rating(&mut scene, row, (RATING_X, middle));
            }
            let wins = Phrase::new("discord-chart-wins").with("won", row.tally.won);
            scene.centred_words(wins, (WINS_X, middle), WINS_WIDTH, Color::TableText);
        }
        top += height + GAP;
    }
    scene.height = top.min(MAX_HEIGHT as i16) as u16;
    scene
}
