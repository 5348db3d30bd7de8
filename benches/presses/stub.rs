//! A simulated Discord on loopback. It supports only what presses need, and does as little work as possible.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Instant;

use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{Method, StatusCode, Uri};
use axum::response::{IntoResponse, Json, Response};
use axum::routing::any;
use axum::serve::ListenerExt as _;
use axum::{Router, serve};
use futures_util::{SinkExt as _, StreamExt as _};
use sandbox::websocket::{self, Message, WebSocket};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::sync::Notify;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use super::players::GUILD;

/// The ID of the bot and of its application.
pub const BOT: u64 = 1_000_000_000_000_000_001;
/// The maximum size of a request body in bytes.
const LARGEST: usize = 16 << 20;
/// The bot's heartbeat interval, in milliseconds.
const HEARTBEAT: u64 = 45_000;

/// An interaction callback: the bot's response to an interaction.
pub struct Callback {
    /// The time at which the whole body had arrived.
    pub at: Instant,
    /// The ID of the interaction.
    pub interaction: u64,
    /// The ID of the message, if the response creates one.
    pub message: u64,
    /// The body: JSON, or a form with JSON and a picture.
    pub body: Bytes,
}

impl Callback {
    /// Returns the JSON of the body.
    pub fn payload(&self) -> Value {
        const FIELD: &[u8] = b"name=\"payload_json\"";
        let json = match self.body.windows(FIELD.len()).rposition(|window| window == FIELD) {
            // The JSON is between the empty line after the field's headers and the boundary.
            Some(at) => {
                let part = &self.body[at + FIELD.len()..];
                let begin = part.windows(4).position(|window| window == b"\r\n\r\n").expect("an empty line") + 4;
                let end = part.windows(4).rposition(|window| window == b"\r\n--").expect("a boundary");
                &part[begin..end]
            }
            None => &self.body[..],
        };
        serde_json::from_slice(json).expect("a payload")
    }
}

/// A server for one bot.
pub struct Stub {
    /// The address of the server.
    pub address: SocketAddr,
    callbacks: UnboundedReceiver<Callback>,
    shared: Arc<Shared>,
}

struct Shared {
    address: SocketAddr,
    callbacks: UnboundedSender<Callback>,
    /// Sends gateway frames to the bot. `None` until the bot connects.
    frames: Mutex<Option<UnboundedSender<String>>>,
    connected: Notify,
    sequence: AtomicU64,
    last_id: AtomicU64,
}

impl Stub {
    /// Starts a server on a free loopback port.
    pub async fn start() -> Stub {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let (sender, callbacks) = unbounded_channel();
        let shared = Arc::new(Shared {
            address,
            callbacks: sender,
            frames: Mutex::default(),
            connected: Notify::new(),
            sequence: AtomicU64::new(1),
            last_id: AtomicU64::new(BOT),
        });
        let app = Router::new()
            .route("/gateway/", any(gateway))
            .fallback(request)
            .layer(DefaultBodyLimit::max(LARGEST))
            .with_state(Arc::clone(&shared));
        // Without this setting, an event could wait 40 ms until the previous event is acknowledged.
        let listener = listener.tap_io(|stream| stream.set_nodelay(true).expect("a TCP stream"));
        tokio::spawn(async move { serve(listener, app).await.expect("the server runs") });
        Stub { address, callbacks, shared }
    }

    pub async fn connected(&self) {
        self.shared.connected.notified().await;
    }

    /// Sends an interaction. Returns the time at which it was sent.
    pub fn interaction(&self, data: &Value) -> Instant {
        let sequence = self.shared.sequence.fetch_add(1, Ordering::Relaxed) + 1;
        let frame = json!({"op": 0, "t": "INTERACTION_CREATE", "s": sequence, "d": data}).to_string();
        let frames = self.shared.frames.lock().expect("no panic");
        let at = Instant::now();
        frames.as_ref().and_then(|frames| frames.send(frame).ok()).expect("the bot is connected");
        at
    }

    pub async fn callback(&mut self) -> Callback {
        self.callbacks.recv().await.expect("the server runs")
    }
}

