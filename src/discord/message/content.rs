//! The texts of messages: their parts in order, within Discord's limits.

use super::names::{self, TextFormat};
use crate::discord::http::{Container, MessagePayload};
use crate::play::{MatchMeta, MessageLocation, View};
use crate::timestamp::Timestamp;
use contract::{Color, OptionKind, OptionSpec, Phrase};
use pictures::palette;
use text::{Locale, has_message, say};

/// Discord's limit for the content of a message, here in UTF-16 units.
pub const MAX_CONTENT: usize = 2000;
/// Discord's limit for all texts of a container, here in UTF-16 units.
pub const MAX_CONTAINER: usize = 4000;
/// The most lines of news: the picture shows the rest.
pub const MAX_NEWS: usize = 4;
/// Discord's limit for the description of a picture.
pub const MAX_DESCRIPTION: usize = 1024;

/// Returns a container with this colour, and this text below its buttons.
pub fn container(color: Color, below: String) -> Container {
    let [red, green, blue] = palette::rgb(color);
    Container { color: u32::from_be_bytes([0, red, green, blue]), below }
}

/// Returns the message in a container with this colour.
pub fn framed(payload: MessagePayload, color: Color) -> MessagePayload {
    MessagePayload { container: Some(container(color, String::new())), ..payload }
}

/// Returns the address of the match's message.
pub fn address(location: MessageLocation) -> Option<String> {
    let guild = location.guild.map_or("@me".to_owned(), |guild| guild.to_string());
    location.message.map(|message| format!("https://discord.com/channels/{guild}/{}/{message}", location.channel))
}

/// Returns the title of a game with all its editions.
pub fn title(locale: Locale, game: &str) -> String {
    say(locale, &Phrase::new(format!("{game}-title")), &[])
}

/// Returns the options that the host could choose, such as "rounds: 3".
pub fn options<'a>(meta: &MatchMeta, specs: impl IntoIterator<Item = &'a OptionSpec>) -> Vec<String> {
    let line = |spec: &OptionSpec| {
        let about = format!("{}-option-{}", meta.game, spec.name.replace('_', "-"));
        let name = match first_known(meta.locale, [format!("{about}-name")]) {
            Some(name) => say(meta.locale, &name, &[]).replace('-', " "),
            None => spec.name.replace('_', " "),
        };
        let value = match spec.kind {
            OptionKind::Number { .. } => {
                let number = meta.options.number(spec.name).to_string();
                first_known(meta.locale, [format!("{about}-{number}")]).unwrap_or(Phrase::verbatim(number))
            }
            OptionKind::Choice(_) => Phrase::new(format!("{about}-{}", meta.options.word(spec.name))),
        };
        say(meta.locale, &Phrase::new("discord-option").with("option", name).with("value", value), &[])
    };
    specs.into_iter().filter(|spec| spec.offered).map(line).collect()
}

/// Returns the first key that the language knows.
pub fn first_known<const N: usize>(locale: Locale, keys: [String; N]) -> Option<Phrase> {
    keys.into_iter().find(|key| has_message(locale, key)).map(Phrase::new)
}

/// The lines of a message's text.
#[derive(Debug, Default)]
pub struct Text {
    /// Above the picture: what the match is, and what is to be done.
    pub above: Vec<String>,
    /// Below the buttons.
    pub below: Vec<String>,
    /// At the end, the oldest first. Dropped first if the text is too long.
    pub news: Vec<String>,
}

impl Text {
    /// Returns the text above the picture and the one below the buttons.
    pub fn fit(mut self) -> (String, String) {
        let above = cut(&self.above.join("\n"), MAX_CONTENT);
        let left = MAX_CONTAINER - units(&above);
        self.news.drain(..self.news.len().saturating_sub(MAX_NEWS));
        loop {
            let lines = [&self.below, &self.news].into_iter().flatten();
            let below = lines.map(String::as_str).collect::<Vec<_>>().join("\n");
            if units(&below) <= left || self.news.is_empty() {
                return (above, cut(&below, left));
            }
            self.news.remove(0);
        }
    }
}

/// Returns a phrase in the match's language with its players' names.
pub fn say_with(view: &View, phrase: Phrase) -> String {
    let meta = &view.meta;
    say(meta.locale, &phrase, &names::all(meta.locale, view.players(), TextFormat::Markdown))
}

/// Writes a moment as Discord shows it: “in 5 minutes” or “2 days ago”.
pub fn relative_time(at: Timestamp) -> String {
    format!("<t:{}:R>", at.0.div_euclid(1_000))
}

/// Returns the length as Discord's clients count it.
pub fn units(text: &str) -> usize {
    text.encode_utf16().count()
}

/// Cuts the text to `max` UTF-16 units; a cut text ends with an ellipsis.
pub fn cut(text: &str, max: usize) -> String {
    if units(text) <= max {
        return text.to_owned();
    }
    let mut left = max.saturating_sub(1);
    let fits = |c: &char| match left.checked_sub(c.len_utf16()) {
        Some(rest) => {
            left = rest;
            true
        }
        None => false,
    };
    text.chars().take_while(fits).chain(['…']).collect()
}
