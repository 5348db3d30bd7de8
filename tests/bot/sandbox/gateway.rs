//! Tests of the gateway with a raw client: order, close codes, resuming, load.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::test_sandbox::{PATIENCE, TOKEN, TestSandbox, until};

/// All intents except privileged ones.
pub const INTENTS: u64 = 0x1ff_ffff & !(1 << 1 | 1 << 8 | 1 << 15) & !(0b1111 << 17) & !(0b11 << 22);

/// A connection to the gateway.
pub struct Wire {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The heartbeat interval of HELLO in milliseconds.
    pub interval: u64,
}

impl Wire {
    /// Connects and receives HELLO.
    pub async fn open(sandbox: &TestSandbox) -> Self {
        let url = format!("ws://{}/gateway?v=10&encoding=json", sandbox.running.address());
        let mut wire = Self { socket: connect_async(url).await.expect("a connection").0, interval: 0 };
        let hello = wire.next().await.expect("HELLO");
        assert_eq!(hello["op"], 10);
        wire.interval =
            hello["d"]["heartbeat_interval"].as_u64().filter(|&interval| interval > 0).expect("an interval");
        wire
    }

    pub async fn send(&mut self, op: u64, data: Value) {
        let text = json!({"op": op, "d": data}).to_string();
        self.socket.send(Message::text(text)).await.expect("an open connection");
    }

    /// Receives the next payload, or the close code.
    pub async fn next(&mut self) -> Result<Value, u16> {
        loop {
            let message = tokio::time::timeout(PATIENCE, self.socket.next()).await.expect("a payload in time");
            match message {
                Some(Ok(Message::Text(text))) => return Ok(serde_json::from_str(&text).expect("JSON")),
                Some(Ok(Message::Close(frame))) => {
                    return Err(frame.map_or(0, |frame| match frame.code {
                        CloseCode::Library(code) => code,
                        code => code.into(),
                    }));
                }
                Some(Ok(_)) => {}
                other => panic!("the connection broke: {other:?}"),
            }
        }
    }

    /// Receives the next event. Returns its name, sequence number and data.
    pub async fn event(&mut self) -> (String, u64, Value) {
        let payload = self.next().await.expect("an event");
        assert_eq!(payload["op"], 0, "{payload}");
        (payload["t"].as_str().expect("a name").into(), payload["s"].as_u64().expect("a number"), payload["d"].clone())
    }

    /// Identifies and receives READY and GUILD_CREATE. Returns the session id.
    pub async fn identify(&mut self, intents: u64) -> String {
        self.send(2, identify(TOKEN, intents)).await;
        let (name, number, ready) = self.event().await;
        assert_eq!((name.as_str(), number), ("READY", 1));
        if intents & 1 != 0 {
            let (name, number, guild) = self.event().await;
            assert_eq!((name.as_str(), number), ("GUILD_CREATE", 2));
            assert_eq!(guild["id"], ready["guilds"][0]["id"]);
            assert_eq!(guild["channels"].as_array().map(Vec::len), Some(2));
        }
        ready["session_id"].as_str().expect("a session").into()
    }
}

fn identify(token: &str, intents: u64) -> Value {
    json!({"token": token, "intents": intents, "properties": {"os": "", "browser": "", "device": ""}, "compress": true})
}

pub fn resume(session: &str, seq: u64) -> Value {
    json!({"token": TOKEN, "session_id": session, "seq": seq})
}

/// Posts a message as the bot. Returns its id.
pub async fn post(sandbox: &TestSandbox) -> String {
    let path = format!("/channels/{}/messages", sandbox.channel("games").await);
    sandbox.bot("POST", &path, json!({"content": "x"})).await.2["id"].as_str().expect("an id").into()
}

#[tokio::test]
async fn wrong_payloads_close_the_connection_with_their_code() {
    let sandbox = TestSandbox::start().await;
    for (op, data, code) in [
        (2, identify("wrong", INTENTS), 4004),
        (2, identify(TOKEN, 1 << 30), 4013),
        (2, identify(TOKEN, 1 << 15), 4014),
        (2, json!({"token": TOKEN}), 4002),
        (2, json!({"token": TOKEN, "intents": 1, "properties": {}, "shard": [1, 1]}), 4010),
        (3, json!({}), 4003),
        (99, json!({}), 4001),
        (6, json!({"token": "wrong", "session_id": "x", "seq": 1}), 4004),
    ] {
        let mut wire = Wire::open(&sandbox).await;
        wire.send(op, data.clone()).await;
        assert_eq!(wire.next().await, Err(code), "{op} {data}");
    }
    let mut wire = Wire::open(&sandbox).await;
    wire.socket.send(Message::text("no JSON")).await.expect("an open connection");
    assert_eq!(wire.next().await, Err(4002));
    let mut wire = Wire::open(&sandbox).await;
    wire.identify(INTENTS).await;
    wire.send(2, identify(TOKEN, INTENTS)).await;
    assert_eq!(wire.next().await, Err(4005));
    let mut wire = Wire::open(&sandbox).await;
    for _ in 0..121 {
        wire.send(1, Value::Null).await;
    }
    for _ in 0..120 {
        assert_eq!(wire.next().await, Ok(json!({"op": 11})));
    }
    assert_eq!(wire.next().await, Err(4008));
}

