//! Checks moves, and applies claims and waiting steps.

use super::MatchState;
use crate::play::domain::{Error, Reason};
use crate::timestamp::Timestamp;
use contract::{ClaimTiming, ControlAction, Seat};

impl MatchState {
    /// Checks a move without changing anything.
    ///
    /// # Errors
    /// Fails with the rule that forbids the move.
    pub fn check_move(&self, seat: Seat, notation: &str) -> Result<(), Error> {
        let game_state = self.game_state.as_ref().ok_or_else(|| Error::user("table-not-begun"))?;
        game_state.check(seat, notation).map_err(|refusal| self.user_error(refusal.0))
    }

    /// Checks that a button offers the move. Claims have their own commands, so that users cannot forge a claim's time.
    ///
    /// # Errors
    /// Fails if no button offers the move.
    pub fn check_button(&self, notation: &str) -> Result<(), Error> {
        let pressed = ControlAction::Move(notation.to_owned());
        let offered = self.game_state.as_ref().is_some_and(|game| game.controls(None).offers(&pressed));
        if offered { Ok(()) } else { Err(Error::with_reason(Reason::Outdated)) }
    }

    /// Applies the steps that waited until everybody had seen the newest picture.
    ///
    /// # Errors
    /// Fails if the match has not begun.
    pub fn apply_waiting_steps(&mut self, now: Timestamp) -> Result<(), Error> {
        let (at, seed) = (self.match_time_ms(now), self.meta.seed());
        self.apply_to_game(|game_state| Ok(game_state.apply_waiting_steps(&seed, at)))
    }

    /// Applies a user's claim by reaction. If the rules ignore the claim, adds no step.
    ///
    /// # Errors
    /// Fails if the game does not currently accept claims, or if a rule forbids this claim.
    pub fn claim(
        &mut self,
        seat: Seat,
        reaction: &str,
        timing: Option<ClaimTiming>,
        now: Timestamp,
    ) -> Result<(), Error> {
        let timing = timing.ok_or_else(|| Error::with_reason(Reason::Outdated))?;
        let (at, seed) = (self.match_time_ms(now), self.meta.seed());
        let steps = self.unsaved.steps.len();
        self.apply_to_game(|game_state| game_state.claim(seat, reaction, timing, &seed, at))?;
        if self.unsaved.steps.len() > steps {
            self.mark_moved(seat);
        }
        if !timing.by_removal {
            self.mark_present(seat);
        }
        Ok(())
    }
}
