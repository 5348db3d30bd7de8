//! The body of a message, new or edited (<https://discord.com/developers/docs/resources/message#create-message>).

use std::collections::HashSet;

use axum::body::Bytes;
use serde_json::Value;

use super::{component, embed};
use crate::sandbox::errors::ApiError;
use crate::sandbox::ids::Id;
use crate::sandbox::permissions::MENTION_EVERYONE;
use crate::sandbox::state::State;
use crate::sandbox::validate::{Need, Problems};
use crate::sandbox::world::*;

/// Size of one attachment, as Discord has it without boosts.
pub const MAX_FILE: usize = 10 << 20;
/// Attachments of a message.
const MAX_FILES: usize = 10;
/// Flags that a bot may set on a message.
const SETTABLE: i64 = (SUPPRESS_EMBEDS | EPHEMERAL | SUPPRESS_NOTIFICATIONS) as i64;

/// A file of a multipart body: `files[number]`.
#[derive(Clone)]
pub struct Upload {
    pub number: u64,
    pub filename: String,
    pub content_type: Option<String>,
    pub bytes: Bytes,
}

/// What a body asks for. `None`: the field was not there.
pub struct MessageForm {
    pub content: Option<String>,
    pub embeds: Option<Vec<Value>>,
    pub components: Option<Vec<Value>>,
    pub flags: Option<u64>,
    pub nonce: Option<Value>,
    pub enforce_nonce: bool,
    /// The message replied to, and whether it has to exist.
    pub reply: Option<(Id, bool)>,
    listed: Option<Vec<Listed>>,
    mentions: AllowedMentions,
    uploads: Vec<Upload>,
}

/// An entry of `attachments`: one that is there already, or one of the files sent along.
struct Listed {
    id: Id,
    filename: Option<String>,
    description: Option<String>,
}

/// Whom a message may ping.
struct AllowedMentions {
    everyone: bool,
    all_users: bool,
    users: Vec<Id>,
    replied_user: bool,
}

impl MessageForm {
    /// Checks a body. `path` stands before it in the errors (`["data"]` in an interaction callback).
    pub fn check(body: &Value, uploads: &[Upload], path: &[&str]) -> Result<Self, ApiError> {
        let mut problems = Problems::default();
        let form = Self::check_at(&mut problems, body, uploads, path);
        problems.finish()?;
        if uploads.iter().any(|upload| upload.bytes.len() > MAX_FILE) {
            return Err(ApiError::TOO_LARGE);
        }
        form.ok_or(ApiError::INVALID_JSON)
    }

    fn check_at(problems: &mut Problems, body: &Value, uploads: &[Upload], path: &[&str]) -> Option<Self> {
        if let [first, rest @ ..] = path {
            return problems.at(first, |problems| Self::check_at(problems, body, uploads, rest));
        }
        if !problems.is_object(body) {
            return None;
        }
        let nullable_text = |key: &str| body.get(key).filter(|value| value.is_null()).map(|_| String::new());
        let nullable_list = |key: &str| body.get(key).filter(|value| value.is_null()).map(|_| Vec::new());
        let content = problems.text(body, "content", 0..=2000, Need::Optional).map(Into::into);
        let flags = problems.integer(body, "flags", 0..=i64::from(i32::MAX), Need::Optional);
        if flags.is_some_and(|flags| flags & !SETTABLE != 0) {
            problems.add_at("flags", "BITFIELD_VALUE_INVALID", "Value contains flags that cannot be set here");
        }
        problems.boolean(body, "tts");
        Some(Self {
            content: content.or_else(|| nullable_text("content")),
            embeds: embed::embeds(problems, body).or_else(|| nullable_list("embeds")),
            components: component::message_rows(problems, body).or_else(|| nullable_list("components")),
            flags: flags.and_then(|flags| u64::try_from(flags).ok()),
            nonce: check_nonce(problems, body),
            enforce_nonce: problems.boolean(body, "enforce_nonce") == Some(true),
            reply: check_reply(problems, body),
            listed: check_attachments(problems, body, uploads),
            mentions: AllowedMentions::check(problems, body),
            uploads: uploads.to_vec(),
        })
    }

