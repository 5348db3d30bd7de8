//! The pictures of a match and of the rules.
//!
//! Pictures never mark matching animals, because players must find them. After a correct call, the taken cards stay
//! visible until the next turn, marked with the winner's symbol.

use super::rules::{PenaltyCard, Pile, Snap, SnapState};
use crate::reaction_games::{
    Animal, Area, Claim, ClaimTime, ReactionGame, ReactionGamePictures, StepKind, draw_area, draw_card,
    draw_claimed_card, draw_empty_place, draw_pack, draw_turns_left, glowing_seats, timeline, turned,
};
use contract::scene::{Color, WIDTH};
use contract::{Draw, Phrase, Rules, RulesPicture, Scene, Seat, Step};

const GAP: u16 = 12;
/// The height of the strip for penalty cards, which is used if no cell is free for them.
const STRIP_HEIGHT: u16 = 190;
/// The height of a cell's upper part, which shows the symbol and the pack.
const CELL_HEADER_HEIGHT: u16 = 78;
/// The smallest size at which symbols can be distinguished.
const MIN_SIGN_SIZE: u16 = 40;
/// The width and height of the label that shows a pile's number of cards.
const LABEL_SIZE: (u16, u16) = (64, 48);

/// The layout of the picture: a cell for each seat, clockwise, and an area for penalty cards.
struct Layout {
    height: u16,
    seat_areas: Vec<Area>,
    penalty_area: Area,
}

/// The column and the row of a cell, counted from the top left.
type GridCell = (u16, u16);

