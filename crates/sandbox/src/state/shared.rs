//! The state and the settings that all connections share.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio_util::sync::CancellationToken;

use super::State;

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
    pub files: Option<PathBuf>,
    /// Cancelled when the sandbox stops.
    pub stop: CancellationToken,
}

impl Shared {
    pub fn new(state: State, settings: Settings) -> Self {
        Self { state: Arc::new(Mutex::new(state)), settings: Arc::new(settings) }
    }

    /// Locks the state. Do not hold the lock across an `await`. After a panic, the state is used as it is.
    pub fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
