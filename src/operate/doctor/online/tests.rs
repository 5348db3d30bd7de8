//! Tests the checks against a small server that responds like Discord, with one fault in each test.

use std::net::SocketAddr;

use axum::http::{StatusCode, Uri};
use axum::{Json, Router};
use serde_json::json;
use tokio::net::TcpListener;

use super::*;
use crate::ids::ChannelId;
use crate::operate::doctor::finding::Severity;

/// Serves JSON by path, and 404 for other paths. Returns its address.
async fn serve(responses: Vec<(&'static str, u16, Value)>) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    let answer = async move |uri: Uri| {
        let known = responses.iter().find(|(path, ..)| uri.path().strip_prefix("/api/v10") == Some(path));
        let (status, body) =
            known.map_or((404, json!({"message": "404"})), |(_, status, body)| (*status, body.clone()));
        (StatusCode::from_u16(status).expect("a status"), Json(body))
    };
    let router = Router::new().fallback(answer);
    tokio::spawn(async move { axum::serve(listener, router).await });
    address
}

async fn lines(address: SocketAddr, channel: Option<ChannelId>) -> Vec<String> {
    let url = format!("http://{address}");
    let settings = [("DISCORD_TOKEN", "MTIz.abc.secret"), ("DISCORD_API_URL", url.as_str())];
    let config =
        Config::from_lookup(|name| settings.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).into()));
    let found = check_discord(&config.expect("valid settings"), channel, false).await;
    found.iter().filter(|finding| finding.mark != Severity::Good).map(ToString::to_string).collect()
}

fn has(lines: &[String], start: &str, part: &str) {
    assert!(lines.iter().any(|line| line.starts_with(start) && line.contains(part)), "{start} {part}: {lines:#?}");
}

#[tokio::test]
async fn an_address_where_nothing_or_something_else_answers_is_named() {
    let nobody = TcpListener::bind("127.0.0.1:0").await.expect("a free port").local_addr().expect("an address");
    let found = lines(nobody, None).await;
    has(&found, "✗ reach", "Start the proxy, or correct DISCORD_API_URL");
    let found = lines(serve(vec![("/gateway", 200, json!("a login page"))]).await, None).await;
    has(&found, "✗ reach", "something else than Discord's API");
}

#[tokio::test]
async fn a_gateway_that_opens_no_websocket_and_sessions_that_are_used_up_are_named() {
    let gateway = serve(Vec::new()).await;
    let sessions = json!({
        "url": format!("ws://{gateway}/gateway"), "shards": 1,
        "session_start_limit": {"total": 1000, "remaining": 0, "reset_after": 60_000, "max_concurrency": 1},
    });
    let application = json!({
        "id": "123", "name": "Snakepit", "flags": 1 << 19, "interactions_endpoint_url": "https://elsewhere.example",
    });
    let discord = serve(vec![
        ("/gateway", 200, json!({"url": "wss://x"})),
        ("/applications/@me", 200, application),
        ("/gateway/bot", 200, sessions),
        ("/applications/123/commands", 403, json!({"message": "Forbidden"})),
        ("/channels/5", 403, json!({"message": "Missing Access", "code": 50_001})),
    ])
    .await;
    let found = lines(discord, Some(ChannelId(5))).await;
    has(&found, "✗ gateway", "opens no WebSocket (status 404)");
    has(&found, "✗ sessions", "0 of 1000");
    has(&found, "✗ application", "https://elsewhere.example");
    has(&found, "! intents", "Message Content");
    has(&found, "✗ commands", "Forbidden");
    has(&found, "✗ channel", "does not see channel 5");
}

#[test]
fn an_offset_is_told_with_its_direction() {
    let date = "Sun, 06 Nov 1994 08:49:37 GMT";
    let theirs = SystemTime::UNIX_EPOCH + Duration::from_secs(784_111_777);
    assert_eq!(check_clock(date, theirs + Duration::from_millis(1_400)).mark, Severity::Good);
    let ahead = check_clock(date, theirs + Duration::from_secs(10));
    assert_eq!((ahead.mark, ahead.text.as_str()), (Severity::Notice, "9.5 s ahead of Discord's"));
    let behind = check_clock(date, theirs - Duration::from_secs(3_600));
    assert_eq!((behind.mark, behind.text.as_str()), (Severity::Wrong, "3600.5 s behind Discord's"));
    assert_eq!(check_clock("yesterday", theirs).mark, Severity::Notice);
}
