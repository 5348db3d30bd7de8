//! Handles gateway events: runs commands through poise, hands ordered events to the matches, and presses and forms to [`press`].

use std::collections::HashSet;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, OnceLock};

use async_trait::async_trait;
use futures_util::FutureExt as _;
use poise::FrameworkContext;
use serenity::all::{CommandInteraction, Context, Framework, FullEvent, GuildId, Interaction, ShardManager, UserId};

use super::event_stream::StreamEvent;
use crate::discord::commands::register;
use crate::discord::context::BotContext;
use crate::discord::http::piece_emojis;
use crate::discord::interaction::{InteractionContext, within_limit};
use crate::discord::press;
use crate::ids;

/// Receives the events that serenity's shard runners dispatch.
pub struct EventHandler {
    /// Filled before the first shard connects.
    pub bot: Arc<OnceLock<Arc<BotContext>>>,
    pub shards: Arc<ShardManager>,
}

#[async_trait]
impl Framework for EventHandler {
    async fn dispatch(&self, context: Context, event: FullEvent) {
        let Some(bot) = self.bot.get() else { return };
        if AssertUnwindSafe(self.handle(bot, &context, &event)).catch_unwind().await.is_err() {
            tracing::error!(event = event.snake_case_name(), "an event handler panicked");
        }
    }
}

impl EventHandler {
    /// If another process runs the shard by now, that process responds to the interaction.
    async fn handle(&self, bot: &Arc<BotContext>, context: &Context, event: &FullEvent) {
        match event {
            FullEvent::Ready { data_about_bot } => {
                let guilds = data_about_bot.guilds.iter().map(|guild| guild.id).collect();
                ready(bot, context, data_about_bot.user.id, guilds);
                if bot.started.set(()).is_ok() {
                    tracing::info!(name = data_about_bot.user.name, "connected to Discord");
                    start(bot).await;
                }
            }
            FullEvent::InteractionCreate { interaction: Interaction::Command(command) }
                if bot.handles(command.guild_id) =>
            {
                self.run_command(bot, context, command, event).await;
            }
            FullEvent::InteractionCreate { interaction: Interaction::Component(press) }
                if !bot.event_stream.was_delivered(press.id) && bot.handles(press.guild_id) =>
            {
                press::handle(bot, press);
            }
            FullEvent::InteractionCreate { interaction: Interaction::Modal(form) } if bot.handles(form.guild_id) => {
                press::handle_form(bot, form);
            }
            _ => (),
        }
    }

    async fn run_command(
        &self,
        bot: &Arc<BotContext>,
        context: &Context,
        command: &CommandInteraction,
        event: &FullEvent,
    ) {
        let framework = FrameworkContext {
            serenity_context: context,
            // The user of a bot has the id of its application.
            bot_id: UserId::new(bot.application.get()),
            options: &bot.framework,
            user_data: bot,
            shard_manager: &self.shards,
        };
        let interaction = InteractionContext::from(command);
        within_limit(&bot.api, &interaction, poise::dispatch_event(framework, event.clone())).await;
    }
}

/// A session of a shard begins.
fn ready(bot: &Arc<BotContext>, context: &Context, own: UserId, guilds: HashSet<GuildId>) {
    let (listener, shard) = (Arc::clone(bot), context.shard_id.0);
    bot.event_stream.listen(context, own, guilds.clone(), move |event| on_stream_event(&listener, event));
    tokio::spawn(compare_guilds(Arc::clone(bot), shard, guilds));
    // Not awaited: while the store cannot be read, commands and presses still get a response.
    let table = Arc::clone(&bot.table);
    tokio::spawn(async move {
        if let Some(matches) = table.resume_shard(shard).await {
            tracing::info!(shard, matches, "open matches loaded");
        }
    });
}

/// Handles an event of the ordered stream. Never waits.
fn on_stream_event(bot: &Arc<BotContext>, event: StreamEvent<'_>) {
    match event {
        StreamEvent::UserSeen(user) => bot.avatars.learn(user),
        // If another process runs the shard by now, that process responds.
        StreamEvent::Press(press) if !bot.handles(press.guild_id) => (),
        StreamEvent::Press(press) => press::handle(bot, press),
        StreamEvent::Claim(claim) => bot.table.claim(claim),
        StreamEvent::ReactionsRemoved(message) => bot.reactions.removed(message),
        StreamEvent::MessageDeleted(message) => bot.table.message_deleted(message),
        StreamEvent::ChannelDeleted { guild, channel } => {
            let bot = Arc::clone(bot);
            // A channel that the bot may no longer see looks deleted too, but may become visible again.
            tokio::spawn(async move {
                if bot.api.channel_is_deleted(channel).await {
                    bot.table.channel_deleted(channel);
                    if let Err(error) = bot.database.forget_start_channel(guild, channel).await {
                        tracing::warn!(%error, "a deleted channel stays among those where matches may start");
                    }
                }
            });
        }
        StreamEvent::GuildLeft(guild) => guild_left(bot, guild),
        StreamEvent::GuildJoined(guild) => guild_joined(bot, guild),
        StreamEvent::GuildAvailable(guild) => bot.table.guild_available(guild),
        StreamEvent::EventsLost(shard) => bot.table.events_lost(shard),
    }
}

/// Registers changed commands and uploads missing emojis, after the first connection.
async fn start(bot: &Arc<BotContext>) {
    match register::register(bot.api.transport(), bot.application, &bot.framework.commands).await {
        Ok((changed, ids)) => {
            tracing::info!(changed, "the commands are registered");
            // `start` runs once, so the cell is empty.
            let _ = bot.command_ids.set(ids);
        }
        Err(error) => tracing::error!(error = error.message, "Discord refused the commands"),
    }
    // Not awaited: buttons work without emojis.
    let bot = Arc::clone(bot);
    tokio::spawn(async move {
        piece_emojis::upload(
            bot.api.transport(),
            bot.api.piece_emojis(),
            bot.application,
            bot.pictures.renderer().clone(),
        )
        .await;
    });
}

/// Notes that a server removed the bot. Its settings and unfinished matches are deleted after a while, unless the bot is back
/// before.
fn guild_left(bot: &Arc<BotContext>, guild: ids::GuildId) {
    bot.table.guild_left(guild);
    let bot = Arc::clone(bot);
    tokio::spawn(async move {
        tracing::info!(guild = guild.0, "the bot was removed from a server");
        if let Err(error) = bot.database.guild_left(guild, bot.table.now()).await {
            tracing::error!(%error, guild = guild.0, "the server that the bot left could not be stored");
        }
    });
}

/// Notes that the bot was invited to a server.
fn guild_joined(bot: &Arc<BotContext>, guild: ids::GuildId) {
    let bot = Arc::clone(bot);
    tokio::spawn(async move {
        if let Err(error) = bot.database.guild_joined(guild).await {
            tracing::error!(%error, guild = guild.0, "the server that the bot joined could not be stored");
        }
    });
}

/// Compares the servers of a new session with the stored ones. The bot may have been removed or invited while it was not connected.
async fn compare_guilds(bot: Arc<BotContext>, shard: u32, guilds: HashSet<GuildId>) {
    let is_member = |guild: ids::GuildId| guild.0 != 0 && guilds.contains(&guild.into());
    match bot.database.compare_guilds(&bot.table.only_shard(shard), is_member, bot.table.now()).await {
        Ok(left) => left.into_iter().for_each(|guild| bot.table.guild_left(guild)),
        Err(error) => tracing::error!(%error, shard, "the servers of a shard could not be compared"),
    }
}
