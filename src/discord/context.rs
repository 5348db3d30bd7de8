//! The state that the handlers of events and commands share.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use serde_json::Value;
use serenity::all::{ApplicationId, GuildId};

use super::gateway::event_stream::EventStream;
use super::http::{DiscordApi, KeyedRateLimiter, id_of};
use super::presenter::{Avatars, BotReactions, GuidanceSender, Pictures};
use super::replay_limiter::ReplayLimiter;
use crate::config::Policies;
use crate::ids;
use crate::ids::CommandId;
use crate::play::{Error, MatchService};
use crate::store::{Database, Retention};

/// The shared state.
pub struct BotContext {
    pub api: DiscordApi,
    pub guidance: GuidanceSender,
    pub avatars: Avatars,
    pub pictures: Pictures,
    pub table: Arc<MatchService>,
    pub database: Database,
    pub event_stream: Arc<EventStream>,
    pub reactions: BotReactions,
    pub application: ApplicationId,
    /// Options of games that the operator sets, not the host.
    pub operator_options: Vec<(&'static str, u32)>,
    /// How long the operator keeps some things.
    pub retention: Retention,
    pub replay_limiter: Arc<ReplayLimiter>,
    /// The pause between two leaderboards that users show in a channel.
    pub leaderboard_pause: KeyedRateLimiter<ids::ChannelId>,
    /// The pause between two exports of a user.
    pub export_pause: KeyedRateLimiter<ids::UserId>,
    /// The operator's privacy policy and terms of service.
    pub policies: Policies,
    /// The commands, and how poise runs them.
    pub framework: poise::FrameworkOptions<Arc<BotContext>, Error>,
    /// Set once the commands are registered.
    pub command_ids: OnceLock<CommandIds>,
    /// Set by the first READY.
    pub started: OnceLock<()>,
}

impl BotContext {
    /// Whether this process runs the shard of `guild` (`None`: direct messages).
    pub fn handles(&self, guild: Option<GuildId>) -> bool {
        self.table.has(guild.map(ids::GuildId::from))
    }
}

/// The ids of the registered commands by name: with them messages link to commands.
#[derive(Default)]
pub struct CommandIds(HashMap<String, CommandId>);

impl CommandIds {
    /// Reads the commands as Discord returns them.
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
