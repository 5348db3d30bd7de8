//! `/help` and the rules of games.

#[cfg(test)]
mod tests;

use super::register::description;
use super::{Command, CommandContext, PlayedGame, caller, respond};
use crate::discord::bot::work_limiter::Work;
use crate::discord::bot::{BotContext, CommandIds};
use crate::discord::http::Component;
use crate::discord::http::MessagePayload;
use crate::discord::interaction::{InteractionContext, Response};
use crate::discord::message::custom_id::{CustomId, Opening, Page};
use crate::discord::message::{button, button_row, container, labelled, title};
use crate::play::Error;
use contract::{Color, Info, Phrase, Scene, Style};
use text::{Locale, say};

/// The emoji that marks house rules in the text of the rules.
const HOUSE_RULE: char = '🏠';

/// Shows the first page of the help.
#[poise::command(slash_command)]
pub async fn help(context: CommandContext<'_>) -> Result<(), Error> {
    let (bot, interaction) = caller(context);
    respond(bot, &interaction, Response::Page(page(bot, &interaction, 1).await?)).await
}

/// Shows the first page of a game's rules.
#[poise::command(slash_command)]
pub async fn rules(context: CommandContext<'_>) -> Result<(), Error> {
    let (bot, interaction) = caller(context);
    let first = rules_page(bot, &interaction, PlayedGame::run(context)?.info(), 1).await?;
    respond(bot, &interaction, Response::Page(first)).await
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
    let picture = match scene {
        Some(scene) => bot.pictures.png(text::in_picture(locale, scene())).await,
        None => None,
    };
    let picture = picture.map(|png| (png, alt_text(locale, info, page)));
    let button = |page, key: &'static str| {
        let page = CustomId::Page(Page::Rules { game: info.name.to_owned(), page });
        labelled(&page, locale, key, Style::Plain)
    };
    let previous = (page > 1).then(|| button(page - 1, "discord-button-back"));
    let next = (page < pages.len()).then(|| button(page + 1, "discord-button-on"));
    // After the last page, the user can try the game.
    let learn = (page == pages.len()).then(|| {
        let learn = CustomId::Play { game: info.name.to_owned(), edition: None, opening: Opening::Practice };
        labelled(&learn, locale, "discord-button-learn", Style::Good)
    });
    let components = button_row(previous.into_iter().chain(next).chain(learn));
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

/// Returns a page of the help in the user's language: the games with their picture and buttons, or the commands.
///
/// # Errors
/// Fails if there is no such page.
pub async fn page(bot: &BotContext, interaction: &InteractionContext, page: usize) -> Result<MessagePayload, Error> {
    let locale = interaction.user.locale;
    let mut help = help_page(locale, &bot.framework.commands, &bot.command_ids(), page)?;
    if page == 1 {
        bot.limit(Work::Picture(interaction.user.id))?;
        help.picture = bot.pictures.table_png(games_scene()).await.map(|png| (png, games_sentence(locale)));
    }
    Ok(help)
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

/// Returns the picture of all games. Six thumbnails next to the texts would need more components than Discord allows.
fn games_scene() -> Scene {
    let cover = |(_, played): (&str, PlayedGame)| {
        let (info, mut options) = (played.info(), played.info().open_options());
        if let Some((option, edition)) = info.edition_option.zip(played.edition) {
            info.set_word(&mut options, option, edition);
        }
        (info.cover)(&options)
    };
    pictures::charts::games(PlayedGame::all().map(cover))
}

/// Returns the description of the picture of all games.
fn games_sentence(locale: Locale) -> String {
    let titles = PlayedGame::all().map(|(_, played)| Phrase::verbatim(played.title(locale)));
    say(locale, &Phrase::new("discord-help-picture").with("games", titles.collect::<Vec<_>>()), &[])
}

/// Returns the page of the games: for each game a line and its buttons, and a button that leads to the commands.
fn games(locale: Locale) -> Vec<Component> {
    let mut components = Vec::new();
    for (_, played) in PlayedGame::all() {
        let (info, edition) = (played.info(), played.edition);
        let line = Phrase::new("discord-help-game")
            .with("game", played.title(locale))
            .with("seats", info.players())
            .with("line", Phrase::new(info.key("line", edition)));
        components.push(Component::Text(say(locale, &line, &[])));
        components.extend(opening_buttons(locale, played));
    }
    let commands = CustomId::Page(Page::Help(2));
    components.extend(button_row([labelled(&commands, locale, "discord-button-help-commands", Style::Plain)]));
    components
}

/// Returns a row with the buttons Play, Learn and Alone of a game or an edition. Each label names the game, because a
/// screen reader may read the buttons without the line above them.
fn opening_buttons(locale: Locale, played: PlayedGame) -> Vec<Component> {
    let button = |(opening, key, style): (Opening, &'static str, Style)| {
        let (game, edition) = (played.info().name.to_owned(), played.edition.map(str::to_owned));
        let label = say(locale, &Phrase::new(key).with("game", played.title(locale)), &[]);
        button(&CustomId::Play { game, edition, opening }, label, style)
    };
    button_row(
        [
            (Opening::Lobby, "discord-button-play-game", Style::Good),
            (Opening::Practice, "discord-button-learn-game", Style::Plain),
            (Opening::Alone, "discord-button-alone-game", Style::Plain),
        ]
        .map(button),
    )
}

/// Returns all commands as links: one line for each game, and one line with a description for each other command.
fn commands(locale: Locale, list: &[Command], ids: &CommandIds) -> String {
    let mut lines = vec![say(locale, &Phrase::new("discord-help-commands"), &[])];
    for command in list.iter().filter(|command| command.slash_action.is_some()) {
        let full_name = |sub: &Command| format!("{} {}", command.name, sub.name);
        if let Some(played) = PlayedGame::for_command(command) {
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
