//! *Challenge* in the menu of a user: a ephemeral message with a button for each game. It opens a lobby and keeps them a seat.

#[cfg(test)]
mod tests;

use std::convert::Infallible;
use std::sync::Arc;

use serenity::all::User;

use super::register::CHALLENGE;
use super::start::check_guest;
use crate::discord::context::BotContext;
use crate::discord::http::MessagePayload;
use crate::discord::interaction::{InteractionContext, Response, display_name, respond};
use crate::discord::message::custom_id::CustomId;
use crate::discord::message::{Rows, button};
use crate::play::{Error, mention};
use contract::{Phrase, Style};
use rules::REGISTRY;
use text::{Locale, say};

/// Buttons in a row.
const IN_A_ROW: usize = 3;

/// Returns the command in the form by which poise dispatches.
pub fn for_poise() -> poise::Command<Arc<BotContext>, Infallible> {
    poise::Command {
        name: say(Locale::En, &Phrase::new(CHALLENGE), &[]).into(),
        context_menu_action: Some(poise::ContextMenuCommandAction::User(|context, user| Box::pin(run(context, user)))),
        ..poise::Command::default()
    }
}

async fn run(
    context: poise::ApplicationContext<'_, Arc<BotContext>, Infallible>,
    user: User,
) -> Result<(), poise::FrameworkError<'_, Arc<BotContext>, Infallible>> {
    let interaction = InteractionContext::from(context.interaction);
    let offered = offer(&interaction, user.id.get(), &display_name(&user), user.bot).map(Response::Message);
    respond(&context.framework.user_data.api, &interaction, async move { offered }).await;
    Ok(())
}

/// Offers the games that can be played here with this user.
///
/// # Errors
/// The user is a bot, or the challenger.
fn offer(interaction: &InteractionContext, user: u64, name: &str, is_bot: bool) -> Result<MessagePayload, Error> {
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
