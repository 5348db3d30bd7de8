//! Checks moves, and applies claims and waiting steps. Also chooses routine moves, which decide nothing, such as
//! drawing a card. The bot makes them for users who want that.
//!
//! A routine move by the bot does not show that the user is present. It does not end an absence, and does not count as
//! the user's own move.

use super::MatchState;
use crate::ids::UserId;
use crate::play::domain::{Error, Player, Reason};
use crate::timestamp::Timestamp;
use contract::{ClaimTiming, ControlAction, Phrase, Seat};

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
            self.meta_mut().seats[seat.index()].has_moved = true;
        }
        if !timing.by_removal {
            self.mark_present(seat);
        }
        Ok(())
    }

    /// If the bot makes routine moves for the user whose turn it is, returns the routine move to make now, with the
    /// user's seat. After [`Player::MAX_AUTO_DRAWS`] turns without a press, the bot waits until the user presses a
    /// button.
    pub fn routine_move(&self) -> Option<(Seat, String)> {
        let draws = |player: &Player| player.auto_draws.is_some_and(|turns| turns < Player::MAX_AUTO_DRAWS);
        self.next_routine_move().filter(|(seat, _)| self.meta.seats.get(seat.index()).is_some_and(draws))
    }

    /// If the bot makes no more routine moves until the user presses a button, returns the news about that.
    pub fn paused_auto_draw_news(&self) -> Option<Phrase> {
        let (seat, _) = self.next_routine_move()?;
        let turns = self.meta.seats.get(seat.index())?.auto_draws.filter(|turns| *turns >= Player::MAX_AUTO_DRAWS)?;
        Some(Phrase::new("table-news-draw-waits").with("player", seat).with("turns", usize::from(turns)))
    }

    /// Returns whether the message offers the user whose turn it is to turn the bot's routine moves on (`true`) or off
    /// (`false`).
    pub(super) fn auto_draw_choice(&self) -> Option<bool> {
        let awaited = self.awaited().iter().find(|seat| !self.computer_plays(*seat)).filter(|_| self.is_running())?;
        let is_on = self.meta.seats.get(awaited.index())?.auto_draws.is_some();
        (is_on || self.next_routine_move().is_some()).then_some(!is_on)
    }

    /// Sets whether the bot makes the user's routine moves from now on.
    ///
    /// # Errors
    /// Fails if the user does not play, or has resigned.
    pub fn set_auto_draws(&mut self, user: UserId, draws: bool) -> Result<(), Error> {
        let seat = self.check_resign(user)?;
        self.meta_mut().seats[seat.index()].auto_draws = draws.then_some(0);
        self.mark_present(seat);
        Ok(())
    }

    /// Returns whether the match waits for a routine move.
    pub fn has_routine_move(&self) -> bool {
        self.game_state.as_ref().is_some_and(|game_state| game_state.routine_move().is_some())
    }

    /// Turns the bot's routine moves for the user on, because they were on in the user's previous match. The news says
    /// so until the user moves.
    pub fn restore_auto_draws(&mut self, user: UserId) {
        if let Some(seat) = self.meta.seat_of(user) {
            self.meta_mut().seats[seat.index()].auto_draws = Some(0);
            let news = Phrase::new("table-news-auto-draws").with("player", seat);
            self.push_news(Some(news.clone()));
            self.highlights.push((seat, news));
        }
    }

    /// If the match waits for a routine move, returns the move and the seat of the user whose turn it is.
    fn next_routine_move(&self) -> Option<(Seat, String)> {
        let notation = self.game_state.as_ref().filter(|_| self.is_running())?.routine_move()?;
        let seat = self.awaited().iter().next().filter(|seat| !self.computer_plays(*seat))?;
        Some((seat, notation))
    }
}
