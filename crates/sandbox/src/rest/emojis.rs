//! The application's emoji (<https://discord.com/developers/docs/resources/emoji>).

use axum::body::Bytes;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use image::ImageFormat;
use serde_json::{Value, json};

use super::request::{RestRequest, RestResponse, created, json_response, no_content};
use crate::errors::{ApiError, reject_if};
use crate::forms::problems::{Presence, Problems};
use crate::model::{ApplicationEmoji, Emoji, MAX_EMOJIS};
use crate::state::State;

const MAX_PICTURE_BYTES: usize = 256 << 10;
const ALLOWED_FORMATS: [ImageFormat; 4] = [ImageFormat::Png, ImageFormat::Jpeg, ImageFormat::Gif, ImageFormat::WebP];

pub async fn list(call: RestRequest) -> RestResponse {
    call.application()?;
    let state = call.lock();
    json_response(
        json!({"items": state.model.emojis.iter().map(|emoji| emoji_object(&state, emoji)).collect::<Vec<_>>()}),
    )
}

pub async fn create(call: RestRequest) -> RestResponse {
    call.application()?;
    let body = &call.body.json;
    let mut problems = Problems::default();
    let mut state = call.lock();
    let name = check_name(&mut problems, &state, body);
    let picture = check_picture(&mut problems, body);
    problems.finish()?;
    let (Some(name), Some((format, picture))) = (name, picture) else { return Err(ApiError::INVALID_JSON) };
    reject_if!(state.model.emojis.len() >= MAX_EMOJIS, ApiError::MAX_EMOJIS);
    let emoji = ApplicationEmoji { id: state.clock.next_id(), name, animated: format == ImageFormat::Gif };
    state.add_emoji(emoji.clone(), picture);
    created(emoji_object(&state, &emoji))
}

pub async fn delete(call: RestRequest) -> RestResponse {
    call.application()?;
    let id = call.id("emoji_id")?;
    if call.lock().remove_emoji(id) { no_content() } else { Err(ApiError::UNKNOWN_APPLICATION_EMOJI) }
}

/// Returns Discord's emoji object. Its field `user` names the uploader, which is always the bot.
fn emoji_object(state: &State, emoji: &ApplicationEmoji) -> Value {
    json!({
        "id": emoji.id, "name": emoji.name, "roles": [], "user": state.bot_json().user(state.model.bot.id),
        "require_colons": true, "managed": false, "animated": emoji.animated, "available": true,
    })
}

/// Checks that a name consists of 2 to 32 letters, digits and underscores, and that no other emoji has the same name.
fn check_name(problems: &mut Problems, state: &State, body: &Value) -> Option<String> {
    let name = problems.text(body, "name", 2..=32, Presence::Required)?;
    if !Emoji::is_name(name) {
        problems.add_at("name", "STRING_TYPE_REGEX", "String value did not match validation regex.");
    } else if state.model.emojis.iter().any(|emoji| emoji.name == name) {
        let message = "An application emoji with that name already exists.";
        problems.add_at("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", message);
    }
    Some(name.to_string())
}

/// Reads a picture from a base64 data URI.
fn check_picture(problems: &mut Problems, body: &Value) -> Option<(ImageFormat, Bytes)> {
    let uri = problems.text(body, "image", 1..=usize::MAX, Presence::Required)?;
    let data = uri.strip_prefix("data:").and_then(|rest| rest.split_once(";base64,"));
    let named = data.and_then(|(media_type, _)| ImageFormat::from_mime_type(media_type));
    let named = named.filter(|format| ALLOWED_FORMATS.contains(format));
    let bytes = data.and_then(|(_, text)| STANDARD.decode(text).ok());
    match (named, bytes) {
        (Some(format), Some(bytes)) if image::guess_format(&bytes).ok() == Some(format) => {
            if bytes.len() > MAX_PICTURE_BYTES {
                problems.add_at("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.");
            }
            Some((format, bytes.into()))
        }
        _ => {
            problems.add_at("image", "IMAGE_INVALID", "Invalid image");
            None
        }
    }
}
