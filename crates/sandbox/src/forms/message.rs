//! Checks new and edited messages (<https://discord.com/developers/docs/resources/message#create-message>).

use std::collections::HashSet;
use std::io::Cursor;

use axum::body::Bytes;
use image::ImageReader;
use serde_json::Value;

use super::component;
use crate::errors::ApiError;
use crate::forms::problems::{Presence, Problems};
use crate::model::ids::{Clock, Id};
use crate::model::permissions::MENTION_EVERYONE;
use crate::model::*;

/// The maximum size of an attachment in bytes: Discord's limit without boosts.
pub const MAX_FILE_BYTES: usize = 10 << 20;
/// The maximum number of attachments in a message.
pub const MAX_FILES: usize = 10;
const SETTABLE_FLAGS: i64 = (EPHEMERAL | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2) as i64;

#[derive(Clone)]
pub struct Upload {
    pub number: u64,
    pub filename: String,
    pub content_type: Option<String>,
    pub bytes: Bytes,
}

/// A checked message. Missing fields are `None`.
pub struct MessageForm {
    pub content: Option<String>,
    pub components: Option<Vec<Value>>,
    pub flags: Option<u64>,
    pub nonce: Option<Value>,
    pub enforce_nonce: bool,
    listed_attachments: Option<Vec<ListedAttachment>>,
    allowed_mentions: AllowedMentions,
    uploads: Vec<Upload>,
}

/// An entry in `attachments`: an existing attachment of the message, or an uploaded file.
struct ListedAttachment {
    id: Id,
    filename: Option<String>,
    description: Option<String>,
}

/// The users and roles that a message may mention. `None` allows all of them.
struct AllowedMentions {
    everyone: bool,
    users: Option<Vec<Id>>,
    roles: Option<Vec<Id>>,
}

impl MessageForm {
    /// Checks a message. Returns `None` if it is not an object.
    pub fn check(problems: &mut Problems, body: &Value, uploads: &[Upload]) -> Option<Self> {
        if !problems.check_object(body) {
            return None;
        }
        // A null field clears the old value.
        let is_null = |key: &str| body.get(key).is_some_and(Value::is_null);
        let content = problems.text(body, "content", 0..=2000, Presence::Optional).map(Into::into);
        let flags = problems.integer(body, "flags", 0..=i64::from(i32::MAX), Presence::Optional);
        if flags.is_some_and(|flags| flags & !SETTABLE_FLAGS != 0) {
            problems.add_at("flags", "BITFIELD_VALUE_INVALID", "Value contains flags that cannot be set here");
        }
        problems.boolean(body, "tts");
        let flags = flags.and_then(|flags| u64::try_from(flags).ok());
        let v2 = flags.is_some_and(|flags| flags & COMPONENTS_V2 != 0);
        if v2 && body["content"].as_str().is_some_and(|content| !content.is_empty()) {
            refuse_content(problems);
        }
        Some(Self {
            content: content.or_else(|| is_null("content").then(String::new)),
            components: component::check_message_components(problems, body, v2)
                .or_else(|| is_null("components").then(Vec::new)),
            flags,
            nonce: check_nonce(problems, body),
            enforce_nonce: problems.boolean(body, "enforce_nonce") == Some(true),
            listed_attachments: check_attachments(problems, body, uploads),
            allowed_mentions: AllowedMentions::check(problems, body),
            uploads: uploads.to_vec(),
        })
    }

    pub fn has_files(&self) -> bool {
        !self.uploads.is_empty()
    }

    pub fn is_ephemeral(&self) -> bool {
        self.flags.is_some_and(|flags| flags & EPHEMERAL != 0)
    }

