//! Faults that tests ask for: what happens to the bot's next requests.

use axum::Json;
use axum::http::header::{CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::json;

/// Requests that a fault may be asked for.
pub const MAX_FAULTS: usize = 100;
/// What stands between Discord and the model answers in a language of its own.
const HTML: &str = "<!DOCTYPE html><html><head><title>Access denied</title></head><body>error code: 1015</body></html>";

#[derive(Default)]
pub struct Faults {
    pub next: Vec<Fault>,
    /// Interactions that are yet to be delivered twice.
    pub twice: u32,
}

/// What happens to the next `count` requests that match.
#[derive(Clone, Deserialize)]
pub struct Fault {
    pub count: u32,
    #[serde(flatten)]
    pub effect: Effect,
    /// Whether the request is carried out all the same.
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
    /// Answers with an error.
    Status(ErrorResponse),
    /// Closes the connection without an answer.
    Drop,
    /// Never answers; the connection stays open.
    Hang,
    /// Answers late.
    Hold { ms: u64 },
}

/// An error to answer with.
#[derive(Clone, Copy, Deserialize)]
pub struct ErrorResponse {
    pub status: u16,
    /// Discord's JSON error code.
    #[serde(default)]
    code: u32,
    /// The seconds to wait that a 429 names.
    #[serde(default = "ErrorResponse::one_second")]
    pub retry_after: f64,
    /// Whose limit a 429 is.
    #[serde(default)]
    scope: Scope,
    /// Whether a 429 has Discord's headers.
    #[serde(default = "ErrorResponse::with_headers")]
    headers: bool,
    /// A page in HTML instead of JSON, without Discord's headers.
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

impl ErrorResponse {
    fn one_second() -> f64 {
        1.0
    }

    fn with_headers() -> bool {
        true
    }
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
        let global = self.scope == Scope::Global;
        let body = json!({
            "message": "You are being rate limited.", "retry_after": self.retry_after, "global": global,
            "code": self.code,
        });
        let mut response = (status, Json(body)).into_response();
        if self.headers {
            let headers = response.headers_mut();
            // The header has whole seconds, the body the exact time.
            headers.insert(RETRY_AFTER, HeaderValue::from(self.retry_after.ceil() as u32));
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
    /// The fault for a request, if one was asked for. It is used up.
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
