//! The bot's gateway sessions (<https://discord.com/developers/docs/events/gateway>). Each session keeps its numbered
//! events, so a connection that resumes the session receives the events that the bot missed.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::Arc;

use serde::Deserialize;
use serde_json::Value;
use tokio::sync::Notify;

use crate::model::ids::Id;

/// The maximum number of events that a session keeps, sent or unsent. A bot that falls further behind loses its
/// session.
const MAX_EVENTS: usize = 1 << 16;
/// The maximum size of the events that a session keeps, in bytes. The same limit applies to all sessions without a
/// connection combined.
const MAX_EVENT_BYTES: usize = 64 << 20;
/// How long a session can be resumed after its connection has ended.
const RESUMABLE_MS: u64 = 5 * 60_000;
/// The maximum number of sessions, with or without a connection.
const MAX_SESSIONS: usize = 256;
const MAX_BATCH_EVENTS: usize = 64;
pub const MAX_SESSIONS_PER_DAY: u64 = 1_000;
/// Of the shards that have the same number modulo `max_concurrency`, only one may start a session within this time.
const IDENTIFY_WINDOW_MS: u64 = 5_000;
/// The interval of the bot's heartbeats in milliseconds, as on Discord.
pub const HEARTBEAT_MS: u64 = 41_250;
/// The time limit for IDENTIFY or RESUME on a new connection, in milliseconds.
pub const IDENTIFY_MS: u64 = 30_000;

/// Gateway intents (<https://discord.com/developers/docs/events/gateway#list-of-intents>).
pub mod intents {
    pub const GUILDS: u64 = 1;
    pub const GUILD_MESSAGES: u64 = 1 << 9;
    pub const GUILD_MESSAGE_REACTIONS: u64 = 1 << 10;
    pub const DIRECT_MESSAGES: u64 = 1 << 12;
    pub const DIRECT_MESSAGE_REACTIONS: u64 = 1 << 13;
    /// The intents for members, presences and message content. Discord grants them on request, but this application
    /// does not have them.
    pub const PRIVILEGED: u64 = (1 << 1) | (1 << 8) | (1 << 15);
    /// All intents that exist.
    pub const KNOWN: u64 = ((1 << 17) - 1) | (1 << 20) | (1 << 21) | (1 << 24) | (1 << 25);
}

