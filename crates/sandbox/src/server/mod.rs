//! Starts and stops the sandbox.

mod access;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::extract::{Query, Request, State};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::Response;
use axum::routing::get;
use axum::serve::Listener;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use rand::rand_core::TryRng;
use rand::rngs::SysRng;
use serde::Deserialize;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use self::access::Hosts;
use crate::errors::{ApiError, SandboxError, reject_if};
use crate::model::ids::Clock;
use crate::model::{Model, avatars};
use crate::rest::Dropped;
use crate::state::storage::Store;
use crate::state::{Settings, Shared};
use crate::{gateway, page, page_api, rest, state, websocket};

/// The time limit for the headers of a request, including the idle time before it. HTTP clients close idle connections
/// earlier, so they never send a request while the sandbox is closing the connection.
const HEADER_TIMEOUT: Duration = Duration::from_secs(120);
/// The time limit for unfinished requests when the sandbox stops.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(2);

/// Starts a sandbox.
pub struct Sandbox;

pub struct SandboxConfig {
    /// The address to listen on. It must be a loopback address. Port 0 chooses a free port.
    pub address: SocketAddr,
    /// The data folder. `None` keeps everything in memory.
    pub data_dir: Option<PathBuf>,
    /// The bot's token. `None` creates a random one, which [`RunningSandbox::token`] returns.
    pub token: Option<String>,
    /// Additional host names that requests may use, such as `discord.com` behind a TLS proxy.
    pub extra_hosts: Vec<String>,
}

/// A running sandbox. Dropping it also stops the sandbox, like [`RunningSandbox::shutdown`], but can lose the last
/// changes.
pub struct RunningSandbox {
    address: SocketAddr,
    token: String,
    stop: CancellationToken,
    server: Option<JoinHandle<()>>,
    /// When this token is cancelled, the writer writes the last changes and stops.
    final_write: CancellationToken,
    writer: Option<JoinHandle<()>>,
}

impl Sandbox {
    /// Starts a sandbox.
    ///
    /// # Errors
    /// Fails if the address is in use or is not a loopback address, or if the data cannot be read or written.
    pub async fn start(config: SandboxConfig) -> Result<RunningSandbox, SandboxError> {
        let SandboxConfig { address, data_dir: data, token, extra_hosts: names } = config;
        reject_if!(!address.ip().is_loopback(), SandboxError::NotLoopback(address));
        let failed = |source| SandboxError::Listen { address, source };
        let listener = TcpListener::bind(address).await.map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        let token = token.map_or_else(|| random_bytes().map(hex::encode), Ok)?;

        let store = data.map(Store::open).transpose()?;
        let stored = store.as_ref().map(Store::load).transpose()?.flatten();
        let mut clock = Clock::after(stored.as_ref().map(Model::max_id).unwrap_or_default());
        let model = stored.unwrap_or_else(|| Model::new(&mut clock));
        let stop = CancellationToken::new();
        let settings = Settings {
            token: token.clone(),
            gateway_url: format!("ws://{address}/gateway"),
            files_dir: store.as_ref().map(Store::files_dir),
            shutdown: stop.clone(),
        };
        let state = state::State::new(model, clock, random_bytes()?, format!("http://{address}"));
        let shared = Shared::new(state, settings);

        let router = router(&shared, Hosts::new(address, names));
        let server = Some(tokio::spawn(serve(listener, router, stop.clone())));
        let final_write = CancellationToken::new();
        let writer = store.map(|store| tokio::spawn(store.write_changes(shared, final_write.clone())));
        Ok(RunningSandbox { address, token, stop, server, final_write, writer })
    }
}

impl RunningSandbox {
    /// Returns the address at which the sandbox serves the page, the page's API, `/api` and `/gateway`.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    pub fn token(&self) -> &str {
        &self.token
    }

    /// Closes all connections and writes all changes.
    pub async fn shutdown(mut self) {
        self.stop.cancel();
        // A task's result is an error only if the task panicked.
        if let Some(server) = self.server.take() {
            drop(server.await);
        }
        self.final_write.cancel();
        if let Some(writer) = self.writer.take() {
            drop(writer.await);
        }
    }
}

impl Drop for RunningSandbox {
    fn drop(&mut self) {
        self.stop.cancel();
        self.final_write.cancel();
    }
}

fn random_bytes() -> Result<[u8; 32], SandboxError> {
    let mut bytes = [0; 32];
    SysRng.try_fill_bytes(&mut bytes).map_err(|error| SandboxError::Random(error.to_string()))?;
    Ok(bytes)
}

fn router(shared: &Shared, hosts: Hosts) -> Router {
    let rest = rest::router(shared);
    let for_bot = Router::new()
        .nest("/api/v10", rest.clone())
        .nest("/api", rest)
        .route("/gateway", get(connect))
        .route("/avatars/{user}/{file}", get(avatars::get))
        .layer(from_fn(access::bot_only));
    let for_page = Router::new()
        .merge(page::router())
        .merge(page_api::file_router())
        .nest("/sandbox/api", page_api::router())
        .layer(from_fn(access::own_page_only));
    for_bot
        .merge(for_page)
        .fallback(async || ApiError::NOT_FOUND)
        .layer(from_fn_with_state(hosts, access::known_host_only))
        .with_state(shared.clone())
}

#[derive(Deserialize)]
struct GatewayQuery {
    v: Option<String>,
}

async fn connect(State(shared): State<Shared>, Query(query): Query<GatewayQuery>, request: Request) -> Response {
    websocket::accept(request, 4 * gateway::MAX_MESSAGE_BYTES, move |socket| gateway::serve(shared, query.v, socket))
}

/// Serves connections until `stop` is cancelled. After that, requests in progress have [`SHUTDOWN_TIMEOUT`] to finish.
async fn serve(mut listener: TcpListener, router: Router, stop: CancellationToken) {
    let connections = TaskTracker::new();
    while let Some((stream, _)) = stop.run_until_cancelled(Listener::accept(&mut listener)).await {
        // With `TCP_NODELAY`, small responses do not wait for more bytes. If the call fails, responses are slower, but
        // still arrive.
        drop(stream.set_nodelay(true));
        connections.spawn(connection(stream, router.clone(), stop.clone()));
    }
    connections.close();
    connections.wait().await;
}

async fn connection<Io>(stream: Io, router: Router, stop: CancellationToken)
where
    Io: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let router = TowerToHyperService::new(router);
    let service = service_fn(move |request: Request<Incoming>| {
        let response = router.call(request);
        async {
            let Ok(response) = response.await;
            // After an error, hyper closes the connection without a response.
            if response.extensions().get::<Dropped>().is_some() { Err("dropped by a fault") } else { Ok(response) }
        }
    });
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(HEADER_TIMEOUT);
    let mut connection = pin!(builder.serve_connection(TokioIo::new(stream), service).with_upgrades());
    // The sandbox ignores errors on a client's connection.
    if stop.run_until_cancelled(connection.as_mut()).await.is_none() {
        connection.as_mut().graceful_shutdown();
        drop(tokio::time::timeout(SHUTDOWN_TIMEOUT, connection).await);
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, duplex};
    use tokio::time::Instant;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_client_that_never_completes_its_headers_is_disconnected() {
        let (mut client, server) = duplex(1024);
        let began = Instant::now();
        tokio::spawn(connection(server, Router::new(), CancellationToken::new()));
        client.write_all(b"GET / HTTP/1.1\r\n").await.expect("it is sent");
        let mut answer = Vec::new();
        client.read_to_end(&mut answer).await.expect("the end of the connection");
        assert_eq!(began.elapsed(), HEADER_TIMEOUT);
    }
}
