use std::sync::atomic::{AtomicU32, Ordering};

use axum::Router;
use axum::http::StatusCode;
use serde_json::json;
use serenity::all::HttpBuilder;
use serenity::http::LightMethod;

use super::*;

fn error(status: u16, code: u64) -> RequestError {
    RequestError { status, code, message: String::new(), retry_after: None, is_global: false }
}

fn unlimited() -> RequestBudget {
    RequestBudget::new(1_000_000)
}

#[test]
fn similar_requests_use_their_limit_evenly() {
    let pause = |remaining: &'static str, reset_after: &'static str| {
        let named = [("x-ratelimit-remaining", remaining), ("x-ratelimit-reset-after", reset_after)];
        let header = |(name, value): (&'static str, &'static str)| (name.parse().unwrap(), value.parse().unwrap());
        pacing_pause(&named.map(header).into_iter().collect())
    };
    assert_eq!(pause("0", "2.5"), Duration::from_millis(2_500), "nothing is left");
    assert_eq!(pause("4", "2.5"), Duration::from_millis(500));
    assert_eq!((pause("many", "2.5"), pacing_pause(&HeaderMap::new())), (Duration::ZERO, Duration::ZERO));
}

#[test]
fn error_codes_are_interpreted() {
    let meaning = |status, code| error(status, code).into_show_error();
    assert!(matches!(meaning(404, 10_008), ShowError::MessageGone(_)));
    assert!(matches!(meaning(404, 10_003), ShowError::ChannelGone(_)));
    assert!(matches!(meaning(403, 50_013), ShowError::Forbidden(_)));
    assert!(matches!(meaning(404, 10_007), ShowError::Forbidden(_)));
    assert!(matches!(meaning(429, 30_046), ShowError::Stale(_)));
    assert!(matches!(meaning(404, 10_062), ShowError::InteractionExpired(_)));
    assert!(matches!(meaning(400, 40_060), ShowError::AlreadyResponded(_)));
    assert!(matches!(meaning(502, 0), ShowError::Temporary(_)));
    assert!(matches!(meaning(0, 0), ShowError::Temporary(_)));
    let limited = RequestError { retry_after: Some(Duration::from_millis(1_500)), ..error(429, 0) };
    let ShowError::RateLimited { after, .. } = limited.into_show_error() else { panic!("Discord names a pause") };
    assert_eq!(after, Duration::from_millis(1_500));
}

