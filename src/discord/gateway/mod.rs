//! The bot's connection to Discord: [`Connection::open`] connects to the API, [`Connection::presenter`] shows matches,
//! and [`Connection::serve`] handles events until shutdown.

pub mod connect;
pub mod diagnosis;
pub mod events;
mod poise_context;
mod session;
mod session_starts;
mod shards;
pub mod socket;

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use serenity::all::ApplicationId;
use tokio::sync::{Notify, mpsc, oneshot};

use super::bot::puzzles::Puzzles;
use super::bot::replay_queue::ReplayQueue;
use super::bot::{BotContext, Connections, WorkLimiter, new_language_cache};
use crate::config::Config;
use crate::discord::commands;
use crate::discord::http::{DiscordApi, RequestBudget, Transport, error_chain};
use crate::discord::presenter::{Avatars, BotReactions, DiscordPresenter, Pictures, ShownAnnouncement};
use crate::ids::MessageId;
use crate::play::shards::{IdentifyQueue, LeaseError, Leases, ShardHolder, maintain_leases};
use crate::play::{Clock, MatchService, Notices, PuzzleNotices, RoleMentions, Tournaments, restart_on_panic};
use crate::store::Database;
use crate::telemetry;
use connect::{ConnectError, Connected};
use events::EventHandler;
use pictures::Renderer;
use poise_context::PoiseContext;
use session_starts::SessionStarts;
use shards::GatewayShards;
pub use socket::GatewayRefusal;

/// The maximum number of messages waiting for an edit that replaces their reactions with buttons.
const MAX_REFRESHES: usize = 1_024;

/// How long a shutdown waits for delayed moves, which are played only when everybody has seen the newest picture. The
/// limit is as long as a picture stays in a gentle (slower) match of a real-time game.
const DELAYED_MOVES_LIMIT: Duration = Duration::from_millis(4_000);
/// How long a shutdown waits until the changes in progress are stored and shown, and Discord has answered all requests.
const FINISH_LIMIT: Duration = Duration::from_millis(3_500);
/// The time limit at shutdown for closing the gateway connections.
const DISCONNECT_LIMIT: Duration = Duration::from_secs(1);
/// The time limit at shutdown for giving up the shards.
const CLOSE_LIMIT: Duration = Duration::from_millis(1_500);
/// How long [`Connection::serve`] may run after the shutdown signal.
pub const SHUTDOWN_LIMIT: Duration =
    DELAYED_MOVES_LIMIT.saturating_add(DISCONNECT_LIMIT).saturating_add(FINISH_LIMIT).saturating_add(CLOSE_LIMIT);

/// An authenticated connection to Discord that does not receive events yet.
pub struct Connection {
    config: Config,
    poise: PoiseContext,
    /// The gateway's URL.
    gateway_url: String,
    recommended_shards: u32,
    session_starts: SessionStarts,
    application: ApplicationId,
    database: Database,
    clock: Arc<dyn Clock>,
    pub presenter: DiscordPresenter,
    /// Receives the messages whose reactions must be replaced with buttons.
    refreshes: mpsc::Receiver<MessageId>,
    /// The state of the shards.
    pub gateway: Connections,
}

impl Connection {
    /// Connects to Discord's API as configured and checks the token. `renderer` draws the pictures.
    ///
    /// # Errors
    /// Fails if Discord cannot be reached or refuses the token.
    pub async fn open(
        config: &Config,
        database: Database,
        renderer: Renderer,
        clock: Arc<dyn Clock>,
    ) -> Result<Connection, ConnectError> {
        let Connected { clients, application, gateway } = connect::connect(config).await?;
        let poise = PoiseContext::new(clients.http).await;
        let poise = poise.map_err(|error| ConnectError::unreachable(config, error_chain(&error)))?;
        telemetry::set_gauge(telemetry::SESSION_STARTS_LEFT, gateway.session_start_limit.remaining as f64);
        let http = Arc::clone(&poise.context.http);
        let session_starts = SessionStarts::new(Arc::clone(&http), gateway.session_start_limit);
        let budget = RequestBudget::new(config.requests_per_second);
        let transport = Transport::new(http, clients.client.clone(), budget);
        let api = DiscordApi::new(transport, Arc::clone(&clock));
        let (refresh, refreshes) = mpsc::channel(MAX_REFRESHES);
        let presenter = DiscordPresenter {
            reactions: BotReactions::new(api.clone(), refresh),
            api,
            avatars: Avatars::new(clients.client, clients.cdn_url, database.clone()),
            pictures: Pictures::new(renderer),
            announcement: ShownAnnouncement::default(),
        };
        Ok(Connection {
            poise,
            gateway_url: gateway.url,
            config: config.clone(),
            recommended_shards: gateway.shards,
            session_starts,
            application,
            presenter,
            database,
            clock,
            refreshes,
            gateway: Connections::default(),
        })
    }

    /// Returns the URL that invites the bot to a server with the permissions it needs.
    pub fn invite_url(&self) -> String {
        connect::invite_url(self.application)
    }

