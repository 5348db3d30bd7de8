//! The pictures of a match and of the rules. They never show whether a reaction would be right.

use super::rules::{Slap, SlapState};
use crate::reaction_games::{
    Animal, Area, Claim, ClaimTime, ReactionGame, ReactionGamePictures, StepKind, draw_area, draw_card,
    draw_claimed_card, draw_empty_place, draw_pack, draw_turns_left, glowing_seats, timeline, turned,
};
use contract::scene::{Color, WIDTH};
use contract::{Draw, Phrase, Rules, RulesPicture, Scene, Seat, Step};

const GAP: u16 = 12;
const SEAT_WIDTH: u16 = 462;
const SEAT_HEIGHT: u16 = 130;
/// The size of a seat's pack.
const PACK_SIZE: u16 = 96;
/// The size of the pile's top card.
const PILE_SIZE: u16 = 640;
const PICTURE_HEIGHT: u16 = 4 * GAP + 2 * SEAT_HEIGHT + PILE_SIZE;

/// Returns the seats' areas, which are above and below the pile, clockwise from the top left.
fn seat_areas(seats: usize) -> Vec<Area> {
    let left = GAP;
    let centre = (WIDTH - SEAT_WIDTH) / 2;
    let right = WIDTH - GAP - SEAT_WIDTH;
    let top = GAP;
    let bottom = PICTURE_HEIGHT - GAP - SEAT_HEIGHT;
    let places: &[(u16, u16)] = match seats {
        0..=2 => &[(centre, top), (centre, bottom)],
        3 => &[(left, top), (right, top), (centre, bottom)],
        _ => &[(left, top), (right, top), (right, bottom), (left, bottom)],
    };
    let cell = |&(x, y): &(u16, u16)| Area { x: x as i16, y: y as i16, width: SEAT_WIDTH, height: SEAT_HEIGHT };
    places.iter().map(cell).collect()
}

impl Draw for Slap {
    fn scene(&self, _draft: Option<&str>) -> Scene {
        let mut scene = Scene::new(PICTURE_HEIGHT);
        let glowing = glowing_seats(self);
        for (seat, cell) in Seat::all(self.shared().seats()).zip(seat_areas(self.shared().seats())) {
            draw_seat(&mut scene, self, seat, cell, glowing.contains(seat));
        }
        let at = (((WIDTH - PILE_SIZE) / 2) as i16, (2 * GAP + SEAT_HEIGHT) as i16);
        match self.pile.last() {
            Some(&top) => {
                draw_card(&mut scene, top, at, PILE_SIZE, (Color::Changed, 12));
                let label = (at.0 + PILE_SIZE as i16 + 16, at.1 + PILE_SIZE as i16 - 76);
                scene.panel(label, (112, 76), 18, Color::Parchment);
                scene.text(self.pile.len().to_string(), (label.0 + 56, label.1 + 38), 52, Color::Outline);
            }
            None => match self.shared().last_won {
                Some(won) => draw_claimed_card(&mut scene, won.animal, at, PILE_SIZE, (won.by, Some(won.ms))),
                None => draw_empty_place(&mut scene, at, PILE_SIZE, Color::PlayerArea),
            },
        }
        draw_turns_left(&mut scene, self.shared().turns_left());
        scene
    }

    fn cheer(&self) -> Option<(Seat, Phrase)> {
        let won = self.shared().last_won?;
        let key = if won.animal == Animal::Elephant { "slap-picture-slap" } else { "slap-picture-snap" };
        Some((won.by, Phrase::new(key).with("time", Phrase::seconds(won.ms))))
    }
}

fn draw_seat(scene: &mut Scene, slap: &Slap, seat: Seat, cell: Area, glows: bool) {
    let still_in = slap.shared().still_in.contains(seat);
    draw_area(scene, cell, glows);
    scene.seat_symbol(seat, (cell.x + 24, cell.y + 21), 88);
    scene.fade(!still_in);
    if still_in {
        draw_pack(scene, slap.shared().pack_len(seat), (cell.x + 220, cell.y + 17), PACK_SIZE);
        if slap.gaining_seats.contains(seat) {
            scene.frame((cell.x + 216, cell.y + 13), (PACK_SIZE + 8, PACK_SIZE + 8), 14, (Color::Changed, 8));
        }
    }
}

const PAGE_SEATS: usize = 3;

impl ReactionGamePictures for SlapState {
    const COLOR: Color = Color::Purple;
    const ICON: &'static str = "cards/elephant";
    const TITLE: (&'static str, (u16, u16)) = ("slap/title", (327, 180));
    const COVER_ANIMALS: [Animal; 5] = [Animal::Mouse, Animal::Owl, Animal::Elephant, Animal::Crab, Animal::Bee];
    const RULES_PAGES: &'static [RulesPicture] =
        &[Some(parts_page), None, Some(mistake_page), Some(|| timeline(&[Animal::Mouse], &[Animal::Owl])), None, None];
}

/// Draws a pile with an elephant, and numbers the parts that the page explains.
fn parts_page() -> Scene {
    let cards = [Animal::Owl, Animal::Crab, Animal::Bee, Animal::Mouse, Animal::Cat, Animal::Elephant];
    let state: Slap = turned(PAGE_SEATS, &cards, &[]);
    let mut scene = state.scene(None);
    scene.number_marks([(174, 76), (440, 76), (872, 670)]);
    scene
}

/// Draws the state after a wrong slap: the other players have received the pile.
fn mistake_page() -> Scene {
    let state: Slap = turned(PAGE_SEATS, &[Animal::Owl, Animal::Crab, Animal::Bee, Animal::Cat], &[]);
    let claim = Claim { shared: Some(4), ..Claim::new(false, ClaimTime::for_newest_picture(400)) };
    state.after_steps([Step::by(Seat(2), StepKind::Slap(claim))]).scene(None)
}
