//! The gateway's address, the bot itself, its application, the server and its members.

use serde_json::{Value, json};

use super::call::{Call, Reply, object};
use crate::sandbox::errors::ApiError;
use crate::sandbox::gateway::SESSIONS_A_DAY;
use crate::sandbox::permissions as may;
use crate::sandbox::validate::{Need, Problems};
use crate::sandbox::world::{Channel, DIRECT, PUBLIC_THREAD, TEXT};

pub async fn gateway(call: Call) -> Reply {
    object(json!({"url": call.shared.settings.gateway_url}))
}

pub async fn gateway_bot(call: Call) -> Reply {
    let state = call.lock();
    let budget = &state.gateway.budget;
    let limit = json!({
        "total": SESSIONS_A_DAY, "remaining": budget.left, "reset_after": 86_400_000,
        "max_concurrency": budget.max_concurrency,
    });
    object(json!({
        "url": call.shared.settings.gateway_url, "shards": state.gateway.shards, "session_start_limit": limit,
    }))
}

pub async fn me(call: Call) -> Reply {
    let state = call.lock();
    let mut user = state.objects().user(state.world.bot.id);
    user["verified"] = json!(true);
    user["mfa_enabled"] = json!(false);
    user["email"] = Value::Null;
    user["locale"] = json!("en-US");
    object(user)
}

pub async fn my_guilds(call: Call) -> Reply {
    let state = call.lock();
    let guild = |(id, name)| {
        json!({
            "id": id, "name": name, "icon": null, "banner": null, "owner": false,
            "permissions": may::EVERYONE.to_string(), "features": [],
        })
    };
    object(state.world.guilds().map(guild).collect())
}

pub async fn user(call: Call) -> Reply {
    let id = call.id("user_id")?;
    let state = call.lock();
    let known = id == state.world.bot.id || state.world.person(id).is_some();
    if known { object(state.objects().user(id)) } else { Err(ApiError::UNKNOWN_USER) }
}

pub async fn direct_channel(call: Call) -> Reply {
    let mut problems = Problems::default();
    let person = problems.id(&call.body.json, "recipient_id", Need::Required);
    problems.finish()?;
    let state = call.lock();
    let mine = |channel: &&Channel| channel.kind == DIRECT && channel.person == person;
    let channel = state.world.channels.iter().find(mine).ok_or(ApiError::CANNOT_SEND_TO_USER)?;
    object(state.objects().channel(channel))
}

pub async fn application(call: Call) -> Reply {
    let state = call.lock();
    let bot = &state.world.bot;
    object(json!({
        "id": bot.id, "name": bot.username, "icon": null, "description": "", "type": null, "summary": "",
        "bot": state.objects().user(bot.id), "bot_public": true, "bot_require_code_grant": false,
        "owner": state.objects().user(state.world.guild.owner), "team": null, "verify_key": "0".repeat(64), "flags": 0,
        "flags_new": "0", "rpc_origins": [], "redirect_uris": [], "interactions_endpoint_url": null,
        "role_connections_verification_url": null, "approximate_guild_count": state.world.guilds().count(),
        "approximate_user_install_count": 0, "approximate_user_authorization_count": 0, "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [], "integration_types_config": {"0": {}},
    }))
}

pub async fn guild(call: Call) -> Reply {
    let id = call.guild_or_first()?;
    object(call.lock().objects().guild(id))
}

pub async fn guild_roles(call: Call) -> Reply {
    let id = call.guild_or_first()?;
    object(json!(call.lock().objects().roles(id)))
}

pub async fn guild_channels(call: Call) -> Reply {
    let guild = Some(call.guild_or_first()?);
    let state = call.lock();
    let mine = |channel: &&Channel| channel.kind == TEXT && state.world.guild_of(channel) == guild;
    let channels = state.world.channels.iter().filter(mine);
    object(channels.map(|channel| state.objects().channel(channel)).collect())
}

pub async fn active_threads(call: Call) -> Reply {
    let guild = Some(call.guild_or_first()?);
    let state = call.lock();
    let mine = |channel: &&Channel| channel.kind == PUBLIC_THREAD && state.world.guild_of(channel) == guild;
    let active = state.world.channels.iter().filter(mine).filter(|channel| !channel.archived);
    let threads: Vec<_> = active.map(|channel| state.objects().channel(channel)).collect();
    object(json!({"threads": threads, "members": [], "has_more": false}))
}

/// Needs the privileged members intent, which this application has not been granted.
pub async fn guild_members(call: Call) -> Reply {
    call.guild()?;
    Err(ApiError::MISSING_ACCESS)
}

pub async fn guild_member(call: Call) -> Reply {
    call.guild()?;
    let id = call.id("user_id")?;
    let state = call.lock();
    let known = id == state.world.bot.id || state.world.person(id).is_some();
    if known { object(state.objects().member(id)) } else { Err(ApiError::UNKNOWN_MEMBER) }
}
