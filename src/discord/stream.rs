//! The one ordered stream: reactions and deletions, in the order in which the gateway delivered them.
//!
//! serenity starts a task for every call of an event handler, so two reactions may overtake each other there: of 10,000
//! pairs sent back to back an event handler sees 30 % swapped with two worker threads. Its shard runner calls collectors
//! one after the other before that, so claims are taken from a collector, which hands them on without waiting.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use serenity::all::{Context, Event, Reaction, ReactionType, ShardId, UserId};
use serenity::gateway::CollectorCallback;

use super::gestures::Reactions;
use crate::table::{Claimed, Clock, Table};

/// Hands claims and deletions on to the table, in order.
pub struct Stream {
    table: Arc<Table>,
    clock: Arc<dyn Clock>,
    reactions: Reactions,
    /// The current session of each shard: only its collector is listened to.
    sessions: Mutex<HashMap<ShardId, Arc<AtomicU64>>>,
}

impl Stream {
    /// A stream to this table.
    pub fn new(table: Arc<Table>, clock: Arc<dyn Clock>, reactions: Reactions) -> Arc<Stream> {
        Arc::new(Stream { table, clock, reactions, sessions: Mutex::default() })
    }

    /// Listens to a new session of the context's shard, and no longer to an older one. Call it at every READY: a session
    /// that is resumed keeps its runner, and with it its collector. If it is not the shard's first session, events were
    /// lost between the two, and the table is told. `own` is the bot itself, whose reactions are no claims.
    pub fn listen(self: &Arc<Self>, context: &Context, own: UserId) {
        let current = {
            let mut sessions = self.sessions.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            Arc::clone(sessions.entry(context.shard_id).or_default())
        };
        let session = current.fetch_add(1, Ordering::AcqRel) + 1;
        let stream = Arc::clone(self);
        context.shard.add_collector(CollectorCallback(Box::new(move |event| {
            if current.load(Ordering::Acquire) != session {
                return false;
            }
            // A panic here would end the shard's runner and poison its list of collectors.
            if catch_unwind(AssertUnwindSafe(|| stream.take(event, own))).is_err() {
                tracing::error!("taking an event panicked");
            }
            true
        })));
        if session > 1 {
            tracing::warn!(shard = context.shard_id.0, "the gateway's session was lost; events may be missing");
            self.table.gap();
        }
    }

    /// Takes an event. Never waits.
    fn take(&self, event: &Event, own: UserId) {
        match event {
            Event::ReactionAdd(event) => self.claim(&event.reaction, own),
            Event::ReactionRemove(event) if event.reaction.user_id == Some(own) => {
                self.reactions.taken_off(event.reaction.message_id.get());
            }
            Event::ReactionRemove(event) => self.claim(&event.reaction, own),
            Event::ReactionRemoveAll(event) => self.reactions.taken_off(event.message_id.get()),
            Event::ReactionRemoveEmoji(event) => self.reactions.taken_off(event.reaction.message_id.get()),
            Event::MessageDelete(event) => self.table.message_deleted(event.message_id.get()),
            Event::MessageDeleteBulk(event) => {
                event.ids.iter().for_each(|message| self.table.message_deleted(message.get()));
            }
            Event::ChannelDelete(event) => self.table.channel_deleted(event.channel.id.get()),
            Event::ThreadDelete(event) => self.table.channel_deleted(event.thread.id.get()),
            _ => (),
        }
    }

    fn claim(&self, reaction: &Reaction, own: UserId) {
        let bot = reaction.member.as_ref().is_some_and(|member| member.user.bot);
        let (Some(user), ReactionType::Unicode(emoji), false) = (reaction.user_id, &reaction.emoji, bot) else {
            return;
        };
        if user != own {
            let message = reaction.message_id.get();
            self.table.claim(Claimed { user: user.get(), message, emoji: emoji.clone(), at: self.clock.now() });
        }
    }
}
