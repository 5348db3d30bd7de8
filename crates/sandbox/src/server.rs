//! Starts and stops the sandbox.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{DefaultBodyLimit, Query, State, WebSocketUpgrade};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::Response;
use axum::routing::get;
use axum::serve::Listener;
use axum::{Extension, Router};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use rand::rand_core::TryRng;
use rand::rngs::SysRng;
use serde::Deserialize;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpListener;
use tokio::sync::Notify;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::access::{self, Hosts};
use super::avatars;
use super::connections::{CuttableStream, PlainListener};
use super::errors::{ApiError, SandboxError, reject_if};
use super::ids::Clock;
use super::model::Model;
use super::shared::{Settings, Shared};
use super::storage::Store;
use super::tls::{self, Authority, TlsListener};
use super::{gateway, page, page_api, rest, state};

/// The maximum size of a request in bytes: a message's ten files, and its JSON.
const MAX_BODY: usize = 26 << 20;
/// How long a client may take for the headers of a request, including the time in which its connection is idle. HTTP
/// clients close idle connections earlier, so they never send a request on a connection that the sandbox is closing.
const HEADERS: Duration = Duration::from_secs(120);
/// How long unfinished requests may take when the sandbox stops.
const LAST_REQUESTS: Duration = Duration::from_secs(2);

/// Starts a sandbox.
pub struct Sandbox;

pub struct SandboxConfig {
    /// The address to listen on. It must be a loopback address. Port 0 chooses a free port.
    pub address: SocketAddr,
    /// The data folder. `None` keeps everything in memory.
    pub data: Option<PathBuf>,
    /// The bot's token. `None` creates a random one, which [`Running::token`] returns.
    pub token: Option<String>,
    /// Whether to also listen for TLS as `discord.com`, on a free port.
    pub tls: bool,
}

/// A running sandbox. Dropping it also stops the sandbox, like [`Running::shutdown`], but can lose the last changes.
pub struct Running {
    address: SocketAddr,
    tls_address: Option<SocketAddr>,
    ca_pem: Option<String>,
    token: String,
    stop: CancellationToken,
    servers: Vec<JoinHandle<()>>,
    /// Cancelled when the writer must write the last changes and stop.
    last: CancellationToken,
    writer: Option<JoinHandle<()>>,
}

impl Sandbox {
    /// Starts a sandbox.
    ///
    /// # Errors
    /// Fails if the address is in use or is not a loopback address, or if the data cannot be read or written.
    pub async fn start(config: SandboxConfig) -> Result<Running, SandboxError> {
        reject_if!(!config.address.ip().is_loopback(), SandboxError::NotLoopback(config.address));
        let (listener, address) = listen(config.address).await?;
        let token = config.token.map_or_else(|| random_bytes().map(hex::encode), Ok)?;

        let store = config.data.map(Store::open).transpose()?;
        let mut clock = Clock::default();
        let model = match store.as_ref().map(Store::load).transpose()?.flatten() {
            Some(model) => {
                clock = Clock::after(model.last_id());
                model
            }
            None => Model::new(&mut clock),
        };
        let base_url = format!("http://{address}");
        let changed = Arc::new(Notify::new());
        let stop = CancellationToken::new();
        let settings = Settings {
            token: token.clone(),
            gateway_url: format!("ws://{address}/gateway"),
            files: store.as_ref().map(Store::files),
            stop: stop.clone(),
            changed: changed.clone(),
        };
        let state = state::State::new(model, clock, random_bytes()?, base_url, changed);
        let shared = Shared::new(state, settings);

        let routes = finish(bot_router(&shared).merge(page_router()), Hosts::plain(address), &shared);
        let mut servers = vec![tokio::spawn(serve(PlainListener(listener), routes, stop.clone()))];
        let (mut tls_address, mut ca_pem) = (None, None);
        if config.tls {
            let authority = Authority::new()?;
            let (listener, address) = listen(SocketAddr::new(config.address.ip(), 0)).await?;
            tls_address = Some(address);
            ca_pem = Some(authority.pem.clone());
            let routes = finish(bot_router(&shared), Hosts::tls(address, &tls::NAMES), &shared);
            let listener = TlsListener::new(listener, authority.acceptor, stop.clone());
            servers.push(tokio::spawn(serve(listener, routes, stop.clone())));
        }
        let last = CancellationToken::new();
        let writer = store.map(|store| tokio::spawn(store.keep(shared, last.clone())));
        Ok(Running { address, tls_address, ca_pem, token, stop, servers, last, writer })
    }
}

