//! What people see: the newest message of each channel, and the newest shown version of each match.

use std::collections::HashMap;
use std::sync::Arc;

use serde_json::Value;
use tokio::sync::watch;

use super::expected_versions;
use crate::people::{has_button, is_ephemeral};
use crate::test_sandbox::Live;
use snakepit::ids::MatchId;

/// The newest message in a channel, or null before the first one.
pub type Sight = Arc<watch::Sender<Value>>;

/// The newest shown version of each match.
#[derive(Clone, Debug, Default)]
pub struct Seen(HashMap<MatchId, Shown>);

/// The newest shown version of a match.
#[derive(Clone, Debug, Default)]
pub struct Shown {
    /// The highest version on a button.
    pub expected_version: i64,
    /// Whether the match's end was shown.
    pub over: bool,
}

impl Seen {
    /// Returns what was shown of this match, or `None` if nothing was.
    pub fn message_of(&self, id: MatchId) -> Option<&Shown> {
        self.0.get(&id)
    }

    /// Returns every match that was shown.
    pub fn matches(&self) -> impl Iterator<Item = MatchId> {
        self.0.keys().copied()
    }

    fn note(&mut self, message: &Value) {
        for (id, expected_version, what) in expected_versions(message) {
            let shown = self.0.entry(id).or_default();
            shown.expected_version = shown.expected_version.max(expected_version);
            shown.over |= what == "rematch";
        }
    }
}

/// Watches these channels from now on, as the person of `live` sees them.
pub fn watch_channels(mut live: Live, channels: Vec<(String, Sight)>) -> watch::Receiver<Seen> {
    let (sender, seen) = watch::channel(Seen::default());
    tokio::spawn(async move {
        loop {
            let (frame, message) = live.any().await;
            // An invitation does not show a match, so it is skipped.
            let invites = has_button(&message, "decline/");
            if !["message_create", "message_update"].contains(&frame.as_str()) || is_ephemeral(&message) || invites {
                continue;
            }
            sender.send_modify(|seen| seen.note(&message));
            if let Some((_, sight)) = channels.iter().find(|(channel, _)| message["channel_id"] == channel.as_str()) {
                sight.send_if_modified(|newest| {
                    let newer = number(&message) >= number(newest);
                    if newer {
                        *newest = message;
                    }
                    newer
                });
            }
        }
    });
    seen
}

fn number(message: &Value) -> u64 {
    message["id"].as_str().and_then(|id| id.parse().ok()).unwrap_or(0)
}
