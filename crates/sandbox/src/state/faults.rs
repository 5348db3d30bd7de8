//! Faults that tests set for the bot's next requests.

use axum::Json;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::json;

pub const MAX_FAULTS: usize = 100;
/// The body of an error response from a proxy between the bot and Discord.
const PROXY_ERROR_HTML: &str =
    "<!DOCTYPE html><html><head><title>Access denied</title></head><body>error code: 1015</body></html>";

#[derive(Default)]
pub struct Faults {
    pub pending: Vec<Fault>,
    /// How many of the next interactions are delivered twice.
    pub deliver_twice: u32,
}

/// A fault that affects the next `count` matching requests.
#[derive(Clone, Deserialize)]
pub struct Fault {
    pub count: u32,
    #[serde(flatten)]
    pub effect: Effect,
    /// Whether the sandbox performs the request despite the fault.
    #[serde(default)]
    pub applied: bool,
    #[serde(default)]
    method: Option<String>,
    #[serde(default)]
    path: Option<String>,
}

#[derive(Clone, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase")]
pub enum Effect {
    /// Responds with an error.
    Status(ErrorResponse),
    /// Closes the connection without a response.
    Drop,
    /// Does not respond, but keeps the connection open.
    Hang,
    /// Responds late.
    Hold { ms: u64 },
}

#[derive(Clone, Default, Deserialize)]
pub struct ErrorResponse {
    pub status: u16,
    /// Discord's JSON error code.
    #[serde(default)]
    code: u32,
    /// The wait time in a 429 response, in seconds. 1 by default.
    pub retry_after: Option<f64>,
    /// The scope of a 429 response. `shared` by default.
    scope: Option<String>,
    /// Whether a 429 response has Discord's rate-limit headers. True by default.
    headers: Option<bool>,
    /// Whether the response has an HTML page as its body instead of JSON, and none of Discord's headers.
    #[serde(default)]
    html: bool,
}

impl ErrorResponse {
    /// Returns the response to a request that hit a rate limit.
    pub fn rate_limited(wait_ms: u64, scope: &str) -> Self {
        let retry_after = Some(wait_ms as f64 / 1000.0);
        Self { status: 429, retry_after, scope: Some(scope.into()), ..Self::default() }
    }
}

impl IntoResponse for ErrorResponse {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        if self.html {
            return (status, [(CONTENT_TYPE, "text/html; charset=UTF-8")], PROXY_ERROR_HTML).into_response();
        }
        if status != StatusCode::TOO_MANY_REQUESTS {
            return (status, Json(json!({"message": status.to_string(), "code": self.code}))).into_response();
        }
        let wait = self.retry_after.unwrap_or(1.0);
        let scope = self.scope.unwrap_or("shared".into());
        let global = scope == "global";
        let body = json!({
            "message": "You are being rate limited.", "retry_after": wait, "global": global,
            "code": self.code,
        });
        let mut response = (status, Json(body)).into_response();
        if self.headers.unwrap_or(true) {
            let headers = response.headers_mut();
            // The header contains whole seconds, and the body contains the exact time.
            set_header(headers, "retry-after", (wait.ceil() as u32).to_string());
            set_header(headers, "x-ratelimit-scope", scope);
            if global {
                set_header(headers, "x-ratelimit-global", "true".into());
            }
        }
        response
    }
}

impl Faults {
    /// Returns the fault for a request, if any, and counts the request.
    pub fn take(&mut self, method: &str, path: &str) -> Option<Fault> {
        let matches = |fault: &&mut Fault| {
            fault.count > 0
                && fault.method.as_deref().is_none_or(|wanted| wanted == method)
                && fault.path.as_deref().is_none_or(|wanted| wanted == path)
        };
        let fault = self.pending.iter_mut().find(matches)?;
        fault.count -= 1;
        Some(fault.clone())
    }
}

pub fn set_header(headers: &mut HeaderMap, name: &'static str, value: String) {
    if let Ok(value) = HeaderValue::try_from(value) {
        headers.insert(HeaderName::from_static(name), value);
    }
}
