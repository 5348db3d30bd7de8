//! The sandbox's state, behind one lock, and all changes to it. Each change immediately sends its events to the bot and
//! the pages, so both see the events in the same order.

mod bot;
mod channels;
pub mod faults;
mod files;
pub mod interactions;
mod messages;
pub mod pages;
pub mod rate_limits;
pub mod request_log;
pub mod sessions;
pub mod storage;

use std::collections::{BTreeSet, VecDeque};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rand::SeedableRng;
use rand::rand_core::Rng;
use rand_chacha::ChaCha20Rng;
use serde_json::{Value, json};
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

use self::faults::Faults;
use self::files::FileStore;
use self::interactions::Interactions;
use self::messages::SentNonce;
use self::pages::PageStreams;
use self::rate_limits::RateLimits;
use self::request_log::RequestLog;
use self::sessions::GatewaySessions;
use crate::errors::ApiError;
use crate::model::discord_json::{DiscordJson, Viewer};
use crate::model::ids::{Clock, Id};
use crate::model::*;

/// The state and the settings that all connections share.
#[derive(Clone)]
pub struct Shared {
    state: Arc<Mutex<State>>,
    pub settings: Arc<Settings>,
}

/// Settings that never change while the sandbox is running.
pub struct Settings {
    pub token: String,
    /// `ws://127.0.0.1:PORT/gateway`.
    pub gateway_url: String,
    /// The folder for attachments. `None` keeps them in memory.
    pub files_dir: Option<PathBuf>,
    /// Cancelled when the sandbox stops.
    pub shutdown: CancellationToken,
}

impl Shared {
    pub fn new(state: State, settings: Settings) -> Self {
        Self { state: Arc::new(Mutex::new(state)), settings: Arc::new(settings) }
    }

    /// Locks the state. Do not hold the lock across an `await`. If a thread panicked while it held the lock, the state
    /// stays usable.
    pub fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

pub struct State {
    pub model: Model,
    pub clock: Clock,
    rng: ChaCha20Rng,
    /// `http://127.0.0.1:PORT`, the start of each attachment's URL.
    pub base_url: String,
    pub gateway: GatewaySessions,
    pub pages: PageStreams,
    pub interactions: Interactions,
    pub rate_limits: RateLimits,
    pub faults: Faults,
    pub request_log: RequestLog,
    pub dirty: UnsavedChanges,
    pub files: FileStore,
    nonces: VecDeque<SentNonce>,
}

pub struct UnsavedChanges {
    pub model: bool,
    pub channels: BTreeSet<Id>,
    /// Wakes the task that writes changes.
    pub changed: Arc<Notify>,
}

impl UnsavedChanges {
    pub fn mark_model(&mut self) {
        self.model = true;
        self.changed.notify_one();
    }

    fn mark_channel(&mut self, id: Id) {
        self.channels.insert(id);
        self.changed.notify_one();
    }
}

impl State {
    pub fn new(model: Model, clock: Clock, seed: [u8; 32], base_url: String) -> Self {
        Self {
            files: FileStore::from_model(&model),
            model,
            clock,
            rng: ChaCha20Rng::from_seed(seed),
            base_url,
            gateway: GatewaySessions::default(),
            pages: PageStreams::default(),
            interactions: Interactions::default(),
            rate_limits: RateLimits::default(),
            faults: Faults::default(),
            request_log: RequestLog::default(),
            dirty: UnsavedChanges { model: true, channels: BTreeSet::new(), changed: Arc::default() },
            nonces: VecDeque::new(),
        }
    }

    /// Returns a converter to JSON for the bot, where attachments have absolute URLs.
    pub fn bot_json(&self) -> DiscordJson<'_> {
        DiscordJson { model: &self.model, base_url: &self.base_url }
    }

    /// Returns a converter to JSON for the page, where attachments have paths on this server.
    pub fn page_json(&self) -> DiscordJson<'_> {
        DiscordJson { model: &self.model, base_url: "" }
    }

    pub fn message_for_bot(&self, message: &Message) -> Value {
        self.bot_json().message(message, Viewer::Bot)
    }

    /// Returns an unguessable token for a session or interaction.
    pub fn random_token(&mut self) -> String {
        let mut bytes = [0; 24];
        self.rng.fill_bytes(&mut bytes);
        hex::encode(bytes)
    }

    pub fn channel_for_bot(&self, id: Id) -> Result<&Channel, ApiError> {
        let channel = self.model.channel(id).ok_or(ApiError::UNKNOWN_CHANNEL)?;
        self.require_permissions(channel, permissions::VIEW_CHANNEL)?;
        Ok(channel)
    }

    /// Checks that the bot has all `permissions` in a channel.
    pub fn require_permissions(&self, channel: &Channel, permissions: u64) -> Result<(), ApiError> {
        let has = self.model.bot_permissions(channel);
        if channel.is_direct() && self.model.has_bot(channel) {
            Ok(())
        } else if has & permissions::VIEW_CHANNEL == 0 {
            Err(ApiError::MISSING_ACCESS)
        } else if has & permissions != permissions {
            Err(ApiError::MISSING_PERMISSIONS)
        } else {
            Ok(())
        }
    }

    /// Checks that the thread is not locked, or that the bot may write in locked threads.
    pub fn require_unlocked(&self, thread: &Channel) -> Result<(), ApiError> {
        let refused = thread.locked && self.require_permissions(thread, permissions::MANAGE_THREADS).is_err();
        if refused { Err(ApiError::THREAD_LOCKED) } else { Ok(()) }
    }

    /// Sends the bot an event about a channel, if the bot can see the channel. `intent` contains the intent for
    /// servers, then the intent for direct messages.
    pub fn send_to_bot(&mut self, channel: Id, event: &str, intent: (u64, u64), mut data: Value) {
        let Some(channel) = self.model.channel(channel) else { return };
        if !self.model.has_bot(channel) {
            return;
        }
        let Some(guild) = self.model.guild_of(channel) else {
            return self.gateway.dispatch(event, intent.1, None, &data);
        };
        // Discord also sends channel events for text channels that the bot cannot see.
        let is_described = channel.kind == GUILD_TEXT && event.starts_with("CHANNEL_");
        if is_described || self.model.bot_sees(channel) {
            data["guild_id"] = json!(guild);
            self.gateway.dispatch(event, intent.0, Some(guild), &data);
        }
    }

    /// Sends a frame about a channel to the pages of all users who can see it.
    pub fn send_to_pages(&mut self, channel: Id, frame: &str, data: &Value) {
        let Some(channel) = self.model.channel(channel) else { return };
        let model = &self.model;
        self.pages.send(frame, |user| model.user_sees(user, channel).then(|| data.clone()));
    }
}
