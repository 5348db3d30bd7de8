//! Sends single requests, with a time limit, and interprets errors.
//!
//! serenity's own client is not used, because its errors omit the wait that Discord asks for, and contain the URL with
//! the interaction's token. serenity's limiter is used only for routes without an interaction's token.

#[cfg(test)]
mod tests;

use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use reqwest::header::HeaderMap;
use serde_json::Value;
use serenity::all::{Http, HttpError};
use serenity::http::{Request, Route};
use tokio::time::{Instant, sleep, timeout};

use super::budget::{Priority, RequestBudget};
use crate::play::{DiscordError, ShowError};
use crate::telemetry;

/// The time limit for one request.
pub const REQUEST_TIMEOUT: Duration = Duration::from_secs(10);
/// The number of invalid requests (401, 403, 429) at which the bot's processes stop sending. It is half of Discord's
/// limit: Discord blocks an IP address for a while after 10,000 invalid requests in ten minutes.
const MAX_INVALID_REQUESTS: u32 = 5_000;
const INVALID_WINDOW: Duration = Duration::from_secs(600);
/// The number of failed requests in a row after which the bot treats Discord as down.
const FAILING_THRESHOLD: u32 = 5;
/// How long the bot treats Discord as down after the last failed request, unless Discord asks for a longer wait.
const MIN_FAILING_DURATION: Duration = Duration::from_secs(60);
/// The maximum number of attempts in [`Transport::send_with_retries`].
const MAX_TRIES: u32 = 4;
/// The pause before the second attempt. It doubles with each further attempt.
const RETRY_PAUSE: Duration = Duration::from_secs(1);
/// The longest pause between attempts, even if Discord asks for a longer pause.
const MAX_RETRY_PAUSE: Duration = Duration::from_secs(120);

/// The HTTP status for a request that got no response in time.
pub const TIMED_OUT_STATUS: u16 = 408;
/// Discord's error code for an interaction that already has its first response.
pub const ALREADY_ACKNOWLEDGED: u64 = 40_060;

/// Sends requests, with a time limit, and interprets errors.
#[derive(Clone)]
pub struct Transport {
    pub http: Arc<Http>,
    /// The client of `http`.
    client: reqwest::Client,
    invalid_requests: Arc<Mutex<InvalidRequests>>,
    failed_requests: Arc<Mutex<FailedRequests>>,
    /// Limits the requests that are not responses to interactions.
    pub budget: RequestBudget,
}

/// The invalid requests that Discord counts against this IP address.
struct InvalidRequests {
    window_start: Instant,
    count: u32,
}

/// The number of requests in a row that got a 429, a server error or no response.
struct FailedRequests {
    count: u32,
    failing_until: Instant,
}

/// Why a request failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RequestError {
    /// The HTTP status; 0 if the connection failed, [`TIMED_OUT_STATUS`] if no response arrived in time.
    pub status: u16,
    /// Discord's JSON error code; 0 without a code.
    pub code: u64,
    pub message: String,
    /// The wait that Discord asks for.
    pub retry_after: Option<Duration>,
    /// Whether the wait applies to all requests.
    pub is_global: bool,
}

/// The JSON of a successful response (null if it has no body), and its headers.
pub type Reply = (Value, HeaderMap);

/// Returns the id of an object that Discord returned.
pub fn id_of<T: FromStr>(object: &Value) -> Option<T> {
    object.get("id")?.as_str()?.parse().ok()
}

impl Transport {
    /// Creates a transport that sends through `http`, which must have been built with `client`.
    pub fn new(http: Arc<Http>, client: reqwest::Client, budget: RequestBudget) -> Transport {
        let invalid = InvalidRequests { window_start: Instant::now(), count: 0 };
        let failed_requests = Arc::new(Mutex::new(FailedRequests { count: 0, failing_until: Instant::now() }));
        Transport { http, client, invalid_requests: Arc::new(Mutex::new(invalid)), failed_requests, budget }
    }

