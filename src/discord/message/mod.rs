//! Messages: what a match looks like in Discord, as a [`View`] becomes text, buttons and a described picture.
//!
//! Whatever the view holds, the message keeps Discord's limits: first old news are left out, then the rest is cut.

mod components;
pub mod custom_id;
mod lobby;
pub mod names;
mod outcome;
mod table;
mod words;

#[cfg(test)]
mod tests;

use std::sync::Arc;

pub use components::{Button, Rows};
pub use lobby::scene as lobby_scene;
pub use outcome::signed;
pub use words::in_words;

use self::names::Into;
use crate::discord::http::payload::MessagePayload;
use crate::discord::piece_emojis::Pieces;
use crate::game::{OptionKind, OptionSpec, Phrase};
use crate::table::{MatchMeta, MessageLocation, Stage, View, ViewKind};
use crate::text::{Locale, knows, say};

/// The longest text of a message, in UTF-16 units (so it holds however characters are counted).
pub const LONGEST_CONTENT: usize = 2000;
/// The longest description of a picture.
pub const LONGEST_DESCRIPTION: usize = 1024;

/// How a speed game's gestures are made at a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gestures {
    /// By reaction.
    Reactions,
    /// By button, since the bot may not put its reactions there.
    Forbidden,
    /// By button, since somebody took the bot's reactions off.
    TakenOff,
}

/// The message that shows this view, with this picture, and on its buttons the pieces that Discord has.
pub fn of(view: &View, gestures: Gestures, pieces: &Pieces, picture: Option<Arc<Vec<u8>>>) -> MessagePayload {
    let lobby_words;
    let words = match &view.face {
        ViewKind::Table { words, .. } | ViewKind::Result { words, .. } => &words[..],
        ViewKind::Lobby => {
            lobby_words = [lobby::words(view)];
            &lobby_words
        }
    };
    let description =
        description(view.meta.locale, words, &names::all(view.meta.locale, &view.meta.seats, Into::Plain));
    let picture = picture.map(|png| (png, description));
    let (text, components) = match &view.face {
        ViewKind::Lobby if view.meta.stage == Stage::Lobby => (lobby::text(view), lobby::components(view)),
        ViewKind::Lobby => (lobby::given_up(view), Vec::new()),
        ViewKind::Table { controls, news, .. } => {
            (table::text(view, controls, news, gestures), table::components(view, controls, gestures, pieces))
        }
        ViewKind::Result { news, outcome, ratings, .. } => {
            (outcome::text(view, news, outcome, ratings), outcome::components(view))
        }
    };
    MessagePayload { content: text.fit(), components, picture, ..MessagePayload::default() }
}

/// What stands in an old message once the match is shown elsewhere.
pub fn pointer(view: &View) -> MessagePayload {
    let title = title(view.meta.locale, view.game.name);
    let content = match address(view.meta.location) {
        Some(address) => say_with(view, Phrase::new("discord-moved").with("game", title).with("address", address)),
        None => say_with(view, Phrase::new("discord-moved-away").with("game", title)),
    };
    MessagePayload { content, ..MessagePayload::default() }
}

/// The address of the match's message.
pub fn address(location: MessageLocation) -> Option<String> {
    let guild = location.guild.map_or("@me".to_owned(), |guild| guild.to_string());
    location.message.map(|message| format!("https://discord.com/channels/{guild}/{}/{message}", location.channel))
}

/// The title of a game.
pub fn title(locale: Locale, game: &str) -> String {
    say(locale, &Phrase::new(format!("{game}-title")), &[])
}

/// The options of a match that its host could choose, in short: "rounds: 3".
pub fn options<'a>(meta: &MatchMeta, specs: impl IntoIterator<Item = &'a OptionSpec>) -> Vec<String> {
    let line = |spec: &OptionSpec| {
        let about = format!("{}-option-{}", meta.game, spec.name.replace('_', "-"));
        let name = match first_known(meta.locale, [format!("{about}-name")]) {
            Some(name) => say(meta.locale, &name, &[]).replace('-', " "),
            None => spec.name.replace('_', " "),
        };
        let value = match spec.kind {
            OptionKind::Number { .. } => Phrase::verbatim(meta.options.number(spec.name).to_string()),
            OptionKind::Choice(_) => Phrase::new(format!("{about}-{}", meta.options.word(spec.name))),
        };
        say(meta.locale, &Phrase::new("discord-option").with("option", name).with("value", value), &[])
    };
    specs.into_iter().filter(|spec| spec.offered).map(line).collect()
}

/// The first of these messages that the language has; `None` if it has none of them.
fn first_known<const N: usize>(locale: Locale, keys: [String; N]) -> Option<Phrase> {
    keys.into_iter().find(|key| knows(locale, key)).map(Phrase::new)
}

/// The text of a message before it is cut to its limit.
#[derive(Debug, Default)]
struct Text {
    /// What stands above the news.
    above: Vec<String>,
    /// What happened, oldest first; left out first if there is no room.
    news: Vec<String>,
    /// What stands below.
    below: Vec<String>,
}

impl Text {
    fn fit(mut self) -> String {
        loop {
            let lines = [&self.above, &self.news, &self.below].into_iter().flatten();
            let content = lines.map(String::as_str).collect::<Vec<_>>().join("\n");
            if units(&content) <= LONGEST_CONTENT || self.news.is_empty() {
                return cut(&content, LONGEST_CONTENT);
            }
            self.news.remove(0);
        }
    }
}

/// Says a phrase in the language of the match with its players' names.
fn say_with(view: &View, phrase: Phrase) -> String {
    let meta = &view.meta;
    say(meta.locale, &phrase, &names::all(meta.locale, &meta.seats, Into::Message))
}

/// The sentences as one text, as many whole ones as fit.
pub fn description(locale: Locale, words: &[Phrase], names: &[String]) -> String {
    let mut text = String::new();
    for phrase in words {
        let sentence = sentence(locale, phrase, names);
        if !text.is_empty() && units(&text) + 1 + units(&sentence) > LONGEST_DESCRIPTION {
            break;
        }
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(&sentence);
    }
    cut(&text, LONGEST_DESCRIPTION)
}

/// The phrase as a sentence of its own.
fn sentence(locale: Locale, phrase: &Phrase, names: &[String]) -> String {
    let mut sentence = say(locale, phrase, names);
    if sentence.ends_with(|c: char| c.is_alphanumeric() || c == ')') {
        sentence.push('.');
    }
    sentence
}

/// The length as Discord's clients count it.
pub fn units(text: &str) -> usize {
    text.encode_utf16().count()
}

/// The text, cut to a length that Discord takes; a cut one ends with an ellipsis.
pub fn cut(text: &str, longest: usize) -> String {
    if units(text) <= longest {
        return text.to_owned();
    }
    let mut left = longest.saturating_sub(1);
    let fits = |c: &char| match left.checked_sub(c.len_utf16()) {
        Some(rest) => {
            left = rest;
            true
        }
        None => false,
    };
    text.chars().take_while(fits).chain(['…']).collect()
}