    /// Whether files are to be attached.
    pub fn has_files(&self) -> bool {
        !self.uploads.is_empty()
    }

    /// Whether only one person is to see it.
    pub fn is_private(&self) -> bool {
        self.flags.is_some_and(|flags| flags & EPHEMERAL != 0)
    }

    /// Whether embeds are to be shown.
    pub fn has_embeds(&self) -> bool {
        self.embeds.as_ref().is_some_and(|embeds| !embeds.is_empty())
    }

    /// Puts the form's parts into a message: those that are there replace the old ones. The attachments that are
    /// listed stay, the others go; without a list all of them stay and the files are added.
    pub fn apply(mut self, state: &mut State, message: &mut Message) -> Result<(), ApiError> {
        if let Some(rows) = &mut self.components {
            let mut problems = Problems::default();
            component::name_own_emoji(&mut problems, &state.world, rows);
            problems.finish()?;
        }
        let mut files = Vec::new();
        match &self.listed {
            None => files.append(&mut message.attachments.clone()),
            Some(listed) => {
                for entry in listed {
                    if let Some(mut kept) = message.attachments.iter().find(|file| file.id == entry.id).cloned() {
                        kept.description = entry.description.clone().or(kept.description);
                        files.push(kept);
                    } else if !self.uploads.iter().any(|upload| upload.number == entry.id.0) {
                        let mut problems = Problems::default();
                        problems.add_at(
                            "attachments",
                            "ATTACHMENT_NOT_FOUND",
                            format!("Attachment {} is neither there nor sent along", entry.id),
                        );
                        problems.finish()?;
                    }
                }
            }
        }
        if files.len() + self.uploads.len() > MAX_FILES {
            let mut problems = Problems::default();
            problems.add_at("attachments", "BASE_TYPE_MAX_LENGTH", format!("Must be {MAX_FILES} or fewer in length."));
            problems.finish()?;
        }
        if let Some(content) = self.content {
            message.content = content;
        }
        self.mentions.find(state, message);
        if let Some(embeds) = self.embeds {
            message.embeds = embeds;
        }
        if let Some(components) = self.components {
            message.components = components;
        }
        if let Some(flags) = self.flags {
            message.flags = message.flags & !SUPPRESS_EMBEDS | flags & (SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS);
        }
        let listed = self.listed.unwrap_or_default();
        let first_new = files.len();
        files.extend(self.uploads.iter().map(|upload| {
            let entry = listed.iter().find(|entry| entry.id.0 == upload.number);
            upload.attachment(state.clock.next_id(), entry)
        }));
        let before = std::mem::replace(&mut message.attachments, files);
        if message.is_empty() {
            message.attachments = before;
            return Err(ApiError::EMPTY_MESSAGE);
        }
        for (file, upload) in message.attachments.iter().skip(first_new).zip(self.uploads) {
            state.keep_file(file.id, upload.bytes);
        }
        Ok(())
    }
}

impl Upload {
    fn attachment(&self, id: Id, entry: Option<&Listed>) -> Attachment {
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

/// Width and height of a PNG or GIF, from its header.
fn picture_size(bytes: &[u8]) -> Option<(u32, u32)> {
    if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        let number = |at: usize| Some(u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?));
        return Some((number(16)?, number(20)?));
    }
    if bytes.starts_with(b"GIF8") {
        let number = |at: usize| Some(u32::from(u16::from_le_bytes(bytes.get(at..at + 2)?.try_into().ok()?)));
        return Some((number(6)?, number(8)?));
    }
    None
}

fn check_nonce(problems: &mut Problems, body: &Value) -> Option<Value> {
    let nonce = body.get("nonce").filter(|nonce| !nonce.is_null())?;
    if nonce.as_i64().is_none() {
        problems.text(body, "nonce", 0..=25, Need::Optional);
    }
    Some(nonce.clone())
}

