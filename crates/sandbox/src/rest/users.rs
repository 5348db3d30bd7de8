//! The routes for the gateway's URL, the bot's user, direct-message channels and the application.

use serde_json::json;

use super::request::{RestRequest, RestResponse, json_response};
use crate::errors::ApiError;
use crate::forms::problems::{Presence, Problems};
use crate::model::{Channel, DM};
use crate::state::sessions::MAX_SESSIONS_PER_DAY;

pub async fn gateway(call: RestRequest) -> RestResponse {
    json_response(json!({"url": call.shared.settings.gateway_url}))
}

pub async fn gateway_bot(call: RestRequest) -> RestResponse {
    let state = call.lock();
    let start_limit = &state.gateway.start_limit;
    let limit = json!({
        "total": MAX_SESSIONS_PER_DAY, "remaining": start_limit.remaining, "reset_after": 86_400_000,
        "max_concurrency": start_limit.max_concurrency,
    });
    json_response(json!({
        "url": call.shared.settings.gateway_url, "shards": state.gateway.shards.unwrap_or(1), "session_start_limit": limit,
    }))
}

pub async fn current_user(call: RestRequest) -> RestResponse {
    let state = call.lock();
    json_response(state.bot_json().own_user())
}

pub async fn create_dm(call: RestRequest) -> RestResponse {
    let user = Problems::check(|problems| problems.id(&call.body.json, "recipient_id", Presence::Required))?;
    let state = call.lock();
    let matches = |channel: &&Channel| channel.kind == DM && channel.user == user && channel.others.is_empty();
    let channel = state.model.channels.iter().find(matches).ok_or(ApiError::CANNOT_SEND_TO_USER)?;
    json_response(state.bot_json().channel(channel))
}

pub async fn application(call: RestRequest) -> RestResponse {
    let state = call.lock();
    let bot = &state.model.bot;
    json_response(json!({
        "id": bot.id, "name": bot.username, "icon": null, "description": "", "type": null, "summary": "",
        "bot": state.bot_json().user(bot.id), "bot_public": true, "bot_require_code_grant": false,
        "owner": state.bot_json().user(state.model.guild.owner), "team": null, "verify_key": "0".repeat(64), "flags": 0,
        "flags_new": "0", "rpc_origins": [], "redirect_uris": [], "interactions_endpoint_url": null,
        "role_connections_verification_url": null, "approximate_guild_count": state.model.guilds().count(),
        "approximate_user_install_count": 0, "approximate_user_authorization_count": 0, "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [], "integration_types_config": {"0": {}, "1": {}},
    }))
}
