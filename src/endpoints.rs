//! The operator's endpoints, open only where `HTTP_ADDRESS` is set: `/health` says in one word whether the bot works, and
//! `/metrics` tells Prometheus what [`crate::telemetry`] has counted. They tell nothing about any person or match.

use std::collections::BTreeSet;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use metrics_exporter_prometheus::PrometheusHandle;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::task::AbortHandle;
use tokio::time::{sleep, timeout};

use crate::discord::Gateway;
use crate::store::Database;
use crate::table::Table;
use crate::telemetry;

/// How often the store is tried.
const LOOK_EVERY: Duration = Duration::from_secs(5);
/// A store that takes longer for one small change counts as failed.
const STORE_PATIENCE: Duration = Duration::from_secs(3);
/// How long one connection may last, and connections at the same time; further ones wait.
const CONNECTION: Duration = Duration::from_secs(10);
const MOST_CONNECTIONS: usize = 32;
/// How long [`ask`] waits for an answer.
const PATIENCE: Duration = Duration::from_secs(4);

/// Whether the bot works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Health {
    /// It does.
    Ok,
    /// It does, and stands by: all shards are other processes'.
    Standby,
    /// It has not reached Discord yet.
    Starting,
    /// A shard of this process is not connected to the gateway.
    Gateway,
    /// Nothing can be stored.
    Store,
    /// It was asked to end.
    Ending,
}

impl Health {
    /// The one word.
    pub fn word(self) -> &'static str {
        match self {
            Health::Ok => "ok",
            Health::Standby => "standby",
            Health::Starting => "starting",
            Health::Gateway => "gateway",
            Health::Store => "store",
            Health::Ending => "ending",
        }
    }

    /// Whether all is well.
    pub fn is_well(self) -> bool {
        matches!(self, Health::Ok | Health::Standby)
    }
}

/// What is looked at.
#[derive(Clone)]
pub struct Watched {
    /// Its matches are counted.
    pub table: Arc<Table>,
    /// Must take changes.
    pub database: Database,
    /// Must be connected.
    pub gateway: Gateway,
}

/// The endpoints. Dropping them closes them.
pub struct Endpoints {
    address: SocketAddr,
    state: Arc<Shared>,
    tasks: Vec<AbortHandle>,
}

struct Shared {
    metrics: PrometheusHandle,
    /// How far the bot has come.
    stage: Mutex<Stage>,
    /// The shards of which the metrics tell: also those that others have by now.
    shards: Mutex<BTreeSet<u32>>,
}

#[derive(Clone)]
enum Stage {
    Starting,
    Serving { watched: Watched, store_works: bool },
    Ending,
}

/// Why the endpoints could not be opened; one sentence for the operator.
#[derive(Debug, thiserror::Error)]
pub enum EndpointsError {
    /// Somebody else listens there, or the address is not this machine's.
    #[error("HTTP_ADDRESS names {0}, where nothing can be opened: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// They were opened before.
    #[error("the metrics cannot be kept: {0}")]
    Metrics(#[from] metrics_exporter_prometheus::BuildError),
}

impl Endpoints {
    /// Opens them at this address. Until [`Endpoints::watch`] the bot is said to be starting.
    ///
    /// # Errors
    /// A sentence for the operator.
    pub async fn open(address: SocketAddr) -> Result<Endpoints, EndpointsError> {
        let unopened = |error| EndpointsError::Listen(address, error);
        let listener = TcpListener::bind(address).await.map_err(unopened)?;
        let address = listener.local_addr().map_err(unopened)?;
        let state = Arc::new(Shared {
            metrics: telemetry::install()?,
            stage: Mutex::new(Stage::Starting),
            shards: Mutex::default(),
        });
        let router = Router::new().route("/health", get(health)).route("/metrics", get(metrics));
        let serving = tokio::spawn(serve(listener, router.with_state(Arc::clone(&state))));
        let looking = tokio::spawn(look(Arc::clone(&state)));
        tracing::info!(%address, "health and metrics are open");
        Ok(Endpoints { address, state, tasks: vec![serving.abort_handle(), looking.abort_handle()] })
    }

    /// Where they listen.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// From now on this is looked at.
    pub fn watch(&self, watched: Watched) {
        *self.state.stage() = Stage::Serving { watched, store_works: true };
    }

