//! The operator's HTTP endpoints at `HTTP_ADDRESS`: `/health` returns the bot's state in one word, and `/metrics`
//! returns the metrics of [`crate::telemetry`] for Prometheus. They reveal nothing about users or matches.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::header::{self, HOST, ORIGIN};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use metrics_exporter_prometheus::PrometheusHandle;
use parking_lot::Mutex;
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Handle;
use tokio::task::{AbortHandle, JoinSet};
use tokio::time::{sleep, timeout};

use crate::discord::{Connections, Transport};
use crate::play::MatchService;
use crate::store::Database;
use crate::telemetry::{self, BuildInfo};

/// The interval between checks of the store.
const CHECK_EVERY: Duration = Duration::from_secs(5);
/// The time limit for a check of the store, which makes one small commit.
const STORE_TIMEOUT: Duration = Duration::from_secs(3);
/// The time limit for a connection.
const CONNECTION_TIMEOUT: Duration = Duration::from_secs(10);
/// The maximum number of open connections.
const MAX_CONNECTIONS: usize = 32;
/// How long [`query_health`] waits for the response, and the time limit for a client to send its request.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(4);

/// The parts of the bot that the endpoints report on.
#[derive(Clone)]
pub struct Monitored {
    pub matches: Arc<MatchService>,
    pub database: Database,
    pub gateway: Connections,
    pub requests: Transport,
}

/// The running endpoints. Dropping this closes them.
pub struct Endpoints {
    state: Arc<EndpointState>,
    /// The tasks end when they are dropped.
    _tasks: JoinSet<Infallible>,
}

struct EndpointState {
    metrics: PrometheusHandle,
    /// The host names that requests for metrics may use.
    allowed_hosts: Vec<String>,
    phase: Mutex<Phase>,
}

#[derive(Clone)]
enum Phase {
    Starting,
    Serving { monitored: Monitored, store_works: bool },
    ShuttingDown,
}

impl Endpoints {
    /// Opens the endpoints. For metrics, clients may use IP addresses, `localhost` and the names in `allowed_hosts`.
    /// Until [`Endpoints::monitor`] is called, `/health` reports that the bot is starting.
    ///
    /// # Errors
    /// Fails if the address cannot be opened, or if this process already records metrics.
    pub async fn open(address: SocketAddr, allowed_hosts: Vec<String>, build: BuildInfo) -> Result<Endpoints, String> {
        let listen_error =
            |error| format!("HTTP_ADDRESS names {address}, which cannot be opened; choose another address: {error}");
        let listener = TcpListener::bind(address).await.map_err(listen_error)?;
        let address = listener.local_addr().map_err(listen_error)?;
        let games: Vec<&str> = rules::REGISTRY.iter().map(|game| game.info().name).collect();
        let recorded =
            telemetry::install(build, &games).map_err(|error| format!("metrics cannot be recorded: {error}"))?;
        let state = Arc::new(EndpointState { metrics: recorded, allowed_hosts, phase: Mutex::new(Phase::Starting) });
        let router = Router::new().route("/health", get(health)).route("/metrics", get(metrics));
        let mut tasks = JoinSet::new();
        tasks.spawn(serve(listener, router.with_state(Arc::clone(&state))));
        tasks.spawn(check_store(Arc::clone(&state)));
        tracing::info!(%address, "serving /health and /metrics");
        Ok(Endpoints { state, _tasks: tasks })
    }

    /// Starts reporting on these parts of the bot.
    pub fn monitor(&self, monitored: Monitored) {
        *self.state.phase.lock() = Phase::Serving { monitored, store_works: true };
    }

    /// Starts reporting that the bot is shutting down.
    pub fn report_shutdown(&self) {
        *self.state.phase.lock() = Phase::ShuttingDown;
    }
}

/// Asks the bot at this local address for its state. The health checks of containers use this.
///
/// # Errors
/// Fails with the name of the bad state, or with the reason if there is no response.
pub async fn query_health(address: SocketAddr) -> Result<(), String> {
    let host = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(ip) if ip.is_unspecified() => IpAddr::V6(Ipv6Addr::LOCALHOST),
        ip => ip,
    };
    let url = format!("http://{}/health", SocketAddr::new(host, address.port()));
    let client =
        reqwest::Client::builder().timeout(REQUEST_TIMEOUT).no_proxy().build().map_err(|error| error.to_string())?;
    let answer = client.get(url).send().await.map_err(|error| error.to_string())?;
    if answer.status().is_success() {
        return Ok(());
    }
    Err(answer.text().await.map_or_else(|error| error.to_string(), |word| word.trim().to_owned()))
}

/// Returns the bot's state in one word, with the status 200 if the bot works.
async fn health(State(state): State<Arc<EndpointState>>) -> Response {
    let phase = state.phase.lock().clone();
    let (works, word) = match phase {
        Phase::Starting => (false, "starting"),
        Phase::ShuttingDown => (false, "ending"),
        Phase::Serving { store_works: false, .. } => (false, "store"),
        Phase::Serving { monitored, .. } => {
            let shards = monitored.gateway.connection_states(&monitored.matches.own_shards());
            match shards.iter().all(|(_, connected)| *connected) {
                // This process is healthy, but other processes have all shards.
                _ if shards.is_empty() => (true, "standby"),
                false => (false, "gateway"),
                true if monitored.requests.is_failing() => (false, "discord"),
                true => (true, "ok"),
            }
        }
    };
    let status = if works { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, format!("{word}\n")).into_response()
}

