//! The state that event handlers and commands share.

mod connections;
pub mod puzzles;
pub mod replay_queue;
pub mod work_limiter;

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use moka::sync::Cache;
use serde_json::Value;
use serenity::all::ApplicationId;
use tokio::time::timeout;
use tracing::Span;

use super::http::{DiscordApi, id_of};
use super::interaction::InteractionContext;
use super::presenter::{Avatars, BotReactions, Pictures};
use crate::config::Links;
use crate::ids::{self, CommandId, UserId};
use crate::play::{Admission, Error, MatchService, Tournaments};
use crate::store::{Database, Retention};
use crate::telemetry::spans;
use puzzles::Puzzles;
use replay_queue::ReplayQueue;
use text::Locale;
use work_limiter::{Work, WorkLimiter};

pub use connections::{Connections, SessionGuilds};

/// The maximum number of users whose languages are remembered, and for how long: another process might change them.
const MAX_LANGUAGES: u64 = 20_000;
const LANGUAGE_READ_AGAIN: Duration = Duration::from_secs(3_600);
/// The maximum time to read a language, which delays a response.
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
    /// The game options that the operator sets instead of the host.
    pub operator_options: Vec<(&'static str, u32)>,
    /// The operator's retention times.
    pub retention: Retention,
    pub replays: Arc<ReplayQueue>,
    pub puzzles: Puzzles,
    pub tournaments: Tournaments,
    pub work: WorkLimiter,
    /// The languages that users chose for private answers, of users who were seen lately.
    pub languages: Languages,
    /// The operator's pages.
    pub links: Links,
    /// poise's options: the commands.
    pub framework: poise::FrameworkOptions<Caller, Error>,
    /// The ids of the registered commands. Set once the commands are registered.
    pub command_ids: OnceLock<CommandIds>,
    /// Set when the first shard is connected.
    pub started: OnceLock<()>,
    /// The connected shards and the servers that the bot is a member of.
    pub gateway: Connections,
}

/// See [`BotContext::languages`].
pub type Languages = Cache<UserId, Option<Locale>>;

/// Returns an empty cache of languages.
pub fn languages() -> Languages {
    Cache::builder().max_capacity(MAX_LANGUAGES).time_to_live(LANGUAGE_READ_AGAIN).build()
}

/// What poise passes to a command.
pub struct Caller {
    pub bot: Arc<BotContext>,
    pub interaction: InteractionContext,
}

impl BotContext {
    /// Returns the span of this interaction for the log. `command` is the command's name, or the kind of button.
    pub fn span(&self, interaction: &InteractionContext, command: &str) -> Span {
        let shard = self.matches.shard_of(interaction.guild);
        spans::interaction(interaction.token.id.0, command, shard, interaction.guild.map(|guild| guild.0))
    }

    /// Counts a request for work.
    ///
    /// # Errors
    /// Fails if the user or the channel has requested too much of it.
    pub fn limit(&self, work: Work) -> Result<(), Error> {
        self.work.take(work, self.matches.now())
    }

    /// Checks that the user may use a command or a button here.
    ///
    /// # Errors
    /// Fails if the user is barred.
    pub async fn check_admission(&self, interaction: &InteractionContext, admission: Admission) -> Result<(), Error> {
        let (user, guild) = (interaction.user.id, interaction.guild);
        self.matches.check_admission(admission, user, guild, !interaction.detached).await
    }

    /// Returns the user and the place of an interaction. A server can install the commands without the bot, so the bot
    /// might be absent although the server has installed the app.
    pub fn interaction(&self, mut context: InteractionContext) -> InteractionContext {
        context.detached |= context.guild.is_some_and(|guild| !self.is_member(guild));
        context
    }

    /// Returns the interaction with the language that the user chose for private answers, if any.
    pub async fn in_own_language(&self, mut context: InteractionContext) -> InteractionContext {
        let user = context.user.id;
        let chosen = match self.languages.get(&user) {
            Some(chosen) => chosen,
            None => match timeout(MAX_LANGUAGE_WAIT, self.database.user_settings(user)).await {
                Ok(Ok(settings)) => {
                    self.languages.insert(user, settings.language);
                    settings.language
                }
                // Then Discord's language is used.
                Ok(Err(_)) | Err(_) => None,
            },
        };
        context.user.locale = chosen.unwrap_or(context.user.locale);
        context
    }

    fn is_member(&self, guild: ids::GuildId) -> bool {
        guild.0 != 0 && self.gateway.is_member(self.matches.shard_of(Some(guild)), guild).unwrap_or(true)
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
    pub fn from_json(commands: &Value) -> CommandIds {
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
