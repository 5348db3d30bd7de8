//! What is shown of a match.

use std::sync::Arc;

use super::model::{MatchMeta, RatingChange};
use crate::game::{Controls, Info, Outcome, Phrase, Scene, SeatSet};

/// What a match looks like at one moment: everything that a presenter needs.
#[derive(Clone, Debug)]
pub struct View {
    /// The match without its steps.
    pub meta: MatchMeta,
    /// Its game.
    pub game: &'static Info,
    /// What can be claimed, see [`crate::game::Match::claim_window`].
    pub claim_window: usize,
    /// The version that buttons name. Claims do not change it, so that a press made just before a claim still counts.
    pub expected_version: i64,
    /// The seats that gave up.
    pub resigned: SeatSet,
    /// What there is to see.
    pub face: ViewKind,
    /// The picture as PNG, if it is drawn already.
    pub picture: Option<Arc<Vec<u8>>>,
}

impl View {
    /// The view of a match that was stopped because its steps cannot be read.
    pub fn unreadable(meta: MatchMeta, game: &'static Info) -> View {
        let expected_version = meta.version;
        let resigned = SeatSet::NONE;
        View { meta, game, claim_window: 0, expected_version, resigned, face: ViewKind::Lobby, picture: None }
    }

    /// Whether every user who has not given up is away.
    pub fn nobody_there(&self) -> bool {
        self.meta.nobody_there(self.resigned)
    }
}

/// What there is to see of a match.
#[derive(Clone, Debug)]
pub enum ViewKind {
    /// The lobby, or why the match ended without a table to see.
    Lobby,
    /// The table.
    Table {
        /// The picture.
        scene: Scene,
        /// What can be pressed.
        controls: Controls,
        /// What just happened, oldest first; each with the seat that acted.
        news: Vec<Phrase>,
        /// The state in words.
        words: Vec<Phrase>,
    },
    /// The end.
    Result {
        /// The last picture.
        scene: Scene,
        /// What just happened.
        news: Vec<Phrase>,
        /// The state in words.
        words: Vec<Phrase>,
        /// How it ended.
        outcome: Outcome,
        /// What it meant for ratings; empty if it did not count.
        ratings: Vec<RatingChange>,
    },
}
