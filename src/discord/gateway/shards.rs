//! The gateway shards of this process. Each shard starts and stops with its lease.
//!
//! A shard resumes its session as long as Discord keeps it, even if a former process began the session. Otherwise it
//! starts a new session, once the budget of all processes allows an IDENTIFY.

use std::collections::{HashMap, HashSet};
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use futures_util::FutureExt as _;
use parking_lot::Mutex;
use serenity::all::Http;
use tokio::sync::{Notify, mpsc};
use tokio::task::JoinHandle;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::connect::INTENTS;
use super::events::EventHandler;
use super::session::{self, Session, SharedSession};
use super::session_starts::{SessionStarts, has_sessions_left, max_concurrency};
use super::socket::{GatewaySocket, Over, Received, Refused};
use crate::discord::event::{Event, Ready};
use crate::discord::http::RequestBudget;
use crate::ids::GuildId;
use crate::play::shards::{IdentifyQueue, LeaseError, Leases, ShardHolder};
use crate::play::{Clock, MatchService, StoreError};
use crate::store::{Database, StoredSession};
use crate::telemetry;
use crate::timestamp::Timestamp;

/// The time limit for showing a shard's matches before the process gives the shard up. The next process shows the rest.
const UNLOAD_TIMEOUT: Duration = Duration::from_secs(3);
/// The pause after a connection. It grows by this much while the connections are short.
const SHORT_PAUSE: Duration = Duration::from_millis(50);
/// The pause after the first failed connection. It doubles with each further failure, up to [`MAX_PAUSE`].
const FIRST_PAUSE: Duration = Duration::from_secs(1);
const MAX_PAUSE: Duration = Duration::from_secs(60);
/// How often a session is tried before the shard starts a new session: first at the session's own URL, then at the
/// gateway's. The session's own URL has failed for hours before.
const RESUME_TRIES: u32 = 3;
/// How often the progress of the sessions is stored. After a kill, Discord repeats the events since then.
const STORE_EVERY: Duration = Duration::from_millis(500);
/// How often it is stored that the shards can be heard. If the process is killed, the next process counts at most this
/// much time as lost, too.
const STORE_HEARD_EVERY: Duration = Duration::from_secs(5);
/// The pause before asking Discord again when no session starts are left.
const NO_SESSIONS_PAUSE: Duration = Duration::from_secs(600);

/// Runs this process's shards.
pub struct GatewayShards {
    /// The gateway's URL.
    pub url: String,
    pub http: Arc<Http>,
    pub events: EventHandler,
    pub database: Database,
    pub total: u32,
    pub leases: Arc<dyn Leases>,
    /// The shards that wait for their session starts.
    pub identifies: IdentifyQueue,
    pub session_starts: SessionStarts,
    pub matches: Arc<MatchService>,
    pub clock: Arc<dyn Clock>,
    pub running: Mutex<HashMap<u32, RunningShard>>,
    /// Notified when a session has begun.
    pub new_sessions: Notify,
    /// Sends the reason if Discord refuses this bot.
    pub refused: mpsc::Sender<Refused>,
    pub budget: RequestBudget,
}

/// A shard that this process holds.
pub struct RunningShard {
    stop: CancellationToken,
    task: JoinHandle<()>,
    session: SharedSession,
}

/// A shard's attempts to connect.
#[derive(Default)]
struct Attempts {
    /// The number of connections in a row without a session.
    failed: u32,
    /// Whether the last session was lost.
    session_lost: bool,
}

