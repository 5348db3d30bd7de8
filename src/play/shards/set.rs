//! Sets of the gateway's shards.

use crate::ids::GuildId;

/// A set of the gateway's shards. A server belongs to shard `(id >> 22) % total`, direct messages belong to shard 0
/// (<https://discord.com/developers/docs/events/gateway#sharding>).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShardSet(Box<[bool]>);

impl ShardSet {
    pub fn all() -> ShardSet {
        ShardSet([true].into())
    }

    /// None of `total` shards (at least one).
    pub fn none(total: u32) -> ShardSet {
        ShardSet(vec![false; total.max(1) as usize].into())
    }

    /// Into how many shards the servers are divided.
    pub fn total(&self) -> u32 {
        u32::try_from(self.0.len()).unwrap_or(u32::MAX)
    }

    /// Adds a shard; `false` if it was there already, or there is no such shard.
    pub fn insert(&mut self, shard: u32) -> bool {
        self.0.get_mut(shard as usize).is_some_and(|there| !std::mem::replace(there, true))
    }

    pub fn remove(&mut self, shard: u32) -> bool {
        self.0.get_mut(shard as usize).is_some_and(|there| std::mem::replace(there, false))
    }

    pub fn numbers(&self) -> impl Iterator<Item = u32> {
        (0..).zip(&self.0).filter_map(|(shard, there)| there.then_some(shard))
    }

    pub fn shard_of(&self, guild: Option<GuildId>) -> u32 {
        let shard = guild.unwrap_or_default().0 >> 22;
        u32::try_from(shard % self.0.len() as u64).unwrap_or(0)
    }

    pub fn has(&self, guild: Option<GuildId>) -> bool {
        self.0[self.shard_of(guild) as usize]
    }

    /// A sign for every shard, in their order: `1` for those of this part, `0` for others.
    pub fn mask(&self) -> String {
        self.0.iter().map(|there| if *there { '1' } else { '0' }).collect()
    }
}
