//! Buttons and selects as Discord's JSON, within its limits: 5 rows, 5 buttons or 1 select a row, 25 choices, no custom id
//! twice in a message.

use std::collections::HashSet;

use serde_json::{Value, json};

use super::cut;
use crate::discord::message::custom_id::{self, Page};
use crate::game::{Controls, Phrase, Style};
use crate::table::View;
use crate::text::say;

const MOST_ROWS: usize = 5;
const LONGEST_LABEL: usize = 80;
const LONGEST_CHOICE: usize = 100;
const LONGEST_PLACEHOLDER: usize = 150;

/// The rows of a message.
#[derive(Default)]
pub struct Rows {
    rows: Vec<Value>,
    used: HashSet<String>,
}

/// A button before it is put into a row.
pub struct Button {
    /// What it carries.
    pub custom_id: String,
    /// What stands on it.
    pub label: String,
    /// How it looks.
    pub style: Style,
    /// Whether it can be pressed.
    pub enabled: bool,
    /// The emoji of the piece that it bears, as Discord's JSON.
    pub emoji: Option<Value>,
}

/// A choice of a select before it is put there: its value, its label, and the emoji of its piece.
pub type Choice = (String, String, Option<Value>);

impl Rows {
    /// Adds a row of buttons; nothing if there are none, or no room.
    pub fn buttons(&mut self, buttons: Vec<Button>) {
        let buttons: Vec<Value> = buttons.into_iter().take(Controls::MOST_BUTTONS).map(|it| self.button(it)).collect();
        self.row(buttons);
    }

    /// Adds one more button at the end: in a row of its own, or if there is none left in the last row with room.
    pub fn last(&mut self, button: Button) {
        if self.rows.len() < MOST_ROWS {
            return self.buttons(vec![button]);
        }
        let button = self.button(button);
        let room = |row: &&mut Vec<Value>| row.len() < Controls::MOST_BUTTONS && row.iter().all(|it| it["type"] == 2);
        let rows = self.rows.iter_mut().rev().filter_map(|row| row["components"].as_array_mut());
        match { rows }.find(room) {
            Some(row) => row.push(button),
            None => tracing::error!("a message has more buttons than Discord shows"),
        }
    }

    /// Adds a select with its choices; nothing if there are none, or no room.
    pub fn select(&mut self, custom_id: String, placeholder: &str, choices: Vec<Choice>) {
        let mut used = HashSet::new();
        let options: Vec<Value> = choices
            .into_iter()
            .take(Controls::MOST_CHOICES)
            .map(|(value, label, emoji)| {
                let choice = json!({"value": unique(&mut used, value), "label": shown(&label, LONGEST_CHOICE)});
                with_emoji(choice, emoji)
            })
            .collect();
        if !options.is_empty() {
            let custom_id = unique(&mut self.used, custom_id);
            let placeholder = shown(placeholder, LONGEST_PLACEHOLDER);
            self.row(vec![json!({"type": 3, "custom_id": custom_id, "placeholder": placeholder, "options": options})]);
        }
    }

    /// The rows as JSON.
    pub fn into_json(self) -> Vec<Value> {
        self.rows
    }

    fn button(&mut self, button: Button) -> Value {
        let style = match button.style {
            Style::Main => 1,
            Style::Plain => 2,
            Style::Good => 3,
            Style::Danger => 4,
        };
        let label = shown(&button.label, LONGEST_LABEL);
        let custom_id = unique(&mut self.used, button.custom_id);
        let json =
            json!({"type": 2, "style": style, "label": label, "custom_id": custom_id, "disabled": !button.enabled});
        with_emoji(json, button.emoji)
    }

    fn row(&mut self, components: Vec<Value>) {
        if components.is_empty() {
            return;
        }
        if self.rows.len() == MOST_ROWS {
            tracing::error!("a message has more rows than Discord shows");
            return;
        }
        self.rows.push(json!({"type": 1, "components": components}));
    }
}

/// The button that says a match in words to whoever presses it.
pub fn describe(view: &View) -> Button {
    Button {
        custom_id: Page::Words(view.meta.id).custom_id(),
        label: say(view.meta.locale, &Phrase::new("discord-button-describe"), &[]),
        style: Style::Plain,
        enabled: true,
        emoji: None,
    }
}

fn with_emoji(mut component: Value, emoji: Option<Value>) -> Value {
    if let Some(emoji) = emoji {
        component["emoji"] = emoji;
    }
    component
}

/// A label that Discord takes: not empty, not too long.
fn shown(label: &str, longest: usize) -> String {
    let label = if label.trim().is_empty() { "–" } else { label };
    cut(label, longest)
}

/// The id, made different if it was used before.
fn unique(used: &mut HashSet<String>, id: String) -> String {
    let fresh = (2..).map(|number| custom_id::again(&id, number));
    let id = std::iter::once(id.clone()).chain(fresh).find(|id| !used.contains(id)).unwrap_or(id);
    used.insert(id.clone());
    id
}
