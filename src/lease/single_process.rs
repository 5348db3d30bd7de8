//! Leases of a process with its own database, which holds every shard for ever.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use async_trait::async_trait;
use parking_lot::Mutex;

use super::{IDENTIFY_EVERY, IDENTIFY_WITHIN, LeaseError, LeaseReport, Leases};
use crate::play::Clock;

/// The leases of a process that shares its database with no other.
pub struct SingleProcess {
    clock: Arc<dyn Clock>,
    shards: AtomicU32,
    /// When each key may identify next, in milliseconds since 1970.
    free_at: Mutex<HashMap<u32, i64>>,
}

impl SingleProcess {
    pub fn new(clock: Arc<dyn Clock>) -> SingleProcess {
        SingleProcess { clock, shards: AtomicU32::new(0), free_at: Mutex::default() }
    }
}

#[async_trait]
impl Leases for SingleProcess {
    async fn agree(&self, configured: Option<u32>, recommended: u32) -> Result<u32, LeaseError> {
        let shards = configured.unwrap_or(recommended);
        self.shards.store(shards, Ordering::Release);
        Ok(shards)
    }

    async fn heartbeat(&self) -> Result<LeaseReport, LeaseError> {
        Ok(LeaseReport { own: (0..self.shards.load(Ordering::Acquire)).collect(), surplus: 0, valid_for: None })
    }

    async fn release(&self, _: u32) -> Result<(), LeaseError> {
        Ok(())
    }

    async fn leave(&self) -> Result<(), LeaseError> {
        Ok(())
    }

    async fn may_identify(&self, key: u32) -> Result<Option<i64>, LeaseError> {
        let now = self.clock.now();
        let mut free_at = self.free_at.lock();
        let free = free_at.entry(key).or_insert(now);
        if *free > now {
            return Ok(Some(*free - now));
        }
        *free = now + IDENTIFY_WITHIN;
        Ok(None)
    }

    async fn identified(&self, key: u32) -> Result<(), LeaseError> {
        let free_at = self.clock.now() + IDENTIFY_EVERY;
        self.free_at.lock().insert(key, free_at);
        Ok(())
    }
}
