//! `/game board`, `/game resign`, `/game stop` and `/game remove`, and the private buttons that mean the same.

#[cfg(test)]
mod tests;

use crate::discord::context::BotContext;
use crate::discord::http::MessagePayload;
use crate::discord::interaction::{InteractionContext, Response};
use crate::discord::message::custom_id::{self, CustomId};
use crate::discord::message::names::{self, TextFormat};
use crate::discord::message::{MAX_CONTENT, Rows, address, cut, labelled, title};
use crate::game::{Phrase, Style};
use crate::table::{CommandRequest, CommandResult, Error, MatchCommand, MatchId, MatchMeta};
use crate::text::{Locale, say};

/// Runs a command on the match that the user chose in a private message, or on the channel's match.
pub async fn run(
    bot: &BotContext,
    interaction: &InteractionContext,
    command: MatchCommand,
    chosen: Option<MatchId>,
) -> Result<Response, Error> {
    let permissions = interaction.user_permissions;
    let request = CommandRequest {
        user: interaction.user.clone(),
        channel: interaction.channel,
        moderator: permissions.manage_messages() || permissions.administrator(),
        command,
        chosen,
        token: interaction.token.clone(),
    };
    let locale = interaction.user.locale;
    let payload = match (bot.table.command(request).await?, command) {
        (CommandResult::Done, MatchCommand::Board) => return Ok(Response::AlreadySent),
        (CommandResult::Done, command) => MessagePayload::private(say(locale, &Phrase::new(done(command)), &[])),
        (CommandResult::Choose(matches), command) => choice(locale, command, &matches),
        (CommandResult::NeedsAgreement(id), _) => question(locale, id),
    };
    // The answer replaces the private message with the pressed button.
    Ok(if chosen.is_some() { Response::Update(payload) } else { Response::Message(payload) })
}

fn done(command: MatchCommand) -> &'static str {
    match command {
        MatchCommand::Board | MatchCommand::Stop => "discord-stopped",
        MatchCommand::Resign => "discord-resigned",
        MatchCommand::AskToStop => "discord-asked-to-stop",
        MatchCommand::Remove(_) => "discord-removed",
    }
}

/// Lets the user choose one of several matches.
fn choice(locale: Locale, command: MatchCommand, matches: &[MatchMeta]) -> MessagePayload {
    let named = |meta: &MatchMeta, format| {
        let players: Vec<String> = meta.seats.iter().map(|taken| names::of(locale, taken, format)).collect();
        format!("{} · #{} · {}", title(locale, &meta.game), meta.id.to_short(), players.join(", "))
    };
    let line = |meta: &MatchMeta| {
        let address = address(meta.location).map(|address| format!(" · {address}"));
        format!("- {}{}", named(meta, TextFormat::Markdown), address.unwrap_or_default())
    };
    let placeholder = say(locale, &Phrase::new("discord-choose-match"), &[]);
    let lines = std::iter::once(placeholder.clone()).chain(matches.iter().map(line)).collect::<Vec<_>>();
    let options = matches.iter().map(|meta| (meta.id.to_short(), named(meta, TextFormat::Plain), None));
    let mut rows = Rows::default();
    rows.select(custom_id::of_choice(command), &placeholder, options);
    let content = cut(&lines.join("\n"), MAX_CONTENT);
    MessagePayload { components: rows.into_rows(), ..MessagePayload::private(content) }
}

/// Asks whether the user gives up, or asks everybody to stop the match.
fn question(locale: Locale, id: MatchId) -> MessagePayload {
    let button = |command, key, style| labelled(&CustomId::Command(command, id), locale, key, style);
    let mut rows = Rows::default();
    rows.buttons(vec![
        button(MatchCommand::AskToStop, "discord-button-ask-to-stop", Style::Main),
        button(MatchCommand::Resign, "discord-button-resign", Style::Danger),
    ]);
    let content = say(locale, &Phrase::new("table-stop-needs-agreement"), &[]);
    MessagePayload { components: rows.into_rows(), ..MessagePayload::private(content) }
}