    /// Applies the form to a message. The form's fields replace the message's fields. If the form lists attachments,
    /// only the listed ones and the uploads remain. Returns the contents of the new attachments.
    pub fn apply(
        mut self,
        model: &Model,
        clock: &mut Clock,
        message: &mut Message,
    ) -> Result<Vec<(Id, Bytes)>, ApiError> {
        if let Some(rows) = &mut self.components {
            Problems::check(|problems| component::name_application_emoji(problems, model, rows))?;
        }
        let mut attachments = self.kept_attachments(message)?;
        if attachments.len() + self.uploads.len() > MAX_FILES {
            let text = format!("Must be {MAX_FILES} or fewer in length.");
            return Err(Problems::single_error("attachments", "BASE_TYPE_MAX_LENGTH", text));
        }
        if let Some(content) = self.content {
            message.content = content;
        }
        message.flags |= self.flags.unwrap_or(0) & (SUPPRESS_NOTIFICATIONS | COMPONENTS_V2);
        if message.flags & COMPONENTS_V2 != 0 && !message.content.is_empty() {
            return Err(Problems::check(refuse_content).err().unwrap_or(ApiError::INVALID_JSON));
        }
        self.allowed_mentions.resolve(model, message);
        if let Some(components) = self.components {
            message.components = components;
        }
        let listed = self.listed_attachments.unwrap_or_default();
        let mut contents = Vec::new();
        for upload in self.uploads {
            let entry = listed.iter().find(|entry| entry.id.0 == upload.number);
            let id = clock.next_id();
            attachments.push(upload.to_attachment(id, entry));
            contents.push((id, upload.bytes));
        }
        let before = std::mem::replace(&mut message.attachments, attachments);
        if message.is_empty() {
            message.attachments = before;
            return Err(ApiError::EMPTY_MESSAGE);
        }
        check_media(message)?;
        Ok(contents)
    }

    fn kept_attachments(&self, message: &Message) -> Result<Vec<Attachment>, ApiError> {
        let Some(listed) = &self.listed_attachments else { return Ok(message.attachments.clone()) };
        let mut kept = Vec::new();
        for entry in listed {
            if let Some(file) = message.attachments.iter().find(|file| file.id == entry.id) {
                let description = entry.description.clone().or(file.description.clone());
                kept.push(Attachment { description, ..file.clone() });
            } else if !self.uploads.iter().any(|upload| upload.number == entry.id.0) {
                let text = format!("Attachment {} is not in the message and was not uploaded", entry.id);
                return Err(Problems::single_error("attachments", "ATTACHMENT_NOT_FOUND", text));
            }
        }
        Ok(kept)
    }
}

fn refuse_content(problems: &mut Problems) {
    let message = "The 'content' field cannot be used when using MessageFlags.IS_COMPONENTS_V2";
    problems.add_at("content", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message);
}

/// Checks that each picture in the components is one of the message's attachments.
fn check_media(message: &mut Message) -> Result<(), ApiError> {
    let Message { components, attachments, .. } = message;
    let mut unknown = None;
    for_each_media(components, &mut |media| {
        let url = media["url"].as_str().unwrap_or_default();
        if let Some(name) = url.strip_prefix("attachment://")
            && !attachments.iter().any(|file| file.filename == name)
        {
            unknown = Some(url.to_owned());
        }
    });
    let error = |url| Problems::single_error("components", "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", url);
    unknown.map_or(Ok(()), |url| Err(error(url)))
}

impl Upload {
    fn to_attachment(&self, id: Id, entry: Option<&ListedAttachment>) -> Attachment {
        let name = entry.and_then(|entry| entry.filename.as_ref()).unwrap_or(&self.filename);
        let safe = |c: char| if c.is_ascii_alphanumeric() || "._-".contains(c) { c } else { '_' };
        let filename: String = name.chars().take(100).map(safe).collect();
        let filename = filename.trim_start_matches('.').to_string();
        let size = picture_size(&self.bytes);
        Attachment {
            id,
            filename: if filename.is_empty() { "unknown".into() } else { filename },
            size: self.bytes.len(),
            content_type: self.content_type.clone().unwrap_or_else(|| "application/octet-stream".into()),
            description: entry.and_then(|entry| entry.description.clone()),
            width: size.map(|size| size.0),
            height: size.map(|size| size.1),
        }
    }
}

fn picture_size(bytes: &[u8]) -> Option<(u32, u32)> {
    ImageReader::new(Cursor::new(bytes)).with_guessed_format().ok()?.into_dimensions().ok()
}

