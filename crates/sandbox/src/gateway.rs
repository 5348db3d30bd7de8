//! A gateway connection: HELLO, IDENTIFY or RESUME, heartbeats, and the events of the session.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::sync::Notify;
use tokio::time::Instant;

use crate::errors::reject_if;
use crate::state::Shared;
use crate::state::sessions::{Control, HEARTBEAT_MS, IDENTIFY_MS, Outgoing, Session, close, intents};
use crate::websocket::{CloseFrame, Message, WebSocket};

/// The maximum number of messages that the bot may send in a minute on one connection.
const MAX_MESSAGES_PER_MINUTE: usize = 120;
/// The maximum size of a gateway message from the bot, in bytes.
pub const MAX_MESSAGE_BYTES: usize = 4096;

pub async fn serve(shared: Shared, version: Option<String>, mut socket: WebSocket) {
    let number = shared.lock().gateway.next_connection();
    let mut connection = Connection {
        shared: shared.clone(),
        number,
        wake: Arc::default(),
        started: false,
        last_sent_seq: 0,
        recent_message_times: VecDeque::new(),
    };
    let code = match version.as_deref() {
        None | Some("10") => connection.run(&mut socket).await,
        Some(_) => Err(close::INVALID_VERSION),
    };
    shared.lock().end_connection(number);
    if let Err(code) = code
        && code != close::ABNORMAL
    {
        let frame = (code != close::NO_STATUS).then(|| CloseFrame { code: code.into(), reason: "".into() });
        // This fails only if the bot has disconnected, in which case a close frame is not needed.
        drop(socket.send(Message::Close(frame)).await);
    }
}

struct Connection {
    shared: Shared,
    number: u64,
    /// Wakes this connection when its session has something to send.
    wake: Arc<Notify>,
    /// Whether the bot has started or resumed a session on this connection.
    started: bool,
    /// The number of the last event that was sent.
    last_sent_seq: u64,
    recent_message_times: VecDeque<Instant>,
}

