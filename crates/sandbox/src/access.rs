//! Refuses requests from other websites. Pages of other websites run in browsers on this machine and can send requests
//! to loopback addresses. Direct requests have a foreign `Origin`. Requests through one of the website's DNS names have
//! a foreign `Host`.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::errors::PageError;

/// A header sent by browsers. It says whether a request comes from the same origin, from another origin, or from the
/// user.
const SEC_FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// The host names and ports of a listener.
#[derive(Clone)]
pub struct Hosts(Arc<HostsInner>);

struct HostsInner {
    names: Vec<String>,
    ports: Vec<u16>,
    default_port: u16,
}

impl Hosts {
    pub fn plain(address: SocketAddr) -> Self {
        let ip = if address.is_ipv6() { format!("[{}]", address.ip()) } else { address.ip().to_string() };
        let names = ["127.0.0.1".into(), "localhost".into(), "[::1]".into(), ip];
        Self(Arc::new(HostsInner { names: names.into(), ports: vec![address.port()], default_port: 80 }))
    }

    pub fn tls(address: SocketAddr, names: &[&str]) -> Self {
        let names = names.iter().map(ToString::to_string).collect();
        Self(Arc::new(HostsInner { names, ports: vec![address.port(), 443], default_port: 443 }))
    }

    fn contain(&self, host: &Authority) -> bool {
        let port = host.port_u16().unwrap_or(self.0.default_port);
        let known = self.0.names.iter().any(|name| name.eq_ignore_ascii_case(host.host()));
        known && self.0.ports.contains(&port) && !host.as_str().contains('@')
    }
}

pub async fn known_host(State(hosts): State<Hosts>, request: Request, next: Next) -> Response {
    let mut named = request.headers().get_all(HOST).iter();
    let header = named.next().and_then(|host| host.to_str().ok()?.parse().ok());
    let in_target = request.uri().authority().is_none_or(|host| hosts.contain(host));
    if header.is_some_and(|host| hosts.contain(&host)) && named.next().is_none() && in_target {
        next.run(request).await
    } else {
        refuse("This server does not have that name.")
    }
}

pub async fn bot_only(request: Request, next: Next) -> Response {
    let headers = request.headers();
    if headers.contains_key(ORIGIN) || headers.contains_key(SEC_FETCH_SITE) {
        refuse("This address is for the bot only.")
    } else {
        next.run(request).await
    }
}

/// Refuses requests from all pages except the sandbox's own.
pub async fn own_page_only(request: Request, next: Next) -> Response {
    let headers = request.headers();
    let host = text(headers, HOST);
    let origin = text(headers, ORIGIN).and_then(|origin| origin.strip_prefix("http://"));
    let own_origin = !headers.contains_key(ORIGIN) || origin == host;
    // A link on another website may open the page, but may not send other requests.
    let opens_page = request.uri().path() == "/";
    let same_site = matches!(text(headers, SEC_FETCH_SITE), Some("same-origin" | "none"));
    let own_site = !headers.contains_key(SEC_FETCH_SITE) || opens_page || same_site;
    if own_origin && own_site {
        next.run(request).await
    } else {
        refuse("This address is for the sandbox's own page only.")
    }
}

fn text(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

fn refuse(message: &'static str) -> Response {
    PageError::forbidden(message).into_response()
}
