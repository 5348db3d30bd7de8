//! TLS for tests: a proxy that makes a server without TLS look like Discord. Its certificates are from an authority of
//! its own.

use std::net::SocketAddr;
use std::sync::Arc;

use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair, KeyUsagePurpose};
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::{JoinHandle, JoinSet};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::{PrivateKeyDer, PrivatePkcs8KeyDer};

/// The names of Discord's API and of its files.
pub const DISCORD: [&str; 2] = ["discord.com", "cdn.discordapp.com"];

/// A running proxy. Dropping it closes its connections.
pub struct TlsProxy {
    pub address: SocketAddr,
    /// The authority's certificate, in PEM.
    pub authority: String,
    task: JoinHandle<()>,
}

impl TlsProxy {
    /// Starts a proxy that passes the bytes of its connections on to `server`. Its certificate is for the names in
    /// [`DISCORD`].
    pub async fn start(server: SocketAddr) -> TlsProxy {
        let (acceptor, authority) = acceptor(&DISCORD);
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let task = tokio::spawn(async move {
            let mut connections = JoinSet::new();
            while let Ok((near, _)) = listener.accept().await {
                let acceptor = acceptor.clone();
                connections.spawn(async move {
                    let mut near = acceptor.accept(near).await?;
                    copy_bidirectional(&mut near, &mut TcpStream::connect(server).await?).await
                });
            }
        });
        TlsProxy { address, authority, task }
    }
}

impl Drop for TlsProxy {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// Returns a TLS acceptor for a server with these names, and the certificate of its authority in PEM.
pub fn acceptor(names: &[&str]) -> (TlsAcceptor, String) {
    let mut params = CertificateParams::default();
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    params.key_usages = vec![KeyUsagePurpose::KeyCertSign, KeyUsagePurpose::DigitalSignature];
    let authority = CertifiedIssuer::self_signed(params, KeyPair::generate().expect("a key")).expect("an authority");
    let key = KeyPair::generate().expect("a key");
    let names: Vec<_> = names.iter().map(ToString::to_string).collect();
    let params = CertificateParams::new(names).expect("valid names");
    let certificate = params.signed_by(&key, &authority).expect("a certificate");
    let key = PrivateKeyDer::from(PrivatePkcs8KeyDer::from(key.serialize_der()));
    let config = ServerConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()
        .and_then(|builder| builder.with_no_client_auth().with_single_cert(vec![certificate.der().clone()], key));
    (TlsAcceptor::from(Arc::new(config.expect("a usable certificate"))), authority.pem())
}
