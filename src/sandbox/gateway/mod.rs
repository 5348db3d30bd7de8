//! The gateway (<https://discord.com/developers/docs/events/gateway>): sessions with numbered events that can be
//! replayed, and the connections that carry them.

mod budget;
mod connection;

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use serde_json::{Value, json};
use tokio::sync::Notify;

pub use self::budget::{Budget, SESSIONS_A_DAY};
pub use self::connection::serve;
use super::ids::Id;
use super::state::State;

/// Events and bytes kept for a session, sent or not; a client further behind loses its session.
const MAX_EVENTS: usize = 1 << 16;
const MAX_BYTES: usize = 64 << 20;
/// How long a session without a connection can be resumed, and how many are kept.
const RESUMABLE_MS: u64 = 5 * 60_000;
const MAX_SESSIONS: usize = 256;
/// How often the bot has to send a heartbeat. Discord's own value.
const HEARTBEAT_MS: u64 = 41_250;

/// Gateway intents (<https://discord.com/developers/docs/events/gateway#list-of-intents>).
pub mod intents {
    pub const GUILDS: u64 = 1;
    pub const GUILD_MESSAGES: u64 = 1 << 9;
    pub const GUILD_MESSAGE_REACTIONS: u64 = 1 << 10;
    pub const DIRECT_MESSAGES: u64 = 1 << 12;
    pub const DIRECT_MESSAGE_REACTIONS: u64 = 1 << 13;
    /// Members, presences, message content: an application has to be granted them; this one is not.
    pub const PRIVILEGED: u64 = (1 << 1) | (1 << 8) | (1 << 15);
    /// All that exist.
    pub const KNOWN: u64 = ((1 << 17) - 1) | (1 << 20) | (1 << 21) | (1 << 24) | (1 << 25);
}

pub struct Gateway {
    /// The number of shards that the bot is told to use.
    pub shards: u64,
    pub budget: Budget,
    sessions: Vec<Session>,
    last_connection: u64,
    /// How many sessions were begun, and how many times one was resumed.
    pub identified: u64,
    pub resumed: u64,
    /// Fault: heartbeats stay without an answer.
    pub deaf: bool,
    /// How often a new connection is told to send a heartbeat, in milliseconds.
    pub heartbeat_ms: u64,
    /// Fault: the server has an outage, and nothing of it reaches the bot.
    outage: bool,
}

struct Session {
    name: String,
    intents: u64,
    shard: (u64, u64),
    last_seq: u64,
    /// The newest events, with their numbers; the last one has `last_seq`.
    events: VecDeque<(u64, Utf8Bytes)>,
    bytes: usize,
    /// The connection that serves it, 0 if none does.
    connection: u64,
    disconnected_ms: u64,
    orders: VecDeque<Order>,
    wake: Arc<Notify>,
}

/// What a connection is told to do besides sending events.
#[derive(Clone, Copy)]
enum Order {
    Close(u16),
    Reconnect,
    /// INVALID_SESSION, and whether the session can be resumed all the same.
    InvalidSession(bool),
}

impl Default for Gateway {
    fn default() -> Self {
        Self {
            shards: 1,
            budget: Budget::default(),
            sessions: Vec::new(),
            last_connection: 0,
            identified: 0,
            resumed: 0,
            deaf: false,
            heartbeat_ms: HEARTBEAT_MS,
            outage: false,
        }
    }
}

impl Gateway {
    /// The shard of a server among so many (<https://discord.com/developers/docs/events/gateway#sharding-sharding-formula>);
    /// what belongs to no server belongs to shard 0.
    fn shard_of(guild: Option<Id>, shards: u64) -> u64 {
        guild.map_or(0, |id| (id.0 >> 22) % shards)
    }

    /// The shards that are connected, each with the number of its connected sessions.
    pub fn connected(&self) -> BTreeMap<u64, u64> {
        let mut shards = BTreeMap::new();
        for session in self.sessions.iter().filter(|session| session.connection != 0) {
            *shards.entry(session.shard.0).or_default() += 1;
        }
        shards
    }

    /// Whether a bot is connected.
    pub fn is_online(&self) -> bool {
        self.sessions.iter().any(|session| session.connection != 0)
    }

    /// Sends an event to every session with that intent (0: to all) whose shard has that server (none: shard 0).
    pub fn dispatch(&mut self, event: &str, intent: u64, guild: Option<Id>, data: &Value) {
        if self.outage && guild.is_some() {
            return;
        }
        let wanted = |session: &&mut Session| {
            let mine = Self::shard_of(guild, session.shard.1) == session.shard.0;
            mine && (intent == 0 || session.intents & intent != 0)
        };
        let mut text = None;
        for session in self.sessions.iter_mut().filter(wanted) {
            session.push(event, text.get_or_insert_with(|| data.to_string()));
        }
    }

    /// Closes every connection with a code.
    pub fn close(&mut self, code: u16) {
        self.order(Order::Close(code));
    }

