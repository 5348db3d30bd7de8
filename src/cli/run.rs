//! Runs the bot, on Discord or in the sandbox, until Ctrl-C or SIGTERM. Also runs the async runtime for all commands.

use std::error::Error;
use std::io;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use rand::TryRng;
use rand::rngs::SysRng;
use sandbox::{Sandbox, SandboxConfig};
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::Instant;

use super::start::{BotError, start};
use crate::config::{Config, Route, Token};
use crate::discord::SHUTDOWN_LIMIT;
use crate::operate::endpoints::{Endpoints, Monitored};
use crate::operate::{backups, integrity, reports};
use crate::play::{BlockingWork, Clock, MatchService, Ports, SystemClock, restart_on_panic};
use crate::store::{FileLock, OpenError};
use crate::telemetry::BuildInfo;
use crate::version::{COMMIT, VERSION};
use contract::Secret;

/// The maximum time for a shutdown. A service manager must wait at least this long before it kills the program.
const MAX_SHUTDOWN_TIME: Duration = Duration::from_secs(12);
/// The pause between attempts to lock a database that another process uses.
const LOCK_RETRY_INTERVAL: Duration = Duration::from_millis(20);
/// The time limit for closing the database. No commit is lost if the database is not closed in time.
const DATABASE_CLOSE_TIMEOUT: Duration = Duration::from_millis(500);

const _: () = assert!(
    SHUTDOWN_LIMIT.as_millis() + DATABASE_CLOSE_TIMEOUT.as_millis() + THREADS_TIMEOUT.as_millis()
        < MAX_SHUTDOWN_TIME.as_millis()
);

/// Runs the bot, which connects to Discord as configured: directly, through a proxy, or at another host.
pub async fn run_bot(config: Config) -> Result<(), BotError> {
    let _lock = wait_for_lock(&config.database_url).await?;
    serve(&config).await
}

/// Locks the database for the bot. If another process holds the lock, waits up to [`MAX_SHUTDOWN_TIME`] for that
/// process to end.
async fn wait_for_lock(address: &str) -> Result<Option<FileLock>, OpenError> {
    let began = Instant::now();
    let mut waits = false;
    loop {
        match FileLock::acquire(address) {
            Err(error @ OpenError::InUse(_)) if began.elapsed() < MAX_SHUTDOWN_TIME => {
                if !std::mem::replace(&mut waits, true) {
                    tracing::info!(%error, "waiting for the other process to end");
                }
                tokio::time::sleep(LOCK_RETRY_INTERVAL).await;
            }
            taken => return taken,
        }
    }
}

/// Runs the sandbox, with or without the bot in this process.
pub async fn run_sandbox(mut config: Config, with_bot: bool) -> CommandResult {
    // The lock is taken before anything is opened or printed.
    let _lock = if with_bot { FileLock::acquire(&config.database_url)? } else { None };
    // The bot in this process uses the sandbox's new random token. A bot in another process needs a configured token.
    let token = match &config.token {
        _ if with_bot => None,
        Some(token) => Some(token.expose().to_owned()),
        None => {
            return Err("Without its bot the sandbox needs DISCORD_TOKEN, any text; set the same for the bot".into());
        }
    };
    let (address, data) = (config.sandbox_address, Some(config.sandbox_data.clone()));
    let running = Sandbox::start(SandboxConfig { address, data_dir: data, token, extra_hosts: Vec::new() }).await?;
    println!(
        "Snakepit is open at http://{} – open it in a browser, in several windows for several players.",
        running.address()
    );
    let ended = if with_bot {
        config.token = Some(Token::new(running.token()));
        let url = format!("http://{}", running.address());
        config.links.check.get_or_insert_with(|| format!("{url}/check"));
        config.route = Route::Proxy { api: url.clone(), cdn: url };
        serve(&config).await.map_err(Box::from)
    } else {
        wait_for_shutdown().await;
        Ok(())
    };
    running.shutdown().await;
    ended
}

