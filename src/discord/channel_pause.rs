//! A pause between two public messages of a kind in a channel, or between two exports of a user.

#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::time::Duration;

use parking_lot::Mutex;
use tokio::time::Instant;

/// Admits one message in each channel, and the next after a pause.
pub struct ChannelPause {
    pause: Duration,
    /// When each channel got its latest message.
    channels: Mutex<HashMap<u64, Instant>>,
}

impl ChannelPause {
    pub fn new(pause: Duration) -> ChannelPause {
        ChannelPause { pause, channels: Mutex::default() }
    }

    /// Counts a message in this channel.
    ///
    /// # Errors
    /// The seconds until the pause is over.
    pub fn count(&self, channel: u64) -> Result<(), i64> {
        let mut channels = self.channels.lock();
        channels.retain(|_, at| at.elapsed() < self.pause);
        if let Some(at) = channels.get(&channel) {
            return Err(self.pause.saturating_sub(at.elapsed()).as_secs_f64().ceil() as i64);
        }
        channels.insert(channel, Instant::now());
        Ok(())
    }
}