impl Connection {
    /// Serves the connection until the bot disconnects. Returns the connection's close code as `Err`.
    async fn run(&mut self, socket: &mut WebSocket) -> Result<(), u16> {
        let (interval, identify) = {
            let gateway = &self.shared.lock().gateway;
            let identify = Duration::from_millis(gateway.identify_timeout_ms.unwrap_or(IDENTIFY_MS));
            (gateway.heartbeat_ms.unwrap_or(HEARTBEAT_MS), identify)
        };
        let identify_by = Instant::now() + identify;
        let hello = json!({"t": null, "s": null, "op": 10, "d": {"heartbeat_interval": interval, "_trace": []}});
        send(socket, hello.to_string()).await?;
        // Discord waits slightly longer than the interval. If a test shortens the interval, this timeout stays the
        // same.
        let timeout = Duration::from_millis(interval.max(HEARTBEAT_MS) * 3 / 2);
        let mut heard = Instant::now();
        let stop = self.shared.settings.shutdown.clone();
        loop {
            while let Some(next) = self.next_item() {
                match next {
                    Outgoing::Events(events) => {
                        for (seq, text) in events {
                            self.last_sent_seq = seq;
                            send(socket, text).await?;
                        }
                    }
                    Outgoing::Control(Control::Reconnect) => {
                        send(socket, json!({"op": 7, "d": null}).to_string()).await?
                    }
                    Outgoing::Control(Control::InvalidSession(resumable)) => {
                        send(socket, json!({"op": 9, "d": resumable}).to_string()).await?;
                    }
                    Outgoing::Control(Control::Close(code)) => return Err(code),
                }
            }
            let heard_by = if self.started { heard + timeout } else { identify_by.min(heard + timeout) };
            let wake = self.wake.clone();
            tokio::select! {
                () = wake.notified() => {}
                () = stop.cancelled() => return Err(1001),
                () = tokio::time::sleep_until(heard_by) => return Err(close::SESSION_TIMED_OUT),
                message = socket.next() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(message @ (Message::Text(_) | Message::Binary(_)))) => {
                            let text = message.to_text().map_err(|_| close::DECODE_ERROR)?;
                            self.receive(socket, text).await?;
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => {}
                        Some(Ok(Message::Close(frame))) => {
                            if frame.is_some_and(|frame| matches!(frame.code.into(), 1000 | 1001)) {
                                self.shared.lock().gateway.end_session(self.number);
                            }
                            // The WebSocket has queued a close frame of its own, but has not sent it yet.
                            drop(socket.flush().await);
                            return Ok(());
                        }
                        Some(Err(_)) | None => return Ok(()),
                    }
                }
            }
        }
    }

    fn next_item(&self) -> Option<Outgoing> {
        self.started.then(|| self.shared.lock().gateway.next(self.number, self.last_sent_seq)).flatten()
    }

    async fn receive(&mut self, socket: &mut WebSocket, text: &str) -> Result<(), u16> {
        let now = Instant::now();
        self.recent_message_times.push_back(now);
        self.recent_message_times.retain(|sent| now.duration_since(*sent) < Duration::from_secs(60));
        reject_if!(self.recent_message_times.len() > MAX_MESSAGES_PER_MINUTE, close::RATE_LIMITED);
        reject_if!(text.len() > MAX_MESSAGE_BYTES, close::DECODE_ERROR);
        let message: Value = serde_json::from_str(text).map_err(|_| close::DECODE_ERROR)?;
        let data = message.get("d").unwrap_or(&Value::Null);
        match message.get("op").and_then(Value::as_u64).ok_or(close::DECODE_ERROR)? {
            1 => {
                let deaf = self.shared.lock().gateway.ignores_heartbeats;
                if !deaf {
                    send(socket, json!({"op": 11}).to_string()).await?;
                }
                Ok(())
            }
            2 | 6 if self.started => Err(close::ALREADY_AUTHENTICATED),
            op @ (2 | 6) => {
                let started = if op == 2 { self.identify(data)? } else { self.resume(data)? };
                if !started {
                    send(socket, json!({"op": 9, "d": false}).to_string()).await?;
                }
                Ok(())
            }
            // Requests about presence, voice state, members and the soundboard have no effect.
            3 | 4 | 8 | 31 if self.started => Ok(()),
            3 | 4 | 8 | 31 => Err(close::NOT_AUTHENTICATED),
            _ => Err(close::UNKNOWN_OPCODE),
        }
    }

    fn check_token(&self, data: &Value) -> Result<(), u16> {
        let token = data.get("token").and_then(Value::as_str).ok_or(close::DECODE_ERROR)?;
        let token = token.strip_prefix("Bot ").unwrap_or(token);
        if token == self.shared.settings.token { Ok(()) } else { Err(close::AUTHENTICATION_FAILED) }
    }

    /// Starts a session. Returns `false` if the bot identifies too often or has too many sessions.
    fn identify(&mut self, data: &Value) -> Result<bool, u16> {
        self.check_token(data)?;
        data.get("properties").and_then(Value::as_object).ok_or(close::DECODE_ERROR)?;
        let intents = data.get("intents").and_then(Value::as_u64).ok_or(close::DECODE_ERROR)?;
        reject_if!(intents & !intents::KNOWN != 0, close::INVALID_INTENTS);
        reject_if!(intents & intents::PRIVILEGED != 0, close::DISALLOWED_INTENTS);
        let shard = match data.get("shard") {
            None | Some(Value::Null) => (0, 1),
            Some(shard) => serde_json::from_value(shard.clone()).map_err(|_| close::INVALID_SHARD)?,
        };
        reject_if!(shard.0 >= shard.1, close::INVALID_SHARD);
        let mut state = self.shared.lock();
        let now = state.clock.now_ms();
        let enforced = state.rate_limits.enabled;
        let in_time = state.gateway.start_limit.try_identify(shard.0, now);
        reject_if!(enforced && state.gateway.start_limit.remaining == 0, close::AUTHENTICATION_FAILED);
        if enforced && !in_time {
            return Ok(false);
        }
        let id = state.random_token();
        let session = Session::new(id, intents, shard, self.number, self.wake.clone());
        self.started = state.begin_session(session, &self.shared.settings.gateway_url);
        Ok(self.started)
    }

    fn resume(&mut self, data: &Value) -> Result<bool, u16> {
        self.check_token(data)?;
        let id = data.get("session_id").and_then(Value::as_str).ok_or(close::DECODE_ERROR)?;
        let seq = data.get("seq").and_then(Value::as_u64).ok_or(close::DECODE_ERROR)?;
        self.started = self.shared.lock().resume_session(id, seq, self.number, self.wake.clone())?;
        if self.started {
            self.last_sent_seq = seq;
        }
        Ok(self.started)
    }
}

async fn send(socket: &mut WebSocket, text: String) -> Result<(), u16> {
    socket.send(Message::Text(text)).await.map_err(|_| close::UNKNOWN_ERROR)
}
