//! Handles gateway events. Passes commands to poise, presses and forms to [`press`], and other ordered events to the
//! matches.
//!
//! serenity runs each call to an event handler as a separate task, so one reaction can overtake another. Of 10,000
//! pairs sent back to back, an event handler receives a third in the wrong order (`tests/bot/claims/order.rs`).
//! Collectors keep the order, because serenity's shard runner calls them one at a time before it starts the task. The
//! [`EventStream`] is therefore a collector, which never waits. It reads the events whose order matters.

use std::collections::{HashMap, HashSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};

use async_trait::async_trait;
use futures_util::FutureExt as _;
use parking_lot::Mutex;
use poise::FrameworkContext;
use serenity::all::{
    CommandData, CommandDataOptionValue, ComponentInteraction, Context, Event, Framework, FullEvent, GuildId,
    Interaction, InteractionId, Reaction, ReactionType, ShardId, ShardManager, User, UserId,
};
use serenity::gateway::CollectorCallback;
use tracing::Instrument as _;

use crate::discord::commands::register;
use crate::discord::context::{BotContext, GuildsByShard};
use crate::discord::http::piece_emojis;
use crate::discord::interaction::within_limit;
use crate::discord::press;
use crate::ids::{self, ChannelId, MessageId};
use crate::play::{Clock, ReactionEvent};
use crate::telemetry;

/// The maximum number of presses that the stream has delivered but serenity's event handler has not received yet.
const MAX_DELIVERED: usize = 10_000;

/// Receives the events that serenity's shard runners dispatch.
pub struct EventHandler {
    /// The bot. Set before the first shard connects.
    pub bot: Arc<OnceLock<Arc<BotContext>>>,
    pub shards: Arc<ShardManager>,
    pub stream: Arc<EventStream>,
}

#[async_trait]
impl Framework for EventHandler {
    async fn dispatch(&self, context: Context, event: FullEvent) {
        let Some(bot) = self.bot.get() else { return };
        if AssertUnwindSafe(self.handle_event(bot, &context, &event)).catch_unwind().await.is_err() {
            tracing::error!(event = event.snake_case_name(), "an event handler panicked");
        }
    }
}

impl EventHandler {
    /// If another process has taken over the shard, that process responds to the interaction.
    async fn handle_event(&self, bot: &Arc<BotContext>, context: &Context, event: &FullEvent) {
        match event {
            FullEvent::Ready { data_about_bot } => {
                let guilds = data_about_bot.guilds.iter().map(|guild| guild.id).collect();
                self.begin_session(bot, context, data_about_bot.user.id, guilds);
                if bot.started.set(()).is_ok() {
                    tracing::info!(name = data_about_bot.user.name, "connected to Discord");
                    start(bot).await;
                }
            }
            FullEvent::InteractionCreate { interaction: Interaction::Command(command) }
                if bot.matches.has(command.guild_id) =>
            {
                let framework = FrameworkContext {
                    serenity_context: context,
                    // A bot's user id is the same as its application id.
                    bot_id: UserId::new(bot.application.get()),
                    options: &bot.framework,
                    user_data: bot,
                    shard_manager: &self.shards,
                };
                let interaction = bot.interaction(command);
                let span = bot.span(&interaction, &command_name(&command.data));
                let work = poise::dispatch_event(framework, event.clone());
                within_limit(&bot.api, &interaction, work).instrument(span).await;
            }
            FullEvent::InteractionCreate { interaction: Interaction::Component(press) }
                if !self.stream.was_delivered(press.id) && bot.matches.has(press.guild_id) =>
            {
                press::handle(bot, press);
            }
            FullEvent::InteractionCreate { interaction: Interaction::Modal(form) }
                if bot.matches.has(form.guild_id) =>
            {
                press::handle_form(bot, form);
            }
            _ => (),
        }
    }

