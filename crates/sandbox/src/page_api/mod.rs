//! The API for the web page and for tests, described in `docs/sandbox.md`.

mod answer;
mod command_options;
mod files;
mod guild;
mod interactions;
mod messages;
mod queries;
mod testing;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{delete, get, patch, post};

use crate::errors::PageError;
use crate::state::Shared;

/// The maximum size of a request body, in bytes.
const MAX_BODY_BYTES: usize = 256 << 10;
/// The maximum size of a body with a list of reactions, in bytes.
const MAX_REACTIONS_BODY_BYTES: usize = 16 << 20;

/// Returns the routes below `/sandbox/api`.
pub fn router() -> Router<Shared> {
    Router::new()
        .route("/world", get(queries::model))
        .route("/channels/{channel}/messages", get(queries::messages))
        .route("/live", get(queries::open_event_stream))
        .route("/commands", post(interactions::command))
        .route("/autocomplete", post(interactions::autocomplete))
        .route("/presses", post(interactions::press))
        .route("/modals", post(interactions::submit_modal))
        .route("/reactions", post(messages::react).layer(DefaultBodyLimit::max(MAX_REACTIONS_BODY_BYTES)))
        .route("/messages", post(messages::send))
        .route("/messages/{message}", delete(messages::delete))
        .route("/messages/{message}/reactions/{emoji}", delete(messages::clear_reaction))
        .route("/channels", post(guild::create_channel))
        .route("/channels/{channel}", patch(guild::edit_channel).delete(guild::delete_channel))
        .route("/directs", post(guild::create_direct_channel))
        .route("/users", post(guild::create_user))
        .route("/users/{user}", patch(guild::edit_user))
        .route("/roles", post(guild::create_role))
        .route("/roles/{role}", delete(guild::delete_role))
        .route("/permissions", post(guild::set_permissions))
        .route("/faults", post(testing::set_faults))
        .route("/servers", post(testing::create_server))
        .route("/counters", get(testing::counters))
        .route("/requests", get(testing::requests))
        .layer(DefaultBodyLimit::max(MAX_BODY_BYTES))
        .fallback(async || PageError::not_found("There is no such address."))
        .method_not_allowed_fallback(async || PageError::bad_request("This address does not support that method."))
}

/// Returns the routes for attachments and emoji.
pub fn file_router() -> Router<Shared> {
    Router::new()
        .route("/attachments/{channel}/{id}/{filename}", get(files::attachment))
        .route("/emojis/{filename}", get(files::emoji))
}
