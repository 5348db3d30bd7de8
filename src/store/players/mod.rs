//! Users: their statistics, ratings and leaderboards, and the export and deletion of their data.

pub mod away;
pub mod claims;
pub mod comparisons;
pub mod leaderboard;
pub mod player_stats;
pub mod privacy;
pub mod ratings;

pub use claims::Flag;
pub use comparisons::MAX_RATED_A_DAY;
pub use leaderboard::{Leaderboard, LeaderboardLine, LeaderboardQuery, TREND_MATCHES};
pub use player_stats::{RatingPoint, Stats};
pub use privacy::{Export, Forgotten};
pub use ratings::SHOWN_FROM;
