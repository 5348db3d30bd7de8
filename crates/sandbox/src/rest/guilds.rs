//! Servers and their members (<https://discord.com/developers/docs/resources/guild>).

use super::request::{RestRequest, RestResponse, object};
use crate::errors::{ApiError, reject_if};
use crate::model::ids::Id;

pub async fn get(call: RestRequest) -> RestResponse {
    let guild = guild_for_bot(&call)?;
    object(call.lock().bot_json().guild(guild))
}

pub async fn roles(call: RestRequest) -> RestResponse {
    let guild = guild_for_bot(&call)?;
    let roles = call.lock().bot_json().roles(guild);
    object(roles.into())
}

pub async fn member(call: RestRequest) -> RestResponse {
    guild_for_bot(&call)?;
    let user = call.id("user_id")?;
    let state = call.lock();
    let known = user == state.model.bot.id || state.model.user(user).is_some();
    reject_if!(!known, ApiError::UNKNOWN_MEMBER);
    object(state.bot_json().member(user))
}

/// Returns the id of the server in the path, if the bot is a member of it.
pub fn guild_for_bot(call: &RestRequest) -> Result<Id, ApiError> {
    let id = call.id("guild_id")?;
    let state = call.lock();
    let known = state.model.guilds().any(|(guild, _)| guild == id);
    reject_if!(!known || !state.model.is_member(id), ApiError::UNKNOWN_GUILD);
    Ok(id)
}
