//! Controls: what can be pressed, as plain data. Discord allows 5 rows, 5 buttons or 1 select a row, 25 choices a select.

use super::Phrase;
use super::scene::{Ink, Turn};

/// Everything that can be pressed below a picture, the same for all who look at it; the rules judge who may.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Controls {
    /// Who is to do what, in a sentence; `None` if there is nothing to do.
    pub prompt: Option<Phrase>,
    /// Rows of buttons and selects, at most [`Controls::MOST_ROWS`].
    pub rows: Vec<Row>,
    /// Gestures: claims by reaction, where the game has any.
    pub reactions: Vec<Reaction>,
}

impl Controls {
    /// A game may use four rows; the fifth is kept for what every match has.
    pub const MOST_ROWS: usize = 4;
    /// Buttons in a row.
    pub const MOST_BUTTONS: usize = 5;
    /// Choices in a select.
    pub const MOST_CHOICES: usize = 25;

    /// Lays buttons into rows of five, in order.
    pub fn buttons(buttons: Vec<Button>) -> Vec<Row> {
        buttons.chunks(Controls::MOST_BUTTONS).map(|row| Row::Buttons(row.to_vec())).collect()
    }
}

/// One row below the picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// Up to five buttons.
    Buttons(Vec<Button>),
    /// A select menu.
    Select(Select),
}

/// What a press says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Press {
    /// A whole move, in the game's notation.
    Move(String),
    /// A part of a move, such as the first steps of a path or the column of a cell, in a notation of the game's own (at
    /// most 60 bytes). It changes nothing but the picture and the controls; it lives in the pressed button only.
    Draft(String),
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// What pressing it says.
    pub press: Press,
    /// What stands on it.
    pub label: Phrase,
    /// How it looks.
    pub style: Style,
    /// Whether it can be pressed.
    pub enabled: bool,
    /// The piece that is drawn on it, one of the game's [`super::Rules::pieces`]. The label says the same in words.
    pub piece: Option<Piece>,
}

impl Button {
    /// A button of the usual style that plays a move.
    pub fn play(notation: impl ToString, label: Phrase) -> Button {
        Button { press: Press::Move(notation.to_string()), label, style: Style::Main, enabled: true, piece: None }
    }

    /// A plain button that goes on to a draft.
    pub fn draft(draft: impl ToString, label: Phrase) -> Button {
        Button { press: Press::Draft(draft.to_string()), label, style: Style::Plain, enabled: true, piece: None }
    }

    /// The same button with this piece on it.
    pub fn bearing(self, piece: Piece) -> Button {
        Button { piece: Some(piece), ..self }
    }
}

/// A piece of the game as it is drawn on a button: see [`super::scene::Sprite`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// The art's path below `assets/art` without its ending, such as `sssnake/curve`.
    pub art: &'static str,
    /// The colour that it bears.
    pub ink: Ink,
    /// How far it is turned.
    pub turn: Turn,
}

/// How a button looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Blue: a move.
    Main,
    /// Grey: a step on the way, a second thought.
    Plain,
    /// Green: the thing to do.
    Good,
    /// Red: gives something up.
    Danger,
}

/// A select menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Select {
    /// What stands in it before anything is chosen.
    pub placeholder: Phrase,
    /// The choices, at most [`Controls::MOST_CHOICES`], at least one.
    pub choices: Vec<Choice>,
}

/// A line of a select menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What choosing it says.
    pub press: Press,
    /// What stands there.
    pub label: Phrase,
    /// The piece that is drawn beside it; see [`Button::piece`].
    pub piece: Option<Piece>,
}

/// A claim that is made with a reaction emoji: adding it and taking it off are both a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reaction {
    /// The gesture's name in the game's notation, such as `snap`.
    pub name: &'static str,
    /// The emoji.
    pub emoji: &'static str,
    /// What stands on the button that takes its place where reactions are impossible.
    pub label: Phrase,
}

/// When a claim came, in whole milliseconds. Negative: before Discord had accepted that picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timing {
    /// Since the newest picture was accepted; `None` if it is not accepted yet.
    pub newest: Option<i64>,
    /// Since the picture just before was accepted; `None` if there is none or it was never accepted.
    pub before: Option<i64>,
}
