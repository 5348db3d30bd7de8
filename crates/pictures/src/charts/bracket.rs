//! The bracket of a knockout tournament: the players of the first round on the left, and lines from each match to the
//! next match. Thick lines lead the winners to the final. The names of players who are out are struck through.

use super::elements::{CUP, MARGIN, draw_digits, draw_icon};
use super::player::{ShownPlayer, name, name_width};
use contract::Phrase;
use contract::scene::{Color, MAX_HEIGHT, MIN_TEXT_SIZE, Scene, WIDTH};

/// The maximum number of rounds in a picture, which is enough for 32 entrants.
pub const MAX_BRACKET_ROUNDS: usize = 5;

/// A round of the bracket, with the matches from top to bottom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketRound {
    pub name: Phrase,
    pub matches: Vec<[BracketSide; 2]>,
}

/// One side of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BracketSide {
    /// The player, or `None` if this side stays empty or is not decided yet.
    pub player: Option<ShownPlayer>,
    /// The score, if the match was played.
    pub score: Option<String>,
    pub advances: bool,
    pub is_eliminated: bool,
    /// Whether this side stays empty. If it does, the player on the other side has a bye.
    pub is_bye: bool,
    /// Whether this player is the user for whom the picture is drawn.
    pub is_viewer: bool,
}

const HEADER_HEIGHT: i16 = 56;
/// The space below the last name.
const BOTTOM_MARGIN: i16 = 8;
/// The maximum height of a row, which holds one name.
const MAX_ROW_HEIGHT: i16 = 84;
/// The height of the match for third place.
const THIRD_PLACE_HEIGHT: i16 = 52;
/// The width of the names, and the centre of the scores beside them.
const NAMES_WIDTH: i16 = 280;
const SCORE_X: i16 = MARGIN + NAMES_WIDTH + 24;
const SCORE_WIDTH: u16 = 48;
/// The x where the bracket's lines begin, and the distance from there to the first vertical lines.
const LINES_X: i16 = SCORE_X + 28;
const BEND_DISTANCE: i16 = 20;
const RIGHT_X: i16 = WIDTH as i16 - MARGIN;
/// The maximum widths of the rounds' names. The first name may be wider. There is space for the names of three
/// rounds.
const HEADING_WIDTH: i16 = 300;
const FIRST_HEADING_WIDTH: u16 = 356;
/// The size of the winner's plate.
const WINNER_PLATE_SIZE: (i16, i16) = (270, 72);
/// The minimum width of a column with names.
const MIN_NAME_WIDTH: i16 = 150;

