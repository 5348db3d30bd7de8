//! Simulated people who solve puzzles. A puzzle's difficulty depends on how often they fail. See `docs/puzzles.md`.
//!
//! A change to the solvers needs a new version of the puzzles, so nothing here may depend on the computer players,
//! which change more often. All numbers are integers, so every installation has the same puzzles.

use std::array::from_fn;

/// The number of groups into which puzzles are sorted by appearance. A game has at most three puzzles a week. Within
/// nine weeks, all puzzles of a game come from different groups, so no two of them look alike. Warm-ups come from the
/// last group.
pub const GROUP_COUNT: usize = 28;

/// The weights of a move for the *greedy*, the *easy* and the *normal* solver. A solver chooses each move with a
/// probability proportional to the move's weight.
pub type SolverWeights = [u64; 3];

/// The probability 1: the solver solves the puzzle in every attempt.
const CERTAINTY: u64 = 1 << 40;
/// A solver counts as unsuccessful after this many failed attempts. Players may ask for a hint after the same number.
const COUNTED_TRIES: u32 = 5;

/// For each solver, the probability that one attempt solves the puzzle, in units of 1 / [`CERTAINTY`].
#[derive(Clone, Copy, Debug, Default)]
pub struct SolveChances([u64; 3]);

impl SolveChances {
    pub const SOLVED: SolveChances = SolveChances([CERTAINTY; 3]);

    /// Returns the probabilities before a choice between `moves`. Each move is given by its weights and the
    /// probabilities after it.
    pub fn from_moves(moves: impl IntoIterator<Item = (SolverWeights, SolveChances)>) -> SolveChances {
        let (mut all, mut solved) = ([0; 3], [0; 3]);
        for (weights, after) in moves {
            for (solver, weight) in weights.into_iter().enumerate() {
                all[solver] += weight;
                solved[solver] += weight * after.0[solver];
            }
        }
        SolveChances(from_fn(|solver| solved[solver] / all[solver].max(1)))
    }

    /// Returns the probabilities that both parts of an attempt succeed: the first with the probabilities `self`, and
    /// the second with `others`.
    pub fn and_then_solve(self, others: SolveChances) -> SolveChances {
        SolveChances(from_fn(|solver| (self.0[solver] >> 20) * (others.0[solver] >> 20)))
    }

    /// Returns whether the greedy solver can solve the puzzle.
    pub fn greedy_solves(self) -> bool {
        self.0[0] > 0
    }

    /// Returns how many of 1000 solvers, half of them *easy* and half *normal*, fail to solve the puzzle in five
    /// attempts. Solvers do not remember earlier attempts.
    pub fn difficulty(self) -> u32 {
        let unsolved = |chance| (0..COUNTED_TRIES).fold(1_000_000, |left, _| left * (CERTAINTY - chance) / CERTAINTY);
        ((unsolved(self.0[1]) + unsolved(self.0[2])) / 2000) as u32
    }
}

/// Returns the group of puzzles whose appearance is encoded as `look`. This is Fibonacci hashing: the constant is 2^32
/// divided by the golden ratio.
pub fn group_of(look: u32) -> usize {
    (look.wrapping_mul(0x9e37_79b1) >> 16) as usize % GROUP_COUNT
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn difficulty_counts_who_has_not_solved_it_after_five_tries() {
        let half = SolveChances::from_moves([([0, 1, 3], SolveChances::SOLVED), ([1, 1, 1], SolveChances::default())]);
        assert!(!half.greedy_solves(), "the greedy solver takes the other move");
        // *Easy* succeeds in each attempt with probability 1/2, and *normal* with 3/4. So 31.2 and 1.0 of 1000 fail
        // five times.
        assert_eq!(half.difficulty(), 16);
        // With two such choices, the probabilities are 1/4 and 9/16. So 237 and 16 of 1000 fail.
        assert_eq!(half.and_then_solve(half).difficulty(), 126);
        assert_eq!((SolveChances::SOLVED.difficulty(), SolveChances::default().difficulty()), (0, 1000));
    }
}
