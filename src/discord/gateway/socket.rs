//! One connection to the gateway: HELLO, IDENTIFY or RESUME, heartbeats, and events
//! (<https://discord.com/developers/docs/events/gateway>).

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use rand::TryRng as _;
use rand::rngs::SysRng;
use serde_json::{Value, json};
use serenity::all::GatewayIntents;
use serenity_websocket::tungstenite::Message;
use serenity_websocket::tungstenite::client::IntoClientRequest as _;
use serenity_websocket::tungstenite::http::HeaderValue;
use serenity_websocket::tungstenite::http::header::USER_AGENT;
use serenity_websocket::tungstenite::protocol::CloseFrame;
use serenity_websocket::{MaybeTlsStream, WebSocketStream, connect_async_with_config};
use tokio::net::TcpStream;
use tokio::time::{Instant, Interval, MissedTickBehavior, interval_at, sleep_until, timeout};

use super::events::report_unreadable;
use crate::discord::event::Event;
use crate::discord::http::error_chain;
use crate::telemetry;

/// The time limit for connecting and for the arrival of HELLO.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);
/// The time limit for READY, RESUMED, each event that Discord repeats, and the acknowledgement of the heartbeat after
/// RESUMED.
const SESSION_TIMEOUT: Duration = Duration::from_secs(30);
/// The interval of heartbeats if HELLO contains none, and the maximum interval.
const DEFAULT_HEARTBEAT_INTERVAL: Duration = Duration::from_millis(41_250);
const MAX_HEARTBEAT_INTERVAL: Duration = Duration::from_secs(120);
/// The time limit for Discord to confirm a close.
const CLOSE_TIMEOUT: Duration = Duration::from_millis(700);
/// The code with which the bot closes connections. Discord keeps the session, as it does after every code except 1000
/// and 1001.
const RESUMABLE_CLOSE_CODE: u16 = 4000;

/// The query of the gateway's URL: the API version and the encoding.
const QUERY: &str = "?v=10&encoding=json";

/// What [`GatewaySocket::next`] returns: a gateway event, a heartbeat, or the end of the connection.
pub enum Received {
    /// An event, with its number in the session. `None` stands for an event that the bot does not need or cannot read.
    Event(u64, Option<Event>),
    /// A heartbeat was sent to Discord.
    HeartbeatSent,
    /// Discord acknowledged a heartbeat. `caught_up` says whether Discord has now sent all missed events of a resumed
    /// session.
    Acknowledged { caught_up: bool },
    /// The connection is over.
    Closed(CloseReason),
}

/// Why a connection ended.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CloseReason {
    /// The session can be resumed over a new connection. The text says why.
    #[error("{0}")]
    Resumable(String),
    /// Discord has dropped the session.
    #[error("{0}")]
    SessionLost(String),
    /// Discord refuses this bot.
    #[error(transparent)]
    Refused(GatewayRefusal),
}

/// Why Discord refuses this bot. `Display` is written for the operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the connection to Discord ended: {meaning}")]
pub struct GatewayRefusal {
    meaning: &'static str,
    /// Whether a restart might help, because the bot then asks Discord for the number of shards again.
    pub wrong_shards: bool,
}

/// A connection that has received HELLO.
pub struct GatewaySocket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    heartbeats: Interval,
    /// Whether Discord has acknowledged the last heartbeat.
    heartbeat_acknowledged: bool,
    /// Whether RESUMED has arrived, but Discord has not yet acknowledged the heartbeat that was sent in reply.
    is_catching_up: bool,
    /// The number of the session's last event.
    sequence: Option<u64>,
    /// The deadline for READY, or for RESUMED and the missed events; `None` once they have arrived.
    session_deadline: Option<Instant>,
}

impl GatewaySocket {
    /// Connects to the gateway at this URL and waits for HELLO.
    ///
    /// # Errors
    /// Fails if the connection cannot be opened or HELLO does not arrive in time. The error text is for the operator.
    pub async fn connect(url: &str) -> Result<GatewaySocket, String> {
        let opening = timeout(CONNECT_TIMEOUT, GatewaySocket::open(url));
        opening.await.unwrap_or_else(|_| Err("the gateway does not respond".to_owned()))
    }

