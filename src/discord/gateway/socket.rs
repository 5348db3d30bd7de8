//! One connection to the gateway: HELLO, IDENTIFY or RESUME, heartbeats, and what Discord sends
//! (<https://discord.com/developers/docs/events/gateway>).

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use rand::TryRng as _;
use rand::rngs::SysRng;
use serde::Deserialize;
use serde_json::{Value, json};
use serenity::all::{Event, GatewayEvent, GatewayIntents};
use serenity_websocket::tungstenite::Message;
use serenity_websocket::tungstenite::client::IntoClientRequest as _;
use serenity_websocket::tungstenite::http::HeaderValue;
use serenity_websocket::tungstenite::http::header::USER_AGENT;
use serenity_websocket::tungstenite::protocol::CloseFrame;
use serenity_websocket::{MaybeTlsStream, WebSocketStream, connect_async_with_config};
use tokio::net::TcpStream;
use tokio::time::{Instant, Interval, MissedTickBehavior, interval_at, timeout};

use crate::discord::http::error_chain;
use crate::telemetry;

/// The time limit for connecting and for HELLO.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);
/// The time limit for Discord to confirm a close.
const CLOSE_TIMEOUT: Duration = Duration::from_millis(700);
/// The code with which the bot closes connections. Discord keeps the session, as it does after every code except 1000
/// and 1001.
const KEEP_SESSION: u16 = 4000;

/// The part of the gateway's URL that names the version of the API and the encoding.
const QUERY: &str = "?v=10&encoding=json";

/// What Discord sent over a connection.
pub enum Received {
    /// An event, with its number in the session. `None` is an event of an unknown form.
    Event(u64, Option<Box<Event>>),
    /// The missed events of a resumed session have all been sent.
    CaughtUp,
    /// The connection is over.
    Over(Over),
}

/// Why a connection is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Over {
    /// The session can be resumed over a new connection. The text says why.
    Resumable(String),
    /// Discord has dropped the session.
    SessionLost(String),
    /// Discord refuses this bot.
    Refused(Refused),
}

/// Why Discord refuses this bot. `Display` is written for the operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the connection to Discord ended: {meaning}")]
pub struct Refused {
    meaning: &'static str,
    /// Whether restarting might help, because a new start asks Discord for the number of shards again.
    pub wrong_shards: bool,
}

/// A connection that has received HELLO.
pub struct GatewaySocket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    heartbeats: Interval,
    /// Whether Discord has acknowledged the last heartbeat.
    acknowledged: bool,
    /// Whether RESUMED has come, and the heartbeat after it is not acknowledged yet.
    is_catching_up: bool,
    /// The number of the session's last event.
    sequence: Option<u64>,
}

impl GatewaySocket {
    /// Connects to the gateway at this URL and waits for HELLO.
    ///
    /// # Errors
    /// Fails if there is no connection or no HELLO in time. The error is for the operator.
    pub async fn connect(url: &str) -> Result<GatewaySocket, String> {
        let opening = timeout(CONNECT_TIMEOUT, GatewaySocket::open(url));
        opening.await.unwrap_or_else(|_| Err("the gateway does not respond".to_owned()))
    }

    async fn open(url: &str) -> Result<GatewaySocket, String> {
        let mut request = with_query(url).into_client_request().map_err(|error| error_chain(&error))?;
        request.headers_mut().insert(USER_AGENT, HeaderValue::from_static(serenity::constants::USER_AGENT));
        let opened = connect_async_with_config(request, None, false).await;
        let (mut stream, _) = opened.map_err(|error| error_chain(&error))?;
        loop {
            match stream.next().await {
                Some(Ok(Message::Text(text))) => {
                    let Ok(GatewayEvent::Hello(every)) = serde_json::from_str(&text) else {
                        return Err("the gateway did not begin with HELLO".to_owned());
                    };
                    return Ok(GatewaySocket::after_hello(stream, Duration::from_millis(every.max(1))));
                }
                Some(Ok(Message::Close(frame))) => return Err(over(frame.as_ref()).to_string()),
                Some(Ok(_)) => (),
                Some(Err(error)) => return Err(error_chain(&error)),
                None => return Err("the gateway closed the connection".to_owned()),
            }
        }
    }

    /// The first heartbeat comes at a random time, so that many shards do not send theirs at once after an outage.
    fn after_hello(stream: WebSocketStream<MaybeTlsStream<TcpStream>>, every: Duration) -> GatewaySocket {
        let mut heartbeats = interval_at(Instant::now() + every.mul_f64(random_part()), every);
        heartbeats.set_missed_tick_behavior(MissedTickBehavior::Delay);
        GatewaySocket { stream, heartbeats, acknowledged: true, is_catching_up: false, sequence: None }
    }

