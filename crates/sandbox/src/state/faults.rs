//! Faults that tests request for the bot's next requests.

use axum::Json;
use axum::http::header::{CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::json;

pub const MAX_FAULTS: usize = 100;
/// A response from a proxy between the bot and Discord.
const HTML: &str = "<!DOCTYPE html><html><head><title>Access denied</title></head><body>error code: 1015</body></html>";

#[derive(Default)]
pub struct Faults {
    pub next: Vec<Fault>,
    /// The number of interactions from now on that are delivered twice.
    pub twice: u32,
}

/// An effect on the next `count` matching requests.
#[derive(Clone, Deserialize)]
pub struct Fault {
    pub count: u32,
    #[serde(flatten)]
    pub effect: Effect,
    /// Whether the request still takes effect.
    #[serde(default)]
    pub applied: bool,
    #[serde(default)]
    method: Option<String>,
    #[serde(default)]
    path: Option<String>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase")]
pub enum Effect {
    /// Responds with an error.
    Status(ErrorResponse),
    /// Closes the connection without a response.
    Drop,
    /// Sends no response, but keeps the connection open.
    Hang,
    /// Responds late.
    Hold { ms: u64 },
}

#[derive(Clone, Copy, Deserialize)]
pub struct ErrorResponse {
    pub status: u16,
    /// Discord's JSON error code.
    #[serde(default)]
    code: u32,
    /// The wait in a 429 response, in seconds; 1 by default.
    pub retry_after: Option<f64>,
    /// The scope of a 429 response.
    #[serde(default)]
    scope: Scope,
    /// Whether a 429 response has Discord's headers; true by default.
    headers: Option<bool>,
    /// Whether the body is an HTML page instead of JSON, without Discord's headers.
    #[serde(default)]
    html: bool,
}

#[derive(Clone, Copy, Default, PartialEq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Scope {
    User,
    Global,
    #[default]
    Shared,
}

impl IntoResponse for ErrorResponse {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        if self.html {
            return (status, [(CONTENT_TYPE, "text/html; charset=UTF-8")], HTML).into_response();
        }
        if status != StatusCode::TOO_MANY_REQUESTS {
            return (status, Json(json!({"message": status.to_string(), "code": self.code}))).into_response();
        }
        let wait = self.retry_after.unwrap_or(1.0);
        let global = self.scope == Scope::Global;
        let body = json!({
            "message": "You are being rate limited.", "retry_after": wait, "global": global,
            "code": self.code,
        });
        let mut response = (status, Json(body)).into_response();
        if self.headers.unwrap_or(true) {
            let headers = response.headers_mut();
            // The header has whole seconds, and the body has the exact time.
            headers.insert(RETRY_AFTER, HeaderValue::from(wait.ceil() as u32));
            let scope = match self.scope {
                Scope::User => "user",
                Scope::Global => "global",
                Scope::Shared => "shared",
            };
            headers.insert(HeaderName::from_static("x-ratelimit-scope"), HeaderValue::from_static(scope));
            if global {
                headers.insert(HeaderName::from_static("x-ratelimit-global"), HeaderValue::from_static("true"));
            }
        }
        response
    }
}

impl Faults {
    /// Returns the fault for a request, if any, and counts it.
    pub fn take(&mut self, method: &str, path: &str) -> Option<Fault> {
        let matches = |fault: &&mut Fault| {
            fault.count > 0
                && fault.method.as_deref().is_none_or(|wanted| wanted == method)
                && fault.path.as_deref().is_none_or(|wanted| wanted == path)
        };
        let fault = self.next.iter_mut().find(matches)?;
        fault.count -= 1;
        Some(fault.clone())
    }
}
