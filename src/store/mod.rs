//! The store keeps all persistent data in a SQLite file or a PostgreSQL database. Only this module uses SQL.
//!
//! Every write is one transaction. Its data is on the disk before the call returns (SQLite: write-ahead log,
//! `synchronous = FULL`; PostgreSQL: `synchronous_commit`). If a process is killed, no committed data is lost. Changes
//! that are waiting at the same time share a transaction (`commit/mod.rs`). Reads have their own connections and never
//! wait for writes.
//!
//! SQLite has a single write connection. PostgreSQL has several, possibly in different processes. The version of a
//! match decides which of two changes came first.
//!
//! All statements are constants, run by sqlx's `Any` driver. Most statements serve both databases. A statement that
//! differs between the databases is a [`database::Sql`]. `migrations/*/0001_schema.sql` explains the tables.

mod backup;
mod commit;
mod database;
mod matches;
mod open;
mod players;
mod processes;
mod retention;
mod settings;

pub use backup::{
    BackupError, ChecksumState, RebuildReport, RowCounts, Snapshot, Unreadable, back_up, damaged_path, inspect,
};
pub use database::Database;
pub use database::address::{FileLock, OpenError};
pub use matches::invitations::BlockedHost;
pub use matches::lists::{MatchScores, PlayedMatch};
pub use matches::{MAX_RECORD_CHARS, record_to_check};
pub use open::optimize_file;
pub use players::claims::ClaimStats;
pub use players::comparisons::MAX_RATED_PER_DAY;
pub use players::leaderboard::{Leaderboard, LeaderboardLine, LeaderboardQuery, TREND_MATCHES};
pub use players::milestones::Milestone;
pub use players::player_stats::{RatingPoint, UserStats};
pub use players::privacy::{DeletionOutcome, Export};
pub use players::puzzles::{DatedStreak, PuzzleMove, PuzzleReport, PuzzleResult, Solver, Streak};
pub use players::ratings::MIN_MATCHES_TO_SHOW;
pub use processes::gateway_sessions::{SessionUpdate, StoredSession};
pub use retention::Retention;
pub use settings::awards::AwardedRole;
pub use settings::operators::{Announcement, BotStatus, GameCounts, ProcessReport};
pub use settings::puzzle_posts::{DuePuzzlePost, PuzzlePost};
pub use settings::season_posts::DueSeasonPost;

#[cfg(test)]
mod tests;