    /// Handles the start of a shard's session.
    fn begin_session(&self, bot: &Arc<BotContext>, context: &Context, own: UserId, guilds: HashSet<GuildId>) {
        let (listener, shard) = (Arc::clone(bot), context.shard_id.0);
        self.stream.listen(context, own, guilds.clone(), move |event| on_stream_event(&listener, event));
        tokio::spawn(compare_guilds(Arc::clone(bot), shard, guilds));
        // This is not awaited, so that commands and presses get a response even while the store cannot be read.
        let matches = Arc::clone(&bot.matches);
        tokio::spawn(async move {
            if let Some(matches) = matches.resume_shard(shard).await {
                tracing::info!(shard, matches, "open matches loaded");
            }
        });
    }
}

/// Returns the name of a command with its subcommand, such as "game board".
fn command_name(data: &CommandData) -> String {
    let subcommand = data.options.iter().find(|it| matches!(it.value, CommandDataOptionValue::SubCommand(_)));
    subcommand.map_or_else(|| data.name.clone(), |subcommand| format!("{} {}", data.name, subcommand.name))
}

/// Handles an event from the ordered stream. Never waits.
fn on_stream_event(bot: &Arc<BotContext>, event: StreamEvent<'_>) {
    match event {
        StreamEvent::UserSeen(user) => bot.avatars.learn(user),
        // Another process has taken over the shard and responds.
        StreamEvent::Press(press) if !bot.matches.has(press.guild_id) => (),
        StreamEvent::Press(press) => press::handle(bot, press),
        StreamEvent::Claim(claim) => bot.matches.claim(claim),
        StreamEvent::ReactionsRemoved(message) => bot.reactions.removed(message),
        StreamEvent::ChannelDeleted { guild, channel } => {
            let bot = Arc::clone(bot);
            // A channel that the bot can no longer see looks deleted too, but can become visible again.
            tokio::spawn(async move {
                if bot.api.channel_is_deleted(channel).await {
                    bot.matches.channel_deleted(channel);
                    if let Err(error) = bot.database.forget_start_channel(guild, channel).await {
                        tracing::warn!(%error, "a deleted channel stays among those where matches may start");
                    }
                }
            });
        }
        StreamEvent::GuildLeft(guild) => {
            tracing::info!(guild = guild.0, "the bot was removed from a server");
            bot.matches.guild_left(guild);
            tokio::spawn(store_membership(Arc::clone(bot), guild, false));
        }
        StreamEvent::GuildJoined(guild) => drop(tokio::spawn(store_membership(Arc::clone(bot), guild, true))),
        StreamEvent::GuildAvailable(guild) => bot.matches.guild_available(guild),
        StreamEvent::EventsLost(shard) => bot.matches.events_lost(shard),
    }
}

/// Registers changed commands and uploads missing emojis. Runs after the first connection.
async fn start(bot: &Arc<BotContext>) {
    match register::register(bot.api.transport(), bot.application, &bot.framework.commands).await {
        Ok((changed, ids)) => {
            tracing::info!(changed, "the commands are registered");
            // `start` runs once, so the cell is empty.
            let _ = bot.command_ids.set(ids);
        }
        Err(error) => tracing::error!(error = error.message, "Discord refused the commands"),
    }
    // This is not awaited, because buttons work without emojis.
    let bot = Arc::clone(bot);
    tokio::spawn(async move {
        let (api, renderer) = (&bot.api, bot.pictures.renderer().clone());
        piece_emojis::upload(api.transport(), api.piece_emojis(), bot.application, renderer).await;
    });
}

/// Stores that the bot was invited to a server or removed from it. If the bot is not invited again, the server's
/// settings and unfinished matches are deleted after a while.
async fn store_membership(bot: Arc<BotContext>, guild: ids::GuildId, member: bool) {
    let stored = match member {
        true => bot.database.guild_joined(guild).await,
        false => bot.database.guild_left(guild, bot.matches.now()).await,
    };
    if let Err(error) = stored {
        tracing::error!(%error, guild = guild.0, member, "it could not be stored whether the bot is in a server");
    }
}