/// Returns `false` if a website might have sent the request through a browser. A browser names the website in `Origin`,
/// or in `Host` if the website's name resolves to this address.
fn has_allowed_hosts(headers: &HeaderMap, uri: &Uri, names: &[String]) -> bool {
    let origins = headers
        .get_all(ORIGIN)
        .iter()
        .map(|origin| origin.to_str().ok().and_then(|origin| origin.split_once("://")).map_or("", |(_, host)| host));
    let hosts = headers.get_all(HOST).iter().map(|host| host.to_str().unwrap_or_default());
    let mut all = hosts.chain(uri.authority().map(Authority::as_str)).chain(origins);
    all.all(|host| {
        let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
        let is_address = host.parse::<SocketAddr>().is_ok() || host.trim_matches(['[', ']']).parse::<IpAddr>().is_ok();
        let is_named = |own: &str| own.eq_ignore_ascii_case(name);
        is_address || name.parse::<Ipv4Addr>().is_ok() || is_named("localhost") || names.iter().any(|own| is_named(own))
    })
}

async fn metrics(State(state): State<Arc<EndpointState>>, headers: HeaderMap, uri: Uri) -> Response {
    if !has_allowed_hosts(&headers, &uri, &state.allowed_hosts) {
        return (StatusCode::FORBIDDEN, "HTTP_NAMES does not allow this name.\n").into_response();
    }
    let phase = state.phase.lock().clone();
    telemetry::set_gauge(telemetry::TASKS, Handle::current().metrics().num_alive_tasks() as f64);
    telemetry::record_process_metrics();
    let mut page = String::new();
    if let Phase::Serving { monitored, .. } = phase {
        let (shown, loaded) = monitored.matches.match_counts();
        telemetry::set_match_counts(shown, loaded);
        telemetry::set_gauge(telemetry::LEASES_RENEWED, monitored.matches.leases_renewed_at().as_unix_seconds());
        let shards = monitored.matches.own_shards();
        telemetry::set_gauge(telemetry::SERVERS, monitored.gateway.count_guilds(&shards) as f64);
        for (pool, all, idle) in monitored.database.pool_sizes() {
            telemetry::set_connection_counts(pool, all, idle);
        }
        page = telemetry::shard_metric_lines(monitored.gateway.connection_states(&shards));
    }
    page += &state.metrics.render();
    // The version of the format that Prometheus expects.
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], page).into_response()
}

/// Checks the store regularly and runs the upkeep for the metrics.
async fn check_store(state: Arc<EndpointState>) -> Infallible {
    loop {
        state.metrics.run_upkeep();
        let phase = state.phase.lock().clone();
        if let Phase::Serving { monitored, .. } = phase {
            let works = monitored.database.check_writable(STORE_TIMEOUT).await.is_ok();
            telemetry::set_gauge(telemetry::STORE_AVAILABLE, u8::from(works));
            if let Phase::Serving { store_works, .. } = &mut *state.phase.lock() {
                *store_works = works;
            }
        }
        sleep(CHECK_EVERY).await;
    }
}

/// Accepts a limited number of connections, so that clients cannot exhaust the bot's memory or file handles. At the
/// limit, closes the oldest connection, so that a new client gets its response even if other clients are slow.
async fn serve(listener: TcpListener, router: Router) -> Infallible {
    let mut open: VecDeque<AbortHandle> = VecDeque::new();
    loop {
        match listener.accept().await {
            Ok((stream, _)) => {
                open.retain(|connection| !connection.is_finished());
                if open.len() == MAX_CONNECTIONS {
                    open.pop_front().iter().for_each(AbortHandle::abort);
                }
                let serving = timeout(CONNECTION_TIMEOUT, serve_connection(stream, router.clone()));
                open.push_back(tokio::spawn(serving).abort_handle());
            }
            Err(error) => {
                tracing::warn!(%error, "a connection to the endpoints could not be accepted");
                sleep(Duration::from_secs(1)).await;
            }
        }
    }
}

async fn serve_connection(stream: TcpStream, router: Router) {
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(REQUEST_TIMEOUT);
    // A client's errors do not affect the bot.
    drop(builder.serve_connection(TokioIo::new(stream), TowerToHyperService::new(router)).await);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answers(headers: &[(&'static str, &'static str)], uri: &'static str) -> bool {
        let headers = headers.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect();
        has_allowed_hosts(&headers, &Uri::from_static(uri), &["metrics.internal".to_owned()])
    }

    #[test]
    fn metrics_are_refused_to_websites() {
        for host in [
            "127.0.0.1:9464",
            "127.0.0.1",
            "10.0.3.7:9464",
            "[::1]:9464",
            "[::1]",
            "LocalHost:9464",
            "metrics.internal",
        ] {
            assert!(answers(&[("host", host)], "/metrics"), "{host}");
        }
        assert!(answers(&[], "/metrics") && answers(&[("host", "metrics.internal:80")], "/metrics"));
        for host in ["evil.example", "evil.example:9464", "127.0.0.1.evil.example", "", "localhost.evil.example", "a b"]
        {
            assert!(!answers(&[("host", host)], "/metrics"), "{host}");
        }
        for origin in ["http://evil.example", "null", "https://127.0.0.1.evil.example:9464"] {
            assert!(!answers(&[("host", "127.0.0.1:9464"), ("origin", origin)], "/metrics"), "{origin}");
        }
        assert!(answers(&[("host", "127.0.0.1:9464"), ("origin", "http://metrics.internal")], "/metrics"));
        assert!(!answers(&[("host", "127.0.0.1"), ("host", "evil.example")], "/metrics"));
        assert!(!answers(&[("host", "127.0.0.1")], "http://evil.example/metrics"));
    }
}
