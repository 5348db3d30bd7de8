//! The content of messages and forms, and their JSON: <https://discord.com/developers/docs/components/reference>.

#[cfg(test)]
mod tests;

use std::sync::Arc;

use serde::ser::SerializeStruct as _;
use serde::{Serialize, Serializer};
use serde_json::{Value, json};
use serenity::all::{CreateAttachment, EmojiId};
use serenity::http::{Multipart, MultipartUpload, Request};

use super::lasts::AnswerLifetime;
use crate::ids::{RoleId, UserId};
use contract::Style;

/// The flag for messages that only the user sees.
pub const EPHEMERAL_FLAG: u64 = 1 << 6;
/// The flag for messages that consist only of components. It cannot be removed from a message.
pub const COMPONENTS_V2_FLAG: u64 = 1 << 15;

/// A message to send.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MessagePayload {
    /// The text, at most 2000 characters; in a container, the text above the picture.
    pub content: String,
    /// The rows of buttons and select menus.
    pub components: Vec<Component>,
    /// A PNG or GIF with its description for screen readers (at most 1024 characters).
    pub picture: Option<(Arc<Vec<u8>>, String)>,
    /// A file below the text. Ignored if the message has a picture.
    pub file: Option<File>,
    /// A container around the whole message, which puts the picture above the buttons.
    pub container: Option<Container>,
    /// Whether only the user of the interaction sees the message.
    pub ephemeral: bool,
    /// How long an ephemeral message stays.
    pub lifetime: AnswerLifetime,
    /// The users whom the message notifies. The text must contain their mentions.
    pub mentioned_users: Vec<UserId>,
    /// The role whose members the message notifies. The text must contain its mention.
    pub mentioned_role: Option<RoleId>,
    /// A key that prevents duplicates. For a few minutes after a post, Discord does not post another message with the
    /// same nonce in the channel.
    pub nonce: Option<String>,
}

/// A file other than the message's picture, such as a GIF or a record.
#[derive(Clone, Debug, PartialEq)]
pub struct File {
    pub name: &'static str,
    pub bytes: Arc<Vec<u8>>,
    /// The description for screen readers, at most 1024 characters.
    pub description: Option<String>,
}

/// The color of a container, and the text below its buttons:
/// <https://discord.com/developers/docs/components/reference#container>.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Container {
    /// The color of the container's edge: 0xRRGGBB.
    pub color: u32,
    /// The text below the buttons. All text in the container has at most 4000 characters in total.
    pub text_below: String,
}

impl MessagePayload {
    /// Returns a text message that only the user sees.
    pub fn ephemeral(content: String) -> MessagePayload {
        MessagePayload { content, ephemeral: true, ..MessagePayload::default() }
    }

    /// Returns a public text message.
    pub fn text(content: String) -> MessagePayload {
        MessagePayload { content, ..MessagePayload::default() }
    }

    /// Returns the message with these components.
    pub fn with_components(self, components: Vec<Component>) -> MessagePayload {
        MessagePayload { components, ..self }
    }

    /// Returns the name, the bytes and the description of the picture or the file.
    pub fn attachment(&self) -> Option<(&'static str, &[u8], Option<&str>)> {
        let picture = self.picture.as_ref();
        let picture = picture.map(|(bytes, description)| (picture_name(bytes), &bytes[..], Some(&**description)));
        picture.or_else(|| self.file.as_ref().map(|file| (file.name, &file.bytes[..], file.description.as_deref())))
    }

    /// Returns the message without the emojis in its buttons and menus, or `None` if it has no such emojis.
    pub fn without_emojis(&self) -> Option<MessagePayload> {
        let mut plain = self.clone();
        for component in &mut plain.components {
            match component {
                Component::Buttons(buttons) => buttons.iter_mut().for_each(|button| button.emoji = None),
                Component::Select(select) => select.options.iter_mut().for_each(|option| option.emoji = None),
                Component::Section(_, button) => button.emoji = None,
                Component::EntitySelect(_) | Component::Text(_) => (),
            }
        }
        (plain != *self).then_some(plain)
    }

    fn container_json<'a>(&'a self, container: &Container) -> ContainerJson<'a> {
        let text =
            |content: &str| (!content.is_empty()).then(|| ContainerPart::Json(json!({"type": 10, "content": content})));
        let picture = self.picture.as_ref().map(|(bytes, description)| {
            let url = format!("attachment://{}", picture_name(bytes));
            ContainerPart::Json(json!({"type": 12, "items": [{"media": {"url": url}, "description": description}]}))
        });
        let above = text(&self.content).into_iter().chain(picture);
        let rows = self.components.iter().map(ContainerPart::Row);
        let components = above.chain(rows).chain(text(&container.text_below)).collect();
        ContainerJson { kind: 17, accent_color: container.color, components }
    }
}

