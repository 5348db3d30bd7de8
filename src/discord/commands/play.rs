//! `/game board`, `/game resign` and `/game stop`.

use crate::discord::context::BotContext;
use crate::discord::interaction::{InteractionContext, Response};
use crate::game::Phrase;
use crate::table::Error;

/// Posts the match's message again; the table responds.
pub async fn board(bot: &BotContext, interaction: &InteractionContext) -> Result<Response, Error> {
    bot.table.board(&interaction.user, interaction.channel, interaction.token.clone()).await?;
    Ok(Response::AlreadySent)
}

pub async fn resign(bot: &BotContext, interaction: &InteractionContext) -> Result<Response, Error> {
    bot.table.resign(&interaction.user, interaction.channel, interaction.token.id).await?;
    Ok(Response::private(interaction, Phrase::new("discord-resigned")))
}

/// Stops the match, if the user is its host or may manage messages in the channel.
pub async fn stop(bot: &BotContext, interaction: &InteractionContext) -> Result<Response, Error> {
    let moderator = interaction.user_permissions.manage_messages() || interaction.user_permissions.administrator();
    bot.table.stop(&interaction.user, interaction.channel, moderator, interaction.token.id).await?;
    Ok(Response::private(interaction, Phrase::new("discord-stopped")))
}
