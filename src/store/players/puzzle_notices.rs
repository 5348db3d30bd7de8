//! Stores when users want direct messages about the daily puzzle. [`crate::play::PuzzleNotices`] explains these
//! messages.

use async_trait::async_trait;
use serde::Serialize;

use contract::Day;

use crate::ids::UserId;
use crate::play::{DailyTime, DuePuzzleNotice, MAX_REFUSED_NOTICES, PuzzleNoticeStore, StoreError};
use crate::store::database::row::from_row;
use crate::store::database::{Database, query};
use crate::timestamp::Timestamp;
use text::Locale;

/// Selects the messages that are due at `$2`. The messages contain the puzzle of day `$1`. A message is not needed if
/// the user has already tried the puzzle, has already got the message, or is away. It is not needed either if the
/// puzzle was withdrawn.
pub const DUE_PUZZLE_NOTICES: &str = "
    SELECT user_id, daily_time, next_at, begun_at, refused,
        (SELECT COUNT(*) FROM puzzle_results WHERE day = $1 AND puzzle_results.user_id = puzzle_notices.user_id)
            + (SELECT COUNT(*) FROM puzzle_withdrawals WHERE day = $1)
            + (SELECT COUNT(*) FROM times_away
                WHERE times_away.user_id = puzzle_notices.user_id AND since <= $2 AND until > $2)
            + CASE WHEN last_day = $1 THEN 1 ELSE 0 END AS is_needless
    FROM puzzle_notices WHERE next_at <= $2 ORDER BY next_at, user_id LIMIT $3";

pub const BEGIN_PUZZLE_NOTICE: &str = "
    UPDATE puzzle_notices SET begun_at = COALESCE(begun_at, $3) WHERE user_id = $1 AND next_at = $2";
pub const END_PUZZLE_NOTICE: &str = "
    UPDATE puzzle_notices SET next_at = $3, begun_at = NULL, last_day = COALESCE($4, last_day), refused = $5
    WHERE user_id = $1 AND next_at = $2";
pub const DELETE_REFUSED_PUZZLE_NOTICE: &str = "DELETE FROM puzzle_notices WHERE user_id = $1 AND next_at = $2";

pub const PUZZLE_NOTICE: &str = "
    SELECT daily_time AS time, next_at, last_day, refused FROM puzzle_notices WHERE user_id = $1";
pub const SET_PUZZLE_NOTICE: &str = "
    INSERT INTO puzzle_notices (user_id, daily_time, next_at) VALUES ($1, $2, $3)
    ON CONFLICT (user_id) DO UPDATE
    SET daily_time = excluded.daily_time, next_at = excluded.next_at, begun_at = NULL, refused = 0";
pub const DELETE_PUZZLE_NOTICE: &str = "DELETE FROM puzzle_notices WHERE user_id = $1";

from_row!(DuePuzzleNotice {
    user: "user_id", time: "daily_time", next_at, begun_at, refused, is_needless; locale = Locale::default()
});

from_row! {
    /// A user's stored setting for these messages, and the state of the next message.
    #[derive(Serialize)]
    pub struct PuzzleNotice { time: DailyTime, next_at: Timestamp, last_day: Option<u32>, refused: u32 }
}

impl Database {
    /// Returns when the user wants the message about the daily puzzle; `None` for never.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn puzzle_notice_time(&self, user: UserId) -> Result<Option<DailyTime>, StoreError> {
        let mut stored: Vec<PuzzleNotice> = self.list("puzzle_notices", query(PUZZLE_NOTICE).bind(user)).await?;
        Ok(stored.pop().map(|row| row.time))
    }

    /// Stores when the user wants the message about the daily puzzle; `None` for never.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn set_puzzle_notice_time(
        &self,
        user: UserId,
        time: Option<&DailyTime>,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let set = match time {
            Some(time) => query(SET_PUZZLE_NOTICE).bind(user).bind(time).bind(time.next_puzzle_after(now)),
            None => query(DELETE_PUZZLE_NOTICE).bind(user),
        };
        self.execute(set).await.map(drop)
    }
}

#[async_trait]
impl PuzzleNoticeStore for Database {
    async fn due_puzzle_notices(
        &self,
        day: Day,
        now: Timestamp,
        limit: usize,
    ) -> Result<Vec<DuePuzzleNotice>, StoreError> {
        let due = query(DUE_PUZZLE_NOTICES).bind(day).bind(now).bind(limit);
        let mut notices: Vec<DuePuzzleNotice> = self.list("puzzle_notices", due).await?;
        for notice in &mut notices {
            notice.locale = self.user_settings(notice.user).await?.locale.unwrap_or_default();
        }
        Ok(notices)
    }

    async fn store_puzzle_notice_attempt(&self, due: &DuePuzzleNotice, now: Timestamp) -> Result<bool, StoreError> {
        Ok(self.execute(query(BEGIN_PUZZLE_NOTICE).bind(due.user).bind(due.next_at).bind(now)).await? > 0)
    }

    async fn store_puzzle_notice_result(
        &self,
        due: &DuePuzzleNotice,
        next_at: Timestamp,
        posted: Option<Day>,
        refused: u32,
    ) -> Result<(), StoreError> {
        let user = due.user;
        let end = match refused {
            MAX_REFUSED_NOTICES.. => query(DELETE_REFUSED_PUZZLE_NOTICE).bind(user).bind(due.next_at),
            _ => query(END_PUZZLE_NOTICE).bind(user).bind(due.next_at).bind(next_at).bind(posted).bind(refused),
        };
        self.execute(end).await.map(drop)
    }
}