fn check_nonce(problems: &mut Problems, body: &Value) -> Option<Value> {
    let nonce = body.get("nonce").filter(|nonce| !nonce.is_null())?;
    if nonce.as_i64().is_none() {
        problems.text(body, "nonce", 0..=25, Presence::Optional);
    }
    Some(nonce.clone())
}

fn check_attachments(problems: &mut Problems, body: &Value, uploads: &[Upload]) -> Option<Vec<ListedAttachment>> {
    let mut seen = HashSet::new();
    let mut listed = Vec::new();
    problems.objects(body, "attachments", 0..=MAX_FILES, Presence::Optional, |problems, entry| {
        let filename = problems.text(entry, "filename", 0..=1024, Presence::Optional).map(Into::into);
        let description = problems.text(entry, "description", 0..=1024, Presence::Optional).map(Into::into);
        if let Some(id) = problems.id(entry, "id", Presence::Required) {
            if !seen.insert(id) {
                problems.add_at("id", "BASE_TYPE_BAD_VALUE", "Attachment ids must be unique");
            }
            listed.push(ListedAttachment { id, filename, description });
        }
    })?;
    for upload in uploads.iter().filter(|upload| !seen.contains(&Id(upload.number))) {
        let message = format!("files[{}] is uploaded but not listed", upload.number);
        problems.add_at("attachments", "ATTACHMENT_NOT_LISTED", message);
    }
    Some(listed)
}

impl AllowedMentions {
    fn check(problems: &mut Problems, body: &Value) -> Self {
        let Some(given) = problems.object(body, "allowed_mentions", Presence::Optional) else {
            return Self { everyone: true, users: None, roles: None };
        };
        problems.at_key("allowed_mentions", |problems| {
            let parse = problems.list(given, "parse", 0..=3, Presence::Optional).unwrap_or_default();
            let parses = |kind: &str| parse.iter().any(|entry| entry == kind);
            if parse.iter().any(|entry| !["users", "roles", "everyone"].iter().any(|known| entry == known)) {
                problems.add_at("parse", "BASE_TYPE_CHOICES", "Value must be one of ('users', 'roles', 'everyone').");
            }
            let mut listed = |kind: &str| {
                let list = problems.list(given, kind, 0..=100, Presence::Optional).unwrap_or_default();
                if parses(kind) && !list.is_empty() {
                    let message = format!("parse:[\"{kind}\"] and {kind}: [ids...] are mutually exclusive.");
                    problems.add("MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message);
                }
                let ids = list.iter().filter_map(|id| id.as_str()?.parse().ok());
                if parses(kind) { None } else { Some(ids.collect()) }
            };
            Self { everyone: parses("everyone"), users: listed("users"), roles: listed("roles") }
        })
    }

    fn resolve(&self, model: &Model, message: &mut Message) {
        let mut found = mentioned_users(&message.content);
        found.retain(|id| self.users.as_ref().is_none_or(|users| users.contains(id)));
        let exists = |id: &Id| *id == model.bot.id || model.user(*id).is_some();
        message.mentions = found.into_iter().filter(exists).collect();
        let channel = model.channel(message.channel);
        let allowed = channel.is_some_and(|channel| model.bot_permissions(channel) & MENTION_EVERYONE != 0);
        let may_mention = |role: &&Role| allowed || role.mentionable;
        let listed = |role: &&Role| self.roles.as_ref().is_none_or(|roles| roles.contains(&role.id));
        let named = |role: &&Role| message.content.contains(&format!("<@&{}>", role.id));
        let roles = model.roles.iter().filter(may_mention).filter(listed).filter(named);
        message.mention_roles = roles.map(|role| role.id).collect();
        let written = message.content.contains("@everyone") || message.content.contains("@here");
        message.mention_everyone = self.everyone && allowed && written;
    }
}

/// Returns the users that a text mentions as `<@ID>`, without duplicates.
pub fn mentioned_users(content: &str) -> Vec<Id> {
    let mut found = Vec::new();
    for part in content.split("<@").skip(1) {
        let digits = part.strip_prefix('!').unwrap_or(part).split_once('>').map(|(digits, _)| digits);
        if let Some(id) = digits.and_then(|digits| digits.parse().ok())
            && !found.contains(&id)
        {
            found.push(id);
        }
    }
    found
}
