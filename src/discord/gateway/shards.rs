//! The gateway shards of this process. Each shard starts and stops with its lease.
//!
//! serenity's own manager is unsuitable. It starts all shards, and identifies only every five seconds even if Discord
//! allows it more often. It also replaces lost sessions itself. In the bot, that manager only receives reports, and its start
//! queue stays blocked. Each shard runner starts when the budget of all processes allows an IDENTIFY. A runner exits
//! when it loses its session. The shard then requests a new session.

use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::pin::pin;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use async_trait::async_trait;
use futures_util::FutureExt as _;
use serenity::Client;
use serenity::all::{
    ConnectionStage, Event, Framework, Http, SessionStartLimit, Shard, ShardId, ShardInfo, ShardManager,
    ShardMessenger, ShardRunner, ShardRunnerInfo, ShardRunnerOptions,
};
use serenity::gateway::{CollectorCallback, GatewayError};
use serenity::prelude::{RwLock, TypeMap};
use tokio::sync::{Mutex, MutexGuard, OwnedMutexGuard, mpsc, watch};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;
use tracing::field::{Field, Visit};
use tracing::{Level, Metadata, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::layer::Context;
use tracing_subscriber::registry::LookupSpan;

use super::connect::INTENTS;
use crate::discord::http::{RequestBudget, error_chain};
use crate::play::shards::{IDENTIFY_EVERY, IdentifyQueue, LeaseError, Leases, ShardHolder};
use crate::play::{Clock, MatchService};
use crate::telemetry;
use crate::timestamp::Timestamp;

/// The time limit for asking Discord how many sessions may start.
const LIMIT_TIMEOUT: Duration = Duration::from_secs(5);
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);
/// The time limit for a runner to close its connection. The runner checks for messages twice a second.
const CLOSE_TIMEOUT: Duration = Duration::from_millis(700);
/// The time limit for showing a shard's matches before the process gives the shard up. The next process shows the rest.
const UNLOAD_TIMEOUT: Duration = Duration::from_secs(3);
/// The pause after the first failed connection. It doubles with each further failure, up to [`MAX_PAUSE`].
const FIRST_PAUSE: Duration = Duration::from_secs(1);
const MAX_PAUSE: Duration = Duration::from_secs(60);
/// The bot logs a warning if fewer session starts than this remain.
const FEW_SESSIONS: u64 = 50;
/// The pause before asking Discord again when no session starts are left.
const NO_SESSIONS_PAUSE: Duration = Duration::from_secs(600);

/// Runs this process's shards.
pub struct GatewayShards {
    pub connector: ShardConnector,
    pub total: u32,
    pub leases: Arc<dyn Leases>,
    /// The shards that wait for their session starts.
    pub identifies: IdentifyQueue,
    pub start_limit: Mutex<StartLimit>,
    pub matches: Arc<MatchService>,
    pub clock: Arc<dyn Clock>,
    pub running: parking_lot::Mutex<HashMap<u32, (CancellationToken, JoinHandle<()>)>>,
    /// Sends the reason if Discord refuses this bot.
    pub refused: mpsc::Sender<Refused>,
    pub budget: RequestBudget,
}

/// Discord's limit on session starts.
pub struct StartLimit {
    pub limit: SessionStartLimit,
    /// The time at which Discord reported this limit.
    pub reported: Timestamp,
}

/// Connects shards, using the parts of a serenity client.
pub struct ShardConnector {
    pub manager: Arc<ShardManager>,
    data: Arc<RwLock<TypeMap>>,
    http: Arc<Http>,
    framework: Arc<dyn Framework>,
    /// The gateway's URL.
    url: String,
    /// This lock is never released. It blocks serenity's own start queue.
    _start_queue_lock: OwnedMutexGuard<String>,
}

/// A connected shard that has not identified yet.
struct ConnectedShard {
    runner: ShardRunner,
    messenger: ShardMessenger,
    /// The URL for reconnecting. While the lock is held, the runner cannot reconnect.
    url: Arc<Mutex<String>>,
    /// The shard's key in the IDENTIFY budget.
    key: u32,
}

impl ShardConnector {
    /// Takes over from the client, which no longer starts shards. Runners pass their events to `framework`.
    pub async fn new(client: &Client, framework: Arc<dyn Framework>, url: String) -> ShardConnector {
        // Each exiting runner waits for this notification and re-sends it, so one notification is enough for all
        // runners.
        client.shard_manager.shutdown_finished(ShardId(0));
        ShardConnector {
            manager: Arc::clone(&client.shard_manager),
            data: Arc::clone(&client.data),
            http: Arc::clone(&client.http),
            framework,
            url,
            _start_queue_lock: Arc::clone(&client.ws_url).lock_owned().await,
        }
    }

