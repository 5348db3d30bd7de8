//! The state that the handlers of events and commands share.

use std::sync::{Arc, OnceLock};

use serenity::all::{ApplicationId, GuildId};

use super::avatars::Avatars;
use super::channel_pause::ChannelPause;
use super::commands::register::CommandIds;
use super::gateway::event_stream::EventStream;
use super::guidance::GuidanceSender;
use super::http::DiscordApi;
use super::pictures::Pictures;
use super::reactions::BotReactions;
use super::replay_limiter::ReplayLimiter;
use crate::config::Policies;
use crate::play::MatchService;
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
    pub leaderboard_pause: ChannelPause,
    /// The pause between two exports of a user.
    pub export_pause: ChannelPause,
    /// The operator's privacy policy and terms of service.
    pub policies: Policies,
    /// Set once the commands are registered.
    pub command_ids: OnceLock<CommandIds>,
    /// Set by the first READY.
    pub started: OnceLock<()>,
}

impl BotContext {
    /// Whether this process runs the shard of `guild` (`None`: direct messages).
    pub fn handles(&self, guild: Option<GuildId>) -> bool {
        self.table.has(guild.map(GuildId::get))
    }
}
