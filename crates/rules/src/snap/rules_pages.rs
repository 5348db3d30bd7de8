//! The pictures of the rules.

use super::moves::{Call, StepKind};
use super::rules::Snap;
use crate::claims::{Animal, packs_on_top, timeline};
use contract::{Draw, Registered, Rules, Scene, Seat, Step};

const SEATS: usize = 4;

/// See [`contract::Info::rules_pages`].
pub(super) const PAGES: &[fn() -> Scene] =
    &[signs, penalty, || timeline(&[Animal::Frog, Animal::Frog], &[Animal::Frog, Animal::Cat])];

/// The state after each seat turned a card. The packs of the first seats have the next cards on top.
fn turned(cards: [Animal; SEATS], next: &[Animal]) -> Snap {
    let packs = packs_on_top(SEATS, &[&cards, next].concat());
    let deal = Step::nobody(StepKind::Deal { packs, first: Seat(0) });
    let turns = cards.into_iter().zip(Seat::all(SEATS)).map(|(card, seat)| Step::by(seat, StepKind::Turn { card }));
    <Snap as Rules>::new(&Snap::INFO.default_setup(SEATS)).after(std::iter::once(deal).chain(turns))
}

/// Two frogs, and every sign of the table.
fn signs() -> Scene {
    let mut scene = turned([Animal::Penguin, Animal::Frog, Animal::Cat, Animal::Frog], &[]).scene(None);
    scene.marks([(118, 53), (300, 53), (432, 318), (56, 240), (432, 740), (480, 502)]);
    scene
}

/// A penalty card that shows an owl. A right call takes it, the pile with an owl, and the pile of the seat that paid it.
fn penalty() -> Scene {
    let next = [Animal::Bee, Animal::Crab, Animal::Owl];
    let state = turned([Animal::Penguin, Animal::Owl, Animal::Cat, Animal::Giraffe], &next);
    let call = Call { right: false, ms: 400, before: false, picture: None, took: None, penalty: Some(Animal::Owl) };
    let mut scene = state.after([Step::by(Seat(2), StepKind::Call(call))]).scene(None);
    scene.marks([(600, 500), (860, 250), (860, 850)]);
    scene
}
