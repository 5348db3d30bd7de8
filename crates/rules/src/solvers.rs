//! The modelled solvers that give a puzzle its difficulty. See `docs/puzzles.md`.
//!
//! They are part of the puzzle's version: nothing here may depend on the computers, which become better. All numbers
//! are whole, so every installation has the same puzzles.

use std::array::from_fn;

/// How strongly each solver is drawn to a move: the greedy one, *easy* and *normal*.
pub type Weights = [u64; 3];

/// A solver that solves the puzzle with every try has this chance.
const CERTAIN: u64 = 1 << 40;
/// The number of tries after which solvers are counted. A player may then ask for a hint.
const TRIES: u32 = 5;

/// The chance that a try of each solver solves the puzzle, in parts of [`CERTAIN`].
#[derive(Clone, Copy, Debug, Default)]
pub struct Chances([u64; 3]);

impl Chances {
    pub const SOLVED: Chances = Chances([CERTAIN; 3]);

    /// Returns the chances before a choice among these moves, each with its weights and the chances after it.
    pub fn of_choice(moves: impl IntoIterator<Item = (Weights, Chances)>) -> Chances {
        let (mut all, mut solved) = ([0; 3], [0; 3]);
        for (weights, after) in moves {
            for (solver, weight) in weights.into_iter().enumerate() {
                all[solver] += weight;
                solved[solver] += weight * after.0[solver];
            }
        }
        Chances(from_fn(|solver| solved[solver] / all[solver].max(1)))
    }

    /// Returns the chances of a try that must succeed twice: first with these chances, then with the others.
    pub fn then(self, others: Chances) -> Chances {
        Chances(from_fn(|solver| (self.0[solver] >> 20) * (others.0[solver] >> 20)))
    }

    /// Returns whether the greedy solver can solve the puzzle.
    pub fn greedy_solves(self) -> bool {
        self.0[0] > 0
    }

    /// Returns how many of 1000 solvers, half of them *easy* and half *normal*, have not solved the puzzle with five
    /// tries. They remember nothing of a try.
    pub fn difficulty(self) -> u32 {
        let unsolved = |chance| (0..TRIES).fold(1_000_000, |left, _| left * (CERTAIN - chance) / CERTAIN);
        ((unsolved(self.0[1]) + unsolved(self.0[2])) / 2000) as u32
    }
}