/// Close codes (<https://discord.com/developers/docs/topics/opcodes-and-status-codes#gateway-gateway-close-event-codes>).
pub mod close {
    /// A close frame without a code. This code is never sent (RFC 6455, 7.4.1).
    pub const NO_STATUS: u16 = 1005;
    /// A connection that ends without a close frame. This code is never sent (RFC 6455, 7.4.1).
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

#[derive(Default)]
pub struct GatewaySessions {
    /// The recommended number of shards, if a test has set it.
    pub shards: Option<u64>,
    pub start_limit: SessionStartLimit,
    sessions: Vec<Session>,
    last_connection: u64,
    pub identify_count: u64,
    pub resume_count: u64,
    /// A simulated fault: heartbeats are not acknowledged.
    pub ignores_heartbeats: bool,
    /// A simulated fault: sessions send nothing, not even READY and RESUMED.
    pub is_silent: bool,
    /// A simulated fault: one kind of event has an invalid field.
    pub odd_field: Option<OddField>,
    /// The heartbeat interval in HELLO in milliseconds, if a test has set it.
    pub heartbeat_ms: Option<u64>,
    /// The time limit in milliseconds for IDENTIFY or RESUME on a new connection, if a test has set one.
    pub identify_timeout_ms: Option<u64>,
    /// A simulated fault: the server has an outage, and its events do not reach the bot.
    pub outage: bool,
}

/// A field of an event that differs from Discord's documentation.
#[derive(Deserialize)]
pub struct OddField {
    /// The name of the events.
    event: String,
    /// Points to the field (RFC 6901).
    pointer: String,
    /// The field's value. `None` removes the field.
    #[serde(default, deserialize_with = "any_value")]
    value: Option<Value>,
}

/// Reads a value that may be null. Unlike a missing field, null becomes `Some`.
fn any_value<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<Value>, D::Error> {
    Value::deserialize(deserializer).map(Some)
}

impl OddField {
    fn apply(&self, data: &mut Value) {
        let Some((parent, key)) = self.pointer.rsplit_once('/') else { return };
        match (data.pointer_mut(parent), &self.value) {
            (Some(Value::Object(fields)), Some(value)) => drop(fields.insert(key.to_owned(), value.clone())),
            (Some(Value::Object(fields)), None) => drop(fields.remove(key)),
            (Some(Value::Array(elements)), value) => {
                let Some(index) = key.parse::<usize>().ok().filter(|index| *index < elements.len()) else { return };
                elements.splice(index..=index, value.clone());
            }
            _ => (),
        }
    }
}

#[derive(Default)]
pub struct Session {
    pub id: String,
    pub intents: u64,
    pub shard: (u64, u64),
    last_seq: u64,
    /// The latest events with their numbers. The last event has the number `last_seq`.
    events: VecDeque<(u64, String)>,
    bytes: usize,
    /// The connection that serves this session, or 0 if there is none.
    connection: u64,
    disconnected_ms: u64,
    controls: VecDeque<Control>,
    wake: Arc<Notify>,
}

/// An action on a connection, requested by a test.
#[derive(Clone, Copy)]
pub enum Control {
    Close(u16),
    Reconnect,
    /// Send INVALID_SESSION. The value says whether the session can still be resumed.
    InvalidSession(bool),
}

impl Control {
    /// Returns whether the bot must start a new session afterwards
    /// (<https://discord.com/developers/docs/topics/opcodes-and-status-codes#gateway-gateway-close-event-codes>).
    fn ends_session(self) -> bool {
        match self {
            Self::Close(code) => matches!(code, close::INVALID_SEQUENCE | close::SESSION_TIMED_OUT),
            Self::InvalidSession(resumable) => !resumable,
            Self::Reconnect => false,
        }
    }
}

pub enum Outgoing {
    Events(Vec<(u64, String)>),
    Control(Control),
}

impl GatewaySessions {
    /// Returns the shard of a server
    /// (<https://discord.com/developers/docs/events/gateway#sharding-sharding-formula>), or 0 for direct messages.
    pub fn shard_of(guild: Option<Id>, shards: u64) -> u64 {
        guild.map_or(0, |id| (id.0 >> 22) % shards)
    }

    pub fn connections_by_shard(&self) -> BTreeMap<u64, u64> {
        let mut shards = BTreeMap::new();
        for session in self.sessions.iter().filter(|session| session.connection != 0) {
            *shards.entry(session.shard.0).or_default() += 1;
        }
        shards
    }

    pub fn is_online(&self) -> bool {
        self.sessions.iter().any(|session| session.connection != 0)
    }

    /// Returns whether at least one session is connected or can be resumed. Such a session keeps events for the bot, as
    /// on Discord.
    pub fn has_session(&self, now_ms: u64) -> bool {
        self.sessions.iter().any(|session| session.is_resumable(now_ms))
    }

    /// Sends an event to those sessions of the server's shard that have this intent, or to all of them if `intent` is
    /// 0.
    pub fn dispatch(&mut self, event: &str, intent: u64, guild: Option<Id>, data: &Value) {
        if self.outage && guild.is_some() {
            return;
        }
        let wanted = |session: &&mut Session| {
            let mine = Self::shard_of(guild, session.shard.1) == session.shard.0;
            mine && (intent == 0 || session.intents & intent != 0)
        };
        let text = self.serialize_event(event, data);
        for session in self.sessions.iter_mut().filter(wanted) {
            session.push(event, &text);
        }
        while self.disconnected_bytes() > MAX_EVENT_BYTES && self.evict() {}
    }

