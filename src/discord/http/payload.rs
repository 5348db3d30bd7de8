//! The content of a message, independent of how it is sent.

#[cfg(test)]
mod tests;

use std::sync::Arc;

use serde::{Serialize, Serializer};

use super::components::ActionRow;

/// The file name of a message's picture.
pub const PICTURE: &str = "table.png";
/// The flag of messages that only the user sees.
const EPHEMERAL: u64 = 1 << 6;

/// A message to send.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MessagePayload {
    /// The text, at most 2000 characters.
    pub content: String,
    pub components: Vec<ActionRow>,
    /// A PNG with its description for screen readers (at most 1024 characters).
    pub picture: Option<(Arc<Vec<u8>>, String)>,
    /// Whether only the user of the interaction sees the message.
    pub private: bool,
    /// Within minutes Discord posts one message per channel and nonce, however often the request is sent.
    pub nonce: Option<String>,
}

impl MessagePayload {
    /// Returns a private text.
    pub fn private(content: String) -> MessagePayload {
        MessagePayload { content, private: true, ..MessagePayload::default() }
    }

    /// Returns a public text.
    pub fn text(content: String) -> MessagePayload {
        MessagePayload { content, ..MessagePayload::default() }
    }

    /// Returns the message without the emojis of its components; `None` if it has none.
    pub fn without_emojis(&self) -> Option<MessagePayload> {
        let mut plain = self.clone();
        plain.components.iter_mut().for_each(ActionRow::remove_emojis);
        (plain != *self).then_some(plain)
    }
}

/// Discord's JSON. Messages never mention anybody.
impl Serialize for MessagePayload {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let attachment =
            self.picture.as_ref().map(|(_, description)| Attachment { id: 0, filename: PICTURE, description });
        let payload = Payload {
            content: &self.content,
            components: &self.components,
            attachments: attachment.as_slice(),
            allowed_mentions: Mentions { parse: [] },
            flags: self.private.then_some(EPHEMERAL),
            nonce: self.nonce.as_deref(),
            enforce_nonce: self.nonce.is_some().then_some(true),
        };
        payload.serialize(serializer)
    }
}

#[derive(Serialize)]
struct Payload<'a> {
    content: &'a str,
    components: &'a [ActionRow],
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
struct Attachment<'a> {
    id: u64,
    filename: &'a str,
    description: &'a str,
}

#[derive(Serialize)]
struct Mentions {
    parse: [(); 0],
}
