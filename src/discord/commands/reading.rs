//! `/help` and the rules of games.

#[cfg(test)]
mod tests;

use crate::discord::context::BotContext;
use crate::discord::http::MessagePayload;
use crate::discord::http::components::{ActionRow, Button};
use crate::discord::interaction::InteractionContext;
use crate::discord::message::custom_id::{CustomId, Page};
use crate::discord::message::{MAX_CONTENT, Rows, button, cut, labelled, title};
use crate::game::{Controls, Info, OptionKind, Phrase, Style};
use crate::games::REGISTRY;
use crate::table::Error;
use crate::text::{Locale, say};

/// The sign of house rules in the pages of rules.
const HOUSE_RULE: char = '🏠';

/// Returns a page of a game's rules in the user's language, with its picture.
///
/// # Errors
/// There is no such page.
pub async fn rules(
    bot: &BotContext,
    interaction: &InteractionContext,
    info: &'static Info,
    page: usize,
) -> Result<MessagePayload, Error> {
    let pages = info.rules_pages;
    let scene = page.checked_sub(1).and_then(|index| pages.get(index)).ok_or_else(|| Error::user("discord-no-page"))?;
    let locale = interaction.user.locale;
    let picture = bot.pictures.png(&scene()).await.map(|png| (png, alt_text(locale, info, page)));
    let to = |page| Page::Rules { game: info.name.to_owned(), page };
    let components =
        page_buttons(interaction, (page > 1).then(|| to(page - 1)), (page < pages.len()).then(|| to(page + 1)));
    Ok(MessagePayload { components, picture, ..MessagePayload::private(rules_text(locale, info, page)) })
}

/// Returns the text of a page of rules. The last line explains the sign of house rules if the page has one.
fn rules_text(locale: Locale, info: &Info, page: usize) -> String {
    let heading = Phrase::new("discord-rules-heading")
        .with("game", title(locale, info.name))
        .with("page", page)
        .with("pages", info.rules_pages.len());
    let mut lines = vec![heading, Phrase::new(format!("{}-rules-{page}", info.name))];
    if say(locale, &lines[1], &[]).contains(HOUSE_RULE) {
        lines.push(Phrase::new("discord-rules-house"));
    }
    lines.iter().map(|line| say(locale, line, &[])).collect::<Vec<_>>().join("\n")
}

fn alt_text(locale: Locale, info: &Info, page: usize) -> String {
    say(locale, &Phrase::new(format!("{}-rules-{page}-picture", info.name)), &[])
}

/// Returns the help in the user's language, with a button for each game that opens its lobby here.
pub fn help(interaction: &InteractionContext) -> MessagePayload {
    let locale = interaction.user.locale;
    let mut lines = vec![say(locale, &Phrase::new("discord-help-intro"), &[])];
    lines.extend(REGISTRY.iter().map(|game| {
        let info = game.info();
        let line = Phrase::new("discord-help-game")
            .with("command", format!("/{} start", info.name))
            .with("game", Phrase::new(format!("{}-title", info.name)))
            .with("seats", info.players())
            .with("pitch", Phrase::new(format!("{}-pitch", info.name)));
        say(locale, &line, &[])
    }));
    lines.push(say(locale, &Phrase::new("discord-help-more"), &[]));
    let mut rows = Rows::default();
    let play: Vec<Button> = REGISTRY.iter().flat_map(|game| play_buttons(locale, game.info())).collect();
    play.chunks(Controls::MOST_BUTTONS).for_each(|row| rows.buttons(row.to_vec()));
    MessagePayload { components: rows.into_rows(), ..MessagePayload::private(cut(&lines.join("\n"), MAX_CONTENT)) }
}

/// Returns a button for the game, or for each of its editions.
fn play_buttons(locale: Locale, info: &Info) -> Vec<Button> {
    let one = |edition: Option<&str>| {
        let title = match edition {
            Some(edition) => format!("{}-title-{edition}", info.name),
            None => format!("{}-title", info.name),
        };
        let label = say(locale, &Phrase::new("discord-button-play").with("game", Phrase::new(title)), &[]);
        let play = CustomId::Play { game: info.name.to_owned(), edition: edition.map(str::to_owned) };
        button(&play, label, Style::Good)
    };
    let editions = info.options.iter().find(|spec| Some(spec.name) == info.edition_option);
    match editions.map(|spec| spec.kind) {
        Some(OptionKind::Choice(words)) => words.iter().map(|word| one(Some(word))).collect(),
        _ => vec![one(None)],
    }
}

/// Returns the buttons to the previous and the next page.
pub fn page_buttons(interaction: &InteractionContext, previous: Option<Page>, next: Option<Page>) -> Vec<ActionRow> {
    let mut rows = Rows::default();
    let button =
        |page: Page, key: &'static str| labelled(&CustomId::Page(page), interaction.user.locale, key, Style::Plain);
    let previous = previous.map(|page| button(page, "discord-button-back"));
    let next = next.map(|page| button(page, "discord-button-on"));
    rows.buttons(previous.into_iter().chain(next).collect());
    rows.into_rows()
}
