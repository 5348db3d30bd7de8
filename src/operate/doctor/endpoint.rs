//! The operator's endpoints at HTTP_ADDRESS.

use std::io::ErrorKind;
use std::net::SocketAddr;

use tokio::net::TcpListener;

use super::finding::Finding;
use crate::operate::endpoints;

/// Tells whether a healthy bot answers at the address, or the address is free.
pub async fn finding(address: Option<SocketAddr>) -> Finding {
    const AREA: &str = "endpoints";
    let Some(address) = address else {
        return Finding::good(AREA, "off, because HTTP_ADDRESS is not set");
    };
    let error = match TcpListener::bind(address).await {
        Ok(_) => return Finding::good(AREA, format!("HTTP_ADDRESS ({address}) is free for the bot")),
        Err(error) => error,
    };
    if error.kind() != ErrorKind::AddrInUse {
        let what = format!("HTTP_ADDRESS ({address}) cannot be opened: {error}");
        return Finding::wrong(AREA, what, "Choose an address of this machine, and a port above 1023");
    }
    match endpoints::query_health(address).await {
        Ok(()) => Finding::good(AREA, format!("a healthy bot answers at HTTP_ADDRESS ({address})")),
        Err(why) => {
            let what = format!("HTTP_ADDRESS ({address}) is in use, but not by a healthy bot: {why}");
            Finding::wrong(AREA, what, "If it is a bot, read its log; else choose another port")
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

    use super::*;
    use crate::operate::doctor::finding::Mark;

    #[tokio::test]
    async fn an_address_is_free_or_in_use() {
        assert_eq!(finding(None).await.mark, Mark::Good);
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let (found, ()) = tokio::join!(finding(Some(address)), answer(&listener, "503 Service Unavailable", "gateway"));
        assert!(found.mark == Mark::Wrong && found.what.ends_with("gateway"), "{found}");
        let (found, ()) = tokio::join!(finding(Some(address)), answer(&listener, "200 OK", "ok"));
        assert!(found.mark == Mark::Good && found.what.contains("healthy"), "{found}");
        drop(listener);
        assert!(finding(Some(address)).await.what.contains("free"));
        // An address for documentation, which no machine has.
        let foreign = "192.0.2.1:80".parse().expect("an address");
        assert_eq!(finding(Some(foreign)).await.mark, Mark::Wrong);
    }

    async fn answer(listener: &TcpListener, status: &str, body: &str) {
        let (mut stream, _) = listener.accept().await.expect("a client");
        assert!(stream.read(&mut [0; 1_024]).await.expect("a request") > 0);
        let length = body.len();
        let response = format!("HTTP/1.1 {status}\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n{body}");
        stream.write_all(response.as_bytes()).await.expect("it listens");
        stream.shutdown().await.expect("it is open");
    }
}