fn check_reply(problems: &mut Problems, body: &Value) -> Option<(Id, bool)> {
    let reference = problems.object(body, "message_reference", Need::Optional)?;
    problems.at("message_reference", |problems| {
        // Forwarding (type 1) is not among what this server does.
        problems.choice(reference, "type", &[0], Need::Optional);
        let strict = problems.boolean(reference, "fail_if_not_exists").unwrap_or(true);
        problems.id(reference, "message_id", Need::Required).map(|id| (id, strict))
    })
}

fn check_attachments(problems: &mut Problems, body: &Value, uploads: &[Upload]) -> Option<Vec<Listed>> {
    let mut seen = HashSet::new();
    let mut listed = Vec::new();
    problems.objects(body, "attachments", 0..=MAX_FILES, Need::Optional, |problems, entry| {
        let filename = problems.text(entry, "filename", 0..=1024, Need::Optional).map(Into::into);
        let description = problems.text(entry, "description", 0..=1024, Need::Optional).map(Into::into);
        if let Some(id) = problems.id(entry, "id", Need::Required) {
            if !seen.insert(id) {
                problems.add_at("id", "BASE_TYPE_BAD_VALUE", "Attachment ids must be unique");
            }
            listed.push(Listed { id, filename, description });
        }
    })?;
    for upload in uploads.iter().filter(|upload| !seen.contains(&Id(upload.number))) {
        let message = format!("files[{}] is sent along but not listed", upload.number);
        problems.add_at("attachments", "ATTACHMENT_NOT_LISTED", message);
    }
    Some(listed)
}

impl AllowedMentions {
    fn check(problems: &mut Problems, body: &Value) -> Self {
        let Some(given) = problems.object(body, "allowed_mentions", Need::Optional) else {
            return Self { everyone: true, all_users: true, users: Vec::new(), replied_user: true };
        };
        problems.at("allowed_mentions", |problems| {
            let parse = problems.list(given, "parse", 0..=3, Need::Optional).unwrap_or_default();
            let parses = |kind: &str| parse.iter().any(|entry| entry == kind);
            if parse.iter().any(|entry| !["users", "roles", "everyone"].iter().any(|known| entry == known)) {
                problems.add_at("parse", "BASE_TYPE_CHOICES", "Value must be one of ('users', 'roles', 'everyone').");
            }
            let mut lists = ["users", "roles"].map(|kind| {
                let list = problems.list(given, kind, 0..=100, Need::Optional).unwrap_or_default();
                if parses(kind) && !list.is_empty() {
                    let message = format!("parse:[\"{kind}\"] and {kind}: [ids...] are mutually exclusive.");
                    problems.add("MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message);
                }
                list.iter().filter_map(|id| id.as_str()?.parse().ok()).collect::<Vec<Id>>()
            });
            Self {
                everyone: parses("everyone"),
                all_users: parses("users"),
                users: std::mem::take(&mut lists[0]),
                replied_user: problems.boolean(given, "replied_user").unwrap_or(false),
            }
        })
    }

    /// Finds out whom the message mentions.
    fn find(&self, state: &State, message: &mut Message) {
        let mut found = mentioned(&message.content);
        found.retain(|id| self.all_users || self.users.contains(id));
        if self.replied_user
            && let Some(target) = message.reply_to.and_then(|id| state.world.message(message.channel, id))
            && message.origin.is_none()
            && !found.contains(&target.author)
        {
            found.push(target.author);
        }
        let exists = |id: &Id| *id == state.world.bot.id || state.world.person(*id).is_some();
        message.mentions = found.into_iter().filter(exists).collect();
        let channel = state.world.channel(message.channel);
        let may = channel.is_some_and(|channel| state.world.bot_permissions(channel) & MENTION_EVERYONE != 0);
        let says = message.content.contains("@everyone") || message.content.contains("@here");
        message.mention_everyone = self.everyone && may && says;
    }
}

/// The users mentioned in a text as `<@ID>`, each once.
pub fn mentioned(content: &str) -> Vec<Id> {
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
