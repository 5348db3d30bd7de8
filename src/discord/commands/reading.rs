//! `/help` and the rules of games.

use crate::discord::http::MessagePayload;
use crate::discord::http::components::ActionRow;
use crate::discord::interaction::InteractionContext;
use crate::discord::message::custom_id::{CustomId, Page};
use crate::discord::message::{MAX_CONTENT, Rows, cut, labelled, title};
use crate::game::{Info, Phrase, Style};
use crate::games::REGISTRY;
use crate::table::Error;
use crate::text::say;

/// Returns a page of a game's rules in the user's language.
///
/// # Errors
/// There is no such page.
pub fn rules(interaction: &InteractionContext, info: &'static Info, page: usize) -> Result<MessagePayload, Error> {
    if !(1..=info.rules_pages).contains(&page) {
        return Err(Error::user("discord-no-page"));
    }
    let locale = interaction.user.locale;
    let text = say(locale, &Phrase::new(format!("{}-rules-{page}", info.name)), &[]);
    let heading = Phrase::new("discord-rules-heading")
        .with("game", title(locale, info.name))
        .with("page", page)
        .with("pages", info.rules_pages);
    let content = format!("{}\n{text}", say(locale, &heading, &[]));
    let to = |page| Page::Rules { game: info.name.to_owned(), page };
    let components =
        page_buttons(interaction, (page > 1).then(|| to(page - 1)), (page < info.rules_pages).then(|| to(page + 1)));
    Ok(MessagePayload { components, ..MessagePayload::private(cut(&content, MAX_CONTENT)) })
}

/// Returns the help in the user's language.
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
    MessagePayload::private(cut(&lines.join("\n"), MAX_CONTENT))
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
