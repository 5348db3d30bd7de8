//! The page of `/settings` for the roles that winners get.

use serenity::all::Permissions;
use tokio::time::timeout;

use super::{LOOK_UP_LIMIT, PageRows, Shown};
use crate::discord::bot::BotContext;
use crate::discord::http::{Awardable, Entities};
use crate::discord::interaction::{InteractionContext, user_error};
use crate::ids::{GuildId, RoleId};
use crate::play::{Error, Setting};
use contract::Phrase;

/// Checks that a manager may choose this role, and that the bot can give it.
///
/// # Errors
/// Fails with the reason.
pub async fn check(
    bot: &BotContext,
    interaction: &InteractionContext,
    guild: GuildId,
    role: RoleId,
) -> Result<(), Error> {
    interaction.check_own_permission((Permissions::MANAGE_ROLES, "permission-manage-roles"))?;
    let state = state(bot, guild, role).await.ok_or_else(|| Error::user("discord-award-unknown"))?;
    problem(state).map_or(Ok(()), |problem| Err(user_error(problem)))
}

/// Asks Discord whether the bot can give a role.
pub async fn state(bot: &BotContext, guild: GuildId, role: RoleId) -> Option<Awardable> {
    let state = timeout(LOOK_UP_LIMIT, bot.api.awardable(guild, role)).await.ok()?;
    state.inspect_err(|error| tracing::info!(%error, guild = guild.0, "a role could not be looked up")).ok()
}

fn problem(state: Awardable) -> Option<Phrase> {
    match state {
        Awardable::Yes => None,
        Awardable::Deleted => Some(Phrase::new("discord-settings-role-deleted")),
        _ => Some(Phrase::new(format!("discord-award-{state}"))),
    }
}

/// Adds the rows of the page.
pub fn page(rows: &mut PageRows, shown: &Shown) {
    let settings = &shown.settings;
    let chosen = [(Setting::WinnerRole(None), settings.winner_role), (Setting::SeasonRole(None), settings.season_role)];
    for ((none, role), state) in chosen.into_iter().zip(shown.awards) {
        rows.entities(none, Entities::Roles, 1, &role.filter(|_| state != Some(Awardable::Deleted)));
        state.and_then(problem).into_iter().for_each(|problem| rows.text(problem));
    }
    rows.text(Phrase::new("discord-settings-roles-explained"));
}
