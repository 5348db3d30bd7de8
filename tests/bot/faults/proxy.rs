//! The bot behind a rate-limit proxy. The tests use a stand-in that behaves like nirn-proxy 1.3.3. Only its source code
//! documents this behavior: <https://github.com/germanoeich/nirn-proxy>.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::header::{AUTHORIZATION, CONTENT_LENGTH, HOST};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use parking_lot::Mutex;
use serde_json::json;

use super::{CALLBACK, MESSAGE, MESSAGES, Table};
use crate::people::{Party, text};
use crate::test_sandbox::TestSandbox;

/// How long the stand-in waits for a response, like nirn-proxy's setting `REQUEST_TIMEOUT`.
const REQUEST_TIMEOUT: Duration = Duration::from_millis(700);
const MAX_BODY: usize = 16 << 20;

/// Forwards requests, one at a time for each route. Waits if the rate limit in a response's headers requires it. Never
/// repeats a request.
struct Proxy {
    client: reqwest::Client,
    sandbox: String,
    routes: Mutex<HashMap<String, Arc<tokio::sync::Mutex<()>>>>,
    /// The number of requests to which the stand-in responded with 408.
    timed_out: AtomicUsize,
    /// The number of requests with both an interaction's token and the bot's token. The real proxy would count them
    /// against the bot's global limit.
    interactions_with_token: AtomicUsize,
    /// The number of requests with an interaction's token.
    interactions: AtomicUsize,
}

impl Proxy {
    /// Starts a stand-in in front of this sandbox. Returns it with its URL.
    async fn start(sandbox: &TestSandbox) -> (Arc<Proxy>, String) {
        let proxy = Arc::new(Proxy {
            client: reqwest::Client::new(),
            sandbox: sandbox.url(),
            routes: Mutex::default(),
            timed_out: AtomicUsize::new(0),
            interactions_with_token: AtomicUsize::new(0),
            interactions: AtomicUsize::new(0),
        });
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let router = Router::new().fallback(pass_on).with_state(Arc::clone(&proxy));
        tokio::spawn(async move { axum::serve(listener, router).await });
        (proxy, format!("http://{address}"))
    }

    /// Returns the lock of the route, which is held during a request and while the route's rate limit is used up.
    fn route(&self, path: &str) -> Arc<tokio::sync::Mutex<()>> {
        // Only the first ID in a path distinguishes rate limits: each channel, server or interaction has its own.
        let mut ids = 0;
        let parts = path.split('/').map(|part| {
            let is_id = part.len() >= 17 && part.bytes().all(|byte| byte.is_ascii_digit());
            ids += usize::from(is_id);
            if is_id && ids > 1 || part.len() >= 64 { "!" } else { part }
        });
        let route = parts.collect::<Vec<_>>().join("/");
        Arc::clone(self.routes.lock().entry(route).or_default())
    }
}

async fn pass_on(State(proxy): State<Arc<Proxy>>, request: Request) -> Response {
    let (parts, body) = request.into_parts();
    let path = parts.uri.path();
    assert!(path.starts_with("/api/v10/"), "{path}");
    if path.starts_with("/api/v10/interactions/") || path.starts_with("/api/v10/webhooks/") {
        proxy.interactions.fetch_add(1, Ordering::SeqCst);
        let with_token = parts.headers.contains_key(AUTHORIZATION);
        proxy.interactions_with_token.fetch_add(usize::from(with_token), Ordering::SeqCst);
    }
    let body = to_bytes(body, MAX_BODY).await.expect("a body");
    let turn = proxy.route(path).lock_owned().await;
    let mut headers = parts.headers;
    headers.remove(HOST);
    headers.remove(CONTENT_LENGTH);
    let url = format!("{}{}", proxy.sandbox, parts.uri.path_and_query().expect("a path"));
    let sent = proxy.client.request(parts.method, url).headers(headers).body(body).timeout(REQUEST_TIMEOUT).send();
    let response = match sent.await {
        Ok(response) => response,
        Err(error) if error.is_timeout() => {
            proxy.timed_out.fetch_add(1, Ordering::SeqCst);
            return (StatusCode::REQUEST_TIMEOUT, "context deadline exceeded").into_response();
        }
        Err(error) => return (StatusCode::INTERNAL_SERVER_ERROR, error.to_string()).into_response(),
    };
    let (status, mut headers) = (response.status(), response.headers().clone());
    headers.remove(CONTENT_LENGTH);
    let pause = pause(status, &headers);
    let body = response.bytes().await.expect("a body");
    tokio::spawn(async move {
        tokio::time::sleep(pause).await;
        drop(turn);
    });
    (status, headers, Body::from(body)).into_response()
}

/// Returns how long the next request on the route must wait.
fn pause(status: StatusCode, headers: &HeaderMap) -> Duration {
    let number = |name: &str| headers.get(name)?.to_str().ok()?.parse::<f64>().ok();
    let used_up = number("x-ratelimit-remaining") == Some(0.0) || status == StatusCode::TOO_MANY_REQUESTS;
    let seconds = number("x-ratelimit-reset-after").or_else(|| number("retry-after")).filter(|_| used_up);
    Duration::from_secs_f64(seconds.unwrap_or(0.0))
}

/// If the proxy responds with 408, the request may or may not have been executed. Nothing is lost, and nothing happens
/// twice.
#[tokio::test]
async fn a_match_is_played_through_a_proxy() {
    let sandbox = TestSandbox::start().await;
    let (proxy, url) = Proxy::start(&sandbox).await;
    let mut party = Party::without_bot(sandbox).await;
    party.wake_through(&url).await;
    let mut table = Table::begin(party).await;
    table.play().await;
    for applied in [false, true] {
        println!("the response to a press; executed: {applied}");
        table.next("POST", CALLBACK, json!({"do": "hang", "applied": applied})).await;
        table.play().await;
    }
    println!("a new message");
    let (old, before) = (table.message["id"].clone(), proxy.timed_out.load(Ordering::SeqCst));
    table.next("POST", MESSAGES, json!({"do": "hang", "applied": true})).await;
    table.delete_message().await;
    let new = table.party.shown_with(|shown| shown["id"] != old).await["id"].clone();
    // The bot finds the message, or posts it again with the same nonce. In the second case, Discord returns the
    // existing message unchanged.
    while table.saved().await.meta.location.message.map(|id| json!(id.to_string())) != Some(new.clone()) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    table.message = table.newest().await;
    assert!(proxy.timed_out.load(Ordering::SeqCst) > before, "the proxy has given up");
    table.play().await;

    println!("an edit");
    let id = table.message["id"].clone();
    table.next("PATCH", MESSAGE, json!({"do": "hang"})).await;
    table.party.ben.resign().await;
    table.party.shown_with(|shown| shown["id"] == id && text(shown).contains("gave up")).await;
    assert!(proxy.interactions.load(Ordering::SeqCst) > 0);
    assert_eq!(proxy.interactions_with_token.load(Ordering::SeqCst), 0, "the bot's token is not needed there");
}
