//! What becomes of the places where matches are shown: messages, channels and servers go, and come back.

use std::sync::Arc;

use super::Table;
use super::actor::Request;

impl Table {
    /// A message was deleted: if it showed an open match, that match is posted anew.
    pub fn message_deleted(self: &Arc<Self>, message: u64) {
        if let Some(id) = self.message_index.at(message) {
            self.send(id, Request::MessageGone(message));
        }
    }

    /// What belongs below a message is gone, such as the reactions that make claims: if it shows an open match, that match
    /// is shown there anew.
    pub fn refresh(self: &Arc<Self>, message: u64) {
        if let Some(id) = self.message_index.at(message) {
            self.send(id, Request::Refresh);
        }
    }

    /// A channel was deleted: its open and archived matches are stopped.
    pub fn channel_deleted(self: &Arc<Self>, channel: u64) {
        let table = Arc::clone(self);
        self.tasks.spawn(async move {
            match table.matches_in(channel).await {
                Ok((open, archived)) => {
                    for id in open.into_iter().chain(archived) {
                        table.send(id, Request::ChannelGone);
                    }
                }
                Err(error) => {
                    tracing::error!(%error, channel, "the matches of a deleted channel could not be looked up")
                }
            }
        });
    }

    /// The bot was taken out of a server: its open matches are stopped.
    pub fn guild_left(self: &Arc<Self>, guild: u64) {
        self.each_open_in(guild, || Request::ChannelGone);
    }

    /// A server could not be reached for a while: its open matches are shown as they are now, and what could be claimed at
    /// this moment can no longer be.
    pub fn guild_back(self: &Arc<Self>, guild: u64) {
        self.each_open_in(guild, || Request::Gap);
    }

    /// Asks something of every open match of a server.
    fn each_open_in(self: &Arc<Self>, guild: u64, order: impl Fn() -> Request + Send + 'static) {
        let table = Arc::clone(self);
        self.tasks.spawn(async move {
            match table
                .ports
                .store
                .open_matches(&table.shard_ownership.only(table.shard_ownership.shard_of(Some(guild))))
                .await
            {
                Ok(open) => {
                    let there = open.into_iter().filter(|one| one.location.guild == Some(guild));
                    for one in there {
                        table.send(one.id, order());
                    }
                }
                Err(error) => tracing::error!(%error, guild, "the matches of a server could not be looked up"),
            }
        });
    }

    /// Events of this shard of the gateway were lost: what could be claimed there at this moment can no longer be, and that
    /// is said.
    pub fn gap(self: &Arc<Self>, shard: u32) {
        for id in self.message_index.with_claims(&self.shard_ownership.only(shard)) {
            self.send(id, Request::Gap);
        }
    }
}
