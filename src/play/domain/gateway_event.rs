//! Gateway events and reactions. If Discord sends an event again, it still counts only once.

use std::any::Any;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use crate::ids::{MessageId, UserId};
use crate::timestamp::Timestamp;

/// Identifies a gateway event. Within a session, the numbers give the order of the events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventId {
    /// Discord's ID of the gateway session.
    pub session: Arc<str>,
    pub sequence: u64,
}

impl EventId {
    /// Returns whether this event is `other`, or came before `other` in the same session.
    pub fn is_no_newer_than(&self, other: &EventId) -> bool {
        self.session == other.session && self.sequence <= other.sequence
    }
}

impl fmt::Display for EventId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.sequence, self.session)
    }
}

impl FromStr for EventId {
    type Err = String;

    fn from_str(text: &str) -> Result<EventId, String> {
        let parts = text.split_once('/').and_then(|(sequence, session)| Some((sequence.parse().ok()?, session)));
        let (sequence, session) = parts.ok_or_else(|| format!("{text:?} names no event"))?;
        Ok(EventId { session: session.into(), sequence })
    }
}

/// A gateway event that is being handled. When the last clone is dropped, the event counts as handled. A resumed
/// session then need not repeat the event.
#[derive(Clone, Debug)]
pub struct GatewayEvent {
    pub id: EventId,
    /// Whether Discord sent the event late, after a lost connection.
    pub replayed: bool,
    /// Marks the event as handled when the last clone of this guard is dropped.
    pub handling_guard: Arc<dyn Any + Send + Sync>,
}

/// A reaction to a match's message, or its removal.
#[derive(Clone, Debug)]
pub struct ReactionEvent {
    pub user: UserId,
    pub message: MessageId,
    /// The emoji as a Unicode character.
    pub emoji: String,
    /// The time at which the reaction arrived.
    pub arrived_at: Timestamp,
    /// Whether the reaction was removed. Discord does not say who removed it.
    pub removed: bool,
    /// The gateway event that reported the reaction. `None` in tests.
    pub gateway_event: Option<GatewayEvent>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_are_ordered_only_within_their_session() {
        let event = |text: &str| text.parse::<EventId>().expect("an event");
        assert_eq!(event("7/a/b").to_string(), "7/a/b");
        assert!(event("7/a").is_no_newer_than(&event("7/a")) && event("6/a").is_no_newer_than(&event("7/a")));
        assert!(!event("8/a").is_no_newer_than(&event("7/a")) && !event("6/b").is_no_newer_than(&event("7/a")));
        assert!("".parse::<EventId>().is_err() && "x/a".parse::<EventId>().is_err());
    }
}