    async fn connect(&self, shard: ShardInfo, key: u32) -> serenity::Result<ConnectedShard> {
        let url = Arc::new(Mutex::new(self.url.clone()));
        let shard = Shard::new(Arc::clone(&url), self.http.token(), shard, INTENTS, None).await?;
        let id = shard.shard_info().id;
        let runner = ShardRunner::new(ShardRunnerOptions {
            data: Arc::clone(&self.data),
            event_handlers: Vec::new(),
            raw_event_handlers: Vec::new(),
            framework: Some(Arc::clone(&self.framework)),
            manager: Arc::clone(&self.manager),
            shard,
            http: Arc::clone(&self.http),
        });
        let messenger = ShardMessenger::new(&runner);
        let info =
            ShardRunnerInfo { latency: None, runner_tx: messenger.clone(), stage: ConnectionStage::Disconnected };
        self.manager.runners.lock().await.insert(id, info);
        Ok(ConnectedShard { runner, messenger, url, key })
    }
}

impl GatewayShards {
    /// Keeps a shard connected until `stop` is cancelled.
    async fn run(self: Arc<Self>, shard: u32, stop: CancellationToken) {
        let mut pause = FIRST_PAUSE;
        loop {
            let began = self.clock.now();
            let ended = AssertUnwindSafe(self.run_session(shard, &stop)).catch_unwind().await;
            self.connector.manager.runners.lock().await.remove(&ShardId(shard));
            if stop.is_cancelled() {
                return;
            }
            match ended {
                Ok(Ok(())) => tracing::warn!(shard, "a shard lost its session; starting a new one"),
                Ok(Err(SessionError::Fatal(reason))) => {
                    // The receiver is dropped only during shutdown.
                    let _ = self.refused.try_send(reason);
                    return;
                }
                Ok(Err(SessionError::Temporary(error))) => tracing::warn!(shard, error, "a shard cannot connect"),
                Err(_) => tracing::error!(shard, "a shard runner panicked; starting a new session"),
            }
            pause = if self.clock.now() - began > MAX_PAUSE { FIRST_PAUSE } else { pause };
            tokio::select! {
                () = stop.cancelled() => return,
                () = self.clock.until(self.clock.now() + pause) => (),
            }
            pause = (pause * 2).min(MAX_PAUSE);
        }
    }

    /// Starts a session when the budget allows one, and runs it until the session is lost or `stop` is cancelled.
    async fn run_session(&self, shard: u32, stop: &CancellationToken) -> Result<(), SessionError> {
        let key = tokio::select! {
            () = stop.cancelled() => return Ok(()),
            key = self.wait_for_identify(shard) => key?,
        };
        let info = ShardInfo { id: ShardId(shard), total: self.total };
        let failure = match tokio::time::timeout(CONNECT_TIMEOUT, self.connector.connect(info, key)).await {
            Ok(Ok(connected)) => return self.run_connected(connected, stop).await,
            Ok(Err(error)) => error_chain(&error),
            Err(_) => "the gateway does not respond".to_owned(),
        };
        self.report_identified(key).await;
        Err(SessionError::Temporary(failure))
    }

    /// Waits until Discord and the shared budget allow this shard to identify. Returns the shard's key in the budget.
    async fn wait_for_identify(&self, shard: u32) -> Result<u32, SessionError> {
        loop {
            let limit = self.start_limit().await?.limit.clone();
            if !has_sessions_left(&limit) {
                self.wait(NO_SESSIONS_PAUSE.min(Duration::from_millis(limit.reset_after))).await;
                continue;
            }
            let key = shard % max_concurrency(&limit);
            self.identifies.wait(key).await?;
            // The limit may have changed during the wait.
            match self.start_limit().await {
                Ok(mut now) if now.limit.remaining > 0 && shard % max_concurrency(&now.limit) == key => {
                    now.limit.remaining -= 1;
                    telemetry::session_starts_left(now.limit.remaining);
                    return Ok(key);
                }
                Ok(_) => self.report_identified(key).await,
                Err(error) => {
                    self.report_identified(key).await;
                    return Err(error);
                }
            }
        }
    }

