//! The cards and the fan from which they are drawn.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::game::{Chance, Refusal};

/// A colour where two cards touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// The six colours in the order of the ring; after purple comes red again.
    Red,
    /// See [`Colour::Red`].
    Orange,
    /// See [`Colour::Red`].
    Yellow,
    /// See [`Colour::Red`].
    Green,
    /// See [`Colour::Red`].
    Blue,
    /// See [`Colour::Red`].
    Purple,
    /// Of one head and one tail only: touches every colour.
    Rainbow,
}

impl Colour {
    /// The six colours of the bodies, in the order of the ring.
    pub const RING: [Colour; 6] =
        [Colour::Red, Colour::Orange, Colour::Yellow, Colour::Green, Colour::Blue, Colour::Purple];

    /// The word in records and moves.
    pub fn word(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Orange => "orange",
            Colour::Yellow => "yellow",
            Colour::Green => "green",
            Colour::Blue => "blue",
            Colour::Purple => "purple",
            Colour::Rainbow => "rainbow",
        }
    }

    /// The colour of that word.
    pub fn of(word: &str) -> Option<Colour> {
        Colour::RING.into_iter().chain([Colour::Rainbow]).find(|colour| colour.word() == word)
    }

    /// Whether two cards with these colours may touch: « les couleurs qui se touchent soient identiques », and the rainbow
    /// « peut être placée à la suite de n'importe quelle carte de corps ».
    pub fn touches(self, other: Colour) -> bool {
        self == other || self == Colour::Rainbow || other == Colour::Rainbow
    }
}

/// A card. Its text is the record's: `red-blue`, `head:red`, `tail:rainbow`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Card {
    /// A body with two different colours, none of them the rainbow, in the order of the ring.
    Body(Colour, Colour),
    /// A head.
    Head(Colour),
    /// A tail.
    Tail(Colour),
}

impl Card {
    /// Whether it is a body.
    pub fn is_body(self) -> bool {
        matches!(self, Card::Body(..))
    }

    /// The colours by which it can touch another card.
    pub fn colours(self) -> impl Iterator<Item = Colour> {
        let (one, other) = match self {
            Card::Body(one, other) => (one, Some(other)),
            Card::Head(colour) | Card::Tail(colour) => (colour, None),
        };
        std::iter::once(one).chain(other)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Card::Body(one, other) => write!(f, "{}-{}", one.word(), other.word()),
            Card::Head(colour) => write!(f, "head:{}", colour.word()),
            Card::Tail(colour) => write!(f, "tail:{}", colour.word()),
        }
    }
}

impl From<Card> for String {
    fn from(card: Card) -> String {
        card.to_string()
    }
}

impl FromStr for Card {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Card, Refusal> {
        let body = |(one, other)| {
            let (one, other) = (Colour::of(one)?, Colour::of(other)?);
            (one < other && other != Colour::Rainbow).then_some(Card::Body(one, other))
        };
        let read = match text.split_once(':') {
            Some(("head", colour)) => Colour::of(colour).map(Card::Head),
            Some(("tail", colour)) => Colour::of(colour).map(Card::Tail),
            Some(_) => None,
            None => text.split_once('-').and_then(body),
        };
        read.ok_or_else(|| Refusal::new("hisss-refusal-card"))
    }
}

impl TryFrom<String> for Card {
    type Error = Refusal;

    fn try_from(text: String) -> Result<Card, Refusal> {
        text.parse()
    }
}

/// The fan: the cards that nobody has drawn yet. They lie face down and any of them may be taken, so their order does not
/// matter; it holds them sorted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fan(Vec<Card>);

impl Fan {
    /// How many cards a full fan has.
    pub const FULL: usize = 50;

    /// Six heads and six tails, the rainbow's head and tail, and 36 bodies: all 15 pairs of colours twice, those of
    /// neighbours in the ring a third time \[ours\].
    pub fn full() -> Fan {
        let ring = Colour::RING;
        let ends =
            ring.into_iter().chain([Colour::Rainbow]).flat_map(|colour| [Card::Head(colour), Card::Tail(colour)]);
        let pairs = || (0..6).flat_map(|one| (one + 1..6).map(move |other| (one, other)));
        let neighbours = pairs().filter(|(one, other)| matches!(other - one, 1 | 5));
        let bodies = pairs().chain(pairs()).chain(neighbours).map(|(one, other)| Card::Body(ring[one], ring[other]));
        let mut cards: Vec<Card> = bodies.chain(ends).collect();
        cards.sort();
        Fan(cards)
    }

    /// How many cards are left.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Each kind of card that is left, and how many of it.
    pub fn kinds(&self) -> impl Iterator<Item = (Card, usize)> {
        self.0.chunk_by(|one, other| one == other).map(|same| (same[0], same.len()))
    }

    /// One of the cards, each as likely; `None` if none is left. It stays in the fan.
    pub fn draw(&self, chance: &mut Chance) -> Option<Card> {
        chance.pick(&self.0).copied()
    }

    /// Takes a card out; whether there was one.
    pub fn take(&mut self, card: Card) -> bool {
        let place = self.0.binary_search(&card);
        if let Ok(place) = place {
            self.0.remove(place);
        }
        place.is_ok()
    }
}

#[cfg(test)]
impl Fan {
    /// A fan of these cards.
    pub fn of(mut cards: Vec<Card>) -> Fan {
        cards.sort();
        Fan(cards)
    }
}
