//! Connections that a fault can close without a response.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};

use axum::serve::Listener;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};

#[derive(Clone, Default)]
pub struct CutHandle(Arc<AtomicBool>);

impl CutHandle {
    /// Closes the connection before it sends another byte.
    pub fn cut(&self) {
        self.0.store(true, Ordering::Release);
    }
}

/// A stream that fails once its [`CutHandle`] has closed it.
pub struct CuttableStream<Io> {
    io: Io,
    handle: CutHandle,
}

impl<Io> CuttableStream<Io> {
    pub fn new(io: Io) -> Self {
        Self { io, handle: CutHandle::default() }
    }

    pub fn handle(&self) -> CutHandle {
        self.handle.clone()
    }

    fn check(&self) -> io::Result<()> {
        if self.handle.0.load(Ordering::Acquire) { Err(io::ErrorKind::ConnectionAborted.into()) } else { Ok(()) }
    }
}

impl<Io: AsyncRead + Unpin> AsyncRead for CuttableStream<Io> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.check()?;
        Pin::new(&mut self.io).poll_read(context, buffer)
    }
}

impl<Io: AsyncWrite + Unpin> AsyncWrite for CuttableStream<Io> {
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

pub struct PlainListener(pub TcpListener);

impl Listener for PlainListener {
    type Io = CuttableStream<TcpStream>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Self::Io, SocketAddr) {
        let (stream, address) = Listener::accept(&mut self.0).await;
        // With this option, small responses do not wait for more bytes. If the call fails, responses are only slower.
        drop(stream.set_nodelay(true));
        (CuttableStream::new(stream), address)
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.0.local_addr()
    }
}