    /// Returns Discord's limit on session starts. Discord also limits how often the bot may ask, so all shards share
    /// one response until the next sessions may start.
    async fn start_limit(&self) -> Result<MutexGuard<'_, StartLimit>, SessionError> {
        let mut newest = self.start_limit.lock().await;
        if self.clock.now() - newest.reported >= IDENTIFY_EVERY {
            let gateway = tokio::time::timeout(LIMIT_TIMEOUT, self.connector.http.get_bot_gateway()).await;
            let gateway = gateway.map_err(|_| SessionError::Temporary("Discord does not respond".to_owned()))?;
            let gateway = gateway.map_err(|error| SessionError::Temporary(error_chain(&error)))?;
            *newest = StartLimit { limit: gateway.session_start_limit, reported: self.clock.now() };
            telemetry::session_starts_left(newest.limit.remaining);
        }
        Ok(newest)
    }

    async fn wait(&self, duration: Duration) {
        self.clock.until(self.clock.now() + duration).await;
    }

    /// Reports that the IDENTIFY with this key succeeded or failed, so that the next one may start.
    async fn report_identified(&self, key: u32) {
        if let Err(error) = self.leases.identified(key).await {
            tracing::warn!(%error, "an IDENTIFY could not be reported; the next one waits for its time limit");
        }
    }

    async fn run_connected(&self, shard: ConnectedShard, stop: &CancellationToken) -> Result<(), SessionError> {
        let ConnectedShard { mut runner, messenger, url, key } = shard;
        let ready = CancellationToken::new();
        let on_ready = ready.clone();
        messenger.add_collector(CollectorCallback(Box::new(move |event| {
            if matches!(event, Event::Ready(_)) {
                on_ready.cancel();
            }
            !on_ready.is_cancelled()
        })));
        let session = async {
            let mut run = pin!(runner.run());
            tokio::select! {
                ended = &mut run => ended,
                () = stop.cancelled() => {
                    // Keeps the runner from reconnecting when Discord closes the connection.
                    let _no_reconnect = url.lock().await;
                    messenger.shutdown_clean();
                    tokio::time::timeout(CLOSE_TIMEOUT, &mut run).await.unwrap_or(Ok(()))
                }
            }
        };
        let identified = async {
            ready.cancelled().await;
            self.report_identified(key).await;
            std::future::pending::<()>().await;
        };
        let ended = tokio::select! {
            ended = session => ended,
            () = identified => Ok(()),
        };
        if !ready.is_cancelled() {
            self.report_identified(key).await;
        }
        ended.map_err(|error| SessionError::from_runner(&error))
    }
}

impl GatewayShards {
    /// Gives this process its part of the requests that Discord allows.
    fn divide_requests(&self) {
        self.budget.set_share(self.matches.shards().len(), self.total);
    }
}

#[async_trait]
impl ShardHolder for GatewayShards {
    fn take(self: Arc<Self>, shard: u32) {
        self.matches.take_shard(shard);
        self.divide_requests();
        let stop = CancellationToken::new();
        let task = tokio::spawn(Arc::clone(&self).run(shard, stop.clone()));
        self.running.lock().insert(shard, (stop, task));
    }

    async fn give_up(&self, shard: u32) {
        let running = self.running.lock().remove(&shard);
        if let Some((stop, task)) = running {
            stop.cancel();
            // `run` catches panics, and nothing aborts it.
            let _ = task.await;
        }
        if tokio::time::timeout(UNLOAD_TIMEOUT, self.matches.unload_shard(shard)).await.is_err() {
            tracing::warn!(shard, "some matches of a shard could not be shown before it was given up");
        }
        self.matches.release_shard(shard);
        self.divide_requests();
    }

    fn extend_trust(&self, until: Timestamp) -> bool {
        self.matches.extend_ownership(until)
    }
}

/// Why a session ended.
enum SessionError {
    /// A new session might succeed.
    Temporary(String),
    /// Discord refuses this bot.
    Fatal(Refused),
}

impl From<LeaseError> for SessionError {
    fn from(error: LeaseError) -> SessionError {
        SessionError::Temporary(error.to_string())
    }
}

/// Returns the number of shards that may identify at the same time. Shards whose numbers are congruent modulo this
/// number share a key.
fn max_concurrency(limit: &SessionStartLimit) -> u32 {
    u32::try_from(limit.max_concurrency).unwrap_or(1).max(1)
}

/// Returns whether Discord allows another session today. Logs a warning if few are left.
fn has_sessions_left(limit: &SessionStartLimit) -> bool {
    let hours = limit.reset_after / 3_600_000;
    match limit.remaining {
        0 => tracing::error!(
            total = limit.total,
            hours,
            "Discord allows no more sessions until the daily budget is renewed; unconnected shards wait"
        ),
        left if left < FEW_SESSIONS => {
            tracing::warn!(left, total = limit.total, hours, "few sessions are left until the budget is renewed");
        }
        _ => (),
    }
    limit.remaining > 0
}

