//! Texts: everything that users read, as Project Fluent messages in `assets/text/<language>`.
//!
//! To add a language, add a folder and a variant of [`Locale`]. Messages that a language lacks appear in English.

use std::collections::HashMap;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use include_dir::{Dir, include_dir};
use serde::{Deserialize, Serialize};
use strum::{EnumCount, EnumProperty, VariantArray};
use unic_langid::LanguageIdentifier;

use contract::{Arg, Phrase, Seat};

static FILES: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../assets/text");

/// A supported language. Its variant is the ISO 639-1 code, which is also the folder's name. Its properties are the language's
/// name in itself, and Discord's codes (<https://discord.com/developers/docs/reference#locales>).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[derive(strum::EnumCount, strum::EnumProperty, strum::EnumString, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Locale {
    #[default]
    #[strum(props(name = "English", discord = "en-US en-GB"))]
    En,
    #[strum(props(name = "Dansk", discord = "da"))]
    Da,
    #[strum(props(name = "Deutsch", discord = "de"))]
    De,
    #[strum(props(name = "Español", discord = "es-ES es-419"))]
    Es,
    #[strum(props(name = "Suomi", discord = "fi"))]
    Fi,
    #[strum(props(name = "Français", discord = "fr"))]
    Fr,
    #[strum(props(name = "Italiano", discord = "it"))]
    It,
    #[strum(props(name = "Nederlands", discord = "nl"))]
    Nl,
    #[strum(props(name = "Norsk", discord = "no"))]
    No,
    #[strum(props(name = "Svenska", discord = "sv-SE"))]
    Sv,
}

impl Locale {
    /// All languages, English first.
    pub const ALL: [Locale; Locale::COUNT] = {
        let mut all = [Locale::En; Locale::COUNT];
        all.copy_from_slice(Locale::VARIANTS);
        all
    };

    /// Returns the folder's name, an ISO 639-1 code; `FromStr` reads it.
    pub fn code(self) -> &'static str {
        self.into()
    }

    /// Returns the language's name in the language itself.
    pub fn own_name(self) -> &'static str {
        self.get_str("name").unwrap_or_default()
    }

    /// Returns the language of a locale code, such as `fr`, `en-GB` or `nb_NO.UTF-8`. Unsupported languages become English.
    pub fn of(code: &str) -> Locale {
        let language = match code.split(['-', '_', '.']).next().unwrap_or_default() {
            "nb" | "nn" => "no",
            language => language,
        };
        language.parse().unwrap_or_default()
    }

    /// Returns Discord's codes of this language, for the localizations of commands.
    pub fn discord_codes(self) -> impl Iterator<Item = &'static str> {
        self.get_str("discord").unwrap_or_default().split(' ')
    }
}

/// Returns the phrase as text. `names` are the players' names by seat; a seat without a name appears as its number.
pub fn say(locale: Locale, phrase: &Phrase, names: &[String]) -> String {
    let mut args = FluentArgs::new();
    for (name, arg) in &phrase.args {
        args.set(*name, value(locale, arg, names));
    }
    format(locale, &phrase.key, &args)
        .or_else(|| format(Locale::En, &phrase.key, &args))
        .unwrap_or_else(|| phrase.key.clone().into_owned())
}

/// Returns whether the language itself has a message with this key.
pub fn has_message(locale: Locale, key: &str) -> bool {
    BUNDLES[&locale].has_message(key)
}

/// Joins the items of a list: "Anna, Ben and Chloé".
fn join_list(locale: Locale, items: &[String]) -> String {
    match items {
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
        Arg::Seats(seats) => join_list(locale, &seats.iter().map(name).collect::<Vec<_>>()).into(),
        Arg::Verbatim(text) => text.as_str().into(),
        Arg::Phrase(phrase) => say(locale, phrase, names).into(),
        Arg::List(phrases) => {
            join_list(locale, &phrases.iter().map(|phrase| say(locale, phrase, names)).collect::<Vec<_>>()).into()
        }
    }
}

fn format(locale: Locale, key: &str, args: &FluentArgs) -> Option<String> {
    let bundle = &BUNDLES[&locale];
    let pattern = bundle.get_message(key)?.value()?;
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(args), &mut errors);
    if !errors.is_empty() {
        tracing::warn!(key, ?errors, "a text has errors");
    }
    Some(text.into_owned())
}

type Bundle = FluentBundle<FluentResource>;

static BUNDLES: LazyLock<HashMap<Locale, Bundle>> =
    LazyLock::new(|| Locale::ALL.into_iter().map(|locale| (locale, load(locale))).collect());

/// Loads all files of a language. A syntax error drops only its message, and fails the tests.
fn load(locale: Locale) -> Bundle {
    let language: LanguageIdentifier = locale.code().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![language]);
    bundle.set_use_isolating(false);
    // A true minus sign instead of a hyphen, as in the charts.
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
                tracing::error!(file = %file.path().display(), ?errors, "a text file has syntax errors");
                resource
            }
        };
        if let Err(errors) = bundle.add_resource(resource) {
            tracing::error!(file = %file.path().display(), ?errors, "a text is defined twice");
        }
    }
    bundle
}

#[cfg(test)]
mod tests;
