//! The latest lines of news, and the highlights among them, which stay until their user moves again.

use super::MatchState;
use contract::{Phrase, Seat, StepEvent};

/// The maximum number of lines of news.
const MAX_NEWS: usize = 20;

impl MatchState {
    /// Adds a line of news. Highlights are dropped last.
    pub fn push_news(&mut self, news: Option<Phrase>) {
        self.news.extend(news);
        while self.news.len() > MAX_NEWS {
            let is_highlight = |news: &Phrase| self.highlights.iter().any(|(_, highlight)| highlight == news);
            let oldest = self.news.iter().position(|news| !is_highlight(news));
            self.news.remove(oldest.unwrap_or(0));
        }
    }

    /// Drops the news before the newest `kept` lines, except highlights.
    pub(super) fn drop_old_news(&mut self, kept: usize) {
        let mut old = self.news.len().saturating_sub(kept);
        self.news.retain(|news| {
            let is_old = old > 0;
            old = old.saturating_sub(1);
            !is_old || self.highlights.iter().any(|(_, highlight)| highlight == news)
        });
    }

    /// Highlights the latest news of the user in this seat, who has just achieved something.
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
