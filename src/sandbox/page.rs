//! Serves the web page. Its files are part of the program.

use axum::Router;
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, X_CONTENT_TYPE_OPTIONS};
use axum::response::IntoResponse;
use axum::routing::get;
use include_dir::{Dir, include_dir};

use super::shared::Shared;

static PAGE: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/src/sandbox/page");

/// The Content-Security-Policy of the page.
const POLICY: &str = "default-src 'self'; img-src 'self' data: blob: https:; style-src 'self' 'unsafe-inline'; \
    connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

/// Serves each file at its name, and `index.html` at `/`.
pub fn router() -> Router<Shared> {
    PAGE.files().fold(Router::new(), |router, file| {
        let name = file.path().to_string_lossy();
        let path = if name == "index.html" { "/".into() } else { format!("/{name}") };
        let kind = match name.rsplit_once('.') {
            Some((_, "html")) => "text/html; charset=utf-8",
            Some((_, "css")) => "text/css; charset=utf-8",
            Some((_, "js")) => "text/javascript; charset=utf-8",
            Some((_, "svg")) => "image/svg+xml",
            _ => "application/octet-stream",
        };
        let headers = [
            (CONTENT_TYPE, kind),
            (CONTENT_SECURITY_POLICY, POLICY),
            (X_CONTENT_TYPE_OPTIONS, "nosniff"),
            (CACHE_CONTROL, "no-cache"),
        ];
        let contents = file.contents();
        router.route(&path, get(async move || (headers, contents).into_response()))
    })
}