    async fn open(url: &str) -> Result<GatewaySocket, String> {
        let mut request = add_query(url).into_client_request().map_err(|error| error_chain(&error))?;
        request.headers_mut().insert(USER_AGENT, HeaderValue::from_static(serenity::constants::USER_AGENT));
        let opened = connect_async_with_config(request, None, false).await;
        let (mut stream, _) = opened.map_err(|error| error_chain(&error))?;
        loop {
            match stream.next().await {
                Some(Ok(Message::Text(text))) => {
                    let hello: Value = serde_json::from_str(&text).unwrap_or_default();
                    if hello["op"] != 10 {
                        return Err("the gateway did not begin with HELLO".to_owned());
                    }
                    let every = hello["d"]["heartbeat_interval"].as_u64();
                    let every = every.map_or(DEFAULT_HEARTBEAT_INTERVAL, Duration::from_millis);
                    let every = every.clamp(Duration::from_millis(1), MAX_HEARTBEAT_INTERVAL);
                    // The first heartbeat is sent at a random time, so that after an outage many shards do not send
                    // heartbeats at once.
                    let fraction = SysRng.try_next_u32().map_or(0.5, |number| f64::from(number) / f64::from(u32::MAX));
                    let mut heartbeats = interval_at(Instant::now() + every.mul_f64(fraction), every);
                    heartbeats.set_missed_tick_behavior(MissedTickBehavior::Delay);
                    return Ok(GatewaySocket {
                        stream,
                        heartbeats,
                        heartbeat_acknowledged: true,
                        is_catching_up: false,
                        sequence: None,
                        session_deadline: None,
                    });
                }
                Some(Ok(Message::Close(frame))) => return Err(close_reason(frame.as_ref()).to_string()),
                Some(Ok(_)) => (),
                Some(Err(error)) => return Err(error_chain(&error)),
                None => return Err("the gateway closed the connection".to_owned()),
            }
        }
    }

    /// Starts a session for one of `total` shards. Discord then sends READY.
    pub async fn identify(&mut self, token: &str, shard: u32, total: u32, intents: GatewayIntents) {
        self.session_deadline = Some(Instant::now() + SESSION_TIMEOUT);
        self.send(json!({"op": 2, "d": {
            "token": token,
            "properties": {"os": std::env::consts::OS, "browser": "snakepit", "device": "snakepit"},
            "compress": true,
            "large_threshold": 50,
            "shard": [shard, total],
            "intents": intents.bits(),
        }}))
        .await;
    }

    /// Resumes a session after the event with the number `sequence`. Discord then sends the missed events and RESUMED.
    pub async fn resume(&mut self, token: &str, session_id: &str, sequence: u64) {
        self.session_deadline = Some(Instant::now() + SESSION_TIMEOUT);
        self.sequence = Some(sequence);
        self.send(json!({"op": 6, "d": {"token": token, "session_id": session_id, "seq": sequence}})).await;
    }

    /// Waits for the next event or the end of the connection, and sends heartbeats in the meantime. Cancel safe.
    pub async fn next(&mut self) -> Received {
        loop {
            let session_by = self.session_deadline;
            tokio::select! {
                () = sleep_until(session_by.unwrap_or_else(Instant::now)), if session_by.is_some() => {
                    return Received::resumable("Discord begins or resumes no session");
                }
                _ = self.heartbeats.tick() => {
                    if !self.heartbeat_acknowledged {
                        telemetry::increment(telemetry::SILENT_CONNECTIONS);
                        return Received::resumable("Discord acknowledged no heartbeat; the connection is dead");
                    }
                    self.heartbeat_acknowledged = false;
                    self.send_heartbeat().await;
                    return Received::HeartbeatSent;
                }
                message = self.stream.next() => match message {
                    Some(Ok(Message::Text(text))) => {
                        if let Some(received) = self.handle_message(&text).await {
                            return received;
                        }
                    }
                    Some(Ok(Message::Close(frame))) => return Received::Closed(close_reason(frame.as_ref())),
                    Some(Ok(_)) => (),
                    Some(Err(error)) => return Received::resumable(&error_chain(&error)),
                    None => return Received::resumable("the gateway closed the connection"),
                },
            }
        }
    }

    async fn handle_message(&mut self, text: &str) -> Option<Received> {
        let Ok(message) = serde_json::from_str::<Value>(text) else {
            report_unreadable("message", "JSON");
            return None;
        };
        let data = &message["d"];
        let kind = message["t"].as_str().unwrap_or_default();
        match message["op"].as_u64() {
            // Only events have a name.
            Some(0) | None if !kind.is_empty() => return Some(self.read_event(kind, &message).await),
            Some(1) => self.send_heartbeat().await,
            Some(7) => return Some(Received::resumable("Discord asks for a new connection")),
            Some(9) if *data == true => return Some(Received::resumable("Discord asks to resume the session")),
            Some(9) => {
                return Some(Received::Closed(CloseReason::SessionLost("Discord has dropped the session".to_owned())));
            }
            Some(11) => {
                self.heartbeat_acknowledged = true;
                let caught_up = std::mem::take(&mut self.is_catching_up);
                self.session_deadline = self.session_deadline.filter(|_| !caught_up);
                return Some(Received::Acknowledged { caught_up });
            }
            _ => (),
        }
        None
    }