/// Returns the file name of a message's picture.
fn picture_name(bytes: &[u8]) -> &'static str {
    if bytes.starts_with(b"GIF8") { "table.gif" } else { "table.png" }
}

/// Serializes to Discord's JSON. The message notifies only the users in [`MessagePayload::mentioned_users`] and the
/// members of [`MessagePayload::mentioned_role`].
impl Serialize for MessagePayload {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let attachment =
            self.attachment().map(|(filename, _, description)| Attachment { id: 0, filename, description });
        let (content, components) = match &self.container {
            Some(container) => (None, Components::Container([self.container_json(container)])),
            None => (Some(&*self.content), Components::Rows(&self.components)),
        };
        let ephemeral = if self.ephemeral { EPHEMERAL_FLAG } else { 0 };
        let flags = ephemeral | self.container.as_ref().map_or(0, |_| COMPONENTS_V2_FLAG);
        let payload = Payload {
            content,
            components,
            attachments: attachment.as_slice(),
            allowed_mentions: Mentions {
                parse: [],
                users: self.mentioned_users.iter().map(UserId::to_string).collect(),
                roles: self.mentioned_role.iter().map(RoleId::to_string).collect(),
            },
            flags: (flags != 0).then_some(flags),
            nonce: self.nonce.as_deref(),
            enforce_nonce: self.nonce.is_some().then_some(true),
        };
        payload.serialize(serializer)
    }
}

#[derive(Serialize)]
struct Payload<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    content: Option<&'a str>,
    components: Components<'a>,
    /// Written even if empty, because an empty list makes an edit remove the old picture.
    attachments: &'a [Attachment<'a>],
    allowed_mentions: Mentions,
    #[serde(skip_serializing_if = "Option::is_none")]
    flags: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    nonce: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    enforce_nonce: Option<bool>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Components<'a> {
    Rows(&'a [Component]),
    Container([ContainerJson<'a>; 1]),
}

#[derive(Serialize)]
struct ContainerJson<'a> {
    #[serde(rename = "type")]
    kind: u8,
    accent_color: u32,
    components: Vec<ContainerPart<'a>>,
}

/// A component in a container. Rows are serialized without an intermediate `Value`, because they make up most of the
/// JSON.
#[derive(Serialize)]
#[serde(untagged)]
enum ContainerPart<'a> {
    Json(Value),
    Row(&'a Component),
}

#[derive(Serialize)]
struct Attachment<'a> {
    id: u64,
    filename: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    description: Option<&'a str>,
}

#[derive(Serialize)]
struct Mentions {
    parse: [(); 0],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    users: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    roles: Vec<String>,
}

/// Returns the request with `body`, and with the picture or file of `payload`.
pub fn with_attachment<'a>(request: Request<'a>, payload: &MessagePayload, body: &impl Serialize) -> Request<'a> {
    match payload.attachment() {
        None => with_json(request, body),
        Some((name, bytes, _)) => request.multipart(Some(Multipart {
            upload: MultipartUpload::Attachments(vec![CreateAttachment::bytes(bytes.to_vec(), name)]),
            fields: Vec::new(),
            payload_json: Some(to_json(body)),
        })),
    }
}

/// Returns the request with `body` as JSON.
pub fn with_json<'a>(request: Request<'a>, body: &impl Serialize) -> Request<'a> {
    request.body(Some(to_json(body).into_bytes()))
}

fn to_json(body: &impl Serialize) -> String {
    // This never fails, because the bodies contain only values that JSON can represent.
    serde_json::to_string(body).unwrap_or_default()
}

/// A component of a message: a row of buttons or a select menu. In a container, it can also be a text, alone or next to
/// a button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Component {
    Buttons(Vec<Button>),
    Select(StringSelect),
    EntitySelect(EntitySelect),
    Section(String, Button),
    Text(String),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Button {
    #[serde(serialize_with = "serialize_style")]
    pub style: Style,
    pub label: String,
    pub custom_id: String,
    pub disabled: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub emoji: Option<Emoji>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StringSelect {
    pub custom_id: String,
    pub placeholder: String,
    pub options: Vec<SelectOption>,
}

/// A select menu in which users choose channels, users or roles of the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntitySelect {
    pub custom_id: String,
    /// The text that is shown while nothing is chosen.
    pub placeholder: String,
    pub entities: EntityKind,
    /// The minimum and maximum number of choices.
    pub min: usize,
    pub max: usize,
    /// The IDs that are already chosen.
    pub chosen: Vec<String>,
}

