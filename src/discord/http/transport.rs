//! One request to Discord: sent, waited for within a time, and what it means if it is refused.
//!
//! serenity's client would do, but its errors forget how long Discord asks to wait, and they name the whole address, in
//! which the token of an interaction stands. So requests are executed here, with serenity's limiter where that is on and of use.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::Value;
use serenity::all::{Http, HttpError};
use serenity::http::{Request, Route};
use tokio::time::{Instant, sleep, timeout};

use crate::table::ShowError;
use crate::telemetry;

/// How long one request may take.
pub const REQUEST: Duration = Duration::from_secs(10);
/// Discord shuts an address out for a while after 10,000 invalid requests (401, 403, 429) in ten minutes; we stop before.
const MOST_INVALID: u32 = 5_000;
/// The span over which invalid requests are counted.
const INVALID_SPAN: Duration = Duration::from_secs(600);
/// How often a request that nobody waits for is sent, and the first pause between; it doubles every time.
const TRIES: u32 = 4;
const PAUSE: Duration = Duration::from_secs(1);
/// The longest such pause, whatever Discord asks for.
const LONGEST_PAUSE: Duration = Duration::from_secs(120);

/// The HTTP status for a request that took too long.
pub const NO_ANSWER: u16 = 408;
/// Discord's error code for an interaction that is answered already.
pub const ACKNOWLEDGED: u64 = 40_060;

/// Sends requests.
#[derive(Clone)]
pub struct Sending {
    http: Arc<Http>,
    /// The same client that `http` has.
    client: reqwest::Client,
    invalid: Arc<Mutex<Invalid>>,
}

/// The requests that Discord counts against an address.
struct Invalid {
    since: Instant,
    count: u32,
}

/// A request that Discord, or the way to it, refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The HTTP status; 0 if the connection failed, [`NO_ANSWER`] also if no answer came in time.
    pub status: u16,
    /// Discord's JSON error code; 0 if there is none.
    pub code: u64,
    /// What was said.
    pub words: String,
    /// How long Discord asks to wait.
    pub after: Option<Duration>,
}

impl Sending {
    /// Sends through `http`, which was built with this client.
    pub fn new(http: Arc<Http>, client: reqwest::Client) -> Sending {
        let invalid = Invalid { since: Instant::now(), count: 0 };
        Sending { http, client, invalid: Arc::new(Mutex::new(invalid)) }
    }

    /// serenity's client.
    pub fn http(&self) -> &Arc<Http> {
        &self.http
    }

    /// Sends once and waits so long for the answer. An answer without a body is null.
    ///
    /// # Errors
    /// It was refused, or no answer came; then it may have been carried out all the same.
    pub async fn once(&self, request: Request<'_>, within: Duration) -> Result<Value, Refused> {
        if let Some(left) = self.shut_for() {
            let words = "too many requests were refused lately; nothing is sent for a while".to_owned();
            return Err(Refused { status: 429, code: 0, words, after: Some(left) });
        }
        let result = timeout(within, self.exchange(request)).await.unwrap_or_else(|_| {
            let words = format!("no answer within {} ms", within.as_millis());
            Err(Refused { status: NO_ANSWER, ..Refused::silent(words) })
        });
        match &result {
            Ok(_) => telemetry::request("done"),
            Err(refused) => self.note(refused),
        }
        result
    }

