//! The names and descriptions of commands, in all languages.

use std::borrow::Cow;

use super::invocation::{Command, PlayedGame};
use crate::discord::message::cut;
use contract::Phrase;
use text::{Locale, has_message, say};

/// Discord's limit for descriptions and the names of choices.
pub const MAX_DESCRIPTION: usize = 100;
/// Discord's limit for names.
const MAX_NAME: usize = 32;

/// A text as poise takes it.
type Text = Cow<'static, str>;

/// Fills in the texts of a command, its parameters and its subcommands. A description that a parameter has already is the key of
/// its message. `game`: the game of the command above.
pub fn localize(command: &mut Command, game: Option<PlayedGame>) {
    let game = PlayedGame::of(command).or(game);
    if command.context_menu_action.is_some() {
        let key = format!("command-{}-name", command.identifying_name);
        command.context_menu_name = Some(english(&key, MAX_NAME).into());
        command.name_localizations = localizations(&key, MAX_NAME);
        return;
    }
    let key = match game {
        Some(played) if !command.subcommands.is_empty() || command.name == "start" => {
            played.info().key("pitch", played.edition)
        }
        _ => format!("command-{}", command.identifying_name.replace('_', "-")),
    };
    command.name_localizations = localizations(&format!("name-{}", command.name), MAX_NAME);
    command.description = Some(english(&key, MAX_DESCRIPTION).into());
    command.description_localizations = localizations(&key, MAX_DESCRIPTION);
    for parameter in &mut command.parameters {
        let own = format!("param-{}", parameter.name);
        let (name, description) = match game.and_then(|game| Some(game.option_key(game.option(&parameter.name)?))) {
            Some(key) => (format!("{key}-name"), key),
            None => (format!("{own}-name"), parameter.description.take().map_or(own, Text::into_owned)),
        };
        parameter.name_localizations = localizations(&name, MAX_NAME);
        parameter.description = Some(english(&description, MAX_DESCRIPTION).into());
        parameter.description_localizations = localizations(&description, MAX_DESCRIPTION);
    }
    command.subcommands.iter_mut().for_each(|command| localize(command, game));
}

/// Returns the description in this language.
pub fn description(command: &Command, locale: Locale) -> &str {
    let own =
        command.description_localizations.iter().find(|(code, _)| locale.discord_codes().any(|known| known == code));
    own.map(|(_, text)| &**text).or(command.description.as_deref()).unwrap_or_default()
}

pub fn english(key: &str, max: usize) -> String {
    cut(&say(Locale::En, &Phrase::new(key.to_owned()), &[]), max)
}

/// Returns the message in each other language that has it, by Discord's codes. Users of further languages see English.
pub fn translations(key: &str, max: usize) -> impl Iterator<Item = (&'static str, String)> {
    let languages = Locale::ALL.into_iter().filter(move |locale| *locale != Locale::En && has_message(*locale, key));
    languages.flat_map(move |locale| {
        let text = cut(&say(locale, &Phrase::new(key.to_owned()), &[]), max);
        locale.discord_codes().map(move |code| (code, text.clone()))
    })
}

fn localizations(key: &str, max: usize) -> Cow<'static, [(Text, Text)]> {
    translations(key, max).map(|(code, text)| (code.into(), text.into())).collect()
}