impl GatewayShards {
    /// Keeps a shard connected until `stop` is cancelled.
    async fn run(self: Arc<Self>, shard: u32, session: SharedSession, stop: CancellationToken) {
        self.set_wait(shard, Some("the store"));
        tokio::select! {
            () = stop.cancelled() => return,
            () = self.matches.follow_clock(shard) => (),
        }
        tokio::select! {
            () = stop.cancelled() => return,
            stored = self.stored_session(shard) => *session.lock() = stored,
        }
        let mut pause = Duration::ZERO;
        let mut attempts = Attempts::default();
        while !stop.is_cancelled() {
            let began = self.clock.now();
            let connection = self.run_connection(shard, &session, &mut attempts, &stop);
            let ended = AssertUnwindSafe(connection).catch_unwind().await;
            self.set_disconnected(shard);
            if stop.is_cancelled() {
                return;
            }
            match ended {
                Ok(Over::Refused(reason)) => {
                    // The receiver is dropped only during shutdown.
                    let _ = self.refused.try_send(reason);
                    return;
                }
                Ok(Over::SessionLost(reason)) => {
                    tracing::warn!(shard, reason, "a shard lost its session; starting a new one");
                    self.end_session(shard, &session, &mut attempts).await;
                }
                Ok(Over::Resumable(reason)) if attempts.failed == 0 => {
                    tracing::info!(shard, reason, "a connection to the gateway ended; connecting again");
                }
                Ok(Over::Resumable(reason)) => tracing::warn!(shard, reason, "a shard cannot connect"),
                Err(_) => {
                    tracing::error!(shard, "a shard's connection panicked; connecting again");
                    attempts.failed += 1;
                }
            }
            if attempts.failed >= RESUME_TRIES && session.lock().is_some() {
                tracing::warn!(shard, "a shard cannot resume its session; starting a new one");
                self.end_session(shard, &session, &mut attempts).await;
            }
            pause = match self.clock.now() - began {
                lasted if lasted > MAX_PAUSE => Duration::ZERO,
                _ if attempts.failed > 0 => (pause * 2).clamp(FIRST_PAUSE, MAX_PAUSE),
                _ => (pause + SHORT_PAUSE).min(FIRST_PAUSE),
            };
            tokio::select! {
                () = stop.cancelled() => return,
                () = self.wait(pause) => (),
            }
        }
    }

    /// Returns the session of the process that had this shard before, if it can be resumed, and loads its open matches.
    /// Waits until the store can be read, because a new session would cost a session start.
    async fn stored_session(&self, shard: u32) -> Option<Session> {
        let mut fails = false;
        let stored = loop {
            match self.database.gateway_session(shard).await {
                Ok(stored) => break stored,
                Err(error) if !fails => tracing::warn!(shard, %error, "the last session cannot be read yet"),
                Err(_) => (),
            }
            fails = true;
            self.wait(FIRST_PAUSE).await;
        };
        let fits = |it: &StoredSession| {
            (it.application, it.shards, it.intents) == (self.events.application(), self.total, INTENTS.bits())
        };
        let stored = stored.filter(fits)?;
        let guilds = stored.guilds.iter().map(|id| GuildId(*id)).collect();
        let guilds = self.events.gateway().set_guilds(shard, guilds);
        stored.unavailable.iter().for_each(|guild| self.matches.guild_unavailable(GuildId(*guild)));
        self.matches.load_shard(shard).await;
        Some(Session::new(stored, guilds, true))
    }

    /// Forgets a session that Discord has dropped.
    async fn end_session(&self, shard: u32, session: &SharedSession, attempts: &mut Attempts) {
        *session.lock() = None;
        *attempts = Attempts { failed: 0, session_lost: true };
        if let Err(error) = self.database.forget_gateway_session(shard).await {
            tracing::warn!(shard, %error, "a lost session stays stored");
        }
    }

    /// Connects, resumes the session or starts one, and handles events until the connection is over or `stop` is
    /// cancelled.
    async fn run_connection(
        &self,
        shard: u32,
        shared: &SharedSession,
        attempts: &mut Attempts,
        stop: &CancellationToken,
    ) -> Over {
        let session = shared.lock().clone();
        let key = match session {
            Some(_) => None,
            None => tokio::select! {
                () = stop.cancelled() => return Over::Resumable(String::new()),
                key = self.wait_for_identify(shard) => match key {
                    Ok(key) => Some(key),
                    Err(reason) => {
                        attempts.failed += 1;
                        return Over::Resumable(reason);
                    }
                },
            },
        };
        let mut identifying = Identifying { shards: self, key };
        // This is undone once the connection has a session.
        attempts.failed += 1;
        let url = session.as_ref().filter(|_| attempts.failed == 1).map_or(&*self.url, Session::resume_url);
        self.set_wait(shard, Some("HELLO"));
        let connecting = async {
            let mut socket = GatewaySocket::connect(url).await?;
            self.set_wait(shard, Some(if session.is_some() { "RESUMED" } else { "READY" }));
            match &session {
                Some(session) => {
                    socket.resume(self.http.token(), session.id(), session.progress.received()).await;
                }
                None => socket.identify(self.http.token(), shard, self.total, INTENTS).await,
            }
            Ok(socket)
        };
        let socket = tokio::select! {
            () = stop.cancelled() => Err(Over::Resumable(String::new())),
            socket = connecting => socket.map_err(Over::Resumable),
        };
        let over = match socket {
            Ok(socket) => self.receive(shard, socket, shared, &mut identifying, attempts, stop).await,
            Err(over) => over,
        };
        identifying.end().await;
        over
    }

