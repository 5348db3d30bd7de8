//! Buttons, select menus and reactions as plain data.
//!
//! Discord allows 5 buttons or 1 select menu in a row, 25 choices in a select menu, and 40 components in a message.

use crate::phrase::Phrase;
use crate::scene::{Color, Rotation};

/// The controls below a picture. All viewers see the same controls, and the rules decide who may use them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Controls {
    /// A sentence that says whose turn it is and what to do, or `None` if no player must act.
    pub prompt: Option<Phrase>,
    /// Rows of buttons and select menus, at most [`Controls::MAX_ROWS`].
    pub rows: Vec<Row>,
    /// The reactions with which players claim. Empty except in real-time games.
    pub reactions: Vec<ClaimReaction>,
}

impl Controls {
    /// The maximum number of rows for the game's controls. The other rows contain the controls that all games share.
    pub const MAX_ROWS: usize = 4;
    pub const MAX_BUTTONS: usize = 5;
    pub const MAX_CHOICES: usize = 25;

    /// Arranges buttons in rows of five.
    pub fn button_rows(buttons: Vec<Button>) -> Vec<Row> {
        buttons.chunks(Controls::MAX_BUTTONS).map(|row| Row::Buttons(row.to_vec())).collect()
    }

    /// Returns whether a button or a choice has this action.
    pub fn offers(&self, action: &ControlAction) -> bool {
        self.rows.iter().any(|row| match row {
            Row::Buttons(buttons) | Row::Select(SelectMenu { choices: buttons, .. }) => {
                buttons.iter().any(|button| button.action == *action)
            }
        })
    }
}

/// One row below the picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// At most [`Controls::MAX_BUTTONS`].
    Buttons(Vec<Button>),
    Select(SelectMenu),
}

/// What a button or a choice in a select menu does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ControlAction {
    /// Plays a move, in the game's notation.
    Move(String),
    /// Shows the picture and the controls for an unfinished move (a draft), such as the column of a cell. The game
    /// defines the draft's notation, which has at most 60 bytes. Only the button stores the draft.
    Draft(String),
}

/// A button, or a choice in a select menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    pub action: ControlAction,
    pub label: Phrase,
    pub style: Style,
    pub enabled: bool,
    /// The piece on the button, one of the game's [`Prompts::pieces`](crate::rules::Prompts::pieces). The label or the
    /// picture must show the same information.
    pub piece: Option<Piece>,
}

impl Button {
    /// Returns a blue button that plays a move.
    pub fn for_move(notation: impl ToString, label: Phrase) -> Button {
        let action = ControlAction::Move(notation.to_string());
        Button { action, label, style: Style::Primary, enabled: true, piece: None }
    }

    /// Returns a plain button that shows a draft.
    pub fn for_draft(draft: impl ToString, label: Phrase) -> Button {
        let action = ControlAction::Draft(draft.to_string());
        Button { action, label, style: Style::Secondary, enabled: true, piece: None }
    }

    pub fn with_piece(self, piece: Piece) -> Button {
        Button { piece: Some(piece), ..self }
    }
}

/// A piece of the game, drawn on a button. See [`Sprite`](crate::scene::Sprite).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// The art's path below `assets/art` without the extension, such as `sssnake/curve`.
    pub art: &'static str,
    pub color: Color,
    pub rotation: Rotation,
}

impl Piece {
    pub const fn upright(art: &'static str, color: Color) -> Piece {
        Piece { art, color, rotation: Rotation::None }
    }
}

/// The style of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Blue: a move.
    Primary,
    /// Grey: part of a move, or a step back.
    Secondary,
    /// Green: the suggested action.
    Success,
    /// Red: a harmful action, such as resigning.
    Danger,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SelectMenu {
    /// The text shown until the user chooses.
    pub placeholder: Phrase,
    /// At least one choice, at most [`Controls::MAX_CHOICES`].
    pub choices: Vec<Button>,
}

/// An emoji with which users claim. Adding the emoji is a claim. If the bot has judged this claim, removing the emoji
/// is another one. A wrong claim by removal has no effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimReaction {
    /// The reaction's name in the game's notation, such as `snap`.
    pub name: &'static str,
    pub emoji: &'static str,
    /// The label of the button that replaces the reaction where reactions are impossible.
    pub label: Phrase,
}

/// Returns whether two emojis show the same gesture. Ignores skin tones (U+1F3FB to U+1F3FF) and the emoji variation
/// selector (U+FE0F).
pub fn same_gesture(emoji: &str, other: &str) -> bool {
    let is_base = |c: &char| !matches!(c, '\u{1F3FB}'..='\u{1F3FF}' | '\u{FE0F}');
    emoji.chars().filter(is_base).eq(other.chars().filter(is_base))
}

/// When and how a claim was made. Times are in milliseconds. A time is negative if the claim came before Discord
/// accepted the picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ClaimTiming {
    /// The time since Discord accepted the newest picture, or `None` if Discord has not accepted it yet.
    pub since_newest_ms: Option<i64>,
    /// The time since Discord accepted the previous picture, or `None` if there is no such picture or it was never
    /// accepted.
    pub since_previous_ms: Option<i64>,
    /// Whether the user claimed by removing a reaction. Discord does not say who removed the reaction, so a wrong claim
    /// of this kind must not have a penalty.
    pub by_removal: bool,
}