    /// Returns whether requests keep failing, for example because Discord responds to everything with 429. Meanwhile,
    /// players see nothing new.
    pub fn is_failing(&self) -> bool {
        let failed = self.failed_requests.lock();
        let all_fail = failed.count >= FAILING_THRESHOLD && Instant::now() < failed.failing_until;
        drop(failed);
        all_fail || self.blocked_for().is_some()
    }

    /// Waits for the budget, sends a request once, and waits up to `limit` for the response. Returns null for a
    /// response without a body.
    ///
    /// # Errors
    /// Fails if Discord refused the request or did not respond. Even if it did not respond, it may have executed the
    /// request.
    pub async fn send_once(&self, request: Request<'_>, limit: Duration) -> Result<Value, RequestError> {
        self.await_budget(&request, Priority::Urgent).await;
        self.send_counted(request, limit).await.map(|(body, _)| body)
    }

    /// Sends a request that the budget has already counted. See [`Transport::send_once`]. Returns the response's headers
    /// too.
    pub async fn send_counted(&self, request: Request<'_>, limit: Duration) -> Result<Reply, RequestError> {
        if let Some(left) = self.blocked_for() {
            let message = "too many invalid requests; nothing is sent for a while".to_owned();
            return Err(RequestError { status: 429, code: 0, message, retry_after: Some(left), is_global: false });
        }
        if !has_interaction_token(request.route_ref()) {
            self.budget.wait_to_send().await;
        }
        let exchange = async {
            let limiter = self.http.ratelimiter.as_ref().filter(|_| !has_interaction_token(request.route_ref()));
            let response = match limiter {
                Some(limiter) => limiter.perform(request).await.map_err(RequestError::from_serenity)?,
                None => send_without_limiter(&self.http, &self.client, request).await?,
            };
            let headers = response.headers().clone();
            Ok((read_json(response, self.http.token()).await?, headers))
        };
        let result = timeout(limit, exchange).await.unwrap_or_else(|_| {
            let message = format!("no response within {} ms", limit.as_millis());
            Err(RequestError { status: TIMED_OUT_STATUS, ..RequestError::unreachable(message) })
        });
        match &result {
            Ok(_) => {
                telemetry::count_outcome(telemetry::HTTP_REQUESTS, "done");
                self.failed_requests.lock().count = 0;
            }
            Err(error) => self.count_error(error),
        }
        result
    }

    /// Waits for the budget, unless the request responds to an interaction. Discord's global limit does not count such
    /// responses.
    async fn await_budget(&self, request: &Request<'_>, priority: Priority) {
        if !has_interaction_token(request.route_ref()) {
            self.budget.acquire(priority).await;
        }
    }

