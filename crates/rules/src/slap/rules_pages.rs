//! The pictures of the rules.

use super::moves::{Claim, StepKind};
use super::rules::Slap;
use crate::claims::{Animal, packs_on_top, timeline};
use contract::{Draw, Registered, Rules, Scene, Seat, Step};

const SEATS: usize = 3;

/// See [`contract::Info::rules_pages`].
pub(super) const PAGES: &[fn() -> Scene] = &[signs, mistake, || timeline(&[Animal::Mouse], &[Animal::Owl])];

/// The state after these cards were played.
fn played(cards: &[Animal]) -> Slap {
    let deal = Step::nobody(StepKind::Deal { packs: packs_on_top(SEATS, cards), first: Seat(0) });
    let seats = Seat::all(SEATS).cycle();
    let turns = cards.iter().zip(seats).map(|(&card, seat)| Step::by(seat, StepKind::Turn { card }));
    <Slap as Rules>::new(&Slap::INFO.default_setup(SEATS)).after(std::iter::once(deal).chain(turns))
}

/// An elephant on the pile, and every sign of the table.
fn signs() -> Scene {
    let cards = [Animal::Owl, Animal::Crab, Animal::Bee, Animal::Mouse, Animal::Cat, Animal::Elephant];
    let mut scene = played(&cards).scene(None);
    scene.marks([(174, 76), (440, 76), (872, 670)]);
    scene
}

/// A wrong slap: the others got the pile.
fn mistake() -> Scene {
    let state = played(&[Animal::Owl, Animal::Crab, Animal::Bee, Animal::Cat]);
    let claim = Claim { right: false, ms: 400, before: false, took: None, shared: Some(4) };
    state.after([Step::by(Seat(2), StepKind::Slap(claim))]).scene(None)
}
