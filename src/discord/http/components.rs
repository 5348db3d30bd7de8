//! Discord's message components, and its forms ("modals"), as JSON:
//! <https://discord.com/developers/docs/components/reference>.

use crate::ids::ChannelId;
use serde::Serialize;
use serde::ser::{SerializeStruct as _, Serializer};
use serde_json::json;
use serenity::all::EmojiId;

/// The custom id of a form's only input.
const INPUT: &str = "text";

/// A row of buttons or one select; in a container also a text, alone or with a button at its side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Component {
    Buttons(Vec<Button>),
    Select(StringSelect),
    Channels(ChannelSelect),
    Section(String, Button),
    Text(String),
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

/// A select of any number of the server's channels.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChannelSelect {
    pub custom_id: String,
    /// Shown while no channel is chosen.
    pub placeholder: String,
    pub most: usize,
    pub chosen: Vec<ChannelId>,
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
    pub id: EmojiId,
    pub name: String,
}

impl Component {
    pub fn remove_emojis(&mut self) {
        match self {
            Component::Buttons(buttons) => buttons.iter_mut().for_each(|button| button.emoji = None),
            Component::Select(select) => select.options.iter_mut().for_each(|option| option.emoji = None),
            Component::Section(_, button) => button.emoji = None,
            Component::Channels(_) | Component::Text(_) => (),
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

/// Discord's types of channels in which members can use commands: text, voice, announcements and forums.
const CHANNEL_TYPES: [u8; 4] = [0, 2, 5, 15];

impl Serialize for ChannelSelect {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let chosen = self.chosen.iter().map(|id| json!({"id": id.to_string(), "type": "channel"}));
        let select = json!({
            "custom_id": self.custom_id, "placeholder": self.placeholder, "channel_types": CHANNEL_TYPES,
            "min_values": 0, "max_values": self.most, "default_values": chosen.collect::<Vec<_>>(),
        });
        select.serialize(serializer)
    }
}

impl Serialize for Component {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let kind: u8 = match self {
            Component::Buttons(_) | Component::Select(_) | Component::Channels(_) => 1,
            Component::Section(..) => 9,
            Component::Text(_) => 10,
        };
        let mut row = serializer.serialize_struct("Component", 3)?;
        row.serialize_field("type", &kind)?;
        match self {
            Component::Buttons(buttons) => {
                let typed: Vec<_> = buttons.iter().map(|component| Typed { kind: 2, component }).collect();
                row.serialize_field("components", &typed)?;
            }
            Component::Select(select) => row.serialize_field("components", &[Typed { kind: 3, component: select }])?,
            Component::Channels(select) => {
                row.serialize_field("components", &[Typed { kind: 8, component: select }])?
            }
            Component::Section(text, button) => {
                row.serialize_field("components", &[json!({"type": 10, "content": text})])?;
                row.serialize_field("accessory", &Typed { kind: 2, component: button })?;
            }
            Component::Text(text) => row.serialize_field("content", text)?,
        }
        row.end()
    }
}

impl Serialize for ButtonStyle {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(*self as u8)
    }
}

/// A form with one line of text. Discord allows 45 characters for its title and its label.
#[derive(Clone, Debug, PartialEq)]
pub struct Form {
    pub custom_id: String,
    pub title: String,
    pub label: String,
    pub max_length: usize,
}

/// Discord's JSON.
impl Serialize for Form {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        const SHORT: u8 = 1;
        let input = json!({
            "type": 4, "custom_id": INPUT, "style": SHORT, "label": self.label, "required": true,
            "min_length": 1, "max_length": self.max_length,
        });
        let mut form = serializer.serialize_struct("Form", 3)?;
        form.serialize_field("custom_id", &self.custom_id)?;
        form.serialize_field("title", &self.title)?;
        form.serialize_field("components", &json!([{"type": 1, "components": [input]}]))?;
        form.end()
    }
}