    /// Sends a request that no user is waiting for. Repeats it after a pause if that might help.
    ///
    /// # Errors
    /// Fails with the error from the last attempt.
    pub async fn send_with_retries<'a>(&self, request: impl Fn() -> Request<'a>) -> Result<Value, RequestError> {
        self.exchange_with_retries(request).await.map(|(body, _)| body)
    }

    /// Sends one of several similar requests, as [`Transport::send_with_retries`] does. Then pauses so that these
    /// requests stay within the rate limit in Discord's headers.
    ///
    /// # Errors
    /// Fails with the error from the last attempt.
    pub async fn send_paced<'a>(&self, request: impl Fn() -> Request<'a>) -> Result<Value, RequestError> {
        let (body, headers) = self.exchange_with_retries(request).await?;
        sleep(pacing_pause(&headers).min(MAX_RETRY_PAUSE)).await;
        Ok(body)
    }

    async fn exchange_with_retries<'a>(&self, request: impl Fn() -> Request<'a>) -> Result<Reply, RequestError> {
        let mut tried = 1;
        loop {
            let request = request();
            self.await_budget(&request, Priority::Background).await;
            match self.send_counted(request, REQUEST_TIMEOUT).await {
                Err(error) if error.is_temporary() && tried < MAX_TRIES => {
                    let pause = error.retry_after.unwrap_or(RETRY_PAUSE * 2_u32.pow(tried - 1)).min(MAX_RETRY_PAUSE);
                    tracing::warn!(error = error.message, tried, "a request failed; trying again");
                    sleep(pause).await;
                    tried += 1;
                }
                result => return result,
            }
        }
    }

    fn count_error(&self, error: &RequestError) {
        telemetry::count_outcome(
            telemetry::HTTP_REQUESTS,
            match error.status {
                0 | TIMED_OUT_STATUS => "unreachable",
                429 => "rate-limited",
                500.. => "server-error",
                _ => "refused",
            },
        );
        if let (true, Some(pause)) = (error.is_global, error.retry_after) {
            self.budget.pause(pause.min(MAX_RETRY_PAUSE));
        }
        let mut failed = self.failed_requests.lock();
        if matches!(error.status, 0 | TIMED_OUT_STATUS | 429 | 500..) {
            failed.count = failed.count.saturating_add(1);
            failed.failing_until =
                Instant::now() + error.retry_after.unwrap_or_default().clamp(MIN_FAILING_DURATION, INVALID_WINDOW);
        } else {
            failed.count = 0;
        }
        drop(failed);
        if matches!(error.status, 401 | 403 | 429) {
            let mut invalid = self.invalid_requests.lock();
            invalid.count += 1;
            telemetry::set_gauge(telemetry::INVALID_HTTP_REQUESTS, invalid.count);
            if invalid.count == self.max_invalid() {
                tracing::error!(count = invalid.count, "too many invalid requests; nothing is sent for a while");
            }
        }
    }

    /// Returns the number of invalid requests at which this process stops sending. Processes often share an IP address,
    /// so each process gets a share of the limit.
    fn max_invalid(&self) -> u32 {
        self.budget.share_of(MAX_INVALID_REQUESTS).max(1)
    }

    /// Returns how long sending stays blocked after too many invalid requests, or `None` if sending is not blocked.
    fn blocked_for(&self) -> Option<Duration> {
        let mut invalid = self.invalid_requests.lock();
        let left = INVALID_WINDOW.saturating_sub(invalid.window_start.elapsed());
        if left.is_zero() {
            *invalid = InvalidRequests { window_start: Instant::now(), count: 0 };
            telemetry::set_gauge(telemetry::INVALID_HTTP_REQUESTS, 0);
        }
        (invalid.count >= self.max_invalid()).then_some(left)
    }
}

impl RequestError {
    fn unreachable(message: String) -> RequestError {
        RequestError { status: 0, code: 0, message, retry_after: None, is_global: false }
    }

    pub fn from_reqwest(error: reqwest::Error) -> RequestError {
        RequestError::unreachable(error_chain(&error))
    }

    pub fn from_serenity(error: serenity::Error) -> RequestError {
        match error {
            serenity::Error::Http(HttpError::Request(error)) => RequestError::from_reqwest(error),
            serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => RequestError {
                status: response.status_code.as_u16(),
                code: response.error.code.try_into().unwrap_or(0),
                message: response.error.message,
                retry_after: None,
                is_global: false,
            },
            error => RequestError::unreachable(error_chain(&error)),
        }
    }

    /// Returns whether a later attempt might succeed, because there was no response, a rate limit or a server error.
    pub fn is_temporary(&self) -> bool {
        matches!(self.status, 0 | TIMED_OUT_STATUS | 429 | 500..)
    }

    /// Interprets the codes of
    /// <https://discord.com/developers/docs/topics/opcodes-and-status-codes#json>.
    pub fn into_show_error(self) -> ShowError {
        let temporary = self.is_temporary();
        let RequestError { status, code, message, retry_after, .. } = self;
        let cause = DiscordError { message, status, code };
        match code {
            // Unknown message; a message by a different author.
            10_008 | 50_005 => ShowError::MessageGone(cause),
            // Unknown channel or server.
            10_003 | 10_004 => ShowError::ChannelGone(cause),
            // Too many edits to an old message.
            30_046 => ShowError::Stale(cause),
            // Unknown webhook or interaction, or the token is no longer valid.
            10_015 | 10_062 | 50_027 => ShowError::InteractionExpired(cause),
            ALREADY_ACKNOWLEDGED => ShowError::AlreadyResponded(cause),
            _ if temporary => match retry_after {
                Some(after) => ShowError::RateLimited { cause, after },
                None => ShowError::Temporary(cause),
            },
            // Missing access or permission, a locked thread, and other permanent errors.
            _ => ShowError::Forbidden(cause),
        }
    }
}

