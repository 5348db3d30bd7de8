//! The one ordered stream: reactions, presses and deletions, in the order in which the gateway delivered them.
//!
//! serenity starts a task for every call of an event handler, so two reactions may overtake each other there: of 10,000
//! pairs sent back to back an event handler sees a third swapped (`tests/bot/claims/order.rs`). Its shard runner calls
//! collectors one after the other before that, so what makes an order between people is taken from a collector, which
//! hands it on without waiting.

use std::collections::{HashMap, HashSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

use serenity::all::{
    ComponentInteraction, Context, Event, GuildId, Interaction, InteractionId, Reaction, ReactionType,
};
use serenity::all::{ShardId, UserId};
use serenity::gateway::CollectorCallback;

use crate::table::{Clock, ReactionClaim};
use crate::telemetry;

/// Presses that were taken here and that the event handler has not come to yet.
const MOST_TAKEN: usize = 10_000;

/// What came over the gateway, in its order.
#[derive(Debug)]
pub enum Heard<'a> {
    /// Somebody put a reaction on a message or took it off.
    Claim(ReactionClaim),
    /// Somebody pressed a button or chose in a select.
    Press(&'a ComponentInteraction),
    /// Somebody took reactions of the bot off this message.
    TakenOff(u64),
    /// This message was deleted.
    MessageGone(u64),
    /// This channel or thread was deleted.
    ChannelGone(u64),
    /// The bot was taken out of this server.
    GuildGone(u64),
    /// This server is back after an outage, in which events of it were lost.
    GuildBack(u64),
    /// Events of this shard were lost: a session could not be resumed.
    Gap(u32),
}

/// Listens to the gateway.
pub struct Stream {
    clock: Arc<dyn Clock>,
    /// The current session of each shard: only its collector is listened to.
    sessions: Mutex<HashMap<ShardId, Arc<AtomicU64>>>,
    /// Presses that were taken.
    taken: Mutex<HashSet<InteractionId>>,
    /// Servers with an outage.
    away: Mutex<HashSet<GuildId>>,
}

impl Stream {
    /// A stream that stamps what it hears with this clock's time.
    pub fn new(clock: Arc<dyn Clock>) -> Arc<Stream> {
        Arc::new(Stream { clock, sessions: Mutex::default(), taken: Mutex::default(), away: Mutex::default() })
    }

    /// Listens to a new session of the context's shard, and no longer to an older one, and hands what it hears to `hear`,
    /// which must not wait. Call it at every READY: a session that is resumed keeps its runner, and with it its collector.
    /// If it is not the shard's first session, events were lost between the two: [`Heard::Gap`]. `own` is the bot
    /// itself, whose reactions are no claims.
    pub fn listen(self: &Arc<Self>, context: &Context, own: UserId, hear: impl Fn(Heard<'_>) + Send + Sync + 'static) {
        let current = Arc::clone(lock(&self.sessions).entry(context.shard_id).or_default());
        let session = current.fetch_add(1, Ordering::AcqRel) + 1;
        if session > 1 {
            tracing::warn!(shard = context.shard_id.0, "the gateway's session was lost; events may be missing");
            telemetry::session_lost();
            hear(Heard::Gap(context.shard_id.0));
        }
        let stream = Arc::clone(self);
        context.shard.add_collector(CollectorCallback(Box::new(move |event| {
            if current.load(Ordering::Acquire) != session {
                return false;
            }
            // A panic here would end the shard's runner and poison its list of collectors.
            if catch_unwind(AssertUnwindSafe(|| stream.take(event, own, &hear))).is_err() {
                tracing::error!("taking an event panicked");
            }
            true
        })));
    }

    /// Whether this press was heard, so that the event handler, which is called after the collectors, must leave it alone.
    /// It comes there unheard if it came between READY and [`Stream::listen`]. To be asked once.
    pub fn heard(&self, press: InteractionId) -> bool {
        lock(&self.taken).remove(&press)
    }

    /// Takes an event as it came.
    pub(in crate::discord) fn take(&self, event: &Event, own: UserId, hear: &dyn Fn(Heard<'_>)) {
        match event {
            Event::Resumed(_) => tracing::info!("the connection to the gateway broke, and nothing was lost"),
            Event::ReactionAdd(event) => self.claim(&event.reaction, own, hear),
            Event::ReactionRemove(event) if event.reaction.user_id == Some(own) => {
                hear(Heard::TakenOff(event.reaction.message_id.get()));
            }
            Event::ReactionRemove(event) => self.claim(&event.reaction, own, hear),
            Event::ReactionRemoveAll(event) => hear(Heard::TakenOff(event.message_id.get())),
            Event::ReactionRemoveEmoji(event) => hear(Heard::TakenOff(event.reaction.message_id.get())),
            Event::InteractionCreate(event) => {
                if let Interaction::Component(press) = &event.interaction {
                    let mut taken = lock(&self.taken);
                    if taken.len() < MOST_TAKEN && taken.insert(press.id) {
                        drop(taken);
                        hear(Heard::Press(press));
                    }
                }
            }
            Event::MessageDelete(event) => hear(Heard::MessageGone(event.message_id.get())),
            Event::MessageDeleteBulk(event) => {
                event.ids.iter().for_each(|message| hear(Heard::MessageGone(message.get())));
            }
            Event::GuildDelete(event) if event.guild.unavailable => {
                tracing::warn!(guild = event.guild.id.get(), "a server has an outage");
                lock(&self.away).insert(event.guild.id);
            }
            Event::GuildDelete(event) => hear(Heard::GuildGone(event.guild.id.get())),
            Event::GuildCreate(event) if lock(&self.away).remove(&event.guild.id) => {
                hear(Heard::GuildBack(event.guild.id.get()));
            }
            Event::ChannelDelete(event) => hear(Heard::ChannelGone(event.channel.id.get())),
            Event::ThreadDelete(event) => hear(Heard::ChannelGone(event.thread.id.get())),
            _ => (),
        }
    }

    fn claim(&self, reaction: &Reaction, own: UserId, hear: &dyn Fn(Heard<'_>)) {
        let bot = reaction.member.as_ref().is_some_and(|member| member.user.bot);
        let (Some(user), ReactionType::Unicode(emoji), false) = (reaction.user_id, &reaction.emoji, bot) else {
            return;
        };
        if user != own {
            let message = reaction.message_id.get();
            hear(Heard::Claim(ReactionClaim { user: user.get(), message, emoji: emoji.clone(), at: self.clock.now() }));
        }
    }
}

/// Takes a lock. Nothing can panic half-way under these locks, so a poisoned one is sound.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}
