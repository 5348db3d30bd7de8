//! Sets of gateway shards.

use crate::ids::GuildId;

/// A set of gateway shards. A server belongs to shard `(id >> 22) % total`, and direct messages belong to shard 0
/// (<https://discord.com/developers/docs/events/gateway#sharding>).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShardSet(Box<[bool]>);

impl ShardSet {
    pub fn all() -> ShardSet {
        ShardSet([true].into())
    }

    /// Creates an empty set for `total` shards, at least one.
    pub fn empty(total: u32) -> ShardSet {
        ShardSet(vec![false; total.max(1) as usize].into())
    }

    /// Returns the number of shards into which the servers are divided.
    pub fn shard_total(&self) -> u32 {
        u32::try_from(self.0.len()).unwrap_or(u32::MAX)
    }

    /// Adds a shard. Returns `false` if the set already contains the shard, or if there is no such shard.
    pub fn insert(&mut self, shard: u32) -> bool {
        self.0.get_mut(shard as usize).is_some_and(|there| !std::mem::replace(there, true))
    }

    pub fn remove(&mut self, shard: u32) -> bool {
        self.0.get_mut(shard as usize).is_some_and(|there| std::mem::replace(there, false))
    }

    pub fn contains(&self, shard: u32) -> bool {
        self.0.get(shard as usize).is_some_and(|there| *there)
    }

    pub fn iter(&self) -> impl Iterator<Item = u32> {
        (0..).zip(&self.0).filter_map(|(shard, there)| there.then_some(shard))
    }

    pub fn shard_of(&self, guild: Option<GuildId>) -> u32 {
        let shard = guild.unwrap_or_default().0 >> 22;
        u32::try_from(shard % self.0.len() as u64).unwrap_or(0)
    }

    pub fn contains_guild(&self, guild: Option<GuildId>) -> bool {
        self.0[self.shard_of(guild) as usize]
    }

    /// Returns one character for each shard in order: `1` if the set contains the shard, otherwise `0`.
    pub fn to_bits(&self) -> String {
        self.0.iter().map(|there| if *there { '1' } else { '0' }).collect()
    }
}
