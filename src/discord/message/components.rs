//! Builds rows of components within Discord's limits: 5 buttons or 1 select in a row, 25 options, no custom id twice.

use std::collections::HashSet;

use super::content::cut;
use super::custom_id::{self, CustomId, Page};
use crate::discord::http::components::{Button, ButtonStyle, Component, Emoji, SelectOption, StringSelect};
use crate::play::View;
use contract::{Controls, Phrase, Style};
use text::{Locale, say};

/// With the container, its picture and its texts, full rows make the 40 components that Discord allows in a
/// message. Messages without a container may have 5 rows, and have fewer.
const MAX_ROWS: usize = 6;
const MAX_LABEL: usize = 80;
const MAX_OPTION_LABEL: usize = 100;
const MAX_PLACEHOLDER: usize = 150;

/// The rows of a message.
#[derive(Default)]
pub struct Rows {
    rows: Vec<Component>,
    used_ids: HashSet<String>,
}

/// Returns an enabled button without an emoji.
pub fn button(custom_id: &CustomId, label: String, style: Style) -> Button {
    let style = match style {
        Style::Main => ButtonStyle::Primary,
        Style::Plain => ButtonStyle::Secondary,
        Style::Good => ButtonStyle::Success,
        Style::Danger => ButtonStyle::Danger,
    };
    Button { style, label, custom_id: custom_id.to_string(), disabled: false, emoji: None }
}

/// Returns an enabled button whose label is a message of `locale`.
pub fn labelled(custom_id: &CustomId, locale: Locale, key: &'static str, style: Style) -> Button {
    button(custom_id, say(locale, &Phrase::new(key), &[]), style)
}

/// Returns the button that opens the match in words.
pub fn describe(view: &View) -> Button {
    let page = CustomId::Page(Page::Description(view.meta.id));
    labelled(&page, view.meta.locale, "discord-button-describe", Style::Plain)
}

/// Returns the button that opens the game's rules.
pub fn rules(view: &View) -> Button {
    let page = CustomId::Page(Page::Rules { game: view.meta.game.clone(), page: 1 });
    labelled(&page, view.meta.locale, "discord-button-rules", Style::Plain)
}

/// Returns the button that opens the page about the match's chance.
pub fn fair_play(view: &View) -> Button {
    let page = CustomId::Page(Page::FairPlay(view.meta.id));
    labelled(&page, view.meta.locale, "discord-button-fair-play", Style::Plain)
}

impl Rows {
    /// Adds a row of buttons. Does nothing if there are no buttons.
    pub fn buttons(&mut self, buttons: Vec<Button>) {
        let buttons = buttons.into_iter().take(Controls::MAX_BUTTONS);
        let buttons: Vec<Button> = buttons.map(|button| self.within_limits(button)).collect();
        if !buttons.is_empty() {
            self.push(Component::Buttons(buttons));
        }
    }

    /// Adds buttons at the end, in a row of their own. If there is none left, adds each to the last row with room.
    pub fn last(&mut self, buttons: Vec<Button>) {
        if self.rows.len() < MAX_ROWS {
            return self.buttons(buttons);
        }
        buttons.into_iter().for_each(|button| self.squeeze_in(button));
    }

    fn squeeze_in(&mut self, button: Button) {
        let button = self.within_limits(button);
        let with_room = self.rows.iter_mut().rev().find_map(|row| match row {
            Component::Buttons(buttons) if buttons.len() < Controls::MAX_BUTTONS => Some(buttons),
            _ => None,
        });
        match with_room {
            Some(buttons) => buttons.push(button),
            None => tracing::error!("a message has more buttons than Discord allows"),
        }
    }

    /// Adds a select; each option has a value, a label and an emoji. Does nothing if there are no options.
    pub fn select(
        &mut self,
        custom_id: String,
        placeholder: &str,
        options: impl IntoIterator<Item = (String, String, Option<Emoji>)>,
    ) {
        let mut used_values = HashSet::new();
        let option = |(value, label, emoji): (String, String, Option<Emoji>)| SelectOption {
            value: unique(&mut used_values, value),
            label: non_empty(&label, MAX_OPTION_LABEL),
            emoji,
            default: false,
        };
        let options: Vec<SelectOption> = options.into_iter().take(Controls::MAX_CHOICES).map(option).collect();
        if !options.is_empty() {
            let custom_id = unique(&mut self.used_ids, custom_id);
            let placeholder = non_empty(placeholder, MAX_PLACEHOLDER);
            self.push(Component::Select(StringSelect { custom_id, placeholder, options }));
        }
    }

    /// Adds a select that shows its chosen option; each option has a value and a label.
    pub fn menu(&mut self, custom_id: &str, chosen: &str, options: impl IntoIterator<Item = (String, String)>) {
        let options: Vec<(String, String)> = options.into_iter().collect();
        let label = options.iter().find(|(value, _)| value == chosen).map(|(_, label)| label.clone());
        let options = options.into_iter().map(|(value, label)| (value, label, None));
        self.select(custom_id.to_owned(), &label.unwrap_or_default(), options);
        if let Some(Component::Select(select)) = self.rows.last_mut() {
            select.options.iter_mut().for_each(|option| option.default = option.value == chosen);
        }
    }

    pub fn into_rows(self) -> Vec<Component> {
        self.rows
    }

    fn within_limits(&mut self, button: Button) -> Button {
        let label = non_empty(&button.label, MAX_LABEL);
        Button { label, custom_id: unique(&mut self.used_ids, button.custom_id), ..button }
    }

    fn push(&mut self, row: Component) {
        if self.rows.len() < MAX_ROWS {
            self.rows.push(row);
        } else {
            tracing::error!("a message has more rows than Discord allows");
        }
    }
}

/// Discord refuses empty labels.
fn non_empty(label: &str, max: usize) -> String {
    let label = if label.trim().is_empty() { "–" } else { label };
    cut(label, max)
}

/// Returns the id, numbered if it is in use.
fn unique(used: &mut HashSet<String>, id: String) -> String {
    let numbered = (2..).map(|number| custom_id::numbered(&id, number));
    let id = std::iter::once(id.clone()).chain(numbered).find(|id| !used.contains(id)).unwrap_or(id);
    used.insert(id.clone());
    id
}
