//! What *easy* and *normal* computers overlook, as people do. *Hard* overlooks nothing.
//!
//! The search's random numbers decide what a computer overlooks, so the same seed gives the same move. A computer
//! chooses an overlooked move only if it sees no other move, or if each move that it sees is a blunder.

use contract::{Level, SearchContext};

/// The probabilities that an easy or a normal computer overlooks something in one choice.
pub struct Oversight {
    pub easy: f64,
    pub normal: f64,
}

/// Sssnake: ways through free parts, and detours around cards. A computer that overlooks them judges a snake by the
/// straight distance between its two ends.
pub const DETOURS: Oversight = Oversight { easy: 1.0, normal: 0.2 };
/// Sssnake: the placements at one of the two ends. A computer can overlook them only when it also overlooks [`DETOURS`]
/// in the same choice.
pub const ONE_END: Oversight = Oversight { easy: 0.3, normal: 0.3 };
/// Ssserpent: paths with two or more bends.
pub const BENDS: Oversight = Oversight { easy: 0.7, normal: 0.3 };
/// Ssserpent: how placing an apple or a head on a cell helps the opponent. A computer that overlooks this leaves the
/// placement to chance.
pub const PLACEMENT_EFFECTS: Oversight = Oversight { easy: 0.5, normal: 0.0 };
/// Hisss: ways to join two snakes.
pub const JOINS: Oversight = Oversight { easy: 0.5, normal: 0.15 };
/// Hisss: places where the card must be turned around.
pub const TURNED_CARDS: Oversight = Oversight { easy: 0.5, normal: 0.0 };

impl Oversight {
    /// Decides at random whether the computer overlooks this kind of move or effect in its current choice.
    pub fn happens(&self, search: &mut SearchContext) -> bool {
        match search.level {
            Level::Easy => search.rng.happens(self.easy),
            Level::Normal => search.rng.happens(self.normal),
            Level::Hard => false,
        }
    }
}
