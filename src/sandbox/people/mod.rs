//! The people's API: what the page and the tests use. `docs/sandbox.md` describes it.

mod acts;
mod commands;
mod look;
mod talk;
mod testing;

use axum::Router;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, ORIGIN, X_CONTENT_TYPE_OPTIONS};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, patch, post};

use super::errors::PageError;
use super::ids::Id;
use super::shared::Shared;

/// The routes, without `/sandbox/api` before them.
pub fn router() -> Router<Shared> {
    Router::new()
        .route("/world", get(look::world))
        .route("/channels/{channel}/messages", get(look::messages))
        .route("/live", get(look::live))
        .route("/commands", post(acts::command))
        .route("/autocomplete", post(acts::autocomplete))
        .route("/presses", post(acts::press))
        .route("/modals", post(acts::modal))
        .route("/reactions", post(talk::react))
        .route("/messages", post(talk::say))
        .route("/messages/{message}", delete(talk::delete_message))
        .route("/messages/{message}/reactions/{emoji}", delete(talk::clear_reaction))
        .route("/channels", post(talk::add_channel))
        .route("/channels/{channel}", patch(talk::edit_channel).delete(talk::delete_channel))
        .route("/people", post(talk::add_person))
        .route("/people/{person}", patch(talk::edit_person))
        .route("/permissions", post(talk::permissions))
        .route("/faults", post(testing::faults))
        .route("/servers", post(testing::add_server))
        .route("/counters", get(testing::counters))
        .route("/requests", get(testing::requests))
        .fallback(async || PageError::missing("There is no such address."))
        .method_not_allowed_fallback(async || PageError::wrong("This address does not know that method."))
}

/// Lets only pages of this server in: other sites could otherwise act through a browser that visits them, by an
/// address that they point here (a foreign `Host`) or by a form (a foreign `Origin`).
pub async fn same_origin(request: Request, next: Next) -> Response {
    let headers = request.headers();
    let host = text(headers, HOST.as_str());
    let name =
        host.map(|host| host.rsplit_once(':').filter(|(_, port)| !port.ends_with(']')).map_or(host, |(name, _)| name));
    let local = name.is_some_and(|name| ["127.0.0.1", "localhost", "[::1]"].contains(&name));
    let origin = text(headers, ORIGIN.as_str());
    let same = origin.is_none() || origin.and_then(|origin| origin.strip_prefix("http://")) == host;
    if local && same {
        next.run(request).await
    } else {
        PageError::forbidden("This address is for the sandbox's own page only.").into_response()
    }
}

fn text<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

/// An attachment of a message.
pub async fn attachment(
    State(shared): State<Shared>,
    Path((_, id, filename)): Path<(Id, Id, String)>,
) -> Result<Response, PageError> {
    file(&shared, id, &filename).await
}

/// The picture of an emoji of the application's own: its id and the ending of its format.
pub async fn emoji(State(shared): State<Shared>, Path(filename): Path<String>) -> Answer {
    let id = filename.split('.').next().and_then(|id| id.parse().ok());
    let known = id.filter(|&id| shared.lock().world.emoji(id).is_some());
    file(&shared, known.ok_or_else(|| PageError::missing("There is no such emoji."))?, &filename).await
}

/// A file that is kept, as what the ending of its name says.
async fn file(shared: &Shared, id: Id, filename: &str) -> Answer {
    let kept = shared.lock().files.get(&id).cloned();
    let bytes = match (kept, &shared.settings.files) {
        (Some(bytes), _) => Some(bytes),
        (None, Some(folder)) => tokio::fs::read(folder.join(id.to_string())).await.ok().map(Into::into),
        (None, None) => None,
    };
    let bytes = bytes.ok_or_else(|| PageError::missing("This file is gone."))?;
    let kind = match filename.rsplit_once('.').map(|(_, ending)| ending) {
        Some("png") => "image/png",
        Some("gif") => "image/gif",
        Some("jpg" | "jpeg") => "image/jpeg",
        Some("webp") => "image/webp",
        Some("json") => "application/json",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    };
    let headers = [
        (CONTENT_TYPE, kind),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (CONTENT_SECURITY_POLICY, "sandbox"),
        (CACHE_CONTROL, "private, max-age=86400, immutable"),
    ];
    Ok((headers, bytes).into_response())
}

/// What every route answers.
type Answer = Result<Response, PageError>;

fn done() -> Answer {
    Ok(StatusCode::NO_CONTENT.into_response())
}

impl From<JsonRejection> for PageError {
    fn from(rejection: JsonRejection) -> Self {
        Self { status: StatusCode::BAD_REQUEST, message: rejection.body_text() }
    }
}
