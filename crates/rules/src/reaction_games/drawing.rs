//! Draws cards, packs, seats and covers for Snap and Slap the Elephant, and the shared parts of their rules pictures.

use super::rules::{ReactionGame, ReactionMatch, StepKind};
use super::shared_state::{Animal, deal_one_by_one, same_cards};
use contract::scene::{Color, Item, Label, MIN_TEXT_SIZE, Rotation, WIDTH};
use contract::{Phrase, Registered, Rules, RulesPicture, Scene, Seat, SeatSet, Step};

/// The pictures that do not show a user's match. Each game defines its own. [`contract::GameInfo`] describes them.
pub trait ReactionGamePictures: ReactionGame {
    const COLOR: Color;

    /// The art of the icon.
    const ICON: &'static str;

    /// The art of the title, with its size.
    const TITLE: (&'static str, (u16, u16));

    const COVER_ANIMALS: [Animal; 5];

    const RULES_PAGES: &'static [RulesPicture];
}

/// A rectangle of the picture, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area {
    pub x: i16,
    pub y: i16,
    pub width: u16,
    pub height: u16,
}

impl Area {
    pub fn middle(self) -> (i16, i16) {
        (self.x + (self.width / 2) as i16, self.y + (self.height / 2) as i16)
    }
}

/// Returns the seats whose areas glow: the seat whose turn it is, or the winners once the match is over.
pub fn glowing_seats(game: &ReactionMatch<impl ReactionGame>) -> SeatSet {
    let to_turn = || game.shared().turn_seat.map_or(SeatSet::EMPTY, SeatSet::from);
    game.match_ending().map_or_else(to_turn, |end| end.winners)
}

/// Draws the background of a seat's area.
pub fn draw_area(scene: &mut Scene, Area { x, y, width, height }: Area, glows: bool) {
    scene.edged_panel((x, y), (width, height), 24, Some(Color::PlayerArea), glows.then_some((Color::Usable, 8)));
}

/// Draws a face-up card with an edge of this color and width.
pub fn draw_card(scene: &mut Scene, animal: Animal, at: (i16, i16), size: u16, edge: (Color, u16)) {
    draw_card_panel(scene, at, size, Some(Color::Paper), edge);
    let inset = size / 20;
    let inside = (at.0 + inset as i16, at.1 + inset as i16);
    scene.square_sprite(animal.art(), inside, size - 2 * inset, Rotation::None, Color::Outline);
}

/// Draws a card won by a correct claim, with the winner's symbol and, if given, the time of the claim. Both stick out
/// past the card's edge, so they hardly hide the animal.
pub fn draw_claimed_card(
    scene: &mut Scene,
    animal: Animal,
    at: (i16, i16),
    size: u16,
    (winner, ms): (Seat, Option<i64>),
) {
    /// How far the panel with the reaction time extends beyond the card's right and bottom edges.
    const OUT: (i16, i16) = (24, 12);
    draw_card(scene, animal, at, size, (Color::Changed, (size / 24).max(5)));
    let (right, bottom) = (at.0 + size as i16, at.1 + size as i16);
    if let Some(ms) = ms {
        let text = (size / 12).max(MIN_TEXT_SIZE);
        // From 9.995 seconds on, the rounded time has one more digit.
        let characters = if ms < 9_995 { 6 } else { 7 };
        let width = text * (5 * characters + 4) / 10;
        let height = text * 5 / 4;
        let (x, y) = (right + OUT.0 - width as i16, bottom + OUT.1 - height as i16);
        scene.edged_panel((x, y), (width, height), height / 4, Some(Color::Parchment), Some((Color::Outline, 4)));
        scene.items.push(Item::Words(Label {
            text: Phrase::seconds(ms),
            x: x + (width / 2) as i16,
            y: y + (height / 2) as i16,
            width,
            size: text,
            centred: true,
            color: Color::Outline,
        }));
    }
    let sign = size / 4;
    scene.seat_symbol(winner, (at.0 - (sign / 2) as i16, bottom - (sign + size / 16) as i16), sign);
}