    /// From now on the bot is said to end.
    pub fn ending(&self) {
        *self.state.stage() = Stage::Ending;
    }
}

impl Drop for Endpoints {
    fn drop(&mut self) {
        self.tasks.iter().for_each(AbortHandle::abort);
    }
}

impl Shared {
    fn stage(&self) -> MutexGuard<'_, Stage> {
        self.stage.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    async fn health(&self) -> Health {
        let stage = self.stage().clone();
        match stage {
            Stage::Starting => Health::Starting,
            Stage::Ending => Health::Ending,
            Stage::Serving { store_works: false, .. } => Health::Store,
            Stage::Serving { watched, .. } => {
                let (own, shards) = (watched.table.shards(), watched.gateway.shards().await);
                match own.iter().all(|own| shards.contains(&(*own, true))) {
                    _ if own.is_empty() => Health::Standby,
                    true => Health::Ok,
                    false => Health::Gateway,
                }
            }
        }
    }
}

/// Asks the bot behind that address, on this machine, whether it works; for a container's health check.
///
/// # Errors
/// The word for what is wrong, or why nothing was answered.
pub async fn ask(address: SocketAddr) -> Result<(), String> {
    let host = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(ip) if ip.is_unspecified() => IpAddr::V6(Ipv6Addr::LOCALHOST),
        ip => ip,
    };
    let url = format!("http://{}/health", SocketAddr::new(host, address.port()));
    let client = reqwest::Client::builder().timeout(PATIENCE).no_proxy().build().map_err(|error| error.to_string())?;
    let answer = client.get(url).send().await.map_err(|error| error.to_string())?;
    if answer.status().is_success() {
        return Ok(());
    }
    Err(answer.text().await.map_or_else(|error| error.to_string(), |word| word.trim().to_owned()))
}

async fn health(State(state): State<Arc<Shared>>) -> Response {
    let health = state.health().await;
    let status = if health.is_well() { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, format!("{}\n", health.word())).into_response()
}

async fn metrics(State(state): State<Arc<Shared>>) -> Response {
    let stage = state.stage().clone();
    if let Stage::Serving { watched, .. } = stage {
        let (shown, loaded) = watched.table.counts();
        telemetry::matches(shown, loaded);
        let shards = watched.gateway.shards().await;
        let mut told = state.shards.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        told.extend(shards.iter().map(|(shard, _)| *shard));
        told.iter().for_each(|shard| telemetry::shard(*shard, shards.contains(&(*shard, true))));
    }
    // The version of the format that Prometheus expects.
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], state.metrics.render()).into_response()
}

/// Tries the store now and then, and keeps the metrics' memory small.
async fn look(state: Arc<Shared>) {
    loop {
        state.metrics.run_upkeep();
        let stage = state.stage().clone();
        if let Stage::Serving { watched, .. } = stage {
            let tried = timeout(STORE_PATIENCE, watched.database.check()).await;
            let works = match tried {
                Ok(Ok(())) => true,
                Ok(Err(error)) => {
                    tracing::error!(%error, "the store takes no changes");
                    false
                }
                Err(_) => {
                    tracing::error!("the store takes too long for a change");
                    false
                }
            };
            if let Stage::Serving { store_works, .. } = &mut *state.stage() {
                *store_works = works;
            }
        }
        sleep(LOOK_EVERY).await;
    }
}

/// Takes connections, so many at the same time and each for so long: whoever reaches this port must not be able to take
/// the bot's memory or file handles.
async fn serve(listener: TcpListener, router: Router) -> Infallible {
    let room = Arc::new(Semaphore::new(MOST_CONNECTIONS));
    loop {
        // The semaphore is never closed.
        let Ok(location) = Arc::clone(&room).acquire_owned().await else { continue };
        match listener.accept().await {
            Ok((stream, _)) => {
                let router = router.clone();
                tokio::spawn(async move {
                    drop(timeout(CONNECTION, connection(stream, router)).await);
                    drop(location);
                });
            }
            Err(error) => {
                tracing::warn!(%error, "a connection to the operator's endpoints could not be taken");
                sleep(Duration::from_secs(1)).await;
            }
        }
    }
}

async fn connection(stream: TcpStream, router: Router) {
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(PATIENCE);
    // What the other side does wrong is its own affair.
    drop(builder.serve_connection(TokioIo::new(stream), TowerToHyperService::new(router)).await);
}
