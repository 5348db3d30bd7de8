//! Texts: every word that a person reads, in Project Fluent's format, one folder a language below `assets/text`.
//!
//! A new language is a new folder and a new line in [`Locale`]. A key that a language lacks is said in English.

use std::collections::HashMap;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use include_dir::{Dir, include_dir};
use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

use crate::game::{Arg, Phrase, Seat};

static FILES: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/text");

/// A language that the house speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Locale {
    /// English.
    #[default]
    En,
    /// French, the rulebooks' language.
    Fr,
}

impl Locale {
    /// All languages.
    pub const ALL: [Locale; 2] = [Locale::En, Locale::Fr];

    /// The folder's name.
    pub fn code(self) -> &'static str {
        match self {
            Locale::En => "en",
            Locale::Fr => "fr",
        }
    }

    /// The language for a locale code of Discord, such as `fr` or `en-GB`; English for languages that the house does not speak.
    pub fn of(code: &str) -> Locale {
        let language = code.split('-').next().unwrap_or_default();
        Locale::ALL.into_iter().find(|locale| locale.code() == language).unwrap_or_default()
    }

    /// The codes by which Discord calls this language in the localisations of commands.
    pub fn discord_codes(self) -> &'static [&'static str] {
        match self {
            Locale::En => &["en-US", "en-GB"],
            Locale::Fr => &["fr"],
        }
    }
}

/// Says a phrase. `names` are the players' names by seat; a seat without one is named by its number.
pub fn say(locale: Locale, phrase: &Phrase, names: &[String]) -> String {
    let mut args = FluentArgs::new();
    for (name, arg) in &phrase.args {
        args.set(*name, value(locale, arg, names));
    }
    format(locale, &phrase.key, &args)
        .or_else(|| format(Locale::En, &phrase.key, &args))
        .unwrap_or_else(|| phrase.key.clone().into_owned())
}

/// Whether the language itself has a message of that key.
pub fn knows(locale: Locale, key: &str) -> bool {
    BUNDLES[&locale].has_message(key)
}

/// Several things in the reader's way: "Anna, Ben and Chloé".
pub fn list(locale: Locale, things: &[String]) -> String {
    match things {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => {
            let phrase = Phrase::new("list-and").with("first", first.join(", ")).with("last", last.clone());
            say(locale, &phrase, &[])
        }
    }
}

fn value<'a>(locale: Locale, arg: &'a Arg, names: &[String]) -> FluentValue<'a> {
    let name = |seat: &Seat| names.get(seat.index()).cloned().unwrap_or_else(|| format!("{}", seat.0 + 1));
    match arg {
        Arg::Number(number) => FluentValue::from(*number as f64),
        Arg::Seat(seat) => name(seat).into(),
        Arg::Seats(seats) => list(locale, &seats.iter().map(name).collect::<Vec<_>>()).into(),
        Arg::Verbatim(text) => text.as_str().into(),
        Arg::Phrase(phrase) => say(locale, phrase, names).into(),
        Arg::List(phrases) => {
            list(locale, &phrases.iter().map(|phrase| say(locale, phrase, names)).collect::<Vec<_>>()).into()
        }
    }
}

fn format(locale: Locale, key: &str, args: &FluentArgs) -> Option<String> {
    let bundle = &BUNDLES[&locale];
    let pattern = bundle.get_message(key)?.value()?;
    let mut errors = Vec::new();
    let said = bundle.format_pattern(pattern, Some(args), &mut errors);
    if !errors.is_empty() {
        tracing::warn!(key, ?errors, "a text could not be said in full");
    }
    Some(said.into_owned())
}

type Bundle = FluentBundle<FluentResource>;

static BUNDLES: LazyLock<HashMap<Locale, Bundle>> =
    LazyLock::new(|| Locale::ALL.into_iter().map(|locale| (locale, load(locale))).collect());

/// Reads all files of a language. What is wrong in a file costs that message only, and fails the tests.
fn load(locale: Locale) -> Bundle {
    let language: LanguageIdentifier = locale.code().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![language]);
    bundle.set_use_isolating(false);
    // A true minus sign, as everywhere else.
    bundle.set_formatter(Some(|value, _| match value {
        FluentValue::Number(number) if number.value < 0.0 => Some(number.as_string().replacen('-', "−", 1)),
        _ => None,
    }));
    let files = FILES.get_dir(locale.code()).map(|folder| folder.files()).into_iter().flatten();
    for file in files {
        let source = file.contents_utf8().unwrap_or_default().to_owned();
        let resource = match FluentResource::try_new(source) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                tracing::error!(file = %file.path().display(), ?errors, "a text file is broken");
                resource
            }
        };
        if let Err(errors) = bundle.add_resource(resource) {
            tracing::error!(file = %file.path().display(), ?errors, "texts stand twice");
        }
    }
    bundle
}

#[cfg(test)]
mod tests;
