//! A snake on the table: a row of cards with a left and a right end.

use serde::{Deserialize, Serialize};

use super::cards::{Card, CardColor};

/// An end of a snake, or a side of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[derive(strum::Display, strum::EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum End {
    Left,
    Right,
}

impl End {
    /// Both ends, from left to right.
    pub const ALL: [End; 2] = [End::Left, End::Right];

    pub fn other(self) -> End {
        match self {
            End::Left => End::Right,
            End::Right => End::Left,
        }
    }
}

/// A card as it lies. Before turning, a body has its first color on the left. A head has its colored side on the
/// right, and a tail on the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    pub card: Card,
    pub turned: bool,
}

impl Piece {
    /// Returns the color of a side, or `None` if a head or a tail closes it.
    pub fn side(self, side: End) -> Option<CardColor> {
        let side = if self.turned { side.other() } else { side };
        match (self.card, side) {
            (Card::Body(one, _), End::Left) => Some(one),
            (Card::Body(_, other), End::Right) => Some(other),
            (Card::Head(color), End::Right) | (Card::Tail(color), End::Left) => Some(color),
            (Card::Head(_), End::Left) | (Card::Tail(_), End::Right) => None,
        }
    }

    /// Turns the card so that this side has this color.
    fn showing(card: Card, side: End, color: CardColor) -> Piece {
        let unturned = Piece { card, turned: false };
        Piece { card, turned: unturned.side(side) != Some(color) }
    }
}

/// A snake of at least one card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snake(Vec<Piece>);

impl Snake {
    pub fn lone(card: Card) -> Snake {
        Snake(vec![Piece { card, turned: false }])
    }

    /// The cards from left to right.
    pub fn pieces(&self) -> &[Piece] {
        &self.0
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    fn outermost(&self, end: End) -> Option<Piece> {
        match end {
            End::Left => self.0.first().copied(),
            End::Right => self.0.last().copied(),
        }
    }

    /// Returns the color that an end shows, or `None` if it is closed.
    pub fn end_color(&self, end: End) -> Option<CardColor> {
        self.outermost(end)?.side(end)
    }

    pub fn ends_in_body(&self, end: End) -> bool {
        self.outermost(end).is_some_and(|piece| piece.card.is_body())
    }

    pub fn heads(&self) -> usize {
        self.0.iter().filter(|piece| matches!(piece.card, Card::Head(_))).count()
    }

    pub fn tails(&self) -> usize {
        self.0.iter().filter(|piece| matches!(piece.card, Card::Tail(_))).count()
    }

    /// Adds a card at an end, turned so that its color `touch` touches the snake.
    pub fn add(&mut self, card: Card, end: End, touch: CardColor) {
        let piece = Piece::showing(card, end.other(), touch);
        match end {
            End::Left => self.0.insert(0, piece),
            End::Right => self.0.push(piece),
        }
    }

    /// Turns the snake round if necessary, so that its end `end` lies on the side `side`.
    pub fn with_end_on(mut self, end: End, side: End) -> Snake {
        if end != side {
            self.0.reverse();
            for piece in &mut self.0 {
                piece.turned = !piece.turned;
            }
        }
        self
    }

    /// Adds another snake behind the right end.
    pub fn followed_by(mut self, other: Snake) -> Snake {
        self.0.extend(other.0);
        self
    }
}
