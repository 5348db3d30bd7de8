//! Runs the bot, on Discord or in the sandbox, until Ctrl-C or SIGTERM.

use std::sync::Arc;
use std::time::Duration;

use contract::Secret;
use pictures::Renderer;
use rand::TryRng;
use rand::rngs::SysRng;
use sandbox::{Sandbox, SandboxConfig};
use tokio::sync::Semaphore;

use super::runtime::{Ended, THREADS_LIMIT};
use crate::config::{Config, Route, Token};
use crate::discord::{Connection, SHUTDOWN_LIMIT};
use crate::operate::endpoints::{Endpoints, Monitored};
use crate::play::{Clock, MatchService, Ports, SystemClock, Work};
use crate::store::{Database, FileLock};

/// The longest shutdown: how long a service manager must wait before it kills the program.
const MAX_SHUTDOWN: Duration = Duration::from_secs(10);
/// How long closing the database may take. Commits are safe without it.
const DATABASE_CLOSE_LIMIT: Duration = Duration::from_millis(500);

const _: () = assert!(
    SHUTDOWN_LIMIT.as_millis() + DATABASE_CLOSE_LIMIT.as_millis() + THREADS_LIMIT.as_millis()
        < MAX_SHUTDOWN.as_millis()
);

/// Runs the bot on the configured route to Discord.
pub async fn bot(config: Config) -> Ended {
    let _lock = FileLock::take(&config.database_url)?;
    serve(&config).await
}

/// Runs the sandbox, with or without the bot in this process.
pub async fn sandbox(mut config: Config, with_bot: bool) -> Ended {
    // Before anything is opened or printed.
    let _lock = if with_bot { FileLock::take(&config.database_url)? } else { None };
    // The bot in this process takes the sandbox's new random token. A bot elsewhere has to know the token beforehand.
    let token = match &config.token {
        _ if with_bot => None,
        Some(token) => Some(token.expose().to_owned()),
        None => {
            return Err("Without its bot the sandbox needs DISCORD_TOKEN, any text; set the same for the bot".into());
        }
    };
    let (address, data) = (config.sandbox_address, Some(config.sandbox_data.clone()));
    let running = Sandbox::start(SandboxConfig { address, data, token, tls: false }).await?;
    println!(
        "Snakepit is open at http://{} – open it in a browser, in several windows for several players.",
        running.address()
    );
    let ended = if with_bot {
        config.token = Some(Token::new(running.token()));
        config.route = Route::Proxy(format!("http://{}", running.address()));
        serve(&config).await
    } else {
        shutdown_signal().await;
        Ok(())
    };
    running.shutdown().await;
    ended
}

/// Serves matches until the shutdown signal. The caller holds the lock of the database.
async fn serve(config: &Config) -> Ended {
    let endpoints = match config.http_address {
        Some(address) => Some(Endpoints::open(address).await?),
        None => None,
    };
    let database = Database::open(&config.database_url).await?;
    let renderer = Renderer::with_system_fonts()?;
    let clock: Arc<dyn Clock> = Arc::new(SystemClock::new());
    let connection = Connection::open(config, database.clone(), renderer, Arc::clone(&clock)).await?;
    if config.route == Route::Direct {
        println!("Invite the bot to a server: {}", connection.invite());
    }
    let ports = Ports {
        store: Arc::new(database.clone()),
        presenter: Arc::new(connection.presenter()),
        clock: Arc::clone(&clock),
        secrets: Arc::new(new_secret),
        spawn_blocking: Arc::new(thinking_threads()),
    };
    let matches = MatchService::new(ports, config.computer_move);
    matches.limit_starts(config.starts_per_minute);
    if let Some(endpoints) = &endpoints {
        endpoints.monitor(Monitored {
            matches: Arc::clone(&matches),
            database: database.clone(),
            gateway: connection.gateway(),
        });
    }
    let shutdown = async {
        shutdown_signal().await;
        endpoints.iter().for_each(Endpoints::shutting_down);
    };
    let leases = database.leases(config.lease, &clock)?;
    let pruning = tokio::spawn(database.clone().keep_pruned(config.retention, clock));
    let ended = connection.serve(matches, leases, shutdown).await;
    pruning.abort();
    if tokio::time::timeout(DATABASE_CLOSE_LIMIT, database.close()).await.is_err() {
        tracing::warn!("the database could not be closed in time");
    }
    Ok(ended?)
}

/// Lets computers think on as many threads as there are cores. On more they would not be faster, and the allocator keeps for
/// each thread the memory that it once needed.
fn thinking_threads() -> impl Fn(Work) {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let permits = Arc::new(Semaphore::new(cores));
    move |work| {
        let permits = Arc::clone(&permits);
        tokio::spawn(async move {
            let _permit = permits.acquire_owned().await;
            // If the work panics, its match notices.
            drop(tokio::task::spawn_blocking(work).await);
        });
    }
}

/// Returns a secret from the system's random source.
fn new_secret() -> Result<Secret, String> {
    let mut secret = Secret([0; 32]);
    SysRng.try_fill_bytes(&mut secret.0).map_err(|error| error.to_string())?;
    Ok(secret)
}

/// Waits for Ctrl-C or, on Unix, SIGTERM.
async fn shutdown_signal() {
    let interrupted = async {
        if let Err(error) = tokio::signal::ctrl_c().await {
            tracing::error!(%error, "Ctrl-C cannot be handled");
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(error) => {
                tracing::error!(%error, "SIGTERM cannot be handled");
                std::future::pending::<()>().await;
            }
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => (),
        () = terminated => (),
    }
}
