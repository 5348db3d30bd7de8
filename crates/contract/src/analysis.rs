//! The analysis of positions: each seat's win probability, and how each move changes it.

use crate::level::SearchContext;
use crate::phrase::Phrase;
use crate::rules::Rules;
use crate::scene::Scene;
use crate::seat::Seat;

/// Each seat's win probability, from 0 to 1. A shared win is divided equally, so the sum is 1. All are 0 if the match
/// was stopped.
pub type WinChances = Vec<f64>;

/// A legal move with its value.
#[derive(Clone, Debug, PartialEq)]
pub struct JudgedMove<M> {
    pub play: M,
    /// The win probabilities after the move.
    pub chances: WinChances,
    /// The standard error of the difference between the mover's win probabilities after this move and after the best
    /// move. 0 if the values have no sampling error.
    pub standard_error: f64,
}

/// The analysis of a game's positions, for hints and reviews. It uses only what players can see. Its random numbers, if
/// any, come from [`SearchContext::rng`], so the same seed gives the same analysis.
///
/// Every turn-based game implements all functions. Real-time games have no analysis and use the defaults.
pub trait Analysis: Rules {
    /// Estimates the win probabilities in this state. Before a random step, they are the expected values over its
    /// outcomes. After the end, they are the result. A seat that resigned has probability 0.
    fn win_chances(&self, _search: &mut SearchContext) -> WinChances {
        Vec::new()
    }

    /// Judges the legal moves of a seat that must choose between several. A move that lets a random event choose may be
    /// missing. The list is empty if the seat has nothing to choose, or if its choice is not analyzed.
    ///
    /// A long analysis stops early when its time is over. It still judges all moves, but less exactly.
    fn judge_moves(&self, _seat: Seat, _search: &mut SearchContext) -> Vec<JudgedMove<Self::Move>> {
        Vec::new()
    }

    /// Returns why this legal move is good, as a short clause that follows a dash: "it keeps both ends free".
    fn reason(&self, _seat: Seat, _play: &Self::Move) -> Option<Phrase> {
        None
    }

    /// Returns why this legal move is bad, as a short clause in brackets: "the other snake can then bite". `None` if a
    /// few words cannot explain it.
    fn flaw(&self, _seat: Seat, _play: &Self::Move) -> Option<Phrase> {
        None
    }

    /// Returns the picture of a choice between moves. It marks the move `good` in green, and crosses out the move
    /// `bad`, if any.
    fn choice_scene(&self, _good: &Self::Move, _bad: Option<&Self::Move>) -> Option<Scene> {
        None
    }

    /// Returns the name of a legal move in the picture of the choice, such as the letter of a place.
    fn move_name(&self, _play: &Self::Move) -> String {
        String::new()
    }

    /// Returns the labels of the buttons that the player must press for this legal move. The buttons for the draft, if
    /// any, are already pressed.
    fn presses(&self, play: &Self::Move, _draft: Option<&str>) -> Phrase {
        Phrase::verbatim(self.move_name(play))
    }
}

/// Returns the win probabilities of a finished match, or `None` if the match goes on.
pub fn final_chances<R: Rules>(state: &R) -> Option<WinChances> {
    let winners = state.match_ending()?.winners;
    let share = 1.0 / winners.len().max(1) as f64;
    Some(Seat::all(state.status().seats()).map(|seat| if winners.contains(seat) { share } else { 0.0 }).collect())
}
