//! Users: their statistics, ratings, leaderboards, milestones and daily puzzles, and the export and deletion of their
//! data.

pub mod away;
pub mod claims;
pub mod comparisons;
pub mod leaderboard;
pub mod milestones;
pub mod player_stats;
pub mod privacy;
pub mod puzzle_notices;
pub mod puzzles;
pub mod ratings;

pub use claims::ClaimStats;
pub use comparisons::MAX_RATED_PER_DAY;
pub use leaderboard::{Leaderboard, LeaderboardLine, LeaderboardQuery, TREND_MATCHES};
pub use milestones::Milestone;
pub use player_stats::{RatingPoint, UserStats};
pub use privacy::{DeletionOutcome, Export};
pub use puzzles::{DatedStreak, PuzzleMove, PuzzleReport, PuzzleResult, Solver, Streak};
pub use ratings::MIN_MATCHES_TO_SHOW;

pub const PUT_USER_NAME: &str = "
    INSERT INTO user_names (user_id, name) VALUES ($1, $2)
    ON CONFLICT (user_id) DO UPDATE SET name = excluded.name WHERE user_names.name <> excluded.name";
