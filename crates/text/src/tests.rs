//! Tests that all languages have all messages, in well-formed files.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};

use super::{FILES, FIRST_STRONG_ISOLATE, Locale, POP_ISOLATE, isolate_name, say};
use contract::{Arg, Phrase, Seat};
use unicode_bidi::BidiInfo;

const WORDING: &str = include_str!("../../../docs/wording.md");

/// Returns a language's messages by key, as written in the files.
fn messages(locale: Locale) -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    for file in FILES.get_dir(locale.code()).expect("the language has a folder").files() {
        let source = file.contents_utf8().expect("UTF-8");
        let resource = FluentResource::try_new(source.to_owned())
            .unwrap_or_else(|(_, errors)| panic!("{:?}: {errors:?}", file.path()));
        for key in resource.entries().filter_map(key_of) {
            let text = text_of(source, &key);
            assert!(all.insert(key.clone(), text).is_none(), "{key} is defined twice in {}", locale.code());
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

/// Returns a message's text, from its key to the next line that starts with a letter or `#`.
fn text_of(source: &str, key: &str) -> String {
    let mut lines = source.lines().skip_while(|line| line.split('=').next().map(str::trim_end) != Some(key));
    let first = lines.next().and_then(|line| line.split_once('=')).map_or("", |(_, text)| text);
    let rest = lines.take_while(|line| !line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '#'));
    std::iter::once(first).chain(rest).collect::<Vec<_>>().join("\n").trim().to_owned()
}

/// Returns the names of the arguments in a text.
fn args_of(text: &str) -> BTreeSet<&str> {
    let end =
        |rest: &str| rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_').unwrap_or(rest.len());
    text.split('$').skip(1).map(|rest| &rest[..end(rest)]).collect()
}

/// Returns the names of the arguments in a message and in the messages that it refers to.
fn args_of_message<'a>(messages: &'a BTreeMap<String, String>, key: &str) -> BTreeSet<&'a str> {
    let text = &messages[key];
    let referred = references_of(text).flat_map(|other| args_of_message(messages, other));
    args_of(text).into_iter().chain(referred).collect()
}

/// Returns the keys of other messages in a text.
fn references_of(text: &str) -> impl Iterator<Item = &str> {
    let inside = text.split('{').skip(1).filter_map(|rest| rest.split_once('}').map(|(inside, _)| inside.trim()));
    inside.filter(|inside| inside.starts_with(|c: char| c.is_ascii_lowercase()))
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
        for key in english.keys() {
            let unknown = references_of(&others[key]).find(|reference| !others.contains_key(*reference));
            assert_eq!(unknown, None, "{key} in {} refers to a message that does not exist", locale.code());
            let [expected, mut args] = [&english, &others].map(|messages| args_of_message(messages, key));
            // In some languages, “you” is the same for one player and for several.
            let addresses_several = ["discord-notice-turn", "discord-notice-reminder", "discord-notice-next"];
            args.retain(|arg| *arg != "count" || expected.contains(arg) || !addresses_several.contains(&key.as_str()));
            assert_eq!(args, expected, "{key} in {} uses different arguments", locale.code());
        }
    }
}

/// Returns the words in a text, without arguments and references.
fn words(text: &str) -> Vec<String> {
    let mut depth = 0;
    let outside = text.chars().map(|c| {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ if depth == 0 => return c,
            _ => (),
        }
        ' '
    });
    let outside: String = outside.collect();
    let words = outside.split(|c: char| !c.is_alphabetic()).filter(|word| word.len() > 2);
    words.map(str::to_lowercase).collect()
}

#[test]
fn no_message_is_still_english() {
    /// Words from English sentences that do not exist in the other languages.
    const ENGLISH: [&str; 12] =
        ["the", "your", "you", "this", "that", "with", "cards", "from", "which", "player", "players", "their"];
    /// Game names, which may look English.
    const NAMES: [&str; 4] = ["hisss", "rainbow", "snake", "snap"];
    let english = messages(Locale::En);
    for locale in Locale::ALL.into_iter().filter(|locale| *locale != Locale::En) {
        for (key, text) in &messages(locale) {
            let words = words(text);
            let foreign = words.iter().find(|word| ENGLISH.contains(&word.as_str()));
            assert_eq!(foreign, None, "{key} in {}: {text}", locale.code());
            let same = *text == english[key] && words.iter().filter(|word| !NAMES.contains(&word.as_str())).count() > 2;
            assert!(!same, "{key} in {} is as in English: {text}", locale.code());
        }
    }
}

