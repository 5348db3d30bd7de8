//! A simulated Discord for many shards. It answers the requests of a starting bot, and its gateway sends servers and
//! reactions.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{Method, StatusCode, Uri};
use axum::response::{IntoResponse, Json, Response};
use axum::routing::any;
use axum::{Router, serve};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt as _, StreamExt as _};
use sandbox::websocket::{self, Message, WebSocket};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::sync::mpsc::{Receiver, Sender, channel};

use crate::server::{self, GuildCreate, snowflake};

/// The ID of the bot and of its application.
const BOT: u64 = 1_000_000_000_000_000_001;
const MAX_BODY: usize = 16 << 20;
/// The bot's heartbeat interval in milliseconds, as on Discord.
const HEARTBEAT_MS: u64 = 41_250;
/// The maximum number of frames that wait to be sent over a shard's connection.
const QUEUE: usize = 16;

/// The size of the simulated bot.
#[derive(Clone, Copy)]
pub struct Size {
    pub shards: u64,
    pub servers: u64,
    pub max_concurrency: u64,
}

/// A running gateway.
pub struct Gateway {
    pub address: SocketAddr,
    shared: Arc<Shared>,
}

struct Shared {
    address: SocketAddr,
    size: Size,
    guild_create: GuildCreate,
    /// Sends frames to the newest connection of each shard.
    shards: Vec<Mutex<Option<Sender<String>>>>,
    /// The number of events that were sent in each shard's newest session.
    sequences: Vec<AtomicU64>,
    /// The number of the last event that the bot has confirmed with a heartbeat, in each shard's newest session.
    confirmed: Vec<AtomicU64>,
    sessions: AtomicUsize,
    resumes: AtomicUsize,
    last_id: AtomicU64,
}

impl Gateway {
    /// Starts a server on a free loopback port.
    pub async fn start(size: Size) -> Gateway {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let counters = || (0..size.shards).map(|_| AtomicU64::new(0)).collect();
        let shared = Arc::new(Shared {
            address,
            size,
            guild_create: GuildCreate::new(),
            shards: (0..size.shards).map(|_| Mutex::default()).collect(),
            sequences: counters(),
            confirmed: counters(),
            sessions: AtomicUsize::new(0),
            resumes: AtomicUsize::new(0),
            last_id: AtomicU64::new(BOT),
        });
        let app = Router::new()
            .route("/gateway/", any(gateway))
            .fallback(request)
            .layer(DefaultBodyLimit::max(MAX_BODY))
            .with_state(Arc::clone(&shared));
        tokio::spawn(async move { serve(listener, app).await.expect("the server runs") });
        Gateway { address, shared }
    }

    /// Returns the size of a GUILD_CREATE event in bytes.
    pub fn bytes_a_server(&self) -> usize {
        self.shared.guild_create.bytes()
    }

    /// Returns the number of sessions that were started.
    pub fn sessions(&self) -> usize {
        self.shared.sessions.load(Ordering::Relaxed)
    }

    /// Returns how often sessions were resumed.
    pub fn resumes(&self) -> usize {
        self.shared.resumes.load(Ordering::Relaxed)
    }

    /// Returns the number of shards on which the bot has handled every server.
    pub fn ready(&self) -> usize {
        let shard_is_ready = |shard: &u64| {
            let servers = self.shared.servers_of(*shard);
            self.shared.confirmed[*shard as usize].load(Ordering::Relaxed) > servers
        };
        (0..self.shared.size.shards).filter(shard_is_ready).count()
    }

