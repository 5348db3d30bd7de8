//! Tests the TLS and the limits of the gateway client, `crates/tokio-tungstenite`. The crate is not a workspace member,
//! because Clippy would then recompile it and serenity. Its tests are therefore here.

use std::io::{Read as _, Write as _, repeat};

use flate2::Compression;
use flate2::write::ZlibEncoder;
use futures_util::{SinkExt as _, StreamExt as _};
use serenity_websocket::{MAX_FRAME, MAX_MESSAGE, connect_async_with_config};
use test_support::tls;
use tokio::net::TcpListener;
use tokio_tungstenite::accept_async;
use tokio_tungstenite::tungstenite::Message;

/// If the program contained two versions, a bug that is fixed in the newer one could remain in the older one.
#[test]
fn the_whole_program_has_one_version_of_rustls() {
    let lock = include_str!("../../Cargo.lock");
    for name in ["rustls", "rustls-webpki", "tokio-rustls"] {
        assert_eq!(lock.matches(&format!("name = \"{name}\"\n")).count(), 1, "{name}");
    }
}

/// Connects serenity's gateway client to a server whose certificate has an unknown authority.
#[tokio::test]
async fn the_gateway_client_refuses_an_unknown_certificate() {
    let (acceptor, _) = tls::acceptor(&["localhost"]);
    let listener = TcpListener::bind(("localhost", 0)).await.unwrap();
    let address = format!("wss://localhost:{}", listener.local_addr().unwrap().port());
    let server = tokio::spawn(async move {
        let (stream, _) = listener.accept().await.unwrap();
        acceptor.accept(stream).await.is_ok()
    });
    let error = connect_async_with_config(address, None, false).await.expect_err("nobody signed it").to_string();
    assert!(error.contains("UnknownIssuer"), "{error}");
    assert!(!server.await.unwrap(), "the handshake must fail");
}

/// Returns what serenity's gateway client receives if a server sends it `sent`: a text or an error.
async fn received(sent: Vec<u8>) -> Result<String, String> {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("ws://{}", listener.local_addr().unwrap());
    let server = tokio::spawn(async move {
        let mut socket = accept_async(listener.accept().await.unwrap().0).await.unwrap();
        // This fails if the client ends the connection earlier.
        drop(socket.send(Message::binary(sent)).await);
        drop(socket.next().await);
    });
    let (mut client, _) = connect_async_with_config(address, None, false).await.unwrap();
    let message = client.next().await.expect("a message or an error");
    server.abort();
    message.map(|message| message.into_text().unwrap()).map_err(|error| error.to_string())
}

fn deflated(length: usize) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::fast());
    std::io::copy(&mut repeat(b' ').take(length as u64), &mut encoder).unwrap();
    encoder.write_all(b"{}").unwrap();
    encoder.finish().unwrap()
}

#[tokio::test]
async fn the_gateway_client_limits_messages_also_after_they_are_inflated() {
    assert_eq!(received(deflated(2)).await, Ok("  {}".to_owned()));
    assert_eq!(received(deflated(MAX_MESSAGE - 2)).await.map(|text| text.len()), Ok(MAX_MESSAGE));
    let bomb = deflated(MAX_MESSAGE - 1);
    assert!(bomb.len() < MAX_FRAME, "{} bytes", bomb.len());
    let error = received(bomb).await.expect_err("it is too long");
    assert!(error.contains("an inflated message is too long"), "{error}");
    let error = received(vec![0; MAX_FRAME + 1]).await.expect_err("the frame is too long");
    assert!(error.contains("too long"), "{error}");
    assert!(received(vec![0; 9]).await.is_err(), "it is not compressed");
}
