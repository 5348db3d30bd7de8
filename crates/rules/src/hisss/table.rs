//! A snake, and the table on which all snakes lie.
//!
//! A snake is a row of cards with a left and a right end. The table computes where a card fits, and which snakes result
//! from laying it there.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::cards::{Card, CardColor};
use contract::Refusal;

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
        End::ALL[1 - self as usize]
    }
}

/// A card on the table. If it is not turned around, a body has its first color on the left, a head its colored side on
/// the right, and a tail its colored side on the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableCard {
    pub card: Card,
    pub turned: bool,
}

impl TableCard {
    /// Returns the color of a side, or `None` if a head or a tail closes it.
    pub fn color_on(self, side: End) -> Option<CardColor> {
        let side = if self.turned { side.other() } else { side };
        match (self.card, side) {
            (Card::Body(one, _), End::Left) => Some(one),
            (Card::Body(_, other), End::Right) => Some(other),
            (Card::Head(color), End::Right) | (Card::Tail(color), End::Left) => Some(color),
            (Card::Head(_), End::Left) | (Card::Tail(_), End::Right) => None,
        }
    }

    /// Lays the card so that it shows this color on this side, turned around if necessary.
    fn turned_to_show(card: Card, side: End, color: CardColor) -> TableCard {
        let unturned = TableCard { card, turned: false };
        TableCard { card, turned: unturned.color_on(side) != Some(color) }
    }
}

/// A snake of at least one card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snake {
    /// The cards from left to right.
    pub cards: Vec<TableCard>,
}

impl Snake {
    pub fn from_card(card: Card) -> Snake {
        Snake { cards: vec![TableCard { card, turned: false }] }
    }

    fn outermost_card(&self, end: End) -> Option<TableCard> {
        match end {
            End::Left => self.cards.first().copied(),
            End::Right => self.cards.last().copied(),
        }
    }

    /// Returns the color at an end, or `None` if the end is closed.
    pub fn end_color(&self, end: End) -> Option<CardColor> {
        self.outermost_card(end)?.color_on(end)
    }

    pub fn ends_in_body(&self, end: End) -> bool {
        self.outermost_card(end).is_some_and(|piece| piece.card.is_body())
    }

    pub fn head_count(&self) -> usize {
        self.cards.iter().filter(|piece| matches!(piece.card, Card::Head(_))).count()
    }

    pub fn tail_count(&self) -> usize {
        self.cards.iter().filter(|piece| matches!(piece.card, Card::Tail(_))).count()
    }

    /// Returns whether the snake has a head and a tail. Both touch only bodies, so the snake also has a body.
    pub fn is_complete(&self) -> bool {
        self.head_count() == 1 && self.tail_count() == 1
    }

    /// Adds a card at an end, with its color `touch` next to the snake.
    pub fn add_card(&mut self, card: Card, end: End, touch: CardColor) {
        let piece = TableCard::turned_to_show(card, end.other(), touch);
        match end {
            End::Left => self.cards.insert(0, piece),
            End::Right => self.cards.push(piece),
        }
    }

    /// Reverses the snake if necessary, so that its end `end` is on the side `side`.
    pub fn with_end_on(mut self, end: End, side: End) -> Snake {
        if end != side {
            self.cards.reverse();
            for piece in &mut self.cards {
                piece.turned = !piece.turned;
            }
        }
        self
    }
}

/// A place for the drawn card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Place {
    pub snake: usize,
    pub end: End,
    /// The color of the drawn card that touches the snake.
    pub touch: CardColor,
}

impl Place {
    /// Returns whether the card must be turned around to lie here.
    pub fn needs_turn(&self, card: Card) -> bool {
        TableCard::turned_to_show(card, self.end.other(), self.touch).turned
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.snake, self.end, self.touch)
    }
}

impl FromStr for Place {
    type Err = Refusal;

