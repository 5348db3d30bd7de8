//! Lets new lobbies mention the role that their server names.

use serenity::all::Permissions;

use crate::discord::bot::BotContext;
use crate::discord::http::RoleState;
use crate::discord::interaction::InteractionContext;
use crate::ids::{GuildId, MatchId};
use crate::play::{GuildSettings, RoleMentionStore as _};

/// Lets a new lobby mention the role that its server names, if the host may mention it. The lobby stays open even if this
/// fails.
pub async fn begin(
    bot: &BotContext,
    interaction: &InteractionContext,
    guild: GuildId,
    settings: &GuildSettings,
    lobby: MatchId,
) {
    let Some(role) = settings.players_role else { return };
    if interaction.user_lacks(Permissions::MENTION_EVERYONE) {
        match bot.api.role_state(guild, role).await {
            Ok(RoleState::Mentionable) => (),
            state => return tracing::info!(match_id = lobby.to_short(), ?state, "the host may not mention the role"),
        }
    }
    if let Err(error) = bot.database.begin_role_mention(guild, lobby, bot.matches.now()).await {
        tracing::warn!(match_id = lobby.to_short(), %error, "the mention of a role could not be stored");
    }
}
