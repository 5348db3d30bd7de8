//! What is there to read: the rules of a game, and the help.

use crate::discord::http::payload::MessagePayload;
use crate::discord::interaction::Asked;
use crate::discord::message::custom_id::Page;
use crate::discord::message::{Button, LONGEST_CONTENT, Rows, cut, title};
use crate::game::{Info, Phrase, Style};
use crate::games::REGISTRY;
use crate::table::Error;
use crate::text::say;

/// A page of a game's rules, in the asker's language.
///
/// # Errors
/// There is no such page.
pub fn rules(asked: &Asked, info: &'static Info, page: usize) -> Result<MessagePayload, Error> {
    if !(1..=info.rules_pages).contains(&page) {
        return Err(Error::user("discord-no-page"));
    }
    let locale = asked.who.locale;
    let text = say(locale, &Phrase::new(format!("{}-rules-{page}", info.name)), &[]);
    let heading = Phrase::new("discord-rules-heading")
        .with("game", title(locale, info.name))
        .with("page", page)
        .with("pages", info.rules_pages);
    let content = format!("{}\n{text}", say(locale, &heading, &[]));
    let to = |page| Page::Rules { game: info.name.to_owned(), page };
    let components =
        turn_pages(asked, (page > 1).then(|| to(page - 1)), (page < info.rules_pages).then(|| to(page + 1)));
    Ok(MessagePayload {
        content: cut(&content, LONGEST_CONTENT),
        components,
        private: true,
        ..MessagePayload::default()
    })
}

/// The help, in the asker's language: what there is and how to start. It needs no permission at all.
pub fn help(asked: &Asked) -> MessagePayload {
    let locale = asked.who.locale;
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
    MessagePayload::private(cut(&lines.join("\n"), LONGEST_CONTENT))
}

/// The buttons to the page before and the page after, none if there is neither.
pub fn turn_pages(asked: &Asked, back: Option<Page>, on: Option<Page>) -> Vec<serde_json::Value> {
    let mut rows = Rows::default();
    let button = |page: Page, key: &'static str| Button {
        custom_id: page.custom_id(),
        label: say(asked.who.locale, &Phrase::new(key), &[]),
        style: Style::Plain,
        enabled: true,
        emoji: None,
    };
    let back = back.map(|page| button(page, "discord-button-back"));
    let on = on.map(|page| button(page, "discord-button-on"));
    rows.buttons(back.into_iter().chain(on).collect());
    rows.into_json()
}
