//! How many sessions a bot may begin: `max_concurrency` in five seconds, and a number a day
//! (<https://discord.com/developers/docs/events/gateway#rate-limiting-and-session-start-limits>).

use std::collections::HashMap;

/// Sessions that a bot may begin in a day.
pub const SESSIONS_A_DAY: u64 = 1_000;
/// Shards whose numbers are equal modulo `max_concurrency` begin one session in so many milliseconds.
const WINDOW_MS: u64 = 5_000;

/// What the bot may still begin.
pub struct SessionStartLimit {
    pub max_concurrency: u64,
    /// Sessions that it may begin today.
    pub left: u64,
    /// How many came sooner than they might.
    pub too_fast: u64,
    /// When each key's last window began.
    begun_ms: HashMap<u64, u64>,
}

impl Default for SessionStartLimit {
    fn default() -> Self {
        Self { max_concurrency: 1, left: SESSIONS_A_DAY, too_fast: 0, begun_ms: HashMap::new() }
    }
}

impl SessionStartLimit {
    /// Counts an IDENTIFY of this shard. `false` if it came too soon after another of the same key.
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
