//! The bot's connection: [`Connection::open`] reaches Discord, [`Connection::presenter`] shows matches, and
//! [`Connection::serve`] handles events until shutdown.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use serenity::all::{ApplicationId, ConnectionStage, ShardManager};
use tokio::sync::{mpsc, oneshot};

use super::commands;
use super::context::BotContext;
use super::gateway::connect::{self, ConnectError, INTENTS};
use super::gateway::event_stream::EventStream;
use super::gateway::events::EventHandler;
use super::gateway::fatal_close_codes;
use super::gateway::shards::{GatewayShards, ShardConnector};
use super::http::{DiscordApi, KeyedRateLimiter, Transport};
use super::presenter::{Avatars, BotReactions, DiscordPresenter, GuidanceSender, Pictures, SuspiciousClaims};
use super::replay_limiter::ReplayLimiter;
use crate::config::Config;
use crate::ids::MessageId;
use crate::play::shards::{LeaseError, Leases, keep_leases};
use crate::play::{Clock, MatchService, Notices};
use crate::store::Database;
use pictures::Renderer;

/// Messages that may wait to be refreshed because they lost their reactions.
const MAX_REFRESHES: usize = 1_024;

/// The pause between two leaderboards for everybody in a channel.
const LEADERBOARD_PAUSE: Duration = Duration::from_secs(60);
/// The pause between two exports of a user's data.
const EXPORT_PAUSE: Duration = Duration::from_secs(60);

/// How long running requests may take to be stored, shown and answered at shutdown.
const FINISH_LIMIT: Duration = Duration::from_millis(5_500);
/// How long closing the gateway connections may take.
const CLOSE_LIMIT: Duration = Duration::from_millis(1_500);
/// The longest that [`Connection::serve`] runs after the shutdown signal.
pub const SHUTDOWN_LIMIT: Duration = FINISH_LIMIT.saturating_add(CLOSE_LIMIT);

/// An authenticated connection to Discord that receives no events yet.
pub struct Connection {
    config: Config,
    connector: ShardConnector,
    recommended_shards: u32,
    application: ApplicationId,
    api: DiscordApi,
    /// The client and the address of avatars.
    cdn: (reqwest::Client, String),
    avatars: OnceLock<Avatars>,
    pictures: Pictures,
    reactions: BotReactions,
    guidance: GuidanceSender,
    /// Messages that must be shown again.
    refreshes: mpsc::Receiver<MessageId>,
    context: Arc<OnceLock<Arc<BotContext>>>,
}

/// The state of this process's shards.
#[derive(Clone)]
pub struct Gateway(Arc<ShardManager>);

impl Gateway {
    /// Returns each shard's number, and whether it is connected.
    pub async fn shards(&self) -> Vec<(u32, bool)> {
        let shards = self.0.runners.lock().await;
        shards.iter().map(|(id, shard)| (id.0, shard.stage == ConnectionStage::Connected)).collect()
    }
}

/// Why serving ended early: a sentence for the operator.
#[derive(Debug, thiserror::Error)]
pub enum Disconnected {
    /// Discord refuses this bot.
    #[error("the connection to Discord ended: {0}")]
    Refused(String),
    /// The processes could not agree on the number of shards.
    #[error(transparent)]
    Leases(#[from] LeaseError),
}

impl Connection {
    /// Reaches Discord as configured, and checks the token. `renderer` draws the pictures.
    ///
    /// # Errors
    /// A sentence for the operator.
    pub async fn open(config: &Config, renderer: Renderer, clock: Arc<dyn Clock>) -> Result<Connection, ConnectError> {
        let reached = connect::connect(config).await?;
        let context: Arc<OnceLock<Arc<BotContext>>> = Arc::default();
        let client = serenity::all::ClientBuilder::new_with_http(reached.http, INTENTS);
        let client = client.await.map_err(|error| ConnectError::unreachable(config, &error))?;
        let handler = EventHandler { bot: Arc::clone(&context), shards: Arc::clone(&client.shard_manager) };
        let cdn = (reached.client.clone(), reached.cdn);
        let api = DiscordApi::new(Transport::new(Arc::clone(&client.http), reached.client), clock);
        let (refresh, refreshes) = mpsc::channel(MAX_REFRESHES);
        Ok(Connection {
            connector: ShardConnector::new(&client, Arc::new(handler), reached.gateway_url).await,
            config: config.clone(),
            recommended_shards: reached.recommended_shards,
            application: reached.application,
            reactions: BotReactions::new(api.clone(), refresh),
            guidance: GuidanceSender::new(api.clone()),
            api,
            cdn,
            avatars: OnceLock::new(),
            pictures: Pictures::new(renderer),
            refreshes,
            context,
        })
    }