    /// Handles what Discord sends until the connection is over or `stop` is cancelled.
    async fn receive(
        &self,
        shard: u32,
        mut socket: GatewaySocket,
        shared: &SharedSession,
        identifying: &mut Identifying<'_>,
        attempts: &mut Attempts,
        stop: &CancellationToken,
    ) -> Over {
        // Discord repeats missed events before it confirms the RESUME. The missed events can include the RESUMED of a
        // former connection.
        let mut replaying = true;
        let mut session = shared.lock().clone();
        loop {
            let received = tokio::select! {
                () = stop.cancelled() => {
                    socket.close().await;
                    return Over::Resumable(String::new());
                }
                received = socket.next() => received,
            };
            let (sequence, event) = match received {
                Received::Event(sequence, event) => (sequence, event),
                Received::HeartbeatSent => {
                    self.events.gateway().set_heartbeat(shard, true);
                    continue;
                }
                Received::Acknowledged { caught_up: false } => {
                    self.events.gateway().set_heartbeat(shard, false);
                    continue;
                }
                Received::Acknowledged { caught_up: true } => {
                    self.set_wait(shard, None);
                    self.matches_connected(shard, false);
                    replaying = false;
                    continue;
                }
                Received::Over(over) => {
                    tokio::spawn(socket.close());
                    return over;
                }
            };
            match &event {
                Some(Event::Ready(ready)) => {
                    identifying.end().await;
                    session = Some(self.begin_session(shard, ready, sequence));
                    shared.lock().clone_from(&session);
                    self.new_sessions.notify_one();
                    if attempts.session_lost {
                        tracing::warn!(shard, "the gateway session was lost; events may be missing");
                        telemetry::increment(telemetry::SESSIONS_LOST);
                    }
                    replaying = false;
                    *attempts = Attempts::default();
                }
                Some(Event::Resumed) => {
                    tracing::info!(shard, "the gateway session was resumed; no events were lost");
                    self.set_wait(shard, Some("the missed events"));
                    self.events.connected(None);
                    *attempts = Attempts::default();
                }
                _ => (),
            }
            if let Some(session) = &session {
                self.events.handle(event, session, sequence, replaying);
            }
            // A session begins with a large event for every server. Other tasks, such as the leases, must not wait
            // until a shard has handled all of them.
            tokio::task::yield_now().await;
        }
    }

    /// Begins the session that READY describes.
    fn begin_session(&self, shard: u32, ready: &Ready, sequence: u64) -> Session {
        let guilds: HashSet<GuildId> = ready.guilds.iter().copied().collect();
        let stored = StoredSession {
            application: self.events.application(),
            shards: self.total,
            intents: INTENTS.bits(),
            session_id: ready.session_id.clone(),
            resume_url: ready.resume_url.clone().unwrap_or_else(|| self.url.clone()),
            sequence,
            guilds: guilds.iter().map(|guild| guild.0).collect(),
            unavailable: Vec::new(),
        };
        self.events.connected(ready.name.as_deref());
        // If a server's id could not be read, the bot has not left the server.
        if ready.is_complete {
            self.events.begin_session(shard, guilds.clone());
        }
        let session = Session::new(stored, self.events.gateway().set_guilds(shard, guilds), false);
        self.set_wait(shard, None);
        self.matches_connected(shard, true);
        session
    }

    /// This is not awaited, so that commands and presses get a response even while the store cannot be read.
    fn matches_connected(&self, shard: u32, events_lost: bool) {
        tokio::spawn(self.matches.shard_connected(shard, events_lost));
    }

    fn set_wait(&self, shard: u32, wait: Option<&'static str>) {
        self.events.gateway().set_wait(shard, wait);
    }

    fn set_disconnected(&self, shard: u32) {
        self.set_wait(shard, Some("its next connection"));
        self.matches.shard_disconnected(shard);
    }

