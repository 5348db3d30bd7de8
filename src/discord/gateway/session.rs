//! A shard's session, in memory and in the store.

use std::sync::Arc;

use parking_lot::Mutex;

use super::progress::Progress;
use crate::discord::gateway_state::SessionGuilds;
use crate::store::{SessionUpdate, StoredSession};

/// The current session of a shard.
pub type SharedSession = Arc<Mutex<Option<Session>>>;

/// A session that can be resumed.
#[derive(Clone)]
pub struct Session {
    pub id: String,
    pub resume_url: String,
    pub progress: Arc<Progress>,
    pub guilds: SessionGuilds,
    /// The sequence and the number of servers that are stored.
    stored: (u64, usize),
}

impl Session {
    /// Creates a session that is stored like this. `guilds` are its servers, which its events keep current.
    pub fn of(stored: StoredSession, guilds: SessionGuilds) -> Session {
        Session {
            progress: Progress::new(&stored.session_id, stored.sequence),
            stored: (stored.sequence, stored.guilds.len()),
            guilds,
            id: stored.session_id,
            resume_url: stored.resume_url,
        }
    }

    /// Returns what is not stored yet.
    pub fn update(&mut self, shard: u32) -> Option<SessionUpdate> {
        let (sequence, guilds) = (self.progress.handled(), self.guilds.lock());
        if self.stored == (sequence, guilds.len()) {
            return None;
        }
        self.stored = (sequence, guilds.len());
        let guilds = guilds.iter().map(|guild| guild.get()).collect();
        Some(SessionUpdate { shard, session_id: self.id.clone(), sequence, guilds })
    }
}
