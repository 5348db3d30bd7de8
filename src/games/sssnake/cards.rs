//! The cards and the draw pile.

use serde::{Deserialize, Serialize};

use crate::game::Chance;

/// The most cards that the die lets a player draw.
pub const MOST_DRAWN: u8 = 3;

/// The kinds of square cards; the letters are those of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Card {
    /// The body goes straight on.
    #[serde(rename = "S")]
    Straight,
    /// The body turns left or right.
    #[serde(rename = "C")]
    Curve,
    /// Two straight parts, one over the other: the second stays free.
    #[serde(rename = "X")]
    Crossing,
    /// Two curves that do not touch: the second stays free.
    #[serde(rename = "D")]
    Double,
}

impl Card {
    /// All kinds, in the order in which they are listed.
    pub const ALL: [Card; 4] = [Card::Straight, Card::Curve, Card::Crossing, Card::Double];

    /// The letter in records and moves.
    pub fn letter(self) -> &'static str {
        match self {
            Card::Straight => "S",
            Card::Curve => "C",
            Card::Crossing => "X",
            Card::Double => "D",
        }
    }

    /// The kind with that letter.
    pub fn of(letter: &str) -> Option<Card> {
        Card::ALL.into_iter().find(|card| card.letter() == letter)
    }

    /// Whether the body turns on it.
    pub fn turns(self) -> bool {
        matches!(self, Card::Curve | Card::Double)
    }

    /// Whether it has a second part that stays free.
    pub fn has_second_part(self) -> bool {
        matches!(self, Card::Crossing | Card::Double)
    }
}

/// The draw pile. To draw at random from the counts is the same as to draw from a shuffled pile whose order nobody knows,
/// so the counts are all there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pile([u8; 4]);

impl Pile {
    /// How many cards a full pile has.
    pub const FULL: usize = 120;

    /// « 60 cartes de parties rectilignes », « 48 cartes de parties courbées », « 8 cartes de 2 parties croisées »,
    /// « 4 cartes de 2 parties courbées ».
    pub fn full() -> Pile {
        Pile([60, 48, 8, 4])
    }

    /// How many cards are left.
    pub fn total(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// How many cards of that kind are left.
    pub fn count(&self, card: Card) -> usize {
        usize::from(self.0[card as usize])
    }

    /// The pile without these cards; `None` if it does not hold them all.
    pub fn without(mut self, cards: &[Card]) -> Option<Pile> {
        for &card in cards {
            self.0[card as usize] = self.0[card as usize].checked_sub(1)?;
        }
        Some(self)
    }

    /// Draws that many cards, or all that are left if there are fewer; the pile itself stays.
    pub fn draw(mut self, cards: usize, chance: &mut Chance) -> Vec<Card> {
        let mut drawn = Vec::new();
        while drawn.len() < cards && self.total() > 0 {
            let mut place = chance.below(self.total());
            for card in Card::ALL {
                if place < self.count(card) {
                    self.0[card as usize] -= 1;
                    drawn.push(card);
                    break;
                }
                place -= self.count(card);
            }
        }
        drawn
    }
}

#[cfg(test)]
impl Pile {
    /// A pile of that many cards of each kind, in the order of [`Card::ALL`].
    pub fn of(counts: [u8; 4]) -> Pile {
        Pile(counts)
    }
}
