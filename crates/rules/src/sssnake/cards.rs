//! The cards and the draw pile.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString};

use contract::{Chance, Phrase};

/// The highest number on the die.
pub const MAX_DRAWN: u8 = 3;

/// The kinds of square cards. Records contain their letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Display, EnumString)]
pub enum Card {
    /// The body continues straight ahead.
    #[serde(rename = "S")]
    #[strum(serialize = "S")]
    Straight,
    /// The body turns left or right.
    #[serde(rename = "C")]
    #[strum(serialize = "C")]
    Curve,
    /// Two straight parts that cross. The second part stays free for an end.
    #[serde(rename = "X")]
    #[strum(serialize = "X")]
    Crossing,
    /// Two curves that do not touch. The second part stays free for an end.
    #[serde(rename = "D")]
    #[strum(serialize = "D")]
    Double,
}

impl Card {
    /// All kinds, in the order in which moves are listed.
    pub const ALL: [Card; 4] = [Card::Straight, Card::Curve, Card::Crossing, Card::Double];

    /// Returns the name shown to players.
    pub fn phrase(self) -> Phrase {
        Phrase::new(format!("sssnake-card-{}", self.art().trim_start_matches("sssnake/")))
    }

    /// Returns the picture of a card in hand.
    pub fn art(self) -> &'static str {
        match self {
            Card::Straight => "sssnake/straight",
            Card::Curve => "sssnake/curve",
            Card::Crossing => "sssnake/crossing",
            Card::Double => "sssnake/double",
        }
    }

    /// Returns whether the body makes a turn on this card.
    pub fn turns(self) -> bool {
        matches!(self, Card::Curve | Card::Double)
    }
    pub fn has_second_part(self) -> bool {
        matches!(self, Card::Crossing | Card::Double)
    }
}

/// The draw pile, stored as one count per kind. Nobody sees the order of a shuffled pile, so it is equivalent to draw
/// at random from the counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pile([u8; 4]);

impl Pile {
    /// The number of cards in a full pile.
    pub const FULL: usize = 120;

    /// « 60 cartes de parties rectilignes », « 48 cartes de parties courbées », « 8 cartes de 2 parties croisées »,
    /// « 4 cartes de 2 parties courbées ».
    pub fn full() -> Pile {
        Pile([60, 48, 8, 4])
    }

    /// Returns the number of cards left.
    pub fn total(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// Returns the number of cards left of this kind.
    pub fn count(&self, card: Card) -> usize {
        usize::from(self.0[card as usize])
    }

    /// Returns the pile without these cards, or `None` if it does not contain all of them.
    pub fn without(mut self, cards: &[Card]) -> Option<Pile> {
        for &card in cards {
            self.0[card as usize] = self.0[card as usize].checked_sub(1)?;
        }
        Some(self)
    }

    /// Returns `cards` random cards, or all of them if fewer are left. The pile itself is not changed.
    pub fn draw(mut self, cards: usize, chance: &mut Chance) -> Vec<Card> {
        let mut drawn = Vec::new();
        while drawn.len() < cards && self.total() > 0 {
            let mut index = chance.below(self.total());
            for card in Card::ALL {
                if index < self.count(card) {
                    self.0[card as usize] -= 1;
                    drawn.push(card);
                    break;
                }
                index -= self.count(card);
            }
        }
        drawn
    }
}

#[cfg(test)]
impl Pile {
    /// Returns a pile with these counts, in the order of [`Card::ALL`].
    pub fn of(counts: [u8; 4]) -> Pile {
        Pile(counts)
    }
}