/// Why Discord refuses this bot. `Display` is written for the operator.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("the connection to Discord ended: {meaning}")]
pub struct Refused {
    meaning: &'static str,
    /// Whether restarting might help, because a new start asks Discord for the number of shards again.
    pub wrong_shards: bool,
}

/// serenity's log messages for three of the six fatal close codes, and their meanings. After the other codes (4004,
/// 4013, 4014), serenity ends its client. After these three, serenity reconnects forever and only writes a log line, so
/// a log layer detects them (<https://discord.com/developers/docs/topics/opcodes-and-status-codes#gateway>).
const FATAL: [(&str, Refused); 3] = [
    (
        "Sent invalid shard data",
        Refused {
            meaning: "Discord knows no such shard (close code 4010); remove the setting SHARDS, and the next start asks Discord for the number",
            wrong_shards: true,
        },
    ),
    (
        "Shard has too many guilds",
        Refused {
            meaning: "the bot is in too many servers for its shards (close code 4011); remove the setting SHARDS, and the next start asks Discord for the number",
            wrong_shards: true,
        },
    ),
    (
        "Unknown unclean close 4012",
        Refused {
            meaning: "Discord no longer supports this version of its API (close code 4012); install a newer version of this program",
            wrong_shards: false,
        },
    ),
];

/// The first fatal close that was logged.
static DETECTED: LazyLock<watch::Sender<Option<Refused>>> = LazyLock::new(|| watch::Sender::new(None));

/// Returns the log layer that detects the fatal closes. Without it, the bot would reconnect forever.
pub fn fatal_close_layer<S: Subscriber + for<'a> LookupSpan<'a>>() -> impl Layer<S> {
    let relevant = |metadata: &Metadata<'_>| {
        *metadata.level() <= Level::WARN && metadata.target().starts_with("serenity::gateway")
    };
    // The hint lets tracing skip lower levels early.
    FatalCloseLayer.with_filter(filter_fn(relevant).with_max_level_hint(Level::WARN))
}

/// Waits for a fatal close that serenity only logs.
pub async fn wait_for_fatal_close() -> Refused {
    let mut detected = DETECTED.subscribe();
    match detected.wait_for(Option::is_some).await.as_deref() {
        Ok(Some(refused)) => *refused,
        // This never happens, because the sender lives as long as the program.
        Ok(None) | Err(_) => std::future::pending().await,
    }
}

impl SessionError {
    /// Interprets the error with which a shard runner ended.
    fn from_runner(error: &serenity::Error) -> SessionError {
        let meaning = match error {
            serenity::Error::Gateway(GatewayError::InvalidAuthentication) => {
                "Discord no longer accepts this token (close code 4004); copy the new one from the developer portal"
            }
            serenity::Error::Gateway(GatewayError::InvalidGatewayIntents) => {
                "Discord does not know the intents of this version (close code 4013); install a newer version of this program"
            }
            serenity::Error::Gateway(GatewayError::DisallowedGatewayIntents) => {
                "Discord does not allow the intents of this version (close code 4014)"
            }
            error => return SessionError::Temporary(error_chain(error)),
        };
        SessionError::Fatal(Refused { meaning, wrong_shards: false })
    }
}

struct FatalCloseLayer;

impl<S: Subscriber> Layer<S> for FatalCloseLayer {
    fn on_event(&self, event: &tracing::Event<'_>, _: Context<'_, S>) {
        event.record(&mut MessageVisitor);
    }
}

struct MessageVisitor;

impl Visit for MessageVisitor {
    fn record_debug(&mut self, field: &Field, value: &dyn std::fmt::Debug) {
        if field.name() == "message" {
            let message = format!("{value:?}");
            if let Some((_, refused)) = FATAL.iter().find(|(text, _)| message.contains(text)) {
                DETECTED.send_replace(Some(*refused));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_session_starts_only_while_the_daily_budget_lasts() {
        for (remaining, allowed) in [(0, false), (1, true), (999, true)] {
            let limit = json!({"total": 1_000, "remaining": remaining, "reset_after": 3_600_000, "max_concurrency": 1});
            let limit: SessionStartLimit = serde_json::from_value(limit).unwrap();
            assert_eq!(has_sessions_left(&limit), allowed, "{remaining} left");
        }
    }
}
