//! Maps messages to the open matches that they show, and to the users whose reactions are claims. Lookups are frequent,
//! so they bypass the actors.

use std::collections::HashMap;
use std::time::Duration;

use parking_lot::Mutex;

use crate::ids::{GuildId, MatchId, MessageId, UserId};
use crate::play::limiter::RateLimiter;
use crate::play::model::{MessageLocation, ReactionEvent};
use crate::play::shards::ShardSet;
use crate::play::state::MatchState;

/// The maximum number of claims per user per second.
pub const CLAIMS_A_SECOND: u32 = 30;
/// The maximum number of users whose claims are counted.
const COUNTED_CLAIMERS: usize = 10_000;

pub struct MessageIndex {
    messages: Mutex<HashMap<MessageId, MatchMessage>>,
    claims: RateLimiter<UserId>,
}

struct MatchMessage {
    id: MatchId,
    guild: Option<GuildId>,
    /// The users whose reactions are claims. Empty if no reaction is a claim.
    claimers: Box<[UserId]>,
    /// The emoji that are claims.
    emoji: Box<[&'static str]>,
}

impl Default for MessageIndex {
    fn default() -> MessageIndex {
        MessageIndex { messages: Mutex::default(), claims: RateLimiter::new(Duration::from_secs(1), COUNTED_CLAIMERS) }
    }
}

impl MessageIndex {
    /// Adds the message at `location`, if any, as the message of this match. Its reactions are not claims until
    /// [`MessageIndex::update`] is called.
    pub fn insert(&self, location: MessageLocation, id: MatchId) {
        if let Some(message) = location.message {
            let shown = MatchMessage { id, guild: location.guild, claimers: Box::default(), emoji: Box::default() };
            self.messages.lock().insert(message, shown);
        }
    }

    /// Updates the entry for the match's message.
    pub fn update(&self, match_state: &MatchState) {
        let meta = &match_state.meta;
        let Some(message) = meta.location.message else { return };
        if !meta.stage.is_open() {
            return self.forget(meta.location);
        }
        let play = match_state.game_state.as_ref().filter(|_| match_state.game.info().real_time);
        let reactions = play.map(|play| play.controls(None).reactions).unwrap_or_default();
        if reactions.is_empty() {
            return self.insert(meta.location, meta.id);
        }
        let emoji = reactions.iter().map(|reaction| reaction.emoji).collect();
        let shown = MatchMessage { id: meta.id, guild: meta.location.guild, claimers: meta.users().collect(), emoji };
        self.messages.lock().insert(message, shown);
    }

    /// Removes the message at `location`.
    pub fn forget(&self, location: MessageLocation) {
        if let Some(message) = location.message {
            self.messages.lock().remove(&message);
        }
    }

    /// Removes all messages that belong to these shards.
    pub fn forget_all(&self, of: &ShardSet) {
        self.messages.lock().retain(|_, shown| !of.has(shown.guild));
    }

    pub fn len(&self) -> usize {
        self.messages.lock().len()
    }

    pub fn at(&self, message: MessageId) -> Option<MatchId> {
        self.messages.lock().get(&message).map(|shown| shown.id)
    }

    /// Returns the match in which this reaction is a claim. The reaction must come from a player, have an emoji of the
    /// game, and be within the rate limit.
    pub fn match_of_claim(&self, claim: &ReactionEvent) -> Option<MatchId> {
        let id = self
            .messages
            .lock()
            .get(&claim.message)
            .filter(|it| it.claimers.contains(&claim.user) && it.emoji.contains(&claim.emoji.as_str()))
            .map(|shown| shown.id)?;
        self.claims.take(claim.user, CLAIMS_A_SECOND, claim.at).ok().map(|()| id)
    }

    /// Returns the matches in these shards in which users may claim, sorted by number.
    pub fn with_claims(&self, of: &ShardSet) -> Vec<MatchId> {
        let messages = self.messages.lock();
        let claimed = messages.values().filter(|shown| !shown.claimers.is_empty() && of.has(shown.guild));
        let mut ids: Vec<MatchId> = claimed.map(|shown| shown.id).collect();
        ids.sort_unstable();
        ids
    }
}
