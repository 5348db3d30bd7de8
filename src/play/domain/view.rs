//! The content of a match's message.

use std::sync::Arc;

use super::model::{MatchMeta, Player, Stage};
use super::ratings::MatchEffects;
use crate::ids::MatchId;
use crate::timestamp::Timestamp;
use contract::{Controls, GameInfo, Outcome, Phrase, Scene, Seat, SeatSet, Sign};

/// Identifies a position in a match. An answer about a position is outdated once the match reaches a later position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    pub match_id: MatchId,
    pub stage: Stage,
    /// See [`View::expected_version`].
    pub version: i64,
    /// See [`View::news_step_count`].
    pub news_step_count: usize,
}

impl Position {
    pub fn is_after(&self, other: &Position) -> bool {
        (self.version, self.news_step_count) > (other.version, other.news_step_count)
    }
}

/// The content of a match's message at one moment: everything that a presenter needs.
#[derive(Clone, Debug)]
pub struct View {
    pub meta: MatchMeta,
    pub game: &'static GameInfo,
    /// The number of the newest claim window, see [`contract::Match::claim_window_number`].
    pub claim_window: usize,
    /// The version in the buttons. Claims do not change it, so that a press made just before a claim is still accepted.
    pub expected_version: i64,
    /// The number of steps with news so far, as replays count them.
    pub news_step_count: usize,
    /// The seats that resigned, in the order in which they resigned.
    pub resigned: Vec<Seat>,
    /// The seats that the match is waiting for.
    pub awaited: SeatSet,
    /// Each seat's symbol, see [`View::sign`]. Empty if every seat has its default symbol.
    pub signs: Vec<Sign>,
    pub offer_tally: VoteTally,
    /// The agreement to stop the match without a winner.
    pub stop_tally: VoteTally,
    /// The agreement to pause the match.
    pub pause_tally: VoteTally,
    pub kind: ViewKind,
    /// News that stays until the user whom it is about moves again: an achievement, such as a bite, or that the bot
    /// draws for the user.
    pub highlights: Vec<Phrase>,
    /// The unfinished move that the picture, its description and the buttons show.
    pub draft: Option<String>,
    /// Whether this view shows an intermediate moment before the match's newest state.
    pub is_moment: bool,
    /// Whether the user in a solo match has several legal moves.
    pub has_choice: bool,
    /// The guidance for the learner.
    pub guidance: Option<Phrase>,
    /// Whether a button turns the bot's routine moves for the user on (`true`) or off (`false`). `None` if there is no
    /// such button.
    pub auto_draw_offer: Option<bool>,
    /// The seats whose users missed their last turn, with the news of the moves made for them.
    pub missed_turn_news: Vec<(Seat, Vec<Phrase>)>,
    /// The seats whose users are away and keep their turns, each with the time of the user's return.
    pub away_seats: Vec<(Seat, Timestamp)>,
    /// The latest news of a lobby.
    pub lobby_news: Vec<Phrase>,
    /// How the match was decided, for an animation. Empty if the match ended in another way, such as by a resignation.
    pub final_moments: Vec<FinalMoment>,
    /// The picture as PNG or GIF, if it is already drawn.
    pub picture: Option<Arc<Vec<u8>>>,
}

impl View {
    pub fn position(&self) -> Position {
        let MatchMeta { id, stage, .. } = self.meta;
        Position { match_id: id, stage, version: self.expected_version, news_step_count: self.news_step_count }
    }

    /// Returns the symbol that all text in this view uses for a seat.
    pub fn sign(&self, seat: Seat) -> Sign {
        self.signs.get(seat.index()).copied().unwrap_or_else(|| (self.game.lobby_sign)(seat))
    }

    /// Returns the players in the order of their seats, each with its symbol.
    pub fn players(&self) -> impl Iterator<Item = (&Player, Sign)> {
        self.meta.seats.iter().zip(Seat::all(self.meta.seats.len()).map(|seat| self.sign(seat)))
    }

    /// Returns the seats that resigned or whose users are away.
    pub fn absent_seats(&self) -> SeatSet {
        self.meta.absent_seats(self.resigned.iter().copied().collect())
    }

    /// Returns whether every user who has not resigned is away.
    pub fn are_all_users_absent(&self) -> bool {
        self.meta.are_all_users_absent(self.resigned.iter().copied().collect())
    }
}

/// One of the moments in which a match was decided.
#[derive(Clone, Debug)]
pub struct FinalMoment {
    /// The seat that acted.
    pub by: Option<Seat>,
    pub news: Phrase,
    /// The scene after the moment. If only one event decided the match, the first moment shows the scene before it.
    pub scene: Scene,
}

/// The number of users who agree to something, such as the game's offer to end the match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct VoteTally {
    /// See [`contract::Prompts::agreement_key`].
    pub key: &'static str,
    pub agreed: usize,
    /// The number of users who must agree; 0 if there is nothing to agree on.
    pub required: usize,
}

#[derive(Clone, Debug)]
pub enum ViewKind {
    /// A lobby, or a match that ended before it began.
    Lobby,
    Running {
        scene: Scene,
        /// The seat that has just achieved something, and an exclamation for the picture.
        cheer: Option<(Seat, Phrase)>,
        controls: Controls,
        /// The news of what just happened, oldest first. Each line names the seat that acted.
        news: Vec<Phrase>,
        sentences: Vec<Phrase>,
    },
    Result {
        scene: Scene,
        news: Vec<Phrase>,
        sentences: Vec<Phrase>,
        /// The outcome according to the game's rules.
        outcome: Outcome,
        /// The seats that won or drew, except those whose users were away. Empty if the match has no result.
        winners: SeatSet,
        /// The rating changes. Empty if the match has no result.
        ratings: MatchEffects,
    },
}
