//! `/help` and `/<game> rules`.

#[cfg(test)]
mod tests;

use super::register::description;
use super::{Command, CommandContext, PlayedGame};
use crate::discord::bot::{Caller, CommandIds, Work};
use crate::discord::http::{Component, MessagePayload};
use crate::discord::interaction::Response;
use crate::discord::message::custom_id::{CustomId, DailyAction, NewMatchKind, Page};
use crate::discord::message::{button, button_row, container, in_container, labelled_button, translated_title};
use crate::play::Error;
use contract::{Color, Day, GameInfo, Phrase, Scene, Style};
use rules::puzzles::game_of;
use text::{Locale, say};

/// The emoji that marks house rules in the text of the rules.
const HOUSE_RULE_EMOJI: char = '🏠';

/// The subcommand that opens a lobby.
const START_SUBCOMMAND: &str = "start";
/// The groups of commands in the help. Each has a heading, the commands that are used most, and the other commands. The
/// first group also lists each game's commands.
const COMMAND_GROUPS: [(&str, &[&str], &[&str]); 5] = [
    (
        "discord-help-play",
        &["daily play", "tournament start"],
        &["tournament show", "duplicate start", "duplicate show", "help"],
    ),
    (
        "discord-help-match",
        &["game mine", "game board", "game continue"],
        &[
            "game pause",
            "game resign",
            "game stop",
            "game hint",
            "game time",
            "game invite",
            "game remove",
            "game host",
        ],
    ),
    ("discord-help-back", &["game replay", "stats", "leaderboard"], &["game history", "daily results"]),
    (
        "discord-help-you",
        &[],
        &["game away", "game notices", "game avatar", "privacy show", "privacy export", "privacy forget"],
    ),
    ("discord-help-server", &["settings"], &[]),
];

/// Shows the first page of the help.
#[poise::command(slash_command)]
pub async fn help(context: CommandContext<'_>) -> Result<(), Error> {
    let caller = context.data();
    caller.respond(Response::Page(page(caller, 1).await?)).await
}

/// Shows the first page of a game's rules.
#[poise::command(slash_command)]
pub async fn rules(context: CommandContext<'_>) -> Result<(), Error> {
    let caller = context.data();
    caller.respond(Response::Page(rules_page(caller, PlayedGame::for_context(context)?.info(), 1).await?)).await
}

/// Returns a page of a game's rules in the user's language, with its picture.
///
/// # Errors
/// Fails if the game has no such page.
pub async fn rules_page(caller: &Caller, info: &'static GameInfo, page: usize) -> Result<MessagePayload, Error> {
    let pages = info.rules_pages;
    let scene = page.checked_sub(1).and_then(|index| pages.get(index)).ok_or_else(|| Error::user("discord-no-page"))?;
    caller.bot.check_work_limit(Work::Picture(caller.user.id))?;
    let locale = caller.user.locale;
    let picture = match scene {
        Some(scene) => caller.bot.pictures.png(text::localize_scene(locale, scene())).await,
        None => None,
    };
    let picture = picture.map(|png| (png, alt_text(locale, info, page)));
    let button = |page, key: &'static str| {
        let page = CustomId::Page(Page::Rules { game: info.name.to_owned(), page });
        labelled_button(&page, locale, key, Style::Secondary)
    };
    let previous = (page > 1).then(|| button(page - 1, "discord-button-back"));
    let next = (page < pages.len()).then(|| button(page + 1, "discord-button-on"));
    // The last page has a button to try the game.
    let learn = (page == pages.len()).then(|| {
        let learn = CustomId::Play { game: info.name.to_owned(), edition: None, opening: NewMatchKind::Practice };
        labelled_button(&learn, locale, "discord-button-learn", Style::Success)
    });
    let components = button_row(previous.into_iter().chain(next).chain(learn));
    let (heading, text) = rules_text(locale, info, page);
    let container = Some(container(info.color, text));
    Ok(MessagePayload { components, picture, container, ..MessagePayload::ephemeral(heading) })
}

/// Returns the heading and the text of a page of rules. If there are house rules on it, its last line explains their
/// emoji.
fn rules_text(locale: Locale, info: &GameInfo, page: usize) -> (String, String) {
    let heading = Phrase::new("discord-rules-heading")
        .with("game", translated_title(locale, info.name))
        .with("page", page)
        .with("pages", info.rules_pages.len());
    let mut text = say(locale, &Phrase::new(format!("{}-rules-{page}", info.name)), &[]);
    if text.contains(HOUSE_RULE_EMOJI) {
        text = format!("{text}\n{}", say(locale, &Phrase::new("discord-rules-house"), &[]));
    }
    (say(locale, &heading, &[]), text)
}

fn alt_text(locale: Locale, info: &GameInfo, page: usize) -> String {
    say(locale, &Phrase::new(format!("{}-rules-{page}-picture", info.name)), &[])
}

/// Returns a page of the help in the user's language: the games with their picture and buttons, or the commands.
///
/// # Errors
/// Fails if there is no such page.
pub async fn page(caller: &Caller, page: usize) -> Result<MessagePayload, Error> {
    let bot = &caller.bot;
    let locale = caller.user.locale;
    let today = bot.puzzles.today(bot.matches.now());
    let mut help = help_page((locale, today), &bot.framework_options.commands, &bot.command_ids(), page)?;
    if page == 1 {
        bot.check_work_limit(Work::Picture(caller.user.id))?;
        help.picture = bot.pictures.table_png(games_scene()).await.map(|png| (png, games_alt_text(locale)));
    }
    Ok(help)
}