    /// Agrees with the bot's other processes on the number of shards.
    ///
    /// # Errors
    /// Fails if the other processes use a different number of shards than this process's settings say, or if the leases
    /// are unavailable.
    pub async fn agree_on_shards(&self, leases: &dyn Leases) -> Result<u32, LeaseError> {
        let shards = leases.agree_on_shard_total(self.config.shards, self.recommended_shards).await?;
        tracing::info!(shards, recommended = self.recommended_shards, "number of shards");
        Ok(shards)
    }

    /// Handles events until `shutdown` completes. Of all `shards`, this process runs those for which it holds `leases`.
    /// When a shard first connects, the match service loads the open matches in the shard's servers.
    ///
    /// Shutdown takes at most [`SHUTDOWN_LIMIT`], even if Discord does not respond. During shutdown, the bot refuses
    /// new requests, finishes the requests in progress, and closes the gateway.
    ///
    /// # Errors
    /// Fails if Discord refuses this bot, for example because its token was reset.
    pub async fn serve(
        self,
        matches: Arc<MatchService>,
        leases: Arc<dyn Leases>,
        shards: u32,
        shutdown: impl Future<Output = ()>,
    ) -> Result<(), GatewayRefusal> {
        let (api, clock) = (self.presenter.api.clone(), Arc::clone(&self.clock));
        let (database, sender) = (Arc::new(self.database.clone()), Arc::new(api.clone()));
        let notices = Notices::new(Arc::clone(&matches), database.clone(), sender.clone());
        let role_mentions =
            RoleMentions { matches: Arc::clone(&matches), store: database.clone(), sender: sender.clone() };
        let fixed_day = self.config.puzzle_day;
        let puzzle_notices =
            PuzzleNotices { matches: Arc::clone(&matches), store: database.clone(), sender, fixed_day };
        let tournaments = Tournaments::new(Arc::clone(&matches), database, Arc::new(self.presenter.clone()));
        let bot = Arc::new(BotContext {
            tournaments: tournaments.clone(),
            api: self.presenter.api,
            avatars: self.presenter.avatars,
            pictures: self.presenter.pictures,
            matches: Arc::clone(&matches),
            database: self.database,
            reactions: self.presenter.reactions,
            application: self.application,
            operator_options: self.config.operator_options,
            retention: self.config.retention,
            replays: ReplayQueue::new(),
            puzzles: Puzzles::new(self.config.puzzle_day),
            language_cache: new_language_cache(),
            work_limiter: WorkLimiter::default(),
            links: self.config.links,
            framework_options: commands::framework_options(),
            command_ids: OnceLock::new(),
            started: OnceLock::new(),
            connections: self.gateway,
        });
        let posts = commands::run_post_updates(Arc::clone(&bot), Arc::clone(&clock));
        matches.set_shard_total(shards);
        let (sender, mut refusals) = mpsc::channel(1);
        let holder = Arc::new(GatewayShards {
            gateway_url: self.gateway_url,
            events: Arc::new(EventHandler { bot, poise: self.poise }),
            total_shards: shards,
            leases: Arc::clone(&leases),
            identify_queue: IdentifyQueue::new(Arc::clone(&leases), Arc::clone(&clock)),
            session_starts: self.session_starts,
            matches: Arc::clone(&matches),
            clock: Arc::clone(&clock),
            running_shards: Default::default(),
            new_sessions: Notify::new(),
            refusals: sender,
        });
        let progress = restart_on_panic("gateway sessions", Arc::clone(&clock), || holder.store_progress());
        let (stop_leases, stopped) = oneshot::channel::<()>();
        let stop = async { drop(stopped.await) };
        let keeping =
            maintain_leases(leases, Arc::clone(&holder) as Arc<dyn ShardHolder>, clock, self.config.lease_terms, stop);
        let mut lease_keeper = tokio::spawn(keeping);
        let mut refreshes = self.refreshes;
        let refresh = async {
            while let Some(message) = refreshes.recv().await {
                matches.refresh_message(message);
            }
        };
        let ended = tokio::select! {
            () = notices.run() => Ok(()),
            () = role_mentions.run() => Ok(()),
            () = puzzle_notices.run() => Ok(()),
            () = tournaments.run() => Ok(()),
            () = posts => Ok(()),
            Some(refused) = refusals.recv() => Err(refused),
            () = progress => Ok(()),
            () = refresh => Ok(()),
            () = shutdown => Ok(()),
        };
        tracing::info!("shutting down: finishing running requests");
        // During this wait, the bot still responds to presses. If moves are still delayed at its end, the next process
        // plays them.
        let _ = tokio::time::timeout(DELAYED_MOVES_LIMIT, matches.finish_delayed_moves()).await;
        // From now on, Discord keeps new events for the next process.
        if tokio::time::timeout(DISCONNECT_LIMIT, holder.disconnect()).await.is_err() {
            tracing::warn!("some gateway connections are slow to close");
        }
        let finish = async {
            matches.close().await;
            api.wait_until_idle().await;
        };
        if tokio::time::timeout(FINISH_LIMIT, finish).await.is_err() {
            // No accepted move is lost: every move is stored, and the next process shows it.
            tracing::warn!("Discord is too slow: the next start will show the remaining changes");
        }
        drop(stop_leases);
        if tokio::time::timeout(CLOSE_LIMIT, &mut lease_keeper).await.is_err() {
            tracing::warn!("the gateway could not be closed in time");
        }
        tracing::info!("shut down");
        ended
    }
}
