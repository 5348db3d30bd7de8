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

pub const PUT_USER_NAME: &str = "
    INSERT INTO user_names (user_id, name) VALUES ($1, $2)
    ON CONFLICT (user_id) DO UPDATE SET name = excluded.name WHERE user_names.name <> excluded.name";
