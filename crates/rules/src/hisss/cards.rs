//! The cards, and the fan from which players draw.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use contract::scene::Color;
use contract::{RandomStream, Refusal, Seed};

/// The color of a card's side. The first six colors are in ring order: red follows purple.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[derive(strum::Display, strum::EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum CardColor {
    Red,
    Orange,
    Yellow,
    Green,
    Blue,
    Purple,
    /// The rainbow, which may touch every color. Only one head and one tail have this color.
    Rainbow,
}

impl CardColor {
    /// The six body colors, in ring order.
    pub const RING: [CardColor; 6] =
        [CardColor::Red, CardColor::Orange, CardColor::Yellow, CardColor::Green, CardColor::Blue, CardColor::Purple];

    /// Returns whether these colors may touch: « les couleurs qui se touchent soient identiques », and the rainbow
    /// « peut être placée à la suite de n'importe quelle carte de corps ».
    pub fn touches(self, other: CardColor) -> bool {
        self == other || self == CardColor::Rainbow || other == CardColor::Rainbow
    }

    /// Returns the art for the left half of a card that has this color on its left side, and the color of that art.
    pub fn half_art(self) -> (&'static str, Color) {
        match self {
            CardColor::Red => ("hisss/stripes", Color::Red),
            CardColor::Orange => ("hisss/dots", Color::Orange),
            CardColor::Yellow => ("hisss/zigzag", Color::Yellow),
            CardColor::Green => ("hisss/diamonds", Color::Green),
            CardColor::Blue => ("hisss/waves", Color::Blue),
            CardColor::Purple => ("hisss/bricks", Color::Purple),
            // The rainbow's art contains its own colors.
            CardColor::Rainbow => ("hisss/rainbow", Color::TableText),
        }
    }

    pub fn color(self) -> Color {
        self.half_art().1
    }
}

/// A card. Its text form is the same as in records: `red-blue`, `head:red`, `tail:rainbow`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Card {
    /// A body with two different colors, in ring order. A body is never rainbow-colored.
    Body(CardColor, CardColor),
    Head(CardColor),
    Tail(CardColor),
}

impl Card {
    pub fn is_body(self) -> bool {
        matches!(self, Card::Body(..))
    }

    /// Returns the colors of the card, which can touch other cards.
    pub fn colors(self) -> impl Iterator<Item = CardColor> {
        let (first, second) = match self {
            Card::Body(first, second) => (first, Some(second)),
            Card::Head(color) | Card::Tail(color) => (color, None),
        };
        std::iter::once(first).chain(second)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Card::Body(one, other) => write!(f, "{one}-{other}"),
            Card::Head(color) => write!(f, "head:{color}"),
            Card::Tail(color) => write!(f, "tail:{color}"),
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
        let body = |(one, other): (&str, &str)| {
            let (one, other): (CardColor, CardColor) = (one.parse().ok()?, other.parse().ok()?);
            (one < other && other != CardColor::Rainbow).then_some(Card::Body(one, other))
        };
        let read = match text.split_once(':') {
            Some(("head", color)) => color.parse().ok().map(Card::Head),
            Some(("tail", color)) => color.parse().ok().map(Card::Tail),
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

/// The cards that are not drawn yet. Any of these face-down cards may be drawn, so their order does not matter. The fan
/// keeps them sorted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fan {
    pub cards: Vec<Card>,
}

impl Fan {
    /// The number of cards in a full fan.
    pub const FULL_LEN: usize = 50;

    /// Returns six heads, six tails, the rainbow's head and tail, and 36 bodies. Each of the 15 color pairs appears on
    /// two bodies. Each pair of neighbours in the ring appears on a third body \[house rule\].
    pub fn full() -> Fan {
        let ring = CardColor::RING;
        let ends =
            ring.into_iter().chain([CardColor::Rainbow]).flat_map(|color| [Card::Head(color), Card::Tail(color)]);
        let pairs = || (0..6).flat_map(|one| (one + 1..6).map(move |other| (one, other)));
        let neighbours = pairs().filter(|(one, other)| matches!(other - one, 1 | 5));
        let bodies = pairs().chain(pairs()).chain(neighbours).map(|(one, other)| Card::Body(ring[one], ring[other]));
        bodies.chain(ends).collect()
    }

    /// Returns each distinct card left in the fan, with its count.
    pub fn distinct_cards(&self) -> impl Iterator<Item = (Card, usize)> {
        self.cards.chunk_by(|one, other| one == other).map(|same| (same[0], same.len()))
    }

    /// Picks the next card at random without removing it. Returns `None` if the fan is empty.
    pub fn next_card(&self, seed: &Seed) -> Option<Card> {
        seed.stream(RandomStream::Draw, 0, Fan::FULL_LEN - self.cards.len()).pick(&self.cards).copied()
    }

    /// Removes a card. Returns whether the fan contained it.
    pub fn remove(&mut self, card: Card) -> bool {
        self.cards.binary_search(&card).map(|place| self.cards.remove(place)).is_ok()
    }
}

impl FromIterator<Card> for Fan {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Fan {
        let mut cards = Vec::from_iter(cards);
        cards.sort();
        Fan { cards }
    }
}
