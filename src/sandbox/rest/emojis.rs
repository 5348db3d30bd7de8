//! The application's own emoji (<https://discord.com/developers/docs/resources/emoji>).

use axum::body::Bytes;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use super::call::{Call, Reply, created, done, object};
use crate::sandbox::errors::ApiError;
use crate::sandbox::ids::Id;
use crate::sandbox::state::State;
use crate::sandbox::validate::{Need, Problems};
use crate::sandbox::world::{Emoji, MAX_EMOJIS, OwnEmoji};

/// The most bytes of a picture.
const MAX_PICTURE: usize = 256 << 10;
/// How the data of each kind of picture begin.
const KINDS: [(&str, &[u8]); 4] = [
    ("image/png", b"\x89PNG\r\n\x1a\n"),
    ("image/jpeg", b"\xff\xd8\xff"),
    ("image/gif", b"GIF8"),
    ("image/webp", b"RIFF"),
];

pub async fn list(call: Call) -> Reply {
    call.application()?;
    let state = call.lock();
    object(json!({"items": state.world.emojis.iter().map(|emoji| shown(&state, emoji)).collect::<Vec<_>>()}))
}

pub async fn get(call: Call) -> Reply {
    let id = emoji_id(&call)?;
    let state = call.lock();
    let emoji = state.world.emoji(id).ok_or(ApiError::UNKNOWN_OWN_EMOJI)?;
    object(shown(&state, emoji))
}

pub async fn create(call: Call) -> Reply {
    call.application()?;
    let body = &call.body.json;
    let mut problems = Problems::default();
    let mut state = call.lock();
    let name = check_name(&mut problems, &state, body, None, Need::Required);
    let picture = check_picture(&mut problems, body);
    problems.finish()?;
    let (Some(name), Some((kind, picture))) = (name, picture) else { return Err(ApiError::INVALID_JSON) };
    if state.world.emojis.len() >= MAX_EMOJIS {
        return Err(ApiError::MAX_EMOJIS);
    }
    let emoji = OwnEmoji { id: state.clock.next_id(), name, animated: kind == "image/gif" };
    state.add_emoji(emoji.clone(), picture);
    created(shown(&state, &emoji))
}

pub async fn edit(call: Call) -> Reply {
    let id = emoji_id(&call)?;
    let mut state = call.lock();
    if state.world.emoji(id).is_none() {
        return Err(ApiError::UNKNOWN_OWN_EMOJI);
    }
    let mut problems = Problems::default();
    let name = check_name(&mut problems, &state, &call.body.json, Some(id), Need::Optional);
    problems.finish()?;
    if let (Some(name), Some(emoji)) = (name, state.world.emojis.iter_mut().find(|emoji| emoji.id == id)) {
        emoji.name = name;
        state.dirty.world();
    }
    let emoji = state.world.emoji(id).ok_or(ApiError::UNKNOWN_OWN_EMOJI)?;
    object(shown(&state, emoji))
}

pub async fn delete(call: Call) -> Reply {
    let id = emoji_id(&call)?;
    if call.lock().remove_emoji(id) { done() } else { Err(ApiError::UNKNOWN_OWN_EMOJI) }
}

fn emoji_id(call: &Call) -> Result<Id, ApiError> {
    call.application()?;
    call.id("emoji_id")
}

/// The emoji object; `user` is who uploaded it.
fn shown(state: &State, emoji: &OwnEmoji) -> Value {
    json!({
        "id": emoji.id, "name": emoji.name, "roles": [], "user": state.objects().user(state.world.bot.id),
        "require_colons": true, "managed": false, "animated": emoji.animated, "available": true,
    })
}

/// A name of 2 to 32 letters, digits and underscores, which no other emoji than `own` has.
fn check_name(problems: &mut Problems, state: &State, body: &Value, own: Option<Id>, need: Need) -> Option<String> {
    let name = problems.text(body, "name", 2..=32, need)?;
    if !Emoji::is_name(name) {
        problems.add_at("name", "STRING_TYPE_REGEX", "String value did not match validation regex.");
    } else if state.world.emojis.iter().any(|emoji| emoji.name == name && Some(emoji.id) != own) {
        let message = "An application emoji with that name already exists.";
        problems.add_at("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", message);
    }
    Some(name.to_string())
}

/// A picture as a data URI in base64: its kind and its bytes.
fn check_picture(problems: &mut Problems, body: &Value) -> Option<(&'static str, Bytes)> {
    let uri = problems.text(body, "image", 1..=usize::MAX, Need::Required)?;
    let data = uri.strip_prefix("data:").and_then(|rest| rest.split_once(";base64,"));
    let kind = data.and_then(|(kind, _)| KINDS.iter().find(|(name, _)| *name == kind));
    let bytes = data.and_then(|(_, text)| STANDARD.decode(text).ok());
    match (kind, bytes) {
        (Some((kind, begin)), Some(bytes)) if bytes.starts_with(begin) => {
            if bytes.len() > MAX_PICTURE {
                problems.add_at("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.");
            }
            Some((kind, bytes.into()))
        }
        _ => {
            problems.add_at("image", "IMAGE_INVALID", "Invalid image");
            None
        }
    }
}