/// Returns the grid of cells for this number of seats. Penalty cards are in a spare cell, or in a strip below the first
/// row if there is no spare cell.
fn layout_for(seats: usize) -> Layout {
    let (columns, cell_height, places, spare): (u16, u16, &[GridCell], Option<GridCell>) = match seats {
        0..=2 => (2, 460, &[(0, 0), (1, 0)], None),
        3 => (2, 460, &[(0, 0), (1, 0), (1, 1)], Some((0, 1))),
        4 => (2, 384, &[(0, 0), (1, 0), (1, 1), (0, 1)], None),
        5 => (3, 300, &[(0, 0), (1, 0), (2, 0), (2, 1), (0, 1)], Some((1, 1))),
        6 => (3, 300, &[(0, 0), (1, 0), (2, 0), (2, 1), (1, 1), (0, 1)], None),
        7 => (3, 276, &[(0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (0, 2), (0, 1)], Some((1, 1))),
        _ => (3, 276, &[(0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1)], Some((1, 1))),
    };
    let strip = if spare.is_none() { STRIP_HEIGHT + GAP } else { 0 };
    let width = (WIDTH - GAP) / columns - GAP;
    let cell = |(column, row): GridCell| Area {
        x: (GAP + column * (width + GAP)) as i16,
        y: (GAP + row * (cell_height + GAP) + row.min(1) * strip) as i16,
        width,
        height: cell_height,
    };
    let below_first_row = (2 * GAP + cell_height) as i16;
    let penalty_area =
        spare.map_or(Area { x: GAP as i16, y: below_first_row, width: WIDTH - 2 * GAP, height: STRIP_HEIGHT }, cell);
    let rows = 1 + places.iter().map(|&(_, row)| row).max().unwrap_or(0);
    Layout {
        height: GAP + rows * (cell_height + GAP) + strip,
        seat_areas: places.iter().copied().map(cell).collect(),
        penalty_area,
    }
}

impl Draw for Snap {
    fn scene(&self, _draft: Option<&str>) -> Scene {
        let layout = layout_for(self.piles.len());
        let mut scene = Scene::new(layout.height);
        let glowing = glowing_seats(self);
        for ((seat, pile), cell) in Seat::all(self.piles.len()).zip(&self.piles).zip(layout.seat_areas) {
            draw_seat(&mut scene, self, seat, pile, cell, glowing.contains(seat));
        }
        draw_middle(&mut scene, self, layout.penalty_area);
        draw_turns_left(&mut scene, self.shared().turns_left());
        scene
    }

    fn cheer(&self) -> Option<(Seat, Phrase)> {
        let won = self.shared().last_won?;
        Some((won.by, Phrase::new("snap-picture-snap").with("time", Phrase::seconds(won.ms))))
    }
}

fn draw_seat(scene: &mut Scene, snap: &Snap, seat: Seat, pile: &Pile, cell: Area, glows: bool) {
    let still_in = snap.shared().still_in.contains(seat);
    draw_area(scene, cell, glows);
    scene.seat_symbol(seat, (cell.x + 14, cell.y + 12), 58);
    scene.fade(!still_in);
    if still_in {
        draw_pack(scene, snap.shared().pack_len(seat), (cell.x + cell.width as i16 - 138, cell.y + 14), 54);
    }
    let size = (cell.width - LABEL_SIZE.0 - 28).min(cell.height - CELL_HEADER_HEIGHT - 12);
    let place = (cell.middle().0 - (size / 2) as i16, cell.y + CELL_HEADER_HEIGHT as i16);
    match pile.top() {
        Some(top) => {
            draw_card(scene, top.animal, place, size, card_edge(snap, top.since_window, size));
            draw_count(scene, pile.cards.len(), (place.0 + size as i16, place.1 + size as i16));
        }
        None => match snap.shared().last_won.zip(snap.taken_cards.top_cards.iter().find(|(owner, _)| *owner == seat)) {
            Some((won, &(_, top))) => draw_claimed_card(scene, top, place, size, (won.by, Some(won.ms))),
            None => draw_empty_place(scene, place, size, Color::Table),
        },
    }
}

/// Draws a pile's number of cards on a label. Half of the label sticks out past the card's edge, so the label does not
/// hide the animal.
fn draw_count(scene: &mut Scene, cards: usize, (right, bottom): (i16, i16)) {
    let (width, height) = LABEL_SIZE;
    let top = bottom - (height * 3 / 4) as i16;
    let at = (right - (width / 2) as i16, top);
    scene.edged_panel(at, LABEL_SIZE, 14, Some(Color::Parchment), Some((Color::Outline, 4)));
    scene.text(cards.to_string(), (right, top + (height / 2) as i16), 38, Color::Outline);
}

fn draw_middle(scene: &mut Scene, snap: &Snap, area: Area) {
    scene.frame((area.x, area.y), (area.width, area.height), 24, (Color::PlayerArea, 4));
    let claimed =
        snap.shared().last_won.into_iter().flat_map(|won| std::iter::repeat_n(won, snap.taken_cards.penalty_count));
    let cards = (snap.penalty_cards.len() + snap.taken_cards.penalty_count) as u16;
    let (columns, step) = best_grid(cards, (area.width - 2 * GAP, area.height - 2 * GAP));
    let (x, y) = area.middle();
    let left = x - (columns * step / 2) as i16;
    let top = y - (cards.div_ceil(columns) * step / 2) as i16;
    let gap = step / 6;
    let mut places = (0..cards).map(|place| {
        (left + (place % columns * step + gap / 2) as i16, top + (place / columns * step + gap / 2) as i16)
    });
    for (penalty, at) in snap.penalty_cards.iter().zip(places.by_ref()) {
        draw_penalty(scene, snap, penalty, at, step - gap);
    }
    for (won, at) in claimed.zip(places) {
        draw_claimed_card(scene, won.animal, at, step - gap, (won.by, None));
    }
}

/// Draws a penalty card with the color and symbol of the seat that paid it. A correct call also takes this seat's pile.
fn draw_penalty(scene: &mut Scene, snap: &Snap, penalty: &PenaltyCard, at: (i16, i16), size: u16) {
    let (color, width) = card_edge(snap, penalty.card.since_window, size);
    let color = if color == Color::Changed { color } else { Color::Seat(penalty.owner) };
    draw_card(scene, penalty.card.animal, at, size, (color, width));
    let sign = (size / 3).clamp(MIN_SIGN_SIZE, 2 * MIN_SIGN_SIZE);
    let half = (sign / 2) as i16;
    scene.seat_symbol(penalty.owner, (at.0 - half + 4, at.1 - half + 4), sign);
}

/// Returns the number of columns with which the squares are largest, and the size of a square including its gap.
fn best_grid(squares: u16, (width, height): (u16, u16)) -> (u16, u16) {
    let size = |columns: u16| (width / columns).min(height / squares.div_ceil(columns).max(1));
    let columns = (1..=squares.max(1)).max_by_key(|&columns| size(columns)).unwrap_or(1);
    (columns, size(columns))
}

/// Returns the color and width of a card's edge. The edge of a new card is highlighted.
fn card_edge(snap: &Snap, since: usize, size: u16) -> (Color, u16) {
    if since == snap.shared().claim_window {
        (Color::Changed, (size / 24).max(5))
    } else {
        (Color::Outline, (size / 70).max(3))
    }
}

const PAGE_SEATS: usize = 4;

impl ReactionGamePictures for SnapState {
    const COLOR: Color = Color::Blue;
    const ICON: &'static str = "cards/frog";
    const TITLE: (&'static str, (u16, u16)) = ("snap/title", (355, 180));
    const COVER_ANIMALS: [Animal; 5] = [Animal::Giraffe, Animal::Frog, Animal::Penguin, Animal::Frog, Animal::Whale];
    const RULES_PAGES: &'static [RulesPicture] = &[
        Some(parts_page),
        None,
        Some(penalty_page),
        None,
        Some(|| timeline(&[Animal::Frog, Animal::Frog], &[Animal::Frog, Animal::Cat])),
        None,
        None,
    ];
}

/// Draws a state with two frogs, and numbers the parts that the page explains.
fn parts_page() -> Scene {
    let state: Snap = turned(PAGE_SEATS, &[Animal::Penguin, Animal::Frog, Animal::Cat, Animal::Frog], &[]);
    let mut scene = state.scene(None);
    scene.number_marks([(118, 53), (300, 53), (432, 318), (56, 240), (432, 740), (480, 502)]);
    scene
}

/// Draws a state with a penalty card that shows an owl. A correct call takes this card, the pile with an owl, and the
/// pile of the seat that paid the penalty.
fn penalty_page() -> Scene {
    let next = [Animal::Bee, Animal::Crab, Animal::Owl];
    let state: Snap = turned(PAGE_SEATS, &[Animal::Penguin, Animal::Owl, Animal::Cat, Animal::Giraffe], &next);
    let call = Claim { penalty: Some(Animal::Owl), ..Claim::new(false, ClaimTime::for_newest_picture(400)) };
    let mut scene = state.after_steps([Step::by(Seat(2), StepKind::Call(call))]).scene(None);
    scene.number_marks([(600, 500), (860, 250), (860, 850)]);
    scene
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seat_and_the_middle_have_a_place_of_their_own() {
        for seats in 2..=8 {
            let layout = layout_for(seats);
            assert_eq!(layout.seat_areas.len(), seats);
            let cells: Vec<&Area> = layout.seat_areas.iter().chain([&layout.penalty_area]).collect();
            for (number, one) in cells.iter().enumerate() {
                assert!(one.x + one.width as i16 <= WIDTH as i16 && one.y + one.height as i16 <= layout.height as i16);
                for other in &cells[..number] {
                    let beside = one.x + one.width as i16 <= other.x || other.x + other.width as i16 <= one.x;
                    let apart = one.y + one.height as i16 <= other.y || other.y + other.height as i16 <= one.y;
                    assert!(beside || apart, "two cells of {seats} seats overlap");
                }
            }
        }
    }
}
