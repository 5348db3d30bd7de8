//! A shard's session, in memory and in the store. [`SessionProgress`] tracks which events have been handled. If the
//! process ends, the next process resumes after these events, and Discord sends all later events again.

use std::collections::BTreeSet;
use std::sync::Arc;

use parking_lot::Mutex;

use crate::discord::bot::SessionGuilds;
use crate::ids::GuildId;
use crate::play::{EventId, GatewayEvent};
use crate::store::{SessionUpdate, StoredSession};

/// The current session of a shard.
pub type SharedSession = Arc<Mutex<Option<Session>>>;

/// A session that can be resumed.
#[derive(Clone)]
pub struct Session {
    pub progress: Arc<SessionProgress>,
    pub guilds: SessionGuilds,
    /// The session as it was last stored, or as it began if it was never stored.
    pub last_stored: StoredSession,
    is_stored: bool,
}

impl Session {
    /// Creates a session from its stored form. The session's events keep `guilds` up to date. `is_stored` says whether
    /// a former process stored the session.
    pub fn new(last_stored: StoredSession, guilds: SessionGuilds, is_stored: bool) -> Session {
        Session {
            progress: SessionProgress::new(&last_stored.session_id, last_stored.sequence),
            guilds,
            last_stored,
            is_stored,
        }
    }

    /// Returns the changes that are not stored yet, if any. `outages` returns the shard's servers that have an outage.
    pub fn unstored_changes(&self, shard: u32, outages: impl FnOnce(u32) -> Vec<GuildId>) -> Option<SessionUpdate> {
        let (sequence, guilds) = (self.progress.last_handled(), self.guilds.lock());
        if self.is_stored && (self.last_stored.sequence, self.last_stored.guilds.len()) == (sequence, guilds.len()) {
            return None;
        }
        let guilds = guilds.iter().map(|guild| guild.0).collect();
        // Outages need no comparison above: they change only through events, which also change the sequence number.
        let unavailable = outages(shard).into_iter().map(|guild| guild.0).collect();
        let session = StoredSession { sequence, guilds, unavailable, ..self.last_stored.clone() };
        Some(SessionUpdate { shard, session, is_new: !self.is_stored })
    }

    /// Records that this update is stored.
    pub fn set_stored(&mut self, update: SessionUpdate) {
        if update.session.session_id == self.last_stored.session_id {
            self.last_stored = update.session;
            self.is_stored = true;
        }
    }
}

/// The progress of one session.
pub struct SessionProgress {
    session: Arc<str>,
    counts: Mutex<EventCounts>,
}

struct EventCounts {
    /// The number of the last event that arrived.
    received: u64,
    /// The numbers of the events that have arrived but have not been handled yet.
    unhandled: BTreeSet<u64>,
}

/// Marks an event as handled when it is dropped.
struct UnhandledEvent(Arc<SessionProgress>, u64);

impl SessionProgress {
    /// Creates the progress of a session whose events up to `sequence` are handled.
    pub fn new(session: &str, sequence: u64) -> Arc<SessionProgress> {
        let counts = Mutex::new(EventCounts { received: sequence, unhandled: BTreeSet::new() });
        Arc::new(SessionProgress { session: session.into(), counts })
    }

    /// Records that an event has arrived.
    pub fn record_received(self: &Arc<Self>, sequence: u64, replayed: bool) -> GatewayEvent {
        let mut counts = self.counts.lock();
        counts.received = counts.received.max(sequence);
        counts.unhandled.insert(sequence);
        let id = EventId { session: Arc::clone(&self.session), sequence };
        GatewayEvent { id, replayed, handling_guard: Arc::new(UnhandledEvent(Arc::clone(self), sequence)) }
    }

    /// Returns the number of the last event that arrived. A new connection of this process resumes after that event.
    pub fn last_received(&self) -> u64 {
        self.counts.lock().received
    }

    /// Returns the highest event number up to which all events are handled.
    pub fn last_handled(&self) -> u64 {
        let counts = self.counts.lock();
        counts.unhandled.first().map_or(counts.received, |first| first.saturating_sub(1))
    }
}

impl Drop for UnhandledEvent {
    fn drop(&mut self) {
        self.0.counts.lock().unhandled.remove(&self.1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_update_is_due_until_it_is_stored() {
        let row = StoredSession {
            application: 1,
            shards: 2,
            intents: 3,
            session_id: "a".to_owned(),
            resume_url: "wss://gateway".to_owned(),
            sequence: 7,
            guilds: Vec::new(),
            unavailable: Vec::new(),
        };
        let none = |_| Vec::new();
        let mut session = Session::new(row.clone(), SessionGuilds::default(), false);
        let update = session.unstored_changes(5, none).expect("a new session");
        assert_eq!((update.shard, update.is_new, &update.session), (5, true, &row));
        assert!(session.unstored_changes(5, none).expect("storing it failed").is_new);
        let other = StoredSession { session_id: "b".to_owned(), ..row };
        session.set_stored(SessionUpdate { session: other, ..update.clone() });
        assert!(session.unstored_changes(5, none).is_some(), "a former session was stored");
        session.set_stored(update);
        assert!(session.unstored_changes(5, none).is_none());
        drop(session.progress.record_received(8, false));
        let update = session.unstored_changes(5, |shard| vec![GuildId(u64::from(shard))]).expect("an event is handled");
        assert_eq!((update.is_new, update.session.sequence, update.session.unavailable), (false, 8, vec![5]));
    }

    #[test]
    fn an_event_is_handled_once_nothing_holds_it() {
        let progress = SessionProgress::new("a", 7);
        assert_eq!((progress.last_received(), progress.last_handled()), (7, 7));
        let [first, second] = [8, 9].map(|sequence| progress.record_received(sequence, false));
        assert_eq!((progress.last_received(), progress.last_handled()), (9, 7));
        drop(second);
        assert_eq!(progress.last_handled(), 7, "an older event is still in hand");
        let kept = first.clone();
        drop(first);
        assert_eq!(progress.last_handled(), 7, "a clone is still in hand");
        drop(kept);
        assert_eq!(progress.last_handled(), 9);
    }
}
