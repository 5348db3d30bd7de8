//! `/game board`, `pause`, `continue`, `resign`, `stop`, `remove` and `host`, and the buttons of ephemeral messages that mean the same.

#[cfg(test)]
mod tests;

use serenity::all::UserId;

use super::invocation::{CommandContext, caller, respond};
use crate::discord::context::BotContext;
use crate::discord::http::MessagePayload;
use crate::discord::interaction::{InteractionContext, Response};
use crate::discord::message::custom_id::{self, CustomId};
use crate::discord::message::names::{self, TextFormat};
use crate::discord::message::{MAX_CONTENT, Rows, address, cut, labelled};
use crate::ids::MatchId;
use crate::play::{Answer, Command, Error, MatchMeta, Proposal, Stage};
use contract::{Phrase, Style};
use text::{Locale, say};

/// Posts the match again at the bottom of the channel.
#[poise::command(slash_command)]
pub async fn board(context: CommandContext<'_>) -> Result<(), Error> {
    run_here(context, Command::Repost).await
}

/// Proposes to pause the match.
#[poise::command(slash_command)]
pub async fn pause(context: CommandContext<'_>) -> Result<(), Error> {
    run_here(context, Command::Propose(Proposal::Pause)).await
}

/// Continues a paused match.
#[poise::command(slash_command, rename = "continue", identifying_name = "continue")]
pub async fn resume(context: CommandContext<'_>) -> Result<(), Error> {
    run_here(context, Command::Resume).await
}

/// Gives up.
#[poise::command(slash_command)]
pub async fn resign(context: CommandContext<'_>) -> Result<(), Error> {
    run_here(context, Command::Resign).await
}

/// Ends the match without a winner.
#[poise::command(slash_command)]
pub async fn stop(context: CommandContext<'_>) -> Result<(), Error> {
    run_here(context, Command::Stop).await
}

/// Removes a player from the lobby.
#[poise::command(slash_command)]
pub async fn remove(
    context: CommandContext<'_>,
    #[description = "param-removed-player"] player: UserId,
) -> Result<(), Error> {
    run_here(context, Command::Remove(player.into())).await
}

/// Makes another player the host of the lobby.
#[poise::command(slash_command)]
pub async fn host(
    context: CommandContext<'_>,
    #[description = "param-host-player"] player: UserId,
) -> Result<(), Error> {
    run_here(context, Command::HandOver(player.into())).await
}

/// Runs a command on the channel's match.
async fn run_here(context: CommandContext<'_>, command: Command) -> Result<(), Error> {
    let (bot, interaction) = caller(context);
    let response = run(bot, &interaction, command, None, false).await?;
    respond(bot, &interaction, response).await
}

/// Runs a command on the match that the user chose, or on the channel's match. `update`: the answer replaces the ephemeral message
/// with the pressed button.
pub async fn run(
    bot: &BotContext,
    interaction: &InteractionContext,
    command: Command,
    chosen: Option<MatchId>,
    update: bool,
) -> Result<Response, Error> {
    let locale = interaction.user.locale;
    let answer = bot.table.command(interaction.channel, chosen, interaction.request(command.clone())).await?;
    let payload = match answer {
        Answer::Shown => return Ok(Response::AlreadySent),
        Answer::Done(phrase) => MessagePayload::ephemeral(say(locale, &phrase, &[])),
        Answer::Choose(matches) => choice(locale, &command, &matches),
        Answer::Confirm(meta) => confirmation(locale, &command, &meta),
        Answer::NeedsAgreement(id) => question(locale, id),
    };
    Ok(if update { Response::Update(payload) } else { Response::Message(payload) })
}

/// Lets the user choose one of several matches.
fn choice(locale: Locale, command: &Command, matches: &[MatchMeta]) -> MessagePayload {
    let placeholder = say(locale, &Phrase::new("discord-choose-match"), &[]);
    let line = |meta: &MatchMeta| format!("- {}", linked(locale, meta));
    let lines = std::iter::once(placeholder.clone()).chain(matches.iter().map(line)).collect::<Vec<_>>();
    let options = matches.iter().map(|meta| (meta.id.to_short(), named(locale, meta, TextFormat::Plain), None));
    let mut rows = Rows::default();
    rows.select(custom_id::of_choice(command), &placeholder, options);
    let content = cut(&lines.join("\n"), MAX_CONTENT);
    MessagePayload { components: rows.into_rows(), ..MessagePayload::ephemeral(content) }
}

/// Returns the game or its edition, the number and the players of a match.
pub fn named(locale: Locale, meta: &MatchMeta, format: TextFormat) -> String {
    let title = match rules::find(&meta.game) {
        Some(game) => say(locale, &game.info().title(&meta.options), &[]),
        None => meta.game.clone(),
    };
    let players: Vec<String> = meta.seats.iter().map(|player| names::of(locale, player, format)).collect();
    format!("{title} · #{} · {}", meta.number, players.join(", "))
}

/// Returns the same with the address of the match's message.
pub fn linked(locale: Locale, meta: &MatchMeta) -> String {
    let address = address(meta.location).map(|address| format!(" · {address}"));
    format!("{}{}", named(locale, meta, TextFormat::Markdown), address.unwrap_or_default())
}

/// Asks whether the user gives up, or asks everybody to stop the match.
fn question(locale: Locale, id: MatchId) -> MessagePayload {
    let buttons = [
        (CustomId::Command(Command::Propose(Proposal::Stop), id), "discord-button-ask-to-stop", Style::Main),
        (CustomId::Command(Command::Resign, id), "discord-button-resign", Style::Danger),
    ];
    with_buttons(locale, &Phrase::new("table-stop-needs-agreement"), buttons)
}

/// Asks whether the user really gives up this match, stops it, or cancels the lobby.
fn confirmation(locale: Locale, command: &Command, meta: &MatchMeta) -> MessagePayload {
    let (confirmed, question, yes, no) = match (command, meta.stage) {
        (Command::Resign, _) => {
            let confirmed = Command::ConfirmResign;
            (confirmed, "discord-resign-question", "discord-button-confirm-resign", "discord-button-play-on")
        }
        (_, Stage::Lobby) => {
            let confirmed = Command::ConfirmStop;
            (confirmed, "discord-cancel-question", "discord-button-confirm-cancel", "discord-button-keep-lobby")
        }
        _ => {
            let confirmed = Command::ConfirmStop;
            (confirmed, "discord-stop-question", "discord-button-confirm-stop", "discord-button-play-on")
        }
    };
    let buttons =
        [(CustomId::Command(confirmed, meta.id), yes, Style::Danger), (CustomId::PlayOn(meta.id), no, Style::Plain)];
    with_buttons(locale, &Phrase::new(question).with("match", linked(locale, meta)), buttons)
}

/// Returns an ephemeral message with a question and two buttons.
pub fn with_buttons(locale: Locale, phrase: &Phrase, buttons: [(CustomId, &'static str, Style); 2]) -> MessagePayload {
    let mut rows = Rows::default();
    rows.buttons(buttons.iter().map(|(custom_id, key, style)| labelled(custom_id, locale, key, *style)).collect());
    let content = cut(&say(locale, phrase, &[]), MAX_CONTENT);
    MessagePayload { components: rows.into_rows(), ..MessagePayload::ephemeral(content) }
}
