//! What a message says, before it is known which way it goes: an answer, an edit or a new message.

use std::sync::Arc;

use serde::{Serialize, Serializer};
use serde_json::Value;
use serenity::all::CreateAttachment;
use serenity::http::{Multipart, MultipartUpload, Request};

/// The file name of the picture of the table.
const PICTURE: &str = "table.png";
/// Flag of messages that only the asker sees.
const EPHEMERAL: u64 = 1 << 6;

/// A message to send: its text, its components and at most one picture.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MessagePayload {
    /// The text, at most 2000 characters.
    pub content: String,
    /// The rows of buttons and selects, as Discord's JSON.
    pub components: Vec<Value>,
    /// The picture, with its description for whoever does not see it (at most 1024 characters).
    pub picture: Option<(Arc<Vec<u8>>, String)>,
    /// Whether only the asker sees it.
    pub private: bool,
    /// A message with the same text here is sent once only, even if the request is repeated within minutes.
    pub nonce: Option<String>,
}

impl MessagePayload {
    /// A private text.
    pub fn private(content: String) -> MessagePayload {
        MessagePayload { content, private: true, ..MessagePayload::default() }
    }

    /// The request with this message as its body.
    pub fn sent_by<'a>(&self, request: Request<'a>) -> Request<'a> {
        self.sent_within(request, self)
    }

    /// The request with a body of which this message is a part, and with this message's picture.
    pub fn sent_within<'a>(&self, request: Request<'a>, payload: &impl Serialize) -> Request<'a> {
        match &self.picture {
            None => with_json(request, payload),
            Some((png, _)) => request.multipart(Some(Multipart {
                upload: MultipartUpload::Attachments(vec![CreateAttachment::bytes(png.to_vec(), PICTURE)]),
                fields: Vec::new(),
                payload_json: Some(written(payload)),
            })),
        }
    }

    /// The same without emoji on its buttons and choices; `None` if there are none.
    pub fn without_emoji(&self) -> Option<MessagePayload> {
        let mut plain = self.clone();
        let mut taken = 0;
        plain.components.iter_mut().for_each(|row| taken += take_emoji(row));
        (taken > 0).then_some(plain)
    }
}

/// As Discord reads it, written straight from the fields: messages go out all the time. Nobody is ever mentioned.
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
    components: &'a [Value],
    /// Also if there is none: an update then drops the old picture.
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

/// The request with a JSON body.
pub fn with_json<'a>(request: Request<'a>, payload: &impl Serialize) -> Request<'a> {
    request.body(Some(written(payload).into_bytes()))
}

fn written(payload: &impl Serialize) -> String {
    // Text, numbers and lists of them, which JSON can hold always.
    serde_json::to_string(payload).unwrap_or_default()
}

/// Takes the emoji off a component and all that is in it; returns how many there were.
fn take_emoji(component: &mut Value) -> usize {
    let own = component.as_object_mut().and_then(|fields| fields.remove("emoji")).is_some();
    let inside = ["components", "options"].map(|list| {
        let parts = component.get_mut(list).and_then(Value::as_array_mut);
        parts.into_iter().flatten().map(take_emoji).sum::<usize>()
    });
    usize::from(own) + inside.iter().sum::<usize>()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn json(body: &MessagePayload) -> Value {
        serde_json::to_value(body).expect("JSON")
    }

    #[test]
    fn nobody_is_ever_mentioned_and_a_picture_is_described() {
        let picture = Some((Arc::default(), "A table".to_owned()));
        let body =
            MessagePayload { picture, nonce: Some("n".to_owned()), ..MessagePayload::private("@everyone".to_owned()) };
        let expected = json!({
            "content": "@everyone", "components": [], "allowed_mentions": {"parse": []}, "flags": EPHEMERAL,
            "attachments": [{"id": 0, "filename": "table.png", "description": "A table"}],
            "nonce": "n", "enforce_nonce": true,
        });
        assert_eq!(json(&body), expected);
    }

    #[test]
    fn an_update_without_a_picture_drops_the_old_one() {
        let expected = json!({"content": "", "components": [], "allowed_mentions": {"parse": []}, "attachments": []});
        assert_eq!(json(&MessagePayload::default()), expected);
    }

    #[test]
    fn emoji_are_taken_off_buttons_and_choices() {
        let emoji = json!({"id": "1", "name": "curve"});
        let button = json!({"type": 2, "label": "A", "emoji": emoji});
        let select = json!({"type": 3, "options": [{"label": "B", "value": "B", "emoji": emoji}]});
        let row = |inside: Value| json!({"type": 1, "components": [inside]});
        let body = MessagePayload { components: vec![row(button), row(select)], ..MessagePayload::default() };
        let plain = body.without_emoji().expect("there are emoji");
        let bare = [json!({"type": 2, "label": "A"}), json!({"type": 3, "options": [{"label": "B", "value": "B"}]})];
        assert_eq!(plain.components, bare.map(row));
        assert_eq!(plain.without_emoji(), None);
    }
}
