//! Leases of a process that has its database for itself: it has every shard, for good.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use async_trait::async_trait;

use super::{Census, IDENTIFY_EVERY, IDENTIFY_WITHIN, LeaseError, Leases};
use crate::table::Clock;

/// The leases of the only process.
pub struct Alone {
    clock: Arc<dyn Clock>,
    shards: AtomicU32,
    /// From when on each key may identify, in milliseconds since 1970.
    free_at: Mutex<HashMap<u32, i64>>,
}

impl Alone {
    /// Nobody else is there.
    pub fn new(clock: Arc<dyn Clock>) -> Alone {
        Alone { clock, shards: AtomicU32::new(0), free_at: Mutex::default() }
    }
}

#[async_trait]
impl Leases for Alone {
    async fn agree(&self, set: Option<u32>, recommended: u32) -> Result<u32, LeaseError> {
        let shards = set.unwrap_or(recommended);
        self.shards.store(shards, Ordering::Release);
        Ok(shards)
    }

    async fn beat(&self) -> Result<Census, LeaseError> {
        Ok(Census { own: (0..self.shards.load(Ordering::Acquire)).collect(), surplus: 0, lasts: None })
    }

    async fn release(&self, _: u32) -> Result<(), LeaseError> {
        Ok(())
    }

    async fn leave(&self) -> Result<(), LeaseError> {
        Ok(())
    }

    async fn may_identify(&self, key: u32) -> Result<Option<i64>, LeaseError> {
        let now = self.clock.now();
        let mut free_at = self.free_at.lock().unwrap_or_else(PoisonError::into_inner);
        let free = free_at.entry(key).or_insert(now);
        if *free > now {
            return Ok(Some(*free - now));
        }
        *free = now + IDENTIFY_WITHIN;
        Ok(None)
    }

    async fn identified(&self, key: u32) -> Result<(), LeaseError> {
        let free_at = self.clock.now() + IDENTIFY_EVERY;
        self.free_at.lock().unwrap_or_else(PoisonError::into_inner).insert(key, free_at);
        Ok(())
    }
}
