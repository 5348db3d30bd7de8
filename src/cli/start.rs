//! Starts the bot. Repeats steps that fail only because Discord or the database cannot be reached yet.

use std::error::Error;
use std::sync::Arc;
use std::time::Duration;

use pictures::Renderer;
use rand::TryRng as _;
use rand::rngs::SysRng;

use crate::config::Config;
use crate::discord::{ConnectError, Connection, GatewayRefusal};
use crate::play::Clock;
use crate::play::shards::{LeaseError, Leases};
use crate::store::{Database, OpenError};

/// The exit code for failures that might not recur at the next start.
pub const TEMPORARY_ERROR: u8 = 1;
/// The exit code for a wrong setting or argument, and for other failures that only the operator can fix.
pub const USAGE_ERROR: u8 = 2;

/// The pause after the first failed attempt. It doubles with each further failure.
const MIN_RETRY_PAUSE: Duration = Duration::from_secs(1);
/// The longest pause between attempts, unless Discord asks for a longer pause.
const MAX_RETRY_PAUSE: Duration = Duration::from_secs(60);
/// The longest pause that the program makes when Discord asks for a pause.
const MAX_RETRY_AFTER: Duration = Duration::from_secs(3_600);

/// Why the bot ends or a command fails. `Display` is a sentence for the operator.
#[derive(Debug, thiserror::Error)]
pub enum BotError {
    #[error(transparent)]
    Database(#[from] OpenError),
    #[error(transparent)]
    Discord(#[from] ConnectError),
    #[error(transparent)]
    Leases(#[from] LeaseError),
    /// Discord refused the bot while it was running.
    #[error("{reason}")]
    Refused { reason: GatewayRefusal, shards_are_set: bool },
    /// A command failed.
    #[error(transparent)]
    Command(#[from] Box<dyn Error>),
    #[error(transparent)]
    Runtime(#[from] std::io::Error),
    #[error(transparent)]
    Other(Box<dyn Error>),
}

impl BotError {
    /// Wraps an error that a restart might fix.
    pub fn other(error: impl Into<Box<dyn Error>>) -> BotError {
        BotError::Other(error.into())
    }

    /// Returns the program's exit code. A service manager restarts the program after [`TEMPORARY_ERROR`].
    pub fn exit_code(&self) -> u8 {
        let needs_operator = match self {
            BotError::Database(error) => error.needs_operator(),
            BotError::Discord(_) | BotError::Leases(_) => !self.is_temporary(),
            // The next start asks Discord for the number of shards, unless the operator has set it.
            BotError::Refused { reason, shards_are_set } => *shards_are_set || !reason.wrong_shards,
            BotError::Command(_) => true,
            BotError::Runtime(_) | BotError::Other(_) => false,
        };
        if needs_operator { USAGE_ERROR } else { TEMPORARY_ERROR }
    }

    fn is_temporary(&self) -> bool {
        match self {
            BotError::Database(error) => error.is_temporary(),
            BotError::Discord(error) => error.is_temporary(),
            BotError::Leases(error) => error.is_temporary(),
            BotError::Refused { .. } | BotError::Command(_) | BotError::Runtime(_) | BotError::Other(_) => false,
        }
    }
}

/// Opens the database, connects to Discord, and agrees with the other processes on the number of shards. Waits until
/// Discord and the database can be reached. Returns the database, the connection, the leases on shards, and the total
/// number of shards across all processes.
///
/// # Errors
/// Fails on errors that a retry cannot fix, such as a rejected token.
pub async fn start(
    config: &Config,
    clock: &Arc<dyn Clock>,
) -> Result<(Database, Connection, Arc<dyn Leases>, u32), BotError> {
    let database = retry(&**clock, async || Database::open(&config.database_url).await).await?;
    let renderer = Renderer::with_system_fonts().map_err(BotError::other)?;
    let connect = async || Connection::open(config, database.clone(), renderer.clone(), Arc::clone(clock)).await;
    let connection = retry(&**clock, connect).await?;
    let leases = database.leases(config.lease_terms, clock).map_err(BotError::other)?;
    let shard_count = retry(&**clock, async || connection.agree_on_shards(&*leases).await).await?;
    Ok((database, connection, leases, shard_count))
}

/// Repeats `attempt`, with growing pauses, while its error is temporary.
async fn retry<T, E: Into<BotError>>(
    clock: &dyn Clock,
    attempt: impl AsyncFn() -> Result<T, E>,
) -> Result<T, BotError> {
    let mut pause = MIN_RETRY_PAUSE;
    loop {
        let error = match attempt().await {
            Ok(done) => return Ok(done),
            Err(error) => error.into(),
        };
        if !error.is_temporary() {
            return Err(error);
        }
        let asked = if let BotError::Discord(error) = &error { error.retry_after() } else { None };
        let asked = asked.unwrap_or_default().min(MAX_RETRY_AFTER);
        // A random factor from 0.75 to 1, so that several processes do not retry at the same time.
        let jitter = 0.75 + 0.25 * f64::from(SysRng.try_next_u32().unwrap_or(u32::MAX)) / f64::from(u32::MAX);
        let wait = pause.mul_f64(jitter).max(asked);
        tracing::warn!(%error, seconds = wait.as_millis().div_ceil(1_000), "the bot cannot start yet; trying again");
        clock.sleep_until(clock.now() + wait).await;
        pause = (pause * 2).min(MAX_RETRY_PAUSE);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::*;
    use crate::play::SystemClock;
    use crate::timestamp::Timestamp;

    fn unreachable(retry_after: Option<Duration>) -> ConnectError {
        ConnectError::Unreachable { place: "here", reason: "it is down".to_owned(), retry_after }
    }

    /// Retries an attempt that fails once with each of these errors and then succeeds. Returns the result and the
    /// pauses between the attempts.
    async fn pauses(errors: Vec<ConnectError>) -> (Result<(), BotError>, Vec<Duration>) {
        let clock = SystemClock::new();
        let tries: Mutex<Vec<Timestamp>> = Mutex::default();
        let errors = Mutex::new(errors.into_iter());
        let attempt = async || {
            tries.lock().unwrap().push(clock.now());
            errors.lock().unwrap().next().map_or(Ok(()), Err)
        };
        let result = retry(&clock, attempt).await;
        let tries = tries.into_inner().unwrap();
        (result, tries.windows(2).map(|pair| pair[1] - pair[0]).collect())
    }

    #[tokio::test(start_paused = true)]
    async fn pauses_grow_to_a_minute() {
        let (result, pauses) = pauses((0..9).map(|_| unreachable(None)).collect()).await;
        result.unwrap();
        let most = [1, 2, 4, 8, 16, 32, 60, 60, 60].map(Duration::from_secs);
        assert_eq!(pauses.len(), most.len());
        for (pause, most) in pauses.iter().zip(most) {
            // The clock counts whole milliseconds.
            let slack = Duration::from_millis(2);
            assert!((most.mul_f64(0.75) - slack..=most + slack).contains(pause), "{pauses:?}");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_pause_is_as_long_as_discord_asks() {
        let asked = [90, 1_000_000].map(Duration::from_secs);
        let (_, pauses) = pauses(asked.map(|wait| unreachable(Some(wait))).into()).await;
        assert_eq!(pauses, [asked[0], MAX_RETRY_AFTER]);
    }

    #[tokio::test(start_paused = true)]
    async fn what_does_not_pass_is_not_tried_again() {
        let (result, pauses) = pauses(vec![ConnectError::WrongToken]).await;
        assert_eq!((result.unwrap_err().exit_code(), pauses.len()), (USAGE_ERROR, 0));
    }
}