/// Discord writes relative times in the reader's language, so they stand outside the sentences of a message.
#[test]
fn relative_times_stand_outside_sentences() {
    const TIMES: [&str; 15] = [
        "discord-archiving",
        "discord-deadline",
        "tournament-begins-at",
        "tournament-lobby-closes",
        "tournament-lobby-closes-duplicate",
        "discord-leaderboard-counts",
        "discord-lobby-closes",
        "discord-mine-own-turn",
        "discord-mine-turn",
        "discord-notice-reminder",
        "discord-notice-turn",
        "discord-scores-drawn",
        "discord-scores-ended",
        "discord-scores-running",
        "discord-scores-stopped",
    ];
    for locale in Locale::ALL {
        let messages = messages(locale);
        for key in TIMES {
            let text = &messages[key];
            let is_time = |part: &&str| ["$when }", "$deadline }", "$end }"].iter().any(|time| part.starts_with(time));
            let (before, time) = text.rsplit_once("{ ").filter(|(_, part)| is_time(part)).expect(key);
            let stands_alone = [": ", "· ", "⏳ ", "("].iter().any(|sign| before.ends_with(sign));
            let ends = matches!(time.split_once('}'), Some((_, "" | ")")));
            assert!(stands_alone && ends, "{key} in {}: {text}", locale.code());
        }
    }
}

/// A key is in use if it equals a string in the program, or several strings joined by hyphens. A placeholder in a
/// string stands for any words.
#[test]
fn no_message_is_unused() {
    let mut patterns = BTreeSet::new();
    let root = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let mut folders = vec![root.join("src"), root.join("crates")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            let is_test = path.file_stem().is_some_and(|name| name == "tests");
            if path.is_dir() && !is_test {
                folders.push(path);
            } else if !is_test && path.extension().is_some_and(|end| end == "rs") {
                patterns.extend(strings(&std::fs::read_to_string(&path).expect("a source")));
            }
        }
    }
    let english = messages(Locale::En);
    let referred: BTreeSet<&str> = english.values().flat_map(|text| references_of(text)).collect();
    let is_used = |key: &str| {
        referred.contains(key) || is_joined(&patterns, key) || patterns.iter().any(|pattern| matches(pattern, key))
    };
    let unused: Vec<_> = english.keys().filter(|key| !is_used(key)).collect();
    assert!(unused.is_empty(), "{unused:?}");
}

/// Returns the strings in a source file that may be keys: lower-case words with hyphens and placeholders. Each string
/// is split at its placeholders.
fn strings(source: &str) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    for string in source.split('"') {
        let may_be_key = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-_{}".contains(c);
        if !string.chars().all(may_be_key) {
            continue;
        }
        let parts = string.split('{').enumerate();
        let outside = |(number, part): (usize, &str)| match number {
            0 => part.to_owned(),
            _ => part.split_once('}').map_or("", |(_, rest)| rest).to_owned(),
        };
        let parts: Vec<String> = parts.map(outside).collect();
        if parts.len() == 1 || parts.iter().any(|part| part.len() > 3) {
            found.push(parts);
        }
    }
    found
}

/// Returns whether the key consists of several strings without placeholders, joined by hyphens.
fn is_joined(strings: &BTreeSet<Vec<String>>, key: &str) -> bool {
    let known = |part: &str| strings.contains(&vec![part.to_owned()]);
    let mut hyphens = key.match_indices('-').map(|(at, _)| (&key[..at], &key[at + 1..]));
    hyphens.any(|(first, rest)| known(first) && (known(rest) || is_joined(strings, rest)))
}

/// Returns whether the key contains these parts in order, starts with the first and ends with the last.
fn matches(parts: &[String], key: &str) -> bool {
    let [first, middle @ .., last] = parts else { return parts.first().is_some_and(|only| only == key) };
    let Some(mut rest) = key.strip_prefix(first.as_str()).and_then(|rest| rest.strip_suffix(last.as_str())) else {
        return false;
    };
    middle.iter().all(|part| {
        let found = rest.split_once(part.as_str());
        rest = found.map_or(rest, |(_, rest)| rest);
        found.is_some()
    })
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
    assert_eq!(Locale::from_code("fr"), Locale::Fr);
    assert_eq!(Locale::from_code("en-GB"), Locale::En);
    assert_eq!(Locale::from_code("nb_NO.UTF-8"), Locale::No);
    assert_eq!(Locale::from_code("xx"), Locale::En);
    for locale in Locale::ALL {
        assert_eq!(Locale::from_code(locale.code()), locale);
        assert!(locale.discord_codes().all(|code| Locale::from_code(code) == locale));
    }
}

