//! The processes that share a database: leases on shards, the gateway sessions that the next process resumes, and the
//! times without events for a shard.

mod gateway_sessions;
pub mod leases;
mod silence;

pub use gateway_sessions::{SessionUpdate, StoredSession};
