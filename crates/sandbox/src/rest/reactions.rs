//! Reactions (<https://discord.com/developers/docs/resources/message#create-reaction>).

use super::messages::public_message;
use super::request::{RestRequest, RestResponse, done};
use crate::errors::{ApiError, reject_if};
use crate::model::Emoji;
use crate::model::ids::Id;
use crate::model::permissions;

/// Returns the channel, message and emoji in the path.
fn target(call: &RestRequest) -> Result<(Id, Id, Emoji), ApiError> {
    let emoji = Emoji::parse(call.text("emoji_name")).ok_or(ApiError::UNKNOWN_EMOJI)?;
    Ok((call.id("channel_id")?, call.id("message_id")?, emoji))
}

pub async fn add(call: RestRequest) -> RestResponse {
    let (id, message, emoji) = target(&call)?;
    let mut state = call.lock();
    let channel = state.channel_for_bot(id)?;
    let exists = public_message(&state, id, message)?.reactions.iter().any(|reaction| reaction.emoji == emoji);
    state.need(channel, permissions::READ_MESSAGE_HISTORY | if exists { 0 } else { permissions::ADD_REACTIONS })?;
    reject_if!(channel.archived, ApiError::THREAD_ARCHIVED);
    let bot = state.model.bot.id;
    state.react(id, message, bot, &emoji, true)?;
    done()
}
