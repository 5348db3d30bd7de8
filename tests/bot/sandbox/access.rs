//! Simulates attacks over real sockets, by other websites and by local programs without the token.

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use super::gateway::{INTENTS, Wire, post};
use crate::test_sandbox::{TOKEN, TestSandbox, command};
use sandbox::{Sandbox, SandboxConfig};

const FOREIGN: &str = "http://evil.example";

/// Sends raw bytes and returns the status of the response.
async fn raw(sandbox: &TestSandbox, request: String) -> u16 {
    let mut stream = TcpStream::connect(sandbox.running.address()).await.expect("a connection");
    stream.write_all(request.as_bytes()).await.expect("an open connection");
    let mut response = [0; 64];
    let read = stream.read(&mut response).await.expect("a response");
    let line = String::from_utf8_lossy(&response[..read]).into_owned();
    line.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status line")
}

/// Returns the status of a WebSocket handshake.
async fn upgrade(sandbox: &TestSandbox, path: &str, headers: &[(&'static str, &str)]) -> u16 {
    let mut request = format!("ws://{}{path}", sandbox.running.address()).into_client_request().expect("a request");
    for (name, value) in headers {
        request.headers_mut().insert(*name, value.parse().expect("a header"));
    }
    match connect_async(request).await {
        Ok((_, response)) => response.status().as_u16(),
        Err(Error::Http(response)) => response.status().as_u16(),
        Err(error) => panic!("neither accepted nor refused: {error}"),
    }
}

#[tokio::test]
async fn a_foreign_host_is_refused_on_every_route() {
    let sandbox = TestSandbox::start().await;
    let port = sandbox.running.address().port();
    let paths = [
        "/",
        "/app.js",
        "/check",
        "/sandbox/api/world",
        "/sandbox/api/live?as=1",
        "/attachments/1/1/a.png",
        "/emojis/1.png",
        "/api/v10/gateway",
        "/api/gateway",
        "/api/v10/users/@me",
        "/gateway",
        "/nowhere",
    ];
    for path in paths {
        for host in ["evil.example", "127.0.0.1.evil.example:80", "localhost:1", "127.0.0.1", "a@127.0.0.1", ""] {
            let request = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n");
            assert_eq!(raw(&sandbox, request).await, 403, "{path} as {host}");
        }
    }
    let both = format!("GET / HTTP/1.1\r\nHost: localhost:{port}\r\nHost: evil.example\r\n\r\n");
    assert_eq!(raw(&sandbox, both).await, 403, "two hosts");
    let target = format!("GET http://evil.example/ HTTP/1.1\r\nHost: localhost:{port}\r\n\r\n");
    assert_eq!(raw(&sandbox, target).await, 403, "another host in the target");
    assert_eq!(raw(&sandbox, "GET / HTTP/1.0\r\n\r\n".into()).await, 403, "no host");
    for host in ["127.0.0.1", "localhost", "LOCALHOST", "[::1]"] {
        let request = format!("GET / HTTP/1.1\r\nHost: {host}:{port}\r\n\r\n");
        assert_eq!(raw(&sandbox, request).await, 200, "{host}");
    }
}

#[tokio::test]
async fn other_websites_cannot_use_the_bots_api_or_the_gateway() {
    let sandbox = TestSandbox::start().await;
    let own = sandbox.url();
    let client = reqwest::Client::new();
    for origin in [FOREIGN, "null", own.as_str()] {
        for path in ["/api/v10/gateway", "/api/gateway", "/api/v10/users/@me"] {
            let request = client.get(format!("{own}{path}")).header("Authorization", format!("Bot {TOKEN}"));
            let response = request.header("Origin", origin).send().await.expect("a response");
            assert_eq!(response.status(), 403, "{path} from {origin}");
        }
        assert_eq!(upgrade(&sandbox, "/gateway", &[("Origin", origin)]).await, 403, "{origin}");
    }
    let request = client.get(format!("{own}/api/v10/gateway")).header("Sec-Fetch-Site", "cross-site");
    assert_eq!(request.send().await.expect("a response").status(), 403, "a browser without an origin");
    assert_eq!(upgrade(&sandbox, "/gateway", &[]).await, 101, "the bot");
}

#[tokio::test]
async fn other_websites_cannot_act_as_users() {
    let sandbox = TestSandbox::start().await;
    let (anna, games) = (sandbox.person("Anna").await, sandbox.channel("games").await);
    let (own, client) = (sandbox.url(), reqwest::Client::new());
    let port = sandbox.running.address().port();
    let body = json!({"as": anna, "channel": games, "content": "forged"}).to_string();
    let messages = format!("{own}/sandbox/api/messages");
    let neighbour = format!("http://127.0.0.1:{}", port.wrapping_add(1));
    for origin in [FOREIGN, "null", "file://", neighbour.as_str(), &format!("https://127.0.0.1:{port}")] {
        let request = client.post(&messages).header("Content-Type", "application/json").header("Origin", origin);
        assert_eq!(request.body(body.clone()).send().await.expect("a response").status(), 403, "{origin}");
    }
    for site in ["cross-site", "same-site"] {
        let request = client.get(format!("{own}/sandbox/api/world")).header("Sec-Fetch-Site", site);
        assert_eq!(request.send().await.expect("a response").status(), 403, "{site}");
    }
    // HTML forms cannot send `application/json`.
    let request = client.post(&messages).header("Content-Type", "text/plain").body(body.clone());
    assert_eq!(request.send().await.expect("a response").status(), 400);
    let live = format!("/sandbox/api/live?as={anna}");
    assert_eq!(upgrade(&sandbox, &live, &[("Origin", FOREIGN)]).await, 403);
    assert_eq!(sandbox.messages(&anna, &games).await.len(), 0, "nothing was posted");
    // The sandbox's own page may send the request.
    let request = client.post(&messages).header("Content-Type", "application/json").header("Origin", &own);
    assert_eq!(
        request.header("Sec-Fetch-Site", "same-origin").body(body).send().await.expect("a response").status(),
        200
    );
    assert_eq!(upgrade(&sandbox, &live, &[("Origin", &own)]).await, 101);
    let link = client.get(&own).header("Sec-Fetch-Site", "cross-site").send().await.expect("a response");
    assert_eq!(link.status(), 200, "a link on another site may open the page");
}

#[tokio::test]
async fn each_start_has_a_new_random_token() {
    let start = async || {
        let address = "127.0.0.1:0".parse().expect("an address");
        Sandbox::start(SandboxConfig { address, data_dir: None, token: None, extra_hosts: Vec::new() })
            .await
            .expect("it starts")
    };
    let (one, other) = (start().await, start().await);
    assert_eq!(one.token().len(), 64, "32 bytes in hexadecimal digits");
    assert_ne!(one.token(), other.token());
    let me = |token: &str| {
        let request = reqwest::Client::new().get(format!("http://{}/api/v10/users/@me", one.address()));
        request.header("Authorization", format!("Bot {token}")).send()
    };
    assert_eq!(me(one.token()).await.expect("a response").status(), 200);
    for wrong in [other.token(), "snakepit-sandbox", ""] {
        assert_eq!(me(wrong).await.expect("a response").status(), 401);
    }
}

/// Connects a raw bot and starts an interaction. Returns the bot and the interaction's callback path.
async fn interaction(sandbox: &TestSandbox) -> (Wire, String) {
    let mut wire = Wire::open(sandbox).await;
    wire.identify(INTENTS).await;
    let application = sandbox.bot("GET", "/users/@me", Value::Null).await.2["id"].as_str().expect("an id").to_string();
    let commands = json!([{"name": "go", "description": "d"}]);
    assert_eq!(sandbox.bot("PUT", &format!("/applications/{application}/commands"), commands).await.0, 200);
    let (anna, games) = (sandbox.person("Anna").await, sandbox.channel("games").await);
    sandbox.post("/commands", command(&anna, &games, "go")).await;
    loop {
        let (name, _, data) = wire.event().await;
        if name == "INTERACTION_CREATE" {
            let (id, token) = (data["id"].as_str().expect("an id"), data["token"].as_str().expect("a token"));
            return (wire, format!("{}/api/v10/interactions/{id}/{token}/callback", sandbox.url()));
        }
    }
}

#[tokio::test]
async fn responses_to_interactions_have_to_be_json() {
    let sandbox = TestSandbox::start().await;
    let (_wire, callback) = interaction(&sandbox).await;
    let body = json!({"type": 4, "data": {"content": "forged"}}).to_string();
    let client = reqwest::Client::new();
    for content_type in ["text/plain", "text/plain; a=application/json", "application/x-www-form-urlencoded"] {
        let request = client.post(&callback).header("Content-Type", content_type).body(body.clone());
        assert_eq!(request.send().await.expect("a response").status(), 415, "{content_type}");
    }
    assert_eq!(client.post(&callback).body(body.clone()).send().await.expect("a response").status(), 415, "no type");
    let wrong = callback.replace("/callback", "0/callback");
    let request = client.post(wrong).header("Content-Type", "application/json").body(body.clone());
    assert_eq!(request.send().await.expect("a response").status(), 404, "another token");
    let (anna, games) = (sandbox.person("Anna").await, sandbox.channel("games").await);
    assert_eq!(sandbox.messages(&anna, &games).await.len(), 0);
    let request = client.post(&callback).header("Content-Type", "application/json; charset=utf-8").body(body);
    assert_eq!(request.send().await.expect("a response").status(), 204);
}

/// The first bot stays connected even if a client with the right token opens too many sessions.
#[tokio::test]
async fn new_sessions_never_replace_a_connected_one() {
    let sandbox = TestSandbox::start().await;
    let mut live = Wire::open(&sandbox).await;
    live.identify(INTENTS).await;
    let mut others = Vec::new();
    loop {
        let mut wire = Wire::open(&sandbox).await;
        let identify = json!({"token": TOKEN, "intents": 0, "properties": {}});
        wire.send(2, identify).await;
        let answer = wire.next().await.expect("an answer");
        if answer == json!({"op": 9, "d": false}) {
            break;
        }
        assert_eq!(answer["t"], "READY");
        others.push(wire);
    }
    assert_eq!(others.len(), 255);
    post(&sandbox).await;
    assert_eq!(live.event().await.0, "MESSAGE_CREATE");
    // A new session may replace a session that has no connection.
    drop(others.pop());
    sandbox.counters_with(|counters| counters["sessions"]["shards"]["0"] == 255).await;
    Wire::open(&sandbox).await.identify(INTENTS).await;
}

#[tokio::test]
async fn the_body_for_an_unknown_interaction_is_not_read() {
    let sandbox = TestSandbox::start().await;
    let address = sandbox.running.address();
    let application = sandbox.get("/world").await["bot"]["id"].as_str().expect("an id").to_string();
    for (path, status) in [
        ("/interactions/1/x/callback".to_string(), 404),
        (format!("/webhooks/{application}/1-x"), 401),
        ("/webhooks/1/1-x".to_string(), 404),
        ("/channels/1/messages".to_string(), 401),
        ("/gateway".to_string(), 401),
    ] {
        // The body is never sent, so a server that waited for it would not respond.
        let request = format!(
            "POST /api/v10{path} HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\nContent-Length: 20000000\r\n\r\n"
        );
        assert_eq!(raw(&sandbox, request).await, status, "{path}");
    }
    let requests = sandbox.get("/requests").await;
    assert!(requests.as_array().expect("a list").iter().all(|request| request["body"].is_null()), "{requests}");
}

#[tokio::test]
async fn large_bodies_are_refused_and_not_logged() {
    let sandbox = TestSandbox::start().await;
    let messages = format!("/channels/{}/messages", sandbox.channel("games").await);
    let large = json!({"content": "x", "junk": "y".repeat(1 << 20)});
    assert_eq!(sandbox.bot("POST", &messages, large.clone()).await.0, 413);
    let form = reqwest::multipart::Form::new().text("payload_json", large.to_string());
    let request = reqwest::Client::new().post(format!("{}/api/v10{messages}", sandbox.url())).multipart(form);
    let response = request.header("Authorization", format!("Bot {TOKEN}")).send().await.expect("a response");
    assert_eq!(response.status(), 413);
    let anna = sandbox.person("Anna").await;
    let said = json!({"as": anna, "channel": "1", "content": "z".repeat(1 << 20)});
    assert_eq!(sandbox.ask("POST", "/messages", said).await.0, 400);
    // Many small values take much more memory than their text.
    let many = json!({"content": "x", "junk": vec![json!([]); 300_000]});
    assert_eq!(sandbox.bot("POST", &messages, many).await.0, 200);
    let requests = sandbox.get("/requests").await;
    let last = requests.as_array().and_then(|all| all.last()).expect("a request");
    assert_eq!((&last["status"], &last["body"]), (&json!(200), &Value::Null));
}

/// Each message has a large field that Discord does not know but that the sandbox stores.
#[tokio::test]
async fn the_memory_of_a_channel_is_limited() {
    let sandbox = TestSandbox::start().await;
    let (anna, games) = (sandbox.person("Anna").await, sandbox.channel("games").await);
    for number in 0..40 {
        let button = json!({"type": 2, "style": 1, "custom_id": "a", "label": "A", "junk": "y".repeat(900_000)});
        let message = json!({"content": number.to_string(), "components": [{"type": 1, "components": [button]}]});
        assert_eq!(sandbox.bot("POST", &format!("/channels/{games}/messages"), message).await.0, 200);
    }
    let kept = sandbox.messages(&anna, &games).await;
    assert!((1..20).contains(&kept.len()), "{} messages of 0.9 MB", kept.len());
    assert_eq!(kept.last().expect("a message")["content"], "39", "the newest messages are kept");
    let requests = sandbox.get("/requests").await.to_string();
    assert!(requests.len() < 70 << 20);
}

/// The sandbox looks for the built page relative to the running executable. Here that is the test binary, which is in
/// another folder, so the page is not found.
#[tokio::test]
async fn a_page_that_is_not_built_says_how_to_build_it() {
    let sandbox = TestSandbox::start().await;
    let answer = reqwest::get(format!("{}/check", sandbox.url())).await.expect("an answer");
    assert_eq!(answer.status(), 404);
    assert_eq!(answer.text().await.expect("a text"), "Build this page with scripts/web.\n");
}
