//! Loops that go on after unreadable items and panics.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{FutureExt as _, StreamExt as _, stream};
use parking_lot::Mutex;

use super::ports::{Clock, StoreError};

/// The maximum number of unreadable items to log.
const MAX_LOGGED_ITEMS: usize = 1_000;
/// The pause before a task that panicked is started again.
const RESTART_PAUSE: Duration = Duration::from_secs(10);

/// The unreadable items that were logged.
static LOGGED_ITEMS: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());

/// Logs that an item cannot be read, but only once for each item and reason.
pub fn log_unreadable(what: &str, why: &str) {
    let mut named = LOGGED_ITEMS.lock();
    if named.len() < MAX_LOGGED_ITEMS && named.insert(format!("{what}: {why}")) {
        tracing::error!(what, why, "stored data cannot be read and is skipped");
    }
}

/// Returns the loaded value. If the value cannot be read, logs this and returns `None`.
pub fn if_readable<T>(loaded: Result<T, StoreError>) -> Result<Option<T>, StoreError> {
    match loaded {
        Err(StoreError::Unreadable { what, why }) => {
            log_unreadable(&what, &why);
            Ok(None)
        }
        loaded => loaded.map(Some),
    }
}

/// Remembers whether the last call failed, so that only the first of several failures in a row is logged. How long the
/// store was failing is logged by the store itself.
#[derive(Default)]
pub struct FailureStreak {
    last_failed: bool,
}

impl FailureStreak {
    /// Returns the error of this call, unless the previous call failed, too.
    pub fn first_error<'a, T, E>(&mut self, result: &'a Result<T, E>) -> Option<&'a E> {
        let failed_before = std::mem::replace(&mut self.last_failed, result.is_err());
        result.as_ref().err().filter(|_| !failed_before)
    }
}

/// Runs `look`, which reads the store, and `pause` in turn until the future is dropped. A panic counts as a failure.
pub async fn poll_forever<L, P>(what: &str, look: impl Fn() -> L, pause: impl Fn() -> P)
where
    L: Future<Output = Result<(), StoreError>>,
    P: Future<Output = ()>,
{
    let mut failures = FailureStreak::default();
    loop {
        let looked = AssertUnwindSafe(look()).catch_unwind().await;
        let looked = looked.unwrap_or_else(|_| Err(StoreError::Failed("the program panicked".to_owned())));
        if let Some(error) = failures.first_error(&looked) {
            tracing::warn!(%error, "{what} could not be looked up");
        }
        pause().await;
    }
}

/// Runs a task until it ends. If it panics, starts it again after a pause.
pub async fn restart_on_panic<F: Future<Output = ()>>(name: &str, clock: Arc<dyn Clock>, start: impl Fn() -> F) {
    while AssertUnwindSafe(start()).catch_unwind().await.is_err() {
        tracing::error!(name, "a task panicked and is started again");
        clock.sleep(RESTART_PAUSE).await;
    }
}

/// Processes items, at most `max` at the same time. `work` returns an item's ID and the future that processes the item.
/// A panic stops only the work on that item.
pub async fn for_each_isolated<T, I: Debug, W: Future<Output = ()>>(
    what: &str,
    max: usize,
    items: impl IntoIterator<Item = T>,
    work: impl Fn(T) -> (I, W),
) {
    let isolated = |(id, work): (I, W)| async move {
        if AssertUnwindSafe(work).catch_unwind().await.is_err() {
            tracing::error!(what, ?id, "the program panicked; this is tried again, and the others go on");
        }
    };
    stream::iter(items).for_each_concurrent(max, |item| isolated(work(item))).await;
}

#[cfg(test)]
mod tests {
    use super::super::clock::SystemClock;
    use super::*;

    #[test]
    fn the_first_of_several_failures_in_a_row_is_returned() {
        let mut failures = FailureStreak::default();
        let results = [Ok(()), Err(1), Err(2), Ok(()), Err(3)];
        let first: Vec<Option<i32>> = results.iter().map(|result| failures.first_error(result).copied()).collect();
        assert_eq!(first, [None, Some(1), None, None, Some(3)]);
    }

    #[tokio::test]
    async fn an_item_that_panics_stops_no_other() {
        let done = Mutex::new(Vec::new());
        let done = &done;
        let work = |number| async move {
            assert_ne!(number, 2, "the panic of this test");
            done.lock().push(number);
        };
        for_each_isolated("a number", 2, 1..=3, |number| (number, work(number))).await;
        assert_eq!(*done.lock(), [1, 3]);
    }

    #[tokio::test]
    async fn a_look_that_panics_is_repeated() {
        let looks = Mutex::new(0);
        let look = || async {
            *looks.lock() += 1;
            assert_ne!(*looks.lock(), 1, "the panic of this test");
            Ok(())
        };
        // The third pause never ends.
        let pause = || async {
            if *looks.lock() == 3 {
                std::future::pending().await
            }
        };
        assert!(poll_forever("numbers", look, pause).now_or_never().is_none());
        assert_eq!(*looks.lock(), 3);
    }

    #[tokio::test(start_paused = true)]
    async fn a_loop_that_panics_is_started_again() {
        let starts = Mutex::new(0);
        let start = || {
            *starts.lock() += 1;
            let is_first = *starts.lock() == 1;
            async move { assert!(!is_first, "the panic of this test") }
        };
        restart_on_panic("a test", Arc::new(SystemClock::new()), start).await;
        assert_eq!(*starts.lock(), 2);
    }
}