async fn request(State(shared): State<Arc<Shared>>, method: Method, uri: Uri, body: Bytes) -> Response {
    let at = Instant::now();
    let path: Vec<&str> = uri.path().trim_start_matches("/api/v10").split('/').skip(1).collect();
    let url = || format!("ws://{}/gateway/", shared.address);
    let new_id = || shared.last_id.fetch_add(1, Ordering::Relaxed) + 1;
    match (method.as_str(), &path[..]) {
        ("POST", ["interactions", interaction, _, "callback"]) => {
            let message = new_id();
            let interaction = interaction.parse().expect("the number of an interaction");
            shared.callbacks.send(Callback { at, interaction, message, body }).expect("the bench listens");
            if uri.query().is_some_and(|query| query.contains("with_response=true")) {
                return Json(json!({"resource": {"type": 4, "message": {"id": message.to_string()}}})).into_response();
            }
            StatusCode::NO_CONTENT.into_response()
        }
        // An edit that completes a deferred response.
        ("PATCH", ["webhooks", _, token, ..]) => {
            let interaction = token.trim_start_matches("token-").parse().expect("the number of an interaction");
            shared.callbacks.send(Callback { at, interaction, message: 0, body }).expect("the bench listens");
            Json(json!({"id": new_id().to_string(), "channel_id": GUILD.to_string()})).into_response()
        }
        ("GET", ["gateway"]) => Json(json!({"url": url()})).into_response(),
        ("GET", ["gateway", "bot"]) => {
            let limit = json!({"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1});
            Json(json!({"url": url(), "shards": 1, "session_start_limit": limit})).into_response()
        }
        ("GET", ["oauth2", "applications", "@me"] | ["applications", "@me"]) => Json(json!({
            "id": BOT.to_string(), "name": "bench", "icon": null, "description": "", "bot_public": true,
            "bot_require_code_grant": false, "verify_key": "", "team": null, "flags": 0,
        }))
        .into_response(),
        ("GET", [.., "commands"]) => Json(json!([])).into_response(),
        ("GET", [.., "emojis"]) => Json(json!({"items": []})).into_response(),
        ("POST", [.., "emojis"]) => {
            let asked: Value = serde_json::from_slice(&body).expect("an emoji");
            Json(json!({"id": new_id().to_string(), "name": asked["name"]})).into_response()
        }
        ("PUT", _) => (StatusCode::OK, body).into_response(),
        _ => StatusCode::NO_CONTENT.into_response(),
    }
}

async fn gateway(State(shared): State<Arc<Shared>>, request: Request) -> Response {
    websocket::accept(request, LARGEST, move |socket| async move { session(&shared, socket).await })
}

/// Runs one gateway session until the connection closes.
async fn session(shared: &Shared, mut socket: WebSocket) {
    let (sender, mut frames) = unbounded_channel();
    let text = |json: Value| Message::Text(json.to_string());
    let hello = json!({"op": 10, "d": {"heartbeat_interval": HEARTBEAT}});
    let mut open = socket.send(text(hello)).await.is_ok();
    while open {
        tokio::select! {
            frame = frames.recv() => {
                let frame: String = frame.expect("a sender is kept");
                open = socket.send(Message::Text(frame)).await.is_ok();
            }
            received = socket.next() => {
                let Some(Ok(received)) = received else { return };
                let Ok(received) = received.to_text() else { continue };
                let received: Value = serde_json::from_str(received).unwrap_or_default();
                let reply = match received["op"].as_u64() {
                    Some(1) => json!({"op": 11}),
                    Some(2) => ready(shared.address),
                    _ => continue,
                };
                open = socket.send(text(reply)).await.is_ok();
                if received["op"] == 2 {
                    *shared.frames.lock().expect("no panic") = Some(sender.clone());
                    shared.connected.notify_one();
                }
            }
        }
    }
}

fn ready(address: SocketAddr) -> Value {
    json!({"op": 0, "t": "READY", "s": 1, "d": {
        "v": 10, "user": user(BOT, "bench", true), "guilds": [{"id": GUILD.to_string(), "unavailable": true}], "session_id": "bench", "shard": [0, 1],
        "resume_gateway_url": format!("ws://{address}/gateway/"), "application": {"id": BOT.to_string(), "flags": 0},
    }})
}

/// Returns a user object of Discord.
pub fn user(id: u64, name: &str, bot: bool) -> Value {
    json!({
        "id": id.to_string(), "username": name, "global_name": name, "discriminator": "0", "avatar": null, "bot": bot,
        "public_flags": 0, "flags": 0,
    })
}
