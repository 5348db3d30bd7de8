//! `/game avatar`: whether pictures show the user's avatar.

use super::Args;
use crate::discord::context::BotContext;
use crate::discord::interaction::{InteractionContext, Response};
use crate::play::Error;
use contract::Phrase;

/// Shows the avatar or not; without an argument, changes it.
pub async fn avatar(bot: &BotContext, interaction: &InteractionContext, args: &Args) -> Result<Response, Error> {
    let user = interaction.user.id;
    let show = match args.flag("show") {
        Some(show) => show,
        None => !bot.database.shows_avatar(user, None).await?,
    };
    bot.database.change_user_settings(user, |settings| settings.avatar = show).await?;
    bot.avatars.forget(user);
    let key = if show { "discord-avatar-shown" } else { "discord-avatar-hidden" };
    Ok(Response::ephemeral(interaction, Phrase::new(key)))
}