fn help_page(
    (locale, today): (Locale, Day),
    list: &[Command],
    ids: &CommandIds,
    page: usize,
) -> Result<MessagePayload, Error> {
    let (content, components) = match page {
        1 => (say(locale, &Phrase::new("discord-help-intro"), &[]), games_components(locale, today)),
        2 | 3 => {
            let to = |page, key| labelled_button(&CustomId::Page(Page::Help(page)), locale, key, Style::Secondary);
            let other = if page == 2 { to(3, "discord-button-help-rest") } else { to(2, "discord-button-back") };
            (command_list(locale, list, ids, page == 3), button_row([to(1, "discord-button-help-games"), other]))
        }
        _ => return Err(Error::user("discord-no-page")),
    };
    Ok(in_container(MessagePayload { components, ..MessagePayload::ephemeral(content) }, Color::Usable))
}

/// Returns the picture of all games. It is one picture, because six thumbnails next to the texts would be more
/// components than Discord allows.
fn games_scene() -> Scene {
    let cover = |(_, played): (&str, PlayedGame)| {
        let (info, mut options) = (played.info(), played.info().lobby_options());
        if let Some((option, edition)) = info.edition_option.zip(played.edition) {
            info.set_choice(&mut options, option, edition);
        }
        (info.cover)(&options)
    };
    pictures::charts::games(PlayedGame::all().map(cover))
}

/// Returns the description of the picture of all games.
fn games_alt_text(locale: Locale) -> String {
    let titles = PlayedGame::all().map(|(_, played)| Phrase::verbatim(played.title(locale)));
    say(locale, &Phrase::new("discord-help-picture").with("games", titles.collect::<Vec<_>>()), &[])
}

/// Returns the components of the help page with the games: the puzzle of the day, then a line and buttons for each
/// game. After the last game, a button leads to the commands. There is no room for more components.
fn games_components(locale: Locale, today: Day) -> Vec<Component> {
    let puzzle = Phrase::new("daily-button-todays").with("game", translated_title(locale, game_of(today)));
    let action = DailyAction::Play(Vec::new());
    let puzzle_id = CustomId::daily(today, action);
    let mut components = button_row([button(&puzzle_id, say(locale, &puzzle, &[]), Style::Success)]);
    for (_, played) in PlayedGame::all() {
        let (info, edition) = (played.info(), played.edition);
        let line = Phrase::new("discord-help-game")
            .with("game", played.title(locale))
            .with("seats", info.player_count_text())
            .with("line", Phrase::new(info.message_key("line", edition)));
        components.push(Component::Text(say(locale, &line, &[])));
        // Each label names the game, because a screen reader might read the buttons without the line above them.
        components.extend(button_row([
            played.button(locale, NewMatchKind::Lobby, "discord-button-play-game", Style::Success),
            played.button(locale, NewMatchKind::Practice, "discord-button-learn-game", Style::Secondary),
            played.button(locale, NewMatchKind::Alone, "discord-button-alone-game", Style::Secondary),
        ]));
    }
    let commands = CustomId::Page(Page::Help(2));
    if let Some(Component::Buttons(last)) = components.last_mut() {
        last.push(labelled_button(&commands, locale, "discord-button-help-commands", Style::Secondary));
    }
    components
}

/// Returns the commands as links with descriptions, in groups. If `rest` is false, these are the commands that are used
/// most, otherwise all others.
fn command_list(locale: Locale, list: &[Command], ids: &CommandIds, rest: bool) -> String {
    let say = |key: &'static str| say(locale, &Phrase::new(key), &[]);
    let line = |names: &[String], command: &Command| {
        let links: Vec<String> = names.iter().map(|name| ids.link(name)).collect();
        // Each game's `start` command has its own description, so a line with links to several of them shows no
        // description.
        let words = if names.len() > 1 && command.name == START_SUBCOMMAND {
            String::new()
        } else {
            format!(": {}", description(command, locale))
        };
        format!("- {}{words}", links.join(" "))
    };
    let games = || list.iter().filter(|command| PlayedGame::for_command(command).is_some());
    let mut lines = vec![say("discord-help-commands")];
    for (number, (heading, first, others)) in COMMAND_GROUPS.into_iter().enumerate() {
        if !(if rest { others } else { first }).is_empty() {
            lines.push(say(heading));
        }
        // All games have the same subcommands.
        let of_games = games().next().filter(|_| number == 0).into_iter().flat_map(|game| &game.subcommands);
        lines.extend(
            of_games
                .filter(|sub| (sub.name == START_SUBCOMMAND) != rest)
                .map(|sub| line(&games().map(|game| format!("{} {}", game.name, sub.name)).collect::<Vec<_>>(), sub)),
        );
        let names = if rest { others } else { first };
        let found = names.iter().filter_map(|name| Some((*name, find_command(list, name)?)));
        lines.extend(found.map(|(name, command)| line(&[name.to_owned()], command)));
    }
    if rest {
        lines.push(say("discord-help-more"));
    }
    lines.join("\n")
}

/// Finds a command by its full name, such as "game board".
fn find_command<'a>(list: &'a [Command], name: &str) -> Option<&'a Command> {
    let (root, sub) = name.split_once(' ').unwrap_or((name, ""));
    let root = list.iter().find(|command| command.name == root)?;
    if sub.is_empty() { Some(root) } else { root.subcommands.iter().find(|command| command.name == sub) }
}
