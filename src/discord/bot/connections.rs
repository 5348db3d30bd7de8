//! Records this process's gateway connections: its shards and their servers.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use parking_lot::Mutex;

use crate::ids::GuildId;

/// The servers of a gateway session. The session's events keep this set up to date.
pub type SessionGuilds = Arc<Mutex<HashSet<GuildId>>>;

/// Whether a shard is connected, and what it waits for, if anything.
type ShardStatus = (bool, Option<&'static str>);

/// Records which of this process's shards are connected, and which servers each has. Clones share the same records.
#[derive(Clone, Default)]
pub struct Connections {
    statuses: Arc<Mutex<HashMap<u32, ShardStatus>>>,
    guilds: Arc<Mutex<HashMap<u32, SessionGuilds>>>,
}

impl Connections {
    /// Returns, for each of these shards, whether it is connected.
    pub fn connection_states(&self, shards: &[u32]) -> Vec<(u32, bool)> {
        let waits = self.statuses.lock();
        shards.iter().map(|shard| (*shard, matches!(waits.get(shard), Some((true, _))))).collect()
    }

    /// Returns those of `shards` that wait for something, with what they wait for.
    pub fn wait_reasons(&self, shards: &[u32]) -> Vec<(u32, String)> {
        let waits = self.statuses.lock();
        let wait = |shard: &u32| Some((*shard, waits.get(shard)?.1?.to_owned()));
        shards.iter().filter_map(wait).collect()
    }

    /// Returns the total number of servers on these shards.
    pub fn count_guilds(&self, shards: &[u32]) -> usize {
        let guilds = self.guilds.lock();
        shards.iter().filter_map(|shard| guilds.get(shard)).map(|guilds| guilds.lock().len()).sum()
    }

    /// Returns whether the bot is a member of a server on this shard, or `None` if the shard was never connected.
    pub fn is_member(&self, shard: u32, guild: GuildId) -> Option<bool> {
        let guilds = self.guilds.lock().get(&shard).cloned();
        guilds.map(|guilds| guilds.lock().contains(&guild))
    }

    /// Records what a shard waits for before it is connected; `None` means that it is connected.
    pub fn set_wait_reason(&self, shard: u32, wait: Option<&'static str>) {
        self.statuses.lock().insert(shard, (wait.is_none(), wait));
    }

    /// Records whether a connected shard waits for Discord to acknowledge a heartbeat.
    pub fn set_awaiting_heartbeat_ack(&self, shard: u32, waits: bool) {
        if let Some((true, wait)) = self.statuses.lock().get_mut(&shard) {
            *wait = waits.then_some("the acknowledgement of a heartbeat");
        }
    }

    /// Sets the servers of a shard's new session.
    pub fn set_guilds(&self, shard: u32, guilds: HashSet<GuildId>) -> SessionGuilds {
        let guilds = Arc::new(Mutex::new(guilds));
        self.guilds.lock().insert(shard, Arc::clone(&guilds));
        guilds
    }
}
