//! Tests the TLS of the gateway client, `crates/tokio-tungstenite`. The crate is not a workspace member, because Clippy
//! would then recompile it and serenity. Its tests are therefore here.

use std::sync::Arc;

use rcgen::{CertifiedKey, generate_simple_self_signed};
use tokio::net::TcpListener;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::{PrivateKeyDer, PrivatePkcs8KeyDer};

use serenity_websocket::connect_async_with_config;

/// With two versions, a bug fixed in the newer one could remain in the older one.
#[test]
fn the_whole_program_has_one_version_of_rustls() {
    let lock = include_str!("../../Cargo.lock");
    for name in ["rustls", "rustls-webpki", "tokio-rustls"] {
        assert_eq!(lock.matches(&format!("name = \"{name}\"\n")).count(), 1, "{name}");
    }
}

/// Connects serenity's gateway client to a server with a self-signed certificate.
#[tokio::test]
async fn the_gateway_client_refuses_an_unknown_certificate() {
    let CertifiedKey { cert, signing_key } = generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    let key = PrivateKeyDer::from(PrivatePkcs8KeyDer::from(signing_key.serialize_der()));
    let config = ServerConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![cert.der().clone()], key)
        .unwrap();
    let listener = TcpListener::bind(("localhost", 0)).await.unwrap();
    let address = format!("wss://localhost:{}", listener.local_addr().unwrap().port());
    let server = tokio::spawn(async move {
        let (stream, _) = listener.accept().await.unwrap();
        TlsAcceptor::from(Arc::new(config)).accept(stream).await.is_ok()
    });
    let error = connect_async_with_config(address, None, false).await.expect_err("nobody signed it").to_string();
    assert!(error.contains("UnknownIssuer"), "{error}");
    assert!(!server.await.unwrap(), "the handshake must fail");
}
