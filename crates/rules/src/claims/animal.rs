//! The cards: thirteen animals, four cards of each.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use contract::{Phrase, Seat};

/// The animal on a card. "SNAP est joué avec 52 cartes, réparties en 13 groupes différents d'images. Il y a quatre cartes
/// portant des images identiques dans chaque groupe."
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Animal {
    /// The animal to slap.
    Elephant,
    /// Snaps its fingers.
    Mouse,
    Bee,
    Cat,
    Crab,
    Frog,
    Giraffe,
    Hedgehog,
    Octopus,
    Owl,
    Penguin,
    Snail,
    Whale,
}

impl Animal {
    pub const ALL: [Animal; 13] = [
        Animal::Elephant,
        Animal::Mouse,
        Animal::Bee,
        Animal::Cat,
        Animal::Crab,
        Animal::Frog,
        Animal::Giraffe,
        Animal::Hedgehog,
        Animal::Octopus,
        Animal::Owl,
        Animal::Penguin,
        Animal::Snail,
        Animal::Whale,
    ];

    const CARDS_OF_EACH: usize = 4;

    /// The 52 cards in order.
    pub fn deck() -> Vec<Animal> {
        Animal::ALL.into_iter().flat_map(|animal| [animal; Animal::CARDS_OF_EACH]).collect()
    }

    /// The path of the animal's drawing below `assets/art`.
    pub fn art(self) -> &'static str {
        match self {
            Animal::Elephant => "cards/elephant",
            Animal::Mouse => "cards/mouse",
            Animal::Bee => "cards/bee",
            Animal::Cat => "cards/cat",
            Animal::Crab => "cards/crab",
            Animal::Frog => "cards/frog",
            Animal::Giraffe => "cards/giraffe",
            Animal::Hedgehog => "cards/hedgehog",
            Animal::Octopus => "cards/octopus",
            Animal::Owl => "cards/owl",
            Animal::Penguin => "cards/penguin",
            Animal::Snail => "cards/snail",
            Animal::Whale => "cards/whale",
        }
    }

    /// The animal's name with an article.
    pub fn phrase(self) -> Phrase {
        Phrase::new(format!("claims-animal-{}", self.art().trim_start_matches("cards/")))
    }
}

/// Deals cards one by one to the seats in `order`. The first card of a seat is the top of its pack. Returns a pack for each
/// of `seats` seats; it is empty for seats that are not in `order`.
pub fn dealt(cards: &[Animal], order: &[Seat], seats: usize) -> Vec<Vec<Animal>> {
    let mut packs = vec![Vec::new(); seats];
    for (&card, seat) in cards.iter().zip(order.iter().cycle()) {
        if let Some(pack) = packs.get_mut(seat.index()) {
            pack.push(card);
        }
    }
    packs
}

/// Returns whether both are the same cards in any order.
pub fn same_cards<'a>(one: impl IntoIterator<Item = &'a Animal>, other: impl IntoIterator<Item = &'a Animal>) -> bool {
    let mut count = BTreeMap::<Animal, i64>::new();
    one.into_iter().for_each(|&card| *count.entry(card).or_default() += 1);
    other.into_iter().for_each(|&card| *count.entry(card).or_default() -= 1);
    count.values().all(|&left| left == 0)
}
