//! What happens when the time of a turn runs out. In a slow match, each user keeps the turn for a day more, twice a season.

use std::time::Duration;

use super::MatchState;
use crate::ids::UserId;
use crate::play::model::{DayOff, Error, Occupant, Pace, Stage};
use crate::timestamp::Timestamp;
use contract::{Phrase, Seat};

impl MatchState {
    /// Handles the deadline. Cancels a lobby, archives a match whose players are all away, or plays for the awaited users who
    /// take none of these days off.
    ///
    /// # Errors
    /// The match is over.
    pub fn time_out(&mut self, now: Timestamp, days_off: &[DayOff]) -> Result<(), Error> {
        if self.meta.stage == Stage::Lobby {
            return self.stop(now);
        }
        if self.everybody_away() {
            self.meta_mut().stage = Stage::Archived;
            return Ok(());
        }
        for seat in self.awaited().iter() {
            if self.take_day_off(seat, days_off) {
                continue;
            }
            self.count_missed_turn(seat);
            if let Some(notation) = self.timeout_move(seat) {
                // A move for one seat may end the turn of another, whose move is refused then.
                let _ = self.play(seat, &notation, now);
            }
        }
        Ok(())
    }

    /// Notes that the seat's user let the time run out.
    fn count_missed_turn(&mut self, seat: Seat) {
        if let Some(player) = self.meta_mut().seats.get_mut(seat.index())
            && !player.is_computer()
        {
            player.missed = player.missed.saturating_add(1);
            self.push_news(Some(Phrase::new("table-news-time-out").with("player", seat)));
        }
    }

    /// The awaited users who would miss their turn if the time ran out now, and may have a day off instead.
    pub fn may_take_days_off(&self) -> Vec<UserId> {
        if self.meta.pace != Pace::Slow || self.meta.practice.is_some() || !self.is_running() {
            return Vec::new();
        }
        let user = |seat: Seat| match self.meta.seats.get(seat.index())?.occupant {
            Occupant::User(user) if !self.computer_plays(seat) => Some(user),
            _ => None,
        };
        self.awaited().iter().filter_map(user).collect()
    }

    /// The seat's user takes the day off that is offered to them. Returns whether there is one.
    fn take_day_off(&mut self, seat: Seat, offered: &[DayOff]) -> bool {
        let is_theirs = |day: &&DayOff| self.meta.seat_of(day.user) == Some(seat);
        let Some(day) = offered.iter().find(is_theirs).cloned() else { return false };
        let left = DayOff::MAX - day.number;
        self.unsaved.days_off.push(day);
        self.push_news(Some(Phrase::new("table-news-day-off").with("player", seat).with("left", left)));
        true
    }

    /// Shortens the turn while only computers must move, in case their planned moves were lost.
    pub(super) fn longest_turn(&self) -> Duration {
        let awaited = self.awaited();
        let all_computers = !awaited.is_empty() && awaited.iter().all(|seat| self.computer_plays(seat));
        if all_computers { Pace::Live.duration() / 6 } else { Duration::MAX }
    }
}
