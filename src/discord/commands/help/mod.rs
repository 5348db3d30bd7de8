//! `/help` and the rules of games.

#[cfg(test)]
mod tests;

use super::register::description;
use super::{Command, CommandContext, PlayedGame, caller, respond};
use crate::discord::context::{BotContext, CommandIds};
use crate::discord::http::Component;
use crate::discord::http::MessagePayload;
use crate::discord::interaction::{InteractionContext, Response};
use crate::discord::message::custom_id::{self, CustomId, Page};
use crate::discord::message::{Rows, button_row, container, labelled, title};
use crate::discord::work_limiter::Work;
use crate::play::Error;
use contract::{Color, Info, Phrase, Style};
use text::{Locale, say};

/// The emoji that marks house rules in the text of the rules.
const HOUSE_RULE: char = '🏠';

/// Shows the first page of the help.
#[poise::command(slash_command)]
pub async fn help(context: CommandContext<'_>) -> Result<(), Error> {
    let (bot, interaction) = caller(context);
    respond(bot, &interaction, Response::Message(page(bot, &interaction, 1)?)).await
}

/// Shows the first page of a game's rules.
#[poise::command(slash_command)]
pub async fn rules(context: CommandContext<'_>) -> Result<(), Error> {
    let (bot, interaction) = caller(context);
    let first = rules_page(bot, &interaction, PlayedGame::run(context)?.info(), 1).await?;
    respond(bot, &interaction, Response::Message(first)).await
}

/// Returns a page of a game's rules in the user's language, with its picture.
///
/// # Errors
/// Fails if the game has no such page.
pub async fn rules_page(
    bot: &BotContext,
    interaction: &InteractionContext,
    info: &'static Info,
    page: usize,
) -> Result<MessagePayload, Error> {
    let pages = info.rules_pages;
    let scene = page.checked_sub(1).and_then(|index| pages.get(index)).ok_or_else(|| Error::user("discord-no-page"))?;
    bot.limit(Work::Picture(interaction.user.id))?;
    let locale = interaction.user.locale;
    let picture = bot.pictures.png(scene()).await.map(|png| (png, alt_text(locale, info, page)));
    let button = |page, key: &'static str| {
        let page = CustomId::Page(Page::Rules { game: info.name.to_owned(), page });
        labelled(&page, locale, key, Style::Plain)
    };
    let previous = (page > 1).then(|| button(page - 1, "discord-button-back"));
    let next = (page < pages.len()).then(|| button(page + 1, "discord-button-on"));
    let components = button_row(previous.into_iter().chain(next));
    let (heading, text) = rules_text(locale, info, page);
    let container = Some(container(info.color, text));
    Ok(MessagePayload { components, picture, container, ..MessagePayload::ephemeral(heading) })
}

/// Returns the heading and the text of a page of rules. If the page has house rules, the last line explains their
/// emoji.
fn rules_text(locale: Locale, info: &Info, page: usize) -> (String, String) {
    let heading = Phrase::new("discord-rules-heading")
        .with("game", title(locale, info.name))
        .with("page", page)
        .with("pages", info.rules_pages.len());
    let mut text = say(locale, &Phrase::new(format!("{}-rules-{page}", info.name)), &[]);
    if text.contains(HOUSE_RULE) {
        text = format!("{text}\n{}", say(locale, &Phrase::new("discord-rules-house"), &[]));
    }
    (say(locale, &heading, &[]), text)
}

fn alt_text(locale: Locale, info: &Info, page: usize) -> String {
    say(locale, &Phrase::new(format!("{}-rules-{page}-picture", info.name)), &[])
}

/// Returns a page of the help in the user's language: the games with their buttons, or the commands.
///
/// # Errors
/// Fails if there is no such page.
pub fn page(bot: &BotContext, interaction: &InteractionContext, page: usize) -> Result<MessagePayload, Error> {
    help_page(interaction.user.locale, &bot.framework.commands, &bot.command_ids(), page)
}

fn help_page(locale: Locale, list: &[Command], ids: &CommandIds, page: usize) -> Result<MessagePayload, Error> {
    let (content, components) = match page {
        1 => (say(locale, &Phrase::new("discord-help-intro"), &[]), games(locale)),
        2 => {
            let to_games = CustomId::Page(Page::Help(1));
            let to_games = labelled(&to_games, locale, "discord-button-help-games", Style::Plain);
            (commands(locale, list, ids), button_row([to_games]))
        }
        _ => return Err(Error::user("discord-no-page")),
    };
    let container = Some(container(Color::Glow, String::new()));
    Ok(MessagePayload { components, container, ..MessagePayload::ephemeral(content) })
}

/// Returns the page of the games: lines with buttons, a select menu with games to play alone, and a button that leads
/// to the commands.
fn games(locale: Locale) -> Vec<Component> {
    let mut sections = Vec::new();
    let mut options = Vec::new();
    for (_, played) in PlayedGame::all() {
        let (info, edition, title) = (played.info(), played.edition, played.title(locale));
        let line = Phrase::new("discord-help-game")
            .with("game", title.clone())
            .with("seats", info.players())
            .with("pitch", Phrase::new(info.key("pitch", edition)));
        let game = info.name.to_owned();
        let play = CustomId::Play { game, edition: edition.map(str::to_owned), with_computers: false };
        let play = labelled(&play, locale, "discord-button-play", Style::Good);
        sections.push(Component::Section(say(locale, &line, &[]), play));
        options.push((custom_id::edition_text(info.name, edition), title, None));
    }
    let mut rows = Rows::default();
    let placeholder = say(locale, &Phrase::new("discord-select-alone"), &[]);
    rows.select(custom_id::WITH_COMPUTERS.to_owned(), &placeholder, options);
    let commands = CustomId::Page(Page::Help(2));
    rows.buttons(vec![labelled(&commands, locale, "discord-button-help-commands", Style::Plain)]);
    sections.into_iter().chain(rows.into_rows()).collect()
}

/// Returns all commands as links: one line for each game, and one line with a description for each other command.
fn commands(locale: Locale, list: &[Command], ids: &CommandIds) -> String {
    let mut lines = vec![say(locale, &Phrase::new("discord-help-commands"), &[])];
    for command in list.iter().filter(|command| command.slash_action.is_some()) {
        let full_name = |sub: &Command| format!("{} {}", command.name, sub.name);
        if let Some(played) = PlayedGame::of(command) {
            let title = played.title(locale);
            let links = command.subcommands.iter().map(|sub| ids.link(&full_name(sub)));
            lines.push(format!("- **{title}**: {}", links.collect::<Vec<_>>().join(" ")));
        } else if command.subcommands.is_empty() {
            lines.push(format!("- {}: {}", ids.link(&command.name), description(command, locale)));
        } else {
            let line = |sub: &Command| format!("- {}: {}", ids.link(&full_name(sub)), description(sub, locale));
            lines.extend(command.subcommands.iter().map(line));
        }
    }
    lines.push(say(locale, &Phrase::new("discord-help-more"), &[]));
    lines.join("\n")
}
