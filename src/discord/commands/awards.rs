//! Gives winners the roles that their servers award, and later takes these roles back.

use crate::discord::bot::BotContext;
use crate::discord::http::AwardState;
use crate::play::{ShowError, StoreError};
use crate::store::AwardedRole;

/// Gives and takes back the roles that the database lists as pending. If Discord refuses permanently, the award is
/// deleted. The reason can be that the role is gone or above the bot's role, that the bot lacks the permission, or that
/// the user has left the server.
///
/// # Errors
/// Fails if the database fails.
pub async fn sync_roles(bot: &BotContext) -> Result<(), StoreError> {
    for due in bot.database.pending_awards(&bot.matches.awake_shards()).await? {
        let AwardedRole { guild, user, role, wanted, kept, .. } = due;
        let sent = match wanted {
            true if bot.matches.is_server_blocked(guild) => Err(ShowError::Forbidden("the server is blocked".into())),
            // The role might have been given permissions since managers chose it, so it is checked again.
            true => match bot.api.award_state(guild, role).await {
                Ok(AwardState::Yes) => bot.api.set_role(guild, user, role, true).await,
                Ok(_) => Err(ShowError::Forbidden("the role is no award any more".into())),
                Err(error) => Err(error),
            },
            // The user keeps the role for another award.
            false if kept => Ok(()),
            false => bot.api.set_role(guild, user, role, false).await,
        };
        match sent {
            Ok(()) if wanted => {
                let is_of_role = |other: &AwardedRole| (other.guild, other.role) == (guild, role);
                if !bot.database.mark_award_done(&due).await?
                    && !bot.database.awards_of(user).await?.iter().any(is_of_role)
                {
                    // The user has deleted their data in the meantime, so nothing else would take the role back.
                    revoke_roles(bot, vec![due]);
                }
            }
            // The next call tries again.
            Err(error) if error.is_temporary() => (),
            sent => {
                if let Err(error) = sent {
                    tracing::info!(guild = guild.0, role = role.0, %error, "a role cannot be given or taken back");
                }
                bot.database.delete_award(&due).await?;
            }
        }
    }
    Ok(())
}

/// Takes back the roles of users who delete their data. Tries only once, because the database must not keep anything
/// about these users.
pub fn revoke_roles(bot: &BotContext, roles: Vec<AwardedRole>) {
    let api = bot.api.clone();
    tokio::spawn(async move {
        for AwardedRole { guild, user, role, .. } in roles {
            if let Err(error) = api.set_role(guild, user, role, false).await {
                tracing::info!(guild = guild.0, role = role.0, %error, "a role was not taken back");
            }
        }
    });
}