    /// Starts a session for one of `total` shards. READY follows.
    pub async fn identify(&mut self, token: &str, shard: u32, total: u32, intents: GatewayIntents) {
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

    /// Resumes a session after its event `sequence`. The missed events and RESUMED follow.
    pub async fn resume(&mut self, token: &str, session_id: &str, sequence: u64) {
        self.sequence = Some(sequence);
        self.send(json!({"op": 6, "d": {"token": token, "session_id": session_id, "seq": sequence}})).await;
    }

    /// Waits for the next event or the end of the connection, and sends heartbeats meanwhile. Can be cancelled.
    pub async fn next(&mut self) -> Received {
        loop {
            tokio::select! {
                _ = self.heartbeats.tick() => {
                    if !self.acknowledged {
                        telemetry::silent_connection();
                        return Received::resumable("Discord acknowledged no heartbeat; the connection is dead");
                    }
                    self.acknowledged = false;
                    self.send_heartbeat().await;
                }
                message = self.stream.next() => match message {
                    Some(Ok(Message::Text(text))) => {
                        if let Some(received) = self.read(&text).await {
                            return received;
                        }
                    }
                    Some(Ok(Message::Close(frame))) => return Received::Over(over(frame.as_ref())),
                    Some(Ok(_)) => (),
                    Some(Err(error)) => return Received::resumable(&error_chain(&error)),
                    None => return Received::resumable("the gateway closed the connection"),
                },
            }
        }
    }

    async fn read(&mut self, text: &str) -> Option<Received> {
        match serde_json::from_str(text) {
            Ok(GatewayEvent::Dispatch(sequence, event)) => {
                self.sequence = Some(sequence);
                if let Some(kind) = lost(&event) {
                    telemetry::unreadable_event();
                    tracing::warn!(kind, "an event of the gateway has an unexpected form and is lost");
                }
                if matches!(event, Event::Resumed(_)) {
                    // Discord answers in order: after everything that it repeats, which can have an earlier RESUMED.
                    self.is_catching_up = true;
                    self.send_heartbeat().await;
                }
                return Some(Received::Event(sequence, Some(Box::new(event))));
            }
            Ok(GatewayEvent::Heartbeat { .. }) => self.send_heartbeat().await,
            Ok(GatewayEvent::HeartbeatAck) => {
                self.acknowledged = true;
                return std::mem::take(&mut self.is_catching_up).then_some(Received::CaughtUp);
            }
            Ok(GatewayEvent::Reconnect) => return Some(Received::resumable("Discord asks for a new connection")),
            Ok(GatewayEvent::InvalidateSession(true)) => {
                return Some(Received::resumable("Discord asks to resume the session"));
            }
            Ok(GatewayEvent::InvalidateSession(false)) => {
                return Some(Received::Over(Over::SessionLost("Discord has dropped the session".to_owned())));
            }
            Ok(GatewayEvent::Hello(_)) => (),
            Err(error) => {
                let event: Option<Numbered> = serde_json::from_str(text).ok();
                let kind = event.as_ref().and_then(|event| event.t.as_deref());
                telemetry::unreadable_event();
                // serde's own message can quote the event, which can contain an interaction's token.
                tracing::warn!(kind, column = error.column(), "an event of the gateway cannot be read");
                self.sequence = event.and_then(|event| event.s).or(self.sequence);
                return self.sequence.map(|sequence| Received::Event(sequence, None));
            }
            #[allow(unreachable_patterns, reason = "serenity may add kinds of messages")]
            Ok(_) => (),
        }
        None
    }

    /// Closes the connection so that its session can be resumed.
    pub async fn close(mut self) {
        let frame = CloseFrame { code: KEEP_SESSION.into(), reason: "".into() };
        let closing = async {
            if self.stream.close(Some(frame)).await.is_ok() {
                // Discord repeats these messages when the session is resumed.
                while let Some(Ok(_)) = self.stream.next().await {}
            }
        };
        // An unconfirmed close keeps the session too.
        let _ = timeout(CLOSE_TIMEOUT, closing).await;
    }

    async fn send_heartbeat(&mut self) {
        self.send(json!({"op": 1, "d": self.sequence})).await;
    }

    /// If sending fails, the connection is broken, and [`GatewaySocket::next`] reports it.
    async fn send(&mut self, message: Value) {
        if let Err(error) = self.stream.send(Message::Text(message.to_string())).await {
            tracing::debug!(error = error_chain(&error), "the gateway connection is broken");
        }
    }
}

/// Returns the URL with the version of the API and the encoding.
fn with_query(url: &str) -> String {
    let has_path = url.matches('/').count() > 2;
    format!("{url}{}{QUERY}", if has_path { "" } else { "/" })
}

/// The part of a message that numbers it.
#[derive(Deserialize)]
struct Numbered {
    s: Option<u64>,
    t: Option<String>,
}

/// Returns a random number from 0 to 1.
fn random_part() -> f64 {
    SysRng.try_next_u32().map_or(0.5, |number| f64::from(number) / f64::from(u32::MAX))
}

impl Received {
    fn resumable(why: &str) -> Received {
        Received::Over(Over::Resumable(why.to_owned()))
    }
}

impl std::fmt::Display for Over {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Over::Resumable(why) | Over::SessionLost(why) => f.write_str(why),
            Over::Refused(refused) => write!(f, "{refused}"),
        }
    }
}

