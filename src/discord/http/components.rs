//! Discord's message components as JSON: <https://discord.com/developers/docs/components/reference>.

use serde::Serialize;
use serde::ser::{SerializeStruct as _, Serializer};
use serde_json::json;

/// A row of buttons, one select, or in a container a text with a button at its side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ActionRow {
    Buttons(Vec<Button>),
    Select(StringSelect),
    Section(String, Button),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Button {
    pub style: ButtonStyle,
    pub label: String,
    pub custom_id: String,
    pub disabled: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub emoji: Option<Emoji>,
}

/// A button's style, with Discord's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonStyle {
    Primary = 1,
    Secondary = 2,
    Success = 3,
    Danger = 4,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StringSelect {
    pub custom_id: String,
    pub placeholder: String,
    pub options: Vec<SelectOption>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SelectOption {
    pub value: String,
    pub label: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub emoji: Option<Emoji>,
    /// Whether it is chosen already.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub default: bool,
}

/// An emoji of the application.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Emoji {
    pub id: String,
    pub name: String,
}

impl ActionRow {
    pub fn remove_emojis(&mut self) {
        match self {
            ActionRow::Buttons(buttons) => buttons.iter_mut().for_each(|button| button.emoji = None),
            ActionRow::Select(select) => select.options.iter_mut().for_each(|option| option.emoji = None),
            ActionRow::Section(_, button) => button.emoji = None,
        }
    }
}

/// A component with its type number.
#[derive(Serialize)]
struct Typed<'a, T> {
    #[serde(rename = "type")]
    kind: u8,
    #[serde(flatten)]
    component: &'a T,
}

impl Serialize for ActionRow {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut row = serializer.serialize_struct("ActionRow", 3)?;
        row.serialize_field("type", if matches!(self, ActionRow::Section(..)) { &9 } else { &1 })?;
        match self {
            ActionRow::Buttons(buttons) => {
                let typed: Vec<_> = buttons.iter().map(|component| Typed { kind: 2, component }).collect();
                row.serialize_field("components", &typed)?;
            }
            ActionRow::Select(select) => row.serialize_field("components", &[Typed { kind: 3, component: select }])?,
            ActionRow::Section(text, button) => {
                row.serialize_field("components", &[json!({"type": 10, "content": text})])?;
                row.serialize_field("accessory", &Typed { kind: 2, component: button })?;
            }
        }
        row.end()
    }
}

impl Serialize for ButtonStyle {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(*self as u8)
    }
}
