//! The tournaments in which something has happened since the bot last looked at them.

use std::collections::BTreeSet;
use std::mem;

use parking_lot::Mutex;
use tokio::sync::Notify;

use crate::ids::TournamentId;

#[derive(Default)]
pub struct ChangedTournaments {
    ids: Mutex<BTreeSet<TournamentId>>,
    added: Notify,
}

impl ChangedTournaments {
    /// Records that a tournament was changed, or that one of its matches has ended.
    pub fn add(&self, id: TournamentId) {
        self.ids.lock().insert(id);
        self.added.notify_one();
    }

    /// Waits until a tournament is added.
    pub async fn wait(&self) {
        self.added.notified().await;
    }

    /// Returns the tournaments that were added since the last call.
    pub fn take(&self) -> BTreeSet<TournamentId> {
        mem::take(&mut *self.ids.lock())
    }
}
