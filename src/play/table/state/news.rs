//! The latest lines of news, and the highlights among them, which stay until their user moves again. Also keeps the
//! news of moves that were made for users whose time ran out, to show to these users later.

use std::collections::BTreeMap;

use serde_json::Value;

use super::MatchState;
use crate::play::domain::{Error, UserError};
use contract::{Phrase, Seat, StepEvent};

/// The maximum number of lines of news.
const MAX_NEWS: usize = 20;
/// The maximum number of lines about a missed turn.
const MAX_LINES_PER_TURN: usize = 4;

/// The news of the turns that users missed and computers played for them.
#[derive(Clone, Debug, Default)]
pub struct MissedTurns {
    /// The seat that chose the last step, and the time of that step.
    last_choice: Option<(Seat, u64)>,
    /// The news of each seat's latest turn, oldest first.
    pub(super) news: BTreeMap<Seat, Vec<Phrase>>,
}

impl MatchState {
    /// Adds a line of news. If there are too many lines, other lines are dropped before highlights.
    pub fn push_news(&mut self, news: Option<Phrase>) {
        self.news.extend(news);
        while self.news.len() > MAX_NEWS {
            let is_highlight = |news: &Phrase| self.highlights.iter().any(|(_, highlight)| highlight == news);
            let oldest = self.news.iter().position(|news| !is_highlight(news));
            self.news.remove(oldest.unwrap_or(0));
        }
    }

    /// Drops old news. Keeps the newest `kept` lines, and all highlights.
    pub(super) fn drop_old_news(&mut self, kept: usize) {
        let mut old = self.news.len().saturating_sub(kept);
        self.news.retain(|news| {
            let is_old = old > 0;
            old = old.saturating_sub(1);
            !is_old || self.highlights.iter().any(|(_, highlight)| highlight == news)
        });
    }

    /// Highlights the latest news about the user in this seat, because they have just achieved something.
    pub(super) fn add_highlight(&mut self, seat: Seat, events: &[StepEvent]) {
        let news = events.iter().rev().find(|event| event.by == Some(seat)).and_then(|event| event.news.clone());
        if let Some(news) = news.filter(|_| !self.meta.seats[seat.index()].is_computer()) {
            self.remove_highlight(seat);
            self.highlights.push((seat, news));
        }
    }

    pub(super) fn remove_highlight(&mut self, seat: Seat) {
        self.highlights.retain(|(other, _)| *other != seat);
    }

    /// If the event belongs to a turn that the seat's user has missed, records its news.
    pub(super) fn record_missed_turn(&mut self, event: &StepEvent) {
        let Some(seat) = event.by.filter(|_| event.is_chosen) else { return };
        let at = event.step.get("at").and_then(Value::as_u64).unwrap_or(0);
        let last = self.missed_turns.last_choice.replace((seat, at));
        // In the first turn that a user missed, they might have played the first moves themselves.
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

    /// Returns the seats whose users missed their last turn, with the news of the moves made for them.
    pub(super) fn missed_turn_news(&self) -> Vec<(Seat, Vec<Phrase>)> {
        let has_missed = |seat: Seat, lines: &[Phrase]| self.missed_turn_count(seat) > 0 && !lines.is_empty();
        let missed = self.missed_turns.news.iter().filter(|(seat, lines)| has_missed(**seat, lines));
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::tests::fakes::TestTable;

    #[tokio::test]
    async fn highlights_outlive_other_news() {
        let test = TestTable::new();
        let id = test.live("sssnake", 0).await;
        let mut state = MatchState::rebuild(test.store.saved(id)).expect("a match");
        let line = |number: usize| Phrase::verbatim(format!("News {number}."));
        state.news.clear();
        state.highlights.push((Seat(0), line(0)));
        (0..=MAX_NEWS).for_each(|number| state.push_news(Some(line(number))));
        assert_eq!(state.news.len(), MAX_NEWS);
        assert_eq!((&state.news[0], &state.news[1]), (&line(0), &line(2)), "the oldest other line is dropped");
        state.drop_old_news(1);
        assert_eq!(state.news, [line(0), line(MAX_NEWS)]);
    }
}
