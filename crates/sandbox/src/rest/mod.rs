//! The part of version 10 of Discord's REST API that the bot uses. [`handle_common`] does what all routes have in
//! common: it handles faults, the token, rate limits, the body and the log.

mod channels;
mod commands;
mod emojis;
mod events;
mod guilds;
mod interactions;
mod messages;
mod request;
mod users;

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{MatchedPath, Request, State};
use axum::http::header::AUTHORIZATION;
use axum::http::{Method, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, patch, post, put};
use axum::{Extension, Router};
use serde_json::Value;

use self::request::{Body, Params};
use crate::errors::{ApiError, reject_if};
use crate::model::ids::Id;
use crate::model::{PRIVATE_THREAD, PUBLIC_THREAD};
use crate::state::Shared;
use crate::state::faults::Effect;
use crate::state::request_log::{File, LoggedRequest as Entry};

/// How long a connection stays open if a fault suppresses the response.
const MAX_HANG: Duration = Duration::from_secs(60);

/// Returns the routes below `/api/v10`, named as in Discord's OpenAPI description.
pub fn router(shared: &Shared) -> Router<Shared> {
    let message = "/channels/{channel_id}/messages/{message_id}";
    let response = get(interactions::get).patch(interactions::edit).delete(interactions::delete);
    let followup = "/webhooks/{webhook_id}/{webhook_token}";
    let application = "/applications/{application_id}";
    let guild_commands = format!("{application}/guilds/{{guild_id}}/commands");
    Router::new()
        .route("/gateway", get(users::gateway))
        .route("/gateway/bot", get(users::gateway_bot))
        .route("/users/@me", get(users::current_user))
        .route("/users/@me/channels", post(users::create_dm))
        .route("/applications/@me", get(users::application))
        .route("/oauth2/applications/@me", get(users::application))
        .route(&format!("{application}/commands"), get(commands::list).put(commands::replace))
        .route(&guild_commands, get(commands::list_in_guild).post(commands::create_in_guild))
        .route(&format!("{guild_commands}/{{command_id}}"), delete(commands::delete_in_guild))
        .route(&format!("{application}/emojis"), get(emojis::list).post(emojis::create))
        .route(&format!("{application}/emojis/{{emoji_id}}"), delete(emojis::delete))
        .route("/guilds/{guild_id}", get(guilds::get))
        .route("/guilds/{guild_id}/roles", get(guilds::roles))
        .route("/guilds/{guild_id}/members/{user_id}", get(guilds::member))
        .route(
            "/guilds/{guild_id}/members/{user_id}/roles/{role_id}",
            put(|call| guilds::set_role(call, true)).delete(|call| guilds::set_role(call, false)),
        )
        .route("/guilds/{guild_id}/threads/active", get(channels::active_threads))
        .route("/guilds/{guild_id}/scheduled-events", get(events::list).post(events::create))
        .route(
            "/guilds/{guild_id}/scheduled-events/{guild_scheduled_event_id}",
            patch(events::edit).delete(events::remove),
        )
        .route("/channels/{channel_id}", get(channels::get).patch(channels::edit).delete(channels::delete))
        .route("/channels/{channel_id}/messages", get(messages::list).post(messages::create))
        .route(message, get(messages::get).patch(messages::edit).delete(messages::delete))
        .route(&format!("{message}/threads"), post(channels::create_thread_from_message))
        .route("/channels/{channel_id}/threads", post(channels::create_thread))
        .route(
            "/channels/{channel_id}/threads/archived/public",
            get(|call| channels::archived_threads(call, PUBLIC_THREAD)),
        )
        .route(
            "/channels/{channel_id}/users/@me/threads/archived/private",
            get(|call| channels::archived_threads(call, PRIVATE_THREAD)),
        )
        .route("/channels/{channel_id}/thread-members/{user_id}", put(channels::add_thread_member))
        .route(
            &format!("{message}/reactions/{{emoji_name}}/@me"),
            put(|call| messages::set_reaction(call, true)).delete(|call| messages::set_reaction(call, false)),
        )
        .route("/interactions/{interaction_id}/{interaction_token}/callback", post(interactions::callback))
        .route(followup, post(interactions::follow_up))
        .route(&format!("{followup}/messages/@original"), response)
        .route(&format!("{followup}/messages/{{message_id}}"), patch(interactions::edit_follow_up))
        .method_not_allowed_fallback(async || ApiError::METHOD_NOT_ALLOWED)
        .layer(middleware::from_fn_with_state(shared.clone(), handle_common))
}

