//! Servers and their members (<https://discord.com/developers/docs/resources/guild>).

use serde_json::{Value, json};

use super::request::{RestRequest, RestResponse, json_response, no_content};
use crate::errors::{ApiError, reject_if};
use crate::model::ids::Id;
use crate::model::permissions;

pub async fn get(call: RestRequest) -> RestResponse {
    let guild = guild_for_bot(&call)?;
    json_response(call.lock().bot_json().guild(guild))
}

pub async fn roles(call: RestRequest) -> RestResponse {
    let guild = guild_for_bot(&call)?;
    let roles = call.lock().bot_json().roles(guild);
    json_response(roles.into())
}

pub async fn member(call: RestRequest) -> RestResponse {
    guild_for_bot(&call)?;
    let user = call.id("user_id")?;
    let state = call.lock();
    let known = user == state.model.bot.id || state.model.user(user).is_some();
    reject_if!(!known, ApiError::UNKNOWN_MEMBER);
    json_response(state.bot_json().member(user))
}

/// Gives a user a role, or removes it. The bot needs the permission to manage roles, and its own role must be above the
/// given role. Managed roles cannot be given.
pub async fn set_role(call: RestRequest, has: bool) -> RestResponse {
    let guild = guild_for_bot(&call)?;
    let (user, id) = (call.id("user_id")?, call.id("role_id")?);
    let mut state = call.lock();
    reject_if!(state.model.user(user).is_none(), ApiError::UNKNOWN_MEMBER);
    let roles = state.bot_json().roles(guild);
    let find = |id: Id| roles.iter().find(|role| role["id"] == json!(id)).ok_or(ApiError::UNKNOWN_ROLE);
    let position = |role: &Value| role["position"].as_u64();
    let role = find(id)?;
    let is_fixed =
        id == guild || role["managed"] == true || position(role) >= position(find(state.model.guild.bot_role)?);
    let may = state.model.bot_base_permissions() & permissions::MANAGE_ROLES != 0;
    reject_if!(is_fixed || !may, ApiError::MISSING_PERMISSIONS);
    state.set_role(user, id, has);
    no_content()
}

/// Returns the id of the server in the path, if the bot is a member of it.
pub fn guild_for_bot(call: &RestRequest) -> Result<Id, ApiError> {
    let id = call.id("guild_id")?;
    let state = call.lock();
    let known = state.model.guilds().any(|(guild, _)| guild == id);
    reject_if!(!known || !state.model.is_member(id), ApiError::UNKNOWN_GUILD);
    Ok(id)
}
