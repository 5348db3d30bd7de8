//! A finished match: a podium with the players above the last picture of the table.

use super::elements::{INSIDE, MARGIN, change, digits, icon, short};
use super::leaderboard::rank_medal;
use super::player::{ShownPlayer, avatar_or_sign, centred_name, name_width};
use contract::scene::{Color, MAX_HEIGHT, Scene};
use contract::{Outcome, Seat, SeatSet, Sign};

/// A seat's place on the podium.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PodiumPlace {
    pub sign: Sign,
    pub player: ShownPlayer,
    /// The rank: 1 is the best, and tied seats share a rank.
    pub rank: usize,
    pub won: bool,
    /// The final points or cards, if the game counts them.
    pub score: Option<i64>,
    /// The change in the rating, if it is known and should be shown.
    pub rating_change: Option<i64>,
}

/// The height of the podium. Even the tallest table leaves enough space for it.
pub(super) const HEIGHT: u16 = 216;
/// The heights of the blocks for ranks 1 to 3.
const BLOCKS: [u16; 3] = [148, 136, 126];
/// The font size of the name in a block.
const NAME: i16 = 46;
const SIGN: u16 = 56;
const CUP: u16 = 44;
const GAP: i16 = 12;
/// The maximum width of a block, unless a name needs more.
const WIDEST: i16 = 220;
/// The space beside a name, on both sides together.
const INSET: i16 = 16;

/// Returns the podium places for this outcome, or none if the match was stopped. `ranking` names the list that ranks
/// the seats. See [`Outcome::ranks`] for `away` and `resigned`. `changes` holds the rating changes to show.
pub fn places(
    ranking: Option<&str>,
    outcome: &Outcome,
    seats: &[(Sign, ShownPlayer)],
    (away, resigned): (SeatSet, &[Seat]),
    changes: &[(Seat, i64)],
) -> Vec<PodiumPlace> {
    if outcome.is_stopped() {
        return Vec::new();
    }
    let ranks = outcome.ranks(seats.len(), away, resigned, ranking);
    let scores = ranking.map_or(&[][..], |list| outcome.list(list));
    let place = |(seat, (rank, (sign, player))): (Seat, (usize, &(Sign, ShownPlayer)))| PodiumPlace {
        sign: *sign,
        player: player.clone(),
        rank,
        won: rank == 1,
        score: scores.get(seat.index()).copied(),
        rating_change: changes.iter().find(|(changed, _)| *changed == seat).map(|(_, change)| *change),
    };
    Seat::all(ranks.len()).zip(ranks.into_iter().zip(seats)).map(place).collect()
}

/// Puts a podium above a match's last picture, with the best seat first. A picture without space for it is returned
/// unchanged.
pub fn result(table: Scene, mut places: Vec<PodiumPlace>) -> Scene {
    if places.is_empty() || table.height + HEIGHT > MAX_HEIGHT {
        return table;
    }
    places.sort_by_key(|place| place.rank);
    let count = places.len() as i16;
    let drawn = places.len() > 1 && places.iter().all(|place| place.won);
    let needed = places.iter().map(|place| name_width(&place.player) + INSET).max().unwrap_or_default();
    let width = ((INSIDE as i16 + GAP) / count - GAP).min(needed.max(WIDEST));
    let mut x = MARGIN + (INSIDE as i16 + GAP - (width + GAP) * count) / 2;
    let mut scene = table.below(HEIGHT);
    for place in &places {
        draw_place(&mut scene, place, drawn, (x, width));
        x += width + GAP;
    }
    scene
}

fn draw_place(scene: &mut Scene, place: &PodiumPlace, drawn: bool, (x, width): (i16, i16)) {
    let height = BLOCKS[place.rank.clamp(1, BLOCKS.len()) - 1];
    let top = (HEIGHT - height) as i16;
    let middle = x + width / 2;
    let edge = place.won.then_some((Color::Glow, 6));
    scene.edged_panel((x, top), (width as u16, height), 16, Some(Color::Felt), edge);
    let award = match (place.won, drawn) {
        (true, false) => Some(("chart/cup", Color::Glow)),
        (true, true) => Some(("chart/drawn", Color::Paper)),
        (false, _) => None,
    };
    let beside = if award.is_some() { (CUP / 2) as i16 } else { 0 };
    let above = top - 4 - (SIGN / 2) as i16;
    avatar_or_sign(scene, &place.player, place.sign, (middle - beside - (SIGN / 2) as i16, above), SIGN as i16);
    if let Some((art, color)) = award {
        icon(scene, art, (middle + (SIGN / 2) as i16 + 4, above), CUP, color);
    }
    centred_name(scene, &place.player, (middle, top + 8 + NAME / 2), width - INSET, 1);
    let lines = [(place.score.map(short), Color::Chalk), (place.rating_change.map(change), Color::Fresh)];
    let lines: Vec<_> = lines.into_iter().filter_map(|(text, color)| Some((text?, color))).collect();
    if lines.is_empty() && !drawn {
        rank_medal(scene, place.rank, (top + NAME + HEIGHT as i16) / 2, middle);
    }
    let step = (height as i16 - NAME - 8) / (lines.len() as i16).max(1);
    for (number, (text, color)) in (0..).zip(&lines) {
        digits(scene, text, (middle, top + NAME + 4 + step / 2 + number * step), 42, width as u16 - 8, *color);
    }
}
