//! The cards and the draw pile.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString};

use contract::RandomSource;

/// The highest number on the die.
pub const MAX_DIE: u8 = 3;

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
    /// Two straight parts that cross. The second part stays free until an end runs through it.
    #[serde(rename = "X")]
    #[strum(serialize = "X")]
    Crossing,
    /// Two curves that do not touch. The second part stays free until an end runs through it.
    #[serde(rename = "D")]
    #[strum(serialize = "D")]
    Double,
}

impl Card {
    /// All kinds, in the order in which moves are listed.
    pub const ALL: [Card; 4] = [Card::Straight, Card::Curve, Card::Crossing, Card::Double];

    /// Returns the selector with which messages choose the card's name: `straight`, `curve`, `crossing` or `double`.
    pub fn selector(self) -> String {
        self.art().trim_start_matches("sssnake/").to_owned()
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
    pub fn is_curved(self) -> bool {
        matches!(self, Card::Curve | Card::Double)
    }

    pub fn has_second_part(self) -> bool {
        matches!(self, Card::Crossing | Card::Double)
    }
}

/// Returns a hand without one card of this kind.
pub fn hand_without(hand: &[Card], card: Card) -> Vec<Card> {
    let mut rest = hand.to_vec();
    if let Some(index) = rest.iter().position(|&held| held == card) {
        rest.remove(index);
    }
    rest
}

/// The draw pile, stored as one count per kind. Nobody sees the order of a shuffled pile, so it is equivalent to draw
/// at random from the counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pile([u8; 4]);

impl Pile {
    /// The number of cards in a full pile.
    pub const FULL_LEN: usize = 120;

    /// « 60 cartes de parties rectilignes », « 48 cartes de parties courbées », « 8 cartes de 2 parties croisées »,
    /// « 4 cartes de 2 parties courbées ».
    pub fn full() -> Pile {
        Pile([60, 48, 8, 4])
    }

    /// Returns the number of cards left.
    pub fn total(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// Returns the number of cards of this kind that are left.
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

    /// Returns the kinds that the pile still contains.
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().filter(move |&card| self.count(card) > 0)
    }

    /// Returns every possible draw of `cards` cards, each with the remaining pile and the probability of the draw.
    pub fn possible_draws(&self, cards: usize) -> Vec<(Pile, Pile, f64)> {
        let mut draws = vec![(Pile([0; 4]), *self, 1.0)];
        for drawn in 0..cards {
            let left = (self.total() - drawn) as f64;
            let mut longer: Vec<(Pile, Pile, f64)> = Vec::new();
            for (hand, pile, probability) in draws {
                for card in Card::ALL {
                    let Some(rest) = pile.without(&[card]) else { continue };
                    let mut hand = hand;
                    hand.0[card as usize] += 1;
                    let probability = probability * pile.count(card) as f64 / left;
                    match longer.iter_mut().find(|(known, ..)| *known == hand) {
                        Some((.., sum)) => *sum += probability,
                        None => longer.push((hand, rest, probability)),
                    }
                }
            }
            draws = longer;
        }
        draws
    }

    /// Returns `cards` random cards, or all of them if fewer are left. The pile itself is not changed.
    pub fn random_cards(&self, cards: usize, chance: &mut RandomSource) -> Vec<Card> {
        let each = |card| std::iter::repeat_n(card, self.count(card));
        let mut left: Vec<Card> = Card::ALL.into_iter().flat_map(each).collect();
        (0..cards.min(left.len())).map(|_| left.remove(chance.below(left.len()))).collect()
    }
}

impl FromIterator<Card> for Pile {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Pile {
        let mut counts = [0; 4];
        cards.into_iter().for_each(|card| counts[card as usize] += 1);
        Pile(counts)
    }
}
