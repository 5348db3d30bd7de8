//! The content of a message, independent of how it is sent.

#[cfg(test)]
mod tests;

use std::sync::Arc;

use serde::{Serialize, Serializer};
use serde_json::{Value, json};

use super::components::Component;
use crate::ids::UserId;

/// The file name of a message's picture.
const PICTURE: &str = "table.png";
/// The flag of messages that only the user sees.
pub const EPHEMERAL: u64 = 1 << 6;
/// The flag of messages that consist of components only. Discord never takes it off a message again.
const COMPONENTS_V2: u64 = 1 << 15;

/// A message to send.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MessagePayload {
    /// The text, at most 2000 characters; in a container, the text above the picture.
    pub content: String,
    /// The rows of buttons and selects.
    pub components: Vec<Component>,
    /// A PNG with its description for screen readers (at most 1024 characters).
    pub picture: Option<(Arc<Vec<u8>>, String)>,
    /// A file below the text, in a message without a picture.
    pub file: Option<File>,
    /// Shows all of it in a container, so that the picture stands above the buttons.
    pub container: Option<Container>,
    /// Whether only the user of the interaction sees the message.
    pub ephemeral: bool,
    /// The users whom the message notifies. Their mentions must stand in the text.
    pub mentions: Vec<UserId>,
    /// Within minutes Discord posts one message per channel and nonce, however often the request is sent.
    pub nonce: Option<String>,
}

/// A file that is no PNG.
#[derive(Clone, Debug, PartialEq)]
pub struct File {
    pub name: &'static str,
    pub bytes: Arc<Vec<u8>>,
    /// For screen readers, at most 1024 characters.
    pub description: Option<String>,
}

/// The color of a container, and the text below its buttons: <https://discord.com/developers/docs/components/reference#container>.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Container {
    /// The color of its edge: 0xRRGGBB.
    pub color: u32,
    /// The text below the buttons. Both texts together have at most 4000 characters.
    pub below: String,
}

impl MessagePayload {
    /// Returns a text that only the user sees.
    pub fn ephemeral(content: String) -> MessagePayload {
        MessagePayload { content, ephemeral: true, ..MessagePayload::default() }
    }

    /// Returns a public text.
    pub fn text(content: String) -> MessagePayload {
        MessagePayload { content, ..MessagePayload::default() }
    }

    /// Returns the name, the bytes and the description of the picture or the file.
    pub fn attachment(&self) -> Option<(&'static str, &[u8], Option<&str>)> {
        let picture = self.picture.as_ref().map(|(png, description)| (PICTURE, &png[..], Some(&**description)));
        picture.or_else(|| self.file.as_ref().map(|it| (it.name, &it.bytes[..], it.description.as_deref())))
    }

    /// Returns the message without the emojis of its components; `None` if it has none.
    pub fn without_emojis(&self) -> Option<MessagePayload> {
        let mut plain = self.clone();
        plain.components.iter_mut().for_each(Component::remove_emojis);
        (plain != *self).then_some(plain)
    }

    fn container_json(&self, container: &Container) -> Value {
        let text = |content: &str| (!content.is_empty()).then(|| json!({"type": 10, "content": content}));
        let picture = self.picture.as_ref().map(|(_, description)| {
            let url = format!("attachment://{PICTURE}");
            json!({"type": 12, "items": [{"media": {"url": url}, "description": description}]})
        });
        let above = text(&self.content).into_iter().chain(picture);
        let rows = self.components.iter().map(|row| json!(row));
        let parts: Vec<Value> = above.chain(rows).chain(text(&container.below)).collect();
        json!({"type": 17, "accent_color": container.color, "components": parts})
    }
}

/// Discord's JSON. Messages notify nobody but [`MessagePayload::mentions`].
impl Serialize for MessagePayload {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let attachment =
            self.attachment().map(|(filename, _, description)| Attachment { id: 0, filename, description });
        let (content, components) = match &self.container {
            Some(container) => (None, Components::Container([self.container_json(container)])),
            None => (Some(&*self.content), Components::Rows(&self.components)),
        };
        let ephemeral = if self.ephemeral { EPHEMERAL } else { 0 };
        let flags = ephemeral | self.container.as_ref().map_or(0, |_| COMPONENTS_V2);
        let payload = Payload {
            content,
            components,
            attachments: attachment.as_slice(),
            allowed_mentions: Mentions { parse: [], users: self.mentions.iter().map(UserId::to_string).collect() },
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
    /// Written even if empty: an edit then removes the old picture.
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
    Container([Value; 1]),
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
}