/// Returns what a close by Discord means
/// (<https://discord.com/developers/docs/topics/opcodes-and-status-codes#gateway-gateway-close-event-codes>).
fn over(frame: Option<&CloseFrame>) -> Over {
    let refused = |meaning, wrong_shards| Over::Refused(Refused { meaning, wrong_shards });
    match frame.map(|frame| u16::from(frame.code)) {
        Some(4004) => refused(
            "Discord no longer accepts this token (close code 4004); copy the new one from the developer portal",
            false,
        ),
        Some(4010) => refused(
            "Discord knows no such shard (close code 4010); remove the setting SHARDS, and the next start asks Discord for the number",
            true,
        ),
        Some(4011) => refused(
            "the bot is in too many servers for its shards (close code 4011); remove the setting SHARDS, and the next start asks Discord for the number",
            true,
        ),
        Some(4012) => refused(
            "Discord no longer supports this version of its API (close code 4012); install a newer version of this program",
            false,
        ),
        Some(4013) => refused(
            "Discord does not know the intents of this version (close code 4013); install a newer version of this program",
            false,
        ),
        Some(4014) => refused("Discord does not allow the intents of this version (close code 4014)", false),
        // The number of the last event was wrong, or the session has timed out.
        Some(code @ (4007 | 4009)) => Over::SessionLost(format!("Discord closed the connection with code {code}")),
        Some(code) => Over::Resumable(format!("Discord closed the connection with code {code}")),
        None => Over::Resumable("Discord closed the connection".to_owned()),
    }
}

/// The events that the bot needs.
const NEEDED: [&str; 10] = [
    "CHANNEL_DELETE",
    "GUILD_CREATE",
    "GUILD_DELETE",
    "INTERACTION_CREATE",
    "MESSAGE_REACTION_ADD",
    "MESSAGE_REACTION_REMOVE",
    "MESSAGE_REACTION_REMOVE_ALL",
    "MESSAGE_REACTION_REMOVE_EMOJI",
    "READY",
    "THREAD_DELETE",
];

/// Returns the name of an event that the bot needs, but that serenity could not read and therefore calls unknown.
fn lost(event: &Event) -> Option<&str> {
    match event {
        Event::Unknown(unknown) => Some(&*unknown.kind).filter(|kind| NEEDED.contains(kind)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn closed_with(code: u16) -> Over {
        over(Some(&CloseFrame { code: code.into(), reason: "".into() }))
    }

    #[test]
    fn urls_name_the_version_of_the_api() {
        assert_eq!(with_query("wss://gateway.discord.gg"), "wss://gateway.discord.gg/?v=10&encoding=json");
        assert_eq!(with_query("ws://127.0.0.1:8733/gateway"), "ws://127.0.0.1:8733/gateway?v=10&encoding=json");
    }

    #[test]
    fn close_codes_say_what_to_do_next() {
        for code in [1000, 1001, 4000, 4001, 4002, 4003, 4005, 4008, 4999] {
            assert!(matches!(closed_with(code), Over::Resumable(_)), "{code}");
        }
        for code in [4007, 4009] {
            assert!(matches!(closed_with(code), Over::SessionLost(_)), "{code}");
        }
        for code in [4004, 4010, 4011, 4012, 4013, 4014] {
            let Over::Refused(refused) = closed_with(code) else { panic!("{code} is final") };
            assert!(refused.to_string().contains(&code.to_string()), "{refused}");
            assert_eq!(refused.wrong_shards, matches!(code, 4010 | 4011));
        }
        assert!(matches!(over(None), Over::Resumable(_)));
    }

    #[test]
    fn a_needed_event_of_an_unexpected_form_is_noticed() {
        let event = |text: &str| match serde_json::from_str(text) {
            Ok(GatewayEvent::Dispatch(_, event)) => event,
            other => panic!("{other:?}"),
        };
        let broken = event(r#"{"op": 0, "s": 3, "t": "CHANNEL_DELETE", "d": {"id": "5"}}"#);
        assert_eq!(lost(&broken), Some("CHANNEL_DELETE"));
        let new = event(r#"{"op": 0, "s": 4, "t": "SOMETHING_NEW", "d": {"id": "5"}}"#);
        assert_eq!(lost(&new), None);
        let typing = event(r#"{"op": 0, "s": 5, "t": "RESUMED", "d": {"_trace": []}}"#);
        assert_eq!(lost(&typing), None);
    }
}
