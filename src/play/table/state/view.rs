//! The view of a match.

use std::time::Duration;

use super::{MatchState, Proposal};
use crate::play::domain::{MatchEffects, MatchMeta, Position, Stage, View, ViewKind};
use contract::{Controls, Phrase};

impl MatchState {
    /// Returns the view of the match. If `draft` is given, the view shows this draft of a move.
    pub fn view(&self, draft: Option<&str>) -> View {
        let news = || self.news.iter().cloned().collect();
        let kind = match &self.game_state {
            None => ViewKind::Lobby,
            Some(game_state) => match game_state.outcome() {
                Some(outcome) => ViewKind::Result {
                    scene: game_state.scene(None),
                    news: news(),
                    sentences: game_state.describe(None),
                    outcome,
                    winners: self.winners(),
                    ratings: MatchEffects::clone(&self.ratings),
                },
                None => ViewKind::Running {
                    scene: game_state.scene(draft),
                    cheer: game_state.cheer(),
                    controls: if self.meta.stage == Stage::Running {
                        game_state.controls(draft)
                    } else {
                        Controls::default()
                    },
                    news: news(),
                    sentences: game_state.describe(draft),
                },
            },
        };
        let mut meta = MatchMeta::clone(&self.meta);
        // The time limits for computers and for forgotten matches are not shown.
        let is_shown = self.are_all_users_absent() || self.max_turn_time() == Duration::MAX && !self.is_alone();
        meta.deadline = meta.deadline.filter(|_| is_shown);
        View {
            meta,
            game: self.game.info(),
            claim_window: self.game_state.as_ref().map_or(0, |game_state| game_state.claim_window_number()),
            expected_version: self.expected_version,
            news_step_count: self.news_step_count,
            resigned: self.game_state.as_ref().map_or(Vec::new(), |game_state| game_state.resignations().to_vec()),
            awaited: self.awaited(),
            signs: self.signs(),
            offer_tally: self.offer_tally(),
            stop_tally: self.proposal_tally(Proposal::Stop),
            pause_tally: self.proposal_tally(Proposal::Pause),
            kind,
            highlights: self.highlights.iter().map(|(_, news)| news.clone()).collect(),
            draft: draft.map(str::to_owned),
            is_moment: false,
            has_choice: self.has_choice(),
            guidance: self.guidance(draft),
            auto_draw_offer: self.auto_draw_choice(),
            missed_turn_news: self.missed_turn_news(),
            away_seats: self.away_seats(),
            lobby_news: if self.meta.stage == Stage::Lobby { news() } else { Vec::new() },
            final_moments: self.final_moments.clone(),
            picture: None,
        }
    }

    /// Returns the current position, as [`View::position`] does.
    pub fn position(&self) -> Position {
        let MatchMeta { id, stage, .. } = *self.meta;
        Position { match_id: id, stage, version: self.expected_version, news_step_count: self.news_step_count }
    }

    fn has_choice(&self) -> bool {
        let Some(game_state) = self.game_state.as_ref().filter(|_| self.meta.may_have_hints()) else { return false };
        self.awaited().iter().any(|seat| !self.computer_plays(seat) && game_state.legal_moves(seat).len() > 1)
    }

    /// Returns the guidance for the learner, unless they have turned the guidance off.
    fn guidance(&self, draft: Option<&str>) -> Option<Phrase> {
        self.meta.learner_seat().filter(|_| self.meta.stage == Stage::Running)?;
        self.game_state.as_ref()?.guidance(draft)
    }
}
