//! The analysis of positions: each seat's chance to win, and how each move changes it.

use crate::level::SearchContext;
use crate::phrase::Phrase;
use crate::rules::Rules;
use crate::scene::Scene;
use crate::seat::Seat;

/// Each seat's chance to win, from 0 to 1. A shared win counts as an equal part of a win, so the sum is 1. All are 0 if
/// the match was stopped.
pub type WinChances = Vec<f64>;

/// A legal move with its value.
#[derive(Clone, Debug, PartialEq)]
pub struct JudgedMove<M> {
    pub play: M,
    /// The chances to win after the move.
    pub chances: WinChances,
    /// The standard error of the difference between the mover's chance after this move and after the best move. 0 if
    /// the values have no sampling error.
    pub standard_error: f64,
}

/// The analysis of a game's positions, for hints and reviews. It uses only what players can see. If it uses random
/// numbers, they come from [`SearchContext::rng`], so the same seed gives the same numbers.
///
/// Every turn-based game implements all functions. The defaults are for real-time games, which have no analysis.
pub trait Analysis: Rules {
    /// Estimates the chances to win in this state. Before a random step, this is the expected value over its outcomes.
    /// After the end, this is the result. A seat that resigned has no chance.
    fn win_chances(&self, _search: &mut SearchContext) -> WinChances {
        Vec::new()
    }

    /// Judges the legal moves of a seat that must choose between several. Moves that leave the choice to chance may be
    /// missing. The list is empty if the seat has nothing to choose, or if its choice is not analyzed.
    ///
    /// When the time is over, a long analysis stops early. It still judges all moves, but less exactly.
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

    /// Returns the picture of a choice. It marks a good move in green, and crosses out a bad move, if any.
    fn choice_scene(&self, _good: &Self::Move, _bad: Option<&Self::Move>) -> Option<Scene> {
        None
    }

    /// Returns the name of a legal move in the picture of the choice, such as the letter of its place.
    fn move_name(&self, _play: &Self::Move) -> String {
        String::new()
    }

    /// Returns the labels of the buttons that play this legal move. The player has already entered the draft, if any.
    fn presses(&self, play: &Self::Move, _draft: Option<&str>) -> Phrase {
        Phrase::verbatim(self.move_name(play))
    }
}

/// Returns the chances to win of a match that is over, or `None` if it goes on.
pub fn final_chances<R: Rules>(state: &R) -> Option<WinChances> {
    let winners = state.match_ending()?.winners;
    let share = 1.0 / winners.len().max(1) as f64;
    Some(Seat::all(state.status().seats()).map(|seat| if winners.contains(seat) { share } else { 0.0 }).collect())
}