impl Running {
    /// Returns the address that serves the page, its API, `/api` and `/gateway`.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Returns the address of the TLS listener, if any.
    pub fn tls_address(&self) -> Option<SocketAddr> {
        self.tls_address
    }

    /// Returns the certificate of the certificate authority, in PEM.
    pub fn ca_pem(&self) -> Option<&str> {
        self.ca_pem.as_deref()
    }

    pub fn token(&self) -> &str {
        &self.token
    }

    /// Closes all connections and writes all changes.
    pub async fn shutdown(mut self) {
        self.stop.cancel();
        // The result is an error only if the task panicked.
        for server in self.servers.drain(..) {
            drop(server.await);
        }
        self.last.cancel();
        if let Some(writer) = self.writer.take() {
            drop(writer.await);
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.stop.cancel();
        self.last.cancel();
    }
}

fn random_bytes() -> Result<[u8; 32], SandboxError> {
    let mut bytes = [0; 32];
    SysRng.try_fill_bytes(&mut bytes).map_err(|error| SandboxError::Random(error.to_string()))?;
    Ok(bytes)
}

/// Listens on an address. Returns the listener with its actual address.
async fn listen(address: SocketAddr) -> Result<(TcpListener, SocketAddr), SandboxError> {
    let failed = |source| SandboxError::Listen { address, source };
    let listener = TcpListener::bind(address).await.map_err(failed)?;
    let actual = listener.local_addr().map_err(failed)?;
    Ok((listener, actual))
}

fn bot_router(shared: &Shared) -> Router<Shared> {
    let rest = rest::router(shared);
    Router::new()
        .nest("/api/v10", rest.clone())
        .nest("/api", rest)
        .route("/gateway", get(connect))
        .route("/avatars/{user}/{file}", get(avatars::get))
        .layer(from_fn(access::bot_only))
}

fn page_router() -> Router<Shared> {
    Router::new()
        .merge(page::router())
        .merge(page_api::file_router())
        .nest("/sandbox/api", page_api::router())
        .layer(from_fn(access::own_page_only))
}

/// Adds the layers that all routes of a listener share. Clients must address the listener as one of `hosts`.
fn finish(routes: Router<Shared>, hosts: Hosts, shared: &Shared) -> Router {
    routes
        .fallback(async || ApiError::NOT_FOUND)
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(from_fn_with_state(hosts, access::known_host))
        .with_state(shared.clone())
}

#[derive(Deserialize)]
struct GatewayQuery {
    v: Option<String>,
}

async fn connect(
    State(shared): State<Shared>,
    Query(query): Query<GatewayQuery>,
    upgrade: WebSocketUpgrade,
) -> Response {
    upgrade
        .max_message_size(4 * gateway::MAX_SENT_BYTES)
        .on_upgrade(move |socket| gateway::serve(shared, query.v, socket))
}

/// Serves connections until `stop` is cancelled. After that, requests in progress have [`LAST_REQUESTS`] to finish.
async fn serve<L, Io>(mut listener: L, router: Router, stop: CancellationToken)
where
    L: Listener<Io = CuttableStream<Io>>,
    Io: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let connections = TaskTracker::new();
    while let Some((stream, _)) = stop.run_until_cancelled(listener.accept()).await {
        connections.spawn(connection(stream, router.clone(), stop.clone()));
    }
    connections.close();
    connections.wait().await;
}

async fn connection<Io>(stream: CuttableStream<Io>, router: Router, stop: CancellationToken)
where
    Io: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let service = TowerToHyperService::new(router.layer(Extension(stream.handle())));
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(HEADERS);
    let mut connection = pin!(builder.serve_connection(TokioIo::new(stream), service).with_upgrades());
    // A client's errors do not matter to the sandbox.
    if stop.run_until_cancelled(connection.as_mut()).await.is_none() {
        connection.as_mut().graceful_shutdown();
        drop(tokio::time::timeout(LAST_REQUESTS, connection).await);
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
        tokio::spawn(connection(CuttableStream::new(server), Router::new(), CancellationToken::new()));
        client.write_all(b"GET / HTTP/1.1\r\n").await.expect("it is sent");
        let mut answer = Vec::new();
        client.read_to_end(&mut answer).await.expect("the end of the connection");
        assert_eq!(began.elapsed(), HEADERS);
    }
}
