//! Limits replays per user, per channel and in all, so that everybody gets theirs.

#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use tokio::sync::Semaphore;

use super::http::KeyedRateLimiter;
use super::interaction::{InteractionContext, user_error};
use crate::ids::{ChannelId, InteractionId, UserId};
use crate::play::Error;
use crate::timestamp::whole_seconds;
use contract::Phrase;

/// Replays that may wait or be drawn at the same time.
const MAX_PENDING: usize = 8;
/// The pause between two replays in a channel.
const CHANNEL_PAUSE: Duration = Duration::from_secs(5);

/// Admits one pending replay for each user, and a replay in each channel every [`CHANNEL_PAUSE`].
pub struct ReplayLimiter {
    /// Each user's pending replay: the interaction that asked for it.
    pending: Mutex<HashMap<UserId, InteractionId>>,
    channels: KeyedRateLimiter<ChannelId>,
    /// Lets one replay be drawn at a time, so that tables never wait for replays.
    pub drawing: Semaphore,
}

/// A user's pending replay. Dropping it allows the user the next one.
pub struct PendingReplay {
    limiter: Arc<ReplayLimiter>,
    user: UserId,
}

impl ReplayLimiter {
    pub fn new() -> Arc<ReplayLimiter> {
        let (pending, channels) = (Mutex::default(), KeyedRateLimiter::pause(CHANNEL_PAUSE));
        Arc::new(ReplayLimiter { pending, channels, drawing: Semaphore::new(1) })
    }

    /// Admits a replay for the user. `None` if this interaction was delivered before and its replay is pending.
    ///
    /// # Errors
    /// The user has another pending replay, or too many users have one.
    pub fn admit(self: &Arc<Self>, interaction: &InteractionContext) -> Result<Option<PendingReplay>, Error> {
        let user = interaction.user.id;
        let mut pending = self.pending.lock();
        match pending.get(&user) {
            Some(id) if *id == interaction.token.id => return Ok(None),
            Some(_) => return Err(Error::user("discord-replay-pending")),
            None if pending.len() >= MAX_PENDING => return Err(Error::user("discord-replay-busy")),
            None => pending.insert(user, interaction.token.id),
        };
        Ok(Some(PendingReplay { limiter: Arc::clone(self), user }))
    }

    /// Counts a replay in this channel.
    ///
    /// # Errors
    /// The channel got a replay less than [`CHANNEL_PAUSE`] ago.
    pub fn count_in_channel(&self, channel: ChannelId) -> Result<(), Error> {
        let pause = |wait| user_error(Phrase::new("discord-replay-pause").with("seconds", whole_seconds(wait)));
        self.channels.count(channel).map_err(pause)
    }
}

impl Drop for PendingReplay {
    fn drop(&mut self) {
        self.limiter.pending.lock().remove(&self.user);
    }
}
