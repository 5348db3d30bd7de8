//! serenity's WebSocket client, with limits and with the same TLS library as the rest of the bot.
//!
//! serenity 0.12 uses tokio-tungstenite 0.21, which uses rustls 0.22 for TLS. That rustls version has known bugs and no
//! longer receives fixes. The bot's Cargo.toml therefore replaces tokio-tungstenite 0.21 with this crate, which
//! re-exports tokio-tungstenite 0.24. Version 0.24 is the newest that serenity can use without changes.
//!
//! serenity also accepts messages of any size and inflates them without a limit. This crate sets limits and inflates
//! messages itself, so its users see only text messages. The bot's own gateway connection uses this crate too.
//!
//! The bot no longer runs serenity's shards, but poise cannot run a command without a handle to one. The host
//! [`UNCONNECTED`] therefore gives serenity a connection without a server.
//!
//! Remove this crate when serenity uses a newer tokio-tungstenite, and poise runs commands without a shard.

use std::io::{self, Read as _};
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use flate2::read::ZlibDecoder;
use futures_util::{Sink, Stream};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use upstream::tungstenite::client::IntoClientRequest;
use upstream::tungstenite::handshake::client::Response;
use upstream::tungstenite::protocol::{CloseFrame, WebSocketConfig};
use upstream::tungstenite::{Error, Message};

pub use upstream::*;

/// The maximum size of a message in bytes, even after it is inflated. Discord's largest message describes a server with
/// all its channels and members.
pub const MAX_MESSAGE: usize = 64 << 20;
/// The maximum size of a frame in bytes.
pub const MAX_FRAME: usize = 16 << 20;
/// The host for a connection without a server. Such a connection sends nothing and receives nothing.
pub const UNCONNECTED: &str = "unconnected.invalid";

/// Like the upstream function with this name, but with limits.
///
/// # Errors
/// Fails like the upstream function.
pub async fn connect_async_with_config<R: IntoClientRequest + Unpin>(
    request: R,
    config: Option<WebSocketConfig>,
    disable_nagle: bool,
) -> Result<(WebSocketStream<MaybeTlsStream<TcpStream>>, Response), Error> {
    let request = request.into_client_request()?;
    if request.uri().host() == Some(UNCONNECTED) {
        return Ok((WebSocketStream(None), Response::new(None)));
    }
    let mut limited = config.unwrap_or_default();
    limited.max_message_size = Some(MAX_MESSAGE);
    limited.max_frame_size = Some(MAX_FRAME);
    let (stream, response) = upstream::connect_async_with_config(request, Some(limited), disable_nagle).await?;
    Ok((WebSocketStream(Some(stream)), response))
}

/// A connection that turns compressed messages into text messages.
#[derive(Debug)]
pub struct WebSocketStream<S>(Option<upstream::WebSocketStream<S>>);

impl<S: AsyncRead + AsyncWrite + Unpin> WebSocketStream<S> {
    /// Sends a close frame.
    ///
    /// # Errors
    /// Fails if the connection is broken.
    pub async fn close(&mut self, frame: Option<CloseFrame<'_>>) -> Result<(), Error> {
        match &mut self.0 {
            Some(stream) => stream.close(frame).await,
            None => Ok(()),
        }
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> Stream for WebSocketStream<S> {
    type Item = Result<Message, Error>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let Some(stream) = &mut self.0 else { return Poll::Pending };
        Poll::Ready(ready!(Pin::new(stream).poll_next(context)).map(|received| match received {
            Ok(Message::Binary(bytes)) => inflate(&bytes).map(Message::Text),
            // Reported as an I/O error, because serenity reconnects only after I/O errors.
            Err(Error::Capacity(error)) => Err(Error::Io(io::Error::new(io::ErrorKind::InvalidData, error))),
            other => other,
        }))
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> Sink<Message> for WebSocketStream<S> {
    type Error = Error;

    fn poll_ready(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<(), Error>> {
        self.0.as_mut().map_or(Poll::Ready(Ok(())), |stream| Pin::new(stream).poll_ready(context))
    }

    fn start_send(mut self: Pin<&mut Self>, message: Message) -> Result<(), Error> {
        self.0.as_mut().map_or(Ok(()), |stream| Pin::new(stream).start_send(message))
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<(), Error>> {
        self.0.as_mut().map_or(Poll::Ready(Ok(())), |stream| Pin::new(stream).poll_flush(context))
    }

    fn poll_close(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<(), Error>> {
        self.0.as_mut().map_or(Poll::Ready(Ok(())), |stream| Pin::new(stream).poll_close(context))
    }
}

fn inflate(bytes: &[u8]) -> Result<String, Error> {
    let mut text = String::new();
    ZlibDecoder::new(bytes).take(MAX_MESSAGE as u64 + 1).read_to_string(&mut text)?;
    if text.len() > MAX_MESSAGE {
        return Err(Error::Io(io::Error::new(io::ErrorKind::InvalidData, "an inflated message is too long")));
    }
    Ok(text)
}
