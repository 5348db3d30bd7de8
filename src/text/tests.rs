//! Tests that all languages have all messages, in well-formed files.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentResource;

use super::{FILES, Locale, say};
use crate::game::{Phrase, Seat};

/// The arguments that each message of a language uses, by key.
fn messages(locale: Locale) -> BTreeMap<String, BTreeSet<String>> {
    let mut all = BTreeMap::new();
    for file in FILES.get_dir(locale.code()).expect("the language has a folder").files() {
        let source = file.contents_utf8().expect("UTF-8").to_owned();
        let resource =
            FluentResource::try_new(source).unwrap_or_else(|(_, errors)| panic!("{:?}: {errors:?}", file.path()));
        for key in resource.entries().filter_map(key_of) {
            let source = file.contents_utf8().expect("UTF-8");
            let args = args_of(source, &key);
            assert!(all.insert(key.clone(), args).is_none(), "{key} is defined twice in {}", locale.code());
        }
    }
    all
}

fn key_of(entry: &fluent_syntax::ast::Entry<&str>) -> Option<String> {
    match entry {
        fluent_syntax::ast::Entry::Message(message) => Some(message.id.name.to_owned()),
        _ => None,
    }
}

/// The `$names` in the text of a message: from its key to the next line that begins with a letter or `#`.
fn args_of(source: &str, key: &str) -> BTreeSet<String> {
    let mut lines =
        source.lines().skip_while(|line| line.split(" =").next() != Some(key) && line.split('=').next() != Some(key));
    let mut text = lines.next().unwrap_or_default().to_owned();
    for line in lines.take_while(|line| !line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '#')) {
        text.push_str(line);
    }
    let name = |rest: &str| rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-' || *c == '_').collect();
    text.split('$').skip(1).map(name).collect()
}

#[test]
fn all_languages_have_the_same_messages_and_arguments() {
    let english = messages(Locale::En);
    for locale in Locale::ALL {
        let others = messages(locale);
        let missing: Vec<_> = english.keys().filter(|key| !others.contains_key(*key)).collect();
        let surplus: Vec<_> = others.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(
            missing.is_empty() && surplus.is_empty(),
            "{}: missing {missing:?}, surplus {surplus:?}",
            locale.code()
        );
        for (key, args) in &english {
            assert_eq!(args, &others[key], "{key} in {} uses different arguments", locale.code());
        }
    }
}

#[test]
fn lists_of_names_are_localised() {
    let names = ["Anna".to_owned(), "Ben".to_owned(), "Chloé".to_owned()];
    let phrase = Phrase::new("verbatim").with("text", vec![Seat(0), Seat(1), Seat(2)]);
    assert_eq!(say(Locale::En, &phrase, &names), "Anna, Ben and Chloé");
    assert_eq!(say(Locale::Fr, &phrase, &names), "Anna, Ben et Chloé");
}

#[test]
fn locale_codes_become_languages() {
    assert_eq!(Locale::of("fr"), Locale::Fr);
    assert_eq!(Locale::of("en-GB"), Locale::En);
    assert_eq!(Locale::of("nb_NO.UTF-8"), Locale::No);
    assert_eq!(Locale::of("xx"), Locale::En);
    for locale in Locale::ALL {
        assert_eq!(Locale::of(locale.code()), locale);
        assert!(locale.discord_codes().iter().all(|code| Locale::of(code) == locale));
    }
}

#[test]
fn negative_numbers_have_a_true_minus_sign() {
    assert_eq!(say(Locale::En, &Phrase::new("discord-fastest").with("ms", -12_i64), &[]), "fastest −12 ms");
}
