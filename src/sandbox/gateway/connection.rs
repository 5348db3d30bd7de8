//! One connection of the bot: HELLO, IDENTIFY or RESUME, heartbeats, and the events of its session.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::SinkExt as _;
use serde_json::{Value, json};
use tokio::sync::Notify;
use tokio::time::Instant;

use super::{Order, RESUMABLE_MS, Session, intents};
use crate::sandbox::shared::Shared;

/// Messages that the bot may send on one connection within a minute.
const MAX_SENT: usize = 120;
/// Size of a message that the bot may send.
const MAX_SENT_BYTES: usize = 4096;
/// Events handed to a connection at once.
const BATCH: usize = 64;

/// Close codes (<https://discord.com/developers/docs/topics/opcodes-and-status-codes#gateway-gateway-close-event-codes>).
mod close {
    /// The protocol's own signs (RFC 6455, 7.4.1) for a close frame without a code, and for a connection that just ends.
    pub const NO_STATUS: u16 = 1005;
    pub const ABNORMAL: u16 = 1006;
    pub const UNKNOWN_ERROR: u16 = 4000;
    pub const UNKNOWN_OPCODE: u16 = 4001;
    pub const DECODE_ERROR: u16 = 4002;
    pub const NOT_AUTHENTICATED: u16 = 4003;
    pub const AUTHENTICATION_FAILED: u16 = 4004;
    pub const ALREADY_AUTHENTICATED: u16 = 4005;
    pub const INVALID_SEQUENCE: u16 = 4007;
    pub const RATE_LIMITED: u16 = 4008;
    pub const SESSION_TIMED_OUT: u16 = 4009;
    pub const INVALID_SHARD: u16 = 4010;
    pub const INVALID_VERSION: u16 = 4012;
    pub const INVALID_INTENTS: u16 = 4013;
    pub const DISALLOWED_INTENTS: u16 = 4014;
}

/// Serves one connection of the bot until it ends.
pub async fn serve(shared: Shared, version: Option<String>, mut socket: WebSocket) {
    let number = {
        let mut state = shared.lock();
        state.gateway.last_connection += 1;
        state.gateway.last_connection
    };
    let mut connection = Connection { shared: shared.clone(), number, wake: None, sent: 0, recent: VecDeque::new() };
    let code = match version.as_deref() {
        None | Some("10") => connection.run(&mut socket).await,
        Some(_) => Err(close::INVALID_VERSION),
    };
    connection.leave();
    if let Err(code) = code
        && code != close::ABNORMAL
    {
        let frame = (code != close::NO_STATUS).then(|| CloseFrame { code, reason: "".into() });
        // The bot may be gone already; then nobody has to be told.
        drop(socket.send(Message::Close(frame)).await);
    }
}

struct Connection {
    shared: Shared,
    number: u64,
    /// Wakes this connection when its session has something to send. `None` before IDENTIFY or RESUME.
    wake: Option<Arc<Notify>>,
    /// The number of the last event sent.
    sent: u64,
    /// When the bot sent its last messages.
    recent: VecDeque<Instant>,
}

/// What is to be sent next.
enum Next {
    Events(Vec<(u64, Utf8Bytes)>),
    Order(Order),
}

impl Order {
    /// Whether Discord begins a new session after it
    /// (<https://discord.com/developers/docs/topics/opcodes-and-status-codes#gateway-gateway-close-event-codes>).
    fn ends_session(self) -> bool {
        match self {
            Order::Close(code) => matches!(code, close::INVALID_SEQUENCE | close::SESSION_TIMED_OUT),
            Order::InvalidSession(resumable) => !resumable,
            Order::Reconnect => false,
        }
    }
}

