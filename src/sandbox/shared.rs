//! The sandbox as its connections share it: the state behind its lock, and what does not change.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

use super::state::State;

/// A handle on the sandbox.
#[derive(Clone)]
pub struct Shared {
    state: Arc<Mutex<State>>,
    pub settings: Arc<Settings>,
}

/// What does not change while it runs.
pub struct Settings {
    pub token: String,
    /// `ws://127.0.0.1:PORT/gateway`.
    pub gateway_url: String,
    /// Where attachments are kept; in memory if `None`.
    pub files: Option<PathBuf>,
    /// Cancelled when the sandbox stops.
    pub stop: CancellationToken,
    /// Wakes the task that writes to the disk.
    pub changed: Arc<Notify>,
}

impl Shared {
    pub fn new(state: State, settings: Settings) -> Self {
        Self { state: Arc::new(Mutex::new(state)), settings: Arc::new(settings) }
    }

    /// The state. Never to be held over an `await`. A panic elsewhere leaves a state that is still the best there is.
    pub fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