/// Returns a lobby's cover: the title art of this size, above cards with these animals.
pub fn cover((title, size): (&'static str, (u16, u16)), animals: &[Animal]) -> Scene {
    const CARD: u16 = 136;
    const GAP: u16 = 18;
    const EDGE: u16 = 4;
    let mut scene = Scene::cover(title, size);
    for (&animal, at) in animals.iter().zip(Scene::cover_positions(animals.len(), (CARD, CARD), GAP)) {
        draw_card(&mut scene, animal, at, CARD, (Color::Outline, EDGE));
    }
    scene
}

/// Draws the outline of a missing face-up card.
pub fn draw_empty_place(scene: &mut Scene, at: (i16, i16), size: u16, edge: Color) {
    draw_card_panel(scene, at, size, None, (edge, (size / 60).max(3)));
}

/// Draws a face-down pack with its number of cards next to it.
pub fn draw_pack(scene: &mut Scene, cards: usize, (x, y): (i16, i16), size: u16) {
    scene.square_sprite("cards/back", (x, y), size, Rotation::None, Color::Outline);
    scene.fade(cards == 0);
    let half = (size / 2) as i16;
    scene.text(cards.to_string(), (x + size as i16 + 6 + half, y + half), size * 7 / 10, Color::TableText);
}

/// Adds a line with the number of turns left, if the match has a turn limit.
pub fn draw_turns_left(scene: &mut Scene, left: Option<i64>) {
    const LINE: u16 = 60;
    let Some(left) = left else { return };
    let at = (WIDTH as i16 / 2, (scene.height + (LINE - GAP) / 2) as i16);
    scene.centred_words(Phrase::new("claims-picture-left").with("turns", left), at, WIDTH - 2 * GAP, Color::TableText);
    scene.height += LINE;
}

fn draw_card_panel(scene: &mut Scene, at: (i16, i16), size: u16, fill: Option<Color>, edge: (Color, u16)) {
    scene.edged_panel(at, (size, size), size / 12, fill, Some(edge));
}

const GAP: u16 = 12;

/// Returns the state after the seats have turned `cards`, starting with seat 0. The cards in `next` are then on top of
/// the packs, also starting with seat 0.
pub fn turned<G: ReactionGamePictures>(seats: usize, cards: &[Animal], next: &[Animal]) -> ReactionMatch<G> {
    let mut deck = Animal::deck();
    for animal in cards.iter().chain(next) {
        if let Some(index) = deck.iter().position(|card| card == animal) {
            deck.remove(index);
        }
    }
    let deck: Vec<Animal> = cards.iter().chain(next).copied().chain(deck).collect();
    debug_assert!(same_cards(&deck, &Animal::deck()), "too many cards of an animal");
    let packs = deal_one_by_one(&deck, &Seat::all(seats).collect::<Vec<_>>(), seats);
    let deal = Step::by_nobody(StepKind::Deal { packs, first: Seat(0) });
    let turns = cards.iter().zip(Seat::all(seats).cycle());
    let turns = turns.map(|(&card, seat)| Step::by(seat, StepKind::Turn { card }));
    let start = ReactionMatch::<G>::new(&ReactionMatch::<G>::INFO.default_setup(seats));
    start.after_steps(std::iter::once(deal).chain(turns))
}

/// Draws two pictures above a timeline. A frame marks the newest card in the second picture. The timeline has three
/// numbered parts: the time of the first picture, the first 150 milliseconds of the second picture, and the time after
/// that.
pub fn timeline(before: &[Animal], after: &[Animal]) -> Scene {
    const HEIGHT: u16 = 250;
    const CARD: u16 = 200;
    /// The y of the timeline.
    const Y: i16 = 330;
    /// The x at which the second picture appears.
    const NEW: i16 = 480;
    /// The x at which the first 150 ms of the second picture end.
    const FLOOR: i16 = 640;
    let mut scene = Scene::new(440);
    let width = (WIDTH - 3 * GAP) / 2;
    for (half, cards) in (0..).zip([before, after]) {
        let cell = Area { x: (GAP + half * (width + GAP)) as i16, y: GAP as i16, width, height: HEIGHT };
        draw_area(&mut scene, cell, false);
        let pitch = (CARD + GAP) as i16;
        let (x, y) = cell.middle();
        let left = x - (pitch * cards.len() as i16 - GAP as i16) / 2;
        for (k, &animal) in (0i16..).zip(cards) {
            let newest = half == 1 && k as usize == cards.len() - 1;
            let edge = if newest { (Color::Changed, 9) } else { (Color::Outline, 4) };
            draw_card(&mut scene, animal, (left + k * pitch, y - (CARD / 2) as i16), CARD, edge);
        }
    }
    let spans = [
        (GAP as i16 + 12, NEW, Color::TableText),
        (NEW, FLOOR, Color::Orange),
        (FLOOR, WIDTH as i16 - 24, Color::Green),
    ];
    for (number, (from, to, color)) in (1..).zip(spans) {
        scene.line((from, Y), (to, Y), 16, color);
        scene.number_mark(number, (i16::midpoint(from, to), Y));
    }
    for (x, milliseconds) in [(NEW, "0"), (FLOOR, "150 ms")] {
        scene.line((x, Y - 34), (x, Y + 34), 8, Color::TableText);
        scene.text(milliseconds, (x, Y + 68), 46, Color::TableText);
    }
    scene
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::scene::Item;

    #[test]
    fn the_outline_of_an_empty_place_is_thin() {
        let mut scene = Scene::new(400);
        draw_empty_place(&mut scene, (0, 0), 300, Color::Outline);
        let edges: Vec<u16> = scene
            .items
            .iter()
            .filter_map(|item| match item {
                Item::Panel(panel) => panel.edge.map(|(_, width)| width),
                _ => None,
            })
            .collect();
        assert_eq!(edges, [5]);
    }
}
