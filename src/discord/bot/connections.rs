//! What is known about the gateway sessions of this process.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::Arc;

use parking_lot::Mutex;

use crate::ids::GuildId;

/// The servers of a session. The session's events keep them current.
pub type SessionGuilds = Arc<Mutex<HashSet<GuildId>>>;

/// Says which shards of this process are connected, and which servers they have. Clones share their state.
#[derive(Clone, Default)]
pub struct Connections {
    connected: Arc<Mutex<BTreeSet<u32>>>,
    guilds: Arc<Mutex<HashMap<u32, SessionGuilds>>>,
}

impl Connections {
    /// Returns which of these shards are connected.
    pub fn connected(&self, shards: &[u32]) -> Vec<(u32, bool)> {
        let connected = self.connected.lock();
        shards.iter().map(|shard| (*shard, connected.contains(shard))).collect()
    }

    /// Returns the number of servers on these shards.
    pub fn count_guilds(&self, shards: &[u32]) -> usize {
        let guilds = self.guilds.lock();
        shards.iter().filter_map(|shard| guilds.get(shard)).map(|guilds| guilds.lock().len()).sum()
    }

    /// Returns whether the bot is a member of a server on this shard, or `None` if the shard was never connected.
    pub fn is_member(&self, shard: u32, guild: GuildId) -> Option<bool> {
        let guilds = self.guilds.lock().get(&shard).cloned();
        guilds.map(|guilds| guilds.lock().contains(&guild))
    }

    pub fn set_connected(&self, shard: u32, connected: bool) {
        let mut shards = self.connected.lock();
        if connected {
            shards.insert(shard)
        } else {
            shards.remove(&shard)
        };
    }

    /// Sets the servers of a shard's new session.
    pub fn set_guilds(&self, shard: u32, guilds: HashSet<GuildId>) -> SessionGuilds {
        let guilds = Arc::new(Mutex::new(guilds));
        self.guilds.lock().insert(shard, Arc::clone(&guilds));
        guilds
    }
}