/// The server refuses every request. The bot stops sending at half of Discord's limit, and resumes after the window.
#[tokio::test]
async fn invalid_requests_stop_before_discord_blocks_the_address() {
    static RECEIVED: AtomicU32 = AtomicU32::new(0);
    let refuse = || async {
        RECEIVED.fetch_add(1, Ordering::SeqCst);
        (StatusCode::FORBIDDEN, r#"{"code": 50013, "message": "Missing Permissions"}"#)
    };
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let server = tokio::spawn(async move { axum::serve(listener, Router::new().fallback(refuse)).await });
    let http = HttpBuilder::new("t.o.k").proxy(format!("http://{address}")).ratelimiter_disabled(true).build();
    let transport = Transport::new(Arc::new(http), reqwest::Client::new(), unlimited());
    let ask = || transport.send_once(Request::new(Route::UserMe, LightMethod::Get), REQUEST_TIMEOUT);
    let most = usize::try_from(MAX_INVALID_REQUESTS).expect("a small number");
    for number in 0..most {
        let error = ask().await.expect_err("it is refused");
        assert_eq!((error.status, error.code), (403, 50_013), "request {number}");
    }
    for _ in 0..3 {
        let error = ask().await.expect_err("nothing is sent");
        assert!(error.status == 429 && error.retry_after.is_some_and(|after| after <= INVALID_WINDOW), "{error:?}");
    }
    assert_eq!(RECEIVED.load(Ordering::SeqCst), MAX_INVALID_REQUESTS);
    server.abort();
    tokio::time::pause();
    tokio::time::advance(INVALID_WINDOW).await;
    assert_eq!(transport.blocked_for(), None, "the window is over");
}

#[tokio::test]
async fn discord_counts_as_failing_while_it_answers_nothing_but_429() {
    static STATUS: AtomicU32 = AtomicU32::new(429);
    let answer = || async {
        let status = u16::try_from(STATUS.load(Ordering::SeqCst)).expect("a status");
        (StatusCode::from_u16(status).expect("a status"), r#"{"message": "slow", "retry_after": 0.0, "code": 0}"#)
    };
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    tokio::spawn(async move { axum::serve(listener, Router::new().fallback(answer)).await });
    let http = HttpBuilder::new("t.o.k").proxy(format!("http://{address}")).ratelimiter_disabled(true).build();
    let transport = Transport::new(Arc::new(http), reqwest::Client::new(), unlimited());
    let ask = || transport.send_once(Request::new(Route::UserMe, LightMethod::Get), REQUEST_TIMEOUT);
    // Discord works again as soon as it answers one request, even with a refusal.
    for (answered, works) in [(200, true), (503, false), (404, true)] {
        STATUS.store(429, Ordering::SeqCst);
        for number in 1..=FAILING_THRESHOLD {
            assert!(!transport.is_failing(), "request {number}");
            ask().await.expect_err("it is refused");
        }
        assert!(transport.is_failing());
        STATUS.store(answered, Ordering::SeqCst);
        drop(ask().await);
        assert_eq!(transport.is_failing(), !works, "{answered}");
        transport.failed_requests.lock().count = 0;
    }
    STATUS.store(429, Ordering::SeqCst);
    for _ in 0..FAILING_THRESHOLD {
        ask().await.expect_err("it is refused");
    }
    tokio::time::pause();
    tokio::time::advance(MIN_FAILING_DURATION).await;
    assert!(!transport.is_failing(), "nothing was asked for a minute");
}

/// After a global 429, nothing is sent for the time that Discord asks for.
#[tokio::test]
async fn a_global_limit_stops_all_requests() {
    let refuse =
        || async { (StatusCode::TOO_MANY_REQUESTS, r#"{"message": "slow", "retry_after": 0.3, "global": true}"#) };
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    tokio::spawn(async move { axum::serve(listener, Router::new().fallback(refuse)).await });
    let http = HttpBuilder::new("t.o.k").proxy(format!("http://{address}")).ratelimiter_disabled(true).build();
    let transport = Transport::new(Arc::new(http), reqwest::Client::new(), unlimited());
    for least in [Duration::ZERO, Duration::from_millis(300)] {
        let began = Instant::now();
        let asked = transport.send_once(Request::new(Route::UserMe, LightMethod::Get), REQUEST_TIMEOUT).await;
        assert!(asked.expect_err("it is refused").is_global && began.elapsed() >= least, "{:?}", began.elapsed());
    }
}

/// Every press has its own route, so a limiter that remembered these routes would grow without bound. The requests of
/// this test reach no server.
#[tokio::test]
async fn the_limiter_remembers_no_interaction() {
    let nowhere = reqwest::Proxy::all("http://127.0.0.1:9").expect("an address");
    let client = reqwest::Client::builder().proxy(nowhere).build().expect("a client");
    let http = Arc::new(HttpBuilder::new("t.o.k").client(client.clone()).build());
    let transport = Transport::new(http, client, unlimited());
    let answer = Route::InteractionResponse { interaction_id: serenity::all::InteractionId::new(1), token: "t" };
    let application_id = serenity::all::ApplicationId::new(1);
    let follow_up = Route::WebhookFollowupMessages { application_id, token: "t" };
    let limiter = transport.http.ratelimiter.as_ref().expect("it is on").routes();
    for (route, remembered) in [(answer, 0), (follow_up, 0), (Route::UserMe, 1)] {
        transport.send_once(Request::new(route, LightMethod::Get), REQUEST_TIMEOUT).await.expect_err("nobody is there");
        assert_eq!(limiter.read().await.len(), remembered, "{route:?}");
    }
}

/// A proxy can repeat the token in its response.
#[tokio::test]
async fn an_error_hides_the_token() {
    let refuse = |headers: HeaderMap| async move {
        let said = headers["authorization"].to_str().map(|token| json!({"message": token, "errors": [token]}));
        (StatusCode::BAD_REQUEST, said.expect("a token").to_string())
    };
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    tokio::spawn(async move { axum::serve(listener, Router::new().fallback(refuse)).await });
    let http = HttpBuilder::new("t.o.k").proxy(format!("http://{address}")).ratelimiter_disabled(true).build();
    let transport = Transport::new(Arc::new(http), reqwest::Client::new(), unlimited());
    let asked = transport.send_once(Request::new(Route::UserMe, LightMethod::Get), REQUEST_TIMEOUT).await;
    assert_eq!(asked.expect_err("it is refused").message, r#"Bot [token] ["Bot [token]"] (status 400)"#);
}

/// The URL contains an interaction's token, which must not get into the log.
#[tokio::test]
async fn an_error_hides_the_address() {
    let http = HttpBuilder::new("t.o.k").proxy("http://127.0.0.1:9").ratelimiter_disabled(true).build();
    let transport = Transport::new(Arc::new(http), reqwest::Client::new(), unlimited());
    let route = Route::InteractionResponse { interaction_id: serenity::all::InteractionId::new(1), token: "secret" };
    let error = transport
        .send_once(Request::new(route, LightMethod::Post), REQUEST_TIMEOUT)
        .await
        .expect_err("nobody is there");
    assert!(error.is_temporary() && !error.message.is_empty() && !error.message.contains("secret"), "{error:?}");
}
