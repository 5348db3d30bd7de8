//! The gateway's shards: which of them belong to this process, and the leases that decide it.

mod lease_keeper;
mod leases;
mod ownership;
mod set;

#[cfg(test)]
mod tests;

pub use lease_keeper::keep_leases;
pub use leases::*;
pub(super) use ownership::ShardOwnership;
pub use set::ShardSet;