    fn from_str(notation: &str) -> Result<Place, Refusal> {
        let read = || {
            let (snake, place) = notation.split_once('-')?;
            let (end, touch) = place.split_once('-')?;
            Some(Place { snake: snake.parse().ok()?, end: end.parse().ok()?, touch: touch.parse().ok()? })
        };
        // The comparison rejects numbers such as `+0` or `00`, because every place has exactly one notation.
        read()
            .filter(|place: &Place| place.to_string() == notation)
            .ok_or_else(|| Refusal::new("hisss-refusal-notation"))
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CardTable {
    /// The snakes by their numbers, oldest first.
    pub snakes: BTreeMap<usize, Snake>,
    /// The number of the next snake. Numbers are never reused.
    next_number: usize,
}

/// Why a card cannot be laid at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum Misfit {
    NoSnake,
    /// A head or a tail closes that end.
    Closed,
    /// The card does not have the color given in the move.
    #[strum(serialize = "not-its-colour")]
    NotItsColor,
    /// The touching colors differ.
    #[strum(serialize = "colours")]
    ColorsDiffer,
    /// A head or a tail touches only bodies.
    OnlyBodies,
    TwoHeads,
    TwoTails,
    /// Only a body can join snakes. The two snakes must be different, and each must touch a different side of the body.
    NoJoin,
    /// The card fits somewhere, so it cannot start a new snake.
    Fits,
}

/// The position of a laid card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LaidPosition {
    pub snake: usize,
    /// The card's index in the snake, counted from the left.
    pub index: usize,
}

impl CardTable {
    pub fn new(snakes: impl IntoIterator<Item = Snake>) -> CardTable {
        let snakes: BTreeMap<usize, Snake> = snakes.into_iter().enumerate().collect();
        CardTable { next_number: snakes.len(), snakes }
    }

    /// Returns every way to lay the card. The list is empty if the card does not fit anywhere. Single places come
    /// first, by snake number. Joins follow, each with the lower snake number first.
    pub fn ways(&self, card: Card) -> Vec<Vec<Place>> {
        let places: Vec<Place> = self
            .snakes
            .keys()
            .flat_map(|&snake| End::ALL.map(|end| (snake, end)))
            .flat_map(|(snake, end)| card.colors().map(move |touch| Place { snake, end, touch }))
            .filter(|place| self.check_fits(card, place).is_ok())
            .collect();
        // A body that can join two snakes also fits at each of the two places alone.
        let joins =
            places.iter().enumerate().flat_map(|(k, one)| places[k + 1..].iter().map(move |other| (one, other)));
        let joins = joins
            .filter(|(one, other)| self.check_joins(card, one, other).is_ok())
            .map(|(one, other)| vec![*one, *other]);
        places.iter().map(|place| vec![*place]).chain(joins).collect()
    }

    /// Returns the color that marks a place: the card's touching color, or the snake's color if the card shows the
    /// rainbow.
    pub fn color_at(&self, place: &Place) -> CardColor {
        let shown = self.snakes.get(&place.snake).and_then(|snake| snake.end_color(place.end));
        if place.touch == CardColor::Rainbow { shown.unwrap_or(place.touch) } else { place.touch }
    }

    /// Lays a card at one place, or between two places to join their snakes. If `places` is empty, the card starts a
    /// new snake.
    ///
    /// # Errors
    /// Fails with the rule that forbids this, and leaves the table unchanged.
    pub fn lay(&mut self, card: Card, places: &[Place]) -> Result<LaidPosition, Misfit> {
        self.check_way(card, places)?;
        match places {
            [] => Ok(self.start_snake(card)),
            [place] => {
                let snake = self.snakes.get_mut(&place.snake).ok_or(Misfit::NoSnake)?;
                snake.add_card(card, place.end, place.touch);
                let index = if place.end == End::Left { 0 } else { snake.cards.len() - 1 };
                Ok(LaidPosition { snake: place.snake, index })
            }
            [one, other, ..] => {
                let before = self.snakes.remove(&one.snake).ok_or(Misfit::NoSnake)?;
                let after = self.snakes.remove(&other.snake).ok_or(Misfit::NoSnake)?;
                let index = before.cards.len();
                let mut joined = before.with_end_on(one.end, End::Right);
                joined.add_card(card, End::Right, one.touch);
                joined.cards.extend(after.with_end_on(other.end, End::Left).cards);
                self.snakes.insert(one.snake, joined);
                Ok(LaidPosition { snake: one.snake, index })
            }
        }
    }

    /// Starts a new snake with a card, even if the card would fit somewhere. The first card of a match is laid this
    /// way.
    pub fn start_snake(&mut self, card: Card) -> LaidPosition {
        let snake = self.next_number;
        self.next_number += 1;
        self.snakes.insert(snake, Snake::from_card(card));
        LaidPosition { snake, index: 0 }
    }

