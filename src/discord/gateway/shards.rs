//! The gateway shards of this process. Each shard starts and stops with its lease.
//!
//! A shard resumes its session as long as Discord keeps the session, even if a former process began it. Otherwise the
//! shard starts a new session as soon as the IDENTIFY budget, which all processes share, allows this.

use std::collections::{HashMap, HashSet};
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use futures_util::FutureExt as _;
use parking_lot::Mutex;
use tokio::sync::{Notify, mpsc};
use tokio::task::JoinHandle;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::connect::INTENTS;
use super::events::{EventHandler, compare_guilds};
use super::session::{Session, SharedSession};
use super::session_starts::{SessionStarts, has_sessions_left, max_concurrency};
use super::socket::{CloseReason, GatewayRefusal, GatewaySocket, Received};
use crate::discord::event::{Event, Ready};
use crate::ids::GuildId;
use crate::play::shards::{IdentifyQueue, LeaseError, Leases, ShardHolder};
use crate::play::{Clock, MatchService, StoreError};
use crate::store::StoredSession;
use crate::telemetry;
use crate::timestamp::Timestamp;

/// How long a process that gives up a shard may take to bring the messages of its matches up to date. The next process
/// updates the remaining messages.
const UNLOAD_TIMEOUT: Duration = Duration::from_secs(3);
/// The pause after a connection ends. It grows by the same amount with each further short connection.
const RECONNECT_PAUSE: Duration = Duration::from_millis(50);
/// The pause after the first failed connection. It doubles with each further failure, up to [`MAX_RECONNECT_PAUSE`].
const FIRST_FAILURE_PAUSE: Duration = Duration::from_secs(1);
const MAX_RECONNECT_PAUSE: Duration = Duration::from_secs(60);
/// The maximum number of attempts to resume a session before the shard starts a new session. The first attempt uses the
/// session's own URL. In the past, such URLs have failed for hours, so the other attempts use the gateway's URL.
const MAX_RESUME_TRIES: u32 = 3;
/// The interval for storing the sessions' progress. If the process is killed, Discord repeats the events that came
/// after the progress was last stored.
const STORE_INTERVAL: Duration = Duration::from_millis(500);
/// How often the process stores the time at which its shards still received events. If the process is killed, the next
/// process overestimates the outage by at most this interval.
const STORE_HEARD_INTERVAL: Duration = Duration::from_secs(5);
/// The pause before the bot asks Discord again when no session starts are left.
const NO_SESSIONS_PAUSE: Duration = Duration::from_secs(600);

/// Runs this process's shards.
pub struct GatewayShards {
    /// The gateway's URL.
    pub gateway_url: String,
    pub events: Arc<EventHandler>,
    pub total_shards: u32,
    pub leases: Arc<dyn Leases>,
    /// The shards that wait to start a session.
    pub identify_queue: IdentifyQueue,
    pub session_starts: SessionStarts,
    pub matches: Arc<MatchService>,
    pub clock: Arc<dyn Clock>,
    pub running_shards: Mutex<HashMap<u32, RunningShard>>,
    /// Notified when a session has begun.
    pub new_sessions: Notify,
    /// Reports that Discord refuses this bot.
    pub refusals: mpsc::Sender<GatewayRefusal>,
}

/// A shard that this process holds.
pub struct RunningShard {
    stop: CancellationToken,
    task: JoinHandle<()>,
    session: SharedSession,
}

/// Keeps one shard connected.
struct ShardTask {
    gateway: Arc<GatewayShards>,
    shard: u32,
    session: SharedSession,
    stop: CancellationToken,
    /// How many connections in a row did not get a session.
    failed: u32,
    /// Whether the last session was lost.
    session_lost: bool,
    /// The shard's key in the IDENTIFY budget. `None` unless the shard is allowed to send an IDENTIFY or waits for its
    /// result.
    identify_key: Option<u32>,
}

