//! The common parts of both games' pictures of the rules.

use super::animal::dealt;
use super::animal::{Animal, same_cards};
use super::drawing::{Cell, area, card};
use contract::scene::{Color, Item, Line, WIDTH};
use contract::{Scene, Seat};

const GAP: u16 = 12;

/// Returns packs of the whole deck, dealt one by one from seat 0. These cards come first.
pub fn packs_on_top(seats: usize, first: &[Animal]) -> Vec<Vec<Animal>> {
    let mut deck = Animal::deck();
    for animal in first {
        if let Some(index) = deck.iter().position(|card| card == animal) {
            deck.remove(index);
        }
    }
    let cards: Vec<Animal> = first.iter().copied().chain(deck).collect();
    debug_assert!(same_cards(&cards, &Animal::deck()), "too many cards of an animal");
    dealt(&cards, &Seat::all(seats).collect::<Vec<_>>(), seats)
}

/// Draws two pictures above a line of time; in the second, the newest card is framed. 1 marks the time of the first
/// picture. 2 marks the first 150 milliseconds of the second one, and 3 the time after them.
pub fn timeline(before: &[Animal], after: &[Animal]) -> Scene {
    const HEIGHT: u16 = 250;
    const CARD: u16 = 200;
    /// The line's height in the picture, and where the second picture appears and its first milliseconds end.
    const Y: i16 = 330;
    const NEW: i16 = 480;
    const FLOOR: i16 = 640;
    let mut scene = Scene::new(440);
    let width = (WIDTH - 3 * GAP) / 2;
    for (half, cards) in (0..).zip([before, after]) {
        let cell = Cell { x: (GAP + half * (width + GAP)) as i16, y: GAP as i16, width, height: HEIGHT };
        area(&mut scene, cell, false);
        let pitch = (CARD + GAP) as i16;
        let (x, y) = cell.middle();
        let left = x - (pitch * cards.len() as i16 - GAP as i16) / 2;
        for (k, &animal) in (0i16..).zip(cards) {
            let newest = half == 1 && k as usize == cards.len() - 1;
            let edge = if newest { (Color::Fresh, 9) } else { (Color::Line, 4) };
            card(&mut scene, animal, (left + k * pitch, y - (CARD / 2) as i16), CARD, edge);
        }
    }
    let spans =
        [(GAP as i16 + 12, NEW, Color::Chalk), (NEW, FLOOR, Color::Orange), (FLOOR, WIDTH as i16 - 24, Color::Green)];
    for (number, (from, to, color)) in (1..).zip(spans) {
        scene.items.push(Item::Line(Line { from: (from, Y), to: (to, Y), width: 16, color }));
        scene.mark(number, (i16::midpoint(from, to), Y));
    }
    for (x, milliseconds) in [(NEW, "0"), (FLOOR, "150 ms")] {
        scene.items.push(Item::Line(Line { from: (x, Y - 34), to: (x, Y + 34), width: 8, color: Color::Chalk }));
        scene.text(milliseconds, (x, Y + 68), 46, Color::Chalk);
    }
    scene
}
