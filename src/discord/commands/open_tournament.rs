//! Opens sign-ups of tournaments, for commands and for *Next tournament*.

use serenity::all::Permissions;

use super::start::{
    CREATE_PUBLIC_THREADS, Permission, WRITE_IN_THREADS, check_may_show, check_permissions, settings_to_start,
};
use crate::discord::bot::BotContext;
use crate::discord::interaction::{InteractionContext, Response};
use crate::ids::TournamentId;
use crate::play::{Error, Format, GuildSettings, Plan, Tournament, TournamentStage};
use contract::{Info, Phrase};

const CREATE_PRIVATE_THREADS: Permission = (Permissions::CREATE_PRIVATE_THREADS, "permission-create-private-threads");

/// Checks that the user may open a tournament here. Returns the settings of the server.
pub async fn check_may_open(
    bot: &BotContext,
    interaction: &InteractionContext,
    info: &Info,
    format: Format,
) -> Result<GuildSettings, Error> {
    interaction.server().ok_or_else(|| Error::user("discord-only-in-servers"))?;
    if interaction.in_thread {
        return Err(Error::user("tournament-in-thread"));
    }
    let settings = settings_to_start(bot, interaction, info).await?;
    let is_duplicate = format == Format::Duplicate;
    check_may_show(interaction, !is_duplicate)?;
    if is_duplicate {
        check_permissions(interaction, &[CREATE_PRIVATE_THREADS, WRITE_IN_THREADS])?;
    }
    interaction.check_own_permission(if is_duplicate { CREATE_PRIVATE_THREADS } else { CREATE_PUBLIC_THREADS })?;
    bot.matches.admit(interaction.token.id, interaction.user.id, interaction.channel)?;
    Ok(settings)
}

/// Opens a sign-up with this plan, whose host is the user.
pub async fn open_sign_up(bot: &BotContext, interaction: &InteractionContext, plan: Plan) -> Result<Response, Error> {
    let guild = interaction.server().ok_or_else(|| Error::user("discord-only-in-servers"))?;
    let tournament = Tournament {
        id: TournamentId(0),
        version: 1,
        guild,
        channel: interaction.channel,
        message: None,
        host: interaction.user.id,
        stage: TournamentStage::SignUp,
        entrants: Vec::new(),
        plan,
    };
    let manager = interaction.user_permissions.contains(Permissions::MANAGE_GUILD);
    bot.tournaments.open(&tournament, interaction.token.id, manager).await?;
    Ok(Response::ephemeral(interaction, Phrase::new("tournament-opened")))
}
