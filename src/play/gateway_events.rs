//! Events of the gateway: messages, channels and servers disappear and come back.

use std::sync::Arc;

use super::mailbox::Mail;
use super::service::MatchService;
use crate::ids::{ChannelId, GuildId, MessageId};

impl MatchService {
    /// A message was deleted: if it showed an open match, the match is posted again.
    pub fn message_deleted(self: &Arc<Self>, message: MessageId) {
        if let Some(id) = self.message_index.at(message) {
            self.send(id, Mail::MessageDeleted(message));
        }
    }

    /// The reactions of a message were removed: if it shows an open match, the message is edited.
    pub fn refresh(self: &Arc<Self>, message: MessageId) {
        if let Some(id) = self.message_index.at(message) {
            self.send(id, Mail::Refresh);
        }
    }

    /// A channel was deleted: its open and archived matches are stopped.
    pub fn channel_deleted(self: &Arc<Self>, channel: ChannelId) {
        let table = Arc::clone(self);
        self.tasks.spawn(async move {
            match table.matches_in(channel).await {
                Ok((open, archived)) => {
                    for id in open.into_iter().chain(archived) {
                        table.send(id, Mail::ChannelDeleted);
                    }
                }
                Err(error) => {
                    tracing::error!(%error, channel = channel.0, "the matches of a deleted channel could not be looked up")
                }
            }
        });
    }

    /// The bot was removed from a server: the matches there wait until it is back.
    pub fn guild_left(self: &Arc<Self>, guild: GuildId) {
        self.send_to_open_matches(guild, || Mail::GuildLeft);
    }

    /// A server was unavailable for a while: the open matches there are shown again, and claims on what they showed are void.
    pub fn guild_available(self: &Arc<Self>, guild: GuildId) {
        self.send_to_open_matches(guild, || Mail::EventsLost);
    }

    /// Sends a request to every open match of a server.
    fn send_to_open_matches(self: &Arc<Self>, guild: GuildId, request: impl Fn() -> Mail + Send + 'static) {
        let table = Arc::clone(self);
        self.tasks.spawn(async move {
            let shard = table.shard_ownership.only(table.shard_ownership.shard_of(Some(guild)));
            match table.ports.store.open_matches(&shard).await {
                Ok(open) => {
                    for one in open.into_iter().filter(|one| one.location.server() == Some(guild)) {
                        table.send(one.id, request());
                    }
                }
                Err(error) => {
                    tracing::error!(%error, guild = guild.0, "the matches of a server could not be looked up")
                }
            }
        });
    }

    /// The gateway lost events of a shard. Claims on the cards that its matches show are void, and a message says so.
    pub fn events_lost(self: &Arc<Self>, shard: u32) {
        for id in self.message_index.with_claims(&self.shard_ownership.only(shard)) {
            self.send(id, Mail::EventsLost);
        }
    }
}
