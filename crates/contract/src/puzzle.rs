//! Puzzles: positions with a task. Nothing in a puzzle is random, and the best result is proved.

use crate::controls::Piece;
use crate::phrase::{Phrase, Refusal};
use crate::scene::Scene;

/// A puzzle of one game. It depends only on the day, so it is the same in all installations.
///
/// A **try** is a list of moves from the start. Each move is represented by its [code](PuzzleMove::code). In games with
/// an opponent, the position after a move already includes the opponent's reply.
pub trait Puzzle: Send + Sync {
    fn info(&self) -> &PuzzleInfo;

    /// Returns the result `score` in words, such as "a snake of 7 cards".
    fn score_phrase(&self, score: u32) -> Phrase;

    /// Returns the position after these moves of a try, which may come from an untrusted button.
    ///
    /// # Errors
    /// Fails if a move is not possible, or if there are moves after the end of the try.
    fn position(&self, moves: &[u8]) -> Result<PuzzlePosition, Refusal>;

    /// Returns a try that solves the puzzle.
    fn solution(&self) -> Vec<u8>;
}

/// The facts about a puzzle.
#[derive(Clone, Debug)]
pub struct PuzzleInfo {
    /// The name of the game in the registry.
    pub game: &'static str,
    /// What the player has to do, as one or two short sentences.
    pub task: Phrase,
    /// The best possible result, which is proved. In most games, it is a number of cards. [`Puzzle::score_phrase`] says
    /// it in words.
    pub best: u32,
    /// How hard the puzzle is: of 1000 modelled solvers, the number who have not solved it after five tries (see
    /// `docs/puzzles.md`).
    pub difficulty: u32,
    /// Whether a player who always chooses the move that looks best can solve the puzzle.
    pub greedy_solves: bool,
    /// A number that is the same for puzzles that look alike (see `docs/puzzles.md`).
    pub look: u32,
    /// A text that defines the puzzle completely, for comparing installations.
    pub canonical: String,
    /// What an exact solver found: lines in English for the operator.
    pub proof: Vec<String>,
}

/// A position within a try.
#[derive(Clone, Debug)]
pub struct PuzzlePosition {
    pub scene: Scene,
    /// The alt text of the picture, which describes everything in it.
    pub description: Vec<Phrase>,
    /// The sentence that says what to choose now, or how the try ended.
    pub prompt: Phrase,
    /// The possible moves, at most 25. Empty if and only if the try is over.
    pub moves: Vec<PuzzleMove>,
    /// How the try ended, if it is over.
    pub end: Option<PuzzleEnd>,
}

/// A possible move of a try.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleMove {
    /// The move's number, unique within the position.
    pub code: u8,
    pub label: Phrase,
    pub piece: Option<Piece>,
}

/// The end of a try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleEnd {
    /// The result, comparable with [`PuzzleInfo::best`]. `None` if the task was not fulfilled at all.
    pub score: Option<u32>,
    pub solved: bool,
}

/// A day in UTC: the number of days since 1970-01-01.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(pub u32);

impl Day {
    /// Returns the number of days since the last Monday, from 0 to 6.
    pub fn days_since_monday(self) -> u32 {
        // 1970-01-01 was a Thursday.
        (self.0 % 7 + 3) % 7
    }
}
