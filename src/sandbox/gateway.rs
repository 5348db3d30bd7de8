//! A gateway connection of the bot: HELLO, IDENTIFY or RESUME, heartbeats, and the events of its session.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::SinkExt as _;
use serde_json::{Value, json};
use tokio::sync::Notify;
use tokio::time::Instant;

use super::shared::Shared;
use super::state::sessions::{Control, HEARTBEAT_MS, Next, NotResumed, Session, close, intents};

/// Messages that the bot may send on one connection within a minute.
const MAX_SENT: usize = 120;
/// Bytes of a message that the bot may send.
pub const MAX_SENT_BYTES: usize = 4096;

/// Serves one connection of the bot until it ends.
pub async fn serve(shared: Shared, version: Option<String>, mut socket: WebSocket) {
    let number = shared.lock().gateway.connect();
    let mut connection = Connection { shared: shared.clone(), number, wake: None, sent: 0, recent: VecDeque::new() };
    let code = match version.as_deref() {
        None | Some("10") => connection.run(&mut socket).await,
        Some(_) => Err(close::INVALID_VERSION),
    };
    shared.lock().end_connection(number);
    if let Err(code) = code
        && code != close::ABNORMAL
    {
        let frame = (code != close::NO_STATUS).then(|| CloseFrame { code, reason: "".into() });
        // The bot may be gone already.
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

impl Connection {
    /// Runs until the bot disconnects (`Ok`) or is to be closed with a code.
    async fn run(&mut self, socket: &mut WebSocket) -> Result<(), u16> {
        let interval = self.shared.lock().gateway.heartbeat_ms;
        let hello = json!({"t": null, "s": null, "op": 10, "d": {"heartbeat_interval": interval, "_trace": []}});
        send(socket, hello.to_string()).await?;
        // Discord waits a little longer than the interval that it named. A test that shortens it does not shorten this.
        let patience = Duration::from_millis(interval.max(HEARTBEAT_MS) * 3 / 2);
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
                    Next::Control(Control::Reconnect) => send(socket, json!({"op": 7, "d": null}).to_string()).await?,
                    Next::Control(Control::InvalidSession(resumable)) => {
                        send(socket, json!({"op": 9, "d": resumable}).to_string()).await?;
                    }
                    Next::Control(Control::Close(code)) => return Err(code),
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
                            // The answer to the bot's close frame is written by now, but not yet sent.
                            drop(socket.flush().await);
                            return Ok(());
                        }
                        Some(Err(_)) | None => return Ok(()),
                    }
                }
            }
        }
    }

    /// Returns what the session has to send, if it has begun.
    fn next(&self) -> Option<Next> {
        self.wake.as_ref()?;
        self.shared.lock().gateway.next(self.number, self.sent)
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
            // Presence, voice state, members, soundboard: they change nothing here.
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

    /// Begins a session. Returns `false` if the bot identifies too fast or has too many sessions.
    fn identify(&mut self, data: &Value) -> Result<bool, u16> {
        self.check_token(data)?;
        data.get("properties").and_then(Value::as_object).ok_or(close::DECODE_ERROR)?;
        let intents = data.get("intents").and_then(Value::as_u64).ok_or(close::DECODE_ERROR)?;
        if intents & !intents::KNOWN != 0 {
            return Err(close::INVALID_INTENTS);
        }
        if intents & intents::PRIVILEGED != 0 {
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
        let enforced = state.rate_limits.on;
        let in_time = state.gateway.start_limit.count(shard.0, now);
        if enforced && state.gateway.start_limit.left == 0 {
            return Err(close::AUTHENTICATION_FAILED);
        }
        if enforced && !in_time {
            return Ok(false);
        }
        let wake = Arc::new(Notify::new());
        let id = state.random_token();
        let session = Session::new(id, intents, shard, self.number, wake.clone());
        let began = state.begin_session(session, &self.shared.settings.gateway_url);
        if began {
            self.wake = Some(wake);
        }
        Ok(began)
    }

    async fn resume(&mut self, socket: &mut WebSocket, data: &Value) -> Result<(), u16> {
        self.check_token(data)?;
        let id = data.get("session_id").and_then(Value::as_str).ok_or(close::DECODE_ERROR)?;
        let seq = data.get("seq").and_then(Value::as_u64).ok_or(close::DECODE_ERROR)?;
        let resumed = self.take_over(id, seq)?;
        if !resumed {
            send(socket, json!({"op": 9, "d": false}).to_string()).await?;
        }
        Ok(())
    }

    /// Makes this the connection of an earlier session. Returns `false` if that session is gone.
    fn take_over(&mut self, id: &str, seq: u64) -> Result<bool, u16> {
        match self.shared.lock().resume_session(id, seq, self.number) {
            Ok(wake) => {
                self.sent = seq;
                self.wake = Some(wake);
                Ok(true)
            }
            Err(NotResumed::Gone) => Ok(false),
            Err(NotResumed::InvalidSequence) => Err(close::INVALID_SEQUENCE),
        }
    }
}

/// Sends a text; a broken connection ends as if the bot had gone.
async fn send(socket: &mut WebSocket, text: impl Into<Utf8Bytes>) -> Result<(), u16> {
    socket.send(Message::Text(text.into())).await.map_err(|_| close::UNKNOWN_ERROR)
}