#[test]
fn every_folder_is_a_language_with_a_name_and_codes() {
    let folders: BTreeSet<_> = FILES.dirs().filter_map(|folder| folder.path().to_str()).collect();
    assert_eq!(folders, Locale::ALL.map(Locale::code).into());
    assert!(
        Locale::ALL.iter().all(|locale| !locale.native_name().is_empty() && !locale.discord_codes().any(str::is_empty))
    );
}

/// A word has the same form in all messages. `docs/wording.md` lists the forms to avoid, where “isän…” stands for all
/// words that begin with these letters.
#[test]
fn messages_use_the_words_of_the_glossary() {
    let (_, table) = WORDING.split_once("| language | write | not |\n").expect("the table of words");
    let rows = table.lines().skip(1).map_while(|line| line.strip_prefix("| ")?.strip_suffix(" |"));
    let rows: Vec<[&str; 3]> =
        rows.map(|row| row.split(" | ").collect::<Vec<_>>().try_into().expect("three columns")).collect();
    assert!(rows.len() > 8, "{rows:?}");
    for [language, better, avoided] in rows {
        let messages = messages(language.parse().expect("a language"));
        for word in avoided.split(", ") {
            let is_avoided = |found: &str| match word.strip_suffix('…') {
                Some(start) => found.starts_with(start),
                None => found == word,
            };
            let has_it = |text: &str| spoken(text).any(|found| is_avoided(&found));
            let keys: Vec<_> = messages.iter().filter(|(_, text)| has_it(text)).map(|(key, _)| key).collect();
            assert!(keys.is_empty(), "{language}: write “{better}”, not “{word}”: {keys:?}");
        }
    }
}

/// Returns the words that readers see, in lower case, including the words of all variants.
fn spoken(text: &str) -> impl Iterator<Item = String> {
    let tokens = text.split(|c: char| !c.is_alphanumeric() && !"$-".contains(c));
    let words = tokens.filter(|token| !token.starts_with('$')).flat_map(|token| token.split('-'));
    words.map(str::to_lowercase)
}

/// Phones show about 24 characters of a button's label.
#[test]
fn labels_of_buttons_are_short() {
    const MAX: usize = 24;
    /// The longest labels, which cannot be shortened in all languages.
    const LONG: [&str; 3] = ["agree-stop-button", "daily-button-todays", "sssnake-button-discard"];
    let mut long = BTreeSet::new();
    for locale in Locale::ALL {
        let messages = messages(locale);
        for key in messages.keys().filter(|key| key.contains("-button") && !key.contains("-unknown-")) {
            let longest = longest(&messages, key);
            if longest.chars().count() > MAX {
                long.insert(key.clone());
            }
        }
    }
    assert_eq!(long, LONG.map(str::to_owned).into(), "shorten a label, or list it here");
}

/// Returns a message with the longest variant of each selector. Each argument counts as one digit.
fn longest(messages: &BTreeMap<String, String>, key: &str) -> String {
    let source = format!("{key} = {}\n", messages[key]);
    let resource = FluentResource::try_new(source).expect("a message");
    let Some(fluent_syntax::ast::Entry::Message(message)) = resource.entries().next() else { unreachable!() };
    longest_pattern(messages, message.value.as_ref().expect("a text"))
}

fn longest_pattern(messages: &BTreeMap<String, String>, pattern: &Pattern<&str>) -> String {
    let part = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => (*value).to_owned(),
        PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
            let variants = variants.iter().map(|variant| longest_pattern(messages, &variant.value));
            variants.max_by_key(|variant| variant.chars().count()).unwrap_or_default()
        }
        PatternElement::Placeable { expression: Expression::Inline(InlineExpression::MessageReference { id, .. }) } => {
            longest(messages, id.name)
        }
        PatternElement::Placeable { .. } => "7".to_owned(),
    };
    pattern.elements.iter().map(part).collect()
}