#[tokio::test]
async fn a_resumed_session_gets_missed_events() {
    let sandbox = TestSandbox::start().await;
    let mut wire = Wire::open(&sandbox).await;
    let session = wire.identify(INTENTS).await;
    post(&sandbox).await;
    let (name, number, _) = wire.event().await;
    assert_eq!((name.as_str(), number), ("MESSAGE_CREATE", 3));
    sandbox.faults(json!({"reconnect": true})).await;
    assert_eq!(wire.next().await.expect("RECONNECT")["op"], 7);
    drop(wire);
    let missed = [post(&sandbox).await, post(&sandbox).await];

    let mut wire = Wire::open(&sandbox).await;
    wire.send(6, resume(&session, 3)).await;
    for (id, expected) in missed.iter().zip(4..) {
        let (name, number, data) = wire.event().await;
        assert_eq!((name.as_str(), number, data["id"].as_str()), ("MESSAGE_CREATE", expected, Some(id.as_str())));
    }
    assert_eq!(wire.event().await.0, "RESUMED");

    // An event number that was never sent, an unknown session, and an expired session.
    let mut other = Wire::open(&sandbox).await;
    other.send(6, resume(&session, 100)).await;
    assert_eq!(other.next().await, Err(4007));
    let mut other = Wire::open(&sandbox).await;
    other.send(6, resume("unknown", 1)).await;
    assert_eq!(other.next().await, Ok(json!({"op": 9, "d": false})));
    other.send(2, identify(TOKEN, INTENTS)).await;
    assert_eq!(other.event().await.0, "READY", "after INVALID_SESSION one may identify on the same connection");
    sandbox.faults(json!({"close": 4000})).await;
    while wire.next().await.is_ok() {}
    sandbox.faults(json!({"advance_ms": 6 * 60_000})).await;
    let mut wire = Wire::open(&sandbox).await;
    wire.send(6, resume(&session, 3)).await;
    assert_eq!(wire.next().await, Ok(json!({"op": 9, "d": false})));
}

#[tokio::test]
async fn intents_select_events() {
    let sandbox = TestSandbox::start().await;
    let (anna, games) = (sandbox.person("Anna").await, sandbox.channel("games").await);
    let mut all = Wire::open(&sandbox).await;
    all.identify(INTENTS).await;
    let mut reactions = Wire::open(&sandbox).await;
    reactions.identify(1 << 10).await;
    let message = post(&sandbox).await;
    sandbox.post("/reactions", json!({"as": anna, "message": message, "emoji": "👋", "on": true})).await;
    assert_eq!(all.event().await.0, "MESSAGE_CREATE");
    assert_eq!(all.event().await.0, "MESSAGE_REACTION_ADD");
    let (name, _, data) = reactions.event().await;
    assert_eq!(name, "MESSAGE_REACTION_ADD");
    assert_eq!(
        (&data["emoji"]["name"], &data["user_id"], &data["channel_id"]),
        (&json!("👋"), &json!(anna), &json!(games))
    );

    // The bot does not get events from a channel that it cannot see. Of the channel itself, it learns only the
    // position.
    sandbox.post("/permissions", json!({"channel": games, "denied": ["VIEW_CHANNEL"]})).await;
    sandbox.post("/reactions", json!({"as": anna, "message": message, "emoji": "👋", "on": false})).await;
    sandbox.post("/permissions", json!({"channel": games, "denied": []})).await;
    for (shown, flags) in [("___hidden___", 1 << 17), ("games", 0)] {
        let (name, _, channel) = all.event().await;
        assert_eq!((&*name, &channel["name"], &channel["flags"]), ("CHANNEL_UPDATE", &json!(shown), &json!(flags)));
        assert_eq!((&channel["id"], &channel["type"]), (&json!(games), &json!(0)));
    }
}