    /// Stores new sessions at once, and the progress of all sessions from time to time, until the future is dropped.
    pub async fn store_progress(&self) {
        let mut fails = false;
        let mut heard_at = None;
        loop {
            tokio::select! {
                () = self.wait(STORE_EVERY) => (),
                // While the store fails, the next try waits.
                () = self.new_sessions.notified(), if !fails => (),
            }
            let sessions: Vec<_> =
                self.running.lock().iter().map(|(shard, running)| (*shard, Arc::clone(&running.session))).collect();
            let mut stored = self.store_sessions(sessions).await;
            if stored.is_ok() && heard_at.is_none_or(|at: Instant| at.elapsed() >= STORE_HEARD_EVERY) {
                let shards = self.matches.awake_shards();
                stored = self.database.set_heard(shards.numbers(), self.clock.now()).await;
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

    async fn store_sessions(&self, sessions: impl IntoIterator<Item = (u32, SharedSession)>) -> Result<(), StoreError> {
        session::store(&self.database, sessions, |shard| self.matches.outages(shard)).await
    }

    /// Stops receiving events on all shards. Discord keeps the sessions and their new events for the next process.
    pub async fn disconnect(&self) {
        let stopping: Vec<_> = self.running.lock().values().map(|running| running.stop.clone()).collect();
        stopping.iter().for_each(CancellationToken::cancel);
        let connected = || self.running.lock().values().any(|running| !running.task.is_finished());
        while connected() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// Waits until Discord and the shared budget allow this shard to identify. Returns the shard's key in the budget.
    async fn wait_for_identify(&self, shard: u32) -> Result<u32, String> {
        loop {
            self.set_wait(shard, Some("its turn to start a session"));
            let limit = self.session_starts.limit().await?;
            if !has_sessions_left(&limit) {
                self.set_wait(shard, Some("more session starts"));
                self.wait(NO_SESSIONS_PAUSE.min(Duration::from_millis(limit.reset_after))).await;
                continue;
            }
            let key = shard % max_concurrency(&limit);
            self.identifies.wait(key).await.map_err(|error: LeaseError| error.to_string())?;
            // The limit may have changed during the wait.
            let asked = self.session_starts.limit().await.map(drop);
            if asked.is_ok() && self.session_starts.take(shard, key) {
                return Ok(key);
            }
            self.report_identified(key).await;
            asked?;
        }
    }

    async fn wait(&self, duration: Duration) {
        self.clock.until(self.clock.now() + duration).await;
    }

    /// Reports that the IDENTIFY with this key succeeded or failed, so that the next IDENTIFY may start.
    async fn report_identified(&self, key: u32) {
        if let Err(error) = self.leases.identified(key).await {
            tracing::warn!(%error, "an IDENTIFY could not be reported; the next one waits for its time limit");
        }
    }
}

/// The IDENTIFY that a shard may send.
struct Identifying<'a> {
    shards: &'a GatewayShards,
    /// The shard's key in the IDENTIFY budget, until the IDENTIFY has succeeded or failed.
    key: Option<u32>,
}

impl Identifying<'_> {
    async fn end(&mut self) {
        if let Some(key) = self.key.take() {
            self.shards.report_identified(key).await;
        }
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
        let (stop, session) = (CancellationToken::new(), SharedSession::default());
        let task = tokio::spawn(Arc::clone(&self).run(shard, Arc::clone(&session), stop.clone()));
        self.running.lock().insert(shard, RunningShard { stop, task, session });
    }

    async fn give_up(&self, shard: u32) {
        let running = self.running.lock().remove(&shard);
        let session = match running {
            Some(RunningShard { stop, task, session }) => {
                stop.cancel();
                // `run` catches panics, and nothing aborts it.
                let _ = task.await;
                Some((shard, session))
            }
            None => None,
        };
        let heard_at = self.matches.silent_since(shard);
        if tokio::time::timeout(UNLOAD_TIMEOUT, self.matches.unload_shard(shard)).await.is_err() {
            tracing::warn!(shard, "some matches of a shard could not be shown before it was given up");
        }
        let mut stored = self.store_sessions(session).await;
        if let (Ok(()), Some(heard_at)) = (&stored, heard_at) {
            stored = self.database.set_heard([shard], heard_at).await;
        }
        if let Err(error) = stored {
            tracing::warn!(shard, %error, "the progress of a gateway session could not be stored");
        }
        self.matches.release_shard(shard);
        self.divide_requests();
    }

    fn extend_trust(&self, until: Timestamp) -> bool {
        self.matches.extend_ownership(until)
    }
}
