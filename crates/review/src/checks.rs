//! The conditions for a review.

use contract::{Game, Match, Outcome, Phrase, Record};

/// Checks that a review is possible: the record follows the current rules and hides no cards, and the game is of the
/// right kind. This is real-time if `real_time` is set, and turn-based otherwise.
pub fn check_reviewable(game: &dyn Game, record: &Record, real_time: bool) -> Result<(), Phrase> {
    if record.rules != game.info().rules_version {
        Err(Phrase::new("review-older-rules"))
    } else if game.info().real_time != real_time {
        Err(Phrase::new("review-none"))
    } else if real_time && record.fair_play.seed.is_none() {
        // Until the match ends, the record hides cards, so the match cannot be replayed.
        Err(Phrase::new("review-not-over"))
    } else {
        Ok(())
    }
}

/// Checks that a match ended with a result, and returns it.
pub fn finished_outcome(played: &dyn Match) -> Result<Outcome, Phrase> {
    match played.outcome() {
        None => Err(Phrase::new("review-not-over")),
        Some(outcome) if outcome.is_stopped() => Err(Phrase::new("review-stopped")),
        Some(outcome) => Ok(outcome),
    }
}
