//! Starting and stopping the sandbox, and its connections.

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::extract::connect_info::Connected;
use axum::extract::{DefaultBodyLimit, Query, State, WebSocketUpgrade};
use axum::response::Response;
use axum::routing::get;
use axum::serve::{IncomingStream, Listener};
use rand::rand_core::TryRng;
use rand::rngs::SysRng;
use serde::Deserialize;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use super::errors::{ApiError, SandboxError};
use super::ids::Clock;
use super::persist::Store;
use super::shared::{Settings, Shared};
use super::state::State as Inner;
use super::tls::{Authority, TlsListener};
use super::world::World;
use super::{gateway, page, people, rest};

/// The largest body: ten files of a message, and its JSON.
const MAX_BODY: usize = 26 << 20;
/// How long requests that are under way may take when the sandbox stops.
const LAST_REQUESTS: Duration = Duration::from_secs(2);

/// The sandbox, to be started.
pub struct Sandbox;

/// How a sandbox is to run.
pub struct SandboxConfig {
    /// Where to listen: a loopback address; port 0 chooses a free one.
    pub address: SocketAddr,
    /// The folder in which everything is kept over a restart. `None`: in memory.
    pub data: Option<PathBuf>,
    /// The token with which the bot has to come.
    pub token: String,
    /// Whether to listen for TLS too, as `discord.com`, on a free port.
    pub tls: bool,
}

/// A sandbox that runs until [`Running::shutdown`]. Dropping it stops it too, but the last changes may be lost.
pub struct Running {
    address: SocketAddr,
    tls_address: Option<SocketAddr>,
    ca_pem: Option<String>,
    token: String,
    stop: CancellationToken,
    servers: Vec<JoinHandle<()>>,
    /// Cancelled when nothing changes any more and all is to be written.
    last: CancellationToken,
    writer: Option<JoinHandle<()>>,
}

impl Sandbox {
    /// Starts a sandbox.
    ///
    /// # Errors
    /// If the address is not a loopback address or taken, or the data cannot be read and written.
    pub async fn start(config: SandboxConfig) -> Result<Running, SandboxError> {
        if !config.address.ip().is_loopback() {
            return Err(SandboxError::NotLoopback(config.address));
        }
        let listener = listen(config.address).await?;
        let address =
            listener.local_addr().map_err(|source| SandboxError::Listen { address: config.address, source })?;
        let mut seed = [0; 32];
        SysRng.try_fill_bytes(&mut seed).map_err(|error| SandboxError::Random(error.to_string()))?;

        let store = config.data.map(Store::open).transpose()?;
        let mut clock = Clock::default();
        let world = match store.as_ref().map(Store::load).transpose()?.flatten() {
            Some(world) => {
                clock = Clock::after(world.last_id());
                world
            }
            None => World::new(&mut clock),
        };
        let base_url = format!("http://{address}");
        let changed = Arc::new(Notify::new());
        let stop = CancellationToken::new();
        let settings = Settings {
            token: config.token.clone(),
            gateway_url: format!("ws://{address}/gateway"),
            files: store.as_ref().map(Store::files),
            stop: stop.clone(),
            changed: changed.clone(),
        };
        let shared = Shared::new(Inner::new(world, clock, seed, base_url, changed), settings);

        let router = router(&shared);
        let mut servers = vec![tokio::spawn(serve(Plain(listener), router.clone(), stop.clone()))];
        let (mut tls_address, mut ca_pem) = (None, None);
        if config.tls {
            let authority = Authority::new()?;
            let listener = listen(SocketAddr::new(config.address.ip(), 0)).await?;
            tls_address = listener.local_addr().ok();
            ca_pem = Some(authority.pem.clone());
            let listener = TlsListener::new(listener, authority.acceptor, stop.clone());
            servers.push(tokio::spawn(serve(listener, router, stop.clone())));
        }
        let last = CancellationToken::new();
        let writer = store.map(|store| tokio::spawn(store.keep(shared, last.clone())));
        Ok(Running { address, tls_address, ca_pem, token: config.token, stop, servers, last, writer })
    }
}

