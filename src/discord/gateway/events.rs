//! Handles gateway events in the order in which Discord sends them. Passes commands to poise, presses and forms to
//! [`press`], and the rest to the matches.
//!
//! The handler never waits: work that takes time runs as a task. The task holds the [`GatewayEvent`], which counts as
//! unhandled until it is dropped. If the process is killed before that, Discord sends the event again.

use std::collections::HashSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use contract::Phrase;
use futures_util::FutureExt as _;
use parking_lot::Mutex;
use poise::FrameworkContext;
use serenity::all::{CommandData, CommandDataOptionValue, CommandInteraction};
use tokio::sync::Mutex as AsyncMutex;
use tracing::Instrument as _;

use super::poise_context::PoiseContext;
use super::session::Session;
use crate::discord::bot::{BotContext, Caller};
use crate::discord::commands::{self, register};
use crate::discord::event::{Action, Event, Interaction, Reaction};
use crate::discord::http::piece_emojis;
use crate::discord::interaction::{InteractionContext, Response, run_and_respond, run_with_slow_notice, send_error};
use crate::discord::press;
use crate::ids::GuildId;
use crate::play::{GatewayEvent, ReactionEvent, ShowError};
use crate::telemetry;

/// How long Discord accepts a response to an interaction. After this time, Discord shows the user that the interaction
/// failed.
const RESPONSE_LIMIT: Duration = Duration::from_secs(3);

/// Handles the events of this process's shards.
pub struct EventHandler {
    pub bot: Arc<BotContext>,
    pub poise: PoiseContext,
}

impl EventHandler {
    /// Records that a shard is connected. When the first shard connects, registers the commands. `name` is the bot's
    /// name, which Discord sends only at the start of a new session.
    pub fn on_connected(&self, name: Option<&str>) {
        let bot = &self.bot;
        if bot.started.set(()).is_ok() {
            tracing::info!(name, "connected to Discord");
            tokio::spawn(register_commands_and_emojis(Arc::clone(bot)));
        }
    }

    /// Handles an event with the number `sequence` in its session. `event` is `None` if the event is not needed or
    /// cannot be read. `replayed` says whether Discord sends the event late, after a lost connection.
    pub fn handle(self: &Arc<Self>, event: Option<Event>, session: &Session, sequence: u64, replayed: bool) {
        let in_hand = session.progress.record_received(sequence, replayed);
        let Some(event) = event else { return };
        let handle = || self.dispatch(event, &session.guilds, &in_hand);
        // A panic here would end the connection.
        if catch_unwind(AssertUnwindSafe(handle)).is_err() {
            tracing::error!("an event handler panicked");
        }
    }

    /// Passes an event to the code that handles its kind. `guilds` are the session's servers.
    fn dispatch(self: &Arc<Self>, event: Event, guilds: &Mutex<HashSet<GuildId>>, in_hand: &GatewayEvent) {
        let bot = &self.bot;
        match event {
            Event::Ready(_) | Event::Resumed => (),
            Event::Interaction(interaction) => self.handle_interaction(*interaction, in_hand),
            Event::Reaction(reaction) => self.handle_reaction(reaction, in_hand),
            Event::ReactionsRemoved { message, emoji } => bot.reactions.on_removed(message, emoji.as_deref()),
            Event::ChannelDeleted { guild, channel } => {
                let bot = Arc::clone(bot);
                // Discord also sends this event for a thread that the bot can no longer see. A request to the API shows
                // which of the two has happened.
                tokio::spawn(async move {
                    if matches!(bot.api.fetch_channel(channel).await, Err(ShowError::ChannelGone(_))) {
                        bot.matches.channel_deleted(channel);
                        if let Some(guild) = guild
                            && let Err(error) = bot.database.remove_channel(guild, channel).await
                        {
                            tracing::warn!(%error, "a deleted channel stays among those where matches may start");
                        }
                    }
                });
            }
            Event::GuildDeleted(guild) => {
                guilds.lock().remove(&guild);
                tracing::info!(guild = guild.0, "the bot was removed from a server");
                bot.matches.guild_left(guild);
                tokio::spawn(store_membership(Arc::clone(bot), guild, false));
            }
            Event::GuildUnavailable(guild) => {
                tracing::warn!(guild = guild.0, "a server has an outage");
                bot.matches.guild_unavailable(guild);
            }
            Event::GuildCreated(guild) => {
                if bot.matches.has_outage(guild) {
                    bot.matches.guild_available(guild);
                }
                // Each session begins with this event for every server in `guilds`. For any other server, the event
                // means that the bot was invited.
                if guilds.lock().insert(guild) {
                    tokio::spawn(store_membership(Arc::clone(bot), guild, true));
                }
            }
        }
    }

    /// Passes reactions by users to the matches as claims. Other bots' reactions are ignored. If somebody removes the
    /// bot's own reaction, buttons replace the message's reactions.
    fn handle_reaction(&self, reaction: Reaction, in_hand: &GatewayEvent) {
        let Reaction { user, by_bot, message, emoji, removed } = reaction;
        let bot = &self.bot;
        // A bot's user id is the same as its application id.
        let own = user.0 == bot.application.get();
        match emoji {
            _ if own && removed => bot.reactions.on_removed(message, emoji.as_deref()),
            Some(emoji) if !own && !by_bot => {
                let gateway_event = Some(in_hand.clone());
                bot.matches.handle_reaction(ReactionEvent {
                    user,
                    message,
                    emoji,
                    arrived_at: bot.matches.now(),
                    removed,
                    gateway_event,
                });
            }
            _ => (),
        }
    }

