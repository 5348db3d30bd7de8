//! The best players in several games, or in one game in a season. Players' rows do not have bars.

use super::elements::{INSIDE, MARGIN, digits, icon, short, tally};
use super::leaderboard::{LeaderboardRow, rank_medal, tally_icons};
use super::player::avatar_and_name;
use contract::Piece;
use contract::scene::{Color, MAX_HEIGHT, Scene};

/// The distance from one row to the next.
const STEP: i16 = 74;
/// The space between two games.
const GAP: i16 = 14;
const HEADER: i16 = 84;
/// The centre of the icon column.
const ICON: i16 = 70;
/// The centre of the rank column.
const RANK: i16 = 88;
/// The x where names start if there are no icons.
const NAME: i16 = 140;
/// The centre of the rating column.
const RATING: i16 = 586;
/// The centre of the match column.
const MATCHES: i16 = 800;
/// The width of the icon column.
const ICONS: i16 = 62;

/// Draws the top players of each game, with the game's icon if it has one. Games that do not fit are left out. With
/// `rated`, there is a rating column.
pub fn overview(games: &[(Option<Piece>, Vec<LeaderboardRow>)], rated: bool) -> Scene {
    let mut scene = Scene::new(MAX_HEIGHT);
    let middle = HEADER / 2 + 4;
    if rated {
        icon(&mut scene, "chart/rating", (RATING, middle), 64, Color::Glow);
    }
    tally_icons(&mut scene, (MATCHES, middle));
    let name_end = if rated { RATING - 76 } else { MATCHES - 140 };
    let mut top = HEADER;
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
            rank_medal(&mut scene, row.rank, middle, RANK + indent);
            let left = NAME + indent;
            avatar_and_name(&mut scene, &row.player, (left, middle), name_end - left);
            if rated {
                let rating = row.rating.map_or("–".to_owned(), short);
                digits(&mut scene, &rating, (RATING, middle), 54, 150, Color::Chalk);
            }
            digits(&mut scene, &tally(row.tally), (MATCHES, middle), 48, 264, Color::Chalk);
        }
        top += height + GAP;
    }
    scene.height = top.min(MAX_HEIGHT as i16) as u16;
    scene
}