    async fn read_event(&mut self, kind: &str, message: &Value) -> Received {
        // Discord numbers events consecutively, so a missing number follows from the last one.
        let sequence = message["s"].as_u64().unwrap_or_else(|| self.sequence.map_or(1, |last| last + 1));
        self.sequence = Some(sequence);
        self.session_deadline = self.session_deadline.map(|_| Instant::now() + SESSION_TIMEOUT);
        let event = Event::from_json(kind, &message["d"]).unwrap_or_else(|field| {
            report_unreadable(kind, field);
            None
        });
        match &event {
            Some(Event::Ready(_)) => self.session_deadline = None,
            Some(Event::Resumed) => {
                // The repeated events can include an earlier RESUMED. Discord acknowledges this heartbeat only after
                // all of them.
                self.is_catching_up = true;
                self.send_heartbeat().await;
            }
            _ => (),
        }
        Received::Event(sequence, event)
    }

    /// Closes the connection so that its session can be resumed.
    pub async fn close(mut self) {
        let frame = CloseFrame { code: RESUMABLE_CLOSE_CODE.into(), reason: "".into() };
        let closing = async {
            if self.stream.close(Some(frame)).await.is_ok() {
                // These messages can be ignored: Discord repeats them when the session is resumed.
                while let Some(Ok(_)) = self.stream.next().await {}
            }
        };
        // Discord also keeps the session if it does not confirm the close in time.
        let _ = timeout(CLOSE_TIMEOUT, closing).await;
    }

    async fn send_heartbeat(&mut self) {
        self.send(json!({"op": 1, "d": self.sequence})).await;
    }

    /// Sends a message. If this fails, [`GatewaySocket::next`] reports the broken connection.
    async fn send(&mut self, message: Value) {
        if let Err(error) = self.stream.send(Message::Text(message.to_string())).await {
            tracing::debug!(error = error_chain(&error), "the gateway connection is broken");
        }
    }
}

/// Returns the URL with the version of the API and the encoding.
fn add_query(url: &str) -> String {
    let has_path = url.matches('/').count() > 2;
    format!("{url}{}{QUERY}", if has_path { "" } else { "/" })
}

impl Received {
    fn resumable(why: &str) -> Received {
        Received::Closed(CloseReason::Resumable(why.to_owned()))
    }
}

