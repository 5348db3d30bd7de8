//! The requests and responses of the routes.

use std::collections::HashMap;
use std::convert::Infallible;
use std::ops::RangeInclusive;
use std::sync::Arc;

use axum::Json;
use axum::body::HttpBody;
use axum::extract::multipart::{Field, MultipartError};
use axum::extract::{FromRequest, FromRequestParts, Multipart, Query, RawPathParams, Request};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::Value;

use crate::errors::{ApiError, reject_if};
use crate::forms::message::{MAX_FILE, MAX_FILES, Upload};
use crate::ids::Id;
use crate::shared::Shared;
use crate::state::State;
use crate::validate::Problems;

/// The maximum size of JSON, in bytes. The largest body uploads an emoji, whose picture is base64-encoded.
const MAX_JSON: usize = 1 << 20;
/// The maximum length of a file's media type, in bytes.
const MAX_TYPE_NAME: usize = 100;

pub type RestResponse = Result<Response, ApiError>;

pub fn object(value: Value) -> RestResponse {
    Ok(Json(value).into_response())
}

pub fn created(value: Value) -> RestResponse {
    Ok((StatusCode::CREATED, Json(value)).into_response())
}

pub fn done() -> RestResponse {
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// A request: path, query and body.
pub struct RestRequest {
    pub shared: Shared,
    params: Params,
    query: HashMap<String, String>,
    pub body: Arc<Body>,
}

impl RestRequest {
    pub fn lock(&self) -> std::sync::MutexGuard<'_, State> {
        self.shared.lock()
    }

    pub fn id(&self, name: &str) -> Result<Id, ApiError> {
        let text = self.params.text(name);
        text.parse().map_err(|_| not_a_snowflake(name, text))
    }

    pub fn text(&self, name: &str) -> &str {
        self.params.text(name)
    }

    pub fn query_is_true(&self, name: &str) -> bool {
        self.query.get(name).is_some_and(|value| value == "true" || value == "1")
    }

    /// Returns a number in the query, if it is there.
    pub fn query_number(&self, name: &str, range: RangeInclusive<u64>) -> Result<Option<u64>, ApiError> {
        let Some(text) = self.query.get(name) else { return Ok(None) };
        let number = text.parse().ok().filter(|number| range.contains(number));
        let wrong = || Problems::one(name, "NUMBER_TYPE_COERCE", format!("Value \"{text}\" is not a valid number."));
        number.map(Some).ok_or_else(wrong)
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
        let params = Params::from_request_parts(parts, shared).await?;
        let query = Query::try_from_uri(&parts.uri).map(|Query(query)| query).unwrap_or_default();
        let body = parts.extensions.get::<Arc<Body>>().cloned().unwrap_or_default();
        Ok(Self { shared: shared.clone(), params, query, body })
    }
}

fn not_a_snowflake(name: &str, text: &str) -> ApiError {
    Problems::one(name, "NUMBER_TYPE_COERCE", format!("Value \"{text}\" is not snowflake."))
}

#[derive(Default)]
pub struct Params(HashMap<String, String>);

impl Params {
    pub fn text(&self, name: &str) -> &str {
        self.0.get(name).map_or("", String::as_str)
    }

    /// Returns the resource that has its own rate limits: a channel, a server or a webhook.
    pub fn main(&self) -> &str {
        let keys = ["channel_id", "guild_id", "webhook_token"];
        keys.iter().map(|key| self.text(key)).find(|text| !text.is_empty()).unwrap_or("")
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Params {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Infallible> {
        let raw = RawPathParams::from_request_parts(parts, state).await;
        Ok(Self(raw.iter().flatten().map(|(key, value)| (key.to_string(), value.to_string())).collect()))
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
        let content_type = parts.headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
        let media_type = content_type.and_then(|value| value.split(';').next()).map(str::trim);
        let body = match media_type {
            _ if body.is_end_stream() => Self::default(),
            Some("application/json") => {
                let bytes = axum::body::to_bytes(body, MAX_JSON).await.map_err(|_| ApiError::TOO_LARGE)?;
                Self { json: parse(&bytes)?, files: Vec::new() }
            }
            Some("multipart/form-data") => {
                let request = Request::from_parts(parts.clone(), body);
                let form = Multipart::from_request(request, &()).await.map_err(|_| ApiError::INVALID_JSON)?;
                Self::read_form(form).await?
            }
            _ => return Err(ApiError::UNSUPPORTED_MEDIA_TYPE),
        };
        Ok((parts, body))
    }

    async fn read_form(mut form: Multipart) -> Result<Self, ApiError> {
        let mut body = Self::default();
        while let Some(field) = form.next_field().await.map_err(form_error)? {
            let name = field.name().unwrap_or_default();
            if name == "payload_json" {
                body.json = parse(&read_field(field, MAX_JSON).await?)?;
                continue;
            }
            let number = name.strip_prefix("files[").and_then(|rest| rest.strip_suffix(']')?.parse().ok());
            let filename = field.file_name().map(ToString::to_string);
            let (Some(number), Some(filename)) = (number, filename) else { continue };
            let content_type = field.content_type().filter(|name| name.len() <= MAX_TYPE_NAME).map(ToString::to_string);
            let bytes = read_field(field, MAX_FILE).await?.into();
            body.files.push(Upload { number, filename, content_type, bytes });
            reject_if!(body.files.len() > MAX_FILES, ApiError::TOO_LARGE);
        }
        Ok(body)
    }
}

async fn read_field(mut field: Field<'_>, limit: usize) -> Result<Vec<u8>, ApiError> {
    let mut bytes = Vec::new();
    while let Some(chunk) = field.chunk().await.map_err(form_error)? {
        reject_if!(bytes.len() + chunk.len() > limit, ApiError::TOO_LARGE);
        bytes.extend_from_slice(&chunk);
    }
    Ok(bytes)
}

fn form_error(error: MultipartError) -> ApiError {
    match error.status() {
        StatusCode::PAYLOAD_TOO_LARGE => ApiError::TOO_LARGE,
        _ => ApiError::INVALID_JSON,
    }
}

fn parse(bytes: &[u8]) -> Result<Value, ApiError> {
    serde_json::from_slice(bytes).map_err(|_| ApiError::INVALID_JSON)
}