async fn handle_common(State(shared): State<Shared>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let params = Params::read(&mut parts).await;
    let request = Request::from_parts(parts, body);
    let method = request.method().to_string();
    let url = request.uri().path().to_string();
    let path = request.extensions().get::<MatchedPath>().map_or(url.clone(), |path| path.as_str().to_string());
    let path = path.strip_prefix("/api/v10").or_else(|| path.strip_prefix("/api")).unwrap_or(&path).to_string();
    let mut entry = Entry { seq: 0, method, path, url, status: 0, body: Value::Null, files: Vec::new() };

    let fault = {
        let mut state = shared.lock();
        state.request_log.count(&entry);
        state.faults.take(&entry.method, &entry.path)
    };
    if let Some(fault) = fault.as_ref().filter(|fault| !fault.applied && !matches!(fault.effect, Effect::Hold { .. })) {
        return log_response(&shared, entry, fault_response(fault.effect.clone()).await);
    }
    let mut response = authorize_and_run(&shared, request, next, &params, &mut entry).await.into_response();
    match fault.map(|fault| fault.effect) {
        Some(Effect::Hold { ms }) => tokio::time::sleep(Duration::from_millis(ms)).await,
        Some(effect) => response = fault_response(effect).await,
        None => {}
    }
    log_response(&shared, entry, response)
}

/// Checks the authorization and the rate limits, reads the body and runs the route.
async fn authorize_and_run(
    shared: &Shared,
    mut request: Request,
    next: Next,
    params: &Params,
    entry: &mut Entry,
) -> Result<Response, ApiError> {
    authorize(shared, &request, params, &entry.path)?;
    let (headers, refusal) = {
        let mut state = shared.lock();
        let now = state.clock.now_ms();
        state.rate_limits.count(now, &entry.method, &entry.path, params.major_parameter())
    };
    let mut response = match refusal {
        Some(refusal) => refusal.into_response(),
        None => match Body::read(request).await {
            Ok((parts, body)) => {
                entry.body = body.json.clone();
                let files = body.files.iter().map(|file| File { name: file.filename.clone(), size: file.bytes.len() });
                entry.files = files.collect();
                request = Request::from_parts(parts, axum::body::Body::empty());
                request.extensions_mut().insert(Arc::new(body));
                next.run(request).await
            }
            Err(error) => error.into_response(),
        },
    };
    response.headers_mut().extend(headers);
    Ok(response)
}

/// Checks the bot's token, or the interaction token in the path. This happens before the body is read.
fn authorize(shared: &Shared, request: &Request, params: &Params, path: &str) -> Result<(), ApiError> {
    if path == "/gateway" && request.method() == Method::GET {
        Ok(())
    } else if path.starts_with("/interactions/") {
        let id = params.get("interaction_id").parse().map_err(|_| ApiError::UNKNOWN_INTERACTION)?;
        shared.lock().interactions.find_waiting(id, params.get("interaction_token")).map(drop)
    } else if path.starts_with("/webhooks/") {
        let state = shared.lock();
        let known = params.get("webhook_id").parse().is_ok_and(|id: Id| id == state.model.bot.id);
        reject_if!(!known, ApiError::UNKNOWN_WEBHOOK);
        state.interaction_for_token(params.get("webhook_token")).map(drop)
    } else {
        let given = request.headers().get(AUTHORIZATION).and_then(|value| value.to_str().ok());
        let token = given.and_then(|value| value.strip_prefix("Bot "));
        if token == Some(&shared.settings.token) { Ok(()) } else { Err(ApiError::UNAUTHORIZED) }
    }
}

fn log_response(shared: &Shared, mut entry: Entry, response: Response) -> Response {
    entry.status = response.status().as_u16();
    shared.lock().request_log.add(entry);
    response
}

/// Marks a response that is not sent. The connection closes instead.
#[derive(Clone)]
pub struct Dropped;

/// Returns the response that a fault sends to the bot.
async fn fault_response(effect: Effect) -> Response {
    match effect {
        Effect::Status(refusal) => return refusal.into_response(),
        Effect::Hang => tokio::time::sleep(MAX_HANG).await,
        Effect::Drop | Effect::Hold { .. } => {}
    }
    (StatusCode::INTERNAL_SERVER_ERROR, Extension(Dropped)).into_response()
}