/// The kind of entities that a select menu offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntityKind {
    /// Channels of these types, given by Discord's numbers.
    Channels(&'static [u8]),
    Users,
    Roles,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SelectOption {
    pub value: String,
    pub label: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub emoji: Option<Emoji>,
    /// Whether the option is already chosen.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub default: bool,
}

/// An application emoji.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Emoji {
    pub id: EmojiId,
    pub name: String,
}

/// A component with its type number.
#[derive(Serialize)]
struct TypedComponent<'a, T> {
    #[serde(rename = "type")]
    kind: u8,
    #[serde(flatten)]
    component: &'a T,
}

impl EntityKind {
    /// Channels in which members can use commands: text, voice, announcements and forums.
    pub const CHANNELS_WITH_COMMANDS: EntityKind = EntityKind::Channels(&[0, 2, 5, 15]);
    /// Channels for news: text and announcements.
    pub const CHANNELS_FOR_NEWS: EntityKind = EntityKind::Channels(&[0, 5]);
}

impl Serialize for EntitySelect {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (kind, entity, types) = match self.entities {
            EntityKind::Channels(types) => (8, "channel", Some(types)),
            EntityKind::Users => (5, "user", None),
            EntityKind::Roles => (6, "role", None),
        };
        let chosen = self.chosen.iter().map(|id| json!({"id": id, "type": entity}));
        let mut select = json!({
            "type": kind, "custom_id": self.custom_id, "placeholder": self.placeholder,
            "min_values": self.min, "max_values": self.max, "default_values": chosen.collect::<Vec<_>>(),
        });
        if let Some(types) = types {
            select["channel_types"] = json!(types);
        }
        select.serialize(serializer)
    }
}

impl Serialize for Component {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let kind: u8 = match self {
            Component::Buttons(_) | Component::Select(_) | Component::EntitySelect(_) => 1,
            Component::Section(..) => 9,
            Component::Text(_) => 10,
        };
        let mut row = serializer.serialize_struct("Component", 3)?;
        row.serialize_field("type", &kind)?;
        match self {
            Component::Buttons(buttons) => {
                let typed: Vec<_> = buttons.iter().map(|component| TypedComponent { kind: 2, component }).collect();
                row.serialize_field("components", &typed)?;
            }
            Component::Select(select) => {
                row.serialize_field("components", &[TypedComponent { kind: 3, component: select }])?
            }
            Component::EntitySelect(select) => row.serialize_field("components", &[select])?,
            Component::Section(text, button) => {
                row.serialize_field("components", &[json!({"type": 10, "content": text})])?;
                row.serialize_field("accessory", &TypedComponent { kind: 2, component: button })?;
            }
            Component::Text(text) => row.serialize_field("content", text)?,
        }
        row.end()
    }
}

/// Writes Discord's number of a button's style.
fn serialize_style<S: Serializer>(style: &Style, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u8(match style {
        Style::Primary => 1,
        Style::Secondary => 2,
        Style::Success => 3,
        Style::Danger => 4,
    })
}

/// A form with a label and one line of text. Discord allows at most 45 characters for the title and for the label.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Form {
    pub custom_id: String,
    pub title: String,
    pub label: String,
    pub max_length: usize,
    /// The initial text of the input.
    pub initial_value: String,
}

impl Form {
    /// The custom id of the form's only input.
    pub const INPUT_ID: &str = "text";
}

/// Serializes to Discord's JSON.
impl Serialize for Form {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        const SHORT: u8 = 1;
        let mut input = json!({
            "type": 4, "custom_id": Form::INPUT_ID, "style": SHORT, "required": true, "min_length": 1, "max_length": self.max_length,
        });
        // Discord refuses a value that is shorter than the input's minimum length.
        if !self.initial_value.is_empty() {
            input["value"] = json!(self.initial_value);
        }
        let label = json!({"type": 18, "label": self.label, "component": input});
        json!({"custom_id": self.custom_id, "title": self.title, "components": [label]}).serialize(serializer)
    }
}
