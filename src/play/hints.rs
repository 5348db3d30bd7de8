//! Hints in matches alone.

use contract::{Match, Seat};

use super::model::{Error, MatchMeta};
use super::state::MatchState;

/// A position in which a user wants a hint.
#[derive(Clone)]
pub struct HintPosition {
    pub meta: MatchMeta,
    /// The user's seat, which must choose.
    pub seat: Seat,
    pub played: Box<dyn Match>,
}

impl std::fmt::Debug for HintPosition {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("HintPosition").field("match", &self.meta.id).field("seat", &self.seat).finish_non_exhaustive()
    }
}

impl HintPosition {
    /// Returns the position for a hint to this seat.
    ///
    /// # Errors
    /// Fails if the match has no hints (see [`MatchMeta::may_have_hints`]), or if the seat has nothing to choose.
    pub fn new(state: &MatchState, seat: Seat) -> Result<HintPosition, Error> {
        if !state.meta.may_have_hints() {
            return Err(Error::user("hint-not-here"));
        }
        let played = state.game_state.clone().filter(|played| played.legal_moves(seat).len() > 1);
        let played = played.ok_or_else(|| Error::user("hint-no-choice"))?;
        Ok(HintPosition { meta: MatchMeta::clone(&state.meta), seat, played })
    }
}
