//! Routine moves, which decide nothing, such as drawing a card. Users can let the bot make them.
//!
//! A routine move by the bot does not show that the user is present: it ends no absence, and does not count as the user's
//! own move.

use super::MatchState;
use crate::ids::UserId;
use crate::play::domain::{Error, Player};
use contract::{Phrase, Seat};

impl MatchState {
    /// Returns the routine move that the bot makes now for a user who has turned this on, with the user's seat. After
    /// [`Player::MAX_AUTO_DRAWS`] turns without a press, the bot waits for a press.
    pub fn routine_move(&self) -> Option<(Seat, String)> {
        let draws = |player: &Player| player.auto_draws.is_some_and(|turns| turns < Player::MAX_AUTO_DRAWS);
        self.next_routine_move().filter(|(seat, _)| self.meta.seats.get(seat.index()).is_some_and(draws))
    }

    /// Returns the news that the bot waits for a press by the user whose routine move comes next.
    pub fn paused_auto_draw_news(&self) -> Option<Phrase> {
        let (seat, _) = self.next_routine_move()?;
        let turns = self.meta.seats.get(seat.index())?.auto_draws.filter(|turns| *turns >= Player::MAX_AUTO_DRAWS)?;
        Some(Phrase::new("table-news-draw-waits").with("player", seat).with("turns", usize::from(turns)))
    }

    /// Returns the choice that the message offers to the user whose turn it is: let the bot make routine moves
    /// (`true`), or stop that (`false`).
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
        self.check_resign(user)?;
        if let Some(seat) = self.meta.seat_of(user) {
            self.meta_mut().seats[seat.index()].auto_draws = draws.then_some(0);
            self.mark_present(seat);
        }
        Ok(())
    }

    /// Returns whether the match waits for a routine move.
    pub fn has_routine_move(&self) -> bool {
        self.game_state.as_ref().is_some_and(|game_state| game_state.routine_move().is_some())
    }

    /// Turns automatic routine moves on, as in the user's previous match. The news says so until the user moves.
    pub fn restore_auto_draws(&mut self, user: UserId) {
        if let Some(seat) = self.meta.seat_of(user) {
            self.meta_mut().seats[seat.index()].auto_draws = Some(0);
            let news = Phrase::new("table-news-auto-draws").with("player", seat);
            self.push_news(Some(news.clone()));
            self.highlights.push((seat, news));
        }
    }

    /// Counts a routine move that the bot makes for the seat's user.
    pub(super) fn count_auto_draw(&mut self, seat: Seat) {
        if let Some(turns) = self.meta_mut().seats.get_mut(seat.index()).and_then(|player| player.auto_draws.as_mut()) {
            *turns += 1;
        }
    }

    /// Returns the routine move of the user whose turn it is, if the match waits for a routine move.
    fn next_routine_move(&self) -> Option<(Seat, String)> {
        let notation = self.game_state.as_ref().filter(|_| self.is_running())?.routine_move()?;
        let seat = self.awaited().iter().next().filter(|seat| !self.computer_plays(*seat))?;
        Some((seat, notation))
    }
}