/// Starts the bot and runs it until the shutdown signal. The caller must hold the database's lock.
async fn serve(config: &Config) -> Result<(), BotError> {
    let database = if config.database_url.starts_with("sqlite:") { "sqlite" } else { "postgres" };
    let build = BuildInfo { version: VERSION, commit: COMMIT, database };
    let shards = config.shards.map_or("as Discord recommends".to_owned(), |shards| shards.to_string());
    tracing::info!(version = VERSION, commit = COMMIT, database, shards, "Snakepit starts");
    let mut shutdown = pin!(wait_for_shutdown());
    // The endpoints are opened first, to report that the bot is starting, however long the start takes.
    let endpoints = match config.http_address {
        Some(address) => {
            Some(Endpoints::open(address, config.http_names.clone(), build).await.map_err(BotError::other)?)
        }
        None => None,
    };
    let clock: Arc<dyn Clock> = Arc::new(SystemClock::new());
    let (database, connection, leases, shards) = tokio::select! {
        () = &mut shutdown => {
            tracing::info!("shut down before the start was complete");
            return Ok(());
        }
        started = start(config, &clock) => started?,
    };
    if config.route == Route::Direct {
        println!("Invite the bot to a server: {}", connection.invite_url());
    }
    let ports = Ports {
        store: Arc::new(database.clone()),
        presenter: Arc::new(connection.presenter.clone()),
        clock: Arc::clone(&clock),
        new_secret: Arc::new(new_secret),
        spawn_blocking: Arc::new(limited_spawner()),
    };
    let matches = MatchService::new(ports, config.computer_move_time, config.picture_delay);
    matches.set_max_starts(config.starts_per_minute);
    matches.set_cheer_ms(config.show_ms());
    let monitored = Monitored {
        matches: Arc::clone(&matches),
        database: database.clone(),
        gateway: connection.gateway.clone(),
        requests: connection.presenter.api.transport.clone(),
    };
    endpoints.iter().for_each(|endpoints| endpoints.monitor(monitored.clone()));
    let process = SysRng.try_next_u64().map_err(BotError::other)?;
    let mut tasks = JoinSet::new();
    let announcement = connection.presenter.announcement.clone();
    tasks.spawn(reports::run_reporting(monitored, announcement, process.cast_signed(), Arc::clone(&clock)));
    if let Some(schedule) = config.backups.clone() {
        let url = config.database_url.clone();
        tasks.spawn(backups::run_schedule(schedule, url, Arc::clone(&matches), Arc::clone(&clock)));
    }
    tasks.spawn(integrity::check_daily(config.database_url.clone(), Arc::clone(&clock)));
    let shutdown = async {
        shutdown.await;
        endpoints.iter().for_each(Endpoints::report_shutdown);
    };
    // The list of blocked users and servers must be known before the first event. If it cannot be read, the task below
    // reports the error.
    let _ = matches.read_operator_blocks().await;
    let blocks = Arc::clone(&matches);
    tasks.spawn(async move { blocks.refresh_operator_blocks().await });
    let pruned = database.clone();
    let retention = config.retention;
    let its_clock = Arc::clone(&clock);
    let prune = move || pruned.clone().prune_forever(retention, Arc::clone(&its_clock));
    tasks.spawn(restart_on_panic("old data", clock, prune));
    let ended = connection.serve(matches, leases, shards, shutdown).await;
    tasks.abort_all();
    if tokio::time::timeout(DATABASE_CLOSE_TIMEOUT, database.close()).await.is_err() {
        tracing::warn!("the database could not be closed in time");
    }
    ended.map_err(|reason| BotError::Refused { reason, shards_are_set: config.shards.is_some() })
}

/// Returns a function that computes the computers' moves, on at most one thread per core. More threads would not be
/// faster, but would need more memory, because the allocator keeps the memory that each thread once needed.
fn limited_spawner() -> impl Fn(BlockingWork) {
    let permits = Arc::new(Semaphore::new(core_count()));
    move |work| {
        let permits = Arc::clone(&permits);
        tokio::spawn(async move {
            let _permit = permits.acquire_owned().await;
            // If the work panics, its match gets an error.
            drop(tokio::task::spawn_blocking(work).await);
        });
    }
}

fn core_count() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Returns a secret from the system's random source.
fn new_secret() -> Result<Secret, String> {
    let mut secret = Secret([0; 32]);
    SysRng.try_fill_bytes(&mut secret.0).map_err(|error| error.to_string())?;
    Ok(secret)
}

/// Waits for Ctrl-C or SIGTERM.
async fn wait_for_shutdown() {
    let received = async |kind| match signal(kind) {
        Ok(mut signal) => drop(signal.recv().await),
        Err(error) => {
            tracing::error!(%error, "a signal to end cannot be handled");
            std::future::pending().await
        }
    };
    tokio::select! {
        () = received(SignalKind::interrupt()) => (),
        () = received(SignalKind::terminate()) => (),
    }
}

/// The result of a command. An error is a message for the operator.
pub type CommandResult<T = ()> = Result<T, Box<dyn Error>>;

/// How long a shutdown waits for unfinished pictures and computers' moves.
pub const THREADS_TIMEOUT: Duration = Duration::from_millis(500);

/// Runs `work` on the async runtime. Then waits up to [`THREADS_TIMEOUT`] for blocking work, and abandons the rest.
pub fn run_on_runtime<T, E: From<io::Error>>(work: impl Future<Output = Result<T, E>>) -> Result<T, E> {
    // By default, glibc's allocator can give each thread its own arena. Arenas do not return memory that their threads
    // no longer need.
    #[cfg(target_env = "gnu")]
    // SAFETY: this only sets a number in the allocator, before there are other threads.
    unsafe {
        libc::mallopt(libc::M_ARENA_MAX, core_count().try_into().unwrap_or(libc::c_int::MAX))
    };
    let runtime = tokio::runtime::Runtime::new()?;
    let result = runtime.block_on(work);
    runtime.shutdown_timeout(THREADS_TIMEOUT);
    result
}