/// Draws the last [`MAX_BRACKET_ROUNDS`] rounds, and the match for third place. If the last round is the final
/// (`has_final`), its winner gets a cup.
pub fn bracket(rounds: &[BracketRound], third: Option<&[BracketSide; 2]>, has_final: bool) -> Scene {
    let rounds = &rounds[rounds.len().saturating_sub(MAX_BRACKET_ROUNDS)..];
    let rows = 2 * rounds.first().map_or(0, |round| round.matches.len()) as i16;
    let below = if third.is_some() { THIRD_PLACE_HEIGHT } else { 0 };
    let row = ((MAX_HEIGHT as i16 - HEADER_HEIGHT - below - BOTTOM_MARGIN) / rows.max(1)).min(MAX_ROW_HEIGHT);
    let mut scene = Scene::new((HEADER_HEIGHT + rows * row + below + BOTTOM_MARGIN) as u16);
    let step = (RIGHT_X - LINES_X) / rounds.len().max(1) as i16;
    let heading = HEADER_HEIGHT / 2 + 2;
    if let Some(first) = rounds.first() {
        scene.words(first.name.clone(), (MARGIN, heading), FIRST_HEADING_WIDTH, Color::TableText);
    }
    let mut centred = |round: &BracketRound, centre: i16| {
        scene.centred_words(round.name.clone(), (centre, heading), HEADING_WIDTH as u16, Color::TableText);
    };
    match rounds {
        [_, middle, last] => {
            centred(middle, LINES_X + BEND_DISTANCE + step / 2);
            centred(last, RIGHT_X - HEADING_WIDTH / 2);
        }
        [_, .., last] => centred(last, RIGHT_X - HEADING_WIDTH / 2),
        _ => (),
    }
    let mut ys: Vec<i16> = (0..rows).map(|place| HEADER_HEIGHT + place * row + row / 2).collect();
    for (column, round) in (0..).zip(rounds) {
        let bend = LINES_X + column * step + BEND_DISTANCE;
        for (at, sides) in ys.chunks(2).zip(&round.matches) {
            // The thick lines are drawn last, so they cover the thin ones.
            for goes_on in [false, true] {
                for (y, _) in at.iter().zip(sides).filter(|(_, side)| side.advances == goes_on) {
                    let (width, color) = if goes_on { (9, Color::Usable) } else { (4, Color::Parchment) };
                    let from = if column == 0 { LINES_X } else { bend - step };
                    scene.line((from, *y), (bend, *y), width, color);
                    scene.line((bend, *y), (bend, at.iter().sum::<i16>() / 2), width, color);
                }
            }
            for (y, side) in at.iter().zip(sides) {
                match column {
                    0 => draw_first_round_side(&mut scene, side, *y, row),
                    _ => draw_later_round_side(&mut scene, side, (bend, *y), step),
                }
            }
        }
        ys = ys.chunks(2).map(|both| both.iter().sum::<i16>() / 2).collect();
    }
    let winner = rounds
        .last()
        .filter(|round| round.matches.len() == 1)
        .and_then(|last| last.matches[0].iter().find(|side| side.advances))
        .and_then(|side| Some((side.player.as_ref()?, side.is_eliminated)));
    if let (Some(y), Some((player, is_out))) = (ys.first(), winner) {
        let (left, top) = (RIGHT_X - WINNER_PLATE_SIZE.0, y - WINNER_PLATE_SIZE.1 / 2);
        let size = (WINNER_PLATE_SIZE.0 as u16, WINNER_PLATE_SIZE.1 as u16);
        scene.edged_panel((left, top), size, 16, Some(Color::PlayerArea), Some((Color::Usable, 6)));
        if has_final {
            draw_icon(&mut scene, CUP, (left + 38, *y), 48);
        }
        let shift = if has_final { 70 } else { 16 };
        let width = WINNER_PLATE_SIZE.0 - shift - 14;
        name_or_out(&mut scene, player, is_out, (left + shift, *y), width);
    }
    if let Some(sides) = third {
        let y = HEADER_HEIGHT + rows * row + THIRD_PLACE_HEIGHT / 2 - 4;
        scene.words(Phrase::new("tournament-third-place"), (MARGIN, y), NAMES_WIDTH as u16, Color::TableText);
        for (side, left) in sides.iter().zip([MARGIN + NAMES_WIDTH + 20, MARGIN + NAMES_WIDTH + 324]) {
            if let Some(player) = &side.player {
                name(&mut scene, player, (left, y), 230, (1, false));
            }
            draw_score(&mut scene, side, (left + 262, y));
        }
    }
    scene
}

/// Draws a side of the first round: a name with its score.
fn draw_first_round_side(scene: &mut Scene, side: &BracketSide, y: i16, row: i16) {
    match &side.player {
        Some(player) => {
            if side.is_viewer {
                let height = row.min(56);
                let at = (MARGIN - 12, y - height / 2);
                scene.frame(at, (NAMES_WIDTH as u16 + 14, height as u16), 12, (Color::Changed, 4));
            }
            name_or_out(scene, player, side.is_eliminated, (MARGIN, y), NAMES_WIDTH - 8);
        }
        None if side.is_bye => {
            scene.words(Phrase::new("tournament-chart-bye"), (MARGIN, y), NAMES_WIDTH as u16 - 8, Color::Parchment);
        }
        None => (),
    }
    draw_score(scene, side, (SCORE_X, y));
}

/// Draws a side of a later round: the score, and the name above the line if there is space.
fn draw_later_round_side(scene: &mut Scene, side: &BracketSide, (x, y): (i16, i16), step: i16) {
    let above = y - MIN_TEXT_SIZE as i16 / 2 - 5;
    match side.player.as_ref().filter(|_| step >= MIN_NAME_WIDTH) {
        Some(player) => {
            name(scene, player, (x - step + 10, above), step - 14, (1, false));
            draw_score(scene, side, (x - 30, y + MIN_TEXT_SIZE as i16 / 2 + 7));
        }
        None => draw_score(scene, side, (x - 30, above)),
    }
}

/// Draws a player's name, and strikes it through if the player is out.
fn name_or_out(scene: &mut Scene, player: &ShownPlayer, is_out: bool, (x, y): (i16, i16), width: i16) {
    name(scene, player, (x, y), width, (1, false));
    if is_out {
        scene.line((x, y), (x + name_width(player).min(width), y), 4, Color::Parchment);
    }
}

fn draw_score(scene: &mut Scene, side: &BracketSide, at: (i16, i16)) {
    if let Some(score) = &side.score {
        draw_digits(scene, score, at, MIN_TEXT_SIZE, SCORE_WIDTH, Color::TableText);
    }
}