/// Compares the servers of a new session with the stored ones. The bot might have been removed from servers or invited
/// to others while it was not connected.
async fn compare_guilds(bot: Arc<BotContext>, shard: u32, guilds: HashSet<GuildId>) {
    let is_member = |guild: ids::GuildId| guild.0 != 0 && guilds.contains(&guild.into());
    match bot.database.compare_guilds(&bot.matches.only_shard(shard), is_member, bot.matches.now()).await {
        Ok(left) => left.into_iter().for_each(|guild| bot.matches.guild_left(guild)),
        Err(error) => tracing::error!(%error, shard, "the servers of a shard could not be compared"),
    }
}

/// An event from the ordered stream.
#[derive(Debug)]
pub enum StreamEvent<'a> {
    /// A user added or removed a reaction.
    Claim(ReactionEvent),
    /// This user's interaction arrived. The event comes before the interaction is handled.
    UserSeen(&'a User),
    /// A user pressed a button or chose from a select menu.
    Press(&'a ComponentInteraction),
    /// Somebody removed the bot's reactions from this message.
    ReactionsRemoved(MessageId),
    /// A channel or thread was deleted.
    ChannelDeleted { guild: ids::GuildId, channel: ChannelId },
    /// The bot was removed from this server.
    GuildLeft(ids::GuildId),
    /// The bot was invited to this server.
    GuildJoined(ids::GuildId),
    /// This server is available again after an outage, during which events were lost.
    GuildAvailable(ids::GuildId),
    /// Events from this shard were lost, because its session could not be resumed.
    EventsLost(u32),
}

/// Delivers gateway events in order.
pub struct EventStream {
    clock: Arc<dyn Clock>,
    /// The number of each shard's current session. The collectors for older sessions stop.
    sessions: Mutex<HashMap<ShardId, Arc<AtomicU64>>>,
    /// The presses that the stream delivered.
    delivered: Mutex<HashSet<InteractionId>>,
    /// The servers that have an outage.
    unavailable: Mutex<HashSet<GuildId>>,
    /// The servers of each shard's current session.
    pub guilds: GuildsByShard,
}

impl EventStream {
    /// Returns a stream that takes the time of claims from `clock`.
    pub fn new(clock: Arc<dyn Clock>) -> Arc<EventStream> {
        let (sessions, delivered, unavailable, guilds) = Default::default();
        Arc::new(EventStream { clock, sessions, delivered, unavailable, guilds })
    }

    /// Delivers events from the context's shard to `handle`, which must not wait. Stops listening to an older session
    /// of the shard and reports [`StreamEvent::EventsLost`] if there was one. Reactions by the bot itself (`own`) are
    /// not claims. `guilds` are the shard's servers.
    ///
    /// Call this for every READY event. A resumed session needs no call, because it keeps its runner and therefore its
    /// collector.
    pub fn listen(
        self: &Arc<Self>,
        context: &Context,
        own: UserId,
        guilds: HashSet<GuildId>,
        handle: impl Fn(StreamEvent<'_>) + Send + Sync + 'static,
    ) {
        let current = Arc::clone(self.sessions.lock().entry(context.shard_id).or_default());
        let session = current.fetch_add(1, Ordering::AcqRel) + 1;
        if session > 1 {
            tracing::warn!(shard = context.shard_id.0, "the gateway session was lost; events may be missing");
            telemetry::session_lost();
            handle(StreamEvent::EventsLost(context.shard_id.0));
        }
        let (stream, guilds) = (Arc::clone(self), Arc::new(Mutex::new(guilds)));
        self.guilds.lock().insert(context.shard_id.0, Arc::clone(&guilds));
        context.shard.add_collector(CollectorCallback(Box::new(move |event| {
            if current.load(Ordering::Acquire) != session {
                return false;
            }
            // A panic here would end the shard's runner and poison its list of collectors.
            if catch_unwind(AssertUnwindSafe(|| stream.deliver(event, own, &guilds, &handle))).is_err() {
                tracing::error!("an event handler panicked");
            }
            true
        })));
    }

    /// Returns the number of servers on these shards.
    pub fn count_guilds(&self, shards: &[u32]) -> usize {
        let guilds = self.guilds.lock();
        shards.iter().filter_map(|shard| guilds.get(shard)).map(|guilds| guilds.lock().len()).sum()
    }

    /// Returns whether the stream delivered this press. If so, serenity's event handler must ignore the press. Presses
    /// between READY and [`EventStream::listen`] reach only the event handler. Call this only once for each press.
    pub fn was_delivered(&self, press: InteractionId) -> bool {
        self.delivered.lock().remove(&press)
    }

    /// Delivers one event to `handle`. `guilds` are the servers of the session.
    pub(crate) fn deliver(
        &self,
        event: &Event,
        own: UserId,
        guilds: &Mutex<HashSet<GuildId>>,
        handle: &dyn Fn(StreamEvent<'_>),
    ) {
        match event {
            Event::Resumed(_) => tracing::info!("the gateway session was resumed; no events were lost"),
            Event::ReactionAdd(event) => self.claim(&event.reaction, false, own, handle),
            Event::ReactionRemove(event) if event.reaction.user_id == Some(own) => {
                handle(StreamEvent::ReactionsRemoved(event.reaction.message_id.into()));
            }
            Event::ReactionRemove(event) => self.claim(&event.reaction, true, own, handle),
            Event::ReactionRemoveAll(event) => handle(StreamEvent::ReactionsRemoved(event.message_id.into())),
            Event::ReactionRemoveEmoji(event) => {
                handle(StreamEvent::ReactionsRemoved(event.reaction.message_id.into()));
            }
            Event::InteractionCreate(event) => {
                handle(StreamEvent::UserSeen(match &event.interaction {
                    Interaction::Command(it) | Interaction::Autocomplete(it) => &it.user,
                    Interaction::Component(it) => &it.user,
                    Interaction::Modal(it) => &it.user,
                    _ => return,
                }));
                if let Interaction::Component(press) = &event.interaction {
                    let mut delivered = self.delivered.lock();
                    if delivered.len() < MAX_DELIVERED && delivered.insert(press.id) {
                        drop(delivered);
                        handle(StreamEvent::Press(press));
                    }
                }
            }
            Event::GuildDelete(event) if event.guild.unavailable => {
                tracing::warn!(guild = event.guild.id.get(), "a server has an outage");
                self.unavailable.lock().insert(event.guild.id);
            }
            Event::GuildDelete(event) => {
                guilds.lock().remove(&event.guild.id);
                handle(StreamEvent::GuildLeft(event.guild.id.into()));
            }
            Event::GuildCreate(event) if self.unavailable.lock().remove(&event.guild.id) => {
                handle(StreamEvent::GuildAvailable(event.guild.id.into()));
            }
            // Each session begins with such an event for every server in `guilds`. Only an event for another server is
            // an invitation.
            Event::GuildCreate(event) if guilds.lock().insert(event.guild.id) => {
                handle(StreamEvent::GuildJoined(event.guild.id.into()));
            }
            Event::ChannelDelete(event) => handle(StreamEvent::ChannelDeleted {
                guild: event.channel.guild_id.into(),
                channel: event.channel.id.into(),
            }),
            Event::ThreadDelete(event) => handle(StreamEvent::ChannelDeleted {
                guild: event.thread.guild_id.into(),
                channel: event.thread.id.into(),
            }),
            _ => (),
        }
    }

    fn claim(&self, reaction: &Reaction, removed: bool, own: UserId, handle: &dyn Fn(StreamEvent<'_>)) {
        let bot = reaction.member.as_ref().is_some_and(|member| member.user.bot);
        let (Some(user), ReactionType::Unicode(emoji), false) = (reaction.user_id, &reaction.emoji, bot) else {
            return;
        };
        if user != own {
            let (user, message) = (user.into(), reaction.message_id.into());
            let (emoji, at) = (emoji.clone(), self.clock.now());
            handle(StreamEvent::Claim(ReactionEvent { user, message, emoji, at, removed }));
        }
    }
}
