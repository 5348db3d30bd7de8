//! Refuses requests from other websites. Their pages run in browsers on this machine, so they can send requests to
//! loopback addresses. Such a request has a foreign `Origin`, or a foreign `Host` if it uses one of the website's own
//! DNS names (DNS rebinding).

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::errors::PageError;

/// A header sent by browsers. It shows whether a request comes from the same origin, from another origin, or from the
/// user.
const SEC_FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// The hosts that clients may name in requests to the sandbox, such as `127.0.0.1:8733`.
#[derive(Clone)]
pub struct Hosts(Arc<[String]>);

impl Hosts {
    /// Creates the list from the hosts of `address` and the hosts in `more`, which need no port.
    pub fn new(address: SocketAddr, more: Vec<String>) -> Self {
        let port = address.port();
        let own = ["127.0.0.1", "localhost", "[::1]"].map(|name| format!("{name}:{port}"));
        Self(own.into_iter().chain([address.to_string()]).chain(more).collect())
    }

    fn contains(&self, host: &str) -> bool {
        // Clients leave out the default port.
        let with_port = format!("{host}:80");
        self.0.iter().any(|own| own.eq_ignore_ascii_case(host) || own.eq_ignore_ascii_case(&with_port))
    }
}

pub async fn known_host_only(State(hosts): State<Hosts>, request: Request, next: Next) -> Response {
    let named: Vec<_> = request.headers().get_all(HOST).iter().map(HeaderValue::to_str).collect();
    let in_header = matches!(named[..], [Ok(host)] if hosts.contains(host));
    let in_target = request.uri().authority().is_none_or(|host| hosts.contains(host.as_str()));
    if in_header && in_target { next.run(request).await } else { refuse("This server does not have that name.") }
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
    let host = header_text(headers, HOST);
    let origin = header_text(headers, ORIGIN).and_then(|origin| origin.strip_prefix("http://"));
    let own_origin = !headers.contains_key(ORIGIN) || origin == host;
    // A link on another website can open the page, but other requests from that website are refused.
    let opens_page = request.uri().path() == "/";
    let same_site = matches!(header_text(headers, SEC_FETCH_SITE), Some("same-origin" | "none"));
    let own_site = !headers.contains_key(SEC_FETCH_SITE) || opens_page || same_site;
    if own_origin && own_site {
        next.run(request).await
    } else {
        refuse("This address is for the sandbox's own page only.")
    }
}

fn header_text(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

fn refuse(message: &'static str) -> Response {
    PageError::forbidden(message).into_response()
}
