//! A shard's session, in memory and in the store. [`Progress`] counts which of its events are handled. If the process
//! ends, the next one resumes after these, and Discord sends the others again.

use std::collections::BTreeSet;
use std::sync::Arc;

use parking_lot::Mutex;

use crate::discord::gateway_state::SessionGuilds;
use crate::play::{EventId, GatewayEvent};
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

/// The progress of one session.
pub struct Progress {
    session: Arc<str>,
    counts: Mutex<Counts>,
}

struct Counts {
    /// The number of the last event that arrived.
    received: u64,
    /// The events that have arrived but are not handled yet.
    in_hand: BTreeSet<u64>,
}

/// Marks an event as handled when it is dropped.
struct InHand(Arc<Progress>, u64);

impl Progress {
    /// Creates the progress of a session whose events up to `sequence` are handled.
    pub fn new(session: &str, sequence: u64) -> Arc<Progress> {
        let counts = Mutex::new(Counts { received: sequence, in_hand: BTreeSet::new() });
        Arc::new(Progress { session: session.into(), counts })
    }

    /// Records that an event has arrived.
    pub fn receive(self: &Arc<Self>, sequence: u64, replayed: bool) -> GatewayEvent {
        let mut counts = self.counts.lock();
        counts.received = counts.received.max(sequence);
        counts.in_hand.insert(sequence);
        let id = EventId { session: Arc::clone(&self.session), sequence };
        GatewayEvent { id, replayed, handling: Arc::new(InHand(Arc::clone(self), sequence)) }
    }

    /// Returns the number of the last event that arrived. Within this process, a new connection resumes after it.
    pub fn received(&self) -> u64 {
        self.counts.lock().received
    }

    /// Returns the number up to which all events are handled.
    pub fn handled(&self) -> u64 {
        let counts = self.counts.lock();
        counts.in_hand.first().map_or(counts.received, |first| first.saturating_sub(1))
    }
}

impl Drop for InHand {
    fn drop(&mut self) {
        self.0.counts.lock().in_hand.remove(&self.1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_is_handled_once_nothing_holds_it() {
        let progress = Progress::new("a", 7);
        assert_eq!((progress.received(), progress.handled()), (7, 7));
        let [first, second] = [8, 9].map(|sequence| progress.receive(sequence, false));
        assert_eq!((progress.received(), progress.handled()), (9, 7));
        drop(second);
        assert_eq!(progress.handled(), 7, "an older event is still in hand");
        let kept = first.clone();
        drop(first);
        assert_eq!(progress.handled(), 7, "a clone is still in hand");
        drop(kept);
        assert_eq!(progress.handled(), 9);
    }
}
