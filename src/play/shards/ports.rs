//! The ports of shards: the store of the leases, and the part of the program that runs the shards.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;

use crate::timestamp::Timestamp;

/// The database's response to a heartbeat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeaseReport {
    /// The shards that the process holds.
    pub own_shards: BTreeSet<u32>,
    /// The number of shards that the process holds beyond its fair share.
    pub surplus: usize,
    /// How long the leases last, counted from the sending of the heartbeat; `None` if they never end.
    pub valid_for: Option<Duration>,
}

/// Why leases are unavailable. The `Display` text is for the operator.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LeaseError {
    /// The running processes use a different number of shards.
    #[error(
        "SHARDS is {wanted}, but the running processes share {agreed} shards; stop them all first, or set the same number"
    )]
    ShardCountMismatch {
        /// The number of shards in this process's settings.
        wanted: u32,
        /// The number of shards in the other processes.
        agreed: u32,
    },
    /// The database cannot be reached or written.
    #[error("the database failed: {0}")]
    Failed(String),
}

impl LeaseError {
    /// Returns whether a later attempt may succeed. If it cannot, a setting is wrong.
    pub fn is_temporary(&self) -> bool {
        matches!(self, LeaseError::Failed(_))
    }
}

/// The store of all processes' leases.
#[async_trait]
pub trait Leases: Send + Sync {
    /// Returns the number of shards, which is the same for all running processes. The first process decides it: it uses
    /// the operator's `configured` number or, if there is none, the number that Discord `recommended`.
    async fn agree_on_shard_total(&self, configured: Option<u32>, recommended: u32) -> Result<u32, LeaseError>;

    /// Renews the leases of this process and takes free shards up to its fair share.
    async fn heartbeat(&self) -> Result<LeaseReport, LeaseError>;

    /// Returns whether any shard has no process, for example because a process is shutting down.
    async fn has_free_shards(&self) -> Result<bool, LeaseError> {
        Ok(false)
    }

    /// Frees a shard that this process no longer runs.
    async fn release(&self, shard: u32) -> Result<(), LeaseError>;

    /// Frees all shards of this process, because the process is shutting down.
    async fn release_all(&self) -> Result<(), LeaseError>;

    /// Asks whether a session with this rate limit key may start. Returns `None` if it may, but it must start within
    /// [`IDENTIFY_TIMEOUT`](super::IDENTIFY_TIMEOUT). Otherwise, returns how long to wait before asking again.
    async fn try_identify(&self, key: u32) -> Result<Option<Duration>, LeaseError>;

    /// Reports that a session start that was allowed has succeeded or failed. The next start with this key is allowed
    /// [`IDENTIFY_INTERVAL`](super::IDENTIFY_INTERVAL) later.
    async fn report_identify(&self, key: u32) -> Result<(), LeaseError>;
}

/// Runs the shards of this process.
#[async_trait]
pub trait ShardHolder: Send + Sync {
    /// Starts a shard.
    fn start_shard(self: Arc<Self>, shard: u32);

    /// Stops a shard. Completes once nothing in this process acts for the shard any more.
    async fn stop_shard(&self, shard: u32);

    /// Allows the shards to act until `until`, by the process's own clock. If the previous limit has already passed,
    /// changes nothing and returns `false`, and the caller must stop all shards.
    fn extend_ownership(&self, until: Timestamp) -> bool;
}
