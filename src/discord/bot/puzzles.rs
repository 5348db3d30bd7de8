//! A cache of recently requested puzzles. Generating a puzzle can take up to a second, so this happens on a blocking
//! thread, for one puzzle at a time.

use std::sync::Arc;

use contract::{Day, Puzzle};
use moka::sync::Cache;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use super::internal;
use crate::ids::{ChannelId, UserId};
use crate::play::{Error, day_start, earliest_counting_day, iso_date, puzzle_day};
use crate::timestamp::Timestamp;

/// The maximum number of puzzles in memory.
const MAX_CACHED_PUZZLES: u64 = 32;
/// The maximum number of shared results that the bot remembers.
const MAX_SHARED_RESULTS: u64 = 10_000;

pub struct Puzzles {
    /// The puzzles, by their day. `true` in the key stands for the day's warm-up.
    pub cache: Cache<(Day, bool), Arc<dyn Puzzle>>,
    solver: Semaphore,
    /// A link to each result that a user shared, so that nobody shares the same result twice in a channel. The links
    /// are lost at a restart.
    pub shared_results: Cache<(UserId, Day, ChannelId), String>,
    /// The day that counts as today, if the operator has set it.
    fixed_day: Option<Day>,
}

impl Puzzles {
    /// Creates an empty cache.
    pub fn new(fixed_day: Option<Day>) -> Puzzles {
        if let Some(day) = fixed_day {
            tracing::warn!(
                day = iso_date(day),
                "PUZZLE_DAY is set: /daily and the ends of seasons take this day for today"
            );
        }
        Puzzles {
            cache: Cache::new(MAX_CACHED_PUZZLES),
            solver: Semaphore::new(1),
            shared_results: Cache::new(MAX_SHARED_RESULTS),
            fixed_day,
        }
    }

    pub fn today(&self, now: Timestamp) -> Day {
        self.fixed_day.unwrap_or_else(|| puzzle_day(now))
    }

    /// Returns the time at which posts count as due: `now`, or the end of the day that the operator has set as today.
    pub fn effective_now(&self, now: Timestamp) -> Timestamp {
        self.fixed_day.map_or(now, |day| Timestamp(day_start(i64::from(day.0) + 1).0 - 1))
    }

    /// Returns the earliest day whose puzzle still counts.
    pub fn counting_day(&self, now: Timestamp) -> Day {
        self.fixed_day.unwrap_or_else(|| earliest_counting_day(now))
    }

    /// Returns the puzzle of a day, or its warm-up; `None` before the first day.
    ///
    /// # Errors
    /// Fails if the solver panics.
    pub async fn get_or_make(&self, day: Day, warm_up: bool) -> Result<Option<Arc<dyn Puzzle>>, Error> {
        if let Some(kept) = self.cache.get(&(day, warm_up)) {
            return Ok(Some(kept));
        }
        let _turn = self.solver.acquire().await.map_err(internal)?;
        // Another request might have generated this puzzle in the meantime.
        if let Some(kept) = self.cache.get(&(day, warm_up)) {
            return Ok(Some(kept));
        }
        let make = if warm_up { rules::puzzles::warm_up_puzzle } else { rules::puzzles::for_day };
        let made = spawn_blocking(move || make(day)).await.map_err(internal)?;
        let Some(made) = made.map(Arc::from) else { return Ok(None) };
        self.cache.insert((day, warm_up), Arc::clone(&made));
        Ok(Some(made))
    }
}

/// Runs a computation about a puzzle on a blocking thread, because some positions require a search for the opponent's
/// replies.
///
/// # Errors
/// Fails if the computation panics.
pub async fn run_blocking<T: Send + 'static>(
    puzzle: &Arc<dyn Puzzle>,
    computation: impl FnOnce(&dyn Puzzle) -> T + Send + 'static,
) -> Result<T, Error> {
    let puzzle = Arc::clone(puzzle);
    spawn_blocking(move || computation(&*puzzle)).await.map_err(internal)
}