/// Sends a request once, bypassing serenity's limiter. `client` is the client of `http`.
///
/// # Errors
/// Fails if the connection failed.
pub async fn send_without_limiter(
    http: &Http,
    client: &reqwest::Client,
    request: Request<'_>,
) -> Result<reqwest::Response, RequestError> {
    let needs_token = !has_interaction_token(request.route_ref());
    let built = request.build(client, http.token(), http.proxy.as_deref()).map_err(RequestError::from_serenity)?;
    let mut built = built.build().map_err(RequestError::from_reqwest)?;
    if !needs_token {
        // The interaction's token is enough. If the request carried the bot's token, a proxy would count the request
        // against the bot's global limit, which Discord does not do.
        built.headers_mut().remove(reqwest::header::AUTHORIZATION);
    }
    client.execute(built).await.map_err(RequestError::from_reqwest)
}

/// Returns a pause between requests. It spreads the requests that `headers` still allow evenly over the rest of the
/// window.
fn pacing_pause(headers: &HeaderMap) -> Duration {
    let number = |name: &str| headers.get(name).and_then(|value| value.to_str().ok()?.parse::<f64>().ok());
    let pause = match (number("x-ratelimit-reset-after"), number("x-ratelimit-remaining")) {
        (Some(seconds), Some(remaining)) => Duration::try_from_secs_f64(seconds / (remaining + 1.0)).ok(),
        _ => None,
    };
    pause.unwrap_or_default()
}

/// Reads the JSON of a response. Errors never contain the token, even if a proxy's response does.
pub async fn read_json(response: reqwest::Response, token: &str) -> Result<Value, RequestError> {
    let status = response.status();
    let is_global = response.headers().contains_key("x-ratelimit-global");
    let header = response.headers().get(reqwest::header::RETRY_AFTER).and_then(|value| value.to_str().ok());
    let header: Option<f64> = header.and_then(|seconds| seconds.parse().ok());
    let bytes = response.bytes().await.map_err(RequestError::from_reqwest)?;
    let body: Value = serde_json::from_slice(&bytes).unwrap_or_default();
    if status.is_success() {
        return Ok(body);
    }
    // The body contains the exact wait, the header only whole seconds. A proxy can send either, both or neither.
    let seconds = body["retry_after"].as_f64().or(header);
    let message = body["message"].as_str().unwrap_or("no message from Discord");
    let details = body.get("errors").map(|errors| format!(" {errors}")).unwrap_or_default();
    let message = format!("{message}{details} (status {})", status.as_u16());
    let token = token.strip_prefix("Bot ").filter(|token| !token.is_empty()).unwrap_or(token);
    Err(RequestError {
        status: status.as_u16(),
        code: body["code"].as_u64().unwrap_or(0),
        message: message.replace(token, "[token]"),
        retry_after: seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok()),
        is_global: is_global || body["global"] == true,
    })
}

/// Returns whether the route contains an interaction's token. Discord limits such requests per token, if at all. They
/// bypass serenity's limiter, which would remember every interaction forever and put the follow-ups of all matches into
/// one queue.
fn has_interaction_token(route: &Route<'_>) -> bool {
    matches!(
        route,
        Route::InteractionResponse { .. }
            | Route::WebhookFollowupMessage { .. }
            | Route::WebhookOriginalInteractionResponse { .. }
            | Route::WebhookFollowupMessages { .. }
    )
}

/// Returns the error with its sources, in one line. Leaves out URLs, which can contain an interaction's token.
pub fn error_chain(error: &(dyn std::error::Error + 'static)) -> String {
    let without_url = |error: &(dyn std::error::Error + 'static)| {
        let text = error.to_string();
        let text = match error.downcast_ref().and_then(reqwest::Error::url) {
            Some(url) => text.replace(&format!(" for url ({url})"), ""),
            None => text,
        };
        text.trim_end_matches('.').to_owned()
    };
    let mut messages: Vec<String> =
        std::iter::successors(Some(error), |error| error.source()).map(without_url).collect();
    messages.dedup();
    messages.join(": ")
}