impl ShardTask {
    /// Keeps the shard connected until `stop` is cancelled.
    async fn run(mut self) {
        self.set_wait_reason(Some("the store"));
        let load = async {
            self.gateway.matches.move_deadlines_with_clock(self.shard).await;
            self.load_stored_session().await
        };
        let Some(stored) = self.stop.run_until_cancelled(load).await else { return };
        *self.session.lock() = stored;
        let (shard, mut pause) = (self.shard, Duration::ZERO);
        while !self.stop.is_cancelled() {
            let began = self.gateway.clock.now();
            let ended = AssertUnwindSafe(self.run_connection()).catch_unwind().await;
            self.set_wait_reason(Some("its next connection"));
            self.gateway.matches.shard_disconnected(shard);
            if self.stop.is_cancelled() {
                return;
            }
            match ended {
                Ok(CloseReason::Refused(reason)) => {
                    // The receiver is dropped only during shutdown.
                    let _ = self.gateway.refusals.try_send(reason);
                    return;
                }
                Ok(CloseReason::SessionLost(reason)) => {
                    tracing::warn!(shard, reason, "a shard lost its session; starting a new one");
                    self.end_session().await;
                }
                Ok(CloseReason::Resumable(reason)) if self.failed == 0 => {
                    tracing::info!(shard, reason, "a connection to the gateway ended; connecting again");
                }
                Ok(CloseReason::Resumable(reason)) => tracing::warn!(shard, reason, "a shard cannot connect"),
                Err(_) => {
                    tracing::error!(shard, "a shard's connection panicked; connecting again");
                    self.failed += 1;
                }
            }
            if self.failed >= MAX_RESUME_TRIES && self.session.lock().is_some() {
                tracing::warn!(shard, "a shard cannot resume its session; starting a new one");
                self.end_session().await;
            }
            pause = match self.gateway.clock.now() - began {
                lasted if lasted > MAX_RECONNECT_PAUSE => Duration::ZERO,
                _ if self.failed > 0 => (pause * 2).clamp(FIRST_FAILURE_PAUSE, MAX_RECONNECT_PAUSE),
                _ => (pause + RECONNECT_PAUSE).min(FIRST_FAILURE_PAUSE),
            };
            self.stop.run_until_cancelled(self.gateway.sleep(pause)).await;
        }
    }

    /// Loads the session that a former process stored for this shard, and the shard's open matches. Returns `None` if
    /// no stored session can be resumed. Waits until the store can be read, because a new session would use up a
    /// session start.
    async fn load_stored_session(&self) -> Option<Session> {
        let (gateway, shard) = (&self.gateway, self.shard);
        let mut fails = false;
        let stored = loop {
            match gateway.events.bot.database.gateway_session(shard).await {
                Ok(stored) => break stored,
                Err(error) if !fails => tracing::warn!(shard, %error, "the last session cannot be read yet"),
                Err(_) => (),
            }
            fails = true;
            gateway.sleep(FIRST_FAILURE_PAUSE).await;
        };
        let own = (gateway.events.bot.application.get(), gateway.total_shards, INTENTS.bits());
        let stored = stored.filter(|stored| (stored.application, stored.shards, stored.intents) == own)?;
        let guilds = stored.guilds.iter().map(|id| GuildId(*id)).collect();
        let guilds = gateway.events.bot.connections.set_guilds(shard, guilds);
        stored.unavailable.iter().for_each(|guild| gateway.matches.guild_unavailable(GuildId(*guild)));
        gateway.matches.load_shard(shard).await;
        Some(Session::new(stored, guilds, true))
    }

    /// Forgets a session that Discord has dropped.
    async fn end_session(&mut self) {
        *self.session.lock() = None;
        self.failed = 0;
        self.session_lost = true;
        if let Err(error) = self.gateway.events.bot.database.clear_gateway_session(self.shard).await {
            tracing::warn!(shard = self.shard, %error, "a lost session stays stored");
        }
    }