    /// Returns the address that invites the bot to a server with the permissions it needs.
    pub fn invite(&self) -> String {
        connect::invite(self.application)
    }

    /// Returns a view of the shards' state.
    pub fn gateway(&self) -> Gateway {
        Gateway(self.connector.manager())
    }

    /// Returns the table's presenter.
    pub fn presenter(&self, database: &Database) -> DiscordPresenter {
        let suspicious_claims = SuspiciousClaims::new(database.clone(), self.config.suspicious_claim);
        let (api, pictures, reactions) = (self.api.clone(), self.pictures.clone(), self.reactions.clone());
        let (guidance, avatars) = (self.guidance.clone(), self.avatars(database));
        DiscordPresenter { api, avatars, pictures, reactions, guidance, suspicious_claims }
    }

    fn avatars(&self, database: &Database) -> Avatars {
        let (client, base) = &self.cdn;
        self.avatars.get_or_init(|| Avatars::new(client.clone(), base.clone(), database.clone())).clone()
    }

    /// Handles events until `shutdown` completes. Runs the shards on which this process has `leases`. When a shard first
    /// connects, the table loads the open matches of its servers. `clock` is the table's own.
    ///
    /// Shutdown takes at most [`SHUTDOWN_LIMIT`], even if Discord does not respond. It refuses new requests, stores, shows and
    /// answers running ones, and closes the gateway.
    ///
    /// # Errors
    /// Discord refuses this bot, for example because its token was reset, or other processes use another number of shards.
    pub async fn serve(
        self,
        table: Arc<MatchService>,
        database: Database,
        leases: Arc<dyn Leases>,
        clock: Arc<dyn Clock>,
        shutdown: impl Future<Output = ()>,
    ) -> Result<(), Disconnected> {
        let api = self.api.clone();
        let notices = Notices::new(Arc::clone(&table), Arc::new(database.clone()), Arc::new(api.clone()));
        let avatars = self.avatars(&database);
        // The cell is empty, because `serve` consumes the connection.
        let _ = self.context.set(Arc::new(BotContext {
            api: self.api,
            guidance: self.guidance,
            avatars,
            pictures: self.pictures,
            table: Arc::clone(&table),
            database,
            event_stream: EventStream::new(Arc::clone(&clock)),
            reactions: self.reactions,
            application: self.application,
            operator_options: self.config.operator_options,
            retention: self.config.retention,
            replay_limiter: ReplayLimiter::new(),
            leaderboard_pause: KeyedRateLimiter::pause(LEADERBOARD_PAUSE),
            export_pause: KeyedRateLimiter::pause(EXPORT_PAUSE),
            policies: self.config.policies,
            framework: commands::framework(),
            command_ids: OnceLock::new(),
            started: OnceLock::new(),
        }));
        let total = leases.agree(self.config.shards, self.recommended_shards).await?;
        tracing::info!(shards = total, recommended = self.recommended_shards, "number of shards");
        table.divide(total);
        let (refused, mut refusals) = mpsc::channel(1);
        let shards = GatewayShards {
            connector: self.connector,
            total,
            leases: Arc::clone(&leases),
            table: Arc::clone(&table),
            clock: Arc::clone(&clock),
            running: Default::default(),
            refused,
        };
        let (stop_leases, stopped) = oneshot::channel::<()>();
        let stop = async { drop(stopped.await) };
        let mut lease_keeper = tokio::spawn(keep_leases(leases, Arc::new(shards), clock, self.config.lease, stop));
        let mut refreshes = self.refreshes;
        let refresh = async {
            while let Some(message) = refreshes.recv().await {
                table.refresh(message);
            }
        };
        let ended = tokio::select! {
            () = notices.keep() => Ok(()),
            Some(refused) = refusals.recv() => Err(refused),
            closed = fatal_close_codes::wait_for_fatal_close() => Err(closed),
            () = refresh => Ok(()),
            () = shutdown => Ok(()),
        };
        tracing::info!("shutting down: finishing running requests");
        let finish = async {
            table.close().await;
            api.wait_until_idle().await;
        };
        if tokio::time::timeout(FINISH_LIMIT, finish).await.is_err() {
            // Every accepted move is stored; the next process to run these matches shows them.
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
