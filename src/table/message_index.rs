//! Which open match a message shows, and whose reactions there are claims. It is asked for every reaction of every server, so
//! it answers without the match's actor.

use std::collections::HashMap;
use std::sync::Mutex;

use super::match_state::MatchState;
use super::model::{MatchId, MessageLocation};
use super::shard_set::ShardSet;
use super::user_rate_limiter::UserRateLimiter;
use super::{ReactionClaim, lock};

/// Claims that one user may make in a second.
pub const CLAIMS_A_SECOND: u32 = 30;
/// The most users whose claims are counted.
const COUNTED_CLAIMERS: usize = 10_000;

/// The messages of all open matches.
pub struct MessageIndex {
    messages: Mutex<HashMap<u64, MatchMessage>>,
    /// How often each user claims.
    claims: UserRateLimiter,
}

struct MatchMessage {
    id: MatchId,
    guild: Option<u64>,
    /// The users whose reactions are claims; empty if reactions mean nothing.
    claimers: Box<[u64]>,
    /// The emoji that are claims.
    emoji: Box<[&'static str]>,
}

impl Default for MessageIndex {
    fn default() -> MessageIndex {
        MessageIndex { messages: Mutex::default(), claims: UserRateLimiter::new(1_000, COUNTED_CLAIMERS) }
    }
}

impl MessageIndex {
    /// The message at `location`, if any, shows this match. Reactions mean nothing there until [`MessageIndex::update`].
    pub fn insert(&self, location: MessageLocation, id: MatchId) {
        if let Some(message) = location.message {
            let shown = MatchMessage { id, guild: location.guild, claimers: Box::default(), emoji: Box::default() };
            lock(&self.messages).insert(message, shown);
        }
    }

    /// Brings the entry of the match's message up to date.
    pub fn update(&self, match_state: &MatchState) {
        let meta = &match_state.meta;
        let Some(message) = meta.location.message else { return };
        if !meta.stage.is_open() {
            return self.forget(meta.location);
        }
        let play = match_state.play.as_ref().filter(|_| match_state.game.info().real_time);
        let reactions = play.map(|play| play.controls(None).reactions).unwrap_or_default();
        if reactions.is_empty() {
            return self.insert(meta.location, meta.id);
        }
        let emoji = reactions.iter().map(|reaction| reaction.emoji).collect();
        let shown = MatchMessage { id: meta.id, guild: meta.location.guild, claimers: meta.users().collect(), emoji };
        lock(&self.messages).insert(message, shown);
    }

    /// Removes the message at `location`.
    pub fn forget(&self, location: MessageLocation) {
        if let Some(message) = location.message {
            lock(&self.messages).remove(&message);
        }
    }

    /// Removes all messages of these shards.
    pub fn forget_all(&self, of: &ShardSet) {
        lock(&self.messages).retain(|_, shown| !of.has(shown.guild));
    }

    /// The number of messages.
    pub fn len(&self) -> usize {
        lock(&self.messages).len()
    }

    /// The match that a message shows.
    pub fn at(&self, message: u64) -> Option<MatchId> {
        lock(&self.messages).get(&message).map(|shown| shown.id)
    }

    /// The match in which a reaction is a claim: by a player, with an emoji of the game, and not too often.
    pub fn match_of_claim(&self, claim: &ReactionClaim) -> Option<MatchId> {
        let id = lock(&self.messages)
            .get(&claim.message)
            .filter(|it| it.claimers.contains(&claim.user) && it.emoji.contains(&claim.emoji.as_str()))
            .map(|shown| shown.id)?;
        self.claims.take(claim.user, CLAIMS_A_SECOND, claim.at).ok().map(|()| id)
    }

    /// The matches of these shards in which users may claim, by number.
    pub fn with_claims(&self, of: &ShardSet) -> Vec<MatchId> {
        let messages = lock(&self.messages);
        let claimed = messages.values().filter(|shown| !shown.claimers.is_empty() && of.has(shown.guild));
        let mut ids: Vec<MatchId> = claimed.map(|shown| shown.id).collect();
        ids.sort_unstable();
        ids
    }
}