    /// Connects, resumes the session or starts one, and handles events until the connection is over or `stop` is
    /// cancelled.
    async fn run_connection(&mut self) -> CloseReason {
        let session = self.session.lock().clone();
        self.identify_key = None;
        if session.is_none() {
            match self.stop.run_until_cancelled(self.wait_for_identify()).await {
                None => return CloseReason::Resumable(String::new()),
                Some(Ok(key)) => self.identify_key = Some(key),
                Some(Err(reason)) => {
                    self.failed += 1;
                    return CloseReason::Resumable(reason);
                }
            }
        }
        // This is reset to 0 when the connection has a session.
        self.failed += 1;
        let over = match self.stop.run_until_cancelled(self.connect(session.as_ref())).await {
            None => CloseReason::Resumable(String::new()),
            Some(Ok(socket)) => self.receive(socket).await,
            Some(Err(reason)) => CloseReason::Resumable(reason),
        };
        self.report_identified().await;
        over
    }

    /// Connects, and asks to resume the session or to start one.
    async fn connect(&self, session: Option<&Session>) -> Result<GatewaySocket, String> {
        let (gateway, token) = (&self.gateway, self.gateway.events.bot.api.transport.http.token());
        let url = session.filter(|_| self.failed == 1).map(|session| &session.last_stored.resume_url);
        self.set_wait_reason(Some("HELLO"));
        let mut socket = GatewaySocket::connect(url.unwrap_or(&gateway.gateway_url)).await?;
        self.set_wait_reason(Some(if session.is_some() { "RESUMED" } else { "READY" }));
        match session {
            Some(session) => {
                let id = &session.last_stored.session_id;
                socket.resume(token, id, session.progress.last_received()).await;
            }
            None => socket.identify(token, self.shard, gateway.total_shards, INTENTS).await,
        }
        Ok(socket)
    }

    /// Handles Discord's messages until the connection is over or `stop` is cancelled.
    async fn receive(&mut self, mut socket: GatewaySocket) -> CloseReason {
        let (gateway, shard) = (Arc::clone(&self.gateway), self.shard);
        let (events, connections) = (&gateway.events, &gateway.events.bot.connections);
        // Discord replays the missed events before it sends RESUMED. The missed events can include a former
        // connection's RESUMED.
        let mut replaying = true;
        let mut session = self.session.lock().clone();
        loop {
            let Some(received) = self.stop.run_until_cancelled(socket.next()).await else {
                socket.close().await;
                return CloseReason::Resumable(String::new());
            };
            let (sequence, event) = match received {
                Received::Event(sequence, event) => (sequence, event),
                Received::HeartbeatSent => {
                    connections.set_awaiting_heartbeat_ack(shard, true);
                    continue;
                }
                Received::Acknowledged { caught_up } => {
                    if caught_up {
                        self.set_connected(false);
                        replaying = false;
                    } else {
                        connections.set_awaiting_heartbeat_ack(shard, false);
                    }
                    continue;
                }
                Received::Closed(over) => {
                    tokio::spawn(socket.close());
                    return over;
                }
            };
            match &event {
                Some(Event::Ready(ready)) => {
                    self.report_identified().await;
                    session = Some(self.begin_session(ready, sequence));
                    self.session.lock().clone_from(&session);
                    gateway.new_sessions.notify_one();
                    if self.session_lost {
                        tracing::warn!(shard, "the gateway session was lost; events may be missing");
                        telemetry::increment(telemetry::SESSIONS_LOST);
                    }
                    replaying = false;
                    self.failed = 0;
                    self.session_lost = false;
                }
                Some(Event::Resumed) => {
                    tracing::info!(shard, "the gateway session was resumed; no events were lost");
                    self.set_wait_reason(Some("the missed events"));
                    events.on_connected(None);
                    self.failed = 0;
                    self.session_lost = false;
                }
                _ => (),
            }
            if let Some(session) = &session {
                events.handle(event, session, sequence, replaying);
            }
            // A session begins with a large event for every server. Other tasks, such as renewing the leases, must not
            // wait until a shard has handled all these events.
            tokio::task::yield_now().await;
        }
    }