/// `read.txt` stores a hash of each English message as it was when its translations were last read.
#[test]
fn translations_are_read_again_when_the_english_changes() {
    let hash = |text: &str| {
        text.bytes().fold(0x811C_9DC5, |hash: u32, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
    };
    let lines: Vec<String> =
        messages(Locale::En).iter().map(|(key, text)| format!("{key} {:08x}", hash(text))).collect();
    if std::env::var_os("TRANSLATIONS_READ").is_some() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/src/read.txt");
        std::fs::write(file, lines.join("\n") + "\n").expect("a writable file");
        return;
    }
    let read: BTreeSet<&str> = include_str!("read.txt").lines().collect();
    let changed: Vec<_> = lines.iter().filter(|line| !read.contains(line.as_str())).collect();
    assert!(
        changed.is_empty(),
        "The English of these messages is new or has changed. Read each of them in the nine other languages, mend what \
         no longer says the same, and then run `TRANSLATIONS_READ=1 cargo test -p text`: {changed:#?}"
    );
}

#[test]
fn negative_numbers_have_a_true_minus_sign() {
    assert_eq!(say(Locale::En, &Phrase::new("discord-chart-down").with("by", -12_i64), &[]), "down −12");
}

#[test]
fn times_have_the_decimal_sign_of_the_language() {
    for (ms, english) in [(0, "0.00 s"), (412, "0.41 s"), (1_855, "1.86 s"), (9_996, "10.00 s")] {
        for locale in Locale::ALL {
            let sign = if locale == Locale::En { "." } else { "," };
            let said = say(locale, &Phrase::seconds(ms), &[]).replace('\u{a0}', " ");
            assert_eq!(said, english.replace('.', sign));
        }
    }
}

const RIGHT_TO_LEFT: &str = "דניאל 7";

/// Returns whether the text around the name keeps its order from left to right.
fn stays_in_place(text: &str) -> bool {
    let bidi = BidiInfo::new(text, None);
    let inside = text.char_indices().scan(false, |inside, (index, c)| {
        *inside = c == FIRST_STRONG_ISOLATE || *inside && c != POP_ISOLATE;
        Some((index, *inside && c != FIRST_STRONG_ISOLATE))
    });
    let around = inside.filter(|(_, inside)| !inside);
    bidi.paragraphs.iter().all(|paragraph| paragraph.level.is_ltr())
        && around.into_iter().all(|(index, _)| bidi.levels[index].number() == 0)
}

/// A right-to-left name does not change the order of the words and digits around it, in any message in any language.
#[test]
fn a_name_from_right_to_left_turns_no_message_around() {
    let mut turned_without_isolates = 0;
    let english: &'static _ = Box::leak(Box::new(messages(Locale::En)));
    let args: BTreeSet<&'static str> = english.values().flat_map(|text| args_of(text)).collect();
    for locale in Locale::ALL {
        for key in english.keys() {
            let phrase = |name: &str| {
                let args = args.iter().map(|arg| (*arg, Arg::Verbatim(name.to_owned())));
                say(locale, &Phrase { key: key.clone().into(), args: args.collect() }, &[])
            };
            let text = format!("{} · 1 : 0", phrase(&isolate_name(RIGHT_TO_LEFT)));
            assert!(stays_in_place(&text), "{key} in {}: {text:?}", locale.code());
            turned_without_isolates += usize::from(!stays_in_place(&format!("{} · 1 : 0", phrase(RIGHT_TO_LEFT))));
        }
    }
    assert!(turned_without_isolates > 1_000, "isolates are needed, and this test sees it");
}

#[test]
fn only_names_from_right_to_left_have_isolates() {
    for name in ["Anna", "Ngọc Ánh", "Юлия", "李明", "ज़िंदगी", "🐍 7"] {
        assert_eq!(isolate_name(name), name);
    }
    for name in ["דניאל", "علي 7", "Dai د", "𐤀𐤁", "𞤀𞤣", "ﷺ"] {
        assert_eq!(isolate_name(name), format!("\u{2068}{name}\u{2069}"));
    }
    let outbreak = "ד\u{2069}\u{202E}\u{200F}x\u{2067}";
    assert_eq!(isolate_name(outbreak), "\u{2068}דx\u{2069}");
    assert!(stays_in_place(&format!("{} · 1 : 0", isolate_name(outbreak))));
}
