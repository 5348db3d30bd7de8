//! `/<game> learn`: begins a practice match against an easy computer.

use super::Args;
use super::start::{missing, options, refuse_elsewhere, refuse_real_time, refuse_without, settings};
use crate::discord::context::BotContext;
use crate::discord::interaction::{InteractionContext, Response, user_error};
use crate::discord::message;
use crate::play::{Error, NewMatch, OpenMatch, Pace};
use contract::{Game, Level, Phrase};

/// Begins the match and shows its first guidance. It is in the user's language, so that guidance and buttons agree.
pub async fn learn(
    bot: &BotContext,
    interaction: &InteractionContext,
    game: &'static dyn Game,
    args: &Args,
) -> Result<Response, Error> {
    let info = game.info();
    refuse_real_time(interaction, info)?;
    refuse_elsewhere(interaction, &settings(bot, interaction).await?)?;
    refuse_without(missing(interaction, false), interaction.channel)?;
    // Two commands at the same moment can both pass; that does no harm.
    if let Some(open) = bot.database.open_practice(interaction.user.id).await?
        && let Some(phrase) = already_practising(&open)
    {
        return Err(user_error(phrase));
    }
    bot.table.admit(interaction.token.id, interaction.user.id, interaction.channel)?;
    let mut options = options(bot, info, args)?;
    info.shorten(&mut options, info.short_practice);
    let opening = NewMatch {
        user: interaction.user.clone(),
        guild: interaction.guild,
        channel: interaction.channel,
        detached: interaction.detached,
        locale: interaction.user.locale,
        game,
        options,
        pace: Some(Pace::Relaxed),
        computers: vec![Level::Easy; info.seats.start() - 1],
        reserved: Vec::new(),
        token: interaction.token.clone(),
        practice: true,
        responds: true,
    };
    let id = bot.table.open_lobby(opening).await?;
    bot.guidance.show(&bot.table.view_of(id).await?, Some(&interaction.token));
    Ok(Response::AlreadySent)
}

/// Says where the user's practice match is. `None` if its start was interrupted before anybody saw it.
fn already_practising(open: &OpenMatch) -> Option<Phrase> {
    let address = message::address(open.location)?;
    let game = Phrase::new(format!("{}-title", open.game));
    Some(Phrase::new("discord-practice-already").with("game", game).with("address", address))
}
