//! Leases: which process looks after which shards of the gateway.
//!
//! All processes on one database share the bot's shards, without a coordinator. Every [`Terms::beat`] each process says in
//! the database that it is there; that renews its leases on its shards for [`Terms::lease`]. In the same transaction it
//! takes free shards up to its fair share, and learns how many it has beyond that, which it gives up one by one. ShardSet of
//! a process that has not been heard of for the length of a lease are free.
//!
//! The database's clock says when a lease ends for others, the process's own when it ends for itself: counted from
//! *before* the database was asked, and [`Terms::margin`] shorter. So a process that was paused, or cannot reach the
//! database, has stopped before anybody else begins, whatever the clocks show, as long as they run equally fast.

mod alone;
mod keeper;
mod share;

#[cfg(test)]
mod tests;

use std::collections::BTreeSet;
use std::sync::Arc;

use async_trait::async_trait;

pub use alone::Alone;
pub use keeper::keep;
pub use share::fair_share;

/// Discord lets shards whose numbers are equal modulo its `max_concurrency` begin one session in so many milliseconds.
pub const IDENTIFY_EVERY: i64 = 5_000;
/// Within so many milliseconds after it was allowed, beginning a session has succeeded or failed; then somebody else may.
pub const IDENTIFY_WITHIN: i64 = 20_000;

/// How long leases last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// Milliseconds from the last sign of life until a process's shards are free.
    pub lease: i64,
}

impl Terms {
    /// The shortest lease that can be set, in milliseconds: below it an ordinary hiccup of the database costs all shards.
    pub const SHORTEST: u32 = 1_000;
    /// The longest, so that a killed process's shards are taken over within 30 seconds.
    pub const LONGEST: u32 = 20_000;

    /// How often a process says that it is there, and how long it waits for the database to hear it, in milliseconds.
    pub fn beat(self) -> i64 {
        self.lease / 5
    }

    /// How much sooner than for others a lease ends for its holder, in milliseconds: the time to stop.
    pub fn margin(self) -> i64 {
        self.lease / 5
    }

    /// The longest time, in milliseconds, from the death of a process until another holds its shards while the database
    /// answers: the process died as it was heard, its lease has to run out, and the other has just asked, one answer being
    /// lost.
    pub fn takeover(self) -> i64 {
        self.lease + 2 * self.beat()
    }
}

/// What a process learns when it says that it is there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Census {
    /// The shards on which it has leases now.
    pub own: BTreeSet<u32>,
    /// How many of them are more than its fair share.
    pub surplus: usize,
    /// How long the leases last from the moment of asking, in milliseconds; `None` for good.
    pub lasts: Option<i64>,
}

/// Why the leases cannot be had; for the operator.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LeaseError {
    /// The processes that run use another number of shards.
    #[error(
        "SHARDS is {wanted}, but the processes that run share {agreed} shards; end them all first, or set the same number"
    )]
    OtherNumber {
        /// What is set for this process.
        wanted: u32,
        /// What the others use.
        agreed: u32,
    },
    /// The database cannot be reached or written.
    #[error("the database failed: {0}")]
    Failed(String),
}

/// Keeps the leases of all processes.
#[async_trait]
pub trait Leases: Send + Sync {
    /// Agrees with the processes that run on the number of shards and returns it: theirs if there are any; or else `set`,
    /// the operator's setting, or `recommended` by Discord.
    async fn agree(&self, set: Option<u32>, recommended: u32) -> Result<u32, LeaseError>;

    /// Says that this process is there: renews its leases, and takes free shards up to its fair share.
    async fn beat(&self) -> Result<Census, LeaseError>;

    /// Gives a shard up, for which nothing acts here any more.
    async fn release(&self, shard: u32) -> Result<(), LeaseError>;

    /// Gives everything up: this process ends.
    async fn leave(&self) -> Result<(), LeaseError>;

    /// Asks to begin a session now, as one of those that share `key`. `None`: it may, and has [`IDENTIFY_WITHIN`] for it.
    /// Otherwise in how many milliseconds to ask again.
    async fn may_identify(&self, key: u32) -> Result<Option<i64>, LeaseError>;

    /// The session that was allowed has begun just now, or never will: the next one of this key may in [`IDENTIFY_EVERY`].
    async fn identified(&self, key: u32) -> Result<(), LeaseError>;
}

/// Acts for the shards of this process.
#[async_trait]
pub trait Holder: Send + Sync {
    /// From now on this process has the shard.
    fn take(self: Arc<Self>, shard: u32);

    /// This process is to have the shard no more: comes back when nothing acts for it.
    async fn give_up(&self, shard: u32);

    /// Nothing may act for any shard after that moment (milliseconds since 1970, by the process's own clock), unless a later
    /// one is told until then. Returns `false` if the moment told before is over: what it has until then it must give up, and
    /// nothing has changed.
    fn trust(&self, until: i64) -> bool;
}
