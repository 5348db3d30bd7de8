//! The page of `/settings` for the roles that winners get.

use serenity::all::Permissions;

use super::{PageData, PageRows, looked_up};
use crate::discord::bot::Caller;
use crate::discord::http::{AwardState, EntityKind};
use crate::ids::{GuildId, RoleId};
use crate::play::{Error, Setting};
use contract::Phrase;

/// Checks that a manager may choose this role, and that the bot can give it.
///
/// # Errors
/// Fails with the reason.
pub async fn check(caller: &Caller, guild: GuildId, role: RoleId) -> Result<(), Error> {
    caller.check_own_permission((Permissions::MANAGE_ROLES, "permission-manage-roles"))?;
    let state = looked_up(guild, caller.bot.api.award_state(guild, role)).await;
    problem_phrase(state.ok_or_else(|| Error::user("discord-award-unknown"))?)
        .map_or(Ok(()), |problem| Err(problem.into()))
}

fn problem_phrase(state: AwardState) -> Option<Phrase> {
    match state {
        AwardState::Yes => None,
        AwardState::Deleted => Some(Phrase::new("discord-settings-role-deleted")),
        _ => Some(Phrase::new(format!("discord-award-{state}"))),
    }
}

/// Adds the rows for the roles that winners get.
pub fn add_rows(rows: &mut PageRows, shown: &PageData) {
    let settings = &shown.settings;
    let chosen = [(Setting::WinnerRole(None), settings.winner_role), (Setting::SeasonRole(None), settings.season_role)];
    for ((none, role), state) in chosen.into_iter().zip(shown.award_states) {
        rows.add_entity_select(none, EntityKind::Roles, 1, &role.filter(|_| state != Some(AwardState::Deleted)));
        state.and_then(problem_phrase).into_iter().for_each(|problem| rows.add_text(problem));
    }
    rows.add_text(Phrase::new("discord-settings-roles-explained"));
}
