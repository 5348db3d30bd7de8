//! The requests and responses of the routes.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::Arc;

use axum::Json;
use axum::body::{Bytes, HttpBody};
use axum::extract::{FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use memchr::memmem;
use serde_json::Value;

use crate::errors::{ApiError, reject_if};
use crate::forms::message::{MAX_FILE_BYTES, MAX_FILES, MessageForm, Upload};
use crate::forms::problems::{Presence, Problems};
use crate::model::ids::Id;
use crate::state::Shared;
use crate::state::State;

/// The maximum size of a JSON body, in bytes. The largest bodies are those that upload an emoji as base64.
const MAX_JSON_BYTES: usize = 1 << 20;
/// The maximum size of a form, in bytes: a message's ten files, and its JSON.
const MAX_FORM_BYTES: usize = 26 << 20;
/// The maximum number of parts in a form.
const MAX_PARTS: usize = MAX_FILES + 1;
/// The maximum number of messages or threads in a list.
const MAX_LIST_LENGTH: i64 = 100;
/// The number of messages or threads in a list if the request has no `limit`.
const DEFAULT_LIST_LENGTH: usize = 50;
/// The maximum length of a file's media type, in bytes.
const MAX_TYPE_BYTES: usize = 100;

pub type RestResponse = Result<Response, ApiError>;

pub fn json_response(value: Value) -> RestResponse {
    Ok(Json(value).into_response())
}

pub fn created(value: Value) -> RestResponse {
    Ok((StatusCode::CREATED, Json(value)).into_response())
}

pub fn no_content() -> RestResponse {
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// A request: path, query and body.
pub struct RestRequest {
    pub shared: Shared,
    pub params: Params,
    /// The query's parameters as a JSON object.
    query: Value,
    pub body: Arc<Body>,
}

impl RestRequest {
    pub fn lock(&self) -> std::sync::MutexGuard<'_, State> {
        self.shared.lock()
    }

    pub fn id(&self, name: &str) -> Result<Id, ApiError> {
        let text = self.params.get(name);
        let wrong =
            |_| Problems::single_error(name, "NUMBER_TYPE_COERCE", format!("Value \"{text}\" is not snowflake."));
        text.parse().map_err(wrong)
    }

    /// Checks the body as a message.
    pub fn message_form(&self) -> Result<MessageForm, ApiError> {
        let form = Problems::check(|problems| MessageForm::check(problems, &self.body.json, &self.body.files))?;
        form.ok_or(ApiError::INVALID_JSON)
    }

    pub fn query_is_true(&self, name: &str) -> bool {
        self.query[name] == "true" || self.query[name] == "1"
    }

    /// Returns the query's `limit`, which must be at least `min`. If it is missing, returns the default.
    pub fn limit(&self, min: i64) -> Result<usize, ApiError> {
        let range = min..=MAX_LIST_LENGTH;
        let limit = Problems::check(|problems| problems.integer(&self.query, "limit", range, Presence::Optional))?;
        Ok(limit.map_or(DEFAULT_LIST_LENGTH, |limit| limit as usize))
    }

    /// Returns the id with this name in the query, if any.
    pub fn query_id(&self, name: &str) -> Result<Option<u64>, ApiError> {
        Problems::check(|problems| problems.id(&self.query, name, Presence::Optional).map(|id| id.0))
    }

    /// Returns the time with this name in the query, in milliseconds since 1970, if any.
    pub fn query_time(&self, name: &str) -> Result<Option<u64>, ApiError> {
        Problems::check(|problems| problems.time(&self.query, name, Presence::Optional))
    }

    /// Checks that the path names this application, then returns the application's id.
    pub fn application(&self) -> Result<Id, ApiError> {
        let id = self.id("application_id")?;
        if id == self.lock().model.bot.id { Ok(id) } else { Err(ApiError::UNKNOWN_APPLICATION) }
    }
}

impl FromRequestParts<Shared> for RestRequest {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, shared: &Shared) -> Result<Self, Infallible> {
        let params = Params::read(parts).await;
        let query = Query::try_from_uri(&parts.uri).map(|Query(query)| query).unwrap_or_default();
        let body = parts.extensions.get::<Arc<Body>>().cloned().unwrap_or_default();
        Ok(Self { shared: shared.clone(), params, query, body })
    }
}

/// The parameters in a path, by name.
#[derive(Default)]
pub struct Params(HashMap<String, String>);

impl Params {
    pub async fn read(parts: &mut Parts) -> Self {
        Path::from_request_parts(parts, &()).await.map(|Path(params)| Self(params)).unwrap_or_default()
    }

    pub fn get(&self, name: &str) -> &str {
        self.0.get(name).map_or("", String::as_str)
    }

    /// Returns the resource that has its own rate limits: a channel, a server or a webhook.
    pub fn major_parameter(&self) -> &str {
        let keys = ["channel_id", "guild_id", "webhook_token"];
        keys.iter().find_map(|key| self.0.get(*key)).map_or("", String::as_str)
    }
}

/// The body of a request: JSON, or a multipart form with `payload_json` and files.
#[derive(Default)]
pub struct Body {
    pub json: Value,
    pub files: Vec<Upload>,
}

