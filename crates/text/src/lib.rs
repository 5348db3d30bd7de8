//! Texts: everything that users read, as Project Fluent messages in `assets/text/<language>`.
//!
//! To add a language, add a folder and a variant of [`Locale`]. Messages that are missing in a language appear in
//! English.

use std::collections::HashMap;
use std::sync::{LazyLock, PoisonError, RwLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use include_dir::{Dir, include_dir};
use serde::{Deserialize, Serialize};
use strum::{EnumCount, EnumProperty, VariantArray};
use unic_langid::LanguageIdentifier;

use contract::{Arg, Phrase, Scene, Seat};

static FILES: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../assets/text");

/// Starts a part of a text whose writing direction does not affect the rest (U+2068, first strong isolate).
pub const FIRST_STRONG_ISOLATE: char = '\u{2068}';
/// Ends a part that [`FIRST_STRONG_ISOLATE`] started (U+2069, pop directional isolate).
pub const POP_ISOLATE: char = '\u{2069}';

/// A supported language. The variant is the ISO 639-1 code, which is also the folder's name. Its properties are the
/// language's name in the language itself, and Discord's codes
/// (<https://discord.com/developers/docs/reference#locales>).
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

    /// Returns the folder's name, an ISO 639-1 code, which `FromStr` parses.
    pub fn code(self) -> &'static str {
        self.into()
    }

    /// Returns the language's name in the language itself.
    pub fn native_name(self) -> &'static str {
        self.get_str("name").unwrap_or_default()
    }

    /// Returns the language for a locale code such as `fr`, `en-GB` or `nb_NO.UTF-8`, or English if the language is not
    /// supported.
    pub fn from_code(code: &str) -> Locale {
        let language = match code.split(['-', '_', '.']).next().unwrap_or_default() {
            "nb" | "nn" => "no",
            language => language,
        };
        language.parse().unwrap_or_default()
    }

    /// Returns Discord's codes for this language, used to localize commands.
    pub fn discord_codes(self) -> impl Iterator<Item = &'static str> {
        self.get_str("discord").unwrap_or_default().split(' ')
    }
}

/// Returns the phrase as text. `names` are the players' names by seat. A seat without a name appears as its number.
pub fn say(locale: Locale, phrase: &Phrase, names: &[String]) -> String {
    let name = |seat: &Seat| names.get(seat.index()).cloned().unwrap_or_else(|| (seat.0 + 1).to_string());
    let args = phrase.args.iter().map(|(key, arg)| {
        let value: FluentValue = match arg {
            Arg::Number(number) => FluentValue::from(*number as f64),
            Arg::Seat(seat) => name(seat).into(),
            Arg::Seats(seats) => join_list(locale, seats.iter().map(name)).into(),
            Arg::Verbatim(text) => text.as_str().into(),
            Arg::Phrase(phrase) => say(locale, phrase, names).into(),
            Arg::List(phrases) => join_list(locale, phrases.iter().map(|phrase| say(locale, phrase, names))).into(),
        };
        (*key, value)
    });
    let args: FluentArgs = args.collect();
    format_message(locale, &phrase.key, &args)
        .or_else(|| format_message(Locale::En, &phrase.key, &args))
        .unwrap_or_else(|| phrase.key.clone().into_owned())
}

