//! Which open match a message shows, and whose reactions there are claims: asked for every reaction of every server, so it is
//! answered without asking the match.

use std::collections::HashMap;
use std::sync::Mutex;

use super::match_state::MatchState;
use super::model::{MatchId, MessageLocation, ShardSet};
use super::user_rate_limiter::UserRateLimiter;
use super::{ReactionClaim, lock};

/// Claims that one person may make in a second; what comes beyond is no playing.
pub const CLAIMS_A_SECOND: u32 = 30;
/// People whose claims are counted at the same time.
const COUNTED_CLAIMERS: usize = 10_000;

/// The messages of all open matches.
pub struct MessageIndex {
    messages: Mutex<HashMap<u64, Watched>>,
    /// How often each person claims.
    claims: UserRateLimiter,
}

struct Watched {
    id: MatchId,
    guild: Option<u64>,
    /// The people whose reactions are claims; empty where reactions mean nothing.
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
    /// From now on the message there, if there is one, is known to show this match; of claims nothing is known yet.
    pub fn know(&self, location: MessageLocation, id: MatchId) {
        if let Some(message) = location.message {
            let watched = Watched { id, guild: location.guild, claimers: Box::default(), emoji: Box::default() };
            lock(&self.messages).insert(message, watched);
        }
    }

    /// Brings what is known of the match's message up to date.
    pub fn update(&self, match_state: &MatchState) {
        let meta = &match_state.meta;
        let Some(message) = meta.location.message else { return };
        if !meta.stage.is_open() {
            return self.forget(meta.location);
        }
        let play = match_state.play.as_ref().filter(|_| match_state.game.info().real_time);
        let gestures = play.map(|play| play.controls(None).reactions).unwrap_or_default();
        if gestures.is_empty() {
            return self.know(meta.location, meta.id);
        }
        let emoji = gestures.iter().map(|reaction| reaction.emoji).collect();
        let watched = Watched { id: meta.id, guild: meta.location.guild, claimers: meta.persons().collect(), emoji };
        lock(&self.messages).insert(message, watched);
    }

    /// The message there shows no open match any more.
    pub fn forget(&self, location: MessageLocation) {
        if let Some(message) = location.message {
            lock(&self.messages).remove(&message);
        }
    }

    /// No message of these shards' servers shows an open match of this process any more.
    pub fn forget_all(&self, of: &ShardSet) {
        lock(&self.messages).retain(|_, watched| !of.has(watched.guild));
    }

    /// How many messages are known.
    pub fn len(&self) -> usize {
        lock(&self.messages).len()
    }

    /// The match that a message shows.
    pub fn at(&self, message: u64) -> Option<MatchId> {
        lock(&self.messages).get(&message).map(|watched| watched.id)
    }

    /// The match in which this is a claim of somebody who plays and does not do so too often.
    pub fn claimed(&self, claimed: &ReactionClaim) -> Option<MatchId> {
        let id = lock(&self.messages)
            .get(&claimed.message)
            .filter(|it| it.claimers.contains(&claimed.user) && it.emoji.contains(&claimed.emoji.as_str()))
            .map(|watched| watched.id)?;
        self.claims.take(claimed.user, CLAIMS_A_SECOND, claimed.at).ok().map(|()| id)
    }

    /// The matches of these shards' servers in which people may claim, in the order of their numbers.
    pub fn with_claims(&self, of: &ShardSet) -> Vec<MatchId> {
        let messages = lock(&self.messages);
        let claimed = messages.values().filter(|watched| !watched.claimers.is_empty() && of.has(watched.guild));
        let mut ids: Vec<MatchId> = claimed.map(|watched| watched.id).collect();
        ids.sort_unstable();
        ids
    }
}
