//! TLS as `discord.com`, for a bot that trusts the sandbox's certificate authority.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::Listener;
use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair, KeyUsagePurpose};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc::{self, Receiver};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::{PrivateKeyDer, PrivatePkcs8KeyDer};
use tokio_rustls::server::TlsStream;
use tokio_util::sync::CancellationToken;

use super::connections::CuttableStream;
use super::errors::SandboxError;

pub const NAMES: [&str; 4] = ["discord.com", "cdn.discordapp.com", "gateway.discord.gg", "localhost"];
const HANDSHAKE: Duration = Duration::from_secs(10);
const MAX_WAITING: usize = 64;

/// A new certificate authority, and its certificate for [`NAMES`].
pub struct Authority {
    pub pem: String,
    pub acceptor: TlsAcceptor,
}

impl Authority {
    pub fn new() -> Result<Self, SandboxError> {
        Self::make().map_err(|error| SandboxError::Certificate(error.to_string()))
    }

    fn make() -> Result<Self, Box<dyn std::error::Error>> {
        let mut params = CertificateParams::new(Vec::new())?;
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        params.key_usages = vec![KeyUsagePurpose::KeyCertSign, KeyUsagePurpose::DigitalSignature];
        let issuer = CertifiedIssuer::self_signed(params, KeyPair::generate()?)?;
        let key = KeyPair::generate()?;
        let certificate = CertificateParams::new(NAMES.map(String::from))?.signed_by(&key, &issuer)?;
        let chain = vec![certificate.der().clone()];
        let key = PrivateKeyDer::from(PrivatePkcs8KeyDer::from(key.serialize_der()));
        let mut config = ServerConfig::builder_with_provider(Arc::new(default_provider()))
            .with_safe_default_protocol_versions()?
            .with_no_client_auth()
            .with_single_cert(chain, key)?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Self { pem: issuer.pem(), acceptor: TlsAcceptor::from(Arc::new(config)) })
    }
}

type Stream = CuttableStream<TlsStream<TcpStream>>;

/// Accepts connections once their handshake is complete. Handshakes run concurrently, so a slow handshake does not
/// delay the others.
pub struct TlsListener {
    address: io::Result<SocketAddr>,
    ready: Receiver<(Stream, SocketAddr)>,
}

impl TlsListener {
    pub fn new(mut listener: TcpListener, acceptor: TlsAcceptor, stop: CancellationToken) -> Self {
        let address = listener.local_addr();
        let (sender, ready) = mpsc::channel(MAX_WAITING);
        tokio::spawn(stop.run_until_cancelled_owned(async move {
            loop {
                let (stream, from) = Listener::accept(&mut listener).await;
                let (acceptor, sender) = (acceptor.clone(), sender.clone());
                tokio::spawn(async move {
                    if let Ok(Ok(stream)) = tokio::time::timeout(HANDSHAKE, acceptor.accept(stream)).await {
                        // This fails only if the server has stopped.
                        drop(sender.send((CuttableStream::new(stream), from)).await);
                    }
                });
            }
        }));
        Self { address, ready }
    }
}

impl Listener for TlsListener {
    type Io = Stream;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Stream, SocketAddr) {
        match self.ready.recv().await {
            Some(connection) => connection,
            None => std::future::pending().await,
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.address.as_ref().copied().map_err(|error| error.kind().into())
    }
}