/// Prepares a name for use within a text. A right-to-left name is put into isolates (UAX #9), so that digits and names
/// next to it stay in place. Characters that change the writing direction are removed, so that the name cannot end its
/// isolate.
///
/// Other names need no isolates, because all supported languages are written from left to right.
pub fn isolate_name(name: &str) -> String {
    let turns =
        |c| matches!(c, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    // The blocks of right-to-left scripts; see "Bidi_Class" in DerivedBidiClass.txt.
    let from_right = |c| {
        matches!(c, '\u{590}'..='\u{8FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFE}'
            | '\u{10800}'..='\u{10FFF}' | '\u{1E800}'..='\u{1EFFF}')
    };
    let name = name.replace(turns, "");
    if name.contains(from_right) { format!("{FIRST_STRONG_ISOLATE}{name}{POP_ISOLATE}") } else { name }
}

/// Returns the phrase as text that ends with a full stop.
pub fn format_sentence(locale: Locale, phrase: &Phrase, names: &[String]) -> String {
    let mut sentence = say(locale, phrase, names);
    if sentence.ends_with(|c: char| c.is_alphanumeric() || c == ')') {
        sentence.push('.');
    }
    sentence
}

/// Returns the picture with its words in this language.
pub fn localize_scene(locale: Locale, scene: Scene) -> Scene {
    scene.localized(|phrase| say(locale, phrase, &[]))
}

/// Returns whether this language has its own message with this key.
pub fn has_message(locale: Locale, key: &str) -> bool {
    LANGUAGES[&locale].sources.contains_key(key)
}

/// Joins the items of a list: "Anna, Ben and Chloé".
fn join_list(locale: Locale, items: impl Iterator<Item = String>) -> String {
    let mut items: Vec<String> = items.collect();
    let last = items.pop().unwrap_or_default();
    if items.is_empty() {
        return last;
    }
    say(locale, &Phrase::new("list-and").with("first", items.join(", ")).with("last", last), &[])
}

fn format_message(locale: Locale, key: &str, args: &FluentArgs) -> Option<String> {
    let language = &LANGUAGES[&locale];
    let format = |bundle: &Bundle| {
        let pattern = bundle.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(args), &mut errors);
        if !errors.is_empty() {
            tracing::warn!(key, ?errors, "a text has errors");
        }
        Some(text.into_owned())
    };
    let known = format(&language.parsed.read().unwrap_or_else(PoisonError::into_inner));
    known.or_else(|| {
        let mut bundle = language.parsed.write().unwrap_or_else(PoisonError::into_inner);
        language.load_message(key, &mut bundle);
        format(&bundle)
    })
}

type Bundle = FluentBundle<FluentResource>;

/// A language's messages. Each message is parsed when it is first used. Parsing all messages in all languages would
/// need 10 MiB.
struct Language {
    /// The source of each message, by key.
    sources: HashMap<&'static str, &'static str>,
    parsed: RwLock<Bundle>,
}

static LANGUAGES: LazyLock<HashMap<Locale, Language>> =
    LazyLock::new(|| Locale::ALL.into_iter().map(|locale| (locale, Language::load(locale))).collect());

impl Language {
    /// Finds the messages in all of a language's files.
    fn load(locale: Locale) -> Language {
        let language: LanguageIdentifier = locale.code().parse().unwrap_or_default();
        let mut bundle = Bundle::new_concurrent(vec![language]);
        bundle.set_use_isolating(false);
        // Negative numbers get a real minus sign instead of a hyphen, as in the charts.
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) if number.value < 0.0 => Some(number.as_string().replacen('-', "−", 1)),
            _ => None,
        }));
        let files = FILES.get_dir(locale.code()).map(|folder| folder.files()).into_iter().flatten();
        let sources = files.flat_map(|file| sources(file.contents_utf8().unwrap_or_default())).collect();
        Language { sources, parsed: RwLock::new(bundle) }
    }

    /// Parses a message and the messages that it refers to. A message with a syntax error is logged and left out. The
    /// tests find such messages.
    fn load_message(&self, key: &str, bundle: &mut Bundle) {
        let Some(source) = self.sources.get(key).filter(|_| !bundle.has_message(key)) else { return };
        let resource = FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(resource, errors)| {
            tracing::error!(key, ?errors, "a text has syntax errors");
            resource
        });
        bundle.add_resource_overriding(resource);
        references(source).filter(|other| *other != key).for_each(|other| self.load_message(other, bundle));
    }
}

/// Returns each message in a file with its key. A message starts with a letter at the beginning of a line.
fn sources(file: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = file.split_inclusive('\n').scan(0, |end, line| {
        let start = *end;
        *end += line.len();
        Some((start, line))
    });
    let ends = |&(_, line): &(usize, &str)| line.starts_with(|first: char| first.is_ascii_alphabetic() || first == '#');
    let mut lines = lines.filter(ends).peekable();
    std::iter::from_fn(move || {
        loop {
            let (start, line) = lines.next()?;
            let end = lines.peek().map_or(file.len(), |(next, _)| *next);
            if let (false, Some((key, _))) = (line.starts_with('#'), line.split_once('=')) {
                return Some((key.trim_end(), &file[start..end]));
            }
        }
    })
}

/// Returns the keys of the messages that a message refers to.
fn references(source: &str) -> impl Iterator<Item = &str> {
    let inside = source.split('{').skip(1).filter_map(|rest| rest.split_once('}').map(|(inside, _)| inside.trim()));
    inside.filter(|inside| inside.starts_with(|c: char| c.is_ascii_lowercase()))
}

#[cfg(test)]
mod tests;