    /// Sends, and sends again after a pause if it may go better then: for what nobody waits for.
    ///
    /// # Errors
    /// How it was refused at last.
    pub async fn patiently<'a>(&self, request: impl Fn() -> Request<'a>) -> Result<Value, Refused> {
        let mut tried = 1;
        loop {
            match self.once(request(), REQUEST).await {
                Err(refused) if refused.is_passing() && tried < TRIES => {
                    let pause = refused.after.unwrap_or(PAUSE * 2_u32.pow(tried - 1)).min(LONGEST_PAUSE);
                    tracing::warn!(words = refused.words, tried, "a request failed and is sent again");
                    sleep(pause).await;
                    tried += 1;
                }
                result => return result,
            }
        }
    }

    async fn exchange(&self, request: Request<'_>) -> Result<Value, Refused> {
        let limiter = self.http.ratelimiter.as_ref().filter(|_| !bears_token(request.route_ref()));
        let response = match limiter {
            Some(limiter) => limiter.perform(request).await.map_err(Refused::by_serenity)?,
            None => {
                let built = request.build(&self.client, self.http.token(), self.http.proxy.as_deref());
                built.map_err(Refused::by_serenity)?.send().await.map_err(Refused::on_the_way)?
            }
        };
        let status = response.status();
        let header = response.headers().get(reqwest::header::RETRY_AFTER).and_then(|value| value.to_str().ok());
        let header: Option<f64> = header.and_then(|seconds| seconds.parse().ok());
        let bytes = response.bytes().await.map_err(Refused::on_the_way)?;
        let body: Value = serde_json::from_slice(&bytes).unwrap_or_default();
        if status.is_success() {
            return Ok(body);
        }
        // The body is exact where the header has whole seconds; who stands between may send either, or none.
        let seconds = body["retry_after"].as_f64().or(header);
        let said = body["message"].as_str().unwrap_or("without a word of Discord's");
        let details = body.get("errors").map(|errors| format!(" {errors}")).unwrap_or_default();
        Err(Refused {
            status: status.as_u16(),
            code: body["code"].as_u64().unwrap_or(0),
            words: format!("{said}{details} (status {})", status.as_u16()),
            after: seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok()),
        })
    }

    fn note(&self, refused: &Refused) {
        telemetry::request(match refused.status {
            0 | NO_ANSWER => "unreachable",
            429 => "rate-limited",
            500.. => "server-error",
            _ => "refused",
        });
        if matches!(refused.status, 401 | 403 | 429) {
            let mut invalid = self.invalid.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            invalid.count += 1;
            telemetry::invalid_requests(invalid.count);
            if invalid.count == MOST_INVALID {
                tracing::error!(count = MOST_INVALID, "too many requests were refused; nothing is sent for a while");
            }
        }
    }

    /// For how long nothing is sent, as too much was refused.
    fn shut_for(&self) -> Option<Duration> {
        let mut invalid = self.invalid.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let left = INVALID_SPAN.saturating_sub(invalid.since.elapsed());
        if left.is_zero() {
            *invalid = Invalid { since: Instant::now(), count: 0 };
            telemetry::invalid_requests(0);
        }
        (invalid.count >= MOST_INVALID).then_some(left)
    }
}

impl Refused {
    /// Nothing came back.
    fn silent(words: String) -> Refused {
        Refused { status: 0, code: 0, words, after: None }
    }

    /// The connection failed; the address stays out of it.
    fn on_the_way(error: reqwest::Error) -> Refused {
        Refused::silent(causes(&error.without_url()))
    }

    /// serenity could not send, or (see [`Sending`]) not by our way.
    pub fn by_serenity(error: serenity::Error) -> Refused {
        match error {
            serenity::Error::Http(HttpError::Request(error)) => Refused::on_the_way(error),
            serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => Refused {
                status: response.status_code.as_u16(),
                code: response.error.code.try_into().unwrap_or(0),
                words: response.error.message,
                after: None,
            },
            error => Refused::silent(error.to_string()),
        }
    }

    /// Whether the same request may be taken later: no answer, a limit, or trouble at Discord's end.
    pub fn is_passing(&self) -> bool {
        matches!(self.status, 0 | NO_ANSWER | 429 | 500..)
    }

    /// Whether the bot may not do that there: it lacks access or a permission, or the server has blocked it from reacting.
    pub fn forbidden(&self) -> bool {
        matches!(self.code, 50_001 | 50_013 | 90_001)
    }

    /// What it means for showing, by the codes of
    /// <https://discord.com/developers/docs/topics/opcodes-and-status-codes#json>.
    pub fn into_show_error(self) -> ShowError {
        let passing = self.is_passing();
        let Refused { code, words, after, .. } = self;
        let words = format!("{words} ({code})");
        match code {
            // Unknown message; a message of somebody else.
            10_008 | 50_005 => ShowError::MessageGone(words),
            // Unknown channel or server.
            10_003 | 10_004 => ShowError::ChannelGone(words),
            // Too many edits of an old message.
            30_046 => ShowError::Stale(words),
            // Unknown webhook or interaction, token no longer valid.
            10_015 | 10_062 | 50_027 => ShowError::InteractionExpired(words),
            ACKNOWLEDGED => ShowError::Answered(words),
            _ if passing => match after {
                Some(after) => ShowError::Busy { words, after: after.as_millis().try_into().unwrap_or(i64::MAX) },
                None => ShowError::Passing(words),
            },
            // Missing access or permission, a locked thread, and whatever else no repetition would mend.
            _ => ShowError::Forbidden(words),
        }
    }
}

/// Whether the route bears an interaction's token. Discord limits such requests by that token alone, if at all; serenity's
/// limiter would remember every interaction for ever, and let the follow-ups of all matches wait in one row.
fn bears_token(route: &Route<'_>) -> bool {
    matches!(
        route,
        Route::InteractionResponse { .. }
            | Route::WebhookOriginalInteractionResponse { .. }
            | Route::WebhookFollowupMessages { .. }
    )
}