    /// Begins the session that READY describes.
    fn begin_session(&self, ready: &Ready, sequence: u64) -> Session {
        let GatewayShards { events, total_shards: total, gateway_url: url, .. } = &*self.gateway;
        let guilds: HashSet<GuildId> = ready.guilds.iter().copied().collect();
        let stored = StoredSession {
            application: events.bot.application.get(),
            shards: *total,
            intents: INTENTS.bits(),
            session_id: ready.session_id.clone(),
            resume_url: ready.resume_url.clone().unwrap_or_else(|| url.clone()),
            sequence,
            guilds: guilds.iter().map(|guild| guild.0).collect(),
            unavailable: Vec::new(),
        };
        events.on_connected(ready.name.as_deref());
        // If the list of servers is incomplete, a missing server does not mean that the bot left it.
        if ready.is_complete {
            tokio::spawn(compare_guilds(Arc::clone(&events.bot), self.shard, guilds.clone()));
        }
        let session = Session::new(stored, events.bot.connections.set_guilds(self.shard, guilds), false);
        self.set_connected(true);
        session
    }

    /// Records that the shard is connected. Loads the matches in a separate task, so that commands and presses get a
    /// response even while the store cannot be read.
    fn set_connected(&self, events_lost: bool) {
        self.set_wait_reason(None);
        tokio::spawn(self.gateway.matches.shard_connected(self.shard, events_lost));
    }

    fn set_wait_reason(&self, wait: Option<&'static str>) {
        self.gateway.events.bot.connections.set_wait_reason(self.shard, wait);
    }

    /// Waits until Discord and the shared budget allow this shard to identify. Returns the shard's key in the budget.
    async fn wait_for_identify(&self) -> Result<u32, String> {
        let gateway = &self.gateway;
        loop {
            self.set_wait_reason(Some("its turn to start a session"));
            let limit = gateway.session_starts.fetch_limit().await?;
            if !has_sessions_left(&limit) {
                self.set_wait_reason(Some("more session starts"));
                gateway.sleep(NO_SESSIONS_PAUSE.min(Duration::from_millis(limit.reset_after))).await;
                continue;
            }
            let key = self.shard % max_concurrency(&limit);
            gateway.identify_queue.wait_for_turn(key).await.map_err(|error: LeaseError| error.to_string())?;
            // Discord's limit may have changed during the wait.
            let asked = gateway.session_starts.fetch_limit().await.map(drop);
            if asked.is_ok() && gateway.session_starts.try_take(self.shard, key) {
                return Ok(key);
            }
            gateway.report_identified(key).await;
            asked?;
        }
    }

    /// If this shard has sent an IDENTIFY, reports to the shared budget that the IDENTIFY has succeeded or failed.
    async fn report_identified(&mut self) {
        if let Some(key) = self.identify_key.take() {
            self.gateway.report_identified(key).await;
        }
    }
}

impl GatewayShards {
    /// Stores new sessions at once, and all sessions' progress regularly, until the future is dropped.
    pub async fn store_progress(&self) {
        let mut fails = false;
        let mut heard_at = None;
        loop {
            tokio::select! {
                () = self.sleep(STORE_INTERVAL) => (),
                // While the store fails, new sessions wait for the interval too.
                () = self.new_sessions.notified(), if !fails => (),
            }
            let sessions: Vec<_> = self
                .running_shards
                .lock()
                .iter()
                .map(|(shard, running)| (*shard, Arc::clone(&running.session)))
                .collect();
            let mut stored = self.store_sessions(sessions).await;
            if stored.is_ok() && heard_at.is_none_or(|at: Instant| at.elapsed() >= STORE_HEARD_INTERVAL) {
                let shards = self.matches.awake_shards();
                stored = self.events.bot.database.set_heard_at(shards.iter(), self.clock.now()).await;
                heard_at = Some(Instant::now());
            }
            if let Err(error) = &stored
                && !fails
            {
                tracing::warn!(%error, "the progress of the gateway sessions cannot be stored yet");
            }
            fails = stored.is_err();
        }
    }

