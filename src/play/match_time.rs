//! How long a match has lasted, in words.

use contract::Phrase;

use super::model::{Error, Stage};
use super::period::in_words;
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
