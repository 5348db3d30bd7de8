//! An index from messages to the open matches that they show, and to the users whose reactions are claims. It does not
//! involve the actors, because lookups are frequent.

use std::collections::HashMap;
use std::time::Duration;

use parking_lot::Mutex;

use super::limiter::RateLimiter;
use crate::ids::{GuildId, MatchId, MessageId, UserId};
use crate::play::domain::{MessageLocation, ReactionEvent, ShardSet};
use crate::play::table::state::MatchState;
use contract::same_gesture;

/// The maximum number of claims per user per second.
pub const MAX_CLAIMS_PER_SECOND: u32 = 30;
/// The maximum number of users whose claims are counted.
const MAX_COUNTED_CLAIMERS: usize = 10_000;

pub struct MessageIndex {
    messages: Mutex<HashMap<MessageId, MatchMessage>>,
    claims: RateLimiter<UserId>,
}

struct MatchMessage {
    id: MatchId,
    guild: Option<GuildId>,
    /// The reactions that are claims. `None` if the match has not been read yet, so that any reaction might be a claim.
    claims: Option<Claims>,
}

#[derive(Default)]
struct Claims {
    /// The users whose reactions are claims. Empty if no reaction is a claim.
    users: Box<[UserId]>,
    /// The emoji that are claims.
    emoji: Box<[&'static str]>,
}

impl Claims {
    fn includes(&self, claim: &ReactionEvent) -> bool {
        self.users.contains(&claim.user) && self.emoji.iter().any(|emoji| same_gesture(emoji, &claim.emoji))
    }
}

impl Default for MessageIndex {
    fn default() -> MessageIndex {
        MessageIndex {
            messages: Mutex::default(),
            claims: RateLimiter::new(Duration::from_secs(1), MAX_COUNTED_CLAIMERS),
        }
    }
}

impl MessageIndex {
    /// If there is a message at `location`, adds it as the message of a match that has not been read yet. `claimable`
    /// says whether its reactions might be claims.
    pub fn insert_unloaded(&self, location: MessageLocation, id: MatchId, claimable: bool) {
        self.insert_message(location, id, (!claimable).then(Claims::default));
    }

    fn insert_message(&self, location: MessageLocation, id: MatchId, claims: Option<Claims>) {
        if let Some(message) = location.message {
            self.messages.lock().insert(message, MatchMessage { id, guild: location.guild, claims });
        }
    }

    /// Updates the entry for the match's message.
    pub fn update(&self, match_state: &MatchState) {
        let meta = &match_state.meta;
        if !meta.stage.is_open() {
            return self.remove(meta.location);
        }
        let play = match_state.game_state.as_ref().filter(|_| match_state.game.info().real_time);
        let reactions = play.map(|play| play.controls(None).reactions).unwrap_or_default();
        let emoji = reactions.iter().map(|reaction| reaction.emoji).collect();
        let users = if reactions.is_empty() { Box::default() } else { meta.users().collect() };
        self.insert_message(meta.location, meta.id, Some(Claims { users, emoji }));
    }

    /// Removes the message at `location`.
    pub fn remove(&self, location: MessageLocation) {
        if let Some(message) = location.message {
            self.messages.lock().remove(&message);
        }
    }

    /// Removes all messages that belong to these shards.
    pub fn remove_shards(&self, of: &ShardSet) {
        self.messages.lock().retain(|_, shown| !of.contains_guild(shown.guild));
    }

    pub fn len(&self) -> usize {
        self.messages.lock().len()
    }

    pub fn match_shown_in(&self, message: MessageId) -> Option<MatchId> {
        self.messages.lock().get(&message).map(|shown| shown.id)
    }

    /// Returns the match in which this reaction is a claim. A reaction is a claim if it comes from a player, uses one
    /// of the game's emoji, and is within the rate limit.
    pub fn admit_claim(&self, claim: &ReactionEvent) -> Option<MatchId> {
        let admits = |shown: &&MatchMessage| shown.claims.as_ref().is_none_or(|claims| claims.includes(claim));
        let id = self.messages.lock().get(&claim.message).filter(admits)?.id;
        self.claims.try_acquire(claim.user, MAX_CLAIMS_PER_SECOND, claim.arrived_at).ok().map(|()| id)
    }

    /// Returns the matches in these shards in which users may claim, sorted by number.
    pub fn matches_with_claims(&self, of: &ShardSet) -> Vec<MatchId> {
        let messages = self.messages.lock();
        let has_claims = |shown: &&MatchMessage| shown.claims.as_ref().is_none_or(|claims| !claims.users.is_empty());
        let claimed = messages.values().filter(has_claims).filter(|shown| of.contains_guild(shown.guild));
        let mut ids: Vec<MatchId> = claimed.map(|shown| shown.id).collect();
        ids.sort_unstable();
        ids
    }
}
