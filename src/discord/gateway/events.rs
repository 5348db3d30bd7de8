//! Dispatches gateway events: commands through poise, ordered events to the table, presses and forms to [`component`].

use std::collections::HashSet;
use std::convert::Infallible;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, OnceLock};

use futures_util::FutureExt as _;
use poise::{FrameworkContext, FrameworkError};
use serenity::all::{FullEvent, GuildId, Interaction};

use super::event_stream::StreamEvent;
use super::membership;
use crate::discord::commands::{self, register};
use crate::discord::component;
use crate::discord::context::BotContext;
use crate::discord::http::piece_emojis;
use crate::discord::interaction::{InteractionContext, respond};
use crate::play::Error;

/// Returns poise's framework, which runs our commands and calls [`on_event`]. Commands respond to their own errors, so poise
/// never sees one.
pub fn framework(context: Arc<OnceLock<Arc<BotContext>>>) -> poise::Framework<Arc<BotContext>, Infallible> {
    let options = poise::FrameworkOptions {
        commands: commands::for_poise(&commands::tree())
            .into_iter()
            .chain([commands::challenge::for_poise()])
            .collect(),
        event_handler: |context, event| {
            Box::pin(async move {
                // poise catches panics in commands only.
                if AssertUnwindSafe(on_event(context, event)).catch_unwind().await.is_err() {
                    tracing::error!(event = event.snake_case_name(), "an event handler panicked");
                }
                Ok(())
            })
        },
        // If another process runs the shard by now, that process responds.
        command_check: Some(|context| Box::pin(async move { Ok(context.data().handles(context.guild_id())) })),
        on_error: |error| Box::pin(on_error(error)),
        initialize_owners: false,
        manual_cooldowns: true,
        ..poise::FrameworkOptions::default()
    };
    poise::Framework::builder()
        .options(options)
        .setup(move |_, _, _| {
            Box::pin(async move {
                // `Connection::serve` fills the cell before it connects, so this loop ends at once.
                loop {
                    match context.get() {
                        Some(bot) => return Ok(Arc::clone(bot)),
                        None => tokio::task::yield_now().await,
                    }
                }
            })
        })
        .build()
}

async fn on_event(context: FrameworkContext<'_, Arc<BotContext>, Infallible>, event: &FullEvent) {
    let bot = context.user_data;
    match event {
        FullEvent::Ready { data_about_bot } => {
            let (listener, shard) = (Arc::clone(bot), context.serenity_context.shard_id);
            let own = data_about_bot.user.id;
            let guilds: HashSet<GuildId> = data_about_bot.guilds.iter().map(|guild| guild.id).collect();
            bot.event_stream.listen(context.serenity_context, own, guilds.clone(), move |event| {
                on_stream_event(&listener, event);
            });
            tokio::spawn(membership::compare(Arc::clone(bot), shard.0, guilds));
            // Not awaited: while the store cannot be read, commands and presses still get a response.
            let table = Arc::clone(&bot.table);
            tokio::spawn(async move {
                if let Some(matches) = table.resume_shard(shard.0).await {
                    tracing::info!(shard = shard.0, matches, "open matches loaded");
                }
            });
            if bot.started.set(()).is_ok() {
                tracing::info!(name = data_about_bot.user.name, "connected to Discord");
                start(bot).await;
            }
        }
        FullEvent::InteractionCreate { interaction: Interaction::Component(press) }
            if !bot.event_stream.was_delivered(press.id) && bot.handles(press.guild_id) =>
        {
            component::handle(bot, press);
        }
        FullEvent::InteractionCreate { interaction: Interaction::Modal(form) } if bot.handles(form.guild_id) => {
            component::handle_form(bot, form);
        }
        _ => (),
    }
}

/// Handles an event of the ordered stream. Never waits.
fn on_stream_event(bot: &Arc<BotContext>, event: StreamEvent<'_>) {
    match event {
        StreamEvent::UserSeen(user) => bot.avatars.learn(user),
        // If another process runs the shard by now, that process responds.
        StreamEvent::Press(press) if !bot.handles(press.guild_id) => (),
        StreamEvent::Press(press) => component::handle(bot, press),
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
        StreamEvent::GuildLeft(guild) => membership::left(bot, guild),
        StreamEvent::GuildJoined(guild) => membership::joined(bot, guild),
        StreamEvent::GuildAvailable(guild) => bot.table.guild_available(guild),
        StreamEvent::EventsLost(shard) => bot.table.events_lost(shard),
    }
}

/// Registers changed commands and uploads missing emojis, after the first connection.
async fn start(bot: &Arc<BotContext>) {
    match register::register(bot.api.transport(), bot.application).await {
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

/// Handles what poise could not dispatch.
async fn on_error(error: FrameworkError<'_, Arc<BotContext>, Infallible>) {
    match error {
        // Discord still offers a command that an update removed, or the interaction is forged.
        FrameworkError::UnknownInteraction { framework, interaction, .. } => {
            let interaction = InteractionContext::from(interaction);
            let error = async { Err(Error::user("discord-unknown-command")) };
            respond(&framework.user_data.api, &interaction, error).await;
        }
        FrameworkError::CommandCheckFailed { .. } => (),
        error => tracing::error!(%error, "a command could not be run"),
    }
}