    /// Converts an event to JSON. If a test has set an odd field for this kind of event, changes the field.
    pub fn serialize_event(&self, event: &str, data: &Value) -> String {
        let mut data = data.clone();
        self.odd_field.iter().filter(|odd| odd.event == event).for_each(|odd| odd.apply(&mut data));
        data.to_string()
    }

    fn disconnected_bytes(&self) -> usize {
        self.sessions.iter().filter(|session| session.connection == 0).map(|session| session.bytes).sum()
    }

    pub fn invalidate_all(&mut self) {
        for session in self.sessions.drain(..) {
            session.wake.notify_one();
        }
    }

    pub fn send_control(&mut self, control: Control) {
        for session in self.sessions.iter_mut().filter(|session| session.connection != 0) {
            session.controls.push_back(control);
            session.wake.notify_one();
        }
    }

    pub fn next_connection(&mut self) -> u64 {
        self.last_connection += 1;
        self.last_connection
    }

    /// Adds a session. If there are already too many, the new session replaces the session that was disconnected first.
    /// Returns `false` if there are too many sessions and all are connected.
    pub fn add_session(&mut self, session: Session) -> bool {
        if self.sessions.len() >= MAX_SESSIONS && !self.evict() {
            return false;
        }
        self.identify_count += 1;
        self.start_limit.remaining = self.start_limit.remaining.saturating_sub(1);
        self.sessions.push(session);
        true
    }

    /// Removes the session that was disconnected first. Returns `false` if all sessions are connected.
    fn evict(&mut self) -> bool {
        let disconnected = self.sessions.iter().enumerate().filter(|(_, session)| session.connection == 0);
        let longest = disconnected.min_by_key(|(_, session)| session.disconnected_ms);
        longest.map(|(index, _)| index).map(|index| self.sessions.remove(index)).is_some()
    }

    /// Moves a session to a new connection, which continues after the event `seq`. `wake` wakes the new connection.
    /// Returns `false` if the session no longer exists. The error is a close code.
    pub fn resume(&mut self, id: &str, seq: u64, connection: u64, wake: Arc<Notify>, now_ms: u64) -> Result<bool, u16> {
        let Some(session) = self.sessions.iter_mut().find(|session| session.id == id) else { return Ok(false) };
        if seq > session.last_seq {
            return Err(close::INVALID_SEQUENCE);
        }
        if !session.is_resumable(now_ms) || session.events_after(seq, 0).is_none() {
            return Ok(false);
        }
        session.connection = connection;
        session.controls.clear();
        // This wakes the older connection, which then notices that it has lost the session, and closes.
        session.wake.notify_one();
        session.wake = wake;
        session.push("RESUMED", r#"{"_trace":[]}"#);
        self.resume_count += 1;
        Ok(true)
    }

    /// Returns the next item that a connection must send after the event `sent`, or `None` if it must wait.
    pub fn next(&mut self, connection: u64, sent: u64) -> Option<Outgoing> {
        const LOST: Option<Outgoing> = Some(Outgoing::Control(Control::Close(close::UNKNOWN_ERROR)));
        let silent = self.is_silent;
        let Some(session) = self.session_for(connection) else { return LOST };
        if silent {
            return None;
        }
        match session.events_after(sent, MAX_BATCH_EVENTS) {
            None => {
                // Some events were dropped before the connection could send them.
                session.events.clear();
                session.controls.clear();
                LOST
            }
            Some(events) if !events.is_empty() => Some(Outgoing::Events(events)),
            Some(_) => {
                let control = session.controls.pop_front()?;
                if control.ends_session() {
                    self.sessions.retain(|session| session.connection != connection);
                }
                Some(Outgoing::Control(control))
            }
        }
    }

    /// Ends a connection. Its session can still be resumed.
    pub fn disconnect(&mut self, connection: u64, now_ms: u64) {
        if let Some(session) = self.session_for(connection) {
            session.connection = 0;
            session.disconnected_ms = now_ms;
        }
        self.sessions.retain(|session| session.is_resumable(now_ms));
    }

    /// Ends a connection's session, because the bot closed the connection with code 1000 or 1001.
    pub fn end_session(&mut self, connection: u64) {
        self.sessions.retain(|session| session.connection != connection);
    }

    fn session_for(&mut self, connection: u64) -> Option<&mut Session> {
        self.sessions.iter_mut().find(|session| session.connection == connection)
    }
}

impl Session {
    pub fn new(id: String, intents: u64, shard: (u64, u64), connection: u64, wake: Arc<Notify>) -> Self {
        Self { id, intents, shard, connection, wake, ..Self::default() }
    }

