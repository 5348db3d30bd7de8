//! The shards of the gateway that this process runs, begun and ended one by one as its leases come and go.
//!
//! serenity's own manager starts all shards of a client at once, allows itself one IDENTIFY in five seconds whatever Discord
//! allows, and begins a lost session anew without asking anybody. So its manager is only what runners report to, its queue
//! of starts is kept asleep, and each of serenity's runners is started here: when the budget that all processes share has
//! an IDENTIFY for it. A runner whose session is lost ends, and comes back to that question.

use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use futures_util::FutureExt as _;
use serenity::Client;
use serenity::all::{
    BotGateway, ConnectionStage, Event, Framework, GatewayIntents, Http, Shard, ShardId, ShardInfo, ShardManager,
    ShardMessenger, ShardRunner, ShardRunnerInfo, ShardRunnerOptions,
};
use serenity::gateway::CollectorCallback;
use serenity::prelude::{RwLock, TypeMap};
use tokio::sync::{Mutex, OwnedMutexGuard, mpsc};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::discord::Disconnected;
use crate::lease::{Holder, LeaseError, Leases};
use crate::table::{Clock, Table};

/// How long connecting to the gateway may take.
const CONNECTING: Duration = Duration::from_secs(10);
/// How long a runner needs to hear that it is to end and to tell Discord: it looks up twice a second.
const CLOSING: Duration = Duration::from_millis(700);
/// How long the matches of a shard may take to be shown before they are left to whoever has the shard next.
const PUTTING_AWAY: Duration = Duration::from_secs(3);
/// The pause after a connection that failed, in milliseconds; it doubles up to the longest.
const FIRST_PAUSE: i64 = 1_000;
const LONGEST_PAUSE: i64 = 60_000;
/// Below so many sessions that may still be begun today the operator is told.
const FEW_SESSIONS: u64 = 50;
/// How often Discord is asked for further sessions while there are none, in milliseconds.
const NO_SESSIONS_PAUSE: i64 = 600_000;

/// Runs shards.
pub struct GatewayShards {
    runners: Runners,
    total: u32,
    leases: Arc<dyn Leases>,
    table: Arc<Table>,
    clock: Arc<dyn Clock>,
    running: std::sync::Mutex<HashMap<u32, (CancellationToken, JoinHandle<()>)>>,
    /// Discord does not want this bot any more.
    ended: mpsc::Sender<Disconnected>,
}

/// What runners of serenity's need.
pub struct Runners {
    manager: Arc<ShardManager>,
    data: Arc<RwLock<TypeMap>>,
    http: Arc<Http>,
    framework: Arc<dyn Framework>,
    intents: GatewayIntents,
    /// The gateway's address.
    url: String,
    /// Held for good: serenity's own queue of starts waits for this lock.
    _asleep: OwnedMutexGuard<String>,
}

/// A shard that is connected and has not identified yet.
struct Connected {
    runner: ShardRunner,
    messenger: ShardMessenger,
    /// The address where its runner connects anew. Whoever holds the lock keeps it from that.
    url: Arc<Mutex<String>>,
    key: u32,
}

impl Runners {
    /// Takes the place of the client's own way to start shards. Runners hand what they hear to the framework.
    pub async fn new(client: &Client, framework: Arc<dyn Framework>, intents: GatewayIntents, url: String) -> Runners {
        // A runner that ends waits for a word that says so; it leaves one for the next, so one is always there.
        client.shard_manager.shutdown_finished(ShardId(0));
        Runners {
            manager: Arc::clone(&client.shard_manager),
            data: Arc::clone(&client.data),
            http: Arc::clone(&client.http),
            framework,
            intents,
            url,
            _asleep: Arc::clone(&client.ws_url).lock_owned().await,
        }
    }

    /// What the runners report to.
    pub fn manager(&self) -> Arc<ShardManager> {
        Arc::clone(&self.manager)
    }

    /// Connects a shard.
    async fn connect(&self, shard: ShardInfo, key: u32) -> serenity::Result<Connected> {
        let url = Arc::new(Mutex::new(self.url.clone()));
        let shard = Shard::new(Arc::clone(&url), self.http.token(), shard, self.intents, None).await?;
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
        Ok(Connected { runner, messenger, url, key })
    }
}

impl GatewayShards {
    /// Runs none of `total` shards yet. When Discord does not want this bot any more that is said to `ended`.
    pub fn new(
        runners: Runners,
        total: u32,
        leases: Arc<dyn Leases>,
        table: Arc<Table>,
        clock: Arc<dyn Clock>,
        ended: mpsc::Sender<Disconnected>,
    ) -> GatewayShards {
        GatewayShards { runners, total, leases, table, clock, running: std::sync::Mutex::default(), ended }
    }

    fn running(&self) -> std::sync::MutexGuard<'_, HashMap<u32, (CancellationToken, JoinHandle<()>)>> {
        self.running.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Keeps a shard connected until it is told to stop.
    async fn run(self: Arc<Self>, shard: u32, stop: CancellationToken) {
        let mut pause = FIRST_PAUSE;
        loop {
            let began = self.clock.now();
            let ended = AssertUnwindSafe(self.session(shard, &stop)).catch_unwind().await;
            self.runners.manager.runners.lock().await.remove(&ShardId(shard));
            if stop.is_cancelled() {
                return;
            }
            match ended {
                Ok(Ok(())) => tracing::warn!(shard, "the session of a shard is lost, and begun anew"),
                Ok(Err(Broken::Unwanted(unwanted))) => {
                    // If nobody listens any more the bot is ending anyway.
                    let _ = self.ended.try_send(unwanted);
                    return;
                }
                Ok(Err(Broken::Passing(error))) => tracing::warn!(shard, error, "a shard cannot be connected"),
                Err(_) => tracing::error!(shard, "what ran a shard panicked; its session is begun anew"),
            }
            pause = if self.clock.now() - began > LONGEST_PAUSE { FIRST_PAUSE } else { pause };
            tokio::select! {
                () = stop.cancelled() => return,
                () = self.clock.until(self.clock.now() + pause) => (),
            }
            pause = (pause * 2).min(LONGEST_PAUSE);
        }
    }