    /// Sends reactions by users, evenly over all shards. The messages do not belong to matches. Returns how many
    /// reactions were sent.
    pub async fn react(&self, per_second: u64, time: Duration) -> u64 {
        let began = Instant::now();
        let mut sent = 0;
        while began.elapsed() < time {
            let due = (began.elapsed().as_secs_f64() * per_second as f64) as u64;
            while sent < due {
                let shard = sent % self.shared.size.shards;
                let frames = self.shared.shards[shard as usize].lock().expect("no panic").clone();
                let s = self.shared.sequences[shard as usize].fetch_add(1, Ordering::Relaxed) + 1;
                let frame = server::reaction(snowflake(shard, self.shared.size.shards), sent, s);
                if let Some(frames) = frames {
                    // If a shard is behind, the others have to wait, which lowers the rate.
                    let _ = frames.send(frame).await;
                }
                sent += 1;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        sent
    }
}

impl Shared {
    /// Returns the number of this shard's servers.
    fn servers_of(&self, shard: u64) -> u64 {
        let Size { shards, servers, .. } = self.size;
        servers / shards + u64::from(shard < servers % shards)
    }

    /// Returns the IDs of this shard's servers. Discord puts a server on the shard `(id >> 22) % shards`.
    fn guilds_of(&self, shard: u64) -> impl Iterator<Item = u64> {
        let shards = self.size.shards;
        (0..self.servers_of(shard)).map(move |number| snowflake(shard + number * shards, shards))
    }
}

async fn request(State(shared): State<Arc<Shared>>, method: Method, uri: Uri, body: Bytes) -> Response {
    let path: Vec<&str> = uri.path().trim_start_matches("/api/v10").split('/').skip(1).collect();
    let url = format!("ws://{}/gateway/", shared.address);
    match (method.as_str(), &path[..]) {
        ("GET", ["gateway"]) => Json(json!({"url": url})).into_response(),
        ("GET", ["gateway", "bot"]) => {
            let Size { shards, max_concurrency, .. } = shared.size;
            let limit = json!({
                "total": 100_000, "remaining": 100_000, "reset_after": 86_400_000, "max_concurrency": max_concurrency,
            });
            Json(json!({"url": url, "shards": shards, "session_start_limit": limit})).into_response()
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
            let id = shared.last_id.fetch_add(1, Ordering::Relaxed) + 1;
            Json(json!({"id": id.to_string(), "name": asked["name"]})).into_response()
        }
        ("PUT", _) => (StatusCode::OK, body).into_response(),
        _ => StatusCode::NO_CONTENT.into_response(),
    }
}

async fn gateway(State(shared): State<Arc<Shared>>, request: Request) -> Response {
    websocket::accept(request, MAX_BODY, |socket| async move {
        // `None` only means that the connection has ended.
        let _ = session(&shared, socket).await;
    })
}

/// Runs one gateway session until the connection closes.
async fn session(shared: &Arc<Shared>, socket: WebSocket) -> Option<()> {
    let (mut sink, mut stream) = socket.split();
    sink.send(text(&json!({"op": 10, "d": {"heartbeat_interval": HEARTBEAT_MS}}))).await.ok()?;
    let (shard, resumed_after) = loop {
        let received = frame(&mut stream).await?;
        let data = &received["d"];
        match received["op"].as_u64() {
            Some(2) => {
                shared.sessions.fetch_add(1, Ordering::Relaxed);
                break (data["shard"][0].as_u64()?, None);
            }
            Some(6) => {
                shared.resumes.fetch_add(1, Ordering::Relaxed);
                break (data["session_id"].as_str()?.strip_prefix("shard-")?.parse().ok()?, data["seq"].as_u64());
            }
            _ => (),
        }
    };
    let (frames, queue) = channel(QUEUE);
    *shared.shards[shard as usize].lock().expect("no panic") = Some(frames.clone());
    if resumed_after.is_none() {
        shared.confirmed[shard as usize].store(0, Ordering::Relaxed);
    }
    let (acks, acked) = channel(QUEUE);
    let writer = tokio::spawn(write(Arc::clone(shared), shard, resumed_after, sink, queue, acked));
    while let Some(received) = frame(&mut stream).await {
        if received["op"] == 1 {
            shared.confirmed[shard as usize].fetch_max(received["d"].as_u64().unwrap_or(0), Ordering::Relaxed);
            if acks.send(()).await.is_err() {
                break;
            }
        }
    }
    writer.abort();
    Some(())
}

/// Sends READY, a GUILD_CREATE for each server, a request for a heartbeat, and then the frames of `queue`. If the bot
/// resumes a session, only events are sent that follow the last one it received.
async fn write(
    shared: Arc<Shared>,
    shard: u64,
    resumed_after: Option<u64>,
    mut sink: SplitSink<WebSocket, Message>,
    mut queue: Receiver<String>,
    mut acks: Receiver<()>,
) -> Option<()> {
    let sequence = &shared.sequences[shard as usize];
    let guilds: Vec<Value> =
        shared.guilds_of(shard).map(|id| json!({"id": id.to_string(), "unavailable": true})).collect();
    let ready = json!({"op": 0, "t": "READY", "s": 1, "d": {
        "v": 10, "user": server::user(BOT, true), "guilds": guilds, "session_id": format!("shard-{shard}"),
        "shard": [shard, shared.size.shards], "application": {"id": BOT.to_string(), "flags": 0},
        "resume_gateway_url": format!("ws://{}/gateway/", shared.address),
    }});
    if resumed_after.is_none() {
        sink.send(text(&ready)).await.ok()?;
    }
    let received = resumed_after.map_or(0, |sequence| sequence.saturating_sub(1) as usize);
    for (number, id) in shared.guilds_of(shard).enumerate().skip(received) {
        while acks.try_recv().is_ok() {
            sink.send(text(&json!({"op": 11}))).await.ok()?;
        }
        let frame = shared.guild_create.frame(id, number as u64 + 2);
        sink.send(Message::Text(frame)).await.ok()?;
    }
    if let Some(after) = resumed_after {
        let last = after.max(shared.servers_of(shard) + 1);
        sink.send(text(&json!({"op": 0, "t": "RESUMED", "s": last + 1, "d": {}}))).await.ok()?;
        sequence.fetch_max(last + 1, Ordering::Relaxed);
    } else {
        sequence.store(shared.servers_of(shard) + 1, Ordering::Relaxed);
    }
    // The bot's reply has the number of the last event that it has read.
    sink.send(text(&json!({"op": 1, "d": null}))).await.ok()?;
    loop {
        let frame = tokio::select! {
            ack = acks.recv() => {
                ack?;
                json!({"op": 11}).to_string()
            }
            frame = queue.recv() => frame?,
        };
        sink.send(Message::Text(frame)).await.ok()?;
    }
}

async fn frame(stream: &mut SplitStream<WebSocket>) -> Option<Value> {
    loop {
        let received = stream.next().await?.ok()?;
        if let Ok(received) = serde_json::from_slice(&received.into_data()) {
            return Some(received);
        }
    }
}

fn text(json: &Value) -> Message {
    Message::Text(json.to_string())
}
