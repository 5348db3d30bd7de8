//! The best players in several games, or in one game in a season.

use super::elements::{INSIDE, MARGIN};
use super::leaderboard::{LeaderboardRow, rank, rating};
use super::player::avatar_and_name;
use contract::scene::{Color, MAX_HEIGHT, Scene};
use contract::{Phrase, Piece};

/// The distance from one row to the next.
const STEP: i16 = 74;
/// The space between two games.
const GAP: i16 = 14;
/// The height of the word above the ratings.
const HEADER: i16 = 60;
/// The centre of the icon column.
const ICON: i16 = 70;
/// The centre of the rank column.
const RANK: i16 = 88;
/// The x where names start if there are no icons.
const NAME: i16 = 140;
/// The centre of the rating column.
const RATING: i16 = 598;
/// The centre of the column with won matches.
const WINS: i16 = 808;
/// The width of the rating column.
const RATING_WIDTH: u16 = 216;
/// The width of the column with won matches.
const WINS_WIDTH: u16 = 240;
/// The width of the icon column.
const ICONS: i16 = 62;

/// Draws the top players of each game, with the game's icon if it has one. Games that do not fit are left out. With
/// `rated`, there is a rating column.
pub fn overview(games: &[(Option<Piece>, Vec<LeaderboardRow>)], rated: bool) -> Scene {
    let mut scene = Scene::new(MAX_HEIGHT);
    let mut top = MARGIN / 2;
    if rated {
        scene.centred_words(Phrase::new("discord-chart-rating"), (RATING, HEADER / 2 + 2), RATING_WIDTH, Color::Chalk);
        top = HEADER;
    }
    let name_end = if rated { RATING - RATING_WIDTH as i16 / 2 } else { WINS - WINS_WIDTH as i16 / 2 };
    for (piece, rows) in games {
        let height = STEP * rows.len() as i16;
        if top + height > MAX_HEIGHT as i16 {
            break;
        }
        scene.panel((MARGIN, top), (INSIDE, height as u16), 20, Color::Felt);
        let indent = if piece.is_some() { ICONS } else { 0 };
        if let Some(piece) = piece {
            scene.sprite(piece.art, (ICON - 32, top + height / 2 - 32), 64, piece.turn, piece.color);
        }
        for (middle, row) in (0..).map(|number| top + number * STEP + STEP / 2).zip(rows) {
            rank(&mut scene, row, (RANK + indent, middle));
            let left = NAME + indent;
            avatar_and_name(&mut scene, &row.player, (left, middle), name_end - left);
            if rated {
                rating(&mut scene, row, (RATING, middle));
            }
            let wins = Phrase::new("discord-chart-wins").with("won", row.tally.won);
            scene.centred_words(wins, (WINS, middle), WINS_WIDTH, Color::Chalk);
        }
        top += height + GAP;
    }
    scene.height = top.min(MAX_HEIGHT as i16) as u16;
    scene
}
