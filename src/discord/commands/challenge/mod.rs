//! *Challenge* in the menu of a user: an ephemeral message with a button for each game. Each button opens a lobby and keeps
//! the user a seat.

#[cfg(test)]
mod tests;

use serenity::all::User;

use super::invocation::{CommandContext, caller, respond};
use super::start::check_guest;
use crate::discord::http::MessagePayload;
use crate::discord::interaction::{InteractionContext, Response, display_name};
use crate::discord::message::custom_id::CustomId;
use crate::discord::message::{Rows, button};
use crate::ids::UserId;
use crate::play::{Error, mention};
use contract::{Phrase, Style};
use rules::REGISTRY;
use text::say;

/// Buttons in a row.
const IN_A_ROW: usize = 3;

/// Offers the games that can be played here with a user.
#[poise::command(context_menu_command = "Challenge")]
pub async fn challenge(context: CommandContext<'_>, user: User) -> Result<(), Error> {
    let (bot, interaction) = caller(context);
    let offered = offer(&interaction, user.id.into(), &display_name(&user), user.bot)?;
    respond(bot, &interaction, Response::Message(offered)).await
}

/// Returns the message that offers the games.
///
/// # Errors
/// The user is a bot, or the challenger.
fn offer(interaction: &InteractionContext, user: UserId, name: &str, is_bot: bool) -> Result<MessagePayload, Error> {
    check_guest(interaction, user, is_bot)?;
    let locale = interaction.user.locale;
    let mut buttons = Vec::new();
    for info in REGISTRY.iter().map(|game| game.info()).filter(|info| !(interaction.detached && info.real_time)) {
        for (_, edition) in info.commands() {
            let (game, name) = (info.name.to_owned(), CustomId::fitting_name(name));
            let challenge = CustomId::Challenge { user, game, edition: edition.map(str::to_owned), name };
            buttons.push(button(&challenge, say(locale, &Phrase::new(info.key("title", edition)), &[]), Style::Main));
        }
    }
    let mut rows = Rows::default();
    while !buttons.is_empty() {
        rows.buttons(buttons.drain(..IN_A_ROW.min(buttons.len())).collect());
    }
    let question = Phrase::new("discord-challenge").with("player", mention(user));
    Ok(MessagePayload { components: rows.into_rows(), ..MessagePayload::ephemeral(say(locale, &question, &[])) })
}
