//! Records the moves made for users whose time ran out, to tell them later.

use std::collections::BTreeMap;

use serde_json::Value;

use super::MatchState;
use crate::play::domain::{Error, UserError};
use contract::{Phrase, Seat, StepEvent};

/// The maximum number of lines about one turn.
const MAX_LINES_PER_TURN: usize = 4;

/// The news of turns that users missed and computers played.
#[derive(Clone, Debug, Default)]
pub struct MissedTurns {
    /// The seat that chose the last step, and the time of that step.
    last_choice: Option<(Seat, u64)>,
    /// The news of the latest turn of each seat, oldest first.
    news: BTreeMap<Seat, Vec<Phrase>>,
}

impl MatchState {
    /// Records the news of an event in a turn that the seat's user has missed.
    pub(super) fn record_missed_turn(&mut self, event: &StepEvent) {
        let Some(seat) = event.by.filter(|_| event.is_chosen) else { return };
        let at = event.step.get("at").and_then(Value::as_u64).unwrap_or(0);
        let last = self.missed_turns.last_choice.replace((seat, at));
        // The user might have played the first moves of the first turn that they missed.
        let begins = match self.missed_turn_count(seat) {
            0 => return,
            1 => last != Some((seat, at)),
            _ => last.map(|(last, _)| last) != Some(seat),
        };
        let lines = self.missed_turns.news.entry(seat).or_default();
        if begins {
            lines.clear();
        }
        lines.extend(event.news.clone());
        lines.drain(..lines.len().saturating_sub(MAX_LINES_PER_TURN));
    }

    /// Forgets the missed turns of the seat's user, who plays again.
    pub(super) fn forget_missed_turns(&mut self, seat: Seat) {
        self.missed_turns.news.remove(&seat);
    }

    /// Returns the seats whose users missed their last turn, with the news of the moves made for them.
    pub(super) fn missed_turn_news(&self) -> Vec<(Seat, Vec<Phrase>)> {
        let missed = self
            .missed_turns
            .news
            .iter()
            .filter(|(seat, lines)| self.missed_turn_count(**seat) > 0 && !lines.is_empty());
        missed.map(|(seat, lines)| (*seat, lines.clone())).collect()
    }

    /// Adds the news of a user's missed turns to an error.
    pub fn with_missed_turn_news(&self, seat: Seat, error: Error) -> Error {
        match (error, self.missed_turn_news().into_iter().find(|(other, _)| *other == seat)) {
            (Error::User(error), Some((_, missed_turn_news))) => {
                Error::User(UserError { missed_turn_news, seats: self.seats_with_signs(), ..error })
            }
            (error, _) => error,
        }
    }

    /// Returns the number of turns in a row that the seat's user has missed.
    fn missed_turn_count(&self, seat: Seat) -> u8 {
        self.meta.seats.get(seat.index()).filter(|player| !player.is_computer()).map_or(0, |player| player.missed)
    }
}
