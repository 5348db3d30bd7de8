//! The times at which users saw the newest claim windows.

use contract::Timing;

use super::MessageUpdater;
use crate::timestamp::Timestamp;

impl MessageUpdater {
    /// Returns the timing of a claim at `at`: how long users had seen `claim_window` and the previous window.
    pub fn timing(&self, claim_window: usize, at: Timestamp) -> Timing {
        let since = |wanted: usize| Some(at.0 - self.shown_at(wanted)?.0);
        Timing { newest: since(claim_window), before: claim_window.checked_sub(1).and_then(since), removed: false }
    }

    /// Returns the time at which users first saw this claim window, which must be one of the two newest.
    pub fn shown_at(&self, claim_window: usize) -> Option<Timestamp> {
        self.windows.iter().flatten().find(|(window, _)| *window == claim_window).map(|(_, shown_at)| *shown_at)
    }
}
