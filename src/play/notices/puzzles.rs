//! Direct messages about the new daily puzzle. Users who want them choose the time of day.
//!
//! A user gets at most one message about each puzzle. A message is stored before it is posted. If an attempt to post it
//! was interrupted, the next attempt first looks for it among the messages that the bot has sent.

use std::sync::Arc;
use std::time::Duration;

use super::ports::{DuePuzzleNotice, PuzzleNoticeSender, PuzzleNoticeStore};
use super::{MAX_AT_ONCE, NOTICE_POLL_INTERVAL};
use crate::play::domain::{StoreError, for_each_isolated, poll_forever, puzzle_day};
use crate::play::service::MatchService;
use crate::timestamp::Timestamp;
use contract::Day;

/// The maximum number of messages in each [`NOTICE_POLL_INTERVAL`]: four a second. There is a limit because many users
/// choose the same time.
const MAX_PER_POLL: usize = 20;
/// How long the bot tries to post a message.
const POST_TIMEOUT: Duration = Duration::from_secs(3_600);
/// The number of messages that Discord may refuse in a row. After that, the user gets no more messages.
pub const MAX_REFUSED_NOTICES: u32 = 3;

/// Posts direct messages about the daily puzzle.
#[derive(Clone)]
pub struct PuzzleNotices {
    pub matches: Arc<MatchService>,
    pub store: Arc<dyn PuzzleNoticeStore>,
    pub sender: Arc<dyn PuzzleNoticeSender>,
    /// The day that counts as today, if the operator has set it.
    pub fixed_day: Option<Day>,
}

impl PuzzleNotices {
    /// Posts due messages for as long as the future is polled.
    pub async fn run(self) {
        let clock = &self.matches.actors.ports.clock;
        poll_forever("notices of the puzzle", || self.update(), || clock.sleep(NOTICE_POLL_INTERVAL)).await;
    }

    /// Posts the due messages, at most `MAX_PER_POLL` of them.
    ///
    /// # Errors
    /// Fails if the database fails.
    pub async fn update(&self) -> Result<(), StoreError> {
        // Direct messages belong to no server, so one process posts them all.
        if !self.matches.actors.active_shards().contains_guild(None) {
            return Ok(());
        }
        let now = self.matches.actors.ports.clock.now();
        let day = self.fixed_day.unwrap_or_else(|| puzzle_day(now));
        let due = self.store.due_puzzle_notices(day, now, MAX_PER_POLL).await?;
        let post = |due: DuePuzzleNotice| {
            (due.user, async move {
                if let Err(error) = self.post_notice(&due, day, now).await {
                    tracing::warn!(user = due.user.0, %error, "the notice of a puzzle could not be stored");
                }
            })
        };
        for_each_isolated("the notice of a puzzle", MAX_AT_ONCE, due, post).await;
        Ok(())
    }

    async fn post_notice(&self, due: &DuePuzzleNotice, day: Day, now: Timestamp) -> Result<(), StoreError> {
        let next_at = due.time.next_puzzle_after(now);
        // Users whom the operator blocked get no messages about anything new.
        let is_blocked = self.matches.actors.operator_blocks.lock().users.contains(&due.user);
        let is_needless = due.is_needless || is_blocked;
        if is_needless || due.begun_at.is_some_and(|begun| now - begun > POST_TIMEOUT) {
            return self.store.store_puzzle_notice_result(due, next_at, None, due.refused).await;
        }
        // The user might have changed their choice in the meantime.
        if !self.store.store_puzzle_notice_attempt(due, now).await? {
            return Ok(());
        }
        match self.sender.post_puzzle_notice(due, day).await {
            Ok(()) => self.store.store_puzzle_notice_result(due, next_at, Some(day), 0).await,
            Err(error) if error.is_temporary() => {
                tracing::info!(user = due.user.0, %error, "the notice of a puzzle is tried again");
                Ok(())
            }
            Err(error) => {
                tracing::info!(user = due.user.0, %error, "Discord refuses the notice of a puzzle");
                self.store.store_puzzle_notice_result(due, next_at, None, due.refused + 1).await
            }
        }
    }
}
