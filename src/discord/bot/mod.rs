//! The state that event handlers and commands share.

mod connections;
pub mod puzzles;
pub mod replay_queue;
mod work_limiter;

use std::collections::HashMap;
use std::ops::Deref;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use moka::sync::Cache;
use serde_json::Value;
use serenity::all::ApplicationId;
use tokio::time::timeout;
use tracing::Span;

use super::http::{DiscordApi, MessagePayload, ResponseKind, id_of};
use super::interaction::{InteractionContext, Response, send_first_response, send_response};
use super::presenter::{Avatars, BotReactions, Pictures};
use crate::config::Links;
use crate::ids::{CommandId, GuildId, UserId};
use crate::play::{Admission, Error, MatchService, ShowError, Tournaments};
use crate::store::{Database, Retention};
use crate::telemetry::spans;
use contract::Scene;
use puzzles::Puzzles;
use replay_queue::ReplayQueue;
use text::Locale;

pub use connections::{Connections, SessionGuilds};
pub use work_limiter::{Work, WorkLimiter};

/// The maximum number of users whose languages are cached, and for how long. The cache expires because another process
/// might change the stored language.
const MAX_LANGUAGES: u64 = 20_000;
const LANGUAGE_TTL: Duration = Duration::from_secs(3_600);
/// The time limit for reading a user's language, because the response waits for it.
const MAX_LANGUAGE_WAIT: Duration = Duration::from_millis(300);

/// The state that event handlers and commands share.
pub struct BotContext {
    pub api: DiscordApi,
    pub avatars: Avatars,
    pub pictures: Pictures,
    pub matches: Arc<MatchService>,
    pub database: Database,
    pub reactions: BotReactions,
    pub application: ApplicationId,
    /// The game options whose values the operator sets. Hosts cannot choose them.
    pub operator_options: Vec<(&'static str, u32)>,
    /// The operator's retention times.
    pub retention: Retention,
    pub replays: Arc<ReplayQueue>,
    pub puzzles: Puzzles,
    pub tournaments: Tournaments,
    pub work_limiter: WorkLimiter,
    /// The languages for private answers that recently active users have chosen; `None` if a user has chosen none.
    pub language_cache: Cache<UserId, Option<Locale>>,
    /// The operator's web pages.
    pub links: Links,
    /// poise's options, which contain the commands.
    pub framework_options: poise::FrameworkOptions<Caller, Error>,
    /// The ids of the commands. Set once the commands are registered.
    pub command_ids: OnceLock<CommandIds>,
    /// Set when the first shard is connected.
    pub started: OnceLock<()>,
    /// Which shards are connected, and which servers the bot has joined.
    pub connections: Connections,
}

/// Returns an empty [`BotContext::language_cache`].
pub fn new_language_cache() -> Cache<UserId, Option<Locale>> {
    Cache::builder().max_capacity(MAX_LANGUAGES).time_to_live(LANGUAGE_TTL).build()
}

/// An interaction, together with the bot that handles it. poise passes a `Caller` to each command.
#[derive(Clone)]
pub struct Caller {
    pub bot: Arc<BotContext>,
    pub interaction: InteractionContext,
}

impl Deref for Caller {
    type Target = InteractionContext;

    fn deref(&self) -> &InteractionContext {
        &self.interaction
    }
}

impl Caller {
    /// Returns the span of this interaction for the log. `command` is the command's name, or the kind of button.
    pub fn span(&self, command: &str) -> Span {
        let shard = self.bot.matches.shard_of(self.guild);
        spans::interaction(self.token.id.0, command, shard, self.guild.map(|guild| guild.0))
    }

    /// Checks that the user may use a command or button with this `admission` here.
    ///
    /// # Errors
    /// Fails if the user is barred.
    pub async fn check_admission(&self, admission: Admission) -> Result<(), Error> {
        self.bot.matches.check_admission(admission, self.user.id, self.guild, !self.detached).await
    }

    /// Switches to the language that the user chose for private answers, if any.
    pub async fn use_own_language(&mut self) {
        let (bot, user) = (&self.bot, self.user.id);
        let chosen = match bot.language_cache.get(&user) {
            Some(chosen) => chosen,
            None => match timeout(MAX_LANGUAGE_WAIT, bot.database.user_settings(user)).await {
                Ok(Ok(settings)) => {
                    bot.language_cache.insert(user, settings.language);
                    settings.language
                }
                // If the choice cannot be read, the language of the user's Discord client stays.
                Ok(Err(_)) | Err(_) => None,
            },
        };
        self.interaction.user.locale = chosen.unwrap_or(self.user.locale);
    }

    /// Sends the response to a command.
    pub async fn respond(&self, response: Response) -> Result<(), Error> {
        send_response(&self.bot.api, self, response).await;
        Ok(())
    }

    /// Defers the response, which only the user will see if `ephemeral` is true. Returns whether the interaction still
    /// needs the response.
    pub async fn defer(&self, ephemeral: bool) -> Result<bool, Error> {
        let empty = MessagePayload { ephemeral, ..MessagePayload::default() };
        // If a page takes long to draw, its message must not be removed before it shows the page, so it stays until the
        // user dismisses it.
        match send_first_response(&self.bot.api, &self.token, ResponseKind::Deferred, &empty).await {
            // Discord might have accepted the deferral. If not, the later response fails.
            Err(ShowError::Temporary(_)) => Ok(true),
            deferred => Ok(deferred.map_err(internal)?.is_some()),
        }
    }
}

/// Returns an error for the operator's log.
pub fn internal(error: impl ToString) -> Error {
    Error::Internal(error.to_string())
}

impl BotContext {
    /// Counts a request for work.
    ///
    /// # Errors
    /// Fails if the user or the channel has made too many requests.
    pub fn check_work_limit(&self, work: Work) -> Result<(), Error> {
        self.work_limiter.try_acquire(work, self.matches.now())
    }

    /// Draws `scene`, if there is one, and returns the picture with its description.
    pub async fn draw(&self, scene: Option<Scene>, description: String) -> Option<(Arc<Vec<u8>>, String)> {
        Some((self.pictures.png(scene?).await?, description))
    }

    /// Marks the interaction as detached if the bot is not a member of its server. That happens if a server has
    /// installed only the commands and not the bot.
    pub fn mark_detached(&self, mut context: InteractionContext) -> InteractionContext {
        let is_absent = |guild: GuildId| {
            guild.0 == 0 || self.connections.is_member(self.matches.shard_of(Some(guild)), guild) == Some(false)
        };
        context.detached |= context.guild.is_some_and(is_absent);
        context
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
    /// Reads the ids from Discord's list of registered commands.
    pub fn from_json(commands: &Value) -> CommandIds {
        let one = |command: &Value| Some((command["name"].as_str()?.to_owned(), id_of(command)?));
        CommandIds(commands.as_array().into_iter().flatten().filter_map(one).collect())
    }

    /// Returns a link to a command such as "game board", or its name if its id is unknown.
    pub fn link(&self, command: &str) -> String {
        let name = command.split(' ').next().unwrap_or(command);
        self.0.get(name).map_or(format!("`/{command}`"), |id| format!("</{command}:{id}>"))
    }
}