impl Running {
    /// Where it listens: the page, the people's API, `/api` and `/gateway`.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where it listens for TLS as `discord.com`, if it does.
    pub fn tls_address(&self) -> Option<SocketAddr> {
        self.tls_address
    }

    /// The certificate of the authority behind its TLS certificate, in PEM.
    pub fn ca_pem(&self) -> Option<&str> {
        self.ca_pem.as_deref()
    }

    /// The bot's token.
    pub fn token(&self) -> &str {
        &self.token
    }

    /// Stops it: connections are closed, everything is written to the disk.
    pub async fn shutdown(mut self) {
        self.stop.cancel();
        // A task that panicked has nothing more to stop.
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

async fn listen(address: SocketAddr) -> Result<TcpListener, SandboxError> {
    TcpListener::bind(address).await.map_err(|source| SandboxError::Listen { address, source })
}

fn router(shared: &Shared) -> Router {
    let rest = rest::router(shared);
    Router::new()
        .merge(page::router())
        .nest("/sandbox/api", people::router())
        .route("/attachments/{channel}/{id}/{filename}", get(people::attachment))
        .route("/emojis/{filename}", get(people::emoji))
        .layer(axum::middleware::from_fn(people::same_origin))
        .nest("/api/v10", rest.clone())
        .nest("/api", rest)
        .route("/gateway", get(connect))
        .fallback(async || ApiError::NOT_FOUND)
        .layer(DefaultBodyLimit::max(MAX_BODY))
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
    upgrade.on_upgrade(move |socket| gateway::serve(shared, query.v, socket))
}

async fn serve<L>(listener: L, router: Router, stop: CancellationToken)
where
    L: Listener<Addr = SocketAddr>,
    Wire: for<'a> Connected<IncomingStream<'a, L>>,
{
    let service = router.into_make_service_with_connect_info::<Wire>();
    let server = axum::serve(listener, service).with_graceful_shutdown(stop.clone().cancelled_owned());
    tokio::select! {
        result = server.into_future() => drop(result),
        () = async { stop.cancelled().await; tokio::time::sleep(LAST_REQUESTS).await } => {}
    }
}

// ---- Connections that can be cut

/// A handle on a connection.
#[derive(Clone, Default)]
pub struct Wire(Arc<AtomicBool>);

impl Wire {
    /// Closes the connection before another byte is written.
    pub fn cut(&self) {
        self.0.store(true, Ordering::Release);
    }
}

/// A connection that ends when its [`Wire`] is cut.
pub struct Cuttable<Io> {
    io: Io,
    wire: Wire,
}

impl<Io> Cuttable<Io> {
    pub fn new(io: Io) -> Self {
        Self { io, wire: Wire::default() }
    }

    fn check(&self) -> io::Result<()> {
        if self.wire.0.load(Ordering::Acquire) { Err(io::ErrorKind::ConnectionAborted.into()) } else { Ok(()) }
    }
}

impl<Io: AsyncRead + Unpin> AsyncRead for Cuttable<Io> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.check()?;
        Pin::new(&mut self.io).poll_read(context, buffer)
    }
}

impl<Io: AsyncWrite + Unpin> AsyncWrite for Cuttable<Io> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        self.check()?;
        Pin::new(&mut self.io).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.io).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.io).poll_shutdown(context)
    }
}

impl Connected<IncomingStream<'_, Plain>> for Wire {
    fn connect_info(stream: IncomingStream<'_, Plain>) -> Self {
        stream.io().wire.clone()
    }
}

impl Connected<IncomingStream<'_, TlsListener>> for Wire {
    fn connect_info(stream: IncomingStream<'_, TlsListener>) -> Self {
        stream.io().wire.clone()
    }
}

/// Connections without TLS.
struct Plain(TcpListener);

impl Listener for Plain {
    type Io = Cuttable<TcpStream>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Self::Io, SocketAddr) {
        let (stream, address) = Listener::accept(&mut self.0).await;
        // Small answers must not wait for more bytes; where that cannot be set they are only slower.
        drop(stream.set_nodelay(true));
        (Cuttable::new(stream), address)
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.0.local_addr()
    }
}