impl Body {
    /// Reads the body of a request. Without a body, the JSON is null.
    pub async fn read(request: Request) -> Result<(Parts, Self), ApiError> {
        let (parts, body) = request.into_parts();
        if body.is_end_stream() {
            return Ok((parts, Self::default()));
        }
        let content_type = parts.headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
        let mut of_type = content_type.unwrap_or_default().split(';').map(str::trim);
        let bytes = async |limit| axum::body::to_bytes(body, limit).await.map_err(|_| ApiError::TOO_LARGE);
        let body = match of_type.next() {
            Some("application/json") => Self { json: parse_json(&bytes(MAX_JSON_BYTES).await?)?, files: Vec::new() },
            Some("multipart/form-data") => {
                let boundary = of_type.find_map(|parameter| parameter.strip_prefix("boundary="));
                Self::from_form(&bytes(MAX_FORM_BYTES).await?, boundary.unwrap_or_default().trim_matches('"'))?
            }
            _ => return Err(ApiError::UNSUPPORTED_MEDIA_TYPE),
        };
        Ok((parts, body))
    }

    /// Reads a form with a part `payload_json`, and parts such as `files[0]` for files.
    fn from_form(form: &Bytes, boundary: &str) -> Result<Self, ApiError> {
        let mut body = Self::default();
        for (headers, content) in form_parts(form, boundary).ok_or(ApiError::INVALID_JSON)? {
            let name = quoted_parameter(headers, "name").unwrap_or_default();
            let number = name.strip_prefix("files[").and_then(|rest| rest.strip_suffix(']')?.parse().ok());
            if name == "payload_json" {
                reject_if!(content.len() > MAX_JSON_BYTES, ApiError::TOO_LARGE);
                body.json = parse_json(&content)?;
            } else if let (Some(number), Some(filename)) = (number, quoted_parameter(headers, "filename")) {
                reject_if!(content.len() > MAX_FILE_BYTES, ApiError::TOO_LARGE);
                let mut lines = headers.lines().filter_map(|line| line.split_once(": "));
                let content_type = lines.find(|(name, _)| name.eq_ignore_ascii_case("content-type"));
                let content_type = content_type.map(|(_, name)| name);
                let content_type = content_type.filter(|name| name.len() <= MAX_TYPE_BYTES).map(ToString::to_string);
                body.files.push(Upload { number, filename, content_type, bytes: content });
            }
        }
        Ok(body)
    }
}

/// Splits a form into the headers and the content of its parts (RFC 2046, 5.1.1). Returns `None` if the form is
/// malformed or has more parts than a message.
fn form_parts<'f>(form: &'f Bytes, boundary: &str) -> Option<Vec<(&'f str, Bytes)>> {
    let delimiter = format!("\r\n--{boundary}");
    // The first delimiter has no line break before it.
    let mut rest = form.strip_prefix(delimiter.trim_start().as_bytes())?;
    let mut parts = Vec::new();
    while let Some(part) = rest.strip_prefix(b"\r\n") {
        let end = memmem::find(part, delimiter.as_bytes())?;
        let headers = memmem::find(&part[..end], b"\r\n\r\n")?;
        parts.push((std::str::from_utf8(&part[..headers]).ok()?, form.slice_ref(&part[headers + 4..end])));
        rest = &part[end + delimiter.len()..];
    }
    (rest.starts_with(b"--") && parts.len() <= MAX_PARTS).then_some(parts)
}

/// Returns a quoted parameter in headers, such as `name` in `form-data; name="a"`.
fn quoted_parameter(headers: &str, name: &str) -> Option<String> {
    let (_, quoted) = headers.split_once(&format!("; {name}=\""))?;
    let mut value = String::new();
    let mut characters = quoted.chars();
    loop {
        match characters.next()? {
            '"' => return Some(value),
            '\\' => value.push(characters.next()?),
            other => value.push(other),
        }
    }
}

fn parse_json(bytes: &[u8]) -> Result<Value, ApiError> {
    serde_json::from_slice(bytes).map_err(|_| ApiError::INVALID_JSON)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// A form with a JSON part, an unknown part, and a file whose name needs escapes.
    const FORM: &str = "--b\r\nContent-Disposition: form-data; name=\"payload_json\"\r\n\r\n{\"a\":1}\r\n\
        --b\r\nContent-Disposition: form-data; name=\"other\"\r\n\r\n\r\n\
        --b\r\ncontent-type: image/png\r\nContent-Disposition: form-data; name=\"files[7]\"; filename=\"a\\\"; b.png\"\
        \r\n\r\nPNG--b\r\n\r\n--b--\r\n";

    #[test]
    fn forms_are_split_into_json_and_files() {
        let body = Body::from_form(&Bytes::from_static(FORM.as_bytes()), "b").expect("a form");
        assert_eq!(body.json, json!({"a": 1}));
        let [file] = &body.files[..] else { panic!("{} files", body.files.len()) };
        assert_eq!((file.number, file.filename.as_str()), (7, "a\"; b.png"));
        assert_eq!(file.content_type.as_deref(), Some("image/png"));
        assert_eq!(&file.bytes[..], b"PNG--b\r\n", "only a delimiter after a line break ends a part");
    }

    #[test]
    fn malformed_forms_are_refused() {
        let refused = |form: String, boundary: &str| Body::from_form(&form.into(), boundary).is_err();
        for end in 0..FORM.len() - "--\r\n".len() {
            assert!(refused(FORM[..end].into(), "b"), "cut after {end} bytes");
        }
        assert!(refused(FORM.into(), "c"), "another boundary");
        let parts = "--b\r\n\r\n\r\n\r\n".repeat(MAX_PARTS + 1);
        assert!(refused(format!("{parts}--b--"), "b"), "too many parts");
        let parts = "--b\r\n\r\n\r\n\r\n".repeat(MAX_PARTS);
        assert!(!refused(format!("{parts}--b--"), "b"));
    }
}