    /// Asks every connection to reconnect.
    pub fn reconnect(&mut self) {
        self.order(Order::Reconnect);
    }

    /// Forgets every session; their connections are closed and cannot be resumed.
    pub fn invalidate(&mut self) {
        for session in self.sessions.drain(..) {
            session.wake.notify_one();
        }
    }

    /// Tells every connection that its session is invalid; one that cannot be resumed is forgotten.
    pub fn invalid_session(&mut self, resumable: bool) {
        self.order(Order::InvalidSession(resumable));
    }

    fn order(&mut self, order: Order) {
        for session in self.sessions.iter_mut().filter(|session| session.connection != 0) {
            session.orders.push_back(order);
            session.wake.notify_one();
        }
    }

    fn of_connection(&mut self, connection: u64) -> Option<&mut Session> {
        self.sessions.iter_mut().find(|session| session.connection == connection)
    }
}

impl Session {
    fn push(&mut self, event: &str, data: &str) {
        self.last_seq += 1;
        let text = Utf8Bytes::from(format!(r#"{{"t":"{event}","s":{},"op":0,"d":{data}}}"#, self.last_seq));
        self.bytes += text.len();
        self.events.push_back((self.last_seq, text));
        while self.events.len() > MAX_EVENTS || self.bytes > MAX_BYTES {
            self.bytes -= self.events.pop_front().map_or(0, |(_, text)| text.len());
        }
        self.wake.notify_one();
    }

    /// The events after `seq`; `None` if some of them are lost.
    fn after(&self, seq: u64, most: usize) -> Option<Vec<(u64, Utf8Bytes)>> {
        let missed = usize::try_from(self.last_seq.checked_sub(seq)?).ok()?;
        let start = self.events.len().checked_sub(missed)?;
        Some(self.events.iter().skip(start).take(most).cloned().collect())
    }
}

impl State {
    fn begin_session(&mut self, mut session: Session, gateway_url: &str) {
        let bot = self.world.bot.id;
        let mut user = self.objects().user(bot);
        user["verified"] = json!(true);
        user["mfa_enabled"] = json!(false);
        user["email"] = Value::Null;
        let mine = |id: &Id| Gateway::shard_of(Some(*id), session.shard.1) == session.shard.0;
        let guilds: Vec<Id> = self.world.guilds().map(|(id, _)| id).filter(mine).collect();
        let unavailable: Value = guilds.iter().map(|id| json!({"id": id, "unavailable": true})).collect();
        let ready = json!({
            "v": 10, "user": user, "guilds": unavailable, "session_id": session.name, "resume_gateway_url": gateway_url,
            "shard": [session.shard.0, session.shard.1], "application": {"id": bot, "flags": 0},
            "session_type": "normal", "private_channels": [], "presences": [], "relationships": [], "_trace": [],
        });
        session.push("READY", &ready.to_string());
        if session.intents & intents::GUILDS != 0 {
            for id in guilds {
                session.push("GUILD_CREATE", &self.objects().guild_create(id).to_string());
            }
        }
        self.gateway.identified += 1;
        self.gateway.budget.left = self.gateway.budget.left.saturating_sub(1);
        let sessions = &mut self.gateway.sessions;
        if sessions.len() >= MAX_SESSIONS {
            let oldest = sessions.iter().position(|session| session.connection == 0).unwrap_or(0);
            sessions.remove(oldest).wake.notify_one();
        }
        sessions.push(session);
    }

    /// Tells the bot that the server has an outage, or is back.
    pub fn set_available(&mut self, available: bool) {
        let guild = self.world.guild.id;
        if available {
            self.gateway.outage = false;
            let data = self.objects().guild_create(guild);
            self.gateway.dispatch("GUILD_CREATE", intents::GUILDS, Some(guild), &data);
        } else {
            let data = json!({"id": guild, "unavailable": true});
            self.gateway.dispatch("GUILD_DELETE", intents::GUILDS, Some(guild), &data);
            self.gateway.outage = true;
        }
    }

    /// Takes the bot out of the server, or lets it in again.
    pub fn set_member(&mut self, member: bool) {
        let guild = self.world.guild.id;
        self.world.without_bot = !member;
        let (event, data) = match member {
            true => ("GUILD_CREATE", self.objects().guild_create(guild)),
            false => ("GUILD_DELETE", json!({"id": guild})),
        };
        self.gateway.dispatch(event, intents::GUILDS, Some(guild), &data);
    }

    /// Tells the pages whether the bot is there.
    fn tell_bot_status(&mut self) {
        let status = self.bot_status();
        self.live.send("bot", |_| Some(status.clone()));
    }

    /// The bot as the page sees it.
    pub fn bot_status(&self) -> Value {
        json!({"id": self.world.bot.id, "username": self.world.bot.username, "online": self.gateway.is_online()})
    }
}
