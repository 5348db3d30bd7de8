//! The processes that share a database: leases on shards, the gateway sessions that the next process resumes, and
//! periods without events for a shard.

pub mod gateway_sessions;
pub mod leases;
mod silence;