/// The error with everything that caused it, in one line.
pub fn causes(error: &dyn std::error::Error) -> String {
    let chain = std::iter::successors(Some(error), |error| error.source());
    let mut said: Vec<String> = chain.map(|error| error.to_string().trim_end_matches('.').to_owned()).collect();
    said.dedup();
    said.join(": ")
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use axum::Router;
    use axum::http::StatusCode;
    use serenity::all::HttpBuilder;
    use serenity::http::LightMethod;

    use super::*;

    fn refused(status: u16, code: u64) -> Refused {
        Refused { status, code, words: String::new(), after: None }
    }

    #[test]
    fn codes_of_discord_mean_what_they_say() {
        let meaning = |status, code| refused(status, code).into_show_error();
        assert!(matches!(meaning(404, 10_008), ShowError::MessageGone(_)));
        assert!(matches!(meaning(404, 10_003), ShowError::ChannelGone(_)));
        assert!(matches!(meaning(403, 50_013), ShowError::Forbidden(_)));
        assert!(matches!(meaning(404, 10_007), ShowError::Forbidden(_)));
        assert!(matches!(meaning(429, 30_046), ShowError::Stale(_)));
        assert!(matches!(meaning(404, 10_062), ShowError::InteractionExpired(_)));
        assert!(matches!(meaning(400, 40_060), ShowError::Answered(_)));
        assert!(matches!(meaning(502, 0), ShowError::Passing(_)));
        assert!(matches!(meaning(0, 0), ShowError::Passing(_)));
        let limited = Refused { after: Some(Duration::from_millis(1_500)), ..refused(429, 0) };
        assert!(matches!(limited.into_show_error(), ShowError::Busy { after: 1_500, .. }));
    }

    /// A server that refuses everything: what reaches it ends at half of what Discord allows, and begins again after its span.
    #[tokio::test]
    async fn invalid_requests_stop_before_discord_shuts_the_address_out() {
        static CAME: AtomicU32 = AtomicU32::new(0);
        let refuse = || async {
            CAME.fetch_add(1, Ordering::SeqCst);
            (StatusCode::FORBIDDEN, r#"{"code": 50013, "message": "Missing Permissions"}"#)
        };
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let server = tokio::spawn(async move { axum::serve(listener, Router::new().fallback(refuse)).await });
        let http = HttpBuilder::new("t.o.k").proxy(format!("http://{address}")).ratelimiter_disabled(true).build();
        let sending = Sending::new(Arc::new(http), reqwest::Client::new());
        let ask = || sending.once(Request::new(Route::UserMe, LightMethod::Get), REQUEST);
        let most = usize::try_from(MOST_INVALID).expect("a small number");
        for number in 0..most {
            let error = ask().await.expect_err("it is refused");
            assert_eq!((error.status, error.code), (403, 50_013), "request {number}");
        }
        for _ in 0..3 {
            let error = ask().await.expect_err("nothing is sent");
            assert!(error.status == 429 && error.after.is_some_and(|after| after <= INVALID_SPAN), "{error:?}");
        }
        assert_eq!(CAME.load(Ordering::SeqCst), MOST_INVALID);
        server.abort();
        tokio::time::pause();
        tokio::time::advance(INVALID_SPAN).await;
        assert_eq!(sending.shut_for(), None, "the span is over");
    }

    /// There are as many interactions as presses, for as long as the bot runs. The requests themselves go nowhere.
    #[tokio::test]
    async fn the_limiter_remembers_no_interaction() {
        let nowhere = reqwest::Proxy::all("http://127.0.0.1:9").expect("an address");
        let client = reqwest::Client::builder().proxy(nowhere).build().expect("a client");
        let sending = Sending::new(Arc::new(HttpBuilder::new("t.o.k").client(client.clone()).build()), client);
        let answer = Route::InteractionResponse { interaction_id: serenity::all::InteractionId::new(1), token: "t" };
        let application_id = serenity::all::ApplicationId::new(1);
        let follow_up = Route::WebhookFollowupMessages { application_id, token: "t" };
        let limiter = sending.http().ratelimiter.as_ref().expect("it is on").routes();
        for (route, remembered) in [(answer, 0), (follow_up, 0), (Route::UserMe, 1)] {
            sending.once(Request::new(route, LightMethod::Get), REQUEST).await.expect_err("nobody is there");
            assert_eq!(limiter.read().await.len(), remembered, "{route:?}");
        }
    }

    /// An interaction's token stands in the address; it must not get into the log.
    #[tokio::test]
    async fn an_error_does_not_name_the_address() {
        let http = HttpBuilder::new("t.o.k").proxy("http://127.0.0.1:9").ratelimiter_disabled(true).build();
        let sending = Sending::new(Arc::new(http), reqwest::Client::new());
        let route =
            Route::InteractionResponse { interaction_id: serenity::all::InteractionId::new(1), token: "secret" };
        let error = sending.once(Request::new(route, LightMethod::Post), REQUEST).await.expect_err("nobody is there");
        assert!(error.is_passing() && !error.words.is_empty() && !error.words.contains("secret"), "{error:?}");
    }
}