/// A server's events go to its shard. Direct messages go to shard 0.
#[tokio::test]
async fn a_shard_gets_events_of_its_servers_only() {
    const SHARDS: u64 = 3;
    let sandbox = TestSandbox::start().await;
    sandbox.faults(json!({"shards": SHARDS, "max_concurrency": 2})).await;
    let (_, _, private_text) = sandbox.bot("GET", "/gateway/bot", Value::Null).await;
    assert_eq!(
        (&private_text["shards"], &private_text["session_start_limit"]["max_concurrency"]),
        (&json!(SHARDS), &json!(2))
    );
    let mut servers: Vec<Option<Value>> = vec![None; SHARDS as usize];
    while servers.contains(&None) {
        let server = sandbox.post("/servers", json!({"name": "elsewhere"})).await;
        let id: u64 = server["id"].as_str().and_then(|id| id.parse().ok()).expect("a snowflake");
        servers[((id >> 22) % SHARDS) as usize].get_or_insert(server);
    }
    let anna = sandbox.person("Anna").await;
    for (shard, server) in servers.iter().flatten().enumerate() {
        let mut wire = Wire::open(&sandbox).await;
        let mut data = identify(TOKEN, INTENTS);
        data["shard"] = json!([shard, SHARDS]);
        wire.send(2, data).await;
        let ready = wire.event().await.2;
        let guilds = ready["guilds"].as_array().expect("servers").clone();
        assert!(guilds.iter().any(|guild| guild["id"] == server["id"]));
        for guild in &guilds {
            let (name, _, created) = wire.event().await;
            assert_eq!((name.as_str(), &created["id"]), ("GUILD_CREATE", &guild["id"]));
        }
        // This shard does not get messages from the other servers.
        for other in servers.iter().flatten() {
            sandbox.post("/messages", json!({"as": anna, "channel": other["channel"], "content": "here"})).await;
        }
        let (name, _, message) = wire.event().await;
        assert_eq!((name.as_str(), &message["channel_id"]), ("MESSAGE_CREATE", &server["channel"]));
        assert_eq!(message["guild_id"], server["id"]);
    }
}

#[tokio::test]
async fn too_many_identifies_are_refused() {
    let sandbox = TestSandbox::start().await;
    sandbox.faults(json!({"rate_limits": true, "max_concurrency": 2, "sessions_left": 3})).await;
    let shard = |shard: u64| {
        let mut data = identify(TOKEN, 0);
        data["shard"] = json!([shard, 4]);
        data
    };
    let mut wires = [Wire::open(&sandbox).await, Wire::open(&sandbox).await, Wire::open(&sandbox).await];
    wires[0].send(2, shard(0)).await;
    assert_eq!(wires[0].event().await.0, "READY");
    wires[1].send(2, shard(1)).await;
    assert_eq!(wires[1].event().await.0, "READY", "the next shard has its own key");
    wires[2].send(2, shard(2)).await;
    assert_eq!(wires[2].next().await, Ok(json!({"op": 9, "d": false})), "shard 2 has the key of shard 0");
    sandbox.faults(json!({"advance_ms": 5_000})).await;
    wires[2].send(2, shard(2)).await;
    assert_eq!(wires[2].event().await.0, "READY");
    let sessions = &sandbox.get("/counters").await["sessions"];
    assert_eq!((&sessions["identified"], &sessions["too_fast"]), (&json!(3), &json!(1)));
    assert_eq!(sessions["shards"], json!({"0": 1, "1": 1, "2": 1}));
    let mut late = Wire::open(&sandbox).await;
    late.send(2, shard(3)).await;
    assert_eq!(late.next().await, Err(4004), "no session is left for today");
}

#[tokio::test]
async fn heartbeats_can_go_unacknowledged() {
    let sandbox = TestSandbox::start().await;
    let mut wire = Wire::open(&sandbox).await;
    wire.identify(INTENTS).await;
    wire.send(1, json!(2)).await;
    assert_eq!(wire.next().await, Ok(json!({"op": 11})));
    sandbox.faults(json!({"acknowledge": false})).await;
    wire.send(1, json!(2)).await;
    post(&sandbox).await;
    assert_eq!(wire.event().await.0, "MESSAGE_CREATE", "no acknowledgement came earlier");
}

#[tokio::test]
async fn a_large_message_ends_the_connection() {
    let sandbox = TestSandbox::start().await;
    let mut wire = Wire::open(&sandbox).await;
    wire.identify(INTENTS).await;
    let text = json!({"op": 1, "d": "x".repeat(8 << 20)}).to_string();
    // The sandbox may close the connection before it has read everything.
    let _ = wire.socket.send(Message::text(text)).await;
    let last = tokio::time::timeout(PATIENCE, wire.socket.next()).await.expect("an end in time");
    assert!(!matches!(last, Some(Ok(Message::Text(_)))), "{last:?}");
    until(async || sandbox.get("/world").await["bot"]["online"] != true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn thousands_of_pairs_of_reactions_keep_their_order() {
    let sandbox = TestSandbox::start().await;
    let people = [sandbox.person("Anna").await, sandbox.person("Ben").await];
    let mut wire = Wire::open(&sandbox).await;
    wire.identify(INTENTS).await;
    let message = post(&sandbox).await;
    assert_eq!(wire.event().await.0, "MESSAGE_CREATE");
    let number = test_support::count("PAIRS", 1_000, 10_000);
    let pairs = (0..number).flat_map(|pair| people.iter().map(move |person| (person, pair % 2 == 0)));
    let reactions: Value =
        pairs.map(|(person, on)| json!({"as": person, "message": message, "emoji": "🫰", "on": on})).collect();
    sandbox.post("/reactions", reactions).await;
    let mut last = 3;
    for pair in 0..number {
        for person in &people {
            let (name, number, data) = wire.event().await;
            assert_eq!(name == "MESSAGE_REACTION_ADD", pair % 2 == 0);
            assert_eq!((number, data["user_id"].as_str()), (last + 1, Some(person.as_str())));
            last = number;
        }
    }
}