    /// Lays a card, and removes the snake if the player takes it. Returns the card's position and the number of cards
    /// taken. See [`CardTable::cards_gained`] for `takes_on_join`.
    ///
    /// # Errors
    /// Fails like [`CardTable::lay`].
    pub fn lay_and_take(
        &mut self,
        takes_on_join: bool,
        card: Card,
        places: &[Place],
    ) -> Result<(LaidPosition, usize), Misfit> {
        let gain = self.cards_gained(takes_on_join, card, places);
        let laid = self.lay(card, places)?;
        if gain > 0 {
            self.snakes.remove(&laid.snake);
        }
        Ok((laid, gain))
    }

    /// Checks that a way to lay a card is legal.
    ///
    /// # Errors
    /// Fails with the rule that forbids this way.
    pub fn check_way(&self, card: Card, places: &[Place]) -> Result<(), Misfit> {
        match places {
            [] if self.ways(card).is_empty() => Ok(()),
            [] => Err(Misfit::Fits),
            [place] => self.check_fits(card, place),
            [one, other] => {
                self.check_fits(card, one)?;
                self.check_fits(card, other)?;
                self.check_joins(card, one, other)
            }
            _ => Err(Misfit::NoJoin),
        }
    }

    /// Returns how long the snake is after laying the card at these legal places, and whether it is then complete: « Un
    /// serpent complet se compose d'une section de tête, d'une section de queue et d'au moins une section médiane ». A
    /// head and a tail never touch, so a snake with both has a body.
    pub fn length_and_completeness(&self, card: Card, places: &[Place]) -> (usize, bool) {
        let parts = || places.iter().filter_map(|place| self.snakes.get(&place.snake));
        let heads = parts().map(Snake::head_count).sum::<usize>() + usize::from(matches!(card, Card::Head(_)));
        let tails = parts().map(Snake::tail_count).sum::<usize>() + usize::from(matches!(card, Card::Tail(_)));
        (parts().map(|snake| snake.cards.len()).sum::<usize>() + 1, heads == 1 && tails == 1)
    }

    /// Returns the number of cards that a player takes by laying the card this way. `takes_on_join` says whether a
    /// player who joins two snakes takes the joined snake even if it is incomplete.
    pub fn cards_gained(&self, takes_on_join: bool, card: Card, places: &[Place]) -> usize {
        let (cards, complete) = self.length_and_completeness(card, places);
        if complete || takes_on_join && self.joins_snakes(places) { cards } else { 0 }
    }

    /// Returns whether a card at these places joins two snakes of at least two cards: « Si les couleurs des deux cartes
    /// correspondent, un serpent commence », so a lone card is not a snake.
    pub fn joins_snakes(&self, places: &[Place]) -> bool {
        let is_snake = |place: &Place| self.snakes.get(&place.snake).is_some_and(|snake| snake.cards.len() > 1);
        places.len() > 1 && places.iter().all(is_snake)
    }

    /// Checks that the card fits at this place, regardless of any other place it touches.
    fn check_fits(&self, card: Card, place: &Place) -> Result<(), Misfit> {
        let snake = self.snakes.get(&place.snake).ok_or(Misfit::NoSnake)?;
        let shown = snake.end_color(place.end).ok_or(Misfit::Closed)?;
        if !card.colors().any(|color| color == place.touch) {
            Err(Misfit::NotItsColor)
        } else if !card.is_body() && !snake.ends_in_body(place.end) {
            Err(Misfit::OnlyBodies)
        } else if !shown.touches(place.touch) {
            Err(Misfit::ColorsDiffer)
        } else if matches!(card, Card::Head(_)) && snake.head_count() > 0 {
            Err(Misfit::TwoHeads)
        } else if matches!(card, Card::Tail(_)) && snake.tail_count() > 0 {
            Err(Misfit::TwoTails)
        } else {
            Ok(())
        }
    }

    /// Checks that a card that fits at both places may join their snakes.
    fn check_joins(&self, card: Card, one: &Place, other: &Place) -> Result<(), Misfit> {
        let (Some(before), Some(after)) = (self.snakes.get(&one.snake), self.snakes.get(&other.snake)) else {
            return Err(Misfit::NoSnake);
        };
        if !card.is_body() || one.snake == other.snake || one.touch == other.touch {
            Err(Misfit::NoJoin)
        } else if before.head_count() + after.head_count() > 1 {
            Err(Misfit::TwoHeads)
        } else if before.tail_count() + after.tail_count() > 1 {
            Err(Misfit::TwoTails)
        } else {
            Ok(())
        }
    }
}