    fn handle_interaction(self: &Arc<Self>, interaction: Interaction, in_hand: &GatewayEvent) {
        let bot = &self.bot;
        let Interaction { context, avatar, action } = interaction;
        bot.avatars.set_hash(context.user.id, avatar);
        let context = bot.mark_detached(context);
        // If another process has taken over the shard, that process responds. A late interaction is ignored, because
        // Discord has already shown the user that it failed.
        let is_late = || in_hand.replayed && bot.matches.now() - context.token.id.created_at() >= RESPONSE_LIMIT;
        if !bot.matches.serves_guild(context.guild) || is_late() {
            return;
        }
        bot.api.start_response_timer(&context.token);
        let event = (!matches!(action, Ok(Action::Command(_)))).then(|| in_hand.clone());
        let caller = Caller { bot: Arc::clone(bot), interaction: InteractionContext { event, ..context } };
        match action {
            Ok(Action::Command(command)) => self.run_command(*command, caller, in_hand.clone()),
            Ok(Action::Press(press)) => press::handle(caller, press),
            Ok(Action::Form(form)) => press::handle_form(caller, form),
            Err(field) => {
                report_unreadable("INTERACTION_CREATE", field);
                let response = Response::Message(caller.ephemeral(Phrase::new("discord-broken")));
                tokio::spawn(run_and_respond(bot.api.clone(), caller.interaction, async { Ok(response) }));
            }
        }
    }

    fn run_command(self: &Arc<Self>, command: CommandInteraction, mut caller: Caller, in_hand: GatewayEvent) {
        let this = Arc::clone(self);
        tokio::spawn(async move {
            caller.use_own_language().await;
            let bot = &caller.bot;
            let framework = FrameworkContext {
                serenity_context: &this.poise.context,
                bot_id: bot.application.get().into(),
                options: &bot.framework_options,
                user_data: &caller,
                shard_manager: &this.poise.shard_manager,
            };
            let run = async {
                let (responded, data, options) =
                    (AtomicBool::new(false), AsyncMutex::new(Box::new(()) as _), command.data.options());
                let mut tree = Vec::new();
                let ran =
                    poise::dispatch_interaction(framework, &command, &responded, &data, &options, &mut tree).await;
                if let Err(error) = ran {
                    send_error(&bot.api, &caller, commands::error_from_framework(error)).await;
                }
            };
            let span = caller.span(&command_name(&command.data));
            let work = run_with_slow_notice(&bot.api, &caller, run).instrument(span);
            if AssertUnwindSafe(work).catch_unwind().await.is_err() {
                tracing::error!("a command panicked");
            }
            drop(in_hand);
        });
    }
}

/// Counts and logs an event that the bot needs but cannot read because of `field`. The log does not contain the event's
/// content.
pub fn report_unreadable(kind: &str, field: &str) {
    telemetry::increment(telemetry::UNREADABLE_EVENTS);
    tracing::warn!(kind, field, "an event of the gateway has an unexpected form");
}

/// Returns the name of a command with its subcommand, such as "game board".
fn command_name(data: &CommandData) -> String {
    let subcommand = data.options.iter().find(|option| matches!(option.value, CommandDataOptionValue::SubCommand(_)));
    subcommand.map_or_else(|| data.name.clone(), |subcommand| format!("{} {}", data.name, subcommand.name))
}

/// Registers changed commands and uploads missing emojis. Runs after the first connection.
async fn register_commands_and_emojis(bot: Arc<BotContext>) {
    match register::register(&bot.api.transport, bot.application, &bot.framework_options.commands).await {
        Ok((changed, ids)) => {
            tracing::info!(changed, "the commands are registered");
            // `register_commands_and_emojis` runs once, so the cell is empty.
            let _ = bot.command_ids.set(ids);
        }
        Err(error) => tracing::error!(error = error.message, "Discord refused the commands"),
    }
    let (api, renderer) = (&bot.api, bot.pictures.renderer.clone());
    piece_emojis::upload(&api.transport, &api.piece_emojis, bot.application, renderer).await;
}

/// Stores that the bot was invited to a server or removed from it. If the bot is not invited again, the store later
/// deletes the server's settings and unfinished matches.
async fn store_membership(bot: Arc<BotContext>, guild: GuildId, member: bool) {
    let stored = match member {
        true => bot.database.mark_guild_joined(guild).await,
        false => bot.database.mark_guild_left(guild, bot.matches.now()).await,
    };
    if let Err(error) = stored {
        tracing::error!(%error, guild = guild.0, member, "it could not be stored whether the bot is in a server");
    }
}

/// Compares the servers of a new session with the stored servers. The bot might have been removed from servers or
/// invited to others while it was not connected.
pub async fn compare_guilds(bot: Arc<BotContext>, shard: u32, guilds: HashSet<GuildId>) {
    let is_member = |guild: GuildId| guilds.contains(&guild);
    match bot.database.sync_left_guilds(&bot.matches.only_shard(shard), is_member, bot.matches.now()).await {
        Ok(left) => left.into_iter().for_each(|guild| bot.matches.guild_left(guild)),
        Err(error) => tracing::error!(%error, shard, "the servers of a shard could not be compared"),
    }
}
