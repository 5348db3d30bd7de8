//! Reactions, presses and deletions, in the order in which the gateway delivered them.
//!
//! serenity runs each call of an event handler as a task, so two reactions may overtake each other there. Of 10,000 pairs
//! sent back to back, an event handler sees a third swapped (`tests/bot/claims/order.rs`). Before that, serenity's shard
//! runner calls collectors one after the other. So a collector reads the events whose order matters, and never waits.

use std::collections::{HashMap, HashSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use parking_lot::Mutex;
use serenity::all::{
    ComponentInteraction, Context, Event, GuildId, Interaction, InteractionId, Reaction, ReactionType, ShardId, User,
    UserId,
};
use serenity::gateway::CollectorCallback;

use crate::ids::{self, ChannelId, MessageId};
use crate::play::{Clock, ReactionEvent};
use crate::telemetry;

/// Presses that the stream delivered and serenity's event handler has not seen yet.
const MAX_DELIVERED: usize = 10_000;

/// An event of the ordered stream.
#[derive(Debug)]
pub enum StreamEvent<'a> {
    /// A user added or removed a reaction.
    Claim(ReactionEvent),
    /// This user's interaction arrived. Comes before its handler is called.
    UserSeen(&'a User),
    /// A user pressed a button or chose in a select.
    Press(&'a ComponentInteraction),
    /// Somebody removed the bot's reactions from this message.
    ReactionsRemoved(MessageId),
    MessageDeleted(MessageId),
    /// A channel or thread was deleted.
    ChannelDeleted {
        guild: ids::GuildId,
        channel: ChannelId,
    },
    /// The bot was removed from this server.
    GuildLeft(ids::GuildId),
    /// The bot was invited to this server.
    GuildJoined(ids::GuildId),
    /// This server is available again after an outage, during which events were lost.
    GuildAvailable(ids::GuildId),
    /// Events of this shard were lost, because its session could not be resumed.
    EventsLost(u32),
}

/// Delivers gateway events in order.
pub struct EventStream {
    clock: Arc<dyn Clock>,
    /// The current session of each shard. Collectors of older sessions stop.
    sessions: Mutex<HashMap<ShardId, Arc<AtomicU64>>>,
    /// Presses that were delivered.
    delivered: Mutex<HashSet<InteractionId>>,
    /// Servers with an outage.
    unavailable: Mutex<HashSet<GuildId>>,
}

impl EventStream {
    /// Returns a stream that takes the time of claims from `clock`.
    pub fn new(clock: Arc<dyn Clock>) -> Arc<EventStream> {
        let (sessions, delivered, unavailable) = Default::default();
        Arc::new(EventStream { clock, sessions, delivered, unavailable })
    }

    /// Delivers the events of the context's shard to `handle`, which must not wait. Stops listening to an older session of
    /// the shard, and reports [`StreamEvent::EventsLost`] if there was one. Reactions of `own`, the bot, are no claims. `guilds` are
    /// the servers of the shard.
    ///
    /// Call this at every READY. A resumed session keeps its runner, and so its collector.
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
        let (stream, guilds) = (Arc::clone(self), Mutex::new(guilds));
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

    /// Whether the stream delivered this press, so that serenity's event handler must ignore it. Presses between READY and
    /// [`EventStream::listen`] reach only the event handler. Call this once for each press.
    pub fn was_delivered(&self, press: InteractionId) -> bool {
        self.delivered.lock().remove(&press)
    }

    /// `guilds`: the servers of the session.
    pub(in crate::discord) fn deliver(
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
            Event::MessageDelete(event) => handle(StreamEvent::MessageDeleted(event.message_id.into())),
            Event::MessageDeleteBulk(event) => {
                event.ids.iter().copied().for_each(|message| handle(StreamEvent::MessageDeleted(message.into())));
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
            // A session begins with an event for each of its servers.
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
