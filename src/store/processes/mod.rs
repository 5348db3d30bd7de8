//! The processes that share a database: leases on shards, the gateway sessions that the next process resumes, and the
//! time in which no process heard a shard.

mod gateway_sessions;
pub mod leases;
mod silence;

pub use gateway_sessions::{SessionUpdate, StoredSession};
