//! Accepts WebSockets, with the library that the bot's gateway client uses.

use axum::body::Body;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use hyper::upgrade::{self, Upgraded};
use hyper_util::rt::TokioIo;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};

pub use tokio_tungstenite::tungstenite::Message;
pub use tokio_tungstenite::tungstenite::protocol::CloseFrame;

pub type WebSocket = WebSocketStream<TokioIo<Upgraded>>;

/// Accepts a WebSocket on which the client may send messages of at most `max_bytes`. Runs `serve` once the socket is
/// open.
pub fn accept<F>(
    mut request: Request,
    max_bytes: usize,
    serve: impl FnOnce(WebSocket) -> F + Send + 'static,
) -> Response
where
    F: Future<Output = ()> + Send,
{
    let Ok(response) = create_response_with_body(&request, Body::empty) else {
        return (StatusCode::BAD_REQUEST, "This address is for WebSockets.\n").into_response();
    };
    let upgrade = upgrade::on(&mut request);
    let limit = Some(max_bytes);
    let config = WebSocketConfig { max_message_size: limit, max_frame_size: limit, ..WebSocketConfig::default() };
    tokio::spawn(async move {
        if let Ok(stream) = upgrade.await {
            serve(WebSocket::from_raw_socket(TokioIo::new(stream), Role::Server, Some(config)).await).await;
        }
    });
    response
}
