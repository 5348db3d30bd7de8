//! The state that event handlers and commands share, and the rate limits for users.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, OnceLock};

use parking_lot::Mutex;
use serde_json::Value;
use serenity::all::ApplicationId;
use tokio::sync::Semaphore;
use tracing::Span;

use super::http::{DiscordApi, KeyedRateLimiter, id_of};
use super::interaction::{InteractionContext, user_error};
use super::presenter::{Avatars, BotReactions, GuidanceSender, Pictures};
use crate::config::Policies;
use crate::ids::{self, CommandId, InteractionId, UserId};
use crate::play::{Error, MatchService};
use crate::store::{Database, Retention};
use crate::telemetry::spans;
use crate::timestamp::whole_seconds;
use contract::Phrase;

/// The maximum number of replays that are waiting or being drawn.
const MAX_PENDING: usize = 8;

/// The state that event handlers and commands share.
pub struct BotContext {
    pub api: DiscordApi,
    pub guidance: GuidanceSender,
    pub avatars: Avatars,
    pub pictures: Pictures,
    pub matches: Arc<MatchService>,
    pub database: Database,
    pub reactions: BotReactions,
    pub application: ApplicationId,
    /// The game options that the operator sets instead of the host.
    pub operator_options: Vec<(&'static str, u32)>,
    /// The operator's retention times.
    pub retention: Retention,
    pub replay_limiter: Arc<ReplayLimiter>,
    /// The pause between two replays in a channel.
    pub replay_pause: KeyedRateLimiter<ids::ChannelId>,
    /// The pause between two public leaderboards in a channel.
    pub leaderboard_pause: KeyedRateLimiter<ids::ChannelId>,
    /// The pause between two exports of a user's data.
    pub export_pause: KeyedRateLimiter<ids::UserId>,
    /// The operator's privacy policy and terms of service.
    pub policies: Policies,
    /// poise's options: the commands and the error handler.
    pub framework: poise::FrameworkOptions<Arc<BotContext>, Error>,
    /// The ids of the registered commands. Set once the commands are registered.
    pub command_ids: OnceLock<CommandIds>,
    /// Set when the first READY event arrives.
    pub started: OnceLock<()>,
}

impl BotContext {
    /// Returns the span of this interaction for the log. `command` is the command's name, or the kind of button.
    pub fn span(&self, interaction: &InteractionContext, command: &str) -> Span {
        let shard = self.matches.shard_of(interaction.guild);
        spans::interaction(interaction.token.id.0, command, shard, interaction.guild.map(|guild| guild.0))
    }

    /// Returns the ids of the registered commands, or no ids before they are registered.
    pub fn command_ids(&self) -> CommandIds {
        self.command_ids.get().cloned().unwrap_or_default()
    }
}

/// The ids of the registered commands by name. Messages need them to link to commands.
#[derive(Clone, Default)]
pub struct CommandIds(HashMap<String, CommandId>);

impl CommandIds {
    /// Reads the ids from the commands that Discord returned.
    pub fn of(commands: &Value) -> CommandIds {
        let one = |command: &Value| Some((command["name"].as_str()?.to_owned(), id_of(command)?));
        CommandIds(commands.as_array().into_iter().flatten().filter_map(one).collect())
    }

    #[cfg(test)]
    pub fn of_names(ids: impl IntoIterator<Item = (String, CommandId)>) -> CommandIds {
        CommandIds(ids.into_iter().collect())
    }

    /// Returns a link to a command such as "game board", or its name if its id is unknown.
    pub fn link(&self, command: &str) -> String {
        let name = command.split(' ').next().unwrap_or(command);
        self.0.get(name).map_or(format!("`/{command}`"), |id| format!("</{command}:{id}>"))
    }
}

/// Starts the pause before a user or a channel may repeat an action.
///
/// # Errors
/// Fails if the previous pause of `id` is not over. The error has the message key `key` and states the remaining
/// seconds.
pub fn begin_pause<K: Copy + Eq + Hash + Send + Sync + 'static>(
    pause: &KeyedRateLimiter<K>,
    id: K,
    key: &'static str,
) -> Result<(), Error> {
    pause.count(id).map_err(|wait| user_error(Phrase::new(key).with("seconds", whole_seconds(wait))))
}

/// Admits one pending replay per user, and a few in total.
pub struct ReplayLimiter {
    /// The interaction that requested each user's pending replay.
    pending: Mutex<HashMap<UserId, InteractionId>>,
    /// Allows only one replay to be drawn at a time, so that matches never wait for replays.
    pub drawing: Semaphore,
}

/// A user's pending replay. Dropping it allows the user to ask for the next one.
pub struct PendingReplay {
    limiter: Arc<ReplayLimiter>,
    user: UserId,
}

impl ReplayLimiter {
    pub fn new() -> Arc<ReplayLimiter> {
        Arc::new(ReplayLimiter { pending: Mutex::default(), drawing: Semaphore::new(1) })
    }

    /// Admits a replay for the user. Returns `None` for a redelivered interaction whose replay is pending.
    ///
    /// # Errors
    /// Fails if the user already has a pending replay, or if too many replays are pending.
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
}

impl Drop for PendingReplay {
    fn drop(&mut self) {
        self.limiter.pending.lock().remove(&self.user);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::commands::tests::interaction;
    use crate::play::{InteractionToken, User};

    fn asked(id: u64, user: u64) -> InteractionContext {
        let token = InteractionToken { id: InteractionId(id), token: String::new() };
        let context = interaction();
        InteractionContext { token, user: User { id: UserId(user), ..context.user }, ..context }
    }

    /// Returns the message key for the error.
    fn refused<T>(result: Result<T, Error>) -> String {
        match result {
            Err(Error::User(error)) => error.phrase.key.to_string(),
            Err(Error::Internal(error)) => panic!("{error}"),
            Ok(_) => panic!("it was admitted"),
        }
    }

    #[test]
    fn a_user_has_one_pending_replay() {
        let limiter = ReplayLimiter::new();
        let first = limiter.admit(&asked(1, 7)).expect("the first").expect("not redelivered");
        assert!(limiter.admit(&asked(1, 7)).expect("no refusal").is_none(), "a redelivery draws nothing");
        assert_eq!(refused(limiter.admit(&asked(2, 7))), "discord-replay-pending");
        assert!(limiter.admit(&asked(3, 8)).expect("another user").is_some());
        drop(first);
        assert!(limiter.admit(&asked(4, 7)).expect("the first is done").is_some());
    }

    #[test]
    fn the_number_of_pending_replays_is_limited() {
        let limiter = ReplayLimiter::new();
        let admit = |user| limiter.admit(&asked(user, user));
        let pending: Vec<_> = (0..MAX_PENDING as u64).map(|user| admit(user).expect("within the limit")).collect();
        assert_eq!(refused(admit(99)), "discord-replay-busy");
        drop(pending);
        assert!(admit(99).is_ok());
    }
}