impl Connection {
    /// Runs until the bot goes (`Ok`) or has to be closed with a code.
    async fn run(&mut self, socket: &mut WebSocket) -> Result<(), u16> {
        let interval = self.shared.lock().gateway.heartbeat_ms;
        let hello = json!({"t": null, "s": null, "op": 10, "d": {"heartbeat_interval": interval, "_trace": []}});
        send(socket, hello.to_string()).await?;
        // Discord waits a little longer than the interval it asked for; where a test shortens it, not shorter than usual.
        let patience = Duration::from_millis(interval.max(super::HEARTBEAT_MS) * 3 / 2);
        let mut heard = Instant::now();
        let stop = self.shared.settings.stop.clone();
        loop {
            while let Some(next) = self.next() {
                match next {
                    Next::Events(events) => {
                        for (seq, text) in events {
                            self.sent = seq;
                            send(socket, text).await?;
                        }
                    }
                    Next::Order(Order::Reconnect) => send(socket, json!({"op": 7, "d": null}).to_string()).await?,
                    Next::Order(Order::InvalidSession(resumable)) => {
                        send(socket, json!({"op": 9, "d": resumable}).to_string()).await?;
                    }
                    Next::Order(Order::Close(code)) => return Err(code),
                }
            }
            let wake = self.wake.clone();
            let woken = async {
                match wake {
                    Some(wake) => wake.notified().await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                () = woken => {}
                () = stop.cancelled() => return Err(1001),
                () = tokio::time::sleep_until(heard + patience) => return Err(close::SESSION_TIMED_OUT),
                message = socket.recv() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(Message::Text(text))) => self.receive(socket, &text).await?,
                        Some(Ok(Message::Binary(bytes))) => {
                            let text = std::str::from_utf8(&bytes).map_err(|_| close::DECODE_ERROR)?;
                            self.receive(socket, text).await?;
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        Some(Ok(Message::Close(_))) => {
                            // The answer to the bot's goodbye is written by now, but not yet sent.
                            drop(socket.flush().await);
                            return Ok(());
                        }
                        Some(Err(_)) | None => return Ok(()),
                    }
                }
            }
        }
    }

    /// What the session wants sent now.
    fn next(&self) -> Option<Next> {
        self.wake.as_ref()?;
        let mut state = self.shared.lock();
        let Some(session) = state.gateway.of_connection(self.number) else {
            return Some(Next::Order(Order::Close(close::UNKNOWN_ERROR)));
        };
        match session.after(self.sent, BATCH) {
            None => {
                // It fell behind more than is kept: the session is lost.
                session.events.clear();
                session.orders.clear();
                Some(Next::Order(Order::Close(close::UNKNOWN_ERROR)))
            }
            Some(events) if !events.is_empty() => Some(Next::Events(events)),
            Some(_) => {
                let order = session.orders.pop_front()?;
                if order.ends_session() {
                    state.gateway.sessions.retain(|session| session.connection != self.number);
                }
                Some(Next::Order(order))
            }
        }
    }

    async fn receive(&mut self, socket: &mut WebSocket, text: &str) -> Result<(), u16> {
        let now = Instant::now();
        self.recent.push_back(now);
        self.recent.retain(|sent| now.duration_since(*sent) < Duration::from_secs(60));
        if self.recent.len() > MAX_SENT {
            return Err(close::RATE_LIMITED);
        }
        if text.len() > MAX_SENT_BYTES {
            return Err(close::DECODE_ERROR);
        }
        let message: Value = serde_json::from_str(text).map_err(|_| close::DECODE_ERROR)?;
        let data = message.get("d").unwrap_or(&Value::Null);
        match message.get("op").and_then(Value::as_u64).ok_or(close::DECODE_ERROR)? {
            1 => {
                let deaf = self.shared.lock().gateway.deaf;
                if !deaf {
                    send(socket, json!({"op": 11}).to_string()).await?;
                }
                Ok(())
            }
            2 | 6 if self.wake.is_some() => Err(close::ALREADY_AUTHENTICATED),
            2 => {
                if !self.identify(data)? {
                    send(socket, json!({"op": 9, "d": false}).to_string()).await?;
                }
                Ok(())
            }
            6 => self.resume(socket, data).await,
            // Presence, voice state, members, soundboard: nothing here depends on them.
            3 | 4 | 8 | 31 if self.wake.is_some() => Ok(()),
            3 | 4 | 8 | 31 => Err(close::NOT_AUTHENTICATED),
            _ => Err(close::UNKNOWN_OPCODE),
        }
    }

    fn check_token(&self, data: &Value) -> Result<(), u16> {
        let token = data.get("token").and_then(Value::as_str).ok_or(close::DECODE_ERROR)?;
        let token = token.strip_prefix("Bot ").unwrap_or(token);
        if token == self.shared.settings.token { Ok(()) } else { Err(close::AUTHENTICATION_FAILED) }
    }

    /// Begins a session. `false` if the bot identifies faster than it may.
    fn identify(&mut self, data: &Value) -> Result<bool, u16> {
        self.check_token(data)?;
        data.get("properties").and_then(Value::as_object).ok_or(close::DECODE_ERROR)?;
        let wanted = data.get("intents").and_then(Value::as_u64).ok_or(close::DECODE_ERROR)?;
        if wanted & !intents::KNOWN != 0 {
            return Err(close::INVALID_INTENTS);
        }
        if wanted & intents::PRIVILEGED != 0 {
            return Err(close::DISALLOWED_INTENTS);
        }
        let shard = match data.get("shard") {
            None | Some(Value::Null) => (0, 1),
            Some(shard) => serde_json::from_value(shard.clone()).map_err(|_| close::INVALID_SHARD)?,
        };
        if shard.0 >= shard.1 {
            return Err(close::INVALID_SHARD);
        }
        let mut state = self.shared.lock();
        let now = state.clock.now_ms();
        let enforced = state.limits.on;
        let in_time = state.gateway.budget.count(shard.0, now);
        if enforced && state.gateway.budget.left == 0 {
            return Err(close::AUTHENTICATION_FAILED);
        }
        if enforced && !in_time {
            return Ok(false);
        }
        let wake = Arc::new(Notify::new());
        self.wake = Some(wake.clone());
        let was_online = state.gateway.is_online();
        let session = Session {
            name: state.random_name(),
            intents: wanted,
            shard,
            last_seq: 0,
            events: VecDeque::new(),
            bytes: 0,
            connection: self.number,
            disconnected_ms: 0,
            orders: VecDeque::new(),
            wake,
        };
        state.begin_session(session, &self.shared.settings.gateway_url);
        if !was_online {
            state.tell_bot_status();
        }
        Ok(true)
    }

    async fn resume(&mut self, socket: &mut WebSocket, data: &Value) -> Result<(), u16> {
        self.check_token(data)?;
        let name = data.get("session_id").and_then(Value::as_str).ok_or(close::DECODE_ERROR)?;
        let seq = data.get("seq").and_then(Value::as_u64).ok_or(close::DECODE_ERROR)?;
        let resumed = self.take_over(name, seq)?;
        if !resumed {
            send(socket, json!({"op": 9, "d": false}).to_string()).await?;
        }
        Ok(())
    }

    /// Makes this the connection of an earlier session. `false` if that session cannot go on.
    fn take_over(&mut self, name: &str, seq: u64) -> Result<bool, u16> {
        let mut state = self.shared.lock();
        let now = state.clock.now_ms();
        let was_online = state.gateway.is_online();
        let Some(session) = state.gateway.sessions.iter_mut().find(|session| session.name == name) else {
            return Ok(false);
        };
        if seq > session.last_seq {
            return Err(close::INVALID_SEQUENCE);
        }
        let expired = session.connection == 0 && now.saturating_sub(session.disconnected_ms) > RESUMABLE_MS;
        if expired || session.after(seq, 0).is_none() {
            return Ok(false);
        }
        session.connection = self.number;
        session.orders.clear();
        self.sent = seq;
        // An older connection of this session finds itself replaced, and closes.
        session.wake.notify_one();
        session.wake = Arc::new(Notify::new());
        self.wake = Some(session.wake.clone());
        session.push("RESUMED", r#"{"_trace":[]}"#);
        state.gateway.resumed += 1;
        if !was_online {
            state.tell_bot_status();
        }
        Ok(true)
    }

    /// Leaves the session to be resumed by another connection.
    fn leave(&self) {
        let mut state = self.shared.lock();
        let now = state.clock.now_ms();
        if let Some(session) = state.gateway.of_connection(self.number) {
            session.connection = 0;
            session.disconnected_ms = now;
        }
        let resumable =
            |session: &Session| session.connection != 0 || now.saturating_sub(session.disconnected_ms) <= RESUMABLE_MS;
        state.gateway.sessions.retain(resumable);
        if !state.gateway.is_online() {
            state.tell_bot_status();
        }
    }
}

/// Sends a text; a broken connection ends as if the bot had gone.
async fn send(socket: &mut WebSocket, text: impl Into<Utf8Bytes>) -> Result<(), u16> {
    socket.send(Message::Text(text.into())).await.map_err(|_| close::UNKNOWN_ERROR)
}
