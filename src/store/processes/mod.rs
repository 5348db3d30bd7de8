//! The processes that share a database: leases on shards, and the gateway sessions that a next process resumes.

mod gateway_sessions;
pub mod leases;

pub use gateway_sessions::{SessionUpdate, StoredSession};