    /// Stores all unstored changes to `sessions` in one transaction. After an error, the next call tries again.
    async fn store_sessions(&self, sessions: impl IntoIterator<Item = (u32, SharedSession)>) -> Result<(), StoreError> {
        let outages = |shard| self.matches.guilds_with_outage(shard);
        let update = |(shard, session): (u32, SharedSession)| {
            let update = session.lock().as_ref()?.unstored_changes(shard, outages)?;
            Some((session, update))
        };
        let (sessions, updates): (Vec<_>, Vec<_>) = sessions.into_iter().filter_map(update).unzip();
        if updates.is_empty() {
            return Ok(());
        }
        self.events.bot.database.store_gateway_sessions(&updates).await?;
        for (session, update) in sessions.into_iter().zip(updates) {
            if let Some(session) = session.lock().as_mut() {
                session.set_stored(update);
            }
        }
        Ok(())
    }

    /// Stops receiving events on all shards. Discord keeps the sessions and their new events for the next process.
    pub async fn disconnect(&self) {
        let stopping: Vec<_> = self.running_shards.lock().values().map(|running| running.stop.clone()).collect();
        stopping.iter().for_each(CancellationToken::cancel);
        let connected = || self.running_shards.lock().values().any(|running| !running.task.is_finished());
        while connected() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    async fn sleep(&self, duration: Duration) {
        self.clock.sleep_until(self.clock.now() + duration).await;
    }

    /// Reports that the IDENTIFY with this key succeeded or failed, so that the next IDENTIFY may start.
    async fn report_identified(&self, key: u32) {
        if let Err(error) = self.leases.report_identify(key).await {
            tracing::warn!(%error, "an IDENTIFY could not be reported; the next one waits for its time limit");
        }
    }

    /// Updates this process's share of the requests that Discord allows.
    fn update_request_share(&self) {
        self.events.bot.api.transport.budget.set_share(self.matches.own_shards().len(), self.total_shards);
    }
}

#[async_trait]
impl ShardHolder for GatewayShards {
    fn start_shard(self: Arc<Self>, shard: u32) {
        self.matches.take_shard(shard);
        self.update_request_share();
        let (stop, session) = (CancellationToken::new(), SharedSession::default());
        let task = ShardTask {
            gateway: Arc::clone(&self),
            shard,
            session: Arc::clone(&session),
            stop: stop.clone(),
            failed: 0,
            session_lost: false,
            identify_key: None,
        };
        let task = tokio::spawn(task.run());
        self.running_shards.lock().insert(shard, RunningShard { stop, task, session });
    }

    async fn stop_shard(&self, shard: u32) {
        let running = self.running_shards.lock().remove(&shard);
        let session = running.as_ref().map(|running| (shard, Arc::clone(&running.session)));
        if let Some(RunningShard { stop, task, .. }) = running {
            stop.cancel();
            // The task cannot fail, because `run` catches panics and nothing aborts it.
            let _ = task.await;
        }
        let heard_at = self.matches.silent_since(shard);
        if tokio::time::timeout(UNLOAD_TIMEOUT, self.matches.unload_shard(shard)).await.is_err() {
            tracing::warn!(shard, "some matches of a shard could not be shown before it was given up");
        }
        let mut stored = self.store_sessions(session).await;
        if let (Ok(()), Some(heard_at)) = (&stored, heard_at) {
            stored = self.events.bot.database.set_heard_at([shard], heard_at).await;
        }
        if let Err(error) = stored {
            tracing::warn!(shard, %error, "the progress of a gateway session could not be stored");
        }
        self.matches.release_shard(shard);
        self.update_request_share();
    }

    fn extend_ownership(&self, until: Timestamp) -> bool {
        self.matches.extend_ownership(until)
    }
}