/// Returns why Discord closed a connection
/// (<https://discord.com/developers/docs/topics/opcodes-and-status-codes#gateway-gateway-close-event-codes>).
fn close_reason(frame: Option<&CloseFrame>) -> CloseReason {
    let Some(code) = frame.map(|frame| u16::from(frame.code)) else {
        return CloseReason::Resumable("Discord closed the connection".to_owned());
    };
    let closed = format!("Discord closed the connection with code {code}");
    let meaning = match code {
        4004 => "Discord no longer accepts this token (close code 4004); copy the new one from the developer portal",
        4010 => {
            "Discord knows no such shard (close code 4010); remove the setting SHARDS, and the next start asks Discord for the number"
        }
        4011 => {
            "the bot is in too many servers for its shards (close code 4011); remove the setting SHARDS, and the next start asks Discord for the number"
        }
        4012 => {
            "Discord no longer supports this version of its API (close code 4012); install a newer version of this program"
        }
        4013 => {
            "Discord does not know the intents of this version (close code 4013); install a newer version of this program"
        }
        4014 => "Discord does not allow the intents of this version (close code 4014)",
        // The number of the last event was wrong, or the session has timed out.
        4007 | 4009 => return CloseReason::SessionLost(closed),
        _ => return CloseReason::Resumable(closed),
    };
    CloseReason::Refused(GatewayRefusal { meaning, wrong_shards: matches!(code, 4010 | 4011) })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn closed_with(code: u16) -> CloseReason {
        close_reason(Some(&CloseFrame { code: code.into(), reason: "".into() }))
    }

    #[test]
    fn urls_name_the_version_of_the_api() {
        assert_eq!(add_query("wss://gateway.discord.gg"), "wss://gateway.discord.gg/?v=10&encoding=json");
        assert_eq!(add_query("ws://127.0.0.1:8733/gateway"), "ws://127.0.0.1:8733/gateway?v=10&encoding=json");
    }

    #[test]
    fn close_codes_say_what_to_do_next() {
        for code in [1000, 1001, 4000, 4001, 4002, 4003, 4005, 4008, 4999] {
            assert!(matches!(closed_with(code), CloseReason::Resumable(_)), "{code}");
        }
        for code in [4007, 4009] {
            assert!(matches!(closed_with(code), CloseReason::SessionLost(_)), "{code}");
        }
        for code in [4004, 4010, 4011, 4012, 4013, 4014] {
            let CloseReason::Refused(refused) = closed_with(code) else { panic!("{code} is final") };
            assert!(refused.to_string().contains(&code.to_string()), "{refused}");
            assert_eq!(refused.wrong_shards, matches!(code, 4010 | 4011));
        }
        assert!(matches!(close_reason(None), CloseReason::Resumable(_)));
    }

    /// In some cases here, Discord opens the connection but sends neither READY nor RESUMED. In others, it never
    /// acknowledges the heartbeat after RESUMED, which would mark the end of the missed events.
    #[tokio::test]
    async fn a_session_that_does_not_come_ends_the_connection() {
        let hello = r#"{"op": 10, "d": {"heartbeat_interval": 120000}}"#;
        let resumed = r#"{"op": 0, "t": "RESUMED", "s": 6, "d": {}}"#;
        for (resumes, then) in [(false, "{}"), (true, "{}"), (true, resumed)] {
            let mut socket = connect_to([hello, then].map(str::to_owned)).await;
            if then == resumed {
                socket.resume("token", "session", 5).await;
                while !matches!(socket.next().await, Received::Event(6, Some(Event::Resumed))) {}
            }
            tokio::time::pause();
            match resumes {
                true if then == resumed => (),
                true => socket.resume("token", "session", 5).await,
                false => socket.identify("token", 0, 1, GatewayIntents::empty()).await,
            }
            let began = Instant::now();
            let reason = loop {
                match socket.next().await {
                    Received::Closed(CloseReason::Resumable(reason)) => break reason,
                    Received::HeartbeatSent => (),
                    _ => panic!("it waits"),
                }
            };
            assert!(reason.contains("no session"), "{reason}");
            // On a busy machine, some time can pass before the clock is paused.
            let waited = began.elapsed();
            assert!(waited.abs_diff(SESSION_TIMEOUT) < SESSION_TIMEOUT / 2, "{waited:?}");
            tokio::time::resume();
        }
    }

    #[tokio::test]
    async fn odd_messages_are_read_as_far_as_possible() {
        let messages = [
            r#"{"op": 10, "d": {"heartbeat_interval": 18446744073709551615}}"#,
            "no JSON",
            r#"{"op": 11}"#,
            r#"{"op": 12, "d": []}"#,
            r#"{"op": 0, "t": "TYPING_START", "s": 3, "d": null}"#,
            r#"{"op": 0, "t": "GUILD_DELETE", "s": 4, "d": {"id": 5}}"#,
            r#"{"op": null, "t": "GUILD_DELETE", "s": "six", "d": {"id": "5", "unavailable": "odd"}}"#,
            r#"{"op": 0, "t": "GUILD_DELETE", "s": 6, "d": {"id": null}}"#,
            r#"{"op": 9, "d": "odd"}"#,
        ];
        let mut socket = connect_to(messages.map(str::to_owned)).await;
        let mut received = Vec::new();
        loop {
            received.push(match socket.next().await {
                Received::Event(sequence, event) => format!("{sequence} {event:?}"),
                Received::HeartbeatSent => continue,
                Received::Acknowledged { caught_up } => format!("acknowledged {caught_up}"),
                Received::Closed(over) => {
                    assert!(matches!(over, CloseReason::SessionLost(_)), "{over}");
                    break;
                }
            });
        }
        let [acknowledged, typing, deleted, unavailable, unreadable] = &received[..] else { panic!("{received:?}") };
        assert_eq!(acknowledged, "acknowledged false", "nothing is resumed");
        assert_eq!((&**typing, &**unreadable), ("3 None", "6 None"));
        assert_eq!(deleted, "4 Some(GuildDeleted(GuildId(5)))");
        assert_eq!(unavailable, "5 Some(GuildUnavailable(GuildId(5)))");
    }

    /// Connects to a server that sends these messages.
    async fn connect_to<const COUNT: usize>(messages: [String; COUNT]) -> GatewaySocket {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let url = format!("ws://{}", listener.local_addr().expect("an address"));
        tokio::spawn(async move {
            let (stream, _) = listener.accept().await.expect("a connection");
            let mut server = serenity_websocket::accept_async(stream).await.expect("a handshake");
            for message in messages {
                server.send(Message::Text(message)).await.expect("an open connection");
            }
            // The connection stays open.
            while let Some(Ok(_)) = server.next().await {}
        });
        GatewaySocket::connect(&url).await.expect("HELLO")
    }
}