    /// Begins a session and runs it until it is lost or told to stop.
    async fn session(&self, shard: u32, stop: &CancellationToken) -> Result<(), Broken> {
        match self.begin(shard, stop).await? {
            Some(connected) => self.attend(connected, stop).await,
            None => Ok(()),
        }
    }

    /// Waits until the shard may begin a session, and connects it. `None` if it is told to stop before.
    async fn begin(&self, shard: u32, stop: &CancellationToken) -> Result<Option<Connected>, Broken> {
        let key = tokio::select! {
            () = stop.cancelled() => return Ok(None),
            key = self.may_begin(shard) => key?,
        };
        let info = ShardInfo { id: ShardId(shard), total: self.total };
        match tokio::time::timeout(CONNECTING, self.runners.connect(info, key)).await {
            Ok(Ok(connected)) => Ok(Some(connected)),
            failed => {
                self.begun(key).await;
                Err(Broken::Passing(match failed {
                    Ok(Err(error)) => error.to_string(),
                    _ => "the gateway does not answer".to_owned(),
                }))
            }
        }
    }

    /// Waits until the budget of sessions has one for this shard; returns the key under which it is counted.
    async fn may_begin(&self, shard: u32) -> Result<u32, Broken> {
        loop {
            let bot = self.runners.http.get_bot_gateway().await.map_err(|error| Broken::Passing(error.to_string()))?;
            if sessions_left(&bot) {
                let key = shard % key_count(&bot);
                match self.leases.may_identify(key).await {
                    Ok(None) => return Ok(key),
                    Ok(Some(wait)) => self.wait(wait).await,
                    Err(error) => return Err(error.into()),
                }
            } else {
                self.wait(NO_SESSIONS_PAUSE.min(milliseconds(bot.session_start_limit.reset_after))).await;
            }
        }
    }

    async fn wait(&self, milliseconds: i64) {
        self.clock.until(self.clock.now() + milliseconds).await;
    }

    /// Tells the others that the IDENTIFY of this key is over.
    async fn begun(&self, key: u32) {
        if let Err(error) = self.leases.identified(key).await {
            tracing::warn!(%error, "the next session has to wait until this one's time is over");
        }
    }

    /// Runs a session until it is lost or told to stop.
    async fn attend(&self, connected: Connected, stop: &CancellationToken) -> Result<(), Broken> {
        let Connected { mut runner, messenger, url, key } = connected;
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
                    // Held, so that it does not connect anew once Discord has closed the connection.
                    let _held = url.lock().await;
                    messenger.shutdown_clean();
                    tokio::time::timeout(CLOSING, &mut run).await.unwrap_or(Ok(()))
                }
            }
        };
        let identified = async {
            ready.cancelled().await;
            self.begun(key).await;
            std::future::pending::<()>().await;
        };
        let ended = tokio::select! {
            ended = session => ended,
            () = identified => Ok(()),
        };
        if !ready.is_cancelled() {
            self.begun(key).await;
        }
        // The runner itself ends with an error only where trying again is in vain.
        ended.map_err(|error| Broken::Unwanted(error.into()))
    }
}

#[async_trait]
impl Holder for GatewayShards {
    fn take(self: Arc<Self>, shard: u32) {
        self.table.take(shard);
        let stop = CancellationToken::new();
        let task = tokio::spawn(Arc::clone(&self).run(shard, stop.clone()));
        self.running().insert(shard, (stop, task));
    }

    async fn give_up(&self, shard: u32) {
        let running = self.running().remove(&shard);
        if let Some((stop, task)) = running {
            stop.cancel();
            // It ends in whatever way.
            let _ = task.await;
        }
        if tokio::time::timeout(PUTTING_AWAY, self.table.put_away(shard)).await.is_err() {
            tracing::warn!(shard, "not all matches of a shard could be shown before it was given up");
        }
        self.table.let_go(shard);
    }

    fn trust(&self, until: i64) -> bool {
        self.table.trust(until)
    }
}

/// Why a shard is not connected.
enum Broken {
    /// It may work later.
    Passing(String),
    /// Discord does not want this bot any more.
    Unwanted(Disconnected),
}

impl From<LeaseError> for Broken {
    fn from(error: LeaseError) -> Broken {
        Broken::Passing(error.to_string())
    }
}

/// How many keys share the budget: each may begin a session at the same time.
fn key_count(bot: &BotGateway) -> u32 {
    u32::try_from(bot.session_start_limit.max_concurrency).unwrap_or(1).max(1)
}

fn milliseconds(milliseconds: u64) -> i64 {
    i64::try_from(milliseconds).unwrap_or(i64::MAX)
}

/// Whether Discord lets the bot begin another session today; says so if there are few.
fn sessions_left(bot: &BotGateway) -> bool {
    let limit = &bot.session_start_limit;
    let hours = limit.reset_after / 3_600_000;
    match limit.remaining {
        0 => tracing::error!(
            total = limit.total,
            hours,
            "Discord lets the bot begin no more sessions until the day's budget is renewed; shards that are not connected wait"
        ),
        left if left < FEW_SESSIONS => {
            tracing::warn!(
                left,
                total = limit.total,
                hours,
                "few sessions may still be begun before the budget is renewed"
            );
        }
        _ => (),
    }
    limit.remaining > 0
}
