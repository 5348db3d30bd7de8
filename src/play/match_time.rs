//! How long a match has lasted, in words.

use std::time::Duration;

use contract::Phrase;

use super::model::{Error, Stage};
use super::state::MatchState;
use crate::timestamp::Timestamp;

/// Says how long the match has lasted, including pauses.
pub fn time(state: &MatchState, now: Timestamp) -> Result<Phrase, Error> {
    let key = match state.meta.stage {
        Stage::Lobby => return Err(Error::user("table-not-begun")),
        Stage::Running | Stage::Archived => "table-time-so-far",
        Stage::Over => "table-time-over",
        Stage::Cancelled => return Err(Error::user("table-cancelled")),
    };
    let duration = state.meta.ended_at.unwrap_or(now) - state.meta.started_at.unwrap_or(now);
    Ok(Phrase::new(key).with("number", state.meta.number).with("duration", in_words(duration)))
}

/// Returns the largest unit of a duration and the next one, rounded down: "2 hours and 5 minutes", "40 seconds".
fn in_words(duration: Duration) -> Vec<Phrase> {
    let seconds = duration.as_secs();
    let (minutes, hours, days) = (seconds / 60, seconds / 3_600, seconds / 86_400);
    let units = match (days, hours, minutes) {
        (0, 0, 0) => return vec![Phrase::new("duration-seconds").with("count", seconds as usize)],
        (0, ..) => [("duration-hours", hours), ("duration-minutes", minutes % 60)],
        _ => [("duration-days", days), ("duration-hours", hours % 24)],
    };
    let units = units.into_iter().filter(|(_, count)| *count > 0);
    units.map(|(key, count)| Phrase::new(key).with("count", count as usize)).collect()
}
