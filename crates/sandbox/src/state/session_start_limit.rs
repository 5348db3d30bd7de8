//! Limits the starts of sessions: `max_concurrency` in five seconds, and a maximum per day
//! (<https://discord.com/developers/docs/events/gateway#rate-limiting-and-session-start-limits>).

use std::collections::HashMap;

pub const SESSIONS_A_DAY: u64 = 1_000;
/// How long shards with the same number modulo `max_concurrency` share one session start.
const WINDOW_MS: u64 = 5_000;

pub struct SessionStartLimit {
    pub max_concurrency: u64,
    pub left: u64,
    pub too_fast: u64,
    /// The start of the last window of each key.
    begun_ms: HashMap<u64, u64>,
}

impl Default for SessionStartLimit {
    fn default() -> Self {
        Self { max_concurrency: 1, left: SESSIONS_A_DAY, too_fast: 0, begun_ms: HashMap::new() }
    }
}

impl SessionStartLimit {
    /// Counts an IDENTIFY of a shard. Returns `false` if it came too soon after an IDENTIFY with the same key.
    pub fn count(&mut self, shard: u64, now_ms: u64) -> bool {
        let key = shard % self.max_concurrency;
        let begun = self.begun_ms.get(&key).copied();
        if begun.is_some_and(|begun| now_ms.saturating_sub(begun) < WINDOW_MS) {
            self.too_fast += 1;
            return false;
        }
        self.begun_ms.insert(key, now_ms);
        true
    }
}