    fn is_resumable(&self, now_ms: u64) -> bool {
        self.connection != 0 || now_ms.saturating_sub(self.disconnected_ms) <= RESUMABLE_MS
    }

    pub fn push(&mut self, event: &str, data: &str) {
        self.last_seq += 1;
        let text = format!(r#"{{"t":"{event}","s":{},"op":0,"d":{data}}}"#, self.last_seq);
        self.bytes += text.len();
        self.events.push_back((self.last_seq, text));
        while self.events.len() > MAX_EVENTS || self.bytes > MAX_EVENT_BYTES {
            self.bytes -= self.events.pop_front().map_or(0, |(_, text)| text.len());
        }
        self.wake.notify_one();
    }

    /// Returns at most `most` of the events after `seq`, or `None` if some of them are no longer stored.
    fn events_after(&self, seq: u64, most: usize) -> Option<Vec<(u64, String)>> {
        let missed = usize::try_from(self.last_seq.checked_sub(seq)?).ok()?;
        let start = self.events.len().checked_sub(missed)?;
        Some(self.events.iter().skip(start).take(most).cloned().collect())
    }
}

/// Limits how many sessions start: `max_concurrency` in five seconds, and a maximum per day
/// (<https://discord.com/developers/docs/events/gateway#rate-limiting-and-session-start-limits>).
pub struct SessionStartLimit {
    pub max_concurrency: u64,
    pub remaining: u64,
    pub refused: u64,
    /// When the latest window of each key began. A shard's key is its number modulo `max_concurrency`.
    begun_ms: HashMap<u64, u64>,
}

impl Default for SessionStartLimit {
    fn default() -> Self {
        Self { max_concurrency: 1, remaining: MAX_SESSIONS_PER_DAY, refused: 0, begun_ms: HashMap::new() }
    }
}

impl SessionStartLimit {
    /// Counts a shard's IDENTIFY. Returns `false` if it came too soon after an IDENTIFY with the same key.
    pub fn try_identify(&mut self, shard: u64, now_ms: u64) -> bool {
        let key = shard % self.max_concurrency;
        let begun = self.begun_ms.get(&key).copied();
        if begun.is_some_and(|begun| now_ms.saturating_sub(begun) < IDENTIFY_WINDOW_MS) {
            self.refused += 1;
            return false;
        }
        self.begun_ms.insert(key, now_ms);
        true
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn sessions_without_a_connection_keep_together_no_more_than_one() {
        let mut sessions = GatewaySessions::default();
        for number in 0..4 {
            let connection = sessions.next_connection();
            assert!(sessions.add_session(Session::new(number.to_string(), 0, (0, 1), connection, Arc::default())));
            if number < 3 {
                sessions.disconnect(connection, number);
            }
        }
        // Each session stores 30 MiB, so two sessions without a connection are within the limit.
        let megabyte = json!("x".repeat(1 << 20));
        for _ in 0..30 {
            sessions.dispatch("TEST", 0, None, &megabyte);
        }
        let left: Vec<&str> = sessions.sessions.iter().map(|session| session.id.as_str()).collect();
        assert_eq!(left, ["1", "2", "3"], "the one that was disconnected first is gone");
    }
}
